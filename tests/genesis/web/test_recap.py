"""What has just happened is told by things: what they rolled, gained and lost, and what passed somebody over."""

from __future__ import annotations

import importlib

import pytest

from biont.games.advice import Became, Lately
from biont.genesis.ids import PARASITE, cubes_of
from biont.genesis.pools import CATALYSTS_GAINED, PAID
from biont.genesis.rules.assignment import ANTIOXIDANT_PLACED, ASSIGNED, ENZYME_PLACED, LIMIT_REACHED
from biont.genesis.rules.atrophy import BIONT_LOST, CHROMOSOME_LOST, TESTED
from biont.genesis.rules.autocatalysis import (
    ANIMATED,
    AUTOCATALYTIC_REROLL,
    AUTOCATALYTIC_ROLL,
    AWARDED,
    BIONT_DIED,
    DISORGANIZED,
    ENZYMES_SPENT,
    LIFE_CREATED,
)
from biont.genesis.rules.darwin import DARWIN_ROLL
from biont.genesis.rules.events import EVENT_DRAWN, MANNA_SMITTEN, ORDER_SET, REFUGIUM_APPEARS
from biont.genesis.rules.extinction import DISCS_GONE, EXTINCT
from biont.genesis.rules.hgt import HGT_DONE
from biont.genesis.rules.mutations import CUBE_LOST, DEMOTED, MUTATION_LOST, ROIL_STRUCK
from biont.genesis.rules.parasites import ATTACHED, BIONT_TURNED, DISEASED
from biont.genesis.rules.purchase import BOUGHT, PROMOTED, SEX_HAD
from biont.genesis.rules.red_queen import QUEEN_RETAKES, QUEEN_STEALS
from biont.genesis.rules.sequence import ASK_WANTON, DARWIN, PHASE_BEGINS, WANTON_FIRST
from biont.genesis.rules.spike import POLLUTION_CAUSED, STRUCK
from biont.genesis.rules.strikes import OZONE_FORMED
from biont.genesis.table import ABSENT, CELLS
from biont.genesis.vocabulary import LIMIT, MUTATIONS, POOL, from_organism
from biont.genesis.web.glance import at_a_glance
from biont.genesis.web.lines import MINE, MOST, OWN, WIDTH, Line
from biont.genesis.web.recap import READS, recap
from biont.genesis.web.story import Story
from biont.genesis.words import words
from biont.genesis.words.teller import Teller
from biont.kernel.decision import Decision, ask
from biont.kernel.declared import Event
from biont.kernel.play import Entry
from tests.games.declaring import declared_in, modules
from tests.genesis.positions import Runner, bacterium, card, empty, mutation, parasite, placard, pool, refugium
from tests.genesis.positions import words as codes


def became(run: Runner, seat: int = 0, since: int = 0) -> list[Became]:
    """What a seat is told of all that a step did, or of what it did since."""
    say, pack = words("en"), run.table.box.pack
    lately = Lately(run.entries, since, run.table, seat, run.decision)
    return recap(lately, Teller(pack, say, ("red", "blue")), say)


def lines(run: Runner, seat: int = 0, since: int = 0) -> list[str]:
    """The same as sentences."""
    return [one.text for one in became(run, seat, since)]


def test_each_organism_that_rolled_says_what_it_earned_and_lost() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red", cubes="r")
    mutation(table, "dust", "calvin")
    run = Runner(table, "darwin-roll", dust, dice=(1, 6, 6, 2))
    assert lines(run) == [
        "PAH Photon Harvest 1 2 6 6: Calvin Cycle lost, a red cube lost, the 1 earns 2, +2 green, 2 errors, "
        "cubes of cards go first"
    ]


def test_a_roll_says_how_its_food_adds_up_and_which_errors_were_repaired() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red", cubes="rrgb")
    run = Runner(table, "darwin-roll", dust, dice=(1, 2, 3, 3, 3, 6))
    told = lines(run)[0]
    assert "the 1 earns 3, three alike one (4 in all)" in told
    run = Runner(table, "darwin-roll", dust, dice=(2, 2, 2, 3, 3, 3))
    assert "three alike twice earn two" in lines(run)[-1]
    assert told.endswith("one error, 1 repaired")


def test_the_disc_of_a_cube_that_died_on_a_shared_place_is_told_with_the_cube() -> None:
    table = empty("red", "blue")
    pond = refugium(table, "pond", up="rg", bionts="rb")
    run = Runner(table, "darwin-roll", bacterium(table, "dust", "red"), dice=(2, 3))
    rolled = Entry(AUTOCATALYTIC_ROLL, "F0b", 0, (pond, 0, (1, 2), 0))
    died = [Entry(DISORGANIZED, "F2a", 0, (pond, 0)), Entry(AWARDED, "F4b", 1, (pond, 0, 3))]
    gone = [Entry(BIONT_DIED, "F2a", 1, (pond, 3)), *(Entry(CATALYSTS_GAINED, "F2b", 1, (3, one, 1)) for one in (0, 3))]
    run.entries[:] = [rolled, *died, *gone]
    assert lines(run, since=1) == [
        "Warm Pond 1 2: a red cube dies, its disc goes to Blue (on a shared place who rolls keeps none), "
        "a biont of Blue dies, that leaves Blue +1 blue"
    ]
    assert lines(run, since=3) == [
        "Warm Pond 1 2: a biont of Blue dies, Blue takes the disc of the cube (+1 red), that leaves Blue +1 blue"
    ]


def test_who_goes_after_me_and_assigns_nothing_is_told() -> None:
    table = empty("red", "blue")
    red, blue = table.box.players
    table.order, table.first = [red, blue], red
    run = Runner(table, "darwin-roll", bacterium(table, "dust", "red"), dice=(2, 3))
    run.entries[:] = [Entry(PHASE_BEGINS, "A0", -1, (3,))]
    assert "Blue assigns nothing." in lines(run)
    run.entries.insert(0, Entry(ASSIGNED, "E1", 1, (blue, POOL, placard(table, "volcano"))))
    assert "Blue assigns nothing." not in lines(run)


def test_a_roll_of_another_for_a_shared_place_says_why_he_rolls() -> None:
    table = empty("red", "blue")
    pond = refugium(table, "pond", bionts="rb")
    run = Runner(table, "darwin-roll", bacterium(table, "dust", "red"), dice=(2, 3))
    run.entries[:] = [Entry(AUTOCATALYTIC_ROLL, "F0b", 1, (pond, 3, (1, 2), 0))]
    assert lines(run) == ["Warm Pond: Blue rolls 1 2 for it (more of its colour there, or first on the card)"]


