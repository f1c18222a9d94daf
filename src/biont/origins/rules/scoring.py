"""I. Game end and scoring: three scores, the best that the Philosophy allows counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from biont.kernel.ledger import rule
from biont.kernel.rules import Result
from biont.origins.brain import mysticism
from biont.origins.cards import (
    CULTURE,
    DISCIPLINES,
    ENERGY,
    FOOTPRINT,
    IMMUNOLOGY,
    INDUSTRY,
    INFORMATION,
    MARITIME,
    METALLURGY,
    POLITICS,
    TRACKS,
)
from biont.origins.people import urbanization
from biont.origins.table import COMET_LEFT, Discipline, Seat, Table
from biont.origins.tableau import ALL_DISCIPLINES, diversity

GOAL = 13
"""Points in every discipline that the soloist and the partners need (C7i, C9e)."""
SPACE = 8
"""The stage of maritime that makes their win decisive."""


SHEET = (
    ("I1", "mysticism", mysticism, (FOOTPRINT, ENERGY)),
    ("I2", "urbanization", urbanization, (METALLURGY, IMMUNOLOGY)),
    ("I3", "diversity", diversity, (MARITIME, INFORMATION)),
)
"""By discipline: the rule of its score, and what is added to its chits."""
SHUT = ("I0b.2", "I0b.1", "I0b.3")
"""By discipline: the rule by which the Philosophy shuts it."""


@rule("I1", "E3d.4")
def cultural(table: Table, seat: Seat) -> int:
    """Chits of Comet I, Mysticism, and the environment: footprint and energy."""
    environment = table.stage(seat, FOOTPRINT) + table.stage(seat, ENERGY)
    return table.chits_of(seat, CULTURE) + mysticism(table, seat) + environment


@rule("I2", "E3d.4")
def political(table: Table, seat: Seat) -> int:
    """Chits of Comet II, Urbanization, and the welfare: metallurgy and immunology."""
    welfare = table.stage(seat, METALLURGY) + table.stage(seat, IMMUNOLOGY)
    return table.chits_of(seat, POLITICS) + urbanization(table, seat) + welfare


@rule("I3", "E3d.4")
def industrial(table: Table, seat: Seat) -> int:
    """Chits of Comet III, Diversity, and the economy: maritime and information."""
    economy = table.stage(seat, MARITIME) + table.stage(seat, INFORMATION)
    return table.chits_of(seat, INDUSTRY) + diversity(table, seat) + economy


def scores(table: Table, seat: Seat) -> tuple[int, int, int]:
    """A player's cultural, political and industrial score, those that are shut down included."""
    return cultural(table, seat), political(table, seat), industrial(table, seat)


@rule("I0b.1", "I0b.2", "I0b.3")
def is_scored(table: Table, discipline: Discipline) -> bool:
    """Whether the Philosophy lets a discipline be scored."""
    return table.box.shuts[table.philosophy] != discipline


@rule("I0")
def best(table: Table, totals: Sequence[int]) -> int:
    """The best of the three scores of a player that are not shut down."""
    return max([score for discipline, score in enumerate(totals) if is_scored(table, discipline)])


def final_score(table: Table, seat: Seat) -> int:
    """A player's points as if the game ended now."""
    return best(table, scores(table, seat))


class ScoreLine(NamedTuple):
    """One kind of a player's points; or, where it ``sums``, one of his scores, and the goal that it has."""

    name: str
    rule: str
    points: int
    counts: bool
    sums: bool = False
    goal: int = 0


def sheet(table: Table, seat: Seat) -> list[ScoreLine]:
    """What a player's scores are made of, and which of them count."""
    totals, counting = scores(table, seat), _counting(table, seat)
    found = []
    for discipline, (code, measure, measured, tracks) in enumerate(SHEET):
        counts = discipline in counting
        name = DISCIPLINES[discipline]
        found.append(ScoreLine(f"{name}-chits", code, table.chits_of(seat, discipline), counts))
        found.append(ScoreLine(measure, code, measured(table, seat), counts))
        found += [ScoreLine(TRACKS[track], code, table.stage(seat, track), counts) for track in tracks]
        if is_scored(table, discipline):
            found.append(ScoreLine(name, _aim(table), totals[discipline], counts, True, goal_of(table)))
        else:
            found.append(ScoreLine(f"{name}-shut", SHUT[discipline], totals[discipline], counts, True))
    return found


def _counting(table: Table, seat: Seat) -> list[Discipline]:
    """The best score counts; whoever has no rivals needs all that the Philosophy allows."""
    scored = [discipline for discipline in ALL_DISCIPLINES if is_scored(table, discipline)]
    return scored if goal_of(table) else [max(scored, key=scores(table, seat).__getitem__)]


def _aim(table: Table) -> str:
    """The rule by which a score counts."""
    return "C7i" if table.box.solo else "C9e" if table.box.coop else "I0"


@rule("C7i", "C9e")
def goal_of(table: Table) -> int:
    """Points that every discipline needs where nobody has rivals, or none."""
    return GOAL if table.box.solo or table.box.coop else 0


@rule("I0", "I0a", "META.3")
def outcome(table: Table, seats: tuple[str, ...]) -> Result:
    """Who has won, with every score in the details."""
    if goal_of(table):
        return _together(table, seats)
    finals = tuple(final_score(table, seat) for seat in range(len(seats)))
    ranking = [(finals[seat], sum(scores(table, seat))) for seat in range(len(seats))]
    winners = tuple(seat for seat, rank in enumerate(ranking) if rank == max(ranking))
    if len(winners) > 1:
        reason = "shared"
    else:
        reason = "sum of scores" if finals.count(max(finals)) > 1 else "highest score"
    return Result(seats, winners, finals, reason, _details(table, len(seats)))


@rule("C7i", "C8a", "C9e")
def _together(table: Table, seats: tuple[str, ...]) -> Result:
    """The soloist and the partners win if each discipline that is scored has a player with enough points."""
    players = range(len(seats))
    lacking = [
        discipline
        for discipline in ALL_DISCIPLINES
        if is_scored(table, discipline) and max(scores(table, seat)[discipline] for seat in players) < GOAL
    ]
    decisive = any(table.stage(seat, MARITIME) >= SPACE for seat in players)
    reason = "goal missed" if lacking else "decisive win" if decisive else "goal reached"
    finals = tuple(final_score(table, seat) for seat in players)
    details = _details(table, len(seats)) | {"lacking": [DISCIPLINES[discipline] for discipline in lacking]}
    return Result(seats, () if lacking else tuple(players), finals, reason, details)


def _details(table: Table, players: int) -> dict[str, Any]:
    """What a result tells beside the final scores: all scores by discipline, and how the game ended."""
    return {
        "scores": [list(scores(table, seat)) for seat in range(players)],
        "shut down": [DISCIPLINES[discipline] for discipline in ALL_DISCIPLINES if not is_scored(table, discipline)],
        "comet left": table.ending == COMET_LEFT,
    }
