"""H0g. Gene transfer agents: catalysts given to the pool of a tableau in which one has a parasite or a guest."""

from __future__ import annotations

from itertools import compress

from biont.genesis import nouns
from biont.genesis.bionts import homes
from biont.genesis.cards import ALL_COLOURS
from biont.genesis.ids import NPC, Bearer, Colour, Organism, Player
from biont.genesis.organisms import tableau_of
from biont.genesis.table import CELL, CELLS, Table
from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play
from biont.kernel.rules import StepRule


@rule("H0g.1", "H0g.2", "B3b.1")
def gift_options(table: Table, player: Player, inside: list[Organism]) -> list[Option]:
    """Catalysts that a player with bionts ``inside`` organisms may give, ``("give", colour, tableau player)``.

    A full pool takes nothing.
    """
    if not inside or not table.box.gifts:
        return []
    own = table.pool[CELLS[player]]
    if not any(own):
        return []
    cap, pool = table.box.cap, table.pool
    options: list[Option] = []
    for to in recipients(table, player, inside):
        for colour in compress(ALL_COLOURS, own):
            if pool[CELL[to][colour]] < cap:
                options.append(("give", colour, to))
    return options


@rule("H0g.1", "V44")
def recipients(table: Table, player: Player, inside: list[Organism]) -> list[Player]:
    """The other tableaus where the player has a parasite or (not in the first edition) a biont in any organism.

    ``inside`` are the organisms in which he has a biont.
    """
    found: list[int] = []
    for organism in inside:
        to = tableau_of(table, organism)
        if to != player and to not in found:
            if table.box.rules.gifts_by_guests or table.owner[organism] == player:
                found.append(to)
    found.sort()
    return found


GIFT_GIVEN = Event("gift", "H0g", things=(nouns.PLAYER, nouns.COLOUR, nouns.PLAYER))


def give(play: Play[Table], player: Player, colour: Colour, to: Player) -> None:
    """Move one catalyst from a player's pool to that of a tableau."""
    table = play.table
    table.pool[CELL[player][colour]] -= 1
    table.pool[CELL[to][colour]] += 1
    play.note(GIFT_GIVEN, table.box.seat_of[player], player, colour, to)


@rule("H0g.1")
def offer_gifts(play: Play[Table], order: list[Bearer]) -> None:
    """Let those of the order give who have something to give, before anybody buys."""
    table = play.table
    for player in reversed(order):
        if player < NPC and gift_options(table, player, homes(table, player)):
            play.push("gift-turn", player)


ASK_GIFT = Question("gift", "H0g", about=(nouns.PLAYER,))


def gift_turn(play: Play[Table], player: Player) -> Asking[None]:
    """A chance to give before anybody buys; once more after each gift."""
    options = gift_options(play.table, player, homes(play.table, player))
    if not options:
        return
    answer = yield ask(play.table.box.seat_of[player], ASK_GIFT, [*options, ("done",)], (player,))
    if answer[0] == "give":
        give(play, player, answer[1], answer[2])
        play.push("gift-turn", player)


STEPS: dict[str, StepRule] = {"gift-turn": gift_turn}
VERBS: Verbs = {"give": (nouns.COLOUR, nouns.COLOUR), "done": ()}
