"""Hands that have a given fan: for each fan, what its law says about the sets, the pair and the tiles, and dice for the rest.

This is a second statement of the fans, in terms of what to build instead of what to recognise. *Cores* are sets (and a pair) that make
the fan by themselves; *pools* are the tiles of which the whole hand consists. What else the law asks for (concealed, self-drawn, a kong)
is a matter of how the hand is dressed. A hand that came out without the fan is thrown away, so a recipe may promise too much, but
never leave a kind of hand out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations, product
from random import Random
from typing import Any, NamedTuple

from mjcalc.facts import Facts, facts
from mjcalc.fans import FANS, Instance
from mjcalc.hand import DISCARD, ROB, SELF_DRAW, Hand
from mjcalc.shapes import Reading, waits
from tests.core.hands import (
    ALL_KINDS,
    DRAGON_KINDS,
    EVERY_SET,
    KNITS,
    NUMBERS,
    WIND_KINDS,
    Block,
    Build,
    dress,
    knitted_honours,
    knitted_straight,
    orphans,
    random_build,
    random_set,
    seven_pairs,
    standard,
    tiles_of,
)

Core = tuple[tuple[Block, ...], int | None]

HONOURS = (*WIND_KINDS, *DRAGON_KINDS)
SUIT = [tuple(range(9 * suit, 9 * suit + 9)) for suit in range(3)]


def ranked(*ranks: int) -> tuple[int, ...]:
    """These ranks in all suits."""
    return tuple(kind for kind in NUMBERS if kind % 9 + 1 in ranks)


def is_pung(block: Block) -> bool:
    return block[0] == "pung"


def is_chow(block: Block) -> bool:
    return block[0] == "chow"


# ── cores: sets side by side ────────────────────────────────────────────────────────────────────────────────────────


def same_suit(what: str, *patterns: Sequence[int]) -> list[Core]:
    """Sets of one suit, ``patterns`` being ranks counted from the lowest."""
    most = 7 if what == "chow" else 9
    return [
        (tuple((what, 9 * suit + first + step) for step in pattern), None)
        for pattern in patterns
        for suit in range(3)
        for first in range(most)
        if first + max(pattern) < most
    ]


def across_suits(what: str, *patterns: Sequence[int]) -> list[Core]:
    """The same, each in a suit of its own, in every order of suits."""
    most = 7 if what == "chow" else 9
    return [
        (tuple((what, 9 * suit + first + step) for suit, step in zip(suits, pattern, strict=True)), None)
        for pattern in patterns
        for suits in permutations(range(3), len(pattern))
        for first in range(most)
        if first + max(pattern) < most
    ]


def honour_sets(kinds: Sequence[int], pungs: int, pair: bool = False) -> list[Core]:
    found: list[Core] = []
    for chosen in combinations(kinds, pungs):
        sets = tuple(("pung", kind) for kind in chosen)
        found += [(sets, kind) for kind in kinds if kind not in chosen] if pair else [(sets, None)]
    return found


CORES: dict[str, list[Core]] = {
    "yi_se_si_tong_shun": same_suit("chow", (0, 0, 0, 0)),
    "yi_se_si_bu_gao": same_suit("chow", (0, 1, 2, 3), (0, 2, 4, 6)),
    "yi_se_san_tong_shun": same_suit("chow", (0, 0, 0)),
    "qing_long": same_suit("chow", (0, 3, 6)),
    "yi_se_san_bu_gao": same_suit("chow", (0, 1, 2), (0, 2, 4)),
    "hua_long": across_suits("chow", (0, 3, 6)),
    "san_se_san_tong_shun": across_suits("chow", (0, 0, 0)),
    "san_se_san_bu_gao": across_suits("chow", (0, 1, 2)),
    "yi_ban_gao": same_suit("chow", (0, 0)),
    "xi_xiang_feng": across_suits("chow", (0, 0)),
    "lian_liu": same_suit("chow", (0, 3)),
    "lao_shao_fu": same_suit("chow", (0, 6)),
    "yi_se_si_jie_gao": same_suit("pung", (0, 1, 2, 3)),
    "yi_se_san_jie_gao": same_suit("pung", (0, 1, 2)),
    "san_tong_ke": across_suits("pung", (0, 0, 0)),
    "san_se_san_jie_gao": across_suits("pung", (0, 1, 2)),
    "shuang_tong_ke": across_suits("pung", (0, 0)),
    "da_si_xi": honour_sets(WIND_KINDS, 4),
    "xiao_si_xi": honour_sets(WIND_KINDS, 3, pair=True),
    "san_feng_ke": honour_sets(WIND_KINDS, 3),
    "da_san_yuan": honour_sets(DRAGON_KINDS, 3),
    "xiao_san_yuan": honour_sets(DRAGON_KINDS, 2, pair=True),
    "shuang_jian_ke": honour_sets(DRAGON_KINDS, 2),
    "jian_ke": honour_sets(DRAGON_KINDS, 1),
    "quan_feng_ke": honour_sets(WIND_KINDS, 1),
    "men_feng_ke": honour_sets(WIND_KINDS, 1),
    "yao_jiu_ke": [((("pung", kind),), None) for kind in (*ranked(1, 9), *HONOURS)],
    "er_wu_ba_jiang": [((), kind) for kind in ranked(2, 5, 8)],
    "yao_jiu_tou": [((), kind) for kind in ranked(1, 9)],
    "yi_se_shuang_long_hui": [
        ((("chow", at), ("chow", at), ("chow", at + 6), ("chow", at + 6)), at + 4) for at in (0, 9, 18)
    ],
    "san_se_shuang_long_hui": [
        ((("chow", a), ("chow", a + 6), ("chow", b), ("chow", b + 6)), c + 4) for a, b, c in permutations((0, 9, 18))
    ],
}

# ── pools: what the whole hand is made of ───────────────────────────────────────────────────────────────────────────

GREEN = (19, 20, 21, 23, 25, 32)
REVERSIBLE = (9, 10, 11, 12, 13, 16, 17, 19, 21, 22, 23, 25, 26, 33)


class Pool(NamedTuple):
    """``tiles``: each of these is a choice of tiles; ``sets``: which sets will do; ``special``: other forms too."""

    tiles: tuple[tuple[int, ...], ...]
    sets: Callable[[Block], bool] = lambda block: True
    pairs: Callable[[int], bool] = lambda kind: True
    special: bool = True


POOLS: dict[str, Pool] = {
    "lv_yi_se": Pool((GREEN,)),
    "qing_yi_se": Pool(tuple(SUIT)),
    "hun_yi_se": Pool(tuple((*suit, *HONOURS) for suit in SUIT)),
    "quan_shuang_ke": Pool((ranked(2, 4, 6, 8),), is_pung),
    "quan_da": Pool((ranked(7, 8, 9),)),
    "quan_zhong": Pool((ranked(4, 5, 6),)),
    "quan_xiao": Pool((ranked(1, 2, 3),)),
    "da_yu_wu": Pool((ranked(6, 7, 8, 9),)),
    "xiao_yu_wu": Pool((ranked(1, 2, 3, 4),)),
    "quan_dai_wu": Pool((tuple(NUMBERS),), lambda s: any(k % 9 == 4 for k in tiles_of(s)), lambda k: k % 9 == 4, False),
    "tui_bu_dao": Pool((REVERSIBLE,)),
    "que_yi_men": Pool(tuple((*a, *b, *HONOURS) for a, b in combinations(SUIT, 2))),
    "wu_zi": Pool((tuple(NUMBERS),)),
    "wu_men_qi": Pool((tuple(ALL_KINDS),)),
    "peng_peng_hu": Pool((tuple(ALL_KINDS),), is_pung, special=False),
    "ping_hu": Pool((tuple(NUMBERS),), is_chow),
    "qing_yao_jiu": Pool((ranked(1, 9),)),
    "hun_yao_jiu": Pool(((*ranked(1, 9), *HONOURS),)),
    "quan_dai_yao": Pool(
        (tuple(ALL_KINDS),),
        lambda s: any(k >= 27 or k % 9 in (0, 8) for k in tiles_of(s)),
        lambda k: k >= 27 or k % 9 in (0, 8),
        False,
    ),
    "duan_yao": Pool((ranked(2, 3, 4, 5, 6, 7, 8),)),
    "zi_yi_se": Pool((HONOURS,)),
    "si_gang": Pool((tuple(ALL_KINDS),), is_pung, special=False),
    "san_gang": Pool((tuple(ALL_KINDS),), is_pung, special=False),
    "si_an_ke": Pool((tuple(ALL_KINDS),), is_pung, special=False),
    "san_an_ke": Pool((tuple(ALL_KINDS),), is_pung, special=False),
}

SPECIAL = ("qi_dui", "lian_qi_dui", "shi_san_yao", "quan_bu_kao", "qi_xing_bu_kao", "zu_he_long", "jiu_lian_bao_deng")


def _special(fan: str, rng: Random) -> Build:
    knit = rng.choice(KNITS)
    nine = [kind for block in knit for kind in tiles_of(block)]
    if fan == "qi_dui":
        return seven_pairs(rng.choices(rng.sample(ALL_KINDS, rng.randrange(5, 12)), k=7))
    if fan == "lian_qi_dui":
        first = 9 * rng.randrange(3) + rng.randrange(3)
        return seven_pairs(range(first, first + 7))
    if fan == "shi_san_yao":
        return orphans(rng.choice((*ranked(1, 9), *HONOURS)))
    if fan == "qi_xing_bu_kao":
        return knitted_honours(knit, rng.sample(nine, 2))
    if fan == "quan_bu_kao":
        out = rng.choice((rng.sample(nine, 2), rng.sample(HONOURS, 2), [rng.choice(nine), rng.choice(HONOURS)]))
        return knitted_honours(knit, out)
    if fan == "zu_he_long":
        if rng.random() < 0.2:
            return knitted_honours(knit, rng.sample(HONOURS, 2))
        return knitted_straight(knit, random_set(rng), rng.choice(ALL_KINDS))
    # 九莲宝灯: every standard reading of the nine gates and one more tile of the suit.
    return rng.choice(_nine_gates())


@cache
def _nine_gates() -> list[Build]:
    """Every standard reading of every nine-gates hand, from the sets of a suit and a pair."""
    found = []
    for suit in SUIT:
        sets = [block for block in EVERY_SET if set(tiles_of(block)) <= set(suit)]
        for four, pair in product(combinations_with_replacement(sets, 4), suit):
            tiles = sorted([*(kind for block in four for kind in tiles_of(block)), pair, pair])
            spare = tiles.copy()
            if all(kind in tiles for kind in suit) and tiles.count(suit[0]) >= 3 and tiles.count(suit[8]) >= 3:
                for kind in (*suit, suit[0], suit[0], suit[8], suit[8]):
                    spare.remove(kind)
                found.append(standard(four, pair))
    return found


def _core_build(rng: Random, core: Core) -> Build:
    sets, pair = core
    more = [random_set(rng) for _ in range(4 - len(sets))]
    if pair is None:
        pair = rng.choice(rng.choice((HONOURS, tuple(NUMBERS))))
    return standard((*sets, *more), pair)


def _pool_build(rng: Random, pool: Pool) -> Build:
    tiles = rng.choice(pool.tiles)
    pairs = [kind for kind in tiles if pool.pairs(kind)]
    if pool.special and rng.random() < 0.35:
        if rng.random() < 0.7:
            return seven_pairs(rng.choices(pairs, k=7))
        sets = [block for block in EVERY_SET if set(tiles_of(block)) <= set(tiles) and pool.sets(block)]
        form = rng.random()
        if form < 0.5:
            return knitted_straight(rng.choice(KNITS), rng.choice(sets), rng.choice(pairs))
        if form < 0.9:
            return _special("quan_bu_kao", rng)
        return _special("shi_san_yao", rng)
    sets = [block for block in EVERY_SET if set(tiles_of(block)) <= set(tiles) and pool.sets(block)]
    chows, pungs = [block for block in sets if is_chow(block)], [block for block in sets if is_pung(block)]
    share = rng.choice((0.0, 0.5, 1.0))
    if chows or len(pungs) < 4:
        chosen = [rng.choice(chows if chows and (not pungs or rng.random() < share) else pungs) for _ in range(4)]
    else:
        chosen = rng.sample(pungs, 4)
    return standard(chosen, rng.choice(pairs))


def _all_types(rng: Random) -> Build:
    """A set in each suit, and of winds and dragons one as a set and the other as the pair."""
    suited = [(what, 9 * suit + rng.randrange(7)) for suit in range(3) for what in [rng.choice(("chow", "pung"))]]
    honours = [rng.choice(WIND_KINDS), rng.choice(DRAGON_KINDS)]
    rng.shuffle(honours)
    return standard((*suited, ("pung", honours[0])), honours[1])


def builds(fan: str, rng: Random) -> Iterator[Build]:
    """Builds for a fan without end: its cores in turn, a pool by dice, or anything at all."""
    cores = CORES.get(fan)
    while True:
        if cores:
            for core in cores:
                yield _core_build(rng, core)
        elif fan == "wu_men_qi" and rng.random() < 0.6:
            yield _all_types(rng)
        elif fan in POOLS:
            yield _pool_build(rng, POOLS[fan])
        elif fan in SPECIAL:
            yield _special(fan, rng)
        else:
            yield random_build(rng)


# How to dress a hand for the fans that are about kongs, sets of one's own, or how it was won.
KONGS = {
    "si_gang": 1.0,
    "san_gang": 0.85,
    "shuang_an_gang": 0.8,
    "ming_an_gang": 0.8,
    "shuang_ming_gang": 0.8,
    "an_gang": 0.6,
    "ming_gang": 0.6,
    "gang_shang_kai_hua": 0.7,
}
EXPOSED = {
    "si_an_ke": 0.0,
    "san_an_ke": 0.2,
    "shuang_an_gang": 0.2,
    "ming_an_gang": 0.5,
    "shuang_ming_gang": 0.9,
    "quan_qiu_ren": 1.0,
    "jiu_lian_bao_deng": 0.0,
    "bu_qiu_ren": 0.0,
    "men_qian_qing": 0.0,
    "li_zhi": 0.0,
    "tian_hu": 0.0,
    "di_hu": 0.0,
    "ren_hu": 0.0,
    "tian_ting": 0.0,
}
NO_KONGS = ("tian_hu", "di_hu", "ren_hu", "tian_ting", "jiu_lian_bao_deng")
SAID: dict[str, dict[str, Any]] = {
    "tian_hu": {"won": SELF_DRAW, "first": "heaven", "seat_wind": 27},
    "di_hu": {"won": SELF_DRAW, "first": "earth", "seat_wind": 28},
    "ren_hu": {"won": DISCARD, "first": "human", "seat_wind": 29},
    "tian_ting": {"heavenly_ready": True},
    "li_zhi": {"ready": True},
    "bao_ting": {"ready": True},
    "miao_shou_hui_chun": {"won": SELF_DRAW, "last": True},
    "hai_di_lao_yue": {"won": DISCARD, "last": True},
    "gang_shang_kai_hua": {"won": SELF_DRAW, "kong": True},
    "qiang_gang_hu": {"won": ROB, "last": False},
    "ba_xian_guo_hai": {"flowers": tuple(range(8)), "flower_count": 8},
    "mei_lan_zhu_ju": {"flowers": (0, 1, 2, 3), "flower_count": 4},
    "chun_xia_qiu_dong": {"flowers": (4, 5, 6, 7), "flower_count": 4},
}


class Made(NamedTuple):
    hand: Hand
    reading: Reading
    sheet: Facts
    instances: tuple[Instance, ...]


def all_instances(sheet: Facts) -> tuple[Instance, ...]:
    """Every instance of every fan, but 无番和, which holds for any hand."""
    return tuple(found for fan in FANS.values() if fan.id != "wu_fan_hu" for found in fan.find(sheet))


def make(fan: str, rng: Random, tries: int) -> Iterator[Made]:
    """Hands that have ``fan`` in the reading that they were built from, out of so many tries; every way of winning in turn."""
    for turn, build in zip(range(tries), builds(fan, rng), strict=False):
        if not build.possible:
            continue
        said = SAID.get(fan, {})
        made = dress(
            rng,
            build,
            said=said,
            won=said.get("won") or (SELF_DRAW, DISCARD, SELF_DRAW, DISCARD, ROB)[turn % 5],
            exposed=EXPOSED.get(fan),
            kongs=0.0 if fan in NO_KONGS else KONGS.get(fan, rng.choice((0.0, 0.2))),
        )
        if made is None:
            continue
        hand, reading = made
        only = len(waits(hand.without_win())) == 1
        sheet = facts(hand, reading, only_wait=only)
        found = all_instances(sheet)
        if any(instance.fan == fan for instance in found):
            yield Made(hand, reading, sheet, found)
