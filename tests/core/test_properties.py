"""What holds for every scored hand, whatever its fans: sums, orders, readings, and the plain data of the JSON contract."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjcalc import Hand, Ruleset, parse, score
from mjcalc.hand import Meld
from mjcalc.shapes import FORMS
from tests.core.hands import dress, in_suit, random_build, random_hands

NAMES = ("erren64", "erren72", "mcr")


@cache
def table(name: str, **settings: str) -> Ruleset:
    return Ruleset.load(name, settings)


@cache
def hands(name: str) -> tuple[Hand, ...]:
    """Complete hands of the ruleset's deck."""
    rules = table(name)
    found = []
    for hand, meant in random_hands(81, 700, 3 if name == "mcr" else 1):
        if meant.form not in rules.forms or (hand.context.flower_count and not rules.deck.flowers):
            continue
        found.append(in_suit(hand, 2) if name == "erren72" else hand)
    return tuple(found)


def shuffled(hand: Hand, rng: Random) -> Hand:
    """The same hand with its tiles, sets and flowers in another order."""
    kinds, melds, flowers = list(hand.concealed), list(hand.melds), list(hand.context.flowers)
    for order in (kinds, melds, flowers):
        rng.shuffle(order)
    return Hand(tuple(kinds), tuple(melds), hand.win, hand.context._replace(flowers=tuple(flowers)))


@pytest.mark.parametrize("name", NAMES)
def test_the_order_of_tiles_and_sets_never_changes_a_score(name: str) -> None:
    rng = Random(82)
    for hand in hands(name):
        one, other = score(hand, table(name)), score(shuffled(hand, rng), table(name))
        assert (one.total, one.fans, one.drops, one.reading) == (other.total, other.fans, other.drops, other.reading)
        assert [(o.reading, o.total) for o in one.outcomes] == [(o.reading, o.total) for o in other.outcomes]


@pytest.mark.parametrize("name", NAMES)
def test_points_add_up(name: str) -> None:
    rules = table(name)
    for hand in hands(name):
        result = score(hand, rules)
        assert result.total == sum(rules.rows[fan].points * count for fan, count in result.fans.items())
        assert result.total == result.best.total == max(outcome.total for outcome in result.outcomes)
        totals = [outcome.total for outcome in result.outcomes]
        assert totals == sorted(totals, reverse=True)
        orders = [award.row.order for award in result.awards]
        assert orders == sorted(set(orders))
        assert result.fan_points == result.total
        assert result.counting == sum(award.points for award in result.awards if not award.row.bonus)
        assert set(result.fans) <= set(rules.rows)
        assert {drop.instance.fan for drop in result.drops} <= set(rules.rows)


@pytest.mark.parametrize("name", NAMES)
def test_a_score_has_the_readings_of_its_forms(name: str) -> None:
    rules = table(name)
    for hand in hands(name):
        result = score(hand, rules)
        assert len({outcome.reading for outcome in result.outcomes}) == len(result.outcomes)
        assert {outcome.reading.form for outcome in result.outcomes} <= set(rules.forms) <= set(FORMS)
        for outcome in result.outcomes:
            completed = outcome.reading.groups[outcome.reading.win]
            assert hand.win in completed.tiles
            assert not completed.claimed


@pytest.mark.parametrize("suit", [1, 2])
def test_one_suit_is_as_good_as_another(suit: int) -> None:
    """Only 绿一色 and 推不倒 look at which suit it is."""
    special = {"lv_yi_se", "tui_bu_dao"}
    rules = table("erren64")
    compared = 0
    for hand in hands("erren64"):
        one, other = score(hand, rules), score(in_suit(hand, suit), rules)
        if not special & (one.fans.keys() | other.fans.keys()):
            assert (one.total, one.fans) == (other.total, other.fans)
            compared += 1
    assert compared > 400


def test_a_larger_deck_changes_nothing_for_a_hand_of_the_smaller() -> None:
    for hand in hands("erren64"):
        small, full = score(hand, table("erren64")), score(hand, table("erren64", deck="full"))
        assert (small.total, small.fans) == (full.total, full.fans)


TWO_FORMS = (
    "44556m 445566s 55p +6m | self-draw",
    "1122334455667m +7m | discard",
    "112233m 778899m 5m +5m | discard",
    "2233445566778p +8p | self-draw",
)


def test_one_form_alone_gives_what_it_gives_beside_the_others() -> None:
    """At least: without the other forms a hand may wait on fewer kinds, and nothing else changes."""
    rules = table("mcr")
    several = 0
    for hand in (*hands("mcr")[:400], *map(parse, TWO_FORMS)):
        result = score(hand, rules)
        forms = {outcome.reading.form for outcome in result.outcomes}
        several += len(forms) > 1
        for form in forms:
            beside = max(outcome.total for outcome in result.outcomes if outcome.reading.form == form)
            alone = score(hand, replace(rules, forms=(form,)))
            assert alone.total >= beside
            assert {drop.instance.fan for drop in alone.drops} <= set(rules.rows)
    assert several >= len(TWO_FORMS)


