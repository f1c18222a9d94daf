"""Copies of every kind: of the standard library, of games that travel to another process, and what they look like."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from typing import TypeAlias

import pytest

from biont.kernel import BiontError, Chance, Game, Play
from biont.kernel.conformance import play_on, trace
from tests.kernel.parlour import Parlour, parlour
from tests.plugin.skirmish import rules as skirmish
from tests.plugin.skirmish.rules import NO_CARD, Ground, Skirmish

Twin: TypeAlias = Callable[[Game[Ground]], Game[Ground]]


def by_pickle(game: Game[Ground]) -> Game[Ground]:
    """A game as it arrives in another process."""
    arrived = pickle.loads(pickle.dumps(game))
    assert isinstance(arrived, Game)
    return arrived


@pytest.mark.parametrize("twin_of", [copy, deepcopy, by_pickle])
def test_copies_of_the_standard_library_are_games_of_their_own(twin_of: Twin) -> None:
    game = skirmish.game(8)
    chance = Chance(8)
    while game.decision is not None:
        before = trace(game)
        twin = twin_of(game)
        assert trace(twin) == before
        assert (twin.undoable(), twin.redoable) == (game.undoable(), game.redoable)
        assert twin.refusals() == game.refusals()
        option = game.decision.options[chance.below(len(game.decision.options))]
        twin.choose(option)
        assert trace(game) == before
        game.choose(option)
        assert trace(twin) == trace(game)
        assert twin.record() == game.record()
        if game.undoable():
            twin.undo()
            assert trace(twin) == before
            assert twin_of(twin).redoable == twin.redoable == 1
    twin = twin_of(game)
    assert twin.finished
    assert twin.result == game.result
    assert twin.entries == game.entries


class Unarmed(Skirmish):
    """Two tribes meet, and nobody has a card to strike with."""

    def setup(self, play: Play[Ground]) -> None:
        for seat in (0, 1):
            play.table.place(seat, 0, 1)
        play.push("turn", 0)


@pytest.mark.parametrize("twin_of", [copy, deepcopy, by_pickle])
def test_the_question_of_a_copy_has_its_reasons(twin_of: Twin) -> None:
    asked = twin_of(Game(Unarmed(2), 1)).decision
    assert asked is not None
    assert [refusal.reason for refusal in asked.refusals()] == [NO_CARD]


@pytest.mark.parametrize("twin_of", [copy, deepcopy, by_pickle])
def test_games_without_a_record_can_be_copied_and_travel_too(twin_of: Twin) -> None:
    game = skirmish.game(4)
    for answer in ("pass", "pass", "pass", "war"):
        game.choose(answer)
    game.inject([3])
    prepared = Game.at(game.rules, skirmish.game(5).table.copy())
    for other in (game.copy(history=False), game.view(1).imagine(Chance(1)), prepared):
        twin = twin_of(other)
        assert trace(twin) == trace(other)
        play_on(twin, Chance(2), 30)
        play_on(other, Chance(2), 30)
        assert trace(twin) == trace(other)


@pytest.mark.parametrize("twin_of", [copy, deepcopy, by_pickle])
def test_a_game_that_keeps_nothing_can_neither_be_copied_nor_travel(twin_of: Twin) -> None:
    with pytest.raises(BiontError, match="Only a game that keeps its marks"):
        twin_of(Game(Skirmish(), 5, keep=False))


def test_a_kind_of_game_stays_that_kind_in_its_copies() -> None:
    class Special(Game[Ground]):
        __slots__ = ()

    assert type(Special(Skirmish(), 5).copy()) is Special


class Carded(Ground):
    """A table with cards, which are no state."""

    __slots__ = ("cards",)
    static = ("cards",)

    def __init__(self, cards: object) -> None:
        super().__init__(3)
        self.cards = cards


class Cards(Skirmish):
    """Skirmish with cards of its own."""

    def __init__(self) -> None:
        super().__init__(3)
        self.cards = object()

    def blank(self) -> Ground:
        return Carded(self.cards)


def test_a_table_from_elsewhere_gets_the_cards_that_are_here() -> None:
    here, elsewhere = Cards(), Cards()
    table = Game(elsewhere, 5).table
    assert isinstance(table, Carded)
    state = table.state()
    assert here.at_home(table) is table
    assert table.cards is here.cards
    assert table.state() == state


def test_a_view_from_elsewhere_gets_the_rules_and_cards_that_are_here() -> None:
    here, elsewhere = Cards(), Cards()
    for seat in (0, 1):
        view = Game(elsewhere, 5).view(seat)
        home = view.at_home(here)
        assert home.same_as(view)
        assert home.rules is here
        for table in (home.table, home.beginning):
            assert isinstance(table, Carded)
            assert table.cards is here.cards
        assert home.refusals() == view.refusals()
        if home.decision is not None:
            assert home.decision.reasons is not None
            assert home.decision.reasons[0].__self__.rules is here  # type: ignore[attr-defined]


def test_a_view_travels_with_its_question_and_the_reasons() -> None:
    """As to a process in which programs think."""
    game = Game(Unarmed(2), 1)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    far = pickle.loads(pickle.dumps(view))
    assert far.same_as(view)
    assert far.decision.refusals() == game.decision.refusals()


def test_games_and_views_say_where_they_stand() -> None:
    game = parlour("bid 1")
    assert repr(game) == "<Game of skirmish, red blue, seed 5, 1 answers: red is asked 'wish' (P1)>"
    assert repr(game.view(0)) == "<View of red of skirmish: red is asked 'wish' (P1)>"
    assert repr(game.view(1)) == "<View of blue of skirmish: red is asked>"
    assert repr(game.view(-1)) == "<View of a spectator of skirmish: red is asked>"
    assert repr(Game(Parlour(), 5, keep=False)) == "<Game of skirmish, red blue, seed 5: red is asked 'wish' (P1)>"
    game.choose("pass")
    assert repr(game) == "<Game of skirmish, red blue, seed 5, 2 answers: finished>"
    assert repr(game.view(1)) == "<View of blue of skirmish: finished>"
