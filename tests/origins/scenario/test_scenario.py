"""Positions of scenarios: what cannot be is refused in its line, what can be stated is held against the table."""

from __future__ import annotations

import re
import tomllib
from copy import deepcopy
from pathlib import Path
from random import Random

import pytest

from biont.origins.definition import ORIGINS
from biont.origins.scenario import SCENARIOS, cards, position, statements
from biont.scenarios import BadScenario, Scenario, load
from biont.scenarios.file import Span, sheet_of
from biont.words.errors import tell
from tests.genesis.scenario.test_scenario import JUNK, places

PAGE = Path(__file__).parents[3] / "docs" / "scenarios.md"

HEAD = """\
[[scenario]]
id = "T"
title = { en = "A test", de = "Eine Probe" }
rules = ["D2.1"]
from = "chaos black 1"
"""
BLACK = "position.black."
MARKET = '["lullaby", "lullaby", "-", "-", "-", "-", "-", "-", "-"]'
ICY = (
    '["alaska", "yukon", "canadian-shield", "hudson-bay", "greenland", "iceland", "scandinavia", "sarmatia", "altai", '
    '"west-siberia", "tunguska", "yakutia", "columbia", "great-lakes", "himalaya", "new-zealand", "chile"]'
)
BAD = {
    "key": ("position.weather = 1", "A position has no 'weather'; it has black, white, turn"),
    "player": ("position.orange.migrants = []", "A position has no 'orange'"),
    "player's key": (BLACK + "gold = 3", "A player has no 'gold'; it has migrants"),
    "spot": (BLACK + 'migrants = ["atlantis"]', "There is no spot 'atlantis'."),
    "list": (BLACK + "migrants = 3", "'spot' is a list, not 3."),
    "twice": (BLACK + 'migrants = ["spain", "spain"]', "'spain' stands twice in a list."),
    "water": (BLACK + 'migrants = ["banda-sea"]', "A Migrant of black cannot stay on 'banda-sea'."),
    "figures": (
        BLACK + 'migrants = ["zimbabwe", "okavango", "lunda", "tanganyika", "rufiji", "ituri", "ubangi", "omo", '
        '"lalibela", "bayuda", "kharga", "nefud", "spain"]',
        "black has more than 12 figures.",
    ),
    "pawns": (BLACK + "vocabulary = 8", "black has more than 7 pawns."),
    "negative": (BLACK + "vocabulary = -1", "'vocabulary' cannot be less than nothing, as -1 is."),
    "stage": (BLACK + "energy = 2", "'energy' has no stage 2; it has 3, 4, 5, 6, 7, 8."),
    "second": (BLACK + 'cities = ["iceland 2"]', "The Hex of 'iceland 2' has one resource."),
    "column": (BLACK + 'culture = ["bluster"]', "'bluster' has no side for culture."),
    "idea": (BLACK + 'ideas = ["handaxe"]', "'handaxe' has no side for culture."),
    "dissent": (BLACK + 'dissidents = ["earworms"]', "'earworms' has no Dissent in the Ruling Class of black."),
    "elder": (BLACK + "elders = { alphabet = 1 }", "'alphabet' is not in the Market, so no Elder can be there."),
    "emissary": (BLACK + 'emissaries = ["alphabet"]', "'alphabet' is no Idea of an opponent"),
    "moved": (BLACK + 'moved = ["spain"]', "Only a Migrant on the map has moved."),
    "founded": (BLACK + 'founded = ["india"]', "Only a City on the map was founded."),
    "shared spot": (
        'position = { black = { migrants = ["spain"] }, white = { migrants = ["spain"] } }',
        "Two things cannot lie on 'spain'.",
    ),
    "shared hex": (
        'position = { black = { cities = ["india"] }, white = { cities = ["india 2"] } }',
        "Two things cannot lie on 'india'.",
    ),
    "flooded": (
        'position = { black = { cities = ["yukon"] }, climate = { ice = ["yukon"] } }',
        "Two things cannot lie on 'yukon'.",
    ),
    "two chits": (
        'position.climate = { ice = ["yukon"], sea = ["yukon"] }',
        "Two things cannot lie on 'yukon'.",
    ),
    "market": ('position.market = ["lullaby"]', "The Market has 9 places, not 1."),
    "card twice": (f"position.market = {MARKET}", "'lullaby' is in two places of the position."),
    "card in two hands": (
        'position = { black = { culture = ["earworms"] }, white = { culture = ["earworms"] } }',
        "'earworms' is in two places of the position.",
    ),
    "deck": ('position.decks.I.culture = ["handaxe", "..."]', "'handaxe' is no card of 'decks.I.culture'"),
    "short deck": ('position.unused.IV = ["napoleon"]', "These cards lie nowhere: "),
    "epoch": ('position.epoch = "V"', "'V' is no epoch; allowed are I, II, III, IV."),
    "chit": ('position.layout = [["india"]]', 'A Hex chit is a Hex, a face and a turn, not ["india"].'),
    "no ring": ('position.climate.ice = ["india"]', "'india' has no ring for ice."),
    "many chits": (f"position.climate = {{ ice = {ICY} }}", "There are 16 chits of sea and ice, and not more."),
    "ocean": (BLACK + 'cities = ["biscay"]', "A City of black cannot stand on 'biscay'."),
    "many Ideas": (
        BLACK + 'ideas = ["firekeeping", "lullaby", "round-dance"]',
        "black has more Ideas than the information stage allows, which is 1.",
    ),
    "nobody": ('position = { black = { migrants = ["spain"] } }', "white has neither a Migrant nor a City on the map."),
    "step": ("position = { black.migrants = ['spain'], white.migrants = ['omo'], turn = 0 }\nseed = 2\n", ""),
}


