"""E3, E4, V32, V35, V36: attaching parasites, supplanting them, liberated parasites."""

from __future__ import annotations

import pytest

from biont.genesis.cards import COSMIC, O2_SHIELD, RED_QUEEN
from biont.genesis.organisms import chromosomes, darwin_dice, icons, is_alive
from biont.genesis.rules import hosts, parasites
from biont.genesis.rules.assignment import ENTROPY_LIMIT
from biont.genesis.rules.atrophy import ASK_ATROPHY, lose_diseased
from biont.genesis.rules.extinction import EXTINCT, go_extinct
from biont.genesis.rules.hgt import ALREADY_ACTED, ROW_INACTIVE
from biont.genesis.rules.hosts import (
    NO_BIONT,
    NO_CUBE_FITS,
    NO_PARASITE_CARD,
    OWN_TABLEAU,
    PARASITE_IN_PLAY,
    PARASITE_RESTS,
    PARASITES_BANNED,
    SUPPLANT_FULL,
    SUPPLANT_TOO_FEW,
)
from biont.genesis.rules.parasites import ASK_LIBERATED, ASK_SECOND_BIONT, ATTACHED, BIONT_TURNED, SUPPLANTED
from biont.genesis.rules.spike import POLLUTION_CAUSED
from biont.genesis.table import HERE, NOWHERE, ORGAN, STOLEN, UNSOURCED, Table
from biont.genesis.vocabulary import from_organism
from biont.kernel.decision import Asking
from biont.kernel.play import Play
from tests.genesis.positions import (
    Runner,
    bacterium,
    check_pieces,
    empty,
    macroorganism,
    mutation,
    parasite,
    placard,
    pool,
    refugium,
    words,
)

RED, YELLOW, GREEN, BLUE = range(4)
P_RED, P_YELLOW, P_GREEN, P_BLUE = range(16, 20)


def turn(table: Table, player: int) -> Runner:
    """Play a player's turn of the assignment phase, and what follows from it."""
    return Runner(table, "assign-turn", player)


def phase(table: Table, first: int) -> Runner:
    """Play the assignment phase."""
    return Runner(table, "assignment", first)


def drain(asking: Asking[None]) -> None:
    """Run a rule that asks nothing."""
    for decision in asking:
        raise AssertionError(decision)


def verbs(run: Runner, *wanted: str) -> list[str]:
    """The options that begin with one of these verbs."""
    if run.decision is None:
        return []
    return [text for text in run.options if text.split()[0] in wanted]


def diseased(table: Table, number: int) -> list[str]:
    """The diseased cubes of a parasite, by name."""
    slots = table.diseased[2 * (number - 16) : 2 * (number - 16) + 2]
    return ["" if cube == NOWHERE else words(table, "cube")[cube] for cube in slots]


def mars_bug(table: Table, *cards: str, owner: str = "blue", promoted: bool = False) -> int:
    """A bacterium on Mars with mutations."""
    number = bacterium(table, "mars", owner, cubes="rygb")
    for name in cards:
        mutation(table, "mars", name, promoted=promoted)
    return number


@pytest.mark.rule("E3.1", "E3c.1", "E3c.2", "E3c.4", "E3b.3")
def test_salmonella_is_born() -> None:
    """S79: salmonella takes the blue and the yellow cube of a promoted mutation, which stays promoted."""
    table = empty("green", "blue")
    host = mars_bug(table, "tmrna", promoted=True)
    table.active = [1, 0, 0, 0]
    run = turn(table, GREEN).answer("attach back mars", "enough", "steal first tmrna", "steal second tmrna+")
    assert diseased(table, P_GREEN) == ["tmrna", "tmrna+"]
    assert table.promoted[table.mutations[host][0]] == 1
    assert table.owner[P_GREEN] == GREEN
    assert table.host[GREEN] == host
    assert table.parasite[host] == P_GREEN
    assert run.kinds().count(ATTACHED) == 1
    check_pieces(table)


@pytest.mark.rule("E3.1")
def test_the_side_is_chosen_and_a_card_in_play_is_not_there_again() -> None:
    table = empty("green", "blue")
    mars_bug(table, "mrna", "tmrna", promoted=True)
    bacterium(table, "vent", "blue")
    mutation(table, "vent", "riboswitch")
    run = turn(table, GREEN)
    assert verbs(run, "attach") == ["attach front mars", "attach front vent", "attach back mars", "attach back vent"]
    table.owner[P_GREEN] = BLUE  # commandeered: it is in play all the same
    table.host[GREEN] = placard(table, "vent")
    table.bionts[P_GREEN * 8 + BLUE] = 1
    refugium(table, "clay")
    run = turn(table, GREEN)
    assert verbs(run, "attach") == []
    assert run.refused["attach"] == PARASITE_IN_PLAY


@pytest.mark.rule("E3.2", "E3.3", "E3a", "E2b.3")
def test_one_or_two_bionts_from_the_usual_places() -> None:
    table = empty("green", "blue")
    mars_bug(table, "riboswitch")
    refugium(table, "clay", bionts="g")
    refugium(table, "pond", bionts="g")
    table.active = [1, 1, 0, 0]
    run = phase(table, GREEN).answer("attach back mars")
    assert run.options == ["from pool", "from clay"]  # the pond is inactive
    run.answer("from clay")
    assert run.options == ["from pool", "enough"]
    run.answer("from pool")
    assert table.bionts[P_GREEN * 8 + GREEN] == 2
    assert diseased(table, P_GREEN) == ["riboswitch", ""]
    assert table.acted_organism[P_GREEN * 8 + GREEN] == 2
    check_pieces(table)


