"""What options say about a hand, in the words that the text of a hand has for it."""

from collections.abc import Mapping, Sequence
from typing import Any

from mjcalc.errors import InputError, Note
from mjcalc.notation import combine, parse_melds
from mjcalc.notation.words import UnknownWord, facts
from mjcalc.records import Said

#: Options that take a value, and the word before it.
VALUES = {"--round": "round", "--seat": "seat", "--from": "from", "--flowers": "flowers"}


def said(
    flags: Mapping[str, bool | None], values: Mapping[str, str | None], sets: Mapping[str, Sequence[str] | None]
) -> Said:
    """What all options together say.

    ``flags``: option → whether it was given; its word is its name. ``values``: option → value. ``sets``: kind of set → tiles. Raises
    InputError, NotationError, and HandError where they contradict each other.
    """
    told: list[tuple[str, Any]] = []
    for option, given in flags.items():
        if given:
            told.append((option, facts("kong" if option == "--replacement" else option.removeprefix("--"))))
    for option, value in values.items():
        if value is not None:
            try:
                told.append((option, facts(f"{VALUES[option]}={value}")))
            except UnknownWord as error:
                raise InputError(Note(error.code, **error.params)) from None
    melds = [meld for kind, texts in sets.items() for text in texts or () for meld in parse_melds(text, kind)]
    return Said(combine(told), tuple(melds)) if told or melds else Said()
