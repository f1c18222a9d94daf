"""Tableaus as a picture sees them: players, their organisms, the parasites on these, pools and trophies."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from biont.draw.remembered import reads
from biont.genesis import bionts
from biont.genesis import organisms as read
from biont.genesis.cards import COLOURS, ROWS, Endosymbiont, MacroSide, Organ, Pack, Placard, icon_names
from biont.genesis.draw.anchors import organism_code
from biont.genesis.draw.packing import arranged, is_stacked, is_teeming
from biont.genesis.ids import NPC, PARASITE, bearer_colour, colour_of, mutation_of, npc_of, parasite_of, side_of
from biont.genesis.rules import entropy
from biont.genesis.table import (
    ABSENT,
    BERTH,
    CELL,
    CELLS,
    HERE,
    NOWHERE,
    ORGAN,
    STOLEN,
    UNSOURCED,
    Table,
    slot_at,
    square_of,
)
from biont.genesis.vocabulary import BEARERS
from biont.packs import Name

TROPHIC = ("plant", "herbivore", "carnivore", "waiting")


@dataclass(frozen=True, slots=True)
class Cube:
    """A mutation cube: its colour, and whether it is "here", "stolen" by a parasite or "absent"."""

    id: str
    colour: int
    state: str


@dataclass(frozen=True, slots=True)
class Mutation:
    """A mutation beside an organism, on the side that lies up."""

    id: str
    code: str
    name: Name
    colours: tuple[int, ...]
    plus: int
    promoted: bool
    icons: tuple[str, ...]
    cubes: tuple[Cube, ...]
    diseased: bool


@dataclass(frozen=True, slots=True)
class Field:
    """The chromosomes of one colour on an organism's own card: cubes, and the bearers of bionts."""

    id: str
    colour: int
    cubes: int
    bionts: tuple[tuple[int, bool], ...]


@dataclass(frozen=True, slots=True)
class DiseasedSlot:
    """A slot of a parasite; `source` names the mutation or organ that its cube was taken from."""

    id: str
    colour: int
    full: bool
    source: Name | None


@dataclass(frozen=True, slots=True)
class Square:
    """An organ of a macroorganism: grown, stolen by a parasite, or not yet there."""

    id: str
    organ: Organ
    state: str
    icons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Circle:
    """A place for endosymbionts of one colour, and those in it."""

    id: str
    endosymbiont: Endosymbiont
    bearers: tuple[int, ...]
    icons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Body:
    """What makes a macroorganism of an organism."""

    id: str
    code: str
    side: MacroSide
    land: bool
    level: str
    trophic: int
    system: tuple[int, ...]
    squares: tuple[Square, ...]
    circles: tuple[Circle, ...]
    rate: int


@dataclass(frozen=True, slots=True)
class Organism:
    """An organism with all that hangs on it."""

    id: str
    code: str
    zoom: str
    name: Name
    owner: int
    row: str
    kind: str
    arose: Placard | None
    """The refugium that it came from; a parasite has none."""
    fields: tuple[Field, ...]
    slots: tuple[DiseasedSlot, ...]
    icons: tuple[str, ...]
    discs: tuple[tuple[int, int], ...]
    mutations: tuple[Mutation, ...]
    body: Body | None
    parasite: Organism | None
    dice: int
    errors: int
    heat: int
    oxygen: int
    counts: tuple[int, ...]

    @property
    def chain(self) -> tuple[Organism, ...]:
        """The organism, its parasite, and the parasite of that."""
        return (self, *(self.parasite.chain if self.parasite is not None else ()))


@dataclass(frozen=True, slots=True)
class SpareParasite:
    """A parasite card that clings to nobody: its two sides, and the turn from which it may be used."""

    id: str
    colour: int
    codes: tuple[str, str]
    names: tuple[Name, Name]
    slots: tuple[tuple[int, int], tuple[int, int]]
    resting: bool


@dataclass(frozen=True, slots=True)
class Tableau:
    """Everything in front of one player, or of the NPC of a colour."""

    bearer: int
    code: str
    bionts: tuple[bool, ...]
    """Free bionts, and whether each has acted."""
    pool: tuple[int, ...]
    cap: int
    limit: int
    coming: int
    """The limit from the next turn on, as the table lies."""
    assigned: int
    organisms: tuple[Organism, ...]
    spare: SpareParasite | None
    trophies: tuple[Name, ...]
    wantonness: int
    points: int | None

    @property
    def is_rich(self) -> bool:
        """Whether it has so much that each organism is drawn a little smaller."""
        all_of_them = [one for organism in self.organisms for one in organism.chain]
        many = 3 if len(all_of_them) > 1 else 6
        return len(all_of_them) > 2 or any(one.body for one in all_of_them) or _cards(all_of_them) > many

    @property
    def is_teeming(self) -> bool:
        """Whether even so they need more lines than a small window has room for; then they are narrower."""
        return is_teeming(self.organisms)

    @property
    def is_stacked(self) -> bool:
        """Whether one of them is broader than such a window even then."""
        return is_stacked(self.organisms)

    @property
    def arranged(self) -> tuple[Organism, ...]:
        """Organisms as they stand in the own tableau."""
        return arranged(self.organisms)


