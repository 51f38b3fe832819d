"""A ruleset: which tiles, forms and fans there are, what they are worth, and what is not counted beside what.

A ruleset is data, a TOML file; this module holds the checked result, :mod:`mjcalc.rulefile` reads it. The program never asks
which ruleset it runs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from mjcalc.fans import Fan
from mjcalc.tiles import DRAGONS, EAST, KINDS, SUITS, WINDS, suit_of

PRINTED = "printed"
BY_RULE = "by_rule"

#: Bits of a digit in a row's weight; no fan counts more often than 2**6 - 1 times.
_DIGIT = 6


class Deck(NamedTuple):
    """``suits`` are letters of m p s; ``one_suit``: a hand keeps to any one of them; ``flowers`` is 0 or 8."""

    suits: str = SUITS
    one_suit: bool = False
    winds: bool = True
    dragons: bool = True
    flowers: int = 0

    @property
    def kinds(self) -> frozenset[int]:
        """Every kind that may occur."""
        return _kinds(self)

    @property
    def tiles(self) -> int:
        """The number of tiles in play."""
        suits = 1 if self.one_suit else len(self.suits)
        return 36 * suits + 16 * self.winds + 12 * self.dragons + self.flowers


@lru_cache
def _kinds(deck: Deck) -> frozenset[int]:
    return frozenset(
        kind
        for kind in range(KINDS)
        if (kind < EAST and SUITS[suit_of(kind)] in deck.suits)
        or (kind in WINDS and deck.winds)
        or (kind in DRAGONS and deck.dragons)
    )


class Exclusion(NamedTuple):
    """``fan`` is not counted beside the row's fan within its scope; ``one``: just one instance stays uncounted.

    ``source`` is ``printed`` (the table's own 不计) or ``by_rule`` (it must be there whenever the row's fan is).
    """

    fan: str
    source: str
    one: bool = False


class Row(NamedTuple):
    """One fan of the table, worth ``points`` each time it counts; ``combine`` and ``once`` as in the scoring model.

    A ``bonus`` does not count toward a minimum and does not keep a chicken hand from being one; a ``fallback`` counts only where
    nothing but bonuses can. ``weight`` orders choices of fans: by points, then big fans before small ones, then by the table's order.
    """

    fan: Fan
    zh: str
    en: str
    points: int
    exclusions: tuple[Exclusion, ...] = ()
    combine: bool = False
    once: bool = False
    bonus: bool = False
    fallback: bool = False
    number: int = 0
    order: int = 0
    weight: int = 0

    @property
    def id(self) -> str:
        return self.fan.id

    def excludes(self, fan: str) -> Exclusion | None:
        """The entry that keeps ``fan`` from being counted beside this row, if any."""
        return next((exclusion for exclusion in self.exclusions if exclusion.fan == fan), None)


class Setting(NamedTuple):
    """A switch of a ruleset: a number, or one of ``choices``, each with the changes to the table that it makes."""

    name: str
    default: int | str
    value: int | str
    en: str = ""
    zh: str = ""
    choices: Mapping[str, Mapping[str, Any]] | None = None


class Terms(NamedTuple):
    """How the table settles: the number of ``players``, and the points that ``each`` loser pays whatever the hand is worth."""

    players: int = 2
    each: int = 0


@dataclass(frozen=True)
class Ruleset:
    """A checked table. ``knitted_wait``: a wait fan counts although the winning tile is also in a knitted straight's nine tiles;
    ``nine_among_honours``: those nine are a knitted straight too among single tiles and honours."""

    id: str
    en: str
    zh: str
    deck: Deck
    forms: tuple[str, ...]
    rows: Mapping[str, Row]
    settings: Mapping[str, Setting]
    sources: Mapping[str, str]
    terms: Terms = Terms()  # noqa: RUF009 - immutable
    knitted_wait: bool = True
    nine_among_honours: bool = True
    path: str = ""

    @classmethod
    def load(cls, name: str | Path = "erren64", settings: Mapping[str, int | str] | None = None) -> Ruleset:
        """The ruleset called ``name``, or the one in the TOML file at that path, with ``settings`` chosen.

        Raises RulesetError with every fault of the file, its line and key.
        """
        from mjcalc.rulefile import load

        return load(name, settings or {})

    @staticmethod
    def names() -> tuple[str, ...]:
        """The rulesets that come with the program."""
        from mjcalc.rulefile import RULES_DIR

        return tuple(sorted(path.stem for path in RULES_DIR.glob("*.toml")))

    def number(self, setting: str) -> int:
        """The value of a numeric setting; 0 where the ruleset has no such setting."""
        found = self.settings.get(setting)
        return found.value if found and isinstance(found.value, int) else 0

    @property
    def changed(self) -> dict[str, int | str]:
        """The settings that differ from the ruleset's defaults."""
        return {name: setting.value for name, setting in self.settings.items() if setting.value != setting.default}

    def row_named(self, text: str) -> Row | None:
        """The row with this id or name, in either language."""
        wanted = text.strip().lower().replace("-", "_")
        for row in self.rows.values():
            if wanted in (
                row.id,
                row.zh,
                row.en.lower(),
                row.fan.zh,
                row.fan.en.lower(),
                row.en.lower().replace(" ", "_"),
            ):
                return row
        return None


def weights(points: list[int]) -> list[int]:
    """One integer a row, in the table's order, whose sums compare as the scoring model orders choices of fans.

    The points are the highest digits; then how many fans of each value, highest value first (so that with equal totals the sorted list of points
    that is greater wins); then how often each fan, first row first.
    """
    values = sorted(set(points))
    rows = len(points)
    return [
        (value << _DIGIT * (rows + len(values)))
        + (1 << _DIGIT * (rows + values.index(value)))
        + (1 << _DIGIT * (rows - 1 - order))
        for order, value in enumerate(points)
    ]
