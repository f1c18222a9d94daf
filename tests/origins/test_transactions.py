"""J3: trade, preach, war and enslave: with whom, by whom, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from biont.origins.cards import ENSLAVE, FOOTPRINT, MARITIME, METALLURGY, PREACH, TRADE, WAR
from biont.origins.people import city_resource, migrants, pool, urbanization
from biont.origins.rules.activities import DUTY
from biont.origins.rules.advanced.negotiation import ASK_NEGOTIATE
from biont.origins.rules.advanced.outcomes import COMPARED, CONVERTED
from biont.origins.rules.advanced.targets import TRADE_CITY, ends
from biont.origins.rules.advanced.transactions import (
    AS_ARMED,
    AS_MYSTICAL,
    AS_URBAN,
    CITY_OUT_OF_REACH,
    NO_CUBOID,
    NO_SIEGE,
    NOBODY_MYSTICAL,
    OUT_OF_REACH,
)
from biont.origins.rules.chaos import ASK_REBEL, CHAOS_SUFFERED
from biont.origins.rules.destroy import ASK_REFUGE, MIGRANT_LOST
from biont.origins.rules.diaspora import ASK_DIASPORA
from biont.origins.rules.quell import ASK_QUELL
from biont.origins.rules.revolution import REVOLUTION_CAME
from biont.origins.rules.spread import ALL_MOVED, ASK_LEAVE, BRANCHED, MOVED
from biont.origins.tableau import dissidents
from tests.origins.invariants import invariants
from tests.origins.positions import NOBODY_ASKED, Position

BLACK, GREEN, WHITE = 0, 1, 2
FULL = ["karoo", "border-cave", "okavango", "lunda", "tanganyika", "rufiji", "ituri", "ubangi", "dja", "omo"]
"""Ten Spots of Africa; with two more a pool is empty."""


def transact(kind: int, black: dict[str, Any], seats: str = "black green", **given: Any) -> Position:
    """Black has begun a transaction."""
    return Position(seats, advanced=True, black=black, **given).run("transact", kind, 0)


# -- with whom


@pytest.mark.rule("J3", "G6d.1", "G6d.2", "G6a.1")
def test_a_transaction_spreads_onto_the_spot_of_an_enemy_migrant_within_reach() -> None:
    at = transact(WAR, {"migrants": ["spain"], "energy": 3}, green={"migrants": ["bohemia", "armorica", "neman"]})
    assert at.options == ["attack armorica", "attack bohemia"]
    assert at.refused == {"attack neman": OUT_OF_REACH}


@pytest.mark.rule("J3", "J3a.1")
def test_every_free_spot_of_a_citys_hex_will_do_for_a_trader() -> None:
    """Wherever on the map it stands: the land around it, as long as no stranger is there."""
    at = Position(advanced=True, black={"migrants": ["spain"]}, green={"migrants": ["delhi"]})
    table, world = at.laid, at.laid.world
    for hex_ in range(len(world.hexes)):
        assert ends(table, BLACK, TRADE_CITY, hex_) == world.around[hex_] & world.land & ~at.spots("delhi")


@pytest.mark.rule("J3", "G6d.1")
def test_a_trader_goes_where_nobody_has_to_give_leave() -> None:
    """Baffin Island lies behind White's post, Vinland does not, and both are beside the City."""
    at = transact(
        TRADE,
        {"migrants": ["baker-lake"]},
        "black green white",
        green={"migrants": ["delhi"], "cities": ["greenland"]},
        white={"migrants": ["boothia"]},
    )
    at.answer("trade-city greenland")
    assert at.asked != ASK_LEAVE
    assert [entry.data[1] for entry in at.entries(BRANCHED)] == [at.id("spot", "vinland")]


@pytest.mark.rule("J3", "G5a", "G5b", "G6a.2")
def test_an_old_migrant_goes_or_a_new_one_from_a_migrant_or_a_city() -> None:
    at = transact(
        PREACH, {"migrants": ["bohemia"], "cities": ["danube"], "mysticism": 1}, green={"migrants": ["italy"]}
    )
    at.answer("convert italy")
    assert at.options == ["move bohemia", "branch bohemia", "depart danube"]
    at.answer("depart danube")
    assert at.table.migrants[BLACK] == at.spots("bohemia", "italy")
    assert pool(at.table, BLACK) == 10


