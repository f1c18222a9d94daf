"""The text form of options: what prints parses, and what does not parse is told why."""

from __future__ import annotations

import pytest

from biont.kernel import NUMBER, IllegalChoice, Kind, Notation, Option, Verbs

NOTATION = Notation(
    {"pass": (), "bid": [NUMBER], "move": [("red", "blue"), ("Fen", "heath")], "reroll": [NUMBER], "ROAR": [("so",)]}
)


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (("pass",), "pass"),
        (("bid", 12), "bid 12"),
        (("bid", -3), "bid -3"),
        (("move", 1, 0), "move blue Fen"),
        (("move", 0, 1, 0), "move red heath Fen"),
        (("move", 5, 1), "move 5 heath"),
        (("reroll", 6, 6, 4), "reroll 6 6 4"),
        (("reroll",), "reroll"),
        (("ROAR", 0), "ROAR so"),
        (("pass", 4), "pass 4"),
    ],
)
def test_options_print_and_parse(option: Option, text: str) -> None:
    assert NOTATION.print(option) == text
    assert NOTATION.parse(text) == option
    assert NOTATION.parse(f"  {text.upper()} ") == option
    assert NOTATION.parse(text.lower()) == option


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "An empty line is no answer; name one of the options."),
        ("  \t", "An empty line is no answer; name one of the options."),
        ("jump 3", "'jump' is no action; actions are ROAR, bid, move, pass, reroll."),
        ("bid high", "'high' is not known here; allowed is a number."),
        ("move green fen", "'green' is not known here; allowed are red, blue."),
        ("move red sea", "'sea' is not known here; allowed are fen, heath."),
        ("pass now", "'now' is not known here; allowed is a number."),
    ],
)
def test_a_text_that_is_no_option_is_told_why(text: str, sentence: str) -> None:
    with pytest.raises(IllegalChoice) as error:
        NOTATION.parse(text)
    assert str(error.value) == sentence


KINDS = (
    Kind("number"),
    Kind("seat", ("red", "blue"), "tableau"),
    Kind("region", ("fen", "heath"), "region", rank=2),
    Kind("card", ("ace", "king"), "card", rank=1),
    Kind("mood", ("glad", "sad")),
    Kind("dice", several=True),
)
VERBS: Verbs = {
    "pass": (),
    "move": ("seat", "region"),
    "play": ("card", "mood"),
    "carry": ("region", "card", "region"),
    "feel": ("mood",),
    "bid": ("number",),
}


@pytest.mark.parametrize(
    ("option", "text", "names", "place"),
    [
        (("pass",), "pass", [], ""),
        (("pass", 3), "pass 3", [], ""),
        (("bid", 3, 4), "bid 3 4", ["number", "number"], ""),
        (("feel", 1), "feel sad", ["mood"], ""),
        (("move", 1), "move blue", ["seat"], "tableau-blue"),
        (("move", 1, 0), "move blue fen", ["seat", "region"], "region-fen"),
        (("move", 1, 0, 1), "move blue fen heath", ["seat", "region", "region"], "region-heath"),
        (("play", 1, 0), "play king glad", ["card", "mood"], "card-king"),
        (("carry", 0, 1), "carry fen king", ["region", "card"], "region-fen"),
        (("carry", 0, 1, 1), "carry fen king heath", ["region", "card", "region"], "region-heath"),
    ],
)
def test_kinds_say_what_options_name_and_where_they_lie(
    option: Option, text: str, names: list[str], place: str
) -> None:
    """On the last thing of the highest rank that has a place at all."""
    notation = Notation.of(VERBS, KINDS)
    assert notation.print(option) == text
    assert notation.parse(text) == option
    assert [(kind.name, number) for kind, number in notation.things(option)] == list(
        zip(names, option[1:], strict=False)
    )
    assert notation.place(option) == place


def test_a_notation_knows_all_kinds_by_their_names() -> None:
    notation = Notation.of(VERBS, KINDS)
    assert list(notation.kinds.values()) == list(KINDS)
    assert notation.kinds["mood"].words == ("glad", "sad")
    assert notation.arguments == VERBS
    assert notation.verbs["move"] == (("red", "blue"), ("fen", "heath"))


def test_a_verb_cannot_name_a_kind_that_does_not_exist() -> None:
    with pytest.raises(KeyError, match="weather"):
        Notation.of({"wait": ("weather",)}, KINDS)


def test_a_notation_without_kinds_does_not_know_what_its_options_name() -> None:
    assert NOTATION.things(("move", 1, 0)) == []
    assert NOTATION.place(("move", 1, 0)) == ""
