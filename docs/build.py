"""Writes the reference pages under ``docs/reference`` from the program itself.

python docs/build.py               writes them
python docs/build.py --check       writes nothing; exits 1 and shows the difference when a page is stale
python docs/build.py --sessions    runs the sessions in the other pages and writes what they print now; read the
                                   difference before you keep it
"""

from __future__ import annotations

import argparse
import difflib
import re
import runpy
import shutil
import sys
from collections.abc import Iterable
from importlib import import_module
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

from mjcalc import Ruleset
from mjcalc.cli import COMMANDS
from mjcalc.fans import FANS, Fan
from mjcalc.ruleset import BY_RULE, PRINTED, Row

HERE = Path(__file__).resolve().parent
CHECKS = runpy.run_path(str(HERE / "checks.py"))
SHOWN = 40  # lines of a difference
NOTICE = "<!-- Written by docs/build.py from the program; do not edit. -->"

#: The message topics whose codes a user may meet, in that order; a new one is a word here.
TOPICS = ("notation", "hand", "no_win", "score", "settle", "ready", "rules", "cli")

#: Sentences that are no messages: the texts of the help.
LABELS = re.compile(
    r"ready\.[a-z_]+$(?<!too_many_for_waits)(?<!too_few_for_discards)|cli\.((about|examples|opt|panel|usage|command)_|(examples_head|commands|notes|short_usage)$)"
)


def page(title: str, about: str, *parts: str) -> str:
    """A whole page."""
    return "\n\n".join([f"# {title}", NOTICE, about, *parts]) + "\n"


def table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """A Markdown table."""
    head = list(head)
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(_cell(cell) for cell in line) + " |" for line in lines)


def _cell(cell: object) -> str:
    return str(cell).replace("|", "\\|").replace("\n", " ")


def rulesets() -> list[Ruleset]:
    """The rulesets that come with the program, the default first."""
    default = Ruleset.load().id
    return sorted((Ruleset.load(name) for name in Ruleset.names()), key=lambda rules: (rules.id != default, rules.id))


def excluded(row: Row, rules: Ruleset, source: str) -> str:
    """The fans that a row keeps out, by the ruleset's names; in italics those that the ruleset does not have."""
    names = []
    for exclusion in row.exclusions:
        if exclusion.source == source:
            other = rules.rows.get(exclusion.fan)
            name = other.zh if other else f"*{FANS[exclusion.fan].zh}*"
            names.append(f"one {name}" if exclusion.one else name)
    return " ".join(names)


def _first_line(module: ModuleType) -> str:
    """What a module says of itself, as a heading."""
    return (module.__doc__ or module.__name__).strip().splitlines()[0].rstrip(".")


def marks(row: Row) -> str:
    """What else a row says, in words."""
    said = {
        "combines": row.combine,
        "once a hand": row.once,
        "not toward a minimum": row.bonus,
        "only when nothing else counts": row.fallback,
    }
    return ", ".join(word for word, holds in said.items() if holds)


# ── the pages ───────────────────────────────────────────────────────────────────────────────────────────────────────


def fans_page() -> str:
    """Every fan: its law, points, exclusions, examples."""
    parts = []
    for module, family in groupby(FANS.values(), key=lambda fan: fan.predicate.__module__):
        parts.append("## " + _first_line(import_module(module)))
        parts += [_fan(fan) for fan in family]
    return page(
        "Fans",
        "Every fan that the program knows: its law, what it is worth in each ruleset, which fans do not count beside it, and hands that "
        "have it (计) or just miss it (不计). *Printed* exclusions stand in the ruleset's own table; those *by rule* follow "
        "from no repeat. Fans in italics are no rows of that ruleset. `mjcalc fans NAME` prints the same.",
        *parts,
    )


def _fan(fan: Fan) -> str:
    rows = [
        (rules.id, row.zh, row.points, excluded(row, rules, PRINTED), excluded(row, rules, BY_RULE), marks(row))
        for rules in rulesets()
        if (row := rules.rows.get(fan.id))
    ]
    lines = [f"### {fan.zh} {fan.en}", f"`{fan.id}`", fan.law_en, fan.law_zh]
    if rows:
        lines.append(table(["ruleset", "name", "points", "不计, printed", "不计, by rule", ""], rows))
    examples = [f"计: {hand}" for hand in fan.examples] + [f"不计: {hand}" for hand in fan.counterexamples]
    if examples:
        lines.append("\n".join(["```", *examples, "```"]))
    return "\n\n".join(lines)


def rulesets_page() -> str:
    """Each ruleset's table."""
    return page(
        "Rulesets",
        "The tables that come with the program. *Combines*: shares sets with other such fans only as "
        "[rules.md](../rules.md) says (套算一次). *Printed* and *by rule* say where a 不计 comes from; fans in italics are "
        "no rows of the table, so there is nothing to keep out. Settings are chosen with `--set NAME=VALUE`.",
        *(_ruleset(rules) for rules in rulesets()),
    )


