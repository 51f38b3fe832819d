"""What every command about hands is given: the hands, their sets and context, the ruleset, and how the answer shall look.

:func:`about_hands` puts these options into a command's signature, where typer finds them, and hands their values over in one piece.
"""

import inspect
import sys
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mjcalc import render
from mjcalc.cli import output
from mjcalc.cli.options import Bom, Color, Debug, Lang, Rules, Set, Texts, Version, checked, choice, option, settings
from mjcalc.records import Judge, Record, record, records
from mjcalc.tiles import STYLES

if TYPE_CHECKING:
    from mjcalc.cli.session import Session
    from mjcalc.records import Said
    from mjcalc.ruleset import Ruleset

MELD, HOW, RULES, INPUT, OUTPUT = "sets", "win", "rules", "input", "output"

#: name → what typer makes an option of, and its default. The command's own options come between input and output.
BEFORE: dict[str, tuple[Any, Any]] = {
    "words": (Annotated[Texts, typer.Argument(metavar="HAND…", show_default=False)], None),
    "chow": (Annotated[Texts, option("--chow", panel=MELD, metavar="123m")], None),
    "pung": (Annotated[Texts, option("--pung", panel=MELD, metavar="E")], None),
    "kong": (Annotated[Texts, option("--kong", panel=MELD, metavar="5p")], None),
    "concealed_kong": (Annotated[Texts, option("--concealed-kong", panel=MELD, metavar="5p")], None),
    "self_draw": (Annotated[bool, option("--self-draw", panel=HOW)], False),
    "discard": (Annotated[bool, option("--discard", panel=HOW)], False),
    "rob": (Annotated[bool, option("--rob", panel=HOW)], False),
    "replacement": (Annotated[bool, option("--replacement", panel=HOW)], False),
    "last": (Annotated[bool, option("--last", panel=HOW)], False),
    "last_copy": (Annotated[bool, option("--last-copy", panel=HOW)], False),
    "round": (Annotated[str | None, option("--round", panel=HOW, metavar="WIND")], None),
    "seat": (Annotated[str | None, option("--seat", panel=HOW, metavar="WIND")], None),
    "from": (Annotated[str | None, option("--from", panel=HOW, metavar="SEAT")], None),
    "dealer": (Annotated[bool | None, option("--dealer/--no-dealer", panel=HOW)], None),
    "ready": (Annotated[bool, option("--ready", panel=HOW)], False),
    "heavenly_ready": (Annotated[bool, option("--heavenly-ready", panel=HOW)], False),
    "heaven": (Annotated[bool, option("--heaven", panel=HOW)], False),
    "earth": (Annotated[bool, option("--earth", panel=HOW)], False),
    "human": (Annotated[bool, option("--human", panel=HOW)], False),
    "flowers": (Annotated[str | None, option("--flowers", panel=HOW, metavar="3|abd")], None),
    "rules": (Rules, "erren64"),
    "set": (Set, None),
    "base": (Annotated[str | None, option("--base", panel=RULES, metavar="POINTS")], None),
    "min": (Annotated[str | None, option("--min", panel=RULES, metavar="POINTS")], None),
    "hands": (Annotated[Texts, option("--hand", "-e", panel=INPUT, metavar="HAND")], None),
    "files": (Annotated[Texts, option("--file", "-f", panel=INPUT, metavar="FILE")], None),
    "encoding": (Annotated[str | None, option("--encoding", panel=INPUT, metavar="NAME")], None),
    "strict": (Annotated[bool, option("--strict", panel=INPUT)], False),
}
AFTER: dict[str, tuple[Any, Any]] = {
    "format": (
        Annotated[str | None, choice("--format", panel=OUTPUT, among=render.RECORD_FORMATS, metavar="FORMAT")],
        None,
    ),
    "tiles": (Annotated[str, choice("--tiles", panel=OUTPUT, among=tuple(STYLES))], "ascii"),
    "lang": (Lang, None),
    "color": (Color, "auto"),
    "bom": (Bom, False),
    "debug": (Debug, False),
    "version": (Version, False),
}

