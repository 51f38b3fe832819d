"""What can go wrong, as values: a note is a code with its facts, an error carries notes.

Three kinds of wrong hands are never mixed: :class:`NotationError` (cannot be read), :class:`HandError` (can be read,
cannot exist) and :class:`NotAWin` (could exist, does not win). Sentences live in :mod:`mjcalc.messages`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mjcalc.hints import Hints


class Note:
    """One remark: a stable ``code`` such as ``hand.five_copies`` and the facts its sentence needs."""

    __slots__ = ("code", "params")

    def __init__(self, code: str, **params: Any) -> None:
        self.code = code
        self.params = params

    def text(self, lang: str = "en") -> str:
        """The sentence in ``en`` or ``zh``."""
        from mjcalc.messages import sentence

        return sentence(self.code, lang, self.params)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Note) and (self.code, self.params) == (other.code, other.params)

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        facts = "".join(f", {key}={value!r}" for key, value in self.params.items())
        return f"Note({self.code!r}{facts})"


class MjcalcError(Exception):
    """Base of every error that is about the user's input; ``notes`` says what, one note a problem."""

    #: Which of the kinds it is, for JSON: notation, hand, not_a_win, ruleset, usage, input.
    kind = "error"

    def __init__(self, *notes: Note) -> None:
        super().__init__(*notes)
        self.notes = notes

    @property
    def code(self) -> str:
        """The code of the first note."""
        return self.notes[0].code

    def text(self, lang: str = "en") -> str:
        """All sentences, joined."""
        joint = "；" if lang == "zh" else "; "
        return joint.join(note.text(lang) for note in self.notes)

    def __str__(self) -> str:
        return self.text()


class NotationError(MjcalcError):
    """The text cannot be read.

    ``source`` is the line as it was given, ``line`` its number (1-based), ``column`` and ``end`` the first character
    that is wrong and the one after the last (1-based, in characters of ``source``).
    """

    kind = "notation"

    def __init__(self, note: Note, source: str = "", column: int = 1, end: int = 0, line: int = 1) -> None:
        super().__init__(note)
        self.source = source
        self.column = column
        self.end = max(end, column + 1)
        self.line = line


class HandError(MjcalcError):
    """The hand can be read but cannot exist; one note a problem, all of them at once."""

    kind = "hand"


class NotAWin(MjcalcError):
    """The hand could exist but does not win; the notes say how far it is.

    ``waits`` are the kinds that would complete it (when it is one tile short), ``shanten`` its distance from ready; ``hints`` are there
    when they were asked for.
    """

    kind = "not_a_win"

    def __init__(self, *notes: Note, waits: tuple[int, ...] = (), shanten: int | None = None) -> None:
        super().__init__(*notes)
        self.waits = waits
        self.shanten = shanten
        self.hints: Hints | None = None


class RulesetError(MjcalcError):
    """A rule file is wrong; each note's ``line`` and ``key`` say where (line 0: not known)."""

    kind = "ruleset"


class InputError(MjcalcError):
    """A file, an encoding or an option cannot be used."""

    kind = "input"
