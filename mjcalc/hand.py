"""A finished hand as its player lays it down: concealed tiles, sets on the table, winning tile, context.

Everything here is frozen (named tuples where they do: they take less time to define than dataclasses). :func:`problems` says what is impossible about a hand, all of it at once.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from mjcalc.errors import Note
from mjcalc.tiles import COPIES, EAST, FLOWERS, FLOWERS_ZH, HONOUR_SUIT, SUITS, name, spell, suit_of

if TYPE_CHECKING:
    from mjcalc.ruleset import Deck

SELF_DRAW = "self_draw"
DISCARD = "discard"
ROB = "rob"

CHOW = "chow"
PUNG = "pung"
KONG = "kong"


class Meld(NamedTuple):
    """A set on the table, or a concealed kong.

    ``tiles`` are its kinds, sorted, whatever was written, so that ``[1m2p3s]`` can be told to be no set. ``mark`` is the digit
    after the comma: on a pung or kong who gave it (1 left, 2 opposite, 3 right; 5-7 the same for the pung that a
    kong was added to), on a chow which of its tiles was claimed (1-3). ``feeder`` is the seat (1-4) that fed it.
    """

    tiles: tuple[int, ...]
    concealed: bool = False
    mark: int | None = None
    feeder: int | None = None

    @property
    def type(self) -> str | None:
        """``chow``, ``pung`` or ``kong``; None when the tiles are no set."""
        first, alike = self.tiles[0], len(set(self.tiles)) == 1
        if alike and len(self.tiles) == 4:
            return KONG
        if alike and len(self.tiles) == 3:
            return PUNG
        run = tuple(range(first, first + 3))
        if self.tiles == run and suit_of(first) == suit_of(first + 2) != HONOUR_SUIT:
            return CHOW
        return None

    @property
    def added(self) -> bool:
        """A kong made by adding the fourth tile to a claimed pung."""
        return self.type == KONG and self.mark is not None and self.mark >= 5

    def spelled(self, style: str = "ascii") -> str:
        """As it is written in a hand: ``[123m,2]``, ``[EEE]<2``, ``(EEEE)``; ``[EEEE,?]`` is a claimed kong of which nobody said who gave it."""
        tiles = spell(self.tiles, style)
        if self.concealed:
            return f"({tiles})"
        feeder = f"<{self.feeder}" if self.feeder else ""
        mark = f",{self.mark}" if self.mark else ",?" if self.type == KONG and not feeder else ""
        return f"[{tiles}{mark}]{feeder}"

    def __str__(self) -> str:
        return self.spelled()


class Context(NamedTuple):
    """How the hand was won and stood.

    ``won`` is ``self_draw``, ``discard`` or ``rob`` (robbing a kong). ``kong``: on the kong's replacement tile; ``last``: on the last
    tile of the wall, or the last discard; ``last_copy``: the other three lie open. ``round_wind`` and ``seat_wind`` are kinds
    (27-30). ``dealer`` is None when nothing was said. ``first`` is ``heaven`` (on the deal), ``earth`` (on the first draw), ``human`` (on
    the first discard) or empty. ``flowers`` are 0-7 when it is known which they are; ``flower_count`` counts them either way. ``discarder`` is the
    seat (1-4 for E S W N) whose tile it was, for the settlement.
    """

    won: str = DISCARD
    kong: bool = False
    last: bool = False
    last_copy: bool = False
    round_wind: int | None = None
    seat_wind: int | None = None
    dealer: bool | None = None
    ready: bool = False
    heavenly_ready: bool = False
    first: str = ""
    flowers: tuple[int, ...] = ()
    flower_count: int = 0
    discarder: int | None = None

    @property
    def self_drawn(self) -> bool:
        return self.won == SELF_DRAW


@dataclass(frozen=True)
class Hand:
    """``concealed`` holds the kinds in the hand, sorted, the winning tile ``win`` among them; ``win`` is None before the win."""

    concealed: tuple[int, ...]
    melds: tuple[Meld, ...] = ()
    win: int | None = None
    context: Context = Context()  # noqa: RUF009 - immutable

    def __post_init__(self) -> None:
        object.__setattr__(self, "concealed", tuple(sorted(self.concealed)))

    @property
    def tiles(self) -> tuple[int, ...]:
        """All tiles of the hand, sorted."""
        return tuple(sorted([*self.concealed, *(tile for meld in self.melds for tile in meld.tiles)]))

    @property
    def open_melds(self) -> tuple[Meld, ...]:
        """The claimed sets: all but concealed kongs."""
        return tuple(meld for meld in self.melds if not meld.concealed)

    @property
    def size(self) -> int:
        """The number of tiles with each kong counted as three: 14 for a complete hand."""
        return len(self.concealed) + 3 * len(self.melds)

    def with_win(self, kind: int) -> Hand:
        """The same hand after drawing or claiming ``kind``."""
        return replace(self, concealed=(*self.concealed, kind), win=kind)

    def without_win(self) -> Hand:
        """The same hand as it waited before the win."""
        if self.win is None:
            return self
        rest = list(self.concealed)
        rest.remove(self.win)
        return replace(self, concealed=tuple(rest), win=None)


# ── what is impossible about a hand ─────────────────────────────────────────────────────────────────────────────────


def problems(hand: Hand, deck: Deck | None = None) -> tuple[Note, ...]:
    """Everything that is impossible about ``hand``, all at once; empty when it could exist.

    With ``deck``, tiles and winds that it lacks are problems too. Whether the hand wins is not asked here.
    """
    return (
        *_melds(hand),
        *_copies(hand),
        *_size(hand),
        *(_outside(hand, deck) if deck else ()),
        *_flowers(hand, deck),
        *_winning_tile(hand),
        *_contradictions(hand),
    )


def _melds(hand: Hand) -> list[Note]:
    notes = []
    for meld in hand.melds:
        if meld.type is None:
            code = "hand.kong_of_three" if meld.concealed and len(set(meld.tiles)) == 1 else "hand.not_a_set"
            notes.append(Note(code, meld=spell(meld.tiles)))
        elif meld.concealed and meld.type != KONG:
            code = "hand.kong_of_three" if meld.type == PUNG else "hand.concealed_chow"
            notes.append(Note(code, meld=spell(meld.tiles)))
        elif meld.mark is not None and meld.mark not in ((1, 2, 3, 5, 6, 7) if meld.type == KONG else (1, 2, 3)):
            notes.append(Note("hand.mark", meld=str(meld), mark=meld.mark))
    return notes


def _copies(hand: Hand) -> list[Note]:
    return [
        Note("hand.five_copies", tile=name(kind), count=count)
        for kind, count in sorted(Counter(hand.tiles).items())
        if count > COPIES
    ]


def _size(hand: Hand) -> list[Note]:
    """The number of tiles, said in sets: 14 win, 13 wait, a kong has one more."""
    missing = (14 if hand.win is not None else 13) - hand.size
    if not missing:
        return []
    facts = {"count": len(hand.tiles), "kongs": sum(1 for meld in hand.melds if meld.type == KONG)}
    sets, rest = divmod(hand.size, 3)
    if missing > 0:
        if rest == 2:
            code = "hand.set_missing" if sets == 3 else "hand.sets_missing"
            return [Note(code, sets=sets, missing=4 - sets, **facts)]
        if hand.win is not None and missing == 1:
            return [Note("hand.one_missing", **facts)]
        return [Note("hand.too_few", missing=missing, **facts)]
    extra = -missing
    four = sorted(kind for kind, count in Counter(hand.concealed).items() if count == COPIES)
    if four and extra <= len(four):
        return [Note("hand.unmarked_kong", extra=extra, tile=name(four[0]), kong=spell([four[0]] * COPIES), **facts)]
    return [Note("hand.too_many", extra=extra, **facts)]


def _outside(hand: Hand, deck: Deck) -> list[Note]:
    notes = [Note("hand.not_in_deck", tile=name(kind)) for kind in sorted(set(hand.tiles) - deck.kinds)]
    suits = sorted({suit_of(kind) for kind in hand.tiles} - {HONOUR_SUIT})
    if deck.one_suit and len(suits) > 1:
        notes.append(Note("hand.two_suits", suits=" ".join(SUITS[suit] for suit in suits)))
    winds = {wind for wind in (hand.context.round_wind, hand.context.seat_wind) if wind is not None}
    notes += [Note("hand.wind_not_in_deck", tile=name(wind)) for wind in sorted(winds - deck.kinds)]
    return notes


def _flowers(hand: Hand, deck: Deck | None) -> list[Note]:
    context = hand.context
    notes = [
        Note("hand.flower_twice", letter=FLOWERS[flower], flower=FLOWERS_ZH[flower])
        for flower, count in sorted(Counter(context.flowers).items())
        if count > 1
    ]
    if context.flower_count > 8:
        notes.append(Note("hand.too_many_flowers", count=context.flower_count))
    if deck and context.flower_count and not deck.flowers:
        notes.append(Note("hand.no_flowers", count=context.flower_count))
    return notes


def _winning_tile(hand: Hand) -> list[Note]:
    if hand.win is not None and hand.win not in hand.concealed:
        return [Note("hand.win_not_concealed", tile=name(hand.win))]
    return []


def _contradictions(hand: Hand) -> list[Note]:
    """Context that cannot be true together, each with its reason."""
    context = hand.context
    win = name(hand.win) if hand.win is not None else ""
    own = hand.concealed.count(hand.win) if hand.win is not None else 0
    elsewhere = sum(meld.tiles.count(hand.win) for meld in hand.melds) if hand.win is not None else 0
    first = {"heaven": "天和", "earth": "地和", "human": "人和"}.get(context.first, "")
    dealer = context.dealer
    if dealer is None and context.seat_wind is not None:
        dealer = context.seat_wind == EAST
    at_once = first or ("天听" if context.heavenly_ready else "")
    found = {
        "hand.kong_without_kong": context.kong and not any(meld.type == KONG for meld in hand.melds),
        "hand.kong_not_self_drawn": context.kong and not context.self_drawn,
        "hand.rob_last": context.won == ROB and context.last,
        "hand.rob_held": context.won == ROB and own + elsewhere > 1,
        "hand.last_copy_held": context.won != ROB and context.last_copy and own > 1,
        "hand.first_not_self_drawn": context.first in ("heaven", "earth") and not context.self_drawn,
        "hand.human_not_discard": context.first == "human" and context.won != DISCARD,
        "hand.heaven_not_dealer": context.first == "heaven" and dealer is False,
        "hand.first_by_dealer": context.first in ("earth", "human") and dealer is True,
        "hand.at_once_melds": bool(at_once) and bool(hand.melds),
    }
    return [Note(code, tile=win, fan=at_once) for code, holds in found.items() if holds]
