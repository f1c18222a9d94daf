"""Parlour: a small game of wishes and dice, for tests that need to know every question beforehand."""

from __future__ import annotations

from biont.kernel import Asking, Event, Game, Play, Question, ask
from tests.plugin.skirmish.rules import Ground, Skirmish


class Parlour(Skirmish):
    """A seat says how many coins it wants, twice; then dice give them; then another seat is asked, and so on."""

    def __init__(self) -> None:
        super().__init__(2)
        self.steps = {"wish": wish, "fate": fate, "stop": stop}

    def setup(self, play: Play[Ground]) -> None:
        play.push_all([("wish", 0), ("wish", 0), ("wish", 1), ("fate", 0), ("wish", 1), ("wish", 0)])


ASK_WISH = Question("wish", "P1")
WISHES = Event("wishes", "P1")


def wish(play: Play[Ground], seat: int) -> Asking[None]:
    answer = yield ask(seat, ASK_WISH, [("bid", 1), ("bid", 2), ("bid", 13), ("pass",)])
    play.note(WISHES, seat, *answer[1:])
    if answer[0] == "pass":
        play.push("stop")
    elif answer[1] == 13:
        play.table.coins[seat] = 99
        raise ZeroDivisionError("nobody has thirteen coins")
    else:
        play.table.coins[seat] += answer[1]


ASK_FATE = Question("fate", "P2")


def fate(play: Play[Ground], seat: int) -> Asking[None]:
    faces = play.roll(2)
    while faces:
        answer = yield ask(seat, ASK_FATE, [("reroll",), ("leave",)], tuple(faces))
        faces = play.roll(2) if answer[0] == "reroll" else []


def stop(play: Play[Ground]) -> None:
    play.table.steps.clear()


def parlour(*answers: str) -> Game[Ground]:
    """A game of Parlour after some answers."""
    game = Game(Parlour(), 5)
    for answer in answers:
        game.choose(answer)
    return game


def dice(game: Game[Ground]) -> tuple[int, ...]:
    """The dice that the question is about."""
    assert game.decision is not None
    assert game.decision.kind == ASK_FATE
    return game.decision.data
