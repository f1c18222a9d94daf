"""What a position is worth to each player, in the game's own terms: points, survival, catalysts, life to come.

A position is described by numbers for each player, which ``FEATURES`` declares: what is added up of organisms and
refugia, and what a player has himself. Their worth is a sum with fitted weights, one set for the last turn and one for
the first, mixed by the turns that are left. The weights are data (``weights.toml``); ``biont lab tune`` makes them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from biont.bots.features import Features
from biont.genesis.bots.bodies import Body, body_of
from biont.genesis.bots.odds import Outlook, outlook
from biont.genesis.bots.refugia import Prospect, prospect
from biont.genesis.ids import PARASITE, base_cube, colour_of, plus_cube
from biont.genesis.organisms import ALL_BEARERS, held_slots
from biont.genesis.rules.sequence import PURCHASES
from biont.genesis.rules.victory import dominance_of, sharers
from biont.genesis.table import BERTHS, CELLS, NO_ARMAGEDDON, NOWHERE, Table

FULL = 17.0
"""Turns of a whole game: what the weights of the first turn are meant for."""

REST_OF_TURN = (1.0, 0.95, 0.9, 0.7, 0.5, 0.05)
"""How much of a turn is still to come in each phase: there is hope until the last purchase."""

Vector = list[float]


FEATURES = Features()
POINTS = FEATURES.tally("points", "victory points, as the rules count them")
DOMINANCE = FEATURES.tally("dominance", "of these, for dominance")
TROPHIES = FEATURES.tally("trophies", "of these, for trophies")
GUESTS = FEATURES.tally("guests", "bionts in organisms of others")
FEATURES.read(
    Body,
    micro_tokens="tokens of microorganisms",
    macro_tokens="tokens of macroorganisms",
    organisms="organisms",
    losses="tokens that they are likely to lose in a turn",
    deaths="tokens that are likely to be lost with a whole organism",
    soon="tokens left in two turns",
    later="tokens left in five turns",
)
INCOME = FEATURES.tally("income", "catalysts that the organisms of his tableau are likely to earn")
POOL = FEATURES.tally("pool", "catalysts, up to four")
COLOURS = FEATURES.tally("colours", "how many colours they have")
SURPLUS = FEATURES.tally("surplus", "catalysts beyond four")
GROWTH = FEATURES.tally("growth", "purchases that bionts can make and catalysts can pay")
IDLE = FEATURES.tally("pool_bionts", "bionts in the pool")
WAITING = FEATURES.tally("refugium_bionts", "bionts on refugia")
ENTROPY = FEATURES.tally("entropy", "green chromosomes of the organism that has most, up to three")
FEATURES.read(
    Prospect,
    life="the chance of life on refugia where he would roll",
    life_tokens="tokens that this life is expected to have",
    life_soon="those left after a turn",
    organized="organized cubes there",
    enzymes="enzymes there",
)
FEATURES.read(
    Body,
    promise="how near bacteria are to macroorganisms",
    ready="bacteria that lack nothing for one",
    landfall="how near macroorganisms of the sea are to landfall",
    rate="red and yellow chromosomes of macroorganisms",
    land="macroorganisms on land",
    parasites="parasites",
)
INFESTED = FEATURES.tally("infested", "organisms with a parasite of somebody else")
QUEENS = FEATURES.tally("queens", "Red Queens of these")
FEATURES.read(
    Body,
    wanton="microorganisms with gene transfer",
    special="fission and nucleus, and half as much for sex and spores",
    immune="organisms with immunology",
    antioxidants="discs on organisms",
)
_NOTHING = [0.0] * len(FEATURES)
_BODY, _of_body = FEATURES.places(Body), FEATURES.reader(Body)
_PROSPECT, _of_prospect = FEATURES.places(Prospect), FEATURES.reader(Prospect)


class Reading:
    """What is added up of a table, organism by organism and refugium by refugium."""

    __slots__ = ("future", "green", "left", "purchases", "shares", "vectors")

    def __init__(self, table: Table) -> None:
        box = table.box
        self.future = future = outlook(table)
        self.vectors: list[Vector] = [_NOTHING[:] for _ in ALL_BEARERS]
        """By bearer."""
        self.purchases = [0.0] * len(ALL_BEARERS)
        self.green = [0] * len(ALL_BEARERS)
        self.shares: list[list[Share]] = [[] for _ in ALL_BEARERS]
        """By bearer: the organisms that he runs."""
        for organism, owner in enumerate(table.owner):
            if owner != NOWHERE:
                _add_organism(table, organism, owner, self)
        for row in table.rows:
            for placard in row:
                domes = table.domes[CELLS[placard]]
                if any(domes):
                    _add_refugium(table, placard, domes, future, self.vectors)
        if box.settings.advanced:
            for holder in table.trophy:
                if holder != NOWHERE:
                    self.vectors[holder][TROPHIES] += 1
        for player in box.players:
            _add_player(table, player, self.vectors[player], self.purchases[player], self.green[player])
        left = 0.0 if is_over(table) else (future.turns + REST_OF_TURN[table.phase]) / FULL
        self.left = min(1.0, left)


def describe(table: Table) -> tuple[list[Vector], float]:
    """The numbers of every player, in the order of the box, and the share of the game that is left."""
    reading = Reading(table)
    return [reading.vectors[player] for player in table.box.players], reading.left


def is_over(table: Table) -> bool:
    """Whether the game has ended: no step is left to come after the purchases."""
    return not table.steps and table.phase == PURCHASES


def _add_player(table: Table, player: int, vector: Vector, purchases: float, green: int) -> None:
    """Add what a player has himself; all organisms and refugia are added up already."""
    pool = table.pool[CELLS[player]]
    discs = sum(pool)
    vector[POOL] = min(discs, 4)
    vector[SURPLUS] = max(0, discs - 4)
    vector[COLOURS] = len(pool) - pool.count(0)
    vector[GROWTH] = min(purchases, discs + vector[INCOME])
    vector[IDLE] = table.pool_bionts[player]
    vector[ENTROPY] = min(green, 3)
    vector[POINTS] += vector[TROPHIES] + vector[DOMINANCE]
    if table.armageddon != NO_ARMAGEDDON and table.medea[player]:
        vector[POINTS] -= vector[POINTS] // 2  # D10c, as the rules count it


def _add_organism(table: Table, organism: int, owner: int, reading: Reading) -> None:
    """Add what an organism means to its owner, to its guests and to the tableau it lies in."""
    bionts = table.bionts[BERTHS[organism]]
    share = _share(table, organism, owner, bionts, reading.future)
    vectors, purchases, green = reading.vectors, reading.purchases, reading.green
    reading.shares[owner].append(share)
    vector = vectors[owner]
    for place, number in share.numbers:
        vector[place] += number
    vector[POINTS] += share.points
    each = 2 if table.fission[organism] else 1
    for bearer, count in share.bearers:
        vectors[bearer][POINTS] += count
        purchases[bearer] += count * each
        if share.green > green[bearer]:
            green[bearer] = share.green
        if bearer != owner:
            vectors[bearer][GUESTS] += count
    if share.macro:
        players = sharers(table, organism)
        dominance = dominance_of(table, organism) // len(players) if players else 0
        for player in players:
            vectors[player][DOMINANCE] += dominance
    else:
        host = organism
        while host >= PARASITE:
            host = table.host[colour_of(host)]
        vectors[table.owner[host]][INCOME] += share.income
    parasite = table.parasite[organism]
    if parasite != NOWHERE and table.owner[parasite] != owner:
        vector[INFESTED] += 1
        vector[QUEENS] += share.queens


class Share(NamedTuple):
    """What an organism adds to its owner's numbers, and what others have of it."""

    numbers: tuple[tuple[int, float], ...]
    """Places of features and what is added there."""
    bearers: tuple[tuple[int, int], ...]
    """Whose bionts live in it, and how many."""
    macro: bool
    points: int
    income: float
    green: int
    queens: int
    shape: tuple[float, ...]
    """What a net is told of it (``SHAPE``)."""