PRESENT = 'position.black.migrants = ["spain"]\nposition.white.migrants = ["omo"]\n'
NO_CARD = HEAD.replace("chaos black 1", "bid black") + PRESENT


def test_an_auction_has_a_card(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match=r"bad.toml:5: No card is being auctioned; say which with 'auction'."):
        load(written(tmp_path, NO_CARD), SCENARIOS)
    load(written(tmp_path, NO_CARD + 'position.auction.card = "earworms"\n'), SCENARIOS)


def written(folder: Path, text: str) -> Path:
    """A scenario file with a text in it."""
    path = folder / "bad.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", BAD)
def test_positions_that_cannot_be_are_refused_in_their_line(tmp_path: Path, name: str) -> None:
    line, reason = BAD[name]
    path = written(tmp_path, f"{HEAD}{line}\n")
    if not reason:
        assert load(path, SCENARIOS)[0].run() == []
        return
    with pytest.raises(BadScenario) as caught:
        load(path, SCENARIOS)
    said = str(caught.value).replace(f"{tmp_path}/", "")
    assert said.startswith(f"bad.toml:6: {reason}"), said
    assert tell(caught.value, ORIGINS.words("en")) == str(caught.value)
    german = tell(caught.value, ORIGINS.words("de"))
    assert german.startswith(f"{path}:6: ")
    assert german != str(caught.value)


FALSE = {
    "turn = 4": "turn is 0, not 4.",
    'epoch = "II"': 'epoch is "I", not "II".',
    'black.migrants = ["spain"]': 'black.migrants is ["zimbabwe"], not ["spain"].',
    "black.migrants = 2": "black.migrants is 1, not 2.",
    "black.elders = {}": "black.elders is { lullaby = 1 }, not {}.",
    "black.elders = 2": "black.elders is 1, not 2.",
    "black.pool = 11": "black.pool is 10, not 11.",
    "black.diversity = 1": "black.diversity is 0, not 1.",
    'spots.zimbabwe = "white"': 'spots.zimbabwe is "black", not "white".',
    'hexes.india = "black"': 'hexes.india is "none", not "black".',
    'chits.yukon = "sea"': 'chits.yukon is "ice", not "sea".',
    "climate.ice = []": 'climate.ice is ["yukon"], not [].',
    "population.zambezi = 2": "population.zambezi is 1, not 2.",
    'lore = ["firekeeping"]': 'lore is [], not ["firekeeping"].',
    'challenges = ["earworms", "..."]': 'challenges is ["grave-goods"], not ["earworms"].',
    "black.gold = 1": "'black' has no 'gold'; it has migrants",
    "orange.pool = 1": "'orange' is no seat; allowed are black, white.",
    "spots.atlantis = 'black'": "There is no spot 'atlantis'.",
}


