"""Waits against trying every tile; shanten against its definition and against a search tile by tile."""

from __future__ import annotations

from collections import Counter, deque
from itertools import combinations_with_replacement
from random import Random

import pytest

from mjcalc import NotAWin, Ruleset, parse, score, waits
from mjcalc.hand import Hand, Meld
from mjcalc.shanten import distances, shanten
from mjcalc.shapes import FORMS, KNITTED_HONOURS, SEVEN_PAIRS, STANDARD, THIRTEEN_ORPHANS
from mjcalc.tiles import KINDS, name
from tests.core.hands import EVERY_SET, brute_readings, count_tiles, random_hands, tiles_of, vectors

ALL = frozenset(range(KINDS))


def names(kinds: tuple[int, ...]) -> list[str]:
    return [name(kind) for kind in kinds]


# ── waits ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("369s147pESWNCFP", "2m 5m 8m"),
        ("2229999mSSWWFF", "2m"),
        ("58m369s17pEWNCFP", "2m 4p S"),
        ("123456789m1111p", "1p"),  # no fifth: a shape, not a chance
        ("1113456666788s", "2s 5s 7s 8s"),
        ("1112345678999p", "1p 2p 3p 4p 5p 6p 7p 8p 9p"),
        ("19m19p19sESWNCFP", "1m 9m 1p 9p 1s 9s E S W N C F P"),
        ("1234444678m 456p", "1m 4m"),
        ("[111m] 2345m 777p EEE", "2m 5m"),
    ],
)
def test_known_waits(text: str, expected: str) -> None:
    assert " ".join(names(waits(parse(text)))) == expected


def test_wait_cases_from_the_field() -> None:
    """What the answers in field.jsonl say, in the words in which they say it."""
    cases = {case["id"]: case for case in vectors("field") if case["kind"] == "waits"}
    checked = 0
    for case in cases.values():
        text = case["answer"]["text"].replace("formal wait", "").replace("none left", "").split("(S makes")[0]
        expected = [word.strip("()") for word in text.partition("waits:")[2].split() if word.strip("()")]
        assert expected, case
        assert names(waits(parse(case["input"]))) == expected, case["id"]
        checked += 1
    assert checked >= 5


@pytest.mark.parametrize(("seed", "suits", "count"), [(21, 3, 150), (22, 1, 150)])
def test_waits_are_what_completes_the_hand(seed: int, suits: int, count: int) -> None:
    several = 0
    for hand, _ in random_hands(seed, count, suits, busy=False):
        before = hand.without_win()
        found = [kind for kind in range(KINDS) if brute_readings(before.with_win(kind))]
        assert list(waits(before)) == found, before
        several += len(found) > 1
    assert several > count // 4


def test_waits_only_of_the_forms_and_kinds_asked_for() -> None:
    hand = parse("1122335566778m")
    assert names(waits(hand, (SEVEN_PAIRS,))) == ["8m"]
    assert names(waits(hand, (STANDARD,))) == ["5m", "8m"]
    assert names(waits(hand, FORMS, range(7))) == ["5m"]


# ── shanten: the definition ─────────────────────────────────────────────────────────────────────────────────────────


def complete_hands(kinds: range, sets: int) -> list[Counter[int]]:
    """Every multiset of ``sets`` sets and a pair of these kinds."""
    blocks = [block for block in EVERY_SET if set(tiles_of(block)) <= set(kinds)]
    found = set()
    for chosen in combinations_with_replacement(blocks, sets):
        counts = count_tiles(chosen)
        for pair in kinds:
            whole = counts + Counter({pair: 2})
            if max(whole.values()) <= 4:
                found.add(tuple(sorted(whole.elements())))
    return [Counter(tiles) for tiles in found]


def lacking(goal: Counter[int], hand: Counter[int]) -> int:
    return sum(number - min(number, hand[kind]) for kind, number in goal.items())


SUIT_AND_HONOURS = range(18, 34)
#: Sets on the table whose fourth tiles are of no use to anyone.
FAR_KINDS = (0, 4, 8)
FAR_MELDS = tuple(Meld((kind,) * 3) for kind in FAR_KINDS)


