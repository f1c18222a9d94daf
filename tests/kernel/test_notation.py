"""The text form of options: what prints parses, and what does not parse is told why."""

from __future__ import annotations

import pytest

from biont.kernel import NUMBER, IllegalChoice, Notation, Option

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
