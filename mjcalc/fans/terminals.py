"""Fans about terminals and honours (幺九牌), and the two fans of the pair."""

from collections.abc import Iterator

from mjcalc.facts import FORM_STANDARD, HAS_OUTER, NO_HONOURS, OUTER, SIMPLE, WHOLE, Honours, Pair, Slot, Whole
from mjcalc.fans.registry import fan
from mjcalc.tiles import EAST, rank_of


@fan("qing_yao_jiu", "清幺九", "All Terminals")
def qing_yao_jiu(whole: Whole) -> Iterator[int]:
    """Only ones and nines, in any form.

    规则: 全由序数牌一、九组成的和牌。
    计: 111m 999m 111p 999p 1s +1s
    不计: 111m 999m 111p 999p E +E
    """
    if whole.every(OUTER, NO_HONOURS):
        yield WHOLE


@fan("hun_yao_jiu", "混幺九", "All Terminals and Honours")
def hun_yao_jiu(whole: Whole) -> Iterator[int]:
    """Only terminals and honours, both present; seven pairs too.

    规则: 由字牌和序数牌一、九组成的和牌，两者都要有，七对也可以。
    计: 111m 999m EEE CCC P +P
    不计: SSS WWW EEE CCC P +P
    """
    if whole.every(OUTER) and whole.suits and not whole.every(NO_HONOURS):
        yield WHOLE


@fan("quan_dai_yao", "全带幺", "Outside Hand")
def quan_dai_yao(whole: Whole) -> Iterator[int]:
    """A terminal or an honour in each of four sets and the pair.

    规则: 每副牌和将牌都有幺九牌。
    计: 123m 789m 999m EEE 1m +1m
    不计: 123m 789m 999m EEE 5m +5m
    """
    if whole.every(FORM_STANDARD, HAS_OUTER):
        yield WHOLE


@fan("duan_yao", "断幺", "All Simples")
def duan_yao(whole: Whole) -> Iterator[int]:
    """No terminal and no honour, in any form.

    规则: 和牌中没有一、九和字牌，牌型不限。
    计: 234m 345m 678m 888m 5m +5m
    不计: 123m 345m 678m 888m 5m +5m
    """
    if whole.every(SIMPLE):
        yield WHOLE


@fan("yao_jiu_ke", "幺九刻", "Pung of Terminals or Honours", each=("pungs", "honours"))
def yao_jiu_ke(part: tuple[Slot, ...] | Honours) -> Iterator[int]:
    """A pung or kong of ones, nines or an honour; each counts.

    规则: 一、九或字牌的一副刻子（杠），每副都计。
    计: 111m 234m 456m 678m 9m +9m
    不计: 222m 234m 456m 678m 9m +9m
    """
    for slot in part.pungs if isinstance(part, Honours) else part:
        if slot.outer:
            yield slot.bit


@fan("er_wu_ba_jiang", "二五八将", "Pair of 2, 5 or 8")
def er_wu_ba_jiang(pair: Pair | None) -> Iterator[int]:
    """Four sets and a pair of twos, fives or eights.

    规则: 以序数牌二、五、八作将。
    计: 111m 234m 456m 678m 5m +5m
    不计: 111m 234m 456m 678m 9m +9m
    """
    if pair and pair.kind < EAST and rank_of(pair.kind) in (2, 5, 8):
        yield pair.bit


@fan("yao_jiu_tou", "幺九头", "Pair of Terminals")
def yao_jiu_tou(pair: Pair | None) -> Iterator[int]:
    """Four sets and a pair of ones or nines.

    规则: 以序数牌一、九作将。
    计: 111m 234m 456m 678m 9m +9m
    不计: 111m 234m 456m 678m E +E
    """
    if pair and pair.kind < EAST and rank_of(pair.kind) in (1, 9):
        yield pair.bit
