"""B and C: components, pools and limits, and how a game is laid out."""

from __future__ import annotations

from typing import Any

import pytest

from biont.genesis.cards import ARCHEAN, BLUE, COASTAL, CONTINENT, COSMIC, GREEN, HADEAN, OCEAN, PROTEROZOIC, RED, ROWS
from biont.genesis.game import new
from biont.genesis.organisms import tableau_of
from biont.genesis.pools import biosynthesis, no_gains
from biont.genesis.rules.autocatalysis import become_bacterium
from biont.genesis.rules.entropy import read_limits
from biont.genesis.rules.events import EVENT_DRAWN, arrive
from biont.genesis.rules.macroorganisms import grow_options
from biont.genesis.rules.sequence import PHASE_BEGINS, TURN_BEGINS
from biont.genesis.rules.setup import SET_UP, set_up
from biont.genesis.settings import Settings
from biont.genesis.table import DECK, NOWHERE, Table
from biont.kernel.errors import BadSettings
from biont.kernel.play import Play
from tests.genesis.positions import Runner, bacterium, check_pieces, empty, parasite, pool, refugium

ALL = ("red", "yellow", "green", "blue")


def laid_out(*seats: str, seed: int = 1, **settings: Any) -> Table:
    """A table right after set-up, before the first event."""
    table = new(seats or ("red", "blue"), seed=seed, **settings).rules.blank()
    table.key = seed
    set_up(Play(table, []))
    return table


def eons(table: Table, numbers: list[int]) -> list[int]:
    """The eons of some events."""
    return [table.box.pack.events[number].eon for number in numbers]


# -- B: tableaus, pools, soup ------------------------------------------------------------------------------------------


@pytest.mark.rule("B1.2")
def test_a_tableau_holds_own_organisms_and_the_parasites_on_them() -> None:
    """A hyperparasite lies where its host's host lies, whoever runs it."""
    table = empty("red", "green", "blue")
    mars = bacterium(table, "mars", "red")
    virus = parasite(table, "blue", "mars")
    cyano = parasite(table, "green", "parasite-blue")
    assert [tableau_of(table, number) for number in (mars, virus, cyano)] == [RED, RED, RED]


@pytest.mark.rule("B1b", "B3a.1")
def test_one_pool_pays_for_its_tableau_and_its_parasites() -> None:
    """Blue's virus buys for Red's catalyst, then Red has none left to buy with."""
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "red")
    virus = parasite(table, "blue", "mars")
    pool(table, "red", "r")
    pool(table, "blue", "bbb")
    table.decks = [(), (), (), ()]
    table.decks[COSMIC] = (1,)
    run = Runner(table, "purchase-turn", BLUE, virus)
    assert "buy parasite-blue cosmic" in run.options
    run.answer("buy parasite-blue cosmic")
    assert table.pool[RED * 4 : RED * 4 + 4] == [0, 0, 0, 0]
    assert table.pool[BLUE * 4 : BLUE * 4 + 4] == [0, 0, 0, 3]


@pytest.mark.rule("B1c")
def test_everybody_sees_the_same_table() -> None:
    """Views of different seats do not differ: nobody holds a hand."""
    game = new(ALL, seed=3)
    views = [game.rules.blind(game.play.table, seat) for seat in range(4)]
    assert all(view == views[0] for view in views)
    assert views[0].pool == game.play.table.pool
    assert views[0].mutations == game.play.table.mutations


@pytest.mark.rule("B2", "B2a")
def test_cubes_never_run_out() -> None:
    """With an empty soup a new refugium still gets its manna, and what is lost comes back."""
    table = empty("red", "blue")
    table.soup_cubes = [0, 0, 0, 0]
    play: Play[Table] = Play(table, [])
    arrive(play, [COSMIC])
    (number,) = table.rows[COSMIC]
    assert sum(table.down[number * 4 : number * 4 + 4]) == len(table.box.manna[number])
    assert sum(table.soup_cubes) == -len(table.box.manna[number])
    assert list(become_bacterium(play, number, RED)) == []
    assert table.soup_cubes == [0, 0, 0, 0]


@pytest.mark.rule("B3", "B3b.2")
def test_discs_never_run_out_and_only_the_pool_counts() -> None:
    """Substitutes serve when the soup is empty; enzymes and antioxidants leave room in the pool."""
    table = empty("red", "blue")
    refugium(table, "mars", down="bgyr", enzymes="rrr")
    bacterium(table, "clay", "red", discs="rrrr")
    pool(table, "red", "rrrr")
    table.soup_discs[RED] = 0
    gains = no_gains()
    gains[RED] = 2
    assert list(biosynthesis(Play(table, []), RED, gains, "G2")) == []
    assert table.pool[RED * 4 + RED] == 6
    assert table.soup_discs[RED] == -2