def test_a_comforting_disc_is_told_of_what_has_died_and_not_of_its_parasite() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red")
    virus = parasite(table, "blue", "dust", diseased=("", ""))
    run = Runner(table, "darwin-roll", dust, dice=(2, 3))
    run.entries[:] = [
        Entry(BIONT_LOST, "G3", 0, (dust, 0)),
        Entry(EXTINCT, "GL-Extinction.1", 0, (dust, 0)),
        Entry(EXTINCT, "GL-Extinction.11", 1, (virus, 3)),
        Entry(CATALYSTS_GAINED, "B4a", 0, (0, 0, 1)),
    ]
    told = lines(run)
    assert told[0].startswith("PAH Photon Harvest (Red) dies out")
    assert told[0].endswith("that leaves you +1 red")
    assert "+1" not in told[1]


def test_an_organism_dies_of_what_struck_it_last() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red", cubes="r")
    run = Runner(table, "darwin-roll", dust, dice=(2, 3, 4))
    run.entries[:] = [
        Entry(CHROMOSOME_LOST, "D6", 0, (dust, 0)),
        Entry(STRUCK, "D5", 0, (dust, 0, 2, 1, 1)),
        Entry(BIONT_LOST, "D5", 0, (dust, 0)),
        Entry(EXTINCT, "GL-Extinction.1", 0, (dust, 0)),
    ]
    assert lines(run)[0].startswith("PAH Photon Harvest (Red) dies out: heat 2, shield 1, nothing but bionts is left, ")


def test_a_roll_that_cost_nothing_says_so_to_its_owner_alone() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red")
    run = Runner(table, "darwin-roll", dust, dice=(2, 3))
    assert lines(run) == ["PAH Photon Harvest 2 3: nothing lost"]
    assert lines(run, seat=1) == []


def test_what_a_parasite_loses_of_ones_own_is_told_of_the_parasite() -> None:
    table = empty("red", "blue")
    bacterium(table, "dust", "red")
    mutation(table, "dust", "calvin")
    virus = parasite(table, "blue", "dust", diseased=("", "calvin"))
    run = Runner(table, "darwin-roll", virus, dice=(6, 6, 3))
    assert lines(run) == [
        "Virus 3 6 6: loses the stolen last cube of Calvin Cycle: the card goes too, 2 errors, 1 repaired"
    ]


def test_a_place_says_that_its_enzyme_is_used_up() -> None:
    table = empty("red", "blue")
    refugium(table, "volcano", up="rr", bionts="r", enzymes="rr")
    run = Runner(table, "autocatalysis", dice=(6, 5, 4, 6))
    while run.decision is not None:
        run.answer(run.options[0])
    assert [line.split(":")[0] for line in lines(run)] == ["Hydrogen Volcano 6 1 1 2", "Thioester"]  # as it happened
    assert "the red enzyme is used up" in lines(run)[0]


def passed_over() -> Runner:
    """Red has his only biont out and no organism: he has nothing to do in most phases."""
    table = empty("red", "blue")
    refugium(table, "volcano", bionts="r")
    table.limit = [1] * 4
    run = Runner(table, "autocatalysis", dice=(2, 3))
    run.entries[:] = [Entry(PHASE_BEGINS, "A0", -1, (number,)) for number in (4, 5, 1, 2, 3)]
    run.entries.insert(4, Entry(LIMIT_REACHED, "E2a", 0, (0, 1, 1)))
    return run


def test_phases_that_pass_somebody_over_say_why() -> None:
    run = passed_over()
    assert lines(run) == [
        "You have no organism: nothing to roll for survival, nothing to buy for",
        "Nothing to assign: only one of your bionts may stand on places now; green counts in an organism",
    ]


def test_a_promoted_card_that_goes_is_called_what_it_was_called() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red")
    mutation(table, "dust", "calvin", promoted=True)
    parasite(table, "blue", "dust", diseased=("", "calvin"))
    table.mutation_cube[cubes_of(card(table, "calvin"))[0]] = ABSENT
    run = Runner(table, "darwin-roll", dust, dice=(6, 6, 2))
    run.entries.insert(0, Entry(PROMOTED, "H2", 0, (0, dust, card(table, "calvin"))))
    assert lines(run)[0] == "PAH Photon Harvest 2 6 6: Pyrenoid lost, 2 errors, 1 repaired, cubes of cards go first"


def test_the_own_red_queen_is_told_with_its_price_and_before_what_others_did() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red")
    mutation(table, "dust", "calvin")
    parasite(table, "blue", "dust", diseased=("", "calvin"))
    run = Runner(table, "darwin-roll", dust, dice=(2, 3))
    cube = cubes_of(card(table, "calvin"))[0]
    virus = PARASITE + 3
    run.entries[:] = [
        Entry(BOUGHT, "H1", 1, (3, virus, card(table, "tmrna"), 0)),
        Entry(PAID, "H4d", 0, (0, 0, 1)),
        Entry(QUEEN_RETAKES, "H4a", 0, (dust, virus, 1, cube)),
    ]
    assert lines(run)[0] == (
        "PAH Photon Harvest: arms race (Red Queen), wins back the green cube of Calvin Cycle from Virus (−1 red)"
    )


def test_an_attack_of_a_guest_says_that_it_was_paid_with_ones_own_disc() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red")
    mutation(table, "dust", "calvin")
    virus = parasite(table, "blue", "dust", diseased=("", ""))
    run = Runner(table, "darwin-roll", dust, dice=(2, 3))
    cube = cubes_of(card(table, "calvin"))[0]
    run.entries[:] = [Entry(PAID, "H4d", 1, (0, 2, 1)), Entry(QUEEN_STEALS, "H4c", 1, (virus, dust, cube))]
    assert "Guests have spent discs of yours: −1 green (arms race)" in lines(run)


def test_what_an_own_parasite_eats_is_told_as_its_hosts() -> None:
    table = empty("red", "blue")
    bacterium(table, "dust", "blue")
    run = Runner(table, "darwin-roll", parasite(table, "red", "dust", diseased=("", "")), dice=(1, 3))
    assert lines(run)[0].endswith("what it eats feeds its host: Blue +1 red")


