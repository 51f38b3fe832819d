"""Many hands: files, pipes, and lines that are wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import pytest

HAND = "123m 456m 789m [EEE] 5m +5m | zimo"
PAIRS = "1133557799mEEC +C"
LINES = ["# a comment", HAND, "", "123m [EEE", PAIRS, "55555m 123m 456m EEE", "123m 456m 789m EEE 5m"]


@pytest.mark.parametrize("form", ["plain", "jsonl", "tsv", "csv", "total"])
def test_output_zips_with_input(mj, hands, form: str) -> None:
    args = ["-t"] if form == "total" else ["--format", form]
    status, out, err = mj("-f", hands(*LINES), *args)
    assert status == 2
    rows = out.splitlines()[1:] if form in ("csv", "tsv") else out.splitlines()
    assert len(rows) == 5
    assert err.splitlines()[-1] == "mjcalc: 5 in all: 2 win, 1 do not win or fall short, 2 wrong"


def test_mistakes_say_where(mj, hands) -> None:
    name = hands(*LINES)
    err = mj("-f", name, "-t").err
    assert f"mjcalc: {name}:4:6: " in err
    assert f"mjcalc: {name}:6: 5m occurs 6 times" in err
    assert "  123m [EEE\n       ^\n" in err


def test_text_has_a_block_for_each_line(mj, hands) -> None:
    out = mj("-f", hands(*LINES), "--format", "text").out
    assert "not scored (notation.unclosed)" in out
    assert "not a win" in out
    assert out.count(".hands:") == 5


def test_strict_stops_and_keeps_what_was_scored(mj, hands) -> None:
    status, out, err = mj("-f", hands(*LINES), "-t", "--strict")
    assert (status, out) == (2, "6\n-\n")
    assert "--strict" in err


def test_strict_does_not_mind_hands_that_do_not_win(mj, hands) -> None:
    assert mj("-f", hands("123m 456m 789m EEE 5m", HAND), "-t", "--strict").out == "-\n6\n"


def test_several_files_and_one_that_is_missing(mj, hands, tmp_path) -> None:
    one, two = hands(HAND, name="one"), hands(PAIRS, name="two")
    status, out, err = mj("-f", one, "-f", str(tmp_path / "gone"), "-f", str(tmp_path), "-f", two, "-t")
    assert (status, out.splitlines()[0], len(out.splitlines())) == (2, "6", 2)
    assert "gone: there is no such file" in err
    assert "this is a folder" in err


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="this user may read everything")
def test_a_file_that_may_not_be_read(mj, hands) -> None:
    name = hands(HAND)
    os.chmod(name, 0)  # noqa: PTH101
    status, _, err = mj("-f", name, "-t")
    assert status == 2
    assert "cannot be read" in err


def test_a_binary_file(mj, hands) -> None:
    status, out, err = mj("-f", hands(b"\x7fELF\0\0\1\0\n\0\0\n"), "-f", hands(HAND, name="two"), "-t")
    assert (status, out) == (2, "6\n")
    assert err.count("this is no text") == 1


@pytest.mark.parametrize(
    "data",
    [
        "一二三万 四五六万 七八九万 [东东东] 五万 +五万 | 自摸\n".encode("gb18030"),
        "\ufeff一二三万 四五六万 七八九万 [东东东] 五万 +五万 | 自摸\r\n\r\n".encode(),
        "# 注释\r\n１２３ｍ 456m 789m 【东东东】 5m +5m | 自摸\r\n".encode(),
    ],
    ids=["GBK", "BOM and CRLF", "full width"],
)
def test_encodings(process, data: bytes) -> None:
    assert process("-", "-t", stdin=data)[:2] == (0, "6\n")


def test_encoding_by_name(mj, hands, tmp_path) -> None:
    (tmp_path / "wide").write_bytes((HAND + "\n").encode("utf-16"))
    name = str(tmp_path / "wide")
    assert mj("-f", name, "-t", "--encoding", "utf-16")[:2] == (0, "6\n")
    result = mj("-f", name, "-t")
    assert result.status == 2
    assert "--encoding utf-16" in result.err
    assert mj("-f", name, "-t", "--encoding", "klingon").status == 2


def test_options_hold_for_every_line(mj, hands) -> None:
    data = mj(
        "-f", hands("123456789m 5m +5m", "123456789m 9m +9m"), "--pung", "E", "--self-draw", "--format", "jsonl"
    ).out
    assert [json.loads(line)["context"]["won"] for line in data.splitlines()] == ["self_draw"] * 2


def test_the_place_of_records(mj, hands) -> None:
    name = hands("# first", HAND)
    records = json.loads(mj("-e", PAIRS, "-f", name, "--format", "json").out)
    assert [(record["line"], record.get("file")) for record in records] == [(1, None), (2, name)]


@pytest.mark.parametrize("args", [[], ["-"], ["-f", "-"]], ids=str)
def test_a_pipe_is_read(process, args: list[str]) -> None:
    assert process("-t", *args, stdin=f"{HAND}\n".encode())[:2] == (0, "6\n")


def test_a_pipe_is_left_alone_when_there_is_a_hand(process) -> None:
    assert process("-t", HAND, stdin=b"what?\n") == (0, "6\n", "")


def test_nothing_in_the_pipe(process) -> None:
    assert process()[0] == 2  # nobody said that there would be a pipe
    assert process("-", stdin=b"# nothing\n")[:2] == (0, "")
    assert json.loads(process("-", "--format", "json", stdin=b"").out) == []


def test_a_pipe_that_is_closed_early(tmp_path, env) -> None:
    (tmp_path / "many").write_text(f"{HAND}\n" * 20_000)
    done = subprocess.run(  # noqa: S602 - a pipe is the point
        f'set -o pipefail; "{sys.executable}" -m mjcalc -f many | head -1',
        shell=True,
        executable="/bin/bash",
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("6\t")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no full disk")  # noqa: PTH110
def test_a_full_disk(env) -> None:
    with open("/dev/full", "w") as full:  # noqa: PTH123
        done = subprocess.run(
            [sys.executable, "-m", "mjcalc", HAND],
            stdout=full,
            stderr=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            env=env,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("mjcalc: the output cannot be written")
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr


def test_records_come_as_lines_come_and_ctrl_c_ends_it(env) -> None:
    running = subprocess.Popen(
        [sys.executable, "-m", "mjcalc", "-", "-t"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=env,
    )
    assert running.stdin
    assert running.stdout
    assert running.stderr
    with running:
        running.stdin.write(f"{HAND}\n".encode())
        running.stdin.flush()
        assert running.stdout.readline() == b"6\n"  # before there is a second line
        time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        assert running.wait(10) == 130
        assert running.stderr.read() == b""
