"""Which notation a text is written in, by its shape."""

from __future__ import annotations

from mjcalc.errors import NotationError
from mjcalc.notation.text import Folded

#: dialect → what a hand in it looks like: a letter before the digits, mostly. The first that fits is it.
SHAPES = {
    "botzone": r"(?:\s*(?:[WTBFJH][1-9](?![0-9])|PENG|GANG|CHI))+",
    "western": r"(?:\s*(?:[BCD][1-9]+|[1-9]+[BCD]|[ESWNRG]+))+",
    "pmn": r"(?:\s*[cdbwrf][1-9]+)+",
    "kobalab": r"(?:[\s,]*[mpsz](?:[0-9][-+=_*]*)+)+",
}


def guess(line: Folded) -> str | None:
    """The dialect of a line that is no native notation; None if it has the shape of none.

    ``B123`` alone is dots in one family and bamboo in another; it is taken for ``western`` here.
    """
    import re

    tiles = _tiles(line)
    for name, shape in SHAPES.items():
        if any(char.isdigit() for char in tiles) and re.fullmatch(shape, tiles):
            return name
    return None


def not_native(line: Folded) -> NotationError | None:
    """The error for a line in a dialect that is not read; None if it is in none."""
    name = guess(line)
    if name is None:
        return None
    tiles = _tiles(line)
    start = len(tiles) - len(tiles.lstrip())
    return line.error("notation.dialect", start, len(tiles), dialect=name)


def _tiles(line: Folded) -> str:
    """The part of a line that says tiles, without what follows ``|`` or ``#``."""
    return line.text.partition("#")[0].partition("|")[0].rstrip()
