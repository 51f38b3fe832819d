"""The solver against an enumeration of all choices, written from the scoring model alone, on thousands of made-up tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random
from typing import Any

import pytest

from mjcalc import Ruleset, parse, score
from mjcalc.fans import FANS, Instance
from mjcalc.ruleset import BY_RULE, PRINTED, Deck, Exclusion, Row, weights
from mjcalc.solve import Drop, Solution, solve

SETS = range(4)

# ── the model ───────────────────────────────────────────────────────────────────────────────────────────────────────


def groups(scope: int) -> frozenset[int]:
    return frozenset(bit for bit in range(5) if scope & (1 << bit))


def is_forest(edges: Sequence[frozenset[int]]) -> bool:
    """By definition: in every connected part the sum of (size - 1) equals the number of sets minus one."""
    left = list(range(len(edges)))
    while left:
        part, nodes = [left[0]], set(edges[left[0]])
        grew = True
        while grew:
            grew = False
            for i in left:
                if i not in part and edges[i] & nodes:
                    part.append(i)
                    nodes |= edges[i]
                    grew = True
        if sum(len(edges[i]) - 1 for i in part) != len(nodes) - 1:
            return False
        left = [i for i in left if i not in part]
    return True


def inside(instances: Sequence[Instance], fan: str, scope: int) -> list[Instance]:
    return [other for other in instances if other.fan == fan and groups(other.scope) <= groups(scope)]


def excluded_beside(rules: Ruleset, one: Instance, chosen: Sequence[Instance], every: Sequence[Instance]) -> bool:
    """Whether ``one``, counted, forbids the choice by its list."""
    for exclusion in rules.rows[one.fan].exclusions:
        there = inside(every, exclusion.fan, one.scope)
        counted = [other for other in there if other in chosen]
        if exclusion.one:
            # At least one instance stays uncounted.
            if there and len(counted) == len(there):
                return True
        elif counted:
            return True
    return False


def is_legal(rules: Ruleset, chosen: Sequence[Instance], every: Sequence[Instance]) -> bool:
    if any(excluded_beside(rules, one, chosen, every) for one in chosen):
        return False
    times = Counter(one.fan for one in chosen)
    if any(rules.rows[fan].once and number > 1 for fan, number in times.items()):
        return False
    return is_forest([groups(one.scope) for one in chosen if rules.rows[one.fan].combine])


def key(rules: Ruleset, chosen: Iterable[Instance]) -> tuple[Any, ...]:
    """What the best choice has most of: the total, the points from the top, then how often each fan in the table's order."""
    points = sorted((rules.rows[one.fan].points for one in chosen), reverse=True)
    times = Counter(one.fan for one in chosen)
    return sum(points), points, [times[fan] for fan in rules.rows]


def best_by_trying(rules: Ruleset, every: Sequence[Instance]) -> tuple[Any, ...]:
    return max(
        key(rules, chosen)
        for size in range(len(every) + 1)
        for chosen in combinations(every, size)
        if is_legal(rules, chosen, every)
    )


# ── made-up tables ──────────────────────────────────────────────────────────────────────────────────────────────────

NAMES = list(FANS)[:7]


def random_rules(rng: Random) -> Ruleset:
    count = rng.randrange(2, len(NAMES) + 1)
    some = rng.sample(NAMES, count)
    most = rng.choice((2, 3, 8, 88))
    points = [rng.randrange(1, most + 1) for _ in some]
    rows = {}
    for order, (fan, worth, weight) in enumerate(zip(some, points, weights(points), strict=True)):
        exclusions = [
            Exclusion(other, rng.choice((PRINTED, BY_RULE)), rng.random() < 0.35)
            for other in some
            if other != fan and rng.random() < 0.22
        ]
        rows[fan] = Row(
            FANS[fan],
            FANS[fan].zh,
            FANS[fan].en,
            worth,
            tuple(exclusions),
            combine=rng.random() < 0.5,
            once=rng.random() < 0.25,
            order=order,
            weight=weight,
        )
    return Ruleset("made_up", "made up", "编造", Deck(), ("standard",), rows, {}, {})


