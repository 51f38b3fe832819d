"""Comma-separated values with a head, in UTF-8. Hands and readings stand last, for glyphs of tiles differ in width."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from typing import TYPE_CHECKING

from mjcalc.errors import MjcalcError, NotationError
from mjcalc.render import hands

if TYPE_CHECKING:
    from mjcalc.records import Record
    from mjcalc.render import View
    from mjcalc.render.page import Page
    from mjcalc.scoring import Score

HEAD = (
    "file",
    "line",
    "ok",
    "total",
    "base",
    "short",
    "fans",
    "fans_en",
    "error",
    "message",
    "column",
    "input",
    "reading",
    "hand",
)

BOM = "\ufeff"


def records(records: Iterable[Record[Score]], view: View, delimiter: str = ",") -> Iterator[str]:
    """The head, then a row a record."""
    yield start(view) + table_row((*HEAD, *(("settlement",) if view.settle else ())), delimiter)
    for record in records:
        yield table_row(_cells(record, view), delimiter)


def page(page: Page, view: View, delimiter: str = ",") -> Iterator[str]:
    """The head and the rows of a page's table."""
    yield start(view) + table_row(page.table.keys, delimiter)
    for row in page.table.rows:
        yield table_row(row, delimiter)


def start(view: View) -> str:
    """A byte order mark, where one is wanted."""
    return BOM if view.bom else ""


def table_row(cells: Sequence[object], delimiter: str) -> str:
    """One row as a line."""
    out = StringIO()
    csv.writer(out, delimiter=delimiter, lineterminator="\n").writerow(cells)
    return out.getvalue()


def _cells(record: Record[Score], view: View) -> tuple[object, ...]:
    result = record.result
    if isinstance(result, MjcalcError):
        column = result.column if isinstance(result, NotationError) else ""
        score: tuple[object, ...] = ("", "", "", "", "")
        error: tuple[object, ...] = (result.code, result.text(view.lang), column)
        reading = ""
    else:
        score = (
            result.total,
            result.base,
            result.short,
            hands.fan_list(result, zh=True),
            hands.fan_list(result, zh=False),
        )
        error = ("", "", "")
        reading = hands.reading(result, view.tiles)
    ok = str(record.ok).lower()
    paid = "" if isinstance(result, MjcalcError) else ", ".join(map(" ".join, hands.payments(result, view)))
    hand = "" if record.hand is None else hands.hand(record, view.tiles)
    return (
        record.file or "",
        record.line,
        ok,
        *score,
        *error,
        record.input,
        reading,
        hand,
        *([paid] if view.settle else []),
    )
