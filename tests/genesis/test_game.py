"""Bios:Genesis as the kernel plays it: what is sealed, and games that travel."""

from __future__ import annotations

import pickle

from biont.genesis.cards import BLUE, GREEN, RED
from biont.genesis.game import new
from biont.genesis.table import Table
from biont.kernel import Chance, Game
from biont.kernel.conformance import play_on, trace


def played(seed: int, answers: int = 20_000) -> Game[Table]:
    """A short random game after some answers."""
    game = new(("red", "blue"), seed=seed, short=True, intro=True)
    play_on(game, Chance(seed), answers)
    return game


def test_the_last_turn_is_sealed_as_every_turn_is() -> None:
    """Others are sealed by the event that follows; the last answers of some of these games roll no dice."""
    for seed in range(6):
        game = played(seed)
        assert game.finished
        assert game.undoable() == 0


def test_the_players_of_a_seat() -> None:
    """A soloist answers for both his colours on one seat; nobody sits at -1."""
    three = new(("green", "red", "blue"), seed=1).table.box
    assert [three.players_of(seat) for seat in (-1, 0, 1, 2)] == [(), (GREEN,), (RED,), (BLUE,)]
    alone = new(("green", "red"), seed=1, mode="solitaire").table.box
    assert [alone.players_of(seat) for seat in (-1, 0)] == [(), (GREEN, RED)]


def test_a_game_travels_with_its_cards_once() -> None:
    game = played(3, 60)
    arrived = pickle.loads(pickle.dumps(game))
    assert trace(arrived) == trace(game)
    assert arrived.table.box is arrived.rules.box
    assert arrived.view(0).table.box is arrived.rules.box
    assert arrived.rules.box is not game.rules.box  # type: ignore[attr-defined]
    home = game.rules.at_home(arrived.table)
    assert home.box is game.table.box
    assert home == game.table
