"""Bytes to lines."""

from __future__ import annotations

from contextlib import suppress
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjcalc.errors import InputError, MjcalcError
from mjcalc.notation import decode, lines, parse

TEXT = "一二三万 东东 | 自摸\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "gb18030", "gbk"])
def test_encodings_that_are_found(encoding: str) -> None:
    assert decode(TEXT.encode(encoding)) == TEXT


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "gb18030", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "gbk"]
)
def test_encodings_that_are_named(encoding: str) -> None:
    data = (TEXT + "5m").encode(encoding)
    assert decode(data, encoding) == TEXT + "5m"
    assert list(lines(BytesIO(data), encoding)) == [(1, TEXT.rstrip()), (2, "5m")]


@pytest.mark.parametrize(
    ("data", "encoding", "code"),
    [
        (b"\xff\xff\xff", None, "notation.no_encoding"),
        (b"1m\0", None, "notation.binary"),
        ("1m".encode("utf-16"), None, "notation.utf16"),
        (b"1m", "klingon", "notation.unknown_encoding"),
        (b"1m", "hex", "notation.unknown_encoding"),
        (b"1m", "utf\0", "notation.unknown_encoding"),
        (TEXT.encode("gbk"), "utf-8", "notation.wrong_encoding"),
        (b"\xd8", "utf-16", "notation.wrong_encoding"),
        (b"1m\0", "utf-8", "notation.binary"),
    ],
)
def test_what_is_no_text(data: bytes, encoding: str | None, code: str) -> None:
    with pytest.raises(InputError) as caught:
        decode(data, encoding)
    assert caught.value.code == code
    assert caught.value.text("en")
    assert caught.value.text("zh")


def test_lines() -> None:
    data = b"\xef\xbb\xbf123m\r\n\r\n5m\n" + "三万".encode("gbk") + b"\n" + "三万".encode() + b"\r\nE"
    assert list(lines(BytesIO(data))) == [(1, "123m"), (2, ""), (3, "5m"), (4, "三万"), (5, "三万"), (6, "E")]


def test_a_bad_line_does_not_stop_the_others() -> None:
    found = list(lines(BytesIO(b"1m\n\xff\xff\xff\n2m\n\0\n3m\n")))
    assert [number for number, _ in found] == [1, 2, 3, 4, 5]
    assert [text.code if isinstance(text, InputError) else text for _, text in found] == [
        "1m",
        "notation.no_encoding",
        "2m",
        "notation.binary",
        "3m",
    ]


def test_files_that_are_read_whole() -> None:
    [(number, error)] = lines(BytesIO("1m\n2m".encode("utf-16")))
    assert number == 1
    assert isinstance(error, InputError)
    assert error.code == "notation.utf16"
    [(number, error)] = lines(BytesIO(b"\0\xd8\n"), "utf-16-le")
    assert isinstance(error, InputError)
    assert list(lines(BytesIO(b""))) == []
    assert list(lines(BytesIO(b""), "utf-16")) == []


def test_an_unknown_encoding_is_an_error_at_once() -> None:
    with pytest.raises(InputError):
        list(lines(BytesIO(b"1m\n2m\n"), "klingon"))


@given(st.binary(max_size=60), st.sampled_from([None, "utf-8", "gb18030", "utf-16", "big5", "utf-7", "hz"]))
def test_only_our_errors_escape(data: bytes, encoding: str | None) -> None:
    for _, text in lines(BytesIO(data), encoding):
        if isinstance(text, InputError):
            assert str(text)
        else:
            with suppress(MjcalcError):
                parse(text)
