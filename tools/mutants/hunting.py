"""Runs the tests of a rule on mutants of it: everything is imported and collected once, and a process forks for each.

A child puts the broken code into the place of the function's own, so that whoever holds the function has the mutant.
"""

from __future__ import annotations

import importlib
import inspect
import os
import resource
import select
import signal
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import _lru_cache_wrapper, cached_property
from types import FunctionType
from typing import Any, TypeAlias

import pytest
from tools.mutants.breaking import Mutant, broken, mutants

from biont import games
from biont.kernel.ledger import carriers as marked

LEFT_OUT = ("atlas", "box", "game", "packcheck", "settings", "table")
"""What carries rules without playing them: it reads cards and settings, lays things out, and hides them."""
SECONDS = 20
"""Time of the processor that a mutant may take; one that takes more runs in circles, and is noticed by that."""
MEMORY = 4 << 30
KILLED, SURVIVED = 1, 0

Tests: TypeAlias = dict[tuple[str, str], list[pytest.Item]]
"""Tests by the game and the rule whose tag they carry."""


@dataclass(frozen=True)
class Carrier:
    """A function that carries rules."""

    module: str
    function: str
    rules: frozenset[str]

    @property
    def game(self) -> str:
        """The game whose package it stands in."""
        return self.module.split(".")[1]

    @property
    def source(self) -> str:
        """The code of its module."""
        return inspect.getsource(sys.modules[self.module])

    def mutants(self) -> list[Mutant]:
        """All mutants of it."""
        return mutants(self.source, self.module, self.function)


@dataclass(frozen=True)
class Outcome:
    """What became of a mutant: the test that noticed it, or none."""

    mutant: Mutant
    rules: tuple[str, ...]
    tests: int
    killer: str | None


def carriers(name: str) -> dict[tuple[str, str], Carrier]:
    """All functions of a game that carry rules, by module and name."""
    definition = games.game(name)
    rules: dict[tuple[str, str], set[str]] = defaultdict(set)
    for rule, module, function in marked(definition.package):
        if module.split(".")[2] not in LEFT_OUT:
            rules[module, function].add(rule)
    functions = [place for place in rules if isinstance(_named(*place), FunctionType)]
    return {place: Carrier(*place, frozenset(rules[place])) for place in functions}


def apply(mutant: Mutant, source: str) -> None:
    """Break a function of this process."""
    function = _named(mutant.module, mutant.function)
    assert isinstance(function, FunctionType)
    function.__code__ = broken(source, mutant)
    package = ".".join(mutant.module.split(".")[:2])
    for name, module in list(sys.modules.items()):  # what has been reckoned with the whole function before
        for thing in vars(module).values() if name.startswith(package) else ():
            if isinstance(thing, _lru_cache_wrapper):
                thing.cache_clear()


def _named(module: str, name: str) -> object:
    """A function by its name, whatever is wrapped around it."""
    found: Any = importlib.import_module(module)
    for part in name.split("."):
        found = inspect.getattr_static(found, part)
    if isinstance(found, property):
        found = found.fget
    if isinstance(found, cached_property):
        found = found.func
    return inspect.unwrap(getattr(found, "__func__", found))


