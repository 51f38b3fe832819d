"""Answers that are a table for each hand: its waits, its discards, its shanten number, its score under every ruleset.

An answer stands where a score stands in a record: it has rows for people and spreadsheets, and plain data for JSON.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from mjcalc.contract import error_to_dict
from mjcalc.errors import HandError, MjcalcError, Note
from mjcalc.hand import Hand, problems
from mjcalc.nowin import explain_no_win
from mjcalc.ready import Choice, Wait, Win, discards, waiting
from mjcalc.ruleset import Ruleset
from mjcalc.scoring import Score, score
from mjcalc.shanten import distances, improving
from mjcalc.tiles import COPIES, name

Data = dict[str, Any]


class Remark(NamedTuple):
    """A cell of a row that is a sentence: its code and facts, said in the reader's language."""

    code: str
    facts: Data = {}  # noqa: RUF012 - never changed


class Kinds(tuple[tuple[int, int], ...]):
    """A cell of kinds with their copies left."""

    __slots__ = ()


Cell = str | int | Remark | Win | Kinds | Score | MjcalcError | None


class Answer(NamedTuple):
    """``keys`` name the columns, ``rows`` hold their cells, ``head`` says what it is about; ``short`` is 1 for a hand that falls short."""

    head: Remark
    keys: tuple[str, ...]
    rows: list[tuple[Cell, ...]]
    data: Data
    short: int = 0
    notes: tuple[Note, ...] = ()

    def to_dict(self, explain: bool = False) -> Data:
        """The data of the answer, for JSON."""
        return self.data


def _need(hand: Hand, size: int, code: str) -> None:
    """Raises HandError for a hand that is one tile larger or smaller than the question is about."""
    if hand.size == 27 - size:
        raise HandError(Note(code, count=len(hand.tiles)))


def _win(win: Win | None) -> Data | None:
    if win is None:
        return None
    score = win.score
    return {
        "total": score.total,
        "short": score.short,
        "fans": [
            {
                "id": award.row.id,
                "zh": award.row.zh,
                "en": award.row.en,
                "points": award.row.points,
                "count": award.count,
            }
            for award in score.awards
        ],
        "lifts": list(win.lifts),
    }


def _wait(wait: Wait) -> Data:
    return {
        "tile": name(wait.tile),
        "left": wait.left,
        "held": wait.held,
        "self_draw": _win(wait.self_draw),
        "discard": _win(wait.discard),
    }


def _remark(wait: Wait) -> Remark | None:
    """What to say of a wait beside its points: in form only, or how far below the minimum and what would lift it."""
    if wait.held:
        return Remark("ready.held")
    wins = [win for win in (wait.self_draw, wait.discard) if win]
    short = [win.score.short for win in wins]
    if not any(short):
        return None
    lifts = list(dict.fromkeys(lift for win in wins for lift in win.lifts))
    return Remark("ready.short", {"short": min(filter(None, short)), "lifts": lifts})


def waits_answer(hand: Hand, rules: Ruleset, seen: Sequence[int] = ()) -> Answer:
    """Every kind that completes a hand of 13 tiles, what is left of it, and what it wins.

    Raises HandError for a hand that cannot be, NotAWin with its shanten number for one that is not ready.
    """
    _need(hand, 13, "ready.too_many_for_waits")
    found = waiting(hand, rules, seen)
    if not found:
        raise explain_no_win(hand, rules)
    rows: list[tuple[Cell, ...]] = [
        (name(wait.tile), wait.left, wait.self_draw, wait.discard, _remark(wait)) for wait in found
    ]
    left = sum(wait.left for wait in found)
    data = {"ruleset": rules.id, "left": left, "waits": [_wait(wait) for wait in found]}
    head = Remark("ready.waits", {"tiles": " ".join(name(wait.tile) for wait in found), "left": left})
    return Answer(head, ("tile", "left", "self_draw", "discard", "remark"), rows, data)


