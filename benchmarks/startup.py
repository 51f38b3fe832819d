"""How long `mjcalc HAND` takes as a whole process, against the smallest program that typer can make."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from statistics import median

GOAL = 1.6
HAND = "123m 456m 789m [EEE] 5m +5m | zimo"

MINIMAL = """\
import typer


def main(hand: str) -> None:
    typer.echo(hand)


typer.run(main)
"""

MJCALC = ("-m", "mjcalc")


def environment() -> dict[str, str]:
    """The environment of the programs: bytecode is cached, and nothing of the person's own settings shows."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "MJCALC_"))}
    # Python's own encoding of stdout must not decide whether Chinese can be printed.
    return env | {"PYTHONIOENCODING": "utf-8"}


def seconds(command: list[str], env: dict[str, str]) -> float:
    """The time that one run takes."""
    start = time.perf_counter()
    subprocess.run(command, env=env, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def measure(commands: dict[str, list[str]], rounds: int) -> dict[str, float]:
    """The median of each command, all run in turn; the first two rounds fill caches and do not count."""
    env = environment()
    times: dict[str, list[float]] = {name: [] for name in commands}
    for round_ in range(rounds + 2):
        for name, command in commands.items():
            taken = seconds(command, env)
            if round_ >= 2:
                times[name].append(taken)
    return {name: median(values) for name, values in times.items()}


def import_times(command: list[str]) -> tuple[Counter[str], Counter[str]]:
    """Microseconds that a command spends importing, by top-level package and by module."""
    run = [command[0], "-X", "importtime", *command[1:]]
    done = subprocess.run(run, env=environment(), check=True, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    packages: Counter[str] = Counter()
    modules: Counter[str] = Counter()
    for line in done.stderr.splitlines():
        if not line.startswith("import time:") or "self [us]" in line:
            continue
        own, _, module = line.removeprefix("import time:").split("|")
        name = module.strip()
        top = name.partition(".")[0]
        packages["(standard library)" if top.lstrip("_") in STANDARD else top] += int(own)
        modules[name] += int(own)
    return packages, modules


STANDARD = {name.lstrip("_") for name in sys.stdlib_module_names} | {"site", "sitecustomize", "usercustomize"}


def print_table(rows: list[tuple[str, ...]]) -> None:
    """Columns aligned, the first to the left and the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        print("  ".join(cells).rstrip())


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=21, help="how often each program runs (default 21)")
    options.add_argument("--hand", default=HAND, help=f"the hand to score (default {HAND!r})")
    options.add_argument("--importtime", action="store_true", help="also say what each import costs")
    chosen = options.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        minimal = Path(folder) / "minimal.py"
        minimal.write_text(MINIMAL, encoding="utf-8")
        baseline = [sys.executable, str(minimal), chosen.hand]
        commands = {"python -c pass": [sys.executable, "-c", "pass"], "minimal typer program": baseline}
        for output in ("text", "plain"):
            for lang in ("en", "zh"):
                command = [sys.executable, *MJCALC, "--format", output, "--lang", lang, chosen.hand]
                commands[f"mjcalc --format {output} --lang {lang}"] = command
        medians = measure(commands, chosen.rounds)

        against = medians["minimal typer program"]
        print_table(
            [
                ("whole process", "median ms", "ratio"),
                *((name, f"{value * 1000:.1f}", f"{value / against:.2f}") for name, value in medians.items()),
            ]
        )
        worst = max(value / against for name, value in medians.items() if name.startswith("mjcalc"))
        print(f"slowest mjcalc: {worst:.2f} times the minimal program (goal: at most {GOAL})")

        if chosen.importtime:
            last = list(commands)[-1]
            for name in ("minimal typer program", last):
                packages, modules = import_times(commands[name])
                print(f"\nimports of {name}: {sum(packages.values()) / 1000:.1f} ms in {len(modules)} modules")
                print_table([("package", "ms"), *((key, f"{n / 1000:.1f}") for key, n in packages.most_common(10))])
                print_table([("module alone", "ms"), *((key, f"{n / 1000:.1f}") for key, n in modules.most_common(15))])


if __name__ == "__main__":
    main()
