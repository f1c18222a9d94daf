"""The table at the terminal, played through a pipe."""

from __future__ import annotations

import io
import itertools
from collections.abc import Callable
from pathlib import Path

import pytest

import biont
from biont import bots
from biont.bots.random import Random
from biont.cli import main
from biont.cli.play import TextTable, bot_seed, shown
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.rules.autocatalysis import ASK_ROLL_REFUGIUM
from biont.genesis.rules.darwin import ASK_ROLL_ORGANISM
from biont.genesis.words import words
from biont.kernel import Record
from biont.kernel.declared import Question
from biont.words import LANGUAGES

Typed = Callable[[str], None]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Lays lines into the standard input."""

    def lay(text: str) -> None:
        monkeypatch.setattr("sys.stdin", io.StringIO(text))

    return lay


def play(*arguments: str, lang: str = "en") -> int:
    return main(["--lang", lang, "play", "genesis", "--text", *arguments])


SAID = {
    "en": ("Turn 2 begins.", "What does Red assign?", "most victory points"),
    "de": ("Runde 2 beginnt.", "Was teilt Rot zu?", "meiste Siegpunkte"),
}


@pytest.mark.whole
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game(lang: str, typed: Typed, capsys: pytest.CaptureFixture[str]) -> None:
    typed("1\n" * 3000)
    assert play("--seed", "9", "--seats", "red,green,blue", lang=lang) == 0
    out = capsys.readouterr().out
    for language, sentences in SAID.items():
        assert [sentence in out for sentence in sentences] == [language == lang] * len(sentences)


def test_the_same_command_gives_the_same_game(typed: Typed, capsys: pytest.CaptureFixture[str]) -> None:
    """Programs are drawn from the seed too."""
    told = []
    for seed in ("9", "9", "10"):
        typed("1\n" * 60)
        assert play("--seed", seed) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != told[2]


def test_what_programs_draw_tells_nothing_about_the_dice() -> None:
    seeds = {bot_seed(biont.new(seats=["red", "blue"], seed=seed), seat) for seed in (1, 2) for seat in (0, 1)}
    assert len(seeds) == 4
    assert max(seeds) < 1 << 32


def test_commands_answer_and_the_question_stays(typed: Typed, capsys: pytest.CaptureFixture[str]) -> None:
    typed("?\nwhy\nrule\nrule E2a\nrule nonsense\ntable\n\nfoo\n99\nassign pool nowhere\nsave\nundo\nquit\n")
    assert play("--seed", "5") == 0
    out = capsys.readouterr().out
    assert out.count("What does Red assign?") == 13
    assert "rule ID" in out
    assert "E2a.1  " in out
    assert "No rule fits 'nonsense'" in out
    assert "'foo' is no action" in out
    assert "There is no answer 99; they go from 1 to" in out
    assert "'nowhere' is not known here" in out
    assert "Name a file: save FILE" in out
    assert "There is nothing to take back" in out


def test_a_number_that_no_answer_has_is_told_the_numbers(typed: Typed, capsys: pytest.CaptureFixture[str]) -> None:
    """Not every verb of the notation, as for words that mean nothing."""
    typed("99\n0\nquit\n")
    assert play("--seed", "9") == 0
    out = capsys.readouterr().out
    decision = biont.new("genesis", seats=["red", "blue"], seed=9).decision
    assert decision is not None
    count = len(decision.options)
    assert f"There is no answer 99; they go from 1 to {count}." in out
    assert f"There is no answer 0; they go from 1 to {count}." in out
    assert "is no action" not in out


def test_why_gives_the_reason_with_its_rule(typed: Typed, capsys: pytest.CaptureFixture[str]) -> None:
    typed("assign pool rust\nwhy\nassign pool clay\n")
    assert play("--seed", "5") == 0
    out = capsys.readouterr().out
    reason = "Entropy limit 1: one biont is on refugia already"
    assert f"Put a biont from the pool on the Clay Mound: {reason}" in out
    assert f"'assign pool clay' is not possible now: {reason}" in out
    assert "[E2a]" in out


def table_at(seed: int, people: set[int], *, ask_forced: bool = False) -> TextTable:
    game = biont.new("genesis", seats=["red", "blue"], seed=seed)
    programs = {seat: Random(seed) for seat in range(2) if seat not in people}
    return TextTable(game, programs, words("en"), ask_forced=ask_forced)


def drive(table: TextTable, monkeypatch: pytest.MonkeyPatch, answer: Callable[[], str]) -> None:
    """Run a table with a person who looks at it before every answer."""
    monkeypatch.setattr("builtins.input", lambda _: answer())
    table.run()


def test_the_table_is_shown_again_whenever_it_changed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not after a command that changes nothing."""
    table = table_at(5, {0})
    lines = iter(["why", "1", "rule", "quit"])
    drawn = []

    def answer() -> str:
        drawn.append(shown(table.game, table.say, 0))
        assert (drawn[-1] in capsys.readouterr().out) == (drawn[-1] not in drawn[-2:-1])
        return next(lines)

    drive(table, monkeypatch, answer)
    assert [one == other for one, other in itertools.pairwise(drawn)] == [True, False, True]


