"""What a learning program sees of Bios:Origins: its own things first, sets as flags, nothing hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from biont.games.observation import EMPTY, HIGH, LOW
from biont.kernel.chance import Chance
from biont.kernel.game import Game
from biont.lab.actions import actions_of
from biont.lab.observations import Observer, Vector
from biont.origins.game import new
from biont.origins.lab.observation import OriginsObservation
from biont.origins.table import Table
from tests.origins.test_games import permute


def look(observe: Observer, game: Game[Table], seat: int) -> Vector:
    """What a seat sees of a game."""
    view = game.view(seat)
    return observe(view.table, seat, view.decision)


def played(answers: int, seats: list[str], **settings: Any) -> Game[Table]:
    """A game after so many answers of random players."""
    game = new(seats, seed=5, **settings)
    chance = Random(5)
    while len(game.answers) < answers and game.decision is not None:
        game.choose(chance.choice(game.decision.options))
    return game


def test_everybody_sees_himself_first() -> None:
    game = played(250, ["green", "black", "white"], advanced=True)
    table, observation = game.table, OriginsObservation(game.rules.box)  # type: ignore[attr-defined]
    observe = Observer(observation, game.rules)
    where, spots = observe.slices(), len(table.world.spots)
    assert sum(map(len, table.foundations)) > 3
    for seat in range(3):
        vector = look(observe, game, seat)
        around = [(seat + place) % 3 for place in range(3)]
        migrants = vector[where["migrants"]].reshape(4, spots)
        assert [set(np.flatnonzero(row)) for row in migrants] == [
            *(set(table.world.spots_in(table.migrants[other])) for other in around),
            set(),
        ]
        assert list(vector[where["stages"]].reshape(4, 6)[0]) == table.stages_of(seat)
        assert [around[one] for one in vector[where["active"]]] == [table.active]
        owner, column = vector[where["challenge_owner"]], vector[where["challenge_column"]]
        for place, cards in enumerate(table.foundations):
            assert all((around[owner[card]], column[card]) == divmod(place, 3) for card in cards)
        colours = [table.box.colours[other] for other in around]
        assert list(vector[where["self"]]) == [*colours, EMPTY, 0, 0, 0, EMPTY]


@pytest.mark.parametrize("settings", [{}, {"advanced": True}, {"realm": "yrr"}, {"map": "custom"}])
def test_nothing_hidden_is_seen(settings: dict[str, Any]) -> None:
    """Unseen cards may lie as they like, in every vector of the game; its size and bounds stay."""
    game = new(2, seed=3, **settings)
    observe = Observer(OriginsObservation(game.rules.box), game.rules)  # type: ignore[attr-defined]
    chance = Random(3)
    while (decision := game.decision) is not None and len(game.answers) < 160:
        if len(game.answers) % 20 == 0:
            vector = look(observe, game, decision.seat)
            twin = game.copy()
            permute(twin.table, decision.seat, Chance(4))
            assert (look(observe, twin, decision.seat) == vector).all()
            assert vector.shape == (observe.size,)
            assert vector.min() >= LOW
            assert vector.max() <= HIGH
        game.choose(chance.choice(decision.options))


@pytest.mark.parametrize(("players", "settings"), [(2, {}), (4, {"advanced": True}), (3, {"map": "custom"})])
def test_every_option_has_its_action(players: int, settings: dict[str, Any]) -> None:
    """Masks are exactly the options, and the list is as long for two players as for four."""
    game = new(players, seed=2, keep=False, log=False, **settings)
    observation = OriginsObservation(game.rules.box)  # type: ignore[attr-defined]
    actions = [actions_of(game.rules, observation, seat) for seat in range(players)]
    assert len({len(own) for own in actions}) == 1
    assert actions[0].numbers["threaten", 1] == actions[1].numbers["threaten", 2 % players]
    chance = Random(2)
    while (decision := game.decision) is not None:
        own = actions[decision.seat]
        assert [own.options[number] for number in own.legal(decision)] == list(decision.options)
        game.choose(chance.choice(decision.options))


def test_the_vector_is_as_long_for_two_as_for_four() -> None:
    sizes = set()
    for players in (2, 3, 4):
        rules = new(players, seed=1).rules
        sizes.add(Observer(OriginsObservation(rules.box), rules).size)  # type: ignore[attr-defined]
    assert sizes == {5146}


OTHERWISE = {
    *("foundations", "spent", "unused", "exposed"),  # where every Challenge Card is
    *("ideas", "lore", "removed"),  # where every Idea is
    *("layout", "cratons"),  # what every Hex and Spot is
    *("buried", "steps", "key", "count"),  # hidden, or not on the table
}


def test_every_slot_of_the_table_is_seen() -> None:
    """Whoever adds a slot says how a learning program sees it."""
    rules = new(2, seed=1).rules
    parts = {part.name for part in OriginsObservation(rules.box).parts}  # type: ignore[attr-defined]
    assert set(rules.blank().fields()) - parts == OTHERWISE


@pytest.mark.parametrize("name", ["custom", "cratons"])
def test_the_ground_is_that_of_the_map_as_it_lies(name: str) -> None:
    game = new(2, seed=3, map=name, laying="seed")
    table, observe = game.table, Observer(OriginsObservation(game.rules.box), game.rules)  # type: ignore[attr-defined]
    vector, where = look(observe, game, 0), observe.slices()
    assert list(vector[where["terrain"]]) == [tile.terrain for tile in table.world.hexes]
    assert set(np.flatnonzero(vector[where["land"]])) == set(table.world.spots_in(table.world.land))
    assert [tile.terrain for tile in table.box.world.hexes] != list(vector[where["terrain"]])
