"""The reader's language: ``--lang``, then MJCALC_LANG, then the locale."""

import os
from collections.abc import Sequence

from mjcalc.messages import LANGUAGES


def environment() -> str:
    """The language that the environment asks for; English where it asks for nothing that there is."""
    for variable in ("MJCALC_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            lang = value[:2].lower()
            if lang in LANGUAGES:
                return lang
            if variable != "MJCALC_LANG":
                break
    return "en"


def among(args: Sequence[str]) -> str:
    """The language for messages before the arguments are understood: help, and what is wrong with the arguments."""
    for i, arg in enumerate(args):
        if arg == "--":
            break
        value = arg[7:] if arg.startswith("--lang=") else args[i + 1] if arg == "--lang" and i + 1 < len(args) else ""
        if value in LANGUAGES:
            return value
    return environment()