FLAGS = (
    "self_draw",
    "discard",
    "rob",
    "replacement",
    "last",
    "last_copy",
    "ready",
    "heavenly_ready",
    "heaven",
    "earth",
    "human",
)
VALUES = ("round", "seat", "from", "flowers")
SETS = ("chow", "pung", "kong", "concealed_kong")


class Given(SimpleNamespace):
    """The values of the shared options, by name."""

    def value(self, name: str) -> Any:
        """One value; for the names that Python has words for."""
        return getattr(self, name)

    @property
    def typed(self) -> list[str]:
        """The hands of the command line itself."""
        return [*([" ".join(self.words)] if self.words and self.words != ["-"] else []), *(self.hands or [])]

    @property
    def named(self) -> list[str]:
        """The files, ``-`` for standard input; a pipe when nothing else was given."""
        files = [*(["-"] if self.words == ["-"] else []), *(self.files or [])]
        return ["-"] if self.piped else files

    @property
    def piped(self) -> bool:
        """Whether there is neither a hand nor a file."""
        return not (self.words or self.hands or self.files)

    @property
    def missing(self) -> bool:
        """Whether there is nothing to work on: no hand, no file, and a person at standard input."""
        return self.piped and (sys.stdin is None or output.is_terminal(sys.stdin))

    def said(self) -> "Said":
        """What the options say about every hand."""
        from mjcalc.cli.said import said

        flags = {f"--{name.replace('_', '-')}": bool(self.value(name)) for name in FLAGS}
        flags |= {"--dealer": bool(self.value("dealer")), "--non-dealer": self.value("dealer") is False}
        return said(
            flags,
            {f"--{name}": self.value(name) for name in VALUES},
            {name.replace("_", "-"): self.value(name) for name in SETS},
        )

    def chosen(self) -> dict[str, int | str]:
        """The settings that the options choose."""
        named = {name: self.value(name) for name in ("base", "min") if self.value(name) is not None}
        return settings(self.value("set")) | named

    def form(self, formats: tuple[str, ...] = render.RECORD_FORMATS, *, for_people: bool = False) -> str:
        """The output format: as named, else for people on a terminal and for programs in a pipe. Raises InputError."""
        if self.value("format") is None:
            return "text" if for_people or output.is_terminal(sys.stdout) else "plain"
        return checked("--format", self.value("format"), formats)

    def view(self, form: str, *, explain: bool = False, settle: bool = False) -> render.View:
        """How the reader sees it."""
        return output.view(
            form=form,
            lang=self.lang,
            color=self.color,
            tiles=checked("--tiles", self.tiles, tuple(STYLES)),
            explain=explain,
            many=bool(self.named) or len(self.typed) > 1,
            bom=self.bom,
        )._replace(settle=settle)

    def records(self, table: "Ruleset", session: "Session", judge: Judge[Any] | None = None) -> Iterator[Record[Any]]:
        """A record for each hand: its score, or what ``judge`` makes of it."""
        from mjcalc.cli.session import lines_of

        about = self.said()
        for number, text in enumerate(self.typed, 1):
            yield record(text, table, about, judge, line=number)
        for name in self.named:
            yield from records(lines_of(name, self.encoding, session), table, about, judge, file=name)


def about_hands(command: Callable[..., int]) -> Callable[..., int]:
    """A command that also takes the shared options; they reach it as its first argument, a :class:`Given`."""
    own = list(inspect.signature(command).parameters.values())[1:]

    def shared(table: dict[str, tuple[Any, Any]]) -> list[inspect.Parameter]:
        keyword = inspect.Parameter.POSITIONAL_OR_KEYWORD
        return [
            inspect.Parameter(f"{name}_", keyword, annotation=annotation, default=default)
            for name, (annotation, default) in table.items()
        ]

    parameters = [*shared(BEFORE), *own, *shared(AFTER)]

    def wrapper(**values: Any) -> int:
        given = Given(**{name: values.pop(f"{name}_") for name in (*BEFORE, *AFTER)})
        return command(given, **values)

    wrapper.__doc__ = command.__doc__
    wrapper.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    wrapper.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return wrapper