def test_what_a_host_loses_that_dies_is_not_told_of_the_parasite_that_dies_with_it() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "blue")
    mutation(table, "dust", "calvin")
    virus = parasite(table, "red", "dust", diseased=("", ""))
    run = Runner(table, "darwin-roll", virus, dice=(2, 3))
    run.entries[:] = [
        Entry(EXTINCT, "GL-Extinction.11", 0, (virus, 0)),
        Entry(MUTATION_LOST, "GL-Extinction.6", 1, (dust, card(table, "calvin"), 0)),
    ]
    assert "Calvin" not in lines(run)[0]


def test_food_of_a_roll_that_was_seen_before_is_told_of_what_rolled() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red", cubes="r")
    run = Runner(table, "darwin-roll", dust, dice=(1, 2, 3))
    assert lines(run, since=1) == ["PAH Photon Harvest 1 2 3: the 1 earns 2, +2 green"]


def test_a_guests_point_in_a_new_bacterium_is_told_with_its_cause() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red", bionts="rb")
    run = Runner(table, "darwin-roll", dust, dice=(2, 3, 4, 2))
    run.entries[:] = [Entry(LIFE_CREATED, "F3", 0, (dust, 0))]
    assert lines(run) == ["PAH Photon Harvest: your new bacterium lives, a biont of Blue lives in it: a point for Blue"]


def test_ones_own_point_in_somebody_elses_new_bacterium_is_never_what_has_no_room() -> None:
    table = empty("red", "blue")
    zinc = bacterium(table, "zinc", "blue", bionts="rb")
    run = Runner(table, "darwin-roll", zinc, dice=(2, 3, 4, 2))
    run.entries[:] = [Entry(LIFE_CREATED, "F3", 1, (zinc, 3))]
    assert lines(run)[0].endswith(": a new bacterium of Blue, with a biont of yours: a point for you")
    assert len(lines(run)[0]) < WIDTH


def test_dice_of_the_phase_that_were_seen_before_stand_with_what_became_of_them() -> None:
    """Of one's own places: what others rolled is told as they roll; a new phase begins with no dice."""
    table = empty("red", "blue")
    pond = refugium(table, "pond", bionts="r")
    run = Runner(table, "darwin-roll", bacterium(table, "dust", "red"), dice=(2, 3))
    rolled, died = Entry(AUTOCATALYTIC_ROLL, "F0b", 0, (pond, 0, (4, 2), 0)), Entry(BIONT_DIED, "F2a", 0, (pond, 0))
    run.entries[:] = [rolled, died]
    assert lines(run, since=1) == ["Warm Pond 4 2: a biont of Red dies"]
    run.entries[:] = [rolled, Entry(PHASE_BEGINS, "A0", -1, (DARWIN,)), died]
    assert lines(run, since=2) == ["Warm Pond: a biont of Red dies"]
    assert "1 2" not in lines(run, seat=1, since=2)[0]


def test_what_changed_ones_points_comes_first_and_what_has_no_room_is_counted_within_it() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red", cubes="r")
    mars = bacterium(table, "mars", "blue", cubes="b")
    run = Runner(table, "darwin-roll", dust, dice=(2, 3, 4))
    run.entries[:] = [
        Entry(ENZYME_PLACED, "E1", 1, (3, 0, placard(table, one))) for one in codes(table, "refugium")[2:8]
    ]
    run.entries += [Entry(CHROMOSOME_LOST, "D5", 1, (mars, 3)), Entry(CHROMOSOME_LOST, "D5", 0, (dust, 0))]
    told = lines(run)
    assert told[0] == "PAH Photon Harvest: heat, a red cube lost"
    assert told[-2] == "Sugar-Driven Metabolism: heat, a blue cube lost"  # after what happened before
    assert sum(1 + len(one) // WIDTH for one in told) <= MOST
    assert told[-1] == f"{8 - len(told) + 1} things more stand under “What happened”."


def test_a_line_that_is_too_long_counts_its_last_parts() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red")
    cards = [card(table, code) for code in codes(table, "mutation")[:14]]
    run = Runner(table, "darwin-roll", dust, dice=(2, 3))
    run.entries[:] = [Entry(MUTATION_LOST, "D7", 0, (dust, one, 0)) for one in cards]
    (told,) = lines(run)
    assert told.startswith("PAH Photon Harvest: sunburn, ")
    assert told.endswith(" more lost"), "more of what"
    assert len(told) < (MOST - 1) * WIDTH


def test_an_event_that_goes_on_has_not_spared_anybody() -> None:
    table = empty("red", "blue")
    bacterium(table, "dust", "red")
    run = Runner(table, "darwin-roll", 0, dice=(2, 3))
    run.entries[:] = [Entry(PHASE_BEGINS, "A0", -1, (1,)), Entry(EVENT_DRAWN, "D0", -1, (0,))]
    assert "nothing of yours" not in "".join(lines(run))
    run.entries.append(Entry(PHASE_BEGINS, "A0", -1, (2,)))
    assert "nothing of yours is lost" in "".join(lines(run))


def test_what_an_own_parasite_loses_by_choice_is_told_of_it_and_not_of_its_host() -> None:
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "blue")
    mutation(table, "mars", "calvin")
    virus = parasite(table, "red", "mars", diseased=("", "calvin"))
    run = Runner(table, "darwin-roll", mars, dice=(2, 3))
    cube = cubes_of(card(table, "calvin"))[0]
    taken = Entry(DISEASED, "E3c", 0, (virus, mars, cube, -1))
    lost = [Entry(CUBE_LOST, "G3", 1, (mars, cube)), Entry(MUTATION_LOST, "G3", 1, (mars, card(table, "calvin"), 0))]
    run.entries[:] = [taken, *lost]
    (told,) = lines(run)
    assert told.endswith(": loses the stolen last cube of Calvin Cycle: the card goes too")
    assert "Sugar-Driven" not in told
    host = PARASITE + 3  # a parasite can be a host itself
    run.entries[:] = [taken, *(entry._replace(data=(host, *entry.data[1:])) for entry in lost)]
    assert lines(run) == [told]


def test_somebody_elses_biont_that_moves_out_explains_his_points() -> None:
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "blue", bionts="bb")
    run = Runner(table, "darwin-roll", mars, dice=(2, 3, 4, 2))
    run.entries[:] = [Entry(HGT_DONE, "E6", 1, (3, mars, POOL))]
    assert lines(run) == ["Sugar-Driven Metabolism: a biont of Blue moves into the pool"]


