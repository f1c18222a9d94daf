"""Which answers are worthy of advice: programs give some for want of a better one, and a newcomer who is told to do
something and then not to go on with it believes nothing any more."""

from __future__ import annotations

from collections.abc import Iterable

from biont.games.advice import TriedOption
from biont.kernel.decision import Option
from biont.origins.brain import bidders, elders, elders_of_all, free_will, places_with_elders
from biont.origins.cards import (
    CHAOS,
    CULTURE,
    DISCIPLINES,
    INDUSTRY,
    INVENT,
    LIBRARY,
    NONE,
    POLITICS,
    PRAYER,
    SPECIALIZE,
    SPREAD,
)
from biont.origins.draw.board import enlightened
from biont.origins.draw.faces import challenge_face
from biont.origins.draw.gains import gains, lyings
from biont.origins.people import cuboids, urbanization
from biont.origins.rules.actions import POSSIBLE
from biont.origins.rules.activities import ASK_FOUNDATION, ASK_IDEA, ASK_LOWER_ROW, ASK_UPPER_ROW
from biont.origins.rules.advancements import useless
from biont.origins.rules.challenge import CHALLENGE_GODS, CLAIM, GLOBALIZE, SKIP
from biont.origins.rules.knowledge import ASK_SPECIALIZE, DONE, can_invent
from biont.origins.rules.philosophy import ASK_GLOBALIZE, within_reach
from biont.origins.rules.scoring import final_score, goal_of, is_scored, outcome, scores
from biont.origins.rules.sequence import COMET_IV, top_challenge
from biont.origins.rules.spread import ASK_DESTINATION, ASK_SPREAD
from biont.origins.rules.urbanize import TAKES, sites
from biont.origins.table import Idea, Table, row_of
from biont.origins.tableau import dissidents, meets
from biont.origins.web.facts import ground, ground_near, is_new, living
from biont.origins.web.journeys import leads_somewhere, sets_out_well
from biont.origins.web.leads import (
    FAR,
    can_afford,
    comet,
    comet_takes,
    lead_and_left,
    lead_at,
    may_count,
    reopens,
    rounds_still,
    should_hurry,
)
from biont.origins.web.losses import is_spared_least, missed
from biont.origins.web.odds import coming
from biont.origins.web.omissions import bidding
from biont.origins.web.prizes import brings, disarms, is_early, pawns_left, promise
from biont.origins.web.regrets import gained, is_worth_it, outlook, outweighs, with_city
from biont.origins.web.risks import disasters, next_blow

FOUNDATION = 1
"""What another Foundation is worth, in Cities."""

FAR_OFF = 2
"""So many Elders more than another takes an Idea that is not worth the wait."""

PASS: Option = ("pass",)

ACTIVITIES = frozenset((ASK_FOUNDATION, ASK_IDEA, ASK_LOWER_ROW, ASK_UPPER_ROW))


def is_worthy(trial: TriedOption) -> bool:
    """Whether an answer may be suggested at all."""
    table, seat, option = trial.before, trial.decision.seat, trial.option
    after = outlook(trial)
    # An Elder whom an event might send home again is where he was: that speaks against nobody who is sent out.
    if after is not None and option[0] != "specialize" and not outweighs(trial, after):
        return False
    if trial.decision.kind in ACTIVITIES:
        return _suits(trial, option, trial.decision.options)
    if option[0] == "to" and trial.decision.kind == ASK_DESTINATION:
        return leads_somewhere(trial)
    if trial.decision.kind == ASK_SPREAD:
        return sets_out_well(trial)
    if option[0] in ("step-to", "stay") and table.box.players > 1:
        return _leads_on(trial)
    if option == GLOBALIZE:
        return _pays_to_globalize(table, seat)
    if option[0] == "found":
        return _adds(table, seat, option, trial.decision.options)
    if option[0] == "specialize":
        return _is_of_use(table, seat, option[1]) and not _serves_less(trial, option[1])
    if option[0] == "bid":
        return not disarms(table, seat)
    if option[0] == "invent":
        return _pays_to_invent(table, seat, [option[1]])
    if option[0] in ("rebel", "starve", "settle"):
        places = [one[1] for one in trial.decision.options if one[0] == option[0]]
        return ground(table, seat, option[1]) == min(ground(table, seat, one) for one in places)
    if option[0] in ("expend-elder", "destroy-city"):
        return is_spared_least(table, seat, option, trial.decision.options)
    if option[0] == "dissent":
        places = [one[1] for one in trial.decision.options]
        return missed(table, seat, option[1]) == min(missed(table, seat, one) for one in places)
    if option[0] == "orient":
        return _is_cheapest(table, seat, option[1]) and not _does_more_as_it_is(table, seat, option[1])
    if option[0] == "lay":
        return not _spares_more(table, seat, option, trial.decision.options)
    if option == PASS:
        return not _wins_for_one(table, seat, trial.decision.options)
    if option == DONE:
        return len(trial.decision.options) == 1  # pawns that stay at home do nothing
    if option[0] == "yield-city":  # one City for another: a newcomer asks what for
        return trial.after is not None and final_score(trial.after, seat) > final_score(table, seat)
    if option[0] == "rule":  # each Dissident would take a City: so does the next revolution, which may never come
        return not (dissidents(table, seat) and urbanization(table, seat))
    if option == CLAIM:
        return _pays_to_claim(trial)
    if option == CHALLENGE_GODS:
        return _pays_to_challenge(trial)
    if option == SKIP:
        return not should_hurry(table, seat, trial.decision.options) and not _pays_to_take(trial)
    return True


