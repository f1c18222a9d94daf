"""What tells an answer from those beside it: which score it raises, what ground it opens, how near an invention is."""

from __future__ import annotations

from collections.abc import Iterator

from biont.games.advice import Fact, TriedOption
from biont.origins.brain import elders_of_all
from biont.origins.cards import DISCIPLINES, ENERGY
from biont.origins.people import all_cities, habitable
from biont.origins.rules.scoring import is_scored, scores
from biont.origins.table import Table, row_of
from biont.words import Words


def facts(trial: TriedOption, say: Words) -> Iterator[Fact]:
    """Everything that speaks for an option, the weightiest first."""
    table: Table = trial.before
    seat = trial.decision.seat
    match trial.option:
        case ("specialize", int(idea)):
            place = table.market.index(idea)
            missing = max(0, row_of(place) - elders_of_all(table, place) - 1)
            yield Fact("missing", missing, say("web-fact-missing", count=missing))
        case ("to" | "emigrate" | "refuge", int(spot), *_):
            ground = habitable(table, seat) & ~all_cities(table) & table.world.touching[spot]
            yield Fact("ground", ground.bit_count(), say("web-fact-ground", count=ground.bit_count()))
        case ("step-to", int(space)):
            yield from _philosophy(table, seat, space, say)
    yield from _scores(trial, say)


def _scores(trial: TriedOption, say: Words) -> Iterator[Fact]:
    """Scores that rise and count."""
    if trial.after is None:
        return
    seat, after = trial.decision.seat, trial.after
    for discipline, (was, now) in enumerate(zip(scores(trial.before, seat), scores(after, seat), strict=True)):
        if now > was and is_scored(after, discipline):
            name = say(f"discipline-{DISCIPLINES[discipline]}")
            yield Fact(f"score {discipline}", now - was, say("web-fact-score", score=name, was=was, now=now))
    stage = after.stage(seat, ENERGY)
    if stage > trial.before.stage(seat, ENERGY):
        yield Fact("reach", stage, say("web-fact-reach", steps=stage))


def _philosophy(table: Table, seat: int, space: int, say: Words) -> Iterator[Fact]:
    """Whose best score a space leaves, and whose it shuts."""
    own, rival = lead_at(table, seat, space)
    yield Fact("lead", own - rival, say("web-fact-lead", own=own, rival=rival))


def lead_at(table: Table, seat: int, space: int) -> tuple[int, int]:
    """The own final score and the best of the others, if the Philosophy lay on a space."""
    shut = table.box.shuts[space]
    best = [
        max(score for discipline, score in enumerate(scores(table, one)) if discipline != shut)
        for one in range(table.box.players)
    ]
    return best[seat], max((score for one, score in enumerate(best) if one != seat), default=0)
