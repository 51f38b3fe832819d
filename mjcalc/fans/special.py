"""Fans that look at the tiles of the hand as a whole: seven pairs, orphans, knitted hands, nine gates, four of a kind."""

from collections.abc import Iterator

from mjcalc.facts import FORM_KNITTED_HONOURS, FORM_ORPHANS, FORM_SEVEN_PAIRS, WHOLE, Tiles, Whole
from mjcalc.fans.registry import fan
from mjcalc.shapes import KNITTED_HONOURS, SEVEN_PAIRS, STANDARD
from mjcalc.tiles import EAST

KNITTED_SCOPE = 0b00111  # the nine tiles stand where three sets would


def suit_counts(tiles: Tiles) -> tuple[tuple[int, ...], ...]:
    """The counts of ranks 1-9 in each suit."""
    return tiles.counts[0:9], tiles.counts[9:18], tiles.counts[18:27]


@fan("jiu_lian_bao_deng", "九莲宝灯", "Nine Gates")
def jiu_lian_bao_deng(tiles: Tiles) -> Iterator[int]:
    """1112345678999 of one suit, all concealed, before the win, and then any tile of the suit.

    规则: 听牌时手牌为同一花色的 1112345678999（没有副露），和该花色任何一张。
    计: 1112345678999m +5m
    不计: 1112345678m [999m] +5m
    """
    before = list(tiles.counts)
    before[tiles.win] -= 1
    gates = [3, 1, 1, 1, 1, 1, 1, 1, 3]
    if tiles.closed and any(before[suit : suit + 9] == gates for suit in (0, 9, 18)):
        yield WHOLE


@fan("lian_qi_dui", "连七对", "Seven Shifted Pairs")
def lian_qi_dui(tiles: Tiles) -> Iterator[int]:
    """Seven pairs of one suit with ranks in a row.

    规则: 同一花色序数相连的七个对子。
    计: 1122334455667m +7m
    不计: 1122334455668m +8m
    """
    if tiles.form == SEVEN_PAIRS:
        for counts in suit_counts(tiles):
            if any(counts[first : first + 7] == (2,) * 7 for first in range(3)):
                yield WHOLE


@fan("qi_dui", "七对", "Seven Pairs")
def qi_dui(whole: Whole) -> Iterator[int]:
    """Seven pairs; four equal tiles may be two of them.

    规则: 由七个对子组成的和牌，四张相同的牌可以当两对。
    计: 1133557799mEEC +C
    不计: 11133355577mEE +E
    """
    if whole.every(FORM_SEVEN_PAIRS):
        yield WHOLE


@fan("shi_san_yao", "十三幺", "Thirteen Orphans")
def shi_san_yao(whole: Whole) -> Iterator[int]:
    """One of each terminal and honour, and one of them twice.

    规则: 三种花色的一、九和七种字牌各一张，其中一种成对。
    计: 19m19p19sESWNCFP +1m
    不计: 11m99m11p99p11s99sE +E
    """
    if whole.every(FORM_ORPHANS):
        yield WHOLE


@fan("quan_bu_kao", "全不靠", "Lesser Honours and Knitted Tiles")
def quan_bu_kao(whole: Whole) -> Iterator[int]:
    """Fourteen different tiles out of the seven honours and 147, 258 and 369 in three suits.

    规则: 三种花色的 147、258、369 和七种字牌中任意十四张不同的牌。
    计: 147m258p36sESWNC +F
    不计: 147m258p369s111s5m +5m
    """
    if whole.every(FORM_KNITTED_HONOURS):
        yield WHOLE


@fan("qi_xing_bu_kao", "七星不靠", "Greater Honours and Knitted Tiles")
def qi_xing_bu_kao(tiles: Tiles) -> Iterator[int]:
    """All seven honours, and seven of the tiles 147, 258 and 369 in three suits.

    规则: 七种字牌各一张，加三种花色 147、258、369 中的七张。
    计: 147m25p36sESWNCF +P
    不计: 147m258p36sESWNC +F
    """
    if tiles.form == KNITTED_HONOURS and min(tiles.counts[EAST:]) == 1:
        yield WHOLE


@fan("zu_he_long", "组合龙", "Knitted Straight")
def zu_he_long(tiles: Tiles) -> Iterator[int]:
    """All nine of 147, 258 and 369, each in a suit of its own, with a set and a pair, or among single tiles and honours.

    规则: 三种花色的 147、258、369 九张牌齐全；可以配一副牌和将，也可以在全不靠中。
    计: 147m258p369s111s5m +5m
    不计: 147m25p36sESWNCF +P
    """
    if tiles.nine:
        yield KNITTED_SCOPE


@fan("yi_se_shuang_long_hui", "一色双龙会", "Pure Terminal Chows")
def yi_se_shuang_long_hui(tiles: Tiles) -> Iterator[int]:
    """123 123 789 789 55 of one suit.

    规则: 同一花色的两副 123、两副 789，5 作将。
    计: 112233m778899m5m +5m
    不计: 112233m778899m6m +6m
    """
    if tiles.form == STANDARD and (2, 2, 2, 0, 2, 0, 2, 2, 2) in suit_counts(tiles):
        yield WHOLE


@fan("san_se_shuang_long_hui", "三色双龙会", "Three-Suited Terminal Chows")
def san_se_shuang_long_hui(tiles: Tiles) -> Iterator[int]:
    """123 and 789 in two suits, and the pair of fives in the third.

    规则: 两种花色的 123、789，第三种花色的 5 作将。
    计: 123m 789m 123p 789p 5s +5s
    不计: 123m 789m 123p 789p 5m +5m
    """
    dragon, five = (1, 1, 1, 0, 0, 0, 1, 1, 1), (0, 0, 0, 0, 2, 0, 0, 0, 0)
    if tiles.form == STANDARD and sorted(suit_counts(tiles)) == [five, dragon, dragon]:
        yield WHOLE


@fan("si_gui_yi", "四归一", "Tile Hog")
def si_gui_yi(tiles: Tiles) -> Iterator[tuple[int, int]]:
    """All four tiles of a kind, not as a kong; counted for each such kind.

    规则: 四张相同的牌归于一家的顺、刻、对、将之中，不包括杠；每种牌都计。
    计: 111m 123m 567m EEE 9m +9m
    不计: (1111m) 234m 567m EEE 9m +9m
    """
    for kind, scope in tiles.hogs:
        yield scope, kind
