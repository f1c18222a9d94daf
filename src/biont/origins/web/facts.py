"""What tells an answer from those beside it: which score it raises, what ground it opens, how near an invention is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from biont.games.advice import Fact, TriedOption
from biont.origins.brain import elders_of_all
from biont.origins.cards import DEMAGOGUE, DISCIPLINES, ELECT, ENERGY, POLITICS, Activity
from biont.origins.draw.board import enlightened
from biont.origins.people import all_cities, cuboids, full_spots, habitable, pool
from biont.origins.rules.knowledge import can_invent
from biont.origins.rules.scoring import final_score, is_scored, scores
from biont.origins.rules.sequence import COMET_IV, top_challenge
from biont.origins.rules.spread import ASK_DESTINATION
from biont.origins.rules.urbanize import TAKES, sites, suits
from biont.origins.table import NOTHING, Spot, Table, members, row_of
from biont.origins.tableau import dissidents, ruling_column
from biont.origins.travel import MOVE, posts, reach, sources
from biont.origins.web.leads import (
    can_afford,
    comet,
    lead_and_left,
    lead_at,
    may_count,
    reopens,
    rounds_still,
    should_hurry,
)
from biont.origins.web.losses import shuts, spares
from biont.origins.web.odds import coming
from biont.origins.web.omissions import bidding, omissions
from biont.origins.words.cards import activity_name
from biont.words import Words


def facts(trial: TriedOption, say: Words) -> Iterator[Fact]:
    """Everything that speaks for an option, the weightiest first."""
    table: Table = trial.before
    seat = trial.decision.seat
    match trial.option:
        case ("specialize", int(idea)):
            yield _elder(trial, idea, say)
        case ("to" | "emigrate" | "refuge", int(spot), *_):
            count = ground(table, seat, spot)
            new = trial.decision.kind == ASK_DESTINATION and trial.decision.data[0] != MOVE
            # Of each place for itself: how far the way is, would be no reason.
            yield Fact("ground", (count, spot), say("web-fact-ground", count=count, new=int(new)))
        case ("use", int(activity)) if table.box.menu[activity][0] == ELECT and dissidents(table, seat):
            count = dissidents(table, seat)
            yield Fact("quelled", count, say("web-fact-quelled", count=count))
        case ("challenge",):
            yield from _challenge(trial, say)
        case ("claim",):
            yield from _claim(table, seat, say)
        case ("skip",):
            yield from omissions(trial, say)
        case ("lay", int(hex_)):
            yield _laid(trial, hex_, say)
        case ("destroy-city", int(hex_)):
            yield from _lost(trial, hex_, say)
            return
        case ("expend-elder", _) if any(one[0] == "destroy-city" for one in trial.decision.options):
            yield Fact("points", 0, "")
            yield Fact("home", 1, say("web-fact-home"))
            return  # that a Dissident leaves its Rainbow is true of every answer
        case ("dissent", int(place)):
            yield shuts(trial, place, say)
        case ("expend-elder", int(idea)):
            if (spared := spares(trial, idea, say)) is not None:
                yield spared
        case ("rebel" | "starve", int(spot)):
            count = ground(table, seat, spot)
            if all(count <= ground(table, seat, one[1]) for one in trial.decision.options if one[0] == trial.option[0]):
                yield Fact("spared", count, say("web-fact-spared", count=count))
        case ("orient", _):
            return  # the Eureka of the card comes wherever it lies; what it does there is said by what it means
        case ("step-to", int(space)):
            yield from _philosophy(trial, space, say)
    yield from _scores(trial, say)


def _challenge(trial: TriedOption, say: Words) -> Iterator[Fact]:
    """That nobody else brings the end nearer, that it should come, or that the card can be won."""
    table, seat = trial.before, trial.decision.seat
    bids = bidding(table, seat)
    if rounds := rounds_still(table):
        yield Fact("still", rounds, say("web-fact-still", rounds=rounds))
    elif should_hurry(table, seat, trial.decision.options):
        own, rival = lead_at(table, seat, table.philosophy)
        yield Fact("hurry", own - rival, say("web-fact-hurry", own=own, rival=rival))
    elif bids.can_win:
        yield Fact("bidding", bids.own - bids.rival, say("web-fact-bidding", **bids._asdict()))


def _claim(table: Table, seat: int, say: Words) -> Iterator[Fact]:
    """What a Comet is good for: the end, a score that comes back, that something can be challenged again, or its chits;
    else its Bellwether."""
    own, rival = lead_at(table, seat, table.philosophy)
    paid = comet(table, seat, say)
    if top_challenge(table) == COMET_IV:
        if own > rival:
            yield Fact("end", own - rival, say("web-fact-end", own=own, rival=rival))
    elif now := reopens(table, seat):
        yield Fact("reopens", now, say("web-fact-reopens", was=final_score(table, seat), now=now))
    elif rounds := rounds_still(table):
        against = f" {paid.text}" if paid is not None else ""  # who passed it by so far asks
        yield Fact("still", rounds, f"{say('web-fact-still-comet', rounds=rounds)}{against}")
    elif paid is not None:
        if paid.value > 0:
            yield paid
        elif can_afford(table, seat):
            yield Fact("hurry", own - rival, say("web-fact-hurry-comet", own=own, rival=rival))
        else:
            yield Fact("bellwether", 1, say("web-fact-bellwether"))


def ground(table: Table, seat: int, spot: Spot) -> int:
    """The Hexes around a Spot where a City could stand with what the column of a player does; one that founds none will
    be another some day. None where no cuboid is left for a City."""
    if not cuboids(table, seat):
        return 0
    free = habitable(table, seat) & ~all_cities(table) & table.world.touching[spot]
    kinds = [kind for kind in _activities(table, seat) if kind in TAKES] or list(TAKES)
    return sum(
        any(suits(table, seat, kind, resource) for kind in kinds for resource in table.atlas.resources[hex_])
        for hex_ in members(free)
    )


def ground_near(table: Table, seat: int) -> bool:
    """Whether somebody who has not moved, or a new Migrant, can come to ground for a City that feeds one more."""
    spots, cities = sources(table, seat)
    near = reach(table, seat, spots, cities if pool(table, seat) else 0, posts(table, seat)) & ~full_spots(table, seat)
    return any(ground(table, seat, spot) for spot in table.world.spots_in(near))


def is_new(table: Table, seat: int, hex_: int) -> bool:
    """Whether a City of a player would be another one there; his own only takes another resource."""
    return not table.cities[seat] >> hex_ & 1


def only_turns(table: Table, seat: int, kind: int) -> bool:
    """Whether all that an activity could found is where Cities of the player lie, which take another resource."""
    found = [hex_ for hex_, _ in sites(table, seat, kind)] if kind in TAKES else []
    return bool(found) and not any(is_new(table, seat, hex_) for hex_ in found)


def _activities(table: Table, seat: int) -> set[int]:
    """What the cards and rows of a player's Ruling Class can do."""
    box, ruling = table.box, table.ruling[seat]
    rows = [box.lower_row(seat, ruling), box.upper_row(seat, ruling)]
    cards = [box.challenge_acts[card][ruling] for card in ruling_column(table, seat)]
    ideas = [box.idea_acts[idea][ruling] for idea in table.ideas[seat]]
    return {box.menu[one][0] for acts in (*rows, *cards, *ideas) for one in acts}


