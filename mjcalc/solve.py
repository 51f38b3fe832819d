"""The best combination of the fans found in one reading: exact, and knowing no fan by name.

What may not stand together is a set of pairs (不计, no repeat, once a hand), a set of *one of these stays uncounted*, and the
forest rule for combining fans. The instances fall into components that no rule ties together; each is searched by branch and bound.
What is not counted is returned with its reason, found from the same relations.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mjcalc.fans import Instance
from mjcalc.ruleset import Row, Ruleset

# Why an instance is not counted, besides the two sources of an exclusion.
ONCE = "once"
COMBINATION = "combination"
LESS = "scores_more_otherwise"


class Drop(NamedTuple):
    """An instance that is not counted, why, and the counted fans that stand against it.

    ``reason`` is ``printed`` or ``by_rule`` (an exclusion of ``by``; ``one``: of one instance), ``once``, ``combination``,
    or ``scores_more_otherwise`` (it would keep out ``by``, which are worth more).
    """

    instance: Instance
    reason: str
    by: tuple[Instance, ...] = ()
    one: bool = False


class Solution(NamedTuple):
    """``weight`` compares choices as the scoring model does; ``points`` is their total."""

    weight: int
    points: int
    counted: tuple[Instance, ...]
    dropped: tuple[Drop, ...]


def _within(inner: int, outer: int) -> bool:
    return inner & ~outer == 0


class _Relations:
    """What the rows say about a list of instances, as bit masks over their places in the list."""

    def __init__(self, instances: Sequence[Instance], rows: Sequence[Row]) -> None:
        self.instances = instances
        self.rows = rows
        count = len(instances)
        self.conflicts = [0] * count
        #: (i, mask): when i counts, at least one of mask stays uncounted.
        self.not_all: list[tuple[int, int]] = []
        self.combining = [i for i in range(count) if rows[i].combine]
        self._places: dict[str, list[int]] = {}
        for i, instance in enumerate(instances):
            self._places.setdefault(instance.fan, []).append(i)
        for i in range(count):
            self._exclude(i)
            if rows[i].once:
                for j in self._places[instances[i].fan]:
                    if j != i:
                        self._conflict(i, j)

    def _conflict(self, i: int, j: int) -> None:
        self.conflicts[i] |= 1 << j
        self.conflicts[j] |= 1 << i

    def _exclude(self, i: int) -> None:
        scope = self.instances[i].scope
        for exclusion in self.rows[i].exclusions:
            inside = [j for j in self._places.get(exclusion.fan, ()) if _within(self.instances[j].scope, scope)]
            if exclusion.one and len(inside) > 1:
                self.not_all.append((i, sum(1 << j for j in inside)))
            else:
                for j in inside:
                    self._conflict(i, j)

    def components(self) -> list[list[int]]:
        """The places, parted so that no relation crosses two parts; each part in order."""
        ties = list(self.conflicts)
        groups = [mask | 1 << i for i, mask in self.not_all]
        groups.append(sum(1 << i for i in self.combining))
        for group in groups:
            for i in range(len(ties)):
                if group >> i & 1:
                    ties[i] |= group
        left = set(range(len(ties)))
        parts = []
        while left:
            reached, edge = 0, 1 << min(left)
            while edge:
                reached |= edge
                grown = 0
                for i in range(len(ties)):
                    if edge >> i & 1:
                        grown |= ties[i]
                edge = grown & ~reached
            part = [i for i in range(len(ties)) if reached >> i & 1]
            left -= set(part)
            parts.append(part)
        return parts


def ties_into_forest(trees: tuple[int, ...], scope: int) -> tuple[int, ...] | None:
    """``trees`` with the sets of ``scope`` tied together, or None when two of those are tied already.

    ``trees`` are the connected parts of the sets so far, as masks. A part with n sets is a forest when its instances' sizes, less one each, sum
    to n - 1; adding an instance keeps that exactly when no two of its sets are in one part.
    """
    joined, apart = scope, []
    for tree in trees:
        common = tree & scope
        if not common:
            apart.append(tree)
        elif common & (common - 1):
            return None
        else:
            joined |= tree
    return (*apart, joined)


def _best(relations: _Relations, part: list[int]) -> tuple[int, int]:
    """The heaviest legal subset of a component, as (weight, mask); among equals the one found first in order."""
    rows = relations.rows
    order = sorted(part, key=lambda i: (-rows[i].weight, i))
    rest = [0] * (len(order) + 1)
    for place in range(len(order) - 1, -1, -1):
        rest[place] = rest[place + 1] + rows[order[place]].weight
    not_all = [(1 << i, mask) for i, mask in relations.not_all if i in part]
    best = (-1, 0)

    def search(place: int, weight: int, chosen: int, trees: tuple[int, ...]) -> None:
        nonlocal best
        if weight + rest[place] <= best[0]:
            return
        if place == len(order):
            best = (weight, chosen)
            return
        i = order[place]
        taken = chosen | 1 << i
        grown: tuple[int, ...] | None = trees
        if not relations.conflicts[i] & chosen and not any(
            bit & taken and mask & taken == mask for bit, mask in not_all
        ):
            if rows[i].combine:
                grown = ties_into_forest(trees, relations.instances[i].scope)
            if grown is not None:
                search(place + 1, weight + rows[i].weight, taken, grown)
        search(place + 1, weight, chosen, trees)

    search(0, 0, 0, ())
    return best


def _reason(relations: _Relations, i: int, counted: Sequence[int]) -> Drop:
    """Why the instance at ``i`` is not among the ``counted``."""
    instance, row = relations.instances[i], relations.rows[i]
    for j in counted:
        other = relations.instances[j]
        exclusion = relations.rows[j].excludes(instance.fan)
        if exclusion and _within(instance.scope, other.scope):
            inside = [k for bit, k in relations.not_all if bit == j and k >> i & 1]
            if not inside or all(k in counted for k in range(len(relations.rows)) if inside[0] >> k & 1 and k != i):
                return Drop(instance, exclusion.source, (other,), exclusion.one)
    same = tuple(relations.instances[j] for j in counted if relations.instances[j].fan == instance.fan)
    if row.once and same:
        return Drop(instance, ONCE, same)
    if row.combine:
        trees: tuple[int, ...] | None = ()
        combined = [j for j in counted if relations.rows[j].combine]
        for j in combined:
            trees = ties_into_forest(trees or (), relations.instances[j].scope)
        if ties_into_forest(trees or (), instance.scope) is None:
            touching = (relations.instances[j] for j in combined)
            return Drop(instance, COMBINATION, tuple(other for other in touching if other.scope & instance.scope))
    against = [j for j in counted if relations.conflicts[i] >> j & 1]
    against += [j for k, mask in relations.not_all if k == i for j in counted if mask >> j & 1]
    return Drop(instance, LESS, tuple(relations.instances[j] for j in against))


def solve(instances: Iterable[Instance], rules: Ruleset) -> Solution:
    """The best legal choice of ``instances`` under ``rules``, and for each of the others why it is not in it.

    All instances are of one reading and of fans that the ruleset has. Instances come out in the ruleset's order, those of one fan by scope.
    """
    ordered = sorted(instances, key=lambda found: (rules.rows[found.fan].order, found.scope, found.kind))
    rows = [rules.rows[instance.fan] for instance in ordered]
    relations = _Relations(ordered, rows)
    chosen = 0
    for part in relations.components():
        chosen |= 1 << part[0] if len(part) == 1 else _best(relations, part)[1]
    counted = [i for i in range(len(ordered)) if chosen >> i & 1]
    dropped = tuple(_reason(relations, i, counted) for i in range(len(ordered)) if not chosen >> i & 1)
    return Solution(
        weight=sum(rows[i].weight for i in counted),
        points=sum(rows[i].points for i in counted),
        counted=tuple(ordered[i] for i in counted),
        dropped=dropped,
    )