def _suits(trial: TriedOption, option: Option, options: tuple[Option, ...]) -> bool:
    """Whether an activity, or none of them, is worth its card or row."""
    table, seat, card = trial.before, trial.decision.seat, trial.decision.kind == ASK_FOUNDATION
    if option == SKIP:
        return _can_be_skipped(table, seat, options)
    kind = table.box.menu[option[1]][0]
    if kind == PRAYER:
        return _pays_to_pray(table, seat)
    if kind == SPREAD and _founds_first(table, seat, options, card=card):
        return False
    if kind in TAKES and not _builds(table, seat, option[1]):
        return False
    return kind != LIBRARY or _pays_to_regroup(table, seat)


def _builds(table: Table, seat: int, activity: int) -> bool:
    """Whether an activity founds a City for which there is a cuboid and which is worth what it brings near, or leads on
    to something that helps."""
    kind, _, after, limit = table.box.menu[activity]
    new = [hex_ for hex_, _ in sites(table, seat, kind) if is_new(table, seat, hex_)] if cuboids(table, seat) else []
    if new and is_worth_it(table, with_city(table, seat, new[0]), seat):
        return True
    return after not in (NONE, CHAOS) and useless(table, seat, after, limit) == POSSIBLE


def _adds(table: Table, seat: int, option: Option, options: tuple[Option, ...]) -> bool:
    """Whether it is another City, where there could be one: one's own only takes its other resource. Where a
    catastrophe can come, none is founded that could stand elsewhere."""
    new = [one for one in options if one[0] == "found" and is_new(table, seat, one[1])] if cuboids(table, seat) else []
    if option in new:
        struck = {one.place for one in disasters(table)}
        return option[1] not in struck or all(one[1] in struck for one in new)
    return not new


def _founds_first(table: Table, seat: int, options: tuple[Option, ...], *, card: bool) -> bool:
    """Whether a City could be founded instead that makes the final score greater at once; or one that may count by a
    card, which asks for no sum of footprint and energy, while a row above it can still spread."""
    box, ruling = table.box, table.ruling[seat]
    founding = [one[1] for one in options if one[0] == "use" and box.menu[one[1]][0] in TAKES]
    if not is_scored(table, POLITICS) or not any(_builds(table, seat, one) for one in founding):
        return False
    rows = (*box.lower_row(seat, ruling), *box.upper_row(seat, ruling)) if card else ()
    spreads = any(box.menu[one][0] == SPREAD for one in rows) and may_count(table, seat, POLITICS)
    return spreads or scores(table, seat)[POLITICS] >= final_score(table, seat) - 1


def _pays_to_globalize(table: Table, seat: int) -> bool:
    """Whether the lead would grow somewhere in reach, in the last Epoch: before that others move the Philosophy on, and
    which score is shut counts only in the end. Whoever stays far ahead wherever it goes next keeps his Comet."""
    if table.epoch < len(table.box.pack.comets) or lead_and_left(table, seat, table.philosophy)[1] >= FAR:
        return False
    return max(_lead(table, seat, space) for space in within_reach(table)) > _lead(table, seat, table.philosophy)


def _leads_on(trial: TriedOption) -> bool:
    """Whether a step of the Philosophy brings a greater lead, at once or with the next, or as great a one where the
    next step of somebody else takes less of it; one stays where none does."""
    table, seat = trial.before, trial.decision.seat

    def best(spaces: Iterable[int]) -> int:
        return max(_lead(table, seat, space) for space in spaces)

    near, at = table.box.adjacent, table.philosophy
    if trial.decision.kind != ASK_GLOBALIZE:
        safest = max(lead_and_left(table, seat, space) for space in (at, *near[at]))
        space = at if trial.option[0] == "stay" else trial.option[1]
        return lead_and_left(table, seat, space) == safest and (space == at or lead_and_left(table, seat, at) < safest)
    here = _lead(table, seat, at)
    if trial.option[0] == "stay":
        return best(near[at]) <= here
    space = trial.option[1]
    return best((space, *near[space])) > here


