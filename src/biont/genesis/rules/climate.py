"""D10. Climate: warming and cooling, Armageddon, and the blind vote for Gaia or Medea."""

from __future__ import annotations

from biont.genesis import nouns
from biont.genesis.cards import COOL, WARM
from biont.genesis.ids import NPC, Player
from biont.genesis.organisms import organisms_of
from biont.genesis.pools import PAID, payments, spend
from biont.genesis.rules.atrophy import atrophy
from biont.genesis.rules.gifts import call_for_gifts
from biont.genesis.table import GREENHOUSE, NO_ARMAGEDDON, SNOWBALL, Table
from biont.kernel.decision import Asking, Option, ask, choice
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play
from biont.kernel.rules import StepRule

RUN = 4
"""Equal climate icons in a row that end the world (D10a)."""
WATERWORLD_RUN = 3
"""Suns that do so while Tropical Waterworld lies on the continent (D1b)."""


CLIMATE_SET = Event("climate", "D10", things=(nouns.CLIMATE,))


@rule("D10.1", "D10a.3", "D10a.4", "C3.1", "META.7")
def climate(play: Play[Table]) -> None:
    """Suns and snowflakes of the chain, one after another; the introductory game stays warm."""
    table = play.table
    if table.box.settings.intro:
        return
    for number in table.chain:
        for icon in table.box.events[number].climate:
            table.climate = WARM if icon == "warm" else COOL
            table.climate_icons.append(table.climate)
            play.note(CLIMATE_SET, -1, table.climate)


@rule("D10a.1", "D10a.2", "D10a.3", "D1b.4", "D10b.6", "V27")
def threat(table: Table) -> int:
    """The Armageddon that the latest climate icons bring about, as the series lies now."""
    series = table.climate_icons
    suns = WATERWORLD_RUN if table.waterworld else RUN
    if len(series) >= suns and COOL not in series[-suns:]:
        return GREENHOUSE
    if len(series) >= RUN and WARM not in series[-RUN:]:
        return SNOWBALL
    return NO_ARMAGEDDON


ARMAGEDDON_LOOMS = Event("armageddon looms", "D10a", things=(nouns.ARMAGEDDON,), causes=True)


@rule("D10a.1", "D10a.2", "D10b.1", "D10b.6", "V27")
def armageddon(play: Play[Table]) -> None:
    """The test that ends the phase: where the world would end, somebody may call a vote."""
    danger = threat(play.table)
    if danger != NO_ARMAGEDDON:
        play.note(ARMAGEDDON_LOOMS, -1, danger)
        play.push("gaia-call", 0)


def voters(table: Table) -> list[Player]:
    """The players in the order of the turn."""
    return [bearer for bearer in table.order if bearer < NPC]


ASK_GAIA_CALL = Question("gaia call", "D10b", about=(nouns.PLAYER, nouns.ARMAGEDDON))
VOTE_CALLED = Event("vote called", "D10b", things=(nouns.PLAYER,))


@rule("D10b.1", "D10c.2")
def gaia_call(play: Play[Table], place: int) -> Asking[None]:
    """Ask one player after another whether he calls a vote; when nobody does, the world ends and nobody is blamed.

    A soloist is asked once, and his call is his vote.
    """
    table = play.table
    players = voters(table)
    seat = table.box.seat_of[players[place]]
    answer = yield ask(seat, ASK_GAIA_CALL, [("call-vote",), ("no-vote",)], (players[place], threat(table)))
    if answer[0] == "call-vote":
        play.note(VOTE_CALLED, seat, players[place])
        if table.box.solo:
            spare_the_world(play)
        else:
            play.push("gaia-vote")
    elif place + 1 < len(players) and not table.box.solo:
        play.push("gaia-call", place + 1)
    else:
        doom(play)


ASK_GAIA_VOTE = Question("gaia vote", "D10b", about=(nouns.PLAYER, nouns.ARMAGEDDON))
VOTED = Event("vote", "D10b", things=(nouns.PLAYER, nouns.VOTE))


@rule("D10b.2", "D10b.3", "D10c.1", "D10c.2")
def gaia_vote(play: Play[Table]) -> Asking[None]:
    """All vote blindly; a single Medea ends the world, and whoever voted so will be halved."""
    table = play.table
    players = voters(table)
    medea = [0, 0, 0, 0]
    for player in players:
        options: list[Option] = [("gaia",), ("medea",)]
        answer = yield ask(table.box.seat_of[player], ASK_GAIA_VOTE, options, (player, threat(table)), secret=True)
        medea[player] = int(answer[0] == "medea")
    play.reveal()
    for player in players:
        play.note(VOTED, table.box.seat_of[player], player, medea[player])
    if any(medea):
        table.medea = medea
        doom(play)
    else:
        spare_the_world(play)


ARMAGEDDON_AVERTED = Event("armageddon averted", "D10b", causes=True)


@rule("D10b.3", "D10b.4")
def spare_the_world(play: Play[Table]) -> None:
    """The Armageddon is called off for this turn, and everybody pays his price."""
    play.note(ARMAGEDDON_AVERTED, -1)
    play.push_all([("gaia-price", player) for player in voters(play.table)])


ARMAGEDDON_STRUCK = Event("armageddon", "D10a", things=(nouns.ARMAGEDDON,))


@rule("D10a.1", "D10a.2")
def doom(play: Play[Table]) -> None:
    """The world ends after this turn."""
    table = play.table
    table.armageddon = threat(table)
    play.note(ARMAGEDDON_STRUCK, -1, table.armageddon)


ASK_GAIA_PRICE = Question("gaia price", "D10b", about=(nouns.PLAYER,))


@rule("D10b.4", "D10b.5", "H0g.1")
def gaia_price(play: Play[Table], player: Player, called: int = 0) -> Asking[None]:
    """One catalyst of any colour, or one atrophy in an organism of one's choice; nothing where there is neither.

    Who has no catalyst may be given one first, unless others were ``called`` on to do so.
    """
    table = play.table
    ways = payments(table, player, -1)
    options = ways + [("suffer", organism) for organism in organisms_of(table, player)]
    if not options:
        return
    if not ways and not called and call_for_gifts(play, player, ("gaia-price", player, 1)):
        return
    seat = table.box.seat_of[player]
    answer = yield from choice(seat, ASK_GAIA_PRICE, options, (player,))
    if answer[0] == "suffer":
        yield from atrophy(play, answer[1], 1, "D10b")
    else:
        spend(table, player, answer[1], answer[2])
        play.note_by("D10b", PAID, seat, player, answer[1], answer[2])


STEPS: dict[str, StepRule] = {
    "climate": climate,
    "armageddon": armageddon,
    "gaia-call": gaia_call,
    "gaia-vote": gaia_vote,
    "gaia-price": gaia_price,
}
VERBS: Verbs = {"call-vote": (), "no-vote": (), "gaia": (), "medea": (), "suffer": (nouns.ORGANISM,)}
