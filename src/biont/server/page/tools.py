"""The tools above the board: undo, redo, hint, and the menu with settings and seats."""

from __future__ import annotations

from markupsafe import Markup

from biont.server.look import Look, render
from biont.server.opponents import PERSON
from biont.server.page.position import Position
from biont.server.sitting import SWITCHES

UNDOS = 12
"""So many answers the menu offers to go back to."""


def tools(position: Position, look: Look) -> Markup:
    """What stands in the element of the class ``tools``."""
    sitting, past = position.sitting, position.past
    steps = [] if past else sitting.steps_back()[:UNDOS]
    return render(
        "tools.jinja",
        look,
        position.kit,
        sitting=sitting,
        seats=[position.teller.seat(seat) for seat in position.game.seats],
        steps=[(count, _taken_back(position, count)) for count in steps],
        redoable=0 if past else len(sitting.undone),
        settings=sitting.settings,
        switches=SWITCHES,
        at=position.at if past else None,
        hintable=not past and sitting.waits_for_person and sitting.players.count(PERSON) == 1,
    )


def _taken_back(position: Position, count: int) -> str:
    """What an answer that can be taken back said, unless it was given in secret by somebody else at this screen."""
    game = position.sitting.game
    number = len(game.answers) - count
    if game.was_secret(number) and position.sitting.given[number].seat != position.seat:
        return position.say("web-secret-answer")
    return position.teller.option(game.answers[number])
