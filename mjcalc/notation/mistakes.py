"""From the place where the parser stopped to what the writer did wrong. Loaded only when something is wrong."""

from __future__ import annotations

from mjcalc.errors import NotationError
from mjcalc.notation import words
from mjcalc.notation.examples import MALFORMED
from mjcalc.notation.grammar import Unexpected, load
from mjcalc.notation.text import Folded, fold, quote

#: (state of the parser, terminal) and (part of the hand, terminal) → code.
_codes: dict[tuple[int | str, str], str] = {}


def explain(line: Folded, stop: Unexpected, start_rule: str) -> tuple[str, int, int]:
    """What is wrong with a line at which the parser stopped: the code, and the start and end of the mistake in the folded text.

    The malformed examples are run through the same parser once: the code of the one that stopped in the same state at the same
    terminal is the answer, else of the first that stopped at that terminal in the same part of a hand.
    """
    if not _codes:
        for code, examples in MALFORMED.items():
            for example in examples if code != "notation.dialect" else ():  # which no state tells
                _learn(code, example.replace("«", "").replace("»", ""))
    part = _part(line.text, stop, start_rule)
    code = _codes.get((stop.state, stop.type)) or _codes.get((part, stop.type), "notation.unexpected")
    start, end = stop.start, stop.end
    if start < 0:  # the text ended too early: its last character
        start = end = max(len(line.text.partition("#")[0].rstrip()) - 1, 0)
    if code == "notation.unclosed":
        before = _before(line.text, stop)
        start = end = max(before.rfind("["), before.rfind("("), 0)
    elif code == "notation.comma":  # the token may have taken a digit along
        end = start + 1
    elif code == "notation.after_tail" and line.text[start] not in "|;,":  # the whole word
        end = start + len(line.text[start:].split(maxsplit=1)[0])
    return code, start, max(end, start + 1)


def _learn(code: str, example: str) -> None:
    try:
        text = fold(example).text
        load("hand").parse(text, "hand")
    except Unexpected as stop:
        _codes.setdefault((stop.state, stop.type), code)
        _codes.setdefault((_part(text, stop, "hand"), stop.type), code)
    except NotationError:
        pass  # too long to be parsed


def _part(text: str, stop: Unexpected, start_rule: str) -> str:
    """Where the parser stopped: in a set, in the context, or among what the start rule is about."""
    before = _before(text, stop)
    if "|" in before:
        return "context"
    opened, closed = (max(map(before.rfind, brackets)) for brackets in ("[(", "])"))
    return "set" if opened > closed else start_rule


def _before(text: str, stop: Unexpected) -> str:
    return text.partition("#")[0] if stop.start < 0 else text[: stop.start]


def word_before_bar(line: Folded, at: int) -> NotationError | None:
    """The error for a context word that stands among the tiles, if there is one at this place."""
    before, after = line.text[:at], line.text[at:]
    start = max((i + 1 for i, char in enumerate(before) if char.isspace()), default=0)
    word = line.text[
        start : at + next((i for i, char in enumerate(after) if char.isspace() or char in "|#"), len(after))
    ]
    if words.is_word(word) or (len(word) == 6 and set(word[:2]) <= set("ESWN") and set(word[2:]) <= set("01")):
        return line.error("notation.bar_missing", start, start + len(word), text=quote(word))
    return None
