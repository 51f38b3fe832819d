"""``mjcalc shanten HAND…``: how far a hand is from ready."""

from typing import Annotated

from mjcalc.answers import shanten_answer
from mjcalc.cli.app import Command, new_app
from mjcalc.cli.asking import SEEN, answer
from mjcalc.cli.given import Given, about_hands
from mjcalc.cli.options import CONTEXT, Texts

app = new_app()


@app.command(cls=Command, context_settings=CONTEXT)
@about_hands
def command(given: Given, seen: Annotated[Texts, SEEN] = None) -> int:
    """Answer."""
    return answer(given, seen, shanten_answer)
