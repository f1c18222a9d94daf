"""What a table of Bios:Origins promises each player, in the game's own terms: three scores, and what they may become.

``FEATURES`` declares what is read of a player. ``describe`` gives a row of these numbers for each player, and the share
of the game that is left. Weights (``weights.py``) make a worth of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from biont.bots.features import Features
from biont.origins import cards
from biont.origins.bots.habits import idea_worth
from biont.origins.brain import elders_of_all, emissaries
from biont.origins.people import all_cities, all_migrants, has_blitzkrieg
from biont.origins.rules.sequence import STILL
from biont.origins.table import CROWN_DISSENT, NOTHING, PLAYING, SEATS, Seat, Table, row_of
from biont.origins.tableau import ALL_DISCIPLINES, diversity
from biont.origins.world import Hexes

FIRST_MINDS = 2
"""Minds without which a player can do nothing: neither invent nor bid nor elect."""
BIDDERS = 4
"""Elders beyond this number are no better than pawns of the Free Will: nobody bids more."""


class Player:
    """What the features tell of a player, read at one go from what they share: games of bots ask for it tens of
    thousands of times."""

    __slots__ = (
        *("best", "second", "third", "spread", "points"),
        *("vocabulary", "minds", "first_minds", "elders", "emissaries", "mysticism"),
        *("footprint", "energy", "metallurgy", "immunology", "maritime", "information"),
        *("migrants", "cities", "blitzkrieg", "crowded"),
        *("ruling", "other_columns", "dissidents", "room", "favoured"),
        *("ideas", "ripe", "bellwethers", "comet"),
        *("pawns", "places", "columns", "chits"),
    )

    def __init__(self, table: Table, seat: Seat, crowds: Sequence[Hexes]) -> None:
        """A player, and the Hexes of his table with at least one token, two, and so on."""
        self.pawns = pawns = table.pawns_of(seat)
        _, self.vocabulary, free_will, mysticism = pawns
        self.mysticism = mysticism
        self.places = elders = table.elders[seat::SEATS]
        bidding = sum(elders)
        self.elders = min(BIDDERS, bidding)
        self.emissaries = abroad = emissaries(table, seat)
        self.minds = minds = free_will + bidding + abroad
        self.first_minds = min(FIRST_MINDS, minds)
        self.ideas = len(table.ideas[seat])
        self.ripe = _ripe(table, seat, elders) if bidding else 0.0
        self.bellwethers = table.bellwethers[seat].bit_count()
        self.comet = 0
        footprint, energy, metallurgy, immunology, maritime, information = table.stages_of(seat)
        self.footprint, self.energy, self.metallurgy = footprint, energy, metallurgy
        self.immunology, self.maritime, self.information = immunology, maritime, information
        world, settled, built = table.world, table.migrants[seat], table.cities[seat]
        self.migrants = world.count(settled)
        self.cities = cities = built.bit_count()
        self.blitzkrieg = has_blitzkrieg(table, seat)
        self.crowded = (crowds[footprint] & (world.hexes_of(settled) | built)).bit_count()
        foundations = self._read_tableau(table, seat)
        self.chits = chits = table.all_chits_of(seat)
        culture, politics, industry = chits
        self._rank(
            [
                culture + mysticism + footprint + energy,
                politics + cities + metallurgy + immunology,
                industry + 1 + foundations + maritime + information,
            ],
            table.box.shuts[table.philosophy],
        )

    def _read_tableau(self, table: Table, seat: Seat) -> int:
        """How Foundations and Dissidents lie; gives back the Foundations that score."""
        box = table.box
        self.columns = columns = table.columns(seat)
        ruling = table.ruling[seat]
        dissents, dissidents = box.dissents, table.dissidents[seat]
        self.dissidents = closed = dissidents.bit_count()
        room = 1 - (dissidents >> CROWN_DISSENT & 1)
        usable = 0
        for card in columns[ruling]:
            free = 1 - (dissidents >> card & 1)
            usable += free
            room += free & dissents >> card
        self.ruling = usable
        self.room = min(2, room)
        foundations = len(columns[0]) + len(columns[1]) + len(columns[2])
        self.other_columns = foundations - len(columns[ruling])
        self.favoured = box.favours[table.philosophy] == ruling
        return foundations - closed

    def _rank(self, points: list[int], shut: int) -> None:
        """The three scores, the one that is shut last."""
        self.points = tuple(points)
        third = points.pop(shut) if shut in ALL_DISCIPLINES else None
        points.sort()
        self.best, self.second = best, second = points[-1], points[-2]
        self.third = points[0] if third is None else third
        self.spread = best - second


FEATURES = Features()
FEATURES.read(
    Player,
    best="the best score that counts",
    second="the next one",
    third="the last one, or the one that the Philosophy shuts",
    spread="how far the two best lie apart",
    vocabulary="pawns of the vocabulary",
    minds="pawns in the Free Will, Elders and Emissaries",
    first_minds="the first two of them",
    elders="Elders, as far as anybody bids so many",
    emissaries="Emissaries",
    mysticism="pawns of mysticism",
    footprint="the stage reached",
    energy="the stage reached",
    metallurgy="the stage reached",
    immunology="the stage reached",
    maritime="the stage reached",
    information="the stage reached",
    migrants="Migrants",
    cities="Cities",
    blitzkrieg="whether he may spread again",
    ruling="Foundations in the Ruling Class that can be used",
    other_columns="Foundations elsewhere",
    dissidents="Dissidents",
    room="Dissents left for more, as far as it matters",
    ideas="Ideas",
    bellwethers="Bellwethers",
    crowded="Hexes in which somebody would starve",
    comet="others who would be behind if the next Comet came now",
    ripe="what the Ideas are worth that could be invented at once",
    favoured="whether the Philosophy favours the Ruling Class",
)
numbers_of = FEATURES.reader(Player)
"""The numbers of a player, in the order of the features."""


def describe(table: Table) -> tuple[list[list[float]], float]:
    """Everybody's numbers, and the share of the game that is left."""
    return list(map(numbers_of, read(table))), left(table)


