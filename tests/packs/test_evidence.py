"""Sources that cite a line: what they rest on, held against the text."""

from __future__ import annotations

from pathlib import Path

import pytest

from biont.kernel.errors import BadPack
from biont.packs.evidence import Citation, Claim, citations, doubt, read_texts, weakness

TEXTS = {
    "000": [
        "**Cyanobacteria** take two Diseased cubes, one *blue* and one red.",
        "Flatworms\t2\t1\t1\t1\t5\tEarthworms",
        "A level one polluter, says the <u>rulebook</u>.",
    ],
    "001": ["Der warme Teich ist eine grüne Tafel. GROSSES BOMBARDEMENT"],
}
STEMS = {"green": ("green", "grün"), "red_queen": ("red queen",)}


def said(field: str, value: object, source: str) -> str:
    """What speaks against a value with that source."""
    kind, _, rest = source.partition(" ")
    return str(doubt(Claim("card", field, value, kind, rest), TEXTS, STEMS) or "")


def test_citations_have_their_words() -> None:
    assert citations('biogen; red by 000:L1 "one blue" "one red", and 001:L7-L9') == [
        Citation("000", 1, 1, ("one blue", "one red")),
        Citation("001", 7, 9, ()),
    ]
    assert citations("short name for notation") == []


@pytest.mark.parametrize(
    ("field", "value", "source"),
    [
        ("slots", "blue red", 'rulebook 000:L1 "one blue and one red"'),
        ("en", "Cyanobacteria", "rulebook 000:L1"),
        ("needs", [2, 1, 1, 1], 'rulebook 000:L2 "Flatworms 2 1 1 1"'),
        ("needs", [0, 2, 1, 0], 'rulebook 000:L2 "2 1"'),
        ("side.de", "Warmer Teich", 'rulebook 001:L1 "der warme Teich"'),
        ("de", "Großes Bombardement", "rulebook 001:L1"),
        ("colour", "green", 'rulebook 001:L1 "eine grüne Tafel"'),
        ("icons", "pollution", 'deduced 000:L3 "a level one polluter" names no other'),
        ("cost", True, 'rulebook 000:L3 "level one"'),
        ("slots", "red", 'rulebook 004:L3 "not at hand: red"'),
        ("en", "Anything", "rulebook 004:L3"),
    ],
)
def test_what_a_source_says_is_believed(field: str, value: object, source: str) -> None:
    assert said(field, value, source) == ""


@pytest.mark.parametrize(
    ("field", "value", "source", "doubt"),
    [
        ("slots", "blue red", 'rulebook 000:L1 "one blue and one green"', "000:L1: “one blue and one green” does not"),
        ("slots", "blue red", 'rulebook 000:L3 "one blue and one red"', "000:L3: “one blue and one red” does not"),
        ("slots", "blue red", "rulebook 000:L1", "000:L1: the source does not say which words it rests on."),
        ("slots", "blue yellow", 'rulebook 000:L1 "one blue and one red"', "The words say nothing of yellow."),
        ("needs", [2, 3], 'rulebook 000:L2 "2 1 1 1"', "The words say nothing of 3."),
        ("en", "Algae", "rulebook 000:L1", "000:L1: the source does not say which words it rests on."),
        ("en", "Blue Algae", 'rulebook 000:L1 "one blue"', "The words say nothing of algae."),
        ("icons", "pollution", 'rulebook 000:L3 "polluter"', "Words that name some of them do not say"),
        ("slots", "red", 'deduced 000:L9 "red"', "000:L9: the text has no such line."),
        ("slots", "red", "deduced 000:L1 as it is", "000:L1: the source does not say which words it rests on."),
    ],
)
def test_what_a_source_does_not_say_is_doubted(field: str, value: object, source: str, doubt: str) -> None:
    assert said(field, value, source).startswith(doubt)


def test_without_the_texts_the_words_still_have_to_say_the_value() -> None:
    claim = Claim("card", "slots", "blue yellow", "rulebook", '000:L1 "one blue and one red"')
    assert str(weakness(claim, STEMS)) == "The words say nothing of yellow."
    assert doubt(claim, {}, STEMS) is not None


def test_texts_are_found_by_their_names(tmp_path: Path) -> None:
    (tmp_path / "000_rules.txt").write_text("one\ntwo", "utf-8")
    (tmp_path / "notes.txt").write_text("else", "utf-8")
    known = ("000", "001", "biogen")
    assert read_texts([str(tmp_path)], known) == {"000": ["one", "two"]}
    assert read_texts([f"001={tmp_path / 'notes.txt'}"], known) == {"001": ["else"]}
    with pytest.raises(BadPack, match=r"notes\.txt is none of the texts 000, 001"):
        read_texts([str(tmp_path / "notes.txt")], known)
    with pytest.raises(BadPack, match="cannot be read: No such file"):
        read_texts([f"000={tmp_path / 'nowhere.txt'}"], known)
    (tmp_path / "001.bin").write_bytes(b"\xff\xfe\xff")
    with pytest.raises(BadPack, match="no text in UTF-8"):
        read_texts([str(tmp_path / "001.bin")], known)
