"""E6, V37: bionts moved by horizontal gene transfer."""

from __future__ import annotations

import pytest

from biont.genesis.cards import OCEAN
from biont.genesis.organisms import is_alive, tableau_of, wantonness
from biont.genesis.rules.commandeering import ASK_HEIR, COMMANDEERED, REGAINED
from biont.genesis.rules.hgt import (
    ALREADY_ACTED,
    ASK_WANTON_BLOCK,
    BLOCKED,
    FOREIGN_GENES_BANNED,
    HGT_MACROORGANISM,
    HGT_USED_UP,
    NO_HGT,
    ROW_INACTIVE,
    may_block,
)
from biont.genesis.rules.hosts import PARASITE_IN_PLAY
from biont.genesis.table import TROPHY, Table
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
    put_bionts,
    refugium,
)

RED, YELLOW, GREEN, BLUE = range(4)
P_RED, P_YELLOW, P_GREEN, P_BLUE = range(16, 20)


def phase(table: Table, first: int = RED) -> Runner:
    """Play the assignment phase."""
    return Runner(table, "assignment", first)


def moves(run: Runner) -> list[str]:
    """The HGT moves on offer."""
    return [text for text in run.options if text.startswith("hgt")]


@pytest.mark.rule("E6.1", "E6.2")
def test_without_an_icon_nothing_leaves_or_enters_a_microorganism() -> None:
    table = empty("red", "blue")
    refugium(table, "mars", bionts="r")
    bacterium(table, "clay", "red", bionts="rr")
    run = phase(table)
    assert moves(run) == []
    assert run.refused["hgt clay"] == NO_HGT
    assert not any("in-clay" in text for text in run.options)


@pytest.mark.rule("E6.2", "E6.3", "E1a.3", "GL-HGT")
def test_one_biont_an_icon_from_any_microorganism() -> None:
    table = empty("red", "blue")
    refugium(table, "mars")
    bacterium(table, "clay", "red", bionts="r")
    mutation(table, "clay", "pilus")
    bacterium(table, "rust", "red", bionts="rr")  # without the icon
    run = phase(table)
    assert "hgt rust in-clay" in run.options
    run.answer("hgt rust in-clay")
    assert moves(run) == []
    assert run.refused["hgt rust"] == HGT_USED_UP
    assert table.bionts[placard(table, "clay") * 8 + RED] == 2
    check_pieces(table)


@pytest.mark.rule("E6.2", "E6.3")
def test_icons_of_organisms_with_an_own_foreign_gene_count_too() -> None:
    table = empty("red", "blue")
    bacterium(table, "clay", "blue", bionts="br")
    mutation(table, "clay", "pilus")
    bacterium(table, "rust", "red", bionts="rr")
    mutation(table, "rust", "mrna")
    assert wantonness(table, RED) == 2
    assert wantonness(table, BLUE) == 1
    run = phase(table).answer("hgt rust pool", "hgt rust pool")
    assert not is_alive(table, placard(table, "rust"))
    assert table.hgt_used[RED] == 2
    assert run.table.pool_bionts[RED] == 3


@pytest.mark.rule("E6.4")
def test_targets_are_in_active_rows_or_rows_with_an_own_biont() -> None:
    table = empty("red", "blue")
    for code in ("mars", "vent", "seep"):
        refugium(table, code)
    bacterium(table, "pond", "red", bionts="rr", cubes="g")
    mutation(table, "pond", "pilus")
    bacterium(table, "dust", "blue")
    bacterium(table, "rust", "blue")
    bacterium(table, "zinc", "blue")
    bacterium(table, "beach", "blue")
    refugium(table, "zeolite", bionts="r")
    table.active = [1, 0, 0, 0]
    run = phase(table)
    targets = [text.split()[2] for text in moves(run)]
    assert targets == ["pool", "mars", "seep", "zeolite", "in-beach", "in-zinc", "in-dust"]
    assert run.refused["hgt pond in-rust"] == ROW_INACTIVE