def _pays_to_claim(trial: TriedOption) -> bool:
    """Whether the last Comet brings a victory; others pay the same chits whoever claims them, but not before somebody
    does: nobody should hurry to pay others."""
    table = trial.before
    if top_challenge(table) != COMET_IV or goal_of(table):
        paid = comet(table, trial.decision.seat, trial.teller.say)
        wanted = paid is None or paid.value >= 0 or rounds_still(table) or reopens(table, trial.decision.seat)
        return bool(wanted) or can_afford(table, trial.decision.seat)
    return outcome(table, tuple(trial.teller.seats)).winners == (trial.decision.seat,)


def _pays_to_challenge(trial: TriedOption) -> bool:
    """Whether the card can be won, and does not have to be expected to take more than a Foundation is worth beyond what
    it takes from others; or whether the end should come."""
    table, seat = trial.before, trial.decision.seat
    if table.box.players == 1 or table.box.coop or should_hurry(table, seat, trial.decision.options):
        return True
    others = [next_blow(table, one) for one in range(table.box.players) if one != seat]
    return bidding(table, seat).can_win and next_blow(table, seat) - max(others) <= FOUNDATION


def _spares_more(table: Table, seat: int, laid: Option, options: tuple[Option, ...]) -> bool:
    """Whether a chit could lie elsewhere on fewer of one's own, and on no fewer of others."""
    own, others = living(table, seat, laid[1])
    elsewhere = (living(table, seat, one[1]) for one in options if one[0] == "lay")
    return any(one < own and rest >= others for one, rest in elsewhere)


def _wins_for_one(table: Table, seat: int, options: tuple[Option, ...]) -> bool:
    """Whether a single pawn, who comes home, wins a card that nobody else can bid for, which can be kept without a
    revolution and brings something now that is worth what it brings near."""
    if ("bid", 1) not in options or any(bidders(table, one) for one in range(table.box.players) if one != seat):
        return False
    box, card = table.box, table.auctioned
    after = enlightened(table, seat, box.challenge_eureka[card])
    kept = meets(after, seat, box.challenge_needs[card])
    works = any(gain.works for gain in gains(table, seat, challenge_face(box.pack, card, box.ignored)))
    acts = any(one.rules and one.acts for one in lyings(table, seat, card))
    return kept and works and acts and not disarms(table, seat) and is_worth_it(table, after, seat)


def _pays_to_take(trial: TriedOption) -> bool:
    """Whether a Comet brings others no more chits than oneself, nor its Chaos takes more Cities than it brings: then it
    is better taken now, with its Bellwether. The Chaos comes whoever claims it, and later it may bring fewer."""
    table, seat = trial.before, trial.decision.seat
    paid = comet(table, seat, trial.teller.say) if CLAIM in trial.decision.options else None
    return paid is not None and (paid.value >= comet_takes(table, seat) or bool(reopens(table, seat)))


def _pays_to_regroup(table: Table, seat: int) -> bool:
    """Whether a Library calls nobody home who was sent out for something, or raises the score that counts."""
    raised = scores(table, seat)[INDUSTRY] + 1 if is_scored(table, INDUSTRY) else 0
    return not elders(table, seat) or raised > final_score(table, seat)


def _is_of_use(table: Table, seat: int, idea: Idea) -> bool:
    """Whether an Elder is one of those that an Idea lacks, shares in it, or can still bid in an auction that comes."""
    return _is_needed(table, seat, idea) or bool(coming(table).cards)


def _is_needed(table: Table, seat: int, idea: Idea) -> bool:
    place = table.market.index(idea)
    return elders_of_all(table, place) < row_of(place) or not table.elders_at(place, seat)


def _serves_less(trial: TriedOption, idea: Idea) -> bool:
    """Whether the Elders that are sent now serve better on another Idea, where they are needed or share in what others
    invent: it raises the final score further, by more than the Elders that it takes besides, or no less and takes far
    fewer."""
    table, seat, decision = trial.before, trial.decision.seat, trial.decision
    left = decision.data[0] if decision.kind == ASK_SPECIALIZE else 1  # an artisan sends one
    offered = [one[1] for one in trial.decision.options if one[0] == "specialize" and one[1] != idea]
    lacks, here = _lacks(table, idea, left), promise(table, seat, idea)
    far = FAR_OFF if lacks <= free_will(table, seat) - left else 1  # nobody is at home who could follow
    for other in (one for one in offered if _is_needed(table, seat, one)):
        nearer, more = lacks - _lacks(table, other, left), promise(table, seat, other) - here
        if more > max(0, -nearer) or (nearer >= far and more == 0 and brings(table, seat, other)):
            return True
    return False


