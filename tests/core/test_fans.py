"""The fans one by one: their law, their example hands, the groups they are about, and a hand in which each is counted."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from mjcalc import Hand, Ruleset, Score, parse, score
from mjcalc.facts import facts
from mjcalc.fans import FANS, Fan, Instance
from mjcalc.shapes import PAIR, Reading, readings, waits
from tests.core.hands import random_hands, vectors
from tests.core.making import Made, make

#: 无番和 holds for any hand; a table says where it counts.
ANYTHING = "wu_fan_hu"


def found_in(hand: Hand, fan: Fan) -> list[tuple[Reading, Instance]]:
    """Every instance of a fan over all readings of a hand."""
    only = len(waits(hand.without_win())) == 1
    return [
        (reading, instance) for reading in readings(hand) for instance in fan.find(facts(hand, reading, only_wait=only))
    ]


EXAMPLES = [(fan.id, text) for fan in FANS.values() for text in fan.examples]
COUNTEREXAMPLES = [(fan.id, text) for fan in FANS.values() for text in fan.counterexamples]


@pytest.mark.parametrize(("fan", "text"), EXAMPLES)
def test_examples_have_the_fan(fan: str, text: str) -> None:
    assert found_in(parse(text), FANS[fan])


@pytest.mark.parametrize(("fan", "text"), COUNTEREXAMPLES)
def test_counterexamples_win_without_the_fan(fan: str, text: str) -> None:
    hand = parse(text)
    assert readings(hand)
    assert found_in(hand, FANS[fan]) == []


def test_every_fan_has_its_law_in_both_languages_and_examples() -> None:
    for fan in FANS.values():
        assert re.search(r"[a-z]{3}", fan.law_en), fan.id
        assert fan.law_en.endswith(".")
        assert re.search(r"[\u4e00-\u9fff]{3}", fan.law_zh), fan.id
        assert fan.law_zh.endswith("。")
        assert fan.examples, fan.id
        assert fan.counterexamples or fan.id == ANYTHING, fan.id


def test_names_are_unique_and_ids_are_pinyin() -> None:
    assert all(re.fullmatch(r"[a-z]{1,6}(_[a-z]{1,6})*", fan.id) for fan in FANS.values())
    for names in ([f.id for f in FANS.values()], [f.zh for f in FANS.values()]):
        assert len(set(names)) == len(names)
    # A syllable a character.
    assert all(len(fan.id.split("_")) == len(fan.zh) for fan in FANS.values())
    assert all(fan.id == key for key, fan in FANS.items())


# ── scopes, by the rulebook's column ────────────────────────────────────────────────────────────────────────────────

TABLES = Path(__file__).parent / "tables"


@cache
def scopes() -> dict[str, set[str]]:
    """Fan → what the tables of the rulebook say that it is about."""
    names = {fan.zh: fan.id for fan in FANS.values()}
    names |= {row.zh: row.id for name in ("erren64", "erren72", "mcr") for row in Ruleset.load(name).rows.values()}
    found: dict[str, set[str]] = {}
    for path in TABLES.glob("*.tsv"):
        for line in path.read_text(encoding="utf-8").splitlines()[1:]:
            _, zh, scope, *_ = line.split("\t")
            found.setdefault(names[zh], set()).add("empty" if scope in ("-", "empty, one a flower") else scope)
    return found


def shape(instance: Instance, made: Made) -> str:
    """A scope in the rulebook's words."""
    bits = [bit for bit in range(5) if instance.scope >> bit & 1]
    if instance.fan == "si_gui_yi":
        return "the groups holding them" if hog_scope(made, instance) else f"wrong groups: {bits}"
    sets = sum(bit < 4 for bit in bits)
    pair = " + pair" if 4 in bits else ""
    if instance.fan == "zu_he_long" and bits == [0, 1, 2]:
        return "the nine tiles"
    if not bits:
        return "empty"
    if sets == 4:
        return "whole" if pair else "sets"
    if not sets:
        return "pair"
    return f"{sets} set{'s' if sets > 1 else ''}{pair}"


def hog_scope(made: Made, instance: Instance) -> bool:
    groups = made.reading.groups
    if groups[-1].type != PAIR or groups[0].type == PAIR:
        return instance.scope == 0b11111
    return all((instance.kind in group.tiles) == bool(instance.scope >> i & 1) for i, group in enumerate(groups))


@pytest.mark.parametrize("fan", [fan for fan in FANS if fan != ANYTHING])
def test_scopes_are_those_of_the_rulebook(fan: str) -> None:
    allowed = scopes()[fan]
    checked = 0
    for made in make(fan, Random(f"scope {fan}"), 400 if FANS[fan].parts == ("wait",) else 60):
        for instance in made.instances:
            if instance.fan == fan:
                assert shape(instance, made) in allowed, (made.hand, instance)
                checked += 1
    assert checked


