"""What is wrong with the arguments, in the reader's language."""

from typing import Any

from mjcalc.messages import sentence


def explain(error: Any, lang: str) -> list[str]:
    """The lines for a mistake that the parser of arguments found."""
    context = getattr(error, "ctx", None)
    prog = context.command_path if context else "mjcalc"
    return [_what(error, lang), sentence("cli.try_help", lang, {"prog": prog})]


def _what(error: Any, lang: str) -> str:
    kind = type(error).__name__
    if kind == "NoSuchOption":
        close = ", ".join(error.possibilities or ())
        code = "cli.no_option_close" if close else "cli.no_option"
        return sentence(code, lang, {"option": error.option_name, "closest": close})
    if kind == "BadOptionUsage":
        code = "cli.no_value" if "require" in error.message else "cli.takes_no_value"
        return sentence(code, lang, {"option": error.option_name})
    message: str = error.format_message()
    return message
