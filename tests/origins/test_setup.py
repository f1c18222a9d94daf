"""C. Set-up."""

from __future__ import annotations

from typing import Any

import pytest

from biont.kernel.errors import BadSettings
from biont.origins.brain import emotions, free_will, mysticism, vocabulary
from biont.origins.cards import INDUSTRY
from biont.origins.game import new
from biont.origins.people import pool, urbanization
from biont.origins.scenario.position import lay
from biont.origins.scenario.writing import written
from biont.origins.settings import Settings
from biont.origins.table import FIRST_COMET, Table
from biont.origins.tableau import diversity
from biont.origins.tiles import DESERT
from tests.origins.positions import Position


def table(seats: int | tuple[str, ...] = 3, seed: int = 1, **settings: Any) -> Table:
    return new(seats, seed=seed, **settings).table


def blocks(laid: Table) -> list[list[int]]:
    """The challenge deck from the top, cut after each Comet, each card as its Epoch."""
    found: list[list[int]] = [[]]
    for card in laid.challenges[::-1]:
        if card >= FIRST_COMET:
            found[-1].append(-(card - FIRST_COMET + 1))
            found.append([])
        else:
            found[-1].append(laid.box.challenge_epoch[card])
    assert found.pop() == []
    return found


@pytest.mark.rule("C2b.1", "C2b.2", "C7b", "C9")
@pytest.mark.parametrize(
    ("seats", "settings", "pawns"),
    [
        (2, {}, (4, 2, 1)),
        (2, {"advanced": True}, (4, 2, 1)),
        (2, {"dispersal": "first"}, (6, 0, 1)),
        (1, {"mode": "solitaire"}, (6, 0, 1)),
        (2, {"mode": "cooperative", "dispersal": "first"}, (4, 2, 1)),
    ],
)
def test_brains_start_as_the_variant_says(seats: int, settings: dict[str, Any], pawns: tuple[int, ...]) -> None:
    laid = table(seats, **settings)
    seat = laid.crowns.index(1)
    assert (emotions(laid, seat), vocabulary(laid, seat), free_will(laid, seat)) == pawns
    assert mysticism(laid, seat) == 0


@pytest.mark.rule("C2c", "C2d", "C2e", "B3b.3", "B7")
def test_everybody_starts_with_one_migrant_on_the_spot_of_his_colour() -> None:
    laid = table(("black", "white", "orange", "green"))
    world = laid.world
    spots = [world.spots[spot].code for own in laid.migrants for spot in world.spots_in(own)]
    assert spots == ["zimbabwe", "spain", "china", "indonesia"]
    assert [pool(laid, seat) for seat in range(4)] == [11] * 4
    assert [urbanization(laid, seat) for seat in range(4)] == [0] * 4
    assert [diversity(laid, seat) for seat in range(4)] == [1] * 4
    assert laid.stages == [1, 3, 1, 1, 0, 1] * 4
    assert laid.philosophy == laid.box.centre


@pytest.mark.rule("C2f.1", "C2f.2", "C2f.3", "C7d")
@pytest.mark.parametrize(("seats", "chits"), [(1, 32), (2, 32), (3, 20), (4, 16)])
def test_climate_chits_lie_on_rings_with_enough_stars(seats: int, chits: int) -> None:
    laid = table(seats, mode="solitaire" if seats == 1 else "competitive")
    assert sum(hexes.bit_count() for hexes in laid.climate) == chits
    assert all(laid.climate[climate] & ~laid.atlas.rings[climate] == 0 for climate in range(4))
    california = 1 << laid.world.hex("california")
    assert bool(laid.climate[DESERT] & california) == (seats < 4)


@pytest.mark.rule("C2g.1", "C2g.2", "C2g.3", "C2g.4", "C2g.5", "C2g.6", "C2g.7", "C2g.8")
@pytest.mark.parametrize(
    ("seats", "settings", "sizes"),
    [
        (3, {}, (3, 3, 3, 3)),
        (4, {}, (4, 3, 3, 3)),
        (2, {}, (2, 2, 2, 2)),
        (3, {"advanced": True}, (6, 3, 3, 3)),
        (4, {"dispersal": "first"}, (10, 3, 3, 3)),
        (1, {"mode": "solitaire"}, (10, 4, 4, 2)),
        (1, {"mode": "solitaire", "deck": "basic"}, (5, 4, 4, 2)),
        (1, {"mode": "solitaire", "deck": "advanced"}, (8, 4, 4, 2)),
        (2, {"mode": "cooperative"}, (6, 3, 3, 2)),
        (2, {"mode": "cooperative", "dispersal": "first"}, (8, 3, 3, 2)),
        (4, {"mode": "cooperative"}, (4, 2, 2, 1)),
        (3, {"mode": "cooperative", "deck": "basic"}, (3, 2, 2, 1)),
        (3, {"mode": "cooperative", "dispersal": "first"}, (6, 2, 2, 1)),
        (2, {"mode": "cooperative", "deck": "basic"}, (4, 3, 3, 2)),
    ],
)
def test_the_challenge_deck_has_its_epochs_above_their_comets(
    seats: int, settings: dict[str, Any], sizes: tuple[int, ...]
) -> None:
    laid = table(seats, **settings)
    assert blocks(laid) == [[epoch] * size + [-epoch] for epoch, size in enumerate(sizes, 1)]


