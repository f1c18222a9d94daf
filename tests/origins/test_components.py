"""META, B and D1: what lies on the table, and how it is read."""

from __future__ import annotations

import pytest

from biont.kernel.errors import BadSettings
from biont.origins.brain import (
    bidders,
    elders,
    elders_of_all,
    emissaries,
    emotions,
    expend_elder,
    expend_emissary,
    free_will,
    mysticism,
    vocabulary,
)
from biont.origins.cards import (
    BIOFUEL,
    CULL,
    CULTURE,
    ENCEPHALIZE,
    EXOGAMY,
    METAL,
    OIL,
    POLITICS,
    PURGE,
    WAR,
    WAR_ANIMAL,
)
from biont.origins.game import new
from biont.origins.pack_library import load_pack
from biont.origins.people import (
    city_resource,
    cuboids,
    habitable,
    has_blitzkrieg,
    has_city,
    home,
    pool,
    population,
    urbanization,
)
from biont.origins.rules.destroy import ASK_REFUGE
from biont.origins.rules.sequence import COMET_IV
from biont.origins.table import CROWN_DISSENT, FIRST_COMET, HIDDEN, NOTHING, place_of, row_of
from biont.origins.tableau import dissents, diversity, empty_dissents, is_shut_down, meets
from biont.origins.tiles import CONTINENTAL, NO_SPOT, OCEAN, RINGS, SEA, SHELF
from tests.origins.positions import Position

BLACK, GREEN = 0, 1


# -- scope -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("META.4", "META.6", "C1a", "GL-Menopause")
def test_the_basic_game_ignores_what_only_the_advanced_one_has() -> None:
    basic, advanced = Position().laid.box, Position(advanced=True).laid.box
    kinds = {kind for choices in basic.challenge_acts + basic.idea_acts for side in choices for kind in side}
    assert not {basic.menu[act][0] for act in kinds} & {WAR, EXOGAMY}
    assert all(kind not in (CULL, PURGE) for card in basic.challenge_eureka + basic.idea_eureka for kind, _ in card)
    assert basic.challenge_needs == [()] * 84
    assert basic.idea_needs == [()] * 119
    assert {kind for card in advanced.challenge_eureka for kind, _ in card} >= {PURGE}
    assert any(advanced.idea_needs)
    assert (
        any(after == -1 and kind != advanced.menu[act][0] for act, (kind, _, after, _) in enumerate(basic.menu))
        is False
    )


@pytest.mark.rule("C1e", "C7", "C9")
def test_one_plays_alone_with_black_and_partners_are_several() -> None:
    assert new(["black"], seed=1, mode="solitaire").table.box.solo
    for seats, mode in ((["white"], "solitaire"), (["black", "white"], "solitaire"), (["black"], "cooperative")):
        with pytest.raises(BadSettings):
            new(seats, seed=1, mode=mode)


@pytest.mark.rule("META.5", "C1e", "C7a", "C9")
@pytest.mark.parametrize(
    "settings",
    [
        {"advanced": True, "realm": "sea"},
        {"advanced": True, "map": "custom", "laying": "seed"},
        {"dispersal": "first", "realm": "yrr"},
        {"mode": "solitaire", "map": "custom", "laying": "seed", "realm": "sea"},
        {"mode": "cooperative", "realm": "sea"},
    ],
)
def test_variants_go_together(settings: dict[str, str]) -> None:
    seats = 1 if settings.get("mode") == "solitaire" else 2
    box = new(seats, seed=1, **settings).table.box  # type: ignore[arg-type]
    assert box.advanced


