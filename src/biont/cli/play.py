"""``biont play``: a game in the browser, or at the terminal, against programs or at one screen."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import biont
from biont import bots, games
from biont.bots import Bot
from biont.cli.parser import about, whole
from biont.cli.serve import serve
from biont.cli.settings import add_game, add_settings, settings_of
from biont.games import Definition
from biont.kernel import BiontError, Decision, Game, Option, Record
from biont.kernel.chance import key_of
from biont.kernel.ledger import find
from biont.words import Words
from biont.words.errors import tell

if TYPE_CHECKING:
    from biont.server.registry import Registry


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add its arguments."""
    add_game(parser, definition, say)
    parser.add_argument("--text", action="store_true", help=say("cli-text"))
    parser.add_argument("--seats", metavar=say("cli-word-colours"), help=say("cli-seats"))
    parser.add_argument("--people", default=None, metavar=say("cli-word-colours"), help=say("cli-people"))
    parser.add_argument("--bot", action="append", default=[], metavar=say("cli-word-bot"), help=say("cli-bot"))
    parser.add_argument("--seed", type=whole(say), metavar="N", help=say("cli-seed"))
    parser.add_argument("--load", metavar=say("cli-word-file"), help=say("cli-load"))
    parser.add_argument("--ask-forced", action="store_true", help=say("cli-ask-forced"))
    add_settings(parser, definition, say)
    parser.set_defaults(run=run)
    parser.set_defaults(usual=parser.parse_args([]))


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Play in the browser, or at the terminal until the game or the player ends.

    Where nothing is said about the game, the browser shows the start page.
    """
    if all(getattr(parsed, name) == value for name, value in vars(parsed.usual).items()):
        return serve(say, any_port=True)
    if not parsed.load:
        return _play(_new(parsed), parsed, say)
    record = Record.load(parsed.load)
    with about(record, say) as (_, words):
        return _play(biont.replay(record, pack=parsed.pack), parsed, words)


def _new(parsed: argparse.Namespace) -> Game[Any]:
    definition, settings = games.game(parsed.game), settings_of(parsed)
    seats = _names(parsed.seats) if parsed.seats else definition.seats(settings)
    seed = secrets.randbits(63) if parsed.seed is None else parsed.seed
    pack = settings.pop("pack", "")
    return biont.new(definition.name, seats=seats, seed=seed, pack=pack, settings=settings)


def _play(game: Game[Any], parsed: argparse.Namespace, say: Words) -> int:
    """Seat people and programs, and begin."""
    players = games.definition_of(game.rules).players
    people = _names(parsed.people or game.seats[0])
    for name in people:
        if name not in game.seats:
            raise BiontError(say("play-no-such-seat", name=name, seats=", ".join(game.seats)))
    free = [seat for seat, name in enumerate(game.seats) if name not in people]
    if len(parsed.bot) > len(free):
        raise BiontError(say("play-too-many-bots", bots=len(parsed.bot), seats=len(free)))
    names = _opponents(free, parsed.bot or [players.usual])
    if not parsed.text:
        return _in_browser(game, names, parsed, say)
    programs = {seat: players.make(name, bot_seed(game, seat)) for seat, name in names.items()}
    try:
        TextTable(game, programs, say, ask_forced=parsed.ask_forced).run()
    finally:
        for program in programs.values():
            program.close()
    return 0


def bot_seed(game: Game[Any], seat: int) -> int:
    """The same command gives the same game, but 32 bits of a hash tell a program nothing about the dice to come."""
    return key_of((game.seed << 8) + seat) >> 32


def _opponents(seats: list[int], names: list[str]) -> dict[int, str]:
    """A bot for each of these seats, the last one named for all further seats."""
    return dict(zip(seats, names + names[-1:] * len(seats), strict=False))


def _in_browser(game: Game[Any], names: dict[int, str], parsed: argparse.Namespace, say: Words) -> int:
    """Begin or go on with this game in the browser."""
    from biont.server.opponents import PERSON, named

    definition = games.definition_of(game.rules)
    if parsed.pack is not None:
        definition.library.bring(parsed.pack)
    guests = [bot for bot in parsed.bot if bot not in definition.players.names]
    known = {guest: name for name, guest in named(guests).items()}
    players = [known.get(names[seat], names[seat]) if seat in names else PERSON for seat in range(len(game.seats))]

    def begin(registry: Registry) -> str:
        return registry.take_in(game.record(), players, forced=not parsed.ask_forced)

    return serve(say, any_port=True, game=definition.name, guests=guests, begin=begin)


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def shown(game: Game[Any], say: Words, seat: int = -1) -> str:
    """The table for a terminal, as a seat may see it, or everybody."""
    return games.definition_of(game.rules).drawing.board.text(game.view(seat), say)


class TextTable:
    """A table at the terminal: people type numbers or notation, and programs answer for the other seats.

    Where only one answer is possible it is given without a question, unless ``ask_forced`` wants to see them all.
    """

    def __init__(self, game: Game[Any], bots: Mapping[int, Bot], say: Words, *, ask_forced: bool = False) -> None:
        self.game = game
        self.bots = bots
        self.people = {seat for seat in range(len(game.seats)) if seat not in bots}
        self.say = say
        self.ask_forced = ask_forced
        self.definition = games.definition_of(game.rules)
        self.teller = self.definition.telling.teller(game.rules, say)
        self.told = 0
        self.shown = ""
        """The table as it was last printed."""
        self.typed = [False] * len(game.answers)
        """Of every answer, whether a person chose it here: where undo goes back to."""
        self.open = True

    def run(self) -> None:
        """Go on until the game is over or somebody leaves."""
        print(self.say("play-welcome"))
        self._show()
        self.told = len(self.game.entries) if self.game.answers else 0
        while self.open and (decision := self.game.decision) is not None:
            options = decision.options
            person = decision.seat in self.people
            # A roll is asked for though it has one answer: until the dice fall, what was done can be taken back.
            rolls = decision.kind.rolls
            if len(options) == 1 and not (person and (self.ask_forced or rolls)):
                self._choose(options[0])
            elif not person:
                bots.answer(self.game, self.bots[decision.seat])
                self._tell_failure(self.bots[decision.seat])
                self.typed.append(False)
            else:
                self._tell()
                self._show_change()
                self._ask(decision)
        self._tell()
        result = self.game.result
        if result is not None:
            self._show_change()
            print(self.teller.result(result))
            for line in self.teller.scores(result):
                print(f"  {line}")

    def _tell_failure(self, bot: Bot) -> None:
        if isinstance(bot, bots.Guarded) and (failure := bot.news) is not None:
            print(tell(failure.told, self.say, self.teller), file=sys.stderr)

    def _choose(self, answer: Option | str, typed: bool = False) -> None:
        self.game.choose(answer)
        self.typed.append(typed)

    def _show(self) -> None:
        """The table as everybody may see it; a person alone at the screen sees what is his too."""
        self.shown = self._drawn()
        print(self.shown)

    def _show_change(self) -> None:
        """The table once more, where it is another one than was last printed."""
        before = self.shown
        self.shown = self._drawn()
        if self.shown != before:
            print(f"\n{self.shown}")

    def _drawn(self) -> str:
        return shown(self.game, self.say, *(self.people if len(self.people) == 1 else ()))

    def _tell(self) -> None:
        """Print what happened since the last time, as far as the people at this screen may read it."""
        entries = self.game.entries
        for entry in entries[self.told :]:
            if entry.only in (-1, *self.people) and not entry.kind.foresees:
                told = self.teller.entry(entry)
                print(f"  {told}  [{entry.rule}]" if entry.rule else f"  {told}")
        self.told = len(entries)
        self.teller.look(self.game.table)

    def _ask(self, decision: Decision) -> None:
        name, prompt = self.teller.seat(self.game.seats[decision.seat]), self.teller.prompt(decision)
        causes = self.game.causes_for(decision.seat)
        if behind := causes.behind(decision):
            print(f"\n{self.teller.because([causes.entries[number] for number in behind])}", end="")
        print(f"\n{prompt if name in prompt else f'{name}: {prompt}'}  [{decision.rule}]")
        for number, option in enumerate(decision.options, 1):
            print(f"  {number:2}  {self.teller.option(option, decision)}  ({self.game.print(option)})")
        try:
            line = input("> ").strip()
        except EOFError:
            print()
            self.open = False
            return
        self._answer(decision, line)

    def _answer(self, decision: Decision, line: str) -> None:
        word, _, rest = line.partition(" ")
        commands = {"?": self._help, "why": self._why, "table": self._show, "undo": self._undo, "quit": self._quit}
        try:
            if line in commands:
                commands[line]()
            elif word == "save":
                self._save(rest.strip())
            elif word == "rule":
                self._rule(rest.strip() or decision.rule)
            elif line.isascii() and line.isdigit():
                self._choose_number(decision, int(line))
            elif line or decision.forced:
                self._choose(line or decision.options[0], typed=True)
        except BiontError as error:
            print(tell(error, self.say, self.teller))

    def _choose_number(self, decision: Decision, number: int) -> None:
        """The answer of that number; for any other number say how many there are."""
        if 1 <= number <= len(decision.options):
            self._choose(decision.options[number - 1], typed=True)
        else:
            print(self.say("play-no-number", number=number, count=len(decision.options)))

    def _help(self) -> None:
        print(self.say("play-help"))
        if self.say.has("text-help"):
            print(f"\n{self.say('text-help')}")

    def _why(self) -> None:
        """Say what is not possible now and why."""
        decision = self.game.decision
        refusals = self.game.refusals()
        if not refusals:
            print(self.say("play-no-reasons"))
        for refusal in refusals:
            print(f"  {self.teller.option(refusal.option, decision)}: {self.teller.reason(refusal)}  [{refusal.rule}]")

    def _rule(self, rule_id: str) -> None:
        """Print the rule of that id, or all rules of that paragraph."""
        rules = find(self.definition.package, rule_id)
        if not rules:
            print(self.say("cli-rules-none", query=rule_id))
        for rule in rules:
            print(f"  {rule.id}  {rule.title[self.say.language]}: {rule.text[self.say.language]}")

    def _undo(self) -> None:
        """Go back to the last answer that a person typed, over those that programs gave since."""
        count = self.typed[::-1].index(True) + 1 if True in self.typed else 0
        if not 0 < count <= self.game.undoable():
            print(self.say("play-stands"))
            return
        self.game.undo(count)
        del self.typed[len(self.typed) - count :]
        self.told = len(self.game.entries)
        # What the teller saw grow or change may not have happened now.
        self.teller = self.definition.telling.teller(self.game.rules, self.say)
        print(self.say("play-undone"))

    def _quit(self) -> None:
        self.open = False

    def _save(self, name: str) -> None:
        if not name:
            print(self.say("play-save-name"))
            return
        path = Path(name)
        self.game.record().save(path)
        print(self.say("play-saved", path=str(path)))
