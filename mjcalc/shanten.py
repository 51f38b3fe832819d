"""How far a hand is from winning, and which tiles bring it nearer.

The distance of a hand to a complete hand is the number of that hand's tiles which it lacks; the least distance over all complete
hands of the deck, less one, is the shanten number. For sets and a pair it is found suit by suit, going up the ranks, with no more
copies of a kind than there are.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

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

#: Where each suit's counts stand among the 34 kinds, honours last, and whether the suit has chows.
_PARTS = ((slice(0, 9), True), (slice(9, 18), True), (slice(18, 27), True), (slice(EAST, KINDS), False))

# The least number of tiles lacking for so many sets and pairs, at index 2 * sets + pairs; 0-4 sets, 0-1 pair.
Costs = tuple[int, ...]


class Tiles(NamedTuple):
    """The concealed tiles by kind, and how many of each kind a complete hand may hold among them."""

    counts: tuple[int, ...]
    room: tuple[int, ...]
    melds: int
    one_suit: bool

    def plus(self, kind: int) -> Tiles:
        """The same with one more tile."""
        return self._replace(counts=(*self.counts[:kind], self.counts[kind] + 1, *self.counts[kind + 1 :]))


def tiles_of(hand: Hand, kinds: frozenset[int], one_suit: bool = False) -> Tiles:
    """``hand`` in numbers. ``kinds`` are those of the deck; ``one_suit`` says that a hand keeps to one suit."""
    counts = [0] * KINDS
    for kind in hand.concealed:
        counts[kind] += 1
    room = [COPIES if kind in kinds else 0 for kind in range(KINDS)]
    for meld in hand.melds:
        for kind in meld.tiles:
            room[kind] -= 1
    suits = {suit_of(kind) for meld in hand.melds for kind in meld.tiles if kind < EAST}
    if one_suit and suits:
        for kind in range(EAST):
            if suit_of(kind) not in suits:
                room[kind] = 0
    return Tiles(tuple(counts), tuple(room), len(hand.melds), one_suit)


# ── sets and a pair ─────────────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=1 << 15)
def _suit_costs(counts: tuple[int, ...], room: tuple[int, ...], chows: bool, most_sets: int) -> Costs:
    """The least lacking tiles for 0-4 sets and 0-1 pair of one suit, with at most ``room`` tiles of each rank."""
    # State: chows begun one rank ago, two ranks ago, sets so far, pairs so far.
    states = {(0, 0, 0, 0): 0}
    last = len(counts) - 1
    for rank, (have, most) in enumerate(zip(counts, room, strict=True)):
        may_begin = chows and rank + 2 <= last
        after: dict[tuple[int, int, int, int], int] = {}
        for (begun, older, sets, pairs), cost in states.items():
            running = begun + older
            for new in range(min(most_sets - sets, most - running) + 1 if may_begin else 1):
                for pung in range(2 if sets + new < most_sets else 1):
                    for pair in range(2 - pairs):
                        used = running + new + 3 * pung + 2 * pair
                        if used > most:
                            continue
                        key = (new, begun, sets + new + pung, pairs + pair)
                        price = cost + (used - have if used > have else 0)
                        if price < after.get(key, FAR):
                            after[key] = price
        states = after
    costs = [FAR] * 10
    for (begun, older, sets, pairs), cost in states.items():
        # No chow is begun at the last two ranks, so none is left open here.
        if not begun and not older:
            costs[2 * sets + pairs] = cost
    return tuple(costs)


def _join(one: Costs, other: Costs) -> Costs:
    """The least costs when two suits share the sets and the pair between them."""
    costs = [FAR] * 10
    for i, first in enumerate(one):
        if first == FAR:
            continue
        for j in range(10 - i):
            # An odd index has the pair; two pairs are one too many.
            if not i & j & 1 and first + other[j] < costs[i + j]:
                costs[i + j] = first + other[j]
    return tuple(costs)


def _join_at(one: Costs, other: Costs, want: int) -> int:
    """One entry of :func:`_join`."""
    return min(one[i] + other[want - i] for i in range(want + 1) if not i & (want - i) & 1)


def _parts(tiles: Tiles, sets: int) -> list[Costs]:
    return [_suit_costs(tiles.counts[part], tiles.room[part], chows, sets) for part, chows in _PARTS]


def _suits_in_play(tiles: Tiles) -> list[list[int]]:
    """The choices of suits that one hand may hold: all three, or each one of them."""
    if not tiles.one_suit:
        return [[0, 1, 2]]
    present = [suit for suit in range(3) if any(tiles.counts[_PARTS[suit][0]])]
    return [[suit] for suit in present or [0, 1, 2]]


def _standard(tiles: Tiles, sets: int) -> int:
    """The least lacking tiles for ``sets`` sets and a pair."""
    costs = _parts(tiles, sets)
    least = FAR
    for suits in _suits_in_play(tiles):
        joined = costs[3]
        for suit in suits[1:]:
            joined = _join(joined, costs[suit])
        least = min(least, _join_at(joined, costs[suits[0]], 2 * sets + 1))
    return least


def _standard_improving(tiles: Tiles, sets: int, distance: int) -> set[int]:
    """The kinds that bring ``sets`` sets and a pair nearer than ``distance``."""
    costs = _parts(tiles, sets)
    found = set()
    for suits in _suits_in_play(tiles):
        parts = [*suits, 3]
        for changed in parts:
            others = [costs[part] for part in parts if part != changed]
            joined = others[0]
            for other in others[1:]:
                joined = _join(joined, other)
            part, chows = _PARTS[changed]
            counts, room = tiles.counts[part], tiles.room[part]
            for i in range(len(counts)):
                more = (*counts[:i], counts[i] + 1, *counts[i + 1 :])
                if (
                    counts[i] < room[i]
                    and _join_at(joined, _suit_costs(more, room, chows, sets), 2 * sets + 1) < distance
                ):
                    found.add(part.start + i)
    return found


# ── the other forms ─────────────────────────────────────────────────────────────────────────────────────────────────


def _nine(starts: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(start + step for start in starts for step in (0, 3, 6))


def _after_nine(tiles: Tiles, nine: tuple[int, ...]) -> tuple[int, Tiles]:
    """How many of the nine tiles lack, and what is left beside them: a tile lacks once, so the two distances add up."""
    counts, room = list(tiles.counts), list(tiles.room)
    lacking = 0
    for kind in nine:
        lacking += not counts[kind]
        counts[kind] = max(0, counts[kind] - 1)
        room[kind] -= 1
    return lacking, tiles._replace(counts=tuple(counts), room=tuple(room))


def _knitted_straight(tiles: Tiles, starts: tuple[int, ...]) -> int:
    nine = _nine(starts)
    if any(tiles.room[kind] < 1 for kind in nine):
        return FAR
    lacking, rest = _after_nine(tiles, nine)
    return lacking + _standard(rest, 1 - tiles.melds)


def _pairs(tiles: Tiles) -> int:
    return 7 - min(7, sum(count // 2 for count in tiles.counts))


def _orphans(tiles: Tiles) -> int:
    paired = any(tiles.counts[kind] > 1 for kind in ORPHANS)
    return 14 - sum(1 for kind in ORPHANS if tiles.counts[kind]) - paired


def _knitted_honours(tiles: Tiles) -> int:
    kinds = ((*_nine(starts), *range(EAST, KINDS)) for starts in KNITTINGS)
    return 14 - min(14, max(sum(1 for kind in some if tiles.counts[kind]) for some in kinds))


_CLOSED = {SEVEN_PAIRS: _pairs, THIRTEEN_ORPHANS: _orphans, KNITTED_HONOURS: _knitted_honours}


def _possible(form: str, tiles: Tiles) -> bool:
    """Whether the deck and the sets on the table leave room for the form."""
    if form == STANDARD:
        return True
    if form == KNITTED_STRAIGHT:
        return tiles.melds <= 1 and not tiles.one_suit
    if tiles.melds:
        return False
    return form == SEVEN_PAIRS or (not tiles.one_suit and min(tiles.room) > 0)


# ── all forms ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _distances(tiles: Tiles, forms: Iterable[str]) -> dict[str, int]:
    found = {}
    for form in forms:
        if not _possible(form, tiles):
            continue
        if form == STANDARD:
            lacking = _standard(tiles, 4 - tiles.melds)
        elif form == KNITTED_STRAIGHT:
            lacking = min(_knitted_straight(tiles, starts) for starts in KNITTINGS)
        else:
            lacking = _CLOSED[form](tiles)
        if lacking < FAR:
            found[form] = lacking
    return found


def distances(hand: Hand, forms: Iterable[str], kinds: frozenset[int], one_suit: bool = False) -> dict[str, int]:
    """The tiles that lack in each of ``forms``; a form that the deck or the sets on the table rule out is left out.

    ``kinds`` are those of the deck; ``one_suit`` says that a hand keeps to one suit.
    """
    return _distances(tiles_of(hand, kinds, one_suit), forms)


def shanten(hand: Hand, forms: Iterable[str], kinds: frozenset[int], one_suit: bool = False) -> int:
    """How many tiles the hand is from being ready: 0 ready, -1 complete. ``kinds``, ``one_suit``: see :func:`distances`."""
    return min(distances(hand, forms, kinds, one_suit).values(), default=FAR) - 1


def improving(
    hand: Hand, forms: Iterable[str], kinds: frozenset[int], one_suit: bool = False
) -> tuple[int, tuple[int, ...]]:
    """The shanten number, and the kinds (of which the hand does not hold all) that lower it; 0: those that win.

    A tile brings a hand nearer by one at most, so only the forms at the least distance can become nearer than that.
    """
    tiles = tiles_of(hand, kinds, one_suit)
    by_form = _distances(tiles, forms)
    least = min(by_form.values(), default=FAR)
    found: set[int] = set()
    for form in (form for form, distance in by_form.items() if distance == least):
        if form == STANDARD:
            found |= _standard_improving(tiles, 4 - tiles.melds, least)
        elif form == KNITTED_STRAIGHT:
            for starts in KNITTINGS:
                if _knitted_straight(tiles, starts) == least:
                    nine = _nine(starts)
                    lacking, rest = _after_nine(tiles, nine)
                    found |= {kind for kind in nine if not tiles.counts[kind]}
                    found |= _standard_improving(rest, 1 - tiles.melds, least - lacking)
        else:
            distance = _CLOSED[form]
            found |= {kind for kind in range(KINDS) if tiles.room[kind] and distance(tiles.plus(kind)) < least}
    return least - 1, tuple(sorted(kind for kind in found if tiles.counts[kind] < tiles.room[kind]))
