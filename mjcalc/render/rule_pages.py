"""Pages about rulesets: all of them, and one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from mjcalc.contract import SCHEMA
from mjcalc.render.page import Page, Section, Table
from mjcalc.tiles import SUITS

if TYPE_CHECKING:
    from mjcalc.render import View
    from mjcalc.ruleset import Deck, Ruleset, Setting


def rule_list(rulesets: Iterable[Ruleset], view: View) -> Page:
    """Every ruleset in a row."""
    rulesets = list(rulesets)
    keys = ("id", "zh", "en", "deck", "fan_count")
    rows: list[Sequence[str]] = [
        (rules.id, rules.zh, rules.en, str(rules.deck.tiles), str(len(rules.rows))) for rules in rulesets
    ]
    table = Table(keys, tuple(view.say(f"render.{key}") for key in keys), rows, (3, 4))
    data = {"schema": SCHEMA, "rulesets": [_data(rules) for rules in rulesets]}
    return Page(data, table, view.say("render.rulesets"), [table])


def rule_page(rules: Ruleset, view: View) -> Page:
    """One ruleset: deck, forms, settings, sources, number of fans."""
    comma = view.say("render.comma")
    facts: list[Sequence[str]] = [
        (view.say("render.id"), rules.id),
        (view.say("render.deck"), deck_text(rules.deck, view)),
        (view.say("render.forms"), comma.join(view.say(f"render.form_{form}") for form in rules.forms)),
        (view.say("render.fan_count"), str(len(rules.rows))),
        (view.say("render.file"), rules.path),
    ]
    keys = ("setting", "default", "now", "choices", "meaning")
    rows: list[Sequence[str]] = [
        (
            setting.name,
            str(setting.default),
            str(setting.value),
            comma.join(_choices(setting)) or view.say("render.whole_number"),
            view.name(setting.zh, setting.en),
        )
        for setting in rules.settings.values()
    ]
    table = Table(keys, tuple(view.say(f"render.{key}") for key in keys), rows)
    blocks: list[Table | Section] = [Section(view.say("render.facts"), facts)]
    if rows:
        blocks += [Section(view.say("render.settings"), []), table]
    if rules.sources:
        known = ("points", "printed", "by_rule")
        sources = [
            (view.say(f"render.source_{key}") if key in known else key, text) for key, text in rules.sources.items()
        ]
        blocks.append(Section(view.say("render.sources"), list(sources)))
    return Page({"schema": SCHEMA, **_data(rules)}, table, f"{rules.zh}  {rules.en}", blocks)


def _choices(setting: Setting) -> list[str]:
    return [str(choice) for choice in setting.choices or ()]


def deck_text(deck: Deck, view: View) -> str:
    """The tiles in play, in words."""
    suits = [view.say(f"render.suit_{suit}") for suit in SUITS if suit in deck.suits]
    parts = [view.say("render.one_suit")] if deck.one_suit else suits
    parts += [view.say(f"render.{part}") for part in ("winds", "dragons", "flowers") if getattr(deck, part)]
    return view.say("render.deck_of", tiles=deck.tiles, what=view.say("render.comma").join(parts))


def _data(rules: Ruleset) -> dict[str, Any]:
    deck = rules.deck
    return {
        "id": rules.id,
        "zh": rules.zh,
        "en": rules.en,
        "deck": {
            "tiles": deck.tiles,
            "suits": deck.suits,
            "one_suit": deck.one_suit,
            "winds": deck.winds,
            "dragons": deck.dragons,
            "flowers": deck.flowers,
        },
        "forms": list(rules.forms),
        "fans": len(rules.rows),
        "settings": [
            {
                "name": setting.name,
                "default": setting.default,
                "value": setting.value,
                "choices": _choices(setting) or None,
                "en": setting.en,
                "zh": setting.zh,
            }
            for setting in rules.settings.values()
        ],
        "sources": dict(rules.sources),
    }