def test_whoever_was_not_asked_where_his_bionts_go_reads_why() -> None:
    table = empty("red", "blue")
    run = Runner(table, "darwin-roll", bacterium(table, "mars", "red"), dice=(2, 3))
    run.entries[:] = [Entry(LIMIT_REACHED, "E2a", 0, (0, 1, 1)), Entry(LIMIT_REACHED, "E2a", 1, (3, 1, 1))]
    (told,) = lines(run)
    assert told.startswith("Nothing to assign: only one of your bionts may stand on places now")


SEEN_OTHERWISE = {
    # What whoever looks has just chosen himself, and the answer of somebody whose act is told next.
    "queen allowed", "ersatz",
    # What only says that something begins or passes: what comes of it has lines of its own.
    "strike", "ultraviolet", "spared", "landforms", "no refugium", "nothing smitten", "set up",
    "queen wanted", "queen strikes", "hgt wanted",
    # What the guided game, in which nothing grows beyond a bacterium, does not know.
    "absorbed", "armageddon", "armageddon averted", "armageddon looms", "assimilated", "cancer", "cancer roll",
    "cascade", "climate", "contributed", "culled", "dies with host", "drought", "endosymbiont", "error cancelled",
    "fallen back", "grown", "landfall", "npc waits", "organ", "organ lost", "outlived", "oxygen crisis", "pledged",
    "queen grafts", "queen takes biont", "queen takes cube", "queen takes organ", "queen transplants", "reverted",
    "tie rolled", "trophic level", "vote", "vote called", "waterworld begins", "waterworld ends",
}  # fmt: skip
"""Events that need no line, by their names."""


def test_no_kind_of_event_is_forgotten() -> None:
    events = [
        one
        for package in ("biont.genesis.rules", "biont.genesis.pools")
        for module in (modules(package) if package.endswith("rules") else [importlib.import_module(package)])
        for one in declared_in(module)
        if isinstance(one, Event)
    ]
    small = {one for one in events if one.bookkeeping or one.trifling or one.tests or one.foresees or one.begins}
    assert {one.name for one in events if one not in READS and one not in small} == SEEN_OTHERWISE


def test_an_organism_that_dies_keeps_its_dice_and_its_end_is_never_what_has_no_room() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red")
    run = Runner(table, "darwin-roll", dust, dice=(6, 5, 6, 5))
    assert lines(run)[0].startswith("PAH Photon Harvest 5 6 (Red) dies out: 2 errors")


def test_a_demoted_card_is_told_by_what_it_is_now() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red")
    mutation(table, "dust", "calvin", promoted=True)
    run = Runner(table, "darwin-roll", dust, dice=(2, 3))
    plus = cubes_of(card(table, "calvin"))[1]
    run.entries[:] = [
        Entry(PROMOTED, "H2", 0, (0, dust, card(table, "calvin"))),
        Entry(CUBE_LOST, "G3", 0, (dust, plus)),
        Entry(DEMOTED, "GL-Atrophy.11", 0, (dust, card(table, "calvin"))),
    ]
    assert lines(run)[0] == "PAH Photon Harvest: the second cube (blue) of Pyrenoid lost, now Calvin Cycle again"


def test_a_guests_purchase_says_whose_point_it_is_and_that_it_poisons_the_air() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red", bionts="rb")
    run = Runner(table, "darwin-roll", dust, dice=(2, 3, 4, 2))
    run.entries[:] = [
        Entry(PAID, "H0", 1, (0, 2, 1)),
        Entry(BOUGHT, "H1", 1, (3, dust, card(table, "calvin"), 0)),
        Entry(POLLUTION_CAUSED, "H1d", 0, (dust, 0, 2)),
    ]
    assert lines(run) == [
        "Guests have spent discs of yours: −1 green (Calvin Cycle)",
        "Blue: Calvin Cycle for PAH Photon Harvest (a point for Red), poisons the air (oxygen 2)",
    ]


def test_what_strikes_a_place_on_which_one_stands_is_told_and_so_is_its_end() -> None:
    table = empty("red", "blue")
    refugium(table, "volcano", up="r", bionts="r")
    run = Runner(table, "smite", -1)
    assert lines(run) == ["Hydrogen Volcano: the place is gone, a biont of Red goes back to the pool"]
    table = empty("red", "blue")
    refugium(table, "volcano", up="rr", bionts="r")
    run = Runner(table, "smite", -1)
    assert lines(run) == ["Hydrogen Volcano: the event takes a red cube"]


def test_what_an_event_goes_on_with_is_told_of_it() -> None:
    table = empty("red", "blue")
    run = Runner(table, "darwin-roll", bacterium(table, "dust", "red"), dice=(2, 3))
    run.entries[:] = [Entry(REFUGIUM_APPEARS, "D3", -1, (placard(table, "volcano"), 0)), Entry(OZONE_FORMED, "D1c", -1)]
    assert lines(run) == ["The event: new place (Hydrogen Volcano), an ozone layer forms and stops ultraviolet"]


