"""A scenario that is played: the position laid, dice set, answers given, statements held against what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic

from biont.kernel.chance import Outcome
from biont.kernel.errors import BiontError, IllegalChoice, Phrase, Several
from biont.kernel.game import Game
from biont.kernel.ledger import find
from biont.kernel.play import Entry, TableT
from biont.kernel.table import Step
from biont.scenarios.file import BadScenario, Move, ScenarioFile, read
from biont.scenarios.language import STATE, ScenarioLanguage
from biont.scenarios.naming import no_rule
from biont.scenarios.statements import Statements
from biont.scenarios.words import Wrong

CRASHES = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What rules may raise on a table that no game leads to."""

BEGINNING = "beginning"
"""What a scenario runs that has no position: a whole game, with the cards as its seed shuffles them."""


class Scenario(Generic[TableT]):
    """One scenario. ``game`` begins it, ``step`` makes one move after another, ``run`` plays it through."""

    def __init__(self, sheet: ScenarioFile, scenarios: ScenarioLanguage[TableT]) -> None:
        self.sheet = sheet
        self.scenarios = scenarios
        self.id = sheet.id
        self.title = sheet.title
        self.rules = sheet.rules
        self.note = sheet.note
        self.moves = sheet.moves
        self.is_whole = sheet.start == (BEGINNING,) and not sheet.position
        steps = [text for texts in (sheet.start, *(move.run for move in sheet.moves)) for text in texts]
        self._raw = STATE in sheet.position
        try:
            self._check_rules()
            self.table_rules = scenarios.rules(sheet.settings, Path(sheet.span.file).parent)
            self.dice = [self._outcomes(move) for move in self.moves]
            self._raw |= any(scenarios.is_raw(self.table_rules, text) for text in steps)
            if not self.is_whole:
                self._begin()
        except Wrong as wrong:
            raise sheet.span.complaint(wrong, wrong.at) from None
        except BadScenario:
            raise
        except BiontError as error:
            raise sheet.span.complaint(error, "settings") from None
        except CRASHES as error:
            raise sheet.span.complaint(self._crash(error), STATE) from None

    def _check_rules(self) -> None:
        """A scenario names its game rightly, and rules of that game."""
        if self.sheet.game not in ("", self.scenarios.game):
            sentence = "This is a scenario of the game '{game}', not of '{other}'."
            raise Wrong(sentence, "scenario-other-game", at="game", game=self.sheet.game, other=self.scenarios.game)
        for rule_id in self.rules:
            if not find(self.scenarios.package, rule_id):
                raise no_rule(rule_id)

    def _outcomes(self, move: Move) -> tuple[Outcome, ...]:
        """What chance gives in a move."""
        try:
            return tuple(self.scenarios.outcome(self.table_rules, die) for die in move.dice)
        except Wrong as wrong:
            raise move.span.complaint(wrong, wrong.at) from None

    def _begin(self) -> TableT:
        """The table of the position with the first steps on it."""
        sheet = self.sheet
        table = self.scenarios.set_up(self.table_rules, sheet.position, sheet.seed, sheet.drawn)
        table.steps = list(reversed(self._steps(table, sheet.start)))
        self.scenarios.check(table)
        return table

    def _crash(self, error: Exception) -> Wrong:
        """What is told when a table of raw state cannot be played; with the game's own words it is the rules' fault."""
        if not self._raw:
            raise error
        sentence = "The rules cannot play this table; its 'state' or the numbers of a step make no sense ({why})."
        return Wrong(sentence, "scenario-crash", why=f"{type(error).__name__}: {error}")

    def _steps(self, table: TableT, texts: Iterable[str]) -> list[Step]:
        return [self.scenarios.step(self.table_rules, table, text) for text in texts]

    # -- playing -----------------------------------------------------------------------------------------------------

    def game(self) -> Game[TableT]:
        """A playable game at the start of the scenario, with the dice of its first move set."""
        dice = self.dice[0] if self.moves else ()
        if self.is_whole:
            game = Game(self.table_rules, self.sheet.seed)
            game.inject(dice)
        else:
            game = Game.at(self.table_rules, self._begin(), self.sheet.seed, dice=dice)
        self._do_inevitable(game, 0, 0)
        return game

    def _stops_at(self, number: int, answers: int) -> bool:
        """Whether the question after so many answers of a move stays open though it has only one answer."""
        return number < len(self.moves) and self.moves[number].stop and len(self.moves[number].answers) == answers

    def _is_answered(self, number: int) -> bool:
        """Whether the first answer of a move is to the question that the move before left open, forced or not."""
        return self.moves[number - 1].stop and bool(self.moves[number].answers)

    def step(self, game: Game[TableT], number: int) -> list[BadScenario]:
        """Make move ``number`` and give what is not as stated then.

        The first move's dice are in the game already. Errors carry the line of the move.
        """
        move = self.moves[number]
        if move.run and not number:
            sentence = "The first move runs what 'from' says; only later ones can run more."
            raise move.span.complaint(Phrase(sentence, "scenario-first-run"), "run")
        written = len(game.entries) if number else 0
        drawn = game.table.count if number or self.is_whole else self.sheet.drawn
        try:
            self._prepare(game, number)
            self._answers(game, number, 0, len(move.answers))
            self._check_dice(game, move, drawn, game.entries[written:])
            statements = Statements(game, self.scenarios, game.entries[written:])
            return [move.span.untrue(untrue, f"expect.{path}") for path, untrue in statements.check(move.expect)]
        except Wrong as wrong:
            raise move.span.complaint(wrong, wrong.at) from None
        except BadScenario:
            raise
        except BiontError as error:
            raise move.span.complaint(error) from None
        except CRASHES as error:
            raise move.span.complaint(self._crash(error)) from None

    def before(self, number: int, answer: int = 0) -> Game[TableT]:
        """A game that stands before an answer of move ``number``: the question that a lesson asks."""
        game = self.game()
        for earlier in range(number):
            self.step(game, earlier)
        self._prepare(game, number)
        self._answers(game, number, 0, answer)
        return game

    def _prepare(self, game: Game[TableT], number: int) -> None:
        """Run what a move runs and set its dice; those of the first move are in the game already."""
        move, dice = self.moves[number], self.dice[number]
        if move.run:
            do_inevitable(game)
            game.go_on(self._steps(game.table, move.run), dice=dice)
        elif number and dice:
            game.inject(dice)
        if number and (move.run or not self._is_answered(number)):
            self._do_inevitable(game, number, 0)

    def _answers(self, game: Game[TableT], number: int, first: int, last: int) -> None:
        """Give some answers of a move, and those that are inevitable between them."""
        for place, answer in enumerate(self.moves[number].answers[first:last], first + 1):
            self._answer(game, answer)
            self._do_inevitable(game, number, place)

    def _do_inevitable(self, game: Game[TableT], number: int, place: int) -> None:
        """Answer questions with only one answer, after so many answers of a move, unless it stops there."""
        if not self._stops_at(number, place):
            do_inevitable(game)

    def _answer(self, game: Game[TableT], answer: str) -> None:
        """Give an answer, of a named seat if it says "green: assign pool mars"."""
        seat, colon, text = answer.partition(": ")
        if not colon:
            seat, text = "", answer
        decision = game.decision
        if decision is None:
            raise Wrong("'{answer}': nothing is asked.", "scenario-unasked", at=answer, answer=answer)
        asked = game.seats[decision.seat]
        if seat and seat != asked:
            sentence = "'{answer}': not {seat} but {asked} is asked ('{kind}')."
            values = {"answer": answer, "seat": seat, "asked": asked, "kind": decision.kind}
            raise Wrong(sentence, "scenario-not-asked", at=answer, **values)
        try:
            game.choose(text)
        except IllegalChoice as error:
            raise Wrong("To {seat}: {error}", "scenario-answer", at=answer, seat=asked, error=error) from None

    def _check_dice(self, game: Game[TableT], move: Move, drawn: int, entries: Sequence[Entry]) -> None:
        """All dice of a scenario are told: none may be left over and none may come from the seed."""
        left = [self.scenarios.outcome_text(self.table_rules, outcome) for outcome in game.play.injected]
        if left:
            raise Wrong(
                "Not all dice were rolled; left over: {dice}.", "scenario-dice-left", at="dice", dice=Several(left)
            )
        if game.table.count != drawn:
            raise self._more_dice(move, entries)

    def _more_dice(self, move: Move, entries: Sequence[Entry]) -> Wrong:
        """How many dice were rolled beyond those that are set, and for what; chance may also have picked something."""
        left, rolls = sum(isinstance(die, int) for die in move.dice), []
        missing = 0
        for entry in entries:
            rolled = self.scenarios.dice(entry)
            if rolled > left:
                missing += rolled - left
                rolls.append(f"{entry.kind} ({rolled})")
            left = max(0, left - rolled)
        if not missing:
            sentence = (
                "Chance picked or shuffled something that the dice do not set; "
                "a pick among three is a number from 1 to 3, a shuffle a list of what lies on top then."
            )
            return Wrong(sentence, "scenario-more-picks", at="dice")
        sentence = "More dice were rolled than are set, by {count}: {rolls}."
        return Wrong(sentence, "scenario-more-dice", at="dice", count=missing, rolls=Several(rolls))

    def run(self) -> list[BadScenario]:
        """Play it through: what is not as stated, or why it cannot go on; nothing when all is well."""
        try:
            game = self.game()
        except BiontError as error:
            return [self.sheet.span.complaint(error, "from")]
        except CRASHES as error:
            return [self.sheet.span.complaint(self._crash(error), "from")]
        found: list[BadScenario] = []
        for number in range(len(self.moves)):
            try:
                found += self.step(game, number)
            except BadScenario as error:
                return [*found, error]
        return found

    def __repr__(self) -> str:
        return f"Scenario({self.id!r})"


