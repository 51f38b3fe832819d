"""One run over hands: results to standard output, what is wrong to standard error, the worst status at the end."""

import gc
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any, BinaryIO

from mjcalc import render
from mjcalc.cli import output
from mjcalc.cli.progress import Progress
from mjcalc.errors import InputError, MjcalcError, NotationError, Note
from mjcalc.notation import caret, lines
from mjcalc.records import FALLS_SHORT, WINS, WRONG, Record
from mjcalc.render import View

#: What turns records into text, piece by piece.
Renderer = Callable[[Iterable[Record[Any]], View], Iterator[str]]


class Session:
    """Takes in records as they come and keeps count."""

    def __init__(self, view: View, *, form: str, strict: bool, renderer: Renderer | None = None) -> None:
        self.view = view
        self.form = form
        self.renderer = renderer or render.for_records(form).records
        self.strict = strict
        self.counts = {WINS: 0, FALLS_SHORT: 0, WRONG: 0}
        self.broken_files = 0
        self.stopped = False
        self.progress = Progress(view) if view.many else None

    def show(self, records: Iterable[Record[Any]], *, at_once: bool) -> None:
        """Write all records."""
        if self.view.many:
            gc.enable()
        output.write(self.renderer(self._watched(records), self.view), at_once=at_once)

    def file_failed(self, error: MjcalcError) -> None:
        """A file that gives no hands at all."""
        self.broken_files += 1
        self._complain(*(f"mjcalc: {note.text(self.view.lang)}" for note in error.notes))

    def end(self, *, empty_is_wrong: bool) -> int:
        """Say what came of a batch, and give the exit status. ``empty_is_wrong``: no hand at all is a mistake."""
        seen = sum(self.counts.values())
        if self.progress:
            self.progress.clear()
        if self.view.many:
            code = "cli.summary" if seen else "cli.no_hands"
            wins, short, wrong = self.counts.values()
            self._complain("mjcalc: " + self.view.say(code, hands=seen, wins=wins, short=short, wrong=wrong))
            if self.stopped:
                self._complain("mjcalc: " + self.view.say("cli.stopped"))
        if self.broken_files or (empty_is_wrong and not seen):
            return WRONG
        return max((status for status, count in self.counts.items() if count), default=WINS)

    def _watched(self, records: Iterable[Record[Any]]) -> Iterator[Record[Any]]:
        """The records, each reported and counted before it is shown."""
        for record in records:
            self.counts[record.status] += 1
            if self.progress:
                self.progress.step()
            self._report(record)
            yield record
            if record.status == WRONG and self.strict:
                self.stopped = True
                return

    def _report(self, record: Record[Any]) -> None:
        """To standard error: what is wrong with a line, and for a person's own hand how it was read."""
        result, lang = record.result, self.view.lang
        if record.status == WRONG:
            assert isinstance(result, MjcalcError)
            place = _place(record, self.view)
            self._complain(*(f"mjcalc: {place}{note.text(lang)}" for note in result.notes))
            if isinstance(result, NotationError):
                self._complain(*(f"  {line}" for line in caret(result).splitlines()))
        elif isinstance(result, MjcalcError) and not self.view.many and self.form == "total":
            self._complain(*(f"mjcalc: {note.text(lang)}" for note in result.notes))
        elif record.notes and not self.view.many and self.form not in render.DATA_FORMATS and not self.view.explain:
            note_head = self.view.say("cli.note")
            self._complain(*(f"mjcalc: {note_head}{note.text(lang)}" for note in record.notes))

    def _complain(self, *text: str) -> None:
        if text:
            if self.progress:
                self.progress.clear()
            output.complain(*text)


def _place(record: Record[Any], view: View) -> str:
    """``FILE:LINE:COL:`` of a mistake; nothing for the one hand of a command line."""
    result = record.result
    column = f"{result.column}:" if isinstance(result, NotationError) else ""
    if record.file is not None:
        return f"{record.file}:{record.line}:{column} "
    return f"{view.say('cli.hand_number', number=record.line)}:{column} " if view.many else ""


def lines_of(name: str, encoding: str | None, session: Session) -> Iterator[tuple[int, str | InputError]]:
    """The lines of a file, or of standard input for ``-``; a file that cannot be read is told of and gives none."""
    try:
        with _open(name) as stream:
            if encoding is None and _is_binary(stream):
                raise InputError(Note("cli.binary", path=name))
            yield from lines(stream, encoding)
    except OSError as error:
        code = {FileNotFoundError: "cli.no_file", IsADirectoryError: "cli.folder"}.get(type(error), "cli.unreadable")
        session.file_failed(InputError(Note(code, path=name, why=error.strerror or str(error))))
    except InputError as error:
        session.file_failed(error)


def _open(name: str) -> BinaryIO:
    if name != "-":
        return open(name, "rb")  # noqa: PTH123 - the caller closes it; pathlib knows no "-"
    if sys.stdin is None:
        raise OSError(9, "standard input is closed")
    # A copy, so that closing it leaves the process its own.
    return open(sys.stdin.fileno(), "rb", closefd=False)


def _is_binary(stream: BinaryIO) -> bool:
    """Whether the start of a stream is no text; the stream stays where it is. UTF-16 is left to be told of by its own message."""
    start = stream.peek(512)[:512]  # type: ignore[attr-defined]
    return b"\0" in start and not start.startswith((b"\xff\xfe", b"\xfe\xff"))
