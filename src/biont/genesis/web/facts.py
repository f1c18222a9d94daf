"""What tells an answer from those beside it: price, abilities, what is left, what a colour adds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from biont.games.advice import Fact, TriedOption, percent
from biont.genesis.cards import GREEN, ICONS, POLLUTION, RED_QUEEN
from biont.genesis.ids import PARASITE, base_cube, colour_of, side_of
from biont.genesis.organisms import (
    antioxidant_shield,
    chromosomes,
    home_row,
    is_macro,
    tableau_of,
)
from biont.genesis.pools import payments
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.rules.autocatalysis import ASK_CREATE_LIFE, ASK_DEATH, ASK_REROLL_ALL
from biont.genesis.rules.darwin import ASK_REROLL
from biont.genesis.rules.mutations import top_card
from biont.genesis.rules.purchase import ASK_PURCHASE
from biont.genesis.table import CELL, CELLS, NOWHERE, Table
from biont.genesis.web.abilities import added, is_in_vain
from biont.genesis.web.first_roll import would_stay_whole, would_survive
from biont.genesis.web.losses import fewer, lost
from biont.genesis.web.odds import before_dice, lowest_error
from biont.genesis.web.promise import promise_of
from biont.genesis.web.regrets import has, regrets
from biont.genesis.web.risks import SHIELDS, STRIKES, breathless, burners, dangers, may_harm
from biont.genesis.web.second import stays
from biont.genesis.web.smoke import cleared
from biont.genesis.web.tries import BUYING, Try, is_last
from biont.genesis.web.worth import is_barren, woken
from biont.words import Words

NEARLY = 0.1
"""Whoever comes through a roll comes through it whole, but for so small a chance."""


def facts(trial: TriedOption, say: Words) -> Iterator[Fact]:
    """Everything that speaks for an option, the weightiest first."""
    table: Table = trial.before
    if trial.decision.kind in (ASK_ASSIGN, ASK_PURCHASE):
        yield from cleared(trial, say)
    match trial.option:
        case ("buy" | "promote" as verb, int(organism), int(what)) if not is_macro(table, organism):
            mutation = what if verb == "promote" else top_card(table, what)
            yield from _card(trial, organism, mutation, verb == "promote", say)
        case ("pay", int(colour), int(count)):
            left = table.pool[CELL[trial.decision.data[0]][colour]] - count
            yield Fact("left", left, say("web-fact-left", count=left, colour=trial.teller.colour(colour)))
        case ("assign", *_) if trial.decision.kind == ASK_ASSIGN:
            yield from promise_of(trial, say)
        case ("antioxidant", _, int(organism)):
            yield from _oxygen(trial, organism, say)
        case ("decline",) if trial.decision.kind == ASK_CREATE_LIFE:
            yield _frail(trial, say)
        case ("take",) if trial.decision.kind == ASK_CREATE_LIFE:
            yield _lasting(trial, say)
        case ("animate", int(colour)) if trial.following is not None and trial.following.kind == ASK_DEATH:
            yield Fact("doomed", colour, say("web-fact-doomed", count=trial.following.data[1]))
        case ("animate", int(colour)) if trial.after is not None and _is_dead(trial.after, trial.decision.data[0]):
            yield Fact("doomed", colour, say("web-fact-all-die"))
        case ("stand",) if count := _waking(trial):
            yield Fact("wakes", count, say("web-fact-wakes", count=count))
        case ("stand",) if trial.decision.kind == ASK_REROLL_ALL and _is_alive(trial):
            pieces, chance = stays(table, trial.decision.data)
            yield Fact("stays", pieces, say("web-fact-stays", count=pieces, chance=percent(chance)))
        case ("reroll",) if trial.decision.kind == ASK_REROLL_ALL and is_barren(table, trial.decision.data):
            yield _barren(trial, say)
        case ("roll",) if trial.decision.kind == ASK_REROLL and _has_errors_alike(trial):
            yield Fact("alike", True, say("web-fact-alike"))
        case ("done",) if trial.decision.kind == ASK_PURCHASE:
            yield from _spurned(trial, say)
        case _:
            yield from lost(trial, say)


def _has_errors_alike(trial: TriedOption) -> bool:
    """Whether errors are kept that earn something, three alike."""
    organism, _, *dice = trial.decision.data
    return any(dice.count(face) >= 3 for face in range(lowest_error(trial.before, organism), 7))


def _waking(trial: TriedOption) -> int:
    """How many cubes wake for certain where dice are kept, for the next roll of a place that does not live now."""
    decision = trial.decision
    if decision.kind != ASK_REROLL_ALL:
        return 0
    return 0 if _is_alive(trial) else woken(trial.before, decision.data)


def _is_alive(trial: TriedOption) -> bool:
    """Whether dice that lie on a place bring it life as they are."""
    decision = trial.decision
    return any(one.chance for one in before_dice(trial.before, decision.kind, decision.data, ("stand",)))


def _barren(trial: TriedOption, say: Words) -> Fact:
    """What little dice leave that are thrown again."""
    pieces, chance = stays(trial.before, trial.decision.data)
    left = "none" if not pieces else "life" if _is_alive(trial) else "biont"
    return Fact("barren", True, say("web-fact-barren", left=left, chance=percent(chance)))


def _spurned(trial: TriedOption, say: Words) -> Iterator[Fact]:
    """What speaks against a purchase that could be made, where none is worth it."""
    for option in trial.decision.options:
        tried = Try(trial.before, None, trial.decision, option, trial.teller)
        found = [one for one in regrets(tried) if one.name != "sunburn"] if option[0] in BUYING else []
        if found:  # that it may burn is said with why it is bought all the same
            label, against = trial.teller.option(option, trial.decision), found[0].told(say).text
            yield Fact("spurned", label, say("web-hint-spared", other=label, warning=against))
            return


def _card(trial: TriedOption, organism: int, mutation: int, promoted: bool, say: Words) -> Iterator[Fact]:
    """What a card costs, can do, and adds in its colour."""
    table: Table = trial.before
    box, side = table.box, side_of(mutation, promoted)
    colour = box.mutation_colour[side]
    front = box.mutation_colour[base_cube(mutation)]
    ways = payments(table, tableau_of(table, organism), front)
    price = min((int(way[2]) for way in ways), default=0)
    cheap = [Fact("price", price, say("web-fact-cheap"))] if price == 1 else []
    if is_last(table):
        yield from cheap
        return
    smoke = list(_smoke(trial, organism, colour == GREEN, say)) if box.mutation_icons[side][POLLUTION] else []
    guards = list(_guards(trial, say))
    yield from (_with_smoke(fact, smoke) for fact in guards)
    if not promoted and (room := _room(trial, organism, say)):
        yield room
    idle = _idle(trial, organism, {fact.value[0] for fact in guards})
    useful = [icon for icon in added(trial, organism, mutation, promoted) if icon not in idle]
    if useful and not is_in_vain(trial, organism, mutation, promoted):
        uses = _uses(useful, table, organism, mutation, say)
        yield Fact("abilities", tuple(useful), say("web-fact-abilities", icons=uses))
    yield from smoke
    if not chromosomes(table, organism, colour):
        name = trial.teller.organism(organism)
        yield Fact("first", colour, say("web-fact-first", name=name, colour=trial.teller.colour(colour)))
    yield from cheap


def _guards(trial: TriedOption, say: Words) -> Iterator[Fact]:
    """The dangers that are told of and that an answer meets, what it saves most from first: less is lost at worst, or
    less harm is done by what comes."""
    seat, after = trial.decision.seat, trial.after
    if after is None:
        return
    gained, ahead, met = -fewer(trial, after), dangers(after, seat, least=1), []
    for sort, (low, cost) in dangers(trial.before, seat).items():
        then_low, then = ahead.get(sort, (0, 0))
        if then < cost:
            met.append((then - cost, sort, say("web-fact-guard", danger=sort, cost=then, was=cost)))
        elif sort in STRIKES and then <= cost + max(0, gained) and then_low > low:
            met.append((0, sort, say("web-fact-guard-from", danger=sort, low=then_low, was=low)))
    for saved, sort, text in sorted(met):
        yield Fact("guard", (sort, saved), text)


def _with_smoke(guard: Fact, smoke: Sequence[Fact]) -> Fact:
    """How a card that looses oxygen guards from it itself: both are said together, or one would deny the other."""
    if not smoke or guard.value[0] != "o2":
        return guard
    return Fact(guard.sort, (*guard.value, smoke[0].value), f"{guard.text} {smoke[0].text}")


def _idle(trial: TriedOption, organism: int, met: set[str]) -> set[int]:
    """Abilities that need no telling: nobody has to win anything back where no parasite is, a shield is for what may
    still harm, and what a card meets is told of before."""
    table: Table = trial.before
    idle = {POLLUTION} if table.parasite[organism] != NOWHERE or organism >= PARASITE else {POLLUTION, RED_QUEEN}
    return idle | {icon for icon, sort in SHIELDS.items() if sort in met or not may_harm(table, organism, sort)}


def _smoke(trial: TriedOption, polluter: int, greener: bool, say: Words) -> Iterator[Fact]:
    """Organisms of others that the oxygen of a card would harm; with a parasite that dies goes what it has taken."""
    table: Table = trial.before
    strength, mine = chromosomes(table, polluter, GREEN) + greener, table.box.players_of(trial.decision.seat)
    struck = [
        one
        for one, owner in enumerate(table.owner)
        if owner not in (*mine, NOWHERE)
        and home_row(table, one) == home_row(table, polluter)
        and strength > antioxidant_shield(table, one)
    ]
    if struck:
        named = [trial.teller.organism(one) for one in struck]
        taken = [one for one in struck if one >= PARASITE and table.owner[table.host[colour_of(one)]] in mine]
        key = "web-fact-smoke-taken" if taken else "web-fact-smoke"
        yield Fact("smoke", tuple(named), say(key, strength=strength, names=trial.teller.listing(named)))


def _oxygen(trial: TriedOption, organism: int, say: Words) -> Iterator[Fact]:
    """The oxygen that a disc on an organism is laid against."""
    events, *_ = breathless(trial.before, organism)
    if events:
        values = {"events": events, "name": trial.teller.organism(organism)}
        yield Fact("oxygen", (organism, events), say("web-fact-oxygen", **values))


def _room(trial: TriedOption, organism: int, say: Words) -> Fact | None:
    """That no sunburn to come takes a card where it is bought, if one would take it elsewhere."""
    table: Table = trial.before
    mine = table.box.players_of(trial.decision.seat)
    others = [one for one, owner in enumerate(table.owner) if owner in mine and one != organism]
    if burners(table, organism, 1, together=True)[0] or not any(burners(table, one, 1)[0] for one in others):
        return None
    return Fact("room", True, say("web-fact-room", name=trial.teller.organism(organism)))


def _frail(trial: TriedOption, say: Words) -> Fact:
    """How little a bacterium would be that nobody makes of a place now."""
    chance = would_survive(trial.before, trial.decision.data[0])
    return Fact("frail", chance, say("web-fact-frail", chance=percent(chance)))


def _is_dead(table: Table, placard: int) -> bool:
    """Whether nothing lives on a place any more."""
    here = CELLS[placard]
    return not (any(table.up[here]) or any(table.domes[here]))


def _lasting(trial: TriedOption, say: Words) -> Fact:
    """What a new bacterium brings, and whether it is likely to live on."""
    chance = would_survive(trial.before, trial.decision.data[0])
    whole = would_stay_whole(trial.before, trial.decision.data[0])
    gained = -fewer(trial, trial.after) if trial.after is not None else 0
    values = {"chance": percent(chance), "whole": percent(whole) if whole < chance - NEARLY else "none"}
    return Fact("points", gained, say("web-fact-lasting", points=gained, **values))


def _uses(abilities: Sequence[int], table: Table, organism: int, mutation: int, say: Words) -> str:
    """What abilities are good for, the first two of them; a parasite's arms race is with its host, and whoever has a
    crown can race already."""
    found = []
    for icon in abilities[:2]:
        key = f"web-use-{ICONS[icon].replace('_', '-')}"
        if icon == RED_QUEEN and organism >= PARASITE:
            key += "-host"
        elif icon == RED_QUEEN and has(table, organism, icon, besides=mutation):
            key += "-more"
        found.append(say(key))
    return "; ".join(found)
