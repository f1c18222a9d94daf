"""I. Game end and victory: points by rule, and the goals of solitaire, cooperative and introductory games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from biont.genesis.cards import COLOURS
from biont.genesis.ids import NPC, ORGANISMS, PARASITE, Organism, Player
from biont.genesis.organisms import cubes_here, held_slots, macro_side, members
from biont.genesis.pools import catalysts
from biont.genesis.table import BERTH, CELLS, HERE, NO_ARMAGEDDON, NOWHERE, Table
from biont.kernel.ledger import rule
from biont.kernel.rules import Result

DOMINANCE = 6
"""What a macroorganism is worth besides its tokens; twice as much on the highest level of its ecosystem."""

MARINE_WIN, LAND_WIN = 1, 2
"""Bits of the goals that a soloist has reached."""


class Part(NamedTuple):
    """One kind of victory points: its name, the rule behind it, how many."""

    name: str
    rule: str
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """The victory points of one player, kind by kind."""

    player: int
    cubes: int
    system: int
    bionts: int
    trophies: int
    dominance: int
    medea: bool

    @property
    def whole(self) -> int:
        """The points before Medea takes her half."""
        return self.cubes + self.system + self.bionts + self.trophies + self.dominance

    @property
    @rule("D10c.1", "D10c.2")
    def lost(self) -> int:
        """The points that a vote for Medea costs: half of them, rounded in the player's favour."""
        return self.whole // 2 if self.medea else 0

    @property
    def total(self) -> int:
        """The points that count."""
        return self.whole - self.lost

    def parts(self) -> tuple[Part, ...]:
        """The points with the rules behind them; they add up to the total."""
        return (
            Part("cubes", "I1a.1", self.cubes),
            Part("system", "I1a.2", self.system),
            Part("bionts", "I1b", self.bionts),
            Part("trophies", "I1c", self.trophies),
            Part("dominance", "I1d.1", self.dominance),
            Part("medea", "D10c.1", -self.lost),
        )


@rule("I1a.1", "I1a.2", "I1b", "I1c", "META.3", "META.7")
def points(table: Table) -> list[Score]:
    """The scores of all players as the table lies now, in the order of their seats."""
    cubes, system, bionts, trophies = [0] * 8, [0] * 8, [0] * 8, [0] * 8
    for organism, owner in enumerate(table.owner):
        if owner == NOWHERE:
            continue
        cubes[owner] += cube_count(table, organism)
        system[owner] += system_count(table, organism)
        for bearer in range(8):
            bionts[bearer] += table.bionts[BERTH[organism][bearer]]
    if table.box.advanced:  # I1c is a rule of the advanced game
        for holder in table.trophy:
            if holder != NOWHERE:
                trophies[holder] += 1
    dominance = dominance_points(table)
    ended_by_vote = table.armageddon != NO_ARMAGEDDON
    return [
        Score(
            player,
            cubes[player],
            system[player],
            bionts[player],
            trophies[player],
            dominance[player],
            ended_by_vote and bool(table.medea[player]),
        )
        for player in table.box.players
    ]


def score(table: Table, player: Player) -> Score:
    """The score of one player."""
    return points(table)[table.box.players.index(player)]


def cube_count(table: Table, organism: Organism) -> int:
    """Real cubes of an organism: on placard and mutations, its organs, and the diseased ones that a parasite holds."""
    count = sum(table.cubes[CELLS[organism]])
    if table.macro[organism] != NOWHERE:
        count += table.organs[organism].count(HERE)
    elif organism >= PARASITE:
        count += len(held_slots(table, organism))
    return count + len(cubes_here(table, organism))


def system_count(table: Table, organism: Organism) -> int:
    """System chromosomes printed on a macroorganism; none on anything else."""
    if table.macro[organism] == NOWHERE:
        return 0
    return sum(table.box.system[macro_side(table, organism)])


