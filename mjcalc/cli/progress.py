"""A count on standard error while a batch takes seconds and nobody sees its output."""

import sys
from time import monotonic

from mjcalc.cli.output import is_terminal
from mjcalc.render import View

FIRST_AFTER = 2.0
THEN_EVERY = 0.5


class Progress:
    """Counts steps, and shows the count where it is of use: standard error is a terminal and standard output is none."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.done = 0
        self.shown = False
        self.wanted = is_terminal(sys.stderr) and not is_terminal(sys.stdout)
        self.next = monotonic() + FIRST_AFTER

    def step(self) -> None:
        """One more is done."""
        self.done += 1
        if self.wanted and monotonic() >= self.next:
            self.next = monotonic() + THEN_EVERY
            self.shown = True
            sys.stderr.write("\r" + self.view.say("cli.progress", hands=self.done))
            sys.stderr.flush()

    def clear(self) -> None:
        """Take the count away, for something else to be written."""
        if self.shown:
            self.shown = False
            sys.stderr.write("\r\033[K")
            sys.stderr.flush()