LAID = """\
position.climate.ice = ["yukon"]
position.challenges = ["grave-goods"]
position.white.migrants = ["omo"]
position.black = { migrants = ["zimbabwe"], elders = { lullaby = 1 } }
"""


@pytest.mark.parametrize("stated", FALSE)
def test_what_is_not_so_is_told(tmp_path: Path, stated: str) -> None:
    (scenario,) = load(written(tmp_path, f"{HEAD}{LAID}\n[[scenario.play]]\nexpect.{stated}\n"), SCENARIOS)
    (problem,) = scenario.run()
    assert str(problem).split(":12: ")[1].startswith(FALSE[stated])


def test_a_position_may_be_the_games_own_set_up(tmp_path: Path) -> None:
    text = HEAD.replace("chaos black 1", "map laid") + "seed = 5\nposition.dealt = true\n"
    (scenario,) = load(written(tmp_path, text), SCENARIOS)
    assert scenario.run() == []
    assert scenario.game().table.turn == 1
    with pytest.raises(BadScenario, match="'dealt' has no 'turn'"):
        load(written(tmp_path, text + "position.turn = 3\n"), SCENARIOS)


@pytest.mark.parametrize("seed", range(4))
def test_nothing_in_a_file_makes_more_than_a_sentence(seed: int) -> None:
    """A scenario with something senseless in it is refused or fails; nothing else happens."""
    chance = Random(seed)
    tables = [
        table for file in SCENARIOS.files for table in tomllib.loads(file.read_text(encoding="utf-8"))["scenario"]
    ]
    for _ in range(100):
        table = deepcopy(chance.choice(tables))
        *way, last = chance.choice(places(table))
        inside = table
        for key in way:
            inside = inside[key]
        inside[last] = deepcopy(chance.choice((*JUNK, "india", "spain 2", "crown", {"black": {"energy": 4}})))
        try:
            problems = Scenario(sheet_of(Span("senseless.toml", ("",), 1, 2), table), SCENARIOS).run()
        except BadScenario as error:
            problems = [error]
        for problem in problems:
            assert str(problem).startswith("senseless.toml:1: ")
            assert tell(problem, ORIGINS.words("en")) == str(problem)
            assert tell(problem, ORIGINS.words("de")).startswith("senseless.toml:1: ")


def test_the_page_names_everything_that_can_be_set_and_stated() -> None:
    page = PAGE.read_text(encoding="utf-8")
    named = re.findall(r"`([^`]*)`", page.split("## Bios:Origins")[1].split("## In Python")[0])
    known = {" ".join(text.split()[:count]) for text in named for count in range(1, 4)}
    words = [*position.KEYS, *position.PLAYER, *cards.AUCTION, *SCENARIOS.phases, *SCENARIOS.steps]
    words += [*statements.FACTS, *statements.PLAYER, *statements.CHECKS]
    assert [word for word in words if word not in known] == []


def test_the_example_of_the_page_plays(tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8").split("## Bios:Origins")[1]
    assert load(written(tmp_path, page.split("```toml\n")[1].split("```")[0]), SCENARIOS)[0].run() == []


def test_the_steps_of_the_page_can_be_run() -> None:
    """Each text that is named under "What can be run" means a step."""
    page = PAGE.read_text(encoding="utf-8").split("### What can be run in it")[1].split("###")[0]
    rules = SCENARIOS.rules({})
    table = rules.blank()
    texts = [text for line in page.splitlines() for text in re.findall(r"`([^`]*)`", line.rpartition(" | ")[0])]
    assert len(texts) > 60
    for text in texts:
        step = SCENARIOS.step(rules, table, text)
        assert SCENARIOS.step(rules, table, SCENARIOS.step_text(rules, table, step)) == step
