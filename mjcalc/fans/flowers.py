"""Flowers: which ones, and how many."""

from collections.abc import Iterator

from mjcalc.facts import NOWHERE, Win
from mjcalc.fans.registry import fan

PLANTS = frozenset(range(4))  # 梅兰竹菊
SEASONS = frozenset(range(4, 8))  # 春夏秋冬


@fan("ba_xian_guo_hai", "八仙过海", "Eight Immortals")
def ba_xian_guo_hai(win: Win) -> Iterator[int]:
    """All eight flowers, and a winning hand.

    规则: 摸齐八张花牌并和牌。
    计: 123m 456m 789m EEE 5m +5m | flowers=8
    不计: 123m 456m 789m EEE 5m +5m | flowers=7
    """
    if win.flower_count == len(PLANTS | SEASONS):
        yield NOWHERE


@fan("mei_lan_zhu_ju", "梅兰竹菊", "Four Plants")
def mei_lan_zhu_ju(win: Win) -> Iterator[int]:
    """The four plants: a b c d.

    规则: 摸齐梅兰竹菊四张花牌。
    计: 123m 456m 789m EEE 5m +5m | flowers=abcd
    不计: 123m 456m 789m EEE 5m +5m | flowers=abce
    """
    if set(win.flowers) >= PLANTS:
        yield NOWHERE


@fan("chun_xia_qiu_dong", "春夏秋冬", "Four Seasons")
def chun_xia_qiu_dong(win: Win) -> Iterator[int]:
    """The four seasons: e f g h.

    规则: 摸齐春夏秋冬四张花牌。
    计: 123m 456m 789m EEE 5m +5m | flowers=efgh
    不计: 123m 456m 789m EEE 5m +5m | flowers=defg
    """
    if set(win.flowers) >= SEASONS:
        yield NOWHERE


@fan("hua_pai", "花牌", "Flower")
def hua_pai(win: Win) -> Iterator[tuple[int, int]]:
    """Each flower counts.

    规则: 每张花牌都计。
    计: 123m 456m 789m EEE 5m +5m | flowers=1
    不计: 123m 456m 789m EEE 5m +5m
    """
    for number in range(win.flower_count):
        yield NOWHERE, number
