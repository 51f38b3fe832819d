"""How far a hand is from winning: the fewest tiles that must still come.

The distance of a hand to a complete hand is the number of that hand's tiles which it lacks. For sets and a pair the least distance is
found suit by suit, going up the ranks, with no more copies of a kind than there are; the shanten number is one less.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from mjcalc.hand import Hand
from mjcalc.shapes import (
    KNITTED_HONOURS,
    KNITTED_STRAIGHT,
    KNITTINGS,
    ORPHANS,
    SEVEN_PAIRS,
    STANDARD,
    THIRTEEN_ORPHANS,
)
from mjcalc.tiles import COPIES, EAST, KINDS, suit_of

#: More than any hand can lack.
FAR = 99

# Least number of tiles lacking for (sets, pairs): index 2 * sets + pairs.
Costs = tuple[int, ...]
_NOTHING: Costs = (0, *[FAR] * 9)


@lru_cache(maxsize=1 << 14)
def _suit_costs(counts: tuple[int, ...], room: tuple[int, ...], chows: bool) -> Costs:
    """The least lacking tiles for 0-4 sets and 0-1 pair of one suit, with at most ``room`` tiles of each rank."""
    # State: chows begun one rank ago, two ranks ago, sets so far, pairs so far.
    states = {(0, 0, 0, 0): 0}
    last = len(counts) - 1
    for rank, (have, most) in enumerate(zip(counts, room, strict=True)):
        after: dict[tuple[int, int, int, int], int] = {}
        for (begun, older, sets, pairs), cost in states.items():
            for new in range(5 - sets if chows and rank + 2 <= last else 1):
                for pung in range(2):
                    if sets + new + pung > 4:
                        continue
                    for pair in range(2 - pairs):
                        used = begun + older + new + 3 * pung + 2 * pair
                        if used > most:
                            continue
                        key = (new, begun, sets + new + pung, pairs + pair)
                        price = cost + max(0, used - have)
                        if price < after.get(key, FAR):
                            after[key] = price
        states = after
    costs = [FAR] * 10
    for (begun, older, sets, pairs), cost in states.items():
        # A chow begun at the last two ranks would run out of the suit; they are not begun, so nothing is open here.
        if not begun and not older:
            costs[2 * sets + pairs] = min(costs[2 * sets + pairs], cost)
    return tuple(costs)


def _join(one: Costs, other: Costs) -> Costs:
    costs = [FAR] * 10
    for i, first in enumerate(one):
        for j, second in enumerate(other):
            sets, pairs = i // 2 + j // 2, i % 2 + j % 2
            if sets <= 4 and pairs <= 1:
                costs[2 * sets + pairs] = min(costs[2 * sets + pairs], first + second)
    return tuple(costs)


def _standard(counts: list[int], room: list[int], sets: int, one_suit: bool) -> int:
    """The least lacking tiles for ``sets`` sets and a pair."""
    honours = _suit_costs(tuple(counts[EAST:]), tuple(room[EAST:]), False)
    suits = [_suit_costs(tuple(counts[at : at + 9]), tuple(room[at : at + 9]), True) for at in (0, 9, 18)]
    want = 2 * sets + 1
    if one_suit:
        # The hand keeps to one suit; where it has none yet, any will do.
        present = [i for i in range(3) if any(counts[9 * i : 9 * i + 9])] or [0, 1, 2]
        return min(_join(honours, suits[i])[want] for i in present)
    costs = honours
    for suit in suits:
        costs = _join(costs, suit)
    return costs[want]


def distances(hand: Hand, forms: Iterable[str], kinds: frozenset[int], one_suit: bool = False) -> dict[str, int]:
    """The tiles that ``hand`` lacks in each of ``forms``; a form that its sets on the table rule out is left out.

    ``kinds`` are those of the deck; ``one_suit`` says that a hand keeps to one suit.
    """
    counts = [0] * KINDS
    for kind in hand.concealed:
        counts[kind] += 1
    room = [COPIES if kind in kinds else 0 for kind in range(KINDS)]
    for meld in hand.melds:
        for kind in meld.tiles:
            room[kind] -= 1
    melds = len(hand.melds)
    suit_in_melds = {suit_of(kind) for meld in hand.melds for kind in meld.tiles if kind < EAST}
    if one_suit and suit_in_melds:
        for kind in range(EAST):
            if suit_of(kind) not in suit_in_melds:
                room[kind] = 0
    found = {}
    for form in forms:
        lacking = FAR
        if form == STANDARD:
            lacking = _standard(counts, room, 4 - melds, one_suit)
        elif form == KNITTED_STRAIGHT and melds <= 1 and not one_suit:
            lacking = _knitted_straight(counts, room, melds)
        elif form == SEVEN_PAIRS and not melds:
            lacking = 7 - min(7, sum(count // 2 for count in counts))
        elif form == THIRTEEN_ORPHANS and not melds and kinds.issuperset(ORPHANS) and not one_suit:
            paired = any(counts[kind] > 1 for kind in ORPHANS)
            lacking = 14 - sum(1 for kind in ORPHANS if counts[kind]) - paired
        elif form == KNITTED_HONOURS and not melds and not one_suit and min(room) > 0:
            lacking = min(14 - min(14, _spread(counts, starts)) for starts in KNITTINGS)
        if lacking < FAR:
            found[form] = lacking
    return found


def _nine(starts: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(start + step for start in starts for step in (0, 3, 6))


def _spread(counts: list[int], starts: tuple[int, ...]) -> int:
    """How many different tiles of one knitting and the honours there are."""
    return sum(1 for kind in (*_nine(starts), *range(EAST, KINDS)) if counts[kind])


def _knitted_straight(counts: list[int], room: list[int], melds: int) -> int:
    """The nine tiles first, then the rest: a tile lacks once for either, so the two add up."""
    least = FAR
    for starts in KNITTINGS:
        nine = _nine(starts)
        if any(room[kind] < 1 for kind in nine):
            continue
        rest, left = counts.copy(), room.copy()
        lacking = 0
        for kind in nine:
            lacking += not rest[kind]
            rest[kind] = max(0, rest[kind] - 1)
            left[kind] -= 1
        least = min(least, lacking + _standard(rest, left, 1 - melds, False))
    return least


def shanten(hand: Hand, forms: Iterable[str], kinds: frozenset[int], one_suit: bool = False) -> int:
    """How many tiles the hand is from being ready: 0 ready, -1 complete. ``forms``, ``kinds``: see :func:`distances`."""
    return min(distances(hand, forms, kinds, one_suit).values(), default=FAR) - 1