def read(table: Table) -> list[Player]:
    """Everybody, with what the features tell of him."""
    crowds = table.world.crowds(all_migrants(table), all_cities(table))
    players = [Player(table, seat, crowds) for seat in range(table.box.players)]
    _compare(table, players)
    return players


def _compare(table: Table, players: Sequence[Player]) -> None:
    """How the next Comet would find everybody (E3d), where one is scored any more."""
    box = table.box
    comet = table.epoch - 1
    if box.solo or box.coop or comet >= len(box.pack.comets) - 1:
        return
    measure = MEASURES[box.pack.comets[comet].compares]
    values = [measure(table, seat, player) for seat, player in enumerate(players)]
    for player, own in zip(players, values, strict=True):
        player.comet = sum([value < own for value in values])


MEASURES: dict[int, Callable[[Table, Seat, Player], int]] = {
    cards.MYSTICISM: lambda table, seat, player: player.mysticism,
    cards.URBANIZATION: lambda table, seat, player: player.cities,
    cards.DIVERSITY: lambda table, seat, player: diversity(table, seat),
}
"""What Comets compare."""


def left(table: Table) -> float:
    """The share of the game that is left, from 1 down to 0: cards to be challenged, and less while nobody does."""
    if table.ending != PLAYING:
        return 0.0
    box = table.box
    patience = STILL * box.players
    return (len(table.challenges) + 1) / (box.deck_size + 1) * (1 - min(table.idle, patience) / (patience + 1))


def is_over(table: Table) -> bool:
    """Whether the game has ended."""
    return table.ending != PLAYING


def _ripe(table: Table, seat: Seat, elders: Sequence[int]) -> float:
    """What the Ideas are worth that a player could invent at once, with so many Elders at the places of the Market."""
    found = 0.0
    for place, own in enumerate(elders):
        if own and (own >= row_of(place) or elders_of_all(table, place) >= row_of(place)):
            found += idea_worth(table, seat, table.market[place]) if table.market[place] != NOTHING else 0.0
    return found