@pytest.mark.rule("E3a", "E1a.3", "E1a.4", "E6.3")
def test_a_biont_may_come_out_of_a_microorganism_by_hgt() -> None:
    table = empty("green", "blue")
    mars_bug(table, "riboswitch")
    bacterium(table, "clay", "green")
    mutation(table, "clay", "pilus")
    run = phase(table, GREEN).answer("attach back mars")
    assert run.options == ["from pool", "from in-clay"]
    run.answer("from in-clay")
    assert run.options == ["from pool", "enough"]
    run.answer("enough")
    assert not is_alive(table, placard(table, "clay"))
    assert [entry.data for entry in run.entries if entry.kind == BIONT_TURNED] == [
        (P_GREEN, from_organism(placard(table, "clay")))
    ]
    assert table.hgt_used[GREEN] == 1
    assert table.pool[GREEN * 4 + GREEN] == 0  # no compensation, the biont lives on
    check_pieces(table)


@pytest.mark.rule("E3a", "E1a.4")
def test_two_bionts_never_leave_what_the_parasite_stands_on_empty() -> None:
    """Green's last two bionts are in mars, under the prion that he infects: one of them may come, not both."""
    table = empty("red", "green")
    mars = bacterium(table, "mars", "green", bionts="gg")
    mutation(table, "mars", "pilus")
    mutation(table, "mars", "mrna")
    parasite(table, "red", "mars")
    mutation(table, "parasite-red", "sod")
    table.pool_bionts[GREEN] = 0
    run = phase(table, GREEN)
    while run.decision is not None and run.decision.seat != 1:
        run.answer("done")
    run.answer("attach front parasite-red")
    assert run.decision is None or run.decision.kind != ASK_SECOND_BIONT
    assert table.bionts[mars * 8 + GREEN] == 1
    assert table.bionts[P_GREEN * 8 + GREEN] == 1


@pytest.mark.rule("E3a", "E6.3")
def test_each_biont_by_hgt_needs_an_icon() -> None:
    table = empty("green", "blue")
    mars_bug(table, "riboswitch")
    bacterium(table, "clay", "green", bionts="ggg")
    mutation(table, "clay", "pilus")
    run = phase(table, GREEN).answer("attach back mars", "from in-clay")
    assert run.options == ["from pool", "enough"]
    mutation(table, "clay", "mrna")
    run = phase(table, GREEN).answer("attach back mars", "from in-clay", "from in-clay")
    assert table.bionts[P_GREEN * 8 + GREEN] == 2
    assert table.hgt_used[GREEN] == 2


@pytest.mark.rule("E3a", "E3h", "E3d.3")
def test_nobody_saws_off_the_branch_he_is_going_to_sit_on() -> None:
    table = empty("green", "blue")
    bacterium(table, "clay", "green")
    mutation(table, "clay", "pilus")
    parasite(table, "blue", "clay")
    mutation(table, "parasite-blue", "riboswitch")
    run = phase(table, GREEN).answer("attach back parasite-blue")
    assert run.options == ["from pool", "enough"]  # the pool for the first, and never the last biont of the host's host
    table.pool_bionts[GREEN] = 0
    assert verbs(phase(table, GREEN), "attach") == []


@pytest.mark.rule("E3b.1", "E3d.3")
def test_hosts_are_foreign_but_a_hyperparasite_may_be_at_home() -> None:
    table = empty("green", "blue")
    bacterium(table, "clay", "green")
    mutation(table, "clay", "mrna", promoted=True)
    bacterium(table, "rust", "blue")
    mutation(table, "rust", "riboswitch")
    parasite(table, "blue", "clay", side=1, diseased=("mrna+", ""))
    mutation(table, "parasite-blue", "tmrna")
    run = turn(table, GREEN)
    assert verbs(run, "attach", "supplant") == [
        "attach front rust",
        "attach front parasite-blue",
        "attach back rust",
        "attach back parasite-blue",
    ]
    assert run.refused["supplant front clay"] == OWN_TABLEAU
    run.answer("attach back parasite-blue", "enough")
    assert table.host[GREEN] == P_BLUE
    assert table.parasite[P_BLUE] == P_GREEN
    assert diseased(table, P_GREEN) == ["tmrna", ""]


@pytest.mark.rule("E3b.1")
def test_no_parasite_on_an_own_organism() -> None:
    table = empty("green", "blue")
    refugium(table, "vent")
    bacterium(table, "clay", "green")
    mutation(table, "clay", "mrna")
    run = turn(table, GREEN)
    assert verbs(run, "attach") == []
    assert run.refused["attach front clay"] == OWN_TABLEAU


@pytest.mark.rule("E3b.2", "E1b.2")
def test_host_rows() -> None:
    table = empty("green", "blue")
    refugium(table, "clay", bionts="g")
    mars_bug(table, "riboswitch")
    bacterium(table, "vent", "blue")
    mutation(table, "vent", "tmrna")
    bacterium(table, "pond", "blue", bionts="bg")
    mutation(table, "pond", "mrna")
    table.active = [0, 0, 0, 0]
    run = turn(table, GREEN)
    assert verbs(run, "attach") == [
        "attach front pond",
        "attach front vent",
        "attach back pond",
        "attach back vent",
    ]
    assert run.refused["attach back mars"] == ROW_INACTIVE


