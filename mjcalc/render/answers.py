"""Answers that are a table a hand (waits, discards, shanten), in the formats that are no JSON; JSON shows any record."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from mjcalc.answers import Answer, Kinds, Remark
from mjcalc.errors import MjcalcError
from mjcalc.ready import Win
from mjcalc.records import FALLS_SHORT
from mjcalc.render import hands, json, jsonl
from mjcalc.render.columns import align
from mjcalc.render.csv import start, table_row
from mjcalc.scoring import Score
from mjcalc.tiles import name

if TYPE_CHECKING:
    from mjcalc.answers import Cell
    from mjcalc.records import Record
    from mjcalc.render import View

FORMATS = ("text", "plain", "json", "jsonl", "csv", "tsv", "markdown")

INDENT = "  "


def renderer(form: str) -> Callable[[Iterable[Record[Answer]], View], Iterator[str]]:
    """What shows records of answers in a format."""
    return {
        "text": _text,
        "plain": _plain,
        "json": json.records,
        "jsonl": jsonl.records,
        "csv": lambda records, view: _separated(records, view, ","),
        "tsv": lambda records, view: _separated(records, view, "\t"),
        "markdown": _markdown,
    }[form]


def say(remark: Remark, view: View) -> str:
    """A remark as a sentence; what would lift a hand to the minimum comes as names."""
    facts = dict(remark.facts)
    if "lifts" in facts:
        lifts = [view.say(f"ready.lift_{lift}") for lift in facts["lifts"]]
        facts["lifts"] = view.say("render.comma").join(lifts)
        return view.say("ready.short_lifted" if lifts else "ready.short", **facts)
    return view.say(remark.code, **facts)


def cell(value: Cell, view: View) -> str:
    """A cell as text."""
    if value is None:
        return ""
    if isinstance(value, Remark):
        return say(value, view)
    if isinstance(value, MjcalcError):
        return value.text(view.lang)
    if isinstance(value, Score):
        return hands.fan_list(value, zh=view.lang == "zh")
    if isinstance(value, Win):
        return f"{value.score.total}: {cell(value.score, view)}"
    if isinstance(value, Kinds):
        return " ".join(f"{name(kind)}×{left}" for kind, left in value)
    return str(value)


def _cells(answer: Answer, view: View) -> list[list[str]]:
    return [[cell(value, view) for value in row] for row in answer.rows]


def _heads(answer: Answer, view: View) -> list[str]:
    return [view.say(f"ready.{key}") for key in answer.keys]


def _numbers(answer: Answer) -> list[int]:
    """The columns that hold nothing but numbers."""
    columns = zip(*answer.rows, strict=True)
    return [i for i, column in enumerate(columns) if all(value is None or isinstance(value, int) for value in column)]


def _text(records: Iterable[Record[Answer]], view: View) -> Iterator[str]:
    between = ""
    for record in records:
        block = [view.dim(f"{record.line}: {hands.one_line(record.input)}")] if view.many else []
        result = record.result
        if isinstance(result, Answer):
            block += [view.bold(say(result.head, view)), ""]
            rows = [_heads(result, view), *_cells(result, view)]
            block += [INDENT + line for line in align(rows, _numbers(result))]
        elif record.status == FALLS_SHORT or view.many:
            block += [note.text(view.lang) for note in result.notes]
        if block:
            yield between + "\n".join(block) + "\n"
            between = "\n"


def _plain(records: Iterable[Record[Answer]], view: View) -> Iterator[str]:
    for record in records:
        place = [str(record.line)] if view.many else []
        if isinstance(record.result, Answer):
            for row in _cells(record.result, view):
                yield "\t".join([*place, *row]) + "\n"
        elif isinstance(record.result, MjcalcError):
            yield "\t".join([*place, "-", record.result.code, hands.one_line(record.result.text(view.lang))]) + "\n"


def _separated(records: Iterable[Record[Answer]], view: View, delimiter: str) -> Iterator[str]:
    """One head for the whole stream, from its first answer; a hand that has none gets a row with its error."""
    waiting: list[Record[Answer]] = []
    keys: tuple[str, ...] | None = None
    yield start(view)
    for record in records:
        if keys is None and not isinstance(record.result, Answer):
            waiting.append(record)
            continue
        if keys is None and isinstance(record.result, Answer):
            keys = record.result.keys
            yield table_row(("file", "line", *keys, "error", "message", "input"), delimiter)
            for before in waiting:
                yield from _rows(before, keys, view, delimiter)
        yield from _rows(record, keys or (), view, delimiter)
    if keys is None:
        yield table_row(("file", "line", "error", "message", "input"), delimiter)
        for before in waiting:
            yield from _rows(before, (), view, delimiter)


def _rows(record: Record[Answer], keys: Sequence[str], view: View, delimiter: str) -> Iterator[str]:
    place = (record.file or "", record.line)
    if isinstance(record.result, Answer):
        for row in _cells(record.result, view):
            yield table_row((*place, *row, "", "", record.input), delimiter)
    elif isinstance(record.result, MjcalcError):
        error = (record.result.code, record.result.text(view.lang))
        yield table_row((*place, *[""] * len(keys), *error, record.input), delimiter)


def _markdown(records: Iterable[Record[Answer]], view: View) -> Iterator[str]:
    from mjcalc.render.table import rows

    between = ""
    for record in records:
        title = f"`{hands.one_line(record.input)}`"
        if isinstance(record.result, Answer):
            table = rows(_heads(record.result, view), _cells(record.result, view), _numbers(record.result), "github")
            yield f"{between}{title}: {say(record.result.head, view)}\n\n{table}\n"
        elif isinstance(record.result, MjcalcError):
            yield f"{between}{title}: {record.result.text(view.lang)}\n"
        between = "\n"
