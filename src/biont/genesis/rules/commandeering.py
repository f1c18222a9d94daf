"""E6c. Commandeering: who runs an organism when its bionts come and go; without any it is extinct."""

from __future__ import annotations

from biont.genesis import nouns
from biont.genesis.ids import NPC, PARASITE, Organism, Player, colour_of
from biont.genesis.organisms import is_macro, residents
from biont.genesis.rules.chimera_death import has_fallen
from biont.genesis.rules.extinction import go_extinct
from biont.genesis.table import BERTH, Table
from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play
from biont.kernel.rules import NOTHING_ASKED


@rule("E1a.4", "E6b", "E6c.1", "E6.6", "GL-Extinction.1", "B1.1", "L4b.4")
def settle_ownership(
    play: Play[Table], organism: Organism, rule_id: str, gathered: list[int] | None = None
) -> Asking[None]:
    """After bionts left an organism: extinct without any, or passed on to a foreign player whose bionts are left.

    Nobody inherits a parasite that fell back from a macroorganism (L4b). For ``gathered`` see :func:`go_extinct`.
    """
    table = play.table
    if table.bionts[BERTH[organism][table.owner[organism]]]:
        return NOTHING_ASKED
    left = residents(table, organism)
    if not left:
        return go_extinct(play, organism, rule_id, gathered)
    if has_fallen(table, organism):
        return go_extinct(play, organism, "L4b", gathered)
    players = [bearer for bearer in left if bearer < NPC]
    return _pass_on(play, organism, players) if players else NOTHING_ASKED


ASK_HEIR = Question("heir", "E6c", about=(nouns.ORGANISM,))
COMMANDEERED = Event("commandeered", "E6c", things=(nouns.ORGANISM, nouns.PLAYER, nouns.PLAYER), causes=True)
BIONTS_COUNTED = Event(
    "bionts counted",
    "E6c",
    things=(nouns.ORGANISM, nouns.PLAYER, nouns.NUMBER, nouns.PLAYER, nouns.NUMBER, nouns.NUMBER),
    tests=(2, 4, 5),
    trifling=True,
)


@rule("E6c.1", "E6c.2", "E6c.3")
def _pass_on(play: Play[Table], organism: Organism, players: list[Player]) -> Asking[None]:
    """One of the foreign players whose bionts are left gets the organism; its owner names him, chance for an NPC."""
    table = play.table
    owner = table.owner[organism]
    heir = players[0]
    seat = table.box.seat_of[owner]
    if len(players) > 1 and seat < 0:
        heir = players[play.pick(len(players))]
    elif len(players) > 1:
        options: list[Option] = [("heir", player) for player in players]
        answer = yield ask(seat, ASK_HEIR, options, (organism,))
        heir = answer[1]
    table.owner[organism] = heir
    play.note(COMMANDEERED, table.box.seat_of[heir], organism, owner, heir)
    play.note(BIONTS_COUNTED, seat, organism, owner, 0, heir, table.bionts[BERTH[organism][heir]], 1)


REGAINED = Event("regained", "E6c", things=(nouns.ORGANISM, nouns.PLAYER))


@rule("E6c.4", "E3g", "C2.2")
def regain(play: Play[Table], organism: Organism) -> None:
    """A parasite that somebody else runs is its colour's again as soon as a biont of that colour is in it.

    The card of an NPC never belongs to the player of its colour, and a macroorganism stays with its trophic biont.
    """
    table = play.table
    if organism >= PARASITE:
        colour = colour_of(organism)
        if is_macro(table, organism) or colour in table.box.npcs:
            return
        if table.owner[organism] != colour and table.bionts[BERTH[organism][colour]]:
            table.owner[organism] = colour
            play.note(REGAINED, table.box.seat_of[colour], organism, colour)


VERBS: Verbs = {"heir": (nouns.COLOUR,)}
