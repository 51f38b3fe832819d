"""What cannot be read: the right code, at the right place, with a sentence in both languages."""

from __future__ import annotations

import string

import pytest

from mjcalc.errors import NotationError
from mjcalc.messages import hand as hand_messages
from mjcalc.messages import notation as messages
from mjcalc.notation import caret, parse, read
from mjcalc.notation.examples import MALFORMED

EXAMPLES = [(code, example) for code, examples in MALFORMED.items() for example in examples]


def failure(text: str, line: int = 1) -> NotationError:
    with pytest.raises(NotationError) as caught:
        parse(text, line=line)
    return caught.value


@pytest.mark.parametrize(("code", "example"), EXAMPLES)
def test_malformed(code: str, example: str) -> None:
    text = example.replace("«", "").replace("»", "")
    error = failure(text, 7)
    assert error.code == code
    assert error.source == text
    assert error.line == 7
    if "«" in example:
        assert (error.column, error.end) == (example.index("«") + 1, example.index("»"))
    for lang in ("en", "zh"):
        sentence = error.text(lang)
        assert sentence
        assert len(sentence) < 300
    assert caret(error).count("\n") == 1


@pytest.mark.parametrize("table", [messages.SENTENCES, hand_messages.SENTENCES])
def test_sentences_have_the_same_facts_in_both_languages(table: dict[str, tuple[str, str]]) -> None:
    for code, sentences in table.items():
        english, chinese = ({name for _, name, _, _ in string.Formatter().parse(text) if name} for text in sentences)
        assert english == chinese, code


def test_every_code_of_the_table_has_a_sentence() -> None:
    assert set(MALFORMED) <= set(messages.SENTENCES)


# Where the parser stops is not always where the first mistake is.
@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("x [EEE", "notation.character", 1),
        ("x, 123m", "notation.character", 1),
        ("手牌,和牌", "notation.character", 1),
        ("123 [EEE", "notation.no_suit", 1),
        ("zimo [EEE", "notation.bar_missing", 1),
        ("123m | foo | bar", "notation.word", 8),
        ("123m]x", "notation.unopened", 5),
        ("[EEE x", "notation.unclosed", 1),
    ],
)
def test_first_mistake(text: str, code: str, column: int) -> None:
    error = failure(text)
    assert (error.code, error.column) == (code, column)


# The column counts characters of the text as given, whatever it was folded to.
@pytest.mark.parametrize(
    ("text", "column", "end"),
    [
        ("１２３ｍ４５６", 5, 8),
        ("東東 x", 4, 5),
        ("🀄\ufe0f🀄\ufe0f x", 6, 7),
        ("㊥ x", 3, 4),
        ("\u3000\u200b123 5m", 3, 6),
        ("【東東東", 1, 2),
        ("三萬｜自摸　圈中圈", 7, 10),
        ("㈱", 1, 2),
        ("㍿123m", 1, 2),
    ],
)
def test_columns_of_folded_text(text: str, column: int, end: int) -> None:
    error = failure(text)
    assert (error.column, error.end) == (column, end)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("123m x", "123m x\n     ^"),
        ("123m 456", "123m 456\n     ^^^"),
        ("三万 东东 x", "三万 东东 x\n          ^"),
        ("１２３", "１２３\n^^^^^^"),
        ("🀄\ufe0f x", "🀄\ufe0f x\n   ^"),
        ("123m\tx\x1b[31m", "123m x\ufffd[31m\n     ^"),
        ("123m e\u0301x", "123m e\u0301x\n      ^"),
        ("123m +", "123m +\n     ^"),
        ("", "\n^"),
    ],
)
def test_caret(text: str, expected: str) -> None:
    assert caret(failure(text)) == expected


@pytest.mark.parametrize("at", [0, 30, 60, 300])
def test_caret_of_a_long_line(at: int) -> None:
    line, mark = caret(failure("1m " * at + "x" + " 2m" * 30)).split("\n")
    assert len(line) <= 80
    assert line[mark.index("^")] == "x"


def test_huge_lines_are_refused_and_not_shown() -> None:
    error = failure("1m" * 10_000_000)
    assert error.code == "notation.too_long"
    assert len(caret(error)) < 200
    error = failure("一" * 900)
    assert len(error.text("zh")) < 200
    assert len(caret(error)) < 200


def test_closest_words() -> None:
    assert "zimo" in str(failure("123m | zimi"))
    assert "天和" in failure("123m | 天合").text("zh")
    assert "last-copy" in str(failure("123m | last-cop"))
    assert "self-draw" in str(failure("123m | qqqqqqqq"))


@pytest.mark.parametrize(
    ("text", "dialect"),
    [
        ("W1 T1 B1 F1 J1 H1", "botzone"),
        ("PENG B2 W1W1", "botzone"),
        ("c123 d45 b8 w1 r2 f3", "pmn"),
        ("B123 C456 D789 EE", "western"),
        ("9C 6B 4D", "western"),
        ("m123p45z11,s789-,z5555", "kobalab"),
    ],
)
def test_dialects_are_named(text: str, dialect: str) -> None:
    error = failure(text + " | zimo # x")
    assert error.code == "notation.dialect"
    assert error.notes[0].params == {"dialect": dialect}


def test_dialect_of_what_is_read() -> None:
    assert read("123m").dialect == "native"


def test_line_number() -> None:
    assert failure("x", 12).line == 12
