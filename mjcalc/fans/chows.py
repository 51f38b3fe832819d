"""Fans about chows side by side, and 平和, the hand of chows."""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

from mjcalc.facts import CHOWS, FORM_KNITTED_STRAIGHT, FORM_STANDARD, SETS, WHOLE, Slot, Whole
from mjcalc.fans.registry import fan

Chows = tuple[Slot, ...]


def in_one_suit(slots: Sequence[Slot]) -> bool:
    return len({slot.suit for slot in slots}) == 1


def in_suits_of_their_own(slots: Sequence[Slot]) -> bool:
    return len({slot.suit for slot in slots}) == len(slots)


def steps(slots: Sequence[Slot]) -> set[int]:
    """The differences between neighbours when the ranks are sorted."""
    ranks = sorted(slot.rank for slot in slots)
    return {after - before for before, after in pairwise(ranks)}


def together(slots: Sequence[Slot]) -> int:
    """The scope that holds just these sets."""
    return sum(slot.bit for slot in slots)


@fan("yi_se_si_tong_shun", "一色四同顺", "Quadruple Chow")
def yi_se_si_tong_shun(chows: Chows) -> Iterator[int]:
    """Four equal chows.

    规则: 同一花色四副序数相同的顺子。
    计: 123m 123m 123m 123m 5m +5m
    不计: 123m 123m 123m 234m 5m +5m
    """
    if len(chows) == 4 and in_one_suit(chows) and steps(chows) == {0}:
        yield SETS


@fan("yi_se_si_bu_gao", "一色四步高", "Four Pure Shifted Chows")
def yi_se_si_bu_gao(chows: Chows) -> Iterator[int]:
    """Four chows of one suit, each one rank above the one before, or each two.

    规则: 同一花色四副依次递增一位或依次递增二位的顺子。
    计: 123m 234m 345m 456m 9m +9m
    不计: 123m 234m 345m 567m 9m +9m
    """
    if len(chows) == 4 and in_one_suit(chows) and steps(chows) in ({1}, {2}):
        yield SETS


@fan("yi_se_san_tong_shun", "一色三同顺", "Pure Triple Chow")
def yi_se_san_tong_shun(chows: Chows) -> Iterator[int]:
    """Three equal chows.

    规则: 同一花色三副序数相同的顺子。
    计: 123m 123m 123m 789m 5m +5m
    不计: 123m 123m 234m 789m 5m +5m
    """
    for three in combinations(chows, 3):
        if in_one_suit(three) and steps(three) == {0}:
            yield together(three)


@fan("qing_long", "清龙", "Pure Straight")
def qing_long(chows: Chows) -> Iterator[int]:
    """123, 456 and 789 of one suit.

    规则: 同一花色的 123、456、789 三副顺子。
    计: 123m 456m 789m EEE 5m +5m
    不计: 123m 345m 789m EEE 5m +5m
    """
    for three in combinations(chows, 3):
        if in_one_suit(three) and steps(three) == {3}:
            yield together(three)


@fan("yi_se_san_bu_gao", "一色三步高", "Pure Shifted Chows")
def yi_se_san_bu_gao(chows: Chows) -> Iterator[int]:
    """Three chows of one suit, each one rank above the one before, or each two.

    规则: 同一花色三副依次递增一位或依次递增二位的顺子。
    计: 123m 345m 567m EEE 9m +9m
    不计: 123m 234m 456m EEE 9m +9m
    """
    for three in combinations(chows, 3):
        if in_one_suit(three) and steps(three) in ({1}, {2}):
            yield together(three)


@fan("hua_long", "花龙", "Mixed Straight")
def hua_long(chows: Chows) -> Iterator[int]:
    """123, 456 and 789, each in a suit of its own.

    规则: 三种花色的 123、456、789 三副顺子连成一至九。
    计: 123m 456p 789s EEE 5m +5m
    不计: 123m 456p 789p EEE 5m +5m
    """
    for three in combinations(chows, 3):
        if in_suits_of_their_own(three) and steps(three) == {3}:
            yield together(three)


@fan("san_se_san_tong_shun", "三色三同顺", "Mixed Triple Chow")
def san_se_san_tong_shun(chows: Chows) -> Iterator[int]:
    """The same chow in all three suits.

    规则: 三种花色三副序数相同的顺子。
    计: 234m 234p 234s EEE 5m +5m
    不计: 234m 234p 345s EEE 5m +5m
    """
    for three in combinations(chows, 3):
        if in_suits_of_their_own(three) and steps(three) == {0}:
            yield together(three)


@fan("san_se_san_bu_gao", "三色三步高", "Mixed Shifted Chows")
def san_se_san_bu_gao(chows: Chows) -> Iterator[int]:
    """Three chows in three suits, each one rank above the one before.

    规则: 三种花色三副依次递增一位的顺子。
    计: 234m 345p 456s EEE 9m +9m
    不计: 234m 345p 567s EEE 9m +9m
    """
    for three in combinations(chows, 3):
        if in_suits_of_their_own(three) and steps(three) == {1}:
            yield together(three)


@fan("yi_ban_gao", "一般高", "Pure Double Chow")
def yi_ban_gao(chows: Chows) -> Iterator[int]:
    """Two equal chows.

    规则: 同一花色两副相同的顺子。
    计: 123m 123m 789m EEE 5m +5m
    不计: 123m 234m 789m EEE 5m +5m
    """
    for two in combinations(chows, 2):
        if in_one_suit(two) and steps(two) == {0}:
            yield together(two)


@fan("xi_xiang_feng", "喜相逢", "Mixed Double Chow")
def xi_xiang_feng(chows: Chows) -> Iterator[int]:
    """The same chow in two suits.

    规则: 两种花色两副序数相同的顺子。
    计: 123m 123p 789m EEE 5m +5m
    不计: 123m 234p 789m EEE 5m +5m
    """
    for two in combinations(chows, 2):
        if in_suits_of_their_own(two) and steps(two) == {0}:
            yield together(two)


@fan("lian_liu", "连六", "Short Straight")
def lian_liu(chows: Chows) -> Iterator[int]:
    """Two chows of one suit that make a run of six.

    规则: 同一花色两副相连接的顺子，共六张相连的序数牌。
    计: 123m 456m 888m EEE 5m +5m
    不计: 123m 567m 888m EEE 5m +5m
    """
    for two in combinations(chows, 2):
        if in_one_suit(two) and steps(two) == {3}:
            yield together(two)


@fan("lao_shao_fu", "老少副", "Two Terminal Chows")
def lao_shao_fu(chows: Chows) -> Iterator[int]:
    """123 and 789 of one suit.

    规则: 同一花色的 123、789 两副顺子。
    计: 123m 789m 555m EEE 4m +4m
    不计: 123m 678m 555m EEE 4m +4m
    """
    for two in combinations(chows, 2):
        if in_one_suit(two) and steps(two) == {6}:
            yield together(two)


@fan("ping_hu", "平和", "All Chows")
def ping_hu(whole: Whole) -> Iterator[int]:
    """Four chows and a pair of numbers, whatever the wait; the nine tiles of a knitted straight stand for three chows.

    规则: 由四副顺子和序数牌作将组成的和牌，边、坎、钓不影响平和；组合龙的九张牌当三副顺子。
    计: 123m 456m 789m 234m 5m +5m
    不计: 123m 456m 789m 234m E +E
    """
    if whole.every(CHOWS) and (whole.every(FORM_STANDARD) or whole.every(FORM_KNITTED_STRAIGHT)):
        yield WHOLE
