"""Bots of other people: from a file, as a program, and what happens when they fail."""

from __future__ import annotations

import pickle
import re
import sys
from pathlib import Path
from threading import Event
from typing import Any

import pytest

import biont
from biont import bot as make
from biont.bots import BadBot, Guarded, answer, different, simplest
from biont.bots.engine import Engine
from biont.bots.protocol import greeting, question
from biont.bots.random import Random
from biont.cli import main
from biont.genesis import game as genesis
from biont.genesis.pools import ASK_PAY
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.rules.darwin import ASK_REROLL
from biont.genesis.words import words
from biont.genesis.words.teller import Teller
from biont.kernel.decision import Option, ask
from biont.kernel.declared import STAND_IN, Question
from biont.kernel.record import Record
from biont.kernel.view import View
from biont.lab.arena import play_new
from biont.words.errors import tell

ENGINE = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    assert asked["protocol"] == 2
    if "say" in asked:
        print(asked["say"], flush=True)
        continue
    assert asked["table"]["key"] == 0
    print(asked["options"][{choice}], flush=True)
"""

FILE = """
class Last:
    name = "last"
    def __init__(self, seed):
        self.seed = seed
    def choose(self, view):
        return view.decision.options[-1]

class Nameless:
    def choose(self, view):
        return view.decision.options[0]

class NoBot:
    pass

class Broken:
    def __init__(self):
        raise ValueError("out of order")
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(FILE, encoding="utf-8")
    return path


def program(tmp_path: Path, text: str) -> str:
    """A command that runs a small program."""
    path = tmp_path / "engine.py"
    path.write_text(text, encoding="utf-8")
    return f"{sys.executable} {path}"


def asked() -> View[Any]:
    """A view in which somebody is asked."""
    game = genesis.new(("red", "blue"), seed=4)
    assert game.decision is not None
    return game.view(game.decision.seat)


def test_a_bot_from_a_file(file: Path) -> None:
    bot = make(f"{file}:Last", 7)
    assert bot.name == "last"
    assert bot.bot.seed == 7  # type: ignore[attr-defined]
    played = play_new("genesis", ("red", "blue"), [bot, Random(1)], 3, short=True)
    assert played.game.finished
    assert bot.failures == []
    assert make(f"{file}:Nameless").name == "Nameless"


@pytest.mark.parametrize(
    ("name", "reason"), [("NoBot", "no method choose"), ("Broken", "out of order"), ("Nothing", "no class or function")]
)
def test_a_file_without_a_bot_is_refused(file: Path, name: str, reason: str) -> None:
    with pytest.raises(BadBot, match=reason):
        make(f"{file}:{name}")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "wrong.py"
    path.write_text("1 +", encoding="utf-8")
    with pytest.raises(BadBot, match="cannot be read"):
        make(f"{path}:Bot")


def test_an_engine_plays_over_its_standard_input_and_output(tmp_path: Path) -> None:
    bot = make("cmd:" + program(tmp_path, ENGINE.format(choice=-1)), 3)
    played = play_new("genesis", ("red", "blue"), [bot, Random(1)], 3, short=True)
    bot.close()
    assert played.game.finished
    assert bot.failures == []


def test_an_engine_hears_only_what_its_seat_may_know() -> None:
    view = asked()
    assert greeting(view, 9)["seed"] == 9
    told = question(view)
    assert told["options"] == [view.rules.notation.print(option) for option in view.decision.options]  # type: ignore[union-attr]
    assert set(told["table"]["event_deck"]) == {-1}
    assert told["table"]["key"] == told["table"]["count"] == 0


@pytest.mark.parametrize(
    ("text", "patience", "reason"),
    [
        (
            "input()\nprint('ready', flush=True)\ninput()\nprint('done nonsense', flush=True)\ninput()",
            60,
            "none of the",
        ),
        ("import sys\nfor line in sys.stdin: print('fly away', flush=True)", 60, "instead of 'ready'"),
        ("raise SystemExit", 60, "the program ended"),
        ("import sys\nfor line in sys.stdin: pass", 0.5, "no answer within 0.5 seconds"),
    ],
)
def test_an_engine_that_fails_is_replaced(tmp_path: Path, text: str, patience: float, reason: str) -> None:
    view = asked()
    assert view.decision is not None
    bot = Guarded(Engine(program(tmp_path, text), patience=patience))
    assert bot.choose(view) == simplest(view.decision, ())
    bot.close()
    assert len(bot.failures) == 1
    assert re.search(reason, str(bot.failures[0].reason))


