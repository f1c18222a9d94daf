"""Random positions: everything on a laid map is thrown about as it could lie, for what games seldom reach.

Migrants on any Spot of their realm, Cities in any habitable Hex, every track at any stage, Foundations, Ideas,
Dissidents, Elders and pawns anywhere.
"""

from __future__ import annotations

from random import Random
from typing import Any

from biont.kernel.game import Game
from biont.kernel.table import Step
from biont.origins.brain import PAWNS
from biont.origins.cards import ALL_TRACKS, INFORMATION, TRANSACTIONS
from biont.origins.people import all_chits, all_migrants, habitable, home, pool
from biont.origins.table import ACTIVITIES_PHASE, DOMAINS, NOTHING, Seat, Table, members
from biont.origins.tableau import ALL_DISCIPLINES, dissents
from tests.origins.soak import Anybody, Watch
from tests.origins.worlds import begun

MOST_MIGRANTS, MOST_CITIES, MOST_CARDS = 8, 4, 3


def scattered(seats: Any, seed: int, **settings: Any) -> Game[Table]:
    """A game that goes on from a random position: somebody does whatever leads over the map, and ends his turn."""
    game = begun(seats, seed, **settings)
    table, chance = game.table.copy(), Random(f"scattered {seed}")
    for seat in range(table.box.players):
        table.migrants[seat] = 0
    for seat in range(table.box.players):
        _settle(table, seat, chance)
        _think(table, seat, chance)
        _found(table, seat, chance)
    table.turn, table.phase = table.box.players, ACTIVITIES_PHASE
    table.active = chance.randrange(table.box.players)
    trips: list[Step] = [("spread",)]
    if table.box.advanced:
        trips += [("transact", kind, 0) for kind in sorted(TRANSACTIONS)]
    table.steps = [("end turn",), *chance.sample(trips, len(trips))]
    return Game.at(game.rules, table)


def _settle(table: Table, seat: Seat, chance: Random) -> None:
    world = table.world
    room = world.spots_in(home(table, seat) & ~all_migrants(table))
    most = min(MOST_MIGRANTS, table.box.figures[seat])
    table.migrants[seat] = world.set_of(chance.sample(room, chance.randint(1, min(most, len(room)))))
    taken = all_chits(table) if not table.box.merfolk[seat] else 0
    for cities in table.cities:
        taken |= cities
    ground = list(members(habitable(table, seat) & world.every_hex & ~taken))
    for hex_ in chance.sample(ground, min(len(ground), chance.randint(0, MOST_CITIES))):
        table.cities[seat] |= 1 << hex_
    for track in ALL_TRACKS:
        stages = table.box.stages[track]
        table.set_stage(seat, track, chance.choice((stages[0], chance.choice(stages))))


def _think(table: Table, seat: Seat, chance: Random) -> None:
    for domain in range(DOMAINS):
        table.add_pawns(seat, domain, -table.pawns_in(seat, domain))
    for _ in range(PAWNS):
        place = chance.randrange(DOMAINS + 2)
        ideas = [place for place, idea in enumerate(table.market) if idea != NOTHING]
        if place < DOMAINS or not ideas:
            table.add_pawns(seat, min(place, DOMAINS - 1), 1)
        else:
            table.add_elders(chance.choice(ideas), seat, 1)


def _found(table: Table, seat: Seat, chance: Random) -> None:
    box = table.box
    table.ruling[seat] = chance.choice(ALL_DISCIPLINES)
    for epoch in range(1, len(table.unused) + 1):
        cards = list(table.unused[epoch - 1])
        for _ in range(min(len(cards), chance.randint(0, MOST_CARDS))):
            card = cards.pop()
            column = chance.choice(list(box.challenge_sides[card]))
            table.set_column(seat, column, (*table.column(seat, column), card))
        table.unused[epoch - 1], table.exposed[epoch - 1] = tuple(cards), 0
    if box.advanced:
        for discipline in ALL_DISCIPLINES:
            *pile, idea = table.pile(table.epoch, discipline) or (NOTHING,)
            room = len(table.ideas[seat]) < table.stage(seat, INFORMATION)
            if idea != NOTHING and room and table.ruling[seat] in box.idea_sides[idea]:
                table.set_pile(table.epoch, discipline, tuple(pile))
                table.ideas[seat] = (*table.ideas[seat], idea)
    for dissent in members(dissents(table, seat)):
        if pool(table, seat) and chance.random() < 0.4:
            table.dissidents[seat] |= 1 << dissent


def play_on(game: Game[Table], kind: type[Anybody], seed: int, answers: int) -> int:
    """Play so many answers, and look at the table after each: how many there were."""
    chance = Random(seed)
    seats, watch = [kind(chance) for _ in game.seats], Watch(list(game.table.stages))
    for number in range(answers):
        decision = game.decision
        if decision is None:
            return number
        game.choose(seats[decision.seat](decision))
        watch.look(game)
    return answers
