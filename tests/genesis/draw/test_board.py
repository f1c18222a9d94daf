"""The board: everything on the table is drawn once, with a label, and nothing that a strict page would refuse."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from biont.draw import Choice, Context, Links, LogLine, Question, Unavailable, id_of
from biont.genesis.definition import GENESIS
from biont.genesis.draw.anchors import organism_code
from biont.genesis.draw.event_pictures import plate
from biont.genesis.draw.map_rows import plate_where
from biont.genesis.draw.packing import arranged
from biont.genesis.draw.pen import symbols
from biont.genesis.draw.times import event
from biont.genesis.ids import ORGANISMS
from biont.genesis.pack_library import load_pack
from biont.genesis.rules.events import EVENT_DRAWN
from biont.genesis.table import NOWHERE, REFUGIUM, Table
from biont.genesis.words import words
from biont.kernel.play import Entry
from biont.testing.markup import Page
from biont.words import LANGUAGES
from tests.genesis import positions as p
from tests.genesis.draw.scenes import DRAWING, SCENES, around, board, region


def page(scene: str, language: str = "en") -> Page:
    return Page(board(SCENES[scene](), around(scene), language))


def expected_ids(table: Table) -> set[str]:
    """The things on a table that the board must show."""
    pack = table.box.pack
    found = {f"refugium-{card.code}" for n, card in enumerate(pack.placards) if table.place[n] == REFUGIUM}
    living = [n for n in range(ORGANISMS) if table.owner[n] != NOWHERE]
    found |= {f"organism-{organism_code(pack, n)}" for n in living}
    found |= {f"card-{pack.mutations[m].code}" for n in living for m in table.mutations[n]}
    found |= {f"card-{pack.mutations[deck[0]].code}" for deck in table.decks if deck}
    found |= {f"macro-{pack.macroorganisms[k].code}" for k in (*table.stack, *(k for k in table.macro if k != NOWHERE))}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES)
def test_everything_is_drawn_once(scene: str, language: str) -> None:
    ids = page(scene, language).ids()
    assert len(ids) == len(set(ids)), "an id is used twice"
    drawn = {id for id in ids if id.startswith(("refugium-", "organism-", "card-", "macro-"))}
    missing = expected_ids(SCENES[scene]()) - drawn
    assert not missing
    spare = drawn - expected_ids(SCENES[scene]())
    assert all(id.startswith("organism-parasite-") for id in spare), "only unattached parasites are drawn besides"


def answers(drawn: Page) -> list[dict[str, str]]:
    """The buttons that answer: one shows all of them where a small window has no room."""
    return [attrs for attrs in drawn.all("button") if attrs.get("class") != "unfold"]


@pytest.mark.parametrize("scene", SCENES)
def test_strict_page(scene: str) -> None:
    drawn = page(scene)
    assert not drawn.all("script")
    assert not drawn.all("style")
    for tag, attrs in drawn.elements:
        assert "style" not in attrs, f"<{tag}> has a style of its own"
        assert not [name for name in attrs if name.startswith("on")], f"<{tag}> has a script of its own"


@pytest.mark.parametrize("scene", SCENES)
def test_every_drawing_has_a_label_or_is_decoration(scene: str) -> None:
    for attrs in page(scene).all("svg"):
        assert attrs.get("aria-hidden") == "true" or (attrs.get("role") == "img" and "title" in attrs), attrs
    for attrs in answers(page(scene)):
        assert attrs.get("type", "submit") == "submit"
        assert attrs["form"] == "answer"


def test_every_used_symbol_is_in_the_sprite() -> None:
    for scene in SCENES:
        for attrs in page(scene).all("use"):
            assert attrs["href"].removeprefix("#") in {id_of(symbol) for symbol in symbols()}


def test_pieces_on_a_refugium() -> None:
    table = p.empty("red", "blue")
    p.refugium(table, "dust", up="y", down="yg", bionts="b", enzymes="b")
    html = region("strata", table)
    assert html.count("data-piece=dome-blue") == 1
    assert html.count("piece cube faded") == 2
    assert html.count("data-piece=disc-blue") == 1
    assert "blue enzyme" in html
    assert html.count('class="slot ') == len(table.box.slots[p.placard(table, "dust")])


def test_numbers_before_a_roll() -> None:
    table = p.empty("red", "blue")
    p.bacterium(table, "mars", "blue", "bb", cubes="rrg")
    html = region("mine", table, Context(own=("blue",)))
    assert "7 dice" in html
    assert "2 errors" in html
    assert "Heat shield 2" in html
    assert "Antioxidant shield 1" in html


def test_parasites_hang_on_their_hosts() -> None:
    html = str(region("mine", SCENES["middle"](), around("middle")))
    host, parasite, second = (
        html.index(f'id="organism-{code}"') for code in ("mars", "parasite-green", "parasite-yellow")
    )
    assert host < parasite < second
    assert html.count('class="docked"') == 2
    assert "diseased cube from Helicase" in html


def test_hidden_cards_stay_hidden() -> None:
    """Cards that a view has blotted out are never looked up."""
    table = SCENES["early"]()
    table.decks = [(deck[0], -1, -1, *deck[3:]) for deck in table.decks]
    table.placard_decks = [(-1,) * len(deck) for deck in table.placard_decks]
    assert board(table)


def test_one_option_covers_its_thing_and_of_several_the_prompt_asks_which() -> None:
    drawn = page("middle")
    assert "lit" in drawn.at("refugium-dust")["class"]
    assert "barred" in drawn.at("refugium-beach")["class"]
    values = [attrs["value"] for attrs in answers(drawn)]
    assert values.count("assign blue pond") == 2, "on the thing and in the list"
    assert values.count("done") == 1, "only in the list"
    keys = {attrs["data-key"] for attrs in drawn.all("button") if "data-key" in attrs}
    assert {"1", "2", "n"} <= keys


def test_an_opponent_with_something_to_choose_is_unrolled() -> None:
    drawn = page("middle")
    assert "open" in drawn.at("tableau-green")
    assert "open" not in drawn.at("tableau-red")


def test_the_answer_form() -> None:
    question = Question("Go on?", options=[Choice("done", "Done", "prompt")], action="/games/7/answer", token="s3cret")
    drawn = Page(region("prompt", SCENES["start"](), Context(question=question)))
    assert drawn.at("answer") == {"id": "answer", "method": "post", "action": "/games/7/answer"}
    assert drawn.all("input") == [{"type": "hidden", "name": "token", "value": "s3cret"}]


def test_escaping() -> None:
    evil = '<script>alert("1")</script>'
    question = Question(
        evil,
        evil,
        evil,
        [Choice(evil, evil, "refugium-dust", brings=evil), Choice("a", evil, evil)],
        [Unavailable("x", evil)],
    )
    surroundings = Context(
        question=question,
        names={"red": evil, "blue": evil},
        log=[LogLine(evil, evil, evil)],
        links=Links(f'"{evil}', f'"{evil}'),
    )
    html = board(SCENES["early"](), surroundings)
    assert "<script" not in html
    assert "&lt;script&gt;" in html
    Page(html)


def test_regions_make_the_board() -> None:
    table, surroundings = SCENES["middle"](), around("middle")
    whole = board(table, surroundings, "de")
    for name in DRAWING.board.regions:
        drawn = str(region(name, table, surroundings, "de")).strip()
        assert drawn in whole
        assert f'id="{name}"' in drawn.partition(">")[0], "a page finds its regions by their names"


def test_card_names_lead_to_the_zoom() -> None:
    html = board(SCENES["middle"](), Context(links=Links(card="/cards/")), "de")
    assert 'href="/cards/dust">Interplanetarer Staub</a>' in html


def test_npcs_and_soloist() -> None:
    table = p.empty("red", "blue", mode="solitaire")
    p.bacterium(table, "mars", "red", "rY", cubes="rg")
    html = board(table, Context(own=("red", "blue")))
    assert html.count('class="own') == 2
    assert "Yellow NPC" in html
    assert "yellow biont that nobody plays" in html


def test_climate_counts_down() -> None:
    table = p.empty("red", "blue")
    table.climate_icons = [0, 1, 1, 1]
    assert "One more snowflake in a row ends the world." in region("times", table)
    table.climate_icons = [1, 1, 1, 1]
    table.armageddon = 2
    assert "Snowball earth" in region("times", table)
    intro = p.empty("red", "blue", intro=True)
    assert 'id="climate"' not in region("times", intro)


def test_substitutes_are_shown() -> None:
    html = region("times", SCENES["late"]())
    assert "green substitute for a missing cube" in html


def test_food_chains() -> None:
    html = str(region("times", SCENES["late"]()))
    sea = html[html.index("Food chain at sea") : html.index("Food chain on land")]
    assert [sea.index(name) for name in ("Arrow Worms", "Dickinsonia", "Seaweed")] == sorted(
        sea.index(name) for name in ("Arrow Worms", "Dickinsonia", "Seaweed")
    )
    assert re.search(r'class="vacant"', html[html.index("Food chain on land") :])


def test_the_event_hangs_where_it_needs_no_line_of_its_own() -> None:
    """By the widths of the rows, in lines of 64 units that it ends: at the end of the first, or where it costs none."""
    assert plate_where([10, 30, 30, 5], 28) == 4
    assert plate_where([50, 60, 30, 60], 28) == 3
    assert plate_where([15, 15, 40, 20], 30) == 2
    assert plate_where([60, 60, 60, 60], 28) == 1


def test_a_game_without_climate_shows_no_signs_of_it() -> None:
    """C3: the introductory game has no climate, so neither its events nor their pictures show suns and snowflakes."""
    card = next(one for one in load_pack().events if one.climate)
    assert event(card).climate == card.climate
    assert event(card, skies=False).climate == ()
    assert "climate-" not in plate(event(card, skies=False))


def test_what_an_event_strikes_only_in_other_games_is_marked() -> None:
    """Cancer and drought strike macroorganisms alone, which a game without them never has."""
    for intro in (True, False):
        table = p.empty("red", "blue", intro=intro)
        events = table.box.pack.events
        number = next(one for one, card in enumerate(events) if "cancer" in [icon for icon, _ in card.icons])
        drawn = GENESIS.drawing.board.scene(Entry(EVENT_DRAWN, "D0", -1, (number,)), table, words("en"))
        assert ("(not in this game)" in drawn) == intro


@dataclass(frozen=True)
class Standing:
    """Something that stands in the own tableau: so many cards, and what clings to it."""

    cards: int
    parasite: Standing | None = None
    kind: str = "bacterium"
    body: None = None

    @property
    def mutations(self) -> range:
        """Its cards."""
        return range(self.cards)


def test_organisms_stand_in_another_order_where_only_a_wide_window_holds_them_in_two_lines() -> None:
    broad, first, second = Standing(4, Standing(3, kind="parasite")), Standing(4), Standing(4)
    assert arranged((first, broad, second)) in [(broad, first, second), (first, second, broad), (second, first, broad)]
    # What stands in two lines already keeps its order, and so does what no order helps.
    for those in ((first, Standing(1), broad), tuple(Standing(4, Standing(3, kind="parasite")) for _ in range(4))):
        assert arranged(those) == those
