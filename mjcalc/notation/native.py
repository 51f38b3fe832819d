"""Native notation: the grammar's tree to a hand.

Whatever can be read becomes a hand, however impossible: five equal tiles or a set that is none are told together, later.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from mjcalc.errors import HandError, NotationError, Note
from mjcalc.hand import KONG, Context, Hand, Meld
from mjcalc.notation import words
from mjcalc.notation.grammar import Unexpected, load
from mjcalc.notation.text import Folded, quote
from mjcalc.tiles import EAST, FLOWERS, FLOWERS_ZH, HONOURS, UNICODE, ZH, spell

DIGITS = {char: i for i, char in enumerate("0123456789")} | {char: i for i, char in enumerate("一二三四五六七八九", 1)}

#: Suit letter → kind of its one; honours by number stand in the order 东南西北白发中.
SUITS = {"m": 0, "万": 0, "p": 9, "饼": 9, "s": 18, "条": 18}
Z = (27, 28, 29, 30, 33, 32, 31)

#: One character, one tile.
SINGLE = (
    {char: EAST + i for i, char in enumerate(HONOURS)}
    | {ZH[kind]: kind for kind in range(EAST, len(ZH))}
    | {glyph: kind for kind, glyph in enumerate(UNICODE)}
)
FLOWER = {char: i for each in (FLOWERS, FLOWERS_ZH, map(chr, range(0x1F022, 0x1F02A))) for i, char in enumerate(each)}

#: Terminals that stand for a mistake → its code.
MISTAKES = {
    "TEN": "notation.ten",
    "CAPITAL_SUIT": "notation.capital_suit",
    "DIGITS": "notation.no_suit",
    "SUIT": "notation.no_digits",
    "SMALL_WIND": "notation.small_honour",
    "STRAY": "notation.character",
}

#: What may follow the comma in a set; 5-7 only when a kong was made by adding to a pung.
MARKS = {KONG: (1, 2, 3, 5, 6, 7), None: (1, 2, 3)}


class Parsed(NamedTuple):
    """A hand and how it was read.

    ``facts`` is what the text said about the context, ``notes`` is what the writer should hear about the reading.
    """

    hand: Hand
    notes: tuple[Note, ...] = ()
    facts: words.Facts = {}  # noqa: RUF012 - never changed
    dialect: str = "native"

    @property
    def said(self) -> frozenset[str]:
        """The fields of the context that the text itself set."""
        return frozenset(self.facts) - {"unwon"}

    def override(self, options: words.Facts) -> Parsed:
        """The same hand with a context where ``options`` win over the text; what neither says is implied as ever."""
        facts: words.Facts = {**self.facts, **options}
        hand = Hand(self.hand.concealed, self.hand.melds, self.hand.win, words.context(facts))
        return self._replace(hand=hand, facts=facts)


def read(line: Folded) -> Parsed:
    """The hand that a line says. Raises :class:`NotationError`, or :class:`HandError` when its words contradict each other."""
    reader = _Reader(line)
    reader.hand(reader.parse("hand"))
    return reader.result()


def read_tiles(line: Folded) -> tuple[int, ...]:
    """Tiles alone, in the order written: ``123m5pE``. Raises :class:`NotationError`."""
    reader = _Reader(line)
    return tuple(kind for token in reader.parse("tiles") for kind in reader.kinds(token))


def read_melds(line: Folded, kind: str | None = None) -> tuple[tuple[Meld, ...], tuple[Note, ...]]:
    """Sets alone, and notes about them: ``[123m] EEE,2 (1111m)``; see :func:`mjcalc.notation.parse_melds`."""
    reader = _Reader(line)
    melds = tuple(reader.meld(child, kind) for child in reader.parse("melds"))
    return melds, tuple(reader.notes)


def read_words(line: Folded) -> words.Facts:
    """Context words alone. Raises :class:`NotationError` and :class:`HandError`."""
    reader = _Reader(line)
    for child in reader.parse("words"):
        reader.word(child)
    return words.combine(reader.words)


class _Reader:
    """Walks one tree and gathers the hand."""

    def __init__(self, line: Folded) -> None:
        self.line = line
        self.concealed: list[int] = []
        self.melds: list[Meld] = []
        self.flowers: list[int] = []
        self.win: tuple[int, str] | None = None
        self.words: list[tuple[str, words.Facts]] = []
        self.notes: list[Note] = []

    def parse(self, start: str) -> list[Any]:
        """The children of the start rule."""
        text = self.line.text
        try:
            return load("hand").parse(text, start)
        except Unexpected as stop:
            from mjcalc.notation.mistakes import explain

            code, first, last = explain(self.line, stop, start)
        # A mistake that the grammar has a name for may come before the place where the parser stopped.
        try:
            before = load("hand").parse(text[:first], start)
        except Unexpected:
            before = []
        if start == "hand":
            _Reader(self.line).hand(before)
        raise self.line.error(code, first, last, text=quote(text[first:last]))

    def result(self) -> Parsed:
        """The hand, once all is gathered."""
        if not (self.concealed or self.melds or self.win):
            raise self.line.error("notation.empty" if not self.words and not self.flowers else "notation.no_tiles", 0)
        if self.flowers:
            letters = "".join(FLOWERS[flower] for flower in self.flowers)
            kinds = tuple(sorted(self.flowers))
            self.words.insert(0, (letters, {"flowers": kinds, "flower_count": len(kinds)}))
        facts = words.combine(self.words)
        unwon = next((word for word, said in self.words if "unwon" in said), "")
        win: int | None = None
        if self.win is not None:
            win, written = self.win
            if unwon:
                raise HandError(Note("hand.won_or_not", first=written, second=quote(unwon)))
            self.concealed.append(win)
        elif self.concealed and not unwon and (len(self.concealed) + 3 * len(self.melds)) % 3 != 1:
            win = self.concealed[-1]
        hand = Hand(tuple(self.concealed), tuple(self.melds), win, words.context(facts) if facts else Context())
        return Parsed(hand, tuple(self.notes), facts)

    def hand(self, children: Iterable[Any]) -> None:
        """Take in what the start rule ``hand`` holds."""
        for child in children:
            what = getattr(child, "type", None) or child.data
            if what == "HONOURS":
                self.concealed += self.kinds(child)
            elif what == "NUMBERS":
                if _is_kong(child):
                    self.melds.append(self.meld(child))
                else:
                    self.concealed += self.kinds(child)
            elif what == "set":
                self.melds.append(self.meld(child))
            elif what == "win":
                self.winning(*child.children)
            elif what == "FLOWERS":
                self.flower(child)
            elif what in ("WORD", "tail"):
                self.word(child)
            else:
                raise self.mistake(child)

    def kinds(self, token: Any) -> list[int]:
        """The tiles of one token."""
        if token.type == "HONOURS":
            return [SINGLE[char] for char in token if char in SINGLE]
        if token.type != "NUMBERS":
            raise self.mistake(token)
        suit = token[-1]
        ranks = [DIGITS[char] for char in token[:-1]]
        if suit == "z":
            for i, rank in enumerate(ranks):
                if not 1 <= rank <= len(Z):
                    if len(token) % 4 == 1 and all(
                        _is_kong(f"{token[at : at + 4]}z") for at in range(0, len(ranks), 4)
                    ):
                        raise self.error("notation.kongs_in_one", token)
                    raise self.line.error("notation.honour_number", token.start_pos + i, tile=f"{token[i]}z")
            return [Z[rank - 1] for rank in ranks]
        if 0 in ranks:
            note = Note("notation.read_zero", text=quote(token))
            self.notes += [note] if note not in self.notes else []
        one = SUITS[suit]
        return [one + (rank or 5) - 1 for rank in ranks]

    def flower(self, token: Any) -> None:
        """Take in flowers that stand among the tiles."""
        for i, char in enumerate(token):
            if char in "ecf" and token[i - 1 : i] == char:
                raise self.error("notation.small_honour", token, text=quote(token))
        self.flowers += (FLOWER[char] for char in token)

    def winning(self, plus: Any, token: Any) -> None:
        """Take in ``+5m``."""
        if token.type == "FLOWERS":
            raise self.error("notation.plus_flower", token)
        kinds = self.kinds(token)
        if len(kinds) != 1:
            raise self.line.error("notation.plus_many", plus.start_pos, token.end_pos, text=quote(token))
        if self.win is not None:
            raise self.line.error("notation.two_plus", plus.start_pos, token.end_pos, first=self.win[1])
        self.win = kinds[0], f"+{quote(token)}"

    def meld(self, tree: Any, kind: str | None = None) -> Meld:
        """One set. ``kind`` is what an option says it is: chow, pung, kong or concealed-kong."""
        if isinstance(tree, str):  # a mistake, or 0110z among the tiles
            if not _is_kong(tree):
                raise self.mistake(tree)
            return Meld(tuple(self.kinds_of_kong(tree)), concealed=True)
        children: Sequence[Any] = tree.children
        concealed = children[0].type == "OPEN_CONCEALED"
        tiles: list[int] = []
        mark: Any = None
        feeder: Any = None
        for i, token in enumerate(children):
            if token.type in ("OPEN", "CLOSE", "OPEN_CONCEALED", "CLOSE_CONCEALED"):
                continue
            if token.type == "MARK" or (
                token.type == "DIGITS" and tiles and children[i + 1].type in ("CLOSE", "FEEDER")
            ):
                mark = token
            elif token.type == "FEEDER":
                if feeder is not None or token[1:] not in ("1", "2", "3", "4"):
                    raise self.error("notation.feeder", token)
                feeder = token
            elif token.type == "FLOWERS":
                raise self.error("notation.flower_in_set", token)
            elif tree.data == "bare" and _is_kong(token):
                concealed = True
                tiles += self.kinds_of_kong(token)
            else:
                tiles += self.kinds(token)
        first, last = children[0], children[-1]
        if not tiles:
            raise self.across("notation.empty_set", first, last)
        if len(tiles) == 1 and kind not in (None, "chow"):
            tiles *= 3 if kind == "pung" else 4
        concealed = concealed or kind == "concealed-kong"
        if concealed and (mark or feeder):
            raise self.error("notation.concealed_mark", mark or feeder)
        meld = Meld(tuple(sorted(tiles)), concealed)
        if kind is not None and meld.type != kind.removeprefix("concealed-"):
            raise self.across(f"notation.not_{kind.removeprefix('concealed-')}", first, last)
        seat = self.mark(mark, meld.type) if mark else None
        if meld.type == KONG and not (concealed or mark or feeder or kind):
            self.notes.append(Note("notation.bare_kong", text=spell(meld.tiles)))
            concealed = True
        return Meld(meld.tiles, concealed, seat, int(feeder[1:]) if feeder else None)

    def kinds_of_kong(self, token: Any) -> list[int]:
        """The tiles of ``0110z``."""
        rank, suit = DIGITS[token[1]], token[-1]
        if suit != "z":
            return [SUITS[suit] + rank - 1] * 4
        if rank > len(Z):
            raise self.line.error("notation.honour_number", token.start_pos + 1, tile=f"{token[1]}z")
        return [Z[rank - 1]] * 4

    def mark(self, token: Any, type_: str | None) -> int | None:
        """The digit after the comma; None for ``?``."""
        text = token.lstrip(", \t\n\r\v\f")
        if text == "?":
            return None
        allowed = MARKS[KONG if type_ == KONG else None]
        if len(text) != 1 or DIGITS[text] not in allowed:
            raise self.error("notation.kong_mark" if type_ == KONG else "notation.mark", token)
        return DIGITS[text]

    def word(self, child: Any) -> None:
        """Take in a context word, or a GB string's facts and flowers."""
        if isinstance(child, str):
            self._say(child, words.facts)
        else:
            self._say(child.children[0], words.tail_facts)
            for token in child.children[1:]:
                self._say(token, words.tail_flowers)

    def _say(self, token: Any, meaning: Any) -> None:
        try:
            self.words.append((str(token), meaning(token)))
        except words.UnknownWord as error:
            raise self.error(error.code, token, **error.params) from None

    def error(self, code: str, token: Any, **params: object) -> NotationError:
        """An error about one token; ``text`` is the token where the caller names nothing else."""
        return self.line.error(code, token.start_pos, token.end_pos, **(params or {"text": quote(token)}))

    def across(self, code: str, first: Any, last: Any) -> NotationError:
        """An error about a whole set, from its first token to its last."""
        text = self.line.text[first.start_pos : last.end_pos]
        return self.line.error(code, first.start_pos, last.end_pos, text=quote(text))

    def mistake(self, token: Any) -> NotationError:
        """The error for a token that stands for a mistake; a context word among the tiles is another."""
        from mjcalc.notation.mistakes import word_before_bar

        missing = word_before_bar(self.line, token.start_pos)
        return missing or self.error(MISTAKES.get(token.type, "notation.unexpected"), token)


def _is_kong(token: str) -> bool:
    """Whether a token is a concealed kong as ``0110z``."""
    return len(token) == 5 and token[0] == token[3] == "0" != token[1] == token[2]