def test_undo_goes_back_over_the_answers_of_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Red assigns, a program moves Blue, and Red takes back before the dice of the first roll fall."""
    table = table_at(red_blue_red_seed(), {0}, ask_forced=True)
    seen: list[tuple[Question, str, int]] = []

    def answer() -> str:
        game = table.game
        assert game.decision is not None
        seen.append((game.decision.kind, game.table.fingerprint(), len(game.answers)))
        return ("1", "done", "undo", "quit")[len(seen) - 1]

    drive(table, monkeypatch, answer)
    first, last, roll, again = seen
    assert (first[0], last[0], roll[0]) == (ASK_ASSIGN, ASK_ASSIGN, ASK_ROLL_REFUGIUM)
    assert roll[2] > last[2] + 1
    assert again == last


def red_blue_red_seed() -> int:
    """A game in which Red assigns first, then Blue, and the next thing is a roll of Red's."""
    for seed in range(500):
        game = biont.new("genesis", seats=["red", "blue"], seed=seed)
        program = Random(seed)
        if game.table.order[0] != 0 or game.decision is None or game.decision.options[0][0] != "assign":
            continue
        game.choose(game.decision.options[0])
        if game.decision.kind != ASK_ASSIGN or game.decision.seat != 0:
            continue
        game.choose("done")
        while game.decision is not None and game.decision.seat == 1:
            bots.answer(game, program)
        if game.decision is not None and game.decision.kind == ASK_ROLL_REFUGIUM and len(game.answers) > 2:
            if game.undoable() == len(game.answers):
                return seed
    raise AssertionError("There is no such game.")


def test_undo_stops_at_dice(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    table = table_at(5, {0, 1})
    lines = iter(["done"] * 4 + ["undo", "quit"])
    drive(table, monkeypatch, lambda: next(lines))
    assert "There is nothing to take back" in capsys.readouterr().out


FREE = Question("a choice of several answers")


def test_the_only_answer_is_given_without_a_question_unless_dice_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[bool, list[Question]] = {False: [], True: []}
    for ask_forced in asked:
        table = table_at(5, {0, 1}, ask_forced=ask_forced)
        given = asked[ask_forced]

        def answer(table: TextTable = table, given: list[Question] = given) -> str:
            decision = table.game.decision
            assert decision is not None
            given.append(decision.kind if decision.forced else FREE)
            if len(given) == 80:
                return "quit"
            return "" if decision.forced else "1"

        drive(table, monkeypatch, answer)
    assert set(asked[False]) == {FREE, ASK_ROLL_REFUGIUM, ASK_ROLL_ORGANISM}
    assert set(asked[True]) > {FREE, ASK_ROLL_REFUGIUM, ASK_ROLL_ORGANISM}


def test_save_and_load(typed: Typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    typed(f"1\n1\n1\nsave {file}\n")
    assert play("--seed", "5") == 0
    assert f"Saved as {file}." in capsys.readouterr().out
    record = Record.load(file)
    assert record.answers
    typed(f"save {file}\nquit\n")
    assert play("--load", str(file)) == 0
    assert Record.load(file).answers == record.answers
    assert "Turn 1 begins." not in capsys.readouterr().out


def test_a_file_that_cannot_be_written_is_a_sentence(
    typed: Typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(f"save {tmp_path}/no/such/folder.json\nquit\n")
    assert play("--seed", "5", lang="de") == 0
    assert "lässt sich nicht schreiben" in capsys.readouterr().out


def test_a_soloist_sits_on_one_seat(typed: Typed, capsys: pytest.CaptureFixture[str]) -> None:
    typed("1\n" * 12)
    assert play("--seed", "3", "--mode", "solitaire", "--seats", "red,green") == 0
    assert "?" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bot", "nobody"], "nobody"),
        (["--people", "yellow"], "»yellow« spielt nicht mit; Plätze sind red, blue."),
        (["--seats", "red,pink"], "»pink« kann niemand spielen"),
        (["--seats", "red"], "Es spielen zwei bis vier Farben, nicht 1."),
        (["--load", "/no/such/game.json"], "lässt sich nicht lesen"),
        (["--pack", "nowhere"], "Es gibt keinen Kartensatz »nowhere«"),
        (["--bans"], "Die Verbote für Anfänger gehören zum Einführungsspiel"),
    ],
)
def test_what_cannot_be_played_is_said_in_the_language_wanted(
    arguments: list[str], sentence: str, typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    typed("")
    assert play(*arguments, lang="de") == 1
    assert sentence in capsys.readouterr().err


def test_a_bot_of_ones_own_sits_down_and_the_log_tells_when_it_breaks(
    typed: Typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Broken:\n    name = 'broken'\n    def choose(self, view):\n        raise ValueError\n")
    typed("done\n" * 40)
    assert play("--seed", "5", "--bot", f"{file}:Broken") == 0
    printed = capsys.readouterr()
    assert printed.out.count("Blue: the program broke off, so the simplest answer was given for it.") > 1
    (told,) = printed.err.splitlines()
    assert told.startswith("broken failed with ValueError at the question '")


def test_an_engine_ends_with_the_table(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    closed: list[str] = []
    monkeypatch.setattr(bots.Guarded, "close", lambda self: closed.append(self.name))

    def interrupted(_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert play("--seed", "5") == 130
    assert closed == ["easy"]