@pytest.mark.rule("E6.4")
def test_the_row_just_left_qualifies() -> None:
    table = empty("red", "blue")
    refugium(table, "vent")
    bacterium(table, "clay", "red", cubes="g")
    mutation(table, "clay", "pilus")
    table.active = [0, 0, 0, 0]
    phase(table).answer("hgt clay vent")
    assert table.domes[placard(table, "vent") * 4 + RED] == 1
    assert not is_alive(table, placard(table, "clay"))


@pytest.mark.rule("V37")
def test_first_edition_refugia_open_no_row() -> None:
    table = empty("red", "blue", edition="1e")
    refugium(table, "mars", bionts="r")
    refugium(table, "vent")
    bacterium(table, "clay", "red", cubes="g")
    table.onset[mutation(table, "clay", "pilus")] = 0
    bacterium(table, "dust", "blue", bionts="br")
    bacterium(table, "rust", "blue")
    table.active = [0, 0, 0, 0]
    assert moves(phase(table)) == [
        "hgt clay pool",
        "hgt clay vent",
        "hgt clay in-rust",
        "hgt dust pool",
        "hgt dust vent",
        "hgt dust in-rust",
        "hgt dust in-clay",
    ]


@pytest.mark.rule("E6.5", "B4b.2", "E0.2")
def test_into_the_pool_without_compensation() -> None:
    table = empty("red", "blue")
    refugium(table, "mars")
    bacterium(table, "clay", "red", bionts="rr")
    mutation(table, "clay", "pilus")
    run = phase(table).answer("hgt clay pool")
    assert sum(table.pool) == 0
    assert table.pool_bionts[RED] == 3
    assert table.acted_pool[RED] == 1
    run.answer("assign pool mars")  # one of the two that had not acted


@pytest.mark.rule("E6.4", "E2a.1", "E2c")
def test_hgt_to_a_refugium_respects_the_limit_and_the_fee() -> None:
    table = empty("red", "blue")
    refugium(table, "dhb")
    refugium(table, "mars", bionts="r")
    bacterium(table, "clay", "red", bionts="rr")
    mutation(table, "clay", "pilus")
    assert moves(phase(table)) == ["hgt clay pool"]
    table.cubes[placard(table, "clay") * 4 + GREEN] += 1
    table.soup_cubes[GREEN] -= 1
    assert "hgt clay dhb" not in phase(table).options
    pool(table, "red", "y")
    phase(table).answer("hgt clay dhb")
    assert sum(table.pool) == 0
    check_pieces(table)


@pytest.mark.rule("E6.7", "E6a.1")
def test_into_malaria_unblocked() -> None:
    """S23: Yellow has no HGT icon and cannot block; malaria takes any number of bionts."""
    table = empty("red", "yellow")
    bacterium(table, "clay", "red", bionts="rrr")
    mutation(table, "clay", "pilus")
    mutation(table, "clay", "mrna")
    parasite(table, "yellow", "clay", bionts="yy")
    run = phase(table).answer("hgt clay in-parasite-yellow", "hgt clay in-parasite-yellow")
    assert table.bionts[P_YELLOW * 8 + RED] == 2
    assert table.owner[P_YELLOW] == YELLOW
    assert BLOCKED not in run.kinds()
    assert tableau_of(table, P_YELLOW) == RED