def oriented(table: Table, seat: int, discipline: int, say: Words) -> str:
    """What the card that was auctioned can do in one of its columns, and whether another rules so far: the
    new one would then, after a quiet revolution."""
    (side,) = (one for one in table.box.pack.challenges[table.auctioned].sides if one.discipline == discipline)
    acts = listed(table, side.activities, say)
    ruling = table.ruling[seat]
    there = say(f"discipline-{DISCIPLINES[discipline]}")
    values = {"activities": acts, "idle": int(not acts), "now": int(discipline == ruling), "there": there}
    return say("web-means-oriented", **values, **_elsewhere(table, discipline, say))


def _elsewhere(table: Table, discipline: int, say: Words) -> dict[str, str]:
    """What the card that was auctioned can do in its other column: that tells why it should not lie there."""
    for side in table.box.pack.challenges[table.auctioned].sides:
        if side.discipline != discipline:
            acts = listed(table, side.activities, say)
            return {"other": say(f"discipline-{DISCIPLINES[side.discipline]}"), "others": acts or "none"}
    return {"other": "none", "others": "none"}


def listed(table: Table, activities: Iterable[Activity], say: Words) -> str:
    """Activities by their names, those that this game knows; one of them can be used."""
    known = (activity for activity in activities if activity.kind not in table.box.ignored)
    return " / ".join(activity_name(activity, say.language) for activity in known)


def _laid(trial: TriedOption, hex_: int, say: Words) -> Fact:
    """Who lives where a chit would come to lie."""
    table, seat = trial.before, trial.decision.seat
    own, others = living(table, seat, hex_)
    least = all(living(table, seat, one[1])[0] > own for one in trial.decision.options if one[1] != hex_)
    return Fact("living", (own, others), say("web-fact-laid", own=own, others=others, least=int(least)))


def living(table: Table, seat: int, hex_: int) -> tuple[int, int]:
    """How many of a player and of all others live in a Hex and around it."""
    found = [
        (table.migrants[one] & table.world.around[hex_]).bit_count() + (table.cities[one] >> hex_ & 1)
        for one in range(table.box.players)
    ]
    own = found.pop(seat)
    return own, sum(found)


def _lost(trial: TriedOption, hex_: int, say: Words) -> Iterator[Fact]:
    """That a City can be founded again where its people live on, and with the last one how many points are left: more
    may change than the Cities."""
    table, seat = trial.before, trial.decision.seat
    yield Fact("points", 0, "")
    kinds = [kind for kind in _activities(table, seat) if kind in TAKES]
    again = any(suits(table, seat, kind, one) for kind in kinds for one in table.atlas.resources[hex_])
    if again:
        yield Fact("again", again, say("web-fact-again"))
    if trial.after is not None and trial.decision.data[:1] == (1,):
        after = _afterwards(trial.after, seat)
        left, shares = final_score(after, seat), scores(after, seat)
        best = max((one for one in range(len(shares)) if is_scored(after, one)), key=lambda one: shares[one])
        kept = int(best != POLITICS and left >= final_score(trial.begun or table, seat))
        name = say(f"discipline-{DISCIPLINES[best]}")
        yield Fact("left", (left, hex_), say("web-fact-left", points=left, kept=kept, score=name))


