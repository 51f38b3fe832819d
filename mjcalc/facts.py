"""The fact sheet of one reading: computed once, immutable, the only thing that fans read.

A reading falls into parts that can be told apart, and a fan reads only the parts that its parameters name:

=========== ======================================================================================================
``chows``   the chows, sorted
``pungs``   pungs and kongs of numbers, sorted
``honours`` pungs and kongs of honours, the pair if it is an honour, round and seat wind
``kongs``   which sets are kongs, concealed or melded, and which pungs are the player's own (暗刻)
``pair``    the pair of four sets and a pair
``whole``   a word of bits that hold for every group of the hand
``tiles``   how many there are of each kind, and which kinds lie four times outside kongs
``win``     how the hand was won and stood, its flowers
``wait``    ``edge``, ``closed`` or ``single`` when the hand waited on one kind only and this reading fills that wait, else None
=========== ======================================================================================================

A **scope** is the set of groups that a fan is about, as bits: 0-3 the sets, 4 the pair.
"""

from __future__ import annotations

from typing import NamedTuple

from mjcalc.hand import DISCARD, ROB, SELF_DRAW, Context, Hand
from mjcalc.shapes import (
    CHOW,
    KNITTED,
    KNITTED_HONOURS,
    KNITTED_STRAIGHT,
    KONG,
    PAIR,
    PUNG,
    SEVEN_PAIRS,
    STANDARD,
    THIRTEEN_ORPHANS,
    Group,
    Reading,
)
from mjcalc.tiles import COPIES, DRAGONS, EAST, HONOUR_SUIT, KINDS, is_outer, rank_of, suit_of

NOWHERE = 0
SETS = 0b01111
WHOLE = 0b11111
PAIR_BIT = 0b10000

#: The tiles of a knitted straight.
NINE = 9

# ── the parts ───────────────────────────────────────────────────────────────────────────────────────────────────────


class Slot(NamedTuple):
    """A chow (``rank`` is its lowest), or a pung or kong; ``bit`` is its place in the scope."""

    suit: int
    rank: int
    bit: int

    @property
    def outer(self) -> bool:
        """Whether a pung here is one of terminals or honours."""
        return self.suit == HONOUR_SUIT or self.rank in (1, 9)


class Honours(NamedTuple):
    """``pungs`` have suit 3 and ranks 1-7 in the order E S W N C F P; winds are kinds, or None where not known."""

    pungs: tuple[Slot, ...]
    pair: int | None = None
    round_wind: int | None = None
    seat_wind: int | None = None

    @property
    def winds(self) -> tuple[Slot, ...]:
        return tuple(slot for slot in self.pungs if slot.rank <= 4)

    @property
    def dragons(self) -> tuple[Slot, ...]:
        return tuple(slot for slot in self.pungs if slot.rank > 4)

    def of(self, kind: int | None) -> tuple[Slot, ...]:
        """The pungs of one honour."""
        return tuple(slot for slot in self.pungs if kind is not None and EAST + slot.rank - 1 == kind)


class Kongs(NamedTuple):
    """Bits of the sets: concealed kongs, melded kongs, and the player's own pungs that are no kongs."""

    concealed: tuple[int, ...] = ()
    melded: tuple[int, ...] = ()
    own_pungs: tuple[int, ...] = ()

    @property
    def all(self) -> tuple[int, ...]:
        return tuple(sorted((*self.concealed, *self.melded)))

    @property
    def own(self) -> tuple[int, ...]:
        """Everything that counts as a concealed pung: 暗刻 and 暗杠."""
        return tuple(sorted((*self.concealed, *self.own_pungs)))


class Pair(NamedTuple):
    kind: int
    bit: int = PAIR_BIT


# Bits of ``Whole``: each says something of one group, and the whole hand has it when every group does.
(
    NO_CHARACTERS,
    NO_DOTS,
    NO_BAMBOO,
    NO_WINDS,
    NO_DRAGONS,
    GREEN,
    REVERSIBLE,
    UPPER,
    MIDDLE,
    LOWER,
    OVER_FIVE,
    UNDER_FIVE,
    SIMPLE,
    OUTER,
    HAS_OUTER,
    HAS_FIVE,
    EVEN,
    PUNGS,
    CHOWS,
    FORM_STANDARD,
    FORM_SEVEN_PAIRS,
    FORM_ORPHANS,
    FORM_KNITTED_STRAIGHT,
    FORM_KNITTED_HONOURS,
) = (1 << i for i in range(24))

