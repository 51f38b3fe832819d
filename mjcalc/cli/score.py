"""``mjcalc HAND…``: score hands, from the command line, from files or from a pipe."""

from typing import TYPE_CHECKING, Annotated

from mjcalc import render
from mjcalc.cli import output
from mjcalc.cli.app import Command, new_app
from mjcalc.cli.given import OUTPUT, Given, about_hands
from mjcalc.cli.options import CONTEXT, option
from mjcalc.errors import InputError, Note
from mjcalc.ruleset import Ruleset

if TYPE_CHECKING:
    from mjcalc.hand import Hand
    from mjcalc.records import Judge
    from mjcalc.scoring import Score

app = new_app()

#: In the place of a ruleset: every ruleset, a line each.
ALL = "all"


@app.command(cls=Command, context_settings=CONTEXT)
@about_hands
def command(
    given: Given,
    explain: Annotated[bool, option("--explain", "-x", panel=OUTPUT)] = False,
    hint: Annotated[bool, option("--hint", panel=OUTPUT)] = False,
    settle: Annotated[bool, option("--settle", panel=OUTPUT)] = False,
    total: Annotated[bool, option("--total", "-t", panel=OUTPUT)] = False,
) -> int:
    """Score hands."""
    from mjcalc.cli.session import Session

    form = _format(given, total=total, explain=explain)
    if given.missing:
        from mjcalc.cli.help import short

        output.complain(short(given.lang))
        return 2
    if given.rules == ALL:
        from mjcalc.answers import all_rulesets
        from mjcalc.cli.asking import answers

        chosen = given.chosen()
        return answers(given, Ruleset.load(), lambda hand, _: all_rulesets(hand, chosen))
    table = Ruleset.load(given.rules, given.chosen())
    session = Session(given.view(form, explain=explain, settle=settle), form=form, strict=given.strict)
    session.show(given.records(table, session, _judge(hint=hint, settle=settle)), at_once="-" in given.named)
    return session.end(empty_is_wrong=given.piped)


def _judge(*, hint: bool, settle: bool) -> "Judge[Score] | None":
    """What scores a hand: by default just that; with what is asked for besides."""
    if not (hint or settle):
        return None
    from mjcalc.hints import hinted
    from mjcalc.scoring import score
    from mjcalc.settle import settled

    def judge(hand: "Hand", rules: Ruleset) -> "Score":
        result = hinted(hand, rules) if hint else score(hand, rules)
        return settled(result) if settle else result

    return judge


def _format(given: Given, *, total: bool, explain: bool) -> str:
    """The output format. Raises InputError for options that do not go together."""
    if total:
        if given.format or explain:
            raise InputError(Note("cli.total_alone"))
        return "total"
    form = given.form(for_people=explain)
    if explain and form not in render.EXPLAINING:
        raise InputError(Note("cli.explain_format", format=form, among=", ".join(sorted(render.EXPLAINING))))
    return form
