"""What a statement names exists: a slip in a negative statement would be true for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from biont.cli import main
from biont.genesis.definition import GENESIS
from biont.genesis.scenario import SCENARIOS
from biont.scenarios import BadScenario, load
from biont.words.errors import tell

GREEN = """
[[scenario]]
id = "T"
title = { en = "A test", de = "Eine Probe" }
rules = []
from = "assign-turn green"
position.refugia.mars = {}
position.pools.green = "gr"

[[scenario.play]]
answers = ["enzyme green mars"]
"""


def wrong(folder: Path, statement: str, text: str = GREEN) -> str:
    """What is told of a scenario with one statement more, without the file; the same line in both languages."""
    path = folder / "one.toml"
    path.write_text(text + statement + "\n", encoding="utf-8")
    try:
        (error,) = load(path, SCENARIOS)[0].run()
    except BadScenario as bad:
        error = bad
    assert tell(error, GENESIS.words("en")) == str(error)
    german = tell(error, GENESIS.words("de"))
    assert german.split(": ")[0] == str(error).split(": ")[0]
    assert german != str(error)
    return str(error).removeprefix(f"{path}:")


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ('no_entries = ["enzime"]', "There is no entry 'enzime'; nearest to it: enzyme, "),
        ('no_entries = ["enzyme lost", { kind = "Enzyme" }]', "There is no entry 'Enzyme'; nearest to it: enzyme, "),
        ('no_entries = [{ kind = "enzyme", seat = "gren" }]', "There is no seat 'gren'; nearest to it: green, "),
        ('no_entries = [{ kind = "enzyme", seat = "Green" }]', "There is no seat 'Green'; nearest to it: green, "),
        ('no_entries = [{ kind = "enzyme", rule = "E99" }]', "'E99' is no rule of the ledger"),
        ('no_entries = [{ kind = "enzyme", data = ["green", "gren"] }]', "There is no word of the game 'gren'"),
        ('no_entries = [{ kind = "enzyme", data = ["green", "dust"] }]', "There is no word of the game 'dust'"),
        ('no_entries = [{ data = ["marss"] }]', "There is no word of the game 'marss'; nearest to it: mars, "),
        ('no_entries = [{ kind = "turn", data = [1, 2] }]', "'turn' tells of number, and of nothing more."),
        ("no_entries = [{ kind = 3 }]", "There is no entry '3'; nearest to it: "),
        ('entries = ["enzime"]', "There is no entry 'enzime'; nearest to it: enzyme, "),
        ('sequence = ["enzime"]', "There is no entry 'enzime'; nearest to it: enzyme, "),
        ('asked = "asign"', "There is no question 'asign'; nearest to it: assign, "),
        ('asked = { seat = "reed" }', "There is no seat 'reed'; nearest to it: green"),
        ('refused = { "assign pool mars" = "no-bionts" }', "There is no reason 'no-bionts'; nearest to it: no-biont, "),
    ],
)
def test_what_does_not_exist_is_an_error_wherever_it_is_named(tmp_path: Path, statement: str, reason: str) -> None:
    assert wrong(tmp_path, f"expect.{statement}").startswith(f"12: {reason}")


def test_a_name_is_looked_up_also_where_nothing_happened(tmp_path: Path) -> None:
    """Without an entry nothing is compared, and where nothing is asked no question and no reason is."""
    idle = GREEN.replace("assign-turn green", "food-chains").replace('answers = ["enzyme green mars"]\n', "")
    for statement in ('no_entries = "lief"', 'asked = "asign"', 'refused = { done = "no-bionts" }'):
        assert wrong(tmp_path, f"expect.{statement}", idle).startswith("11: There is no ")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "enzyme: Green puts a green enzyme on the Mars Paleo-Ocean."),
        ("de", "enzyme: Grün legt ein grünes Enzym auf »Mars Paleo-Ozean«."),
    ],
)
def test_entries_in_failures_are_sentences(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, sentence: str
) -> None:
    """Whoever has no words of the game gets the codes of what they are about, never bare numbers."""
    told = wrong(tmp_path, 'expect.no_entries = ["enzyme"]')
    assert told == '12: An entry "enzyme" was written: enzyme [green, green, mars].'
    assert main(["--lang", language, "scenario", "run", str(tmp_path / "one.toml")]) == 1
    assert sentence in capsys.readouterr().out
