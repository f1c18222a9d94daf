"""The chronicle: every kind of entry has its place, every organism its lane, every turn its paragraph."""

from __future__ import annotations

import ast
import inspect
import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import biont
from biont.draw.marks import as_html, as_markdown, named
from biont.draw.marks import played as said
from biont.genesis import game as genesis
from biont.genesis.cards import COLOURS, Pack
from biont.genesis.draw.chronicle import GenesisChronicle, Story, losses, prose, story_of, written
from biont.genesis.draw.chronicle.brush import SYMBOLS, Brush
from biont.genesis.draw.chronicle.notebook import STRUCK
from biont.genesis.draw.chronicle.omitted import IGNORED
from biont.genesis.draw.chronicle.prose import Prose
from biont.genesis.draw.chronicle.reader import HANDLERS, Reader
from biont.genesis.draw.chronicle.snapshots import Snapshot
from biont.genesis.draw.chronicle.story import BIRTH, CAUSES, DOCKS, GROWTH
from biont.genesis.draw.chronicle.tree import draw_tree
from biont.genesis.draw.icons import symbols
from biont.genesis.game import Genesis
from biont.genesis.pack_library import load_pack
from biont.genesis.rules import parts
from biont.genesis.rules.extinction import EXTINCT, FATES
from biont.genesis.rules.organs import LANDFALL_MADE
from biont.genesis.rules.sequence import PHASE_BEGINS
from biont.genesis.settings import Settings
from biont.genesis.table import Table
from biont.genesis.words import words
from biont.kernel.chance import Chance
from biont.kernel.game import Game
from biont.kernel.play import Entry
from biont.kernel.replay import resume
from biont.packs import Name
from biont.testing.markup import Page
from biont.words import LANGUAGES
from tests.genesis.draw.scenes import DRAWING
from tests.genesis.words.games import GAMES, _answer

CHRONICLE = GenesisChronicle(DRAWING.art)
GOLDEN = Path(__file__).parent / "golden"
PRIVATE = re.compile("[\ue000-\ue0ff]")


@cache
def played(number: int, answers: int = 3000) -> Game[Table]:
    """A random game of each kind, pushed towards growth."""
    seats, settings = GAMES[number]
    game = genesis.new(seats, seed=40 + number, **settings)
    chance = Chance(number)
    while game.decision is not None and len(game.answers) < answers:
        game.choose(_answer(game.decision, chance, growth=True))
    return game


@cache
def story(number: int) -> Story:
    return story_of(played(number))


def recorded(pack: Pack | None = None) -> Story:
    """The story of a stored game: entries and snapshots, so that it stays as it is when rules are mended."""
    data = json.loads((GOLDEN / "chronicle.json").read_text(encoding="utf-8"))
    events = parts.declarations().events
    entries = []
    for kind, rule, seat, depth, low, *rest in data["entries"]:
        things = tuple(tuple(one) if isinstance(one, list) else one for one in rest)
        entries.append(Entry(events[kind], rule, seat, things, -1, depth, low))
    snapshots = [Snapshot(tuple(points), tuple(sizes)) for points, sizes in data["snapshots"]]
    return Reader(pack or load_pack("standard-2e"), data["players"], snapshots).read(entries)


# -- reading -----------------------------------------------------------------------------------------------------------


def test_every_kind_of_entry_is_read_or_left_out_on_purpose() -> None:
    assert set(HANDLERS) | IGNORED == set(parts.declarations().events.values())
    assert not set(HANDLERS) & IGNORED


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_lives_are_those_of_the_table(number: int) -> None:
    told, table = story(number), played(number).table
    alive = sorted((life.organism, life.last.owner) for life in told.living())
    born = {life.organism for life in told.lives}
    expected = sorted((organism, owner) for organism, owner in enumerate(table.owner) if owner >= 0)
    if table.box.settings.chimera:  # who outlives its host goes on under the host's id
        assert len(alive) == len(expected)
    else:
        assert alive == expected
        assert {organism for organism, owner in enumerate(table.owner) if owner >= 0} <= born
    for life in told.lives:
        assert life.died is None or life.died >= life.born
        assert (life.cause != "") == (life.died is not None)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_names_are_those_that_the_cards_show_at_the_end(number: int) -> None:
    told, table = story(number), played(number).table
    for life in told.living():
        macro = table.macro[life.organism]
        if macro >= 0:
            card = told.pack.macroorganisms[macro]
            assert life.last.name in (card.marine.name, card.terrestrial.name)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_points_of_the_last_turn_are_the_final_ones(number: int) -> None:
    told, game = story(number), played(number)
    totals = tuple(sum(part[2] for part in told.scores[player]) for player in told.players)
    assert told.turns[-1].points == totals
    if game.result is not None and not game.table.box.solo:
        assert totals == game.result.scores


def test_deaths_have_causes() -> None:
    causes = {life.cause for number in range(len(GAMES)) for life in story(number).lives if life.died}
    assert causes <= {*CAUSES, "assimilated"}
    assert "fate" not in causes
    assert {"heat", "oxygen", "errors", "pollution", "host"} <= causes


