"""Where in a line a mistake lies, for people to see."""

from __future__ import annotations

from mjcalc.errors import NotationError
from mjcalc.notation.text import INVISIBLE, visible

#: How many cells of a line are shown.
WINDOW = 76


def caret(error: NotationError) -> str:
    """The line with the mistake, and a line below it with ``^`` under each wrong character.

    Carets stand where a terminal shows the characters: a Chinese character takes two cells. Of a long line only the part
    around the mistake is shown, with ``…`` where it goes on.
    """
    first = error.column - 1
    # A mark that runs past the window tells no more than one that fills half of it.
    last = max(min(error.end - 1, first + WINDOW // 2), first + 1)
    left, right = max(0, first - WINDOW), last + WINDOW
    cells = [(visible(char), _width(char)) for char in error.source[left:right]]
    first, last = first - left, last - left
    start, stop = first, min(last, len(cells))
    width = sum(size for _, size in cells[start:stop])
    while True:  # take in neighbours on both sides while they fit
        before = cells[start - 1][1] if start > 0 else None
        after = cells[stop][1] if stop < len(cells) else None
        if after is not None and width + after <= WINDOW and (before is None or stop - last < first - start):
            width, stop = width + after, stop + 1
        elif before is not None and width + before <= WINDOW:
            width, start = width + before, start - 1
        elif after is not None and width + after <= WINDOW:
            width, stop = width + after, stop + 1
        else:
            break
    head = "…" if left + start > 0 else ""
    tail = "…" if left + stop < len(error.source) else ""
    line = head + "".join(char for char, _ in cells[start:stop]) + tail
    blank = len(head) + sum(size for _, size in cells[start:first])
    marks = sum(size for _, size in cells[first:last]) or 1
    return f"{line}\n{' ' * blank}{'^' * marks}"


def _width(char: str) -> int:
    """How many cells a terminal takes for a character."""
    if char.isascii():
        return 1
    from unicodedata import category, east_asian_width

    if char in INVISIBLE or category(char) in ("Mn", "Me"):
        return 0
    return 2 if east_asian_width(char) in "WF" else 1
