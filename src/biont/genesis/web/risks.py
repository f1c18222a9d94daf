"""What can still come and what it would cost, from what a seat may know: events nobody has seen, never the deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from biont.games.advice import Risk
from biont.genesis.cards import GREEN, HEAT_SHIELD, O2_SHIELD
from biont.genesis.ids import PARASITE, cubes_of
from biont.genesis.organisms import (
    antioxidant_shield,
    biont_count,
    darwin_dice,
    heat_shield,
    held_slots,
    home_row,
    host_of,
    is_macro,
    organisms,
    organisms_of,
)
from biont.genesis.rules.red_queen import ATTACKS, outnumbers, victim
from biont.genesis.rules.setup import eons_left
from biont.genesis.rules.strikes import extremity
from biont.genesis.rules.victory import points
from biont.genesis.table import BERTH, CELL, CELLS, HERE, NOWHERE, Table, slot_at
from biont.words import Words

WORTH_TELLING = 3
"""So many points at stake are told."""

STRIKES = ("x", "o2")
"""Icons that strike with a strength: heat and oxygen."""

SHIELDS = {HEAT_SHIELD: "x", O2_SHIELD: "o2"}
"""Abilities that shield, and what they shield from."""

ENOUGH = 4
"""So much oxygen hardly ever comes at once."""

RULES = {"uv": "D7", "x": "D5", "o2": "D6"}
"""The rules by which they strike."""


def risks(table: Table, seat: int, say: Words) -> list[Risk]:
    """What ultraviolet, heat and oxygen can still cost a seat, the worst first."""
    coming = _unseen(table)
    total = sum(score.total for score in points(table) if score.player in table.box.players_of(seat))
    count = sum(eons_left(table))
    found = []
    for name, low, high, cost in _worst(table, seat, coming):
        if cost >= WORTH_TELLING:
            limits, comet = f"{low}–{high}" if low < high else f"{high}", int(name == "uv" and bool(table.ozone))
            text = say(f"web-risk-{name}", limits=limits, events=count, cost=cost, points=total, comet=comet)
            helps = "uv-helpless" if name == "uv" and not high else f"{name}-helps"
            values = {"limits": limits, "cost": cost, "points": total, "hopeless": int(not high), "comet": comet}
            brief = say(f"web-risk-{name}-brief", **values)
            called = say(f"web-risk-{name}-name")
            found.append(Risk(name, cost, text, say(f"web-risk-{helps}"), brief, RULES[name], called))
    return sorted(found, key=lambda one: -one.cost)


def dangers(table: Table, seat: int, least: int = WORTH_TELLING) -> dict[str, tuple[int, int]]:
    """What can still come and costs so much: from which strength on it does harm, and what it costs at worst."""
    return {name: (low, cost) for name, low, _, cost in _worst(table, seat, _unseen(table)) if cost >= least}


def burners(table: Table, organism: int, more: int = 0, *, together: bool = False) -> tuple[int, int]:
    """How many of the events that may come burn mutations of an organism, once it has some more, and how many may;
    ``together`` with what may come after another in the same turn."""
    coming = _unseen(table)
    cards = len(table.mutations[organism]) + more
    return sum(cards > limit for limit in _suns(table, coming, together=together)), len(coming)


def is_sunny(table: Table, seat: int) -> bool:
    """Whether a sunburn is worth telling to somebody who buys a card more."""
    limits = _suns(table, _unseen(table))
    return bool(limits) and _burnt(table, seat, limits[0]) + 1 >= WORTH_TELLING  # the first of them takes most


def breathless(table: Table, organism: int) -> tuple[int, int, int]:
    """How many of the events that may come bring more oxygen than an organism stands, how many may, and its shield."""
    coming, shield = _unseen(table), antioxidant_shield(table, organism)
    strengths = [_strength(table, one, "o2") for one in coming]
    return sum(strength > shield for strength in strengths), len(coming), shield


def guard(table: Table, organism: int) -> int:
    """How much oxygen the shield of an organism and the discs on it stand together; green ones are in the shield."""
    discs = sum(table.discs[CELLS[organism]]) - table.discs[CELL[organism][GREEN]]
    return antioxidant_shield(table, organism) + discs


def safe(table: Table, organism: int) -> bool:
    """Whether an organism stands all oxygen that is to be feared."""
    return guard(table, organism) >= ENOUGH


def is_bare(table: Table, organism: int) -> bool:
    """Whether oxygen that may come is more than an organism stands."""
    return any(strength > guard(table, organism) for strength in _strengths(table, _unseen(table), "o2"))


def chokes(table: Table, host: int, polluter: int, extremity: int) -> bool:
    """Whether an oxygen spike takes the last piece of a host."""
    if host == polluter or is_macro(table, host) or home_row(table, host) != home_row(table, polluter):
        return False
    pieces = darwin_dice(table, host) - biont_count(table, host)
    spare = sum(table.discs[CELLS[host]]) - table.discs[CELL[host][GREEN]] if host < PARASITE else 0
    return extremity - antioxidant_shield(table, host) >= pieces + spare


def may_refuse(table: Table, mine: Sequence[int], verb: str, organism: int) -> int:
    """Whoever may refuse an attack of an organism, whose Red Queens are not more than those of its target."""
    if verb not in ATTACKS:
        return NOWHERE
    target = victim(table, organism, (verb, organism))
    owner = table.owner[target]
    return NOWHERE if owner in mine or outnumbers(table, organism, target) else owner


def falls(table: Table, organism: int) -> tuple[int, int]:
    """How many of the events that may come kill an organism by heat or oxygen, and how many may."""
    coming = _unseen(table)
    strengths = [[(icon, _strength(table, one, icon)) for icon in STRIKES] for one in coming]
    return sum(any(value and _dies(table, organism, icon, value) for icon, value in one) for one in strengths), len(
        coming
    )


def due(table: Table, seat: int) -> int:
    """What heat and oxygen on the cards of this turn will still take from a seat."""
    left = [(name, row) for name, *_ in table.steps if name in STRIKES for row in range(4)]
    mine = table.box.players_of(seat)
    return sum(struck(table, mine, icon, extremity(table, icon, row), organisms_in(table, row)) for icon, row in left)


def burnt_yet(table: Table, seat: int) -> int:
    """What ultraviolet on the cards of this turn will still take from a seat."""
    suns = [] if table.ozone and not table.ozone_hole else [limit[0] for name, *limit in table.steps if name == "uv"]
    return _burnt(table, seat, min(suns)) if suns else 0


def organisms_in(table: Table, row: int) -> list[int]:
    """The living organisms whose home a row is."""
    return [one for one in organisms(table) if home_row(table, one) == row]


def exposure(table: Table, seat: int) -> float:
    """What the cards of this turn and the next event must be expected to cost a seat by heat and oxygen."""
    coming = _unseen(table)
    found = [(icon, _strength(table, one, icon)) for one in coming for icon in STRIKES]
    mine = table.box.players_of(seat)
    next_event = sum(struck(table, mine, icon, strength) for icon, strength in found if strength) / max(1, len(coming))
    return due(table, seat) + burnt_yet(table, seat) + next_event


def _strength(table: Table, event: int, icon: str) -> int:
    """How strong an icon is on a card."""
    return sum(value for name, value in table.box.events[event].icons if name == icon)


def may_harm(table: Table, organism: int, icon: str) -> bool:
    """Whether heat or oxygen that may come is more than an organism stands."""
    shield = heat_shield(table, organism) if icon == "x" else antioxidant_shield(table, organism)
    return any(strength > shield for strength in _strengths(table, _unseen(table), icon))


def struck_more(table: Table, organism: int, icon: str, fewer: int) -> bool:
    """Whether events that are likely to come would cost an organism more with so much less of a shield."""
    coming = _unseen(table)
    shield = heat_shield(table, organism) if icon == "x" else antioxidant_shield(table, organism)
    strengths = [_strength(table, one, icon) for one in coming]
    harmful = sum(strength > shield - fewer for strength in strengths)
    return harmful * sum(eons_left(table)) >= len(coming)


def _unseen(table: Table) -> list[int]:
    """Events of the ages still to come that nobody has seen; some of them were taken out before the game."""
    seen = {*table.event_discard, *table.chain}
    left = eons_left(table)
    return [number for number, card in enumerate(table.box.pack.events) if number not in seen and left[card.eon] > 0]


def _suns(table: Table, coming: list[int], *, together: bool = False) -> list[int]:
    """What an organism keeps in each sunburn that may come, the worst first. Through an ozone layer comes only what
    tears it, and ``together`` with that whatever else may come in the same turn."""
    events = table.box.events
    if table.ozone:
        torn = [number for number in coming if events[number].ignores_ozone]
        coming = coming if together and any(events[number].aftershock for number in torn) else torn
    return sorted(value for number in coming for name, value in events[number].icons if name == "uv")


def _worst(table: Table, seat: int, coming: list[int]) -> Iterator[tuple[str, int, int, int]]:
    """By sort: the least and the most that may come and does harm, and the worst that it costs."""
    burnt = {limit: _burnt(table, seat, limit) for limit in _suns(table, coming, together=True)}
    harmful = [limit for limit, cost in burnt.items() if cost]
    if harmful:
        yield "uv", harmful[0], harmful[-1], max(burnt.values())
    for icon in STRIKES:
        strengths = _strengths(table, coming, icon)
        costs = {one: struck(table, table.box.players_of(seat), icon, one) for one in sorted(strengths)}
        harmful = [strength for strength, cost in costs.items() if cost]
        if harmful:
            yield icon, harmful[0], harmful[-1], max(costs.values())


def _strengths(table: Table, coming: list[int], icon: str) -> set[int]:
    """How strong an icon may come in a turn: on a card, or on two of them where the first has an aftershock."""
    found = {one: _strength(table, one, icon) for one in coming}
    shocks = [one for one in coming if table.box.events[one].aftershock]
    both = {found[one] + found[other] for one in shocks for other in coming if one != other}
    return ({*found.values()} | both) - {0}


def _own(table: Table, players: Sequence[int]) -> list[int]:
    return [one for player in players for one in organisms_of(table, player) if not is_macro(table, one)]


def _burnt(table: Table, seat: int, limit: int) -> int:
    """Points on the mutations that ultraviolet of a limit takes: of own organisms those stay that are worth most, of
    others at worst those from which an own parasite has no cube."""
    own, lost = _own(table, table.box.players_of(seat)), 0
    held = {table.diseased[slot_at(one, slot)] for one in own if one >= PARASITE for slot in held_slots(table, one)}
    for organism, mutations in enumerate(table.mutations):
        here = HERE if organism in own else NOWHERE
        worths = [sum(table.mutation_cube[cube] == here or cube in held for cube in cubes_of(one)) for one in mutations]
        lost += sum(sorted(worths, reverse=organism not in own)[: max(0, len(worths) - limit)])
    return lost


def struck(table: Table, mine: Sequence[int], icon: str, strength: int, met: Sequence[int] | None = None) -> int:
    """Pieces that some players lose to one icon of a strength, if it meets all organisms or those ``met``: bionts of
    others in theirs are none, and a disc on an organism goes in place of one."""
    lost = 0
    for organism in _own(table, mine):
        shield = heat_shield(table, organism) if icon == "x" else antioxidant_shield(table, organism)
        discs = sum(table.discs[CELLS[organism]]) if icon == "o2" and organism < PARASITE else 0
        spare = discs - (table.discs[CELL[organism][GREEN]] if discs else 0)
        guests = biont_count(table, organism) - sum(table.bionts[BERTH[organism][one]] for one in mine)
        pieces = darwin_dice(table, organism) - biont_count(table, organism) - guests
        host = host_of(table, organism) if organism >= PARASITE else NOWHERE
        if host != NOWHERE and (met is None or host in met) and _dies(table, host, icon, strength):
            lost += pieces
        elif met is None or organism in met:
            lost += min(pieces, max(0, strength - shield - spare))
    return lost


def _dies(table: Table, organism: int, icon: str, strength: int) -> bool:
    """Whether an icon of a strength takes the last piece of an organism, or of its host: parasites die with that."""
    shield = heat_shield(table, organism) if icon == "x" else antioxidant_shield(table, organism)
    discs = sum(table.discs[CELLS[organism]]) if icon == "o2" and organism < PARASITE else 0
    pieces = darwin_dice(table, organism) - biont_count(table, organism)
    if not is_macro(table, organism) and strength - shield - discs >= pieces:
        return True
    return organism >= PARASITE and _dies(table, host_of(table, organism), icon, strength)
