"""A game as a picture that needs no server: what stands around its board, and the output of a notebook cell."""

from __future__ import annotations

from typing import Any

from biont.draw.document import notebook_html
from biont.genesis.draw.board import Question, Surroundings
from biont.genesis.rules.victory import points
from biont.genesis.table import Table
from biont.genesis.words import words
from biont.genesis.words.teller import Teller
from biont.kernel.game import Game
from biont.words import Words


def surroundings(game: Game[Table], say: Words, player: int = -1) -> Surroundings:
    """What is drawn around the board: points, the question, the tableau of a player or of the one asked."""
    table = game.table
    box = table.box
    seat = game.decision.seat if game.decision is not None else -1
    asked = box.players_of(seat)
    own = (player,) if player >= 0 else asked
    scores = {score.player: score.total for score in points(table)}
    return Surroundings(own=own, points=scores, question=_question(game, say), asked=asked[0] if asked else -1)


def _question(game: Game[Table], say: Words) -> Question:
    """The open question as a sentence, or how the game ended."""
    teller = Teller(game.table.box.pack, say)
    teller.look(game.table)
    if game.decision is None:
        return Question(teller.result(game.result)) if game.result is not None else Question()
    return Question(teller.prompt(game.decision), rule=game.decision.rule)


def picture(game: Game[Any]) -> str | None:
    """The board for a notebook; None for a game that has no drawing or keeps nothing to be viewed."""
    if game.rules.name != "genesis" or not game.keep:
        return None
    say = words()
    return notebook_html(game.view(-1).table, say, surroundings(game, say))
