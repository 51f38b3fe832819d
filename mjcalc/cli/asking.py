"""What the commands share that answer a hand with a table: waits, discards, shanten."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from mjcalc.cli import output
from mjcalc.cli.given import Given
from mjcalc.cli.options import option
from mjcalc.notation import parse_tiles
from mjcalc.ruleset import Ruleset

if TYPE_CHECKING:
    from mjcalc.answers import Answer
    from mjcalc.hand import Hand

#: ``--seen``: tiles that the table shows beside the hand.
SEEN = option("--seen", panel="input", metavar="TILES")


def answer(given: Given, seen: list[str] | None, ask: "Callable[[Hand, Ruleset, tuple[int, ...]], Answer]") -> int:
    """Answer every hand given under the ruleset given; see :func:`answers`."""
    tiles = tuple(kind for text in seen or () for kind in parse_tiles(text))
    return answers(given, Ruleset.load(given.rules, given.chosen()), lambda hand, rules: ask(hand, rules, tiles))


def answers(given: Given, table: Ruleset, ask: "Callable[[Hand, Ruleset], Answer]") -> int:
    """Answer every hand given, and return the exit status: 1 where a hand has no answer, 2 where a line is wrong."""
    from mjcalc.cli.session import Session
    from mjcalc.render.answers import FORMATS, renderer

    form = given.form(FORMATS)
    if given.missing:
        from mjcalc.cli.help import short

        output.complain(short(given.lang))
        return 2
    session = Session(given.view(form), form=form, strict=given.strict, renderer=renderer(form))
    session.show(given.records(table, session, ask), at_once="-" in given.named)
    return session.end(empty_is_wrong=given.piped)