@pytest.mark.rule("J3", "G6a.2", "G6d.1")
def test_a_city_shut_in_by_posts_still_meets_those_at_its_gates() -> None:
    """The first Spot out of a City may be the target's; with maritime 0 only on land."""
    gates = ["neman", "dnieper", "anatolia", "italy", "bohemia"]
    at = transact(WAR, {"cities": ["danube"], "maritime": 0}, closed_posts=True, green={"migrants": [*gates, "spain"]})
    assert set(at.options) == {f"attack {gate}" for gate in gates}


@pytest.mark.rule("G6c.3", "G6c.1", "G6c.2")
def test_whoever_moved_this_turn_transacts_only_with_blitzkrieg() -> None:
    black = {"migrants": ["bohemia"], "moved": ["bohemia"], "mysticism": 1}
    green = {"migrants": ["italy"]}
    at = Position(advanced=True, black=black | {"culture": ["chiefdom"], "free-will": 1}, green=green)
    at.run("foundation", at.id("challenge", "chiefdom"))
    assert at.refused == {"use preach": ALL_MOVED}
    at = transact(PREACH, black | {"cities": ["india"]}, green=green).answer("convert italy")
    assert at.options == ["move bohemia", "branch bohemia"]


@pytest.mark.rule("G6d.1")
def test_posts_on_the_way_are_passed_with_leave_only() -> None:
    """From Spain to the Neman the way leads over Bohemia, where White stands."""
    black = {"migrants": ["spain"], "energy": 4, "mysticism": 1, "cities": []}
    given = {"green": {"migrants": ["neman"]}, "white": {"migrants": ["bohemia", "italy"], "mysticism": 3}}
    at = transact(PREACH, black, "black green white", **given).answer("convert neman", "move spain")
    assert (at.asked, at.decision and at.decision.seat) == (ASK_LEAVE, WHITE)
    at.answer("let-pass")
    assert at.table.migrants[BLACK] == at.spots("neman")
    at = transact(PREACH, black, "black green white", **given).answer("convert neman", "move spain", "refuse")
    assert at.asked == NOBODY_ASKED
    assert at.table.migrants[BLACK] == at.spots("spain")
    at = transact(PREACH, black, "black green white", closed_posts=True, **given)
    assert at.asked == NOBODY_ASKED


@pytest.mark.rule("F0d.1", "G6d.1", "J4c")
def test_what_was_called_off_for_want_of_leave_has_not_happened() -> None:
    """No Consequent, no morality: the action was not performed."""
    at = Position(
        "black green white",
        advanced=True,
        philosophy="pacifist",
        black={"migrants": ["spain", "jalu-oasis"], "energy": 4, "ruling": "politics", "politics": ["bluster"]},
        green={"migrants": ["neman", "tademait"]},
        white={"migrants": ["bohemia", "italy"]},
    )
    at.run_all(("foundation", at.id("challenge", "bluster")), ("lower row",))
    at.answer("use war>metallurgy-2", "attack neman", "move spain", "refuse")
    assert at.options == ["attack tademait", "attack bohemia", "call-off"]
    at.answer("call-off")
    assert at.table.stage(BLACK, METALLURGY) == 1
    assert len(at.entries(CHAOS_SUFFERED)) == 0
    assert at.table.migrants[BLACK] == at.spots("spain", "jalu-oasis")


@pytest.mark.rule("J3c.1", "B9a")
def test_with_an_empty_pool_a_transaction_is_still_possible() -> None:
    """S1: the victor has no figure to put on the Spot."""
    black = {"migrants": [*FULL, "delhi", "bodh-gaya"], "cities": ["danube"], "metallurgy": 2}
    at = transact(WAR, black, green={"migrants": ["italy", "spain"]})
    assert pool(at.table, BLACK) == 0
    at.answer("attack italy")
    assert (at.asked, at.table.migrants[GREEN]) == (NOBODY_ASKED, at.spots("spain"))
    assert dissidents(at.table, GREEN) == 1
    assert not at.table.migrants[BLACK] & at.spots("italy")
    assert migrants(at.table, BLACK) == 12
    invariants(at.table)


@pytest.mark.rule("J3c.1", "B9a")
def test_with_an_empty_pool_and_equal_metallurgy_both_suffer_chaos() -> None:
    """S2: nobody is left on the Spot; the Chaos takes another of the attacker's figures (AMB-109)."""
    black = {"migrants": [*FULL, "delhi", "bodh-gaya"], "cities": ["danube"]}
    at = transact(WAR, black, green={"migrants": ["italy", "spain"]}).answer("attack italy")
    assert (at.asked, at.decision and at.decision.seat) == (ASK_REBEL, BLACK)
    at.answer("rebel karoo")
    assert [dissidents(at.table, seat) for seat in (BLACK, GREEN)] == [1, 1]
    assert not (at.table.migrants[BLACK] | at.table.migrants[GREEN]) & at.spots("italy")
    invariants(at.table)


