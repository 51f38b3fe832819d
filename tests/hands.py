"""Random complete hands, plain and rare, the same for the same seed; made from groups, so never by our own decomposition."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from mjcalc.hand import DISCARD, ROB, SELF_DRAW, Context, Hand, Meld, problems
from mjcalc.ruleset import Deck
from mjcalc.tiles import DRAGONS, EAST, KINDS, SUITS, WINDS

Tiles = tuple[int, ...]

ORPHANS = (0, 8, 9, 17, 18, 26, *range(EAST, KINDS))


def hands(seed: int, deck: Deck, *, knitted: bool = True) -> Iterator[Hand]:
    """Endless possible complete hands for ``deck``; ``knitted`` adds orphans and the knitted forms where three suits are in play."""
    rng = random.Random(seed)
    while True:
        hand = _hand(rng, deck, knitted)
        if hand is not None and not problems(hand, deck):
            yield hand


def _hand(rng: random.Random, deck: Deck, knitted: bool) -> Hand | None:
    suits = [SUITS.index(suit) for suit in deck.suits]
    if deck.one_suit or rng.random() < 0.35:
        suits = [rng.choice(suits)]
    elif rng.random() < 0.3 and len(suits) > 2:
        suits = rng.sample(suits, 2)
    honours = [*(WINDS if deck.winds else ()), *(DRAGONS if deck.dragons else ())] if rng.random() < 0.7 else []
    shape = rng.random()
    three = knitted and len(suits) == 3 and len(honours) == 7
    if three and shape < 0.12:
        return _finish(rng, deck, [], _special(rng))
    if shape < 0.22:
        return _finish(rng, deck, [], _pairs(rng, suits, honours))
    return _sets_and_pair(rng, deck, suits, honours)


def _pairs(rng: random.Random, suits: list[int], honours: list[int]) -> Tiles:
    if rng.random() < 0.2:
        first = 9 * rng.choice(suits) + rng.randrange(3)
        return tuple(kind for kind in range(first, first + 7) for _ in range(2))
    kinds = [9 * suit + rank for suit in suits for rank in range(9)] + honours
    if rng.random() < 0.3:
        kinds = [kind for kind in kinds if kind >= EAST or kind % 9 in (0, 8)] if honours else kinds
    drawn = [rng.choice(kinds) for _ in range(7)]
    return tuple(sorted(kind for kind in drawn for _ in range(2)))


def _special(rng: random.Random) -> Tiles:
    starts = rng.sample(range(3), 3)
    nine = [9 * suit + start + step for suit, start in enumerate(starts) for step in (0, 3, 6)]
    which = rng.random()
    if which < 0.25:
        return (*ORPHANS, rng.choice(ORPHANS))
    if which < 0.6:
        return tuple(rng.sample([*nine, *range(EAST, KINDS)], 14))
    return (*nine, *_set(rng, [0, 1, 2], list(range(EAST, KINDS)), 0.3), *[_kind(rng, [0, 1, 2], [])] * 2)


def _kind(rng: random.Random, suits: list[int], honours: list[int]) -> int:
    return rng.choice([9 * rng.choice(suits) + rng.randrange(9), *([rng.choice(honours)] if honours else [])])


def _set(rng: random.Random, suits: list[int], honours: list[int], pungs: float) -> Tiles:
    if rng.random() < pungs:
        return (_kind(rng, suits, honours),) * 3
    first = 9 * rng.choice(suits) + rng.randrange(7)
    return first, first + 1, first + 2


def _sets_and_pair(rng: random.Random, deck: Deck, suits: list[int], honours: list[int]) -> Hand | None:
    pungs = rng.choice([0.0, 0.2, 0.5, 1.0])
    sets = [_set(rng, suits, honours, pungs) for _ in range(4)]
    if rng.random() < 0.4:
        # Relatives of the first set: the same, shifted, or in another suit, where most fans live.
        base = sets[0]
        for i in range(1, rng.randint(2, 4)):
            shift = rng.choice([0, 0, 1, 2, 3, -1, -3, 9, 18, 10, 19, 12])
            moved = tuple(kind + shift for kind in base)
            in_suit = [9 * suit + rank for suit in suits for rank in range(9)]
            if all(kind in in_suit for kind in moved) and len({kind // 9 for kind in moved}) == 1:
                sets[i] = moved
    pair = _kind(rng, suits, honours)
    if rng.random() < 0.15:
        edges = [kind for kind in (0, 8) if suits]
        sets = [tuple(9 * suits[0] + rank for rank in rng.choice([(0, 1, 2), (6, 7, 8)])) for _ in range(4)]
        pair = 9 * suits[0] + rng.choice([4, *edges])
    melds = []
    concealed = [pair, pair]
    called = rng.choice([0.0, 0.0, 0.3, 0.6, 1.0])
    for tiles in sets:
        alike = tiles[0] == tiles[1]
        if alike and rng.random() < 0.2:
            own = rng.random() < 0.5
            melds.append(Meld((tiles[0],) * 4, own, None if own else rng.choice([1, 2, 3, 5, 6, 7])))
        elif rng.random() < called:
            melds.append(Meld(tuple(sorted(tiles)), False, rng.choice([1, 2, 3])))
        else:
            concealed += tiles
    return _finish(rng, deck, melds, tuple(concealed))


def _finish(rng: random.Random, deck: Deck, melds: list[Meld], concealed: Tiles) -> Hand | None:
    rng.shuffle(melds)
    counts = Counter([*concealed, *(kind for meld in melds for kind in meld.tiles)])
    if max(counts.values()) > 4:
        return None
    win = rng.choice(concealed)
    won = rng.choice([SELF_DRAW, DISCARD, DISCARD, ROB]) if rng.random() < 0.3 else rng.choice([SELF_DRAW, DISCARD])
    flowers = tuple(sorted(rng.sample(range(8), rng.randint(0, 8)))) if deck.flowers and rng.random() < 0.3 else ()
    context = Context(
        won=won,
        kong=won == SELF_DRAW and any(len(meld.tiles) == 4 for meld in melds) and rng.random() < 0.2,
        last=rng.random() < 0.08,
        last_copy=rng.random() < 0.08,
        round_wind=rng.choice(WINDS) if deck.winds else None,
        seat_wind=rng.choice(WINDS) if deck.winds else None,
        flowers=flowers,
        flower_count=len(flowers),
    )
    return Hand(concealed, tuple(melds), win, context)
