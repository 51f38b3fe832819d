"""What the commands have in common: how they are made of typer, and the group that finds the one that is meant."""

import os
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from mjcalc.cli import COMMANDS

#: What the parser of arguments raises. typer 0.24 and later carry their own click, so it cannot be imported from there.
UsageError: type[Exception] = typer.BadParameter.__mro__[1]

_LIKE_TYPER = {"rich_markup_mode": None, "pretty_exceptions_enable": False}


class Command(TyperCommand):
    """A command whose help is ours: its texts are looked up by language when somebody asks."""

    def get_help(self, ctx: Any) -> str:
        """The help, in the language of the arguments or the environment."""
        from mjcalc.cli.help import text

        return text(self, str(ctx.command_path), str(ctx.obj or ""))


def new_app() -> typer.Typer:
    """A typer application for one command."""
    return typer.Typer(add_completion=False, **_LIKE_TYPER)  # type: ignore[arg-type]


def load(name: str) -> Command:
    """The command called ``name``; no other command's module is imported."""
    command = get_command(import_module(f"mjcalc.cli.{name}").app)
    assert isinstance(command, Command)
    return command


def choose(args: Sequence[str]) -> tuple[str, list[str]]:
    """The command that is meant, and its arguments: the first word says which, and options may come before it."""
    default = COMMANDS[0]
    at = 0
    valued: set[str] | None = None
    while at < len(args) and args[at].startswith("-") and args[at] != "-":
        if args[at] == "--":
            return default, list(args)
        if valued is None:
            params: list[Any] = load(default).params
            valued = {opt for param in params if not getattr(param, "is_flag", True) for opt in param.opts}
        at += 2 if args[at] in valued else 1
    if at < len(args) and args[at] in COMMANDS:
        return args[at], [*args[:at], *args[at + 1 :]]
    if args and args[0] == "help":
        name = args[1] if args[1:] and args[1] in COMMANDS else default
        return name, ["--help", *args[2:]]
    return default, list(args)


class _Commands(TyperGroup):
    """All commands, for completion in a shell; a run takes its command from :func:`choose`."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return load(cmd_name) if cmd_name in COMMANDS else None

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and not args[0].endswith("-completion"):
            name, rest = choose(args)
            args = [name, *rest]
        return super().parse_args(ctx, args)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """Nothing is written yet: the commands, and the options of the first one."""
        default = load(COMMANDS[0])
        own = default.shell_complete(default.make_context(COMMANDS[0], [], resilient_parsing=True), incomplete)
        return [*super().shell_complete(ctx, incomplete), *own]


def completion_wanted(args: Sequence[str]) -> bool:
    """Whether a shell asks for completions, or a person for the script that makes it ask."""
    return "_MJCALC_COMPLETE" in os.environ or any(
        arg.startswith(("--install-completion", "--show-completion")) for arg in args[:1]
    )


def complete(args: Sequence[str]) -> None:
    """Answer a shell, or install or show its script; exits."""
    app = typer.Typer(cls=_Commands, **_LIKE_TYPER)  # type: ignore[arg-type]

    @app.callback()
    def mjcalc() -> None:
        """Scores finished hands of Chinese mahjong and says why."""

    get_command(app)(list(args), prog_name="mjcalc")
