"""A command that takes a twentieth of a second loads what it needs and nothing else."""

from __future__ import annotations

import subprocess
import sys

import pytest

#: Of our own: everything that scoring one hand may load.
OURS = {
    "mjcalc",
    "mjcalc.__main__",
    "mjcalc.cli",
    "mjcalc.cli.app",
    "mjcalc.cli.given",
    "mjcalc.cli.lang",
    "mjcalc.cli.options",
    "mjcalc.cli.output",
    "mjcalc.cli.progress",
    "mjcalc.cli.run",
    "mjcalc.cli.said",
    "mjcalc.cli.score",
    "mjcalc.cli.session",
    "mjcalc.errors",
    "mjcalc.facts",
    "mjcalc.fans",
    "mjcalc.fans.*",
    "mjcalc.hand",
    "mjcalc.messages",
    "mjcalc.messages.render",
    "mjcalc.notation",
    "mjcalc.notation._hand_lalr",
    "mjcalc.notation.grammar",
    "mjcalc.notation.native",
    "mjcalc.notation.text",
    "mjcalc.notation.words",
    "mjcalc.notation.writing",
    "mjcalc.records",
    "mjcalc.render",
    "mjcalc.render.columns",
    "mjcalc.render.hands",
    "mjcalc.render.plain",
    "mjcalc.render.text",
    "mjcalc.rulefile",
    "mjcalc.ruleset",
    "mjcalc.scoring",
    "mjcalc.shapes",
    "mjcalc.solve",
    "mjcalc.tiles",
}

#: Heavy, and of no use to one hand; beyond what typer itself loads.
HEAVY = {
    "tabulate",
    "wcwidth",
    "lark",
    "rich",
    "pygments",
    "json",
    "csv",
    "asyncio",
    "unittest",
    "multiprocessing",
    "jsonschema",
}

PROGRAM = """
import sys
from mjcalc.cli import main
sys.argv = ["mjcalc", *{args!r}]
try:
    main()
finally:
    print(*sys.modules, file=sys.stderr)
"""


def modules(env: dict[str, str], *args: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(args=args)],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        env=env,
        text=True,
        check=False,
    )
    return set(done.stderr.splitlines()[-1].split())


@pytest.mark.parametrize("form", ["plain", "text"])
def test_one_hand_loads_little(env, form: str) -> None:
    loaded = modules(env, "--format", form, "123m 456m 789m [EEE] 5m +5m | zimo")
    ours = {name for name in loaded if name.partition(".")[0] == "mjcalc"}
    families = {name for name in ours if name.startswith("mjcalc.fans.")}
    assert ours - families - OURS == set()
    by_typer = modules(env, "-V")
    assert (loaded - by_typer) & HEAVY == set()
    assert "mjcalc.scoring" not in by_typer or "tabulate" not in by_typer


def test_the_table_of_fans_loads_tabulate_and_no_parser(env) -> None:
    loaded = modules(env, "fans")
    assert "tabulate" in loaded
    assert "mjcalc.notation._hand_lalr" not in loaded
    assert "mjcalc.cli.score" not in loaded
