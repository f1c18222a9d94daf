"""What Python and the system say by themselves (the command line, files, TOML, JSON), in the language of the reader.

Their sentences are English. `foreign.ftl` holds them word for word, with `%s` or `%(name)s` where values go, and the
same in every language; what is not found there stays as it is.
"""

from __future__ import annotations

import re
from functools import cache

from biont.words import Words, words

FAMILY = "foreign-"


def foreign(text: str, say: Words) -> str:
    """A sentence of another program in the language of the reader; values inside it may be such sentences too."""
    stripped = text.strip()
    exact, patterns = _known()
    if stripped in exact:
        return text.replace(stripped, say(exact[stripped]))
    for pattern, key in patterns:
        if found := pattern.fullmatch(stripped):
            return say(key) % tuple(foreign(value, say) for value in found.groups())
    return text


def trouble(error: Exception, say: Words) -> str:
    """What is wrong with a file or a connection, without a stop at its end."""
    return foreign((getattr(error, "strerror", None) or str(error)).rstrip("."), say)


@cache
def _known() -> tuple[dict[str, str], list[tuple[re.Pattern[str], str]]]:
    """Every sentence with its key, and those with values as patterns."""
    english = words("en")
    exact = {english(key): key for key in english.keys if key.startswith(FAMILY)}
    patterns = [
        (re.compile(re.escape(text).replace("%s", "(.+)"), re.DOTALL), key)
        for text, key in exact.items()
        if "%s" in text
    ]
    return exact, patterns
