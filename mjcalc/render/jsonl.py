"""One JSON object a line; docs/schema.json says what is in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from json import dumps
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mjcalc.records import Record
    from mjcalc.render import View


def records(records: Iterable[Record[Any]], view: View) -> Iterator[str]:
    """An object a record."""
    for record in records:
        yield dumps(record.to_dict(view.explain), ensure_ascii=False) + "\n"
