"""Slips in TOML are told with what to write instead, in both languages, and with the line."""

from __future__ import annotations

import pytest

from biont.kernel.errors import Phrase
from biont.packs import toml
from biont.packs.toml_hints import slip
from biont.words import words
from biont.words.errors import tell


@pytest.mark.parametrize(
    ("text", "line", "hint", "german"),
    [
        ("a = 1\nb = red", 2, 'a text stands in quotes: "red"', 'Anführungszeichen: "red"'),
        ("a = True", 1, "small letters", "kleinen Buchstaben"),
        ("a =", 1, "after = stands a number", "nach = steht eine Zahl"),
        ("a = { b = 1 }\na.c = 2\n", 2, "is whole and cannot be added to", "ist abgeschlossen"),
        ("a = 1\na = 2\n", 2, "stands on an earlier line", "in einer früheren Zeile"),
        ("[a]\n[a]", 2, "a heading [name] stands once", "eine Überschrift [Name]"),
        ('a = "b" "c"', 1, "a value ends its line", "endet die Zeile"),
        ("a b = 1", 1, "a line is name = value", "Name = Wert"),
        ('a = "b\n', 1, "ends with its quotes", "in der er begann"),
        ("a = [1 2]", 1, "commas between its values", "Kommas"),
        ("a = { b = 1\n", 1, "begins and ends on one line", "in einer Zeile"),
    ],
)
def test_a_slip_has_its_line_and_a_hint(text: str, line: int, hint: str, german: str) -> None:
    with pytest.raises(toml.TomlError) as caught:
        toml.loads(text)
    found, why = slip(str(caught.value), text)
    assert found == line
    assert isinstance(why, Phrase)
    assert hint in str(why)
    assert german in tell(why, words("de"))


def test_what_nobody_knows_stays_as_it_is() -> None:
    assert slip("Odd thing (at end of document)", "a = 1\nb = 2") == (2, "Odd thing (at end of document)")
