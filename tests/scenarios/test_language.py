"""Scenarios of a game that brings no words for them: its table is the plain state, its steps have plain numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from biont.scenarios import BadScenario, Scenario, ScenarioLanguage, load, read, shipped
from biont.words import words
from biont.words.errors import tell
from tests.plugin.skirmish.rules import REGIONS, SEATS, Ground, Skirmish, game
from tests.scenarios.roundtrip import check, positions

STRIKE = """
[[scenario]]
id = "strike"
title = { en = "A strike", de = "Ein Schlag" }
rules = []
game = "skirmish"
settings.seats = ["red", "blue"]
from = ["act 0 0", "act 0 1"]

[scenario.position.state]
deck = [3, 4, 5]
hands = [[7], []]
tokens = [1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0]

[[scenario.play]]
answers = ["red: strike blue"]
dice = [2]
expect.state = { discard = [7], tokens = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0], chaos = [0, 1] }
expect.asked = { seat = "red", kind = "act", rule = "S4" }
expect.offered = ["rest", "spread fen"]
expect.refused = { "strike blue fen" = "no-card-in-hand" }
expect.entries = [{ kind = "strikes", seat = "red", data = ["blue", ["fen", 2, 3]] }]

[[scenario.play]]
answers = ["rest"]
expect.over = true
expect.result.winners = ["red"]

[[scenario.play]]
run = "loss 1"
answers = ["lose fen", "refuse"]
expect.only = ["land cliff", "land dune", "land fen", "land glen", "land heath", "land moor"]
"""


class Words(ScenarioLanguage[Ground]):
    """A language with a few words of its own."""

    phases = {"idol": ("idol",)}
    steps = {"act": ("seat", "number")}
    facts = {"bank": lambda table: table.bank}

    def kinds(self, rules: Any) -> Mapping[str, Sequence[str]]:
        return {"seat": rules.seats, "region": REGIONS}

    def lay(self, table: Ground, position: Mapping[str, Any]) -> None:
        for word in position.get("fen", []):
            table.place(SEATS.index(word), 0, 1)


def rules(seats: Sequence[str], settings: Mapping[str, Any], pack: str) -> Skirmish:
    return Skirmish(len(seats))


PLAIN: ScenarioLanguage[Ground] = ScenarioLanguage("skirmish", "tests.kernel", rules, SEATS[:3])
WORDS = Words("skirmish", "tests.kernel", rules, SEATS[:3])


def put(folder: Path, text: str) -> Path:
    path = folder / "one.toml"
    path.write_text(text, encoding="utf-8")
    return path


def wrong(folder: Path, text: str, scenarios: ScenarioLanguage[Ground] = PLAIN) -> str:
    """What is wrong with a scenario, the same in every language as far as line and file go."""
    try:
        problems: Sequence[BadScenario] = load(put(folder, text), scenarios)[0].run()
    except BadScenario as error:
        problems = [error]
    assert problems
    assert tell(problems[0], words("en")) == str(problems[0])
    assert tell(problems[0], words("de")).startswith(str(problems[0]).split(": ")[0])
    return str(problems[0]).replace(f"{folder}/", "")


def test_a_scenario_of_plain_state(tmp_path: Path) -> None:
    (one,) = load(put(tmp_path, STRIKE), WORDS)
    assert one.run() == []
    assert one.game().table.hands == [(7,), ()]


def test_without_words_of_the_game_entries_have_numbers(tmp_path: Path) -> None:
    text = STRIKE.replace('["blue", ["fen", 2, 3]]', "[1, [0, 2, 3]]")
    assert load(put(tmp_path, text), PLAIN)[0].run() == []


def test_words_of_the_game(tmp_path: Path) -> None:
    text = STRIKE.replace('from = ["act 0 0", "act 0 1"]', 'from = ["idol", "act red 0", "act red 1"]')
    text = text.replace("[scenario.position.state]", '[scenario.position]\nfen = ["red"]\n[scenario.position.state]')
    text = text.replace("expect.over = true", "expect.over = true\nexpect.bank = 23")
    assert load(put(tmp_path, text), WORDS)[0].run() == []


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("deck =", "pile =", 11, "The state has no 'pile'; it has active, bank"),
        ("deck = [3, 4, 5]", "deck = 3", 11, "The slot 'deck' does not look like 3."),
        ("deck = [3, 4, 5]", "deck = [3.5]", 11, "The slot 'deck' does not look like [3.5]."),
        ("hands = [[7], []]", "hands = []", 8, "The rules cannot play this table; its 'state' or the numbers"),
        ("[scenario.position.state]", "[scenario.position]", 11, "A position has no 'deck'; it has state."),
        ('from = ["act 0 0",', 'from = ["act 0",', 8, "'act 0' cannot be run; what can be is: round, bid, idol"),
        ('from = ["act 0 0",', 'from = ["act 9 0",', 8, "The rules cannot play this table"),
        ('run = "loss 1"', 'run = "act 9 9"', 29, "The rules cannot play this table"),
        ('game = "skirmish"', 'game = "chess"', 6, "This is a scenario of the game 'chess', not of 'skirmish'."),
        ("chaos = [0, 1]", "chaos = [1, 1]", 18, "state.chaos is [0, 1], not [1, 1]."),
        ("expect.over = true", "expect.bank = 3", 26, "A statement has no 'bank'; it has asked"),
    ],
)
def test_what_is_wrong_stands_in_its_line(tmp_path: Path, old: str, new: str, line: int, reason: str) -> None:
    assert old in STRIKE
    said = wrong(tmp_path, STRIKE.replace(old, new, 1).replace('["blue", ["fen", 2, 3]]', "[1]"))
    assert said.startswith(f"one.toml:{line}: {reason}"), said


def test_a_file_names_its_game_once(tmp_path: Path) -> None:
    text = 'game = "skirmish"\n' + STRIKE.replace('game = "skirmish"\n', "")
    assert [sheet.game for sheet in read(put(tmp_path, text))] == ["skirmish"]
    unnamed = STRIKE.replace('game = "skirmish"\n', "")
    assert [sheet.game for sheet in read(put(tmp_path, unnamed))] == [""]


def test_draws_of_the_seed_that_were_made_before(tmp_path: Path) -> None:
    (one,) = load(put(tmp_path, STRIKE.replace("rules = []", "rules = []\nseed = 5\ndrawn = 7")), PLAIN)
    assert one.game().table.count == 7


def test_a_game_without_scenarios_has_none() -> None:
    assert shipped(PLAIN) == {}


def test_what_the_rules_do_wrong_is_not_hidden(tmp_path: Path) -> None:
    """Only a table of raw state may be senseless; otherwise it is the rules' own error."""

    class Broken(Words):
        def lay(self, table: Ground, position: Mapping[str, Any]) -> None:
            raise KeyError("broken")

    text = STRIKE.split("[scenario.position.state]")[0].replace('["act 0 0", "act 0 1"]', '"idol"')
    (sheet,) = read(put(tmp_path, text))
    with pytest.raises(KeyError, match="broken"):
        Scenario(sheet, Broken("skirmish", "tests.kernel", rules, SEATS[:3]))


@pytest.mark.parametrize("scenarios", [PLAIN, WORDS], ids=["plain", "words"])
@pytest.mark.parametrize("seed", range(3))
def test_games_without_words_are_written_as_their_state(seed: int, scenarios: ScenarioLanguage[Ground]) -> None:
    for position in positions(game(seed), seed, every=6):
        check(position, scenarios)