# -- trade


@pytest.mark.rule("J3a.1", "J3a.2", "GL-Action.1", "GL-Negotiation.2", "F0d.2")
def test_a_trade_as_in_the_example() -> None:
    """S36: a trader leaves a City for an enemy City; a Dissident is cleared, the partner learns, then the boats."""
    at = Position(
        advanced=True,
        black={
            "cities": ["danube"],
            "ruling": "industry",
            "industry": ["hanse", "earworms"],
            "dissidents": ["earworms"],
            "footprint": 2,
            "maritime": 1,
            "energy": 4,
        },
        green={"cities": ["spain"], "maritime": 1, "energy": 4},
    )
    at.run("foundation", at.id("challenge", "hanse")).answer("use trade>maritime-6", "trade-city spain")
    assert (at.decision and at.decision.seat, pool(at.table, BLACK)) == (BLACK, 11)
    at.answer("appease earworms")
    assert (at.asked, at.decision and at.decision.seat) == (ASK_NEGOTIATE, GREEN)
    assert at.table.stage(BLACK, MARITIME) == 1
    at.answer("step footprint")
    assert [at.table.stage(seat, FOOTPRINT) for seat in (BLACK, GREEN)] == [2, 2]
    assert [at.table.stage(seat, MARITIME) for seat in (BLACK, GREEN)] == [2, 1]
    assert (at.table.migrants[BLACK], pool(at.table, BLACK), dissidents(at.table, BLACK)) == (0, 12, 0)
    assert (at.table.cities[BLACK], at.table.cities[GREEN]) == (at.hexes("danube"), at.hexes("spain"))
    invariants(at.table)


@pytest.mark.rule("J3a.1", "J3a.2")
def test_a_trader_visits_a_migrant_and_goes_home() -> None:
    """A Migrant that trades is expended; a new one comes and goes, from wherever it starts."""
    black = {"migrants": ["bohemia"], "cities": ["danube"], "vocabulary": 1}
    at = transact(TRADE, black, green={"migrants": ["italy"], "energy": 4}).answer("trade italy")
    assert at.options == ["move bohemia", "branch bohemia"]
    at.answer("move bohemia")
    assert (at.table.migrants[BLACK], pool(at.table, BLACK)) == (0, 12)
    assert at.table.migrants[GREEN] == at.spots("italy")
    assert at.options == ["step energy", "release emotions", "release vocabulary", "decline"]
    at = transact(TRADE, black, green={"migrants": ["italy"]}).answer("trade italy", "branch bohemia")
    assert at.table.migrants[BLACK] == at.spots("bohemia")


@pytest.mark.rule("J3a.1", "META.3")
def test_nobody_trades_his_last_token_away() -> None:
    at = transact(TRADE, {"migrants": ["bohemia"]}, green={"migrants": ["italy"]}).answer("trade italy")
    assert at.table.migrants[BLACK] == at.spots("bohemia")
    assert at.asked == ASK_NEGOTIATE


@pytest.mark.rule("J3a.1")
def test_a_trader_needs_no_migrant_beside_the_city_but_a_spot_of_its_hex() -> None:
    """AMB-37: an empty Spot, an own one or the partner's will do, a stranger's will not."""
    around = ["dogger-bank", "bohemia", "italy", "spain", "armorica"]
    black = {"migrants": ["tademait", "neman"], "energy": 4}
    at = transact(TRADE, black, green={"cities": ["france"], "migrants": around})
    assert "trade-city france" in at.options
    at = transact(TRADE, black, "black green white", green={"cities": ["france"]}, white={"migrants": around})
    assert "trade-city france" not in at.options
    assert at.refused["trade-city france"] == CITY_OUT_OF_REACH
    at = transact(TRADE, black, "black green white", green={"cities": ["france"]}, white={"migrants": around[:4]})
    assert "trade-city france" in at.options


@pytest.mark.rule("GL-Negotiation.2")
def test_the_partner_negotiates_even_if_the_trader_declines() -> None:
    at = transact(TRADE, {"migrants": ["bohemia"]}, green={"migrants": ["italy"]}).answer("trade italy", "decline")
    assert (at.asked, at.decision and at.decision.seat) == (ASK_NEGOTIATE, GREEN)


# -- preach


