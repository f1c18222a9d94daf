"""Guided games as somebody plays them who follows the advice, or half of it: the page without a browser.

Whatever the page says is held against the position: that it can be played, that nothing speaks against it, that lesson,
guide and button name one thing, and that no advice takes back what was advised before.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, cast

import biont
from biont import games
from biont.draw import Choices
from biont.games import Definition
from biont.games.advice import Price
from biont.games.guide import ANYTHING, Told
from biont.server import guide, ways
from biont.server.hint import Hint
from biont.server.open_game import OpenGame
from biont.server.page.guide import Panel
from biont.server.page.log import Log
from biont.server.page.position import Position
from biont.server.page.question import question
from biont.server.screen import one_screen
from biont.server.store import Kept, Store
from biont.server.store.turns import Change
from biont.server.unasked import OPENING
from biont.server.wishes import SETTINGS

OPPONENT = "easy"

DANGERS = {"uv": "sunburn", "x": "heat", "o2": "oxygen"}
"""What speaks of a danger, where purchases can make it worse."""

COST = re.compile(r"^It costs (a|\d+) points?\.")
"""What a hint says that it costs, in English."""


class Nowhere:
    """A store that keeps nothing: whoever follows plays on in memory."""

    def __init__(self) -> None:
        self.version = 0

    def append(self, *_: Any) -> Change:
        """Another answer."""
        return Change(self.arrange(), None)

    def arrange(self, *_: Any) -> int:
        """Another change."""
        self.version += 1
        return self.version

    cut = arrange


@dataclass
class Follower:
    """A guided game, and what was found wrong in what its page said."""

    definition: Definition
    seed: int
    heeds: float = 1.0
    """How much of the advice is followed."""
    clicks: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    begun: bool = False
    """Whether something was picked without advice that may go with what is picked next."""

    def __post_init__(self) -> None:
        teacher = self.definition.advice.guide
        assert teacher is not None
        self.teacher = teacher
        self.random = Random(self.seed)
        game = biont.new(self.definition.name, seats=teacher.seats, seed=teacher.seed, settings=teacher.settings)
        settings = SETTINGS | dict.fromkeys(teacher.standing, True) | {guide.SETTING: [], OPENING: teacher.opening}
        players = ("person", *(OPPONENT for _ in teacher.seats[1:]))
        kept = Kept("g", "", "", game.record(), players, settings, {}, (), 0)
        self.table = OpenGame(cast(Store, Nowhere()), kept)
        self.others = self.definition.players.make(OPPONENT, self.seed)
        self.seen: set[object] = set()
        self.dealt = False

    @property
    def wins(self) -> bool:
        """Whether the person has won alone."""
        return self.table.game.result is not None and self.table.game.result.winners == (0,)

    @property
    def points(self) -> int:
        """The points of the person."""
        return self.definition.moment(self.table.game.table).points[0]

    @property
    def struck(self) -> int:
        """How often something has struck: what strikes next costs points of its own."""
        return sum(entry.kind.causes for entry in self.table.game.causes_for(0).entries)

    def play(self) -> Follower:
        """To the end."""
        while (decision := self.table.decision) is not None:
            beat = self.table.beat
            if beat is None and not self.dealt:
                self.dealt = True
                self.table.game.deal_anew(self.seed)
                continue
            if decision.seat:
                answer = beat.answer if beat else self.table.game.print(self.others.choose(self.table.game.view(1)))
                self.table.answer(answer, self.table.version)
            else:
                self.answer()
            self.table.settle()
        return self

    def answer(self) -> None:
        """Read the page, and do what it says or something else."""
        position = Position(self.table, "en", one_screen(self.table))
        panel = Panel(position)
        decision, hint, told = position.game.decision, panel.suggestion, panel.told
        assert decision is not None
        asked, _ = question(position, Log(position), panel)
        choices = Choices(asked.options, asked.unavailable, asked.suggested)
        if hint is None:
            self.fault("nothing is suggested")
            return self.table.answer(self.table.game.print(decision.options[0]), self.table.version)
        self.check(hint, told, choices)
        self.check_risks(hint, panel)
        self.clicks[decision.kind.name] += 1
        known = guide.heard(self.table.settings, told)
        if self.table.beat is None and self.random.random() >= self.heeds:
            self.seen.clear()
            option = self.random.choice(decision.options)
            self.table.answer(self.table.game.print(option), self.table.version)
            self.begun = self.table.decision is not None and self.table.decision.kind == decision.kind
        elif asked.always:
            known[self.table.standing_choice(decision)] = True
        else:
            before, struck = self.points, self.struck
            ways.go(self.table, hint.way.text, self.table.version)
            if self.struck == struck:
                self.check_cost(hint, before - self.points)
        self.table.settings = {
            **self.table.settings,
            **known,
            **{name: value for name, value in self.table.settings.items() if name == "rolling"},
        }
        return None

    # -- what is held against the position -----------------------------------------------------------------------------

    def fault(self, what: str) -> None:
        """Note what was wrong, and where."""
        game = self.table.game
        kind = game.decision.kind if game.decision else ""
        self.faults.append(f"{self.definition.name} {self.seed}, answer {len(game.answers)}, {kind}: {what}")

    def check(self, hint: Hint, told: Told, choices: Choices) -> None:
        """Everything that is said at one question."""
        decision, first = self.table.decision, choices.first
        assert decision is not None
        step = hint.way.steps[0]
        if step.option not in decision.options or step.option in [one.option for one in decision.refusals()]:
            self.fault(f"cannot be played: {hint.label}")
        if self.table.beat is None:
            for trying, option in hint.way.steps:
                for warning in trying.warnings(option):
                    self.fault(f"{hint.label} carries a warning: {warning.text}")
            prices = [one.text for trying, option in hint.way.steps for one in trying.prices(option)]
            if not hint.way.bundle and any(one not in hint.why for one in prices[:1]):
                self.fault(f"{hint.label} costs something that is not said: {prices[0]}")
            if any(one == next for one, next in pairwise(hint.label.split(ways.ARROW))):
                self.fault(f"the same twice: {hint.label}")
            if not hint.why:
                self.fault(f"no reason: {hint.label}")
            if "down from" in hint.why:
                self.fault(f"{hint.label} for what it makes worse: {hint.why}")
            for one, half in pairwise(hint.way.steps):
                if (
                    ways.is_half(half.trying.decision, one.option)
                    and not half.trying.inevitable <= one.trying.inevitable
                ):
                    self.fault(f"{hint.label} costs what another answer would not")
            self.check_whole(hint)
            trying, option = hint.way.steps[0]
            if trying.inevitable and trying.loss(option) > min(map(trying.loss, decision.options)):
                self.fault(f"{hint.label} costs more than it must: {hint.why}")
        if first is None or choices.choices[first].label != hint.way.button or choices.keys.get(str(first)) != "1":
            self.fault(f"the first answer is not: {hint.way.button}")
        self.check_lesson(hint, told)
        self.check_circle(hint)

    def check_whole(self, hint: Hint) -> None:
        """What finishes an answer is not to be regretted either where something could be done without regret; that all
        that could finish it is regretted alike is no excuse."""
        first = hint.way.steps[0].trying
        others = [one for one in first.decision.options if not first.warnings(one)]
        if not any(ways.finished(first, one) is None for one in others):
            return
        for trying, option in hint.way.steps[1:]:
            told = () if trying.decision.kind.settles or trying.loss(option) else trying.prices(option)
            for price in told:
                if not isinstance(price, Price) and price.rule not in first.inevitable:
                    self.fault(f"{hint.label} carries its own warning: {price.text}")

    def check_risks(self, hint: Hint, panel: Panel) -> None:
        """No advice stands beside a warning of what it makes worse, unless its reason speaks of that."""
        last = hint.way.steps[-1]
        after, _, certain = last.trying.tried(last.option)
        if hint.way.bundle is not None or not certain or after.finished:
            return
        then = self.definition.advice.risks(
            after.view(0).table, 0, last.trying.teller, last.trying.say, hint.way.steps[0].trying.game.table
        )
        gained = self.definition.moment(after.table).points[0] - self.points
        worsens, known = self.definition.advice.worsens, {one.sort: one for one in panel.risks}
        worse = {one.sort for one in then if one.sort in known and worsens(known[one.sort], one, gained)}
        for sort in worse:
            if DANGERS.get(sort, "") not in hint.why:
                self.fault(f"{hint.label} beside a warning of {sort}: {hint.why}")

    def check_cost(self, hint: Hint, came: int) -> None:
        """What an answer was said to cost is what it has cost, once nothing of it is left to settle. A single piece
        says its own points, and what was picked before it goes with it."""
        said, following = COST.search(hint.why), self.table.decision
        begun, self.begun = self.begun and not hint.way.is_several, False
        if said is None or begun or (following is not None and following.kind.settles):
            return
        if came != (1 if said[1] == "a" else int(said[1])):
            self.fault(f"{hint.label} has cost {came}: {hint.why}")

    def check_lesson(self, hint: Hint, told: Told) -> None:
        """The lesson is about the question, about what is suggested, or says that it is news."""
        idea, decision = told.idea, self.table.decision
        if idea is None or self.table.beat is not None or decision is None:
            return
        verbs = {str(step.option[0]) for step in hint.way.steps}
        about = ANYTHING in idea.asked or decision.kind in idea.asked or not verbs.isdisjoint(idea.offered)
        led = told.topic is idea
        if not about and (not told.is_news or (decision.kind.follows and not led)):
            self.fault(f"lesson {idea.name} over {hint.label}")

    def check_circle(self, hint: Hint) -> None:
        """Whoever follows never comes back to where he was: what was advised is not undone by what is advised next."""
        if self.table.beat is not None:
            return
        table = self.table.game.table
        here = repr((table.turn, self.table.decision, [v for k, v in _slots(table) if k not in ("key", "count")]))
        if here in self.seen:
            self.fault(f"in a circle: {hint.label}")
        self.seen.add(here)


def _slots(table: Any) -> list[tuple[str, Any]]:
    state = table.state()
    return list(state.items()) if isinstance(state, dict) else [(str(number), one) for number, one in enumerate(state)]


# -- many games at once ------------------------------------------------------------------------------------------------


Played = tuple[bool, int, list[str]]


def followed(name: str, seed: int, heeds: float) -> Played:
    """One game: whether it was won, its clicks, and what was found wrong."""
    one = Follower(games.game(name), seed, heeds).play()
    return one.wins, sum(one.clicks.values()), one.faults


SORTS = [(name, heeds) for name in ("genesis", "origins") for heeds in (1.0, 0.5)]


def kept(notes: Path) -> dict[tuple[str, float, int], Played]:
    """The games that were played before, by game, how much is heeded, and seed."""
    lines = notes.read_text(encoding="utf-8").splitlines() if notes.exists() else []
    return {
        (name, heeds, seed): (wins, clicks, faults)
        for name, heeds, seed, wins, clicks, faults in map(json.loads, lines)
    }


def played(count: int, processes: int, notes: Path) -> dict[tuple[str, float, int], Played]:
    """So many games of each sort, seed by seed; each is noted as it ends, and not played again."""
    known = kept(notes)
    left = [(name, seed, heeds) for seed in range(count) for name, heeds in SORTS if (name, heeds, seed) not in known]
    with (
        ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool,
        notes.open("a", encoding="utf-8") as file,
    ):
        ends = {pool.submit(followed, *one): one for one in left}
        for number, end in enumerate(as_completed(ends), 1):
            name, seed, heeds = ends[end]
            known[name, heeds, seed] = wins, clicks, faults = end.result()
            print(json.dumps([name, heeds, seed, wins, clicks, faults], ensure_ascii=False), file=file, flush=True)
            if faults or number % 40 == 0:
                print(f"{number} of {len(left)}", *faults, sep="\n  ", flush=True)
    return known


def report(known: dict[tuple[str, float, int], Played]) -> list[str]:
    """Print how all games went, and return what was found wrong."""
    wrong: list[str] = []
    for name, heeds in SORTS:
        found = [one for (game, heeded, _), one in known.items() if (game, heeded) == (name, heeds)]
        clicks = [number for _, number, _ in found]
        faults = [fault for _, _, some in found for fault in some]
        won = sum(wins for wins, _, _ in found)
        print(f"{name}, follows {heeds:.0%}: won {won} of {len(found)} ({won / len(found):.0%}), ", end="")
        print(
            f"{sum(clicks) / len(found):.1f} clicks, at most {max(clicks)}, {len(faults)} faults", *faults, sep="\n  "
        )
        wrong += faults
    return wrong


if __name__ == "__main__":  # python -m tests.games.following 300 2 build/following.jsonl
    many, processes = (int(one) for one in sys.argv[1:3])
    sys.exit(bool(report(played(many, processes, Path(sys.argv[3])))))
