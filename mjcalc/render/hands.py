"""What the formats show of a scored hand, in words: the one place that looks into a score for them.

A ruleset of another kind brings another score; what it must offer is what this module offers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mjcalc.notation import write
from mjcalc.tiles import name, spell

if TYPE_CHECKING:
    from mjcalc.hand import Hand
    from mjcalc.hints import Hints
    from mjcalc.records import Record
    from mjcalc.render import View
    from mjcalc.scoring import Award, Score
    from mjcalc.shapes import Reading

#: Between the parts of a line.
DOT = " · "


def times(award: Award) -> str:
    """``1 × 2`` for a fan that counts twice, else its points."""
    return f"{award.row.points} × {award.count}" if award.count > 1 else f"{award.row.points}"


def headline(score: Score, view: View) -> str:
    """The total, what it is made of when that is not the fans alone, and the ruleset."""
    parts = [view.bold(view.say("render.total" if score.total != 1 else "render.total_one", total=score.total))]
    if score.base:
        parts.append(view.say("render.with_base", fans=score.fan_points, base=score.base))
    if score.short:
        minimum = score.rules.number("min")
        parts.append(view.say("render.short", short=score.short, minimum=minimum, counting=score.counting))
    parts.append(view.dim(score.rules.id))
    return DOT.join(parts)


def fan_list(score: Score, *, zh: bool) -> str:
    """The fans that count in one line: ``清龙 4, 幺九刻 1×2``."""
    return ", ".join(
        f"{award.row.zh if zh else award.row.en} {times(award).replace(' ', '')}" for award in score.awards
    )


def payments(score: Score, view: View) -> list[tuple[str, str]]:
    """Each player and what that player gets or, with a minus, pays; none where no settlement was asked for."""
    if score.settlement is None:
        return []
    return [
        (
            view.say(f"render.role_{each.role}")
            + (view.say("render.seat_of", seat=view.name(*_SEATS[each.seat - 1])) if each.seat else ""),
            f"{each.points:+d}",
        )
        for each in score.settlement.payments
    ]


_SEATS = (("东", "E"), ("南", "S"), ("西", "W"), ("北", "N"))


#: No more near misses than this are shown to people.
MOST_HINTS = 5


def hints(hints: Hints | None, view: View) -> list[str]:
    """Near misses as sentences: exchanges that win, and fans that one tile would bring."""
    if hints is None:
        return []
    found = []
    for exchange in hints.exchanges[:MOST_HINTS]:
        tiles = {"out": name(exchange.out, view.tiles), "into": name(exchange.into, view.tiles)}
        found.append(view.say("render.exchange", total=exchange.score.total, **tiles))
    for miss in hints.misses[:MOST_HINTS]:
        exchange = miss.exchange
        tiles = {"out": name(exchange.out, view.tiles), "into": name(exchange.into, view.tiles)}
        fan = view.name(miss.row.zh, f"{miss.row.zh} {miss.row.en}")
        found.append(view.say("render.near_miss", fan=fan, points=miss.row.points, total=exchange.score.total, **tiles))
    return found or [view.say("render.no_hints")]


def groups(reading: Reading, win: int | None, style: str) -> str:
    """The groups of a reading; the winning tile stands at the end of its group, behind a ``+``: ``46m+5m``."""
    parts = []
    for i, group in enumerate(reading.groups):
        if i == reading.win and win in group.tiles:
            rest = list(group.tiles)
            rest.remove(win)
            parts.append(f"{spell(rest, style)}+{name(win, style)}")
        else:
            parts.append(group.spelled(style))
    return " ".join(parts)


def reading(score: Score, style: str) -> str:
    """The reading that counts."""
    return groups(score.reading, score.hand.win, style)


def hand(record: Record[Score], style: str) -> str:
    """The hand in canonical notation; the line as it was given when it could not be read."""
    return one_line(record.input) if record.hand is None else hand_text(record.hand, style)


def hand_text(hand: Hand, style: str) -> str:
    """A hand in canonical notation."""
    return write(hand, style)


def one_line(text: str) -> str:
    """A user's text without what would break a line or move the cursor."""
    return "".join(char if char.isprintable() else " " for char in text).strip()
