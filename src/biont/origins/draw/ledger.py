"""The ledger of scores: every score is four numbers added up, and the best that the Philosophy allows counts."""

from __future__ import annotations

from typing import NamedTuple

from biont.draw.remembered import reads
from biont.origins.cards import ALL_TRACKS, COLOURS, DISCIPLINES, MEASURES, TRACKS
from biont.origins.measures import measure
from biont.origins.rules.comet import COMPARED
from biont.origins.rules.scoring import final_score, goal_of, is_scored, scores
from biont.origins.table import Seat, Table
from biont.origins.tableau import ALL_DISCIPLINES, dissents, empty_dissents


class Cell(NamedTuple):
    """The stage of a track: its number, and how many of the track's stages are reached."""

    track: str
    stage: int
    reached: int
    length: int


class Score(NamedTuple):
    """A player's score in a discipline, and what it is made of."""

    discipline: str
    total: int
    chits: int
    measure: str
    measured: int
    cells: tuple[Cell, ...]
    scored: bool
    """Whether the Philosophy lets it be scored."""
    best: bool
    """Whether it is the one that the player would be scored by, or has reached its goal."""
    leads: bool
    """Whether nobody would be scored higher."""
    goal: int
    """What it must reach where nobody has rivals, or none."""


class Row(NamedTuple):
    """A player in the ledger."""

    colour: str
    seat: Seat
    ruling: str
    final: int
    dissents: int
    dissidents: int
    scores: tuple[Score, ...]

    @property
    def free(self) -> int:
        """Dissents that are still empty."""
        return self.dissents - self.dissidents


@reads("chits", "cities", "dissidents", "foundations", "pawns", "philosophy", "ruling", "stages")
def ledger(table: Table) -> tuple[Row, ...]:
    """Everybody, in the order of the seats."""
    finals = [final_score(table, seat) for seat in range(table.box.players)]
    return tuple(_row(table, seat, final, max(finals)) for seat, final in enumerate(finals))


def _row(table: Table, seat: Seat, final: int, leading: int) -> Row:
    empty = empty_dissents(table, seat).bit_count()
    places = dissents(table, seat).bit_count()
    totals = scores(table, seat)
    return Row(
        colour=colour_of(table, seat),
        seat=seat,
        ruling=DISCIPLINES[table.ruling[seat]],
        final=final,
        dissents=places,
        dissidents=places - empty,
        scores=tuple(
            _score(table, seat, discipline, totals[discipline], final, leading) for discipline in ALL_DISCIPLINES
        ),
    )


def _score(table: Table, seat: Seat, discipline: int, total: int, final: int, leading: int) -> Score:
    scored, goal = is_scored(table, discipline), goal_of(table)
    tracks = [track for track in ALL_TRACKS if table.box.pack.tracks[track].discipline == discipline]
    return Score(
        discipline=DISCIPLINES[discipline],
        total=total,
        chits=table.chits_of(seat, discipline),
        measure=MEASURES[discipline],
        measured=measure(table, seat, COMPARED[discipline]),
        cells=tuple(_cell(table, seat, track) for track in tracks),
        scored=scored,
        best=scored and (total >= goal if goal else total == final),
        leads=scored and not goal and total == leading,
        goal=goal if scored else 0,
    )


def _cell(table: Table, seat: Seat, track: int) -> Cell:
    stages, stage = table.box.stages[track], table.stage(seat, track)
    return Cell(TRACKS[track], stage, stages.index(stage) + 1, len(stages))


def colour_of(table: Table, seat: Seat) -> str:
    """The name of a player's colour."""
    return COLOURS[table.box.colours[seat]]
