"""The rule files say what the rulebook says; settings change what they should; a broken file is told all its faults with their lines."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from mjcalc import HandError, Ruleset, RulesetError, parse, score
from mjcalc.fans import FANS
from mjcalc.ruleset import BY_RULE, PRINTED, weights
from mjcalc.shapes import FORMS, SEVEN_PAIRS, STANDARD

TABLES = Path(__file__).parent / "tables"
FAN_TABLES = ("erren64", "erren72", "mcr")


def rulebook(name: str) -> list[dict[str, str]]:
    """The rows of the rulebook's table; ``-`` is an empty cell."""
    head, *lines = (TABLES / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    return [dict(zip(head.split("\t"), line.split("\t"), strict=True)) for line in lines]


# ── the tables ──────────────────────────────────────────────────────────────────────────────────────────────────────

TIERS = {
    "erren64": {22: 7, 16: 6, 12: 2, 8: 3, 6: 9, 4: 6, 3: 5, 2: 9, 1: 24},
    "erren72": {88: 7, 64: 5, 48: 3, 32: 3, 24: 5, 16: 4, 12: 1, 8: 2, 6: 5, 4: 5, 2: 9, 1: 14},
    # 81 fans and 明暗杠 at 5.
    "mcr": {88: 7, 64: 6, 48: 2, 32: 3, 24: 9, 16: 6, 12: 5, 8: 9, 6: 7, 5: 1, 4: 4, 2: 10, 1: 13},
}


@pytest.mark.parametrize(("name", "rows"), [("erren64", 71), ("erren72", 63), ("mcr", 82)])
def test_rows_and_tiers(name: str, rows: int) -> None:
    rules = Ruleset.load(name)
    assert len(rules.rows) == rows
    assert Counter(row.points for row in rules.rows.values()) == TIERS[name]
    assert sum(TIERS[name].values()) == rows


@pytest.mark.parametrize("name", FAN_TABLES)
def test_every_row_says_what_the_rulebook_says(name: str) -> None:
    rules = Ruleset.load(name)
    names = {row.zh: row.id for row in rules.rows.values()} | {
        fan.zh: fan.id for fan in FANS.values() if fan.id not in rules.rows
    }
    expected = []
    for row in rulebook(name):
        lists = {}
        for column, source in (("printed", PRINTED), ("by rule", BY_RULE)):
            for word in re.findall(r"(?:one )?[^\s-]+", row[column]):
                lists[names[word.removeprefix("one ")]] = (source, word.startswith("one "))
        flags = row["flags"].split()
        expected.append((row["fan"], int(row["points"]), lists, "c" in flags, "1×" in flags))
    found = [
        (row.zh, row.points, {e.fan: (e.source, e.one) for e in row.exclusions}, row.combine, row.once)
        for row in rules.rows.values()
    ]
    assert found == expected


@pytest.mark.parametrize("name", FAN_TABLES)
def test_rows_are_well_formed(name: str) -> None:
    rules = Ruleset.load(name)
    rows = list(rules.rows.values())
    for names in ([r.id for r in rows], [r.zh for r in rows], [r.en for r in rows]):
        assert len(set(names)) == len(names)
    assert [row.order for row in rows] == list(range(len(rows)))
    for row in rows:
        assert row.id == row.fan.id
        assert FANS[row.id] is row.fan
        fans = [exclusion.fan for exclusion in row.exclusions]
        assert len(set(fans)) == len(fans)
        for exclusion in row.exclusions:
            assert exclusion.fan in FANS
            assert exclusion.source in rules.sources
            assert exclusion.fan != row.id
    assert set(rules.sources) == {"points", PRINTED, BY_RULE}
    assert all(rules.sources.values())


def test_rows_stand_by_falling_points() -> None:
    """The tables come in falling order, so that "earlier in the table" among equals is the printed order."""
    for name in FAN_TABLES:
        points = [row.points for row in Ruleset.load(name).rows.values()]
        assert points == sorted(points, reverse=True)


def test_numbers_of_the_printed_tables() -> None:
    """erren64 leaves out 59-61 and what follows 74; erren72 has no 41, a fan printed twice."""
    numbers = [row.number for row in Ruleset.load("erren64").rows.values()]
    assert numbers == [*range(1, 59), *range(62, 75)]
    numbers = [row.number for row in Ruleset.load("erren72").rows.values()]
    assert numbers == [*range(1, 41), *range(42, 65)]


@pytest.mark.parametrize(
    ("name", "tiles", "kinds", "forms"),
    [
        ("erren64", 64, 34, set(FORMS)),
        ("erren72", 72, 16, {STANDARD, SEVEN_PAIRS}),
        ("mcr", 144, 34, set(FORMS)),
    ],
)
def test_decks_and_forms(name: str, tiles: int, kinds: int, forms: set[str]) -> None:
    rules = Ruleset.load(name)
    assert (rules.deck.tiles, len(rules.deck.kinds), set(rules.forms)) == (tiles, kinds, forms)


def test_bonuses_and_fallbacks() -> None:
    """Flowers do not count toward the minimum, nor do 春夏秋冬 and 梅兰竹菊; 无番和 counts alone."""
    for name, bonus, fallback in (
        ("erren64", set(), {"无番和"}),
        ("erren72", {"梅兰竹菊", "春夏秋冬", "花牌"}, set()),
        ("mcr", {"花牌"}, {"无番和"}),
    ):
        rows = Ruleset.load(name).rows.values()
        assert {row.zh for row in rows if row.bonus} == bonus
        assert {row.zh for row in rows if row.fallback} == fallback


def test_weights_order_choices_as_the_model_does() -> None:
    """Total first, then the points sorted downward, then the table's order."""
    points = [8, 6, 6, 4, 2, 2, 1]
    weighed = weights(points)

    def weight(*rows: int) -> int:
        return sum(weighed[row] for row in rows)

    falling = [(0, 1), (0, 3, 4), (0, 3, 5), (0, 4, 5), (0, 3), (1, 2), (1, 3, 4), (1, 3, 5), (2, 3, 5), (0,), (1, 4)]
    totals = [(sum(points[r] for r in rows), sorted((points[r] for r in rows), reverse=True)) for rows in falling]
    in_order = sorted(range(len(falling)), key=lambda i: (totals[i], [-r for r in falling[i]]), reverse=True)
    assert sorted(range(len(falling)), key=lambda i: weight(*falling[i]), reverse=True) == in_order


# ── settings ────────────────────────────────────────────────────────────────────────────────────────────────────────


def total(text: str, name: str, **settings: int | str) -> int:
    return score(parse(text), Ruleset.load(name, settings)).total


def test_deck_setting() -> None:
    with pytest.raises(HandError) as caught:
        total("123m 456p 789m EEE 5m +5m", "erren64")
    assert [note.code for note in caught.value.notes] == ["hand.two_suits"]
    full = Ruleset.load("erren64", {"deck": "full"})
    assert (full.deck.tiles, full.changed) == (136, {"deck": "full"})
    assert score(parse("123m 456p 789s EEE 5m +5m"), full).fans["hua_long"] == 1


def test_base_and_minimum_are_apart_from_the_fans() -> None:
    hand = "123m 456m 789m [EEE] 5m +5m | self-draw"
    assert total(hand, "erren64") == 6
    result = score(parse(hand), Ruleset.load("erren64", {"base": 5, "min": 8}))
    assert (result.total, result.fan_points, result.base, result.short) == (11, 6, 5, 2)


def test_flowers_do_not_count_toward_the_minimum() -> None:
    result = score(parse("[123s] 678s 345s 67s EE +8s | flowers=abcd"), Ruleset.load("erren72", {"min": 100}))
    assert result.fans["hua_pai"] == 4
    assert result.fans["mei_lan_zhu_ju"] == 1
    assert result.short == 100 - (result.total - 5)


def test_mixed_kongs() -> None:
    hand = "(2222m) [3333m,1] 567p 678s 9s +9s | discard"
    on, off = Ruleset.load("mcr"), Ruleset.load("mcr", {"mixed_kongs": "off"})
    assert score(parse(hand), on).fans["ming_an_gang"] == 1
    assert "ming_an_gang" not in off.rows
    assert (len(on.rows), len(off.rows)) == (82, 81)
    # 5 instead of 2 and 1.
    assert score(parse(hand), on).total - score(parse(hand), off).total == 2
    assert score(parse(hand), off).fans["an_gang"] == 1


def test_two_concealed_kongs() -> None:
    hand = "(2222m) (3333m) [567p] 678s 9s +9s | discard"
    assert total(hand, "mcr", two_concealed_kongs="8") - total(hand, "mcr", two_concealed_kongs="6") == 2
    assert total(hand, "mcr") == total(hand, "mcr", two_concealed_kongs=6)


def test_knitted_wait() -> None:
    """The case BR-009: 17 with the wait fan, 16 without; a wait that the nine tiles do not share stays."""
    assert total("1147s123369m258p1s", "mcr") == 17
    assert total("1147s123369m258p1s", "mcr", knitted_wait="no") == 16
    assert total("3569m258s122247p5m", "mcr", knitted_wait="no") == total("3569m258s122247p5m", "mcr")


def test_knitted_honours_with_a_straight() -> None:
    hand = "147m258p369sESWN +C | discard"
    assert total(hand, "mcr") - total(hand, "mcr", knitted_honours_straight="no") == 12


@pytest.mark.parametrize(
    ("name", "settings", "codes"),
    [
        ("erren64", {"deck": "half"}, ["rules.setting_value"]),
        ("erren64", {"dek": "full"}, ["rules.unknown_setting"]),
        ("erren64", {"base": "many"}, ["rules.setting_number"]),
        ("erren64", {"base": -1}, ["rules.setting_number"]),
        (
            "mcr",
            {"mixed_kongs": "maybe", "min": "8.5", "mincount": 3},
            ["rules.setting_value", "rules.setting_number", "rules.unknown_setting"],
        ),
    ],
)
def test_wrong_settings_are_said_together(name: str, settings: dict[str, int | str], codes: list[str]) -> None:
    with pytest.raises(RulesetError) as caught:
        Ruleset.load(name, settings)
    assert [note.code for note in caught.value.notes] == codes
    assert [note.params["key"] for note in caught.value.notes] == list(settings)
    for lang in ("en", "zh"):
        assert all(note.text(lang) for note in caught.value.notes)


def test_numbers_may_come_as_text() -> None:
    rules = Ruleset.load("mcr", {"min": "8"})
    assert rules.number("min") == 8
    assert rules.changed == {"min": 8}


# ── files of one's own ──────────────────────────────────────────────────────────────────────────────────────────────


def write(folder: Path, text: str, name: str = "my.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_small_table(tmp_path: Path) -> None:
    rules = Ruleset.load(write(tmp_path, '[fans.qi_dui]\npoints = 5\n[fans."清一色"]\npoints = 7\nen = "Flush"\n'))
    assert (rules.id, rules.forms) == ("my", (STANDARD,))
    assert [(row.id, row.points, row.en) for row in rules.rows.values()] == [
        ("qi_dui", 5, "Seven Pairs"),
        ("qing_yi_se", 7, "Flush"),
    ]


def test_extends_changes_what_it_names(tmp_path: Path) -> None:
    text = """
extends = "mcr"
id = "club"
[fans.qi_dui]
points = 30
[fans."清龙"]
printed = ["wu_zi"]
[fans.wu_zi]
off = true
[settings.min]
default = 8
"""
    mcr, club = Ruleset.load("mcr"), Ruleset.load(write(tmp_path, text))
    assert club.id == "club"
    assert club.rows["qi_dui"].points == 30
    assert "wu_zi" not in club.rows
    assert [e.fan for e in club.rows["qing_long"].exclusions if e.source == PRINTED] == ["wu_zi"]
    assert [e.fan for e in club.rows["qing_long"].exclusions if e.source == BY_RULE] == ["lian_liu", "lao_shao_fu"]
    assert (club.number("min"), club.deck, club.forms) == (8, mcr.deck, mcr.forms)
    for row in mcr.rows.values():
        if row.id not in ("qi_dui", "qing_long", "wu_zi"):
            after = club.rows[row.id]
            assert (after.points, after.exclusions, after.combine) == (row.points, row.exclusions, row.combine)


def test_extends_in_steps_and_beside_the_file(tmp_path: Path) -> None:
    write(tmp_path, 'extends = "erren64"\n[fans.qi_dui]\npoints = 7\n', "first.toml")
    second = write(tmp_path, 'extends = "first.toml"\n[fans.qing_yi_se]\npoints = 9\n', "second.toml")
    rules = Ruleset.load(second)
    assert (rules.rows["qi_dui"].points, rules.rows["qing_yi_se"].points, len(rules.rows)) == (7, 9, 71)


def test_files_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "bom.toml"
    path.write_bytes(b"\xef\xbb\xbf[fans.qi_dui]\npoints = 5\n")
    assert Ruleset.load(path).rows["qi_dui"].points == 5


FAULTS: list[tuple[str, str, list[tuple[str, int, str]]]] = [
    ("nothing", "", [("no_fans", 0, "fans")]),
    ("not TOML", 'id = "a"\n[fans.qi_dui\npoints = 5\n', [("not_toml", 2, "")]),
    (
        "a key that is none",
        "[fans.qi_dui]\npionts = 5\n[fans.wu_zi]\npoints = 1\n",
        [("unknown_key", 2, "fans.qi_dui.pionts")],
    ),
    (
        "a fan that is none",
        "[fans.qi_dui]\npoints = 5\n\n[fans.qi_due]\npoints = 6\n",
        [("unknown_fan", 4, "fans.qi_due")],
    ),
    ("no points", "[fans.qi_dui]\nno = 5\n[fans.wu_zi]\npoints = 1\n", [("missing_key", 1, "fans.qi_dui")]),
    (
        "no points at all",
        "[fans.wu_zi]\npoints = 1\n[fans.qi_dui]\npoints = 0\n",
        [("bad_points", 4, "fans.qi_dui.points")],
    ),
    (
        "points too many",
        "[fans.wu_zi]\npoints = 1\n[fans.qi_dui]\npoints = 1000001\n",
        [("bad_points", 4, "fans.qi_dui.points")],
    ),
    (
        "points as text",
        '[fans.wu_zi]\npoints = 1\n[fans.qi_dui]\npoints = "5"\n',
        [("wrong_type", 4, "fans.qi_dui.points")],
    ),
    (
        "points true",
        "[fans.wu_zi]\npoints = 1\n[fans.qi_dui]\npoints = true\n",
        [("wrong_type", 4, "fans.qi_dui.points")],
    ),
    ("a row that is a number", "[fans]\nwu_zi = 1\nqi_dui = { points = 5 }\n", [("wrong_type", 2, "fans.wu_zi")]),
    (
        "an unknown exclusion",
        '[fans.qi_dui]\npoints = 5\nprinted = ["wuzi"]\n',
        [("unknown_fan", 3, "fans.qi_dui.printed")],
    ),
    (
        "an exclusion that is a number",
        "[fans.qi_dui]\npoints = 5\nby_rule = [5]\n",
        [("wrong_type", 3, "fans.qi_dui.by_rule")],
    ),
    (
        "excludes itself",
        '[fans.qi_dui]\npoints = 5\nprinted = ["七对"]\n',
        [("excludes_itself", 3, "fans.qi_dui.printed")],
    ),
    (
        "listed twice",
        '[fans.qi_dui]\npoints = 5\nprinted = ["wu_zi"]\nby_rule = ["one wu_zi"]\n',
        [("excluded_twice", 4, "fans.qi_dui.by_rule")],
    ),
    (
        "a name twice",
        '[fans.qi_dui]\npoints = 5\n[fans.wu_zi]\npoints = 1\nzh = "七对"\n',
        [("same_name", 3, "fans.wu_zi")],
    ),
    (
        "a form that is none",
        'forms = ["standard", "eight_pairs"]\n[fans.wu_zi]\npoints = 1\n',
        [("bad_value", 1, "forms")],
    ),
    ("a suit that is none", '[fans.wu_zi]\npoints = 1\n[deck]\nsuits = "mx"\n', [("bad_value", 4, "deck.suits")]),
    ("a suit twice", '[fans.wu_zi]\npoints = 1\n[deck]\nsuits = "mm"\n', [("bad_value", 4, "deck.suits")]),
    ("flowers by halves", "[fans.wu_zi]\npoints = 1\n[deck]\nflowers = 4\n", [("bad_value", 4, "deck.flowers")]),
    ("a deck that is a text", 'deck = "full"\n[fans.wu_zi]\npoints = 1\n', [("wrong_type", 1, "deck")]),
    ("another schema", "schema = 2\n[fans.wu_zi]\npoints = 1\n", [("bad_value", 1, "schema")]),
    ("a base that is none", 'extends = "mrc"\n', [("not_found", 0, "")]),
    ("a circle", 'extends = "my.toml"\n', [("circle", 1, "extends")]),
    (
        "a setting without default",
        "[settings.base]\nen = 'x'\n[fans.wu_zi]\npoints = 1\n",
        [("missing_key", 1, "settings.base")],
    ),
    (
        "a default that is no choice",
        '[settings.a]\ndefault = "c"\nchoices = { b = {} }\n[fans.wu_zi]\npoints = 1\n',
        [("bad_value", 2, "settings.a.default")],
    ),
    (
        "a text for a number",
        '[settings.base]\ndefault = "5"\n[fans.wu_zi]\npoints = 1\n',
        [("wrong_type", 2, "settings.base.default")],
    ),
    (
        "a choice that is no table",
        '[settings.a]\ndefault = "b"\nchoices = { b = 5 }\n[fans.wu_zi]\npoints = 1\n',
        [("wrong_type", 3, "settings.a.choices.b")],
    ),
    (
        "a choice that changes what is not there",
        '[settings.a]\ndefault = "b"\n[settings.a.choices]\nb = {}\nc = { fans = 5, fnas = {} }\n[fans.wu_zi]\npoints = 1\n',
        [("wrong_type", 5, "settings.a.choices.c.fans"), ("unknown_key", 5, "settings.a.choices.c.fnas")],
    ),
    (
        "all of it at once",
        """schema = 1
forms = ["standerd"]

[deck]
suits = "mpz"
flowers = 3

[fans.qi_dui]
points = -2

[fans.wu_zi]
points = 1
printed = ["qidui", "wu_zi"]
combined = true

[fans.xx]
points = 3

[fans.ping_hu]
points = 2
printed = ["wu_zi", "qingyise"]
by_rule = ["wu_zi"]
""",
        [
            ("bad_value", 2, "forms"),
            ("bad_value", 5, "deck.suits"),
            ("bad_value", 6, "deck.flowers"),
            ("bad_points", 9, "fans.qi_dui.points"),
            ("unknown_key", 14, "fans.wu_zi.combined"),
            ("unknown_fan", 16, "fans.xx"),
            ("unknown_fan", 21, "fans.ping_hu.printed"),
            ("excluded_twice", 22, "fans.ping_hu.by_rule"),
        ],
    ),
]


@pytest.mark.parametrize(("text", "faults"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS])
def test_faults_with_line_and_key(tmp_path: Path, text: str, faults: list[tuple[str, int, str]]) -> None:
    path = write(tmp_path, text)
    with pytest.raises(RulesetError) as caught:
        Ruleset.load(path)
    found = [(note.code.removeprefix("rules."), note.params["line"], note.params["key"]) for note in caught.value.notes]
    assert sorted(found) == sorted(faults)
    lines = [line for _, line, _ in found]
    assert all(before <= after for before, after in pairwise(lines))
    for note in caught.value.notes:
        for lang in ("en", "zh"):
            sentence = note.text(lang)
            assert note.params["key"] in sentence or note.code == "rules.no_fans"
            assert str(note.params["line"] or "") in sentence


def test_a_fan_misspelt_gets_the_closest_names(tmp_path: Path) -> None:
    with pytest.raises(RulesetError) as caught:
        Ruleset.load(write(tmp_path, "[fans.qing_yise]\npoints = 5\n"))
    assert "qing_yi_se" in caught.value.text()


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(RulesetError) as caught:
        Ruleset.load(tmp_path / "none.toml")
    assert caught.value.code == "rules.not_found"
    gbk = tmp_path / "gbk.toml"
    gbk.write_bytes('[fans."七对"]\npoints = 5\n'.encode("gb18030"))
    with pytest.raises(RulesetError) as caught:
        Ruleset.load(gbk)
    assert caught.value.code == "rules.not_utf8"


def test_rows_are_found_by_id_and_by_either_name() -> None:
    rules = Ruleset.load("erren72")
    for word in ("lao_shao_fu", "lao-shao-fu", "老少配", "老少副", "Two Terminal Chows", "two-terminal-chows"):
        row = rules.row_named(word)
        assert row is not None, word
        assert row.id == "lao_shao_fu"
    assert rules.row_named("老少") is None
