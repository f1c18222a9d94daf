"""Who sits before which screen: the company of an open game, and how somebody of it looks at the game."""

from __future__ import annotations

from biont.server.company.company import NOBODY, Actor, Company
from biont.server.company.eyes import Eyes, eyes_of
from biont.server.open_game import OpenGame
from biont.server.opponents import PERSON


def company_of(open_game: OpenGame) -> Company:
    """Those who play, as the game itself knows them: which seats persons have, and who is asked."""
    seats = tuple(who if who == PERSON else NOBODY for who in open_game.players)
    return Company(seats, asked=open_game.decision.seat if open_game.decision is not None else -1)


def eyes_on(open_game: OpenGame, actor: Actor, company: Company) -> Eyes:
    """How somebody of a company looks at its game."""
    return eyes_of(actor, company, (answer.seat for answer in reversed(open_game.given)))


def one_screen(open_game: OpenGame) -> Eyes:
    """How a screen looks at a game that all its persons share."""
    return eyes_on(open_game, Actor(owner=True), company_of(open_game))