@pytest.mark.rule("B3b.1")
@pytest.mark.parametrize(
    ("seats", "settings", "cap"),
    [
        (ALL[:1], {"mode": "solitaire", "intro": True}, 6),
        (ALL[:2], {"mode": "solitaire"}, 6),
        (ALL[:2], {}, 6),
        (ALL[:3], {}, 4),
        (ALL, {}, 3),
        (ALL[:3], {"mode": "cooperative"}, 4),
    ],
)
def test_the_cap_is_twelve_divided_by_the_players(seats: tuple[str, ...], settings: dict[str, Any], cap: int) -> None:
    """S1: with three players a fifth red catalyst is refused."""
    table = empty(*seats, **settings)
    table.pool[RED * 4 + RED] = cap - 1
    gains = no_gains()
    gains[RED] = 2
    assert list(biosynthesis(Play(table, []), RED, gains, "G2")) == []
    assert table.pool[RED * 4 + RED] == cap


@pytest.mark.rule("B3c.1", "B3c.2")
def test_a_refused_pair_brings_one_of_another_colour() -> None:
    """Three reds too many make one substitute: no red, no colour that is full, and it may be forgone."""
    for text, gained in (("substitute green", 1), ("forgo", 0)):
        table = empty("red", "blue")
        pool(table, "red", "rrrrrryyyyyy")
        gains = no_gains()
        gains[RED] = 3
        asking = biosynthesis(Play(table, []), RED, gains, "G2")
        decision = next(asking)
        assert decision.options == (("substitute", GREEN), ("substitute", BLUE), ("forgo",))
        option = ("substitute", GREEN) if text == "substitute green" else ("forgo",)
        with pytest.raises(StopIteration):
            asking.send(option)
        assert table.pool[:4] == [6, 6, gained, 0]
        check_pieces(table)


@pytest.mark.rule("B3c.1")
def test_no_substitute_where_every_other_colour_is_full() -> None:
    table = empty("red", "blue")
    pool(table, "red", "rrrrrryyyyyyggggggbbbbbb")
    gains = no_gains()
    gains[RED] = 2
    assert list(biosynthesis(Play(table, []), RED, gains, "G2")) == []
    assert table.pool[:4] == [6, 6, 6, 6]


@pytest.mark.rule("B4.1", "B4.2", "V06", "C2.1", "V17")
@pytest.mark.parametrize(
    ("seats", "settings", "bionts"),
    [
        (ALL[:1], {"mode": "solitaire", "intro": True}, 4),
        (ALL[:2], {"mode": "solitaire"}, 4),
        (ALL[:2], {}, 4),
        (ALL[:3], {}, 4),
        (ALL, {}, 3),
        (ALL[:2], {"edition": "1e"}, 3),
        (ALL, {"edition": "1e"}, 3),
        (ALL, {"mode": "cooperative"}, 3),
        (ALL[:2], {"mode": "cooperative", "edition": "1e"}, 2),
    ],
)
def test_bionts_begin_in_the_pools(seats: tuple[str, ...], settings: dict[str, Any], bionts: int) -> None:
    table = laid_out(*seats, **settings)
    assert [table.pool_bionts[player] for player in table.box.players] == [bionts] * len(seats)
    assert not any(table.domes)
    assert not any(table.bionts)
    check_pieces(table)


# -- C0: set-up --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C0a.1")
def test_colours_are_dealt() -> None:
    """Every colour may come to every seat, none comes twice, and the same seed deals the same."""
    hands = [new(3, seed=seed).rules.seats for seed in range(40)]
    assert all(len(set(hand)) == 3 for hand in hands)
    assert all({hand[seat] for hand in hands} == set(ALL) for seat in range(3))
    assert new(3, seed=7).rules.seats == hands[7]


@pytest.mark.rule("C0a.2", "C0b", "C0c")
def test_what_players_begin_with() -> None:
    """One catalyst of the own colour, a parasite card nobody has attached, room for one biont; the rest is soup."""
    table = laid_out("yellow", "blue", "red")
    for player in table.box.players:
        assert table.pool[player * 4 : player * 4 + 4] == [int(colour == player) for colour in range(4)]
    assert table.pool[GREEN * 4 : GREEN * 4 + 4] == [0, 0, 0, 0]
    assert table.soup_cubes == [16, 16, 16, 16]
    assert table.soup_discs == [11, 11, 12, 11]
    assert table.owner == [NOWHERE] * 20
    read_limits(table)
    assert [table.limit[player] for player in table.box.players] == [1, 1, 1]


