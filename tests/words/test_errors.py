"""Errors say in English what the code says, and the same in every language."""

from __future__ import annotations

import ast
import pickle

import pytest

import biont
from biont.genesis.packfile import SHELF, load_pack
from biont.genesis.scenario.file import BadScenario, Span
from biont.genesis.scenario.words import Wrong
from biont.genesis.words.teller import Teller
from biont.kernel import BadRecord, BiontError, IllegalChoice
from biont.kernel.errors import BadOptions, Phrase, Several
from biont.packs import Name
from biont.words import words
from biont.words.errors import tell
from biont.words.foreign import foreign
from biont.words.sources import source
from tests.words.source import keys, nodes, said, sentences, texts


def test_the_english_sentences_are_those_of_the_code() -> None:
    """Each English message of an error or a phrase, its variables in braces, stands word for word in the code."""
    literals = {text for node in nodes() if isinstance(node, ast.Constant) for text in texts(node)}
    made = {key for _, call in said() for key in keys(call)}
    made |= {one.title.key for one in SHELF.checks(load_pack())}
    made |= {key for one in SHELF.checks.untestable for key in (one.title.key, one.why.key)}
    assert made
    assert [key for key in made if sentences()[key] not in literals] == []


def test_an_error_is_told_in_the_language_wanted() -> None:
    with pytest.raises(BadOptions) as found:
        biont.new("genesis", seats=["red", "pink"], seed=1)
    assert str(found.value) == "'pink' is no player colour; colours are red, yellow, green, blue."
    assert tell(found.value, words("en")) == str(found.value)
    assert tell(found.value, words("de")) == "»pink« ist keine Spielerfarbe; Farben sind red, yellow, green, blue."


def test_an_error_within_an_error_is_told_too() -> None:
    record = biont.new("genesis", seats=["red", "blue"], seed=1).record()
    record.answers = ["jump"]
    with pytest.raises(BadRecord) as found:
        biont.replay(record)
    german = tell(found.value, words("de"))
    assert german.startswith("Die Aufzeichnung lässt sich bei Antwort 1 nicht nachspielen: »jump« ist keine Handlung")


def test_a_refused_choice_says_why_in_words() -> None:
    game = biont.new("genesis", seats=["red", "blue"], seed=5)
    game.choose(game.decision.options[0])  # type: ignore[union-attr]
    while not game.refusals():
        game.choose(game.decision.options[0])  # type: ignore[union-attr]
    refusal = game.refusals()[0]
    with pytest.raises(IllegalChoice) as found:
        game.choose(refusal.option)
    teller = Teller(load_pack("standard-2e"), words("de"))
    assert refusal.reason in str(found.value)
    assert teller.reason(refusal) in tell(found.value, words("de"), teller.reason)
    assert refusal.reason in tell(found.value, words("de"))


def test_an_error_without_a_key_is_told_as_it_is() -> None:
    assert tell(BiontError("Curly {braces} stay."), words("de")) == "Curly {braces} stay."


def test_an_error_survives_the_way_between_processes() -> None:
    error = pickle.loads(pickle.dumps(BadOptions("There is no mode '{mode}'.", "no-mode", mode="x", modes="y")))
    assert (str(error), error.key, error.values) == ("There is no mode 'x'.", "no-mode", {"mode": "x", "modes": "y"})


def test_problems_within_an_error_survive_that_way_too() -> None:
    wrong = Wrong("'{word}' is no number.", "scenario-no-number", at="x", word="x")
    error = pickle.loads(pickle.dumps(Span("x.toml", ("id = 3",), 1, 2).complaint(wrong)))
    assert isinstance(error, BadScenario)
    assert str(error) == "x.toml:1: 'x' is no number."
    assert tell(error, words("de")) == "x.toml:1: »x« ist keine Zahl."


def test_names_of_cards_are_told_in_the_language_wanted() -> None:
    said = Phrase("It is otherwise on {cards}.", "pack-otherwise", cards=Several([Name("Dust", "Staub"), "x"]))
    assert str(said) == tell(said, words("en")) == "It is otherwise on Dust, x."
    assert tell(said, words("de")) == "Anders ist es bei: Staub, x."


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


def test_remarks_on_sources_keep_their_lines() -> None:
    assert source("on this card; red by 000:L457", words("de")) == "auf dieser Karte; Rot nach 000:L457"
    assert source("seen at a friend's", words("de")) == "seen at a friend's"


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert [words(language).number(12345.678, 1) for language in ("en", "de")] == ["12,345.7", "12.345,7"]
    assert [words(language).percent(0.125) for language in ("en", "de")] == ["12.5 %", "12,5 %"]
