"""The words that say how a hand was won and how it stood: the one table, in both directions.

A word says facts: fields of :class:`mjcalc.hand.Context` with their values. The same table serves the text after ``|``, the
command line's options and the columns of a CSV file.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from mjcalc.errors import HandError, Note
from mjcalc.hand import DISCARD, ROB, SELF_DRAW, Context
from mjcalc.notation.text import SAME, quote
from mjcalc.tiles import EAST, FLOWERS, FLOWERS_ZH, HONOURS


class Facts(TypedDict, total=False):
    """What was said about the context, and nothing that was not; the names are the fields of ``Context``.

    ``unwon`` says that the hand has not won whatever its size, and is no field.
    """

    won: str
    kong: bool
    last: bool
    last_copy: bool
    round_wind: int
    seat_wind: int
    dealer: bool
    ready: bool
    heavenly_ready: bool
    first: str
    flowers: tuple[int, ...]
    flower_count: int
    discarder: int
    unwon: bool


#: field, value, its word in canonical text, other words. Case, ``-`` and ``_`` do not matter; ``:`` is as good as ``=``.
FLAGS: tuple[tuple[str, str | bool, str, str], ...] = (
    ("won", SELF_DRAW, "self-draw", "zimo 自摸 自摸和 自摸胡 self self-drawn tsumo win=self win=self-draw win=zimo"),
    ("won", DISCARD, "discard", "ron 点和 点胡 点炮 荣和 吃和 dianhe dianpao ronghe win=discard win=ron"),
    ("won", ROB, "rob", "抢杠 抢杠和 抢杠胡 qianggang qiangganghe rob-kong robbing-a-kong robbing-the-kong win=rob"),
    ("kong", True, "kong", "杠上开花 杠后开花 杠上花 杠开 gangshangkaihua gangkai kong-replacement rinshan"),
    ("last", True, "last", "海底 haidi last-tile"),
    ("last_copy", True, "last-copy", "绝张 和绝张 胡绝张 juezhang hejuezhang"),
    ("dealer", True, "dealer", "庄 庄家 zhuang zhuangjia dealer=yes"),
    ("dealer", False, "non-dealer", "闲 闲家 xian xianjia not-dealer dealer=no"),
    ("ready", True, "ready", "报听 立直 baoting lizhi riichi"),
    ("heavenly_ready", True, "heavenly-ready", "天听 tianting"),
    ("first", "heaven", "heaven", "天和 天胡 tianhe tianhu heavenly-hand tenhou"),
    ("first", "earth", "earth", "地和 地胡 dihe dihu earthly-hand chiihou"),
    ("first", "human", "human", "人和 人胡 renhe renhu human-hand renhou"),
    ("unwon", True, "not-won", "未和 未胡 unwon"),
)

#: Words that say two things.
BOTH: tuple[tuple[Facts, str], ...] = (
    ({"last": True, "won": SELF_DRAW}, "妙手回春 妙手 miaoshouhuichun miaoshou"),
    ({"last": True, "won": DISCARD}, "海底捞月 海底捞 haidilaoyue haidilao"),
)

#: field → what stands before its value and a ``=``. A seat may also be a number. A Chinese one needs no ``=`` and may also stand behind (南家, 东风圈).
VALUES: dict[str, str] = {
    "round_wind": "round round-wind prevalent prevalent-wind quan quanfeng 圈风 圈 场风 场",
    "seat_wind": "seat seat-wind men menfeng 门风 门 自风 家",
    "flowers": "flowers flower hua 花牌 花",
    "discarder": "from discarder fangpao 放炮 点炮",
}

#: wind → other names of it; its letter and Chinese character (东, 东风) come on top.
WINDS = {"E": "east dong", "S": "south nan", "W": "west xi", "N": "north bei"}

#: What a first win of each sort, and a kong's replacement tile, imply about the way of winning when that is not said.
IMPLIED = {"heaven": SELF_DRAW, "earth": SELF_DRAW, "human": DISCARD, "": DISCARD}

#: field → the code of saying it in two ways.
_TWICE = {
    "won": "hand.two_wins",
    "round_wind": "hand.two_rounds",
    "seat_wind": "hand.two_seats",
    "dealer": "hand.two_dealers",
    "first": "hand.two_firsts",
    "flowers": "hand.two_flowers",
    "flower_count": "hand.two_flowers",
    "discarder": "hand.two_discarders",
}


class UnknownWord(ValueError):
    """A word that is not in the table; ``code`` and ``params`` say what is wrong with it."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


