"""What may not be counted beside what: each exclusion by rule is searched for a counter-example, and the converse.

The search works on readings, with all suits in the deck. For every fan, hands are made that have it (``making.py``): each core of the
fan in turn, with every other set, pair, kong, claimed set, winning tile and context by dice. In each reading every instance A is
compared with the instances B whose scope lies within A's. "Must be there" is asked for the form at hand and the way of winning, so
hands are kept apart by form and by whether the winner drew the tile; where the law of A has kinds of its own (a run in steps of one
or of two; how many kongs are concealed), by that too. Within such a class an exclusion by rule must hold always, or (七对 and 门前清
when self-drawn) never, and in one class at least it must hold.

The converse finds all pairs where B is always there beside A and yet counts. They are listed with the reason in ``coexisting.toml``.
"""

from __future__ import annotations

import tomllib
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from mjcalc import Ruleset
from mjcalc.fans import FANS, Instance
from mjcalc.ruleset import BY_RULE, Row
from tests.core.making import Made, make

pytestmark = pytest.mark.slow

RULESETS = ("erren64", "erren72", "mcr")
TRIES = 600

#: Fewest instances of a fan that the search must have seen.
ENOUGH = 60


class Class(NamedTuple):
    """Readings in which "must be there" is asked apart."""

    form: str
    self_drawn: bool
    variant: object = None


def within(inner: Instance, outer: Instance) -> bool:
    return inner.scope | outer.scope == outer.scope


def variant(made: Made, instance: Instance) -> object:
    """The kinds of a fan that its own law names."""
    if instance.fan == "yi_se_si_bu_gao":
        return made.sheet.chows[1].rank - made.sheet.chows[0].rank
    if instance.fan in ("si_gang", "san_gang"):
        kongs = made.sheet.kongs
        return tuple(sum(bit & instance.scope > 0 for bit in bits) for bits in (kongs.concealed, kongs.melded))
    return None


class Seen(NamedTuple):
    """For each fan and class: how many instances, and beside how many of them each other fan stood within the scope."""

    total: dict[str, Counter[Class]]
    beside: dict[str, dict[Class, Counter[str]]]
    #: The same, where the two have one and the same scope.
    alike: dict[str, dict[Class, Counter[str]]]
    #: Fans that stand in every reading of a form and way of winning.
    always: dict[Class, set[str]]


@cache
def search() -> Seen:
    count: dict[str, Counter[Class]] = defaultdict(Counter)
    beside: dict[str, dict[Class, Counter[str]]] = defaultdict(lambda: defaultdict(Counter))
    alike: dict[str, dict[Class, Counter[str]]] = defaultdict(lambda: defaultdict(Counter))
    always: dict[Class, set[str]] = {}
    for fan in FANS:
        if fan == "wu_fan_hu":
            continue
        for made in make(fan, Random(fan), TRIES):
            plain = Class(made.reading.form, made.hand.context.self_drawn)
            names = {instance.fan for instance in made.instances}
            always[plain] = always.get(plain, names) & names
            for one in made.instances:
                class_ = plain._replace(variant=variant(made, one))
                count[one.fan][class_] += 1
                others = [other for other in made.instances if other is not one and within(other, one)]
                beside[one.fan][class_].update({other.fan for other in others})
                alike[one.fan][class_].update({other.fan for other in others if other.scope == one.scope})
    return Seen(count, beside, alike, always)


def rows(ruleset: str) -> dict[str, Row]:
    settings = {"deck": "full"} if ruleset == "erren64" else {}
    return dict(Ruleset.load(ruleset, settings).rows)


def test_the_search_saw_every_fan() -> None:
    seen = search()
    few = {fan: sum(seen.total[fan].values()) for fan in FANS if fan != "wu_fan_hu"}
    assert {fan: number for fan, number in few.items() if number < ENOUGH} == {}


BY_RULE_PAIRS = [
    (ruleset, row.id, exclusion.fan)
    for ruleset in RULESETS
    for row in rows(ruleset).values()
    for exclusion in row.exclusions
    if exclusion.source == BY_RULE
]


@pytest.mark.parametrize(("ruleset", "one", "other"), BY_RULE_PAIRS)
def test_what_is_excluded_by_rule_is_always_there(ruleset: str, one: str, other: str) -> None:
    seen = search()
    holds = 0
    for class_, total in seen.total[one].items():
        there = seen.beside[one][class_][other]
        assert there in (0, total), f"{one} without {other} in {total - there} of {total}: {class_}"
        holds += there > 0
    assert holds, f"{other} never stands beside {one}"


# ── the converse ────────────────────────────────────────────────────────────────────────────────────────────────────


class Beside(NamedTuple):
    fan: str
    also: str
    when: str


def when(class_: Class) -> str:
    return f"{class_.form}, {'self-drawn' if class_.self_drawn else 'from another'}"


def implied_by_the_class_alone(one: str, other: str, class_: Class) -> bool:
    """Whether ``other`` is there because of the form or the way of winning, in which ``one`` stands only at times."""
    seen = search()
    if other not in seen.always[class_]:
        return False
    if other == "zi_mo":
        return any(not c.self_drawn for c in seen.total[one])
    return len({c.form for c in seen.total[one]}) > 1


def coexisting(ruleset: str) -> set[Beside]:
    """Every pair where ``also`` always stands within the scope of ``fan`` and no rule keeps the two from counting together."""
    table = rows(ruleset)
    forms = Ruleset.load(ruleset).forms
    seen = search()
    found = set()
    for one, row in table.items():
        for class_ in {c._replace(variant=None) for c in seen.total[one] if c.form in forms}:
            variants = [c for c in seen.total[one] if c._replace(variant=None) == class_]
            total = sum(seen.total[one][c] for c in variants)
            beside = sum((seen.beside[one][c] for c in variants), Counter())
            alike = sum((seen.alike[one][c] for c in variants), Counter())
            sure = {other for other, there in beside.items() if there == total and other in table}
            sure |= seen.always[class_] & table.keys()
            for other in sure - {one}:
                if beside[other] < total or row.excludes(other):
                    continue
                # Two fans that put sets side by side never fit in one another's sets: a circle, not a forest.
                if row.combine and table[other].combine:
                    continue
                # The other way round: 立直 keeps out 报听.
                if table[other].excludes(one) and alike[other] == total:
                    continue
                # A third fan, always there and counted too, keeps the second out: 七对 and 单钓将.
                if any(table[third].excludes(other) and not row.excludes(third) for third in sure - {one, other}):
                    continue
                if not implied_by_the_class_alone(one, other, class_):
                    found.add(Beside(one, other, when(class_)))
    return found


@cache
def listed() -> list[dict[str, str | list[str]]]:
    with Path(__file__).with_name("coexisting.toml").open("rb") as file:
        return list(tomllib.load(file)["pair"])


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_is_always_there_and_counts_is_listed(ruleset: str) -> None:
    expected = {
        Beside(str(entry["fan"]), str(entry["also"]), moment)
        for entry in listed()
        if ruleset in entry["rulesets"]
        for moment in entry["when"]
    }
    assert coexisting(ruleset) == expected


def test_every_entry_of_the_list_has_its_reason() -> None:
    keys = [(entry["fan"], entry["also"], tuple(entry["rulesets"])) for entry in listed()]
    assert len(set(keys)) == len(keys)
    for entry in listed():
        assert {entry["fan"], entry["also"]} <= set(FANS)
        assert len(str(entry["reason"])) > 20
        assert set(entry["rulesets"]) <= set(RULESETS)
