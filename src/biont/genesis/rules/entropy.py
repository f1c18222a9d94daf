"""E2a. The entropy limit: how many bionts a player may have on refugia; the first edition's forced removal."""

from __future__ import annotations

from biont.genesis import nouns
from biont.genesis.bionts import footholds, homes, on_refugia
from biont.genesis.cards import GREEN
from biont.genesis.ids import Player, Refugium, Source
from biont.genesis.organisms import chromosomes, is_life
from biont.genesis.pools import send_home_paid
from biont.genesis.table import CELL, Table
from biont.genesis.vocabulary import POOL
from biont.kernel.decision import Asking, Option, choice
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play
from biont.kernel.rules import StepRule


@rule("E2a.1", "E2a.5")
def limit(table: Table, player: Player) -> int:
    """How many bionts a player may have on refugia now.

    Green that he gained in this phase counts from the next turn on, green that he lost counts no more: the limit is the
    smaller of what he had when the phase began and what he has now.
    """
    began = table.limit[player]
    if began > 1 and (table.box.readings.entropy_falls or table.box.rules.entropy_cull):
        return min(began, supported(table, player))
    return began


@rule("E2a.1", "E2a.2", "E2a.3", "E2a.4", "V29")
def supported(table: Table, player: Player) -> int:
    """How many bionts on refugia a player's green supports as the table lies.

    One, and one more for each green chromosome of the greenest organism, anybody's, with a biont of his.
    """
    best = 0
    for organism in homes(table, player):
        green = chromosomes(table, organism, GREEN)
        if green > best:
            best = green
    if table.box.rules.entropy_capped:
        return 2 if best else 1
    return 1 + best


@rule("E2a.5", "C0a.2")
def read_limits(table: Table) -> None:
    """Write down what everybody's green supports when the assignment phase begins: one while there are no organisms."""
    life = is_life(table)
    for player in table.box.players:
        table.limit[player] = supported(table, player) if life else 1


@rule("E2a.6", "E2b.2", "E2b.3")
def room(table: Table, player: Player, standing: list[Refugium]) -> int:
    """How many more bionts a player may put on refugia; below zero when he is above his limit.

    ``standing`` are the refugia on which he has one.
    """
    count = limit(table, player)
    for refugium in standing:
        count -= table.domes[CELL[refugium][player]]
    return count


@rule("E2a.6", "E2b.2")
def movable(table: Table, player: Player, sources: list[Source], standing: list[Refugium]) -> list[Source]:
    """The sources out of which a biont may go to a refugium now: at the limit only from another one, above it none."""
    if not sources:
        return sources
    left = room(table, player, standing)
    if left > 0:
        return sources
    return [] if left < 0 or sources == [POOL] else [source for source in sources if source != POOL]


@rule("E2a.6", "E2b.2", "E2b.3")
def has_room(table: Table, player: Player, added: int) -> bool:
    """Whether a placement that adds ``added`` bionts to the refugia (0 for a move between two) keeps to the limit.

    A player above his limit loses nothing, he only may not place a biont (U2).
    """
    return room(table, player, footholds(table, player)) >= added


@rule("V30")
def watch(play: Play[Table]) -> None:
    """Have the first edition's check made after this step, since green support may be lost in it; else nothing."""
    if play.table.box.rules.entropy_cull:
        play.push("cull")


ASK_CULL = Question("cull", "V30", about=(nouns.PLAYER,))
CULLED = Event("culled", "V30", things=(nouns.PLAYER, nouns.REFUGIUM))


@rule("V30")
def cull(play: Play[Table]) -> Asking[None]:
    """First edition: whoever has no green support and several bionts on refugia takes one off, compensated."""
    table = play.table
    for player in table.order:
        if player not in table.box.players or on_refugia(table, player) < 2 or supported(table, player) > 1:
            continue
        options: list[Option] = [("cull", refugium) for refugium in range(16) if table.domes[CELL[refugium][player]]]
        answer = yield from choice(table.box.seat_of[player], ASK_CULL, options, (player,))
        at = CELL[answer[1]][player]
        table.domes[at] -= 1
        if table.acted_refugium[at] > table.domes[at]:
            table.acted_refugium[at] -= 1
            table.acted_pool[player] += 1
        play.note(CULLED, table.box.seat_of[player], player, answer[1])
        yield from send_home_paid(play, player)


STEPS: dict[str, StepRule] = {"cull": cull}
VERBS: Verbs = {"cull": (nouns.REFUGIUM,)}