@pytest.mark.rule("J3b.1")
def test_preaching_takes_more_mysticism_than_the_owner_has() -> None:
    given = {"green": {"migrants": ["italy"], "mysticism": 1}, "white": {"migrants": ["neman"], "mysticism": 2}}
    at = transact(PREACH, {"migrants": ["bohemia"], "mysticism": 2}, "black green white", **given)
    assert at.options == ["convert italy"]
    assert at.refused == {"convert neman": AS_MYSTICAL}
    at = Position(
        advanced=True, black={"migrants": ["bohemia"], "culture": ["crusades"]}, green={"migrants": ["italy"]}
    )
    at.run("foundation", at.id("challenge", "crusades"))
    assert at.refused["use preach"] == NOBODY_MYSTICAL


@pytest.mark.rule("J3b.2", "D2a.3", "GL-Destroy-God")
def test_a_converted_migrant_goes_to_the_pool_and_the_preacher_stays() -> None:
    at = transact(PREACH, {"migrants": ["bohemia"], "mysticism": 1}, green={"migrants": ["italy", "delhi"]})
    at.answer("convert italy", "move bohemia")
    assert (at.table.migrants[BLACK], at.table.migrants[GREEN]) == (at.spots("italy"), at.spots("delhi"))
    assert (dissidents(at.table, GREEN), pool(at.table, GREEN)) == (0, 11)
    assert at.table.moved == at.spots("italy")
    told = [entry.kind for entry in at.entries(CONVERTED, COMPARED, MIGRANT_LOST)]
    assert told == [CONVERTED, COMPARED, MIGRANT_LOST], "why it can be done is told before what it costs"


@pytest.mark.rule("J3b.2", "F0g", "D4.1")
def test_whoever_loses_his_last_migrant_goes_into_diaspora() -> None:
    at = transact(PREACH, {"migrants": ["bohemia"], "mysticism": 1}, green={"migrants": ["italy"]})
    at.answer("convert italy", "move bohemia")
    assert (at.asked, at.decision and at.decision.seat) == (ASK_DIASPORA, GREEN)
    assert "land italy" not in at.options


@pytest.mark.rule("J3b.3", "G6c.2", "G6c.3")
def test_preaching_to_a_city_as_in_the_example() -> None:
    """S37: Mysticism is equal; spread beside the City, pray, preach: blitzkrieg lets the moved Migrant act."""
    at = Position(
        advanced=True,
        black={
            "migrants": ["volga"],
            "cities": ["botai-steppe"],
            "mysticism": 1,
            "culture": ["grave-goods"],
            "vocabulary": 1,
        },
        green={"cities": ["danube"], "migrants": ["italy"], "mysticism": 1},
    )
    at.run_all(("spread",), ("foundation", at.id("challenge", "grave-goods")))
    at.answer("move volga", "to neman", "use prayer>preach", "pray vocabulary")
    assert at.options == ["convert italy", "convert-city danube"]
    at.answer("convert-city danube")
    assert (at.asked, at.decision and at.decision.seat) == (ASK_REFUGE, GREEN)
    assert "refuge neman" not in at.options
    at.answer("refuge bohemia")
    assert (urbanization(at.table, BLACK), urbanization(at.table, GREEN)) == (2, 0)
    assert at.table.migrants[BLACK] == 0
    assert (dissidents(at.table, GREEN), at.table.migrants[GREEN]) == (0, at.spots("italy", "bohemia"))
    invariants(at.table)


@pytest.mark.rule("J3b.3", "J3c.3", "J3d.3")
@pytest.mark.parametrize(
    ("kind", "verb", "strength"),
    [(PREACH, "convert-city", {"mysticism": 1}), (WAR, "besiege", {"metallurgy": 2}), (ENSLAVE, "enslave-city", {})],
)
def test_a_city_is_taken_by_a_migrant_that_stands_beside_it_already(
    kind: int, verb: str, strength: dict[str, int]
) -> None:
    """It is expended; the City keeps its resource, whatever that takes (AMB-32)."""
    cities = ["india", "bengal", "congo"]
    green = {"cities": ["kalahari 2"], "migrants": ["rufiji", "delhi"]}
    at = transact(kind, strength | {"migrants": ["lunda"], "cities": cities}, green=green)
    assert f"{verb} kalahari" not in at.options
    assert at.refused[f"{verb} kalahari"] == NO_SIEGE
    at = transact(kind, strength | {"migrants": ["okavango"], "cities": cities}, green=green)
    at.answer(f"{verb} kalahari")
    if kind == PREACH:
        at.answer("refuge karoo")
    assert at.asked == NOBODY_ASKED
    kalahari = at.id("hex", "kalahari")
    assert at.table.cities[BLACK] == at.hexes("india", "bengal", "congo", "kalahari")
    assert city_resource(at.table, kalahari) == 7
    assert (at.table.cities[GREEN], at.table.migrants[BLACK]) == (0, 0)
    assert at.table.founded >> kalahari & 1
    assert dissidents(at.table, GREEN) == (0 if kind == PREACH else 1)
    invariants(at.table)


