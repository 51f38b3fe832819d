"""The command line. :func:`main` is what the console calls; each command is a module here."""

#: Every command: a module of this package with a ``command`` function in a ``typer.Typer`` called ``app``. The first one is meant
#: where no command is named. A new command is a word here, a module, and ``cli.command_WORD`` in mjcalc/messages/cli.py.
COMMANDS = ("score", "waits", "discards", "shanten", "fans", "rules")


def main() -> None:
    """Run the command line of this process and exit with its status."""
    import gc
    import sys

    # One hand leaves no garbage worth looking for; a batch turns it on again.
    gc.disable()
    try:
        from mjcalc.cli.run import run

        status = run(sys.argv[1:])
    except KeyboardInterrupt:
        status = 130
    gc.freeze()  # the interpreter then looks at nothing of it when it ends
    sys.exit(status)