def _plain(word: str) -> str:
    """A word without what does not matter in it."""
    return word.casefold().translate(SAME).replace("-", "").replace("_", "").replace(":", "=")


def _flags() -> dict[str, Facts]:
    table: dict[str, Facts] = {}
    for field, value, canonical, others in FLAGS:
        for word in (canonical, *others.split()):
            table[_plain(word)] = {field: value}  # type: ignore[misc]
    for facts, others in BOTH:
        for word in others.split():
            table[word] = facts
    return table


_FLAGS = _flags()
_NAMES = sorted(
    ((_plain(name), field) for field, names in VALUES.items() for name in names.split()), key=lambda row: -len(row[0])
)
_WINDS = {
    name: EAST + i
    for i, (letter, names) in enumerate(WINDS.items())
    for name in (letter.casefold(), f"{i + 1}z", *names.split(), "东南西北"[i], f"{'东南西北'[i]}风")
}

_SEATS = {name: kind - EAST + 1 for name, kind in _WINDS.items()} | {str(seat): seat for seat in range(1, 5)}


def facts(word: str) -> Facts:
    """What one word says. Raises :class:`UnknownWord`."""
    plain = _plain(word)
    if plain in _FLAGS:
        return _FLAGS[plain]
    for name, field in _NAMES:
        value = plain.removeprefix(name)
        if value == plain:
            if name.isascii() or not plain.endswith(name):
                continue
            value = plain.removesuffix(name)
        said = value.startswith("=") or not value
        if name.isascii() and not said:
            continue
        value = value.removeprefix("=")
        if field == "flowers":
            if (flowers := _flowers(value)) is not None:
                return flowers
            if said:
                raise UnknownWord("notation.flowers", text=quote(value or word))
        elif field == "discarder" and value in _SEATS:
            return {"discarder": _SEATS[value]}
        elif value in _WINDS:
            return {field: _WINDS[value]}  # type: ignore[misc]
        elif said:
            raise UnknownWord("notation.wind", text=quote(word.partition("=")[2] or word))
    if word[:2].isalpha() and len(word) > 4 and word[2:].isdecimal():
        raise UnknownWord("notation.tail", text=quote(word))
    raise UnknownWord("notation.word", word=quote(word), closest=", ".join(closest(word)))


def _flowers(value: str) -> Facts | None:
    """The flowers that ``3``, ``abd`` or ``梅兰菊`` says; None if it says none. One that is written twice stays twice."""
    if value in "12345670" and len(value) == 1:
        return {"flowers": (), "flower_count": int(value)}
    if value == "8":
        value = FLOWERS
    kinds = tuple(sorted((FLOWERS + FLOWERS_ZH).find(char) % 8 for char in value))
    if not value or any(char not in FLOWERS and char not in FLOWERS_ZH for char in value):
        return None
    return {"flowers": kinds, "flower_count": len(kinds)}


def tail_flowers(word: str) -> Facts:
    """The flowers behind the facts of a GB string: ``3`` or ``abc``. Raises :class:`UnknownWord`."""
    said = _flowers(_plain(word))
    if said is None:
        raise UnknownWord("notation.flowers", text=quote(word))
    return said


