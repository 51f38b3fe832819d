"""Text before it is parsed: a line to plain characters, and back to where an error lies in it.

People write full-width digits, traditional characters and whatever their input method makes of a bracket. :func:`fold` turns
all of it into the few characters that the grammar knows and remembers where each came from.
"""

from __future__ import annotations

from mjcalc.errors import NotationError, Note

#: Characters that mean the same as others: traditional forms, other names, and what a Chinese keyboard gives for brackets.
SAME = str.maketrans(
    "萬餅筒條索伍東發発財紅風蘭點絕張報聽開槓搶門莊閒閑迴後榮【】〔〕《〈、‐−–—",
    "万饼饼条条五东发发财红风兰点绝张报听开杠抢门庄闲闲回后荣[][]<<,----",
)

#: Characters without width: they come along when text is copied, and after a tile glyph to choose its look.
INVISIBLE = frozenset("\u200b\u200c\u200d\u2060\ufeff\ufe0e\ufe0f")

_BLANK = " \t\r\n\v\f\u00a0\u3000" + "".join(sorted(INVISIBLE))

#: A hand has at most 18 tiles and eight flowers; whatever is longer than this is no hand.
LONGEST = 1000

#: How much of a user's text a message quotes.
QUOTED = 24


class Folded:
    """A line as it was given (``source``) and as the grammar reads it (``text``)."""

    __slots__ = ("_columns", "line", "source", "text")

    def __init__(self, source: str, line: int, text: str, columns: list[int] | None) -> None:
        self.source = source
        self.line = line
        self.text = text
        self._columns = columns

    def error(self, code: str, start: int, end: int = 0, **params: object) -> NotationError:
        """A :class:`NotationError` for ``text[start:end]``; ``start`` past the text means its end."""
        end = max(end, start + 1)
        if self._columns is not None:
            start, end = self._columns[min(start, len(self.text))], self._columns[min(end, len(self.text) + 1) - 1] + 1
        else:
            start, end = min(start, len(self.source)), min(end, len(self.source) + 1)
        return NotationError(Note(code, **params), self.source, start + 1, end + 1, self.line)


def fold(source: str, line: int = 1) -> Folded:
    """Fold a line; raises :class:`NotationError` ``notation.too_long`` when it cannot be a hand (a comment does not count)."""
    if len(source) > LONGEST:
        hand = min((at for mark in "#＃" if (at := source.find(mark)) >= 0), default=len(source))
        if hand > LONGEST:
            raise NotationError(Note("notation.too_long", length=hand), source, LONGEST + 1, LONGEST + 2, line)
        if hand < len(source):
            short = fold(source[:hand], line)
            return Folded(source, line, short.text, short._columns or list(range(hand + 1)))
    if source.isascii():
        return Folded(source, line, source, None)
    from unicodedata import normalize

    parts: list[str] = []
    columns: list[int] = []
    for i, char in enumerate(source):
        if char in INVISIBLE:
            continue
        plain = char if char.isascii() else normalize("NFKC", char).translate(SAME)
        parts.append(plain)
        columns.extend([i] * len(plain))
    columns.append(len(source))
    return Folded(source, line, "".join(parts), columns)


def is_blank(text: str) -> bool:
    """Whether a line holds nothing but blanks and a comment."""
    rest = text.lstrip(_BLANK)
    return not rest or rest[0] in "#＃"


def quote(text: str) -> str:
    """A piece of a user's text as a message may show it: short, and without what a terminal would act on."""
    shown = "".join(visible(char) for char in text[: QUOTED + 1])
    return shown if len(text) <= QUOTED else shown[: QUOTED - 1] + "…"


def visible(char: str) -> str:
    """The character itself, or a blank or � for one that would move the cursor or cannot be written."""
    if char.isprintable() or char in INVISIBLE:
        return char
    return " " if char.isspace() else "\ufffd"