@pytest.mark.rule("J3c.3")
@pytest.mark.parametrize("spot", ["indus-delta", "delhi", "bodh-gaya", "malabar", "coromandel"])
def test_a_besieger_walks_nowhere(spot: str) -> None:
    """L1183: a Migrant that starts adjacent to the City is expended, from whichever Spot of its Hex."""
    at = transact(WAR, {"migrants": [spot], "metallurgy": 2}, green={"cities": ["india"], "migrants": ["chiloe"]})
    at.answer("besiege india")
    assert (at.table.cities[BLACK], at.table.migrants[BLACK]) == (at.hexes("india"), 0)
    assert not at.entries(MOVED)


@pytest.mark.rule("J3b.3", "J3c.3", "J3d.3", "G6c.3")
def test_a_migrant_that_moved_takes_no_city_without_blitzkrieg() -> None:
    green = {"cities": ["kalahari"], "migrants": ["rufiji"]}
    black = {"migrants": ["okavango"], "moved": ["okavango"], "metallurgy": 2}
    at = transact(WAR, black, green=green)
    assert at.asked == NOBODY_ASKED
    at = transact(WAR, black | {"cities": ["india"]}, green=green)
    assert "besiege kalahari" in at.options


@pytest.mark.rule("B9c.2")
def test_without_a_cuboid_no_city_is_taken() -> None:
    cities = ["india", "bengal", "congo", "indus", "turan", "gobi", "china", "danube", "spain", "altai"]
    at = transact(
        PREACH,
        {"migrants": ["okavango"], "cities": cities, "mysticism": 1},
        green={"cities": ["kalahari"], "migrants": ["zimbabwe"]},
    )
    assert at.options == ["convert zimbabwe"]
    assert at.refused["convert-city kalahari"] == NO_CUBOID


@pytest.mark.rule("J3b.3", "D4.1", "D4b.1", "F0g")
def test_a_preached_city_whose_refugee_finds_no_spot_as_in_the_example() -> None:
    """S8: the last token is a City in France with no free Spot; Iceland or the Canaries take the emigrant."""
    around = ["dogger-bank", "bohemia", "italy", "spain"]
    at = transact(
        PREACH,
        {"migrants": [*around, "armorica", "tademait", "taoudenni", "neman", "lapland"], "mysticism": 1},
        green={"cities": ["france"], "energy": 3, "footprint": 6},
    )
    at.answer("convert-city france", "move armorica")
    assert (at.asked, at.decision and at.decision.seat) == (ASK_DIASPORA, GREEN)
    assert {"land canary-islands", "land iceland"} <= set(at.options)
    assert "land armorica" not in at.options
    at.answer("land canary-islands")
    assert at.table.cities[BLACK] == at.hexes("france")
    assert not at.table.migrants[BLACK] & at.spots("armorica")
    invariants(at.table)


# -- war


@pytest.mark.rule("J3c.1", "J3c.2", "F0d.3", "D1c.3", "D2a.2", "GL-Destroy-Man.1")
@pytest.mark.parametrize(
    ("own", "other", "black", "green"),
    [(2, 1, "italy", ""), (1, 1, "", ""), (1, 2, "", "italy")],
)
def test_metallurgy_decides_an_attack(own: int, other: int, black: str, green: str) -> None:
    """Whoever falls becomes a Dissident, and the Consequent is gained whoever wins."""
    at = Position(
        advanced=True,
        black={
            "migrants": ["bohemia", "karoo"],
            "metallurgy": own,
            "ruling": "politics",
            "politics": ["kurgan-burials"],
        },
        green={"migrants": ["italy", "delhi"], "metallurgy": other},
    )
    at.run("foundation", at.id("challenge", "kurgan-burials"))
    at.answer("use war>metallurgy-3", "attack italy", "move bohemia")
    if not black:
        at.answer("dissent crown")
    assert at.asked == NOBODY_ASKED
    assert at.table.migrants[BLACK] == at.spots("karoo", *[black] * bool(black))
    assert at.table.migrants[GREEN] == at.spots("delhi", *[green] * bool(green))
    assert dissidents(at.table, BLACK) == (not black)
    assert dissidents(at.table, GREEN) == (not green)
    assert at.table.stage(BLACK, METALLURGY) == own + 1
    invariants(at.table)


