"""Engines that do not keep to the protocol: they neither stall the game, nor fall out of step, nor outlive it."""

from __future__ import annotations

import json
import os
import select
import signal
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

import biont
from biont import bot as make
from biont import games, processes
from biont.bots import Guarded, simplest
from biont.bots import engine as engines
from biont.bots.engine import CHATTER, Engine, EngineError, Program, kill_all
from biont.bots.protocol import greeting
from biont.genesis import game as genesis
from biont.genesis.words import words
from biont.kernel.decision import Option
from biont.kernel.view import View
from biont.lab.arena import play_new
from biont.words.errors import tell

LIMIT = 60
"""Seconds after which something stalls."""


GREETED = """
import sys
sys.stdin.readline()
print("ready", flush=True)
"""
"""How a program begins that hears the greeting."""


@pytest.fixture(scope="module")
def view() -> View[Any]:
    """A view in which somebody is asked."""
    game = genesis.new(("red", "blue"), seed=4)
    assert game.decision is not None
    return game.view(game.decision.seat)


@pytest.fixture
def started() -> Iterator[list[Guarded]]:
    """Bots that are closed afterwards."""
    bots: list[Guarded] = []
    yield bots
    for bot in bots:
        bot.close()


@pytest.fixture
def engine(tmp_path: Path, started: list[Guarded]) -> Callable[..., Guarded]:
    """Makes an engine of a small program in Python, or of a command."""

    def made(text: str = "", command: str = "", patience: float = LIMIT, greeted: bool = True) -> Guarded:
        path = tmp_path / "engine.py"
        path.write_text(GREETED + text if greeted else text, encoding="utf-8")
        started.append(Guarded(Engine(command or f"{sys.executable} {path}", patience=patience)))
        return started[-1]

    return made


def soon(bot: Guarded, view: View[Any]) -> Option:
    """The answer of a bot, which must come by itself."""
    answers: list[Option] = []
    thread = Thread(target=lambda: answers.append(bot.choose(view)), daemon=True)
    thread.start()
    thread.join(LIMIT)
    assert answers, "The bot stalls the game."
    return answers[0]


def let_talk(program: Program, size: int) -> None:
    """Wait until a program has said so much that nobody asked for."""
    with program._news:
        for _ in range(20 * LIMIT):
            if program._dropped >= size:
                return
            program._news.wait(0.05)
    raise AssertionError("The program says nothing.")


class Held:
    """A pipe with a name; whoever lives has it open."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "held"
        os.mkfifo(self.path)
        self.end = os.open(self.path, os.O_RDONLY | os.O_NONBLOCK)

    def was_taken(self) -> bool:
        """Whether somebody wrote his line into it."""
        return bool(select.select([self.end], [], [], LIMIT)[0]) and os.read(self.end, 100) == b"here\n"

    def is_let_go(self) -> bool:
        """Whether nobody has it open any more."""
        return bool(select.select([self.end], [], [], LIMIT)[0]) and os.read(self.end, 1) == b""


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Held]:
    pipe = Held(tmp_path)
    yield pipe
    os.close(pipe.end)


def test_an_engine_behind_a_shell_is_stopped_with_it(
    engine: Callable[..., Guarded], held: Held, view: View[Any]
) -> None:
    bot = engine(command=f"sh -c 'exec 3>{held.path}; echo here >&3; sleep 600; true'", patience=1)
    program: Any = bot.bot
    program._running()
    assert held.was_taken()
    assert view.decision is not None
    assert soon(bot, view) == simplest(view.decision, ())
    assert "no answer within 1 seconds" in str(bot.failures[0])
    assert held.is_let_go()


def test_whoever_an_engine_leaves_behind_is_stopped_at_the_end(
    engine: Callable[..., Guarded], held: Held, view: View[Any]
) -> None:
    bot = engine(
        command=f"sh -c '(exec 3>{held.path}; echo here >&3; exec sleep 600) & "
        "read line; echo ready; read line; echo done'"
    )
    assert soon(bot, view) == ("done",)
    assert held.was_taken()
    bot.close()
    assert held.is_let_go()


def test_a_process_that_has_to_leave_stops_its_engines(
    engine: Callable[..., Guarded], held: Held, view: View[Any]
) -> None:
    bot = engine(
        command=f"sh -c 'exec 3>{held.path}; echo here >&3; "
        "read line; echo ready; read line; echo done; sleep 600; true'"
    )
    assert soon(bot, view) == ("done",)
    assert held.was_taken()
    kill_all()
    assert held.is_let_go()


def test_engines_may_come_and_go_while_all_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of other threads: in a process that has to leave, nobody waits for them."""

    class Idle:
        def kill(self) -> None: ...

    those: list[Any] = [Idle() for _ in range(2000)]
    monkeypatch.setattr(engines, "_running", type(engines._running)(those))
    over = Event()

    def come_and_go() -> None:
        one: Any = Idle()
        for happens in cycle((engines._running.add, engines._running.discard)):
            if over.is_set():
                return
            happens(one)

    thread = Thread(target=come_and_go, daemon=True)
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        thread.start()
        for _ in range(100):
            kill_all()
    finally:
        over.set()
        thread.join(LIMIT)
        sys.setswitchinterval(interval)