def test_deaths_are_put_down_to_what_the_rules_told_whatever_their_rule_is_called() -> None:
    """The story has the cause that the table shows: with other rule ids, and no phases, it says the same."""
    box, told = played(0).table.box, story(0)
    entries = [
        entry._replace(rule=entry.rule if entry.rule in FATES else "?")
        for entry in played(0).entries_for(-1)
        if entry.kind != PHASE_BEGINS
    ]
    again = Reader(box.pack, box.players).read(entries)
    assert [life.cause for life in again.lives] == [life.cause for life in told.lives]
    assert {*STRUCK.values(), *FATES.values(), "heat", "oxygen", "fate"} == set(CAUSES)


def rules_of_death() -> Iterator[str]:
    """The rule ids that the rules hand to the functions by which organisms lose pieces and die."""
    folder = Path(genesis.__file__).parent / "rules"
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in (
                "atrophy",
                "go_extinct",
                "revert",
                "settle_ownership",
            ):
                yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant) and type(arg.value) is str)


STRIKING = ("D5", "D6", "D8", "D9", "D10", "G3", "H4", "L3")
"""Rules by which something strikes, so that the log has the cause."""


def test_every_rule_that_kills_has_a_cause() -> None:
    found = set(rules_of_death())
    assert {"D5", "G3", "E3h", "H6d"} <= found
    assert {rule for rule in found if rule not in FATES and not rule.startswith(STRIKING)} == set()


def test_a_game_that_was_resumed_or_is_not_over_has_its_whole_story() -> None:
    game = played(1)
    early = biont.replay(game.record(), to=300)
    resumed = resume(game.rules, early.record())
    assert [turn.deeds for turn in story_of(resumed).turns] == [turn.deeds for turn in story_of(early).turns]
    assert story_of(early).result is None
    assert words("en")("chronicle-unfinished") in CHRONICLE.file(".md", early, words("en"))


def test_the_first_decision_and_a_prepared_table_can_be_told() -> None:
    new = genesis.new(["red", "blue"], seed=1)
    assert "</article>" in CHRONICLE.page(new, words("en"))
    prepared = Game.at(new.rules, new.table.copy())
    assert "</article>" in CHRONICLE.page(prepared, words("de"))
    assert CHRONICLE.file(".svg", prepared, words("en")).startswith("<svg")


# -- the tree ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_tree_has_every_organism_once(number: int) -> None:
    told = story(number)
    drawn = str(draw_tree(told, words("en"), alone=True))
    root = ET.fromstring(drawn)
    ids = [element.get("id") for element in root.iter() if (element.get("id") or "").startswith("life-")]
    assert sorted(ids, key=str) == sorted((f"life-{life.number}" for life in told.lives), key=str)
    labels = [element.get("aria-label") or "" for element in root.iter() if element.get("role") == "img"]
    assert len(labels) == len(told.lives)
    for life in told.lives:
        assert any(life.first.name.en in label for label in labels)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_tree_stays_inside_its_frame_and_needs_nothing_else(number: int) -> None:
    drawn = str(draw_tree(story(number), words("de"), alone=True))
    root = ET.fromstring(drawn)
    defined = {element.get("id") for element in root.iter() if element.tag.endswith("symbol")}
    used = {(element.get("href") or "")[1:] for element in root.iter() if element.tag.endswith("use")}
    assert used <= defined
    width, height = float(root.get("width") or 0), float(root.get("height") or 0)
    for element in root.iter():
        if element.tag.endswith("text"):
            assert 0 <= float(element.get("x") or 0) <= width
            assert 0 <= float(element.get("y") or 0) <= height


def test_every_cause_has_an_icon_that_exists() -> None:
    assert {*CAUSES, "assimilated"} <= set(SYMBOLS)
    assert set(SYMBOLS.values()) <= set(symbols())
    assert len(set(SYMBOLS.values())) == len(SYMBOLS), "no two are alike"
    brush = Brush(story(0), words("en"))
    sprite = str(DRAWING.art.sprite)
    for what in SYMBOLS:
        (used,) = re.findall(r'<use href="#([^"]+)"', brush.icon(what, 0, 0))
        assert f'<symbol id="{used}"' in sprite


# -- the page ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_page_is_whole_and_strict(number: int, language: str) -> None:
    drawn = str(CHRONICLE.page(played(number), words(language)))
    page = Page(drawn)
    page.assert_strict()
    links = [link["href"] for link in page.all("a")]
    assert {f"#turn-{turn.number}" for turn in story(number).turns} <= set(links)
    assert not PRIVATE.search(drawn)


def test_the_file_stands_alone() -> None:
    html = CHRONICLE.file(".html", played(0), words("en"), "dark")
    assert html.startswith("<!doctype html>")
    assert 'data-theme="dark"' in html
    assert "<style>" in html
    assert "<script" not in html
    assert not re.search(r'(src|href)="(?!#)', html)