@pytest.mark.rule("J3c.1", "D2d.1", "D2.2")
def test_a_fallen_migrant_without_a_dissent_starts_a_revolution() -> None:
    at = transact(
        WAR,
        {"migrants": ["bohemia"], "metallurgy": 2},
        green={"migrants": ["italy", "delhi"], "dissidents": ["crown"], "culture": ["motherese"]},
    ).answer("attack italy", "branch bohemia")
    assert at.table.ruling[GREEN] == 2
    assert (dissidents(at.table, GREEN), pool(at.table, GREEN)) == (0, 11)
    assert at.table.migrants[BLACK] == at.spots("bohemia", "italy")
    assert len(at.entries(REVOLUTION_CAME)) == 1


@pytest.mark.rule("D3f.2", "F0e", "F0d.2", "J3c.2")
def test_an_attackers_own_revolution_ends_his_activities_after_the_consequent() -> None:
    at = Position(
        advanced=True,
        phase="activities",
        black={
            "migrants": ["bohemia", "karoo"],
            "dissidents": ["crown", "bluster"],
            "ruling": "politics",
            "politics": ["bluster", "blood-feud"],
        },
        green={"migrants": ["italy", "delhi"], "metallurgy": 2},
    )
    at.run_all(("foundation", at.id("challenge", "blood-feud")), ("lower row",), ("upper row",), ("footprint",))
    at.answer("use war>encephalize", "attack italy", "branch bohemia")
    assert at.asked == ASK_QUELL
    at.answer(at.options[0])
    assert at.table.ruling[BLACK] == 2
    assert at.table.pawns_in(BLACK, 1) == 1
    assert at.asked == NOBODY_ASKED
    invariants(at.table)


@pytest.mark.rule("J3c.1", "D4.1")
def test_the_last_token_that_falls_in_its_own_attack_emigrates() -> None:
    at = transact(WAR, {"migrants": ["bohemia"]}, green={"migrants": ["italy"], "metallurgy": 3})
    at.answer("attack italy", "move bohemia")
    assert (at.asked, at.decision and at.decision.seat) == (ASK_DIASPORA, BLACK)
    at.answer(at.options[0])
    assert (migrants(at.table, BLACK), dissidents(at.table, BLACK)) == (1, 0)


@pytest.mark.rule("J3c.3", "J3c.2", "D2b.2", "G6c.2")
def test_a_siege_as_in_the_example() -> None:
    """S38: Green's war rhinos give blitzkrieg; metallurgy 2 takes the City, the Refugee becomes Orange's Dissident."""
    at = Position(
        "orange green",
        advanced=True,
        active="green",
        orange={"cities": ["danube"], "migrants": ["italy", "delhi"]},
        green={
            "migrants": ["volga"],
            "cities": ["botai-steppe"],
            "metallurgy": 2,
            "footprint": 2,
            "ruling": "politics",
            "politics": ["kurgan-burials"],
        },
    )
    at.run_all(("spread",), ("foundation", at.id("challenge", "kurgan-burials")))
    at.answer("move volga", "to neman", "use war>metallurgy-3")
    assert {"attack italy", "besiege danube"} <= set(at.options)
    at.answer("besiege danube")
    assert at.asked == NOBODY_ASKED
    assert at.table.cities[1] == at.hexes("botai-steppe", "danube")
    assert at.table.stage(1, METALLURGY) == 3
    assert (dissidents(at.table, 0), at.table.migrants[0]) == (1, at.spots("italy", "delhi"))
    assert (at.table.migrants[1], pool(at.table, 1)) == (0, 12)
    invariants(at.table)


@pytest.mark.rule("J3c.3")
def test_a_siege_takes_higher_metallurgy() -> None:
    green = {"cities": ["danube"], "migrants": ["delhi"], "metallurgy": 2}
    at = transact(WAR, {"migrants": ["neman"], "metallurgy": 2}, green=green | {"migrants": ["italy"]})
    assert "besiege danube" not in at.options
    assert at.refused["besiege danube"] == AS_ARMED


