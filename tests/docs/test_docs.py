"""What the documentation shows is what the program does."""

from __future__ import annotations

import doctest
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mjcalc import HandError, NotationError, NotAWin, Ruleset, parse, score
from mjcalc.facts import facts
from mjcalc.fans import FANS
from mjcalc.records import record
from mjcalc.render import View
from mjcalc.shapes import readings

ROOT = Path(__file__).resolve().parents[2]
CHECKS = runpy.run_path(str(ROOT / "docs" / "checks.py"))
PAGES = CHECKS["pages"]()
CASES = [case for path in PAGES for case in CHECKS["page_cases"](path)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.place)
def test_hands(case: Any) -> None:
    name = str(ROOT / case.rules) if case.rules.endswith(".toml") else case.rules
    rules = Ruleset.load(name, dict(case.settings))
    if case.codes:
        with pytest.raises((NotationError, HandError, NotAWin)) as caught:
            score(parse(case.hand), rules)
        assert tuple(note.code for note in caught.value.notes) == case.codes
        assert case.column is None or getattr(caught.value, "column", None) == case.column
        return
    result = score(parse(case.hand), rules)
    assert (result.total, result.base) == (case.total, case.base)
    assert tuple((award.row.zh, award.row.points, award.count) for award in result.awards) == case.fans
    dropped = {rules.rows[drop.instance.fan].zh for drop in result.drops}
    assert set(case.without) <= dropped - {name for name, _, _ in case.fans}


@pytest.mark.skipif(shutil.which("bash") is None, reason="sessions are written for bash")
@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_sessions(path: Path, tmp_path: Path) -> None:
    """The sessions of a page in order, in a folder of their own: one may read what an earlier one wrote."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    for session in CHECKS["page_sessions"](path):
        assert CHECKS["run"](session.command, tmp_path) == session.output, session.place


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_python_examples(path: Path) -> None:
    assert doctest.testfile(str(path), module_relative=False, encoding="utf-8").failed == 0


@pytest.mark.parametrize("path", [*PAGES, *(ROOT / "docs" / "reference").glob("*.md")], ids=lambda path: path.name)
def test_links(path: Path) -> None:
    text = re.sub(r"^```.*?^```", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for link in re.findall(r"\]\(([^)]+)\)", text):
        name, _, anchor = link.partition("#")
        if ":" in name:
            continue
        target = path.parent / name if name else path
        assert target.exists(), link
        if anchor:
            heads = re.findall(r"^#+ (.*)$", target.read_text(encoding="utf-8"), flags=re.MULTILINE)
            assert anchor in {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}, link


def test_reference_pages_are_fresh() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "docs" / "build.py"), "--check"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONUTF8": "1", "PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_decisions_are_numbered() -> None:
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    numbers = [int(number) for number in re.findall(r"^#### D(\d+)\. ", text, flags=re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    for part in re.split(r"^#### D", text, flags=re.MULTILINE)[1:]:
        assert "*Source: " in part, part.splitlines()[0]


def test_the_fan_of_the_guide_works() -> None:
    text = (ROOT / "docs" / "add-a-fan.md").read_text(encoding="utf-8")
    code = next("\n".join(block.lines) for block in CHECKS["blocks"](text) if block.info == "python")
    names: dict[str, Any] = {}
    exec("from mjcalc.fans.pungs import *\nfrom mjcalc.fans.registry import fan\n", names)  # noqa: S102
    exec("from collections.abc import Iterator\nfrom mjcalc.facts import WHOLE, Pair, Slot\n", names)  # noqa: S102
    exec("from mjcalc.tiles import EAST, rank_of\nPungs = tuple[Slot, ...]\n", names)  # noqa: S102
    try:
        exec(code, names)  # noqa: S102
        added = FANS["jiang_dui"]
        for hands, has in ((added.examples, True), (added.counterexamples, False)):
            assert hands
            for hand in map(parse, hands):
                found = [list(added.find(facts(hand, reading))) for reading in readings(hand)]
                assert found
                assert any(found) is has
    finally:
        FANS.pop("jiang_dui", None)


def test_the_format_of_the_guide_works() -> None:
    text = (ROOT / "docs" / "add-a-format.md").read_text(encoding="utf-8")
    code = ["\n".join(block.lines) for block in CHECKS["blocks"](text) if block.info == "python"][-1]
    names: dict[str, Any] = {}
    exec(code, names)  # noqa: S102
    house = Ruleset.load(ROOT / "examples" / "house.toml")
    hands = ["123m 456m 789m [EEE] 5m +5m | zimo  # a remark", "123m 456m 789m EEE m +5m"]
    assert list(names["records"]((record(hand, house) for hand in hands), View())) == [
        "123m 456m 789m [EEE] 5m +5m | zimo # 9 = 基本分2 清龙4 混一色1 幺九刻1 自摸1\n",
        "123m 456m 789m EEE m +5m # ! notation.no_digits\n",
    ]


def test_the_house_table_of_the_guide_is_the_file() -> None:
    shown = (ROOT / "docs" / "add-a-ruleset.md").read_text(encoding="utf-8")
    file = (ROOT / "examples" / "house.toml").read_text(encoding="utf-8")
    lines = {line.partition("#")[0].strip() for line in file.splitlines()}
    for block in CHECKS["blocks"](shown):
        if block.info == "toml":
            assert {line.partition("#")[0].strip() for line in block.lines} <= lines


def test_records_keep_to_the_schema() -> None:
    jsonschema = pytest.importorskip("jsonschema")
    schema = json.loads((ROOT / "docs" / "schema.json").read_text(encoding="utf-8"))
    check = jsonschema.validators.validator_for(schema)(schema)
    cases = [
        *CASES,
        *(
            case
            for path in sorted((ROOT / "examples").glob("*.hands"))
            for case in CHECKS["cases"](path.read_text(encoding="utf-8"), path.name)
        ),
    ]
    for case in cases:
        name = str(ROOT / case.rules) if case.rules.endswith(".toml") else case.rules
        made = record(case.hand, Ruleset.load(name, dict(case.settings)))
        for explain in (False, True):
            check.validate(json.loads(json.dumps(made.to_dict(explain))))
