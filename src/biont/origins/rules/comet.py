"""E3. Comets: everybody suffers Chaos, the Market is renovated for the next Epoch, and chits are scored."""

from __future__ import annotations

from collections.abc import Callable

from biont.kernel.declared import Event
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import measures, nouns
from biont.origins.brain import elders_of_all, mysticism
from biont.origins.cards import DIVERSITY, MYSTICISM, URBANIZATION
from biont.origins.people import urbanization
from biont.origins.rules.market import restore_market
from biont.origins.rules.sequence import COMET_IV, end_game
from biont.origins.table import COMET_CLAIMED, FIRST_COMET, NOTHING, PLACES, Seat, Table, clockwise
from biont.origins.tableau import ALL_DISCIPLINES, diversity

MEASURES: dict[int, Callable[[Table, Seat], int]] = {
    MYSTICISM: mysticism,
    URBANIZATION: urbanization,
    DIVERSITY: diversity,
}
NAMED = {MYSTICISM: measures.MYSTICISM, URBANIZATION: measures.CITIES, DIVERSITY: measures.DIVERSITY}
"""What a Comet compares, as a log tells it."""


COMET_DRAWN = Event("comet", "E3", things=(nouns.COMET,), causes=True, weighs=True)


@rule("A1b.1", "A1b.3", "A0a.2", "E0b", "E3", "E3a", "E3d.5", "B2c.1")
def claim(play: Play[Table]) -> None:
    """The active player takes the Comet: Chaos for everybody from him on, then a new Epoch. Comet IV ends the game.

    It too is a Bellwether then, which counts in High Frontier.
    """
    table = play.table
    card = table.challenges.pop()
    play.note(COMET_DRAWN, table.active, card - FIRST_COMET)
    if card == COMET_IV:
        if table.box.readings.every_comet_stays and not table.box.coop:
            table.bellwethers[table.active] |= 1 << card - FIRST_COMET
        end_game(play, COMET_CLAIMED, "A0a")
        return
    shocks = [("chaos", seat, 1) for seat in clockwise(table, table.active)]
    play.push_all([*shocks, ("renovate",), ("comet scoring", card - FIRST_COMET)])


EPOCH_BEGINS = Event("epoch", "E3", things=(nouns.EPOCH,), weighs=True)


@rule("E3b.1", "E3b.2", "E3c", "GL-Lore.2")
def renovate(play: Play[Table]) -> None:
    """Market cards without Elders and the draw decks leave the game; the next Epoch fills the Gaps."""
    table = play.table
    for place in range(PLACES):
        idea = table.market[place]
        if idea != NOTHING and not elders_of_all(table, place):
            table.market[place] = NOTHING
            table.removed.append(idea)
    for discipline in ALL_DISCIPLINES:
        table.buried += table.pile(table.epoch, discipline)
        table.set_pile(table.epoch, discipline, ())
    table.epoch += 1
    play.note(EPOCH_BEGINS, -1, table.epoch)
    restore_market(play)


VICTORY_CHITS_TAKEN = Event("victory chits", "E3d", things=(nouns.NUMBER, nouns.DISCIPLINE), befalls=True)
NO_CHITS = Event("no chits", "E3d", things=(nouns.DISCIPLINE, nouns.MEASURE, nouns.NUMBER))


@rule("E3d.1", "E3d.2", "E3d.3", "E3e", "B2c.2", "B8b", "C7h", "C9c")
def comet_scoring(play: Play[Table], comet: int) -> None:
    """A chit for each opponent with less, neither alone nor together; the claimant keeps the Comet as a Bellwether,
    which is idle in solitaire, and not used by partners."""
    table = play.table
    box = table.box
    if box.solo or box.coop:
        if box.solo and box.readings.every_comet_stays:
            table.bellwethers[table.active] |= 1 << comet
        return
    card = box.pack.comets[comet]
    values = [MEASURES[card.compares](table, seat) for seat in range(box.players)]
    for seat in clockwise(table, table.active):
        behind = sum(value < values[seat] for value in values)
        if behind:
            table.add_chits(seat, card.discipline, behind)
            play.note(VICTORY_CHITS_TAKEN, seat, behind, card.discipline)
    if min(values) == max(values):
        play.note(NO_CHITS, table.active, card.discipline, NAMED[card.compares], values[0])
    table.bellwethers[table.active] |= 1 << comet


STEPS: dict[str, StepRule] = {"claim": claim, "renovate": renovate, "comet scoring": comet_scoring}
