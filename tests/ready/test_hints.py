"""Near misses, against trying every exchange of one tile."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from mjcalc import Hand, NotAWin, Ruleset, parse, score
from mjcalc.hand import problems
from mjcalc.hints import hinted
from mjcalc.shapes import is_complete
from mjcalc.tiles import EAST, KINDS, name


def brute_force(hand: Hand, rules: Ruleset) -> set[tuple[int, int]]:
    found = set()
    for out in set(hand.concealed):
        for into in set(range(KINDS)) - {out}:
            tiles = list(hand.concealed)
            tiles[tiles.index(out)] = into
            changed = replace(hand, concealed=tuple(tiles), win=hand.win if hand.win in tiles else into)
            if not problems(changed, rules.deck) and is_complete(changed, rules.forms):
                found.add((out, into))
    return found


@pytest.mark.parametrize("ruleset", ["erren64", "mcr"])
def test_exchanges_against_trying_everything(ruleset: str) -> None:
    rules = Ruleset.load(ruleset)
    rng = random.Random(7)
    deck = [kind for kind in [*range(9), *range(EAST, KINDS)] for _ in range(4)]
    near = 0
    for _ in range(60):
        hand = Hand(tuple(rng.sample(deck[:36] if rng.random() < 0.7 else deck, 14)))
        hand = replace(hand, win=rng.choice(hand.concealed))
        if is_complete(hand, rules.forms):
            continue
        with pytest.raises(NotAWin) as caught:
            hinted(hand, rules)
        hints = caught.value.hints
        assert hints is not None
        assert {(each.out, each.into) for each in hints.exchanges} == brute_force(hand, rules)
        near += bool(hints.exchanges)
    assert near > 10


def test_a_fan_missed_by_one_tile() -> None:
    # 123 456 678: with 9m for 6m it is 清龙 (4) beside 混一色, 不求人 and 幺九刻.
    result = hinted(parse("123m 456m 678m EEE 5m +5m | zimo"), Ruleset.load())
    assert result.hints is not None
    miss = next(miss for miss in result.hints.misses if miss.row.zh == "清龙")
    assert (name(miss.exchange.out), name(miss.exchange.into), miss.exchange.score.total) == ("6m", "9m", 7)
    assert not result.hints.exchanges
    assert all(miss.row.id not in result.fans for miss in result.hints.misses)


def test_a_hand_of_thirteen_has_waits_instead() -> None:
    with pytest.raises(NotAWin) as caught:
        hinted(parse("123m 456m 789m EEE 5m"), Ruleset.load())
    assert caught.value.hints is None
    assert [name(kind) for kind in caught.value.waits] == ["5m"]


def test_hints_change_no_score() -> None:
    hand = parse("1112345678999m +5m | zimo")
    assert hinted(hand, Ruleset.load()).total == score(hand, Ruleset.load()).total
