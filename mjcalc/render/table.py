"""Tables with heads, drawn by tabulate; wcwidth beside it makes Chinese columns align."""

from __future__ import annotations

from typing import TYPE_CHECKING

import tabulate as tabulate_module
from tabulate import tabulate

from mjcalc.render.columns import width as columns_width
from mjcalc.render.columns import wrap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mjcalc.render.page import Table


# Heads need no more room than they take.
tabulate_module.MIN_PADDING = 0

#: No column is made narrower than this.
_NARROWEST = 16
_GAP = 2


def draw(table: Table, style: str, width: int = 0) -> str:
    """The table in one of tabulate's formats; lists in the last columns are broken to fit a ``width`` other than 0."""
    return rows(table.heads, fit(table, width) if width else table.rows, table.right, style)


def rows(heads: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int], style: str) -> str:
    """Rows under heads; every cell stays the text it is."""
    align = ["right" if i in right else "left" for i in range(len(heads))]
    drawn = tabulate(rows, headers=heads, tablefmt=style, colalign=align if rows else None, disable_numparse=True)
    return "\n".join(line.rstrip() for line in drawn.splitlines())


def fit(table: Table, width: int) -> list[list[str]]:
    """The rows with the widest of the last two columns broken into lines, so that the whole takes ``width`` cells if it can."""
    columns = [max(map(columns_width, column)) for column in zip(table.heads, *table.rows, strict=True)]
    last = len(columns) - 1
    narrow = list(columns)
    while sum(narrow) + _GAP * last > width:
        widest = max((last - 1, last), key=lambda i: narrow[i])
        if narrow[widest] <= _NARROWEST:
            break
        narrow[widest] -= 1
    return [
        ["\n".join(wrap(cell, narrow[i])) if narrow[i] < columns[i] else cell for i, cell in enumerate(row)]
        for row in table.rows
    ]