def test_an_engine_that_keeps_ending_is_left_alone(tmp_path: Path) -> None:
    view = asked()
    bot = Guarded(Engine(program(tmp_path, "raise SystemExit")))
    for _ in range(4):
        bot.choose(view)
    assert "left alone" in str(bot.failures[-1].reason)


class Wrong:
    """Answers something that is not offered, raises, or thinks until all is over."""

    name = "wrong"

    def __init__(self, how: str) -> None:
        self.how = how
        self.over = Event()

    def choose(self, view: View[Any]) -> Option:
        if self.how == "raise":
            raise ZeroDivisionError("by zero")
        if self.how == "think":
            self.over.wait()
        return ("nonsense",)


@pytest.mark.parametrize(
    ("how", "patience", "reason"),
    [("raise", 60, "ZeroDivisionError: by zero"), ("answer", 60, "not offered"), ("think", 0.1, "too slow")],
)
def test_a_guarded_bot_never_stalls(how: str, patience: float, reason: str) -> None:
    wrong = Wrong(how)
    bot = Guarded(wrong, patience)
    played = play_new("genesis", ("red", "blue"), [bot, Random(2)], 5, short=True)
    wrong.over.set()
    assert played.game.finished
    assert reason in str(bot.failures[0].reason)
    assert "wrong" in str(bot.failures[0])
    if how == "think":
        assert "no longer asked" in str(bot.failures[-1].reason)


def test_the_simplest_answer_does_least() -> None:
    modest = ("done", "stand")
    assert simplest(ask(0, ASK_ASSIGN, [("assign", 0, 1), ("done",)]), modest) == ("done",)
    assert simplest(ask(0, ASK_REROLL, [("stand",), ("reroll", 1), ("done",)]), modest) == ("done",)
    assert simplest(ask(0, ASK_PAY, [("pay", 1, 1), ("pay", 2, 2)]), modest) == ("pay", 1, 1)


class Lost:
    """Fails once, then gives an answer that nobody offered, then plays on."""

    name = "lost"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View[Any]) -> Option:
        self.asked += 1
        if self.asked == 1:
            raise RuntimeError("where am I?")
        assert view.decision is not None
        return ("fly",) if self.asked == 2 else view.decision.options[0]


def test_the_log_tells_when_a_bot_was_replaced() -> None:
    played = play_new("genesis", ("red", "blue"), [Guarded(Lost()), Random(1)], 3, short=True, log=True)
    told = [entry for entry in played.game.entries if entry.kind == STAND_IN]
    assert [(entry.seat, entry.data) for entry in told] == [(0, (0, 0)), (0, (0, 1))]
    teller = Teller(played.game.table.box.pack, words("en"), played.game.seats)
    assert teller.entry(told[0]) == "Red: the program broke off, so the simplest answer was given for it."
    again = biont.replay(Record.from_json(played.game.record().to_json()))
    assert again.entries == played.game.entries


class Odd:
    """An answer that cannot even be compared or shown."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("not comparable")

    def __repr__(self) -> str:
        raise RuntimeError("not to be shown")

    __hash__ = None  # type: ignore[assignment]


class Leaver:
    """A bot that wants to end the program."""

    name = "leaver"

    def choose(self, view: View[Any]) -> Option:
        sys.exit(3)


class Joker:
    """A bot that gives nonsense."""

    name = "joker"

    def choose(self, view: View[Any]) -> Option:
        return Odd()  # type: ignore[return-value]


@pytest.mark.parametrize("bot", [Joker(), Leaver()])
def test_whatever_a_bot_does_the_game_gets_a_legal_answer(bot: Any) -> None:
    guarded = Guarded(bot, patience=60)
    view = asked()
    assert view.decision is not None
    assert guarded.choose(view) == simplest(view.decision, ())
    assert guarded.lapse == 0
    failure = guarded.failures[0]
    assert str(failure)


# -- ordinary Python -------------------------------------------------------------------------------------------------

ORDINARY = """
from __future__ import annotations
from dataclasses import dataclass, field
from biont.bots import Bot
from beside_it import last

@dataclass
class Kept:
    seed: int
    seen: list[int] = field(default_factory=list)
    def choose(self, view):
        from beside_it_too import late
        return late(last(view.decision.options))

class Heir(Bot):
    def choose(self, view):
        return last(view.decision.options)

class Slim:
    __slots__ = ()
    def choose(self, view):
        return last(view.decision.options)

