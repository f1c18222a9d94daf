"""G9. Advancements: brain, technology and Philosophy improve, as Eurekas, activities or Consequents."""

from __future__ import annotations

from collections.abc import Sequence

from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question, Reason
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import nouns
from biont.origins.box import Effect
from biont.origins.cards import (
    ABSTRACTION,
    ALL_TRACKS,
    ART,
    CULL,
    DEMAGOGUE,
    ENCEPHALIZE,
    INVENT,
    PRAYER,
)
from biont.origins.rules.actions import CONSEQUENTS, POSSIBLE
from biont.origins.table import ACTIVITIES_PHASE, EMOTIONS, FREE_WILL, MYSTICS, VOCABULARY, Seat, Table, Track
from biont.origins.vocabulary import Verbs

NO_LIMIT = 99
"""A limit above every track: for steps that no card caps."""

WAYS = {ENCEPHALIZE: (EMOTIONS, VOCABULARY), ABSTRACTION: (VOCABULARY, FREE_WILL), ART: (MYSTICS, FREE_WILL)}
"""The advancements of the brain that need no choice: from where a pawn goes where."""
RULES = {ENCEPHALIZE: "G9a", ABSTRACTION: "G9b", ART: "G9c"}
BRAIN = (EMOTIONS, VOCABULARY, FREE_WILL)


def gain(play: Play[Table], seat: Seat, kind: int, limit: int) -> None:
    """A player gets an advancement: it runs before whatever is to come."""
    play.push("advance", seat, kind, limit)


@rule("E2e", "G2b.1", "G2b.2", "GL-Eureka")
def eureka(play: Play[Table], seat: Seat, effects: Sequence[Effect]) -> None:
    """A player gets everything that a card's Eureka says, in its order and without any precondition."""
    play.push_all([("advance", seat, kind, limit) for kind, limit in effects])


@rule("G9", "B1a.2")
def advance(play: Play[Table], seat: Seat, kind: int, limit: int) -> Asking[None] | None:
    """One advancement; one that is impossible does nothing (AMB-48), and that is told."""
    if useless(play.table, seat, kind, limit) != POSSIBLE:
        play.note(NOTHING_GAINED, seat, kind)
    elif kind in ALL_TRACKS:
        step_up(play, seat, kind, limit)
    elif kind in WAYS:
        _move_pawn(play, seat, kind)
    elif kind == PRAYER:
        return _pray(play, seat)
    elif kind == DEMAGOGUE:
        play.push("demagogue", seat)
    elif kind == INVENT:
        play.push("invent", seat)
    else:
        assert kind == CULL, f"no advancement {kind}"
        play.push("cull", seat, limit)
    return None


NOTHING_GAINED = Event("nothing gained", "G9", things=(nouns.ADVANCEMENT,), befalls=True, trifling=True)
PAWN_MOVED = Event("pawn", "", things=(nouns.DOMAIN, nouns.DOMAIN), befalls=True)


@rule("G9a", "G9b", "G9c")
def _move_pawn(play: Play[Table], seat: Seat, kind: int) -> None:
    """Encephalize, abstraction or art: one pawn goes on, if there is one."""
    table = play.table
    source, target = WAYS[kind]
    if table.pawns_in(seat, source):
        table.move_pawn(seat, source, target)
        play.note_by(RULES[kind], PAWN_MOVED, seat, source, target)


def _prayers(table: Table, seat: Seat) -> list[Option]:
    return [("pray", domain) for domain in BRAIN if table.pawns_in(seat, domain)]


ASK_PRAY = Question("pray", "G9d")


@rule("G9d")
def _pray(play: Play[Table], seat: Seat) -> Asking[None]:
    """Prayer: a pawn of any domain goes into Mysticism."""
    answer = yield ask(seat, ASK_PRAY, _prayers(play.table, seat))
    play.table.move_pawn(seat, answer[1], MYSTICS)
    play.note_by("G9d", PAWN_MOVED, seat, answer[1], MYSTICS)


STAGE_REACHED = Event("stage", "G9e", things=(nouns.TRACK, nouns.STAGE), befalls=True)


@rule("G9e.1", "G9e.2", "D1c.8", "GL-Consequent.2")
def step_up(play: Play[Table], seat: Seat, track: Track, limit: int) -> None:
    """One step on a track, never beyond the limit; some stages of energy give a free step elsewhere as a Consequent.

    So it waits for everything else that the action under way brings (L1477); a Eureka of an auction is no action.
    """
    table = play.table
    stage = table.box.after[track][table.stage(seat, track)]
    if not can_step_up(table, seat, track, limit):
        return
    table.set_stage(seat, track, stage)
    play.note(STAGE_REACHED, seat, track, stage)
    if stage in table.box.bonus_stages[track]:
        if table.box.readings.bonus_follows and table.phase == ACTIVITIES_PHASE:
            play.before(CONSEQUENTS, ("free step", seat, track))
        else:
            play.push("free step", seat, track)


@rule("G9e.1")
def can_step_up(table: Table, seat: Seat, track: Track, limit: int) -> bool:
    """Whether a step on a track is possible: a next stage within the limit (AMB-07)."""
    stage = table.stage(seat, track)
    after = table.box.after[track][stage]
    return stage < after <= limit


@rule("G9e.2")
def free_step(play: Play[Table], seat: Seat, track: Track) -> Asking[None] | None:
    """Steam and oil: a step on any track but that one, without a cap (AMB-59)."""
    table = play.table
    options = [("step", other) for other in ALL_TRACKS if other != track and can_step_up(table, seat, other, NO_LIMIT)]
    return _free_step(play, seat, options) if options else None


ASK_FREE_STEP = Question("free step", "G9e", follows=True)


def _free_step(play: Play[Table], seat: Seat, options: list[Option]) -> Asking[None]:
    answer = yield ask(seat, ASK_FREE_STEP, options)
    step_up(play, seat, answer[1], NO_LIMIT)


AT_LIMIT = Reason("at-limit", about=(nouns.ACTIVITY,))
NO_PAWN = Reason("no-pawn", about=(nouns.ACTIVITY,))


def useless(table: Table, seat: Seat, kind: int, limit: int) -> Reason | None:
    """Why an advancement would change nothing, or POSSIBLE."""
    if kind in ALL_TRACKS:
        if can_step_up(table, seat, kind, limit):
            return POSSIBLE
        return AT_LIMIT
    if kind == PRAYER:
        return POSSIBLE if _prayers(table, seat) else NO_PAWN
    if kind in WAYS:
        return POSSIBLE if table.pawns_in(seat, WAYS[kind][0]) else NO_PAWN
    return POSSIBLE


STEPS: dict[str, StepRule] = {"advance": advance, "free step": free_step}
VERBS: Verbs = {"pray": (nouns.DOMAIN,), "step": (nouns.TRACK,)}