def test_nothing_in_a_name_is_taken_for_markup() -> None:
    pack = load_pack("standard-2e")
    nasty = Name('<b onclick="x">&', "<i>*böse*</i>")
    placards = tuple(replace(card, name=nasty, bacterium=replace(card.bacterium, name=nasty)) for card in pack.placards)
    game: Game[Table] = Game(Genesis(("red", "blue"), Settings(), replace(pack, placards=placards)), 3)
    chance = Chance(1)
    while game.decision is not None:
        game.choose(_answer(game.decision, chance, growth=True))
    for language in LANGUAGES:
        drawn = str(CHRONICLE.page(game, words(language)))
        assert "<b onclick" not in drawn
        assert "<i>*" not in drawn
        assert "&lt;" in drawn
        ET.fromstring(CHRONICLE.file(".svg", game, words(language)))
    assert not re.search(r"(?<!\\)<b onclick", CHRONICLE.file(".md", game, words("en")))


# -- prose -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_turn_has_its_paragraph(number: int, language: str) -> None:
    told = story(number)
    paragraphs = Prose(told, words(language)).paragraphs()
    assert len(paragraphs) == len(told.turns)
    for text in paragraphs:
        plain = as_markdown(text)
        assert plain
        assert plain[-1] == "."
        assert not PRIVATE.search(plain)
        assert "None" not in plain
        assert "  " not in plain
    assert paragraphs == Prose(told, words(language)).paragraphs()


@pytest.mark.parametrize("language", LANGUAGES)
def test_births_deaths_and_landfalls_are_told(language: str) -> None:
    for number in range(len(GAMES)):
        told = story(number)
        for turn, text in zip(told.turns, Prose(told, words(language)).paragraphs(), strict=True):
            for deed in turn.of(BIRTH, EXTINCT, DOCKS, GROWTH, LANDFALL_MADE):
                assert deed.called is not None
                assert getattr(deed.called, language) in text, (number, turn.number, deed)


def test_marks_become_italics_and_colours() -> None:
    text = f"{said(0, 'Red')}’s {named('A & B')}."
    assert as_html(text, COLOURS) == '<b class="c-who c-red">Red</b>’s <i class="named">A &amp; B</i>.'
    assert as_markdown(text) == "Red’s *A & B*."


def variants() -> dict[str, int]:
    """How many variants the code knows of each sentence."""
    found: dict[str, int] = {}
    trees = [ast.parse(inspect.getsource(module)) for module in (prose, losses)]
    for node in chain.from_iterable(map(ast.walk, trees)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("self.tell", "self.first", "voice.tell"):
            key, count = node.args[:2]
            keys = [part.value for part in ast.walk(key) if isinstance(part, ast.Constant)]
            counts = [part.value for part in ast.walk(count) if isinstance(part, ast.Constant)]
            if keys and isinstance(counts[0], int):
                found |= {str(name): counts[0] for name in keys}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_have_as_many_variants_as_the_code_knows(language: str) -> None:
    say = words(language)
    known = {**variants(), "hostless": 1, "abandoned": 1, "docks": 3, "supplants": 1}
    known |= {"warmer": 3, "cooler": 3}
    for key, count in known.items():
        assert all(say.has(f"chronicle-{key}-{number}") for number in range(count)), key
        assert not say.has(f"chronicle-{key}-{count}"), key
    written_down = (Path(biont.__file__).parent / "genesis" / "words" / language / "chronicle.ftl").read_text(
        encoding="utf-8"
    )
    keys = set(re.findall(r"^chronicle-([a-z-]+)-\d+ =", written_down, re.M))
    assert keys <= set(known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_stored_game_is_told_as_before(language: str) -> None:
    expected = (GOLDEN / f"chronicle.{language}.md").read_text(encoding="utf-8")
    assert written(recorded(), words(language)) == expected


def test_a_lead_of_a_single_point_is_one_point() -> None:
    assert "one point." in words("en")("chronicle-lead-0", player="Blue", points=1)
    assert "einem Punkt" in words("de")("chronicle-lead-0", player="Blau", points=1)


def test_games_against_each_other_have_leaders_and_others_have_not() -> None:
    say: Any = words("en")
    told = recorded()
    assert "ahead now" in " ".join(Prose(told, say).paragraphs())
    told.rivals = False
    assert "ahead now" not in " ".join(Prose(told, say).paragraphs())


# -- notebooks ---------------------------------------------------------------------------------------------------------


def test_a_game_shows_itself_in_a_notebook() -> None:
    early = biont.replay(played(0).record(), to=60)
    frame = early._repr_html_()
    assert frame is not None
    assert frame.startswith("<iframe")
    assert frame.count("<") == 2
    assert played(0)._repr_html_()
    assert genesis.new(["red", "blue"], seed=1, keep=False)._repr_html_() is None


def test_a_kernel_without_pictures_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "picture", None)
    assert genesis.new(["red", "blue"], seed=1)._repr_html_() is None


def test_a_game_without_climate_shows_neither_suns_nor_snow() -> None:
    """The introductory game is always warm: a sign of it in every turn would say nothing."""
    intro = next(number for number, (_, settings) in enumerate(GAMES) if settings.get("intro"))
    for number, there in ((intro, False), (0, True)):
        page = CHRONICLE.page(played(number), words("en"))
        assert ("#s-climate-warm" in page) == there