def macroorganisms(table: Table, land: int) -> list[Organism]:
    """The macroorganisms of one ecosystem: 0 the sea, 1 the land."""
    return [
        organism
        for organism in range(ORGANISMS)
        if table.macro[organism] != NOWHERE and table.owner[organism] != NOWHERE and table.land[organism] == land
    ]


@rule("L6a.1", "L6a.2")
def rivals(table: Table, land: int) -> list[list[Organism]]:
    """Those who compete in an ecosystem, each with all its members: single macroorganisms, and chimeras host first."""
    found: list[list[int]] = []
    for organism in macroorganisms(table, land):
        unit = [member for member in members(table, organism) if table.land[member] == land]
        if unit[0] == organism:
            found.append(unit)
    return found


@rule("L6c")
def dominance_of(table: Table, organism: Organism) -> int:
    """What a macroorganism's place in its food chain is worth in all; twice as much in a chimera on land."""
    highest = max(table.level[rival] for rival in macroorganisms(table, table.land[organism]))
    worth = 2 * DOMINANCE if table.level[organism] == highest else DOMINANCE
    return 2 * worth if table.land[organism] and len(members(table, organism)) > 1 else worth


def sharers(table: Table, organism: Organism) -> list[Player]:
    """The players with at least one biont in an organism; NPC bionts share nothing."""
    return [player for player in table.box.players if table.bionts[BERTH[organism][player]]]


@rule("I1d.1", "I1d.2", "V59")
def dominance_points(table: Table) -> list[int]:
    """Each player's share of the worth of all food chains, every share rounded down."""
    shares = [0] * NPC
    for land in (0, 1):
        for organism in macroorganisms(table, land):
            players = sharers(table, organism)
            for player in players:
                shares[player] += dominance_of(table, organism) // len(players)
    return shares


def points_in(table: Table, organism: Organism, player: Player) -> int:
    """What an organism brings a player: all it is made of if he owns it, his bionts, and his share of its dominance."""
    found = table.bionts[BERTH[organism][player]]
    if table.owner[organism] == player:
        found += cube_count(table, organism) + system_count(table, organism)
    players = sharers(table, organism)
    if table.macro[organism] != NOWHERE and player in players:
        found += dominance_of(table, organism) // len(players)
    return found


# -- who has won -----------------------------------------------------------------------------------------------------


def outcome(table: Table, seats: tuple[str, ...]) -> Result:
    """The result of a finished game, by the kind of game it was."""
    options = table.box.settings
    scores = points(table)
    if table.box.solo:
        return _introductory(table, seats, scores) if options.intro else _solitaire(table, seats, scores)
    if options.mode == "cooperative":
        return _cooperative(table, seats, scores)
    return _competitive(table, seats, scores)


def _details(table: Table, scores: list[Score], **more: Any) -> dict[str, Any]:
    """What a page shows beside the result: the points of each colour by rule, and the catalysts of a tie."""
    parts = {
        COLOURS[one.player]: [{"name": p.name, "rule": p.rule, "points": p.points} for p in one.parts()]
        for one in scores
    }
    pools = {COLOURS[one.player]: catalysts(table, one.player) for one in scores}
    return {"scores": parts, "catalysts": pools, "armageddon": table.armageddon, **more}


@rule("I1e", "META.8")
def _competitive(table: Table, seats: tuple[str, ...], scores: list[Score]) -> Result:
    """Most points; then most catalysts in the pool; then the victory is shared."""
    totals = tuple(one.total for one in scores)
    first = [seat for seat, total in enumerate(totals) if total == max(totals)]
    reason = "victory points"
    winners = first
    if len(first) > 1:
        pools = {seat: catalysts(table, scores[seat].player) for seat in first}
        winners = [seat for seat in first if pools[seat] == max(pools.values())]
        reason = "catalysts break the tie" if len(winners) == 1 else "shared victory"
    return Result(seats, tuple(winners), totals, reason, _details(table, scores))


