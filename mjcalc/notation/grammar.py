"""Parsers for the grammars in ``grammar/*.lark``, ready-made where possible.

Importing lark costs more than scoring a hand, so a release carries each grammar as a module of its own that lark's
standalone generator wrote (``_NAME_lalr.py``). A checkout without it, or with a grammar that has changed since, builds the
parser with lark instead. Either way the parser does the same and only :class:`Unexpected` comes out of it.

``python -m mjcalc.notation.grammar`` writes the modules. The build loads this file by its path, before the package can be
imported, so nothing of the package is imported here.
"""

from __future__ import annotations

from os.path import abspath, dirname  # pathlib takes longer to import than a parser to start
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

HERE = dirname(abspath(__file__))  # noqa: PTH100, PTH120

#: Where a grammar may lie: in a checkout beside the package, in a release inside it.
FOLDERS = (f"{HERE}/../../grammar", f"{HERE}/../grammar")

#: The start rules of each grammar; a dialect adds its own.
START = {"hand": ("hand", "tiles", "melds", "words")}

_FIRST_LINE = "# grammar crc32: "

_loaded: dict[str, Grammar] = {}


class Unexpected(Exception):
    """A token that cannot stand where it stands.

    ``type`` is the name of its terminal (``$END`` at the end of the text), ``state`` the state of the parser, and ``start`` and
    ``end`` say where the token lies in the folded text (both -1 at the end).
    """

    def __init__(self, type_: str, state: int, start: int, end: int) -> None:
        super().__init__(type_, state, start, end)
        self.type = type_
        self.state = state
        self.start = start
        self.end = end


class Grammar:
    """A parser for one grammar, whichever way it was made."""

    __slots__ = ("_errors", "_lark", "readymade")

    def __init__(self, lark: Any, errors: tuple[type[Exception], type[Exception]], *, readymade: bool) -> None:
        self._lark = lark
        self._errors = errors
        #: Whether it came from the module that the build wrote.
        self.readymade = readymade

    def parse(self, text: str, start: str) -> list[Any]:
        """The children of the start rule's tree: tokens (strings with ``type``, ``start_pos``, ``end_pos``) and trees.

        Raises :class:`Unexpected` for the first token that does not fit.
        """
        unexpected_token, unexpected_character = self._errors
        try:
            children: list[Any] = self._lark.parse(text, start).children
        except unexpected_token as error:
            token, state = error.token, error.state.position  # type: ignore[attr-defined]
            at_end = token.type == "$END"
            raise Unexpected(
                token.type, state, -1 if at_end else token.start_pos, -1 if at_end else token.end_pos
            ) from None
        except unexpected_character as error:
            start_pos = error.pos_in_stream  # type: ignore[attr-defined]
            raise Unexpected("", -1, start_pos, start_pos + 1) from None
        return children


def load(name: str) -> Grammar:
    """The parser for ``grammar/NAME.lark``, made once."""
    if name not in _loaded:
        _loaded[name] = _readymade(name) or _built(name)
    return _loaded[name]


def source(name: str) -> bytes | None:
    """The text of a grammar, if its file is there."""
    for folder in FOLDERS:
        try:
            with open(f"{folder}/{name}.lark", "rb") as file:  # noqa: PTH123
                return file.read().replace(b"\r\n", b"\n")
        except FileNotFoundError:
            continue
    return None


def module_file(name: str) -> Path:
    """Where the ready-made parser of a grammar lies."""
    from pathlib import Path

    return Path(HERE, f"_{name}_lalr.py")


def generate(name: str) -> str:
    """The text of the module with the ready-made parser of a grammar. Needs lark and the file of the grammar."""
    from io import StringIO

    from lark.tools import standalone

    out = StringIO()
    write: Any = standalone.gen_standalone
    write(_lark(name), out=out)
    # These two take longer to import than the parser takes to start, and a ready-made parser uses neither.
    text = out.getvalue().replace("import logging\n", _SILENT, 1).replace("import pickle, zlib, base64\n", "", 1)
    return f"{_FIRST_LINE}{_digest(_source(name))}\n{text}"


_SILENT = '''class _Silent:
    """In place of the logging module: takes everything, says nothing."""
    def __getattr__(self, name): return self
    def __call__(self, *args, **kwargs): return self
logging = _Silent()
'''


def _readymade(name: str) -> Grammar | None:
    """The parser from the written module; None if there is none or it belongs to another state of the grammar."""
    try:
        with open(f"{HERE}/_{name}_lalr.py", encoding="ascii", errors="replace") as file:  # noqa: PTH123
            first = file.readline().rstrip()
    except FileNotFoundError:
        return None
    text = source(name)
    if text is not None and first != _FIRST_LINE + _digest(text):
        return None
    from importlib import import_module

    module = import_module(f"mjcalc.notation._{name}_lalr")
    errors = module.UnexpectedToken, module.UnexpectedCharacters
    return Grammar(module.Lark_StandAlone(), errors, readymade=True)


def _built(name: str) -> Grammar:
    """The parser that lark builds from the grammar."""
    from lark.exceptions import UnexpectedCharacters, UnexpectedToken

    return Grammar(_lark(name), (UnexpectedToken, UnexpectedCharacters), readymade=False)


def _lark(name: str) -> Any:
    from lark import Lark

    text = _source(name).decode("utf-8")
    return Lark(text, parser="lalr", lexer="contextual", start=list(START[name]), maybe_placeholders=False)


def _source(name: str) -> bytes:
    text = source(name)
    if text is None:
        raise FileNotFoundError(f"{name}.lark lies in none of: {', '.join(FOLDERS)}")
    return text


def _digest(text: bytes) -> str:
    """Tells one state of a grammar from another; no more is needed, and hashlib takes long to import."""
    from zlib import crc32

    return f"{crc32(text):08x}"


if __name__ == "__main__":
    for grammar in START:
        module_file(grammar).write_text(generate(grammar), encoding="utf-8", newline="\n")
