"""Many games in every mode: who plays them, and what is looked at after their answers.

A mode is a part of the rulebook that changes the whole game; each has several settings, which take turns from seed to
seed. Players take any option, or have a taste of their own for each verb, so that some games are full of wars, others
of Cities, and some of players who hardly ever do anything or never rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any, TypeAlias

from biont.kernel.decision import Decision, Option
from biont.kernel.game import Game
from biont.origins.cards import COLOURS
from biont.origins.game import new
from biont.origins.rules.challenge import ASK_CHALLENGE_PHASE
from biont.origins.rules.sequence import STILL
from biont.origins.table import STALEMATE, Table
from biont.origins.tableau import ALL_DISCIPLINES, diversity
from tests.origins.invariants import invariants

LONGEST = 20_000
"""Answers after which a game counts as endless."""

Setting: TypeAlias = tuple[int, dict[str, Any]]
"""How many play, and with which settings."""


def _each(*settings: dict[str, Any], players: tuple[int, ...] = (2, 3, 4)) -> tuple[Setting, ...]:
    return tuple((count, dict(setting)) for setting, count in product(settings, players))


ADVANCED = {"advanced": True}
FIRST = {"dispersal": "first"}
SOLO = {"mode": "solitaire"}
TEAM = {"mode": "cooperative"}
SEA = {"realm": "sea"}
YRR = {"realm": "yrr"}
CUSTOM = {"map": "custom"}
SEEDED = {"laying": "seed"}
READINGS = {"closed_posts": True, "elect_upward": True, "library_beyond": True, "dictator_stays": True}

MODES: Mapping[str, tuple[Setting, ...]] = {
    "basic": _each({}, READINGS),
    "advanced": _each(ADVANCED, ADVANCED | READINGS),
    "first dispersal": _each(FIRST, FIRST | READINGS),
    "solitaire": _each(SOLO, SOLO | SEA, SOLO | READINGS, SOLO | {"deck": "basic"}, players=(1,)),
    "cooperative": _each(TEAM, TEAM | FIRST, TEAM | SEA),
    "merfolk": _each(SEA, SEA | ADVANCED, SEA | FIRST),
    "yrr": _each(YRR, YRR | SEEDED | ADVANCED, YRR | {"merfolk": "black"}, YRR | SEEDED | FIRST),
    "custom": (
        *_each(CUSTOM, CUSTOM | SEEDED | ADVANCED, CUSTOM | YRR, CUSTOM | SEEDED | TEAM),
        (1, CUSTOM | SOLO),
        (3, CUSTOM | SEA | FIRST),
    ),
    "worlds": (
        *_each({"map": "cratons"}, {"map": "archipelago"} | SEEDED, {"map": "covered"} | ADVANCED),
        *_each({"map": "mars"} | ADVANCED, {"map": "venus"} | SEA, {"map": "chimera"} | SEEDED | YRR),
        *_each({"map": "waterworld"} | SEA),
        (1, {"map": "cratons"} | SOLO),
    ),
}
"""The settings of every mode."""


class Anybody:
    """Takes any option."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def __call__(self, decision: Decision) -> Option:
        """Draw one."""
        return decision.options[self.chance.randrange(len(decision.options))]


RESTING = ("skip", "pass", "done", "decline", "refuse", "turn-back", "stay", "call-off")
"""Verbs that do nothing, or stop doing something."""


class Biased(Anybody):
    """Likes some verbs up to a thousand times as much as others, and sometimes the last things of a list best.

    Every second one would rather do anything than rest.
    """

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.tastes: dict[str, float] = {}
        if chance.random() < 0.5:
            self.tastes = {verb: 10 ** chance.uniform(-3, 0) for verb in RESTING}
        self.greed = chance.choice((0.0, 0.0, 0.5))

    def __call__(self, decision: Decision) -> Option:
        """Draw one by taste."""
        options = decision.options
        if self.chance.random() < self.greed:
            return options[-1]
        for option in options:
            if option[0] not in self.tastes:
                self.tastes[option[0]] = 10 ** self.chance.uniform(-1.5, 1.5)
        return self.chance.choices(options, [self.tastes[option[0]] for option in options])[0]


@dataclass
class Watch:
    """Looks at a table after every answer, and remembers what may never change or never sink."""

    stages: list[int]
    chits: int = -1

    def look(self, game: Game[Table]) -> None:
        """Hold a table against what must be true of it and of its past."""
        table, asked = game.table, None if game.decision is None else game.decision.kind
        invariants(table, asked)
        assert all(now >= before for before, now in zip(self.stages, table.stages, strict=True)), "a stage decreased"
        self.stages = list(table.stages)
        for seat in range(table.box.players):
            rainbows = 1 + sum(len(table.column(seat, discipline)) for discipline in ALL_DISCIPLINES)
            assert diversity(table, seat) == rainbows - table.dissidents[seat].bit_count(), "Diversity is miscounted"
        if table.turn > 0 and asked in (None, ASK_CHALLENGE_PHASE):
            chits = sum(hexes.bit_count() for hexes in table.climate)
            assert self.chits in (-1, chits), "a climate chit came or went"
            self.chits = chits


class Awake(Anybody):
    """Takes any option that does something. Such players take over a game that has stood still for long.

    The game itself ends early only where nobody can ever challenge again, and some tastes would skip for ever.
    """

    def __call__(self, decision: Decision) -> Option:
        """Draw one of those that do something, if there is one."""
        active = [option for option in decision.options if option[0] not in RESTING]
        return self.chance.choice(active or decision.options)


def play(mode: str, seed: int, kind: type[Anybody], *, watched: bool) -> Counter[str]:
    """Play a game of a mode to its end: how many answers it had, and the questions and entries that came up in it."""
    players, settings = MODES[mode][seed % len(MODES[mode])]
    chance = Random(f"{mode} {seed}")
    game = new(COLOURS[:players], seed=seed, keep=False, log=True, **settings)
    seats, awake = [kind(chance) for _ in game.seats], Awake(chance)
    watch = Watch(list(game.table.stages))
    seen: Counter[str] = Counter()
    while (decision := game.decision) is not None:
        assert decision.options, f"nothing can be answered to {decision.kind}"
        still = game.table.idle > STILL * game.table.box.players
        game.choose(awake(decision) if still else seats[decision.seat](decision))
        seen[f"? {decision.kind}"] += 1
        seen["answers"] += 1
        assert seen["answers"] < LONGEST, "the game does not end"
        if watched:
            watch.look(game)
    assert game.result is not None
    assert game.table.epoch == 4 or game.table.ending == STALEMATE
    seen.update(f"! {entry.kind}" for entry in game.entries)
    return seen