@pytest.mark.rule("J3c.3", "D2d.1", "GL-Destroy-Man.1", "D2.2")
def test_a_refugee_without_a_dissent_stays_and_then_comes_the_revolution() -> None:
    at = transact(
        WAR,
        {"migrants": ["neman"], "metallurgy": 2},
        green={"cities": ["danube"], "migrants": ["delhi"], "dissidents": ["crown"], "culture": ["motherese"]},
    ).answer("besiege danube")
    assert (at.asked, at.table.ruling[GREEN]) == (ASK_REFUGE, 0)
    assert "refuge neman" not in at.options
    at.answer("refuge bohemia")
    assert at.asked == ASK_QUELL
    at.answer("expend-migrant delhi")
    assert at.table.ruling[GREEN] == 2
    assert (at.table.cities[BLACK], at.table.migrants[GREEN]) == (at.hexes("danube"), at.spots("bohemia"))
    invariants(at.table)


@pytest.mark.rule("J3c.4")
def test_a_missile_strikes_anywhere_whoever_has_less_metallurgy() -> None:
    black = {"migrants": ["karoo"], "maritime": 8, "metallurgy": 2}
    given = {
        "green": {"cities": ["danube"], "migrants": ["delhi"]},
        "white": {"cities": ["gobi"], "migrants": ["chiloe"], "metallurgy": 2},
    }
    at = transact(WAR, black, "black green white", **given)
    assert [text for text in at.options if text.startswith("strike")] == ["strike delhi", "strike-city danube"]
    at.answer("strike-city danube")
    assert (at.asked, at.table.cities[GREEN], dissidents(at.table, GREEN)) == (NOBODY_ASKED, 0, 1)
    assert (at.table.migrants[BLACK], at.table.cities[BLACK]) == (at.spots("karoo"), 0)
    at = transact(WAR, black, "black green white", **given).answer("strike delhi")
    assert (at.table.migrants[GREEN], dissidents(at.table, GREEN)) == (0, 1)
    assert transact(WAR, black | {"maritime": 6}, "black green white", **given).asked == NOBODY_ASKED


@pytest.mark.rule("J3c.6")
def test_an_icbm_needs_neither_metallurgy_nor_a_migrant_nearby() -> None:
    black = {"migrants": ["karoo"], "moved": ["karoo"], "maritime": 8, "energy": 8}
    at = transact(WAR, black, green={"cities": ["danube"], "migrants": ["delhi"], "metallurgy": 6})
    assert at.options == ["strike delhi", "strike-city danube"]


@pytest.mark.rule("J3c.5")
def test_a_nuclear_bomb_destroys_a_token_of_the_hex_that_a_migrant_spreads_into() -> None:
    """The bomber stays on an empty Spot there (AMB-34); metallurgy does not matter."""
    black = {"migrants": ["volga"], "energy": 8, "metallurgy": 1}
    green = {"cities": ["danube"], "migrants": ["delhi", "bohemia", "chiloe"], "metallurgy": 6}
    at = transact(WAR, black, green=green)
    assert [text for text in at.options if "bomb" in text] == ["bomb bohemia", "bomb delhi", "bomb-city danube"]
    at.answer("bomb-city danube", "branch volga")
    assert set(at.options) == {"to neman", "to dnieper", "to anatolia", "to italy"}
    at.answer("to anatolia")
    assert at.table.migrants[BLACK] == at.spots("volga", "anatolia")
    assert (at.table.cities[GREEN], at.table.cities[BLACK], dissidents(at.table, GREEN)) == (0, 0, 1)
    invariants(at.table)
    at = transact(WAR, black, green=green).answer("bomb bohemia", "move volga", "to lapland")
    assert (at.table.migrants[BLACK], at.table.migrants[GREEN]) == (at.spots("lapland"), at.spots("delhi", "chiloe"))
    assert not [text for text in transact(WAR, black | {"energy": 7}, green=green).options if "bomb" in text]


# -- enslave


@pytest.mark.rule("J3d.1", "J3d.2", "GL-Urbanization")
def test_enslaving_takes_more_cities_and_makes_a_dissident() -> None:
    black = {"migrants": ["bohemia"], "cities": ["india"]}
    at = transact(ENSLAVE, black, green={"migrants": ["italy", "delhi"]}).answer("enslave italy", "move bohemia")
    assert (at.table.migrants[BLACK], at.table.migrants[GREEN]) == (at.spots("italy"), at.spots("delhi"))
    assert dissidents(at.table, GREEN) == 1
    at = transact(
        ENSLAVE,
        black,
        "black green white",
        green={"migrants": ["italy"], "cities": ["gobi"]},
        white={"migrants": ["neman", "karoo"]},
    )
    assert at.options == ["enslave neman"]
    assert at.refused["enslave italy"] == AS_URBAN


# -- Yrr, cooperative