@pytest.mark.rule("META.1")
def test_what_a_card_says_is_what_the_rules_do() -> None:
    box = Position(advanced=True).laid.box
    for number, card in enumerate(box.pack.challenges):
        assert box.challenge_eureka[number] == tuple((icon.kind, icon.limit) for icon in card.eureka)
        for side in card.sides:
            choices = [box.menu[act] for act in box.challenge_acts[number][side.discipline]]
            assert [(kind, limit) for kind, limit, _, _ in choices] == [(a.kind, a.limit) for a in side.activities]
    printed = [card.requires for card in (*box.pack.challenges, *box.pack.ideas)]
    for requires, asked in zip(printed, [*box.challenge_needs, *box.idea_needs], strict=True):
        assert asked == tuple((need.kind, need.value) for need in requires)


@pytest.mark.rule("C1d")
def test_the_first_dispersal_is_a_longer_advanced_game() -> None:
    first, second = (new(3, seed=1, dispersal=word).table for word in ("first", "second"))
    assert first.box.advanced
    assert not second.box.advanced
    assert len(first.challenges) - len(second.challenges) == 5
    assert emotions(first, first.first) == 6


@pytest.mark.rule("C2a.2")
def test_any_two_colours_may_play() -> None:
    for pair in (("black", "green"), ("white", "orange"), ("black", "white")):
        assert new(pair, seed=1).decision is not None


# -- pieces ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B0", "B9", "B5.1")
def test_the_box_holds_so_many_pieces_and_no_more() -> None:
    pack = load_pack("standard")
    assert (len(pack.challenges), len(pack.ideas), len(pack.comets), len(pack.crowns)) == (84, 119, 4, 4)
    assert len(pack.chits) == 26
    at = Position(black={"migrants": ["spain", "china"], "cities": ["india"], "dissidents": ["crown"]})
    assert (pool(at.laid, BLACK), cuboids(at.laid, BLACK)) == (9, 9)


@pytest.mark.rule("B1a.1", "D1f", "D1d")
def test_a_brain_keeps_pawns_in_three_domains_any_number_in_each() -> None:
    at = Position(black={"free-will": 7}, green={"mysticism": 4, "vocabulary": 3})
    assert (emotions(at.laid, BLACK), free_will(at.laid, BLACK)) == (0, 7)
    assert (mysticism(at.laid, GREEN), emotions(at.laid, GREEN)) == (4, 0)
    at = Position(black={"vocabulary": 1}).run_all(*[("advance", BLACK, ENCEPHALIZE, 0)] * 6)
    assert (emotions(at.table, BLACK), vocabulary(at.table, BLACK)) == (0, 7)


@pytest.mark.rule("B4b", "B4c", "GL-Emissary.1", "GL-Expend", "D1a", "G2a.1")
def test_elders_stand_in_the_market_and_emissaries_in_other_tableaus() -> None:
    at = Position(
        advanced=True,
        black={"elders": {"round-dance": 2}, "emissaries": ["lullaby"]},
        green={"ideas": ["lullaby"], "elders": {"round-dance": 1}},
    )
    table = at.laid
    place = table.market.index(at.id("idea", "round-dance"))
    assert (elders(table, BLACK), emissaries(table, BLACK), bidders(table, BLACK)) == (2, 1, 3)
    assert elders_of_all(table, place) == 3
    assert table.emissaries[at.id("idea", "lullaby")] == 1 << BLACK
    expend_elder(table, BLACK, place)
    expend_emissary(table, BLACK, at.id("idea", "lullaby"))
    assert (elders(table, BLACK), emissaries(table, BLACK), free_will(table, BLACK)) == (1, 0, 2)


@pytest.mark.rule("D1a")
def test_the_row_of_an_idea_says_how_many_elders_it_takes() -> None:
    assert [row_of(place) for place in range(9)] == [1, 2, 3] * 3
    assert [place_of(discipline, row) for discipline in (0, 1, 2) for row in (1, 2, 3)] == list(range(9))


@pytest.mark.rule("B2b.1")
def test_every_idea_of_a_new_game_is_in_the_market_or_in_a_draw_deck() -> None:
    table = new(2, seed=1).table
    ideas = [idea for deck in table.decks for idea in deck] + [idea for idea in table.market if idea != NOTHING]
    assert sorted(ideas) == list(range(119))
    assert (table.lore, table.ideas) == ([], [(), ()])


