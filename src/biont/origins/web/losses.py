"""What a loss takes from a player: which card a Dissident can shut without harm, which Elder or City can be spared."""

from __future__ import annotations

from biont.games.advice import Fact, TriedOption
from biont.kernel.decision import Option
from biont.origins.brain import bidders, elders_of_all
from biont.origins.cards import ALL_TRACKS, CHAOS, NONE, POLITICS
from biont.origins.draw.board import enlightened
from biont.origins.draw.faces import idea_face
from biont.origins.draw.gains import gains
from biont.origins.rules.advancements import can_step_up
from biont.origins.rules.knowledge import can_invent
from biont.origins.rules.scoring import final_score, is_scored
from biont.origins.table import CROWN_DISSENT, Challenge, Idea, Seat, Table, row_of
from biont.origins.tableau import is_shut_down, ruling_column
from biont.origins.web.prizes import brings, promise
from biont.words import Words

NOTHING_LOST, ELSEWHERE, MISSED = range(3)
"""What a Dissident takes from his player: nothing, what his column offers elsewhere too, or more."""


def missed(table: Table, seat: Seat, place: int) -> int:
    """How much is lost where a Dissident goes to a card of the Ruling Class, or to its Crown, which does nothing."""
    works = working(table, seat, place) if place != CROWN_DISSENT else ()
    if not works:
        return NOTHING_LOST
    offered = _others(table, seat, place)
    return ELSEWHERE if all(_is_offered(table, seat, act, offered) for act in works) else MISSED


def working(table: Table, seat: Seat, card: Challenge) -> tuple[int, ...]:
    """The activities of a Foundation that can still do something: a track that has reached its limit stays there."""
    acts = table.box.challenge_acts[card][table.ruling[seat]]
    return tuple(act for act in acts if not _has_reached(table, seat, *table.box.menu[act][:2]))


def _has_reached(table: Table, seat: Seat, kind: int, limit: int) -> bool:
    return kind in ALL_TRACKS and not can_step_up(table, seat, kind, limit)


def _others(table: Table, seat: Seat, card: Challenge) -> set[int]:
    """What the rest of the Ruling Class can do: its rows, and its Foundations that nobody shuts."""
    box, ruling = table.box, table.ruling[seat]
    found = {*box.lower_row(seat, ruling), *box.upper_row(seat, ruling)}
    for other in ruling_column(table, seat):
        if other != card and not is_shut_down(table, seat, other):
            found |= {*working(table, seat, other)}
    return {box.menu[act][0] for act in found}


def _is_offered(table: Table, seat: Seat, act: int, offered: set[int]) -> bool:
    """Whether others can do the same, and nothing follows from it here that does not there."""
    kind, _, after, limit = table.box.menu[act]
    follows = after not in (NONE, CHAOS) and not _has_reached(table, seat, after, limit)
    return kind in offered and kind not in ALL_TRACKS and not follows


def shuts(trial: TriedOption, place: int, say: Words) -> Fact:
    """What a Dissident on a card takes from his player: all that it could do; the Crown can do nothing."""
    if place == CROWN_DISSENT:
        return Fact("shuts", place, say("web-fact-crown"))
    table, names, seat = trial.before, trial.teller.names, trial.decision.seat
    acts, works = table.box.challenge_acts[place][table.ruling[seat]], working(table, seat, place)
    elsewhere = missed(table, seat, place) == ELSEWHERE
    loss = ("elsewhere" if elsewhere else "missed") if works else "reached" if acts else "idle"
    named = [trial.teller.icon(*table.box.menu[act][:2]) if elsewhere else names["activity"](act) for act in acts]
    values = {"challenge": names["challenge"](place), "activities": " / ".join(named), "loss": loss}
    return Fact("shuts", place, say("web-fact-shuts", **values))


def spares(trial: TriedOption, idea: Idea, say: Words) -> Fact | None:
    """Why the Elder on an Idea can be spared, where anything says so."""
    table, seat, place = trial.before, trial.decision.seat, trial.before.market.index(idea)
    lacks, name = row_of(place) - elders_of_all(table, place), trial.teller.names["idea"](idea)
    if lacks > 0:
        return Fact("spared", (lacks, 0), say("web-fact-spared-far", idea=name, count=lacks))
    if lacks < 0 and table.elders_at(place, seat) > 1:
        return Fact("spared", (0, 0), say("web-fact-spared-more", idea=name))
    if not any(gain.works for gain in gains(table, seat, idea_face(table.box.pack, idea, table.box.ignored))):
        return Fact("spared", (0, 1), say("web-fact-spared-vain", idea=name))
    after = enlightened(table, seat, table.box.idea_eureka[idea])
    if final_score(after, seat) <= final_score(table, seat):
        return Fact("spared", (0, 2), say("web-fact-spared-points", idea=name))
    return None


def is_spared_least(table: Table, seat: int, lost: Option, options: tuple[Option, ...]) -> bool:
    """Whether an Elder or a City is what can be spared: an Elder comes home, and a City was a point; but not the only
    one with whom an auction is won that comes next, nor of several one whose Idea can be invented."""
    sent = [one[1] for one in options if one[0] == "expend-elder"]
    cities = any(one[0] == "destroy-city" for one in options)
    if not sent or not cities:
        return (
            lost[0] == "destroy-city" or not _is_ready(table, seat, lost[1]) or _is_least(table, seat, lost[1], options)
        )
    rivals = (bidders(table, one) for one in range(table.box.players) if one != seat)
    wins = ("auction",) in table.steps and bidders(table, seat) == 1 and not any(rivals)
    if lost[0] == "destroy-city":
        return wins or not is_scored(table, POLITICS)
    return not wins and (not _is_ready(table, seat, lost[1]) or all(_is_ready(table, seat, one) for one in sent))


def _is_least(table: Table, seat: int, idea: Idea, options: tuple[Option, ...]) -> bool:
    """Whether whatever is lost is an Elder whose Idea can be invented, and of these it raises the final score least."""
    if not all(one[0] == "expend-elder" and _is_ready(table, seat, one[1]) for one in options):
        return False
    return promise(table, seat, idea) == min(promise(table, seat, one[1]) for one in options)


def _is_ready(table: Table, seat: int, idea: Idea) -> bool:
    """Whether an Idea that pays could be invented, and no longer without one of its Elders."""
    place = table.market.index(idea)
    needed = elders_of_all(table, place) == row_of(place) or table.elders_at(place, seat) == 1
    return needed and can_invent(table, seat, place) and brings(table, seat, idea)