@pytest.mark.rule("C4c.1", "C4c.2")
def test_landfolk_deal_with_merfolk_over_as_much_water_as_they_can_cross() -> None:
    """The victor is left on a Spot of the other realm, and lost there."""
    black = {"migrants": ["spain", "karoo"], "mysticism": 1}
    given: dict[str, Any] = {"realm": "yrr", "merfolk": "green", "laying": "seed"}
    green = {"migrants": ["gulf-of-cadiz", "chile-rise"]}
    at = Position(advanced=True, black=black | {"maritime": 0}, green=green, **given).run("transact", PREACH, 0)
    assert at.asked == NOBODY_ASKED
    at = Position(advanced=True, black=black | {"maritime": 1}, green=green, **given).run("transact", PREACH, 0)
    assert at.options == ["convert gulf-of-cadiz"]
    at.answer("convert gulf-of-cadiz", "move spain")
    assert at.table.migrants[BLACK] == at.spots("karoo")
    assert (dissidents(at.table, BLACK), pool(at.table, BLACK)) == (0, 11)


@pytest.mark.rule("C9d.2")
def test_partners_take_cities_within_reach_without_a_migrant_beside_them() -> None:
    given: dict[str, Any] = {"mode": "cooperative", "green": {"cities": ["danube"], "migrants": ["delhi"]}}
    black = {"cities": ["france", "indus"], "migrants": ["karoo"]}
    at = Position(black=black, **given).run("transact", ENSLAVE, 0)
    assert at.options == ["enslave delhi", "enslave-city danube"]
    at.answer("enslave-city danube")
    assert at.table.cities[BLACK] == at.hexes("france", "indus", "danube")
    assert at.table.migrants[BLACK] == at.spots("karoo")


WEAK = {"cities": ["danube"], "migrants": ["delhi", "ordos"]}


def partner(cards: dict[str, Any], card: str, **black: Any) -> Position:
    """Black, stronger than his partner, has come to a Foundation."""
    own: dict[str, Any] = {"cities": ["france", "spain"], "migrants": ["karoo"]} | cards | black
    at = Position(mode="cooperative", black=own, green=WEAK)
    return at.run("foundation", at.id("challenge", card))


@pytest.mark.rule("C9d.1", "C9d.2")
def test_a_partner_must_take_what_can_be_won_as_in_the_example() -> None:
    """S5: televangelists offer a spread, a war, and a prayer with preaching; only the latter two take the City."""
    cards = {"culture": ["televangelists"]}
    at = partner(cards, "televangelists", metallurgy=2)
    assert at.options == ["use war", "use prayer>preach"]
    assert at.refused == {"use spread": DUTY, "skip": DUTY}
    at.answer("use prayer>preach", "pray emotions", "convert-city danube")
    at.answer("refuge bohemia")
    assert at.table.cities[BLACK] == at.hexes("france", "spain", "danube")
    assert len(at.entries(CHAOS_SUFFERED)) == 0


@pytest.mark.rule("C9d.1")
def test_a_war_that_would_not_be_won_is_no_duty() -> None:
    """With equal metallurgy nothing can be besieged, and an attack would cost both."""
    at = partner({"politics": ["persistence-hunt"], "ruling": "politics"}, "persistence-hunt", cities=["indus"])
    assert at.options == ["use spread", "use war", "skip"]
    at = partner(
        {"politics": ["persistence-hunt"], "ruling": "politics"}, "persistence-hunt", cities=["indus"], metallurgy=2
    )
    assert at.options == ["use war"]
    at.answer("use war")
    assert at.options == ["attack delhi"]


@pytest.mark.rule("C9d.1", "G6d.1")
def test_what_takes_the_leave_of_another_partner_is_no_duty() -> None:
    """From Spain the Neman is reached only past Bohemia, where White stands."""
    at = Position(
        "black green white",
        mode="cooperative",
        black={"migrants": ["spain"], "energy": 4, "metallurgy": 2, "ruling": "politics", "politics": ["commands"]},
        green={"migrants": ["neman", "delhi"]},
        white={"migrants": ["bohemia", "italy", "karoo"], "metallurgy": 3},
    )
    at.run("foundation", at.id("challenge", "commands"))
    assert at.options == ["use war", "skip"]


@pytest.mark.rule("C9d.1")
def test_opponents_are_not_bound_by_xenophobia() -> None:
    at = Position(
        advanced=True,
        black={"cities": ["france", "spain"], "migrants": ["bohemia"], "culture": ["chiefdom"], "mysticism": 1},
        green=WEAK,
    )
    at.run("foundation", at.id("challenge", "chiefdom"))
    assert at.options == ["use preach", "skip"]
