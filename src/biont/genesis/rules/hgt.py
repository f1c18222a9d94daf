"""E6. Moving bionts by horizontal gene transfer: out of microorganisms, into others, refugia or the pool."""

from __future__ import annotations

from biont.genesis import nouns
from biont.genesis.bionts import footholds, homes
from biont.genesis.ids import Organism, Player, Source
from biont.genesis.organisms import home_row, is_macro, organisms, wantonness
from biont.genesis.pools import pay
from biont.genesis.rules import entropy
from biont.genesis.rules.commandeering import regain
from biont.genesis.rules.places import (
    can_enter,
    gene_reach,
    gene_sources,
    home_rows,
    idle,
    moves_left,
    put,
    refugia_in,
    refugium_rows,
    settle_left,
    take,
)
from biont.genesis.table import BERTH, NOWHERE, Table
from biont.genesis.vocabulary import POOL, from_organism, from_refugium, organism_at, refugium_at
from biont.kernel.decision import Asking, Option, Refusal, ask
from biont.kernel.declared import Event, Question, Reason
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play


@rule("E6.5")
def options(table: Table, player: Player, inside: list[Organism]) -> list[Option]:
    """Every HGT move a player with bionts ``inside`` organisms can make now: ``("hgt", organism, place)``."""
    sources = gene_sources(table, player, inside)
    if not sources:
        return []
    places = [POOL, *refugia_in_reach(table, player)]
    genes = genes_in_reach(table, player)
    moves: list[Option] = []
    for source in sources:
        organism = organism_at(source)
        moves += [("hgt", organism, place) for place in places]
        moves += [("hgt", organism, place) for place in genes if place != source]
    return moves


@rule("E6.4", "V37", "E2c")
def refugia_in_reach(table: Table, player: Player) -> list[Source]:
    """Refugia that a biont may go to by HGT, within the entropy limit."""
    if not entropy.has_room(table, player, 1):
        return []
    if table.box.rules.reach_by_organisms:
        rows = gene_reach(table, player)
    else:
        rows = refugium_rows(table, footholds(table, player), homes(table, player))
    return [from_refugium(refugium) for refugium in refugia_in(table, rows) if can_enter(table, player, refugium)]


@rule("E6.4", "E6d", "E6.7", "V37", "C3.3")
def genes_in_reach(table: Table, player: Player) -> list[Source]:
    """Microorganisms that a biont may go to by HGT, anybody's; with the beginners' bans only own ones."""
    rows = gene_reach(table, player)
    bans = table.box.settings.bans
    return [
        from_organism(organism)
        for organism in organisms(table)
        if not is_macro(table, organism)
        and home_rows(table, organism) & rows
        and not (bans and table.owner[organism] != player)
    ]


HGT_DONE = Event("hgt", "E6", things=(nouns.PLAYER, nouns.ORGANISM, nouns.SOURCE), causes=True)


@rule("E6.1", "E6.4", "E6.5", "E6c.4", "E6e", "E1a.3", "B4b.2")
def move(play: Play[Table], player: Player, organism: Organism, place: Source) -> Asking[None]:
    """Move a biont out of an organism; a blocked one goes elsewhere, and going back is its move as well."""
    table = play.table
    place = yield from _unblocked(play, player, organism, place)
    refugium = refugium_at(place)
    if refugium != NOWHERE and table.box.cost[refugium]:
        yield from pay(play, table.box.seat_of[player], player, -1, "E2c")
    take(table, player, from_organism(organism))
    put(table, player, place)
    play.note(HGT_DONE, table.box.seat_of[player], player, organism, place)
    if place != from_organism(organism):
        target = organism_at(place)
        if target != NOWHERE:
            regain(play, target)
        yield from settle_left(play, [from_organism(organism)])


ASK_WANTON_BLOCK = Question("wanton block", "E6a", about=(nouns.PLAYER, nouns.ORGANISM, nouns.ORGANISM))
ASK_BLOCKED = Question("blocked", "E6a", about=(nouns.PLAYER, nouns.ORGANISM), follows=True)
HGT_WANTED = Event("hgt wanted", "E6a", things=(nouns.PLAYER, nouns.ORGANISM, nouns.ORGANISM), causes=True)
BLOCKED = Event("blocked", "E6a", things=(nouns.PLAYER, nouns.PLAYER, nouns.ORGANISM), causes=True)
WANTONNESS_HELD = Event(
    "wantonness held",
    "E6a",
    things=(nouns.PLAYER, nouns.NUMBER, nouns.PLAYER, nouns.NUMBER, nouns.NUMBER),
    tests=(1, 3, 4),
    trifling=True,
)