@pytest.mark.rule("V32")
def test_first_edition_refugia_open_no_row_for_parasites() -> None:
    table = empty("green", "blue", edition="1e")
    refugium(table, "clay", bionts="g")
    bacterium(table, "vent", "blue")
    mutation(table, "vent", "tmrna")
    bacterium(table, "dust", "green")
    mars_bug(table, "riboswitch")
    table.active = [0, 0, 0, 0]
    assert hosts.hosts(table, GREEN, 1) == [(placard(table, "mars"), 1)]


@pytest.mark.rule("V31", "V32")
def test_first_edition_spore_reaches_hosts_and_is_reached() -> None:
    table = empty("green", "blue", edition="1e")
    mars_bug(table, "endospore")
    bacterium(table, "vent", "blue")
    mutation(table, "vent", "tmrna")
    bacterium(table, "pond", "green")
    table.active = [0, 0, 0, 0]
    assert hosts.hosts(table, GREEN, 1) == []
    table.onset[table.mutations[placard(table, "mars")][0]] = 0
    assert hosts.hosts(table, GREEN, 1) == [(placard(table, "mars"), 1)]
    number = mutation(table, "pond", "rhodopsin")
    table.onset[number] = 0
    assert len(hosts.hosts(table, GREEN, 1)) == 2


@pytest.mark.rule("V31", "E2.3")
def test_first_edition_spore_serves_what_lives_on_it_too() -> None:
    table = empty("red", "green", "blue", edition="1e")
    mars_bug(table, "endospore")
    parasite(table, "red", "mars")
    mutation(table, "parasite-red", "tmrna")
    bacterium(table, "pond", "green")
    table.active = [0, 0, 0, 0]
    assert hosts.hosts(table, GREEN, 1) == []
    table.onset[table.mutations[placard(table, "mars")][0]] = 0
    assert P_RED in [host for host, _ in hosts.hosts(table, GREEN, 1)]


@pytest.mark.rule("V31", "E1b.2", "E2.3")
def test_first_edition_spore_of_a_host_opens_refugia_to_its_parasite() -> None:
    """Green's cyanobacteria are at home where their host is, which is everywhere; in 2026.2 only by HGT."""
    for version, found in (("2026.3", True), ("2026.2", False)):
        table = empty("green", "blue", edition="1e", version=version)
        mars_bug(table, "endospore")
        table.onset[table.mutations[placard(table, "mars")][0]] = 0
        parasite(table, "green", "mars")
        refugium(table, "pond")
        pool(table, "green", "g")
        table.active = [0, 0, 0, 0]
        run = turn(table, GREEN)
        assert ("assign pool pond" in verbs(run, "assign")) == found
        assert ("enzyme green pond" in verbs(run, "enzyme")) == found


@pytest.mark.rule("V35", "E4.4")
def test_first_edition_sends_a_liberated_parasite_elsewhere() -> None:
    """The cosmic row sleeps: its old host's row is not open to a freed virus unless another own organism is there.

    The second edition names that row, and so did the program in 2026.2 for both.
    """
    for edition, version, neighbour, found in (
        ("1e", "2026.3", False, False),
        ("1e", "2026.3", True, True),
        ("1e", "2026.2", False, True),
        ("2e", "2026.3", False, True),
    ):
        table = empty("red", "green", "blue", edition=edition, version=version)
        mars = bacterium(table, "mars", "red")
        virus = parasite(table, "blue", "mars", side=1)
        bacterium(table, "dust", "green")
        mutation(table, "dust", "sod")
        if neighbour:
            bacterium(table, "dhb", "blue")
        table.parasite[mars] = NOWHERE
        table.active = [0, 0, 0, 0]
        run = Runner(table, "liberated", virus)
        assert bool(run.decision and verbs(run, "attach")) == found


@pytest.mark.rule("E2d", "E3b.2", "IC.2")
def test_spore_finds_hosts_in_every_row() -> None:
    """To attach is to assign, and for that spore makes every row a home row (U24); 2026.1 did not read it so."""
    for version, found in (("2026.3", ["mars"]), ("2026.1", [])):
        table = empty("green", "blue", version=version)
        mars_bug(table, "endospore")
        bacterium(table, "pond", "green")
        table.active = [0, 0, 0, 0]
        assert hosts.hosts(table, GREEN, 1) == [], "without spore the cosmic row is out of reach"
        mutation(table, "pond", "rhodopsin")  # spore
        assert [words(table, "organism")[host] for host, _ in hosts.hosts(table, GREEN, 1)] == found
        assert verbs(turn(table, GREEN), "attach") == [f"attach back {host}" for host in found]


@pytest.mark.rule("E6.4", "E2d")
def test_spore_moves_no_biont_into_organisms_of_other_rows() -> None:
    """HGT into a microorganism is a move and no assigning (U24); a refugium it may reach (E1a)."""
    table = empty("green", "blue")
    mars_bug(table, "endospore")
    bacterium(table, "pond", "green", bionts="gg")
    mutation(table, "pond", "rhodopsin")  # spore
    mutation(table, "pond", "mrna")  # HGT
    refugium(table, "dust")
    table.active = [0, 0, 0, 0]
    assert verbs(turn(table, GREEN), "hgt") == ["hgt pond pool", "hgt pond dust"]


