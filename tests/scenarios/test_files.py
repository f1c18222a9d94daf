"""What a file may leave out, and what its scenarios share."""

from __future__ import annotations

from pathlib import Path

import pytest

from biont.games import Definition
from biont.genesis.definition import GENESIS
from biont.genesis.scenario import SCENARIOS
from biont.kernel.ledger import ledger
from biont.kernel.settings import Choice
from biont.origins.definition import ORIGINS as ORIGINS_GAME
from biont.origins.scenario import SCENARIOS as ORIGINS
from biont.scenarios import BadScenario, ScenarioLanguage, load, read
from biont.scenarios.file import LANGUAGES
from biont.words.errors import tell

PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"

SHARED = """
[positions.mars]
refugia.mars = { bionts = "gb" }
pools = { green = "gg", blue = "r" }

[[scenario]]
from = "food-chains"
position = { like = "mars", pools = { blue = "b" } }

[[scenario.play]]
expect.pools = { green = "gg", blue = "b" }
expect.refugia.mars.bionts = "gb"

[[scenario]]
id = "alone"
title = "Of its own"
rules = ["F2a"]
from = "food-chains"
position.like = "mars"

[[scenario.play]]
expect.pools = { green = "gg", blue = "r" }
"""


def put(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_scenarios_share_a_position(tmp_path: Path) -> None:
    first, second = load(put(tmp_path, SHARED), SCENARIOS)
    assert (first.run(), second.run()) == ([], [])


def test_an_id_a_title_and_rules_can_be_left_out(tmp_path: Path) -> None:
    first, second = read(put(tmp_path, SHARED))
    assert (first.id, dict(first.title), first.rules) == ("mine-1", {"en": "", "de": ""}, ())
    assert (second.id, dict(second.title)) == ("alone", {"en": "Of its own", "de": "Of its own"})
    (single,) = read(put(tmp_path, 'from = "food-chains"\ntitle.en = "One"\n'))
    assert (single.id, dict(single.title)) == ("mine", {"en": "One", "de": "One"})


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('position.like = "mars"', 'position.like = "venus"', "19: The file has no position 'venus'; it has mars."),
        ("[positions.mars]\n", "[positions]\n", "8: The file has no position 'mars'; it has refugia, pools."),
        ('rules = ["F2a"]', 'rules = ["F77"]', "17: 'F77' is no rule of the ledger"),
    ],
)
def test_what_is_wrong_with_it_is_told(tmp_path: Path, old: str, new: str, reason: str) -> None:
    path = put(tmp_path, SHARED.replace(old, new))
    with pytest.raises(BadScenario) as caught:
        load(path, SCENARIOS)
    assert str(caught.value).removeprefix(f"{path}:").startswith(reason)
    assert tell(caught.value, GENESIS.words("de")) != str(caught.value)


@pytest.mark.parametrize("scenarios", [SCENARIOS, ORIGINS], ids=["genesis", "origins"])
def test_what_comes_with_a_game_leaves_out_nothing(scenarios: ScenarioLanguage) -> None:  # type: ignore[type-arg]
    sheets = [sheet for file in scenarios.files for sheet in read(file)]
    ids = [sheet.id for sheet in sheets]
    assert len(set(ids)) == len(ids)
    for sheet in sheets:
        assert f'id = "{sheet.id}"' in "\n".join(sheet.span.lines)
        assert all(sheet.title[language] for language in LANGUAGES)
        assert sheet.title["en"] != sheet.title["de"]
        assert sheet.rules
        assert {*sheet.rules} <= {*ledger(scenarios.package)}


COUNTED = """
from = "assign-turn green"
position = { refugia.mars = {}, pools.green = "gr" }

[[play]]
answers = ["enzyme green mars", "enzyme red mars"]
expect.entries = [{ kind = "enzyme", times = 2 }, { kind = "enzyme", data = ["green", "red"], times = 1 }]
expect.asked = { kind = "assign", about = ["green"] }
"""


def test_entries_are_counted_and_questions_looked_into(tmp_path: Path) -> None:
    (one,) = load(put(tmp_path, COUNTED), SCENARIOS)
    assert one.run() == []
    text = COUNTED.replace("times = 2", "times = 3").replace('["green"] }', '["blue"] }')
    counted, about = map(str, load(put(tmp_path, text), SCENARIOS)[0].run())
    assert ':7: Entries { kind = "enzyme", times = 3 } were written 2 times; written: enzyme [green, ' in counted
    assert about.endswith(':8: asked.about is ["green"], not ["blue"].')


@pytest.mark.parametrize(("definition", "heading"), [(GENESIS, "## Settings"), (ORIGINS_GAME, "## Bios:Origins")])
def test_the_docs_name_every_setting_and_value(definition: Definition, heading: str) -> None:
    """Also those that nobody is offered, which a record or a campaign may have."""
    settings = definition.settings_type
    listed = [f"| `{name}` | a text: " for name in settings.texts()]
    for setting in settings.offered():
        values = (*setting.values, *setting.more) if isinstance(setting, Choice) else ("false", "true")
        listed.append(f"| `{setting.name}` | {', '.join(f'`{value}`' for value in values)} |\n")
    page = PAGE.read_text("utf-8").split(f"\n{heading}\n")[1].split("\n#")[0]
    assert [row for row in listed if row not in page] == []
    assert page.count("\n| `") == len(listed)
