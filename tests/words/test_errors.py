"""Errors say in English what the code says, and the same in every language."""

from __future__ import annotations

import ast
import pickle
import re
from pathlib import Path

import pytest

import biont
from biont.genesis.packfile import load_pack
from biont.kernel import BadRecord, BiontError, IllegalChoice
from biont.kernel.errors import BadOptions
from biont.words import words
from biont.words.errors import tell
from biont.words.genesis import Teller

SOURCE = Path(biont.__file__).parent


def test_the_english_sentences_are_those_of_the_code() -> None:
    """Each English message, its variables in braces, stands word for word in the code that raises it."""
    literals = {
        node.value
        for file in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    files = (SOURCE / "words" / "en").glob("*.ftl")
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    sentences = dict(re.findall(r"^(error-[a-z0-9-]+) = (.*)$", text, re.MULTILINE))
    assert sentences
    for key, sentence in sentences.items():
        assert re.sub(r"\{ \$(\w+) \}", r"{\1}", sentence) in literals, key


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