def test_a_long_line_leaves_room_for_every_line_that_explains_points() -> None:
    table = empty("red", "blue")
    dust, mars = bacterium(table, "dust", "red", cubes="r"), bacterium(table, "mars", "blue", cubes="b")
    run = Runner(table, "darwin-roll", dust, dice=(2, 3, 4))
    cards = [card(table, code) for code in codes(table, "mutation")[:12]]
    run.entries[:] = [Entry(MUTATION_LOST, "D7", 0, (dust, one, 0)) for one in cards]
    run.entries += [Entry(CHROMOSOME_LOST, "D5", 1, (mars, 3)), Entry(ANTIOXIDANT_PLACED, "E5", 0, (0, 0, dust))]
    told = lines(run)
    assert told[0].endswith(" more lost")
    assert told[1] == "Sugar-Driven Metabolism: heat, a blue cube lost"
    assert sum(1 + len(one) // WIDTH for one in told) <= MOST


def test_what_others_paid_and_that_they_assigned_nothing_is_told() -> None:
    table = empty("red", "blue")
    bacterium(table, "dust", "red")
    blue = table.box.players[1]
    table.order = [blue, table.box.players[0]]
    table.first = blue
    run = Runner(table, "darwin-roll", 0, dice=(2, 3))
    begins, volcano = Entry(PHASE_BEGINS, "A0", -1, (2,)), placard(table, "volcano")
    run.entries[:] = [begins]
    assert lines(run) == ["Blue assigns nothing."]
    asked = Lately(run.entries, 0, run.table, 0, Decision(0, ASK_WANTON, "A6b", (("first",), ("keep",)), (0, 2)))
    assert recap(asked, Teller(table.box.pack, words("en"), ("red", "blue")), words("en")) == [], "nobody has yet"
    run.entries[:] = [begins, Entry(PAID, "E2", 1, (blue, 3, 1)), Entry(ASSIGNED, "E1", 1, (blue, POOL, volcano))]
    assert lines(run) == ["Hydrogen Volcano: a biont of Blue comes (−1 blue)"]


def test_why_one_was_not_asked_and_the_event_stand_as_they_happened() -> None:
    run = passed_over()
    run.entries.insert(3, Entry(ORDER_SET, "A6", -1, ((3, 0),)))
    assert [one.split(":")[0] for one in lines(run)] == ["You have no organism", "The event", "Nothing to assign"]
    assert lines(run)[1] == "The event: by this card Blue goes first"


def test_a_new_parasite_says_where_its_biont_has_come_from() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red", bionts="rb")
    virus = parasite(table, "blue", "dust", diseased=("", ""))
    run = Runner(table, "darwin-roll", dust, dice=(2, 3, 4, 2))
    run.entries[:] = [
        Entry(ATTACHED, "E3", 1, (virus, dust, 0)),
        Entry(BIONT_TURNED, "E3.2", 1, (virus, from_organism(dust))),
    ]
    assert lines(run) == ["Virus: clings to PAH Photon Harvest, its biont comes out of PAH Photon Harvest"]


def test_where_there_is_no_room_one_strike_on_several_organisms_is_one_line() -> None:
    table = empty("red", "blue")
    struck = [bacterium(table, code, "red") for code in ("dust", "clay", "pond")]
    mars = bacterium(table, "mars", "blue", cubes="b")
    run = Runner(table, "darwin-roll", struck[0], dice=(2, 3))
    cards = [card(table, code) for code in codes(table, "mutation")[:3]]
    run.entries[:] = [Entry(MUTATION_LOST, "D7", 0, (one, gone, 0)) for one, gone in zip(struck, cards, strict=True)]
    assert len(lines(run)) == 3
    run.entries += [Entry(CHROMOSOME_LOST, "D5", 1, (mars, 3)), Entry(ENZYME_PLACED, "E1", 1, (3, 0, 5))]
    told = lines(run)
    assert told[0].startswith("Your 3 organisms: sunburn, ")
    assert told[0].count(" lost") == 3
    assert told[1] == "Sugar-Driven Metabolism: heat, a blue cube lost"


def test_a_parasite_that_dies_with_its_host_says_so() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red")
    virus = parasite(table, "blue", "dust", diseased=("", ""))
    run = Runner(table, "darwin-roll", dust, dice=(2, 3))
    run.entries[:] = [Entry(EXTINCT, "E3h", 1, (virus, 3))]
    assert lines(run) == ["Virus (Blue) dies out: with its host"]


def test_a_card_that_somebody_changed_by_sex_is_not_told_of_the_event() -> None:
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "blue")
    run = Runner(table, "darwin-roll", mars, dice=(2, 3))
    run.entries[:] = [Entry(SEX_HAD, "H1a", 1, (3, mars, 3)), Entry(ROIL_STRUCK, "D2b", -1, (3,))]
    assert lines(run) == ["Blue: another card on top (continent) by the sex of Sugar-Driven Metabolism"]


def test_who_goes_first_all_the_same_is_told_instead_of_whom_the_card_puts_first() -> None:
    table = empty("red", "blue")
    run = Runner(table, "darwin-roll", bacterium(table, "dust", "red"), dice=(2, 3))
    run.entries[:] = [Entry(ORDER_SET, "A6", -1, ((3, 0),)), Entry(WANTON_FIRST, "A6b", 0, (0,))]
    assert lines(run) == ["Red, the most wanton, goes first"]
    run.entries[:] = [Entry(ORDER_SET, "A6", -1, ((0, 3),)), Entry(WANTON_FIRST, "A6b", 0, (0,))]
    assert lines(run) == []


def test_a_second_roll_for_one_place_says_why() -> None:
    table = empty("red", "blue")
    refugium(table, "volcano", bionts="b")
    run = Runner(table, "darwin-roll", bacterium(table, "dust", "red"), dice=(2, 3))
    volcano = placard(table, "volcano")
    run.entries[:] = [
        Entry(AUTOCATALYTIC_ROLL, "F0b", 1, (volcano, 3, (3, 4), 0)),
        Entry(AUTOCATALYTIC_REROLL, "F0c", 1, (volcano, 3, (6, 5), 0)),
    ]
    assert lines(run) == ["Hydrogen Volcano: Blue rolls 3 4, all once more, as a place of Blue’s colour allows: 6 5"]


def test_food_without_room_is_told() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red")
    table.pool[CELLS[0]] = [table.box.cap] * 4
    run = Runner(table, "darwin-roll", dust, dice=(1, 2))
    assert lines(run) == ["PAH Photon Harvest 1 2: one disc more had no room (six of a colour is the most)"]


def test_a_five_that_is_no_error_says_by_what() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red")
    mutation(table, "dust", "calvin", promoted=True)
    parasite(table, "blue", "dust", diseased=("", "calvin"))
    table.mutation_cube[cubes_of(card(table, "calvin"))[1]] = ABSENT
    run = Runner(table, "darwin-roll", dust, dice=(5, 2, 5, 2))
    assert lines(run) == ["PAH Photon Harvest 2 5: nothing lost (with DNA a 5 is no error)"]


def test_fives_that_cost_nothing_by_dna_are_told_beside_what_the_roll_earned() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red", cubes="b")
    mutation(table, "dust", "calvin", promoted=True)
    run = Runner(table, "darwin-roll", dust, dice=(5, 2, 5, 2, 1, 3))
    assert lines(run)[0].endswith("with DNA a 5 is no error")


def test_a_sunburn_says_that_robbed_cards_stay_longest() -> None:
    def told(limit: int, cards: tuple[str, ...]) -> str:
        table = empty("red", "blue")
        bacterium(table, "dust", "red")
        for one in cards:
            mutation(table, "dust", one)
        parasite(table, "blue", "dust", diseased=("", "calvin"))
        return " ".join(lines(Runner(table, "uv", limit, -1)))

    assert "only one mutation stays, cards with stolen cubes go last" in told(1, ("calvin", "rrna"))
    assert "stolen" not in told(0, ("calvin", "rrna"))


