"""One line a hand, four fields between tabs: total, fans, reading, hand; or ``-``, the error's code, its message, the line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from mjcalc.errors import MjcalcError
from mjcalc.render import hands

if TYPE_CHECKING:
    from mjcalc.records import Record
    from mjcalc.render import View
    from mjcalc.scoring import Score


def records(records: Iterable[Record[Score]], view: View) -> Iterator[str]:
    """A line a record."""
    for record in records:
        yield "\t".join(fields(record, view)) + "\n"


def fields(record: Record[Score], view: View) -> tuple[str, str, str, str]:
    """The four fields; glyphs of tiles stand in the last alone, for their width differs."""
    result = record.result
    if isinstance(result, MjcalcError):
        return "-", result.code, hands.one_line(result.text(view.lang)), hands.hand(record, view.tiles)
    reading = hands.reading(result, "ascii" if view.tiles == "unicode" else view.tiles)
    fans = hands.fan_list(result, zh=view.lang == "zh")
    return str(result.total), fans, reading, hands.hand(record, view.tiles)
