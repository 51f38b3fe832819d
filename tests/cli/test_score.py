"""One hand on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

HAND = "123m 456m 789m [EEE] 5m +5m | zimo"


@pytest.mark.parametrize(
    "args",
    [
        ("123m 456m 789m [EEE] 5m +5m | zimo",),
        ("score", "123m 456m 789m [EEE] 5m +5m | zimo"),
        ("123m", "456m", "789m", "[EEE]", "5m", "+5m", "|", "zimo"),
        ("123m456m789m5m", "+5m", "--pung", "E", "--self-draw"),
        ("--pung", "EEE", "123m456m789m", "--self-draw", "5m", "+5m"),
        ("--self-draw", "--pung=E", "score", "123456789m55m"),
        ("-e", "123456789m55m", "--pung", "E", "--self-draw"),
        ("--lang", "zh", "一二三万 四五六万 七八九万 [东东东] 五万 +五万 | 自摸"),
        ("--", "123m 456m 789m [EEE] 5m", "+5m | zimo"),
    ],
    ids=" ".join,
)
def test_ways_to_say_one_hand(mj, args) -> None:
    # 清龙 4, 混一色 1, 幺九刻 1
    assert mj("-t", *args) == (0, "6\n", "")


def test_text_says_total_reading_and_fans(mj) -> None:
    status, out, err = mj("--format", "text", HAND)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "6 points · erren64"
    assert "+5m" in lines[2]
    assert [line.split() for line in lines[4:]] == [
        ["4", "清龙", "Pure", "Straight"],
        ["1", "混一色", "Half", "Flush"],
        ["1", "幺九刻", "Pung", "of", "Terminals", "or", "Honours"],
    ]


def test_text_in_chinese(mj) -> None:
    out = mj("--format", "text", "--lang", "zh", HAND).out
    assert out.startswith("6 分")
    assert "Straight" not in out


def test_fans_that_count_twice_show_it(mj) -> None:
    out = mj("--format", "text", "(1111m) (2222m) [456m] EE 99m +E | discard").out
    assert "1 × 2  幺九刻" in out
    assert "1      混一色" in out


@pytest.mark.parametrize("ruleset", ["erren64", "erren72", "mcr"])
def test_totals_of_the_vectors(mj, vectors: Path, ruleset: str) -> None:
    cases = [json.loads(line) for line in (vectors / f"{ruleset}.jsonl").read_text(encoding="utf-8").splitlines()]
    for case in cases[::25]:
        settings = ["--set", f"deck={case['deck']}"] if case.get("deck") else []
        status, out, err = mj("--rules", ruleset, *settings, "--format", "json", case["hand"])
        assert status == 0, (case, err)
        assert json.loads(out)["total"] == case["total"], case


@pytest.mark.parametrize(
    ("status", "args"),
    [
        (0, [HAND]),
        (0, ["--min", "6", HAND]),
        (1, ["--min", "7", HAND]),
        (1, ["123m 456m 789m [EEE] 5m"]),
        (1, ["123m 456m 789m [EEE] 5m +6m"]),
        (2, ["123m 456m 789m [EEE] 5m +5m +5m"]),
        (2, ["55555m 456m 789m [EEE] 5m"]),
        (2, ["123m 456p 789m [EEE] 5m +5m"]),
        (0, ["--set", "deck=full", "123m 456p 789m [EEE] 5m +5m"]),
        (1, ["-e", HAND, "-e", "123m 456m 789m [EEE] 5m"]),
        (2, ["-e", "1122", "-e", "123m 456m 789m [EEE] 5m", "-e", HAND]),
        (2, ["-e", "", HAND]),
        (2, ["-f", "no such file", HAND]),
        (2, ["--frobnicate", HAND]),
        (2, ["--format", "xml", HAND]),
        (2, ["--format", "csv", "--explain", HAND]),
        (2, ["-t", "--format", "csv", HAND]),
        (2, ["--lang", "fr", HAND]),
        (2, ["--tiles", "emoji", HAND]),
        (2, ["--color", "maybe", HAND]),
        (2, ["--rules", "no such rules", HAND]),
        (2, ["--set", "deck", HAND]),
        (2, ["--set", "deck=half", HAND]),
        (2, ["--set", "color=red", HAND]),
        (2, ["--base", "two", HAND]),
        (2, ["--rules"]),
        (2, ["--self-draw", "--discard", HAND]),
        (2, ["--round", "Q", HAND]),
        (2, ["--flowers", "x", HAND]),
        (2, ["--pung", "123m", HAND]),
        (2, ["--kong", "1", HAND]),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else str(value),
)
def test_exit_status(mj, status: int, args: list[str]) -> None:
    result = mj(*args)
    assert result.status == status, result
    assert "Traceback" not in result.err
    assert (status == 2) <= result.err.startswith("mjcalc: ")


def test_a_mistake_is_shown_under_the_text(mj) -> None:
    result = mj("123m 456m 789m [EEE 5m +5m")
    lines = result.err.splitlines()
    assert lines[0].startswith("mjcalc: ")
    assert lines[1] == "  123m 456m 789m [EEE 5m +5m"
    assert lines[2].index("^") == lines[1].index("[")


def test_every_problem_of_a_hand_is_told(mj) -> None:
    err = mj("55555m 123p 4").err + mj("55555m 123p [112m]").err
    assert err.count("mjcalc: ") > 3


def test_a_hand_that_does_not_win_is_a_result(mj) -> None:
    status, out, err = mj("--format", "text", "123m 456m 789m EEE 5m")
    assert (status, err) == (1, "")
    assert "waits on 5m" in out


def test_the_number_alone_leaves_the_reason_to_stderr(mj) -> None:
    status, out, err = mj("-t", "123m 456m 789m EEE 5m")
    assert (status, out) == (1, "-\n")
    assert "waits on 5m" in err


def test_base_and_minimum(mj) -> None:
    assert mj("-t", "--base", "2", HAND).out == "8\n"
    assert "8 points · fans 6, base 2" in mj("--format", "text", "--base", "2", HAND).out
    assert "2 short of the minimum 8" in mj("--format", "text", "--min", "8", HAND).out
    assert "差 2 分起和" in mj("--format", "text", "--lang", "zh", "--set", "min=8", HAND).out


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--self-draw"], "zimo"),
        (["--discard"], "ron"),
        (["--rob"], "rob"),
        (["--self-draw", "--last"], "妙手回春"),
        (["--last"], "last ron"),
        (["--last-copy"], "last-copy"),
        (["--round", "E", "--seat", "S"], "round=E seat=S"),
        (["--round=east", "--seat=南"], "圈东 门南"),
        (["--dealer"], "dealer"),
        (["--no-dealer"], "non-dealer"),
        (["--ready"], "ready"),
        (["--heavenly-ready"], "heavenly-ready"),
        (["--heaven"], "heaven"),
        (["--earth"], "earth"),
        (["--human"], "human"),
        (["--flowers", "3"], "flowers=3"),
        (["--flowers", "abd"], "flowers=abd"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else value,
)
def test_options_say_what_words_say(mj, options: list[str], words: str) -> None:
    hand = "13s 456s 789s EEE 55s +2s"
    rules = ["--rules", "erren72", "--format", "json"]
    by_option, by_word = mj(*rules, *options, hand), mj(*rules, f"{hand} | {words}")
    assert by_option.status == by_word.status == 0, (by_option, by_word)
    one, other = json.loads(by_option.out), json.loads(by_word.out)
    del one["input"], other["input"]
    assert one == other


def test_replacement_tile(mj) -> None:
    by_option = mj("--format", "plain", "--concealed-kong", "1m", "--replacement", "--self-draw", "123456789m E +E")
    assert by_option.status == 2  # five 1m
    by_option = mj("--format", "plain", "--concealed-kong", "F", "--replacement", "123456789m E +E")
    assert by_option.out == mj("--format", "plain", "123456789m E +E (FFFF) | kong").out
    assert by_option.status == 0


def test_options_win_over_the_text(mj) -> None:
    data = json.loads(mj("--format", "json", "--discard", "--last", HAND).out)
    assert data["context"]["won"] == "discard"
    assert data["context"]["last"]


def test_sets_by_option(mj) -> None:
    args = ["--chow", "123m", "--chow=456m", "--kong", "C", "--concealed-kong", "FFFF", "9m", "+9m"]
    data = json.loads(mj("--format", "json", *args).out)
    assert data["hand"] == "9m [123m] [456m] [CCCC,?] (FFFF) +9m | discard"


def test_a_bare_kong_gets_a_note(mj) -> None:
    result = mj("--format", "text", "[EEEE] 123m 456m 789m 5m +5m")
    assert "note: [EEEE] was read as a concealed kong" in result.err
    data = mj("--format", "json", "[EEEE] 123m 456m 789m 5m +5m")
    assert data.err == ""
    assert json.loads(data.out)["notes"][0]["code"] == "notation.bare_kong"


def test_tiles(mj) -> None:
    assert "四六万+五万 七八九万 [东东东] 五五万" in mj("--format", "text", "--tiles", "zh", HAND).out
    assert "🀋" in mj("--format", "text", "--tiles", "unicode", HAND).out
    total, _, reading, hand = mj("--format", "plain", "--tiles", "unicode", HAND).out.split("\t")
    assert (total, reading) == ("6", "123m 46m+5m 789m [EEE] 55m")  # glyphs in the last column alone
    assert "🀋" in hand


def test_a_terminal_without_chinese(mj) -> None:
    result = mj("--format", "text", "--tiles", "unicode", "--lang", "zh", HAND, encoding="ascii")
    assert result.status == 0
    assert "Pure Straight" in result.out
    assert "46m+5m" in result.out
    assert "?" not in result.out


def test_colour(mj, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\033" not in mj("--format", "text", HAND).out
    assert "\033" in mj("--format", "text", "--color", "always", HAND).out
    assert "\033" not in mj("--format", "plain", "--color", "always", HAND).out
    monkeypatch.setattr("mjcalc.cli.output.is_terminal", lambda _: True)
    assert "\033" in mj("--format", "text", HAND).out
    assert "\033" not in mj("--format", "text", "--color", "never", HAND).out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\033" not in mj("--format", "text", HAND).out


@pytest.mark.parametrize(
    ("env", "chinese"),
    [
        ({"LANG": "zh_CN.UTF-8"}, True),
        ({"LANG": "zh_CN.UTF-8", "LC_ALL": "C.UTF-8"}, False),
        ({"MJCALC_LANG": "zh"}, True),
        ({"MJCALC_LANG": "en", "LANG": "zh_TW.UTF-8"}, False),
        ({"MJCALC_LANG": "fr", "LANG": "zh_TW.UTF-8"}, True),
        ({"LANG": "de_DE.UTF-8"}, False),
    ],
)
def test_language(mj, monkeypatch: pytest.MonkeyPatch, env: dict[str, str], chinese: bool) -> None:
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert ("6 分" in mj("--format", "text", HAND).out) is chinese


def test_rules_by_environment(mj, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MJCALC_RULES", "mcr")
    assert json.loads(mj("--format", "json", HAND).out)["ruleset"] == "mcr"
    assert json.loads(mj("--rules", "erren64", "--format", "json", HAND).out)["ruleset"] == "erren64"


def test_rules_of_ones_own(mj, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('schema = 1\nid = "own"\nextends = "erren64"\n[fans.qing_long]\npoints = 40\n', encoding="utf-8")
    assert mj("-t", "--rules", str(own), HAND).out == "42\n"
    own.write_text('schema = 1\nextends = "erren64"\n[fans.qing_long]\npoints = -1\n[fans.nix]\npoints = 1\n')
    result = mj("-t", "--rules", str(own), HAND)
    assert result.status == 2
    assert f"{own}:4: fans.qing_long.points" in result.err
    assert f"{own}:5: fans.nix" in result.err


def test_a_mistake_of_the_program_is_one_line(mj, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("of all things")

    monkeypatch.setattr("mjcalc.records.score", broken)
    result = mj(HAND)
    assert result.status == 2
    assert result.err.count("\n") == 1
    assert "--debug" in result.err
    assert "Traceback" in mj("--debug", HAND).err


def test_interrupted(mj, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("mjcalc.records.score", interrupted)
    assert mj(HAND) == (130, "", "")
