"""What every test stands on: the same answers on every machine, whatever its owner has set."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

# Settings of the person's own that change what the command prints. Taken out before anything of mjcalc is imported.
for variable in ("MJCALC_LANG", "NO_COLOR", "FORCE_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS", "TERMINAL_WIDTH"):
    os.environ.pop(variable, None)

# The same examples in every run, so that a failure belongs to the change at hand; HYPOTHESIS_PROFILE=search looks further.
settings.register_profile("repeat", derandomize=True, deadline=None)
settings.register_profile("search", max_examples=2000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeat"))


@pytest.fixture(scope="session")
def root() -> Path:
    """The top of the checkout."""
    return Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def vectors(root: Path) -> Path:
    """The folder of hands with right answers."""
    return root / "tests" / "vectors"
