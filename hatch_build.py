"""Build hook: turns grammars into ready-made parsers, so that no start of the command builds a parse table.

``pip`` runs it for wheels and for editable installs; ``python hatch_build.py`` does the same by hand.
"""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
GRAMMARS = ROOT / "grammar"


def write_parsers() -> None:
    """Write ``mjcalc/notation/_NAME_lalr.py`` for each grammar that ``mjcalc/notation/grammar.py`` knows."""
    # By path: the package itself is not importable in a build environment.
    grammar = runpy.run_path(str(ROOT / "mjcalc" / "notation" / "grammar.py"))
    for name in grammar["START"]:
        target = grammar["module_file"](name)
        # Whole or not at all: an interrupted build must not leave half a parser.
        half = target.with_name(f"{target.name}.{os.getpid()}.tmp")
        try:
            half.write_text(grammar["generate"](name), encoding="utf-8", newline="\n")
            half.replace(target)
        finally:
            half.unlink(missing_ok=True)


if __name__ == "__main__":
    write_parsers()
else:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class ParserHook(BuildHookInterface):
        """Runs before the files of a wheel are gathered."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Write the parsers; a wheel also carries the grammars, an editable install reads them where they are."""
            write_parsers()
            if version == "standard":
                for grammar in sorted(GRAMMARS.glob("*.lark")):
                    build_data["force_include"][str(grammar)] = f"mjcalc/grammar/{grammar.name}"
