"""Markdown: a table row a hand; for one hand, or with an explanation, a heading and its fans in a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from mjcalc.errors import MjcalcError, NotAWin
from mjcalc.render import hands, plain, table
from mjcalc.render.page import Section

if TYPE_CHECKING:
    from mjcalc.records import Record
    from mjcalc.render import View
    from mjcalc.render.page import Page, Table
    from mjcalc.scoring import Score


def records(records: Iterable[Record[Score]], view: View) -> Iterator[str]:
    """A table of all hands, or a part of a document for each."""
    if view.many and not view.explain:
        yield _line([view.say(f"render.{head}") for head in ("points", "fans", "reading", "hand")])
        yield "|--:|---|---|---|\n"
        for record in records:
            yield _line(_cells(record, view))
        return
    between = ""
    for record in records:
        yield between + "\n".join(_document(record, view)) + "\n"
        between = "\n"


def _cells(record: Record[Score], view: View) -> list[str]:
    first, second, third, last = plain.fields(record, view)
    if not isinstance(record.result, MjcalcError):
        third = _code(third)
    return [first, _escaped(second), third if third.startswith("`") else _escaped(third), _code(last)]


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |\n"


def _escaped(text: str) -> str:
    """A text whose characters mean nothing to Markdown."""
    return "".join("\\" + char if char in "\\`*_[]<>|#" else char for char in text)


def _code(text: str) -> str:
    """A text as code inside a table, where a bar ends the cell even so."""
    fence = "``" if "`" in text else "`"
    return f"{fence}{text}{fence}".replace("|", "\\|")


def _document(record: Record[Score], view: View) -> Iterator[str]:
    result = record.result
    hand = hands.hand(record, view.tiles)
    yield f"## `{hand}`" if "`" not in hand else f"## `` {hand} ``"
    yield ""
    if isinstance(result, MjcalcError):
        yield from (f"- {_escaped(note.text(view.lang))}" for note in result.notes)
        if isinstance(result, NotAWin):
            yield from (f"- {_escaped(line)}" for line in hands.hints(result.hints, view))
        return
    yield f"**{hands.headline(result, view._replace(color=False))}**"
    yield ""
    yield f"`{hands.reading(result, view.tiles)}`"
    if result.awards:
        yield ""
        yield _fans(result, view)
    if paid := hands.payments(result, view):
        yield ""
        yield table.rows([view.say("render.payments"), view.say("render.points")], paid, (1,), "github")
    if lines := hands.hints(result.hints, view):
        yield ""
        yield f"### {view.say('render.hints')}"
        yield ""
        yield from (f"- {_escaped(line)}" for line in lines)
    if view.explain:
        from mjcalc.render.explain import sections

        for section in sections(result, record.notes, view):
            yield ""
            yield from _section(section)


def _fans(score: Score, view: View) -> str:
    heads = [view.say("render.points"), "中文", "English"]
    rows = [[hands.times(award), award.row.zh, award.row.en] for award in score.awards]
    if view.explain:
        from mjcalc.render.explain import fan_tiles

        heads.append(view.say("render.tiles"))
        for row, award in zip(rows, score.awards, strict=True):
            row.append(_escaped(fan_tiles(score, award, view)))
    return table.rows(heads, rows, (0,), "github")


def page(page: Page, view: View) -> Iterator[str]:
    """Title, tables and sections."""
    yield f"# {_escaped(page.title)}\n"
    for block in page.blocks:
        yield "\n"
        yield ("\n".join(_section(block)) if isinstance(block, Section) else _table(block)) + "\n"


def _table(block: Table) -> str:
    escaped = block._replace(rows=[[_escaped(cell) for cell in row] for row in block.rows])
    return table.draw(escaped, "github")


def _section(section: Section) -> Iterator[str]:
    yield f"### {_escaped(section.title)}"
    yield ""
    for row in section.rows:
        yield "- " + " · ".join(_escaped(cell) for cell in row if cell)
