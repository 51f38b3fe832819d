"""Fans about pungs of numbers side by side; a kong counts as a pung."""

from collections.abc import Iterator
from itertools import combinations

from mjcalc.facts import SETS, Slot
from mjcalc.fans.chows import in_one_suit, in_suits_of_their_own, steps, together
from mjcalc.fans.registry import fan

Pungs = tuple[Slot, ...]


@fan("yi_se_si_jie_gao", "一色四节高", "Four Pure Shifted Pungs")
def yi_se_si_jie_gao(pungs: Pungs) -> Iterator[int]:
    """Four pungs of one suit, each one rank above the one before.

    规则: 同一花色四副依次递增一位的刻子（杠）。
    计: 222m 333m 444m 555m 9m +9m
    不计: 222m 333m 444m 666m 9m +9m
    """
    if len(pungs) == 4 and in_one_suit(pungs) and steps(pungs) == {1}:
        yield SETS


@fan("yi_se_san_jie_gao", "一色三节高", "Pure Shifted Pungs")
def yi_se_san_jie_gao(pungs: Pungs) -> Iterator[int]:
    """Three pungs of one suit, each one rank above the one before.

    规则: 同一花色三副依次递增一位的刻子（杠）。
    计: 222m 333m 444m EEE 9m +9m
    不计: 222m 333m 555m EEE 9m +9m
    """
    for three in combinations(pungs, 3):
        if in_one_suit(three) and steps(three) == {1}:
            yield together(three)


@fan("san_tong_ke", "三同刻", "Triple Pung")
def san_tong_ke(pungs: Pungs) -> Iterator[int]:
    """The same pung in all three suits.

    规则: 三种花色三副序数相同的刻子（杠）。
    计: 222m 222p 222s EEE 9m +9m
    不计: 222m 222p 333s EEE 9m +9m
    """
    for three in combinations(pungs, 3):
        if in_suits_of_their_own(three) and steps(three) == {0}:
            yield together(three)


@fan("san_se_san_jie_gao", "三色三节高", "Mixed Shifted Pungs")
def san_se_san_jie_gao(pungs: Pungs) -> Iterator[int]:
    """Three pungs in three suits, each one rank above the one before.

    规则: 三种花色三副依次递增一位的刻子（杠）。
    计: 222m 333p 444s EEE 9m +9m
    不计: 222m 333p 555s EEE 9m +9m
    """
    for three in combinations(pungs, 3):
        if in_suits_of_their_own(three) and steps(three) == {1}:
            yield together(three)


@fan("shuang_tong_ke", "双同刻", "Double Pung")
def shuang_tong_ke(pungs: Pungs) -> Iterator[int]:
    """The same pung in two suits.

    规则: 两种花色两副序数相同的刻子（杠）。
    计: 222m 222p 345s EEE 9m +9m
    不计: 222m 333p 345s EEE 9m +9m
    """
    for two in combinations(pungs, 2):
        if in_suits_of_their_own(two) and steps(two) == {0}:
            yield together(two)