@pytest.mark.rule("B2c.1", "C2g.9", "C2g.8")
def test_everybody_sees_how_far_the_next_comet_is() -> None:
    game = new(3, seed=1)
    seen = game.view(0).table.challenges
    deck = game.table.challenges
    assert [card for card in seen if card >= FIRST_COMET] == [COMET_IV, FIRST_COMET + 2, FIRST_COMET + 1, FIRST_COMET]
    assert [card if card >= FIRST_COMET else HIDDEN for card in deck] == seen


# -- tableaus ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B1b.1", "B1b.2", "B1b.3", "B8c", "D1e.1", "GL-Ruling-class")
def test_the_crown_marks_the_ruling_class_and_has_a_dissent() -> None:
    at = Position(black={"ruling": "politics", "politics": ["bluster", "food-sharing"], "culture": ["earworms"]})
    assert dissents(at.laid, BLACK) == 1 << CROWN_DISSENT | 1 << at.id("challenge", "bluster")
    at.laid.ruling[BLACK] = CULTURE
    assert dissents(at.laid, BLACK) == 1 << CROWN_DISSENT | 1 << at.id("challenge", "earworms")
    at.laid.dissidents[BLACK] = 1 << CROWN_DISSENT
    assert empty_dissents(at.laid, BLACK) == 1 << at.id("challenge", "earworms")


@pytest.mark.rule("D1d", "H3", "A3.4")
def test_diversity_is_the_number_of_open_rainbows_at_all_times() -> None:
    at = Position(black={"culture": ["earworms", "motherese"], "politics": ["bluster"]})
    assert diversity(at.laid, BLACK) == 4
    at.laid.dissidents[BLACK] = 1 << at.id("challenge", "earworms") | 1 << CROWN_DISSENT
    assert diversity(at.laid, BLACK) == 2
    at = Position(black={"dissidents": ["crown"]})
    assert diversity(at.laid, BLACK) == 0


@pytest.mark.rule("A2b", "F0b.1")
def test_a_dissident_shuts_a_foundation_down() -> None:
    at = Position(black={"culture": ["earworms", "grave-goods"], "dissidents": ["earworms"]})
    assert is_shut_down(at.laid, BLACK, at.id("challenge", "earworms"))
    assert not is_shut_down(at.laid, BLACK, at.id("challenge", "grave-goods"))


@pytest.mark.rule("J2b.1", "J2b.2", "J2b.3")
def test_one_of_several_requirements_is_enough() -> None:
    at = Position(advanced=True, black={"cities": ["danube"]})
    needs = at.laid.box.idea_needs[at.id("idea", "broadcasting")]
    assert len(needs) == 2
    assert not meets(at.laid, BLACK, needs)
    hexes = at.laid.atlas.resources
    for kind in (BIOFUEL, OIL):
        hex_ = next(hex_ for hex_, found in enumerate(hexes) if found[0].kind == kind)
        at.laid.cities[BLACK] = 1 << hex_
        assert meets(at.laid, BLACK, needs)
    assert meets(at.laid, BLACK, ())


# -- the map -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B3a.1", "B3b.2", "B3d.1", "B3d.2", "B3e.1", "B3g")
def test_every_hex_has_corners_resources_and_a_terrain_that_fits_its_ring() -> None:
    atlas = Position().laid.atlas
    world = atlas.world
    assert world.land & world.water == 0
    for hex_, tile in enumerate(world.hexes):
        printed = [ground for ground in tile.corners if ground != NO_SPOT]
        assert 4 <= len(world.corners[hex_]) == len(printed) <= 6
        assert 1 <= len(atlas.resources[hex_]) <= 2
        assert tile.terrain in (OCEAN, SHELF, CONTINENTAL)
        assert (tile.terrain == SHELF) == (tile.ring == SEA)
        assert tile.ring == -1 or RINGS[tile.ring] in ("blue", "white", "orange", "green")
        assert not tile.stars or tile.ring != -1
        kinds = (atlas.ocean >> hex_ & 1, atlas.shelf >> hex_ & 1)
        assert kinds == {OCEAN: (1, 0), SHELF: (0, 1), CONTINENTAL: (0, 0)}[tile.terrain]