@rule("C1a.1", "C1a.2", "V14")
def goals(table: Table) -> int:
    """The soloist's goals that stand now, as bits: all his colours in the sea, and what the edition asks on land."""
    players = table.box.players
    at_home = [
        {player for organism in macroorganisms(table, land) for player in sharers(table, organism)} for land in (0, 1)
    ]
    bionts = sum(table.bionts[BERTH[o][player]] for o in macroorganisms(table, 0) for player in players)
    marine = len(at_home[0]) == len(players) and bionts >= len(players) + npc_macroorganisms(table)
    if table.box.rules.solo_shared_land:
        shared = any(len(sharers(table, organism)) == len(players) for organism in macroorganisms(table, 1))
        land = marine and shared
    else:
        land = len(at_home[1]) == len(players)
    return (MARINE_WIN if marine else 0) | (LAND_WIN if land else 0)


@rule("L7f")
def npc_macroorganisms(table: Table) -> int:
    """Living macroorganisms of NPCs and those that are their trophies: each asks the soloist for one more biont."""
    alive = sum(table.macro[organism] != NOWHERE and table.owner[organism] >= NPC for organism in range(ORGANISMS))
    return alive + sum(holder >= NPC for holder in table.trophy[16:])


@rule("L7f", "L6")
def has_chimera(table: Table, land: int) -> bool:
    """Whether a chimera lives in the sea or on land: another goal that a soloist may set himself."""
    return any(len(members(table, organism)) > 1 for organism in macroorganisms(table, land))


@rule("C1a.3")
def note_goals(table: Table) -> None:
    """At the end of a turn without Armageddon: remember the goals that stand, for only they survive one."""
    if table.box.solo and table.armageddon == NO_ARMAGEDDON:
        table.goals = goals(table)


@rule("C1a.1", "C1a.2", "C1a.3", "V14", "META.8")
def _solitaire(table: Table, seats: tuple[str, ...], scores: list[Score]) -> Result:
    """A marine or a terrestrial win: what stands when the game ends, be it with the turn of an Armageddon (U27)."""
    reached = goals(table)
    early = table.box.rules.solo_shared_land and not table.box.readings.goals_at_end
    if early and table.armageddon != NO_ARMAGEDDON:
        reached &= table.goals
    if reached & LAND_WIN:
        reason = "terrestrial win"
    elif reached & MARINE_WIN:
        reason = "marine win"
    else:
        reason = "too late for Armageddon" if goals(table) else "no colours in macroorganisms"
    total = sum(one.total for one in scores)
    details = _details(table, scores, marine=bool(reached & MARINE_WIN), terrestrial=bool(reached & LAND_WIN))
    if table.box.settings.chimera:
        details |= {"marine chimera": has_chimera(table, 0), "land chimera": has_chimera(table, 1)}
    return Result(seats, (0,) if reached else (), (total,), reason, details)


@rule("C3a", "V18")
def _introductory(table: Table, seats: tuple[str, ...], scores: list[Score]) -> Result:
    """Enough points win the introductory solo game; the first edition sets no goal."""
    total = sum(one.total for one in scores)
    goal = table.box.rules.intro_goal
    won = bool(goal) and total >= goal
    reason = "no goal set" if not goal else "goal reached" if won else "goal missed"
    return Result(seats, (0,) if won else (), (total,), reason, _details(table, scores, goal=goal))


@rule("C2.3", "META.8")
def _cooperative(table: Table, seats: tuple[str, ...], scores: list[Score]) -> Result:
    """All win when everybody has a macroorganism and one of these lives on land; else all lose."""
    owners = {table.owner[organism] for land in (0, 1) for organism in macroorganisms(table, land)}
    missing = [player for player in table.box.players if player not in owners]
    ashore = any(table.owner[organism] in table.box.players for organism in macroorganisms(table, 1))
    if missing:
        reason = "not everybody has a macroorganism"
    else:
        reason = "all ashore together" if ashore else "nobody on land"
    winners = tuple(range(len(seats))) if ashore and not missing else ()
    details = _details(table, scores, missing=[COLOURS[player] for player in missing], terrestrial=ashore)
    return Result(seats, winners, tuple(one.total for one in scores), reason, details)