def _ruleset(rules: Ruleset) -> str:
    deck = rules.deck
    suits = "any one suit" if deck.one_suit else "suits " + " ".join(deck.suits)
    others = {"winds": deck.winds, "dragons": deck.dragons, "flowers": bool(deck.flowers)}
    facts = [
        f"- deck: {deck.tiles} tiles, {', '.join([suits, *(word for word, there in others.items() if there)])}",
        f"- forms: {', '.join(form.replace('_', ' ') for form in rules.forms)}",
        f"- fans: {len(rules.rows)}",
        *(f"- source of {name.replace('_', ' ')}: {source}" for name, source in rules.sources.items()),
    ]
    settings = [
        (
            f"`{setting.name}`",
            setting.default,
            ", ".join(setting.choices) if setting.choices else "a whole number",
            setting.en,
            setting.zh,
        )
        for setting in rules.settings.values()
    ]
    rows = [
        (
            row.number or place,
            row.points,
            row.zh,
            row.en,
            excluded(row, rules, PRINTED),
            excluded(row, rules, BY_RULE),
            marks(row),
        )
        for place, row in enumerate(rules.rows.values(), 1)
    ]
    return "\n\n".join(
        [
            f"## {rules.id}: {rules.en}",
            rules.zh,
            "\n".join(facts),
            table(["setting", "default", "may be", "what it is", ""], settings),
            table(["no.", "points", "fan", "English", "不计, printed", "不计, by rule", ""], rows),
        ]
    )


def messages_page() -> str:
    """Every code and its sentence."""
    parts = []
    for topic in TOPICS:
        module = import_module(f"mjcalc.messages.{topic}")
        rows = [(f"`{code}`", en, zh) for code, (en, zh) in module.SENTENCES.items() if not LABELS.match(code)]
        about = _first_line(module)
        parts.append(f"## {about}\n\n" + table(["code", "English", "中文"], rows))
    return page(
        "Messages",
        "Every message and its code. The codes are stable: they stand in JSON output as `code`, and a script may rely on them; the sentences "
        "may get better. Words in braces are filled in.",
        *parts,
    )


def commands_page() -> str:
    """What ``--help`` of every command says."""
    parts = [
        f"## mjcalc {name}\n\n```\n{CHECKS['run'](f'mjcalc {name} --help', HERE).rstrip()}\n```" for name in COMMANDS
    ]
    return page(
        "Commands",
        "What `mjcalc COMMAND --help` says of each command; `--lang zh` says it in Chinese. Where no command is named, "
        f"`{COMMANDS[0]}` is meant. [guide.md](../guide.md) shows them at work.",
        *parts,
    )


PAGES = {
    "commands.md": commands_page,
    "fans.md": fans_page,
    "rulesets.md": rulesets_page,
    "messages.md": messages_page,
}


def rewrite_sessions(path: Path, place: Path) -> None:
    """Put what the sessions of a page print now under their commands."""
    written: list[str] = []
    inside = False
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("```"):
            inside = line == "```console"
        if not inside or line.startswith("```"):
            written.append(line)
        elif line.startswith("$ "):
            written += [line, *CHECKS["run"](line[2:], place).splitlines()]
    path.write_text("\n".join(written) + "\n", encoding="utf-8", newline="\n")


def main(arguments: list[str]) -> int:
    """Write or check; the exit status."""
    parser = argparse.ArgumentParser(description="Writes docs/reference from the program.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when a page is stale")
    parser.add_argument(
        "--sessions", action="store_true", help="run the sessions in the pages and write what they print"
    )
    given = parser.parse_args(arguments)
    check = given.check
    if given.sessions:
        with TemporaryDirectory() as place:
            shutil.copytree(HERE.parent / "examples", Path(place) / "examples")
            for path in CHECKS["pages"]():
                rewrite_sessions(path, Path(place))
        return 0
    stale = 0
    (HERE / "reference").mkdir(exist_ok=True)
    for name, write in PAGES.items():
        path = HERE / "reference" / name
        new = write()
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        if new == old:
            continue
        stale += 1
        if not check:
            path.write_text(new, encoding="utf-8", newline="\n")
            print(f"docs/reference/{name} written")
            continue
        difference = difflib.unified_diff(
            old.splitlines(), new.splitlines(), f"docs/reference/{name}", "what the program says", lineterm="", n=1
        )
        shown = list(difference)
        print("\n".join(shown[:SHOWN]))
        if len(shown) > SHOWN:
            print(f"… {len(shown) - SHOWN} more lines")
    if check and stale:
        print("docs/reference is stale; `python docs/build.py` writes it anew", file=sys.stderr)
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