def test_a_process_leaves_even_if_its_engines_cannot_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[object] = []

    class Parent:
        def join(self) -> None: ...

    def cannot() -> None:
        raise RuntimeError("not now")

    monkeypatch.setattr(processes, "kill_all", cannot)
    monkeypatch.setattr(processes, "parent_process", Parent)
    monkeypatch.setattr(os, "_exit", left.append)
    monkeypatch.setattr(os, "kill", lambda process, number: left.append(number))
    monkeypatch.setattr(signal, "signal", lambda number, handler: None)
    with pytest.raises(RuntimeError):
        processes._leave_with_parent()
    with pytest.raises(RuntimeError):
        processes._leave(signal.SIGTERM, None)
    assert left == [0, signal.SIGTERM]


def test_an_engine_that_never_reads_does_not_stall_the_game(engine: Callable[..., Guarded], view: View[Any]) -> None:
    """Its answers are taken until its input is full; then it is too slow."""
    text = "import os, time\nwhile True:\n    os.write(1, b'done\\n')\n    time.sleep(0.01)"
    bot = engine(text, patience=1)
    for _ in range(60):
        soon(bot, view)
        if bot.failures:
            break
    assert "no answer within" in str(bot.failures[0])


def test_only_the_first_line_after_a_question_counts(engine: Callable[..., Guarded], view: View[Any]) -> None:
    """What an engine says before it is asked, and after its answer, never becomes an answer."""
    text = """
import os, sys
os.write(1, b"I am ready" + bytes([10]) + b"what now?" + bytes([10]))
for line in sys.stdin:
    os.write(1, (b"done" if b"options" in line.encode() else b"ready") + bytes([10]) + b"that was easy" + bytes([10]))
"""
    bot = engine(text, greeted=False)
    program: Any = bot.bot
    let_talk(program._running(), len("I am ready\nwhat now?\n"))
    assert [soon(bot, view) for _ in range(5)] == [("done",)] * 5
    assert bot.failures == []


def test_a_prompt_before_a_question_is_no_part_of_the_answer(engine: Callable[..., Guarded], view: View[Any]) -> None:
    text = """
import os, sys
os.write(1, b"> ")
for line in sys.stdin:
    os.write(1, (b"done" if b"options" in line.encode() else b"ready") + bytes([10]) + b"> ")
"""
    bot = engine(text, greeted=False)
    program: Any = bot.bot
    let_talk(program._running(), len("> "))
    assert [soon(bot, view) for _ in range(5)] == [("done",)] * 5
    assert bot.failures == []


def test_an_answer_may_come_in_pieces_and_end_with_the_engine(engine: Callable[..., Guarded], view: View[Any]) -> None:
    text = """
import os, sys
sys.stdin.readline()
os.write(1, b"do")
os.write(1, b"ne")
"""
    bot = engine(text)
    assert soon(bot, view) == ("done",)
    assert bot.failures == []