def _cards(organisms: Iterable[Organism]) -> int:
    return sum(len(one.mutations) for one in organisms)


@reads(
    "acted_organism",
    "acted_pool",
    "available_from",
    "bionts",
    "cubes",
    "discs",
    "diseased",
    "domes",
    "host",
    "land",
    "level",
    "limit",
    "macro",
    "mutation_cube",
    "mutations",
    "organs",
    "owner",
    "parasite",
    "pool",
    "pool_bionts",
    "promoted",
    "side",
    "trophy",
    "turn",
)
def tableau(table: Table, pack: Pack, bearer: int, points: int | None) -> Tableau:
    """The tableau of a player, or of an NPC (4 + colour), whose parasites hang in other tableaus.

    Cards are called as the pack calls them.
    """
    player = bearer < NPC
    acted = table.acted_pool[bearer]
    return Tableau(
        bearer=bearer,
        code=BEARERS[bearer],
        bionts=tuple(number < acted for number in range(table.pool_bionts[bearer])),
        pool=tuple(table.pool[CELLS[bearer]]) if player else (),
        cap=table.box.cap,
        limit=entropy.limit(table, bearer) if player else 0,
        coming=entropy.supported(table, bearer) if player else 0,
        assigned=bionts.on_refugia(table, bearer) if player else 0,
        organisms=tuple(organism(table, pack, number) for number in range(PARASITE) if table.owner[number] == bearer),
        spare=spare_parasite(table, pack, bearer),
        # In the introductory game they are not worth anything (C3).
        trophies=trophies(table, pack, bearer) if table.box.settings.advanced else (),
        wantonness=read.wantonness(table, bearer) if player else 0,
        points=points,
    )


def spare_parasite(table: Table, pack: Pack, bearer: int) -> SpareParasite | None:
    """The parasite card of a bearer while it clings to nobody; there are none in a game without parasites."""
    colour = bearer_colour(bearer)
    if table.owner[parasite_of(colour)] != NOWHERE or table.box.settings.bans:
        return None
    if (colour in table.box.npcs) != (bearer >= NPC):
        return None
    first, second = pack.parasites[colour].sides
    return SpareParasite(
        id=f"organism-parasite-{COLOURS[colour]}",
        colour=colour,
        codes=(first.code, second.code),
        names=(first.name, second.name),
        slots=(first.slots, second.slots),
        resting=table.available_from[colour] > table.turn,
    )


def trophies(table: Table, pack: Pack, bearer: int) -> tuple[Name, ...]:
    """The names of a bearer's trophies."""
    names = [card.bacterium.name for card in pack.placards] + [card.marine.name for card in pack.macroorganisms]
    return tuple(name for name, holder in zip(names, table.trophy, strict=True) if holder == bearer)


def organism(table: Table, pack: Pack, number: int) -> Organism:
    """An organism and, hanging on it, its parasite and the parasite's parasite."""
    code = organism_code(pack, number)
    parasite = number >= PARASITE
    body = None if parasite or table.macro[number] == NOWHERE else _body(table, pack, number, code)
    if parasite:
        card = pack.parasites[colour_of(number)].sides[table.side[colour_of(number)]]
        name, zoom, own_icons = card.name, card.code, icon_names(card.icons)
    else:
        name, zoom, own_icons = pack.placards[number].bacterium.name, pack.placards[number].code, ()
    if body is not None:
        name, zoom = body.side.name, body.code
    hanging = table.parasite[number]
    return Organism(
        id=f"organism-{code}",
        code=code,
        zoom=zoom,
        name=name,
        owner=table.owner[number],
        row=ROWS[read.home_row(table, number)],
        kind="parasite" if parasite else "bacterium" if body is None else "macro",
        arose=None if parasite else pack.placards[number],
        fields=() if body is not None else tuple(_field(table, number, code, colour) for colour in range(4)),
        slots=tuple(_slot(table, pack, colour_of(number), slot) for slot in range(2)) if parasite else (),
        icons=own_icons,
        discs=tuple((c, table.discs[CELL[number][c]]) for c in range(4) if table.discs[CELL[number][c]]),
        mutations=tuple(_mutation(table, pack, card) for card in table.mutations[number]),
        body=body,
        parasite=organism(table, pack, hanging) if hanging != NOWHERE else None,
        dice=0 if body is not None else read.darwin_dice(table, number),
        errors=read.error_shield(table, number),
        heat=read.heat_shield(table, number),
        oxygen=read.antioxidant_shield(table, number),
        counts=tuple(read.chromosomes(table, number, colour) for colour in range(4)),
    )


