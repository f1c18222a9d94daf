"""The chronicle of Bios:Origins: every chapter has its paragraph, every Epoch its map, every people its band."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import biont
from biont.draw.marks import as_markdown
from biont.kernel.chance import Chance
from biont.kernel.declared import Event
from biont.kernel.game import Game
from biont.kernel.replay import resume
from biont.origins.brain import PAWNS
from biont.origins.cards import DISCIPLINES
from biont.origins.definition import ORIGINS
from biont.origins.draw.chronicle import OriginsChronicle, Story, story_of, written
from biont.origins.draw.chronicle import scenes as scenes_module
from biont.origins.draw.chronicle.maps import plates
from biont.origins.draw.chronicle.minds import HEIGHT, minds
from biont.origins.draw.chronicle.page import struggles
from biont.origins.draw.chronicle.prose import Prose
from biont.origins.draw.chronicle.scenes import KEYS, MINDS, scenes
from biont.origins.draw.chronicle.timeline import timeline
from biont.origins.game import Origins
from biont.origins.pack_library import load_pack
from biont.origins.rules import parts
from biont.origins.rules.advanced.outcomes import ATTACKED, CITY_STRUCK, CITY_TAKEN, CONVERTED, ENSLAVED, STRUCK, TRADED
from biont.origins.rules.auction import FOUNDATION_LAID, QUIET_REVOLUTION
from biont.origins.rules.challenge import CHALLENGE_DRAWN
from biont.origins.rules.comet import COMET_DRAWN
from biont.origins.rules.knowledge import ELECTED, INVENTED
from biont.origins.rules.revolution import REVOLUTION_CAME
from biont.origins.rules.sequence import TURN_BEGINS
from biont.origins.rules.urbanize import CITY_FOUNDED
from biont.origins.settings import Settings
from biont.origins.table import Table
from biont.origins.tiles import CLIMATES
from biont.packs import Name
from biont.testing.markup import Page
from biont.words import LANGUAGES
from biont.words.places import places, where
from tests.origins.draw.scenes import DRAWING, MODES

CHRONICLE = OriginsChronicle(DRAWING.art)
PRIVATE = re.compile("[\ue000-\ue0ff]")


@cache
def played(mode: str, answers: int = 900) -> Game[Table]:
    """A game of each kind, answered at random, but never by doing nothing where something else is possible."""
    game: Game[Table] = biont.new("origins", seed=11, **MODES[mode])
    chance = Chance(5)
    while game.decision is not None and len(game.answers) < answers:
        options = game.decision.options
        busy = [option for option in options if option[0] not in DRAWING.board.endings] or list(options)
        game.choose(busy[chance.below(len(busy))])
    return game


@cache
def story(mode: str) -> Story:
    return story_of(played(mode))


# -- reading -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_no_entry_is_lost_and_chapters_begin_with_challenges_and_comets(mode: str) -> None:
    told, game = story(mode), played(mode)
    assert [deed.kind for chapter in told.chapters for deed in chapter.deeds] == [e.kind for e in game.entries_for(-1)]
    for chapter in told.chapters[1:]:
        assert chapter.deeds[0].kind in (CHALLENGE_DRAWN, COMET_DRAWN)
        assert chapter.turn <= chapter.deeds[-1].turn
    assert [chapter.epoch for chapter in told.chapters] == sorted(chapter.epoch for chapter in told.chapters)
    assert told.turns == sum(entry.kind == TURN_BEGINS for entry in game.entries_for(-1))
    assert told.last.state() == game.table.state()


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_game_that_was_resumed_has_its_whole_story(mode: str) -> None:
    early = biont.replay(played(mode).record(), to=120)
    resumed = resume(early.rules, early.record())
    assert story_of(resumed).chapters == story_of(early).chapters
    assert ORIGINS.words("en")("chronicle-unfinished") in CHRONICLE.file(".md", early, ORIGINS.words("en"))


def test_a_game_that_has_not_begun_and_a_prepared_table_can_be_told() -> None:
    custom: Game[Table] = biont.new("origins", seed=1, seats=["black", "green"], map="custom")
    assert custom.table.turn == 0
    assert ORIGINS.words("en")("chronicle-before") in CHRONICLE.page(custom, ORIGINS.words("en"))
    prepared = Game.at(played("basic").rules, played("basic").table.copy())
    for kind in CHRONICLE.kinds:
        assert CHRONICLE.file(kind, prepared, ORIGINS.words("de"))


# -- pictures ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_the_timeline_has_a_band_for_everybody_in_the_colour_of_who_ruled(mode: str) -> None:
    told = story(mode)
    plate = timeline(told)
    assert [lane.seat for lane in plate.lanes] == list(range(len(told.seats)))
    for lane in plate.lanes:
        ruled = [DISCIPLINES[table.ruling[lane.seat]] for table in told.tables]
        changes = [one for number, one in enumerate(ruled) if not number or ruled[number - 1] != one]
        assert [stripe.discipline for stripe in lane.stripes] == changes
        revolutions = [deed for deed in told.deeds(REVOLUTION_CAME) if deed.seat == lane.seat]
        assert sum(mark.times for mark in lane.marks if mark.kind == "revolution") == len(revolutions)
    assert len(plate.ticks) == len(told.chapters) - 1


@pytest.mark.parametrize("mode", MODES)
def test_every_epoch_has_its_map_and_the_last_one_shows_the_table(mode: str) -> None:
    told = story(mode)
    found = plates(told)
    assert len(found) == len({chapter.epoch for chapter in told.chapters})
    table = told.last
    assert len(found[-1].figures.migrants) == sum(table.world.count(spots) for spots in table.migrants)
    assert len(found[-1].figures.cities) == sum(cities.bit_count() for cities in table.cities)
    for plate in found:
        for trail in plate.trails:
            points = [tuple(map(int, point.split())) for point in re.split("[ML]", trail.path) if point]
            frame = plate.figures.frame
            assert all(frame.x <= x <= frame.x + frame.width and frame.y <= y for x, y in points)


@pytest.mark.parametrize("mode", MODES)
def test_all_pawns_are_in_a_mind(mode: str) -> None:
    told = story(mode)
    for mind in minds(told):
        heights = [float(y) for band in mind.bands for _, y in re.findall(r"([\d.]+) ([\d.]+)", band.path)]
        assert min(heights) == pytest.approx(0)
        assert max(heights) == pytest.approx(HEIGHT)
        invented = [deed for deed in told.deeds(INVENTED) if deed.seat == mind.seat]
        assert [thought.turn for thought in mind.thoughts] == [deed.turn for deed in invented]
    assert PAWNS == 7


# -- the page ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_the_page_is_whole_and_strict(mode: str, language: str) -> None:
    drawn = str(CHRONICLE.page(played(mode), ORIGINS.words(language)))
    page = Page(drawn)
    page.assert_strict()
    links = [link["href"] for link in page.all("a")]
    assert {f"#chapter-{chapter.number}" for chapter in story(mode).chapters[1:]} == set(links)
    assert not PRIVATE.search(drawn)


def test_files_stand_alone() -> None:
    say = ORIGINS.words("en")
    html = CHRONICLE.file(".html", played("basic"), say, "dark")
    assert html.startswith("<!doctype html>")
    assert 'data-theme="dark"' in html
    assert "<script" not in html
    assert not re.search(r'(src|href)="(?!#)', html)
    root = ET.fromstring(CHRONICLE.file(".svg", played("basic"), say))
    defined = {element.get("id") for element in root.iter()}
    assert {(element.get("href") or "")[1:] for element in root.iter() if element.tag.endswith("use")} <= defined


def test_nothing_in_a_name_is_taken_for_markup() -> None:
    pack = load_pack("standard")
    nasty = Name('<b onclick="x">&', "<i>*böse*</i>")
    challenges = tuple(replace(card, name=nasty) for card in pack.challenges)
    game: Game[Table] = Game(Origins(("black", "green"), Settings(), replace(pack, challenges=challenges)), 3)
    chance = Chance(1)
    while game.decision is not None and len(game.answers) < 300:
        game.choose(game.decision.options[chance.below(len(game.decision.options))])
    for language in LANGUAGES:
        drawn = str(CHRONICLE.page(game, ORIGINS.words(language)))
        assert "<b onclick" not in drawn
        assert "<i>*" not in drawn
        assert "&lt;" in drawn
        ET.fromstring(CHRONICLE.file(".svg", game, ORIGINS.words(language)))


@pytest.mark.parametrize("mode", MODES)
def test_the_reckoning_is_that_of_the_result(mode: str) -> None:
    game = played(mode)
    text = written(story(mode), ORIGINS.words("en"))
    finals = [int(number) for number in re.findall(r"\*\*(\d+)\*\*", text.splitlines()[-1])]
    assert tuple(finals) == ORIGINS.moment(game.table).points


# -- prose -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_every_chapter_has_its_paragraph(mode: str, language: str) -> None:
    told, say = story(mode), ORIGINS.words(language)
    paragraphs = Prose(told, say).paragraphs()
    assert len(paragraphs) == len(told.chapters)
    for text in paragraphs:
        plain = as_markdown(text)
        assert plain[-1] == "."
        assert not PRIVATE.search(plain)
        assert "None" not in plain
        assert "  " not in plain
    assert paragraphs == Prose(told, say).paragraphs()


def test_what_has_no_place_is_told_once_of_everybody() -> None:
    for mode in MODES:
        for chapter in story(mode).chapters:
            found = list(scenes(chapter))
            told = [(scene.key, scene.seat) for scene in found if scene.key in ("invented", "stages", "prayer")]
            told += [(scene.key, -1) for scene in found if scene.key in ("infected", "famine", "crisis")]
            assert len(told) == len(set(told))


@pytest.mark.parametrize("language", LANGUAGES)
def test_foundations_inventions_and_cities_are_told(language: str) -> None:
    for mode in MODES:
        told = story(mode)
        for chapter, text in zip(told.chapters, Prose(told, ORIGINS.words(language)).paragraphs(), strict=True):
            for deed in chapter.of(FOUNDATION_LAID):
                assert getattr(told.pack.challenges[deed.number()].name, language) in text
            for deed in chapter.of(INVENTED)[:1]:
                assert getattr(told.pack.ideas[deed.number()].name, language) in text
            for deed in chapter.of(CITY_FOUNDED)[:1]:
                name = getattr(told.last.world.hexes[deed.number()].name, language)
                assert places(ORIGINS.words(language), "hex").get(name, ("", name))[1] in text


def test_struggles_are_listed_in_their_order() -> None:
    told = story("advanced")
    found = struggles(told, ORIGINS.words("en"))
    kinds = (REVOLUTION_CAME, QUIET_REVOLUTION, ELECTED, ATTACKED, STRUCK, CITY_STRUCK, CITY_TAKEN)
    expected = told.deeds(*kinds, CONVERTED, ENSLAVED, TRADED)
    assert found
    assert [turn for _, turn, _ in found] == sorted(deed.turn for deed in expected)


def keys() -> set[str]:
    """The sentences that the code knows."""
    losses = {"starved", "cities-starved", "cities-given-up", "stranded", "cities-lost", "migrants-lost"}
    others = {"attack-won", "attack-drawn", "attack-lost", "philosophy", "unwanted", "began", "leads", "quiet"}
    return {*KEYS.values(), *CLIMATES, *MINDS.values(), "prayer", *losses, *others}


def test_every_scene_has_a_sentence_and_every_sentence_a_scene() -> None:
    folder = Path(biont.__file__).parent / "origins" / "words"
    for language in LANGUAGES:
        written_down = (folder / language / "chronicle.ftl").read_text(encoding="utf-8")
        variants = re.findall(r"^chronicle-([a-z-]+)-(\d) =", written_down, re.M)
        assert {key for key, _ in variants} == keys()
        assert all((key, str(number)) in variants for key, last in variants for number in range(int(last)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_the_pack_is_told_with_its_article_and_in_its_case(language: str) -> None:
    world = played("basic").table.world
    for kind, things in (("hex", world.hexes), ("spot", world.spots)):
        assert set(places(ORIGINS.words(language), kind)) == {getattr(thing.name, language) for thing in things}


def test_a_place_that_nobody_knows_is_told_without_a_form() -> None:
    german = ORIGINS.words("de")
    assert where("hex", "Gelbes Meer", german) == ("im", "Gelben Meer")
    assert where("spot", "Kanarische Inseln", german) == ("auf den", "Kanarischen Inseln")
    assert where("hex", "Black Sea", ORIGINS.words("en")) == ("in the", "Black Sea")
    assert where("hex", "Silbersee", german) == ("im Hexfeld", "Silbersee")
    assert where("spot", "Silbersee", german) == ("am Ort", "Silbersee")


def test_what_the_prose_reads_are_kinds_of_entries() -> None:
    read = {one for one in vars(scenes_module).values() if isinstance(one, Event)}
    assert len(read) > 20
    assert read <= set(parts.declarations().events.values())
