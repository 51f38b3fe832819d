"""Bytes to text, and a file to lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

from mjcalc.errors import InputError, Note
from mjcalc.notation.text import quote


def decode(data: bytes, encoding: str | None = None) -> str:
    """Text from bytes: UTF-8 with or without a byte order mark, else GB18030; or the ``encoding`` that was named.

    Raises :class:`InputError` when the bytes are no text in it.
    """
    if encoding is not None:
        try:
            text = data.decode(encoding)
        except UnicodeError:
            raise InputError(Note("notation.wrong_encoding", encoding=quote(encoding))) from None
        except (LookupError, ValueError):
            raise InputError(Note("notation.unknown_encoding", encoding=quote(encoding))) from None
        if "\0" in text:
            raise InputError(Note("notation.binary"))
        return text.removeprefix("\ufeff")
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise InputError(Note("notation.utf16"))
    if b"\0" in data:
        raise InputError(Note("notation.binary"))
    for each in ("utf-8-sig", "gb18030"):
        try:
            return data.decode(each)
        except UnicodeDecodeError:
            continue
    raise InputError(Note("notation.no_encoding"))


def lines(stream: BinaryIO, encoding: str | None = None) -> Iterator[tuple[int, str | InputError]]:
    """The lines of a file with their numbers (from 1), one at a time, without line ends.

    Each line is decoded by itself as :func:`decode` does it, so a line that cannot be read does not stop the others: in its place
    comes the :class:`InputError`. A file that is UTF-16, or all in a wrong ``encoding`` of that sort, comes as one such error.
    """
    if encoding is not None and not _splits(encoding):
        yield from _whole(stream, encoding)
        return
    for number, raw in enumerate(stream, 1):
        try:
            yield number, decode(raw, encoding).rstrip("\r\n")
        except InputError as error:
            yield number, error
            if number == 1 and error.code == "notation.utf16":
                return


def _splits(encoding: str) -> bool:
    """Whether a file in this encoding can be cut into lines before it is decoded."""
    try:
        return "a\n".encode(encoding).endswith(b"a\n")
    except (LookupError, ValueError):
        raise InputError(Note("notation.unknown_encoding", encoding=quote(encoding))) from None


def _whole(stream: BinaryIO, encoding: str) -> Iterator[tuple[int, str | InputError]]:
    """The lines of a file in UTF-16 and the like, where the byte of a line end may be half a character."""
    try:
        text = decode(stream.read(), encoding)
    except InputError as error:
        yield 1, error
        return
    for number, line in enumerate(text.removesuffix("\n").split("\n") if text else (), 1):
        yield number, line.rstrip("\r")