def _afterwards(table: Table, seat: int) -> Table:
    """The table after the technologies that an event still raises: whoever was infected has learnt from it."""
    raised = [data for name, *data in table.steps if name == "advance" and data[0] == seat]
    return enlightened(table, seat, [(kind, limit) for _, kind, limit in raised])


def _elder(trial: TriedOption, idea: int, say: Words) -> Fact:
    """How many Elders an Idea lacks with one more; where it lacks none already, he shares in it or can still bid. Of
    several who are sent as one, those before him may have been all that it lacked: so far they are at home."""
    table, seat, name = trial.before, trial.decision.seat, trial.teller.names["idea"](idea)
    place = table.market.index(idea)
    there = elders_of_all(table, place)
    if there >= row_of(place):
        auctions = bool(coming(table).cards)
        if trial.begun is not None and elders_of_all(trial.begun, place) < row_of(place):
            return Fact("missing", -1, say("web-fact-several", idea=name, auctions=int(auctions)))
        stays = "web-fact-bidder" if auctions else "web-fact-idle"
        key = stays if table.elders_at(place, seat) else "web-fact-joins"
        return Fact("missing", -1, say(key, idea=name))
    missing = max(0, row_of(place) - there - 1)
    return Fact("missing", missing, say("web-fact-missing", count=missing, idea=name, row=row_of(place)))


def _scores(trial: TriedOption, say: Words) -> Iterator[Fact]:
    """Scores that rise and count, or soon may."""
    if trial.after is None:
        return
    seat, after = trial.decision.seat, trial.after
    for discipline, (was, now) in enumerate(zip(scores(trial.before, seat), scores(after, seat), strict=True)):
        if now > was and may_count(after, seat, discipline):
            name = say(f"discipline-{DISCIPLINES[discipline]}")
            name = name[:1].upper() + name[1:]
            yield Fact(f"score {discipline}", now - was, say("web-fact-score", score=name, was=was, now=now))
    stage = after.stage(seat, ENERGY)
    if stage > trial.before.stage(seat, ENERGY):
        free = int(stage in after.box.bonus_stages[ENERGY])
        yield Fact("reach", stage, say("web-fact-reach", steps=stage, free=free))


def _philosophy(trial: TriedOption, space: int, say: Words) -> Iterator[Fact]:
    """Whose best score a space leaves, and whose it shuts, beside where the Philosophy lay before anything was moved;
    or what others could do then."""
    table, seat = trial.before, trial.decision.seat
    lay = (trial.begun or table).philosophy
    own, rival = lead_at(table, seat, space)
    had, against = lead_at(table, seat, lay)
    told = say("web-fact-lead", own=own, rival=rival, had=had, against=against)
    (lead, left), (now, leaves) = (lead_and_left(table, seat, one) for one in (space, lay))
    if lead == now and left > leaves:  # as it lies it is no worse, but for what somebody else may do
        yield Fact("safer", left - leaves, say("web-fact-safer", cost=now - leaves, less=lead - left))
        return
    if rivals := [one for one, own in enumerate(table.bellwethers) if own and one != seat]:
        names = trial.teller.listing([trial.teller.seat(trial.teller.seats[one]) for one in rivals])
        told = f"{told} {say('web-fact-countered', players=names, count=len(rivals))}"
    elif (ready := _ready_to_move(table, seat)) is not None:
        rival, idea = ready
        names = trial.teller.seat(trial.teller.seats[rival])
        told = f"{told} {say('web-fact-demagogue-ready', player=names, idea=trial.teller.names['idea'](idea))}"
    elif can_be_moved(table):
        told = f"{told} {say('web-fact-demagogue')}"
    yield Fact("lead", own - rival, told)


def _ready_to_move(table: Table, seat: int) -> tuple[int, int] | None:
    """Somebody else and an Idea that he can invent as it lies, which has a demagogue."""
    for place, idea in enumerate(table.market):
        if idea != NOTHING and any(kind == DEMAGOGUE for kind, _ in table.box.idea_eureka[idea]):
            for rival in range(table.box.players):
                if rival != seat and can_invent(table, rival, place):
                    return rival, idea
    return None


def can_be_moved(table: Table) -> bool:
    """Whether a card that can come, or an Idea of the Market, has a demagogue, who moves the Philosophy."""
    box = table.box
    eurekas = [box.challenge_eureka[card] for card in coming(table).cards]
    eurekas += [box.idea_eureka[idea] for idea in table.market if idea != NOTHING]
    return any(kind == DEMAGOGUE for eureka in eurekas for kind, _ in eureka)
