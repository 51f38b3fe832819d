"""A page that holds two rulesets side by side: tiles and forms, settings, and the fans that differ."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mjcalc.contract import SCHEMA
from mjcalc.render.page import Page, Section, Table
from mjcalc.render.rule_pages import deck_text

if TYPE_CHECKING:
    from mjcalc.render import View
    from mjcalc.ruleset import Row, Ruleset

Both = tuple["Row | None", "Row | None"]


def rule_diff(one: Ruleset, other: Ruleset, view: View) -> Page:
    """What differs between two rulesets; what is the same in both is only counted."""
    pairs = [(fan, (one.rows.get(fan), other.rows.get(fan))) for fan in dict.fromkeys([*one.rows, *other.rows])]
    different = [(fan, both) for fan, both in pairs if _facts(both[0]) != _facts(both[1])]
    names = (one.id, other.id)
    keys = ("zh", "en", "id", *names, "only_one", "only_other")
    heads = [view.say("render.chinese"), view.say("render.english"), view.say("render.id"), *names]
    heads += [view.say("render.excluded_only", name=name) for name in names]
    rows = [_cells(one, other, fan, both, view) for fan, both in different]
    table = Table(keys, tuple(heads), rows, (3, 4))
    facts = _deck_rows(one, other, view)
    blocks: list[Table | Section] = []
    if facts:
        blocks.append(Table(("fact", *names), (view.say("render.facts"), *names), facts))
    settings = _setting_rows(one, other)
    if settings:
        blocks.append(Table(("setting", *names), (view.say("render.settings"), *names), settings))
    if rows:
        blocks.append(table)
    blocks.append(Section("", [(view.say("render.same_fans", count=len(pairs) - len(different)),)]))
    title = view.say("render.diff", one=view.name(one.zh, one.en), other=view.name(other.zh, other.en))
    return Page(_data(one, other, different), table, title, blocks)


def _facts(row: Row | None) -> tuple[Any, ...] | None:
    """What a table says of a fan, but for its number and its place."""
    if row is None:
        return None
    exclusions = frozenset((exclusion.fan, exclusion.one) for exclusion in row.exclusions)
    return row.points, exclusions, row.combine, row.once, row.bonus, row.fallback, row.zh


def _excluded(row: Row | None) -> dict[str, bool]:
    """The fans that a row keeps out; whether only one instance of them."""
    return {exclusion.fan: exclusion.one for exclusion in row.exclusions} if row else {}


def _only(rules: Ruleset, row: Row | None, than: Row | None, view: View) -> list[str]:
    """The names of what ``row`` keeps out and ``than`` does not."""
    theirs = _excluded(than)
    found = []
    for fan, one in _excluded(row).items():
        if theirs.get(fan) != one and fan in rules.rows:
            name = view.name(rules.rows[fan].zh, rules.rows[fan].en)
            found.append(view.say("render.one_of", name=name) if one else name)
    return found


def _cells(one: Ruleset, other: Ruleset, fan: str, both: Both, view: View) -> Sequence[str]:
    first, second = both
    row = first or second
    assert row is not None
    comma = view.say("render.comma")
    names = (first.zh, second.zh) if first and second and first.zh != second.zh else (row.zh,)
    return (
        " / ".join(names),
        row.en,
        fan,
        str(first.points) if first else "-",
        str(second.points) if second else "-",
        comma.join(_only(one, first, second, view)) if second else "",
        comma.join(_only(other, second, first, view)) if first else "",
    )


def _deck_rows(one: Ruleset, other: Ruleset, view: View) -> list[Sequence[str]]:
    comma = view.say("render.comma")

    def facts(rules: Ruleset) -> tuple[str, ...]:
        forms = comma.join(view.say(f"render.form_{form}") for form in rules.forms)
        terms = view.say("render.terms", players=rules.terms.players, each=rules.terms.each)
        return deck_text(rules.deck, view), forms, terms

    names = ("render.deck", "render.forms", "render.settlement")
    return [
        (view.say(name), first, second)
        for name, first, second in zip(names, facts(one), facts(other), strict=True)
        if first != second
    ]


def _setting_rows(one: Ruleset, other: Ruleset) -> list[Sequence[str]]:
    rows: list[Sequence[str]] = []
    for name in dict.fromkeys([*one.settings, *other.settings]):
        values = [str(rules.settings[name].value) if name in rules.settings else "-" for rules in (one, other)]
        if values[0] != values[1]:
            rows.append((name, *values))
    return rows


def _data(one: Ruleset, other: Ruleset, different: list[tuple[str, Both]]) -> dict[str, Any]:
    def side(row: Row | None) -> dict[str, Any] | None:
        if row is None:
            return None
        return {"points": row.points, "zh": row.zh, "excludes": sorted(exclusion.fan for exclusion in row.exclusions)}

    return {
        "schema": SCHEMA,
        "rulesets": [one.id, other.id],
        "fans": [{"id": fan, one.id: side(both[0]), other.id: side(both[1])} for fan, both in different],
        "settings": [
            {"name": name, one.id: first, other.id: second} for name, first, second in _setting_rows(one, other)
        ],
    }
