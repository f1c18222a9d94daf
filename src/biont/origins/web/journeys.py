"""Who sets out for where: a guide sends people to ground on which they can found Cities."""

from __future__ import annotations

from biont.games.advice import TriedOption
from biont.kernel import Decision, Option
from biont.origins.cards import ENERGY, MARITIME
from biont.origins.draw import reach as drawn
from biont.origins.people import all_migrants, full_spots, migrants
from biont.origins.table import Spot, Table
from biont.origins.travel import MOVE, WAYS, posts, reach, start_of
from biont.origins.web.facts import ground
from biont.origins.web.risks import beside
from biont.words import Words

SPARE = 4
"""So many Migrants are enough where no more ground for Cities is in reach: for a Chaos, and to move on later."""

BEST = 2
"""A place with ground for a City that no catastrophe strikes; one that it can strike is half as good."""


def sets_out_well(trial: TriedOption) -> bool:
    """Whether a new Migrant can come to as good a place from where it sets out as any new one can: to ground for a
    City, and if possible where no catastrophe comes."""
    table, seat, option = trial.before, trial.decision.seat, trial.option
    new = [one for one in trial.decision.options if one[0] in WAYS and one[0] != WAYS[MOVE]]
    if option not in new:
        return True
    found = _goes_to(table, seat, option)
    return found == BEST or found >= max(_goes_to(table, seat, one) for one in new)


def _goes_to(table: Table, seat: int, option: Option) -> int:
    """How good a place somebody who sets out can come to where he would be fed: with ground for a City, and safe."""
    verb, place = option
    near = reach(table, seat, *start_of(table, WAYS.index(str(verb)), place), posts(table, seat))
    free = near & ~all_migrants(table) & ~full_spots(table, seat)
    places = [spot for spot in table.world.spots_in(free) if ground(table, seat, spot)]
    return BEST if any(not beside(table, spot) for spot in places) else len(places[:1])


def leads_somewhere(trial: TriedOption) -> bool:
    """Whether a Migrant comes to more ground than where it was; a new one to ground for a City, where there is any
    or enough are on the map."""
    table, seat, spot = trial.before, trial.decision.seat, trial.option[1]
    found = ground(table, seat, spot)
    if beside(table, spot) and any(
        ground(table, seat, one[1]) >= found and not beside(table, one[1])
        for one in trial.decision.options
        if one[0] == "to"
    ):
        return False  # where no catastrophe can come, it is as good
    if trial.decision.data[0] == MOVE:
        return found > ground(table, seat, trial.decision.data[1])
    if found > 0 or migrants(table, seat) >= SPARE:
        return found > 0
    return not any(ground(table, seat, one[1]) for one in trial.decision.options if one[0] == "to")


def journey(table: Table, decision: Decision, spot: Spot, say: Words) -> tuple[str, ...]:
    """How many steps a way takes, how many of them on water, and how many there could be."""
    way, place = decision.data[:2]
    seat = decision.seat
    found = drawn.reach(table, seat, way, place, posts(table, seat)).ways.get(spot)
    if found is None:
        return ()
    most, wet = table.stage(seat, ENERGY), table.stage(seat, MARITIME)
    return (say("web-journey", steps=found.steps, most=most, water=found.foreign, wet=wet),)