def test_what_nobody_asked_for_is_not_kept(engine: Callable[..., Guarded], view: View[Any]) -> None:
    """A long line is cut, and an engine that talks on and on has to wait."""
    text = """
import sys
sys.stdin.readline()
sys.stdout.write("x" * 20_000_000 + chr(10))
sys.stdout.flush()
sys.stdin.readline()
print("done", flush=True)
while True:
    print("and another thing", flush=True)
"""
    bot = engine(text)
    tracemalloc.start()
    soon(bot, view)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 10_000_000
    assert len(str(bot.failures[0].reason)) < 2000
    assert soon(bot, view) == ("done",)
    program: Any = bot.bot
    let_talk(program._program, CHATTER)
    bot.close()


def test_what_is_no_text_is_a_wrong_answer(engine: Callable[..., Guarded], view: View[Any]) -> None:
    bot = engine("import os, sys\nfor line in sys.stdin: os.write(1, bytes([255, 254, 10]))")
    soon(bot, view)
    soon(bot, view)
    assert ["\ufffd\ufffd" in str(failure) for failure in bot.failures] == [True, True]


@pytest.mark.parametrize(
    ("command", "english", "german"),
    [
        ("./missing --fast", "no program ./missing", "kein Programm ./missing"),
        ("it's", "cannot be read: No closing quotation.", "ein Anführungszeichen wird nicht geschlossen."),
        (" ", "needs a command", "braucht einen Befehl"),
    ],
)
def test_a_command_that_cannot_be_started_is_refused(command: str, english: str, german: str) -> None:
    with pytest.raises(EngineError, match=english) as raised:
        make(f"cmd:{command}")
    assert german in tell(raised.value, words("de"))


def test_why_an_engine_does_not_start_is_told_in_every_language(tmp_path: Path, view: View[Any]) -> None:
    path = tmp_path / "engine"
    path.write_text("no program at all", encoding="utf-8")
    path.chmod(0o755)
    bot = make(f"cmd:{path}")
    bot.choose(view)
    told = bot.failures[0].told
    assert "cannot be started: Exec format error" in tell(told, words("en"))
    assert "lässt sich nicht starten: die Datei ist kein ausführbares Programm" in tell(told, words("de"))


