"""A campaign: its steps, its file, what it hands on."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from biont.campaign.extension import CAMPAIGN
from biont.campaign.file import begun, read
from biont.campaign.form import sheet
from biont.campaign.megafauna import EXAMPLES, from_toml
from biont.campaign.page import chapters, totals, wishes
from biont.campaign.played import BadCampaign, game_of
from biont.campaign.story import Story
from biont.games.extensions import extensions
from biont.kernel.errors import BiontError
from biont.origins.frontier import campaign_scores, victory_chits
from biont.origins.legacy import parse
from biont.words import words
from tests.campaign.soak import campaign, checked, finished

SAY = CAMPAIGN.words(words("en"))


@cache
def after_genesis() -> Story:
    story = begun(["Ann", "Bob"])
    return story.taken(finished(story.begun(5), random.Random(5)))


@cache
def whole() -> Story:
    return campaign(6)


# -- steps -------------------------------------------------------------------------------------------------------------


def test_a_campaign_goes_from_genesis_to_the_page_for_high_frontier() -> None:
    story = begun(["Ann", "Bob"])
    assert (story.chapter, story.is_played) == ("genesis", True)
    story = after_genesis()
    assert (story.chapter, story.is_played) == ("megafauna", False)
    story = story.made_up(3)
    assert (story.chapter, story.is_played) == ("origins", True)
    assert story.begun(1).seats == ["black", "orange"]
    story = story.taken(finished(story.begun(6), random.Random(6)))
    assert story.chapter == "frontier"


@pytest.mark.parametrize("number", range(6))
def test_campaigns_by_chance_in_every_mode_can_be_read_and_checked_again(number: int) -> None:
    page = checked(campaign(number), "de" if number % 2 else "en")
    assert page.startswith("<!doctype html>")


def test_the_house_finds_the_campaign_by_its_name() -> None:
    assert CAMPAIGN in extensions()
    assert CAMPAIGN.words(words("de"))("campaign-title") == "Kampagne"


def test_a_game_that_is_not_the_next_one_or_not_over_is_refused() -> None:
    story = begun(["Ann", "Bob"])
    with pytest.raises(BadCampaign, match="not over yet"):
        story.taken(story.begun(5))
    other = begun(["Ann", "Bob", "Cid"])
    with pytest.raises(BadCampaign, match="not of the next game"):
        other.taken(story.begun(5))
    with pytest.raises(BadCampaign, match="No game is to be played now"):
        after_genesis().begun(1)
    with pytest.raises(BadCampaign, match="does not come next"):
        story.made_up(1)


def test_origins_starts_on_the_world_that_megafauna_left_and_with_no_other() -> None:
    story = after_genesis().made_up(3)
    assert story.result is not None
    record = story.begun(9)
    assert parse(record.settings["legacy"]) == story.result.legacy({})
    other = replace(
        record, settings=record.settings | {"legacy": record.settings["legacy"].replace("oxygen:", "oxygen:1")}
    )
    with pytest.raises(BiontError):
        story.taken(other)


def test_nothing_follows_a_runaway_greenhouse() -> None:
    text = sheet(after_genesis()).replace("runaway = false", "runaway = true")
    story = after_genesis().told(from_toml(text))
    assert story.chapter == ""
    told = chapters(story, SAY)
    assert [chapter.state for chapter in told] == ["done", "done", "never", "never"]
    assert "greenhouse" in told[1].sentence
    assert "over" in told[1].sentence
    assert told[1].legacy == ()  # nobody goes on with anything
    assert {one.chits for chapter in told[:2] for one in chapter.standings} == {0}


def test_the_result_has_the_players_of_the_campaign() -> None:
    with pytest.raises(BadCampaign, match="black, orange"):
        after_genesis().told(from_toml(EXAMPLES["frozen-sea"]))
    assert after_genesis().told(from_toml(sheet(after_genesis()))).chapter == "origins"


@pytest.mark.parametrize(
    ("names", "mode"),
    [([], ""), (["Ann"], "cooperative"), (["Ann", "Bob"], "solitaire"), (["A"] * 5, ""), (["A"], "x")],
)
def test_who_can_play(names: list[str], mode: str) -> None:
    with pytest.raises(BadCampaign):
        begun(names, mode)


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\nb", "a\x00b"])
def test_a_name_is_a_name(name: str) -> None:
    with pytest.raises(BadCampaign, match="A name has"):
        begun([name, "Bob"])


# -- victory -----------------------------------------------------------------------------------------------------------


def test_chits_of_all_games_but_the_last_and_half_of_that_make_the_score() -> None:
    story = whole()
    assert story.mode == "competitive"
    assert story.result is not None
    chits = victory_chits(story.genesis_points())
    for who, more in victory_chits(story.result.points).items():
        chits[who] += more
    assert story.chits() == chits
    assert story.campaign_points() == campaign_scores(story.origins_points(), chits)
    found = totals(story, SAY)
    assert found[0].won
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)


@pytest.mark.rule("C8a", "C9e")
@pytest.mark.parametrize(("names", "mode"), [(["Ann"], "solitaire"), (["Ann", "Bob"], "cooperative")])
@pytest.mark.parametrize("won", [True, False])
def test_alone_and_together_a_campaign_is_won_with_its_last_game_and_not_by_half_of_it(
    names: list[str], mode: str, won: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    story = begun(names, mode)
    story = story.taken(finished(story.begun(5), random.Random(5))).made_up(3)
    story = story.taken(finished(story.begun(6), random.Random(6)))
    assert story.origins is not None
    game = game_of(story.origins)
    assert game.result is not None
    winners = tuple(range(len(names))) if won else ()
    monkeypatch.setattr(type(game), "result", replace(game.result, winners=winners))
    assert [one.won for one in totals(story, SAY)] == [won] * len(names)


# -- choices -----------------------------------------------------------------------------------------------------------


SWIMMERS = """
planet = "earth"
strip = "mild"
[[craton]]
code = "laurentia"
at = [2, 2]
[[player]]
colour = "black"
points = 3
creeples = [{ shape = "swimmer", figures = 5, emotions = 2 }, { shape = "flyer", figures = 4, emotions = 2 }]
[[player]]
colour = "orange"
points = 5
creeples = [{ shape = "armoured", figures = 6, emotions = 1 }]
"""


def test_whoever_has_several_heirs_chooses_and_swimmers_may_be_merfolk() -> None:
    story = after_genesis().told(from_toml(SWIMMERS))
    assert [wish.name for wish in wishes(story, SAY)] == ["map", "advanced", "shape-black", "merfolk-black"]
    wet = story.arranged({"merfolk-black": "yes", "map": "tiles", "advanced": "yes"})
    assert wet.settings()["realm"] == "yrr"
    assert wet.settings()["merfolk"] == "black"
    assert wet.settings()["advanced"] is True
    dry = wet.arranged({"shape-black": "flyer"})
    assert "realm" not in dry.settings()
    assert "species:black:flyer:4:2" in dry.settings()["legacy"]
    with pytest.raises(BiontError, match="only with"):
        story.arranged({"shape-orange": "flyer"})
    for wrong in (
        {"map": "classic"},
        {"advanced": "maybe"},
        {"shape-red": "flyer"},
        {"shape-white": "flyer"},
        {"merfolk-white": "yes"},
        {"colour": "x"},
    ):
        with pytest.raises(BadCampaign, match="no choice"):
            story.arranged(wrong)


# -- the file ----------------------------------------------------------------------------------------------------------


def test_a_file_is_read_as_it_was_written() -> None:
    for story in (begun(["Änn", "Bob"]), after_genesis(), after_genesis().made_up(3), whole()):
        assert read(story.to_json()) == story


def changed(story: Story, **entries: Any) -> str:
    return json.dumps(json.loads(story.to_json()) | entries)


def test_a_stand_in_that_its_dice_do_not_give_is_found() -> None:
    story = after_genesis().made_up(3)
    story.check()
    data = json.loads(story.to_json())
    data["megafauna"]["player"][0]["points"] += 1
    with pytest.raises(BadCampaign, match="not what its dice give"):
        read(json.dumps(data)).check()


def test_what_belongs_to_no_answer_is_not_kept() -> None:
    """Every page of a campaign reads it: a file that is full of nothing must not make them slow."""
    story = begun(["Ann", "Bob"])
    story = story.taken(finished(story.begun(5), random.Random(5)))
    data = json.loads(story.to_json())
    many = len(data["genesis"]["answers"])
    data["genesis"]["stand_ins"] = [[many + at, 0] for at in range(900)]
    data["genesis"]["hints"] = [3] * 500 + [many + at for at in range(900)]
    data["genesis"]["deals"] = [[many + 1 + at, "7"] for at in range(900)]
    data["genesis"]["snapshots"] = [[at, {}] for at in range(900)]
    again = read(json.dumps(data))
    again.check()
    assert again.genesis is not None
    assert story.genesis is not None
    assert again.genesis == replace(story.genesis, hints=[3])


def test_a_record_that_does_not_lead_there_is_found() -> None:
    data = json.loads(whole().to_json())
    data["origins"]["answers"][-1] = "nonsense"
    with pytest.raises(BiontError):
        read(json.dumps(data)).check()
    data = json.loads(whole().to_json())
    data["choices"]["map"] = "tiles" if data["choices"]["map"] != "tiles" else "cratons"
    with pytest.raises(BadCampaign, match="not of the next game"):
        read(json.dumps(data)).check()
    data = json.loads(whole().to_json())
    data["genesis"]["injected"] = [[0, [1] * 3000]]
    with pytest.raises(BiontError):
        read(json.dumps(data)).check()


def test_what_is_chosen_is_held_against_what_there_was_to_choose() -> None:
    usual = {"map": "cratons", "advanced": False, "shapes": {}, "merfolk": []}
    between = after_genesis().told(from_toml(SWIMMERS))
    early = read(changed(after_genesis(), choices=usual | {"shapes": {"black": "flyer"}}))
    with pytest.raises(BadCampaign, match="entry 'choices'"):
        early.check()
    for strangers in ({"shapes": {"white": "flyer"}}, {"merfolk": ["green"]}):
        with pytest.raises(BadCampaign, match="entry 'choices'"):
            read(changed(between, choices=usual | strangers)).check()
    with pytest.raises(BiontError, match="only with"):
        read(changed(between, choices=usual | {"shapes": {"orange": "flyer"}})).check()
    read(changed(between, choices=usual | {"shapes": {"black": "flyer"}, "merfolk": ["black"]})).check()


def test_chapters_follow_each_other() -> None:
    between = after_genesis().made_up(3)
    for entries in ({"genesis": None}, {"genesis": None, "stand-in": None}):
        with pytest.raises(BadCampaign, match="does not come next"):
            read(changed(between, **entries)).check()
    with pytest.raises(BadCampaign, match="not what its dice give"):
        read(changed(between, megafauna=None)).check()


def test_cards_that_a_record_names_are_not_looked_for_on_the_disk(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text("a secret", encoding="utf-8")
    data = json.loads(after_genesis().to_json())
    for name in (str(tmp_path), "../" * 20 + str(tmp_path).lstrip("/"), "."):
        data["genesis"]["pack"] = {"name": name, "hash": ""}
        with pytest.raises(BiontError, match="not installed here"):
            read(json.dumps(data)).check()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "{" * 100_000,
        "[" * 100_000,
        '{"campaign": true}',
        '{"campaign": 2}',
        '{"campaign": 1, "people": "Ann"}',
        '{"campaign": 1, "people": [1, 2]}',
        '{"campaign": 1, "mode": "x", "people": [{"name": "\\ud800"}]}',
    ],
)
def test_what_is_no_campaign_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BiontError):
        read(text)


@pytest.mark.parametrize(
    "entries",
    [
        {"mode": "duel"},
        {"mode": ["competitive"]},
        {"people": [{"name": "Ann", "colour": "red"}, {"name": "Bob", "colour": "red"}]},
        {"people": [{"name": 7, "colour": "red"}, {"name": "Bob", "colour": "blue"}]},
        {"genesis": 7},
        {"genesis": {"biont": 1}},
        {"megafauna": []},
        {"megafauna": {"planet": "pluto"}},
        {"stand-in": 3},
        {"stand-in": "9" * 99},
        {"stand-in": "٣"},
        {"choices": None},
        {"choices": {"map": "classic", "advanced": False, "shapes": {}, "merfolk": []}},
        {"choices": {"map": "tiles", "advanced": 1, "shapes": {}, "merfolk": []}},
        {"choices": {"map": "tiles", "advanced": False, "shapes": {"black": "dragon"}, "merfolk": []}},
        {"choices": {"map": "tiles", "advanced": False, "shapes": {}, "merfolk": [{}]}},
        {"origins": "x"},
    ],
)
def test_entries_that_cannot_be_are_refused_with_a_sentence(entries: dict[str, Any]) -> None:
    with pytest.raises(BiontError):
        read(changed(after_genesis(), **entries))
