"""From a hand to its score: the best reading, what counts in it, what does not and why, and what other readings give."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from mjcalc.errors import HandError, Note
from mjcalc.facts import NOWHERE, WHOLE, Facts, facts
from mjcalc.fans import Instance
from mjcalc.hand import Hand, problems
from mjcalc.ruleset import Row, Ruleset
from mjcalc.shapes import PAIR as PAIR_GROUP
from mjcalc.shapes import Group, Reading, readings, waits
from mjcalc.solve import Drop, Solution, solve

if TYPE_CHECKING:
    from mjcalc.hints import Hints
    from mjcalc.settle import Settlement


@dataclass(frozen=True)
class Award:
    """A fan that counts: ``points`` for each of ``count`` instances; ``scopes`` the groups of each (empty: how the hand was won)."""

    row: Row
    instances: tuple[Instance, ...]

    @property
    def count(self) -> int:
        return len(self.instances)

    @property
    def points(self) -> int:
        """All its points together."""
        return self.row.points * self.count


class Outcome(NamedTuple):
    """One reading and its best choice of fans."""

    reading: Reading
    facts: Facts
    solution: Solution

    @property
    def total(self) -> int:
        return self.solution.points


@dataclass(frozen=True)
class Score:
    """The score of a winning hand under a ruleset.

    ``total`` is what the hand is worth in points: the fans and the ruleset's base. ``awards`` count, in the ruleset's order; ``drops`` were found in the same
    reading and do not count. ``outcomes`` are all readings, the best first. ``notes`` are remarks about the hand; ``settlement`` and ``hints`` are there when they were asked for.
    """

    hand: Hand
    rules: Ruleset
    awards: tuple[Award, ...]
    drops: tuple[Drop, ...]
    outcomes: tuple[Outcome, ...]
    notes: tuple[Note, ...] = ()
    settlement: Settlement | None = None
    hints: Hints | None = None

    @property
    def best(self) -> Outcome:
        return self.outcomes[0]

    @property
    def reading(self) -> Reading:
        return self.best.reading

    @property
    def fan_points(self) -> int:
        """The points of all fans, flowers too, without the base."""
        return sum(award.points for award in self.awards)

    @property
    def base(self) -> int:
        """The ruleset's base points (基本分)."""
        return self.rules.number("base")

    @property
    def total(self) -> int:
        return self.fan_points + self.base

    @property
    def counting(self) -> int:
        """The points that count toward a minimum: the fans but bonuses."""
        return sum(award.points for award in self.awards if not award.row.bonus)

    @property
    def short(self) -> int:
        """How many points the hand is short of the minimum (起和); 0 when it reaches it."""
        return max(0, self.rules.number("min") - self.counting)

    @property
    def fans(self) -> dict[str, int]:
        """How often each fan counts, by id."""
        return {award.row.id: award.count for award in self.awards}

    def to_dict(self, explain: bool = False) -> dict[str, Any]:
        """The score as plain data: the JSON contract (see docs/schema.json); ``explain`` adds drops and other readings."""
        from mjcalc.contract import score_to_dict

        return score_to_dict(self, explain)


def find_fans(sheet: Facts, rules: Ruleset) -> list[Instance]:
    """Every instance of the ruleset's fans in a reading."""
    return [instance for row in rules.rows.values() for instance in row.fan.find(sheet)]


def _outcomes(hand: Hand, rules: Ruleset, found: list[Reading], only_wait: bool | None) -> list[Outcome]:
    if only_wait is None:
        # The waits are worked out only for rulesets with fans that ask.
        asked = any("wait" in row.fan.parts for row in rules.rows.values())
        only_wait = asked and len(waits(hand.without_win(), rules.forms, rules.deck.kinds)) == 1
    fallbacks = {row.id for row in rules.rows.values() if row.fallback}
    sheets = [
        facts(
            hand,
            reading,
            only_wait=only_wait,
            knitted_wait=rules.knitted_wait,
            nine_among_honours=rules.nine_among_honours,
        )
        for reading in found
    ]
    instances = [find_fans(sheet, rules) for sheet in sheets]
    anything = any(not rules.rows[i.fan].bonus and i.fan not in fallbacks for some in instances for i in some)
    outcomes = []
    for sheet, some in zip(sheets, instances, strict=True):
        kept = [instance for instance in some if not (anything and instance.fan in fallbacks)]
        solution = solve(kept, rules)
        outcomes.append(Outcome(sheet.reading, sheet, solution))
    # Readings come in canonical order and the sort keeps it among equals.
    return sorted(outcomes, key=lambda outcome: -outcome.solution.weight)


def score(hand: Hand, rules: Ruleset | None = None, *, only_wait: bool | None = None) -> Score:
    """The score of ``hand`` under ``rules`` (by default, the ruleset ``erren64``).

    ``only_wait`` says whether the hand waited on one kind, for those who know; else it is found out where a fan asks.
    Raises HandError with every problem of an impossible hand, and NotAWin when the hand is possible but does not win.
    """
    rules = rules or Ruleset.load()
    wrong = problems(hand, rules.deck)
    if wrong:
        raise HandError(*wrong)
    found = readings(hand, rules.forms) if hand.win is not None else []
    if not found:
        from mjcalc.nowin import explain_no_win

        raise explain_no_win(hand, rules)
    outcomes = _outcomes(hand, rules, found, only_wait)
    best = outcomes[0].solution
    by_fan: dict[str, list[Instance]] = {}
    for instance in best.counted:
        by_fan.setdefault(instance.fan, []).append(instance)
    awards = tuple(Award(rules.rows[fan], tuple(some)) for fan, some in by_fan.items())
    return Score(hand, rules, awards, best.dropped, tuple(outcomes), remarks(hand, rules))


def remarks(hand: Hand, rules: Ruleset) -> tuple[Note, ...]:
    """What the player should know about how the hand was understood."""
    context = hand.context
    notes = []
    if rules.deck.flowers and 4 <= context.flower_count < 8 and not context.flowers:
        notes.append(Note("score.which_flowers", count=context.flower_count))
    return tuple(notes)


def scope_groups(reading: Reading, scope: int) -> tuple[Group, ...]:
    """The groups that a scope is about; all of them for the whole hand, none for how it was won."""
    if scope == NOWHERE:
        return ()
    if scope == WHOLE or reading.groups[-1].type != PAIR_GROUP:
        return reading.groups
    return tuple(group for i, group in enumerate(reading.groups) if scope >> i & 1)
