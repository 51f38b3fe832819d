"""Imports point one way: notation, core, render, command line."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MODULES = sorted(path for path in (ROOT / "mjcalc").rglob("*.py") if not path.match("_*_lalr.py"))


def name_of(path: Path) -> str:
    """The dotted name of a module."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[str]:
    """What a module imports anywhere, types included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: write the whole name"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def within(name: str, *packages: str) -> bool:
    """Whether a dotted name lies in one of the packages."""
    return any(name == package or name.startswith(f"{package}.") for package in packages)


CLI = ("mjcalc.cli", "mjcalc.__main__")
RENDER = ("mjcalc.render",)

#: module or package → what may not be imported there.
FORBIDDEN = {
    "mjcalc.tiles": ("mjcalc",),
    "mjcalc.fans": ("mjcalc.ruleset", "mjcalc.rulefile", "mjcalc.solve", "mjcalc.scoring", "mjcalc.notation"),
    "mjcalc.facts": ("mjcalc.fans", "mjcalc.ruleset", "mjcalc.solve", "mjcalc.scoring", "mjcalc.notation"),
    "mjcalc.shapes": (
        "mjcalc.facts",
        "mjcalc.fans",
        "mjcalc.ruleset",
        "mjcalc.solve",
        "mjcalc.scoring",
        "mjcalc.notation",
    ),
    "mjcalc.solve": ("mjcalc.scoring", "mjcalc.notation", "mjcalc.facts"),
    "mjcalc.notation": ("mjcalc.scoring", "mjcalc.solve", "mjcalc.fans", "mjcalc.shapes", "mjcalc.ruleset"),
    "mjcalc.records": ("typer", "tabulate", "mjcalc.cli", "mjcalc.render"),
    "mjcalc.render": ("typer", "click", "mjcalc.cli"),
}


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_layers(path: Path) -> None:
    name = name_of(path)
    found = set(imports(path))
    for package, forbidden in FORBIDDEN.items():
        if within(name, package):
            assert [each for each in found if within(each, *forbidden)] == []
    if not within(name, *CLI):
        assert [each for each in found if within(each, "typer", "click", *CLI)] == []
    if not within(name, *CLI, *RENDER):
        assert [each for each in found if within(each, "tabulate", "wcwidth", *RENDER)] == []
    # typer 0.24 and later carry their own click
    assert [each for each in found if within(each, "click")] == []
    assert [each for each in found if within(each, "rich")] == []


def test_sentences_live_in_messages() -> None:
    for path in MODULES:
        if within(name_of(path), "mjcalc.messages"):
            assert list(imports(path)) == [] or path.name == "__init__.py"


def test_only_the_renderer_of_tables_imports_tabulate() -> None:
    assert [name_of(path) for path in MODULES if any(within(each, "tabulate") for each in imports(path))] == [
        "mjcalc.render.table"
    ]
