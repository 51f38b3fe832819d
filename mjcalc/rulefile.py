"""Reading a rule file: TOML in, a checked :class:`mjcalc.ruleset.Ruleset` out, or every fault with its line and key.

A file may extend another, and each choice of a setting may change the table; both are the same merge of tables, key by key, in
which lists and values replace those below them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from mjcalc.errors import Note, RulesetError
from mjcalc.fans import FANS
from mjcalc.ruleset import BY_RULE, PRINTED, Deck, Exclusion, Row, Ruleset, Setting, Terms, weights
from mjcalc.shapes import FORMS
from mjcalc.tiles import SUITS

RULES_DIR = Path(__file__).parent / "rules"
SCHEMA = 1

Table = dict[str, Any]

_TOP_KEYS = {
    "schema": int,
    "id": str,
    "en": str,
    "zh": str,
    "extends": str,
    "forms": list,
    "knitted_wait": bool,
    "nine_among_honours": bool,
    "sources": dict,
    "deck": dict,
    "settlement": dict,
    "settings": dict,
    "fans": dict,
}
_DECK_KEYS = {"suits": str, "one_suit": bool, "winds": bool, "dragons": bool, "flowers": int}
_TERMS_KEYS = {"players": int, "each": int}
_SETTING_KEYS = {"en": str, "zh": str, "default": (int, str), "choices": dict}
_ROW_KEYS = {
    "no": int,
    "points": int,
    PRINTED: list,
    BY_RULE: list,
    "combine": bool,
    "once": bool,
    "bonus": bool,
    "fallback": bool,
    "off": bool,
    "zh": str,
    "en": str,
}
_TYPE_NAMES = {int: "a whole number", str: "a text", bool: "true or false", list: "a list", dict: "a table"}
_ONE = "one "
_IDS = {fan.zh: fan.id for fan in FANS.values()}
_MOST_POINTS = 1_000_000


class _Faults:
    """The faults found so far, and where the keys of the file stand."""

    def __init__(self, text: str, path: str) -> None:
        self.notes: list[Note] = []
        self.path = path
        self.text = text

    def add(self, key: str, code: str, **params: Any) -> None:
        self.notes.append(Note(f"rules.{code}", key=key, line=self.line(key), path=self.path, **params))

    def line(self, key: str) -> int:
        """The line of a key, or of the nearest table around it; 0 when it is not in this file."""
        lines = key_lines(self.text)  # looked for only when something is wrong
        for place in list(lines):
            # A row may be headed by a fan's Chinese name; its faults are told by id.
            table, _, rest = place.partition(".")
            name, dot, field = rest.partition(".")
            if table == "fans" and name in _IDS:
                lines.setdefault(f"fans.{_IDS[name]}{dot}{field}", lines[place])
        while key:
            if key in lines:
                return lines[key]
            key = key.rpartition(".")[0]
        return 0

    def stop_if_any(self) -> None:
        if self.notes:
            raise RulesetError(*sorted(self.notes, key=lambda note: note.params["line"]))


def key_lines(text: str) -> dict[str, int]:
    """Where each key of a TOML text stands: dotted key → line number. Inline tables are found by the key before them."""
    lines: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        if head := re.match(r"\s*\[\[?\s*([^\[\]]+?)\s*\]\]?\s*(#.*)?$", line):
            table = _plain(head[1])
            lines.setdefault(table, number)
        elif entry := re.match(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""", line):
            key = _plain(entry[1])
            lines.setdefault(f"{table}.{key}" if table else key, number)
    return lines


def _plain(key: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in key.split("."))


def _closest(word: str, among: Iterable[str]) -> str:
    from difflib import get_close_matches

    return ", ".join(get_close_matches(word, list(among), n=3, cutoff=0.5))


# ── reading and merging ─────────────────────────────────────────────────────────────────────────────────────────────


def find(name: str | Path, beside: Path | None = None) -> Path:
    """The file of a ruleset: one of the program's own by name, else a path. Raises RulesetError when there is none."""
    own = RULES_DIR / f"{name}.toml"
    if re.fullmatch(r"[\w-]+", str(name)) and own.exists():
        return own
    for path in (Path(name), *([beside.parent / name] if beside else [])):
        if path.is_file():
            return path
    known = sorted(path.stem for path in RULES_DIR.glob("*.toml"))
    note = Note(
        "rules.not_found", name=str(name), closest=_closest(str(name), known) or ", ".join(known), line=0, key=""
    )
    raise RulesetError(note)


def _read(path: Path) -> tuple[Table, str]:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise RulesetError(Note("rules.unreadable", path=str(path), why=error.strerror, line=0, key="")) from error
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RulesetError(Note("rules.not_utf8", path=str(path), line=0, key="")) from error
    try:
        return tomllib.loads(text), text
    except tomllib.TOMLDecodeError as error:
        raise RulesetError(_not_toml(path, text, str(error))) from error


