"""Output, one format a module.

A module that shows hands has ``records(records, view)``, one that shows pages (lists of fans, a ruleset) has ``page(page, view)``;
both yield text piece by piece. Nothing here knows where the text goes.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple, cast

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any, Protocol

    from mjcalc.records import Record
    from mjcalc.render.page import Page

    class RecordsModule(Protocol):
        """A format for hands."""

        def records(self, records: Iterable[Record[Any]], view: View, /) -> Iterator[str]:
            """The text of all records, as they come."""

    class PageModule(Protocol):
        """A format for pages."""

        def page(self, page: Page, view: View, /) -> Iterator[str]:
            """The text of a page."""


#: What ``--format`` takes for hands and for pages; ``total`` is ``-t``.
RECORD_FORMATS = ("text", "plain", "json", "jsonl", "csv", "tsv", "markdown")
PAGE_FORMATS = ("text", "markdown", "json", "csv", "tsv")

#: The formats that are data: they are UTF-8 whatever the terminal is.
DATA_FORMATS = frozenset(["json", "jsonl", "csv", "tsv"])

#: The formats that can show an explanation.
EXPLAINING = frozenset(["text", "json", "jsonl", "markdown"])


class View(NamedTuple):
    """How the reader wants to see it.

    ``many``: more than one hand may come. ``chinese``: Chinese characters can be written. ``bom``: a byte order mark goes first (CSV and TSV).
    ``width``: how many cells a line has; 0 where nobody counts them. ``settle``: who pays whom is shown.
    """

    lang: str = "en"
    tiles: str = "ascii"
    explain: bool = False
    color: bool = False
    many: bool = False
    chinese: bool = True
    bom: bool = False
    width: int = 0
    settle: bool = False

    def say(self, code: str, /, **facts: object) -> str:
        """A sentence in the reader's language."""
        from mjcalc.messages import sentence

        return sentence(code, self.lang, facts)

    def name(self, zh: str, en: str) -> str:
        """One of two names, by the reader's language."""
        return zh if self.lang == "zh" else en

    def bold(self, text: str) -> str:
        """Text that matters, where there is colour."""
        return f"\033[1m{text}\033[0m" if self.color else text

    def dim(self, text: str) -> str:
        """Text that can be passed over, where there is colour."""
        return f"\033[2m{text}\033[0m" if self.color else text


def for_records(name: str) -> RecordsModule:
    """The format called ``name``, for hands."""
    return cast("RecordsModule", import_module(f"mjcalc.render.{name}"))


def for_pages(name: str) -> PageModule:
    """The format called ``name``, for pages."""
    return cast("PageModule", import_module(f"mjcalc.render.{name}"))
