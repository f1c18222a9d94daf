"""The line of company above the board: who plays, who is asked, and whose turn it is for whoever looks."""

from __future__ import annotations

from markupsafe import Markup

from biont.server.company.acts import HEAR
from biont.server.opponents import PERSON, called_briefly
from biont.server.page.position import Position
from biont.words import Words


def _name(name: str, who: str, say: Words) -> str:
    """Who has a seat: a person, a program, or a program for a person who has left it."""
    if who == PERSON:
        return name
    return say("table-plays-for", program=called_briefly(who, say), name=name) if name else called_briefly(who, say)


def company(position: Position) -> Markup:
    """The region of the page."""
    open_game, say, decision = position.open_game, position.say, position.open_game.decision
    asked = decision.seat if decision is not None else -1
    names = [_name(name, who, say) for name, who in zip(position.people, open_game.players, strict=False)]
    people = [
        (position.colour_of(seat), name, seat in position.eyes.seats, seat == asked) for seat, name in enumerate(names)
    ]
    turn, yours = "", asked in position.eyes.seats
    if yours:
        turn = say("table-turn-yours")
    elif 0 <= asked < len(names):
        turn = say("table-turn-of", name=names[asked])
    talk = position.table if position.eyes.may(HEAR) else ""
    since = open_game.since if asked >= 0 and not position.past else ""
    return position.render(
        "company.jinja",
        game=open_game.id,
        people=people,
        turn=turn,
        yours=yours,
        talk=talk,
        since=since,
        left=None if position.past else position.left,
    )