# ── the contract ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", NAMES)
def test_to_dict_is_plain_data_and_says_the_score(name: str) -> None:
    rules = table(name)
    for hand in hands(name)[:250]:
        result = score(hand, rules)
        data = result.to_dict(explain=True)
        assert json.loads(json.dumps(data, ensure_ascii=False)) == data
        assert (data["total"], data["base"], data["ruleset"]) == (result.total, 0, name)
        assert data["fan_points"] == sum(fan["subtotal"] for fan in data["fans"]) == result.total
        assert all(fan["subtotal"] == fan["points"] * fan["count"] for fan in data["fans"])
        assert {fan["id"]: fan["count"] for fan in data["fans"]} == result.fans
        assert all(len(fan["scope"]) == fan["count"] for fan in data["fans"])
        assert len(data["dropped"]) == len(result.drops)
        assert len(data["other_readings"]) == len(result.outcomes) - 1
        assert all(other["total"] <= result.total for other in data["other_readings"])
        groups = data["reading"]["groups"]
        assert 0 <= data["reading"]["completed"] < len(groups)
        # Every scope is made of groups of the reading.
        named = [scope for entry in data["fans"] for scope in entry["scope"]] + [d["scope"] for d in data["dropped"]]
        assert all(set(scope) <= set(groups) for scope in named)
        check_drops(data)


def check_drops(data: dict[str, Any]) -> None:
    counted = {fan["id"] for fan in data["fans"]}
    for drop in data["dropped"]:
        assert drop["reason"] in ("printed", "by_rule", "once", "combination", "scores_more_otherwise")
        assert drop["by"]
        assert {by["id"] for by in drop["by"]} <= counted


def test_to_dict_without_explanation_has_less() -> None:
    result = score(parse("123m 456m 789m [EEE] 5m +5m | zimo"))
    brief, long = result.to_dict(), result.to_dict(explain=True)
    assert set(long) - set(brief) == {"dropped", "other_readings"}
    assert all(brief[key] == long[key] for key in brief)


def test_to_dict_of_a_known_hand() -> None:
    """清龙 4, 混一色 1, 幺九刻 1; 连六 twice and 老少副 lie within the straight."""
    data = score(parse("123m 456m 789m [EEE] 5m +5m | zimo round=S")).to_dict(explain=True)
    assert [(fan["zh"], fan["points"], fan["count"], fan["scope"]) for fan in data["fans"]] == [
        ("清龙", 4, 1, [["123m", "456m", "789m"]]),
        ("混一色", 1, 1, [["123m", "456m", "789m", "[EEE]", "55m"]]),
        ("幺九刻", 1, 1, [["[EEE]"]]),
    ]
    dropped = sorted((drop["zh"], drop["reason"], drop["by"][0]["zh"]) for drop in data["dropped"])
    assert dropped == [("老少副", "by_rule", "清龙"), ("连六", "by_rule", "清龙"), ("连六", "by_rule", "清龙")]
    assert data["context"]["won"] == "self_draw"
    assert data["context"]["round"] == "S"
    assert data["reading"]["form"] == "standard"


def test_the_hand_in_the_data_is_the_hand() -> None:
    for name in NAMES:
        for hand in hands(name)[:150]:
            again = parse(score(hand, table(name)).to_dict()["hand"])
            assert score(again, table(name)).fans == score(hand, table(name)).fans


# ── anything at all ─────────────────────────────────────────────────────────────────────────────────────────────────


#: The fans that look at which suit a tile is of, or which of its ends a rank is near.
LOOKS_AT_TILES = {"lv_yi_se", "tui_bu_dao"}


def turned(hand: Hand, upside_down: bool, suits: tuple[int, ...]) -> Hand:
    """The suits exchanged and, ``upside_down``, ranks counted from the other end: 1 is 9. What is a set stays one."""

    def turn(kind: int) -> int:
        rank = 8 - kind % 9 if upside_down else kind % 9
        return kind if kind >= 27 else 9 * suits[kind // 9] + rank

    melds = tuple(Meld(tuple(sorted(map(turn, meld.tiles))), meld.concealed, meld.mark) for meld in hand.melds)
    assert hand.win is not None
    return Hand(tuple(map(turn, hand.concealed)), melds, turn(hand.win), hand.context)


@given(
    seed=st.integers(0, 2**32),
    exposed=st.sampled_from([0.0, 0.5, 1.0]),
    kongs=st.sampled_from([0.0, 0.5, 1.0]),
    upside_down=st.booleans(),
    suits=st.permutations(range(3)),
)
def test_any_hand_is_worth_the_same_in_a_mirror(
    seed: int, exposed: float, kongs: float, upside_down: bool, suits: list[int]
) -> None:
    """No fan but 绿一色 and 推不倒 tells the suits apart, and each that looks at high ranks has a twin for low ones."""
    rng = Random(seed)
    made = dress(rng, random_build(rng), exposed=exposed, kongs=kongs)
    if not made:
        return
    hand, reading = made
    rules = table("mcr")
    result, mirrored = score(hand, rules), score(turned(hand, upside_down, tuple(suits)), rules)
    assert reading in [outcome.reading for outcome in result.outcomes]
    assert result.total == sum(award.points for award in result.awards) > 0
    if not LOOKS_AT_TILES & (result.fans.keys() | mirrored.fans.keys()):
        assert mirrored.total == result.total
