"""Scenarios: a position, dice, answers, and what must be true. They are tests, documentation and lessons at once.

>>> shipped()["S25"].run() or "ok"
'ok'

The format is described in docs/scenarios.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from biont.genesis.game import Genesis
from biont.genesis.options import Options
from biont.genesis.rules.autocatalysis import contestants, progenote
from biont.genesis.rules.sequence import ASSIGNMENT, DARWIN, PURCHASES
from biont.genesis.scenario.file import BadScenario, Move, Sheet, read
from biont.genesis.scenario.position import set_up
from biont.genesis.scenario.statements import Statements
from biont.genesis.scenario.words import Codes, Wrong, list_of
from biont.genesis.table import Table
from biont.kernel.errors import BiontError, IllegalChoice, Phrase, Several
from biont.kernel.game import Game
from biont.kernel.table import Step

FOLDER = Path(__file__).parent.parent / "scenarios"
"""The scenarios that come with the game: the worked examples of the rulebook and one position for each variant."""

PHASES: Mapping[str, Step] = {
    "turn": ("turn",),
    "events": ("events",),
    "assignment": ("phase", ASSIGNMENT),
    "autocatalysis": ("autocatalysis",),
    "darwin": ("phase", DARWIN),
    "purchases": ("phase", PURCHASES),
    "food-chains": ("food-chains",),
    "heaven": ("heaven",),
    "earth": ("earth",),
    "smite": ("smite", -1),
    "cancer": ("cancer", -1),
    "drought": ("drought", -1),
    "climate": ("climate",),
    "armageddon": ("armageddon",),
}
"""What can be run by its name alone."""

STEPS: Mapping[str, tuple[str, ...]] = {
    "heat": ("organism", "number"),
    "spike": ("organism", "number"),
    "irradiate": ("organism", "number"),
    "tumour": ("organism",),
    "parch": ("organism",),
    "darwin-roll": ("organism",),
    "errors": ("organism", "number", "number"),
    "assign-turn": ("colour",),
    "purchase-turn": ("colour", "organism"),
}
"""What is run for one organism or player: the kinds of its words."""

ROLL = "autocatalyse"
"""The roll of one refugium, by whoever is its progenote as it lies."""


class Scenario:
    """One scenario. ``game`` begins it, ``step`` makes one move after another, ``run`` plays it through."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.id = sheet.id
        self.title = sheet.title
        self.rules = sheet.rules
        self.note = sheet.note
        self.moves = sheet.moves
        settings = dict(sheet.settings)
        try:
            seats = [str(seat) for seat in list_of("seats", settings.pop("seats", ["green", "blue"]))]
            pack = str(settings.pop("pack", "standard-1e" if settings.get("edition") == "1e" else "standard-2e"))
            self.genesis = Genesis(seats, Options.of(settings), pack)
            self.codes = Codes(self.genesis.box.pack)
            self._begin()
        except Wrong as wrong:
            raise sheet.span.complaint(wrong, wrong.at) from None
        except BadScenario:
            raise
        except BiontError as error:
            raise sheet.span.complaint(error, "settings") from None

    def _begin(self) -> Table:
        """The table of the position with the first steps on it."""
        table = set_up(self.genesis.box, self.sheet.position, self.sheet.seed)
        table.steps = list(reversed(self._steps(table, self.sheet.start)))
        return table

    def _steps(self, table: Table, texts: Iterable[str]) -> list[Step]:
        return [self._step(table, text) for text in texts]

    def _step(self, table: Table, text: str) -> Step:
        """The step that a text such as "events" or "darwin-roll mars" stands for."""
        name, *words = text.split()
        if name in PHASES and not words:
            return PHASES[name]
        if name == ROLL and len(words) == 1:
            placard = self.codes("refugium", words[0])
            players = contestants(table, placard)
            if not players:
                sentence = "Nobody has a biont on '{refugium}', so nobody rolls for it."
                raise Wrong(sentence, "scenario-no-roll", at=text, refugium=words[0])
            return (ROLL, placard, progenote(table, placard, players), sum(1 << player for player in players))
        kinds = STEPS.get(name, ())
        if name == "purchase-turn" and len(words) == 1:
            return (name, self.codes("colour", words[0]), -1)
        if not kinds or len(words) != len(kinds):
            forms = [*PHASES, f"{ROLL} refugium", *(" ".join((step, *args)) for step, args in STEPS.items())]
            sentence = "'{text}' cannot be run; what can be is: {forms}."
            raise Wrong(sentence, "scenario-no-step", at=text, text=text, forms=Several(forms))
        values: list[int] = [self._value(kind, word) for kind, word in zip(kinds, words, strict=True)]
        return (name, *values)

    def _value(self, kind: str, word: str) -> int:
        if kind == "number":
            if not word.isdecimal():
                raise Wrong("'{word}' is no number.", "scenario-no-number", at=word, word=word)
            return int(word)
        return self.codes(kind, word)

    # -- playing -----------------------------------------------------------------------------------------------------

    def game(self) -> Game[Table]:
        """A playable game at the start of the scenario, with the dice of its first move set."""
        dice = self.moves[0].dice if self.moves else ()
        game = Game.at(self.genesis, self._begin(), self.sheet.seed, dice=dice)
        self._do_inevitable(game)
        return game

    def step(self, game: Game[Table], number: int) -> list[BadScenario]:
        """Make move ``number`` and give what is not as stated then.

        The first move's dice are in the game already. Errors carry the line of the move.
        """
        move = self.moves[number]
        if move.run and not number:
            sentence = "The first move runs what 'from' says; only later ones can run more."
            raise move.span.complaint(Phrase(sentence, "scenario-first-run"), "run")
        written = len(game.entries) if number else 0
        drawn = game.table.count if number else 0
        try:
            self._prepare(game, number)
            for answer in move.answers:
                self._answer(game, move, answer)
            self._check_dice(game, drawn)
            statements = Statements(game, self.codes, game.entries[written:])
            return [move.span.complaint(untrue, "expect") for untrue in statements.check(move.expect)]
        except Wrong as wrong:
            raise move.span.complaint(wrong, wrong.at) from None
        except BadScenario:
            raise
        except BiontError as error:
            raise move.span.complaint(error) from None

    def before(self, number: int, answer: int = 0) -> Game[Table]:
        """A game that stands before an answer of move ``number``: the question that a lesson asks."""
        game = self.game()
        for earlier in range(number):
            self.step(game, earlier)
        self._prepare(game, number)
        for text in self.moves[number].answers[:answer]:
            self._answer(game, self.moves[number], text)
        return game

    def follow(self, game: Game[Table], number: int, answer: int = 0) -> None:
        """Give the other answers of move ``number``, from ``answer`` on, and make the moves after it."""
        for text in self.moves[number].answers[answer:]:
            self._answer(game, self.moves[number], text)
        for later in range(number + 1, len(self.moves)):
            self.step(game, later)

    def _prepare(self, game: Game[Table], number: int) -> None:
        """Run what a move runs and set its dice; those of the first move are in the game already."""
        move = self.moves[number]
        if move.run:
            game.go_on(self._steps(game.table, move.run), dice=move.dice)
            self._do_inevitable(game)
        elif number and move.dice:
            game.inject(move.dice)

    def _answer(self, game: Game[Table], move: Move, answer: str) -> None:
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
        self._do_inevitable(game)

    @staticmethod
    def _do_inevitable(game: Game[Table]) -> None:
        """Answer questions with only one possible answer."""
        while game.decision is not None and game.decision.forced:
            game.choose(game.decision.options[0])

    @staticmethod
    def _check_dice(game: Game[Table], drawn: int) -> None:
        """All dice of a scenario are told: none may be left over and none may come from the seed."""
        left = game.play.injected
        if left:
            raise Wrong(
                "Not all dice were rolled; left over: {dice}.", "scenario-dice-left", at="dice", dice=Several(left)
            )
        if game.table.count != drawn:
            raise Wrong("More dice were rolled than are set.", "scenario-more-dice", at="dice")

    def run(self) -> list[BadScenario]:
        """Play it through: what is not as stated, or why it cannot go on; nothing when all is well."""
        try:
            game = self.game()
        except BiontError as error:
            return [self.sheet.span.complaint(error, "from")]
        found: list[BadScenario] = []
        for number in range(len(self.moves)):
            try:
                found += self.step(game, number)
            except BadScenario as error:
                return [*found, error]
        return found

    def __repr__(self) -> str:
        return f"Scenario({self.id!r})"


def load(path: Path | str) -> list[Scenario]:
    """The scenarios of a file."""
    return [Scenario(sheet) for sheet in read(path)]


def files_in(*places: Path | str) -> list[Path]:
    """The scenario files among the files and folders given."""
    found: list[Path] = []
    for place in map(Path, places):
        found += sorted(place.rglob("*.toml")) if place.is_dir() else [place]
    return found


@cache
def shipped() -> Mapping[str, Scenario]:
    """Every scenario that comes with the game, by its id."""
    return {scenario.id: scenario for file in files_in(FOLDER) for scenario in load(file)}


def scenario_rules(folder: Path | str = FOLDER) -> dict[str, list[str]]:
    """Rule id -> ids of the scenarios under a folder that check it."""
    rules: dict[str, list[str]] = {}
    for file in files_in(folder):
        for sheet in read(file):
            for rule_id in sheet.rules:
                rules.setdefault(rule_id, []).append(sheet.id)
    return rules


__all__ = ["FOLDER", "BadScenario", "Scenario", "files_in", "load", "scenario_rules", "shipped"]
