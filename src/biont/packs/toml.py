"""TOML that anybody may have written: whatever is wrong with it is a `TomlError`, and found out soon."""

from __future__ import annotations

import marshal
from functools import lru_cache
from typing import Any

import tomli  # what became tomllib, but compiled: a pack is read in two thirds of the time

DEEP = 1000
"""Parts of a dotted key; reading takes the square of it."""


class TomlError(ValueError):
    """What is wrong with a text, and where: "Invalid value (at line 3, column 7)"."""


def loads(text: str) -> dict[str, Any]:
    """The tables of a text: they are the caller's own, also where the text was read before."""
    packed = _packed(text)
    return _read(text) if packed is None else dict(marshal.loads(packed))


@lru_cache(maxsize=64)
def _packed(text: str) -> bytes | None:
    """The tables of a text, ready to be laid out again in a fifth of the time: a desk reads its packs card by card."""
    try:
        return marshal.dumps(_read(text))
    except ValueError as error:  # dates are not for marshal
        if isinstance(error, TomlError):
            raise
        return None


def _read(text: str) -> dict[str, Any]:
    """The tables of a text, read."""
    if text.count(".") > DEEP:
        for number, line in enumerate(text.splitlines(), 1):
            if line.partition("=")[0].count(".") > DEEP:
                raise TomlError(f"Too many parts in a key (at line {number}, column 1)")
    try:
        return tomli.loads(text)
    except tomli.TOMLDecodeError as error:
        raise TomlError(str(error)) from None
    except ValueError:  # Python reads no number of thousands of digits
        raise TomlError("Too long a number") from None
    except RecursionError:
        raise TomlError("Too many brackets in brackets") from None