@pytest.mark.rule("C0d.1", "C0d.2", "C0d.3", "C0d.4", "C0d.5")
@pytest.mark.parametrize(("short", "proterozoic"), [(False, 10), (True, 7)])
def test_the_event_deck(short: bool, proterozoic: int) -> None:
    """Three Hadean on seven Archean on the Proterozoic, everything else unseen in the box."""
    table = laid_out(short=short)
    drawn = table.event_deck[::-1]
    assert eons(table, drawn) == [HADEAN] * 3 + [ARCHEAN] * 7 + [PROTEROZOIC] * proterozoic
    assert eons(table, table.removed) == [HADEAN] * 3 + [PROTEROZOIC] * (11 - proterozoic)
    assert sorted(drawn + table.removed) == list(range(24))
    other = laid_out(short=short, seed=2)
    for eon in range(3):
        cards = [[n for n in deck.event_deck if deck.box.pack.events[n].eon == eon] for deck in (table, other)]
        assert cards[0] != cards[1]


@pytest.mark.rule("C0e.1", "C0e.2", "C0f", "GL-Landform")
def test_refugia_lie_under_inactive_landforms() -> None:
    table = laid_out()
    assert [len(deck) for deck in table.placard_decks] == [3, 3, 5, 5]
    assert (COSMIC, OCEAN, COASTAL, CONTINENT) == (0, 1, 2, 3)
    assert ROWS == ("cosmic", "ocean", "coastal", "continent")
    for row, deck in enumerate(table.placard_decks):
        assert all(table.box.row[number] == row for number in deck)
    assert table.active == [0, 0, 0, 0]
    assert table.rows == [(), (), (), ()]
    assert table.place == [DECK] * 16
    assert {laid_out(seed=seed).placard_decks[CONTINENT] for seed in range(8)} != {table.placard_decks[CONTINENT]}


@pytest.mark.rule("C0g", "C0h", "C0i")
def test_mutations_macroorganisms_and_the_first_event() -> None:
    """Four decks of five with the top card open, all eight macroorganisms on offer; then the first turn comes."""
    table = laid_out()
    assert [len(deck) for deck in table.decks] == [5, 5, 5, 5]
    assert sorted(number for deck in table.decks for number in deck) == list(range(20))
    assert table.unseen == [4, 4, 4, 4]
    assert table.promoted == [0] * 20
    assert table.stack == list(range(8))
    assert table.steps == [("turn",)]
    assert laid_out(seed=2).decks != table.decks
    game = new(seed=1)
    events = [entry.kind for entry in game.play.entries or []]
    assert events[:4] == [SET_UP, TURN_BEGINS, PHASE_BEGINS, EVENT_DRAWN]


@pytest.mark.rule("C0h", "H3.1")
def test_any_card_of_the_stack_may_be_bought() -> None:
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="rryyygggbbb")
    pool(table, "red", "r")
    assert grow_options(table, RED, mars) == [("grow", macro) for macro in range(8)]


# -- options -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("V65")
def test_the_first_edition_has_no_chimeras() -> None:
    Settings(chimera=True).validate(("red", "blue"))
    with pytest.raises(BadSettings):
        Settings(chimera=True, edition="1e").validate(("red", "blue"))


@pytest.mark.rule("C3.2", "C3.3")
def test_settings_that_do_not_go_together() -> None:
    for wrong in (Settings(bans=True), Settings(intro=True, chimera=True), Settings(intro=True, mode="cooperative")):
        with pytest.raises(BadSettings):
            wrong.validate(("red", "blue"))
    Settings(intro=True, bans=True).validate(("red", "blue"))
    Settings(intro=True, macro=True, crystal=True, mode="solitaire").validate(("red",))


@pytest.mark.rule("D2a", "E1b.1")
def test_an_active_landform_opens_its_row() -> None:
    """Bionts and enzymes go to refugia of active rows only, as long as the player has no biont elsewhere."""
    table = empty("red", "blue")
    refugium(table, "mars", down="bgyr")
    refugium(table, "clay", down="rybb")
    pool(table, "red", "r")
    table.active = [0, 1, 0, 0]
    run = Runner(table, "assign-turn", RED)
    assert run.options == ["assign pool clay", "enzyme red clay", "done"]
    table.active = [1, 0, 0, 0]
    assert Runner(table, "assign-turn", RED).options == ["assign pool mars", "enzyme red mars", "done"]
