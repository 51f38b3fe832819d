"""Options that several commands have. The help of each is a code in mjcalc/messages/cli.py; its panel is a heading of the help."""

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from mjcalc.errors import InputError, Note
from mjcalc.messages import LANGUAGES
from mjcalc.render import PAGE_FORMATS

#: The value of an option that may be repeated.
Texts = list[str] | None

COLORS = ("auto", "always", "never")

#: How every command is declared.
CONTEXT = {"help_option_names": ["-h", "--help"]}


def _version(value: bool) -> None:
    if value:
        from mjcalc import __version__

        typer.echo(f"mjcalc {__version__}")
        raise typer.Exit


def _from(choices: Sequence[str]) -> Any:
    """A completion from a list."""
    return lambda incomplete: [choice for choice in choices if choice.startswith(incomplete)]


def _rulesets(incomplete: str) -> list[str]:
    from mjcalc.ruleset import Ruleset

    return [name for name in Ruleset.names() if name.startswith(incomplete)]


def option(*names: str, panel: str, text: str = "", **more: Any) -> Any:
    """An option whose help is ``cli.opt_NAME`` (or ``text``) under the heading ``panel``."""
    code = text or names[0].partition("/")[0].lstrip("-").replace("-", "_")
    return typer.Option(*names, help=f"cli.opt_{code}", rich_help_panel=panel, show_default=False, **more)


def choice(*names: str, panel: str, among: Sequence[str], metavar: str = "", **more: Any) -> Any:
    """An option that takes one of a few words; :func:`checked` holds it to them."""
    return option(*names, panel=panel, metavar=metavar or "|".join(among), autocompletion=_from(among), **more)


def checked(name: str, value: str, among: Sequence[str]) -> str:
    """The value, if it is one of the words that the option takes. Raises InputError."""
    if value not in among:
        raise InputError(Note("cli.not_among", option=name, value=value, among=", ".join(among)))
    return value


Rules = Annotated[
    str,
    option(
        "--rules",
        panel="rules",
        metavar="NAME|FILE",
        envvar="MJCALC_RULES",
        show_envvar=False,
        autocompletion=_rulesets,
    ),
]
Set = Annotated[list[str] | None, option("--set", panel="rules", metavar="NAME=VALUE")]
Lang = Annotated[str | None, choice("--lang", panel="output", among=LANGUAGES)]
Color = Annotated[str, choice("--color", panel="output", among=COLORS)]
PageFormat = Annotated[
    str, choice("--format", panel="output", text="page_format", among=PAGE_FORMATS, metavar="FORMAT")
]
Bom = Annotated[bool, option("--bom", panel="output")]
Debug = Annotated[bool, option("--debug", panel="other")]
Version = Annotated[bool, option("--version", "-V", panel="other", is_eager=True, callback=_version)]


def settings(said: Sequence[str] | None) -> dict[str, int | str]:
    """The settings that ``--set`` says. Raises InputError for one without ``=``."""
    chosen: dict[str, int | str] = {}
    for each in said or ():
        name, equals, value = each.partition("=")
        if not (name and equals):
            raise InputError(Note("cli.set_form", text=each))
        chosen[name.strip()] = value.strip()
    return chosen