class Apart:
    def __init__(self, *, seed=5):
        self.seed = seed
    def choose(self, view):
        return last(view.decision.options)

class Quitter:
    def __init__(self):
        raise SystemExit("not today")
"""


@pytest.fixture
def ordinary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with modules beside it; what it adds to the path is taken back."""
    monkeypatch.setattr(sys, "path", sys.path[:])
    (tmp_path / "beside_it.py").write_text("def last(options): return options[-1]", encoding="utf-8")
    (tmp_path / "beside_it_too.py").write_text("def late(option): return option", encoding="utf-8")
    path = tmp_path / "ordinary.py"
    path.write_text(ORDINARY, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", ["Kept", "Heir", "Slim", "Apart"])
def test_ordinary_python_is_a_bot(ordinary: Path, name: str) -> None:
    bot = make(f"{ordinary}:{name}", 7)
    view = asked()
    assert view.decision is not None
    assert bot.name == name
    assert bot.choose(view) == view.decision.options[-1]
    assert bot.failures == []
    assert getattr(bot.bot, "seed", 7) in (5, 7)


def test_a_file_is_read_once(ordinary: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = make(f"{ordinary}:Kept").bot
    monkeypatch.chdir(ordinary.parent)
    assert type(make("ordinary.py:Kept").bot) is type(first)
    other = ordinary.parent / "other"
    other.mkdir()
    (other / "ordinary.py").write_text(ORDINARY, encoding="utf-8")
    assert type(make("other/ordinary.py:Kept").bot) is not type(first)


def test_a_file_that_wants_to_end_the_program_is_refused(ordinary: Path, tmp_path: Path) -> None:
    path = tmp_path / "leaving.py"
    path.write_text("import sys\nsys.exit()", encoding="utf-8")
    for _ in range(2):
        with pytest.raises(BadBot, match="leaving.py cannot be read: SystemExit"):
            make(f"{path}:Bot")
    with pytest.raises(BadBot, match="Quitter cannot be made: SystemExit: not today"):
        make(f"{ordinary}:Quitter")


class Forgetful:
    """Forgets to answer, once."""

    name = "forgetful"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View[Any]) -> Option:
        self.asked += 1
        assert view.decision is not None
        return None if self.asked == 1 else view.decision.options[0]  # type: ignore[return-value]


@pytest.mark.parametrize("patience", [None, 60])
def test_no_answer_is_a_wrong_one_and_the_bot_is_asked_again(patience: float | None) -> None:
    bot, view = Guarded(Forgetful(), patience), asked()
    assert view.decision is not None
    bot.choose(view)
    assert "gave the answer None, which is not offered" in str(bot.failures[0])
    assert bot.choose(view) == view.decision.options[0]
    assert len(bot.failures) == 1


class Breaker:
    """Raises whatever it was given."""

    name = "breaker"

    def __init__(self, *errors: BaseException) -> None:
        self.errors = list(errors)

    def choose(self, view: View[Any]) -> Option:
        raise self.errors.pop(0)


class Unspeakable(Exception):
    """An error without words."""

    def __str__(self) -> str:
        raise RuntimeError("no words")


def test_whoever_breaks_off_is_told_so_and_asked_again(capfd: pytest.CaptureFixture[str]) -> None:
    bot = Guarded(Breaker(KeyboardInterrupt(), GeneratorExit(), Unspeakable(), ValueError("x" * 9999)), 60)
    view = asked()
    for _ in range(4):
        bot.choose(view)
    told = [str(failure.reason) for failure in bot.failures]
    assert ["KeyboardInterrupt" in told[0], "GeneratorExit" in told[1]] == [True] * 2
    assert told[2] == "failed with Unspeakable"
    assert len(told[3]) < 300
    assert capfd.readouterr().err == ""


def test_an_error_without_words_is_told_without_a_colon() -> None:
    bot, view = Guarded(Breaker(ValueError(), ValueError(" "), ValueError("why"))), asked()
    for _ in range(3):
        bot.choose(view)
    for say, silent, worded in (
        (words("en"), "breaker failed with ValueError at the", "failed with ValueError: why at the"),
        (words("de"), "breaker scheiterte mit ValueError bei der", "scheiterte mit ValueError: why bei der"),
    ):
        told = [tell(failure.told, say) for failure in bot.failures]
        assert [told[0].startswith(silent), told[1].startswith(silent), worded in told[2]] == [True] * 3


def test_the_same_failure_is_no_news() -> None:
    bot, view = Guarded(Breaker(*map(ValueError, "aab"))), asked()
    news = []
    for _ in range(3):
        bot.choose(view)
        news.append(bot.news is not None)
    assert news == [True, False, True]
    assert different(bot.failures) == [bot.failures[0], bot.failures[2]]
    again = pickle.loads(pickle.dumps(bot.failures))
    assert [failure.reason for failure in again] == [failure.reason for failure in bot.failures]


# -- what a guest does besides answering -----------------------------------------------------------------------------

ROUGH = """
class Named:
    @property
    def name(self):
        raise RuntimeError("nobody's business")
    def choose(self, view):
        return view.decision.options[-1]

class Clinging(Named):
    name = "clinging"
    def close(self):
        raise RuntimeError("not yet")

class Staying(Clinging):
    def close(self):
        raise SystemExit

class Shut(Named):
    name = "shut"
    close = False

class Hidden(Named):
    @property
    def close(self):
        raise RuntimeError("not to be found")

class Numbered(Named):
    name = 7

class Mute:
    def __init__(self):
        raise ValueError

class Speechless(Exception):
    def __str__(self):
        raise RuntimeError("no words")

class Stunned:
    def __init__(self):
        raise Speechless

class Reluctant:
    @property
    def choose(self):
        raise RuntimeError("not today")
"""


@pytest.fixture
def rough(tmp_path: Path) -> Path:
    path = tmp_path / "rough.py"
    path.write_text(ROUGH, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("guest", "name", "parting"),
    [
        ("Named", "Named", "None"),
        ("Numbered", "Numbered", "None"),
        ("Clinging", "clinging", "failed with RuntimeError: not yet"),
        ("Staying", "clinging", "failed with RuntimeError: SystemExit()"),
        ("Shut", "shut", "None"),
        ("Hidden", "Hidden", "failed with RuntimeError: not to be found"),
    ],
)
def test_neither_the_name_nor_the_parting_of_a_guest_stops_a_game(
    rough: Path, guest: str, name: str, parting: str
) -> None:
    bot, view = make(f"{rough}:{guest}"), asked()
    assert view.decision is not None
    assert bot.name == name
    assert bot.choose(view) == view.decision.options[-1]
    assert str(bot.close()) == parting
    assert bot.failures == []


def test_a_guest_that_does_not_part_is_left() -> None:
    class Lingering(Wrong):
        def close(self) -> None:
            self.over.wait(60)

    lingering = Lingering("answer")
    assert str(Guarded(lingering, patience=0.1).close()) == "was too slow"
    lingering.over.set()


def test_a_run_with_a_rough_guest_goes_on_to_its_end(rough: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "--bots", f"{rough}:Clinging,{rough}:Named", "--games", "1", "--short", "--jobs", "1"]
    assert main(["--lang", "en", *command, "--json"]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("guest", "reason"),
    [
        ("Mute", "Mute cannot be made: ValueError"),
        ("Stunned", "Stunned cannot be made: Speechless"),
        ("Reluctant", "Reluctant cannot be made: RuntimeError: not today"),
    ],
)
def test_why_a_guest_cannot_be_made_is_told_as_far_as_it_says_so(rough: Path, guest: str, reason: str) -> None:
    with pytest.raises(BadBot) as raised:
        make(f"{rough}:{guest}")
    assert str(raised.value) == reason


def test_a_file_that_does_not_show_what_is_in_it_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "closed.py"
    path.write_text("def __getattr__(name): raise RuntimeError('closed')", encoding="utf-8")
    with pytest.raises(BadBot, match="closed.py cannot be read: RuntimeError: closed"):
        make(f"{path}:Bot")


class Forger:
    """Writes its own answer among those offered, and changes what was asked."""

    name = "forger"

    def __init__(self, forged: Option) -> None:
        self.forged = forged

    def choose(self, view: View[Any]) -> Option:
        assert view.decision is not None
        object.__setattr__(view, "decision", view.decision._replace(options=(self.forged,), kind=Question("nothing")))
        if self.forged == ("stop",):
            raise ValueError
        return self.forged


@pytest.mark.parametrize("forged", [("hack",), ("stop",)])
def test_nobody_can_change_what_is_offered(forged: Option) -> None:
    bot, game = Guarded(Forger(forged), 60), genesis.new(("red", "blue"), seed=4)
    assert game.decision is not None
    offered, kind = simplest(game.decision, ()), game.decision.kind
    answer(game, bot)
    assert game.answers == [offered]
    assert [(failure.kind, failure.answer) for failure in bot.failures] == [(kind, offered)]