@pytest.mark.rule("E6a.1", "E6a.2")
def test_the_wanton_block() -> None:
    table = empty("red", "green", "blue")
    clay = bacterium(table, "clay", "red", bionts="rr")
    mutation(table, "clay", "pilus")
    bacterium(table, "rust", "blue")
    mutation(table, "rust", "mrna")
    mutation(table, "rust", "trna")
    bacterium(table, "vent", "green")
    refugium(table, "mars")
    run = phase(table).answer("hgt clay in-rust")
    assert run.decision is not None
    assert (run.decision.kind, run.decision.seat) == (ASK_WANTON_BLOCK, 2)
    assert run.options == ["allow", "block"]
    run.answer("block")
    assert run.decision.seat == 0
    assert run.options == ["hgt clay pool", "hgt clay in-clay", "hgt clay in-vent"]
    run.answer("hgt clay in-clay")
    assert table.bionts[clay * 8 + RED] == 2
    assert table.hgt_used[RED] == 1
    assert table.acted_organism[clay * 8 + RED] == 1
    assert moves(run) == []


@pytest.mark.rule("E6a.1")
def test_an_allowed_move_goes_through_and_equals_cannot_block() -> None:
    table = empty("red", "blue")
    bacterium(table, "clay", "red", bionts="rr")
    mutation(table, "clay", "pilus")
    rust = bacterium(table, "rust", "blue")
    mutation(table, "rust", "mrna")
    assert not may_block(table, RED, rust)
    mutation(table, "rust", "trna")
    assert may_block(table, RED, rust)
    phase(table).answer("hgt clay in-rust", "allow")
    assert table.bionts[rust * 8 + RED] == 1


@pytest.mark.rule("E6a.2")
def test_a_blocked_biont_may_be_blocked_again_elsewhere() -> None:
    table = empty("red", "green", "blue")
    bacterium(table, "clay", "red", bionts="rr")
    mutation(table, "clay", "pilus")
    for code, owner, cards in (
        ("rust", "blue", ("mrna", "trna")),
        ("vent", "green", ("riboswitch",)),
        ("mars", "blue", ()),
    ):
        bacterium(table, code, owner)
        for name in cards:
            mutation(table, code, name, promoted=name == "riboswitch")
    run = phase(table).answer("hgt clay in-rust", "block", "hgt clay in-mars", "block")
    assert run.options == ["hgt clay pool", "hgt clay in-clay", "hgt clay in-vent"]
    run.answer("hgt clay in-vent")  # Green's one icon is no more than Red's
    assert table.bionts[placard(table, "vent") * 8 + RED] == 1


@pytest.mark.rule("E6b", "E1a.4", "GL-Extinction.3")
def test_the_last_biont_may_leave_and_the_organism_dies() -> None:
    table = empty("red", "blue")
    clay = bacterium(table, "clay", "red", cubes="yy")
    number = mutation(table, "clay", "pilus")
    parasite(table, "blue", "clay")
    phase(table).answer("hgt clay pool")
    assert table.place[clay] == TROPHY
    assert table.trophy[clay] == RED
    assert not is_alive(table, P_BLUE)
    assert table.pool[BLUE * 4 + BLUE] == 1  # the parasite's biont is lost with its host, Red's is not lost
    assert table.pool[RED * 4 + RED] == 0
    assert table.decks[OCEAN][-1] == number
    check_pieces(table)


@pytest.mark.rule("E6c.1", "E6c.2", "E6.6")
def test_a_bacterium_left_to_a_foreign_gene_is_his() -> None:
    table = empty("red", "blue")
    clay = bacterium(table, "clay", "red", bionts="rb")
    mutation(table, "clay", "pilus")
    run = phase(table).answer("hgt clay pool")
    assert table.owner[clay] == tableau_of(table, clay) == BLUE
    assert COMMANDEERED in run.kinds()


@pytest.mark.rule("E6c.3")
def test_the_former_owner_names_the_heir() -> None:
    table = empty("red", "green", "blue")
    clay = bacterium(table, "clay", "red", bionts="rbg")
    mutation(table, "clay", "pilus")
    run = phase(table).answer("hgt clay pool")
    assert run.decision is not None
    assert (run.decision.kind, run.decision.seat) == (ASK_HEIR, 0)
    assert run.options == ["heir green", "heir blue"]
    run.answer("heir blue")
    assert table.owner[clay] == BLUE


