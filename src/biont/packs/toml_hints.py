"""Slips in TOML: what the reader of TOML complains about, and what whoever wrote the file probably meant to write."""

from __future__ import annotations

import re

from biont.kernel.errors import Phrase

PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
"""Where the reader says it stumbled."""

BARE = re.compile(r"=\s*([A-Za-z_][^\s,#\]}]*)")
"""A word without quotes where a value should stand."""


def slip(error: str, text: str) -> tuple[int, Phrase | str]:
    """The line of a slip in a text, and what is wrong, with a hint where one is known."""
    found = PLACE.search(error)
    lines = text.splitlines()
    line = int(found[1]) if found and found[1] else max(1, len(lines))
    hint = _hint(error, lines[line - 1] if line <= len(lines) else "")
    return line, Phrase("{why}; {hint}", "toml-slip", why=error, hint=hint) if hint is not None else error


def _hint(error: str, line: str) -> Phrase | None:
    """What to write instead."""
    if error.startswith("Invalid value"):
        return _value_hint(line)
    for start, hint in HINTS.items():
        if error.startswith(start):
            return hint
    return None


def _value_hint(line: str) -> Phrase:
    """What stands in place of a value: a word without quotes, a capital letter in true or false, or nothing."""
    bare = BARE.search(line)
    if bare and bare[1].lower() in ("true", "false"):
        return Phrase("true and false are written in small letters", "toml-hint-flag")
    if bare:
        return Phrase('a text stands in quotes: "{word}"', "toml-hint-quotes", word=bare[1])
    sentence = "after = stands a number, a text in quotes, true, false, a list or a table"
    return Phrase(sentence, "toml-hint-value")


WHOLE = (
    "what an earlier line wrote in braces or brackets is whole and cannot be added to; "
    "write all of it there, or all of it on lines of its own"
)
HEADING = "a heading [name] stands once; a list of tables has [[name]] each time"
END = "a value ends its line; a text with quotes inside stands in 'single' ones"
NAME = "a line is name = value; a name with blanks or dots in it stands in quotes"

HINTS = {
    "Cannot mutate immutable namespace": Phrase(WHOLE, "toml-hint-whole"),
    "Cannot overwrite a value": Phrase("the same name stands on an earlier line", "toml-hint-twice"),
    "Cannot declare": Phrase(HEADING, "toml-hint-heading"),
    "Expected newline": Phrase(END, "toml-hint-end"),
    "Expected '='": Phrase(NAME, "toml-hint-name"),
    "Illegal character": Phrase("a text ends with its quotes on the line where it began", "toml-hint-open"),
    "Unclosed array": Phrase("a list has commas between its values and ends with ]", "toml-hint-array"),
    "Unclosed inline table": Phrase("a table in braces begins and ends on one line", "toml-hint-table"),
}
"""Beginnings of complaints, and what helps."""
