"""Who rolls for a place that several share, and why: what of his colour counts there.

A table says it of now. Of a roll that is over only the log does, which is added up here; where the dice that fell and
the enzymes that covered its slots do not bear the sum out, nothing is said.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from biont.genesis.cards import ALL_COLOURS
from biont.genesis.ids import Player, Refugium, colour_of
from biont.genesis.rules.assignment import ASSIGNED, ENZYME_PLACED, WITHDRAWN
from biont.genesis.rules.autocatalysis import (
    ANIMATED,
    AUTOCATALYTIC_ROLL,
    BIONT_DIED,
    DISORGANIZED,
    ENZYME_LOST,
    LIFE_CREATED,
    contestants,
    foremost,
)
from biont.genesis.rules.events import DESERTED, ENZYME_SMITTEN, MANNA_SMITTEN
from biont.genesis.rules.hgt import HGT_DONE
from biont.genesis.rules.parasites import BIONT_TURNED
from biont.genesis.table import CELLS, NOWHERE, Table
from biont.genesis.vocabulary import refugium_at
from biont.genesis.words.teller import Teller
from biont.kernel.declared import Event
from biont.kernel.play import Entry
from biont.words import Words


@dataclass(frozen=True, slots=True)
class Claim:
    """Who rolls for a place, and how much of each contestant's colour counts there."""

    roller: Player
    counts: dict[Player, int]

    def told(self, mine: Sequence[Player], rival: Player, teller: Teller, say: Words) -> str:
        """Why he rolls and a rival does not, of whom or of whose roller whoever looks is one."""
        most, other = self.counts[self.roller], self.counts[rival]
        own = "yes" if self.roller in mine else "no"
        player, against = teller.player(self.roller), teller.player(rival)
        key = "web-recap-why-tie" if most == other else "web-recap-why-more"
        return say(key, player=player, rival=against, own=own, count=most, number=other)

    def best(self, players: Sequence[Player]) -> Player:
        """Whoever of some contestants has most of his colour there; NOWHERE where none of them is one."""
        return max((one for one in players if one in self.counts), key=lambda one: self.counts[one], default=NOWHERE)


@dataclass
class Gathered:
    """What counts on a place, by colours."""

    domes: list[int] = field(default_factory=lambda: [0] * 4)
    up: list[int] = field(default_factory=lambda: [0] * 4)
    enzymes: list[int] = field(default_factory=list)

    def claim(self, dots: Sequence[Player]) -> Claim:
        """Who rolls there, by the rule."""
        players = [one for one in ALL_COLOURS if self.domes[one]]
        counts = {one: self.domes[one] + self.up[one] + self.enzymes.count(one) for one in players}
        return Claim(foremost(players, self.enzymes, self.up, self.domes, dots), counts)


def claim_of(table: Table, placard: Refugium) -> Claim | None:
    """Who would roll for a place as it is now; nobody where nobody is."""
    here = CELLS[placard]
    found = Gathered([*table.domes[here]], [*table.up[here]], [*table.enzymes[placard]])
    return found.claim(table.box.dots[placard]) if contestants(table, placard) else None


class Claims:
    """Adds up out of the log what lies on each place."""

    def __init__(self, table: Table) -> None:
        self.dots = table.box.dots
        self.places: dict[Refugium, Gathered] = {}
        self.rolled: dict[Refugium, Claim] = {}
        """Who rolled where last and why, as far as that is certain."""

    def watch(self, entry: Entry) -> None:
        """Take in what an entry does to a place."""
        if changes := CHANGES.get(entry.kind):
            changes(self, entry)

    def at(self, placard: Refugium) -> Gathered:
        """What counts on a place."""
        return self.places.setdefault(placard, Gathered())

    def roll(self, entry: Entry) -> None:
        """Who rolls, if a roll has as many dice, and as many slots covered, as what was added up gives."""
        placard, roller, dice, covered = entry.data
        assert isinstance(placard, int)
        assert isinstance(dice, tuple)
        here = self.at(placard)
        self.rolled.pop(placard, None)
        if len(here.enzymes) == covered and sum(here.up) + 2 * sum(here.domes) == len(dice) and any(here.domes):
            claim = here.claim(self.dots[placard])
            if claim.roller == roller:
                self.rolled[placard] = claim


def _numbers(entry: Entry) -> list[int]:
    return [datum for datum in entry.data if isinstance(datum, int)]


def _moves(claims: Claims, player: Player, source: Refugium, target: Refugium) -> None:
    """A biont that leaves a place or comes to one."""
    for placard, more in ((source, -1), (target, 1)):
        if placard != NOWHERE:
            claims.at(placard).domes[player] += more


def _assigned(claims: Claims, entry: Entry) -> None:
    player, source, placard = _numbers(entry)
    _moves(claims, player, refugium_at(source), placard)


def _leaves(claims: Claims, entry: Entry) -> None:
    player, placard = _numbers(entry)
    _moves(claims, player, placard, NOWHERE)


def _died(claims: Claims, entry: Entry) -> None:
    placard, player = _numbers(entry)
    _moves(claims, player, placard, NOWHERE)


def _moved(claims: Claims, entry: Entry) -> None:
    player, _, place = _numbers(entry)
    _moves(claims, player, NOWHERE, refugium_at(place))


def _turned(claims: Claims, entry: Entry) -> None:
    parasite, place = _numbers(entry)
    _moves(claims, colour_of(parasite), refugium_at(place), NOWHERE)


def _laid(claims: Claims, entry: Entry) -> None:
    _, colour, placard = _numbers(entry)
    claims.at(placard).enzymes.append(colour)


def _used(claims: Claims, entry: Entry) -> None:
    placard, colour = _numbers(entry)
    enzymes = claims.at(placard).enzymes
    if colour in enzymes:
        enzymes.remove(colour)


def _wakes(claims: Claims, entry: Entry) -> None:
    placard, colour = _numbers(entry)
    claims.at(placard).up[colour] += 1


def _sleeps(claims: Claims, entry: Entry) -> None:
    placard, colour = _numbers(entry)
    claims.at(placard).up[colour] -= 1


def _smitten(claims: Claims, entry: Entry) -> None:
    placard, colour, was_up = _numbers(entry)
    claims.at(placard).up[colour] -= was_up


def _gone(claims: Claims, entry: Entry) -> None:
    claims.places.pop(_numbers(entry)[0], None)


CHANGES: dict[Event, Callable[[Claims, Entry], None]] = {
    ASSIGNED: _assigned,
    WITHDRAWN: _leaves,
    BIONT_DIED: _died,
    HGT_DONE: _moved,
    BIONT_TURNED: _turned,
    ENZYME_PLACED: _laid,
    ENZYME_LOST: _used,
    ENZYME_SMITTEN: _used,
    ANIMATED: _wakes,
    DISORGANIZED: _sleeps,
    MANNA_SMITTEN: _smitten,
    DESERTED: _gone,
    LIFE_CREATED: _gone,
    AUTOCATALYTIC_ROLL: Claims.roll,
}