NO_SUIT = (NO_CHARACTERS, NO_DOTS, NO_BAMBOO)
NO_HONOURS = NO_WINDS | NO_DRAGONS
FORM_BITS = {
    STANDARD: FORM_STANDARD,
    SEVEN_PAIRS: FORM_SEVEN_PAIRS,
    THIRTEEN_ORPHANS: FORM_ORPHANS,
    KNITTED_STRAIGHT: FORM_KNITTED_STRAIGHT,
    KNITTED_HONOURS: FORM_KNITTED_HONOURS,
}
_ALL_FORMS = sum(FORM_BITS.values())


class Whole(NamedTuple):
    """What holds for every group: the AND of the groups' words, and the bit of the form."""

    word: int

    def every(self, *bits: int) -> bool:
        """Whether each of ``bits`` holds for the whole hand."""
        return all(self.word & bit == bit for bit in bits)

    @property
    def suits(self) -> int:
        """How many suits occur, 0-3."""
        return sum(1 for bit in NO_SUIT if not self.word & bit)


class Tiles(NamedTuple):
    """``counts`` by kind over the whole hand, kongs with four; ``closed``: thirteen tiles were concealed before the win.

    ``hogs`` are the kinds that lie four times in the hand outside kongs, with the scope of the groups that hold them; ``nine``
    says that all nine tiles of a knitted straight are there.
    """

    counts: tuple[int, ...]
    win: int
    closed: bool
    form: str
    hogs: tuple[tuple[int, int], ...] = ()
    nine: bool = False


EDGE = "edge"
CLOSED = "closed"
SINGLE_WAIT = "single"


class Win(NamedTuple):
    """How it was won: see :class:`mjcalc.hand.Context`. ``claimed`` counts the sets taken from discards."""

    won: str = DISCARD
    kong: bool = False
    last: bool = False
    last_copy: bool = False
    first: str = ""
    ready: bool = False
    heavenly_ready: bool = False
    claimed: int = 0
    flowers: tuple[int, ...] = ()
    flower_count: int = 0

    @property
    def self_drawn(self) -> bool:
        return self.won == SELF_DRAW


class Facts(NamedTuple):
    reading: Reading
    chows: tuple[Slot, ...]
    pungs: tuple[Slot, ...]
    honours: Honours
    kongs: Kongs
    pair: Pair | None
    whole: Whole
    tiles: Tiles
    win: Win
    wait: str | None


# ── from a group to its word ────────────────────────────────────────────────────────────────────────────────────────

_GREEN = frozenset([19, 20, 21, 23, 25, 32])  # 23468s and the green dragon
_REVERSIBLE = frozenset(
    [9, 10, 11, 12, 13, 16, 17, 19, 21, 22, 23, 25, 26, 33]
)  # 1234589p 245689s and the white dragon


def _tile_word(kind: int) -> int:
    """The bits of one tile; those about ranks hold for numbers only."""
    suit, rank = suit_of(kind), rank_of(kind)
    honour = suit == HONOUR_SUIT
    facts = {
        NO_CHARACTERS: suit != 0,
        NO_DOTS: suit != 1,
        NO_BAMBOO: suit != 2,
        NO_WINDS: not honour or kind in DRAGONS,
        NO_DRAGONS: kind not in DRAGONS,
        GREEN: kind in _GREEN,
        REVERSIBLE: kind in _REVERSIBLE,
        UPPER: not honour and rank >= 7,
        MIDDLE: not honour and 4 <= rank <= 6,
        LOWER: not honour and rank <= 3,
        OVER_FIVE: not honour and rank > 5,
        UNDER_FIVE: not honour and rank < 5,
        SIMPLE: not is_outer(kind),
        OUTER: is_outer(kind),
        EVEN: not honour and rank % 2 == 0,
    }
    return sum(bit for bit, holds in facts.items() if holds)


_TILE_WORDS = tuple(_tile_word(kind) for kind in range(KINDS))


def group_word(group: Group) -> int:
    """The bits of one group: what holds for each of its tiles, and what it is."""
    kinds = group.tiles
    word = _ALL_FORMS | ((1 << 24) - 1)
    for kind in kinds:
        word &= _TILE_WORDS[kind] | HAS_OUTER | HAS_FIVE | PUNGS | CHOWS | _ALL_FORMS
    if not any(is_outer(kind) for kind in kinds):
        word &= ~HAS_OUTER
    if not any(kind < EAST and rank_of(kind) == 5 for kind in kinds):
        word &= ~HAS_FIVE
    if group.type not in (PUNG, KONG, PAIR):
        word &= ~(PUNGS | EVEN)
    if group.type not in (CHOW, KNITTED) and not (group.type == PAIR and group.kind < EAST):
        word &= ~CHOWS
    return word


