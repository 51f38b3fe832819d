"""Near misses: which exchange of one tile would make a hand win, and which fans a hand misses by one tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from mjcalc.errors import NotAWin
from mjcalc.hand import Hand, problems
from mjcalc.ruleset import Row, Ruleset
from mjcalc.scoring import Score, score
from mjcalc.shapes import waits
from mjcalc.tiles import COPIES


class Exchange(NamedTuple):
    """One concealed tile of the hand given up for another, and the score of the win that makes."""

    out: int
    into: int
    score: Score


class NearMiss(NamedTuple):
    """A fan that the hand does not count and would with one tile exchanged; the exchange is the one worth most."""

    row: Row
    exchange: Exchange


class Hints(NamedTuple):
    """``exchanges`` make a hand win that does not, the best first; ``misses`` are fans, the biggest first."""

    exchanges: tuple[Exchange, ...]
    misses: tuple[NearMiss, ...]


def _exchanges(hand: Hand, rules: Ruleset) -> list[Exchange]:
    """Every exchange of one concealed tile that makes (or keeps) the hand a win."""
    held = Counter(hand.tiles)
    found = []
    for out in sorted(set(hand.concealed)):
        rest = list(hand.concealed)
        rest.remove(out)
        after = replace(hand, concealed=tuple(rest), win=None)
        for into in waits(after, rules.forms, rules.deck.kinds):
            if into != out and held[into] < COPIES:
                win = into if hand.win == out and out not in rest else hand.win
                changed = replace(hand, concealed=(*rest, into), win=win)
                if not problems(changed, rules.deck):
                    found.append(Exchange(out, into, score(changed, rules)))
    return sorted(found, key=lambda exchange: (-exchange.score.total, exchange.out, exchange.into))


def _misses(exchanges: Iterable[Exchange], counted: Iterable[str]) -> tuple[NearMiss, ...]:
    """For each fan not ``counted`` the best exchange that brings it."""
    found: dict[str, NearMiss] = {}
    for exchange in exchanges:
        for award in exchange.score.awards:
            if award.row.id not in counted and not award.row.fallback:
                found.setdefault(award.row.id, NearMiss(award.row, exchange))
    return tuple(sorted(found.values(), key=lambda miss: (-miss.row.points, miss.row.order)))


def hinted(hand: Hand, rules: Ruleset) -> Score:
    """The score of a hand with what it misses by one tile.

    Raises HandError and NotAWin as scoring does; a NotAWin carries the hints too.
    """
    try:
        result = score(hand, rules)
    except NotAWin as error:
        if hand.win is not None:
            found = _exchanges(hand, rules)
            error.hints = Hints(tuple(found), _misses(found, ()))
        raise
    return replace(result, hints=Hints((), _misses(_exchanges(hand, rules), result.fans)))