def _not_toml(path: Path, text: str, why: str) -> Note:
    """What the TOML reader says of a file, and where; a Chinese name without quotes is what it trips over most."""
    at = re.search(r" \(at line (\d+).*\)", why)
    line = int(at[1]) if at else len(text.splitlines())
    name = re.match(r"\s*\[?\s*(?:fans\.)?([^\W\d_a-zA-Z]+)", (text.splitlines() or [""])[line - 1])
    if name:
        return Note("rules.quote_name", path=str(path), name=name[1], line=line, key="")
    return Note("rules.not_toml", path=str(path), why=why.removesuffix(at[0]) if at else why, line=line, key="")


def merge(below: Mapping[str, Any], above: Mapping[str, Any]) -> Table:
    """``below`` with the entries of ``above`` laid over it, table by table."""
    merged = dict(below)
    for key, value in above.items():
        old = merged.get(key)
        merged[key] = merge(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return merged


def _document(path: Path, seen: tuple[Path, ...] = ()) -> tuple[Table, str]:
    """The tables of a file laid over those that it extends, and its text."""
    table, text = _read(path)
    base = table.get("extends")
    if isinstance(base, str):
        faults = _Faults(text, str(path))
        if path.resolve() in seen:
            faults.add("extends", "circle", name=base)
            faults.stop_if_any()
        below, _ = _document(find(base, path), (*seen, path.resolve()))
        # A table that extends another is not that other.
        inherited = {key: value for key, value in below.items() if key not in ("id", "en", "zh")}
        table = merge(inherited, _by_ids(table))
        table.pop("extends")
    return _by_ids(table), text


def _by_ids(table: Table) -> Table:
    """Rows may be headed by a fan's Chinese name; turn those into ids."""
    fans = table.get("fans")
    if not isinstance(fans, dict):
        return table
    return {**table, "fans": {_IDS.get(key, key): row for key, row in fans.items()}}


# ── checking ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _check_keys(table: Any, known: Mapping[str, Any], where: str, faults: _Faults) -> bool:
    """Whether ``table`` is a table with only known keys of the right types; says what is not."""
    if not isinstance(table, dict):
        faults.add(where, "wrong_type", wanted=_TYPE_NAMES[dict])
        return False
    before = len(faults.notes)
    for key, value in table.items():
        place = f"{where}.{key}" if where else key
        if key not in known:
            faults.add(place, "unknown_key", name=key, closest=_closest(key, known) or ", ".join(known))
            continue
        types = known[key] if isinstance(known[key], tuple) else (known[key],)
        if not isinstance(value, types) or (isinstance(value, bool) and bool not in types):
            faults.add(place, "wrong_type", wanted=" / ".join(_TYPE_NAMES[type_] for type_ in types))
    return len(faults.notes) == before


def _deck(table: Table, faults: _Faults) -> Deck:
    if not _check_keys(table, _DECK_KEYS, "deck", faults):
        return Deck()
    deck = Deck(**table)
    if not deck.suits or set(deck.suits) - set(SUITS) or len(set(deck.suits)) != len(deck.suits):
        faults.add("deck.suits", "bad_value", value=deck.suits, wanted="m, p, s")
    if deck.flowers not in (0, 8):
        faults.add("deck.flowers", "bad_value", value=deck.flowers, wanted="0, 8")
    return deck


def _terms(table: Table, faults: _Faults) -> Terms:
    if not _check_keys(table, _TERMS_KEYS, "settlement", faults):
        return Terms()
    terms = Terms(**table)
    if terms.players not in (2, 3, 4):
        faults.add("settlement.players", "bad_value", value=terms.players, wanted="2, 3, 4")
    if terms.each < 0:
        faults.add("settlement.each", "bad_value", value=terms.each, wanted="0, 1, 2 …")
    return terms


def _forms(table: Table, faults: _Faults) -> tuple[str, ...]:
    forms = table.get("forms", ["standard"])
    for form in forms:
        if form not in FORMS:
            faults.add("forms", "bad_value", value=form, wanted=", ".join(FORMS))
    return tuple(form for form in FORMS if form in forms)


def _settings(table: Table, chosen: Mapping[str, int | str], faults: _Faults) -> dict[str, Setting]:
    settings = {}
    for name, entry in table.get("settings", {}).items():
        where = f"settings.{name}"
        if not _check_keys(entry, _SETTING_KEYS, where, faults):
            continue
        if "default" not in entry:
            faults.add(where, "missing_key", name="default")
            continue
        default, choices = entry["default"], entry.get("choices")
        for choice, changes in (choices or {}).items():
            _check_keys(changes, _TOP_KEYS, f"{where}.choices.{choice}", faults)
        if choices is not None and default not in choices:
            faults.add(f"{where}.default", "bad_value", value=default, wanted=", ".join(choices))
        if choices is None and not isinstance(default, int):
            faults.add(f"{where}.default", "wrong_type", wanted=_TYPE_NAMES[int])
        value = chosen.get(name, default)
        settings[name] = Setting(name, default, value, entry.get("en", ""), entry.get("zh", ""), choices)
    return settings


def _choose(settings: Mapping[str, Setting], chosen: Mapping[str, int | str]) -> dict[str, Setting]:
    """The settings with the user's values checked. Raises RulesetError for names and values that the ruleset does not know."""
    notes = []
    result = dict(settings)
    for name, value in chosen.items():
        setting = settings.get(name)
        if setting is None:
            known = ", ".join(settings) or "-"
            notes.append(Note("rules.unknown_setting", name=name, known=known, line=0, key=name))
        elif setting.choices is not None and str(value) not in setting.choices:
            wanted = ", ".join(setting.choices)
            notes.append(Note("rules.setting_value", name=name, value=value, wanted=wanted, line=0, key=name))
        elif setting.choices is None and not re.fullmatch(r"\d{1,9}", str(value)):
            notes.append(Note("rules.setting_number", name=name, value=value, line=0, key=name))
        else:
            right = str(value) if setting.choices is not None else int(value)
            result[name] = Setting(name, setting.default, right, setting.en, setting.zh, setting.choices)
    if notes:
        raise RulesetError(*notes)
    return result


def _exclusions(fan: str, entry: Table, ids: Mapping[str, str], faults: _Faults) -> tuple[Exclusion, ...]:
    found: dict[str, Exclusion] = {}
    for source in (PRINTED, BY_RULE):
        where = f"fans.{fan}.{source}"
        for name in entry.get(source, []):
            if not isinstance(name, str):
                faults.add(where, "wrong_type", wanted=_TYPE_NAMES[str])
                continue
            one = name.startswith(_ONE)
            other = ids.get(name.removeprefix(_ONE))
            if other is None:
                faults.add(where, "unknown_fan", name=name, closest=_closest(name.removeprefix(_ONE), ids))
            elif other == fan:
                faults.add(where, "excludes_itself", name=name)
            elif other in found:
                faults.add(where, "excluded_twice", name=name)
            else:
                found[other] = Exclusion(other, source, one)
    return tuple(found.values())


def _rows(table: Table, faults: _Faults) -> dict[str, Row]:
    entries = {}
    for fan, entry in table.get("fans", {}).items():
        where = f"fans.{fan}"
        if fan not in FANS:
            names = [*FANS, *(known.zh for known in FANS.values())]
            faults.add(where, "unknown_fan", name=fan, closest=_closest(fan, names))
        elif _check_keys(entry, _ROW_KEYS, where, faults) and not entry.get("off"):
            if "points" not in entry:
                faults.add(where, "missing_key", name="points")
            elif not 0 < entry["points"] <= _MOST_POINTS:
                faults.add(f"{where}.points", "bad_points", value=entry["points"], most=_MOST_POINTS)
            else:
                entries[fan] = entry
    ids = {name: fan.id for fan in FANS.values() for name in (fan.id, fan.zh)}
    ids.update({entry["zh"]: fan for fan, entry in entries.items() if "zh" in entry})
    weighed = weights([entry["points"] for entry in entries.values()])
    rows: dict[str, Row] = {}
    for order, (id_, entry) in enumerate(entries.items()):
        fan = FANS[id_]
        row = Row(
            fan=fan,
            zh=entry.get("zh", fan.zh),
            en=entry.get("en", fan.en),
            points=entry["points"],
            exclusions=_exclusions(id_, entry, ids, faults),
            combine=entry.get("combine", False),
            once=entry.get("once", False),
            bonus=entry.get("bonus", False),
            fallback=entry.get("fallback", False),
            number=entry.get("no", 0),
            order=order,
            weight=weighed[order],
        )
        for other in rows.values():
            if other.zh == row.zh:
                faults.add(f"fans.{id_}", "same_name", name=row.zh, other=other.id)
        rows[id_] = row
    if not rows:
        faults.add("fans", "no_fans")
    return rows


def load(name: str | Path, chosen: Mapping[str, int | str]) -> Ruleset:
    """Read, merge, choose and check. Raises RulesetError with all faults at once."""
    path = find(name)
    table, text = _document(path)
    faults = _Faults(text, str(path))
    if not _check_keys(table, _TOP_KEYS, "", faults):
        faults.stop_if_any()
    settings = _settings(table, chosen, faults)
    faults.stop_if_any()
    settings = _choose(settings, chosen)
    for setting in settings.values():
        if setting.choices is not None:
            table = merge(table, _by_ids(dict(setting.choices[str(setting.value)])))
    ruleset = Ruleset(
        id=table.get("id", path.stem),
        en=table.get("en", path.stem),
        zh=table.get("zh", path.stem),
        deck=_deck(table.get("deck", {}), faults),
        forms=_forms(table, faults),
        rows=_rows(table, faults),
        settings=settings,
        sources=table.get("sources", {}),
        terms=_terms(table.get("settlement", {}), faults),
        knitted_wait=table.get("knitted_wait", True),
        nine_among_honours=table.get("nine_among_honours", True),
        path=str(path),
    )
    if table.get("schema", SCHEMA) != SCHEMA:
        faults.add("schema", "bad_value", value=table["schema"], wanted=SCHEMA)
    faults.stop_if_any()
    return ruleset
