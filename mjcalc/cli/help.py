"""The text of ``--help``: examples first, then the options by what they are about."""

from collections.abc import Iterator
from shutil import get_terminal_size
from typing import Any

from mjcalc.cli import COMMANDS, lang
from mjcalc.messages import sentence
from mjcalc.render.columns import GAP, pad, width, wrap

#: The headings of options, in their order.
PANELS = ("sets", "win", "rules", "input", "output", "other")
WIDEST, NARROWEST, LEFT = 100, 60, 30


def short(language: str | None) -> str:
    """What somebody sees who gave no hand."""
    return sentence("cli.short_usage", language or lang.environment())


def text(command: Any, path: str, language: str) -> str:
    """The help of a command; ``path`` is what a person types to run it."""
    language = language or lang.environment()
    name = path.partition(" ")[2] or COMMANDS[0]

    def say(code: str) -> str:
        return sentence(code, language)

    parts = [
        say(f"cli.usage_{name}") + "\n",
        say(f"cli.about_{name}"),
        say("cli.examples_head"),
        _indented(say(f"cli.examples_{name}")),
    ]
    if name == COMMANDS[0]:
        rows = [(f"mjcalc {each}", say(f"cli.command_{each}")) for each in COMMANDS]
        parts += [say("cli.commands"), *_listed(rows)]
    panels: dict[str, list[tuple[str, str]]] = {panel: [] for panel in PANELS}
    for param in command.params:
        panel = getattr(param, "rich_help_panel", None)
        if panel in panels:
            panels[panel].append((_spelled(param), say(param.help)))
    panels["other"].append(("-h, --help", say("cli.opt_help")))
    for panel, rows in panels.items():
        if rows:
            parts += [say(f"cli.panel_{panel}"), *_listed(rows)]
    if name == COMMANDS[0]:
        parts.append(say("cli.notes"))
    return "\n".join(parts)


def _spelled(param: Any) -> str:
    """``-f, --file FILE``: short names first."""
    names = sorted(param.opts, key=len) + list(param.secondary_opts)
    return ", ".join(names) + (f" {param.metavar}" if param.metavar and not param.is_flag else "")


def _listed(rows: list[tuple[str, str]]) -> Iterator[str]:
    """Names to the left, what they mean to the right."""
    room = max(NARROWEST, min(WIDEST, get_terminal_size().columns)) - 1
    left = min(LEFT, max(width(name) for name, _ in rows)) + 2
    for name, meaning in rows:
        lines = list(wrap(meaning, room - left - len(GAP)))
        if width(name) + 2 > left:
            yield GAP + name
        else:
            yield GAP + pad(name, left) + lines.pop(0)
        yield from (GAP + " " * left + line for line in lines)


def _indented(block: str) -> str:
    return "\n".join((GAP + line).rstrip() for line in block.splitlines())
