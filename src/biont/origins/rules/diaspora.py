"""D4. Diaspora: the last token of a player is never lost from the map."""

from __future__ import annotations

from biont.kernel.decision import Asking, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import nouns
from biont.origins.cards import NONE
from biont.origins.people import all_migrants, full_spots, home, pool, stride
from biont.origins.table import Hex, Seat, Spot, Table
from biont.origins.vocabulary import Verbs
from biont.origins.world import Spots

ASK_DIASPORA = Question("diaspora", "D4b", follows=True)
DIASPORA_FLED = Event("diaspora", "D4", things=(nouns.SPOT,), befalls=True)


@rule("D4.1", "META.3", "F0g")
def diaspora(play: Play[Table], seat: Seat, spot: Spot, hex_: Hex) -> Asking[None]:
    """The last token of a player, lost from a Spot or as a City of a Hex (the other is NONE), lands elsewhere."""
    table = play.table
    if not pool(table, seat):  # all figures are Dissidents: one of them sets out
        table.dissidents[seat] &= table.dissidents[seat] - 1
    options = [("land", landing) for landing in table.world.spots_in(destinations(table, seat, spot, hex_))]
    answer = yield ask(seat, ASK_DIASPORA, options)
    table.migrants[seat] |= table.world.bit[answer[1]]
    play.note(DIASPORA_FLED, seat, answer[1])


@rule("D4b.1", "D4b.2", "G6a.2")
def destinations(table: Table, seat: Seat, spot: Spot, hex_: Hex) -> Spots:
    """Where an emigrant may land: on an empty Spot of his realm within his footprint, as far as a spread reaches that
    minds neither water nor climate nor enemies; if there is none, on the closest one.

    Should the whole world be overcrowded, footprint does not matter.
    """
    world = table.world
    every = world.every_side
    free = home(table, seat) & ~all_migrants(table)
    if spot == NONE:
        start = world.around[hex_]
    else:
        free &= ~world.bit[spot]
        start = world.step(world.bit[spot], every)
    for _ in range(stride(table, seat) - 1):
        start = world.step(start, every)
    for wanted in (free & ~full_spots(table, seat), free):
        reached = start
        while not reached & wanted:
            further = world.step(reached, every)
            if further == reached:
                break
            reached = further
        if reached & wanted:
            return reached & wanted
    raise AssertionError("no Spot of the world is free")


STEPS: dict[str, StepRule] = {"diaspora": diaspora}
VERBS: Verbs = {"land": (nouns.SPOT,)}
