"""What to tell the player of a hand that could exist but does not win: its waits, or how far it is."""

from __future__ import annotations

from mjcalc.errors import NotAWin, Note
from mjcalc.hand import Hand
from mjcalc.ruleset import Ruleset
from mjcalc.shanten import shanten
from mjcalc.shapes import waits
from mjcalc.tiles import COPIES, name, spell


def explain_no_win(hand: Hand, rules: Ruleset) -> NotAWin:
    """The error for a possible hand that is not complete; ``hand`` has 13 tiles, or 14 with the winning tile."""
    away = shanten(hand, rules.forms, rules.deck.kinds, rules.deck.one_suit)
    if hand.win is not None:
        code = "no_win.one_away" if away == 0 else "no_win.away"
        return NotAWin(Note(code, shanten=away), shanten=away)
    on = waits(hand, rules.forms, rules.deck.kinds)
    if not on:
        return NotAWin(Note("no_win.not_ready", shanten=away), shanten=away)
    held = hand.tiles
    gone = tuple(kind for kind in on if held.count(kind) >= COPIES)
    notes = [Note("no_win.waits", waits=" ".join(map(name, on)))]
    if gone:
        code = "no_win.all_gone" if gone == on else "no_win.some_gone"
        notes.append(Note(code, tiles=spell(gone)))
    return NotAWin(*notes, waits=on, shanten=0)
