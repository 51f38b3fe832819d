"""For people: the total, the reading, the fans; one block a hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from mjcalc.errors import MjcalcError, NotAWin
from mjcalc.render import hands
from mjcalc.render.columns import align, wrap

if TYPE_CHECKING:
    from mjcalc.hints import Hints
    from mjcalc.records import Record
    from mjcalc.render import View
    from mjcalc.render.page import Page, Section
    from mjcalc.scoring import Award, Score

INDENT = "  "


def records(records: Iterable[Record[Score]], view: View) -> Iterator[str]:
    """A block a record; with many, each under its place and its text, with a blank line between."""
    between = ""
    for record in records:
        block = list(_block(record, view))
        if view.many:
            place = f"{record.line}:" if record.file in (None, "-") else f"{record.file}:{record.line}:"
            block.insert(0, view.dim(f"{place} {hands.one_line(record.input)}".rstrip()))
        if block:
            yield between + "\n".join(block) + "\n"
            between = "\n"


def _block(record: Record[Score], view: View) -> Iterator[str]:
    result = record.result
    if isinstance(result, NotAWin):
        yield view.bold(view.say("render.no_win"))
        for note in result.notes:
            yield INDENT + note.text(view.lang)
        yield from _hints(result.hints, view)
    elif isinstance(result, MjcalcError):
        # What is wrong has gone to stderr; here it only keeps its place among the others.
        if view.many:
            yield view.say("render.not_scored", code=result.code)
    else:
        yield from _score(result, record, view)


def _score(score: Score, record: Record[Score], view: View) -> Iterator[str]:
    yield hands.headline(score, view)
    yield ""
    yield INDENT + hands.reading(score, view.tiles)
    yield ""
    if not score.awards:
        yield INDENT + view.say("render.no_fans")
    elif not view.explain:
        yield from _aligned(fan_rows(score, view))
    if paid := hands.payments(score, view):
        yield ""
        yield view.bold(view.say("render.payments"))
        yield from _aligned(paid, (1,))
    yield from _hints(score.hints, view)
    if view.explain:
        from mjcalc.render.explain import fan_rows_with_tiles, sections

        yield from _aligned(fan_rows_with_tiles(score, view))
        for section in sections(score, record.notes, view):
            yield ""
            yield from _section(section, view)


def _hints(hints_: Hints | None, view: View) -> Iterator[str]:
    if lines := hands.hints(hints_, view):
        yield ""
        yield view.bold(view.say("render.hints"))
        yield from (INDENT + line for line in lines)


def fan_rows(score: Score, view: View) -> list[Sequence[str]]:
    """Points and times, Chinese name and, for readers of English, the English name of each fan."""
    points = max(len(str(award.row.points)) for award in score.awards)
    counts = max(len(_times(award)) for award in score.awards)
    return [
        (
            f"{award.row.points:>{points}}{_times(award):<{counts}}",
            award.row.zh if view.chinese else "",
            award.row.en if view.lang == "en" or not view.chinese else "",
        )
        for award in score.awards
    ]


def _times(award: Award) -> str:
    return f" × {award.count}" if award.count > 1 else ""


def _aligned(rows: Sequence[Sequence[str]], right: Iterable[int] = ()) -> Iterator[str]:
    return (INDENT + line for line in align(rows, tuple(right)))


def _section(section: Section, view: View) -> Iterator[str]:
    yield view.bold(section.title)
    if any(len(row) > 1 for row in section.rows):
        yield from _aligned(section.rows, section.right)
    else:
        for row in section.rows:
            yield from (INDENT + line for line in wrap(row[0], 100))


def page(page: Page, view: View) -> Iterator[str]:
    """Title, tables and sections."""
    from mjcalc.render.page import Section

    yield view.bold(page.title) + "\n"
    for block in page.blocks:
        yield "\n"
        if isinstance(block, Section):
            yield "\n".join(_section(block, view)) + "\n"
        else:
            from mjcalc.render.table import draw

            yield draw(block, "simple", view.width) + "\n"
