"""Who pays whom: a score turned into points for every player, which always sum to zero.

A table of fans settles in one way: every loser pays ``each``; the discarder, or on a self-draw every loser, pays the
total beside it; all of it times the stake. Two players are the same with one loser.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from mjcalc.errors import HandError, Note
from mjcalc.tiles import EAST

if TYPE_CHECKING:
    from mjcalc.scoring import Score

WINNER = "winner"
DISCARDER = "discarder"
OTHER = "other"


class Payment(NamedTuple):
    """What one player gets (or, negative, pays), in points times stake.

    ``role`` is ``winner``, ``discarder`` or ``other``; ``seat`` is 1-4 for E S W N, None where it is not known.
    """

    role: str
    seat: int | None
    points: int


class Settlement(NamedTuple):
    """The payments of all players, the winner's first, then in seat order; ``stake`` is what a point is worth."""

    payments: tuple[Payment, ...]
    stake: int


def settled(score: Score) -> Score:
    """The same score with its settlement. Raises HandError as :func:`settle` does."""
    return replace(score, settlement=settle(score))


def settle(score: Score) -> Settlement:
    """Who pays whom for ``score``; a hand below the minimum is no win, so nobody pays.

    Raises HandError where the seats cannot be: a discarder on a self-draw, one who is the winner, a seat that the game lacks.
    """
    terms = score.rules.terms
    context = score.hand.context
    stake = max(1, score.rules.number("stake"))
    winner = None if context.seat_wind is None else context.seat_wind - EAST + 1
    notes = [
        Note(code, seat=context.discarder)
        for code, wrong in {
            "settle.self_drawn": context.discarder is not None and context.self_drawn,
            "settle.own_discard": context.discarder is not None and context.discarder == winner,
        }.items()
        if wrong
    ]
    # Two players may sit at any two winds.
    notes += [
        Note("settle.no_such_seat", seat=seat, players=terms.players)
        for seat in (winner, context.discarder)
        if seat is not None and seat > terms.players > 2
    ]
    if notes:
        raise HandError(*notes)
    losers = _losers(terms.players, winner, context.discarder, self_drawn=context.self_drawn)
    total = 0 if score.short else score.total
    each = 0 if score.short else terms.each
    paid = tuple(
        Payment(role, seat, -stake * (each + (total if context.self_drawn or role == DISCARDER else 0)))
        for role, seat in losers
    )
    won = -sum(payment.points for payment in paid)
    return Settlement((Payment(WINNER, winner, won), *paid), stake)


def _losers(
    players: int, winner: int | None, discarder: int | None, *, self_drawn: bool
) -> list[tuple[str, int | None]]:
    """The role and, as far as it is known, the seat of each loser."""
    if players == 2:
        return [(OTHER if self_drawn else DISCARDER, discarder)]
    if winner is not None and (discarder is not None or self_drawn):
        seats = [seat for seat in range(1, players + 1) if seat != winner]
        return [(DISCARDER if seat == discarder else OTHER, seat) for seat in seats]
    # Not enough is known to say who sits where; only the discarder's own seat may be.
    roles = [OTHER if self_drawn or i else DISCARDER for i in range(players - 1)]
    return [(role, discarder if role == DISCARDER else None) for role in roles]