def test_a_parasite_that_loses_a_cube_with_its_hosts_card_says_so() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red")
    calvin = card(table, "calvin")
    mutation(table, "dust", "calvin", promoted=True)
    virus = parasite(table, "blue", "dust", diseased=("", "calvin"))
    run = Runner(table, "darwin-roll", dust, dice=(2, 3, 4))
    burnt = Entry(MUTATION_LOST, "D7", 0, (dust, calvin, 0))
    run.entries[:] = [Entry(DISEASED, "E3c", 1, (virus, dust, cubes_of(calvin)[1], -1)), burnt]
    assert lines(run) == [
        "PAH Photon Harvest: sunburn, Calvin Cycle lost",
        "Virus: loses the cube it took from Calvin Cycle",
    ]
    run.entries.append(burnt)  # bought again by somebody: what the parasite had is gone
    assert "".join(lines(run)).count("Virus") == 1


def test_a_new_parasite_says_that_it_has_two_bionts() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red")
    virus = parasite(table, "blue", "dust", diseased=("", ""), bionts="bb")
    run = Runner(table, "darwin-roll", dust, dice=(2, 3))
    run.entries[:] = [Entry(ATTACHED, "E3", 1, (virus, dust, 0))]
    assert lines(run) == ["Virus: clings to PAH Photon Harvest with two bionts"]


def test_doubles_that_make_no_life_are_told_and_what_a_dead_cube_leaves_others() -> None:
    table = empty("red", "blue")
    refugium(table, "volcano", bionts="b")
    run = Runner(table, "darwin-roll", bacterium(table, "dust", "red"), dice=(2, 3))
    volcano, blue = placard(table, "volcano"), table.box.players[1]
    rolled = Entry(AUTOCATALYTIC_ROLL, "F0b", 1, (volcano, blue, (4, 4), 0))
    run.entries[:] = [rolled, Entry(CATALYSTS_GAINED, "F2", 1, (blue, 0, 1))]
    assert lines(run) == [
        "Hydrogen Volcano: Blue rolls 4 4, that leaves Blue +1 red, "
        "doubles, but Blue waits and makes no bacterium of it yet"
    ]
    run.entries[:] = [rolled, Entry(LIFE_CREATED, "F3", 1, (volcano, blue))]
    assert "left" not in "".join(lines(run))


def test_an_own_organism_that_is_about_to_lose_something_comes_before_others_losses() -> None:
    table = empty("red", "blue")
    dust, mars = bacterium(table, "dust", "red", cubes="r"), bacterium(table, "mars", "blue", cubes="b")
    run = Runner(table, "darwin-roll", dust, dice=(2, 3, 4))
    run.entries[:] = [Entry(CHROMOSOME_LOST, "D5", 1, (mars, 3)), Entry(STRUCK, "D5", 0, (dust, 0, 2, 1, 1))]
    assert lines(run)[0] == "PAH Photon Harvest: heat 2, shield 1"


def test_discs_that_go_with_what_dies_out_or_comes_alive_are_told() -> None:
    table = empty("red", "blue")
    dust, volcano = bacterium(table, "dust", "red"), placard(table, "volcano")
    run = Runner(table, "darwin-roll", dust, dice=(2, 3))
    run.entries[:] = [
        *(Entry(EXTINCT, "GL-Extinction.1", 0, (dust, 0)), Entry(DISCS_GONE, "GL-Extinction.6", 0, (dust, 2))),
        *(Entry(LIFE_CREATED, "F3", 0, (volcano, 0)), Entry(ENZYMES_SPENT, "F3b", 0, (volcano, 2))),
    ]
    told = " | ".join(lines(run))
    assert "the 2 discs on it are gone" in told
    assert "its 2 enzymes are used up" in told


def test_an_own_roll_that_nothing_comes_of_is_told_with_its_dice() -> None:
    table = empty("red", "blue")
    volcano = refugium(table, "volcano", bionts="r")
    run = Runner(table, "darwin-roll", bacterium(table, "dust", "red"), dice=(2, 3))
    run.entries[:] = [Entry(AUTOCATALYTIC_ROLL, "F0b", 0, (volcano, 0, (5, 3), 0))]
    assert lines(run) == ["Hydrogen Volcano 5 3: nothing comes of it"]


def test_rows_that_are_kept_for_a_line_too_long_for_them_are_given_to_another() -> None:
    table = empty("red", "blue")
    story = Story(table, 0, Teller(table.box.pack, words("en"), ("red", "blue")), words("en"))
    for number, (name, letters) in enumerate((("A", 20), ("B", 100), ("C", 170), ("D", 170))):
        line = story.line("roll", bacterium(table, ("dust", "clay", "pond", "volcano")[number], "red"), name, OWN)
        line.parts.append("x" * letters)
        story.scores(line)
    told = [one.text for one in story.told()]
    assert [one[:2] for one in told] == ["A:", "B:", "2 "]
    assert sum(1 + len(one) // WIDTH for one in told) == MOST


def test_who_gave_up_the_biont_of_a_guest_is_told_and_why_it_went_before_cubes() -> None:
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "blue", bionts="rb", cubes="y")
    run = Runner(table, "spike", mars, 2)
    run.answer("lose-biont red")
    assert "Blue owns it, picks and gives up a biont of Red" in lines(run)[0]
    mutation(table, "mars", "restriction")
    assert "Blue may pick any piece (choose losses) and gives up a biont of Red" in lines(run)[0]
    teller = Teller(table.box.pack, words("en"), ("red", "blue"))
    assert "Sugar-Driven Metabolism: Blue owns it and picks what is lost: a biont of Red." in map(
        teller.entry, run.entries
    )


def test_a_triple_alone_says_what_it_earned_and_doubles_that_nothing_lives() -> None:
    table = empty("red", "blue")
    run = Runner(table, "darwin-roll", bacterium(table, "dust", "red", cubes="rgb"), dice=(3, 3, 3, 4, 4))
    assert "three alike earn one" in lines(run)[0]
    pond = refugium(table, "pond", bionts="b")
    run.entries[:] = [Entry(AUTOCATALYTIC_ROLL, "F0b", 1, (pond, 3, (5, 5), 0))]
    assert lines(run)[0].endswith("doubles, but Blue waits and makes no bacterium of it yet")
    table.domes[CELLS[pond]] = [0, 0, 0, 0]
    assert lines(run)[0].endswith("doubles, but no biont is left there")


