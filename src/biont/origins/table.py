"""The table of Bios:Origins: where every piece lies.

A player is his seat, 0 to 3 clockwise; the colour is only a name. Cards, Spots and Hexes are positions in the pack.
Sets are ints: sets of Spots as the world makes and reads them (``world.bit``, ``world.spots_in``, ``world.count``),
all others (Hexes, Dissidents, Emissaries, Bellwethers) with plain ``1 << member``, read with ``members``. What can be
counted is not stored: the pool, Urbanization, Diversity and the Elders of a player are read from where the pieces lie,
so no two numbers can disagree.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, TypeAlias

from biont.kernel import table as kernel
from biont.kernel.ledger import rule
from biont.origins import cratons
from biont.origins.atlas import Atlas
from biont.origins.box import Box
from biont.origins.cards import CULTURE, TRACKS
from biont.origins.layout import Laid, Layout, read, relaid, written
from biont.origins.world import Hex as Hex
from biont.origins.world import Hexes, Spots, World
from biont.origins.world import Spot as Spot

Seat: TypeAlias = int
"""A player: 0 to 3, clockwise."""
Challenge: TypeAlias = int
"""A Challenge Card, in a Tableau a Foundation."""
Idea: TypeAlias = int
Discipline: TypeAlias = int
Track: TypeAlias = int
Place: TypeAlias = int
"""A place of the Market: three rows for each discipline, row 1 first."""

NOBODY = -1
"""No seat."""
NOTHING = -1
"""No card: a Gap in the Market, a Challenge Card that is not there."""
HIDDEN = -2
"""A card that a seat may not know."""

SEATS = 4
EMOTIONS, VOCABULARY, FREE_WILL, MYSTICS = range(4)
"""Where a player's pawns are, unless they are Elders or Emissaries."""
DOMAINS = 4
STAGES = len(TRACKS)
"""A player's stages, one on each track."""
ROWS = 3
PLACES = 9

CHALLENGE_CARDS = 84
"""How many there are; one is its number, 0 to 83."""
CROWN_DISSENT = CHALLENGE_CARDS
"""The Crown's Dissent, beside those of the Challenge Cards."""
FIRST_COMET = CHALLENGE_CARDS
"""The Comet of the first Epoch among the cards of the challenge deck; the others follow it."""

CHALLENGE_PHASE, ACTIVITIES_PHASE, FOOTPRINT_PHASE = range(1, 4)
"""The phases of a turn (A1, A2, A3)."""

PLAYING, COMET_CLAIMED, COMET_LEFT, STALEMATE = range(4)
"""Whether the game goes on, or how it ended: Comet IV was claimed (A0a), or left lying too long (I0c), or nobody
challenges any more."""


