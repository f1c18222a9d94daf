"""H0g. Gene transfer agents: catalysts given to the pool of a tableau in which one has a parasite or a guest.

They may be given at any time. Nobody is asked at every step, but where a gift can change something: before phases in
which others spend first, in own turns, and where a pool cannot pay what is asked of it now.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import compress

from biont.genesis import nouns
from biont.genesis.bionts import homes
from biont.genesis.cards import ALL_COLOURS
from biont.genesis.ids import NPC, PARASITE, Bearer, Colour, Organism, Player
from biont.genesis.organisms import tableau_of
from biont.genesis.rules.sequence import phase_order
from biont.genesis.table import CELL, CELLS, NOWHERE, Table
from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.kernel.table import Step


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
        abroad = _abroad(table, player)
        if abroad and gift_options(table, player, abroad):
            play.push("gift-turn", player)


def _abroad(table: Table, player: Bearer) -> list[Organism]:
    """The organisms that are parasites or another's in which a player has a biont: mostly none, which is soon seen."""
    found: list[int] = []
    if player < NPC:
        owner = table.owner
        for organism in homes(table, player):
            if organism >= PARASITE or owner[organism] != player:
                found.append(organism)
    return found


@rule("H0g.1", "A2.2")
def offer_gifts_to_earlier(play: Play[Table], order: list[Bearer]) -> None:
    """Let those give who could do so only after the recipient's turn: in their own they give to the others."""
    table = play.table
    if not table.box.gifts_out_of_turn:
        return
    for place in range(len(order) - 1, 0, -1):
        player = order[place]
        abroad = _abroad(table, player)
        if abroad and any(table.pool[CELLS[player]]):
            if any(to in order[:place] for to in recipients(table, player, abroad)):
                play.push("gift-turn", player)


@rule("H0g.1")
def call_for_gifts(play: Play[Table], to: Player, again: Step, besides: Collection[Player] = ()) -> bool:
    """Where a pool cannot pay: let others give to it, then come to the step ``again``; False where nobody can.

    Those ``besides`` are not asked, for they can give in their own turn.
    """
    table = play.table
    givers = [
        player
        for player in donors(table, to, besides)
        if _gifts_to(gift_options(table, player, homes(table, player)), to)
    ]
    if givers:
        play.push_all([*[("gift-turn", player, to) for player in givers], again])
    return bool(givers)


@rule("H0g.1", "V44")
def donors(table: Table, to: Player, besides: Collection[Player] = ()) -> list[Player]:
    """The players who may give to a pool out of turn and have a catalyst, in player order; not those ``besides``."""
    if not table.box.gifts_out_of_turn:
        return []
    found: list[int] = []
    for player in phase_order(table):
        abroad = _abroad(table, player)
        if abroad and player not in besides and any(table.pool[CELLS[player]]):
            if to in recipients(table, player, abroad):
                found.append(player)
    return found


def _gifts_to(options: list[Option], to: Player) -> list[Option]:
    return [option for option in options if option[2] == to]


ASK_GIFT = Question("gift", "H0g", about=(nouns.PLAYER,))


def gift_turn(play: Play[Table], player: Player, to: Player = NOWHERE) -> Asking[None]:
    """A chance to give before others spend, or to the one pool that cannot pay; once more after each gift."""
    options = gift_options(play.table, player, homes(play.table, player))
    if to != NOWHERE:
        options = _gifts_to(options, to)
    if not options:
        return
    answer = yield ask(play.table.box.seat_of[player], ASK_GIFT, [*options, ("done",)], (player,))
    if answer[0] == "give":
        give(play, player, answer[1], answer[2])
        play.push("gift-turn", player) if to == NOWHERE else play.push("gift-turn", player, to)


STEPS: dict[str, StepRule] = {"gift-turn": gift_turn}
VERBS: Verbs = {"give": (nouns.COLOUR, nouns.COLOUR), "done": ()}
