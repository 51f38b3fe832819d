"""Every way to see a complete hand: forms, groups, and the group that the winning tile completes.

A reading is canonical: its groups are sorted whatever the order in which the hand was written, and every reading of a
hand comes once, in a fixed order. The decomposition is that of one suit at a time, remembered by the suit's counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import permutations, product
from typing import NamedTuple

from mjcalc.hand import CHOW as MELD_CHOW
from mjcalc.hand import KONG as MELD_KONG
from mjcalc.hand import Hand
from mjcalc.tiles import EAST, KINDS, is_outer, spell

STANDARD = "standard"
SEVEN_PAIRS = "seven_pairs"
THIRTEEN_ORPHANS = "thirteen_orphans"
KNITTED_STRAIGHT = "knitted_straight"
KNITTED_HONOURS = "knitted_honours"

#: All forms, in the canonical order of readings.
FORMS = (STANDARD, SEVEN_PAIRS, THIRTEEN_ORPHANS, KNITTED_STRAIGHT, KNITTED_HONOURS)

# What a group is, in the order in which groups stand in a reading. KNITTED is r, r+3, r+6 of one suit.
KNITTED, CHOW, PUNG, KONG, PAIR, SINGLE = range(6)
SIZES = (3, 3, 3, 4, 2, 1)

ORPHANS = tuple(kind for kind in range(KINDS) if is_outer(kind))

#: The six ways to give 147, 258 and 369 to the three suits: the first kind of each suit's three tiles.
KNITTINGS = tuple(tuple(9 * suit + start for suit, start in enumerate(starts)) for starts in permutations(range(3)))


class Group(NamedTuple):
    """One group of a reading; ``kind`` is its lowest tile, ``claimed`` says that it was taken from a discard (副露)."""

    type: int
    kind: int
    claimed: bool = False

    @property
    def tiles(self) -> tuple[int, ...]:
        """Its kinds, one entry a tile."""
        kind = self.kind
        if self.type == CHOW:
            return kind, kind + 1, kind + 2
        if self.type == KNITTED:
            return kind, kind + 3, kind + 6
        return (kind,) * SIZES[self.type]

    def spelled(self, style: str = "ascii") -> str:
        """Its tiles as they are written in a hand: ``123m``, claimed ``[EEE]``, concealed kong ``(1111m)``."""
        text = spell(self.tiles, style)
        if self.claimed:
            return f"[{text}]"
        return f"({text})" if self.type == KONG else text

    def __str__(self) -> str:
        return self.spelled()


class Reading(NamedTuple):
    """A form, its groups (sets first, the pair last), and which group the winning tile completed (an index)."""

    form: str
    groups: tuple[Group, ...]
    win: int


def _counts(kinds: Iterable[int]) -> list[int]:
    counts = [0] * KINDS
    for kind in kinds:
        counts[kind] += 1
    return counts


#: The first kind and the number of kinds of each suit, honours last.
SUITS = ((0, 9), (9, 9), (18, 9), (EAST, 7))

# ── one suit ────────────────────────────────────────────────────────────────────────────────────────────────────────

Split = tuple[tuple[tuple[int, int], ...], int]  # sets as (type, rank from 0), and the pair's rank or -1


@lru_cache(maxsize=1 << 16)
def _splits(counts: tuple[int, ...], chows: bool = True) -> tuple[Split, ...]:
    """Every way to part one suit's counts into sets and at most one pair.

    Going up the ranks, the lowest tiles left make a pung or not and the pair or not; what remains of them must
    start chows. So each multiset of groups comes once.
    """
    found: list[Split] = []

    def part(left: list[int], rank: int, sets: tuple[tuple[int, int], ...], pair: int) -> None:
        while rank < len(left) and not left[rank]:
            rank += 1
        if rank == len(left):
            found.append((tuple(sorted(sets)), pair))
            return
        count = left[rank]
        for pungs in range(count // 3 + 1):
            for pairs in range(2 if pair < 0 and count - 3 * pungs >= 2 else 1):
                runs = count - 3 * pungs - 2 * pairs
                if runs and not (chows and rank + 2 < len(left) and min(left[rank + 1], left[rank + 2]) >= runs):
                    continue
                rest = left.copy()
                rest[rank] = 0
                if runs:
                    rest[rank + 1] -= runs
                    rest[rank + 2] -= runs
                here = ((PUNG, rank),) * pungs + ((CHOW, rank),) * runs
                part(rest, rank + 1, sets + here, rank if pairs else pair)

    part(list(counts), 0, (), -1)
    return tuple(found)


def _standard(counts: list[int], sets: int) -> Iterator[tuple[tuple[Group, ...], int]]:
    """Each way to part ``counts`` into ``sets`` sets and a pair, as (sets, kind of the pair)."""
    if sum(counts) != 3 * sets + 2:
        return
    suits = []
    for base, size in SUITS:
        ways = _splits(tuple(counts[base : base + size]), base != EAST)
        if not ways:
            return
        suits.append([(base, way) for way in ways])
    for choice in product(*suits):
        pairs = [base + pair for base, (_, pair) in choice if pair >= 0]
        if len(pairs) == 1:
            yield tuple(Group(type_, base + rank) for base, (groups, _) in choice for type_, rank in groups), pairs[0]


# ── a whole hand ────────────────────────────────────────────────────────────────────────────────────────────────────


def _arrangements(counts: list[int], melds: tuple[Group, ...], form: str) -> Iterator[tuple[Group, ...]]:
    """Every set of groups in ``form`` that uses up the concealed ``counts`` beside the ``melds``."""
    if form == STANDARD:
        for sets, pair in _standard(counts, 4 - len(melds)):
            yield (*sorted((*sets, *melds)), Group(PAIR, pair))
    elif form == KNITTED_STRAIGHT:
        if len(melds) > 1:
            return
        for starts in KNITTINGS:
            knitted = tuple(Group(KNITTED, start) for start in starts)
            rest = counts.copy()
            for group in knitted:
                for kind in group.tiles:
                    rest[kind] -= 1
            if min(rest) >= 0:
                for sets, pair in _standard(rest, 1 - len(melds)):
                    yield (*knitted, *sets, *melds, Group(PAIR, pair))
    elif melds or sum(counts) != 14:
        return
    elif form == SEVEN_PAIRS:
        if all(count % 2 == 0 for count in counts):
            yield tuple(Group(PAIR, kind) for kind in range(KINDS) for _ in range(counts[kind] // 2))
    elif form == THIRTEEN_ORPHANS:
        if all(counts[kind] for kind in ORPHANS) and sum(counts[kind] for kind in ORPHANS) == 14:
            yield tuple(Group(PAIR if counts[kind] == 2 else SINGLE, kind) for kind in ORPHANS)
    elif form == KNITTED_HONOURS:
        kinds = [kind for kind in range(KINDS) if counts[kind]]
        if len(kinds) == 14 and _is_knitted(kinds):
            yield tuple(Group(SINGLE, kind) for kind in kinds)


def _is_knitted(kinds: list[int]) -> bool:
    """Whether the suit tiles among ``kinds`` lie in one knitting."""
    suited = [kind for kind in kinds if kind < EAST]
    return any(all(kind % 3 == starts[kind // 9] % 3 for kind in suited) for starts in KNITTINGS)


def _meld_groups(hand: Hand) -> tuple[Group, ...]:
    types = {MELD_CHOW: CHOW, MELD_KONG: KONG}
    return tuple(Group(types.get(meld.type or "", PUNG), meld.tiles[0], not meld.concealed) for meld in hand.melds)


def readings(hand: Hand, forms: Iterable[str] = FORMS) -> list[Reading]:
    """Every reading of a hand that has won, each once, in canonical order; empty when the hand is not complete.

    The winning tile completes one concealed group; each group that it can have completed is a reading of its own. Two
    equal concealed groups are one choice. The hand must be possible (see :func:`mjcalc.hand.problems`).
    """
    melds = _meld_groups(hand)
    counts = _counts(hand.concealed)
    found = []
    for form in FORMS:
        if form not in forms:
            continue
        for groups in sorted(set(_arrangements(counts, melds, form))):
            seen: set[Group] = set()
            for index, group in enumerate(groups):
                own = not group.claimed and group.type != KONG
                if own and hand.win in group.tiles and group not in seen:
                    seen.add(group)
                    found.append(Reading(form, groups, index))
    return found


def is_complete(hand: Hand, forms: Iterable[str] = FORMS) -> bool:
    """Whether the tiles make a complete hand in one of ``forms``."""
    return _completes(_counts(hand.concealed), _meld_groups(hand), forms)


def _completes(counts: list[int], melds: tuple[Group, ...], forms: Iterable[str]) -> bool:
    return any(True for form in forms for _ in _arrangements(counts, melds, form))


def waits(hand: Hand, forms: Iterable[str] = FORMS, kinds: Iterable[int] = range(KINDS)) -> tuple[int, ...]:
    """The kinds, among the deck's ``kinds``, that complete a hand which is one tile short, in order.

    A kind of which the hand holds all four copies is still a wait: it is a shape, not a chance.
    """
    counts, melds = _counts(hand.concealed), _meld_groups(hand)
    found = set()
    for form in forms:
        for kind in _candidates(counts, melds, form):
            counts[kind] += 1
            if _completes(counts, melds, (form,)):
                found.add(kind)
            counts[kind] -= 1
    return tuple(sorted(found.intersection(kinds)))


def _candidates(counts: list[int], melds: tuple[Group, ...], form: str) -> Iterable[int]:
    """The kinds that may complete a hand one tile short in ``form``: all that do, and few that do not, told at a glance."""
    if form == STANDARD:
        # A suit of sets has a multiple of three tiles, the one with the pair two more.
        over = [sum(counts[base : base + size]) % 3 for base, size in SUITS]
        for place, (base, size) in enumerate(SUITS):
            after = [*over[:place], (over[place] + 1) % 3, *over[place + 1 :]]
            if sorted(after) == [0, 0, 0, 2]:
                yield from range(base, base + size)
    elif form == KNITTED_STRAIGHT:
        if len(melds) <= 1 and any(
            sum(1 for start in starts for kind in Group(KNITTED, start).tiles if counts[kind]) >= 8
            for starts in KNITTINGS
        ):
            yield from range(KINDS)
    elif melds:
        return
    elif form == SEVEN_PAIRS:
        odd = [kind for kind in range(KINDS) if counts[kind] % 2]
        if len(odd) == 1:
            yield from odd
    elif form == THIRTEEN_ORPHANS:
        if sum(1 for kind in ORPHANS if counts[kind]) >= 12:
            yield from ORPHANS
    elif max(counts) == 1:
        yield from range(KINDS)
