"""A page: what a command that lists or describes something has to show, before a format gives it a shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

Row = Sequence[str]


class Table(NamedTuple):
    """Rows under heads. ``keys`` name the columns in CSV; ``right`` are the numbers of the columns of numbers."""

    keys: tuple[str, ...]
    heads: tuple[str, ...]
    rows: list[Row]
    right: tuple[int, ...] = ()


class Section(NamedTuple):
    """Rows under a title, with no heads: facts, reasons, examples. Rows have the same number of cells."""

    title: str
    rows: list[Row]
    right: tuple[int, ...] = ()


class Page(NamedTuple):
    """``data`` is for JSON, ``table`` for CSV and TSV; ``title`` and ``blocks`` are for people."""

    data: Any
    table: Table
    title: str
    blocks: list[Table | Section]
