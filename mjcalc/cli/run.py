"""One run of the command line, from arguments to exit status; whatever goes wrong ends here."""

import os
import sys
from collections.abc import Sequence

import typer

from mjcalc.cli import COMMANDS, app
from mjcalc.cli.lang import among
from mjcalc.errors import MjcalcError
from mjcalc.messages import sentence

INTERRUPTED = 130
WRONG = 2


def run(args: Sequence[str]) -> int:
    """Do what the arguments ask for, and give the exit status."""
    lang = among(args)
    for stream in (sys.stdout, sys.stderr):
        # A character that a terminal cannot show is no reason to stop.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        status = _run(args, lang)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        status = INTERRUPTED
    except MjcalcError as error:
        status = WRONG
        _complain(*(note.text(lang) for note in error.notes))
    except app.UsageError as error:
        status = WRONG
        from mjcalc.cli.usage import explain

        _complain(*explain(error, lang))
    except OSError as error:
        status = _stream_failed(error, args, lang)
    except Exception as error:
        status = _bug(error, args, lang)
    return _flushed(status)


def _run(args: Sequence[str], lang: str) -> int:
    if app.completion_wanted(args):
        app.complete(args)
    name, rest = app.choose(args)
    command = app.load(name)
    prog = "mjcalc" if name == COMMANDS[0] else f"mjcalc {name}"
    try:
        with command.make_context(prog, rest, obj=lang) as context:
            return int(command.invoke(context) or 0)
    except typer.Exit as end:
        return end.exit_code


def _complain(*lines: str) -> None:
    """Lines to stderr, each with the program's name before it."""
    if sys.stderr is not None:
        sys.stderr.write("".join(f"mjcalc: {line}\n" for line in lines))


def _stream_failed(error: OSError, args: Sequence[str], lang: str) -> int:
    """A reader that has seen enough is fine; a full disk is not."""
    if isinstance(error, BrokenPipeError):
        _forget_stdout()
        return 0
    if "--debug" in args:
        raise error
    _forget_stdout()
    _complain(sentence("cli.cannot_write", lang, {"why": error.strerror or str(error)}))
    return WRONG


def _bug(error: Exception, args: Sequence[str], lang: str) -> int:
    if "--debug" in args:
        from traceback import print_exception

        print_exception(error)
    else:
        _complain(sentence("cli.bug", lang, {"error": f"{type(error).__name__}: {error}"}))
    return WRONG


def _flushed(status: int) -> int:
    """The status, after both streams are flushed, so that the interpreter finds nothing left to complain of."""
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except (OSError, ValueError):
            _forget_stdout()
    return status


def _forget_stdout() -> None:
    """Send what is still in the buffer nowhere."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    except (OSError, ValueError, AttributeError):
        pass
