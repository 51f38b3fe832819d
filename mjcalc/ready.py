"""What would win, for how much; and which tile to let go.

The tiles left are those of the deck that neither the hand nor, as far as it is told, the table shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from mjcalc.errors import HandError, Note
from mjcalc.hand import DISCARD, ROB, SELF_DRAW, Context, Hand, problems
from mjcalc.ruleset import Ruleset
from mjcalc.scoring import Score, score
from mjcalc.shanten import improving
from mjcalc.shapes import waits
from mjcalc.tiles import COPIES, name

#: What may lift a hand to the minimum, most likely first: a name, and the changes to the context.
LIFTS: tuple[tuple[str, dict[str, str | bool]], ...] = (
    ("self_draw", {"won": SELF_DRAW}),
    ("last_copy", {"last_copy": True}),
    ("last", {"last": True}),
    ("kong", {"won": SELF_DRAW, "kong": True}),
    ("rob", {"won": ROB}),
)


class Win(NamedTuple):
    """A win by one tile in one way; ``lifts`` names what would bring it to the minimum where it is below (see LIFTS)."""

    score: Score
    lifts: tuple[str, ...] = ()


class Wait(NamedTuple):
    """A kind that completes the hand, with ``left`` copies to come, and the win by self-draw and by another player's tile.

    A kind of which the hand holds all four is a wait in form only (``held``) and has no wins; a way that the context rules out is None.
    """

    tile: int
    left: int
    held: bool
    self_draw: Win | None
    discard: Win | None


class Choice(NamedTuple):
    """A tile to discard: the shanten number after it, the kinds that improve the hand then, each with its copies left.

    When that leaves the hand ready, ``waits`` are its wins and the expected points are copies left times points, summed over the waits.
    """

    tile: int
    shanten: int
    improving: tuple[tuple[int, int], ...]
    waits: tuple[Wait, ...] = ()

    @property
    def copies(self) -> int:
        return sum(left for _, left in self.improving)

    @property
    def self_draw_points(self) -> int:
        """Copies left times points when self-drawn."""
        return sum(wait.left * wait.self_draw.score.total for wait in self.waits if wait.self_draw)

    @property
    def discard_points(self) -> int:
        """Copies left times points on another player's discard."""
        return sum(wait.left * wait.discard.score.total for wait in self.waits if wait.discard)


def copies_left(hand: Hand, seen: Iterable[int] = ()) -> list[int]:
    """How many of each kind are still to come. Raises HandError when the hand and ``seen`` show more than four of one."""
    shown = Counter(hand.tiles)
    shown.update(seen)
    notes = [
        Note("hand.five_copies", tile=name(kind), count=shown[kind]) for kind in sorted(shown) if shown[kind] > COPIES
    ]
    if notes:
        raise HandError(*notes)
    return [COPIES - shown[kind] for kind in range(34)]


def _contexts(context: Context) -> tuple[Context | None, Context | None]:
    """The context of a self-draw and of a win on another player's tile; None for a way that it rules out."""
    first = context.first
    own = context._replace(won=SELF_DRAW, discarder=None)
    other = context._replace(won=ROB if context.won == ROB else DISCARD, kong=False)
    return None if first == "human" else own, None if first in ("heaven", "earth") else other


def _win(hand: Hand, rules: Ruleset, context: Context | None, only_wait: bool) -> Win | None:
    if context is None:
        return None
    try:
        result = score(replace(hand, context=context), rules, only_wait=only_wait)
    except HandError:
        # The last copy, or a robbed kong, of a kind that the hand holds itself: then just not that.
        plain = context._replace(last_copy=False, won=DISCARD if context.won == ROB else context.won)
        result = score(replace(hand, context=plain), rules, only_wait=only_wait)
    return Win(result, _lifts(result, only_wait) if result.short else ())


def _lifts(below: Score, only_wait: bool) -> tuple[str, ...]:
    """What would bring a hand to the minimum, each by itself."""
    found = []
    for lift, changes in LIFTS:
        context = below.hand.context._replace(**changes)  # type: ignore[arg-type]
        hand = replace(below.hand, context=context)
        possible = context != below.hand.context and not problems(hand, below.rules.deck)
        if possible and not score(hand, below.rules, only_wait=only_wait).short:
            found.append(lift)
    return tuple(found)


def waiting(hand: Hand, rules: Ruleset, seen: Sequence[int] = ()) -> tuple[Wait, ...]:
    """Every kind that completes ``hand``, in order, with what it would win; empty when the hand is not ready.

    ``hand`` is one tile short of complete; ``seen`` are tiles that the table shows beside it. Raises HandError for a hand that cannot be.
    """
    wrong = problems(hand, rules.deck)
    if wrong:
        raise HandError(*wrong)
    left = copies_left(hand, seen)
    kinds = waits(hand, rules.forms, rules.deck.kinds)
    own, other = _contexts(hand.context)
    held = Counter(hand.tiles)
    found = []
    for kind in kinds:
        if held[kind] == COPIES:
            found.append(Wait(kind, 0, True, None, None))
            continue
        won = hand.with_win(kind)
        ways = (_win(won, rules, context, len(kinds) == 1) for context in (own, other))
        found.append(Wait(kind, left[kind], False, *ways))
    return tuple(found)


def discards(hand: Hand, rules: Ruleset, seen: Sequence[int] = ()) -> tuple[Choice, ...]:
    """Every tile that ``hand`` (14 tiles, won or not) may let go, best first.

    First by shanten; among those that leave the hand ready by expected points, else by copies that improve it; ties in the order of kinds.
    Raises HandError for a hand that cannot be.
    """
    wrong = problems(hand, rules.deck)
    if wrong:
        raise HandError(*wrong)
    left = copies_left(hand, seen)
    choices = []
    for kind in sorted(set(hand.concealed)):
        rest = list(hand.concealed)
        rest.remove(kind)
        after = replace(hand, concealed=tuple(rest), win=None)
        away, kinds = improving(after, rules.forms, rules.deck.kinds, rules.deck.one_suit)
        waits_then = waiting(after, rules, (*seen, kind)) if away == 0 else ()
        choices.append(Choice(kind, away, tuple((tile, left[tile]) for tile in kinds if left[tile]), waits_then))
    return tuple(
        sorted(
            choices,
            key=lambda choice: (choice.shanten, -(choice.self_draw_points + choice.discard_points), -choice.copies),
        )
    )