@pytest.mark.rule("E3b.3", "E3c.3", "E3c.1")
def test_placard_cubes_and_wrong_colours_do_not_serve() -> None:
    table = empty("green", "blue")
    refugium(table, "vent")
    mars_bug(table, "sod", "calvin")  # red and green
    run = turn(table, GREEN)
    assert verbs(run, "attach") == ["attach front mars"]  # cyanobacteria take red, salmonella nothing
    assert run.refused["attach back mars"] == NO_CUBE_FITS
    assert hosts.attach_choices(table, GREEN, 0, placard(table, "mars")) == [(NOWHERE, 2 * 2)]


@pytest.mark.rule("E3c.1")
@pytest.mark.parametrize(("codes", "most"), [(("sod",), 1), (("sod", "pilus"), 2), (("sod", "pilus", "rrna"), 2)])
def test_a_side_with_two_slots_of_one_colour_takes_two_such_cubes_at_most(codes: tuple[str, ...], most: int) -> None:
    """No card of the program has one; a pack of somebody's own may."""
    table = empty("green", "blue")
    mars_bug(table, *codes)
    table.box.slot_colours[2 * GREEN] = (RED, RED)
    assert hosts.hosts(table, GREEN, 0) == [(placard(table, "mars"), most)]


@pytest.mark.rule("E3c.2")
def test_cubes_of_one_mutation_or_two_slot_by_slot() -> None:
    table = empty("green", "blue")
    mars_bug(table, "tmrna", "ribozyme", promoted=True)
    mutation(table, "mars", "endospore")
    run = turn(table, GREEN).answer("attach back mars", "enough")
    assert run.options == ["steal first tmrna", "steal first ribozyme", "leave first"]
    run.answer("leave first")
    assert run.options == ["steal second tmrna+", "steal second endospore"]
    run = turn(table.copy(), GREEN).answer("attach back mars", "enough", "steal first ribozyme")
    assert run.options == ["steal second tmrna+", "steal second endospore", "leave second"]
    run.answer("steal second endospore")
    assert diseased(run.table, P_GREEN) == ["ribozyme", "endospore"]


@pytest.mark.rule("E3c.4", "E3c.5", "E3g")
def test_a_stolen_cube_changes_sides_but_the_icons_stay() -> None:
    table = empty("green", "blue")
    host = mars_bug(table, "riboswitch")
    assert chromosomes(table, host, BLUE) == 3
    turn(table, GREEN).answer("attach back mars", "enough")
    assert chromosomes(table, host, BLUE) == 2
    assert icons(table, host, RED_QUEEN) == 1
    assert chromosomes(table, P_GREEN, BLUE) == 1
    assert icons(table, P_GREEN, RED_QUEEN) == 0
    assert table.owner[P_GREEN] == GREEN


@pytest.mark.rule("E3c.6", "E3c.7")
def test_a_parasite_stays_without_cubes_and_cannot_leave() -> None:
    table = empty("green", "blue")
    host = mars_bug(table, "riboswitch")
    refugium(table, "clay")
    parasite(table, "green", "mars", side=1, diseased=("riboswitch", ""))
    lose_diseased(Play(table, None), P_GREEN, 0, "test")
    assert diseased(table, P_GREEN) == ["", ""]
    assert table.mutations[host] == ()
    run = phase(table, GREEN)
    assert run.options == ["assign pool clay", "done"]
    run.answer("done", "done")
    assert table.parasite[host] == P_GREEN
    assert is_alive(table, P_GREEN)


@pytest.mark.rule("E3d.1", "E3d.2", "GL-Hyperparasite", "B1a.2")
def test_a_hyperparasite_takes_mutation_cubes_never_diseased_ones() -> None:
    table = empty("red", "green", "blue")
    mars_bug(table, "riboswitch")
    parasite(table, "green", "mars", side=1, diseased=("riboswitch", ""))
    assert hosts.attach_choices(table, RED, 1, P_GREEN) == []
    mutation(table, "parasite-green", "mrna")
    assert hosts.hosts(table, RED, 1) == [(P_GREEN, 1)]
    turn(table, RED).answer("attach back parasite-green", "enough")
    assert diseased(table, P_RED) == ["", "mrna"]
    assert diseased(table, P_GREEN) == ["riboswitch", ""]
    mutation(table, "parasite-red", "calvin")
    assert (P_RED, 1) in hosts.hosts(table, BLUE, 0)  # a parasite of a parasite of a parasite


@pytest.mark.rule("E3e.1", "E3e.2")
def test_organs_are_stolen_and_their_icons_go_off() -> None:
    table = empty("red", "blue")
    host = macroorganism(table, "mars", "arrowworm", "blue", organs=(0, 3))
    assert icons(table, host, O2_SHIELD) == 1
    turn(table, RED).answer("attach front mars", "enough")
    assert table.diseased[:2] == [NOWHERE, ORGAN + 3]
    assert table.organs[host][3] == STOLEN
    assert icons(table, host, O2_SHIELD) == 0
    assert table.trophic_change == 0  # a green organ is no matter of metabolism (H6a)
    check_pieces(table)


