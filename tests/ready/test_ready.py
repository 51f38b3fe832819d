"""What would win and for how much, and which tile to let go."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from mjcalc import Hand, HandError, Ruleset, parse, score
from mjcalc.ready import discards, waiting
from mjcalc.shanten import shanten
from mjcalc.tiles import EAST, KINDS, name


@pytest.mark.parametrize("ruleset", ["erren64", "erren72", "mcr"])
def test_every_vector_waits_on_its_winning_tile_for_its_total(ruleset: str, vectors: Path) -> None:
    for line in (vectors / f"{ruleset}.jsonl").read_text(encoding="utf-8").splitlines():
        vector = json.loads(line)
        rules = Ruleset.load(ruleset, {"deck": vector["deck"]} if vector.get("deck") else {})
        hand = parse(vector["hand"])
        wait = next(wait for wait in waiting(hand.without_win(), rules) if wait.tile == hand.win)
        win = wait.self_draw if hand.context.self_drawn else wait.discard
        assert win is not None
        assert win.score.total == vector["total"], vector["hand"]


@pytest.mark.parametrize(
    ("text", "waits"),
    [  # cases of public bug reports on other programs
        ("369s147pESWNCFP", "2m 5m 8m"),
        ("2229999mSSWWFF", "2m"),
        ("58m369s17pEWNCFP", "2m 4p S"),
        ("1113456666788s", "2s 5s 7s 8s"),
    ],
)
def test_waits(text: str, waits: str) -> None:
    found = waiting(parse(text), Ruleset.load("mcr"))
    assert [name(wait.tile) for wait in found if not wait.held] == waits.split()


def test_a_wait_in_form_only() -> None:
    (wait,) = waiting(parse("123456789m1111p"), Ruleset.load("mcr"))
    assert (name(wait.tile), wait.left, wait.held, wait.self_draw, wait.discard) == ("1p", 0, True, None, None)


def test_copies_left_count_the_hand_and_the_table() -> None:
    rules = Ruleset.load("mcr")
    hand = parse("23m 456m 789m [EEE] 55p")
    assert {name(wait.tile): wait.left for wait in waiting(hand, rules)} == {"1m": 4, "4m": 3, "7m": 3}
    assert {name(wait.tile): wait.left for wait in waiting(hand, rules, seen=(0, 0, 3))} == {"1m": 2, "4m": 2, "7m": 3}
    with pytest.raises(HandError, match="5p occurs 5 times"):
        waiting(hand, rules, seen=(13, 13, 13))


def test_what_would_lift_a_hand_to_the_minimum() -> None:
    # 箭刻 2 and 喜相逢 1; drawn, 自摸 makes it 4; 妙手回春 or 海底捞月 brings 8, 抢杠和 8, 和绝张 4 (7 in all).
    rules = Ruleset.load("mcr", {"min": 8})
    wait = next(w for w in waiting(parse("[CCC] [234p] 678p 55m 67s"), rules) if name(w.tile) == "8s")
    assert wait.discard is not None
    assert (wait.discard.score.total, wait.discard.score.short, wait.discard.lifts) == (3, 5, ("last", "rob"))


def draws(hand: Hand, rules: Ruleset) -> set[int]:
    """The kinds that lower the shanten number, found by trying each."""
    held = Counter(hand.tiles)
    possible = [kind for kind in sorted(rules.deck.kinds) if held[kind] < 4]
    suits = {kind // 9 for kind in hand.tiles if kind < EAST}
    if rules.deck.one_suit and suits:
        possible = [kind for kind in possible if kind >= EAST or kind // 9 in suits]
    deck = (rules.forms, rules.deck.kinds, rules.deck.one_suit)
    now = shanten(hand, *deck)
    return {k for k in possible if shanten(replace(hand, concealed=(*hand.concealed, k)), *deck) < now}


@pytest.mark.parametrize("ruleset", ["erren64", "erren72", "mcr"])
def test_discards_against_trying_everything(ruleset: str) -> None:
    rules = Ruleset.load(ruleset)
    rng = random.Random(ruleset)
    suits = range(18, 27) if ruleset == "erren72" else range(9) if ruleset == "erren64" else range(27)
    deck = [kind for kind in [*suits, *range(EAST, KINDS)] for _ in range(4)]
    for _ in range(6):
        hand = Hand(tuple(rng.sample(deck, 14)))
        hand = replace(hand, win=hand.concealed[0])
        choices = discards(hand, rules)
        assert {choice.tile for choice in choices} == set(hand.concealed)
        assert [choice.shanten for choice in choices] == sorted(choice.shanten for choice in choices)
        for choice in choices:
            rest = list(hand.concealed)
            rest.remove(choice.tile)
            after = Hand(tuple(rest))
            assert choice.shanten == shanten(after, rules.forms, rules.deck.kinds, rules.deck.one_suit)
            held = Counter(hand.tiles)
            assert dict(choice.improving) == {k: 4 - held[k] for k in draws(after, rules) if held[k] < 4}


def test_expected_points_are_copies_times_points() -> None:
    rules = Ruleset.load("mcr")
    best = discards(parse("123m 456m 789m EE 55p 6p"), rules)[0]
    hand = parse("123m 456m 789m EE 55p")
    own = score(parse("123m 456m 789m EE 55p +E | self-draw"), rules).total
    other = score(parse("123m 456m 789m EE 55p +5p | self-draw"), rules).total
    (choice,) = (c for c in discards(parse("123m 456m 789m EE 55p 6p"), rules) if name(c.tile) == "6p")
    assert hand.win is None
    assert choice.self_draw_points == 2 * own + 2 * other
    assert best.self_draw_points + best.discard_points >= choice.self_draw_points + choice.discard_points