@pytest.mark.parametrize(
    ("sets", "kinds", "count", "hands"),
    [
        (1, SUIT_AND_HONOURS, 400, None),
        (2, SUIT_AND_HONOURS, 60, None),
        (2, range(18, 27), 250, 996),
        (3, range(18, 27), 60, 4475),
    ],
)
def test_standard_distance_is_the_least_lacking(sets: int, kinds: range, count: int, hands: int | None) -> None:
    """Over all complete hands of a small deck; the other sets lie on the table, of kinds outside it."""
    goals = complete_hands(kinds, sets)
    if hands:
        assert len(goals) == hands
    deck_kinds = frozenset((*kinds, *FAR_KINDS))
    rng = Random(sets)
    deck = [kind for kind in kinds for _ in range(4)]
    melds = FAR_MELDS[: 4 - sets]
    seen = set()
    for _ in range(count):
        size = 3 * sets + rng.choice((1, 2))
        own = Counter(rng.sample(deck, size))
        hand = Hand(tuple(own.elements()), melds)
        least = min(lacking(goal, own) for goal in goals)
        assert distances(hand, (STANDARD,), deck_kinds) == {STANDARD: least}, hand
        assert shanten(hand, (STANDARD,), deck_kinds) == least - 1
        seen.add(least)
    assert len(seen) >= 3


def test_sets_on_the_table_use_up_tiles() -> None:
    """What lies on the table cannot come again: the goal keeps to the copies that are left."""
    kinds = range(18, 27)
    goals = complete_hands(kinds, 1)
    rng = Random(5)
    differs = 0
    for _ in range(300):
        tripled = rng.sample(range(18, 27), 3)
        melds = tuple(Meld((kind,) * (4 if rng.random() < 0.5 else 3)) for kind in tripled)
        used = Counter(kind for meld in melds for kind in meld.tiles)
        deck = [kind for kind in kinds for _ in range(4 - used[kind])]
        own = Counter(rng.sample(deck, 4))
        possible = [goal for goal in goals if all(number + used[kind] <= 4 for kind, number in goal.items())]
        least = min(lacking(goal, own) for goal in possible)
        hand = Hand(tuple(own.elements()), melds)
        assert distances(hand, (STANDARD,), frozenset(kinds)) == {STANDARD: least}, hand
        differs += least != min(lacking(goal, own) for goal in goals)
    assert differs >= 10


def test_search_tile_by_tile() -> None:
    """All hands of seven tiles of one suit: as many exchanges of one tile to a ready hand as the shanten number says."""
    start = [Counter(c) for c in combinations_with_replacement(range(9), 7) if max(Counter(c).values()) <= 4]
    goals = {tuple(sorted(goal.elements())) for goal in complete_hands(range(9), 2)}
    away: dict[tuple[int, ...], int] = {}
    for own in start:
        tiles = tuple(sorted(own.elements()))
        if any(own[kind] < 4 and tuple(sorted((*tiles, kind))) in goals for kind in range(9)):
            away[tiles] = 0
    line = deque(away)
    while line:
        tiles = line.popleft()
        for given in set(tiles):
            rest = list(tiles)
            rest.remove(given)
            for kind in range(9):
                if rest.count(kind) < 4:
                    after = tuple(sorted((*rest, kind)))
                    if after not in away:
                        away[after] = away[tiles] + 1
                        line.append(after)
    assert len(away) == len(start)
    melds = tuple(Meld((kind,) * 3) for kind in (27, 28))
    kinds = frozenset((*range(9), 27, 28))
    for tiles, steps in away.items():
        assert shanten(Hand(tiles, melds), (STANDARD,), kinds) == steps, tiles
    assert Counter(away.values()).keys() >= {0, 1, 2}


# ── shanten: all forms ──────────────────────────────────────────────────────────────────────────────────────────────