def random_instances(rng: Random, rules: Ruleset, most: int) -> list[Instance]:
    found: set[Instance] = set()
    for _ in range(rng.randrange(1, most + 1)):
        fan = rng.choice(list(rules.rows))
        if rules.rows[fan].combine:
            scope = sum(1 << bit for bit in rng.sample(SETS, rng.choice((2, 2, 2, 3, 3, 4))))
            kind = -1
        else:
            scope = rng.choice((0, 0b11111, 0b01111, 1 << rng.randrange(5), rng.randrange(32)))
            kind = rng.choice((-1, -1, 0, 1))
        found.add(Instance(fan, scope, kind))
    instances = list(found)
    rng.shuffle(instances)
    return instances


CASES = 6000


def cases(seed: int) -> list[tuple[Ruleset, list[Instance]]]:
    rng = Random(seed)
    made = []
    for i in range(CASES):
        rules = random_rules(rng)
        made.append((rules, random_instances(rng, rules, 11 if i % 3 == 0 else 7)))
    return made


# ── the comparison ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_best_choice_is_the_best_of_all_choices() -> None:
    compared, dropping = 0, 0
    for rules, every in cases(51):
        found = solve(every, rules)
        best = best_by_trying(rules, every)
        assert is_legal(rules, found.counted, every), (rules, every, found)
        assert key(rules, found.counted) == best, (rules, every, found)
        assert found.points == best[0]
        compared += 1
        dropping += bool(found.dropped)
    assert compared == CASES
    assert dropping > CASES // 3


def test_every_instance_is_counted_or_dropped_once_in_the_tables_order() -> None:
    for rules, every in cases(52):
        found = solve(every, rules)
        together = [*found.counted, *(drop.instance for drop in found.dropped)]
        assert sorted(together) == sorted(every)
        assert len(set(together)) == len(together)
        for line in (found.counted, [drop.instance for drop in found.dropped]):
            assert [rules.rows[i.fan].order for i in line] == sorted(rules.rows[i.fan].order for i in line)


def test_the_order_of_instances_does_not_matter() -> None:
    rng = Random(53)
    for rules, every in cases(53):
        shuffled = every.copy()
        rng.shuffle(shuffled)
        assert solve(shuffled, rules) == solve(every, rules)


def reason_is_true(rules: Ruleset, found: Solution, drop: Drop, every: Sequence[Instance]) -> bool:
    """Checked by the definitions of the reasons, with ``by`` as the witnesses."""
    instance, row = drop.instance, rules.rows[drop.instance.fan]
    if not set(drop.by) <= set(found.counted):
        return False
    if drop.reason in (PRINTED, BY_RULE):
        (by,) = drop.by
        exclusion = next((e for e in rules.rows[by.fan].exclusions if e.fan == instance.fan), None)
        if exclusion is None or exclusion.source != drop.reason or exclusion.one != drop.one:
            return False
        there = inside(every, instance.fan, by.scope)
        if instance not in there:
            return False
        return not exclusion.one or all(other in found.counted for other in there if other != instance)
    if drop.one:
        return False
    if drop.reason == "once":
        return row.once and bool(drop.by) and all(other.fan == instance.fan for other in drop.by)
    if drop.reason == "combination":
        counted = [groups(other.scope) for other in found.counted if rules.rows[other.fan].combine]
        touching = all(
            rules.rows[other.fan].combine and groups(other.scope) & groups(instance.scope) for other in drop.by
        )
        return row.combine and bool(drop.by) and touching and not is_forest([*counted, groups(instance.scope)])
    if drop.reason == "scores_more_otherwise":
        # It would keep out a fan of `by`, each by its own list: the choice without the rest of `by` shows that.
        others = [other for other in found.counted if other not in drop.by]
        return bool(drop.by) and all(
            excluded_beside(rules, instance, [*others, *drop.by, instance], every)
            and any(
                exclusion.fan == other.fan and other in inside(every, exclusion.fan, instance.scope)
                for exclusion in row.exclusions
            )
            for other in drop.by
        )
    return False


