"""Errors say in English what the code says, and the same in every language."""

from __future__ import annotations

import pickle

import pytest

import biont
from biont.games import names
from biont.kernel import BadRecord, BiontError
from biont.kernel.errors import BadSettings, Phrase, Several
from biont.packs import Name
from biont.scenarios.file import BadScenario, Span
from biont.scenarios.words import Wrong
from biont.words import words
from biont.words.errors import tell
from biont.words.foreign import foreign
from tests.words.source import HOUSE, PARTS, literals, said_keys, sentences


@pytest.mark.parametrize("part", PARTS)
def test_the_english_sentences_are_those_of_the_code(part: str) -> None:
    """Each English message of an error or a phrase, its variables in braces, stands word for word in the code."""
    assert said_keys(part) or part != HOUSE
    assert [key for key in said_keys(part) if sentences(part)[key] not in literals(part)] == []


def test_an_error_is_told_in_the_language_wanted() -> None:
    with pytest.raises(BiontError) as found:
        biont.new("chess", seats=2, seed=1, settings={})
    games = ", ".join(names())
    assert str(found.value) == f"There is no game 'chess'; games are {games}."
    assert tell(found.value, words("en")) == str(found.value)
    assert tell(found.value, words("de")) == f"Es gibt kein Spiel »chess«; Spiele sind {games}."


def test_an_error_that_these_words_do_not_know_is_told_in_english() -> None:
    unheard = BadSettings("'{seat}' is no tribe.", "no-tribe-of-this-name", seat="x")
    assert tell(unheard, words("de")) == "'x' is no tribe."
    assert tell(BadRecord("Broken: {error}", "no-replay", answer=1, error=unheard), words("de")).endswith("no tribe.")


def test_an_error_within_an_error_is_told_too() -> None:
    record = biont.new("genesis", seats=["red", "blue"], seed=1).record()
    record.answers = ["jump"]
    with pytest.raises(BadRecord) as found:
        biont.replay(record)
    german = tell(found.value, words("de"))
    assert german.startswith("Die Aufzeichnung lässt sich bei Antwort 1 nicht nachspielen: »jump« ist keine Handlung")


def test_an_error_without_a_key_is_told_as_it_is() -> None:
    assert tell(BiontError("Curly {braces} stay."), words("de")) == "Curly {braces} stay."


def test_an_error_survives_the_way_between_processes() -> None:
    error = pickle.loads(pickle.dumps(BadSettings("There is no mode '{mode}'.", "no-mode", mode="x", modes="y")))
    assert (str(error), error.key, error.values) == ("There is no mode 'x'.", "no-mode", {"mode": "x", "modes": "y"})


def test_problems_within_an_error_survive_that_way_too() -> None:
    wrong = Wrong("'{word}' is no number.", "scenario-no-number", at="x", word="x")
    error = pickle.loads(pickle.dumps(Span("x.toml", ("id = 3",), 1, 2).complaint(wrong)))
    assert isinstance(error, BadScenario)
    assert str(error) == "x.toml:1: 'x' is no number."
    assert tell(error, words("de")) == "x.toml:1: »x« ist keine Zahl."


def test_names_of_cards_are_told_in_the_language_wanted() -> None:
    said = Phrase("They are {numbers}.", "pack-they-are", numbers=Several([Name("Dust", "Staub"), "x"]))
    assert str(said) == tell(said, words("en")) == "They are Dust, x."
    assert tell(said, words("de")) == "Es sind Staub, x."


@pytest.mark.parametrize(
    ("text", "german"),
    [
        ("No such file or directory", "Datei oder Ordner gibt es nicht"),
        ("Invalid value (at line 3, column 7)", "dieser Wert ist ungültig (Zeile 3, Spalte 7)"),
        ("Expecting value: line 1 column 2 (char 1)", "hier fehlt ein Wert: Zeile 1, Spalte 2 (Zeichen 1)"),
        ("Cannot declare ('a',) twice (at line 2, column 3)", "('a',) steht zweimal da (Zeile 2, Spalte 3)"),
        ("Something that nobody has heard of", "Something that nobody has heard of"),
    ],
)
def test_what_python_says_is_told_in_german(text: str, german: str) -> None:
    assert foreign(text, words("de")) == german
    assert foreign(text, words("en")) == text


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert [words(language).number(12345.678, 1) for language in ("en", "de")] == ["12,345.7", "12.345,7"]
    assert [words(language).percent(0.125) for language in ("en", "de")] == ["12.5 %", "12,5 %"]
