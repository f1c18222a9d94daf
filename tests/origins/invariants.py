"""What must be true of every table of Bios:Origins, whatever was answered."""

from __future__ import annotations

from biont.kernel.declared import Question
from biont.origins.brain import PAWNS, elders, emissaries
from biont.origins.people import CUBOIDS, all_chits, home, pool, tokens, urbanization
from biont.origins.rules.cratons import ASK_CRATON_PLACE, ASK_CRATON_TURN, ASK_SHIFT_CRATON
from biont.origins.rules.destroy import ASK_FLEE, ASK_REFUGE
from biont.origins.rules.diaspora import ASK_DIASPORA
from biont.origins.rules.worlds import ASK_HEX_CHIT, ASK_HEX_PLACE, ASK_HEX_SIDE, ASK_HEX_TURN, ASK_START
from biont.origins.table import CHALLENGE_CARDS, DOMAINS, FIRST_COMET, NOTHING, Table
from biont.origins.tableau import dissents

HOMELESS = (
    *(ASK_DIASPORA, ASK_REFUGE, ASK_FLEE, ASK_HEX_CHIT, ASK_HEX_SIDE, ASK_HEX_PLACE, ASK_HEX_TURN, ASK_START),
    *(ASK_CRATON_PLACE, ASK_CRATON_TURN, ASK_SHIFT_CRATON),
)
"""Questions during which a player may be off the map."""
HOMECOMING = ("diaspora", "refugee")
"""Steps to come that bring him back."""


def invariants(table: Table, asked: Question | None = None) -> None:
    """Every piece is in exactly one place, and nobody is lost from the map."""
    box = table.box
    occupied = built = 0
    for seat in range(box.players):
        assert pool(table, seat) >= 0, f"seat {seat} has too many figures"
        assert 0 <= urbanization(table, seat) <= CUBOIDS, f"seat {seat} has too many Cities"
        pawns = sum(table.pawns_in(seat, domain) for domain in range(DOMAINS))
        assert pawns + elders(table, seat) + emissaries(table, seat) == PAWNS, f"seat {seat} has lost a pawn"
        assert not table.dissidents[seat] & ~dissents(table, seat), "a Dissident is outside the Ruling Class"
        assert not table.migrants[seat] & occupied, "two Migrants share a Spot"
        assert not table.cities[seat] & built, "two Cities share a Hex"
        assert not table.migrants[seat] & ~home(table, seat) or box.yrr, "a Migrant is in the wrong realm"
        returns = any(name in HOMECOMING and things[0] == seat for name, *things in table.steps)
        assert tokens(table, seat) or returns or asked in HOMELESS, f"seat {seat} is lost from the map"
        occupied |= table.migrants[seat]
        built |= table.cities[seat]
        for idea in table.ideas[seat]:
            assert table.ruling[seat] in box.idea_sides[idea], "an Idea is outside the Ruling Class"
            assert not table.emissaries[idea] >> seat & 1, "an Emissary is at home"
        for discipline in range(3):
            assert all(discipline in box.challenge_sides[card] for card in table.column(seat, discipline))
    assert not table.second & ~built, "a second resource is covered by nothing"
    chits = sum(hexes.bit_count() for hexes in table.climate)
    assert all_chits(table).bit_count() == chits, "two climate chits share a Hex"
    _cards(table)


def _cards(table: Table) -> None:
    box = table.box
    challenges = [card for card in table.challenges if card < FIRST_COMET]
    challenges += [*table.foundations_of_all(), *table.spent, *(card for pile in table.unused for card in pile)]
    challenges += [table.auctioned] if table.auctioned != NOTHING else []
    assert sorted(challenges) == list(range(CHALLENGE_CARDS)), "a Challenge Card is not in exactly one place"
    ideas = [idea for idea in table.market if idea != NOTHING]
    ideas += [*table.lore, *table.removed, *table.buried, *(idea for deck in table.decks for idea in deck)]
    ideas += [idea for own in table.ideas for idea in own]
    assert sorted(ideas) == list(range(box.ideas)), "an Idea is not in exactly one place"
    for place in range(len(table.market)):
        if table.market[place] == NOTHING:
            assert not any(table.elders_at(place, seat) for seat in range(box.players)), "Elders stand on a Gap"