BAD = {
    "too slow": ("import time\ntime.sleep(600)", "no answer within 1 seconds", "keine Antwort in 1 Sekunden"),
    "silent": ("for line in sys.stdin: pass", "no answer within 1 seconds", "keine Antwort in 1 Sekunden"),
    "rubbish": (
        "for line in sys.stdin: print('fly away', flush=True)",
        "it wrote 'fly away', which is none of the ",
        "es schrieb »fly away«, keine der ",
    ),
    "not now": (
        "for line in sys.stdin: print('gaia', flush=True)",
        "it wrote 'gaia', which is none",
        "»gaia«, keine der",
    ),
    "empty": ("for line in sys.stdin: print(flush=True)", "it wrote '', which is none of the ", "»«, keine der"),
    "long": (
        "for line in sys.stdin: print('x' * 3_000_000, flush=True)",
        "it wrote a line of more than 200 bytes",
        "eine Zeile von mehr als 200 Bytes",
    ),
    "dead": ("raise SystemExit", "the program ended", "das Programm ist zu Ende"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_engine_is_told_in_one_sentence(engine: Callable[..., Guarded], view: View[Any], what: str) -> None:
    """What it did, at which question, and what was answered for it; in the language of the reader."""
    text, english, german = BAD[what]
    bot = engine(text, patience=1 if "1 seconds" in english else LIMIT)
    assert view.decision is not None
    assert soon(bot, view) == simplest(view.decision, ())
    (failure,) = bot.failures
    told = tell(failure.told, words("en"))
    assert english in told
    assert "failed: " in told
    assert told.endswith(".")
    assert "\n" not in told
    assert len(told) < 400
    assert german in tell(failure.told, words("de"))


def test_an_engine_that_is_not_ready_says_what_it_speaks(engine: Callable[..., Guarded], view: View[Any]) -> None:
    bot = engine("for line in __import__('sys').stdin: print('I speak protocol 7', flush=True)", greeted=False)
    soon(bot, view)
    told = tell(bot.failures[0].told, words("en"))
    assert "it wrote 'I speak protocol 7' instead of 'ready' when it was greeted (protocol 2)" in told


def test_an_engine_that_only_echoes_is_left_alone(engine: Callable[..., Guarded], view: View[Any]) -> None:
    """Nothing of its greeting is taken for the answer to the next one: what it hears of it is the end of the greeting,
    or all of it, as both sides are quick."""
    bot = engine(command="cat")
    for _ in range(4):
        soon(bot, view)
    reasons = [str(failure.reason) for failure in bot.failures]
    echoed = "failed: it wrote a line of more than 200 bytes", "failed: it wrote '' instead of 'ready'"
    assert all(reason.startswith(echoed) for reason in reasons[:3])
    assert "left alone" in reasons[3]


@pytest.mark.parametrize("game", ["genesis", "origins"])
def test_a_greeting_names_every_number(game: str) -> None:
    """Options print from it, questions can be read with it, and every slot of the table is there."""
    played = biont.new(game, seats=2, seed=3, settings={})
    asked = played.decision
    assert asked is not None
    view = played.view(asked.seat)
    told = json.loads(json.dumps(greeting(view, 9)))
    assert (told["protocol"], told["game"], told["seed"]) == (2, game, 9)
    assert set(told["pack"]) == {"name", "hash"}
    assert set(told["slots"]) == set(view.table.fields())
    assert sum(bool(text) for text in told["slots"].values()) > len(told["slots"]) // 2
    while (decision := played.decision) is not None and len(played.answers) < 120:
        for option in decision.options:
            verb, *numbers = option
            kinds = told["verbs"][verb]
            words = [told["kinds"][kinds[min(place, len(kinds) - 1)]] for place in range(len(numbers))]
            text = [known[number] if known else str(number) for known, number in zip(words, numbers, strict=True)]
            assert " ".join([verb, *text]) == played.print(option)
        assert decision.kind in told["questions"]
        played.choose(decision.options[len(played.answers) % len(decision.options)])


EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "engine.py"


@pytest.mark.parametrize("game", ["genesis", "origins"])
def test_the_engine_of_the_page_plays(game: str, capfd: pytest.CaptureFixture[str]) -> None:
    """A whole game without a mistake, and what it is asked it says in words; it imports nothing of Biont."""
    assert "biont" not in [line.split()[1] for line in EXAMPLE.read_text().splitlines() if line.startswith("import")]
    bots = [biont.bot(f"cmd:{sys.executable} {EXAMPLE} --talk", 1, game=game), biont.bot("random", 2, game=game)]
    seats = games.game(game).seating.names[:2]
    result = play_new(game, seats, bots, 5).result
    bots[0].close()
    assert bots[0].failures == []
    assert len(result.seats) == 2
    said = capfd.readouterr().err
    assert {"genesis": f"assign: player {seats[0]}", "origins": "challenge phase: "}[game] in said


def test_the_page_shows_the_engine() -> None:
    page = (EXAMPLE.parents[1] / "engines.md").read_text(encoding="utf-8")
    assert EXAMPLE.read_text(encoding="utf-8") in page
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 50


def test_an_engine_is_greeted_for_every_game_and_seat(
    engine: Callable[..., Guarded], capfd: pytest.CaptureFixture[str]
) -> None:
    """The same program, asked about another game, hears its names first."""
    text = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if "options" in told:
        print(told["options"][0], flush=True)
    else:
        greeted = told["game"], told["seat"]
        print(*greeted, file=sys.stderr, flush=True)
        print("ready", flush=True)
"""
    bot = engine(text, greeted=False)
    for game in ("genesis", "origins", "genesis"):
        played = biont.new(game, seats=2, seed=1, settings={})
        for _ in range(2):
            assert played.decision
            played.choose(soon(bot, played.view(played.decision.seat)))
    assert bot.failures == []
    heard = capfd.readouterr().err.splitlines()
    assert {"genesis", "origins"} == {line.split()[0] for line in heard}
    assert 3 <= len(heard) <= 6