SHAPE = Features()
SHAPE.read(
    Body,
    tokens="its tokens",
    macro="whether it is a macroorganism",
    red="red chromosomes",
    yellow="yellow chromosomes",
    green="green chromosomes",
    blue="blue chromosomes",
    losses="tokens that it is likely to lose in a turn",
    deaths="tokens that are likely to be lost with it",
)
_of_shape = SHAPE.reader(Body)

_shares: dict[tuple[Any, ...], Share] = {}
"""Organisms read before: most stay as they are from one table to the next."""


def _share(table: Table, organism: int, owner: int, bionts: list[int], future: Outlook) -> Share:
    here = CELLS[organism]
    shape: tuple[Any, ...] = (table.macro[organism], table.land[organism], table.organs[organism])
    if organism >= PARASITE:
        shape += (table.side[colour_of(organism)], *held_slots(table, organism))
    cubes, promoted = table.mutation_cube, table.promoted
    key = (
        table.box,
        future,
        organism,
        owner,
        shape,
        tuple(bionts),
        tuple(table.cubes[here]),
        tuple(table.discs[here]),
        tuple([(m, cubes[base_cube(m)], cubes[plus_cube(m)], promoted[m]) for m in table.mutations[organism]]),
        tuple(table.stack),
    )
    share = _shares.get(key)
    if share is None:
        if len(_shares) > 50_000:
            _shares.clear()
        share = _shares[key] = _shared_out(body_of(table, organism, owner, bionts, future), bionts)
    return share


def _shared_out(body: Body, bionts: list[int]) -> Share:
    numbers = tuple((place, number) for place, number in zip(_BODY, _of_body(body), strict=True) if number)
    bearers = tuple((bearer, count) for bearer, count in enumerate(bionts) if count)
    shape = tuple(_of_shape(body))
    return Share(numbers, bearers, body.macro, body.points, body.income, body.green, body.queens, shape)


def _add_refugium(table: Table, placard: int, domes: list[int], future: Outlook, vectors: list[Vector]) -> None:
    """Add the chance of life on a refugium, for whoever would roll there."""
    hope = prospect(table, placard, domes, table.enzymes[placard], future)
    for player in range(4):
        vectors[player][WAITING] += domes[player]
    vector = vectors[hope.roller]
    for place, number in zip(_PROSPECT, _of_prospect(hope), strict=True):
        vector[place] += number
