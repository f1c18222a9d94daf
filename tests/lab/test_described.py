"""What programs are told of a table: the same numbers from version to version, for weights and what was learned."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from biont import games
from biont.bots.features import Features
from biont.genesis.bots import habits as genesis
from biont.genesis.bots.evaluation import FEATURES as GENESIS
from biont.kernel.decision import Decision, Option
from biont.kernel.game import Game
from biont.kernel.record import Record
from biont.kernel.rules import Rules
from biont.lab.observations import Observer
from biont.origins.bots import habits as origins
from biont.origins.bots.evaluation import FEATURES as ORIGINS


class Sample(NamedTuple):
    """Some games, and what they were told as, each as a digest."""

    game: str
    habit: Callable[[Any, Decision], Option]
    seats: tuple[str, ...]
    settings: dict[str, Any]
    described: str
    observed: str


OLDER = {"genesis": "2026.2", "origins": "1"}
"""The versions of the rules by which the samples are played."""

SAMPLES = [
    Sample("genesis", genesis.habit, ("red", "yellow", "blue"), {}, "8546945cda0ab4c6", "d165db588ae26d6c"),
    Sample(
        "genesis",
        genesis.habit,
        ("red", "yellow", "green", "blue"),
        {"chimera": True},
        "4905b2191308b3a4",
        "37ba73625728eddf",
    ),
    Sample(
        "origins",
        origins.habit,
        ("black", "green", "white"),
        {"advanced": True},
        "9702afc501aece52",
        "1be1732391e75182",
    ),
    Sample(
        "origins",
        origins.habit,
        ("black", "orange"),
        {"map": "custom", "realm": "sea"},
        "bcd67739435fa535",
        "ec7fcf08f5e9e22e",
    ),
]


def moments(sample: Sample, rules: Rules[Any]) -> Iterator[Game[Any]]:
    """Two games by habit and by chance, looked at before every fifth answer."""
    for seed in range(2):
        game, chance = Game(rules, seed, keep=False, log=False), Random(seed)
        answers = 0
        while (decision := game.decision) is not None:
            if answers % 5 == 0:
                yield game
            answers += 1
            by_chance = chance.random() < 0.2
            game.choose(chance.choice(decision.options) if by_chance else sample.habit(game.table, decision))


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: f"{sample.game}-{len(sample.seats)}")
def test_tables_are_told_as_ever(sample: Sample) -> None:
    """Whoever changes features fits the weights anew; whoever changes observations gives them another version.

    The games are those of an older version of the rules, so that a corrected rule changes none of them.
    """
    definition = games.game(sample.game)
    rules = definition.rules_of(Record(sample.game, OLDER[sample.game], list(sample.seats), 0, sample.settings))
    observation, tuning = definition.statistics.observation(rules), definition.statistics.tuning
    observe, watch = Observer(observation, rules), Observer(observation, rules, blind=True)
    assert tuning is not None
    described, observed = blake2b(digest_size=8), blake2b(digest_size=8)
    for game in moments(sample, rules):
        rows = tuning.features(game.table)
        described.update(" ".join(f"{float(number):.9g}" for row in rows for number in row).encode())
        for seat in range(len(sample.seats)):
            decision = game.decision if game.decision is not None and game.decision.seat == seat else None
            seen = observe(rules.blind(game.table, seat), seat, decision)
            assert (watch(game.table, seat, decision) == seen).all()
            observed.update(seen.astype("<i2").tobytes())
    assert (described.hexdigest(), observed.hexdigest()) == (sample.described, sample.observed)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: f"{sample.game}-{len(sample.seats)}")
def test_what_is_not_said_to_be_hidden_lies_open(sample: Sample) -> None:
    """Everything else is read off the real table, and dice to come are in no vector."""
    definition = games.game(sample.game)
    rules = definition.rules(sample.seats, sample.settings)
    observation = definition.statistics.observation(rules)
    secret: set[str] = set()
    for game in moments(sample, rules):
        for seat in range(len(sample.seats)):
            blind = rules.blind(game.table, seat)
            secret |= {slot for slot in blind.fields() if getattr(blind, slot) != getattr(game.table, slot)}
    assert observation.hidden is not None
    assert secret - {"key", "count"} <= {*observation.hidden}
    assert {"key", "count"}.isdisjoint(slot for piece in observation.reading().pieces for slot in piece.off)


@pytest.mark.parametrize(("title", "features"), [("Genesis", GENESIS), ("Origins", ORIGINS)])
def test_the_page_says_what_every_feature_is(title: str, features: Features) -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    section = page.partition("## The features")[2].partition(f"### Bios:{title}")[2].partition("##")[0]
    assert dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", section, flags=re.MULTILINE)) == features.about


@pytest.mark.parametrize("name", ["genesis", "origins"])
def test_every_feature_says_something(name: str) -> None:
    """A feature that is nought at every table is one that nobody reads."""
    definition = games.game(name)
    tuning = definition.statistics.tuning
    assert tuning is not None
    features = tuning.fitted().features
    said: set[str] = set()
    for sample in SAMPLES:
        if sample.game == name:
            for game in moments(sample, definition.rules(sample.seats, sample.settings)):
                for row in tuning.features(game.table):
                    said |= {feature for feature, number in zip(features, row, strict=True) if number}
    assert said == set(features)
