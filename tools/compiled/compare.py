"""The same games compiled and pure: `python -m tools.compiled.compare [GAMES]`, 40 of each game unless told otherwise.

Two processes play games of random settings with random answers and write down what each showed on its way: questions
and refusals, the log, tables, copies, undone and pickled games, and the record. The first difference ends it. What was
the same is remembered in ``build``, so that a comparison that was stopped goes on where it was, as long as neither
engine has changed.
"""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

FEW = 40
EVERY = 23
"""Answers between two looks at copies and at the reasons for what is refused."""
TRAVELS = 12
"""Of so many copies one is pickled, since all cards go with it: it takes as long as everything else."""
LONGEST = 5_000
"""Answers after which a game has shown enough: random ones of Bios:Origins may hardly come to an end."""
ROOT = Path(__file__).resolve().parent.parent.parent
COMPARED = ROOT / "build" / "compared.json"
"""How many games of each were the same so far, and with which engines."""


def shown(name: str, games_played: range) -> Iterator[str]:
    """A line for each game: what it was, and a hash of all that it showed."""
    from biont import games
    from biont.kernel.chance import Chance

    definition = games.game(name)
    for number in games_played:
        chance = Chance(number)
        rules = _rules(definition, chance)
        seen = blake2b(digest_size=16)
        for text in _told(rules, number, chance):
            seen.update(text.encode())
        yield f"{name} {number} {rules!r} {seen.hexdigest()}"


def _rules(definition: Any, chance: Any) -> Any:
    """Rules of random settings that can be played: each setting is the usual one in half of all games."""
    from biont.kernel import BiontError
    from biont.kernel.settings import Choice

    while True:
        seats = definition.seating.least + chance.below(definition.seating.most - definition.seating.least + 1)
        agreed: dict[str, Any] = {}
        for setting in definition.settings:
            if chance.below(2):
                values = setting.values if isinstance(setting, Choice) else (True, False)
                agreed[setting.name] = values[chance.below(len(values))]
        try:
            return definition.rules(seats, agreed, seed=chance.below(1 << 30))
        except BiontError:
            continue


def _told(rules: Any, seed: int, chance: Any) -> Iterator[str]:
    """Everything that a game shows on its way."""
    from biont.kernel import Game

    kept, quick = Game(rules, seed), Game(rules, seed, keep=False, log=False)
    while (decision := kept.decision) is not None and len(kept.answers) < LONGEST:
        yield repr(decision)
        assert quick.decision is not None
        assert quick.decision.options == decision.options
        if len(kept.answers) % EVERY == 0:
            yield from _looked_at(kept, chance)
        option = decision.options[chance.below(len(decision.options))]
        kept.choose(option)
        quick.choose(option)
    assert kept.table == quick.table
    yield repr(kept.entries)
    yield repr(kept.result)
    yield repr(kept.record())


def _looked_at(game: Any, chance: Any) -> Iterator[str]:
    """The table and what is refused, a copy that goes another way and back, a view; some of both have travelled."""
    from biont.kernel.chance import Chance

    yield repr(game.table.state())
    yield repr(game.refusals())
    twin, view = game.copy(), game.view(game.decision.seat)
    if len(game.answers) % (TRAVELS * EVERY) == EVERY:
        twin, view = pickle.loads(pickle.dumps((twin, view)))
        yield repr(view.decision.refusals())
    for _ in range(5):
        if twin.decision is not None:
            twin.choose(twin.decision.options[chance.below(len(twin.decision.options))])
            yield repr(twin.decision)
    yield repr(twin.table.state())
    if twin.undoable():
        twin.undo()
        yield repr(twin.table.state())
    yield repr(view.table.state())
    imagined = view.imagine(Chance(chance.below(1 << 30)), keep=False)
    yield repr(imagined.table.state())


class Compared:
    """How many games were the same so far, on file."""

    def __init__(self, path: Path, engines: str) -> None:
        self._path = path
        known = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        self._same: dict[str, Any] = known if known.get("engines") == engines else {"engines": engines}

    def games(self, name: str) -> int:
        """How many of a game, from the first on."""
        return int(self._same.get(name, 0))

    def add(self, name: str) -> None:
        """One more."""
        self._same[name] = self.games(name) + 1
        self._path.parent.mkdir(exist_ok=True)
        self._path.write_text(json.dumps(self._same), encoding="utf-8")


def differing(name: str, count: int, compared: Compared) -> list[str]:
    """The first line that differs between both engines, as either has it."""
    same = compared.games(name)
    engines = [
        subprocess.Popen(
            [sys.executable, "-m", "tools.compiled.compare", "--show", name, str(same), str(count)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "BIONT_PURE": pure},
        )
        for pure in ("", "1")
    ]
    for lines in zip(*(engine.stdout or () for engine in engines), strict=False):
        if len({*lines}) > 1:
            return [*lines]
        same += 1
        compared.add(name)
    ended = [engine.wait() for engine in engines]
    return [] if same >= count and ended == [0, 0] else [f"{same} games are the same, then an engine ended: {ended}"]


def main(arguments: list[str]) -> int:
    """Compare, or show what one engine plays."""
    if arguments[:1] == ["--show"]:
        for line in shown(arguments[1], range(int(arguments[2]), int(arguments[3]))):
            print(line, flush=True)
        return 0
    from tools.compiled.__main__ import is_made, made_of

    from biont import games

    if not is_made(ROOT / "src"):
        print("What is compiled is not what the sources say; `make compiled` compiles them.")
        return 1
    count = int(arguments[0]) if arguments else FEW
    compared = Compared(COMPARED, made_of(ROOT / "src"))
    for name in games.BUILT_IN:
        if found := differing(name, count, compared):
            print(*found, sep="\n")
            return 1
        print(f"{name}: {compared.games(name)} games are the same compiled and pure", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
