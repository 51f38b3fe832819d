"""``mjcalc rules [NAME|FILE]``: the rulesets, or one of them; a user's own file is checked. ``mjcalc rules diff A B``: two side by side."""

from typing import TYPE_CHECKING, Annotated

import typer

from mjcalc import render
from mjcalc.cli import output
from mjcalc.cli.app import Command, new_app
from mjcalc.cli.options import CONTEXT, Bom, Color, Debug, Lang, PageFormat, Set, Version, checked, settings
from mjcalc.errors import InputError, Note
from mjcalc.ruleset import Ruleset

if TYPE_CHECKING:
    from mjcalc.render.page import Page

app = new_app()

#: The word before two rulesets that are to be held side by side.
DIFF = "diff"


def _names(incomplete: str) -> list[str]:
    return [name for name in Ruleset.names() if name.startswith(incomplete)]


@app.command(cls=Command, context_settings=CONTEXT)
def command(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[NAME|FILE]", show_default=False, autocompletion=_names)
    ] = None,
    set_: Set = None,
    format_: PageFormat = "text",
    lang: Lang = None,
    color: Color = "auto",
    bom: Bom = False,
    debug: Debug = False,
    version: Version = False,
) -> int:
    """List rulesets."""
    form = checked("--format", format_, render.PAGE_FORMATS)
    view = output.view(form=form, lang=lang, color=color, bom=bom)
    output.write(render.for_pages(form).page(_page(names or [], settings(set_), view), view))
    return 0


def _page(names: list[str], chosen: dict[str, int | str], view: render.View) -> "Page":
    """The page that is asked for. Raises InputError where nobody can tell which."""
    from mjcalc.render.rule_pages import rule_list, rule_page

    if not names:
        return rule_list([Ruleset.load(each) for each in Ruleset.names()], view)
    if names[0] == DIFF and len(names) == 3:
        from mjcalc.render.rule_diff import rule_diff

        one, other = (Ruleset.load(name) for name in names[1:])
        return rule_diff(one, other, view)
    if len(names) != 1 or names[0] == DIFF:
        raise InputError(Note("cli.rules_words"))
    rules = Ruleset.load(names[0], chosen)
    from mjcalc.rulecheck import contradictions

    for note in contradictions(rules):
        output.complain(f"mjcalc: {note.text(view.lang)}")
    return rule_page(rules, view)
