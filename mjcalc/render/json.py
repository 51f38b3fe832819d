"""One JSON value: an object for the one hand of a command line, else an array, written as its elements come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from json import dumps
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mjcalc.records import Record
    from mjcalc.render import View
    from mjcalc.render.page import Page


def records(records: Iterable[Record[Any]], view: View) -> Iterator[str]:
    """An object, or an array of objects."""
    between = "[\n" if view.many else ""
    for record in records:
        yield between + _text(record.to_dict(view.explain))
        between = ",\n"
    if view.many:
        yield "[]\n" if between == "[\n" else "\n]\n"
    else:
        yield "\n"


def page(page: Page, view: View) -> Iterator[str]:
    """The data of a page."""
    yield _text(page.data) + "\n"


def _text(data: Any) -> str:
    return dumps(data, ensure_ascii=False, indent=2)
