"""Hypothesis strategies for tiles, sets, contexts and hands; reusable by every test."""

from __future__ import annotations

from hypothesis import strategies as st

from mjcalc.hand import CHOW, DISCARD, KONG, PUNG, ROB, SELF_DRAW, Context, Hand, Meld
from mjcalc.tiles import KINDS, WINDS

kinds = st.integers(0, KINDS - 1)

_chow_tiles = st.tuples(st.integers(0, 2), st.integers(0, 6)).map(
    lambda at: tuple(9 * at[0] + at[1] + i for i in range(3))
)
_pung_tiles = kinds.map(lambda kind: (kind,) * 3)
_kong_tiles = kinds.map(lambda kind: (kind,) * 4)
_any_tiles = st.lists(kinds, min_size=1, max_size=5).map(lambda tiles: tuple(sorted(tiles)))


def _marks(tiles: tuple[int, ...]) -> st.SearchStrategy[int | None]:
    return st.sampled_from([None, 1, 2, 3, 5, 6, 7] if Meld(tiles).type == KONG else [None, 1, 2, 3])


_feeders = st.sampled_from([None, 1, 2, 3, 4])


def melds(*types: str, real: bool = True) -> st.SearchStrategy[Meld]:
    """Sets on the table and concealed kongs; of some types only, or with ``real=False`` of any tiles whatever."""
    tiles = {CHOW: _chow_tiles, PUNG: _pung_tiles, KONG: _kong_tiles}
    choices = [tiles[type_] for type_ in types or tiles] + ([] if real else [_any_tiles])
    claimed = st.one_of(choices).flatmap(
        lambda each: st.builds(Meld, st.just(each), st.just(False), _marks(each), _feeders)
    )
    concealed = (_kong_tiles if real else st.one_of(choices)).map(lambda each: Meld(each, concealed=True))
    return claimed | concealed


_flowers = st.one_of(
    st.sets(st.integers(0, 7)).map(lambda some: (tuple(sorted(some)), len(some))),
    st.integers(0, 7).map(lambda count: ((), count)),
)


@st.composite
def contexts(draw: st.DrawFn) -> Context:
    """Any context, contradictory ones included."""
    flowers, count = draw(_flowers)
    winds = st.none() | st.sampled_from(WINDS)
    return Context(
        won=draw(st.sampled_from([SELF_DRAW, DISCARD, ROB])),
        kong=draw(st.booleans()),
        last=draw(st.booleans()),
        last_copy=draw(st.booleans()),
        round_wind=draw(winds),
        seat_wind=draw(winds),
        dealer=draw(st.sampled_from([None, True, False])),
        ready=draw(st.booleans()),
        heavenly_ready=draw(st.booleans()),
        first=draw(st.sampled_from(["", "heaven", "earth", "human"])),
        flowers=flowers,
        flower_count=count,
        discarder=draw(st.none() | st.integers(1, 4)),
    )


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    """Any hand that text can say, impossible ones included: too many tiles, sets that are none, no winning tile."""
    tiles = draw(st.lists(kinds, max_size=18))
    sets = draw(st.lists(melds(real=False), min_size=0 if tiles else 1, max_size=5))
    win = draw(st.none() | st.sampled_from(tiles)) if tiles else None
    return Hand(tuple(tiles), tuple(sets), win, draw(contexts()))