def test_what_is_lost_counts_more_than_what_took_it() -> None:
    table = empty("red", "blue")
    clay, mars = bacterium(table, "clay", "red", cubes="r"), bacterium(table, "mars", "red", cubes="b")
    er = mutation(table, "clay", "rrna", promoted=True)
    run = Runner(table, "darwin-roll", mars, dice=(2, 3, 4))
    run.entries[:] = [
        Entry(STRUCK, "D5", 0, (clay, 0, 2, 1, 1)),
        Entry(CUBE_LOST, "D5", 0, (clay, cubes_of(er)[1])),
        Entry(DEMOTED, "D5", 0, (clay, er)),
        Entry(STRUCK, "D5", 0, (mars, 0, 2, 1, 1)),
        Entry(CHROMOSOME_LOST, "D5", 0, (mars, 3)),
        *(Entry(CHROMOSOME_LOST, "D5", 1, (one, 3)) for one in (5, 6, 7)),
    ]
    (told,) = (one for one in lines(run) if one.startswith("Clay Template"))
    assert "cube (yellow) of" in told
    assert "lost" in told


def test_who_goes_first_by_the_rule_of_a_phase_is_no_event_and_comfort_is_no_food() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red")
    run = Runner(table, "darwin-roll", dust, dice=(2, 3))
    run.entries[:] = [Entry(WANTON_FIRST, "A6b", 1, (3,))]
    assert lines(run) == ["Blue, the most wanton, goes first"]
    roll = Entry(DARWIN_ROLL, "G0", 0, (dust, (5, 5), 1, 2, 0, 5))
    run.entries[:] = [roll, Entry(CATALYSTS_GAINED, "B4a", 1, (3, 3, 1))]
    assert "that leaves Blue +1 blue" in lines(run)[0]
    run.entries[:] = [roll, Entry(CATALYSTS_GAINED, "G2", 1, (3, 3, 1))]
    assert "what it eats feeds its host: Blue +1 blue" in lines(run)[0]


def test_who_rolls_on_a_place_to_which_somebody_else_comes_is_told() -> None:
    table = empty("red", "blue")
    run = Runner(table, "darwin-roll", bacterium(table, "dust", "red"), dice=(2, 3))
    volcano = refugium(table, "volcano", up="r", bionts="rb")
    run.entries[:] = [Entry(ASSIGNED, "E1", 1, (3, POOL, volcano))]
    (told,) = lines(run)
    assert told.startswith("Hydrogen Volcano: a biont of Blue comes, you still roll there (2 of yours count there")
    table.up[CELLS[volcano]] = [0, 0, 0, 2]
    (told,) = lines(run)
    assert told.endswith("Blue rolls there now (3 of Blue count there: bionts, enzymes, awake cubes; 1 of yours)")
    table.up[CELLS[volcano]] = [0, 0, 0, 0]
    assert "1 of each colour there; " in lines(run)[0]


@pytest.mark.parametrize(
    ("laid", "why"),
    [
        (3, "Blue rolls 1 1 4 5 for it (2 of Blue count there: bionts, enzymes, awake cubes; 1 of yours)"),
        (1, "Blue rolls 1 1 4 5 for it (1 of each colour there; Blue comes first on the card)"),
        (None, "Blue rolls 1 1 4 5 for it (more of its colour there, or first on the card)"),
    ],
)
def test_why_a_shared_place_is_somebody_elses_bacterium_is_told_with_its_life(laid: int | None, why: str) -> None:
    """One biont each lay there, and nobody said why Blue rolled and got all of it."""
    table = empty("red", "blue")
    rust = bacterium(table, "rust", "blue", bionts="br")
    assert table.box.dots[rust].index(3) < table.box.dots[rust].index(0)
    run = Runner(table, "phase", DARWIN)
    enzymes = [] if laid is None else [Entry(ENZYME_PLACED, "E1", 1, (3, laid, rust))]
    run.entries[:] = [
        Entry(ASSIGNED, "E1", 0, (0, POOL, rust)),
        *enzymes,
        Entry(ASSIGNED, "E1", 1, (3, POOL, rust)),
        Entry(AUTOCATALYTIC_ROLL, "F0b", 1, (rust, 3, (1, 1, 4, 5), 1)),
        Entry(LIFE_CREATED, "F3", 1, (rust, 3)),
    ]
    (life,) = [one for one in lines(run) if "a new bacterium of Blue" in one]
    assert life.endswith(why)


def test_where_to_read_on_is_said_once() -> None:
    """A long line whose parts are counted and lines that have no room at all: the last row alone names the list,
    and counts what it hides itself with what has none; its last words were cut."""
    long = [f"a part of the matter, the number {number}" for number in range(20)]
    some = [Line(name, OWN, list(long), scores=MINE) for name in ("Mars", "Vent", "Pond", "Rust", "Dust")]
    told = [one.text for one in at_a_glance(some, words("en"))]
    assert "more in the log" in told[0]
    assert told[-1].endswith(" more under “What happened”")
    assert sum(text.count("“What happened”") for text in told) == 1
    short = [Line(name, OWN, ["a part"], scores=MINE) for name in ("Mars", "Vent", "Pond", "Rust", "Dust")]
    told = [one.text for one in at_a_glance(short, words("en"))]
    assert sum(text.count("“What happened”") for text in told) == 1
    assert told[-1].endswith("1 more under “What happened”")


def test_doubles_are_told_also_where_the_next_question_is_of_a_player_with_the_number_of_the_place() -> None:
    """Three sixes made no life with two bionts there, and no word said why."""
    table = empty("red", "blue")
    tholin = refugium(table, "tholin", bionts="bb")
    run = Runner(table, "darwin-roll", bacterium(table, "dust", "red"), dice=(2, 3))
    run.entries[:] = [Entry(AUTOCATALYTIC_ROLL, "F0b", 1, (tholin, 3, (6, 6, 6, 5), 0))]
    decision = ask(0, ASK_WANTON, [("first",), ("keep",)], (tholin, DARWIN))
    say = words("en")
    (told,) = recap(Lately(run.entries, 0, table, 0, decision), Teller(table.box.pack, say, ("red", "blue")), say)
    assert told.text.endswith("doubles, but Blue waits and makes no bacterium of it yet")


def test_discs_that_guests_have_spent_come_before_what_was_gained() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red")
    mutation(table, "dust", "rhodopsin")
    virus = parasite(table, "blue", "dust", diseased=("", "rhodopsin"))
    run = Runner(table, "darwin-roll", dust, dice=(2, 3))
    cards, cube = [card(table, code) for code in ("calvin", "citrate", "pilus")], cubes_of(card(table, "rhodopsin"))[0]
    run.entries[:] = [Entry(QUEEN_RETAKES, "H4", 0, (dust, virus, 1, cube))]
    for number, one in enumerate(cards):
        paid = Entry(PAID, "H0a", 1, (0, number, 2))
        run.entries += [paid, Entry(BOUGHT, "H1", 1, (3, virus, one, 0))]
    told = lines(run)
    assert told[0].startswith("Guests have spent discs of yours")
    assert told[0].count("−2") == len(cards)


