"""The parts of the documentation that a machine reads: hands with what they are worth, and sessions.

Used by ``docs/build.py`` and by the tests. ``docs/examples.md`` explains the form to people.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Case(NamedTuple):
    """One hand and what is said about it.

    A hand that is scored has ``total``, ``base`` and ``fans`` (name, points of one, how often), in order, and ``without``: fans that it has and
    that do not count. One that is not has ``codes``, and a ``column`` when it cannot be read.
    """

    place: str
    hand: str
    rules: str = "erren64"
    settings: tuple[tuple[str, str], ...] = ()
    total: int | None = None
    base: int = 0
    fans: tuple[tuple[str, int, int], ...] = ()
    without: tuple[str, ...] = ()
    codes: tuple[str, ...] = ()
    column: int | None = None


class Block(NamedTuple):
    """Lines between two fences of a Markdown page; ``line`` is the number of the first, ``info`` what follows the opening fence."""

    line: int
    info: str
    lines: tuple[str, ...]


class Session(NamedTuple):
    """A command as typed after ``$``, and what it prints."""

    place: str
    command: str
    output: str


def pages() -> list[Path]:
    """Every page that people write, README first."""
    return [*sorted(ROOT.glob("*.md"), reverse=True), *sorted((ROOT / "docs").glob("*.md"))]


# ── hands ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def options(words: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The ruleset and its settings in a command line such as ``mjcalc --rules mcr --set min=8``."""
    rules, settings = "erren64", []
    given = shlex.split(words)
    for word, value in pairwise(given):
        if word == "--rules":
            rules = value
        elif word == "--set":
            name, _, chosen = value.partition("=")
            settings.append((name, chosen))
    return rules, tuple(settings)


def cases(text: str, source: str, first: int = 1, words: str = "") -> Iterator[Case]:
    """The hands of a ``.hands`` text. A line ``#: mjcalc --rules NAME`` says under which rules, else ``words`` do."""
    rules, settings = options(words)
    for number, line in enumerate(text.splitlines(), first):
        if line.startswith("#:"):
            rules, settings = options(line[2:])
        hand, _, said = line.partition("#")
        if not hand.strip():
            continue
        case = Case(f"{source}:{number}", hand.strip(), rules, settings)
        yield _with_error(case, said) if said.strip().startswith("!") else _with_score(case, said)


def _with_error(case: Case, said: str) -> Case:
    words = said.strip().removeprefix("!").partition(";")[0].split()
    column = next((int(word[1:]) for word in words if word.startswith("@")), None)
    return case._replace(codes=tuple(word for word in words if not word.startswith("@")), column=column)


def _with_score(case: Case, said: str) -> Case:
    counted, *remarks = said.split(";")
    total, equals, names = counted.partition("=")
    if not equals or not total.strip().isdigit():
        raise ValueError(f"{case.place}: no total like `# 6 = 清龙4 混一色1 幺九刻1`")
    base, fans = 0, []
    for word in names.split():
        found = re.fullmatch(r"(\D+)(\d+)(?:×(\d+))?", word)
        if not found:
            raise ValueError(f"{case.place}: {word} is not like 清龙4 or 幺九刻1×2")
        if found[1] == "基本分":
            base = int(found[2])
        else:
            fans.append((found[1], int(found[2]), int(found[3] or 1)))
    if base + sum(points * count for _, points, count in fans) != int(total):
        raise ValueError(f"{case.place}: the fans do not add up to {total.strip()}")
    without = [
        name
        for remark in remarks
        if remark.strip().startswith("不计 ")
        for name in remark.strip().removeprefix("不计 ").partition(":")[0].split()
    ]
    return case._replace(total=int(total), base=base, fans=tuple(fans), without=tuple(without))


# ── Markdown ────────────────────────────────────────────────────────────────────────────────────────────────────────


def blocks(text: str) -> Iterator[Block]:
    """The fenced blocks of a page."""
    inside: list[str] | None = None
    info, start = "", 0
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("```"):
            if inside is not None:
                inside.append(line)
        elif inside is None:
            inside, info, start = [], line[3:].strip(), number + 1
        else:
            yield Block(start, info, tuple(inside))
            inside = None


def page_cases(path: Path) -> Iterator[Case]:
    """The hands in the blocks of a page that are headed ```` ```hands --rules NAME````."""
    source = str(path.relative_to(ROOT))
    for block in blocks(path.read_text(encoding="utf-8")):
        name, _, words = block.info.partition(" ")
        if name == "hands":
            yield from cases("\n".join(block.lines), source, block.line, words)


def page_sessions(path: Path) -> Iterator[Session]:
    """The sessions in a page's ``console`` blocks: ``$ mjcalc …``, then what it prints up to the next ``$``."""
    source = str(path.relative_to(ROOT))
    for block in blocks(path.read_text(encoding="utf-8")):
        if block.info != "console":
            continue
        place, command, output = "", "", []
        for number, line in enumerate(block.lines, block.line):
            if line.startswith("$ "):
                if command:
                    yield Session(place, command, _text(output))
                place, command, output = f"{source}:{number}", line[2:], []
            else:
                output.append(line)
        if command:
            yield Session(place, command, _text(output))


def _text(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


# ── running ─────────────────────────────────────────────────────────────────────────────────────────────────────────

#: ``mjcalc`` in a session is this checkout's, whatever is installed.
_PRELUDE = 'mjcalc() { "$MJCALC_PYTHON" -c "from mjcalc.cli import main; main()" "$@"; }\n'


def run(command: str, place: Path) -> str:
    """What a person sees who types ``command`` at a terminal in the folder ``place``, in English and without colour."""
    import pty

    settings = {
        "MJCALC_PYTHON": sys.executable,
        "MJCALC_LANG": "en",
        "PYTHONPATH": str(ROOT),
        "PYTHONUTF8": "1",
        "NO_COLOR": "1",
        "COLUMNS": "100",
        "LC_ALL": "C.UTF-8",
    }
    reader, terminal = pty.openpty()
    with subprocess.Popen(
        ["bash", "-c", _PRELUDE + command],  # noqa: S607 - whichever bash there is
        cwd=place,
        env={name: value for name, value in os.environ.items() if not name.startswith("MJCALC_")} | settings,
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
    ):
        os.close(terminal)
        output = b""
        try:
            while piece := os.read(reader, 1 << 16):
                output += piece
        except OSError:  # how a terminal says that everybody has left
            pass
    os.close(reader)
    return output.decode("utf-8").replace("\r\n", "\n")