class Pieces(kernel.Table):
    """Everything on the table, slot by slot."""

    __slots__ = (
        "active",
        "auctioned",
        "bellwethers",
        "bid",
        "bidder",
        "box",
        "buried",
        "challenges",
        "chits",
        "cities",
        "climate",
        "cratons",
        "crowns",
        "decks",
        "dissidents",
        "elders",
        "elected",
        "emissaries",
        "ending",
        "epoch",
        "exposed",
        "first",
        "foundations",
        "founded",
        "ideas",
        "idle",
        "lapse",
        "layout",
        "lore",
        "market",
        "migrants",
        "moved",
        "passed",
        "pawns",
        "phase",
        "philosophy",
        "removed",
        "ruling",
        "second",
        "spent",
        "stages",
        "strip",
        "turn",
        "unused",
    )

    static: ClassVar[tuple[str, ...]] = ("box",)
    later: ClassVar[tuple[str, ...]] = ("cratons", "strip")

    @rule("B0", "B1a.1", "B1b.1", "B7", "C2e", "D1e.1", "D1e.3", "D1f")
    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self._lay_out_turn()
        self._lay_out_map(box.players)
        self._lay_out_players(box.players)
        self._lay_out_ideas()
        self._lay_out_challenges()

    def _lay_out_turn(self) -> None:
        self.turn = 0
        """Turns begun, of all players together."""
        self.first: Seat = 0
        """Who has Crown #1."""
        self.active: Seat = 0
        """Whose turn it is; he is the challenger, the claimant, the inventor."""
        self.phase = 0
        """The phase of the turn."""
        self.epoch = 1
        """The Epoch, 1 to 4: one more than the Comets claimed."""
        self.ending = PLAYING
        """Whether the game goes on, or how it ended."""
        self.idle = 0
        """Turns since somebody challenged, claimed a Comet or globalized."""
        self.lapse = 0
        """The turn before which the game ends because Comet IV was left lying (I0c); 0: not yet known."""
        self.elected = 0
        """Whether the active player has elected this turn (G4b)."""
        self.moved: Spots = 0
        """Where Migrants stand that moved or were created this turn (G6c)."""
        self.founded: Hexes = 0
        """Where Cities were formed this turn (G6c)."""
        self.passed = 0
        """The Ideas, as a set, that the active player's scan has passed this turn (F0a)."""

    def _lay_out_map(self, seats: int) -> None:
        self.layout = ""
        """The Hex chits that lie on the map (C1b, C4), as ``layout.written`` has them; ``hex_chits`` reads it."""
        self.cratons = ""
        """The cratons that lie on the map (C5), as ``cratons.written`` has them; ``settled`` reads it."""
        self.strip = 0
        """The latitude strip beside the map (C5a), counted from the coldest on, 1 first; 0 without one."""
        self.climate: list[Hexes] = [0, 0, 0, 0]
        """Where seas, ice, deserts and jungles lie as chits."""
        self.migrants: list[Spots] = [0] * seats
        """Where each player's Migrants stand."""
        self.cities: list[Hexes] = [0] * seats
        """Where each player's Cities stand."""
        self.second: Hexes = 0
        """The Cities that cover the second of their Hex's resources."""

    def _lay_out_players(self, seats: int) -> None:
        self.crowns: list[int] = [0] * seats
        """The number of each player's Crown (C2i)."""
        self.ruling: list[Discipline] = [CULTURE] * seats
        """Each player's Ruling Class."""
        self.foundations: list[tuple[Challenge, ...]] = [()] * (seats * 3)
        """By player and discipline: his column of Foundations, oldest first, the lowermost last."""
        self.ideas: list[tuple[Idea, ...]] = [()] * seats
        """Each player's Ideas, all in his Ruling Class: oldest first, the uppermost last."""
        self.dissidents: list[int] = [0] * seats
        """Each player's occupied Dissents, as a set of Challenge Cards and CROWN_DISSENT."""
        self.pawns: list[int] = [0] * (seats * DOMAINS)
        """By player and domain: pawns on the Brain Placard and in the Mysticism pool."""
        self.stages: list[int] = [stages[0] for _ in range(seats) for stages in self.box.stages]
        """By player and track: the number of the stage."""
        self.chits: list[int] = [0] * (seats * 3)
        """By player and discipline: victory chits (E3d)."""
        self.bellwethers: list[int] = [0] * seats
        """Each player's Bellwethers, as a set of Comets (0 to 3)."""

    def _lay_out_ideas(self) -> None:
        self.philosophy = self.box.centre
        """The space of the purple cube."""
        self.market: list[Idea] = [NOTHING] * PLACES
        """By discipline and row: the Idea there, or NOTHING for a Gap."""
        self.elders: list[int] = [0] * (PLACES * SEATS)
        """By place of the Market and player: Elders on the Idea there."""
        self.emissaries: list[int] = [0] * self.box.ideas
        """By Idea: which players have an Emissary on it, as a set."""
        self.decks: list[tuple[Idea, ...]] = [()] * 12
        """By Epoch and discipline: the draw decks, next card last. Those of past Epochs are empty."""
        self.lore: list[Idea] = []
        """The Lore Deck, top card last."""
        self.removed: list[int] = []
        """Ideas that left the game face up."""
        self.buried: list[int] = []
        """Ideas that left the game unseen, with the draw decks of past Epochs."""

    def _lay_out_challenges(self) -> None:
        self.challenges: list[int] = []
        """The challenge deck, top card last: Challenge Cards, and Comets from FIRST_COMET on."""
        self.unused: list[tuple[Challenge, ...]] = [()] * 4
        """By Epoch: the Challenge Cards that are not in the deck, the next Milankovitch card last."""
        self.exposed: list[int] = [0] * 4
        """By Epoch: how many unused cards at the bottom of their pile everybody has seen (J1)."""
        self.spent: list[Challenge] = []
        """Challenge Cards that left the game face up, won by nobody or lost."""
        self.auctioned: Challenge = NOTHING
        """The Challenge Card that was revealed and has not found its place yet."""
        self.bid = 0
        """The highest bid so far, augmentation included."""
        self.bidder: Seat = NOBODY
        """Who made it."""


