"""Ways to run the command: in this process, which is quick, or as a process of its own, which is how people do it."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from mjcalc.cli.run import run


class Result(NamedTuple):
    """What a run left behind."""

    status: int
    out: str
    err: str


Run = Callable[..., Result]


def environment(**more: str) -> dict[str, str]:
    """A plain environment in English and UTF-8."""
    root = Path(__file__).resolve().parents[2]
    env = {name: value for name, value in os.environ.items() if not name.startswith(("MJCALC_", "LC_", "LANG"))}
    return env | {"PYTHONPATH": str(root), "PYTHONIOENCODING": "utf-8", "LANG": "C.UTF-8"} | more


@pytest.fixture
def env() -> dict[str, str]:
    """The environment of a process in which the command runs."""
    return environment()


@pytest.fixture
def mj(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command in this process."""
    for name in list(os.environ):
        if name.startswith(("MJCALC_", "LC_")):
            monkeypatch.delenv(name)
    monkeypatch.setenv("LANG", "C.UTF-8")

    def call(*args: str, encoding: str = "utf-8") -> Result:
        out, err = (io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True) for _ in range(2))
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            status = run(args)
        return Result(status, _text(out), _text(err))

    return call


def _text(stream: io.TextIOWrapper) -> str:
    stream.flush()
    data = stream.buffer
    assert isinstance(data, io.BytesIO)
    return data.getvalue().decode(stream.encoding)


@pytest.fixture
def process(tmp_path: Path) -> Run:
    """Run the command as a process of its own, in an empty folder."""

    def call(*args: str, stdin: bytes | None = None, **env: str) -> Result:
        done = subprocess.run(
            [sys.executable, "-m", "mjcalc", *args],
            input=stdin,
            stdin=subprocess.DEVNULL if stdin is None else None,
            capture_output=True,
            cwd=tmp_path,
            env=environment(**env),
            check=False,
        )
        return Result(done.returncode, done.stdout.decode(), done.stderr.decode())

    return call


@pytest.fixture
def hands(tmp_path: Path) -> Callable[..., str]:
    """Write a file of hands and give its name."""

    def write(*lines: str | bytes, name: str = "some.hands") -> str:
        path = tmp_path / name
        path.write_bytes(b"".join((line.encode() if isinstance(line, str) else line) + b"\n" for line in lines))
        return str(path)

    return write