def test_every_reason_is_true() -> None:
    reasons: Counter[tuple[str, bool]] = Counter()
    for rules, every in cases(54):
        found = solve(every, rules)
        for drop in found.dropped:
            assert reason_is_true(rules, found, drop, every), (rules.rows, every, found, drop)
            # Nothing that is left out could be added.
            assert not is_legal(rules, [*found.counted, drop.instance], every)
            reasons[drop.reason, drop.one] += 1
    assert {reason for reason, _ in reasons} == {PRINTED, BY_RULE, "once", "combination", "scores_more_otherwise"}
    assert min(reasons.values()) >= 20
    assert reasons[PRINTED, True] >= 20


# ── ties ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def table(*entries: tuple[int, tuple[int, ...]], combine: bool = False) -> Ruleset:
    """Rows with points, each excluding the rows at the given places."""
    names = NAMES[: len(entries)]
    weighed = weights([points for points, _ in entries])
    rows = {
        name: Row(
            FANS[name],
            FANS[name].zh,
            FANS[name].en,
            points,
            tuple(Exclusion(names[i], PRINTED) for i in others),
            combine=combine,
            order=order,
            weight=weighed[order],
        )
        for order, (name, (points, others)) in enumerate(zip(names, entries, strict=True))
    }
    return Ruleset("made_up", "made up", "编造", Deck(), ("standard",), rows, {}, {})


def chosen(rules: Ruleset, *scopes: int) -> list[int]:
    instances = [Instance(name, scope) for name, scope in zip(rules.rows, scopes, strict=True)]
    return [list(rules.rows).index(one.fan) for one in solve(instances, rules).counted]


@pytest.mark.parametrize(
    ("entries", "expected"),
    [
        # One big fan beats two small ones of the same total, wherever it stands.
        ([(2, ()), (2, ()), (4, (0, 1))], [2]),
        # 6 + 1 + 1 beats 4 + 4.
        ([(4, (2, 3, 4)), (4, (2, 3, 4)), (6, ()), (1, ()), (1, ())], [2, 3, 4]),
        # With the same points the fan that comes first.
        ([(3, (1,)), (3, ())], [0]),
        ([(3, ()), (3, (0,))], [0]),
        # The total comes before everything.
        ([(5, (1, 2)), (3, ()), (3, ())], [1, 2]),
        # The same points; the earlier fans: rows 0 and 3 rather than 1 and 2.
        ([(2, (1, 2)), (2, ()), (2, ()), (2, (1, 2))], [0, 3]),
    ],
)
def test_ties(entries: list[tuple[int, tuple[int, ...]]], expected: list[int]) -> None:
    rules = table(*entries)
    assert chosen(rules, *([0b11111] * len(entries))) == expected


def test_among_readings_of_equal_total_the_bigger_fans_win() -> None:
    """全中 全带五 in chows is worth as much as 七对 全中 with pairs; 24 + 24 beats 24 + 16."""
    result = score(parse("44556m445566s55p6m | self-draw"), Ruleset.load("mcr"))
    totals = [outcome.total for outcome in result.outcomes]
    assert result.total == 49
    assert totals == sorted(totals, reverse=True)
    assert totals[:2] == [49, 49]
    assert result.fans == {"qi_dui": 1, "quan_zhong": 1, "zi_mo": 1}


# ── the forest, by the examples of the model ────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("edges", "forest"),
    [
        ([{0, 1}, {1, 2}, {2, 3}], True),  # three two-chow fans for four chows
        ([{0, 1}, {1, 2}, {0, 2}], False),
        ([{0, 1, 2}, {2, 3}], True),  # a three-chow fan and one that ties the fourth on
        ([{0, 1, 2}, {1, 2}], False),
        ([{0, 1, 2}, {2, 3}, {0, 3}], False),
        ([{0, 1}, {2, 3}], True),
        ([{0, 1, 2, 3}], True),
        ([{0, 1, 2, 3}, {0, 1}], False),
        ([{0, 1}, {0, 1}], False),
    ],
)
def test_combining_fans_make_a_forest(edges: list[set[int]], forest: bool) -> None:
    assert is_forest([frozenset(edge) for edge in edges]) == forest
    rules = table(*[(1, ())] * len(edges), combine=True)
    assert (len(chosen(rules, *(sum(1 << node for node in edge) for edge in edges))) == len(edges)) == forest