def _lacks(table: Table, idea: Idea, sent: int) -> int:
    """How many Elders an Idea lacks once so many more stand there."""
    place = table.market.index(idea)
    return max(0, row_of(place) - elders_of_all(table, place) - sent)


def _can_be_skipped(table: Table, seat: int, options: tuple[Option, ...]) -> bool:
    """Unless something can be invented that pays, for that the Elder was sent; or pawns wait at home, who as Elders bid
    and pay for revolutions; or somebody can go where a City could stand."""
    offered = {table.box.menu[one[1]][0] for one in options if one[0] == "use"}
    if INVENT in offered and _pays_to_invent(table, seat, _inventable(table, seat)):
        return False
    if SPECIALIZE in offered and coming(table).cards and free_will(table, seat) > min(1, elders(table, seat)):
        return False
    return not (SPREAD in offered and ground_near(table, seat))


def passes_points(table: Table, seat: int, options: tuple[Option, ...]) -> bool:
    """Whether something can be invented that raises the final score: whoever is to pass it by asks why."""
    offered = {table.box.menu[one[1]][0] for one in options if one[0] == "use"}
    return INVENT in offered and any(promise(table, seat, one) > 0 for one in _inventable(table, seat))


def _pays_to_pray(table: Table, seat: int) -> bool:
    """Whether culture is the best score or soon could be; the first Comet pays for mystics, too. Before the last Epoch
    the last pawn is worth more as an Elder."""
    if not is_scored(table, CULTURE) or (table.box.players > 1 and is_early(table) and pawns_left(table, seat) == 1):
        return False
    return table.epoch == 1 or scores(table, seat)[CULTURE] >= final_score(table, seat) - 1


def _inventable(table: Table, seat: int) -> list[Idea]:
    """The Ideas that could be invented."""
    places = [place for place in places_with_elders(table, seat) if can_invent(table, seat, place)]
    return [table.market[place] for place in places]


def _pays_to_invent(table: Table, seat: int, ideas: Iterable[Idea]) -> bool:
    """Whether one of some Ideas brings its inventor something, and does not send home whoever pays for a revolution;
    also where others share in it, for whoever sent an Elder there wanted to."""
    return any(_is_worth_inventing(table, seat, idea) and not _disarms(table, seat, idea) for idea in ideas)


def _is_worth_inventing(table: Table, seat: int, idea: Idea) -> bool:
    """Whether an Idea brings its inventor something, more than the challenges to come must be expected to take because
    of it, and no more points to whoever else has Elders there."""
    eureka, place = table.box.idea_eureka[idea], table.market.index(idea)
    after = enlightened(table, seat, eureka)
    if not (brings(table, seat, idea) and is_worth_it(table, after, seat)):
        return False
    brought = final_score(after, seat) - final_score(table, seat)
    others = [one for one in range(table.box.players) if one != seat and table.elders_at(place, one)]
    gains_of = (final_score(enlightened(table, one, eureka), one) - final_score(table, one) for one in others)
    return table.box.coop or max(gains_of, default=0) <= max(brought, 0)


def _disarms(table: Table, seat: int, idea: Idea) -> bool:
    """Whether the next Chaos is a revolution for which Cities would pay in place of the Elders that an invention sends
    home, more than it brings."""
    leaving = table.elders_at(table.market.index(idea), seat)
    brought = gained(table, enlightened(table, seat, table.box.idea_eureka[idea]), seat)
    return comet_takes(table, seat, leaving) - comet_takes(table, seat) > brought


def _is_cheapest(table: Table, seat: int, discipline: int) -> bool:
    """Whether a card does not cost more Cities where it comes to lie than it would elsewhere, nor more Elders where it
    can do something as well."""
    paying, lying = bidders(table, seat), lyings(table, seat, table.auctioned)
    if any(one.acts and not one.quelled for one in lying):
        return not next(one.quelled for one in lying if one.discipline == DISCIPLINES[discipline])
    costs = {one.discipline: max(0, one.quelled - paying) for one in lying}
    return costs[DISCIPLINES[discipline]] == min(costs.values())


def _does_more_as_it_is(table: Table, seat: int, discipline: int) -> bool:
    """Whether a card could do all that in the column that rules already, without a revolution."""
    sides, ruling = table.box.challenge_acts[table.auctioned], table.ruling[seat]
    fits = ruling in table.box.challenge_sides[table.auctioned]
    return fits and discipline != ruling and set(sides[discipline]) <= set(sides[ruling])


def _lead(table: Table, seat: int, space: int) -> int:
    own, rival = lead_at(table, seat, space)
    return own - rival
