"""How a fan declares itself: one function, its names in the decorator, its law and examples in the docstring.

The parameters of the function name the parts of :class:`mjcalc.facts.Facts` that it reads. It yields a scope for each place
where the fan stands, or ``(scope, kind)`` where two instances may share their groups. It knows no points and no other fan.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from mjcalc.facts import Facts

PARTS = ("chows", "pungs", "honours", "kongs", "pair", "whole", "tiles", "win", "wait")

Found = int | tuple[int, int]
Predicate = Callable[..., Iterator[Found]]


class Instance(NamedTuple):
    """A fan found in a reading: its id, its scope, and the kind it is about where the scope alone does not tell (else -1)."""

    fan: str
    scope: int
    kind: int = -1


class Fan(NamedTuple):
    """``each``: the function reads one part at a time, the same way in each of ``parts``."""

    id: str
    zh: str
    en: str
    parts: tuple[str, ...]
    predicate: Predicate
    each: bool = False

    def find(self, sheet: Facts) -> Iterator[Instance]:
        """Every instance of this fan in a reading."""
        if self.each:
            for part in self.parts:
                yield from self.find_in(getattr(sheet, part))
        else:
            yield from self.find_in(*(getattr(sheet, part) for part in self.parts))

    def find_in(self, *parts: Any) -> Iterator[Instance]:
        """Every instance, given just the parts that the fan reads (for ``each``, one of them)."""
        for found in self.predicate(*parts):
            if isinstance(found, int):
                yield Instance(self.id, found)
            else:
                yield Instance(self.id, *found)

    @property
    def law(self) -> str:
        """The docstring: the law in both languages, and example hands."""
        return self.predicate.__doc__ or ""

    def _lines(self, *heads: str) -> list[str]:
        lines = (line.strip() for line in self.law.splitlines())
        return [line[len(head) :].strip() for line in lines for head in heads if line.startswith(head)]

    @property
    def law_zh(self) -> str:
        """The law in Chinese."""
        return " ".join(self._lines("规则:"))

    @property
    def law_en(self) -> str:
        """The law in English: the docstring's first paragraph."""
        return " ".join(self.law.split("\n\n")[0].split())

    @property
    def examples(self) -> list[str]:
        """Hands that have the fan (``计:``)."""
        return self._lines("计:")

    @property
    def counterexamples(self) -> list[str]:
        """Complete hands, close to it, that do not have it (``不计:``)."""
        return self._lines("不计:")


#: Every fan by id, in the order of declaration.
FANS: dict[str, Fan] = {}


def fan(id_: str, zh: str, en: str, *, each: tuple[str, ...] = ()) -> Callable[[Predicate], Predicate]:
    """Declare the decorated function as a fan. ``each`` names parts that it reads one at a time, all in the same way."""

    def declare(predicate: Predicate) -> Predicate:
        code = predicate.__code__
        parts = each or code.co_varnames[: code.co_argcount]
        unknown = set(parts) - set(PARTS)
        if unknown or id_ in FANS:
            raise ValueError(f"fan {id_}: declared twice" if id_ in FANS else f"fan {id_}: no such part: {unknown}")
        FANS[id_] = Fan(id_, zh, en, tuple(parts), predicate, bool(each))
        return predicate

    return declare