def test_instances_of_one_fan_differ() -> None:
    for fan in FANS:
        for made in make(fan, Random(f"once {fan}"), 20):
            assert len(set(made.instances)) == len(made.instances)


# ── every fan of a table is counted in some hand ────────────────────────────────────────────────────────────────────

#: What cannot be counted, and why.
NEVER_COUNTED = {
    "erren64": {
        "shuang_an_gang": "1 point instead of its two 暗杠 (1 each); whatever keeps those out (三杠, 四杠) keeps 双暗杠 out too",
        "shuang_ming_gang": "1 point instead of its two 明杠 (1 each); whatever keeps those out keeps 双明杠 out too",
    },
    "erren72": {},
    "mcr": {},
}

#: Hands for fans that come out rarely; each is checked by the points of the rulebook elsewhere.
WRITTEN = {
    "erren64": ["[123m] [234p] 678s EE 77m +7m | discard"],
    "erren72": [],
    "mcr": ["[123m] [567m] 345p 67s EE +8s | discard"],
}


@cache
def table(name: str) -> Ruleset:
    return Ruleset.load(name, {"deck": "full"} if name == "erren64" else {})


@cache
def counted_in_known_hands(name: str) -> frozenset[str]:
    """Fans counted in the vectors and the hands written above, by mjcalc."""
    hands = [case["hand"] for case in vectors(name)[:1500]] + WRITTEN[name]
    return frozenset(fan for text in hands for fan in score(parse(text), table(name)).fans)


def in_the_deck(made: Made, rules: Ruleset) -> Hand | None:
    """The hand, if its tiles and flowers are in the deck."""
    hand = made.hand
    if not set(hand.tiles) <= rules.deck.kinds:
        return None
    if hand.context.flower_count and not rules.deck.flowers:
        return None
    return hand


def search(fan: str, name: str) -> Score | None:
    rules = table(name)
    for made in make(fan, Random(f"{name} {fan}"), 3000):
        hand = in_the_deck(made, rules)
        if hand is not None and made.reading.form in rules.forms:
            result = score(hand, rules)
            if fan in result.fans:
                return result
    return None


@pytest.mark.parametrize(
    ("name", "fan"), [(name, fan) for name in ("erren64", "erren72", "mcr") for fan in table(name).rows]
)
def test_every_fan_counts_somewhere(name: str, fan: str) -> None:
    counted = fan in counted_in_known_hands(name) or (fan != ANYTHING and search(fan, name) is not None)
    assert counted == (fan not in NEVER_COUNTED[name])


@pytest.mark.parametrize("fan", sorted(NEVER_COUNTED["erren64"]))
def test_why_a_fan_never_counts(fan: str) -> None:
    """Its parts are worth more, and nothing keeps a part out that does not keep the fan out."""
    rows = table("erren64").rows
    part = {"shuang_an_gang": "an_gang", "shuang_ming_gang": "ming_gang"}[fan]
    assert rows[fan].points < 2 * rows[part].points
    assert rows[fan].excludes(part)
    against = {row.id for row in rows.values() if row.excludes(part)} - {fan}
    assert against == {row.id for row in rows.values() if row.excludes(fan)} == {"san_gang", "si_gang"}


#: Rows that need three suits, and 无番和 (every hand of one suit is a flush or all honours): out of reach with the 64 tiles.
OUT_OF_REACH = """
    十三幺 清幺九 七星不靠 全双刻 全大 全中 全小 三色双龙会 全带五 三同刻 全不靠 组合龙 花龙
    三色三同顺 三色三节高 三色三步高 五门齐 双同刻 喜相逢 无番和
"""


def test_what_is_out_of_reach_with_one_suit() -> None:
    """The rulebook's list: none of them counts in any hand of 64 tiles that the dice make, and each other fan does."""
    rules = Ruleset.load("erren64")
    reached = set()
    for case in vectors("erren64"):
        if case.get("deck") != "full":
            reached |= {award.row.zh for award in score(parse(case["hand"]), rules).awards}
    for hand, meant in random_hands(71, 3000, 1):
        if meant.form in rules.forms and not hand.context.flower_count:
            reached |= {award.row.zh for award in score(hand, rules).awards}
    listed = set(OUT_OF_REACH.split())
    assert listed <= {row.zh for row in rules.rows.values()}
    assert reached & listed == set()
    # Most of the others come up even without looking for them.
    assert len(reached) >= 40
