"""Finds English where German should stand."""

from __future__ import annotations

import re

SMALL = re.compile(
    r"""\b(
    the | and | of | or | with | without | is | are | were | be | been | has | have | had | not | no | nothing | nobody
    | only | one | two | for | from | to | there | it | its | this | that | they | which | what | when | where | who
    | can | must | may | more | than | out | stands | takes | shows | usage | options | positional | arguments | error
    | invalid | choice | expected | required | unrecognized | exit | message | file | folder | found | line | column
    | unknown | missing
    )\b""",
    re.VERBOSE | re.IGNORECASE,
)
"""English words that German does not have."""

QUOTED = re.compile(r"»[^«]*«|\"[^\"]*\"|'[^']*'|`[^`]*`|\{[^}]*\}|\[[^\]]*\]|\([^)]*\)|\S*[/.=_]\S*|-\S+")
"""What is quoted, paths, codes, and options of the command line."""

LISTED = re.compile(r"((erlaubt|möglich|stehen|übrig|Felder)( sind| ist)?:?|sind:|eines von|hat nur) .*")
"""Lists of words that a file may hold, to the end of the line."""


def english(text: str) -> list[str]:
    """The English words of a German text."""
    plain = QUOTED.sub(" ", "\n".join(LISTED.sub(" ", line) for line in text.splitlines()))
    return [found.group() for found in SMALL.finditer(plain)]
