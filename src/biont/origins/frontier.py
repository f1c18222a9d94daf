"""C6j, M. What a finished game hands on: victory chits of a campaign, and the start of High Frontier, as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from biont.kernel.ledger import rule
from biont.kernel.rules import Result
from biont.origins.cards import COLOURS, CULTURE, ENERGY, INDUSTRY, MARITIME, POLITICS
from biont.origins.rules.scoring import final_score, is_scored, scores
from biont.origins.table import Seat, Table

LAST_STAGE = 8
"""Of maritime: a launch site; of energy: nuclear power."""

FACTIONS = {POLITICS: ("yellow", "purple"), CULTURE: ("white", "green"), INDUSTRY: ("red", "grey")}
"""Which factions of High Frontier suit whom, by the discipline of the highest score (Ma)."""
LAWS = {"centre": "centrist", "right": "unity", "left": "equality", "up": "freedom"}
"""By arm of the Philosophy: the first law (Mb)."""


# -- victory in a campaign ---------------------------------------------------------------------------------------------


@rule("C6j")
def victory_chits(points: Mapping[str, float]) -> dict[str, int]:
    """After each game but the last everybody gets a chit for every opponent with fewer points."""
    return {who: sum(other < own for other in points.values()) for who, own in points.items()}


@rule("C6j")
def campaign_scores(last: Mapping[str, float], chits: Mapping[str, int]) -> dict[str, float]:
    """The end of a campaign: half the points of the last game, and all chits."""
    return {who: own / 2 + chits.get(who, 0) for who, own in last.items()}


@rule("C6j")
def campaign_winners(totals: Mapping[str, float]) -> tuple[str, ...]:
    """Whoever has most; equals share the victory."""
    return tuple(who for who, own in totals.items() if own == max(totals.values()))


# -- High Frontier -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Crew:
    """How a player starts High Frontier."""

    colour: str
    best: tuple[str, ...]
    """The disciplines of the highest score, several where they are equal."""
    factions: tuple[str, ...]
    doubled: bool
    """Twice the usual Aquas."""
    aquas: int
    """Aquas on top of that."""
    thruster: bool
    """A random thruster at the start."""


@dataclass(frozen=True, slots=True)
class Launch:
    """The start of High Frontier: players in the order in which they choose factions, the first of them begins."""

    crews: tuple[Crew, ...]
    law: str
    first: tuple[str, ...]
    """Who begins: the winner, or the winners, who settle it among themselves."""


@rule("Ma", "Mc", "Md")
def launch(table: Table, result: Result) -> Launch:
    """What High Frontier starts with, after a game of Bios:Origins."""
    totals = [final_score(table, seat) for seat in range(table.box.players)]
    order = sorted(range(len(totals)), key=lambda seat: (seat not in result.winners, -totals[seat], -_sum(table, seat)))
    return Launch(
        crews=tuple(_crew(table, seat) for seat in order),
        law=first_law(table),
        first=tuple(result.seats[seat] for seat in result.winners) or (result.seats[order[0]],),
    )


def _sum(table: Table, seat: Seat) -> int:
    return sum(scores(table, seat))


@rule("Ma", "Me", "Mf", "Mg")
def _crew(table: Table, seat: Seat) -> Crew:
    """Maritime 8 doubles the Aquas, energy 8 brings a thruster, each Bellwether one Aqua more.

    Equal best scores suit the factions of each of them (AMB-143).
    """
    counted = [discipline for discipline in FACTIONS if is_scored(table, discipline)]
    points = scores(table, seat)
    best = [discipline for discipline in counted if points[discipline] == max(points[one] for one in counted)]
    return Crew(
        colour=COLOURS[table.box.colours[seat]],
        best=tuple(("culture", "politics", "industry")[discipline] for discipline in best),
        factions=tuple(faction for discipline in best for faction in FACTIONS[discipline]),
        doubled=table.stage(seat, MARITIME) >= LAST_STAGE,
        aquas=table.bellwethers[seat].bit_count(),
        thruster=table.stage(seat, ENERGY) >= LAST_STAGE,
    )


@rule("Mb")
def first_law(table: Table) -> str:
    """Centrist in the centre and next to it, else the law of the arm on which the Philosophy ended."""
    spaces = table.box.pack.philosophy
    here, centre = spaces[table.philosophy], table.box.centre
    near = table.philosophy == centre or centre in here.adjacent
    return LAWS["centre" if near else here.arm]


MARS_OCEAN = "mars"
"""The code of the Mars Paleo-Ocean among the refugia of Bios:Genesis."""


@rule("Mh")
def home_planet(landform: str, origin: str) -> str:
    """Where a campaign from Bios:Genesis on starts into space, by the refugium from which its winning macroorganism
    came: a Mars or a Venus with oceans if that lay in the cosmos, else Earth. V7 and V8 of High Frontier 4 All say
    more."""
    if landform != "cosmic":
        return "earth"
    return "mars" if origin == MARS_OCEAN else "venus"


@rule("Mi")
def domes(shapes: Sequence[str]) -> tuple[str, ...]:
    """The creeples that may stand for colony domes, for the eye only: those the player went on with."""
    return tuple(shapes)
