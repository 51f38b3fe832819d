"""Every sentence that a user sees, in English and Chinese.

One module a topic; the part of a code before its dot names the module, so only what is needed gets loaded. Each module
holds ``SENTENCES``: code → (English, Chinese), with ``str.format`` fields for the facts.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

LANGUAGES = ("en", "zh")


def sentence(code: str, lang: str, params: Mapping[str, Any] | None = None) -> str:
    """The sentence for ``code`` in ``lang`` (``en`` or ``zh``), its fields filled from ``params``."""
    topic = code.partition(".")[0]
    table: dict[str, tuple[str, str]] = import_module(f"mjcalc.messages.{topic}").SENTENCES
    return table[code][LANGUAGES.index(lang)].format(**params or {})