@pytest.mark.rule("E6c.2", "E6c.4", "E3g")
def test_a_commandeered_parasite_stays_and_is_regained() -> None:
    table = empty("red", "green", "blue")
    clay = bacterium(table, "clay", "red")
    parasite(table, "blue", "clay", bionts="bg")
    rust = bacterium(table, "rust", "blue", bionts="b")
    mutation(table, "rust", "mrna")
    mutation(table, "rust", "trna")
    put_bionts(table, rust, "g")
    table.order = [BLUE, RED, GREEN]
    run = phase(table, BLUE).answer("hgt parasite-blue pool")
    assert table.owner[P_BLUE] == GREEN
    assert tableau_of(table, P_BLUE) == RED
    assert table.host[BLUE] == clay
    assert run.refused["attach"] == PARASITE_IN_PLAY
    run.answer("hgt rust in-parasite-blue")
    assert table.owner[P_BLUE] == BLUE
    assert table.owner[rust] == GREEN
    assert REGAINED in run.kinds()
    check_pieces(table)


@pytest.mark.rule("E6d")
def test_no_hgt_with_macroorganisms() -> None:
    table = empty("red", "blue")
    macroorganism(table, "mars", "seaweed", "red", bionts="rr")
    bacterium(table, "clay", "red")
    mutation(table, "clay", "pilus")
    run = phase(table)
    assert moves(run) == ["hgt clay pool"]
    assert run.refused["hgt mars"] == run.refused["hgt clay in-mars"] == HGT_MACROORGANISM


@pytest.mark.rule("E6e", "E0.2")
def test_a_biont_that_was_used_for_a_parasite_does_not_move_on() -> None:
    table = empty("red", "blue")
    clay = bacterium(table, "clay", "red", bionts="rr")
    mutation(table, "clay", "pilus")
    mutation(table, "clay", "mrna")
    bacterium(table, "rust", "blue")
    mutation(table, "rust", "calvin")
    run = phase(table).answer("attach front rust", "from in-clay", "enough")
    assert table.hgt_used[RED] == 1
    assert {text.split()[1] for text in moves(run)} == {"clay"}
    assert run.refused["hgt parasite-red"] == ALREADY_ACTED
    run.answer("hgt clay in-parasite-red", "under mrna")
    assert not is_alive(table, clay)
    assert table.bionts[P_RED * 8 + RED] == 2


@pytest.mark.rule("E6.4", "E3h")
def test_into_the_parasite_of_what_dies() -> None:
    table = empty("red", "blue")
    bacterium(table, "clay", "red")
    mutation(table, "clay", "pilus")
    parasite(table, "blue", "clay")
    phase(table).answer("hgt clay in-parasite-blue")
    assert not is_alive(table, P_BLUE)
    assert table.pool_bionts[RED] == 4
    assert table.acted_pool[RED] == 1
    check_pieces(table)


@pytest.mark.rule("C3.3")
def test_beginners_bans_keep_bionts_out_of_foreign_organisms() -> None:
    table = empty("red", "blue", intro=True, bans=True)
    bacterium(table, "clay", "red", bionts="rr")
    mutation(table, "clay", "pilus")
    bacterium(table, "rust", "blue")
    bacterium(table, "vent", "red")
    run = phase(table)
    assert "hgt clay in-vent" in run.options
    assert "hgt clay in-rust" not in run.options
    assert run.refused["hgt clay in-rust"] == FOREIGN_GENES_BANNED


@pytest.mark.rule("E6.3", "E0.2")
def test_moves_come_back_next_turn() -> None:
    table = empty("red", "blue")
    bacterium(table, "clay", "red", bionts="rrr")
    mutation(table, "clay", "pilus")
    phase(table).answer("hgt clay pool")
    assert table.hgt_used[RED] == 1
    run = phase(table)
    assert table.hgt_used[RED] == 0
    assert moves(run) == ["hgt clay pool"]
