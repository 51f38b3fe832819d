"""Who pays whom: the amounts are those of the rules, worked out by hand, and every settlement sums to zero."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice

import pytest

from mjcalc import HandError, Ruleset, parse, score
from mjcalc.settle import settle
from tests.hands import hands

# 大三元 88, 单钓将 1, 缺一门 1: 90 points (a hand of a public bug report on another scorer).
NINETY = "[CCC] [FFF] PPP 234m 9s +9s"


def payments(text: str, ruleset: str = "mcr", **settings: int) -> list[tuple[str, int | None, int]]:
    return [tuple(each) for each in settle(score(parse(text), Ruleset.load(ruleset, settings))).payments]


def test_discarder_pays_the_total_and_everyone_eight() -> None:
    assert payments(f"{NINETY} | discard seat=S from=N") == [
        ("winner", 2, 90 + 3 * 8),
        ("other", 1, -8),
        ("other", 3, -8),
        ("discarder", 4, -98),
    ]


def test_self_draw_is_paid_by_all() -> None:
    # 自摸 brings one more point.
    assert payments(f"{NINETY} | self-draw seat=E") == [
        ("winner", 1, 3 * (91 + 8)),
        ("other", 2, -99),
        ("other", 3, -99),
        ("other", 4, -99),
    ]


def test_seats_that_nobody_told_stay_unknown() -> None:
    assert payments(f"{NINETY} | discard") == [
        ("winner", None, 114),
        ("discarder", None, -98),
        ("other", None, -8),
        ("other", None, -8),
    ]


def test_a_hand_below_the_minimum_is_paid_nothing() -> None:
    # 箭刻 2, 喜相逢 1.
    below = "[CCC] [234p] 678p 55m 67s +8s | discard"
    assert {points for _, _, points in payments(below, min=8)} == {0}
    assert payments(below)[0] == ("winner", None, 3 + 24)


def test_two_players() -> None:
    # 清龙 4, 混一色 1, 幺九刻 1, and the base.
    hand = "123m 456m 789m [EEE] 5m +5m | zimo"
    assert payments(hand, "erren64") == [("winner", None, 6), ("other", None, -6)]
    assert payments(hand, "erren64", base=2, stake=5) == [("winner", None, 40), ("other", None, -40)]
    assert payments(hand.replace("zimo", "ron from=S"), "erren64")[1] == ("discarder", 2, -6)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("self-draw seat=E from=S", "settle.self_drawn"),
        ("discard seat=S from=S", "settle.own_discard"),
    ],
)
def test_seats_that_cannot_be(words: str, code: str) -> None:
    with pytest.raises(HandError) as caught:
        payments(f"{NINETY} | {words}")
    assert [note.code for note in caught.value.notes] == [code]


@pytest.mark.parametrize("name", ["erren64", "erren72", "mcr"])
def test_every_settlement_sums_to_zero(name: str) -> None:
    rng = random.Random(name)
    for hand in islice(hands(5, Ruleset.load(name).deck), 200):
        rules = Ruleset.load(name, {"min": rng.choice([0, 8]), "stake": rng.randint(1, 9)})
        winner = hand.context.seat_wind
        seats = [seat for seat in range(1, 5) if winner is None or seat != winner - 26]
        discarder = None if hand.context.self_drawn else rng.choice([None, *seats])
        result = settle(score(replace(hand, context=hand.context._replace(discarder=discarder)), rules))
        assert sum(payment.points for payment in result.payments) == 0
        assert len(result.payments) == rules.terms.players
