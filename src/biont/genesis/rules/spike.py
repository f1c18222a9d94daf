"""D6, H1d. Oxygen spikes: by an event or by pollution, one organism at a time."""

from __future__ import annotations

from collections.abc import Sequence

from biont.genesis import nouns
from biont.genesis.cards import GREEN
from biont.genesis.ids import Organism, Row
from biont.genesis.organisms import (
    antioxidant_shield,
    chromosomes,
    heat_shield,
    home_row,
    is_alive,
    is_life,
    organisms,
)
from biont.genesis.rules.atrophy import atrophy
from biont.genesis.rules.sequence import phase_order
from biont.genesis.table import Table
from biont.kernel.decision import Asking
from biont.kernel.declared import Event
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play
from biont.kernel.rules import StepRule


@rule("D5.3", "D6.3", "D7.2", "D0.2", "A6b.4")
def in_player_order(table: Table, spared: Row = -1) -> list[Organism]:
    """Every living organism, those of the phase's first player first, less those at home in the row ``spared``.

    A player's own come by their placards, parasites last (U36).
    """
    if not is_life(table):
        return []
    owner = table.owner
    living = organisms(table)
    if spared >= 0:
        living = [organism for organism in living if home_row(table, organism) != spared]
    return [organism for bearer in phase_order(table) for organism in living if owner[organism] == bearer]


STRUCK = Event(
    "struck",
    "D6",
    things=(nouns.ORGANISM, nouns.CRISIS, nouns.NUMBER, nouns.NUMBER, nouns.NUMBER),
    tests=(2, 3, 4),
    trifling=True,
)
FORESEEN = Event(
    "foreseen",
    "D6",
    things=(nouns.ORGANISM, nouns.CRISIS, nouns.NUMBER, nouns.NUMBER, nouns.NUMBER),
    tests=(2, 3, 4),
    foresees=True,
    trifling=True,
)


def foresee(play: Play[Table], strikes: Sequence[tuple[Organism, int]], crisis: int) -> None:
    """Tell of all that will be struck what they meet and what shields them, before anything is lost."""
    if play.entries is None:
        return
    table = play.table
    for organism, strength in strikes:
        shield = antioxidant_shield(table, organism) if crisis else heat_shield(table, organism)
        seat = table.box.seat_of[table.owner[organism]]
        play.note_by(
            "D6" if crisis else "D5", FORESEEN, seat, organism, crisis, strength, shield, max(0, strength - shield)
        )


@rule("D6.4", "D6b.1", "D6b.2", "H1d.5", "GL-Atrophy.8", "V23")
def spike(play: Play[Table], organism: Organism, extremity: int) -> Asking[None] | None:
    """One organism loses what the spike has above its shield; a disc on it may go in place of each loss.

    A vitamin that goes has been part of the shield already, so it has stopped two losses.
    """
    table = play.table
    if not is_alive(table, organism):
        return None
    shield = antioxidant_shield(table, organism)
    losses = max(0, extremity - shield)
    play.note(STRUCK, table.box.seat_of[table.owner[organism]], organism, 1, extremity, shield, losses)
    return atrophy(play, organism, losses, "D6", spike=True) if losses else None


POLLUTION_CAUSED = Event("pollution", "H1d", things=(nouns.ORGANISM, nouns.ROW, nouns.NUMBER), causes=True)


@rule("H1d.1", "H1d.2", "H1d.3", "H1d.4", "H1d.5")
def pollution(play: Play[Table], polluter: Organism) -> None:
    """A polluter's green chromosomes strike all other organisms of its home row."""
    table = play.table
    extremity = chromosomes(table, polluter, GREEN)
    if not extremity:
        return
    row = home_row(table, polluter)
    play.note(POLLUTION_CAUSED, table.box.seat_of[table.owner[polluter]], polluter, row, extremity)
    struck = [
        organism for organism in in_player_order(table) if organism != polluter and home_row(table, organism) == row
    ]
    foresee(play, [(organism, extremity) for organism in struck], 1)
    play.push_all([("spike", organism, extremity) for organism in struck])


STEPS: dict[str, StepRule] = {"spike": spike}
VERBS: Verbs = {}