def discards_answer(hand: Hand, rules: Ruleset, seen: Sequence[int] = ()) -> Answer:
    """Every tile that a hand of 14 may let go, best first. Raises HandError for a hand that cannot be."""
    _need(hand, 14, "ready.too_few_for_discards")
    choices = discards(hand, rules, seen)
    rows: list[tuple[Cell, ...]] = [
        (
            name(choice.tile),
            choice.shanten,
            choice.copies,
            choice.self_draw_points if choice.waits else None,
            choice.discard_points if choice.waits else None,
            Kinds(choice.improving),
        )
        for choice in choices
    ]
    data = {"ruleset": rules.id, "discards": [_choice(choice) for choice in choices]}
    keys = ("discard_tile", "shanten", "copies", "self_draw_points", "discard_points", "improving")
    return Answer(Remark("ready.discards", {"kinds": len(choices)}), keys, rows, data)


def _choice(choice: Choice) -> Data:
    return {
        "tile": name(choice.tile),
        "shanten": choice.shanten,
        "copies": choice.copies,
        "improving": _improving(choice.improving),
        "self_draw_points": choice.self_draw_points if choice.waits else None,
        "discard_points": choice.discard_points if choice.waits else None,
        "waits": [_wait(wait) for wait in choice.waits],
    }


def _improving(kinds: Iterable[tuple[int, int]]) -> list[Data]:
    return [{"tile": name(kind), "left": left} for kind, left in kinds]


def all_rulesets(hand: Hand, chosen: Mapping[str, int | str]) -> Answer:
    """The score of one hand under every ruleset; the settings ``chosen`` apply where a ruleset has them.

    Raises the first ruleset's HandError or NotAWin when the hand wins under none.
    """
    rows: list[tuple[Cell, ...]] = []
    data: list[Data] = []
    failed: list[MjcalcError] = []
    short = 0
    for name_ in Ruleset.names():
        known = Ruleset.load(name_).settings
        rules = Ruleset.load(name_, {key: value for key, value in chosen.items() if key in known})
        try:
            result = score(hand, rules)
        except MjcalcError as error:
            failed.append(error)
            rows.append((rules.id, None, error))
            data.append({"ok": False, "ruleset": rules.id, "error": error_to_dict(error)})
        else:
            short = max(short, result.short)
            rows.append((rules.id, result.total, result))
            data.append({"ok": True, **result.to_dict()})
    if len(failed) == len(rows):
        raise failed[0]
    return Answer(Remark("ready.rulesets"), ("ruleset", "total", "fans"), rows, {"rulesets": data}, short)


def shanten_answer(hand: Hand, rules: Ruleset, seen: Sequence[int] = ()) -> Answer:
    """How far a hand of 13 or 14 tiles is from ready, in each form, and for 13 what improves it. Raises HandError."""
    wrong = problems(hand, rules.deck)
    if wrong:
        raise HandError(*wrong)
    deck = (rules.deck.kinds, rules.deck.one_suit)
    by_form = {form: distance - 1 for form, distance in distances(hand, rules.forms, *deck).items()}
    shown = [*hand.tiles, *seen]
    rows: list[tuple[Cell, ...]] = []
    forms = []
    for form, away in by_form.items():
        better = improving(hand, (form,), *deck)[1] if hand.win is None else ()
        kinds = Kinds((kind, COPIES - shown.count(kind)) for kind in better if shown.count(kind) < COPIES)
        rows.append((Remark(f"render.form_{form}"), away, sum(left for _, left in kinds), kinds))
        forms.append({"form": form, "shanten": away, "improving": _improving(kinds)})
    least = min(by_form.values())
    data = {"ruleset": rules.id, "shanten": least, "forms": forms}
    head = Remark("ready.shanten_is", {"shanten": least})
    return Answer(head, ("form", "shanten", "copies", "improving"), rows, data)
