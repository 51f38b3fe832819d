"""mjcalc: the best combination of fans (番种) in a finished hand of Chinese mahjong, and why.

>>> from mjcalc import Ruleset, parse, score
>>> result = score(parse("123m 456m 789m [EEE] 5m +5m | zimo"), Ruleset.load("erren64"))
>>> result.total, [award.row.zh for award in result.awards]
(6, ['清龙', '混一色', '幺九刻'])
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mjcalc.errors import HandError, NotationError, NotAWin, RulesetError
    from mjcalc.hand import Hand
    from mjcalc.notation import parse
    from mjcalc.ruleset import Ruleset
    from mjcalc.scoring import Score, score
    from mjcalc.shapes import waits

__version__ = "0.1.0"

#: The public API: name → the module that defines it, loaded when first asked for.
_PUBLIC = {
    "Hand": "mjcalc.hand",
    "HandError": "mjcalc.errors",
    "NotAWin": "mjcalc.errors",
    "NotationError": "mjcalc.errors",
    "Ruleset": "mjcalc.ruleset",
    "RulesetError": "mjcalc.errors",
    "Score": "mjcalc.scoring",
    "parse": "mjcalc.notation",
    "score": "mjcalc.scoring",
    "waits": "mjcalc.shapes",
}

__all__ = [
    "Hand",
    "HandError",
    "NotAWin",
    "NotationError",
    "Ruleset",
    "RulesetError",
    "Score",
    "parse",
    "score",
    "waits",
]


def __getattr__(name: str) -> object:
    if name in _PUBLIC:
        from importlib import import_module

        return getattr(import_module(_PUBLIC[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
