"""What version 1 of the rules read otherwise: each rule by its line of the book, and the old reading for old games."""

from __future__ import annotations

from typing import Any

import pytest

from biont.kernel.declared import Question
from biont.origins.cards import ADVANCED, INVENT, LIBRARY, PRAYER, TRADE, WAR
from biont.origins.latitudes import places
from biont.origins.people import habitable
from biont.origins.readings import VERSION
from biont.origins.rules.actions import POSSIBLE
from biont.origins.rules.activities import ASK_LOWER_ROW
from biont.origins.rules.advanced.negotiation import ASK_NEGOTIATE
from biont.origins.rules.advanced.transactions import ASK_WAR
from biont.origins.rules.advancements import ASK_PRAY
from biont.origins.rules.challenge import ASK_CHALLENGE_PHASE
from biont.origins.rules.destroy import ASK_REFUGE
from biont.origins.rules.diaspora import ASK_DIASPORA
from biont.origins.rules.revolution import REVOLUTION_CAME
from biont.origins.rules.spread import ASK_LEAVE, no_spread
from biont.origins.table import STALEMATE, members
from biont.origins.tiles import DESERT, ICE, SEA
from tests.origins.positions import NOBODY_ASKED, Position
from tests.origins.worlds import LEGACY

BLACK, GREEN, WHITE = range(3)
YRR: dict[str, Any] = {"map": "real-earth", "legacy": LEGACY, "advanced": True, "realm": "yrr", "merfolk": "orange"}
"""A campaign of both realms, in which everybody's creeples spread by one Spot at first (C6e)."""


@pytest.mark.parametrize(("maritime", "met"), [(0, False), (1, True)])
@pytest.mark.rule("C4c.1", "C6e", "J3c.1")
def test_who_cannot_sail_attacks_nobody_on_the_water_beside_his_city(maritime: int, met: bool) -> None:
    """A first step out of a City onto a water Spot counts against maritime too (L335), however short the spread."""
    black = {"cities": ["france"], "migrants": ["delhi"], "maritime": maritime}
    at = Position("black orange", black=black, orange={"migrants": ["alboran-sea"]}, **YRR)
    at.run("transact", WAR, 0)
    assert at.options == ["attack alboran-sea"] * met
    if met:
        assert at.answer("attack alboran-sea").asked == ASK_DIASPORA


# -- in which order


@pytest.mark.parametrize(("version", "first"), [("1", ASK_LOWER_ROW), (VERSION, ASK_NEGOTIATE)])
@pytest.mark.rule("F0f", "G4a.2", "GL-Action.2")
def test_an_emissary_negotiates_before_the_elected_class_is_used(version: str, first: Question) -> None:
    """He gains it immediately (L776): after the election, and before anything else of the turn."""
    black = {"migrants": ["zimbabwe"], "ruling": "politics", "ideas": ["ostracism"], "elders": {"lullaby": 1}}
    at = Position(
        advanced=True,
        phase="activities",
        version=version,
        black=black | {"free-will": 2},
        green={"migrants": ["chiloe"], "emissaries": ["ostracism"], "vocabulary": 1},
    )
    at.run_all(("ideas",), ("footprint",)).answer("use elect", "rule culture")
    assert at.asked == first
    if first == ASK_NEGOTIATE:
        assert at.seat == GREEN
        assert at.answer("decline").asked == ASK_LOWER_ROW


@pytest.mark.parametrize(("version", "order"), [("1", (BLACK, BLACK, GREEN)), (VERSION, (BLACK, GREEN, BLACK))])
@pytest.mark.rule("G9e.2", "GL-Consequent.2", "GL-Action.2", "GL-Negotiation.2")
def test_the_bonus_of_steam_waits_for_the_partners_negotiation(version: str, order: tuple[int, ...]) -> None:
    """It is a Consequent (L1477), and these come after both Negotiations of a trade (L1459, L1542)."""
    at = Position(
        advanced=True,
        phase="activities",
        version=version,
        black={"migrants": ["spain", "delhi"], "energy": 5},
        green={"migrants": ["armorica"], "energy": 6, "vocabulary": 1},
    )
    at.run_all(("transact", TRADE, 0), ("consequent", PRAYER, 0), ("lower row",)).answer("trade armorica")
    at.answer(*["branch spain"] * ("branch spain" in at.options))
    asked = [(at.seat, at.asked)]
    for answer in ("step energy", *(("step maritime", "decline") if version == "1" else ("decline", "step maritime"))):
        at.answer(answer)
        asked.append((at.seat, at.asked))
    assert tuple(seat for seat, _ in asked[:3]) == order
    assert asked[3][1] == ASK_PRAY


# -- the last City