class Table(Pieces):
    """The table as rules read and change it."""

    __slots__ = ()

    @property
    def atlas(self) -> Atlas:
        """What is printed on the map as it lies."""
        if self.layout or self.cratons:
            return relaid(self.box.pack, self.box.custom, self.layout, self.cratons)
        return self.box.atlas

    @property
    def world(self) -> World:
        """The map as it lies."""
        return self.atlas.world if self.layout or self.cratons else self.box.world

    @property
    def hex_chits(self) -> Layout:
        """The Hex chits that lie on the map, in the order in which they were laid."""
        return read(self.layout)

    def lay_hex_chit(self, laid: Laid) -> None:
        """Lay one more Hex chit on the map."""
        self.layout = written((*self.hex_chits, laid))

    @property
    def settled(self) -> tuple[cratons.Settled, ...]:
        """The cratons that lie on the map."""
        return cratons.read(self.cratons)

    # Two-dimensional lists: nobody outside this module computes their places.

    def stage(self, seat: Seat, track: Track) -> int:
        """The number of the stage that a player has reached on a track."""
        return self.stages[seat * STAGES + track]

    def stages_of(self, seat: Seat) -> list[int]:
        """The numbers of all stages of a player, by track."""
        return self.stages[seat * STAGES : (seat + 1) * STAGES]

    def set_stage(self, seat: Seat, track: Track, stage: int) -> None:
        """Move a player's cube on a track."""
        self.stages[seat * STAGES + track] = stage

    def lift_migrant(self, seat: Seat, spot: Spot) -> None:
        """Take a player's Migrant off its Spot; whoever comes there later has not moved because this one had."""
        bit = self.world.bit[spot]
        self.migrants[seat] &= ~bit
        self.moved &= ~bit

    def pawns_in(self, seat: Seat, domain: int) -> int:
        """How many pawns a player has in a domain or in Mysticism."""
        return self.pawns[seat * DOMAINS + domain]

    def pawns_of(self, seat: Seat) -> list[int]:
        """How many pawns a player has in each domain and in Mysticism."""
        return self.pawns[seat * DOMAINS : (seat + 1) * DOMAINS]

    def move_pawn(self, seat: Seat, source: int, target: int) -> None:
        """Move a pawn from one domain to another."""
        self.pawns[seat * DOMAINS + source] -= 1
        self.pawns[seat * DOMAINS + target] += 1

    def add_pawns(self, seat: Seat, domain: int, change: int) -> None:
        """Add pawns that come from elsewhere to a domain, or take them away."""
        self.pawns[seat * DOMAINS + domain] += change

    def column(self, seat: Seat, discipline: Discipline) -> tuple[Challenge, ...]:
        """A column of Foundations, oldest first, the lowermost last."""
        return self.foundations[seat * 3 + discipline]

    def columns(self, seat: Seat) -> list[tuple[Challenge, ...]]:
        """All columns of a player's Foundations, by discipline."""
        return self.foundations[seat * 3 : (seat + 1) * 3]

    def set_column(self, seat: Seat, discipline: Discipline, cards: tuple[Challenge, ...]) -> None:
        """Lay out a column of Foundations."""
        self.foundations[seat * 3 + discipline] = cards

    def foundations_of_all(self) -> list[Challenge]:
        """All Foundations of all players."""
        return [card for column in self.foundations for card in column]

    def chits_of(self, seat: Seat, discipline: Discipline) -> int:
        """A player's victory chits in a discipline."""
        return self.chits[seat * 3 + discipline]

    def all_chits_of(self, seat: Seat) -> list[int]:
        """A player's victory chits, by discipline."""
        return self.chits[seat * 3 : (seat + 1) * 3]

    def add_chits(self, seat: Seat, discipline: Discipline, number: int) -> None:
        """Give a player victory chits in a discipline."""
        self.chits[seat * 3 + discipline] += number

    def elders_at(self, place: Place, seat: Seat) -> int:
        """How many Elders a player has at a place of the Market."""
        return self.elders[place * SEATS + seat]

    def elders_of(self, seat: Seat) -> list[int]:
        """A player's Elders at every place of the Market."""
        return self.elders[seat::SEATS]

    def elders_on(self, place: Place) -> list[int]:
        """Everybody's Elders at a place of the Market."""
        return self.elders[place * SEATS : place * SEATS + SEATS]

    def add_elders(self, place: Place, seat: Seat, change: int) -> None:
        """Add Elders of a player at a place of the Market, or take them away."""
        self.elders[place * SEATS + seat] += change

    def pile(self, epoch: int, discipline: Discipline) -> tuple[Idea, ...]:
        """The draw deck of an Epoch and a discipline, next card last."""
        return self.decks[(epoch - 1) * 3 + discipline]

    def set_pile(self, epoch: int, discipline: Discipline, cards: tuple[Idea, ...]) -> None:
        """Lay down the draw deck of an Epoch and a discipline."""
        self.decks[(epoch - 1) * 3 + discipline] = cards


def place_of(discipline: Discipline, row: int) -> Place:
    """The place of the Market in a discipline's column and a row, 1 to 3."""
    return discipline * ROWS + row - 1


def row_of(place: Place) -> int:
    """The row of a place of the Market, 1 to 3: the Elders it takes to invent there (D1a)."""
    return place % ROWS + 1


def members(bits: int) -> Iterable[int]:
    """The members of a set that is an int, in ascending order."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def clockwise(table: Table, seat: Seat) -> list[Seat]:
    """All players from one of them on."""
    players = table.box.players
    return [(seat + i) % players for i in range(players)]