@pytest.mark.rule("E3e.1")
def test_which_organ_is_asked() -> None:
    table = empty("red", "blue")
    macroorganism(table, "mars", "flatworm", "blue", organs=(0, 1, 2))
    run = turn(table, RED).answer("attach front mars", "enough")
    assert run.options == ["steal-organ first 0", "steal-organ first 1", "leave first"]
    run.answer("steal-organ first 1", "leave second")
    assert table.organs[placard(table, "mars")][:3] == (HERE, STOLEN, HERE)
    assert table.diseased[:2] == [ORGAN + 1, NOWHERE]


@pytest.mark.rule("E3f", "H1d.1")
def test_a_polluting_side_spikes_its_row() -> None:
    """S22: cyanobacteria with one green biont: extremity one, the host without green loses a placard cube."""
    table = empty("green", "blue")
    host = bacterium(table, "mars", "blue", cubes="rb")
    mutation(table, "mars", "mrna", promoted=True)
    run = turn(table, GREEN).answer("attach front mars", "enough", "steal first mrna", "steal second mrna+")
    assert run.options == ["lose-cube red", "lose-cube blue"]  # not the biont
    run.answer("lose-cube red")
    assert is_alive(table, host)
    check_pieces(table)


@pytest.mark.rule("E3f", "E3h", "E0.2")
def test_a_polluter_may_kill_its_host_and_itself() -> None:
    """S22: when nothing but the biont is left, host and parasite die; a biont that acted does not act again."""
    table = empty("green", "blue")
    host = bacterium(table, "mars", "blue")
    mutation(table, "mars", "mrna", promoted=True)
    refugium(table, "clay")
    pool(table, "green", "g")
    run = turn(table, GREEN).answer("attach front mars", "enough", "steal first mrna", "steal second mrna+")
    assert not is_alive(table, host)
    assert not is_alive(table, P_GREEN)
    assert table.pool[BLUE * 4 + BLUE] == 1
    assert table.pool[GREEN * 4 + GREEN] == 2
    assert table.pool_bionts[GREEN] == 4
    assert table.acted_pool[GREEN] == 1
    assert run.refused["attach"] == PARASITE_RESTS
    check_pieces(table)


@pytest.mark.rule("E3f")
def test_the_other_side_does_not_pollute() -> None:
    table = empty("green", "blue")
    mars_bug(table, "riboswitch")
    assert POLLUTION_CAUSED not in turn(table, GREEN).answer("attach back mars", "enough").kinds()


@pytest.mark.rule("E3h", "GL-Extinction.2")
def test_the_parasite_dies_with_its_host() -> None:
    table = empty("green", "blue")
    host = mars_bug(table)
    parasite(table, "green", "mars")
    drain(go_extinct(Play(table, None), host, "test"))
    assert not is_alive(table, P_GREEN)
    assert table.pool[GREEN * 4 + GREEN] == 1


@pytest.mark.rule("E3.1", "GL-Extinction.4", "V61")
def test_a_dead_parasites_card_rests_until_the_next_turn() -> None:
    table = empty("green", "blue")
    mars_bug(table, "riboswitch")
    parasite(table, "green", "mars")
    drain(go_extinct(Play(table, None), P_GREEN, "test"))
    assert hosts.no_card(table, GREEN) == (PARASITE_RESTS, "GL-Extinction")
    table.turn += 1
    assert hosts.no_card(table, GREEN) is None
    first = empty("green", "blue", edition="1e")
    mars_bug(first, "riboswitch")
    parasite(first, "green", "mars")
    drain(go_extinct(Play(first, None), P_GREEN, "test"))
    assert hosts.no_card(first, GREEN) is None


@pytest.mark.rule("E3.4", "A6c")
def test_a_parasite_has_dice_of_its_own_and_acts_with_its_owner() -> None:
    table = empty("green", "blue")
    mars_bug(table, "riboswitch")
    turn(table, GREEN).answer("attach back mars", "enough")
    assert darwin_dice(table, P_GREEN) == 3
    assert table.mutations[P_GREEN] == ()


@pytest.mark.rule("E2a.5", "E2a.4", "E3c.5", "E1b.2")
def test_the_virus_raises_the_limit_from_the_next_turn() -> None:
    """S19: Blue steals green with his virus; his third biont stays in the pool this turn, next turn it may go."""
    table = empty("red", "blue")
    table.pool_bionts[BLUE] = 3
    refugium(table, "mars")
    refugium(table, "clay")
    refugium(table, "seep")
    bacterium(table, "vent", "red")
    mutation(table, "vent", "calvin")
    pool(table, "blue", "b")
    run = phase(table, BLUE).answer("assign pool mars", "attach front vent", "enough")
    assert verbs(run, "assign") == []
    assert run.refused["assign pool clay"] == ENTROPY_LIMIT
    run.answer("done")
    table.active = [1, 0, 0, 0]
    run = phase(table, BLUE)
    assert table.limit[BLUE] == 2
    assert [text for text in verbs(run, "assign") if "pool" in text] == ["assign pool mars", "assign pool clay"]


# -- E4 ----------------------------------------------------------------------------------------------------------------


def hox(table: Table) -> int:
    """Red's bacterium with a promoted blue and red mutation whose red cube is on Blue's viroid."""
    host = bacterium(table, "mars", "red", cubes="yb")
    mutation(table, "mars", "mrna", promoted=True)
    parasite(table, "blue", "mars", side=1, diseased=("mrna+", ""))
    return host