def whole_of(reading: Reading) -> Whole:
    """The whole-hand word of a reading."""
    word = (1 << 24) - 1 & ~_ALL_FORMS | FORM_BITS[reading.form]
    for group in reading.groups:
        word &= group_word(group)
    return Whole(word)


# ── the sheet ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _slots(reading: Reading, types: tuple[int, ...], honours: bool = False) -> tuple[Slot, ...]:
    return tuple(
        sorted(
            Slot(suit_of(group.kind), rank_of(group.kind), 1 << i)
            for i, group in enumerate(reading.groups)
            if group.type in types and (group.kind >= EAST) == honours
        )
    )


def _kongs(reading: Reading, self_drawn: bool) -> Kongs:
    def bits(type_: int, claimed: bool) -> tuple[int, ...]:
        return tuple(1 << i for i, g in enumerate(reading.groups) if (g.type, g.claimed) == (type_, claimed))

    # A pung that another player's tile completed counts as exposed.
    claimed_win = 0 if self_drawn else 1 << reading.win
    return Kongs(bits(KONG, False), bits(KONG, True), tuple(bit for bit in bits(PUNG, False) if bit != claimed_win))


def _tiles(hand: Hand, reading: Reading, nine_among_honours: bool) -> Tiles:
    counts = [0] * KINDS
    scopes = [0] * KINDS
    with_sets = reading.form in (STANDARD, KNITTED_STRAIGHT)
    konged = {group.kind for group in reading.groups if group.type == KONG}
    for i, group in enumerate(reading.groups):
        for kind in group.tiles:
            counts[kind] += 1
            scopes[kind] |= 1 << i if with_sets else WHOLE
    hogs = tuple((kind, scopes[kind]) for kind in range(KINDS) if counts[kind] == COPIES and kind not in konged)
    suited = sum(1 for count in counts[:EAST] if count)
    nine = reading.form == KNITTED_STRAIGHT or (
        reading.form == KNITTED_HONOURS and nine_among_honours and suited == NINE
    )
    assert hand.win is not None
    return Tiles(tuple(counts), hand.win, not hand.melds, reading.form, hogs, nine)


def _wait(reading: Reading, win: int, knitted_wait: bool) -> str | None:
    """The kind of wait that this reading fills, whatever else would have completed the hand."""
    group = reading.groups[reading.win]
    if not knitted_wait and any(win in knitted.tiles for knitted in reading.groups if knitted.type == KNITTED):
        return None
    if group.type == PAIR:
        return SINGLE_WAIT
    if group.type != CHOW:
        return None
    if win == group.kind + 1:
        return CLOSED
    first = rank_of(group.kind)
    return EDGE if (first == 1 and win == group.kind + 2) or (first == 7 and win == group.kind) else None


def _win(hand: Hand) -> Win:
    context: Context = hand.context
    assert hand.win is not None
    in_sight = sum(meld.tiles.count(hand.win) for meld in hand.open_melds)
    return Win(
        won=context.won,
        kong=context.kong,
        last=context.last,
        # The three other copies lie open: said so, in the winner's own sets, or in the pung of the robbed kong.
        last_copy=context.last_copy or in_sight == COPIES - 1 or context.won == ROB,
        first=context.first,
        ready=context.ready or context.heavenly_ready,
        heavenly_ready=context.heavenly_ready,
        claimed=len(hand.open_melds),
        flowers=context.flowers,
        flower_count=context.flower_count,
    )


def facts(
    hand: Hand,
    reading: Reading,
    *,
    only_wait: bool = False,
    knitted_wait: bool = True,
    nine_among_honours: bool = True,
) -> Facts:
    """The fact sheet of one reading of ``hand``.

    ``only_wait`` says that the hand waited on one kind; ``knitted_wait`` whether a wait fan counts although the winning tile is also
    one of the nine tiles of a knitted straight; ``nine_among_honours`` whether those nine are one too among single tiles and honours.
    """
    with_sets = reading.form in (STANDARD, KNITTED_STRAIGHT)
    pair = Pair(reading.groups[-1].kind) if with_sets else None
    return Facts(
        reading=reading,
        chows=_slots(reading, (CHOW,)),
        pungs=_slots(reading, (PUNG, KONG)),
        honours=Honours(
            _slots(reading, (PUNG, KONG), honours=True),
            pair.kind if pair and pair.kind >= EAST else None,
            hand.context.round_wind,
            hand.context.seat_wind,
        ),
        kongs=_kongs(reading, hand.context.self_drawn),
        pair=pair,
        whole=whole_of(reading),
        tiles=_tiles(hand, reading, nine_among_honours),
        win=_win(hand),
        wait=_wait(reading, hand.win, knitted_wait) if only_wait and hand.win is not None else None,
    )
