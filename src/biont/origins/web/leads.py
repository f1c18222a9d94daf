"""Who leads, and by how much: with the Philosophy on a space, and in what a Comet pays for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from biont.games.advice import Fact
from biont.kernel.decision import Option
from biont.origins.brain import bidders
from biont.origins.cards import DISCIPLINES
from biont.origins.measures import MEASURES
from biont.origins.people import urbanization
from biont.origins.rules.challenge import CHALLENGE_GODS, CLAIM
from biont.origins.rules.comet import COMPARED, compared
from biont.origins.rules.philosophy import reach, within_reach
from biont.origins.rules.scoring import final_score, goal_of, is_scored, scores
from biont.origins.rules.sequence import COMET_IV, top_challenge
from biont.origins.table import FIRST_COMET, Discipline, Table
from biont.origins.tableau import dissidents, empty_dissents
from biont.origins.web.risks import next_blow
from biont.words import Words

NEAR = 2
"""So many points behind the best, a score may still become it."""

FAR = 5
"""So many points ahead, one should be glad of the end."""

STILL_LONG = 4
"""So many rounds without a challenge are strange: a whole game has about twenty."""

COMET_LONG = 2
"""Below a Comet, under which nobody can challenge, already so many."""


def lead_at(table: Table, seat: int, space: int) -> tuple[int, int]:
    """The own final score and the best of the others, if the Philosophy lay on a space."""
    shut = table.box.shuts[space]
    best = [
        max(score for discipline, score in enumerate(scores(table, one)) if discipline != shut)
        for one in range(table.box.players)
    ]
    return best[seat], max((score for one, score in enumerate(best) if one != seat), default=0)


def lead_and_left(table: Table, seat: int, space: int) -> tuple[int, int]:
    """The lead with the Philosophy on a space, and what others would leave of it who move it from there: by two steps
    where one of them has a Bellwether, else by one."""
    near = reach(table.box, space, 1 + any(own for one, own in enumerate(table.bellwethers) if one != seat))
    own, *others = (one - rival for one, rival in (lead_at(table, seat, each) for each in (space, *near)))
    return own, min(others)


def may_count(table: Table, seat: int, discipline: Discipline) -> bool:
    """Whether a score is the best of a player that the Philosophy allows, or near enough to become it; without rivals
    all of them count, and in the first Epoch nobody knows yet."""
    if not is_scored(table, discipline) or goal_of(table) or table.epoch == 1:
        return is_scored(table, discipline)
    return scores(table, seat)[discipline] + NEAR >= final_score(table, seat)


def rounds_still(table: Table) -> int:
    """For how many rounds nobody has challenged; none where that is nothing strange. Only challenges bring Comets, and
    so the end."""
    rounds, waits = table.idle // table.box.players, top_challenge(table) >= FIRST_COMET
    return rounds if rounds >= (COMET_LONG if waits else STILL_LONG) else 0


def should_hurry(table: Table, seat: int, options: Sequence[Option]) -> bool:
    """Whether somebody leads so far in the last Epoch that the end should come: two events of a card take hardly more
    than three quarters of his Cities; or it must be expected to take less than half of his lead. Or whether nobody
    else brings it any nearer, or a Comet could that costs little of a great lead."""
    if rounds_still(table) and top_challenge(table) != COMET_IV:
        return not {CHALLENGE_GODS, CLAIM}.isdisjoint(options)
    if table.epoch < len(table.box.pack.comets):
        return CLAIM in options and can_afford(table, seat)
    own, rival = lead_at(table, seat, table.philosophy)
    if CLAIM in options:
        return own > rival
    likely = 2 * next_blow(table, seat) < own - rival
    return CHALLENGE_GODS in options and (likely or own - rival > urbanization(table, seat) * 3 // 4)


def can_afford(table: Table, seat: int) -> bool:
    """Whether somebody leads so far that the Comet on top should come on the way to the end, whatever its chits and its
    Chaos take of the lead."""
    own, rival = lead_at(table, seat, table.philosophy)
    paid = chits_of_comet(table, seat)
    against = max(0, paid.theirs - paid.chits) if paid else 0
    return own - rival >= max(FAR, 2 * (comet_takes(table, seat) + against))


def reopens(table: Table, seat: int) -> int:
    """To how many points a Bellwether could raise a score of a player that the Philosophy shuts, if that is worth its
    Comet; else none."""
    best = max(lead_at(table, seat, space)[0] for space in within_reach(table))
    return best if best - final_score(table, seat) > 1 + comet_takes(table, seat) else 0


def comet_takes(table: Table, seat: int, leaving: int = 0) -> int:
    """The Cities that the Chaos of a Comet takes: none but in a revolution, where Elders are lost in their place, but
    for those who are ``leaving``."""
    if empty_dissents(table, seat):
        return 0
    return min(urbanization(table, seat), max(0, dissidents(table, seat) - bidders(table, seat) + leaving))


class Chits(NamedTuple):
    """What the Comet on top compares, the own and the best of the others, and the chits that come of it."""

    own: int
    rival: int
    chits: int
    theirs: int


def chits_of_comet(table: Table, seat: int) -> Chits | None:
    """Whose the chits of the Comet on top of the deck are, whoever claims it; the last one has none."""
    top = top_challenge(table)
    if top < FIRST_COMET or top == COMET_IV or table.box.solo or table.box.coop:
        return None
    values = compared(table, top - FIRST_COMET)
    own, rival = values[seat], max(value for one, value in enumerate(values) if one != seat)
    theirs = max(sum(value < other for value in values) for one, other in enumerate(values) if one != seat)
    return Chits(own, rival, sum(value < own for value in values), theirs)


def comet(table: Table, seat: int, say: Words) -> Fact | None:
    """The chits of the Comet on top of the deck in words; it is worth what a player gets more than others."""
    found = chits_of_comet(table, seat)
    if found is None:
        return None
    card = table.box.pack.comets[top_challenge(table) - FIRST_COMET]
    name = say(f"measure-{MEASURES[COMPARED[card.compares]]}")
    discipline = say(f"discipline-{DISCIPLINES[card.discipline]}")
    text = say("web-fact-comet", measure=name, discipline=discipline, **found._asdict())
    return Fact("comet", found.chits - found.theirs, text)