class Hunt:
    """A plugin of pytest that, instead of running the tests, hunts mutants with them."""

    def __init__(
        self,
        wanted: Callable[[], Iterable[tuple[Carrier, Mutant]]],
        told: Callable[[Outcome], None],
        jobs: int = 1,
        *,
        every: bool = False,
    ) -> None:
        self.wanted = wanted
        self.told = told
        self.jobs = jobs
        self.every = every
        """Whether the tests of all other rules are tried, too: a test that notices may only want a tag."""
        self.outcomes: list[Outcome] = []
        self.seconds: dict[str, float] = {}
        self._children: dict[int, tuple[int, Carrier, Mutant, list[pytest.Item]]] = {}
        self._pipe = -1

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests of all mutants on rules that nobody has broken, then hunt mutant after mutant."""
        items = [item for item in session.items if not _is_slow(item)]
        tests: Tests = defaultdict(list)
        for item in items:
            for rule in {rule for mark in item.iter_markers("rule") for rule in mark.args}:
                tests[_game(item), rule].append(item)
        hunted = [(carrier, mutant, self._row(carrier, tests, items)) for carrier, mutant in self.wanted()]
        self._time(list(dict.fromkeys(item for _, _, row in hunted for item in row)))
        for carrier, mutant, row in hunted:
            while len(self._children) >= self.jobs:
                self._gather()
            # Quick tests first: most mutants never meet a slow one.
            self._begin(carrier, mutant, sorted(row, key=lambda item: self.seconds[item.nodeid]))
        while self._children:
            self._gather()
        return True

    def _row(self, carrier: Carrier, tests: Tests, items: list[pytest.Item]) -> list[pytest.Item]:
        """The tests that have to notice a mutant of a function."""
        if self.every:
            return [item for item in items if _game(item) == carrier.game]
        return list(dict.fromkeys(item for rule in sorted(carrier.rules) for item in tests[carrier.game, rule]))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """In a child: a test that fails has noticed the mutant, and one is enough."""
        if report.failed:
            self._say(report.nodeid)
            os._exit(KILLED)
        if report.when == "call":
            self.seconds[report.nodeid] = report.duration

    def _time(self, items: list[pytest.Item]) -> None:
        """Run every test once, in a child: nothing may be warm here that a mutant would have made otherwise."""
        reading, self._pipe = os.pipe()
        if not (child := os.fork()):
            self._run(items)
            self._say("\n".join(f"{seconds} {test}" for test, seconds in self.seconds.items()))
            os._exit(SURVIVED)
        os.close(self._pipe)
        with os.fdopen(reading) as pipe:
            lines = pipe.read().splitlines()
        if os.waitpid(child, 0)[1]:
            raise pytest.UsageError(f"a test fails on rules that nobody has broken: {' '.join(lines)}")
        for line in lines:
            seconds, test = line.split(" ", 1)
            self.seconds[test] = float(seconds)

    def _begin(self, carrier: Carrier, mutant: Mutant, items: list[pytest.Item]) -> None:
        reading, self._pipe = os.pipe()
        child = os.fork()
        if not child:
            seconds = SECONDS * (4 if self.every else 1)
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            apply(mutant, carrier.source)
            self._run(items)
            os._exit(SURVIVED)
        os.close(self._pipe)
        self._children[reading] = (child, carrier, mutant, items)

    def _run(self, items: list[pytest.Item]) -> None:
        """Run tests in a child, unseen."""
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for stream in (1, 2):
            os.dup2(nowhere, stream)
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)

    def _say(self, text: str) -> None:
        with os.fdopen(self._pipe, "w") as pipe:
            pipe.write(text)

    def _gather(self) -> None:
        """Wait for a child to end, and note what it found."""
        for reading in select.select(list(self._children), [], [])[0]:
            child, carrier, mutant, items = self._children.pop(reading)
            with os.fdopen(reading) as pipe:
                killer = pipe.read()
            status = os.waitpid(child, 0)[1]
            if os.WIFSIGNALED(status):
                killer = f"({signal.Signals(os.WTERMSIG(status)).name})"
            assert killer or not status, f"a child ended with {status}: {mutant.name}"
            outcome = Outcome(mutant, tuple(sorted(carrier.rules)), len(items), killer or None)
            self.outcomes.append(outcome)
            self.told(outcome)


def _game(item: pytest.Item) -> str:
    """The game that a test belongs to."""
    return item.nodeid.split("/")[1]


def _is_slow(item: pytest.Item) -> bool:
    """Whole games notice nearly everything, and say nothing about the rule."""
    return any(item.iter_markers("whole")) or any(item.iter_markers("real"))
