"""Two rows of a table that contradict each other: each says not to count the other, and a hand can have both.

Such a table is not wrong as a file, and scoring it is still exact (the row worth more counts), but its writer should hear of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

from mjcalc.errors import Note
from mjcalc.facts import Facts, facts
from mjcalc.fans import FANS, Instance
from mjcalc.notation import parse
from mjcalc.rulefile import key_lines
from mjcalc.ruleset import Row, Ruleset
from mjcalc.shapes import readings, waits


@cache
def _sheets() -> tuple[tuple[str, Facts], ...]:
    """The fact sheets of all readings of all the fans' own example hands."""
    sheets = []
    for text in sorted({text for fan in FANS.values() for text in (*fan.examples, *fan.counterexamples)}):
        hand = parse(text)
        only_wait = len(waits(hand.without_win())) == 1
        sheets += [(text, facts(hand, reading, only_wait=only_wait)) for reading in readings(hand)]
    return tuple(sheets)


def _found_together(one: Row, other: Row) -> Iterator[str]:
    """Example hands in which the two fans stand so that each would keep out the other."""
    for text, sheet in _sheets():
        firsts, seconds = list(one.fan.find(sheet)), list(other.fan.find(sheet))
        if any(_within(a, b) and _within(b, a) for a in firsts for b in seconds):
            yield text


def _within(inner: Instance, outer: Instance) -> bool:
    return inner.scope & ~outer.scope == 0


def contradictions(rules: Ruleset) -> tuple[Note, ...]:
    """A note for each two rows that exclude each other although one hand can have both, with their lines and such a hand."""
    text = Path(rules.path).read_text(encoding="utf-8-sig") if rules.path else ""
    lines = key_lines(text)
    notes = []
    for one, other in combinations(rules.rows.values(), 2):
        if one.excludes(other.id) and other.excludes(one.id) and (hand := next(_found_together(one, other), None)):
            notes.append(
                Note(
                    "rules.contradiction",
                    path=rules.path,
                    line=_line(lines, one),
                    key=one.zh,
                    other_line=_line(lines, other),
                    other=other.zh,
                    hand=hand,
                )
            )
    return tuple(notes)


def _line(lines: dict[str, int], row: Row) -> int:
    """The line of a row's head, under whichever name it stands; 0 when another file has it."""
    return next((lines[key] for key in (f"fans.{row.id}", f"fans.{row.fan.zh}") if key in lines), 0)