@rule("E6a.2")
def _unblocked(play: Play[Table], player: Player, organism: Organism, place: Source) -> Asking[Source]:
    """The place where the biont ends: after a block another microorganism, the pool, or back where it was."""
    table = play.table
    blocked: list[int] = []
    while may_block(table, player, organism_at(place)):
        target = organism_at(place)
        owner = table.owner[target]
        seat, mover = table.box.seat_of[owner], table.box.seat_of[player]
        held = (player, wantonness(table, player), owner, wantonness(table, owner))
        play.note(HGT_WANTED, mover, player, organism, target)
        play.note(WANTONNESS_HELD, mover, *held, 0)
        answer = yield ask(seat, ASK_WANTON_BLOCK, [("allow",), ("block",)], (player, organism, target))
        if answer[0] == "allow":
            break
        play.note(BLOCKED, seat, owner, player, target)
        play.note(WANTONNESS_HELD, mover, *held, 1)
        blocked.append(place)
        back = from_organism(organism)
        places = [POOL, back, *(p for p in genes_in_reach(table, player) if p not in blocked and p != back)]
        elsewhere: list[Option] = [("hgt", organism, other) for other in places]
        answer = yield ask(mover, ASK_BLOCKED, elsewhere, (player, organism))
        place = answer[2]
        if place == back:
            break
    return place


@rule("E6a.1")
def may_block(table: Table, player: Player, target: Organism) -> bool:
    """Whether the owner of a target organism may block: another seat's, and more wanton than the mover."""
    if target == NOWHERE:
        return False
    owner = table.owner[target]
    seat = table.box.seat_of[owner]
    if seat in (-1, table.box.seat_of[player]):
        return False
    return wantonness(table, owner) > wantonness(table, player)


HGT_MACROORGANISM = Reason("hgt-macroorganism")
NO_HGT = Reason("no-hgt")
HGT_USED_UP = Reason("hgt-used-up", about=(nouns.NUMBER,))
ALREADY_ACTED = Reason("already-acted")


def refusals(table: Table, player: Player) -> list[Refusal]:
    """Why bionts in organisms cannot move, and which microorganisms are out of reach."""
    found: list[Refusal] = []
    icons = wantonness(table, player)
    for organism in organisms(table):
        if not table.bionts[BERTH[organism][player]]:
            continue
        option: Option = ("hgt", organism)
        if is_macro(table, organism):
            found.append(Refusal(option, HGT_MACROORGANISM, "E6d"))
        elif not icons:
            found.append(Refusal(option, NO_HGT, "E6"))
        elif not moves_left(table, player):
            found.append(Refusal(option, HGT_USED_UP, "E6", (icons,)))
        elif not idle(table, player, from_organism(organism)):
            found.append(Refusal(option, ALREADY_ACTED, "E0"))
        else:
            found += _out_of_reach(table, player, organism)
    return found


FOREIGN_GENES_BANNED = Reason("foreign-genes-banned")
ROW_INACTIVE = Reason("row-inactive", about=(nouns.ROW,))


def _out_of_reach(table: Table, player: Player, organism: Organism) -> list[Refusal]:
    found: list[Refusal] = []
    reached = genes_in_reach(table, player)
    for target in organisms(table):
        place = from_organism(target)
        if target == organism or place in reached:
            continue
        option: Option = ("hgt", organism, place)
        if is_macro(table, target):
            found.append(Refusal(option, HGT_MACROORGANISM, "E6d"))
        elif table.box.settings.bans and table.owner[target] != player:
            found.append(Refusal(option, FOREIGN_GENES_BANNED, "C3"))
        else:
            found.append(Refusal(option, ROW_INACTIVE, "E6", (home_row(table, target),)))
    return found


VERBS: Verbs = {"hgt": (nouns.ORGANISM, nouns.SOURCE), "block": (), "allow": ()}
