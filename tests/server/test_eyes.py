"""A frame belongs to a seat or to watchers: what each of them can press, and which wishes are whose."""

from __future__ import annotations

import re

import pytest

from biont import games
from biont.server.company.company import Actor, Company
from biont.server.company.eyes import WATCHING, Eyes, eyes_of
from biont.server.open_game import OpenGame
from biont.server.page.draw import draw
from biont.server.page.frame import Frame
from biont.server.page.position import Position
from biont.server.screen import eyes_on
from biont.server.store import Answer
from biont.server.wishes import wished, wishes_of
from tests.browser.positions import open_game, recorded

GAMES = tuple(games.BUILT_IN)


def table_of(game: str, at: int = 60) -> OpenGame:
    """A game of three persons, each at a screen of his own."""
    return open_game(next(one for one in recorded(game) if len(one.seats) > 2), at)


def eyes(table: OpenGame, person: str, watched: bool = False) -> Eyes:
    """How a person looks; he is called after his seat."""
    persons = tuple(str(seat) for seat in range(len(table.players)))
    asked = table.decision.seat if table.decision is not None else -1
    return eyes_on(table, Actor(person), Company(persons, host="", asked=asked, watched=watched))


def frame(table: OpenGame, of: Eyes, at: int | None = None) -> Frame:
    return draw(Position(table, "en", of, at))


def pressed(shown: Frame) -> set[str]:
    """Where the forms of a frame lead."""
    return set(re.findall(r'action="(?:/game/0)?/?(\w+)', "".join(shown.regions.values())))


@pytest.mark.parametrize("game", GAMES)
def test_only_who_is_asked_has_buttons(game: str) -> None:
    table = table_of(game)
    assert table.decision is not None
    asked = table.decision.seat
    own = frame(table, eyes(table, str(asked)))
    assert own.asked
    assert {"answer", "undo", "redo", "arrange"} <= pressed(own)
    for other in range(len(table.players)):
        if other == asked:
            continue
        shown = frame(table, eyes(table, str(other)))
        assert not shown.asked
        assert "answer" not in pressed(shown)
        assert "name=option" not in "".join(shown.regions.values())
        assert "is choosing" in shown.regions["prompt"]
        assert {"undo", "redo", "arrange"} <= pressed(shown)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("at", [None, 30])
def test_who_watches_can_press_nothing(game: str, at: int | None) -> None:
    table = table_of(game)
    shown = frame(table, eyes(table, "nobody", watched=True), at)
    assert pressed(shown) <= {"game", "look"}, "the slider through the past, and how pages look"
    assert "name=option" not in "".join(shown.regions.values())


def test_nobody_at_a_screen_of_his_own_is_helped_or_plays_on_from_the_past() -> None:
    table = table_of("genesis")
    assert table.decision is not None
    shown = frame(table, eyes(table, str(table.decision.seat)))
    assert not pressed(shown) & {"hint", "guide"}
    assert "branch" not in pressed(frame(table, eyes(table, "0"), 30))


def test_a_screen_looks_through_the_seat_asked_else_the_one_asked_last() -> None:
    family = Company(("anna", "ben", "anna", ""), asked=1)
    assert eyes_of(Actor("anna"), family, [1, 2, 0]).seat == 2
    assert eyes_of(Actor("anna"), family, []).seat == 0
    assert eyes_of(Actor("anna"), Company(family.seats, asked=0), [2]).seat == 0
    assert eyes_of(Actor("ben"), family, [2, 0]).seat == 1
    assert eyes_of(Actor("clara"), family, [2, 0]).seat == WATCHING
    assert eyes_of(Actor(owner=True), family, [3, 2]).seats == {0, 1, 2}


def test_one_takes_back_ones_own_answers_as_long_as_no_other_person_has_answered() -> None:
    table = table_of("genesis")
    at = next(at for at in range(len(table.given), 0, -1) if open_game(recorded("genesis")[0], at).game.undoable() > 1)
    table = open_game(recorded("genesis")[0], at)
    last = table.given[-1].seat
    everybody = frozenset(range(len(table.players)))
    assert table.steps_back({last})[:1] == [1]
    assert table.steps_back(everybody - {last}) == []
    table.given[-2] = Answer(1 - last, table.given[-2].text)
    assert table.steps_back({last}) == [1]
    assert table.steps_back(everybody)[:2] == [1, 2]
    table.undone = [table.given[-1]]
    assert (table.redoable({last}), table.redoable(everybody - {last}), table.redoable(everybody)) == (1, 0, 1)


def test_wishes_are_of_a_seat_and_the_rest_of_the_table() -> None:
    settings = wished({"plain": False, "pace": "slow"}, [1], {"plain": True})
    assert not wishes_of(settings, 0)["plain"]
    assert wishes_of(settings, 1)["plain"]
    assert wishes_of(wished(settings, [1], {"dice": False}), 1)["plain"], "what else he wanted stays"
    table = table_of("genesis")
    table.settings = wished(table.settings, [1], {"plain": True, "rolls": True})
    assert Position(table, "en", eyes(table, "1")).plain
    assert not Position(table, "en", eyes(table, "0")).plain
    while table.decision is not None and not table.decision.kind.rolls:
        table.game.choose(table.decision.options[0])
    assert table.decision is not None
    assert table.answers_itself(table.decision) == (table.decision.seat == 1)
