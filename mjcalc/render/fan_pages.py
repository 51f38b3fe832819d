"""Pages about fans: the table of a ruleset, and one fan in all of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from mjcalc.contract import SCHEMA
from mjcalc.fans import FANS
from mjcalc.render.page import Page, Section, Table
from mjcalc.ruleset import BY_RULE, PRINTED

if TYPE_CHECKING:
    from mjcalc.fans import Fan
    from mjcalc.render import View
    from mjcalc.ruleset import Exclusion, Row, Ruleset

#: What marks a row, in the order in which it is told.
_MARKS = ("combine", "once", "bonus", "fallback")


def fan_table(rules: Ruleset, view: View) -> Page:
    """Every fan of a ruleset."""
    keys = ("no", "points", "zh", "en", "id", PRINTED, BY_RULE)
    rows: list[Sequence[str]] = [
        (
            str(_number(row)),
            str(row.points),
            row.zh,
            row.en,
            row.id,
            _excluded(rules, row, PRINTED, view),
            _excluded(rules, row, BY_RULE, view),
        )
        for row in rules.rows.values()
    ]
    table = Table(keys, tuple(view.say(f"render.{key}") for key in keys), rows, (0, 1))
    blocks: list[Table | Section] = [table]
    if any(exclusion.fan not in rules.rows for row in rules.rows.values() for exclusion in row.exclusions):
        blocks.append(Section("", [(view.say("render.in_brackets"),)]))
    data = {"schema": SCHEMA, "ruleset": rules.id, "fans": [_row_data(row) for row in rules.rows.values()]}
    title = view.say("render.fans_of", name=view.name(rules.zh, rules.en), id=rules.id)
    return Page(data, table, title, blocks)


def fan_page(fan: Fan, rulesets: Iterable[Ruleset], view: View) -> Page:
    """One fan: its law, what it is worth where, what is not counted beside it and beside what it is not counted, examples."""
    rulesets = list(rulesets)
    having = [(rules, rules.rows[fan.id]) for rules in rulesets if fan.id in rules.rows]
    keys = ("ruleset", "points", "zh", "en", "id", PRINTED, BY_RULE, "excluded_by")
    table = Table(keys, keys, [_fan_cells(rules, row, view) for rules, row in having], (1,))
    worth: list[Sequence[str]] = []
    for rules in rulesets:
        row = rules.rows.get(fan.id)
        marks = [view.say(f"render.{mark}") for mark in _MARKS if row and getattr(row, mark)]
        other = [row.zh] if row and row.zh != fan.zh else []
        points = _points(row.points, view) if row else view.say("render.not_a_fan")
        worth.append((rules.id, points, view.say("render.comma").join([*other, *marks])))
    examples: list[Sequence[str]] = [(view.say("render.has_it"), hand) for hand in fan.examples]
    examples += [(view.say("render.has_it_not"), hand) for hand in fan.counterexamples]
    found = (
        ("render.law", [(view.name(fan.law_zh, fan.law_en),)]),
        ("render.in_rulesets", worth),
        ("render.excludes", _by_ruleset(having, view, _excludes)),
        ("render.excluded_by", _by_ruleset(having, view, _excluded_by)),
        ("render.examples", examples),
    )
    blocks: list[Table | Section] = [Section(view.say(title), list(rows)) for title, rows in found if rows]
    return Page(_fan_data(fan, having), table, f"{fan.zh}  {fan.en}  ({fan.id})", blocks)


# ── words ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _number(row: Row) -> int:
    return row.number or row.order + 1


def _points(points: int, view: View) -> str:
    return view.say("render.total_one" if points == 1 else "render.total", total=points)


def _name(rules: Ruleset, fan: str, view: View) -> str:
    """What a ruleset calls a fan; in brackets when it is none there."""
    if fan in rules.rows:
        return view.name(rules.rows[fan].zh, rules.rows[fan].en)
    return f"({view.name(FANS[fan].zh, FANS[fan].en)})"


def _excluded(rules: Ruleset, row: Row, source: str, view: View) -> str:
    return view.say("render.comma").join(
        _with_one(_name(rules, exclusion.fan, view), exclusion, view)
        for exclusion in row.exclusions
        if exclusion.source == source
    )


def _with_one(name: str, exclusion: Exclusion, view: View) -> str:
    return f"{name} × 1" if exclusion.one else name


def _by_source(entries: Iterable[tuple[str, Exclusion]], view: View) -> str:
    """Names, the printed ones first, each lot with its source behind it."""
    parts = []
    for source in (PRINTED, BY_RULE):
        names = [_with_one(name, exclusion, view) for name, exclusion in entries if exclusion.source == source]
        if names:
            parts.append(f"{view.say('render.comma').join(names)} [{view.say(f'render.source.{source}')}]")
    return "  ".join(parts)


def _excludes(rules: Ruleset, row: Row, view: View) -> str:
    return _by_source([(_name(rules, exclusion.fan, view), exclusion) for exclusion in row.exclusions], view)


def _excluded_by(rules: Ruleset, row: Row, view: View) -> str:
    return _by_source(
        [(_name(rules, other.id, view), found) for other in rules.rows.values() if (found := other.excludes(row.id))],
        view,
    )


def _by_ruleset(having: list[tuple[Ruleset, Row]], view: View, words: Any) -> list[Sequence[str]]:
    return [(rules.id, text) for rules, row in having if (text := words(rules, row, view))]


def _fan_cells(rules: Ruleset, row: Row, view: View) -> Sequence[str]:
    lists = (_excluded(rules, row, PRINTED, view), _excluded(rules, row, BY_RULE, view), _excluded_by(rules, row, view))
    return (rules.id, str(row.points), row.zh, row.en, row.id, *lists)


# ── data ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _row_data(row: Row) -> dict[str, Any]:
    return {
        "no": _number(row),
        "id": row.id,
        "zh": row.zh,
        "en": row.en,
        "points": row.points,
        **{mark: getattr(row, mark) for mark in _MARKS},
        "exclusions": [
            {"id": exclusion.fan, "zh": FANS[exclusion.fan].zh, "source": exclusion.source, "one": exclusion.one}
            for exclusion in row.exclusions
        ],
    }


def _fan_data(fan: Fan, having: list[tuple[Ruleset, Row]]) -> dict[str, Any]:
    return {
        "schema": SCHEMA,
        "id": fan.id,
        "zh": fan.zh,
        "en": fan.en,
        "law": fan.law_en,
        "law_zh": fan.law_zh,
        "examples": fan.examples,
        "counterexamples": fan.counterexamples,
        "rulesets": [
            {
                "ruleset": rules.id,
                **_row_data(row),
                "excluded_by": [
                    {"id": other.id, "zh": other.zh, "source": found.source, "one": found.one}
                    for other in rules.rows.values()
                    if (found := other.excludes(fan.id))
                ],
            }
            for rules, row in having
        ],
    }
