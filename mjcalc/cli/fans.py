"""``mjcalc fans [NAME]``: the fans of a ruleset, or one fan in all of them."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import typer

from mjcalc import render
from mjcalc.cli import output
from mjcalc.cli.app import Command, new_app
from mjcalc.cli.options import CONTEXT, Bom, Color, Debug, Lang, PageFormat, Rules, Set, Version, checked, settings
from mjcalc.errors import InputError, Note
from mjcalc.fans import FANS

if TYPE_CHECKING:
    from mjcalc.fans import Fan
    from mjcalc.ruleset import Ruleset

app = new_app()


def _names(incomplete: str) -> list[str]:
    return [name for fan in FANS.values() for name in (fan.id, fan.zh) if name.startswith(incomplete)]


@app.command(cls=Command, context_settings=CONTEXT)
def command(
    name: Annotated[
        list[str] | None, typer.Argument(metavar="[NAME]", show_default=False, autocompletion=_names)
    ] = None,
    rules: Rules = "erren64",
    set_: Set = None,
    format_: PageFormat = "text",
    lang: Lang = None,
    color: Color = "auto",
    bom: Bom = False,
    debug: Debug = False,
    version: Version = False,
) -> int:
    """List fans."""
    from mjcalc.render.fan_pages import fan_page, fan_table
    from mjcalc.ruleset import Ruleset

    form = checked("--format", format_, render.PAGE_FORMATS)
    view = output.view(form=form, lang=lang, color=color, bom=bom)
    table = Ruleset.load(rules, settings(set_))
    if not name:
        page = fan_table(table, view)
    else:
        others = [Ruleset.load(other) for other in Ruleset.names()]
        rulesets = [table if table.path == other.path else other for other in others]
        if table.path not in [other.path for other in others]:
            rulesets.insert(0, table)
        page = fan_page(find(" ".join(name), rulesets), rulesets, view)
    output.write(render.for_pages(form).page(page, view))
    return 0


def find(text: str, rulesets: Iterable["Ruleset"]) -> "Fan":
    """The fan of that name: its id, or its name in either language and in any of the rulesets; pinyin may have blanks or hyphens.

    Raises InputError with the closest names.
    """
    names = {_plain(name): fan for fan in FANS.values() for name in (fan.id, fan.zh, fan.en)}
    for rules in rulesets:
        for row in rules.rows.values():
            for name in (row.zh, row.en):
                names.setdefault(_plain(name), row.fan)
    found = names.get(_plain(text))
    if found is None:
        from difflib import get_close_matches

        close = dict.fromkeys(names[name].id for name in get_close_matches(_plain(text), names, n=5, cutoff=0.4))
        closest = ", ".join(f"{FANS[id_].zh} ({id_})" for id_ in list(close)[:3])
        raise InputError(Note("cli.no_fan" if closest else "cli.no_fan_close", name=text, closest=closest))
    return found


def _plain(name: str) -> str:
    """A name without what does not matter in it."""
    from mjcalc.notation.text import SAME

    return "".join(char for char in name.casefold().translate(SAME) if char.isalnum())
