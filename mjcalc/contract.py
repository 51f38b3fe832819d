"""The JSON contract: a score, or an error, as plain data. ``docs/schema.json`` is its schema; ``SCHEMA`` its version.

Points are of one instance, ``subtotal`` of all; tiles are in ASCII whatever the language; sentences come in both languages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mjcalc.errors import MjcalcError, NotationError, NotAWin, Note
from mjcalc.fans import Instance
from mjcalc.hand import Context
from mjcalc.ruleset import Row
from mjcalc.scoring import Outcome, Score, scope_groups
from mjcalc.shapes import Reading
from mjcalc.solve import Drop
from mjcalc.tiles import EAST, FLOWERS, name

if TYPE_CHECKING:
    from mjcalc.hints import Exchange, Hints

SCHEMA = 1

Data = dict[str, Any]


def note_to_dict(note: Note) -> Data:
    """A note: its code and its sentence in both languages."""
    return {"code": note.code, "message": note.text("en"), "message_zh": note.text("zh")}


def error_to_dict(error: MjcalcError) -> Data:
    """What is wrong with one hand; ``problems`` lists all of it, the first being the error's own code and message."""
    data: Data = {
        "kind": error.kind,
        "code": error.code,
        "message": error.text("en"),
        "message_zh": error.text("zh"),
    }
    if isinstance(error, NotationError):
        data |= {"column": error.column, "end": error.end}
    if isinstance(error, NotAWin):
        data |= {"waits": [name(kind) for kind in error.waits], "shanten": error.shanten}
        if error.hints:
            data["hints"] = _hints(error.hints)
    data["problems"] = [note_to_dict(note) for note in error.notes]
    return data


def score_to_dict(score: Score, explain: bool = False) -> Data:
    """A score; with ``explain`` also what does not count and what the other readings give."""
    from mjcalc.notation import write

    rules = score.rules
    data: Data = {
        "ruleset": rules.id,
        "settings": dict(rules.changed),
        "total": score.total,
        "base": score.base,
        "fan_points": score.fan_points,
        "minimum": rules.number("min"),
        "short": score.short,
        "fans": [
            {
                **_named(award.row),
                "count": award.count,
                "subtotal": award.points,
                "scope": [_scope(score.reading, instance) for instance in award.instances],
            }
            for award in score.awards
        ],
        "reading": _reading(score.reading),
        "hand": write(score.hand),
        "context": _context(score.hand.context),
        "notes": [note_to_dict(note) for note in score.notes],
    }
    if score.settlement:
        data["settlement"] = {
            "stake": score.settlement.stake,
            "payments": [
                {"role": each.role, "seat": _seat(each.seat), "points": each.points}
                for each in score.settlement.payments
            ],
        }
    if score.hints:
        data["hints"] = _hints(score.hints)
    if explain:
        data["dropped"] = [_dropped(score, drop) for drop in score.drops]
        data["other_readings"] = [_outcome(score, outcome) for outcome in score.outcomes[1:]]
    return data


def _named(row: Row) -> Data:
    return {"id": row.id, "zh": row.zh, "en": row.en, "points": row.points}


def _scope(reading: Reading, instance: Instance) -> list[str]:
    return [str(group) for group in scope_groups(reading, instance.scope)]


def _reading(reading: Reading) -> Data:
    return {"form": reading.form, "groups": [str(group) for group in reading.groups], "completed": reading.win}


def _dropped(score: Score, drop: Drop) -> Data:
    row = score.rules.rows[drop.instance.fan]
    return {
        **_named(row),
        "scope": _scope(score.reading, drop.instance),
        "reason": drop.reason,
        "one": drop.one,
        "by": [
            {"id": other.fan, "zh": score.rules.rows[other.fan].zh, "scope": _scope(score.reading, other)}
            for other in drop.by
        ],
    }


def _outcome(score: Score, outcome: Outcome) -> Data:
    fans: dict[str, int] = {}
    for instance in outcome.solution.counted:
        fans[instance.fan] = fans.get(instance.fan, 0) + 1
    return {**_reading(outcome.reading), "total": outcome.total + score.base, "fans": fans}


def _context(context: Context) -> Data:
    return {
        "won": context.won,
        "kong": context.kong,
        "last": context.last,
        "last_copy": context.last_copy,
        "round": _wind(context.round_wind),
        "seat": _wind(context.seat_wind),
        "dealer": context.dealer,
        "ready": context.ready,
        "heavenly_ready": context.heavenly_ready,
        "first": context.first or None,
        "flowers": context.flower_count,
        "flower_names": "".join(FLOWERS[flower] for flower in context.flowers),
    }


def _exchange(exchange: Exchange) -> Data:
    return {"out": name(exchange.out), "in": name(exchange.into), "total": exchange.score.total}


def _hints(hints: Hints) -> Data:
    return {
        "exchanges": [_exchange(exchange) for exchange in hints.exchanges],
        "near_misses": [{**_named(miss.row), **_exchange(miss.exchange)} for miss in hints.misses],
    }


def _seat(seat: int | None) -> str | None:
    return None if seat is None else name(EAST + seat - 1)


def _wind(kind: int | None) -> str | None:
    return None if kind is None else name(kind)
