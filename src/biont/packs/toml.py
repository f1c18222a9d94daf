"""TOML that anybody may have written: whatever is wrong with it is a ``TOMLDecodeError``, and found out soon."""

from __future__ import annotations

import tomllib
from typing import Any

DEEP = 1000
"""Parts of a dotted key; reading takes the square of it."""


def loads(text: str) -> dict[str, Any]:
    """The tables of a text."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.partition("=")[0].count(".") > DEEP:
            raise tomllib.TOMLDecodeError(f"Too many parts in a key (at line {number}, column 1)")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except ValueError:  # Python reads no number of thousands of digits
        raise tomllib.TOMLDecodeError("Too long a number") from None
    except RecursionError:
        raise tomllib.TOMLDecodeError("Too many brackets in brackets") from None