def tail_facts(word: str) -> Facts:
    """The facts of a GB string: ``EE0000`` is round wind, seat wind, then self-draw, last copy, last tile, kong as 0 or 1.

    ``kong`` without self-draw is the robbing of one. Raises :class:`UnknownWord`.
    """
    if len(word) != 6 or not set(word[2:]) <= {"0", "1"}:
        raise UnknownWord("notation.tail", text=quote(word))
    self_draw, last_copy, last, kong = (char == "1" for char in word[2:])
    return {
        "round_wind": EAST + HONOURS.index(word[0]),
        "seat_wind": EAST + HONOURS.index(word[1]),
        "won": SELF_DRAW if self_draw else ROB if kong else DISCARD,
        "last_copy": last_copy,
        "last": last,
        "kong": kong and self_draw,
    }


def combine(said: Iterable[tuple[str, Facts]]) -> Facts:
    """All facts together, from pairs of a word and what it says.

    Raises :class:`HandError` with a note for each contradiction, and for each flower that is there twice.
    """
    whole: dict[str, object] = {}
    words: dict[str, str] = {}
    notes: list[Note] = []
    for word, each in said:
        flowers = each.get("flowers", ())
        notes += (
            Note("hand.flower_twice", letter=FLOWERS[flower], flower=FLOWERS_ZH[flower])
            for flower in sorted(set(flowers))
            if flowers.count(flower) > 1
        )
        for field, value in each.items():
            # A number of flowers agrees with flowers that are as many.
            if field == "flowers" and not (value and whole.get(field)):
                whole[field] = value or whole.get(field, ())
            elif whole.setdefault(field, value) != value:
                note = Note(_TWICE[field], first=quote(words[field]), second=quote(word))
                notes += [note] if note not in notes else []
            words.setdefault(field, word)
    if notes:
        raise HandError(*notes)
    return whole  # type: ignore[return-value]


def context(said: Facts) -> Context:
    """The context of a hand about which this was said.

    How it was won, when that was not said: a hand won on the deal, on the first draw or on a kong's replacement tile is a
    self-draw, every other a discard.
    """
    fields = {field: value for field, value in said.items() if field != "unwon"}
    if "won" not in fields:
        fields["won"] = SELF_DRAW if said.get("kong") else IMPLIED[said.get("first", "")]
    return Context(**fields)  # type: ignore[arg-type]


def spell(stood: Context, *, won: bool) -> list[str]:
    """The canonical words for a context, in their fixed order; ``won`` says whether the hand has won.

    ``combine`` and ``context`` make the same context of them again.
    """
    words = []
    implied = context({"kong": stood.kong, "first": stood.first}).won
    for field, value, word, _ in FLAGS:
        if field != "unwon" and getattr(stood, field) == value and (field != "won" or won or value != implied):
            words.append(word)
    if stood.round_wind is not None:
        words.append(f"round={HONOURS[stood.round_wind - EAST]}")
    if stood.seat_wind is not None:
        words.append(f"seat={HONOURS[stood.seat_wind - EAST]}")
    if stood.flowers:
        words.append("flowers=" + "".join(FLOWERS[flower] for flower in stood.flowers))
    elif stood.flower_count:
        words.append(f"flowers={stood.flower_count}")
    if stood.discarder is not None:
        words.append(f"from={HONOURS[stood.discarder - 1]}")
    return words


def closest(word: str) -> list[str]:
    """The words most like one that is not known; the canonical words if none is."""
    canonical = [row[2] for row in FLAGS]
    known = [
        *canonical,
        *(each for row in FLAGS for each in row[3].split()),
        *(each for _, names in BOTH for each in names.split()),
    ]
    known += ["round=E", "seat=S", "flowers=3", "圈东", "门南", "花3"]
    from difflib import get_close_matches

    return get_close_matches(word[:40].casefold().translate(SAME), known, 3, 0.5) or [
        *canonical[:6],
        "round=E",
        "seat=S",
    ]


def is_word(word: str) -> bool:
    """Whether a word is in the table."""
    try:
        return bool(facts(word))
    except UnknownWord:
        return False
