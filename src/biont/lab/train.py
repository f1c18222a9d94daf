"""Teaching a game's programs by self-play, in rounds: play, learn, and play with what was learned; then write the file.

Everything lies in a folder: the tables of every round in parts of ``PART`` games (``round-1/games-0000.npz``) and its
net (``round-1/net.npz``). What is there is not made again, so a run goes on where it was stopped, and each step can be
run alone.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from biont import games
from biont.bots.net import Net
from biont.kernel.errors import BiontError
from biont.lab import looks
from biont.lab.selfplay import Arrays, learning_of, play_part
from biont.lab.teach import EPOCHS, figures, machine, teach
from biont.lab.teach_answers import teach_answers
from biont.lab.writing import replace, unreadable
from biont.processes import drop_work, settle, starting

PART = 25
"""Games of a file."""
ROUND = 1_000_000
"""Numbers that the games of a round have to themselves."""
ONE_THREAD = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
"""What keeps a process that plays to one core."""

Progress = Callable[[], None]


@dataclass(frozen=True)
class Training:
    """A run: which game, where, from which seed, and how many games a round."""

    game: str
    folder: Path
    seed: int = 1
    games: int = 8000
    epochs: int = EPOCHS
    begin: Path | None = None
    """The net that the first round is played with and learns on from, if any."""
    alone: bool = False
    """Whether the games are those of one player."""
    answers: bool = False
    """Whether a net for answers is taught, in one round, beside the net that judges tables."""

    def claim(self) -> None:
        """Refuse a folder in which another run lies: its games would be mixed with these."""
        kept = {"game": self.game, "seed": self.seed, "inputs": learning_of(self.game).inputs}
        kept |= {"alone": True} if self.alone else {}
        kept |= {"answers": True} if self.answers else {}
        file = self.folder / "run.json"
        try:
            there = json.loads(file.read_text(encoding="utf-8")) if file.exists() else kept
        except (OSError, ValueError) as error:
            raise unreadable(file, error) from None
        if there != kept:
            sentence = "Another run lies in {folder} (another game, seed or version of inputs); take another folder."
            raise BiontError(sentence, "lab-train-other", folder=str(self.folder))
        replace(file, json.dumps(kept).encode())

    # -- playing -------------------------------------------------------------------------------------------------------

    def parts(self, number: int) -> list[Path]:
        """The files that a round is to have."""
        return [self._round(number) / f"games-{part:04}.npz" for part in range(-(-self.games // PART))]

    def play(self, number: int, *, jobs: int, seconds: float | None = None, progress: Progress = lambda: None) -> None:
        """Play the games of a round that are not there yet; after so many seconds no more are begun."""
        net = self._before(number)
        until = None if seconds is None else time.monotonic() + seconds
        tasks = []
        for place, file in enumerate(self.parts(number)):
            first = number * ROUND + place * PART
            last = min(first + PART, number * ROUND + self.games)
            if file.exists():
                progress()
            else:
                tasks.append((file, (self.game, range(first, last), self.seed, net, self.alone)))
        for file, content in _played(looks.play_part if self.answers else play_part, tasks, jobs, until):
            replace(file, content)
            progress()

    def _before(self, number: int) -> bytes | None:
        """The net that a round begins with: what the round before it learned."""
        before = self.net_file(number - 1) if number > 1 else self.begin
        if number > 1 and before is not None and not before.exists():
            sentence = "Round {round} is played with what round {before} learned, and that is not there yet."
            raise BiontError(sentence, "lab-train-early", round=number, before=number - 1)
        try:
            return before.read_bytes() if before is not None else None
        except OSError as error:
            raise unreadable(before or self.folder, error) from None

    def net_file(self, number: int) -> Path:
        """The net of a round."""
        return self._round(number) / "net.npz"

    def _round(self, number: int) -> Path:
        return self.folder / f"round-{number}"

    # -- learning ------------------------------------------------------------------------------------------------------

    def learn(self, number: int, *, gpu: bool | None = None, progress: Progress = lambda: None) -> Net:
        """Teach a net with the games of all rounds so far, from the one of the round before on, and write it down."""
        learning = learning_of(self.game)
        data = self._tables(number)
        xp = machine(gpu)
        if self.answers:
            return self._learn_answers(data, number, xp, progress)
        before = self._before(number)
        begin = None if before is None else Net.read(before, learning.inputs).layers
        layers, said = teach(data, seed=self.seed, epochs=self.epochs, xp=xp, begin=begin, progress=progress)
        measured = figures(data, said, data["x"][:, learning.names.index("left")].astype(np.float32))
        net = Net(layers, {**self._about(data, number), "machine": xp.__name__, "unseen": measured})
        replace(self.net_file(number), net.to_bytes())
        return net

    def _learn_answers(self, data: Arrays, number: int, xp: Any, progress: Progress) -> Net:
        """Teach a net for answers with what was looked at."""
        learning = learning_of(self.game)
        layers, about = teach_answers(
            data,
            learning.questions,
            warmth=learning.warmth,
            seed=self.seed,
            epochs=self.epochs,
            xp=xp,
            progress=progress,
        )
        net = Net(layers, {**self._about(data, number), "machine": xp.__name__, **about})
        replace(self.net_file(number), net.to_bytes())
        return net

    def _tables(self, number: int) -> Arrays:
        """All that was written down in the rounds up to this one."""
        files = [file for one in range(1, number + 1) for file in self.parts(one) if file.exists()]
        if not files:
            raise BiontError(
                "No games lie in {folder} yet; play some first.", "lab-train-none", folder=str(self.folder)
            )
        found: list[Arrays] = []
        for file in files:
            try:
                with np.load(file, allow_pickle=False) as arrays:
                    found.append({name: arrays[name] for name in arrays.files})
            except (OSError, ValueError, EOFError, BadZipFile) as error:
                raise unreadable(file, error) from None
        return {name: np.concatenate([part[name] for part in found]) for name in found[0]}

    def _about(self, data: Arrays, number: int) -> dict[str, Any]:
        """Where a net comes from."""
        definition, learning = games.game(self.game), learning_of(self.game)
        rules = definition.rules(definition.seating.names[:2], {}, "", seed=1)
        return {
            "game": self.game,
            "inputs": learning.inputs,
            "names": list(learning.names),
            "rules": rules.version,
            "pack": rules.pack(),
            "seed": self.seed,
            "rounds": number,
            "games": len(numbers := np.unique(data["game"])),
            "games_by_round": [int((numbers // ROUND == one).sum()) for one in range(1, number + 1)],
            "rows": len(data["game"]),
            "command": f"biont train {self.game} --seed {self.seed} --games {self.games} --rounds {number} "
            f"--epochs {self.epochs}{' --begin NET' if self.begin else ''}"
            f"{' --alone' if self.alone else ''}{' --answers' if self.answers else ''}",
            "begun": blake2b(self.begin.read_bytes(), digest_size=8).hexdigest() if self.begin else None,
        }

    # -- writing -------------------------------------------------------------------------------------------------------

    def export(self, target: Path, number: int) -> Net:
        """Write the net of a round where programs will look for it."""
        file = self.net_file(number)
        if not file.exists():
            sentence = "Round {round} has not learned anything yet."
            raise BiontError(sentence, "lab-train-unlearned", round=number)
        net = Net.read(file.read_bytes(), learning_of(self.game).inputs)
        replace(target, net.to_bytes())
        return net


@contextmanager
def _one_thread() -> Iterator[None]:
    """Processes that are started meanwhile reckon in one thread each: there are as many of them as cores."""
    before = {name: os.environ.get(name) for name in ONE_THREAD}
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def _played(
    part: Callable[..., bytes], tasks: list[tuple[Path, Any]], jobs: int, until: float | None
) -> Iterator[tuple[Path, bytes]]:
    """The content of every file as it is done; those still to come when time is up, or Ctrl-C, are given up."""
    if jobs == 1:
        for file, task in tasks:
            if until is not None and time.monotonic() >= until:
                return
            yield file, part(*task)
        return
    before = set(active_children())
    waiting = iter(tasks)
    running: dict[Future[bytes], Path] = {}
    with _one_thread():
        pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=settle)
        try:
            while until is None or time.monotonic() < until:
                while len(running) < 2 * jobs and (next_one := next(waiting, None)) is not None:
                    with starting():
                        running[pool.submit(part, *next_one[1])] = next_one[0]
                if not running:
                    return
                done, _ = wait(running, None if until is None else until - time.monotonic(), FIRST_COMPLETED)
                for future in done:
                    yield running.pop(future), future.result()
        finally:
            if running:
                for process in set(active_children()) - before:
                    drop_work(process)
            pool.shutdown(cancel_futures=True)
