"""Fans about pungs of winds and dragons; a kong counts as a pung."""

from collections.abc import Iterator
from itertools import combinations

from mjcalc.facts import PAIR_BIT, SETS, WHOLE, Honours, Whole
from mjcalc.fans.chows import together
from mjcalc.fans.registry import fan
from mjcalc.tiles import DRAGONS, WINDS


@fan("da_si_xi", "大四喜", "Big Four Winds")
def da_si_xi(honours: Honours) -> Iterator[int]:
    """Pungs or kongs of all four winds.

    规则: 东南西北四副刻子（杠）。
    计: EEE SSS WWW NNN 5m +5m
    不计: EEE SSS WWW NN 56m +7m
    """
    if len(honours.winds) == 4:
        yield SETS


@fan("xiao_si_xi", "小四喜", "Little Four Winds")
def xiao_si_xi(honours: Honours) -> Iterator[int]:
    """Pungs of three winds and the pair of the fourth.

    规则: 三副风刻，第四种风作将。
    计: EEE SSS WWW NN 56m +7m
    不计: EEE SSS WWW CC 56m +7m
    """
    if len(honours.winds) == 3 and honours.pair in WINDS:
        yield together(honours.winds) | PAIR_BIT


@fan("san_feng_ke", "三风刻", "Big Three Winds")
def san_feng_ke(honours: Honours) -> Iterator[int]:
    """Pungs of three winds.

    规则: 三副风刻。
    计: EEE SSS WWW CC 56m +7m
    不计: EEE SSS CCC WW 56m +7m
    """
    for three in combinations(honours.winds, 3):
        yield together(three)


@fan("da_san_yuan", "大三元", "Big Three Dragons")
def da_san_yuan(honours: Honours) -> Iterator[int]:
    """Pungs or kongs of all three dragons.

    规则: 中、发、白三副刻子（杠）。
    计: CCC FFF PPP 567m 9m +9m
    不计: CCC FFF PP 567m 99m +9m
    """
    if len(honours.dragons) == 3:
        yield together(honours.dragons)


@fan("xiao_san_yuan", "小三元", "Little Three Dragons")
def xiao_san_yuan(honours: Honours) -> Iterator[int]:
    """Pungs of two dragons and the pair of the third.

    规则: 两副箭刻，第三种箭牌作将。
    计: CCC FFF PP 567m 99m +9m
    不计: CCC FFF EE 567m 99m +9m
    """
    if len(honours.dragons) == 2 and honours.pair in DRAGONS:
        yield together(honours.dragons) | PAIR_BIT


@fan("shuang_jian_ke", "双箭刻", "Two Dragon Pungs")
def shuang_jian_ke(honours: Honours) -> Iterator[int]:
    """Pungs of two dragons.

    规则: 两副箭刻（杠）。
    计: CCC FFF EE 567m 99m +9m
    不计: CCC EEE FF 567m 99m +9m
    """
    for two in combinations(honours.dragons, 2):
        yield together(two)


@fan("jian_ke", "箭刻", "Dragon Pung")
def jian_ke(honours: Honours) -> Iterator[int]:
    """A pung or kong of a dragon.

    规则: 中、发、白的一副刻子（杠）。
    计: CCC 123m 345m 789m 5m +5m
    不计: EEE 123m 345m 789m 5m +5m
    """
    for slot in honours.dragons:
        yield slot.bit


@fan("quan_feng_ke", "圈风刻", "Prevalent Wind")
def quan_feng_ke(honours: Honours) -> Iterator[int]:
    """A pung or kong of the round's wind.

    规则: 与圈风相同的风刻（杠）。
    计: SSS 123m 345m 789m 5m +5m | round=S
    不计: SSS 123m 345m 789m 5m +5m | round=E
    """
    for slot in honours.of(honours.round_wind):
        yield slot.bit


@fan("men_feng_ke", "门风刻", "Seat Wind")
def men_feng_ke(honours: Honours) -> Iterator[int]:
    """A pung or kong of the player's own wind.

    规则: 与本门风相同的风刻（杠）。
    计: SSS 123m 345m 789m 5m +5m | seat=S
    不计: SSS 123m 345m 789m 5m +5m | seat=E
    """
    for slot in honours.of(honours.seat_wind):
        yield slot.bit


@fan("zi_yi_se", "字一色", "All Honours")
def zi_yi_se(whole: Whole) -> Iterator[int]:
    """Only winds and dragons; seven pairs too.

    规则: 全由字牌组成的和牌，七对也可以。
    计: EEE SSS WWW CCC P +P
    不计: EEE SSS WWW CCC 1m +1m
    """
    if whole.suits == 0:
        yield WHOLE
