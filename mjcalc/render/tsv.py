"""As CSV, with tabs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from mjcalc.render import csv

if TYPE_CHECKING:
    from mjcalc.records import Record
    from mjcalc.render import View
    from mjcalc.render.page import Page
    from mjcalc.scoring import Score


def records(records: Iterable[Record[Score]], view: View) -> Iterator[str]:
    """The head, then a row a record."""
    return csv.records(records, view, "\t")


def page(page: Page, view: View) -> Iterator[str]:
    """The head and the rows of a page's table."""
    return csv.page(page, view, "\t")
