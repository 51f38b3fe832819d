"""Standard output and standard error: what they can show, and writing to them."""

import os
import sys
from collections.abc import Iterable

from mjcalc.cli.lang import environment
from mjcalc.cli.options import COLORS, checked
from mjcalc.messages import LANGUAGES
from mjcalc.render import DATA_FORMATS, View
from mjcalc.tiles import UNICODE

#: What stands in for characters that a terminal cannot show.
_PLAINER = str.maketrans({"·": "-", "×": "x", "—": "-", "…": "~", "「": '"', "」": '"'})


def is_terminal(stream: object) -> bool:
    """Whether a stream is a terminal."""
    try:
        return bool(stream.isatty())  # type: ignore[attr-defined]
    except (AttributeError, ValueError):
        return False


def view(
    *,
    form: str,
    lang: str | None,
    color: str = "auto",
    tiles: str = "ascii",
    explain: bool = False,
    many: bool = False,
    bom: bool = False,
) -> View:
    """How the reader sees it, as the options and the terminal have it. Raises InputError."""
    checked("--color", color, COLORS)
    data = form in DATA_FORMATS
    if data and hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    chinese = data or _can_show("清龙")
    reader = checked("--lang", lang, LANGUAGES) if lang else environment()
    return View(
        # Chinese sentences are no use where their characters cannot be shown.
        lang=reader if chinese else "en",
        tiles=tiles
        if data or _can_show(UNICODE[0] if tiles == "unicode" else "万" if tiles == "zh" else "")
        else "ascii",
        explain=explain,
        color=form == "text" and _colored(color),
        many=many,
        chinese=chinese,
        bom=bom,
        width=_width() if form == "text" and is_terminal(sys.stdout) else 0,
    )


def _can_show(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError, AttributeError):
        return False
    return True


def _width() -> int:
    from shutil import get_terminal_size

    return get_terminal_size().columns


def _colored(color: str) -> bool:
    if color == "auto":
        return is_terminal(sys.stdout) and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return color == "always"


def write(pieces: Iterable[str], *, at_once: bool = False) -> None:
    """Write text to standard output piece by piece; ``at_once``: whoever reads shall see each piece as soon as it is there."""
    out = sys.stdout
    if out is None:
        raise OSError(9, "standard output is closed")
    plainer = not _can_show("·×")
    for piece in pieces:
        out.write(piece.translate(_PLAINER) if plainer else piece)
        if at_once:
            out.flush()


def complain(*lines: str) -> None:
    """Lines to standard error; what was written before to standard output comes before them."""
    if sys.stderr is None:
        return
    if is_terminal(sys.stdout):
        sys.stdout.flush()
    sys.stderr.write("".join(f"{line}\n" for line in lines))
    sys.stderr.flush()
