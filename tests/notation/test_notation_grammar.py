"""The ready-made parser and the one that lark builds are the same parser."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from mjcalc.errors import NotationError
from mjcalc.notation import grammar, read
from mjcalc.notation.examples import MALFORMED
from mjcalc.notation.grammar import Grammar

TEXTS = ["123m 456m [EEE,2]<3 (1111p) 0110z 789m ab +5m | zimo round=E", "123m |EE0000|3", "123m |", "一万 # x"]
TEXTS += [example.replace("«", "").replace("»", "") for examples in MALFORMED.values() for example in examples]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for ready-made parsers of the test's own; nothing is loaded before or after."""
    monkeypatch.setattr(grammar, "HERE", str(tmp_path))
    monkeypatch.setattr(grammar, "_loaded", {})
    monkeypatch.setattr("mjcalc.notation.mistakes._codes", {})
    return tmp_path


@pytest.fixture
def readymade(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A parser as the build writes it, importable in place of the package's own."""
    path = grammar.module_file("hand")
    path.write_text(grammar.generate("hand"), encoding="utf-8")
    spec = spec_from_file_location("mjcalc.notation._hand_lalr", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "mjcalc.notation._hand_lalr", module)
    spec.loader.exec_module(module)
    return path


def understood(text: str) -> tuple[object, ...]:
    try:
        return tuple(read(text))
    except NotationError as error:
        return error.code, error.column, error.end, error.text("en")


def test_both_understand_the_same(readymade: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert grammar.load("hand").readymade
    with_module = [understood(text) for text in TEXTS]
    readymade.unlink()
    monkeypatch.setattr(grammar, "_loaded", {})
    monkeypatch.setattr("mjcalc.notation.mistakes._codes", {})
    assert not grammar.load("hand").readymade
    assert [understood(text) for text in TEXTS] == with_module


def test_a_parser_of_another_grammar_is_not_used(readymade: Path) -> None:
    _, _, rest = readymade.read_text(encoding="utf-8").partition("\n")
    readymade.write_text(f"# grammar crc32: 00000000\n{rest}", encoding="utf-8")
    assert not grammar.load("hand").readymade


def test_a_ready_made_parser_needs_no_grammar(readymade: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grammar, "FOLDERS", ())
    assert grammar.load("hand").readymade


def test_no_grammar_at_all(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grammar, "FOLDERS", (str(folder),))
    with pytest.raises(FileNotFoundError, match=r"hand\.lark"):
        grammar.load("hand")


def test_loaded_once() -> None:
    loaded = grammar.load("hand")
    assert isinstance(loaded, Grammar)
    assert grammar.load("hand") is loaded


def test_line_ends_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = grammar.source("hand")
    assert text is not None
    (tmp_path / "hand.lark").write_bytes(text.replace(b"\n", b"\r\n"))
    monkeypatch.setattr(grammar, "FOLDERS", (str(tmp_path),))
    assert grammar.source("hand") == text