def do_inevitable(game: Game[Any]) -> None:
    """Answer questions with only one possible answer."""
    while game.decision is not None and game.decision.forced:
        game.choose(game.decision.options[0])


def load(path: Path | str, scenarios: ScenarioLanguage[TableT]) -> list[Scenario[TableT]]:
    """The scenarios of a file."""
    return [Scenario(sheet, scenarios) for sheet in read(path)]


def files_in(*places: Path | str) -> list[Path]:
    """The scenario files among the files and folders given."""
    found: list[Path] = []
    for place in map(Path, places):
        found += sorted(place.rglob("*.toml")) if place.is_dir() else [place]
    return found


def shipped(scenarios: ScenarioLanguage[TableT]) -> Mapping[str, Scenario[TableT]]:
    """Every scenario that comes with a game, by its id; read once."""
    if scenarios.package not in _shipped:
        _shipped[scenarios.package] = {one.id: one for file in scenarios.files for one in load(file, scenarios)}
    return _shipped[scenarios.package]


_shipped: dict[str, dict[str, Scenario[Any]]] = {}


def scenario_rules(scenarios: ScenarioLanguage[Any]) -> dict[str, list[str]]:
    """Rule id -> ids of the scenarios of a game that check it."""
    rules: dict[str, list[str]] = {}
    for file in scenarios.files:
        for sheet in read(file):
            for rule_id in sheet.rules:
                rules.setdefault(rule_id, []).append(sheet.id)
    return rules
