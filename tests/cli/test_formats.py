"""What each format looks like, and that JSON keeps to its schema."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest

HAND = "123m 456m 789m [EEE] 5m +5m | zimo"
LINES = [HAND, "123m [EEE", "(1111m) (2222m) [456m] EE 99m +E | discard", "123m 456m 789m EEE 5m", "55555m"]


@pytest.fixture(scope="module")
def schema(root: Path) -> Any:
    loaded = json.loads((root / "docs" / "schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(loaded)
    return jsonschema.Draft202012Validator(loaded)


def records(out: str) -> Iterator[Any]:
    for line in out.splitlines():
        yield json.loads(line)


@pytest.mark.parametrize("explain", [[], ["--explain"]], ids=["", "explained"])
def test_json_keeps_to_its_schema(mj, schema, hands, vectors: Path, explain: list[str]) -> None:
    count = 0
    for ruleset in ("erren64", "erren72", "mcr"):
        cases = (vectors / f"{ruleset}.jsonl").read_text(encoding="utf-8").splitlines()[::15]
        some = hands(*LINES, *(json.loads(case)["hand"] for case in cases), b"\xff\xff")
        for record in records(mj("-f", some, "--rules", ruleset, "--format", "jsonl", *explain).out):
            schema.validate(record)
            count += 1
    assert count > 100


def test_the_schema_is_no_formality(schema, mj) -> None:
    good = json.loads(mj("--format", "json", HAND).out)
    schema.validate(good)
    for key in ("total", "fans", "schema", "notes"):
        assert not schema.is_valid({name: value for name, value in good.items() if name != key})
    assert not schema.is_valid(good | {"surprise": 1})
    assert not schema.is_valid(good | {"ok": False})
    assert not schema.is_valid(good | {"schema": 2})


def test_json_is_one_value(mj, hands) -> None:
    one = json.loads(mj("--format", "json", HAND).out)
    assert one["total"] == 6
    assert one["hand"] == "1234556789m [EEE] +5m | self-draw"
    assert [fan["zh"] for fan in one["fans"]] == ["清龙", "混一色", "幺九刻"]
    assert one["fans"][0]["scope"] == [["123m", "456m", "789m"]]
    assert [record["ok"] for record in json.loads(mj("--format", "json", "-f", hands(*LINES)).out)] == [
        True,
        False,
        True,
        False,
        False,
    ]
    assert isinstance(json.loads(mj("--format", "json", "-f", hands(HAND)).out), list)
    assert json.loads(mj("--format", "json", "-f", hands("# none")).out) == []


def test_json_of_failures(mj, hands) -> None:
    found = list(records(mj("--format", "jsonl", "-f", hands(*LINES)).out))
    bad, waiting, many = found[1], found[3], found[4]
    assert (bad["error"]["kind"], bad["error"]["code"], bad["error"]["column"]) == ("notation", "notation.unclosed", 6)
    assert (waiting["error"]["kind"], waiting["error"]["waits"]) == ("not_a_win", ["5m"])
    assert many["error"]["problems"][0]["code"] == many["error"]["code"] == "hand.five_copies"
    assert bad["error"]["message"] != bad["error"]["message_zh"]


def test_data_formats_are_utf8_on_any_terminal(mj) -> None:
    result = mj("--format", "json", HAND, encoding="ascii")
    assert "清龙" in result.out
    assert "清龙" in mj("--format", "csv", HAND, encoding="latin-1").out


@pytest.mark.parametrize(("form", "delimiter"), [("csv", ","), ("tsv", "\t")])
def test_csv_and_tsv(mj, hands, form: str, delimiter: str) -> None:
    rows = list(csv.DictReader(io.StringIO(mj("-f", hands(*LINES), "--format", form).out), delimiter=delimiter))
    assert len(rows) == len(LINES)
    assert (rows[0]["ok"], rows[0]["total"], rows[0]["fans"]) == ("true", "6", "清龙 4, 混一色 1, 幺九刻 1")
    assert rows[0]["fans_en"].startswith("Pure Straight 4")
    assert rows[2]["fans"] == "混一色 1, 双暗刻 1, 暗杠 1×2, 幺九刻 1×2"
    assert (rows[1]["ok"], rows[1]["total"], rows[1]["error"], rows[1]["column"]) == (
        "false",
        "",
        "notation.unclosed",
        "6",
    )
    assert rows[1]["input"] == "123m [EEE"
    assert list(rows[0])[-2:] == ["reading", "hand"]


def test_byte_order_mark_for_spreadsheets(mj) -> None:
    assert mj("--format", "csv", "--bom", HAND).out.startswith("\ufefffile,")
    assert not mj("--format", "csv", HAND).out.startswith("\ufeff")


def test_plain(mj, hands) -> None:
    rows = [
        line.split("\t") for line in mj("-f", hands(*LINES)).out.splitlines()
    ]  # the format where there is no terminal
    assert all(len(row) == 4 for row in rows)
    assert rows[0] == [
        "6",
        "Pure Straight 4, Half Flush 1, Pung of Terminals or Honours 1",
        "123m 46m+5m 789m [EEE] 55m",
        "1234556789m [EEE] +5m | self-draw",
    ]
    assert rows[1][:2] == ["-", "notation.unclosed"]
    assert rows[3][:2] == ["-", "no_win.waits"]
    assert mj("--lang", "zh", "-f", hands(HAND)).out.split("\t")[1] == "清龙 4, 混一色 1, 幺九刻 1"


def test_plain_keeps_to_one_line(mj) -> None:
    assert mj("--format", "plain", "123m\t456m\n[EEE").out.count("\t") == 3
    assert mj("--format", "plain", "123m\t456m\n[EEE").out.count("\n") == 1


def test_markdown(mj, hands) -> None:
    out = mj("-f", hands(*LINES), "--format", "markdown").out.splitlines()
    assert len(out) == 2 + len(LINES)
    assert out[2].endswith("| `1234556789m [EEE] +5m \\| self-draw` |")
    one = mj(HAND, "--format", "markdown").out
    assert one.startswith("## `1234556789m [EEE] +5m | self-draw`\n\n**6 points")
    assert "清龙" in one
    assert "### Not counted" in mj(HAND, "--format", "markdown", "--explain").out
