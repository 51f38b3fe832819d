"""Totals, shanten numbers and improving tiles of random hands beside those of PyMahjongGB (`make peer`).

Differences would be listed in docs/rules.md with their reasons; so far there are none. ``MJCALC_PEER_HANDS`` sets how many hands.
"""

from __future__ import annotations

import os
import random
from itertools import islice

import pytest

from mjcalc.hand import CHOW, KONG, ROB, Hand, Meld
from mjcalc.notation import write
from mjcalc.ruleset import Ruleset
from mjcalc.scoring import score
from mjcalc.shanten import improving
from mjcalc.shapes import KNITTED_HONOURS, KNITTED_STRAIGHT, SEVEN_PAIRS, STANDARD, THIRTEEN_ORPHANS
from mjcalc.tiles import COPIES, DRAGONS, EAST, KINDS, rank_of, suit_of
from tests.hands import hands

MahjongGB = pytest.importorskip("MahjongGB", reason="the extra `peer` is not installed")

HANDS = int(os.environ.get("MJCALC_PEER_HANDS", "20000"))

#: Its letters for characters, dots and bamboo.
SUITS = "WBT"


def tile(kind: int) -> str:
    if kind in DRAGONS:
        return f"J{kind - DRAGONS[0] + 1}"
    return f"F{kind - EAST + 1}" if kind >= EAST else f"{SUITS[suit_of(kind)]}{rank_of(kind)}"


def pack(meld: Meld) -> tuple[str, str, int]:
    """One set as it takes them: the kind of set, its middle tile, who gave it (0: nobody)."""
    given = 0 if meld.concealed else ((meld.mark or 1) - 1) % 4 + 1
    return ("CHI" if meld.type == CHOW else "GANG" if meld.type == KONG else "PENG", tile(meld.tiles[1]), given)


def its_total(hand: Hand) -> int:
    before, context = hand.without_win(), hand.context
    assert hand.win is not None
    assert context.seat_wind is not None
    assert context.round_wind is not None
    fans = MahjongGB.MahjongFanCalculator(
        tuple(pack(meld) for meld in hand.melds),
        tuple(tile(kind) for kind in before.concealed),
        tile(hand.win),
        context.flower_count,
        context.self_drawn,
        context.last_copy,
        context.kong or context.won == ROB,
        context.last,
        context.seat_wind - EAST,
        context.round_wind - EAST,
        True,
    )
    return sum(points * count for points, count, *_ in fans)


@pytest.mark.slow
def test_same_totals() -> None:
    rules = Ruleset.load("mcr")
    different = [
        (write(hand), ours, its)
        for hand in islice(hands(2026, rules.deck), HANDS)
        if (ours := score(hand, rules).total) != (its := its_total(hand))
    ]
    assert not different


ITS_SHANTEN = {
    STANDARD: "RegularShanten",
    SEVEN_PAIRS: "SevenPairsShanten",
    THIRTEEN_ORPHANS: "ThirteenOrphansShanten",
    KNITTED_STRAIGHT: "KnittedStraightShanten",
    KNITTED_HONOURS: "HonorsAndKnittedTilesShanten",
}


@pytest.mark.slow
@pytest.mark.parametrize("suits", [1, 3], ids=["64 tiles", "136 tiles"])
def test_same_shanten(suits: int) -> None:
    kinds = frozenset([*range(9 * suits), *range(EAST, KINDS)])
    deck = [kind for kind in sorted(kinds) for _ in range(COPIES)]
    rng = random.Random(suits)
    for _ in range(HANDS // 4):
        hand = Hand(tuple(rng.sample(deck, 13)))
        theirs = tuple(tile(kind) for kind in hand.concealed)
        for form, name in ITS_SHANTEN.items():
            its, useful = getattr(MahjongGB, name)(theirs)
            away, better = improving(hand, (form,), frozenset(range(KINDS)))
            # It also names tiles of which the hand holds all four.
            useful = {each for each in useful if theirs.count(each) < COPIES}
            assert (away, {tile(kind) for kind in better}) == (its, useful), (write(hand), form)
