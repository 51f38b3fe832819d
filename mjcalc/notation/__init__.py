"""Text to hands and back.

:func:`read` takes a line in any notation and says how it understood it, :func:`write` gives canonical native text. What
cannot be read raises :class:`~mjcalc.errors.NotationError`; a hand that can be read is returned even when it cannot exist.

Each notation is a start rule in ``grammar/hand.lark`` and a module here that makes a hand of its tree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mjcalc.notation.native import Parsed
from mjcalc.notation.text import fold, is_blank
from mjcalc.notation.words import Facts, combine, context

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

    from mjcalc.errors import InputError, NotationError
    from mjcalc.hand import Hand, Meld

__all__ = [
    "Facts",
    "Parsed",
    "caret",
    "combine",
    "context",
    "decode",
    "is_blank",
    "lines",
    "parse",
    "parse_melds",
    "parse_tiles",
    "parse_words",
    "read",
    "write",
]


def parse(text: str, *, line: int = 1) -> Hand:
    """The hand that a text says; ``line`` is its number for error messages.

    Raises :class:`~mjcalc.errors.NotationError` when it cannot be read, and :class:`~mjcalc.errors.HandError` when its words
    contradict each other.

    >>> parse("123m 456m [EEE] 789m 5m +5m | zimo round=E").size
    14
    """
    return read(text, line=line).hand


def read(text: str, *, line: int = 1) -> Parsed:
    """As :func:`parse`, with notes on how the text was understood, what it said about the context, and its dialect."""
    from mjcalc.errors import NotationError
    from mjcalc.notation import native

    folded = fold(text, line)
    try:
        return native.read(folded)
    except NotationError:
        from mjcalc.notation.shape import not_native

        other = not_native(folded)
        if other is None:
            raise
        raise other from None


def parse_tiles(text: str) -> tuple[int, ...]:
    """Tiles alone, in the order written: ``123m5pE``. Raises :class:`~mjcalc.errors.NotationError`."""
    from mjcalc.notation import native

    return native.read_tiles(fold(text))


def parse_melds(text: str, kind: str | None = None) -> tuple[Meld, ...]:
    """Sets alone, with brackets or without: ``[123m] EEE (1111m)``; without brackets each word is a set.

    ``kind`` is what an option says they are (``chow``, ``pung``, ``kong``, ``concealed-kong``); then one tile is enough: ``E`` for
    ``EEE``. Without it four equal tiles and no mark are a concealed kong, as everywhere. Raises
    :class:`~mjcalc.errors.NotationError`, also for a set that is not of its kind.
    """
    from mjcalc.notation import native

    return native.read_melds(fold(text), kind)[0]


def parse_words(text: str) -> Facts:
    """Context words alone: what they say, and nothing that they do not. :func:`context` makes the whole context of it.

    Raises :class:`~mjcalc.errors.NotationError` and :class:`~mjcalc.errors.HandError`.
    """
    from mjcalc.notation import native

    return native.read_words(fold(text))


def write(hand: Hand, style: str = "ascii") -> str:
    """Canonical native text; see :func:`mjcalc.notation.writing.write`."""
    from mjcalc.notation.writing import write

    return write(hand, style)


def caret(error: NotationError) -> str:
    """The line with the mistake and a line with carets; see :func:`mjcalc.notation.carets.caret`."""
    from mjcalc.notation.carets import caret

    return caret(error)


def decode(data: bytes, encoding: str | None = None) -> str:
    """Text from bytes; see :func:`mjcalc.notation.files.decode`."""
    from mjcalc.notation.files import decode

    return decode(data, encoding)


def lines(stream: BinaryIO, encoding: str | None = None) -> Iterator[tuple[int, str | InputError]]:
    """The lines of a file; see :func:`mjcalc.notation.files.lines`."""
    from mjcalc.notation.files import lines

    return lines(stream, encoding)
