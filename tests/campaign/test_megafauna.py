"""The result of Bios:Megafauna: what is read, what is refused, and the stand-in."""

from __future__ import annotations

import random
from functools import cache

import pytest

from biont.campaign.file import begun
from biont.campaign.megafauna import EXAMPLES, BadResult, Result, from_toml, read, to_toml
from biont.campaign.megafauna_random import planet_of, stand_in
from biont.campaign.played import game_of
from biont.genesis.table import Table
from biont.kernel.errors import BiontError
from biont.origins.game import new
from tests.campaign.soak import finished
from tests.genesis.positions import empty, macroorganism


@pytest.mark.parametrize("name", ["green-earth", "frozen-sea", "raindance-mars"])
def test_the_examples_are_whole_and_can_be_played_on(name: str) -> None:
    result = from_toml(EXAMPLES[name])
    assert read(result.to_data()) == result
    assert result.goes_on
    assert from_toml(to_toml(result)) == result
    seats = [one.colour for one in result.players]
    assert new(seats, seed=1, map="cratons", legacy=str(result.legacy({}))).decision is not None


def test_the_winner_comes_first_and_the_shape_with_language_goes_on() -> None:
    result = from_toml(EXAMPLES["green-earth"])
    legacy = result.legacy({})
    assert [one.colour for one in legacy.species] == ["black", "green"]
    assert (legacy.species[0].shape, legacy.species[0].figures, legacy.species[0].emotions) == ("burrower", 6, 2)
    assert legacy.species[0].held == (("gondwana", 2), ("gondwana", 6), ("laurentia", 3)), "wherever the player lived"
    four = from_toml(EXAMPLES["frozen-sea"]).legacy({})
    assert [one.colour for one in four.species] == ["white", "orange", "black"]


@pytest.mark.parametrize(
    ("old", "new_", "said"),
    [
        ('planet = "earth"', 'planet = "pluto"', "planet: only this may stand there: earth, mars, venus"),
        ("oxygen = 3", "oxygen = 9", "oxygen: only this may stand there: 1 … 4"),
        ("oxygen = 3", "oxygen = true", "oxygen: only this may stand there: 1 … 4"),
        ("runaway = false", "runaway = 1", "runaway: only this may stand there: true, false"),
        ('strip = "mild"', "strip = 3", "strip: only this may stand there: too-cold, cold"),
        ('strip = "mild"', 'strip = "tropical"', "strip: only this may stand there: too-cold, cold"),
        ("at = [2, 2]", "at = [2]", "craton 1.at: only this may stand there: a row and a column"),
        ("at = [2, 2]", "at = [-1, 2]", "craton 1.at: only this may stand there: 0 … 40"),
        ('5 = "black"', '5 = "pink"', "craton 1.disks"),
        ('5 = "black"', '9 = "black"', "craton 1.disks"),
        ('code = "baltica"', 'code = "atlantis"', "craton 2.code: only this may stand there: laurentia, baltica"),
        ('code = "baltica"', 'code = "laurentia"', "craton 2.code: only this may stand there: each only once"),
        ('colour = "green"', 'colour = "black"', "only once"),
        ('colour = "green"', 'colour = "pink"', "player 2.colour"),
        ('shape = "armoured"', 'shape = "dragon"', "player 2.creeples 1.shape"),
        ('"angara 3"', '"angara"', "player 2.creeples 1.hexes"),
        (
            '"angara 3"',
            '"tharsis 3"',
            "player 2.creeples 1.hexes: only this may stand there: Hexes of cratons on the map",
        ),
        ("points = 17", "poinst = 17", "player 2.points"),
        ("turn = 0", "trun = 0", "craton 1.trun: there is no such field"),
        ('planet = "earth"', 'planet = "mars"', "craton 1.code: only this may stand there: tharsis, noachis."),
        (
            'shape = "archetype"',
            'shape = "burrower"',
            "player 1.creeples 2.shape: only this may stand there: each only",
        ),
        ("[[craton]]", "[[craton]]\n[[craton]]\n[[craton]]", "craton: only this may stand there: 1 to 4 of them"),
        ('planet = "earth"', "planet = ", "no result"),
    ],
)
def test_every_slip_has_its_own_sentence(old: str, new_: str, said: str) -> None:
    text = EXAMPLES["green-earth"]
    assert old in text
    with pytest.raises(BiontError) as error:
        from_toml(text.replace(old, new_, 1))
    assert said in str(error.value)


@pytest.mark.parametrize("data", [{}, {"craton": 3}, {"craton": [1]}, {"craton": [], "player": []}])
def test_what_is_no_result_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(BadResult):
        read(data)


# -- the stand-in ------------------------------------------------------------------------------------------------------


@cache
def table() -> Table:
    story = begun(["Ann", "Bob"])
    found: Table = game_of(finished(story.begun(5), random.Random(5))).table
    return found


COLOURS = {"red": "black", "blue": "orange"}


def made_up(seed: int) -> Result:
    return stand_in(table(), COLOURS, seed)


def test_the_same_dice_make_the_same_world_and_others_another() -> None:
    assert made_up(3) == made_up(3) != made_up(4)


@pytest.mark.parametrize("seed", range(20))
def test_what_dice_make_up_is_a_result_like_any_other(seed: int) -> None:
    result = made_up(seed)
    assert read(result.to_data()) == result
    assert result.goes_on
    assert sorted(one.colour for one in result.players) == ["black", "orange"]
    for one in result.players:
        assert all(own.held for own in one.creeples), "creeples live somewhere"


@pytest.mark.parametrize("planet", ["mars", "venus"])
def test_life_out_of_the_cosmos_grows_on_its_own_planet(planet: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every such result is read as it was written, or a campaign could not be checked."""
    monkeypatch.setattr("biont.campaign.megafauna_random.planet_of", lambda table: planet)
    for seed in range(10):
        result = made_up(seed)
        assert result.planet == planet
        assert len(result.cratons) == 2
        assert read(result.to_data()) == result


def test_the_stand_in_can_give_every_shape_and_strip() -> None:
    results = [made_up(seed) for seed in range(60)]
    assert len({result.strip for result in results}) == 5
    shapes = {own.shape for result in results for one in result.players for own in one.creeples}
    assert shapes == {"archetype", "burrower", "armoured", "flyer", "swimmer"}
    assert planet_of(table()) == "earth"


@pytest.mark.rule("Mh")
def test_the_best_macroorganism_of_the_winner_says_from_which_planet_life_departs() -> None:
    ends: dict[str, list[tuple[str, str, str, tuple[int, ...]]]] = {
        "earth": [("vent", "arrowworm", "red", (0,))],
        "mars": [("mars", "arrowworm", "red", (0,)), ("vent", "lampshell", "blue", ())],
        "venus": [("dust", "arrowworm", "red", (0,)), ("mars", "lampshell", "red", ())],
    }
    for planet, macros in ends.items():
        ended = empty("red", "blue")
        for place, code, owner, organs in macros:
            macroorganism(ended, place, code, owner, organs=organs)
        assert planet_of(ended) == planet
    lost = empty("red", "blue")
    macroorganism(lost, "vent", "arrowworm", "red", organs=(0,))
    macroorganism(lost, "mars", "lampshell", "blue")
    assert planet_of(lost) == "earth", "only the loser came from Mars"
