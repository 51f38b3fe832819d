"""A hand to canonical native text."""

from __future__ import annotations

from mjcalc.hand import Hand
from mjcalc.notation.words import spell as spell_words
from mjcalc.tiles import name, spell


def write(hand: Hand, style: str = "ascii") -> str:
    """One line that reads as exactly this hand: concealed tiles by suit, sets as they lie, ``+`` winning tile, ``|`` words.

    ``style`` is that of :func:`mjcalc.tiles.name`: ``ascii``, ``zh`` or ``unicode``; the words stay English. Writing what was read
    from such a line changes nothing.
    """
    rest = list(hand.concealed)
    if hand.win in rest:
        rest.remove(hand.win)
    parts = [spell(rest, style)] if rest else []
    parts += [meld.spelled(style) for meld in hand.melds]
    if hand.win is not None:
        parts.append(f"+{name(hand.win, style)}")
    words = spell_words(hand.context, won=hand.win is not None)
    if hand.win is None and hand.concealed and hand.size % 3 != 1:
        words.insert(0, "not-won")  # else the last tile would be taken for the winning one
    if words:
        parts += ["|", *words]
    return " ".join(parts)
