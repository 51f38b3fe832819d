"""``mjcalc waits HAND…``: the tiles that complete a hand, how many are left, and what each wins."""

from typing import Annotated

from mjcalc.answers import waits_answer
from mjcalc.cli.app import Command, new_app
from mjcalc.cli.asking import SEEN, answer
from mjcalc.cli.given import Given, about_hands
from mjcalc.cli.options import CONTEXT, Texts

app = new_app()


@app.command(cls=Command, context_settings=CONTEXT)
@about_hands
def command(given: Given, seen: Annotated[Texts, SEEN] = None) -> int:
    """Answer."""
    return answer(given, seen, waits_answer)
