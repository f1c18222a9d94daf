"""C. Set-up: colours, brains, first Migrants, climate, the challenge deck, the Market, Crowns."""

from __future__ import annotations

from biont.kernel.declared import Event
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.kernel.table import Step
from biont.origins import nouns
from biont.origins.cards import COLOURS, EPOCHS
from biont.origins.rules.campaign import adapt, fit_latitudes, inherit_climate, rebuild, start_order, think
from biont.origins.rules.cratons import bring, first_chits
from biont.origins.rules.market import restore_market
from biont.origins.rules.planets import building, fill_waterworld
from biont.origins.rules.worlds import laying, scatter
from biont.origins.settings import CRATON_MAPS, SEATING
from biont.origins.table import EMOTIONS, FIRST_COMET, FREE_WILL, VOCABULARY, Table, clockwise, members
from biont.origins.tableau import ALL_DISCIPLINES
from biont.origins.tiles import CLIMATES

SHORT_START = (4, 2, 1)
LONG_START = (6, 0, 1)
"""Pawns in emotions, vocabulary and Free Will (C2b)."""
FEWEST_STARS = {1: 1, 2: 1, 3: 3, 4: 4}
"""By number of players: how many stars a ring needs to begin with a chit (C2f)."""


@rule("C2a.1")
def deal_colours(players: int, seed: int) -> tuple[str, ...]:
    """Colours for so many seats, dealt at random; the soloist is Black (C7)."""
    return COLOURS[:1] if players == 1 else SEATING.dealt(players, seed)


SET_UP = Event("set up", "C2")


def set_up(play: Play[Table]) -> None:
    """Lay out everything and let the first turn come, once the map lies."""
    table = play.table
    _brains(table)
    _challenges(play)
    _market(play)
    _crowns(play)
    play.note(SET_UP, -1)
    play.push_all([*_map(play), ("map laid",)])


@rule("C1b.1", "C1b.2", "C1f", "C4.3", "C6", "C8", "K2a")
def _map(play: Play[Table]) -> list[Step]:
    """The map of the game: that of today, one of Hex chits, one of cratons, or the one that a campaign has left.

    Back come the steps in which players lay it.
    """
    table = play.table
    box = table.box
    if box.settings.campaign:
        rebuild(play)
        return []
    if box.settings.map in CRATON_MAPS or box.settings.map == "covered":
        return building(play)
    if not box.custom:
        _migrants(table)
    if not (box.settings.map == "custom" or (box.yrr and not box.custom)):
        return []
    if box.settings.laying == "seed":
        scatter(play)
        return []
    return laying(table)


@rule("C1b.3", "C6h", "C5.1", "C5b.1", "K3c")
def map_laid(play: Play[Table]) -> None:
    """The map is complete: climate chits come on it, and on a custom map players choose where they start."""
    table = play.table
    box = table.box
    if box.waterworld:
        fill_waterworld(play)
        play.push("turn", table.first)
        return
    order = clockwise(table, table.first) if box.custom else []
    if box.legacy is not None:
        inherit_climate(table)
        order = start_order(table)
    _climate(table)
    if box.settings.map == "tiles":
        fit_latitudes(table)
    play.push_all([*(("start", seat) for seat in order), *first_chits(table), ("turn", table.first)])


@rule("C2a.1", "C2b.1", "C2b.2", "C2d", "C6f", "C7b", "C9", "B7", "B4a")
def _brains(table: Table) -> None:
    """All pawns lie on the Brain Placards; cubes stand on the first stages, cuboids on their tracks."""
    options = table.box.settings
    thinks = options.campaign and not options.cooperative
    start = LONG_START if options.long_start or thinks else SHORT_START
    for seat in range(table.box.players):
        for domain, pawns in zip((EMOTIONS, VOCABULARY, FREE_WILL), start, strict=True):
            table.add_pawns(seat, domain, pawns)
        if thinks:
            think(table, seat)
        if options.campaign:
            adapt(table, seat)


@rule("C2c", "C3.1", "B3b.3")
def _migrants(table: Table) -> None:
    """One Migrant on the start Spot of each colour."""
    for seat, spot in enumerate(table.box.start):
        table.migrants[seat] = table.world.bit[spot]


@rule("C2f.1", "C2f.2", "C2f.3", "C7d", "C4a", "B3d.2")
def _climate(table: Table) -> None:
    """Climate chits on rings with enough stars; the Yrr variant has none."""
    box = table.box
    if box.yrr:
        return
    atlas = table.atlas
    starred = 0
    for stars in range(FEWEST_STARS[box.players], len(atlas.stars)):
        starred |= atlas.stars[stars]
    for climate in range(len(CLIMATES)):
        for hex_ in members(atlas.rings[climate] & starred):
            bring(table, climate, hex_)


@rule("C2g.1", "C2g.8", "C2g.10", "B2c.1")
def _challenges(play: Play[Table]) -> None:
    """Some Challenge Cards of each Epoch, Epoch I on top, each Epoch above its Comet; the rest lies beside them."""
    table = play.table
    box = table.box
    deck: list[int] = []
    for epoch, number in enumerate(box.settings.challenges(box.players), 1):
        cards = list(box.challenges_of[epoch])
        play.shuffle(cards)
        deck += [*cards[:number], FIRST_COMET + epoch - 1]
        table.unused[epoch - 1] = tuple(cards[number:])
    table.challenges = deck[::-1]


@rule("C2h.1", "C2h.2", "D1a")
def _market(play: Play[Table]) -> None:
    """Twelve shuffled piles of Ideas; the Market shows three of each discipline of Epoch I."""
    table = play.table
    for epoch in range(1, len(EPOCHS)):
        for discipline in ALL_DISCIPLINES:
            cards = list(table.box.deck(epoch, discipline))
            play.shuffle(cards)
            table.set_pile(epoch, discipline, tuple(cards))
    restore_market(play)


CROWNED = Event("crowned", "C2i", things=(nouns.CROWN, nouns.DISCIPLINE))


@rule("C2i.1", "C2i.2", "C2j", "B1b.2", "B8c", "A0a.1")
def _crowns(play: Play[Table]) -> None:
    """A Crown for everybody, at random: it says who rules at first and who begins, and the knappers' gives a word."""
    table = play.table
    crowns = list(range(table.box.players))
    play.shuffle(crowns)
    for seat, number in enumerate(crowns):
        crown = table.box.pack.crowns[number]
        table.crowns[seat] = crown.number
        table.ruling[seat] = crown.discipline
        if number == 0:
            table.first = seat
        for _ in crown.bonus:
            if table.pawns_in(seat, EMOTIONS):
                table.move_pawn(seat, EMOTIONS, VOCABULARY)
        play.note(CROWNED, seat, crown.number, crown.discipline)


STEPS: dict[str, StepRule] = {"map laid": map_laid}