@pytest.mark.rule("C2g.1", "C2h.1")
def test_every_deck_is_shuffled() -> None:
    """Another seed deals other challenges and other Ideas, of every Epoch and discipline."""
    tables = [new(2, seed=seed).table for seed in (1, 2, 3)]
    for epoch in (1, 2, 3, 4):
        dealt = {
            tuple(c for c in one.challenges if c < FIRST_COMET and one.box.challenge_epoch[c] == epoch)
            for one in tables
        }
        assert len(dealt) > 1
        assert len({one.unused[epoch - 1] for one in tables}) > 1
        for discipline in (0, 1, 2):
            assert len({one.pile(epoch, discipline) for one in tables}) > 1


@pytest.mark.rule("C2g.10")
def test_unused_challenge_cards_lie_beside_the_deck_by_epoch() -> None:
    laid = table(3, advanced=True)
    for epoch, pile in enumerate(laid.unused, 1):
        assert {laid.box.challenge_epoch[card] for card in pile} == {epoch}
    dealt = [card for card in laid.challenges if card < FIRST_COMET]
    assert sorted([*dealt, *(card for pile in laid.unused for card in pile)]) == list(range(84))


@pytest.mark.rule("C2h.1", "C2h.2", "D1a")
def test_the_market_shows_three_ideas_of_each_discipline_of_epoch_i() -> None:
    laid = table(2)
    cards = laid.box.pack.ideas
    assert [(cards[idea].epoch, cards[idea].deck) for idea in laid.market] == [
        (1, d) for d in (0, 1, 2) for _ in (1, 2, 3)
    ]
    for epoch in (1, 2, 3, 4):
        for discipline in (0, 1, 2):
            pile = laid.pile(epoch, discipline)
            assert {(cards[idea].epoch, cards[idea].deck) for idea in pile} == {(epoch, discipline)}
    assert len([idea for deck in laid.decks for idea in deck]) + 9 == 119


@pytest.mark.rule("C2i.1", "C2i.2", "A0a.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_crowns_say_who_rules_and_who_begins(seats: int) -> None:
    firsts = set()
    for seed in range(20):
        game = new(seats, seed=seed)
        laid = game.table
        assert sorted(laid.crowns) == list(range(1, seats + 1))
        assert laid.ruling == [laid.box.pack.crowns[number - 1].discipline for number in laid.crowns]
        assert game.decision is not None
        assert game.decision.seat == laid.first == laid.crowns.index(1)
        firsts.add(laid.first)
    assert firsts == set(range(seats))


@pytest.mark.rule("C2j")
def test_the_crown_of_the_knappers_starts_with_a_word_more() -> None:
    laid = table(4)
    seat = laid.crowns.index(4)
    assert laid.ruling[seat] == INDUSTRY
    assert (emotions(laid, seat), vocabulary(laid, seat)) == (3, 3)


@pytest.mark.rule("C3.1")
def test_merfolk_start_in_the_water() -> None:
    laid = table(("black", "white", "orange", "green"), realm="sea")
    world = laid.world
    assert all(own & world.water for own in laid.migrants)
    starts = [world.spots_in(own)[0] for own in laid.migrants]
    lands = [world.start[colour][0] for colour in range(4)]
    assert all(set(world.spots[a].hexes) & set(world.spots[b].hexes) for a, b in zip(starts, lands, strict=True))


@pytest.mark.rule("C7", "C2a.1", "C1c", "C4.1")
@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (("green",), {"mode": "solitaire"}),
        (("black", "green"), {"mode": "solitaire"}),
        (("black",), {}),
        (("black", "black"), {}),
        (("black", "pink"), {}),
        (("black", "green"), {"merfolk": "green"}),
        (("black", "green"), {"realm": "yrr", "merfolk": "white"}),
        (("black", "green"), {"realm": "moon"}),
    ],
)
def test_what_makes_no_game_is_refused(seats: tuple[str, ...], settings: dict[str, Any]) -> None:
    with pytest.raises(BadSettings):
        new(seats, seed=1, **settings)


@pytest.mark.rule("C4.1")
def test_in_the_yrr_variant_some_live_in_the_sea() -> None:
    assert Settings.of({"realm": "yrr"}).merfolk_of(("black", "white", "green")) == (False, True, False)
    assert Settings.of({"realm": "yrr", "merfolk": "black-green"}).merfolk_of(("black", "white", "green")) == (
        True,
        False,
        True,
    )


def test_a_position_can_be_written_and_laid_again() -> None:
    given = {
        "migrants": ["spain", "china"],
        "moved": ["spain"],
        "cities": ["india 2", "yukon"],
        "ruling": "politics",
        "culture": ["earworms"],
        "politics": ["grave-goods"],
        "dissidents": ["grave-goods", "crown"],
        "mysticism": 2,
        "elders": {"lullaby": 1},
        "energy": 5,
        "chits": {"industry": 2},
    }
    at = Position(
        "black green", black=given, climate={"ice": ["canadian-shield"]}, epoch="I", turn=3, philosophy="freedom"
    )
    twin = at.rules.blank()
    twin.key = at.table.key
    lay(twin, written(at.table))
    assert twin == at.table
    assert written(twin)["black"]["cities"] == ["yukon", "india 2"]