def test_what_whoever_looks_has_lost_has_room_before_what_others_did() -> None:
    """That his biont died was one of three things more, behind two enzymes and a roll of Blue."""
    table = empty("red", "blue")
    pond = refugium(table, "pond", down="ry", bionts="rb", enzymes="by")
    run = Runner(table, "darwin-roll", bacterium(table, "dust", "red"), dice=(2, 3))
    run.entries[:] = [
        *(Entry(ENZYME_PLACED, "E1", 1, (3, colour, pond)) for colour in (3, 1)),
        Entry(ASSIGNED, "E1", 1, (3, POOL, pond)),
        Entry(AUTOCATALYTIC_ROLL, "F0b", 1, (pond, 3, (2, 3, 2, 5), 2)),
        *(Entry(ANIMATED, "F1", 1, (pond, colour)) for colour in (1, 2, 3, 0)),
        *(Entry(MANNA_SMITTEN, "D4", -1, (pond, colour, 1)) for colour in (2, 3)),
        Entry(BIONT_DIED, "F2a", 0, (pond, 0)),
    ]
    told = lines(run)[0]
    assert "a biont of Red dies" in told
    assert told.count("the event takes") == 2
    assert "more" in told


def test_that_ones_purchases_are_over_is_told_where_nothing_else_asks_about_them() -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red")
    run = Runner(table, "darwin-roll", dust, dice=(2, 3))
    run.entries[:] = [Entry(BOUGHT, "H1", 0, (0, dust, card(table, "calvin"), 0))]
    assert lines(run) == ["Bought: Calvin Cycle for PAH Photon Harvest"]
    run.entries.append(Entry(PHASE_BEGINS, "A0", -1, (1,)))
    assert "Bought: Calvin Cycle for PAH Photon Harvest, that ends your purchases: no disc is left" in lines(run)
    run.entries.insert(1, Entry(PAID, "H1", 1, (0, 2, 1)))
    bought = next(one for one in lines(run) if one.startswith("Bought"))
    assert bought.endswith("that ends your purchases: guests have spent the rest of your discs")
    pool(table, "red", "b")
    bought = next(one for one in lines(run) if one.startswith("Bought"))
    assert "that ends your purchases: each biont has bought, or your discs pay for nothing else" in bought


def test_what_one_has_lost_leads_and_has_room_before_all_that_only_happened() -> None:
    """A phone showed the dice and what they earned, and cut the line where the losses stood."""
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red")
    mutation(table, "dust", "calvin")
    virus = parasite(table, "blue", "dust", diseased=("", "calvin"))
    cube = cubes_of(card(table, "calvin"))[0]
    run = Runner(table, "phase", DARWIN)
    run.entries[:] = [
        *(Entry(ENZYME_PLACED, "E1", 0, (0, 0, placard(table, one))) for one in codes(table, "refugium")[2:5]),
        *(
            one
            for player, organism in ((0, dust), (3, virus))
            for one in (
                Entry(PAID, "H0a", player // 3, (0, 3, 1)),
                Entry(BOUGHT, "H1", player // 3, (player, organism, card(table, "tmrna"), 0)),
            )
        ),
        Entry(STRUCK, "D6", 1, (virus, 1, 3, 1, 2)),
        Entry(CUBE_LOST, "D6", 1, (virus, cube)),
        Entry(MUTATION_LOST, "D6", 0, (dust, card(table, "calvin"), 0)),
    ]
    told = lines(run)
    assert told[0].startswith("Guests have spent discs of yours: −1 blue (tmRNA)")
    assert "Calvin Cycle" in told[1]
    assert told[-1].endswith("under “What happened”.")


@pytest.mark.parametrize(("name", "chosen"), [("restriction", True), ("citrate", False)])
def test_why_another_loses_his_last_biont_while_cards_are_left(name: str, chosen: bool) -> None:
    """GL-Immunology: its owner may lose what he likes; else cubes of cards go first, unless a parasite has them."""
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "blue")
    number = card(table, name)
    run = Runner(table, "darwin-roll", dust, dice=(2, 3))
    run.entries[:] = [
        Entry(STRUCK, "D6", 1, (dust, 1, 2, 1, 1)),
        Entry(BIONT_LOST, "D6", 1, (dust, 3)),
        Entry(EXTINCT, "D6", 1, (dust, 3)),
        Entry(MUTATION_LOST, "GL-Extinction.6", 1, (dust, number, 0)),
    ]
    (told,) = (one for one in lines(run) if "dies out" in one)
    assert ("Blue chose its biont" in told) == chosen


def test_what_dies_with_its_host_is_told_so_first() -> None:
    """A parasite that oxygen had struck before fell with its host, and oxygen was blamed."""
    table = empty("red", "blue")
    bacterium(table, "dust", "blue")
    prion = parasite(table, "red", "dust")
    run = Runner(table, "darwin-roll", prion, dice=(2, 3))
    run.entries[:] = [
        Entry(STRUCK, "D6", 0, (prion, 1, 2, 1, 1)),
        Entry(BIONT_LOST, "D6", 1, (prion, 3)),
        Entry(EXTINCT, "E3h", 0, (prion, 0)),
    ]
    (told,) = (one for one in lines(run) if "dies out" in one)
    assert told.split(": ")[1].startswith("with its host, oxygen")


def test_a_card_that_burns_is_no_loss_of_the_parasite_that_was_tested_last() -> None:
    """D7: all organisms are held against the limit before cards burn; Prion had taken nothing of the card."""
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "blue")
    prion = parasite(table, "red", "dust")
    run = Runner(table, "darwin-roll", prion, dice=(2, 3))
    burnt = card(table, "mitochondria")
    run.entries[:] = [
        Entry(TESTED, "D7", 1, (dust, MUTATIONS, 2, LIMIT, 1, 1)),
        Entry(TESTED, "D7", 0, (prion, MUTATIONS, 2, LIMIT, 1, 1)),
        Entry(MUTATION_LOST, "D7", 1, (dust, burnt, 0)),
    ]
    told = lines(run)
    assert not [one for one in told if "stolen" in one]
    assert [one for one in told if one.startswith("PAH Photon Harvest") and "Mitochondria" in one]
