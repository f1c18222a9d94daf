"""``biont play``: a game at the terminal, against programs or at one screen."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Any

import biont
from biont.cli.settings import add_settings, settings_of
from biont.draw.text import show
from biont.genesis.cards import COLOURS
from biont.kernel import BiontError, Chance, Decision, Game
from biont.words import Words
from biont.words.genesis import Teller


def add(parsers: Any, say: Words) -> None:
    """Add the command."""
    parser = parsers.add_parser("play", help=say("cli-play"), description=say("cli-play"))
    parser.add_argument("game", nargs="?", choices=("genesis",), default="genesis", help=say("cli-game"))
    parser.add_argument("--text", action="store_true", help=say("cli-text"))
    parser.add_argument("--seats", default="red,blue", metavar="COLOURS", help=say("cli-seats"))
    parser.add_argument("--people", default=None, metavar="COLOURS", help=say("cli-people"))
    parser.add_argument("--seed", type=int, default=None, help=say("cli-seed"))
    parser.add_argument("--load", metavar="FILE", help=say("cli-load"))
    add_settings(parser, say)
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Play until the game or the player ends."""
    if parsed.load:
        game = biont.load(parsed.load, pack=parsed.pack)
    else:
        seed = secrets.randbits(63) if parsed.seed is None else parsed.seed
        game = biont.new(parsed.game, seats=parsed.seats.split(","), seed=seed, **settings_of(parsed))
    people = (parsed.people or game.seats[0]).split(",")
    for name in people:
        if name not in game.seats:
            raise BiontError(say("play-no-such-seat", name=name, seats=", ".join(game.seats)))
    TextTable(game, {game.seats.index(name) for name in people}, say).run()
    return 0


class TextTable:
    """A table at the terminal: people type numbers or notation, the other seats answer at random."""

    def __init__(self, game: Game[Any], people: set[int], say: Words) -> None:
        self.game = game
        self.people = people
        self.say = say
        self.teller = Teller(game.rules.box.pack, say)
        self.chance = Chance(game.seed + 1)
        self.told = 0
        self.open = True

    def run(self) -> None:
        """Go on until the game is over or somebody leaves."""
        print(self.say("play-welcome"))
        print(show(self.game.view(-1).table, self.teller))
        while self.open and (decision := self.game.decision) is not None:
            if decision.seat not in self.people:
                options = decision.options
                self.game.choose(options[self.chance.below(len(options))])
                continue
            self._tell()
            self._ask(decision)
        self._tell()
        result = self.game.result
        if result is not None:
            print(show(self.game.view(-1).table, self.teller))
            print(self.teller.result(result))

    def _tell(self) -> None:
        """Print what happened since the last time."""
        entries = self.game.entries
        for entry in entries[self.told :]:
            print(f"  {self.teller.entry(entry)}  [{entry.rule}]")
        self.told = len(entries)
        self.teller.look(self.game.table)

    def _ask(self, decision: Decision) -> None:
        seat = self.game.seats[decision.seat]
        name = self.say(f"colour-{seat}") if seat in COLOURS else self.say(f"seat-{seat}")
        print(f"\n{name}: {self.teller.prompt(decision)}  [{decision.rule}]")
        for number, option in enumerate(decision.options, 1):
            print(f"  {number:2}  {self.teller.option(option)}  ({self.game.print(option)})")
        try:
            line = input("> ").strip()
        except EOFError:
            self.open = False
            return
        self._answer(decision, line)

    def _answer(self, decision: Decision, line: str) -> None:
        word, _, rest = line.partition(" ")
        commands = {
            "?": self._help,
            "why": self._why,
            "table": lambda: print(show(self.game.view(-1).table, self.teller)),
            "undo": self._undo,
            "quit": self._quit,
        }
        try:
            if line in commands:
                commands[line]()
            elif word == "save":
                self._save(rest.strip())
            elif line.isascii() and line.isdigit() and 1 <= int(line) <= len(decision.options):
                self.game.choose(decision.options[int(line) - 1])
            elif line:
                self.game.choose(line)
        except BiontError as error:
            print(error)

    def _help(self) -> None:
        print(self.say("play-help"))

    def _why(self) -> None:
        decision = self.game.decision
        refusals = decision.refusals() if decision else []
        if not refusals:
            print(self.say("play-no-reasons"))
        for refusal in refusals:
            print(f"  {self.teller.option(refusal.option)}: {self.teller.reason(refusal)}  [{refusal.rule}]")

    def _undo(self) -> None:
        self.game.undo()
        self.told = min(self.told, len(self.game.entries))
        print(self.say("play-undone"))

    def _quit(self) -> None:
        self.open = False

    def _save(self, name: str) -> None:
        if not name:
            print(self.say("play-save-name"))
            return
        path = Path(name)
        try:
            self.game.record().save(path)
        except OSError as error:
            print(self.say("play-save-failed", path=str(path), reason=error.strerror or str(error)))
            return
        print(self.say("play-saved", path=str(path)))
