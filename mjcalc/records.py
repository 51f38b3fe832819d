"""From lines to records: one for each line that says a hand, with its score or with what is wrong.

Lines come one at a time and records go out one at a time; a line that cannot be read or scored never stops the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from mjcalc.errors import MjcalcError, NotAWin
from mjcalc.notation import is_blank, read
from mjcalc.scoring import score

if TYPE_CHECKING:
    from typing import Protocol

    from mjcalc.errors import InputError, Note
    from mjcalc.hand import Hand, Meld
    from mjcalc.notation import Facts, Parsed
    from mjcalc.ruleset import Ruleset

if TYPE_CHECKING:

    class Result(Protocol):
        """What a hand comes to: a score, or the answer to another question about it."""

        @property
        def short(self) -> int:
            """More than 0 when the hand falls short."""

        @property
        def notes(self) -> tuple[Note, ...]:
            """Remarks about the hand."""

        def to_dict(self, explain: bool = False) -> dict[str, Any]:
            """The result as plain data."""


R = TypeVar("R", bound="Result")

#: What makes a result of a hand. Raises MjcalcError.
Judge = Callable[["Hand", "Ruleset"], R]

# What became of a hand; the worst of all is the exit status.
WINS, FALLS_SHORT, WRONG = 0, 1, 2


class Said(NamedTuple):
    """What holds for every hand beside its own text: facts of the context, which win over the text, and sets on the table."""

    facts: Facts = {}  # noqa: RUF012 - never changed
    melds: tuple[Meld, ...] = ()

    def about(self, parsed: Parsed) -> Parsed:
        """The hand with this said about it."""
        if self.facts:
            parsed = parsed.override(self.facts)
        if self.melds:
            from dataclasses import replace

            hand = parsed.hand
            parsed = parsed._replace(hand=replace(hand, melds=(*hand.melds, *self.melds)))
        return parsed


class Record(NamedTuple, Generic[R]):
    """One line and what came of it.

    ``file`` is None for a hand of the command line and ``-`` for standard input. ``hand`` is there when the line could be read, whatever
    became of it. ``notes`` say how the line was understood, and what else there is to remark.
    """

    input: str
    line: int
    file: str | None
    result: R | MjcalcError
    hand: Hand | None = None
    notes: tuple[Note, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether there is a score."""
        return not isinstance(self.result, MjcalcError)

    @property
    def status(self) -> int:
        """0 wins and reaches the minimum, 1 does not win or falls short, 2 is no hand."""
        if isinstance(self.result, MjcalcError):
            return FALLS_SHORT if isinstance(self.result, NotAWin) else WRONG
        return FALLS_SHORT if self.result.short else WINS

    def to_dict(self, explain: bool = False) -> dict[str, Any]:
        """The record as plain data: the JSON contract, see docs/schema.json."""
        from mjcalc.contract import SCHEMA, error_to_dict, note_to_dict
        from mjcalc.notation import write

        data: dict[str, Any] = {"schema": SCHEMA, "line": self.line}
        if self.file is not None:
            data["file"] = self.file
        data |= {"input": self.input, "ok": self.ok}
        if isinstance(self.result, MjcalcError):
            data["error"] = error_to_dict(self.result)
            if self.hand is not None:
                data["hand"] = write(self.hand)
        else:
            data |= self.result.to_dict(explain)
        data["notes"] = [note_to_dict(note) for note in self.notes]
        return data


def record(
    text: str,
    rules: Ruleset,
    said: Said = Said(),  # noqa: B008 - immutable
    judge: Judge[Any] | None = None,
    *,
    line: int = 1,
    file: str | None = None,
) -> Record[Any]:
    """The record of one line, with what ``judge`` makes of its hand; by default, its score."""
    hand: Hand | None = None
    notes: tuple[Note, ...] = ()
    try:
        parsed = said.about(read(text, line=line))
        hand, notes = parsed.hand, parsed.notes
        result = (judge or score)(hand, rules)
    except MjcalcError as error:
        return Record(text, line, file, error, hand, notes)
    return Record(text, line, file, result, hand, (*notes, *result.notes))


def records(
    lines: Iterable[tuple[int, str | InputError]],
    rules: Ruleset,
    said: Said = Said(),  # noqa: B008 - immutable
    judge: Judge[Any] | None = None,
    *,
    file: str | None = None,
) -> Iterator[Record[Any]]:
    """A record for each of the numbered ``lines`` that is not blank; a line that is no text comes as its error."""
    for number, text in lines:
        if isinstance(text, MjcalcError):
            yield Record("", number, file, text)
        elif not is_blank(text):
            yield record(text, rules, said, judge, line=number, file=file)
