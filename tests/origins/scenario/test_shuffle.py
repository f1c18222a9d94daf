"""Lore that is shuffled in a scenario: its order is set like dice."""

from __future__ import annotations

from pathlib import Path

from biont.kernel import Record
from biont.origins.definition import ORIGINS
from biont.origins.game import new
from biont.origins.scenario import SCENARIOS
from biont.scenarios import BadScenario, load
from biont.words.errors import tell

SHUFFLED = """
[[scenario]]
id = "T"
title = { en = "A test", de = "Eine Probe" }
rules = ["GL-Lore.1"]
settings.advanced = true
from = "retrieve culture"
position.lore = ["lullaby", "firekeeping", "round-dance", "body-paint"]
position.market = ["-", "-", "-", "-", "-", "-", "-", "-", "-"]
position.black = { migrants = ["spain"], ruling = "culture" }
position.white.migrants = ["omo"]

[[scenario.play]]
answers = ["black: decline"]
dice = [["round-dance", "lullaby"]]
expect.lore = ["round-dance", "lullaby", "firekeeping", "body-paint"]
"""


def problems(folder: Path, text: str) -> list[str]:
    """What is wrong with a scenario, the same in both languages."""
    path = folder / "one.toml"
    path.write_text(text, encoding="utf-8")
    try:
        found = load(path, SCENARIOS)[0].run()
    except BadScenario as error:
        found = [error]
    for one in found:
        assert tell(one, ORIGINS.words("en")) == str(one)
        assert tell(one, ORIGINS.words("de")) != str(one)
    return [str(one).removeprefix(f"{path}:") for one in found]


def test_a_shuffle_is_set_by_a_list(tmp_path: Path) -> None:
    assert problems(tmp_path, SHUFFLED) == []


def test_an_empty_list_leaves_all_as_it_lies(tmp_path: Path) -> None:
    text = SHUFFLED.replace('[["round-dance", "lullaby"]]', "[[]]")
    text = text.replace('["round-dance", "lullaby", "firekeeping",', '["lullaby", "firekeeping", "round-dance",')
    assert problems(tmp_path, text) == []


def test_what_does_not_fit_is_told(tmp_path: Path) -> None:
    order = '[["round-dance", "lullaby"]]'
    untold = problems(tmp_path, SHUFFLED.replace(f"dice = {order}\n", ""))
    assert untold[0].startswith("13: Chance picked or shuffled something that the dice do not set; ")
    (left,) = problems(tmp_path, SHUFFLED.replace(order, '[["round-dance"], ["lullaby"]]'))
    assert left == "15: Not all dice were rolled; left over: [lullaby]."
    (misspelt,) = problems(tmp_path, SHUFFLED.replace(order, '[["round-dancing"]]'))
    assert misspelt.startswith("15: 'round-dancing' is no ")
    (elsewhere,) = problems(tmp_path, SHUFFLED.replace(order, '[["handaxe"]]'))
    assert elsewhere.startswith("13: An order was set for a shuffle of other things")


def test_a_shuffle_that_is_still_to_come_goes_into_a_copy(tmp_path: Path) -> None:
    path = tmp_path / "one.toml"
    path.write_text(SHUFFLED, encoding="utf-8")
    game = load(path, SCENARIOS)[0].game()
    twin = game.copy()
    for each in (game, twin):
        each.choose("decline")
    assert game.table == twin.table


def test_a_record_holds_a_shuffle_that_was_set(tmp_path: Path) -> None:
    game = new(["black", "white"], seed=7)
    game.inject([3, (5, 1)])
    game.record().save(tmp_path / "game.json")
    assert Record.load(tmp_path / "game.json").injected == [(0, [3, (5, 1)])]
