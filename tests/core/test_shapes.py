"""Readings: known counts of hands and decompositions, each reading once and in one order, and a decomposer that tries everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import pytest

from mjcalc import parse
from mjcalc.hand import Hand
from mjcalc.shapes import (
    FORMS,
    KNITTED_STRAIGHT,
    PAIR,
    SEVEN_PAIRS,
    STANDARD,
    Reading,
    _splits,
    is_complete,
    readings,
)
from tests.core.hands import brute_readings, dress, random_build, random_hands

# ── counts that are known ───────────────────────────────────────────────────────────────────────────────────────────


def multisets(ranks: int, size: int) -> Iterator[tuple[int, ...]]:
    """Every way to hold ``size`` tiles of ``ranks`` kinds, four of each at most."""
    if not ranks:
        if not size:
            yield ()
        return
    for count in range(min(4, size) + 1):
        if size - count <= 4 * (ranks - 1):
            for rest in multisets(ranks - 1, size - count):
                yield (count, *rest)


@cache
def splits_of(ranks: int, size: int, chows: bool) -> dict[tuple[int, ...], int]:
    """How many splits each complete multiset has."""
    found = {counts: len(_splits(counts, chows)) for counts in multisets(ranks, size)}
    return {counts: number for counts, number in found.items() if number}


@pytest.mark.parametrize(
    ("size", "hands", "decompositions", "most"),
    [(5, 135, 135, 1), (8, 996, 1008, 2), (11, 4475, 4676, 3), (14, 13259, 14738, 4)],
)
def test_one_suit(size: int, hands: int, decompositions: int, most: int) -> None:
    found = splits_of(9, size, True)
    assert (len(found), sum(found.values()), max(found.values())) == (hands, decompositions, most)


def test_a_split_without_pair_has_none() -> None:
    for size in (0, 3, 6, 9, 12):
        for counts in splits_of(9, size, True):
            assert all(pair == -1 for _, pair in _splits(counts, True))
    for size in (2, 5, 8, 11):
        for counts in splits_of(9, size, True):
            assert all(pair >= 0 for _, pair in _splits(counts, True))


def test_seven_pairs_of_one_suit() -> None:
    hands = [counts for counts in multisets(9, 14) if all(count % 2 == 0 for count in counts)]
    found = [readings(flat(counts), (SEVEN_PAIRS,)) for counts in hands]
    assert sum(1 for some in found if some) == 2304


def flat(counts: tuple[int, ...], base: int = 0) -> Hand:
    """A hand without sets on the table, won on its lowest tile."""
    kinds = tuple(base + rank for rank, count in enumerate(counts) for _ in range(count))
    return Hand(kinds, (), kinds[0])


def convolve(suits: int) -> tuple[int, int]:
    """Hands of four sets and a pair out of ``suits`` suits and the honours, and their decompositions, from the counts of one suit."""

    def by_size(ranks: int, chows: bool) -> dict[int, tuple[int, int]]:
        table = {}
        for size in (0, 2, 3, 5, 6, 8, 9, 11, 12, 14):
            found = splits_of(ranks, size, chows)
            table[size] = (len(found), sum(found.values()))
        return table

    total = by_size(7, False)
    for _ in range(suits):
        joined: dict[int, tuple[int, int]] = {}
        for (a, (hands_a, ways_a)), (b, (hands_b, ways_b)) in product(total.items(), by_size(9, True).items()):
            if a + b <= 14 and (a % 3, b % 3) != (2, 2):
                hands, ways = joined.get(a + b, (0, 0))
                joined[a + b] = (hands + hands_a * hands_b, ways + ways_a * ways_b)
        total = joined
    return total[14]


def test_the_deck_of_64_tiles() -> None:
    assert convolve(1) == (127_240, 131_309)


def test_all_34_kinds() -> None:
    assert convolve(3)[0] == 11_498_658


def test_seven_pairs_of_the_deck_of_64_tiles() -> None:
    """110,448 hands of seven pairs, 452 of them four sets and a pair as well."""
    pairs = both = 0
    suit_pairs = [counts for size in range(0, 15, 2) for counts in multisets(9, size) if not any(c % 2 for c in counts)]
    honour_pairs = Counter(
        sum(counts) for size in range(0, 15, 2) for counts in multisets(7, size) if not any(c % 2 for c in counts)
    )
    for counts in suit_pairs:
        rest = 14 - sum(counts)
        pairs += honour_pairs[rest]
        # Even counts of honours hold no pung: honours beside sets of a suit are at most the pair.
        if rest == 0:
            both += bool(_splits(counts, True))
        elif rest == 2 and _splits(counts, True):
            both += 7
    assert (pairs, both) == (110_448, 452)


# ── readings ────────────────────────────────────────────────────────────────────────────────────────────────────────


def as_counted(found: list[Reading]) -> Counter[tuple[str, tuple[tuple[int, int, bool], ...], tuple[int, int]]]:
    """Readings as the decomposer in hands.py writes them."""
    return Counter(
        (
            reading.form,
            tuple(sorted((group.type, group.kind, group.claimed) for group in reading.groups)),
            (reading.groups[reading.win].type, reading.groups[reading.win].kind),
        )
        for reading in found
    )


@pytest.mark.parametrize(("seed", "suits"), [(1, 3), (2, 1), (3, 2)])
def test_readings_are_those_found_by_trying_everything(seed: int, suits: int) -> None:
    forms: Counter[str] = Counter()
    several = 0
    for hand, meant in random_hands(seed, 1500, suits, busy=False):
        found = readings(hand)
        assert as_counted(found) == brute_readings(hand), hand
        assert meant in found, hand
        assert is_complete(hand)
        forms.update({reading.form for reading in found})
        several += len(found) > 1
    assert several > 150
    assert set(forms) == (set(FORMS) if suits == 3 else {STANDARD, SEVEN_PAIRS})
    assert min(forms.values()) >= 15


def test_hands_that_are_nearly_complete() -> None:
    """One tile changed: complete or not, both say the same."""
    rng = Random(4)
    incomplete = 0
    for hand, _ in random_hands(5, 1500, 3, busy=False):
        kinds = list(hand.concealed)
        kinds[rng.randrange(len(kinds))] = rng.choice(kinds) if rng.random() < 0.5 else rng.randrange(34)
        changed = Hand(tuple(kinds), hand.melds, rng.choice(kinds))
        if max(Counter(changed.tiles).values()) > 4:
            continue
        found = readings(changed)
        assert as_counted(found) == brute_readings(changed), changed
        incomplete += not found
    assert incomplete > 500


def test_readings_come_once_and_sorted_by_form_and_groups() -> None:
    for hand, _ in random_hands(6, 1500, 1, busy=False):
        found = readings(hand)
        assert len(set(found)) == len(found)
        keys = [(FORMS.index(reading.form), reading.groups, reading.win) for reading in found]
        assert keys == sorted(keys)
        for reading in found:
            if reading.form in (STANDARD, KNITTED_STRAIGHT):
                assert reading.groups[-1].type == PAIR
                assert list(reading.groups[:-1]) == sorted(reading.groups[:-1])


def test_the_order_of_tiles_and_sets_does_not_matter() -> None:
    rng = Random(7)
    for hand, _ in random_hands(8, 1000, 1, busy=False):
        kinds, melds = list(hand.concealed), list(hand.melds)
        rng.shuffle(kinds)
        rng.shuffle(melds)
        assert readings(Hand(tuple(kinds), tuple(melds), hand.win)) == readings(hand)


def test_every_tile_of_the_hand_is_in_one_group() -> None:
    for hand, _ in random_hands(9, 800, busy=False):
        for reading in readings(hand):
            assert sorted(kind for group in reading.groups for kind in group.tiles) == list(hand.tiles)


def winners(hand: Hand) -> list[str]:
    """The groups that the winning tile can have completed, as they are written, over all readings."""
    return sorted(str(reading.groups[reading.win]) for reading in readings(hand))


def test_the_winning_tile_completes_any_concealed_group_that_holds_it() -> None:
    assert winners(parse("12m 333m 567m EE 888p +3m")) == ["123m", "333m"]
    assert winners(parse("1112m 345m 678m 99m EE +E")) == []
    assert winners(parse("2345m 666p 777p EEE +5m")) == ["55m"]
    assert winners(parse("1123m 456m 789m EEE +1m")) == ["11m", "123m"]


def test_equal_groups_are_one_choice_and_sets_on_the_table_are_none() -> None:
    assert winners(parse("123m 12m EEE SSS 99p +3m")) == ["123m"]
    shown = readings(parse("[123m] 23m EEE SSS 99p +1m"))
    assert [(str(reading.groups[reading.win]), reading.groups[reading.win].claimed) for reading in shown] == [
        ("123m", False)
    ]
    assert winners(parse("(1111m) [123p] 123p EEE 9s +9s")) == ["99s"]


def test_four_equal_tiles_are_two_pairs() -> None:
    found = readings(parse("1111m 33m 55m 77m EE C +C"), (SEVEN_PAIRS,))
    assert len(found) == 1
    assert [str(group) for group in found[0].groups].count("11m") == 2


def test_only_the_forms_asked_for() -> None:
    rng = Random(10)
    for _ in range(300):
        made = dress(rng, random_build(rng), exposed=0.0, kongs=0.0, busy=False)
        if made:
            for form in FORMS:
                assert readings(made[0], (form,)) == [r for r in readings(made[0]) if r.form == form]


def test_thirteen_orphans_need_the_fourteenth_to_be_one_of_them() -> None:
    assert readings(parse("9m19p19sESWNCFP5m +1m")) == []
    assert not is_complete(parse("19m19p19sESWNCFP +5m"))
    assert [reading.form for reading in readings(parse("19m19p19sESWNCFP +9m"))] == ["thirteen_orphans"]
