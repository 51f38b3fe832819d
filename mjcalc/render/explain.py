"""Why a hand scores as it does: what counts and on which tiles, what does not and by which rule, what else it could have been."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from mjcalc.facts import CLOSED, EDGE, NOWHERE, SINGLE_WAIT, WHOLE
from mjcalc.hand import ROB, SELF_DRAW
from mjcalc.render import hands
from mjcalc.render.page import Section
from mjcalc.ruleset import PRINTED
from mjcalc.scoring import scope_groups
from mjcalc.shapes import waits
from mjcalc.solve import COMBINATION, LESS, ONCE
from mjcalc.tiles import FLOWERS_ZH, name

if TYPE_CHECKING:
    from mjcalc.errors import Note
    from mjcalc.fans import Instance
    from mjcalc.render import View
    from mjcalc.scoring import Award, Outcome, Score
    from mjcalc.solve import Drop

#: How many other readings are shown.
RUNNERS_UP = 3


def sections(score: Score, notes: Sequence[Note], view: View) -> Iterator[Section]:
    """What an explanation says below the fans, part by part; a part with nothing to say is left out."""
    found = (
        ("explain.dropped", _dropped(score, view), ()),
        ("explain.readings", _other_readings(score, view), (0,)),
        ("explain.facts", list(_facts(score, view)), ()),
        ("explain.rules", list(_rules(score, view)), ()),
        ("explain.notes", [(note.text(view.lang),) for note in notes], ()),
    )
    for title, rows, right in found:
        if rows:
            yield Section(view.say(title), list(rows), right)


# ── what counts ─────────────────────────────────────────────────────────────────────────────────────────────────────


def fan_rows_with_tiles(score: Score, view: View) -> list[Sequence[str]]:
    """The rows of the fans that count, each with the tiles that make it."""
    from mjcalc.render.text import fan_rows

    short = fan_rows(score, view)
    return [(*row, fan_tiles(score, award, view)) for row, award in zip(short, score.awards, strict=True)]


def fan_tiles(score: Score, award: Award, view: View) -> str:
    """The tiles that make a fan, each of its instances apart."""
    found = [_tiles(score, instance, view) for instance in award.instances]
    return " / ".join(dict.fromkeys(found))


def _tiles(score: Score, instance: Instance, view: View) -> str:
    if instance.scope == NOWHERE:
        return view.say("explain.nowhere")
    if instance.scope == WHOLE:
        return view.say("explain.whole")
    spelled = " ".join(group.spelled(view.tiles) for group in scope_groups(score.reading, instance.scope))
    return f"{name(instance.kind, view.tiles)}: {spelled}" if instance.kind >= 0 else spelled


# ── what does not ───────────────────────────────────────────────────────────────────────────────────────────────────


def _dropped(score: Score, view: View) -> list[Sequence[str]]:
    """One row for all instances of a fan that one reason keeps out."""
    reasons: dict[tuple[str, str], list[str]] = {}
    for drop in score.drops:
        tiles = "" if drop.instance.scope in (NOWHERE, WHOLE) else _tiles(score, drop.instance, view)
        reasons.setdefault((drop.instance.fan, _reason(score, drop, view)), []).append(tiles)
    rows = score.rules.rows
    return [
        (
            rows[fan].zh if view.chinese else "",
            rows[fan].en if view.lang == "en" else "",
            reason,
            " / ".join(dict.fromkeys(filter(None, tiles))),
        )
        for (fan, reason), tiles in reasons.items()
    ]


def _reason(score: Score, drop: Drop, view: View) -> str:
    """The rule that keeps an instance out, as a sentence."""
    row = score.rules.rows[drop.instance.fan]
    by = [score.rules.rows[other.fan] for other in drop.by]
    facts = {
        "by": _joined([view.name(other.zh, other.en) for other in by], view),
        "points": row.points,
        "worth": sum(other.points for other in by),
    }
    if drop.reason == ONCE:
        return view.say("explain.once")
    if drop.reason == COMBINATION:
        return view.say("explain.combination", **facts)
    if drop.reason == LESS:
        if not by:
            return view.say("explain.less_alone")
        parts = all(row.excludes(other.id) for other in by)
        return view.say("explain.parts" if parts else "explain.less", **facts)
    source = "printed" if drop.reason == PRINTED else "by_rule"
    return view.say(f"explain.{source}_one" if drop.one else f"explain.{source}", **facts)


def _joined(names: Sequence[str], view: View) -> str:
    """Names in a row, one that comes twice with how often."""
    counted = [f"{each} × {names.count(each)}" if names.count(each) > 1 else each for each in dict.fromkeys(names)]
    return view.say("explain.and").join(counted)


# ── what else it could have been ────────────────────────────────────────────────────────────────────────────────────


def _other_readings(score: Score, view: View) -> list[Sequence[str]]:
    others = score.outcomes[1:]
    rows: list[Sequence[str]] = [
        (
            f"{other.total + score.base}",
            _names(score, other, view),
            hands.groups(other.reading, score.hand.win, view.tiles),
        )
        for other in others[:RUNNERS_UP]
    ]
    if len(others) > RUNNERS_UP:
        rows.append(("", view.say("explain.more_readings", count=len(others) - RUNNERS_UP), ""))
    return rows


def _names(score: Score, outcome: Outcome, view: View) -> str:
    rows = (score.rules.rows[instance.fan] for instance in outcome.solution.counted)
    return _joined([view.name(row.zh, row.en) for row in rows], view) or "-"


# ── the win and the rules ───────────────────────────────────────────────────────────────────────────────────────────


def _facts(score: Score, view: View) -> Iterator[Sequence[str]]:
    hand, context = score.hand, score.hand.context
    won = {SELF_DRAW: "self_draw", ROB: "rob"}.get(context.won, "discard")
    how = [view.say(f"explain.{won}", tile=name(hand.win, view.tiles) if hand.win is not None else "")]
    how += [view.say(f"explain.{flag}") for flag in ("kong", "last", "last_copy") if getattr(context, flag)]
    if context.first:
        how.append(view.say(f"explain.{context.first}"))
    yield view.say("explain.won"), view.say("explain.comma").join(how)
    yield view.say("explain.waited"), _wait(score, view)
    concealed = "concealed" if not hand.open_melds else "open"
    yield view.say("explain.hand"), view.say(f"explain.{concealed}", sets=len(hand.open_melds))
    stood = [
        view.say(f"explain.{wind}", wind=name(kind, "zh" if view.lang == "zh" else "ascii"))
        for wind, kind in (("round", context.round_wind), ("seat", context.seat_wind))
        if kind is not None
    ]
    if context.dealer is not None:
        stood.append(view.say("explain.dealer" if context.dealer else "explain.not_dealer"))
    stood += [view.say(f"explain.{flag}") for flag in ("ready", "heavenly_ready") if getattr(context, flag)]
    if context.flower_count:
        which = "".join(FLOWERS_ZH[flower] for flower in context.flowers)
        stood.append(view.say("explain.flowers", count=context.flower_count, which=which).rstrip())
    if stood:
        yield view.say("explain.stood"), view.say("explain.comma").join(stood)


def _wait(score: Score, view: View) -> str:
    rules = score.rules
    on = waits(score.hand.without_win(), rules.forms, rules.deck.kinds)
    text = " ".join(name(kind, view.tiles) for kind in on)
    wait = {EDGE: "edge", CLOSED: "closed", SINGLE_WAIT: "single"}.get(score.best.facts.wait or "")
    return f"{text} ({view.say(f'explain.{wait}')})" if wait else text


def _rules(score: Score, view: View) -> Iterator[Sequence[str]]:
    rules = score.rules
    yield view.say("explain.ruleset"), f"{view.name(rules.zh, rules.en)} ({rules.id})"
    for key, value in rules.changed.items():
        default = rules.settings[key].default
        yield f"{key} = {value}", view.say("explain.instead", default=default)
    for key, source in rules.sources.items():
        yield view.say(f"render.source_{key}") if key in ("points", "printed", "by_rule") else key, source
