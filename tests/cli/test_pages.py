"""``mjcalc fans`` and ``mjcalc rules``."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from mjcalc import Ruleset
from mjcalc.render.columns import width


@pytest.mark.parametrize(
    "name", ["清龙", "qing_long", "qing-long", "qing long", "QingLong", "Pure Straight", "pure-straight"]
)
def test_a_fan_by_any_name(mj, name: str) -> None:
    status, out, err = mj("fans", name, "--format", "json")
    assert (status, err) == (0, "")
    assert json.loads(out)["id"] == "qing_long"


def test_a_fan_by_words_and_by_a_name_of_one_ruleset(mj) -> None:
    assert mj("fans", "qing", "long").out == mj("fans", "qing_long").out
    assert "老少副" in mj("fans", "老少配").out  # its name in erren72


def test_one_fan(mj) -> None:
    out = mj("fans", "大三元").out
    assert "Big Three Dragons" in out
    assert "erren64  22 points" in out
    assert "mcr      88 points" in out
    assert "[printed]" in out
    assert "[by rule]" in out
    assert "Examples" in out
    other = mj("fans", "幺九刻", "--lang", "zh").out
    assert "有这些番种时它不计" in other
    assert "大三元" in other


def test_one_fan_as_data(mj) -> None:
    data = json.loads(mj("fans", "大三元", "--format", "json").out)
    assert {rules["ruleset"]: rules["points"] for rules in data["rulesets"]} == {
        "erren64": 22,
        "erren72": 88,
        "mcr": 88,
    }
    assert data["law"]
    assert data["law_zh"]
    assert data["examples"]
    rows = list(csv.DictReader(io.StringIO(mj("fans", "大三元", "--format", "csv").out)))
    assert [row["ruleset"] for row in rows] == ["erren64", "erren72", "mcr"]


def test_one_fan_in_a_file_of_ones_own(mj, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('schema = 1\nid = "club"\nextends = "mcr"\n[fans.qing_long]\npoints = 40\n', encoding="utf-8")
    assert "club     40 points" in mj("fans", "清龙", "--rules", str(own)).out


def test_an_unknown_fan(mj) -> None:
    status, out, err = mj("fans", "清笼")
    assert (status, out) == (2, "")
    assert "清龙 (qing_long)" in err
    assert "qing_long" in mj("fans", "qinglon").err
    assert mj("fans", "zzzzzzzz").status == 2
    assert "最接近" in mj("fans", "清笼", "--lang", "zh").err


@pytest.mark.parametrize("ruleset", ["erren64", "erren72", "mcr"])
def test_the_table_has_every_fan(mj, ruleset: str) -> None:
    rows = list(csv.DictReader(io.StringIO(mj("fans", "--rules", ruleset, "--format", "csv").out)))
    rules = Ruleset.load(ruleset)
    assert [(row["id"], int(row["points"]), row["zh"]) for row in rows] == [
        (row.id, row.points, row.zh) for row in rules.rows.values()
    ]
    data = json.loads(mj("fans", "--rules", ruleset, "--format", "json").out)
    assert [fan["id"] for fan in data["fans"]] == list(rules.rows)


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_columns_of_tables_align(mj, lang: str) -> None:
    lines = mj("fans", "--lang", lang).out.splitlines()
    rule = next(i for i, line in enumerate(lines) if line.startswith("--"))
    ends = [i for i, char in enumerate(lines[rule] + " ") if char == " " and lines[rule][i - 1 : i] == "-"]
    for line in lines[rule + 1 : rule + 20]:
        cells = "".join(char + "\0" * (width(char) - 1) for char in line)  # a place a cell
        assert all(cells[end : end + 1] in ("", " ") for end in ends), line


def test_tables_fit_a_terminal(mj, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mjcalc.cli.output.is_terminal", lambda _: True)
    monkeypatch.setenv("COLUMNS", "130")
    assert max(width(line) for line in mj("fans", "--lang", "zh", "--color", "never").out.splitlines()) <= 130


@pytest.mark.parametrize("form", ["text", "markdown", "json", "csv", "tsv"])
@pytest.mark.parametrize("args", [["fans"], ["fans", "七对"], ["rules"], ["rules", "mcr"]], ids=" ".join)
def test_every_page_in_every_format(mj, form: str, args: list[str]) -> None:
    status, out, err = mj(*args, "--format", form)
    assert (status, err) == (0, "")
    assert out.count("\n") >= 2


def test_rulesets(mj) -> None:
    out = mj("rules").out
    assert all(name in out for name in Ruleset.names())
    data = json.loads(mj("rules", "--format", "json").out)
    assert [rules["id"] for rules in data["rulesets"]] == list(Ruleset.names())


def test_one_ruleset(mj) -> None:
    out = mj("rules", "erren64").out
    assert "64 tiles: any one suit, winds, dragons" in out
    assert "one_suit, full" in out
    assert "seven pairs" in out
    assert "source of points" in out
    assert "136 tiles: " not in out
    changed = json.loads(mj("rules", "erren64", "--set", "base=2", "--format", "json").out)
    assert next(each for each in changed["settings"] if each["name"] == "base")["value"] == 2


def test_a_file_of_ones_own_is_checked(mj, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        'schema = 1\nextends = "erren64"\ncolour = "red"\n[fans.qing_long]\npoints = 0\n[fans.nix]\npoints = 1\n',
        encoding="utf-8",
    )
    status, _, err = mj("rules", str(own))
    assert (status, len(err.splitlines())) == (2, 1)  # an unknown key at the top hides what is below
    assert f"{own}:3: colour" in err
    own.write_text('schema = 1\nextends = "erren64"\n[fans.qing_long]\npoints = 0\n[fans.nix]\npoints = 1\n')
    err = mj("rules", str(own)).err
    assert [line.split(": ")[1] for line in err.splitlines()] == [f"{own}:3", f"{own}:5"] or len(err.splitlines()) == 2
    own.write_text("schema = 1\n[fans\n")
    assert f"{own}:2" in mj("rules", str(own)).err
    own.write_text('schema = 1\nid = "mine"\nextends = "erren64"\n')
    assert "mine" in mj("rules", str(own)).out
    assert mj("rules", "no such").status == 2
