"""The total alone, one a line; ``-`` where there is none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from mjcalc.errors import MjcalcError

if TYPE_CHECKING:
    from mjcalc.records import Record
    from mjcalc.render import View
    from mjcalc.scoring import Score


def records(records: Iterable[Record[Score]], view: View) -> Iterator[str]:
    """A line a record."""
    for record in records:
        yield "-\n" if isinstance(record.result, MjcalcError) else f"{record.result.total}\n"