@pytest.mark.parametrize(("version", "revolts"), [("1", False), (VERSION, True)])
@pytest.mark.rule("GL-Destroy-Man.1", "D2d.1", "D4.1", "J3c.3")
def test_the_refugee_of_the_last_city_stays_and_revolts_where_no_dissent_is_empty(version: str, revolts: bool) -> None:
    """It remains on the map and starts a chaotic revolution (L1483); D4 is for what becomes a Dissident (L536)."""
    at = Position(
        advanced=True,
        version=version,
        black={"migrants": ["spain"], "metallurgy": 2},
        green={"cities": ["france"], "dissidents": ["crown"], "metallurgy": 1},
    )
    at.run("transact", WAR, 0).answer("besiege france")
    assert at.asked == (ASK_REFUGE if revolts else ASK_DIASPORA)
    at.answer("refuge bohemia" if revolts else at.options[0])
    assert len(at.entries(REVOLUTION_CAME)) == revolts
    if revolts:
        assert at.table.migrants[GREEN] == at.spots("bohemia")


@pytest.mark.parametrize(("version", "revolts"), [("1", False), (VERSION, True)])
@pytest.mark.rule("H1b.3", "D2d.1", "D4.1")
def test_the_last_city_that_starves_without_a_dissent_brings_a_revolution(version: str, revolts: bool) -> None:
    """The Refugee remains on the map to start it (L1023)."""
    at = Position(
        version=version,
        black={"cities": ["france"], "dissidents": ["crown"], "footprint": 1},
        green={"migrants": ["spain"]},
    )
    at.run("footprint").answer("starve-city france")
    assert at.asked == (ASK_REFUGE if revolts else ASK_DIASPORA)
    at.answer("refuge bohemia" if revolts else at.options[0])
    assert len(at.entries(REVOLUTION_CAME)) == revolts


# -- duties of partners


@pytest.mark.parametrize(("version", "bound"), [("1", False), (VERSION, True)])
@pytest.mark.rule("C9d.1", "G6d.1")
def test_a_refused_leave_does_not_free_a_partner_from_his_duty(version: str, bound: bool) -> None:
    """Whoever can win has to (L423): if one Migrant is not let through another one goes."""
    at = Position(
        "black green white",
        mode="cooperative",
        version=version,
        black={"migrants": ["spain", "neman"], "metallurgy": 3, "energy": 3},
        green={"migrants": ["bohemia"]},
        white={"migrants": ["armorica"]},
    )
    at.run("transact", WAR, 0)
    assert "attack bohemia" in at.options
    at.answer("attack bohemia", "move spain")
    while at.asked == ASK_LEAVE:
        at.answer("refuse")
    assert at.asked == ASK_WAR
    assert ("call-off" not in at.options) == bound


# -- who is trapped


@pytest.mark.parametrize(("version", "free"), [("1", True), (VERSION, False)])
@pytest.mark.rule("D4.2", "G6g")
def test_a_migrant_that_is_shut_in_stays_so_after_the_others_have_moved(version: str, free: bool) -> None:
    """All tokens have to be trapped (L536), and one that has moved could move; alone it stays in isolation (L904)."""
    ice = ["alaska", "yukon", "columbia", "canadian-shield", "great-plains"]
    at = Position(version=version, black={"migrants": ["skeena", "spain"]}, climate={"ice": ice})
    at.laid.moved = at.spots("spain")
    assert (no_spread(at.laid, BLACK, 0) is POSSIBLE) == free
    at.run("spread")
    assert at.options == ["move skeena", "branch skeena"] * free
    at = Position(version=version, black={"migrants": ["skeena"], "cities": []}, climate={"ice": ice})
    assert at.run("spread").answer("move skeena").options


# -- one chit in a Hex


@pytest.mark.parametrize(("version", "clear"), [("1", False), (VERSION, True)])
@pytest.mark.rule("B3a.1", "C5g", "K3d")
def test_no_chit_is_laid_where_one_of_another_colour_lies(version: str, clear: bool) -> None:
    """A Hex holds one City or one climate chit (L133), also where a campaign has brought one beside its ring."""
    at = Position("black orange", version=version, **YRR)
    ringed = min(members(at.laid.atlas.rings[ICE]))
    at.laid.climate[DESERT] = 1 << ringed
    assert (places(at.laid, ICE) >> ringed & 1) == (not clear)


# -- bombs between the realms


@pytest.mark.parametrize(("version", "falls"), [("1", False), (VERSION, True)])
@pytest.mark.rule("J3c.5", "C4c.1", "C4c.2")
def test_a_bomb_falls_into_a_hex_where_the_bomber_cannot_stay(version: str, falls: bool) -> None:
    """He enters as many Spots of the other realm as he can sail (L335); left there he is lost without Chaos."""
    at = Position(
        "black orange",
        advanced=True,
        realm="yrr",
        merfolk="orange",
        version=version,
        black={"migrants": ["spain", "canary-islands"], "energy": 8, "maritime": 3},
        orange={"migrants": ["alboran-sea"], "cities": ["azores"]},
    )
    at.run("transact", WAR, 0)
    assert ("bomb-city azores" in at.options) == falls
    if falls:
        at.answer("bomb-city azores", "move spain", "to gulf-of-cadiz")
        assert at.table.migrants[BLACK] == at.spots("canary-islands")
        assert not at.table.cities[1]


