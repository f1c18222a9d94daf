"""H2. The Market: Gaps are filled from the draw decks."""

from __future__ import annotations

from biont.kernel.declared import Event
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import nouns
from biont.origins.table import NOTHING, ROWS, Discipline, Place, Table, place_of, row_of
from biont.origins.tableau import ALL_DISCIPLINES


@rule("H2", "A3.3", "B9b")
def restore_market(play: Play[Table]) -> None:
    """In every column cards slide away from the deck into Gaps, then the deck refills it as long as it lasts."""
    if NOTHING in play.table.market:
        for discipline in ALL_DISCIPLINES:
            _restore_column(play, discipline)


MARKET_FILLED = Event("market", "H2", things=(nouns.IDEA, nouns.ROW), bookkeeping=True)
IDEA_SLID = Event("slid", "H2", things=(nouns.IDEA, nouns.ROW), trifling=True)


def _restore_column(play: Play[Table], discipline: Discipline) -> None:
    table = play.table
    low = 1
    for row in range(1, ROWS + 1):
        place = place_of(discipline, row)
        if table.market[place] != NOTHING:
            if row != low:
                _slide(play, place, place_of(discipline, low))
            low += 1
    deck = table.pile(table.epoch, discipline)
    for row in range(low, ROWS + 1):
        if not deck:
            return
        idea, deck = deck[-1], deck[:-1]
        table.market[place_of(discipline, row)] = idea
        table.set_pile(table.epoch, discipline, deck)
        play.reveal()
        play.note(MARKET_FILLED, -1, idea, row)


def _slide(play: Play[Table], source: Place, target: Place) -> None:
    """A card moves to another place with its Elders, and from now on takes fewer of them."""
    table = play.table
    market = table.market
    market[target], market[source] = market[source], NOTHING
    for seat in range(table.box.players):
        if number := table.elders_at(source, seat):
            table.add_elders(source, seat, -number)
            table.add_elders(target, seat, number)
            play.note(IDEA_SLID, seat, market[target], row_of(target))


STEPS: dict[str, StepRule] = {"restore market": restore_market}
