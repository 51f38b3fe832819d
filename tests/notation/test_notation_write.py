"""Hands to text and back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mjcalc.errors import MjcalcError, NotationError
from mjcalc.hand import DISCARD, SELF_DRAW, Context, Hand, Meld
from mjcalc.notation import caret, parse, parse_melds, parse_tiles, parse_words, read, write
from tests.strategies import hands

CANONICAL = [
    ("5m 123m +5m 456m 789m [EEE] | round=E 自摸", "1234556789m [EEE] +5m | self-draw round=E"),
    ("123m55p", "123m5p +5p | discard"),
    ("1112345678999m", "1112345678999m"),
    ("[EEEE] [SSSS,6] [WWWW]<2 5m5m", "5m (EEEE) [SSSS,6] [WWWW]<2 +5m | discard"),
    ("5m5m | EE1001|cab", "5m +5m | self-draw kong round=E seat=E flowers=abc"),
    ("5m5m | 花3 dealer", "5m +5m | discard dealer flowers=3"),
    ("5m5m | heaven flowers=8", "5m +5m | self-draw heaven flowers=abcdefgh"),
    ("5m5m | 未和", "55m | not-won"),
    ("5m | zimo", "5m | self-draw"),
    ("5m | kong", "5m | kong"),
    ("P 7z C 5z +F", "CCPP +F | discard"),
]


@pytest.mark.parametrize(("text", "canonical"), CANONICAL)
def test_canonical(text: str, canonical: str) -> None:
    assert write(parse(text)) == canonical
    assert write(parse(canonical)) == canonical


def test_styles() -> None:
    hand = parse("123m 5p EE [CCC,1] (1111s) +5p")
    assert write(hand, "zh") == "一二三万五饼东东 [中中中,1] (一一一一条) +五饼 | discard"
    assert write(hand, "unicode") == "🀇🀈🀉🀝🀀🀀 [🀄🀄🀄,1] (🀐🀐🀐🀐) +🀝 | discard"


def test_kong_from_nobody_knows_whom() -> None:
    hand = Hand((4, 4), (Meld((27,) * 4),), 4)
    assert write(hand) == "5m [EEEE,?] +5m | discard"
    assert parse(write(hand)) == hand


@given(hands(), st.sampled_from(["ascii", "zh", "unicode"]))
@example(Hand((0, 0), (), None, Context()), "ascii")
@example(Hand((0,), (), 0, Context(kong=True)), "ascii")
@example(Hand((0,), (), None, Context(won=SELF_DRAW)), "zh")
@example(Hand((0,), (), None, Context(won=DISCARD, first="earth")), "zh")
def test_round_trip(hand: Hand, style: str) -> None:
    text = write(hand, style)
    parsed = read(text)
    assert parsed.hand == hand
    assert parsed.notes == ()
    assert write(parsed.hand, style) == text


_PIECES = """
    123m 456p 10m 0110z EEE ESWN [ ] ( ) , ; < + | # [EEE, ,2] <2 +5m 三万 东 红 中 花 梅 🀄 abc e zimo round= E EE0000 |3 0 z x ￥ ， ［
    、 ㍿ ＃
"""
_pieces = st.sampled_from([*_PIECES.split(), " ", "\n", "\0", "\ud800", "\ufe0f"])
_texts = st.lists(_pieces, max_size=12).map("".join) | st.text(max_size=40)


@given(_texts, st.sampled_from([read, parse_tiles, parse_words, parse_melds]))
def test_only_our_errors_escape(text: str, function: Callable[[str], object]) -> None:
    error: MjcalcError | None = None
    try:
        function(text)
    except MjcalcError as caught:
        error = caught
    if error is not None:
        assert error.text("en")
        assert error.text("zh")
    if isinstance(error, NotationError):
        assert 1 <= error.column <= len(text) + 1
        assert error.column < error.end <= len(text) + 2
        assert caret(error)


@given(_texts)
def test_what_is_read_is_written_and_read_again(text: str) -> None:
    try:
        hand = parse(text)
    except MjcalcError:
        return
    canonical = write(hand)
    assert parse(canonical) == hand
    assert write(parse(canonical)) == canonical
