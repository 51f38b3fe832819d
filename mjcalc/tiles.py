"""The tiles: 34 kinds, their suits and ranks, the eight flowers, and their names.

A kind is an integer: 0-8 are 1-9 of characters (m, 万), 9-17 of dots (p, 饼), 18-26 of bamboo (s, 条),
27-30 the winds E S W N (东南西北) and 31-33 the dragons C F P (中发白). A flower is 0-7 for a-h (梅兰竹菊春夏秋冬).
This module knows no rules.
"""

from collections.abc import Iterable

SUITS = "mps"
HONOURS = "ESWNCFP"
FLOWERS = "abcdefgh"

KINDS = 34
COPIES = 4
EAST = 27
WINDS = range(27, 31)
DRAGONS = range(31, 34)

#: Suit number of honours; 0, 1 and 2 are the suits m, p and s.
HONOUR_SUIT = 3

#: What one kind is called, by style. Unicode glyphs differ in width between fonts.
ASCII = tuple(f"{rank}{suit}" for suit in SUITS for rank in range(1, 10)) + tuple(HONOURS)
ZH = tuple(f"{rank}{suit}" for suit in "万饼条" for rank in "一二三四五六七八九") + tuple("东南西北中发白")
UNICODE = tuple(
    chr(first + i)
    for first, count in ((0x1F007, 9), (0x1F019, 9), (0x1F010, 9), (0x1F000, 4), (0x1F004, 3))
    for i in range(count)
)
FLOWERS_ZH = "梅兰竹菊春夏秋冬"

STYLES = {"ascii": ASCII, "zh": ZH, "unicode": UNICODE}


def suit_of(kind: int) -> int:
    """0, 1, 2 for characters, dots, bamboo; 3 for honours."""
    return kind // 9


def rank_of(kind: int) -> int:
    """1-9 in a suit; for honours 1-7 in the order E S W N C F P."""
    return kind % 9 + 1


def is_honour(kind: int) -> bool:
    return kind >= EAST


def is_outer(kind: int) -> bool:
    """A terminal (1 or 9) or an honour: 幺九牌."""
    return kind >= EAST or kind % 9 in (0, 8)


def name(kind: int, style: str = "ascii") -> str:
    """The name of one kind: ``5m``, ``E``; ``五万``, ``东``; or a glyph."""
    return STYLES[style][kind]


def spell(kinds: Iterable[int], style: str = "ascii") -> str:
    """Many tiles as one word, in the order given: ``123m55pEE``; the suit is written once a run."""
    kinds = list(kinds)
    if style == "unicode":
        return "".join(UNICODE[kind] for kind in kinds)
    names = STYLES[style]
    parts = []
    for i, kind in enumerate(kinds):
        word = names[kind]
        follows = i + 1 < len(kinds) and kinds[i + 1] < EAST and suit_of(kinds[i + 1]) == suit_of(kind)
        parts.append(word[0] if kind < EAST and follows else word)
    return "".join(parts)
