"""Columns whose cells a terminal shows: a Chinese character takes two cells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

GAP = "  "


def width(text: str) -> int:
    """How many cells a terminal takes for a text."""
    if text.isascii():
        return len(text)
    from unicodedata import category, east_asian_width

    return sum(
        0 if category(char) in ("Mn", "Me", "Cf") else 2 if east_asian_width(char) in "WF" else 1 for char in text
    )


def pad(text: str, cells: int, *, right: bool = False) -> str:
    """The text filled up with blanks; ``right`` puts it to the right."""
    blanks = " " * (cells - width(text))
    return blanks + text if right else text + blanks


def align(rows: Sequence[Sequence[str]], right: Iterable[int] = ()) -> Iterator[str]:
    """The rows as lines of aligned columns, those numbered in ``right`` to the right; a column without any text is left out."""
    kept = [i for i, column in enumerate(zip(*rows, strict=True)) if any(column)]
    cells = {i: max(width(row[i]) for row in rows) for i in kept}
    for row in rows:
        yield GAP.join(pad(row[i], cells[i], right=i in right) for i in kept).rstrip()


def wrap(text: str, cells: int) -> Iterator[str]:
    """The text in lines of at most so many cells: broken at blanks, and between Chinese characters but not before punctuation."""
    line = ""
    for piece in _pieces(text):
        if line and width(line + piece.rstrip()) > cells:
            yield line.rstrip()
            line = ""
        line += piece
    if line:
        yield line.rstrip()


def _pieces(text: str) -> Iterator[str]:
    """What may not be broken: words with the blanks behind them, Chinese characters with the punctuation behind them."""
    piece = ""
    for char in text:
        ends = piece.endswith(" ") or (piece and width(piece[-1] + char) > 2 and char not in _CLOSING)
        if ends:
            yield piece
            piece = ""
        piece += char
    if piece:
        yield piece


#: Punctuation that begins no line.
_CLOSING = " ，。；：、）」”》)"