@pytest.mark.rule("E4.1", "E4a.1", "E4a.2", "E3b.4")
def test_cyanobacteria_supplant_the_viroid() -> None:
    """S20: blue from the card and red from the viroid are two cubes against one."""
    table = empty("red", "green", "blue")
    host = hox(table)
    run = turn(table, GREEN)
    assert verbs(run, "attach", "supplant") == ["supplant front mars"]
    assert run.refused["supplant back mars"] == SUPPLANT_TOO_FEW  # salmonella has no slot for the red one
    run.answer("supplant front mars", "enough")
    assert diseased(table, P_GREEN) == ["mrna", "mrna+"]
    assert table.parasite[host] == P_GREEN
    check_pieces(table)


@pytest.mark.rule("E4.5", "E4.6", "B4a.1")
def test_the_viroid_without_another_host_is_dissolved() -> None:
    """S21: Blue gets biont and catalyst back and may use the biont if his turn is still to come."""
    table = empty("red", "green", "blue")
    host = hox(table)
    refugium(table, "clay")
    run = phase(table, GREEN).answer("supplant front mars", "enough")
    assert not is_alive(table, P_BLUE)
    assert table.parasite[host] == P_GREEN
    assert table.host[BLUE] == NOWHERE
    assert table.pool_bionts[BLUE] == 4
    assert table.pool[BLUE * 4 + BLUE] == 1
    assert table.acted_pool[BLUE] == 0
    kinds = run.kinds()
    assert kinds.index(EXTINCT) < kinds.index(POLLUTION_CAUSED)  # U4
    table.acted_pool[BLUE] = 3
    run.answer("lose-cube yellow", "done", "done")
    assert run.decision is not None
    assert run.decision.data == (BLUE,)
    run.answer("assign pool clay")
    check_pieces(table)


@pytest.mark.rule("E4a.2", "E4a.3")
def test_two_cubes_are_safe_and_equality_is_not_enough() -> None:
    table = empty("red", "green", "blue")
    refugium(table, "clay")
    bacterium(table, "mars", "red")
    mutation(table, "mars", "sod", promoted=True)
    parasite(table, "blue", "mars", side=1, diseased=("sod", "sod+"))
    mutation(table, "mars", "mrna", promoted=True)
    run = turn(table, GREEN)
    assert verbs(run, "supplant") == []
    assert run.refused["supplant front mars"] == SUPPLANT_FULL
    table.diseased[2 * BLUE + 1] = NOWHERE
    table.mutation_cube[2 * table.mutations[placard(table, "mars")][0] + 1] = HERE
    assert {pair.count(NOWHERE) for pair in hosts.attach_choices(table, GREEN, 0, placard(table, "mars"))} == {0}


@pytest.mark.rule("E4a.2", "E4.1")
def test_an_incumbent_without_cubes_falls_to_one() -> None:
    table = empty("red", "green", "blue")
    bacterium(table, "mars", "red")
    mutation(table, "mars", "riboswitch")
    parasite(table, "blue", "mars")
    assert hosts.hosts(table, GREEN, 1) == [(placard(table, "mars"), 1)]


@pytest.mark.rule("E4a.1", "E3e.1")
def test_supplanting_on_a_macroorganism_takes_organs_and_the_diseased_organ() -> None:
    table = empty("red", "green", "blue")
    host = macroorganism(table, "mars", "lampshell", "red", organs=(0, 5))
    parasite(table, "blue", "mars", side=1, diseased=("organ 0", ""))
    turn(table, GREEN).answer("supplant front mars", "enough")
    assert table.diseased[2 * GREEN : 2 * GREEN + 2] == [ORGAN + 5, ORGAN + 0]
    assert table.organs[host][0] == table.organs[host][5] == STOLEN
    check_pieces(table)


@pytest.mark.rule("E4a.1")
def test_a_cube_without_a_square_can_be_taken_over() -> None:
    """An organ cube whose square was filled anew (U9) is still a diseased cube."""
    table = empty("red", "green", "blue")
    bacterium(table, "mars", "red", cubes="g")
    mutation(table, "mars", "riboswitch")
    parasite(table, "blue", "mars", side=1)
    table.diseased[2 * BLUE] = UNSOURCED
    table.soup_cubes[RED] -= 1
    turn(table, GREEN).answer("supplant front mars", "enough")
    assert table.diseased[2 * GREEN + 1] == UNSOURCED
    check_pieces(table)


@pytest.mark.rule("E4b", "V36", "E3d.3")
@pytest.mark.parametrize("edition", ["2e", "1e"])
def test_no_supplanting_at_home_except_hyperparasites(edition: str) -> None:
    table = empty("red", "green", "blue", edition=edition)
    refugium(table, "clay")
    bacterium(table, "mars", "green")
    mutation(table, "mars", "mrna", promoted=True)
    parasite(table, "blue", "mars", side=1, diseased=("mrna+", ""))
    run = turn(table, GREEN)
    assert verbs(run, "supplant") == []
    assert run.refused["supplant front mars"] == OWN_TABLEAU
    mutation(table, "parasite-blue", "riboswitch")
    parasite(table, "red", "parasite-blue")
    assert verbs(turn(table, GREEN), "supplant") == ["supplant front parasite-blue", "supplant back parasite-blue"]