def _field(table: Table, number: int, code: str, colour: int) -> Field:
    bionts: list[tuple[int, bool]] = []
    for bearer in (colour, npc_of(colour)):
        acted = table.acted_organism[BERTH[number][bearer]]
        bionts += [(bearer, count < acted) for count in range(table.bionts[BERTH[number][bearer]])]
    return Field(f"field-{code}-{COLOURS[colour]}", colour, table.cubes[CELL[number][colour]], tuple(bionts))


def _slot(table: Table, pack: Pack, colour: int, slot: int) -> DiseasedSlot:
    """A slot for a diseased cube, with the card of the host that it came from."""
    source = table.diseased[slot_at(parasite_of(colour), slot)]
    name: Name | None = None
    if 0 <= source < ORGAN:
        card = pack.mutations[mutation_of(source)]
        name = card.back.name if table.promoted[mutation_of(source)] else card.front.name
    elif ORGAN <= source < UNSOURCED:
        host = table.host[colour]
        body = pack.macroorganisms[table.macro[host]]
        name = (body.terrestrial if table.land[host] else body.marine).organs[square_of(source)].name
    place = ("first", "second")[slot]
    slot_colour = table.box.slot_colours[side_of(colour, table.side[colour])][slot]
    return DiseasedSlot(f"slot-parasite-{COLOURS[colour]}-{place}", slot_colour, source != NOWHERE, name)


def _mutation(table: Table, pack: Pack, number: int) -> Mutation:
    card = pack.mutations[number]
    promoted = bool(table.promoted[number])
    side = card.back if promoted else card.front
    states = {ABSENT: "absent", HERE: "here", STOLEN: "stolen"}
    cubes = tuple(
        Cube(f"cube-{card.code}{end}", face.colour, states[table.mutation_cube[side_of(number, plus)]])
        for plus, (face, end) in enumerate(((card.front, ""), (card.back, "-plus")))
        if plus == 0 or promoted
    )
    return Mutation(
        id=f"card-{card.code}",
        code=card.code,
        name=side.name,
        colours=(card.front.colour, card.back.colour) if promoted else (card.front.colour,),
        plus=card.back.colour,
        promoted=promoted,
        icons=icon_names(side.icons),
        cubes=cubes,
        diseased=any(cube.state == "stolen" for cube in cubes),
    )


def _body(table: Table, pack: Pack, number: int, code: str) -> Body:
    card = pack.macroorganisms[table.macro[number]]
    side = card.terrestrial if table.land[number] else card.marine
    states = {ABSENT: "absent", HERE: "here", STOLEN: "stolen"}
    return Body(
        id=f"macro-{card.code}",
        code=card.code,
        side=side,
        land=bool(table.land[number]),
        level=TROPHIC[table.level[number]] if table.level[number] != NOWHERE else "waiting",
        trophic=table.owner[number],
        system=tuple(colour for colour in range(4) for _ in range(side.system[colour])),
        squares=tuple(
            Square(f"organ-{code}-{place}", organ, states[state], icon_names(organ.icons))
            for place, (organ, state) in enumerate(zip(side.organs, table.organs[number], strict=True))
        ),
        circles=tuple(
            Circle(
                f"circle-{code}-{COLOURS[circle.colour]}",
                circle,
                _endosymbionts(table, number, circle.colour),
                icon_names(circle.icons),
            )
            for circle in side.endosymbionts
        ),
        rate=read.metabolic_rate(table, number),
    )


def _endosymbionts(table: Table, number: int, colour: int) -> tuple[int, ...]:
    """The bearers of a colour's bionts in a macroorganism, the trophic biont left out."""
    bearers = [bearer for bearer in (colour, npc_of(colour)) for _ in range(table.bionts[BERTH[number][bearer]])]
    if table.owner[number] in bearers:
        bearers.remove(table.owner[number])
    return tuple(bearers)
