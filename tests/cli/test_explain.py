"""``--explain``: why a hand scores as it does."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mjcalc.render.columns import width

STRAIGHT = "123m 456m 789m [EEE] 5m +5m | zimo"


def lines(text: str) -> list[str]:
    """The lines with single blanks between words."""
    return [" ".join(line.split()) for line in text.splitlines()]


def test_fans_stand_with_their_tiles(mj) -> None:
    found = lines(mj("--explain", STRAIGHT).out)
    assert "4 清龙 Pure Straight 123m 456m 789m" in found
    assert "1 混一色 Half Flush whole hand" in found
    assert "1 幺九刻 Pung of Terminals or Honours [EEE]" in found
    assert "1 自摸 Self-Drawn the way it was won" in lines(mj("--explain", "--rules", "mcr", STRAIGHT).out)


@pytest.mark.parametrize(
    ("hand", "english", "chinese"),
    [
        (STRAIGHT, "连六 Short Straight no repeat: always there with Pure Straight", "连六 不重复：有清龙必有它"),
        (
            "1122335577889m +9m | self-draw",
            "清一色 Full Flush printed 不计 of Pure Terminal Chows",
            "清一色 原表规定：一色双龙会不计它",
        ),
        (
            "1112345678999s +7s | ron",
            "no repeat: one instance beside Nine Gates",
            "不重复：有九莲宝灯时少计一个",
        ),
        (
            "123m 345m 567m [123m] 9m +9m",
            "combination rule: those sets are tied already by",
            "套算一次：这几副牌已由",
        ),
        (
            "[NNNN,7] [CCCC,3] (1111p) [PPPP] 2p +2p | ron seat=N round=W",
            "gives way to its parts: Pung of Terminals or Honours × 2 score 2 together, it would score 1",
            "双箭刻 让位给它的组成部分：幺九刻 × 2 共 2 分，它只有 1 分",
        ),
    ],
    ids=["by rule", "printed", "one", "combination", "parts"],
)
def test_dropped_fans_say_which_rule_removed_them(mj, hand: str, english: str, chinese: str) -> None:
    assert any(english in line for line in lines(mj("--explain", hand).out))
    assert any(chinese in line for line in lines(mj("--explain", "--lang", "zh", hand).out))


def test_once_a_hand(mj, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('schema = 1\nextends = "erren64"\n[fans.yao_jiu_ke]\nonce = true\n', encoding="utf-8")
    out = mj("--explain", "--rules", str(own), "[EEE] [111m] 234m 678m 5m +5m").out
    assert any(line.startswith("幺九刻") and "once a hand" in line for line in lines(out))


def test_other_readings_with_their_totals(mj) -> None:
    out = mj("--explain", "--base", "3", "111222333444m 5m +5m | discard").out
    part = out[out.index("Other readings") : out.index("The win")].splitlines()
    assert 2 <= len(part) <= 6
    total = int(out.split()[0])
    assert all(int(line.split()[0]) <= total for line in part[1:3])


def test_more_readings_than_are_shown(mj) -> None:
    out = mj("--explain", "2223334445556m +4m | discard").out
    assert "and " in out
    assert " more\n" in out


def test_facts_of_the_win(mj) -> None:
    args = ["--explain", "--rules", "mcr", "13m 456m 789p EEE 5m 5m +2m | last round=E seat=S flowers=3"]
    found = lines(mj(*args).out)
    assert "won on a discarded 2m, the last tile" in found
    assert "waited on 2m (closed wait)" in found
    assert "hand concealed" in found
    assert "context round wind E, seat wind S, flowers: 3" in found
    chinese = lines(mj(*args, "--lang", "zh").out)
    assert "和牌方式 点和 2m，最后一张" in chinese
    assert "听牌 2m (坎张)" in chinese


def test_rules_and_settings(mj) -> None:
    found = lines(mj("--explain", "--set", "deck=full", "--base", "2", STRAIGHT).out)
    assert "ruleset Two-player mahjong, 64 tiles (erren64)" in found
    assert "deck = full instead of one_suit" in found
    assert "base = 2 instead of 0" in found
    assert any(line.startswith("source of points") for line in found)


def test_notes(mj) -> None:
    result = mj("--explain", "[EEEE] 123m 456m 789m 5m +5m")
    assert "[EEEE] was read as a concealed kong" in result.out
    assert result.err == ""


def test_columns_align_in_cells(mj) -> None:
    out = mj("--explain", "--lang", "zh", STRAIGHT).out
    rows = out[out.index("\n不计\n") : out.index("\n其他")].strip().splitlines()[1:]
    starts = {width(row[: row.index("不重复")]) for row in rows}
    assert len(rows) == 2
    assert len(starts) == 1


@pytest.mark.parametrize("form", ["text", "markdown", "json"])
@pytest.mark.parametrize("lang", ["en", "zh"])
def test_every_hand_can_be_explained(mj, vectors: Path, tmp_path: Path, form: str, lang: str) -> None:
    for ruleset in ("erren72", "mcr"):
        cases = (vectors / f"{ruleset}.jsonl").read_text(encoding="utf-8").splitlines()[::10]
        some = tmp_path / "some.hands"
        some.write_text("".join(json.loads(case)["hand"] + "\n" for case in cases), encoding="utf-8")
        args = ("--explain", "--rules", ruleset, "--lang", lang, "--format", form, "-f", str(some))
        status, out, _ = mj(*args)
        assert status == 0
        assert len(out) > 500 * len(cases)
