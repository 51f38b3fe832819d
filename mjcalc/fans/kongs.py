"""Fans about kongs and concealed pungs."""

from collections.abc import Iterator
from itertools import combinations

from mjcalc.facts import SETS, Kongs
from mjcalc.fans.registry import fan


@fan("si_gang", "四杠", "Four Kongs")
def si_gang(kongs: Kongs) -> Iterator[int]:
    """Four kongs, concealed or melded.

    规则: 四副杠，明杠、暗杠都算。
    计: [1111m,1] (2222m) [EEEE,6] (CCCC) 5m +5m
    不计: [1111m,1] (2222m) [EEEE,6] CCC 5m +5m
    """
    if len(kongs.all) == 4:
        yield SETS


@fan("san_gang", "三杠", "Three Kongs")
def san_gang(kongs: Kongs) -> Iterator[int]:
    """Three kongs, concealed or melded.

    规则: 三副杠，明杠、暗杠都算。
    计: [1111m,1] (2222m) [EEEE,6] CCC 5m +5m
    不计: [1111m,1] (2222m) EEE CCC 5m +5m
    """
    for three in combinations(kongs.all, 3):
        yield sum(three)


@fan("shuang_an_gang", "双暗杠", "Two Concealed Kongs")
def shuang_an_gang(kongs: Kongs) -> Iterator[int]:
    """Two concealed kongs.

    规则: 两副暗杠。
    计: (1111m) (2222m) 456m EEE 5m +5m
    不计: (1111m) [2222m,1] 456m EEE 5m +5m
    """
    for two in combinations(kongs.concealed, 2):
        yield sum(two)


@fan("ming_an_gang", "明暗杠", "Melded and Concealed Kong")
def ming_an_gang(kongs: Kongs) -> Iterator[int]:
    """A melded kong and a concealed one.

    规则: 一副明杠和一副暗杠。
    计: (1111m) [2222m,1] 456m EEE 5m +5m
    不计: (1111m) (2222m) 456m EEE 5m +5m
    """
    for concealed in kongs.concealed:
        for melded in kongs.melded:
            yield concealed | melded


@fan("shuang_ming_gang", "双明杠", "Two Melded Kongs")
def shuang_ming_gang(kongs: Kongs) -> Iterator[int]:
    """Two melded kongs: taken from a discard, or added to a claimed pung.

    规则: 两副明杠。
    计: [1111m,1] [2222m,6] 456m EEE 5m +5m
    不计: (1111m) [2222m,1] 456m EEE 5m +5m
    """
    for two in combinations(kongs.melded, 2):
        yield sum(two)


@fan("an_gang", "暗杠", "Concealed Kong")
def an_gang(kongs: Kongs) -> Iterator[int]:
    """A kong of four tiles drawn by the player.

    规则: 自己抓到四张相同的牌开的杠。
    计: (1111m) 345m 456m EEE 5m +5m
    不计: [1111m,1] 345m 456m EEE 5m +5m
    """
    yield from kongs.concealed


@fan("ming_gang", "明杠", "Melded Kong")
def ming_gang(kongs: Kongs) -> Iterator[int]:
    """A kong made with another player's discard, or by adding the fourth tile to a claimed pung.

    规则: 用别人打出的牌开的杠，或碰出刻子后补上第四张的杠。
    计: [1111m,6] 345m 456m EEE 5m +5m
    不计: (1111m) 345m 456m EEE 5m +5m
    """
    yield from kongs.melded


@fan("si_an_ke", "四暗刻", "Four Concealed Pungs")
def si_an_ke(kongs: Kongs) -> Iterator[int]:
    """Four concealed pungs or kongs; a pung completed by another player's tile is not concealed.

    规则: 四副暗刻（暗杠）；由别人的牌凑成的刻子不算暗刻。
    计: 111m 222m 444m EEE 5m +5m
    不计: 111m 222m 444m EE 55m +5m | discard
    """
    if len(kongs.own) == 4:
        yield SETS


@fan("san_an_ke", "三暗刻", "Three Concealed Pungs")
def san_an_ke(kongs: Kongs) -> Iterator[int]:
    """Three concealed pungs or kongs.

    规则: 三副暗刻（暗杠）。
    计: 111m 222m 456m EEE 5m +5m
    不计: 111m 22m 456m EEE 55m +2m | discard
    """
    for three in combinations(kongs.own, 3):
        yield sum(three)


@fan("shuang_an_ke", "双暗刻", "Two Concealed Pungs")
def shuang_an_ke(kongs: Kongs) -> Iterator[int]:
    """Two concealed pungs or kongs.

    规则: 两副暗刻（暗杠）。
    计: 111m 222m 456m 678m 9m +9m
    不计: [111m] 222m 456m 678m 9m +9m
    """
    for two in combinations(kongs.own, 2):
        yield sum(two)
