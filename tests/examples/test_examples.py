"""The files under examples/ say what each hand is worth; mjcalc says the same."""

from __future__ import annotations

import runpy
from collections import Counter
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from mjcalc import HandError, NotationError, NotAWin, Ruleset, parse, score
from mjcalc.scoring import Score

ROOT = Path(__file__).resolve().parents[2]
CHECKS = runpy.run_path(str(ROOT / "docs" / "checks.py"))
FILES = sorted((ROOT / "examples").glob("*.hands"))


@cache
def rules(name: str, settings: tuple[tuple[str, str], ...]) -> Ruleset:
    return Ruleset.load(str(ROOT / name) if name.endswith(".toml") else name, dict(settings))


def cases(path: Path) -> list[Any]:
    return list(CHECKS["cases"](path.read_text(encoding="utf-8"), path.name))


def scored(case: Any) -> Score:
    return score(parse(case.hand), rules(case.rules, case.settings))


ALL = [case for path in FILES for case in cases(path)]


@pytest.mark.parametrize("case", [case for case in ALL if not case.codes], ids=lambda case: case.place)
def test_totals_and_fans(case: Any) -> None:
    result = scored(case)
    assert (result.total, result.base) == (case.total, case.base)
    assert tuple((award.row.zh, award.row.points, award.count) for award in result.awards) == case.fans
    dropped = {result.rules.rows[drop.instance.fan].zh for drop in result.drops}
    assert set(case.without) <= dropped - {name for name, _, _ in case.fans}


@pytest.mark.parametrize("case", [case for case in ALL if case.codes], ids=lambda case: case.place)
def test_errors(case: Any) -> None:
    with pytest.raises((NotationError, HandError, NotAWin)) as caught:
        scored(case)
    assert tuple(note.code for note in caught.value.notes) == case.codes
    assert getattr(caught.value, "column", None) == case.column


def test_every_row_of_erren64_is_shown() -> None:
    shown = Counter()
    for name in ("erren64.hands", "erren64-full.hands"):
        for case in cases(ROOT / "examples" / name):
            shown.update(fan for fan, _, _ in case.fans)
            shown.update(case.without)
    assert {row.zh for row in rules("erren64", ()).rows.values()} <= set(shown)


def test_rows_that_do_not_count_stand_with_their_reason() -> None:
    counted = {
        fan
        for name in ("erren64.hands", "erren64-full.hands")
        for case in cases(ROOT / "examples" / name)
        for fan, _, _ in case.fans
    }
    assert {row.zh for row in rules("erren64", ()).rows.values()} - counted == {"双暗杠", "双明杠"}


def test_rows_come_in_the_order_of_the_table() -> None:
    for name in ("erren64.hands", "erren64-full.hands"):
        text = (ROOT / "examples" / name).read_text(encoding="utf-8")
        heads = [line.split() for line in text.splitlines() if line.startswith("# ") and line.split()[1].isdecimal()]
        numbers = [int(head[1]) for head in heads if "see" not in head]
        assert numbers == sorted(numbers)
        by_number = {row.number: row.zh for row in rules("erren64", ()).rows.values()}
        assert all(by_number[int(head[1])] == head[2] for head in heads)


def test_each_block_of_the_tour_is_one_hand() -> None:
    lines = (ROOT / "examples" / "notation.hands").read_text(encoding="utf-8").splitlines()
    blocks = [list(block) for blank, block in groupby(lines, key=lambda line: not line.strip()) if not blank]
    seen = 0
    for block in blocks:
        hands = [parse(text) for line in block if (text := line.partition("#")[0].strip())]
        same = {
            (hand.concealed, hand.win, hand.context, tuple((meld.tiles, meld.concealed) for meld in hand.melds))
            for hand in hands
        }
        assert len(same) <= 1, block[0]
        seen += len(hands)
    assert seen > 50


def test_mistakes_hold_all_three_kinds() -> None:
    kinds = {code.partition(".")[0] for case in ALL for code in case.codes}
    assert kinds == {"notation", "hand", "no_win"}
