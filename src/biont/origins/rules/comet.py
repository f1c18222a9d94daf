"""E3. Comets: everybody suffers Chaos, the Market is renovated for the next Epoch, and chits are scored."""

from __future__ import annotations

from biont.kernel.declared import Event
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import measures, nouns
from biont.origins.brain import elders_of_all
from biont.origins.cards import DIVERSITY, MYSTICISM, URBANIZATION
from biont.origins.measures import measure
from biont.origins.rules.market import restore_market
from biont.origins.rules.sequence import COMET_IV, end_game
from biont.origins.table import COMET_CLAIMED, FIRST_COMET, NOTHING, PLACES, Table, clockwise
from biont.origins.tableau import ALL_DISCIPLINES

COMPARED = {MYSTICISM: measures.MYSTICISM, URBANIZATION: measures.CITIES, DIVERSITY: measures.DIVERSITY}
"""What a Comet compares, as rules hold it against each other and a log tells it."""


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


VICTORY_CHITS_TAKEN = Event(
    "victory chits", "E3d", things=(nouns.NUMBER, nouns.DISCIPLINE, nouns.MEASURE, nouns.NUMBER), befalls=True
)
NOBODY_BEHIND = Event("nobody behind", "E3d", things=(nouns.DISCIPLINE, nouns.MEASURE, nouns.NUMBER), befalls=True)
NO_CHITS = Event("no chits", "E3d", things=(nouns.DISCIPLINE, nouns.MEASURE, nouns.NUMBER))


def compared(table: Table, comet: int) -> list[int]:
    """What a Comet compares, of every player by his seat; the last one compares nothing."""
    what = COMPARED[table.box.pack.comets[comet].compares]
    return [measure(table, seat, what) for seat in range(table.box.players)]


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
    card, values = box.pack.comets[comet], compared(table, comet)
    discipline, what = card.discipline, COMPARED[card.compares]
    for seat in clockwise(table, table.active):
        behind = sum(value < values[seat] for value in values)
        if behind:
            table.add_chits(seat, discipline, behind)
            play.note(VICTORY_CHITS_TAKEN, seat, behind, discipline, what, values[seat])
        elif values[seat] < max(values):
            play.note(NOBODY_BEHIND, seat, discipline, what, values[seat])
    if min(values) == max(values):
        play.note(NO_CHITS, table.active, discipline, what, values[0])
    table.bellwethers[table.active] |= 1 << comet


STEPS: dict[str, StepRule] = {"claim": claim, "renovate": renovate, "comet scoring": comet_scoring}
