"""Fans about which suits and ranks the whole hand keeps to."""

from collections.abc import Iterator

from mjcalc.facts import (
    EVEN,
    FORM_STANDARD,
    GREEN,
    HAS_FIVE,
    LOWER,
    MIDDLE,
    NO_DRAGONS,
    NO_HONOURS,
    NO_WINDS,
    OVER_FIVE,
    PUNGS,
    REVERSIBLE,
    SETS,
    UNDER_FIVE,
    UPPER,
    WHOLE,
    Whole,
)
from mjcalc.fans.registry import fan


@fan("lv_yi_se", "绿一色", "All Green")
def lv_yi_se(whole: Whole) -> Iterator[int]:
    """Only tiles that are all green: 2, 3, 4, 6 and 8 of bamboo and the green dragon, in any form.

    规则: 只由 23468 条和发财组成的和牌，牌型不限；没有发财也可以。
    计: 234s 234s 666s 888s F +F
    不计: 234s 234s 666s 999s F +F
    """
    if whole.every(GREEN):
        yield WHOLE


@fan("qing_yi_se", "清一色", "Full Flush")
def qing_yi_se(whole: Whole) -> Iterator[int]:
    """All tiles of one suit, no honours.

    规则: 全由同一花色的序数牌组成的和牌。
    计: 123m 345m 666m 789m 5m +5m
    不计: 123m 345m 666m 789m E +E
    """
    if whole.suits == 1 and whole.every(NO_HONOURS):
        yield WHOLE


@fan("hun_yi_se", "混一色", "Half Flush")
def hun_yi_se(whole: Whole) -> Iterator[int]:
    """One suit and honours, both present.

    规则: 由同一花色的序数牌和字牌组成的和牌，两者都要有。
    计: 123m 345m 666m 789m E +E
    不计: 123m 345m 666m 789m 5m +5m
    """
    if whole.suits == 1 and not whole.every(NO_HONOURS):
        yield WHOLE


@fan("quan_shuang_ke", "全双刻", "All Even Pungs")
def quan_shuang_ke(whole: Whole) -> Iterator[int]:
    """Four pungs or kongs and a pair, all of the ranks 2, 4, 6 and 8.

    规则: 由 2、4、6、8 序数牌的刻子（杠）和将牌组成的和牌。
    计: 222m 444p 666s 888m 2p +2p
    不计: 222m 444p 666s 777m 2p +2p
    """
    if whole.every(FORM_STANDARD, EVEN):
        yield WHOLE


@fan("quan_da", "全大", "Upper Tiles")
def quan_da(whole: Whole) -> Iterator[int]:
    """Only the ranks 7, 8 and 9.

    规则: 由序数牌 7、8、9 组成的和牌。
    计: 789m 789p 777s 999m 8s +8s
    不计: 789m 789p 777s 999m 6s +6s
    """
    if whole.every(UPPER):
        yield WHOLE


@fan("quan_zhong", "全中", "Middle Tiles")
def quan_zhong(whole: Whole) -> Iterator[int]:
    """Only the ranks 4, 5 and 6.

    规则: 由序数牌 4、5、6 组成的和牌。
    计: 456m 456p 444s 666m 5s +5s
    不计: 456m 456p 444s 666m 3s +3s
    """
    if whole.every(MIDDLE):
        yield WHOLE


@fan("quan_xiao", "全小", "Lower Tiles")
def quan_xiao(whole: Whole) -> Iterator[int]:
    """Only the ranks 1, 2 and 3.

    规则: 由序数牌 1、2、3 组成的和牌。
    计: 123m 123p 111s 333m 2s +2s
    不计: 123m 123p 111s 333m 4s +4s
    """
    if whole.every(LOWER):
        yield WHOLE


@fan("da_yu_wu", "大于五", "Upper Four")
def da_yu_wu(whole: Whole) -> Iterator[int]:
    """Only ranks above five: 6 to 9.

    规则: 由序数牌 6 至 9 组成的和牌。
    计: 678m 789p 666s 999m 8s +8s
    不计: 567m 789p 666s 999m 8s +8s
    """
    if whole.every(OVER_FIVE):
        yield WHOLE


@fan("xiao_yu_wu", "小于五", "Lower Four")
def xiao_yu_wu(whole: Whole) -> Iterator[int]:
    """Only ranks below five: 1 to 4.

    规则: 由序数牌 1 至 4 组成的和牌。
    计: 123m 234p 111s 444m 2s +2s
    不计: 123m 345p 111s 444m 2s +2s
    """
    if whole.every(UNDER_FIVE):
        yield WHOLE


@fan("quan_dai_wu", "全带五", "All Fives")
def quan_dai_wu(whole: Whole) -> Iterator[int]:
    """A five in each set and in the pair.

    规则: 每副牌和将牌都有序数牌 5。
    计: 345m 456p 567s 555m 5p +5p
    不计: 345m 456p 567s 555m 6p +6p
    """
    if whole.every(FORM_STANDARD, HAS_FIVE):
        yield WHOLE


@fan("tui_bu_dao", "推不倒", "Reversible Tiles")
def tui_bu_dao(whole: Whole) -> Iterator[int]:
    """Only tiles that look the same upside down: 1234589p, 245689s and the white dragon, in any form.

    规则: 由牌面没有上下区别的牌组成的和牌：1234589 饼、245689 条、白板，牌型不限。
    计: 123p 345p 888p 999s P +P
    不计: 123p 345p 777p 999s P +P
    """
    if whole.every(REVERSIBLE):
        yield WHOLE


@fan("que_yi_men", "缺一门", "One Voided Suit")
def que_yi_men(whole: Whole) -> Iterator[int]:
    """Exactly two of the three suits.

    规则: 和牌中恰好有两种花色的序数牌。
    计: 123m 456m 789p EEE 5p +5p
    不计: 123m 456s 789p EEE 5p +5p
    """
    if whole.suits == 2:
        yield WHOLE


@fan("wu_zi", "无字", "No Honours")
def wu_zi(whole: Whole) -> Iterator[int]:
    """No honour tile.

    规则: 和牌中没有字牌。
    计: 123m 456m 789p 222s 5p +5p
    不计: 123m 456m 789p 222s E +E
    """
    if whole.every(NO_HONOURS):
        yield WHOLE


@fan("wu_men_qi", "五门齐", "All Types")
def wu_men_qi(whole: Whole) -> Iterator[int]:
    """All three suits, winds and dragons.

    规则: 三种花色、风牌、箭牌齐全。
    计: 123m 456p 789s EEE C +C
    不计: 123m 456p 789s EEE S +S
    """
    if whole.suits == 3 and not whole.every(NO_WINDS) and not whole.every(NO_DRAGONS):
        yield WHOLE


@fan("peng_peng_hu", "碰碰和", "All Pungs")
def peng_peng_hu(whole: Whole) -> Iterator[int]:
    """Four pungs or kongs and a pair.

    规则: 由四副刻子（或杠）和将牌组成的和牌。
    计: 222m 444m 666m EEE 5m +5m
    不计: 222m 444m 678m EEE 5m +5m
    """
    if whole.every(FORM_STANDARD, PUNGS):
        yield SETS