@pytest.mark.rule("E4.2")
def test_cubes_that_were_not_taken_go_back_to_the_host() -> None:
    table = empty("red", "green", "blue")
    host = bacterium(table, "mars", "red")
    mutation(table, "mars", "nitrogenase")
    mutation(table, "mars", "mrna", promoted=True)
    parasite(table, "blue", "mars", side=1, diseased=("", "nitrogenase"))
    turn(table, GREEN).answer("supplant front mars", "enough")
    assert table.mutation_cube[2 * table.mutations[host][0]] == HERE
    assert diseased(table, P_GREEN) == ["mrna", "mrna+"]
    assert diseased(table, P_BLUE) == ["", ""]
    check_pieces(table)


@pytest.mark.rule("E4.3", "E4.4", "V35", "E0.2")
@pytest.mark.parametrize("edition", ["2e", "1e"])
def test_a_liberated_parasite_moves_on_with_all_it_has(edition: str) -> None:
    table = empty("red", "green", "blue", edition=edition)
    hox(table)
    mutation(table, "parasite-blue", "riboswitch")
    parasite(table, "red", "parasite-blue", side=1, diseased=("", "riboswitch"))
    dust = bacterium(table, "dust", "green")
    mutation(table, "dust", "sod")
    table.active = [0, 0, 0, 0]
    table.active[COSMIC] = 1
    run = phase(table, GREEN).answer("supplant front mars", "enough")
    assert run.decision is not None
    assert (run.decision.kind, run.decision.seat) == (ASK_LIBERATED, 2)
    table.active = [0, 0, 0, 0]  # the old host's row is open even then
    assert run.options == ["attach back dust", "forgo"]
    run.answer("attach back dust")
    assert table.host[BLUE] == dust
    assert table.parasite[dust] == P_BLUE
    assert diseased(table, P_BLUE) == ["sod", ""]
    assert len(table.mutations[P_BLUE]) == 1
    assert table.parasite[P_BLUE] == P_RED
    assert table.bionts[P_BLUE * 8 + BLUE] == 1
    assert table.acted_organism[P_BLUE * 8 + BLUE] == 0  # U5
    check_pieces(table)


@pytest.mark.rule("E4.4", "E4.5")
def test_the_old_hosts_row_is_open_to_the_liberated_one() -> None:
    table = empty("red", "green", "blue")
    hox(table)
    bacterium(table, "dust", "red")
    mutation(table, "dust", "sod")
    bacterium(table, "vent", "red")
    mutation(table, "vent", "pilus")
    table.active = [0, 0, 0, 0]
    refugium(table, "dhb", bionts="g")
    run = phase(table, GREEN).answer("supplant front mars", "enough")
    assert run.options == ["attach back dust", "forgo"]  # the vent's row is closed
    run.answer("forgo")
    assert not is_alive(table, P_BLUE)
    assert table.pool[BLUE * 4 + BLUE] == 1


@pytest.mark.rule("E4.4", "E4.1")
def test_liberated_parasites_push_each_other_on_until_one_dies() -> None:
    table = empty("red", "yellow", "green", "blue")
    table.pool_bionts[:4] = [3, 3, 3, 3]
    hox(table)
    vent = bacterium(table, "vent", "yellow")
    mutation(table, "vent", "sod", promoted=True)
    parasite(table, "red", "vent", side=0)
    run = turn(table, GREEN).answer("supplant front mars", "enough")
    assert run.options == ["supplant back vent", "forgo"]
    run.answer("supplant back vent", "steal first sod", "leave second")
    assert table.parasite[vent] == P_BLUE
    assert run.decision is not None
    assert (run.decision.kind, run.decision.seat) == (ASK_ATROPHY, 0)
    assert not is_alive(table, P_RED)  # the prion needed two cubes and found one
    kinds = run.kinds()
    assert kinds.count(SUPPLANTED) == 2
    assert kinds.index(EXTINCT) < kinds.index(POLLUTION_CAUSED)


@pytest.mark.rule("E4.4")
def test_a_liberated_parasite_does_not_sit_on_its_own_brood() -> None:
    table = empty("red", "green", "blue")
    hox(table)
    mutation(table, "parasite-blue", "riboswitch")
    parasite(table, "red", "parasite-blue", side=1, diseased=("", "riboswitch"))
    mutation(table, "parasite-red", "pilus")
    turn(table, GREEN).answer("supplant front mars", "enough")
    assert not is_alive(table, P_BLUE)
    assert not is_alive(table, P_RED)
    check_pieces(table)


@pytest.mark.rule("E3f", "E4.2", "H1d.1")
def test_a_liberated_parasite_pollutes_by_a_mutation_it_kept() -> None:
    """A freed virus with chlorophyll, green itself, settles on dust: its one green strikes mars in the same row.

    In 2026.2 only the card's side counted.
    """
    for version, left in (("2026.3", 0), ("2026.2", 1)):
        table = empty("red", "green", "blue", version=version)
        mars = bacterium(table, "mars", "red", cubes="y")
        virus = parasite(table, "blue", "mars", side=1)
        mutation(table, "parasite-blue", "chlorophyll")
        bacterium(table, "dust", "green", cubes="g")
        mutation(table, "dust", "sod")
        table.parasite[mars] = NOWHERE
        run = Runner(table, "liberated", virus).answer("attach back dust")
        assert run.decision is None
        assert table.cubes[mars * 4 + YELLOW] == left