# -- no early end


PRAYING: dict[str, Any] = {"migrants": ["spain"], "vocabulary": 0, "free-will": 0, "mysticism": 7}
"""Every pawn of a player is in Mysticism."""


def still(version: str = VERSION, deck: tuple[str, ...] = ("bluster",), **black: Any) -> Position:
    """The thirteenth round begins in which nobody has challenged, and Green's pawns all pray."""
    green = PRAYING | {"migrants": ["delhi"]}
    at = Position(advanced=True, version=version, idle=24, challenges=list(deck), black=PRAYING | black, green=green)
    return at.run("turn", BLACK)


@pytest.mark.parametrize("version", ["1", VERSION])
@pytest.mark.parametrize("pawns", [{}, {"mysticism": 6}, {"mysticism": 6, "politics": ["warning-calls"]}])
@pytest.mark.rule("META.2", "E0a")
def test_the_game_ends_where_nobody_can_ever_challenge_again(version: str, pawns: dict[str, Any]) -> None:
    """All pawns pray or are emotions, and no card leads any of them to Free Will."""
    at = still(version, **pawns)
    assert (at.asked, at.table.ending) == (NOBODY_ASKED, STALEMATE)


@pytest.mark.parametrize(
    "hope",
    [
        {"mysticism": 6, "free-will": 1},
        {"mysticism": 6, "elders": {"lullaby": 1}},
        {"culture": ["grave-goods"]},
        {"mysticism": 6, "politics": ["shamanic-trance", "grooming-circle"]},
        {"mysticism": 6, "industry": ["deceit"]},
        {"ideas": ["syllogism"], "ruling": "industry"},
    ],
)
@pytest.mark.rule("META.2", "E0a", "E0b")
def test_the_game_goes_on_as_long_as_somebody_can_come_to_challenge(hope: dict[str, Any]) -> None:
    """All Epochs are played (L54), however long everybody skips; the old games ended after twelve such rounds."""
    assert still(**hope).asked == ASK_CHALLENGE_PHASE
    assert still("1", **hope).table.ending == STALEMATE


@pytest.mark.rule("META.2", "E0b")
def test_a_comet_on_top_keeps_the_game_alive() -> None:
    """Anybody may claim it, with or without an Elder (E0b)."""
    assert "claim" in still(deck=("comet-1",)).options


# -- Lore, and merfolk on islands


@pytest.mark.parametrize(("version", "tops"), [("1", 1), (VERSION, 2)])
@pytest.mark.rule("GL-Lore.1", "J2e", "J5h")
def test_lore_is_shuffled_after_an_obsolete_idea_has_gone_onto_it(version: str, tops: int) -> None:
    """After use one random card lies on top (L1530), not always the Idea that was one too many."""
    black = {"migrants": ["spain"], "ruling": "industry", "industry": ["platonism"], "ideas": ["paper"]}
    found = set()
    for seed in range(12):
        at = Position(
            advanced=True, version=version, seed=seed, black=black | {"information": 1}, lore=["firekeeping", "lullaby"]
        )
        at.run("foundation", at.id("challenge", "platonism")).answer("use science", "retrieve firekeeping")
        at.answer("discard paper")
        found.add(at.table.lore[-1])
    assert len(found) == tops


@pytest.mark.parametrize(("version", "lives"), [("1", False), (VERSION, True)])
@pytest.mark.rule("GL-Habitable.2", "C3.4.1")
def test_merfolk_live_wherever_a_sea_chit_lies(version: str, lives: bool) -> None:
    """The chit is all that the glossary asks for (L1519); what it floods is shelf by that (L149)."""
    at = Position(realm="sea", version=version)
    dry = min(members(at.laid.world.every_hex & ~at.laid.atlas.ocean & ~at.laid.atlas.shelf))
    at.laid.climate[SEA] = 1 << dry
    assert bool(habitable(at.laid, BLACK) >> dry & 1) == lives
    at.laid.climate[SEA] = 0
    assert not habitable(at.laid, BLACK) >> dry & 1


@pytest.mark.rule("J5f", "J5g")
def test_invent_and_library_on_cards_are_actions_of_the_basic_game() -> None:
    """They are G2 and G3 (L804, L1248), and only thick borders are ignored."""
    assert not {INVENT, LIBRARY} & ADVANCED
