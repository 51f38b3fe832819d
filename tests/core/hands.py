"""Complete hands for the tests of the core: built from groups, rare shapes as often as common ones, the same for the same seed.

A *build* is a form with its groups as plain pairs ``(what, kind)``: ``chow``, ``pung``, ``pair``, ``knit`` (r, r+3, r+6) or ``one``.
:func:`dress` lays some sets on the table, makes kongs of some, picks the winning tile and a context, and gives a hand that is
possible, with the reading that it was built from.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from mjcalc.hand import DISCARD, ROB, SELF_DRAW, Context, Hand, Meld, problems
from mjcalc.shapes import (
    CHOW,
    KNITTED,
    KNITTED_HONOURS,
    KNITTED_STRAIGHT,
    KONG,
    PAIR,
    PUNG,
    SEVEN_PAIRS,
    SINGLE,
    STANDARD,
    THIRTEEN_ORPHANS,
    Group,
    Reading,
)

VECTORS = Path(__file__).resolve().parent.parent / "vectors"

Block = tuple[str, int]


def vectors(name: str) -> list[dict[str, Any]]:
    """The lines of a file of vectors."""
    with (VECTORS / f"{name}.jsonl").open(encoding="utf-8") as file:
        return [json.loads(line) for line in file]


# ── blocks ──────────────────────────────────────────────────────────────────────────────────────────────────────────

NUMBERS = range(27)
ALL_KINDS = range(34)
WIND_KINDS = range(27, 31)
DRAGON_KINDS = range(31, 34)
CHOW_STARTS = [9 * suit + rank for suit in range(3) for rank in range(7)]
EVERY_SET: list[Block] = [("chow", kind) for kind in CHOW_STARTS] + [("pung", kind) for kind in ALL_KINDS]


def tiles_of(block: Block) -> tuple[int, ...]:
    what, kind = block
    if what == "chow":
        return kind, kind + 1, kind + 2
    if what == "knit":
        return kind, kind + 3, kind + 6
    return (kind,) * {"pung": 3, "pair": 2, "one": 1}[what]


def count_tiles(blocks: Iterable[Block]) -> Counter[int]:
    return Counter(kind for block in blocks for kind in tiles_of(block))


class Build(NamedTuple):
    form: str
    blocks: tuple[Block, ...]

    @property
    def possible(self) -> bool:
        return max(count_tiles(self.blocks).values()) <= 4


def standard(sets: Iterable[Block], pair: int) -> Build:
    return Build(STANDARD, (*sets, ("pair", pair)))


def seven_pairs(kinds: Iterable[int]) -> Build:
    return Build(SEVEN_PAIRS, tuple(("pair", kind) for kind in sorted(kinds)))


def orphans(twice: int) -> Build:
    kinds = [kind for kind in ALL_KINDS if kind >= 27 or kind % 9 in (0, 8)]
    return Build(THIRTEEN_ORPHANS, tuple(("pair" if kind == twice else "one", kind) for kind in kinds))


KNITS = [[("knit", 9 * suit + start) for suit, start in enumerate(starts)] for starts in permutations(range(3))]


def knitted_straight(knit: Sequence[Block], extra: Block, pair: int) -> Build:
    return Build(KNITTED_STRAIGHT, (*knit, extra, ("pair", pair)))


def knitted_honours(knit: Sequence[Block], left_out: Iterable[int]) -> Build:
    """All the sixteen tiles of a knitting and the honours but two."""
    kinds = {kind for block in knit for kind in tiles_of(block)} | {*WIND_KINDS, *DRAGON_KINDS}
    return Build(KNITTED_HONOURS, tuple(("one", kind) for kind in sorted(kinds - set(left_out))))


# ── from a build to a hand ──────────────────────────────────────────────────────────────────────────────────────────

_TYPES = {"chow": CHOW, "pung": PUNG, "kong": KONG, "pair": PAIR, "knit": KNITTED, "one": SINGLE}


def _random_context(rng: Random, melds: Sequence[Meld], won: str, busy: bool) -> dict[str, Any]:
    """Any context; what contradicts the hand is sorted out by :func:`mjcalc.hand.problems` afterwards."""
    how: dict[str, Any] = {"won": won, "round_wind": rng.choice(WIND_KINDS), "seat_wind": rng.choice(WIND_KINDS)}
    if busy:
        kongs = any(len(meld.tiles) == 4 for meld in melds)
        how["kong"] = kongs and won == SELF_DRAW and rng.random() < 0.3
        how["last"] = rng.random() < 0.25
        how["last_copy"] = rng.random() < 0.25
        how["ready"] = rng.random() < 0.3
        if not melds and rng.random() < 0.3:
            how["heavenly_ready"] = rng.random() < 0.5
            how["first"] = rng.choice(("", "human") if won == DISCARD else ("", "heaven", "earth"))
        if rng.random() < 0.3:
            flowers = rng.choice((rng.sample(range(8), rng.randrange(1, 8)), range(8), range(4), range(4, 8)))
            how |= {"flowers": tuple(sorted(flowers)), "flower_count": len(flowers)}
    return how


def dress(
    rng: Random,
    build: Build,
    *,
    won: str | None = None,
    exposed: float | None = None,
    kongs: float = 0.15,
    busy: bool = True,
    said: dict[str, Any] | None = None,
) -> tuple[Hand, Reading] | None:
    """A possible hand of this build, and the reading meant; None when the dice give none.

    ``exposed`` and ``kongs`` are the chances of a set to lie on the table and of a pung to be a kong; ``said`` is what the context
    must say.
    """
    won = won or rng.choice((SELF_DRAW, SELF_DRAW, DISCARD, DISCARD, ROB))
    exposed = rng.choice((0.0, 0.0, 0.4, 1.0)) if exposed is None else exposed
    with_sets = build.form in (STANDARD, KNITTED_STRAIGHT)
    free = Counter(dict.fromkeys(ALL_KINDS, 4)) - count_tiles(build.blocks)
    concealed: list[Group] = []
    melded: list[tuple[Meld, Group]] = []
    for what, kind in build.blocks:
        movable = with_sets and what in ("chow", "pung")
        kong = what == "pung" and movable and free[kind] > 0 and rng.random() < kongs
        shown = movable and rng.random() < exposed
        if kong:
            mark = rng.choice((1, 2, 3, 5, 6, 7)) if shown else None
            melded.append((Meld((kind,) * 4, not shown, mark), Group(KONG, kind, shown)))
        elif shown:
            melded.append((Meld(tiles_of((what, kind))), Group(_TYPES[what], kind, True)))
        else:
            concealed.append(Group(_TYPES[what], kind))
    melds = [meld for meld, _ in melded]
    group = rng.choice(concealed)
    win = rng.choice(group.tiles)
    kinds = tuple(kind for part in concealed for kind in part.tiles)
    context = Context(**(_random_context(rng, melds, won, busy) | (said or {})))
    hand = Hand(kinds, tuple(melds), win, context)
    if problems(hand):
        return None
    # The order of groups in a reading, by its definition: knitted tiles first, sets sorted, the pair last.
    groups = [*concealed, *(part for _, part in melded)]
    if with_sets:
        groups.sort(key=lambda part: (part.type == PAIR, part))
    else:
        groups.sort(key=lambda part: part.kind)
    return hand, Reading(build.form, tuple(groups), groups.index(group))


# ── builds at random ────────────────────────────────────────────────────────────────────────────────────────────────


def random_set(rng: Random, allowed: Callable[[Block], bool] = lambda block: True) -> Block:
    """A chow, a pung of numbers or one of honours, each often."""
    while True:
        roll = rng.random()
        if roll < 0.5:
            block = ("chow", rng.choice(CHOW_STARTS))
        else:
            block = ("pung", rng.choice(NUMBERS if roll < 0.8 else range(27, 34)))
        if allowed(block):
            return block


def related_set(rng: Random, last: Block) -> Block:
    """A set that makes a fan with ``last`` more often than chance would."""
    what, kind = last
    if kind >= 27:
        return "pung", rng.choice(range(27, 34))
    step = rng.choice((-3, -2, -1, 0, 0, 1, 2, 3, 6, -6))
    suit = kind // 9 if rng.random() < 0.6 else rng.randrange(3)
    most = 7 if what == "chow" else 9
    return what, 9 * suit + (kind % 9 + step) % most


def random_build(rng: Random, suits: int = 3) -> Build:
    """A build of any form; the forms that need three suits only when there are."""
    while True:
        roll = rng.random()
        if suits == 3 and roll < 0.02:
            return orphans(rng.choice([kind for kind in ALL_KINDS if kind >= 27 or kind % 9 in (0, 8)]))
        if suits == 3 and roll < 0.07:
            knit = rng.choice(KNITS)
            everything = [kind for block in knit for kind in tiles_of(block)] + list(range(27, 34))
            return knitted_honours(knit, rng.sample(everything, 2))
        kinds = [kind for kind in ALL_KINDS if kind >= 27 or kind // 9 < suits]
        if suits == 3 and roll < 0.12:
            build = knitted_straight(rng.choice(KNITS), random_set(rng), rng.choice(kinds))
        elif roll < 0.24:
            few = rng.sample(kinds, rng.randrange(5, 10))
            build = seven_pairs(rng.choices(few, k=7))
        else:
            sets = [random_set(rng)]
            while len(sets) < 4:
                sets.append(related_set(rng, rng.choice(sets)) if rng.random() < 0.65 else random_set(rng))
            pair = rng.choice(kinds) if rng.random() < 0.6 else rng.choice(tiles_of(rng.choice(sets)))
            build = standard(sets, pair)
        if suits < 3:
            # Fold the suits onto those there are.
            blocks = tuple((what, kind if kind >= 27 else kind % (9 * suits)) for what, kind in build.blocks)
            build = Build(build.form, blocks)
        if build.possible:
            return build


def random_hands(seed: int, count: int, suits: int = 3, **how: Any) -> Iterator[tuple[Hand, Reading]]:
    """``count`` hands of every form with the reading each was built from."""
    rng = Random(seed)
    while count:
        made = dress(rng, random_build(rng, suits), **how)
        if made:
            count -= 1
            yield made


def in_suit(hand: Hand, suit: int) -> Hand:
    """A hand of one suit, the first, with that suit turned into another."""

    def turn(kind: int) -> int:
        return kind if kind >= 27 else kind % 9 + 9 * suit

    melds = tuple(Meld(tuple(map(turn, meld.tiles)), meld.concealed, meld.mark) for meld in hand.melds)
    win = None if hand.win is None else turn(hand.win)
    return Hand(tuple(map(turn, hand.concealed)), melds, win, hand.context)


# ── decomposing by trying everything ────────────────────────────────────────────────────────────────────────────────


def _choose_sets(counts: Counter[int], candidates: Sequence[Block], left: int) -> Iterator[tuple[Block, ...]]:
    """Every multiset of ``left`` candidates that uses up the counts; candidates are tried in order, each again and again."""
    if not left:
        if not +counts:
            yield ()
        return
    for i, block in enumerate(candidates):
        need = Counter(tiles_of(block))
        if all(counts[kind] >= number for kind, number in need.items()):
            for rest in _choose_sets(counts - need, candidates[i:], left - 1):
                yield (block, *rest)


def _standard_parts(counts: Counter[int], sets: int) -> Iterator[tuple[tuple[Block, ...], int]]:
    for pair in sorted(kind for kind in counts if counts[kind] >= 2):
        rest = counts - Counter({pair: 2})
        fitting = [block for block in EVERY_SET if all(rest[k] >= n for k, n in Counter(tiles_of(block)).items())]
        for chosen in _choose_sets(rest, fitting, sets):
            yield chosen, pair


def brute_readings(hand: Hand) -> Counter[tuple[str, tuple[tuple[int, int, bool], ...], tuple[int, int]]]:
    """Every reading as (form, sorted groups, group that the winning tile completed), by choosing a pair and trying all sets."""
    assert hand.win is not None
    counts = Counter(hand.concealed)
    melds = []
    for meld in hand.melds:
        type_ = KONG if len(meld.tiles) == 4 else PUNG if len(set(meld.tiles)) == 1 else CHOW
        melds.append((type_, meld.tiles[0], not meld.concealed))
    partitions: set[tuple[str, tuple[tuple[int, int, bool], ...]]] = set()

    def add(form: str, blocks: Iterable[Block]) -> None:
        groups = [(_TYPES[what], kind, False) for what, kind in blocks]
        partitions.add((form, tuple(sorted([*groups, *melds]))))

    for sets, pair in _standard_parts(counts, 4 - len(melds)):
        add(STANDARD, (*sets, ("pair", pair)))
    for knit in KNITS:
        nine = count_tiles(knit)
        if len(melds) < 2 and all(counts[kind] for kind in nine):
            for sets, pair in _standard_parts(counts - nine, 1 - len(melds)):
                add(KNITTED_STRAIGHT, (*knit, *sets, ("pair", pair)))
    if not melds:
        if all(number in (2, 4) for number in counts.values()):
            add(SEVEN_PAIRS, [("pair", kind) for kind in sorted(counts) for _ in range(counts[kind] // 2)])
        for twice in counts:
            if count_tiles(orphans(twice).blocks) == counts and counts[twice] == 2:
                add(THIRTEEN_ORPHANS, orphans(twice).blocks)
        for knit in KNITS:
            whole = {kind for block in knit for kind in tiles_of(block)} | {*WIND_KINDS, *DRAGON_KINDS}
            if len(counts) == 14 and set(counts) <= whole:
                add(KNITTED_HONOURS, [("one", kind) for kind in sorted(counts)])
    found: Counter[tuple[str, tuple[tuple[int, int, bool], ...], tuple[int, int]]] = Counter()
    for form, groups in partitions:
        for type_, kind, claimed in set(groups):
            group = Group(type_, kind, claimed)
            if not claimed and type_ != KONG and hand.win in group.tiles:
                found[form, groups, (type_, kind)] += 1
    return found