def test_complete_ready_and_one_tile_exchanged() -> None:
    """-1 when complete, at most 0 one tile before; each exchange of a tile changes the number by one at most."""
    rng = Random(31)
    for hand, meant in random_hands(32, 600, busy=False):
        assert shanten(hand, (meant.form,), ALL) == -1
        before = hand.without_win()
        assert shanten(before, (meant.form,), ALL) == 0
        last = 0
        kinds = list(before.concealed)
        for _ in range(4):
            kinds[rng.randrange(len(kinds))] = rng.randrange(KINDS)
            counts = Counter(kinds) + Counter(kind for meld in hand.melds for kind in meld.tiles)
            if max(counts.values()) > 4:
                break
            now = shanten(Hand(tuple(kinds), hand.melds), FORMS, ALL)
            assert abs(now - last) <= 1 or last == 0
            # Ready means: some kind that is left completes the hand.
            on = [kind for kind in waits(Hand(tuple(kinds), hand.melds)) if counts[kind] < 4]
            assert (now == 0) == bool(on), (hand, kinds)
            last = now


def test_never_more_than_a_given_complete_hand_lacks() -> None:
    goals = [hand for hand, _ in random_hands(33, 150, busy=False, exposed=0.0, kongs=0.0)]
    rng = Random(34)
    deck = [kind for kind in range(KINDS) for _ in range(4)]
    for _ in range(150):
        own = Counter(rng.sample(deck, 13))
        found = shanten(Hand(tuple(own.elements())), FORMS, ALL)
        assert found <= min(lacking(Counter(goal.concealed), own) for goal in goals) - 1


@pytest.mark.parametrize(
    ("text", "form", "expected"),
    [
        ("1122334455667m", SEVEN_PAIRS, 1),
        ("1111222233334m", SEVEN_PAIRS, 1),  # four equal tiles are two pairs
        ("123456789m1234p", SEVEN_PAIRS, 7),
        ("1112223334445m", SEVEN_PAIRS, 3),
        ("19m19p19sESWNCFP", THIRTEEN_ORPHANS, 1),
        ("19m19p19sESWNCFF", THIRTEEN_ORPHANS, 1),
        ("2345678m234567p", THIRTEEN_ORPHANS, 14),
        ("147m258p369sESWN", KNITTED_HONOURS, 1),
        ("111m222p333sEEES", KNITTED_HONOURS, 9),
    ],
)
def test_special_forms(text: str, form: str, expected: int) -> None:
    assert distances(parse(text), (form,), ALL) == {form: expected}


def test_sets_on_the_table_rule_forms_out() -> None:
    hand = parse("[123m] 1122334455m")
    assert set(distances(hand, FORMS, ALL)) == {STANDARD, "knitted_straight"}
    two = parse("[123m] [456p] 1122334m")
    assert set(distances(two, FORMS, ALL)) == {STANDARD}


def test_a_deck_of_one_suit_keeps_to_it() -> None:
    """With one suit in play the second suit of a goal does not count: 123m and honours wait for characters only."""
    deck = Ruleset.load("erren64").deck
    hand = parse("123m 45m EESSWWNN")
    assert shanten(hand, (STANDARD,), deck.kinds, one_suit=True) == 2
    honours = parse("EESSWWNNCCFFP")
    assert shanten(honours, FORMS, deck.kinds, one_suit=True) == 0
    assert set(distances(honours, FORMS, deck.kinds, one_suit=True)) == {STANDARD, SEVEN_PAIRS}


# ── what a player is told ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_hand_that_waits_is_not_a_win_and_says_on_what() -> None:
    with pytest.raises(NotAWin) as caught:
        score(parse("123m 456m 789m EEE 5m"), Ruleset.load("mcr"))
    assert (caught.value.waits, caught.value.shanten) == ((4,), 0)


def test_a_hand_that_is_far_says_how_far() -> None:
    with pytest.raises(NotAWin) as caught:
        score(parse("13579m3579p13579s"), Ruleset.load("mcr"))
    goals = caught.value.shanten
    assert goals is not None
    assert goals >= 2
    assert caught.value.waits == ()