@pytest.mark.rule("B3i", "B8a.1", "B3a.2", "GL-Habitable.1")
def test_landfolk_build_neither_on_the_ocean_nor_under_a_chit() -> None:
    at = Position(climate={"ice": ["yukon"], "sea": ["malaya"], "jungle": ["congo"], "desert": ["gobi"]})
    hexes = habitable(at.laid, BLACK)
    for word in ("yukon", "malaya", "congo", "gobi", "hawaii"):
        assert not hexes & at.hexes(word)
    assert hexes & at.hexes("alaska")
    assert hexes & at.hexes("doggerland")


@pytest.mark.rule("GL-Habitable.2", "GL-Occluded.1", "C3.4.1", "B3a.2")
def test_merfolk_build_on_the_ocean_and_on_flooded_shelves() -> None:
    at = Position(realm="sea", climate={"ice": ["yukon"], "sea": ["malaya"]})
    hexes = habitable(at.laid, BLACK)
    assert hexes == at.laid.atlas.ocean | at.hexes("malaya")
    assert not hexes & at.hexes("doggerland", "india")


@pytest.mark.rule("GL-Habitable.3", "B3b.4")
def test_migrants_stay_in_their_realm() -> None:
    at = Position()
    assert home(at.laid, BLACK) == at.laid.world.land
    at = Position(realm="yrr", merfolk="green")
    assert home(at.laid, BLACK) == at.laid.world.land
    assert home(at.laid, GREEN) == at.laid.world.water


@pytest.mark.rule("GL-City", "GL-Urbanization", "D1d", "B3e.6", "G6c.2")
def test_a_city_is_of_the_kind_that_it_covers() -> None:
    at = Position(black={"cities": ["botai-steppe"]})
    resources = at.laid.atlas.resources[at.id("hex", "botai-steppe")]
    assert [resource.kind for resource in resources] == [WAR_ANIMAL, METAL]
    assert city_resource(at.laid, at.id("hex", "botai-steppe")) == WAR_ANIMAL
    assert has_blitzkrieg(at.laid, BLACK)
    at = Position(black={"cities": ["botai-steppe 2"]})
    assert has_city(at.laid, BLACK, METAL)
    assert not has_blitzkrieg(at.laid, BLACK)
    assert urbanization(at.laid, BLACK) == 1


@pytest.mark.rule("H1a.1", "H1a.3", "GL-Footprint")
def test_a_migrant_counts_in_all_its_hexes_and_a_city_in_its_own() -> None:
    at = Position(black={"migrants": ["china"]}, green={"cities": ["china"]})
    hexes = at.laid.world.spots[at.id("spot", "china")].hexes
    assert len(hexes) == 3
    crowds = {at.words.kinds["hex"][hex_]: population(at.laid, hex_) for hex_ in hexes}
    assert crowds.pop("china") == 2
    assert list(crowds.values()) == [1, 1]


@pytest.mark.rule("GL-Destroy-Man.2", "B5.3", "GL-Dissident.1")
def test_the_refugee_of_a_quelling_is_no_dissident() -> None:
    at = Position(black={"migrants": ["spain"], "cities": ["india"], "dissidents": ["crown"]})
    at.run("chaotic revolution", BLACK).answer("destroy-city india")
    assert at.asked == ASK_REFUGE
    at.answer(at.options[0], "rule politics")
    assert at.table.dissidents[BLACK] == 0
    assert pool(at.table, BLACK) == 10
    assert at.table.ruling[BLACK] == POLITICS