@pytest.mark.rule("E3f", "E4.4")
def test_a_liberated_polluter_pollutes_again() -> None:
    table = empty("red", "green", "blue")
    bacterium(table, "mars", "red", cubes="gg")
    mutation(table, "mars", "mrna")
    mutation(table, "mars", "calvin")
    mutation(table, "mars", "cytochrome")
    parasite(table, "green", "mars", side=0, diseased=("mrna", ""))
    vent = bacterium(table, "vent", "red", cubes="y")
    mutation(table, "vent", "pilus")
    run = turn(table, BLUE).answer("supplant front mars", "enough", "attach front vent")
    assert run.kinds().count(POLLUTION_CAUSED) == 1
    assert table.cubes[vent * 4 + YELLOW] == 0


@pytest.mark.rule("E3f", "E4.4")
def test_a_polluter_thrown_out_at_once_pollutes_where_it_ends_up() -> None:
    """The viroid has no cube left, so it can come back with two; the cyanobacteria spike the vent's row, once."""
    table = empty("red", "green", "blue")
    mars = bacterium(table, "mars", "red", cubes="ggg")
    mutation(table, "mars", "pilus")
    mutation(table, "mars", "nitrogenase")
    parasite(table, "blue", "mars", side=1)
    vent = bacterium(table, "vent", "red", cubes="yyy")
    mutation(table, "vent", "rrna")
    run = turn(table, GREEN).answer("supplant front mars", "enough")
    run.answer("supplant back mars", "attach front vent")
    assert (table.parasite[mars], table.parasite[vent]) == (P_BLUE, P_GREEN)
    assert run.kinds().count(POLLUTION_CAUSED) == 1
    assert table.cubes[vent * 4 + YELLOW] == 2


@pytest.mark.rule("C1b.5")
def test_a_supplanted_npc_parasite_is_gone_until_the_next_turn() -> None:
    table = empty("red", "green", mode="solitaire")
    host = bacterium(table, "mars", "red", cubes="g")
    mutation(table, "mars", "mrna", promoted=True)
    bacterium(table, "dust", "red")
    mutation(table, "dust", "sod")
    drain(parasites.attach(Play(table, None), 4 + BLUE, 1, host, (2 * table.mutations[host][0] + 1, NOWHERE)))
    assert table.owner[P_BLUE] == 4 + BLUE
    assert table.pool_bionts[4 + BLUE] == 0
    check_pieces(table)
    turn(table, GREEN).answer("supplant front mars", "enough")
    assert not is_alive(table, P_BLUE)
    assert table.pool_bionts[4 + BLUE] == 1
    assert table.available_from[BLUE] == table.turn + 1
    check_pieces(table)


@pytest.mark.rule("C1b.4", "C1b.6")
def test_hosts_of_an_npc() -> None:
    table = empty("red", "green", mode="solitaire")
    one = bacterium(table, "mars", "red")
    mutation(table, "mars", "sod", promoted=True)
    two = bacterium(table, "clay", "green")
    mutation(table, "clay", "pilus")
    bacterium(table, "pond", "green")
    mutation(table, "pond", "rrna")
    parasite(table, "red", "clay")
    mutation(table, "parasite-red", "restriction")
    table.active = [1, 1, 0, 0]
    assert hosts.hosts(table, 4 + BLUE, 1) == [(one, 2), (two, 1)]


@pytest.mark.rule("C2.2")
def test_players_of_the_cooperative_game_hold_no_parasite() -> None:
    table = empty("red", "green", mode="cooperative")
    refugium(table, "vent")
    host = mars_bug(table, "sod", owner="red")
    run = turn(table, GREEN)
    assert verbs(run, "attach") == []
    assert run.refused["attach"] == NO_PARASITE_CARD
    assert hosts.hosts(table, 4 + RED, 0) == []
    assert hosts.hosts(table, 4 + GREEN, 0) == [(host, 1)]


@pytest.mark.rule("C1b.4", "E3b.2")
def test_an_npc_reaches_active_rows_only() -> None:
    table = empty("red", "green", mode="cooperative")
    refugium(table, "pumice", bionts="rg")
    refugium(table, "dust", bionts="rg")
    host = bacterium(table, "beach", "green")
    mutation(table, "beach", "calvin")
    table.active = [0, 0, 0, 0]
    assert hosts.hosts(table, 4 + RED, 0) == []
    table.active = [0, 0, 1, 0]
    assert hosts.hosts(table, 4 + RED, 0) == [(host, 1)]


@pytest.mark.rule("C3.3")
def test_beginners_bans_allow_no_parasites() -> None:
    table = empty("red", "green", intro=True, bans=True)
    refugium(table, "vent")
    mars_bug(table, "sod", owner="red")
    run = turn(table, GREEN)
    assert verbs(run, "attach") == []
    assert run.refused["attach"] == PARASITES_BANNED


@pytest.mark.rule("E3a", "E0.2")
def test_no_biont_no_parasite() -> None:
    table = empty("green", "blue")
    mars_bug(table, "riboswitch")
    pool(table, "green", "g")
    refugium(table, "clay")
    table.acted_pool[GREEN] = 4
    run = turn(table, GREEN)
    assert verbs(run, "attach") == []
    assert run.refused["attach back mars"] == NO_BIONT
    assert run.refused["assign pool clay"] == ALREADY_ACTED
