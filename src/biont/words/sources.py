"""What the packs that come with the game say about the sources of their values, in the language of the reader.

A pack is data and says it in English. `sources.ftl` of its game holds these remarks word for word, with `%s` for each
line of a text that is named, the words quoted from it included; a remark of somebody's own pack stays as he wrote it.
"""

from __future__ import annotations

import re
from functools import cache

from biont.words import Words, words

FAMILY = "source-"
LINES = re.compile(r'\d{3}:L[\dL-]+(?: "[^"]*")*')


def source(remark: str, say: Words) -> str:
    """A remark in the language of the reader."""
    key = _known(say.packages).get(LINES.sub("%s", remark))
    return remark if key is None else say(key) % tuple(LINES.findall(remark))


@cache
def _known(packages: tuple[str, ...]) -> dict[str, str]:
    """Every remark with its key."""
    english = words("en", *packages)
    return {english(key): key for key in english.keys if key.startswith(FAMILY)}
