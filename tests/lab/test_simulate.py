"""Runs of games: the same for any number of jobs, counted right, written as they go, taken up again."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from concurrent.futures import wait
from io import StringIO
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from biont.cli import main
from biont.games.statistics import Row
from biont.genesis.cards import COLOURS
from biont.genesis.lab.rows import Notes
from biont.genesis.table import NOWHERE
from biont.kernel.errors import BadSettings, BiontError
from biont.lab import executors
from biont.lab.cardstats import balance_of
from biont.lab.executors import Alone, Part, Playing, Processes, parts_of
from biont.lab.game_rows import Wanted
from biont.lab.plan import Plan
from biont.lab.simulate import Summary, simulate
from biont.lab.store import Store
from biont.lab.tournament import play_tournament
from biont.lab.worker import _play_random, play_one
from biont.processes import drop_work


def test_jobs_change_nothing() -> None:
    """One process or two: the same summary, shared victories included."""
    plan = Plan.of(players=3, games=44, seed=5)
    assert simulate(plan).to_data() == simulate(plan, executor=Processes(2)).to_data()


def test_json_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    """The keys that scripts rely on; victories add up to the games; the same seed gives the same text."""
    texts = []
    for jobs in ("1", "2"):
        assert main(["simulate", "genesis", "--players", "4", "--games", "6", "--jobs", jobs, "--json"]) == 0
        texts.append(capsys.readouterr().out)
    data = json.loads(texts[0])
    assert texts[0] == texts[1]
    assert {"games", "answers", "choices", "turns", "points", "wins", "created", "lost", "armageddons"} <= set(data)
    assert set(data["points"]) == set(data["wins_by_colour"]) == set(COLOURS)
    assert sum(data["wins"].values()) == pytest.approx(6, abs=0.01)


@pytest.mark.parametrize("arguments", [["--players", "1"], ["--players", "3", "--mode", "cooperative"], ["--short"]])
def test_every_mode_can_be_simulated(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Solitaire, cooperative and variants give a summary for people."""
    assert main(["--lang", "en", "simulate", *arguments, "--games", "2", "--jobs", "1"]) == 0
    assert "Organisms created" in capsys.readouterr().out


def test_wins_by_bot() -> None:
    """With bots named, victories are counted by their names; every deal is played from every seat."""
    plan = Plan.of(games=4, seed=2, bots=["greedy", "random"])
    data = simulate(plan).to_data()
    assert set(data["wins"]) == {"greedy", "random"}
    assert sum(data["wins"].values()) == pytest.approx(sum(data["wins_by_colour"].values())) == 4
    assert data["points_by_bot"]["greedy"]["mean"] > data["points_by_bot"]["random"]["mean"]
    assert data["failures"] == 0
    first, second = plan.seating(0), plan.seating(1)
    assert (first.seed, first.colours) == (second.seed, second.colours)
    assert first.bots == second.bots[::-1]


def test_seats_and_colours_go_round() -> None:
    """Over eight deals each of two bots has every colour and every seat equally often."""
    plan = Plan.of(bots=["a", "b"])
    held = [
        (bot, colour)
        for number in range(16)
        for bot, colour in zip(plan.seating(number).bots, plan.seating(number).colours, strict=True)
    ]
    assert {pair: held.count(pair) for pair in set(held)} == {(bot, c): 4 for bot in "ab" for c in COLOURS}


@pytest.mark.parametrize(("bots", "seatings"), [("abab", 2), ("aaab", 4), ("abca", 4), ("aaaa", 1)])
def test_no_seating_of_a_deal_comes_twice(bots: str, seatings: int) -> None:
    """Bots that do not draw would play the very same game again."""
    plan = Plan.of(4, bots=list(bots))
    games = [plan.seating(number) for number in range(2 * seatings)]
    assert len({game.bots for game in games}) == seatings
    assert len({(game.bots, game.seed) for game in games}) == len(games)


@pytest.mark.parametrize(
    ("players", "bots", "settings", "word"),
    [
        (2, ["a", "b", "c"], {}, "3 bots are named for 2 seats"),
        (1, [], {"mode": "cooperative"}, "two players or more"),
        (5, [], {}, "not 5"),
        (4, [], {"mode": "solitaire"}, "one or two colours, not 4"),
    ],
)
def test_plans_that_cannot_be(players: int, bots: list[str], settings: dict[str, Any], word: str) -> None:
    """A sentence says what is wrong with a plan."""
    with pytest.raises(BadSettings, match=word):
        Plan.of(players, bots=bots, **settings)


def test_unknown_bots_are_refused_before_any_game(capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence, exit status 1."""
    assert main(["simulate", "--bots", "clever", "--games", "2"]) == 1
    assert "There is no bot 'clever'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "settings",
    [
        {"players": 2},
        {"players": 4, "chimera": True},
        {"players": 1, "chimera": True},
        {"players": 3, "mode": "cooperative"},
        {"players": 4, "edition": "1e", "pack": "standard-1e"},
    ],
)
def test_organisms_add_up(settings: dict[str, Any]) -> None:
    """Whoever was created and not lost or assimilated is on the table at the end, with the owner told."""
    plan = Plan.of(**settings)
    for number in range(8):
        seating = plan.seating(number)
        game, _, _ = _play_random(plan.rules(seating.colours), seating.seed, False, None)
        notes = Notes(game.table)
        notes.read(game.entries)
        here = {organism: owner for organism, owner in enumerate(game.table.owner) if owner != NOWHERE}
        assert {organism: life.owner for organism, life in notes.alive.items()} == here
        ends = [life.end for life in notes.past]
        assert notes.created == len(here) + len(ends)
        assert notes.lost == ends.count("extinct")


def test_rows_of_a_game_agree() -> None:
    """The last turn's row has the final points, and cards and organisms belong to the game's players."""
    story = play_one(Plan.of(players=3, seed=9), 4, Wanted(details=True))
    turns = story.game["turns"]
    assert [row["turn"] for row in story.rows["turns"]] == list(range(1, turns + 1))
    assert len(story.seats) == 3
    last = {row["colour"]: row["points"] for row in story.rows["standings"] if row["turn"] == turns}
    for seat in story.seats:
        if not story.game["armageddon"]:
            assert last[seat["colour"]] == seat["points"]
        parts = ("cubes", "system", "bionts", "trophies", "dominance", "medea")
        assert sum(seat[part] for part in parts) == seat["points"]
    cards = story.rows["cards"]
    assert {row["owner"] for row in cards} <= {*(seat["colour"] for seat in story.seats), None}
    assert sum(row["bought"] for row in cards if row["kind"] == "placard") == sum(
        not row["parasite"] for row in story.rows["organisms"]
    )
    assert {row["game"] for rows in story.rows.values() for row in rows} == {4}


class Interrupted:
    """A crew whose user presses Ctrl-C after some games."""

    def __init__(self, games: int) -> None:
        self.games = games

    def play(self, parts: Iterator[Part], wanted: Wanted) -> Playing:
        """Play so many games, then stop."""
        for count, stories in enumerate(Alone().play(parts, wanted)):
            if count == self.games:
                raise KeyboardInterrupt
            yield stories


def test_interrupted_runs_go_on(tmp_path: Path) -> None:
    """What was done is kept; the rest is played; the result is that of a run that was never interrupted."""
    plan = Plan.of(games=9, seed=3)
    store = Store.create(tmp_path / "run", plan)
    broken = simulate(plan, executor=Interrupted(4), store=store)
    assert broken.stopped
    assert broken.games == 4
    again = Store.open(tmp_path / "run")
    assert again.plan == plan
    assert sorted(row["game"] for row in again.games()) == [0, 1, 2, 3]
    whole = simulate(plan, store=again)
    assert whole.played == 5
    assert whole.to_data() == simulate(plan).to_data()
    longer = Store.open(tmp_path / "run")
    longer.resize(11)
    assert simulate(longer.plan, store=longer).played == 2


def test_files_of_a_run(tmp_path: Path) -> None:
    """Any reader of Parquet sees one row a game and one row a turn; details without their game are left out."""
    plan = Plan.of(games=5, players=4)
    store = Store.create(tmp_path, plan)
    summary = simulate(plan, store=store)
    games, turns = pq.read_table(tmp_path / "games"), pq.read_table(tmp_path / "turns")
    assert sorted(games["game"].to_pylist()) == list(range(5))
    assert turns.num_rows == sum(games["turns"].to_pylist())
    assert sum(games["created"].to_pylist()) == summary.counts["created"]
    for file in (tmp_path / "games").iterdir():
        file.unlink()
    assert list(Store.open(tmp_path).rows("turns")) == []


def test_folders_that_do_not_fit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A taken folder, an empty one, another plan: a sentence each."""
    out = ["simulate", "--jobs", "1", "--games", "1", "--out", str(tmp_path / "run")]
    assert main(["--lang", "en", *out]) == 0
    assert main(["--lang", "en", *out]) == 1
    assert "holds a run already" in capsys.readouterr().err
    assert main(["--lang", "en", *out, "--resume", "--players", "3"]) == 1
    assert "begun with players = 2, not 3" in capsys.readouterr().err
    assert main(["--lang", "en", "simulate", "--out", str(tmp_path / "none"), "--resume"]) == 1
    assert "holds no run" in capsys.readouterr().err
    assert main(["--lang", "en", "simulate", "--resume"]) == 1


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (["--seed", "0"], "begun with seed = 1, not 0"),
        (["--edition", "2e"], "begun with edition = 1e, not 2e"),
        (["--mode", "competitive"], "begun with mode = cooperative, not competitive"),
        (["--short"], "begun with short = False, not True"),
        (["--pack", "standard-2e"], "begun with pack = standard-1e, not standard-2e"),
        (["--bots", "easy"], "begun with bots = random,random, not easy,easy"),
    ],
)
def test_what_is_said_of_a_run_must_fit(
    said: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also where it is what runs usually have; what is not said, and what is true, may stay."""
    command = ["--lang", "en", "simulate", "--jobs", "1", "--out", str(tmp_path)]
    begun = ["--mode", "cooperative", "--edition", "1e", "--bots", "random", "--seed", "1", "--players", "2"]
    assert main([*command, "--games", "1", *begun]) == 0
    assert main([*command, "--resume", *said]) == 1
    assert sentence in capsys.readouterr().err
    assert main([*command, "--resume"]) == 0
    assert main([*command, "--resume", *begun]) == 0


def test_the_usual_settings_of_a_run_made_by_a_program(tmp_path: Path) -> None:
    """A plan without settings has the usual ones."""
    Store.create(tmp_path, Plan.of(games=1))
    said = ["--seed", "1", "--edition", "2e", "--mode", "competitive", "--pack", "standard-2e"]
    assert main(["simulate", "--jobs", "1", "--out", str(tmp_path), "--resume", *said]) == 0


@pytest.mark.parametrize(
    "damage",
    [
        {"games": "x"},
        {"games": 0},
        {"games": True},
        {"seed": None},
        {"players": 7},
        {"players": "2"},
        {"settings": []},
        {"settings": {"pack": 1}},
        {"bots": "greedy"},
        {"bots": [1, 2]},
        {"bots": ["greedy"]},
        None,
    ],
)
def test_a_damaged_plan_is_a_sentence(damage: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """For whoever goes on with the run, and for whoever wants its report."""
    Store.create(tmp_path, Plan.of(games=1))
    file = tmp_path / "run.json"
    file.write_text(json.dumps(damage and json.loads(file.read_text()) | damage))
    for command in (["simulate", "--jobs", "1", "--resume", "--out", str(tmp_path)], ["report", str(tmp_path)]):
        assert main(["--lang", "en", *command]) == 1
        assert capsys.readouterr().err == f"{file} is no plan of a run.\n"


def test_parquet_needs_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without pyarrow a sentence says what to install."""
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BiontError, match=r"biont\[lab\]"):
        Store.create(tmp_path, Plan())


def test_parts_leave_out_what_is_done() -> None:
    """Games still to play come in small parts, and one by one where bots think: each of them may take minutes."""
    parts: list[Part] = list(parts_of(Plan.of(games=45), {3, 44}))
    assert [number for _, numbers in parts for number in numbers] == [n for n in range(45) if n not in (3, 44)]
    for bot in ("search", "cmd:./engine", "file.py:Bot"):
        assert [numbers for _, numbers in parts_of(Plan.of(games=2, bots=[bot, "random"]))] == [[0], [1]]


def test_games_that_are_done_at_an_interrupt_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C while everybody waits: what came in meanwhile counts, the rest is given up."""

    def interrupted(futures: Any, return_when: str) -> Any:
        wait(futures)
        raise KeyboardInterrupt

    monkeypatch.setattr(executors, "wait", interrupted)
    summary = simulate(Plan.of(games=60), executor=Processes(1))
    assert (summary.games, summary.stopped) == (60, True)


class Busy:
    """A crew that has finished all parts when the first one is taken in."""

    def play(self, parts: Iterator[Part], wanted: Wanted) -> Playing:
        """Hand out what is done, also after Ctrl-C."""
        done = list(Alone().play(parts, wanted))
        try:
            while done:
                yield done.pop()
        except KeyboardInterrupt:
            yield from done
            raise


def _stop(games: int) -> None:
    """What Ctrl-C does while the progress bar is drawn; there is nothing to tell before the first game."""
    if games:
        raise KeyboardInterrupt


def test_an_interrupt_while_games_are_taken_in_loses_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes hand out what they have done, whichever of the three commands asked for it."""
    monkeypatch.setattr(executors, "wait", lambda futures, return_when: wait(futures))
    summary = simulate(Plan.of(games=60), executor=Processes(1), progress=_stop)
    assert (summary.games, summary.stopped) == (60, True)
    tournament = play_tournament(["random", "easy"], 4, executor=Busy(), progress=_stop)
    assert (tournament.games, tournament.stopped) == (4, True)
    balance = balance_of(Plan.of(games=5), executor=Busy(), progress=_stop)
    assert (balance.games, balance.stopped) == (5, True)


def _press_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C comes the first time that the store wants to write."""
    flush = store.flush

    def interrupted() -> None:
        monkeypatch.setattr(store, "flush", flush)
        raise KeyboardInterrupt

    monkeypatch.setattr(store, "flush", interrupted)


def test_an_interrupt_while_files_are_written_loses_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the rest of the twenty games in hand, nor those that other processes have done meanwhile."""
    plan = Plan.of(games=60)
    store = Store.create(tmp_path, plan)
    monkeypatch.setattr(executors, "wait", lambda futures, return_when: wait(futures))
    monkeypatch.setattr("biont.lab.store.FLUSH_GAMES", 7)
    _press_once(store, monkeypatch)
    summary = simulate(plan, executor=Processes(1), store=store)
    assert (summary.games, summary.stopped) == (60, True)
    assert sorted(row["game"] for row in Store.open(tmp_path).games()) == list(range(60))


def test_an_interrupt_while_the_last_file_is_written_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody would write its games afterwards."""
    plan = Plan.of(games=3)
    store = Store.create(tmp_path, plan)
    _press_once(store, monkeypatch)
    with pytest.raises(KeyboardInterrupt):
        simulate(plan, store=store)
    assert len(list(Store.open(tmp_path).games())) == 3


def test_processes_that_have_ended_need_not_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process may end between the look at it and the signal to it."""

    def pressed(futures: Any, return_when: str) -> Any:
        raise KeyboardInterrupt

    def late(process: BaseProcess) -> None:
        drop_work(process)
        raise ProcessLookupError

    monkeypatch.setattr(executors, "wait", pressed)
    monkeypatch.setattr(executors, "drop_work", late)
    assert simulate(Plan.of(games=60), executor=Processes(1)).stopped


@pytest.mark.parametrize(("language", "words"), [("en", "longer or is cut short"), ("de", "länger oder kürzer")])
def test_the_help_tells_what_games_does_to_a_run(language: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A run that goes on may get another number of games, more or fewer."""
    with pytest.raises(SystemExit):
        main(["--lang", language, "simulate", "--help"])
    assert words in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_a_process_that_dies(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A sentence; only a run with files can go on."""
    file = tmp_path / "fatal.py"
    file.write_text("import os\n\nclass Fatal:\n    def choose(self, view):\n        os._exit(1)\n")
    arguments = ["--lang", "en", command, "--bots", f"{file}:Fatal,random", "--games", "2", "--jobs", "2"]
    assert main(arguments) == 1
    told = capsys.readouterr().err
    assert "stopped from outside" in told
    assert "--resume" not in told
    if command == "simulate":
        assert main([*arguments, "--out", str(tmp_path / "run")]) == 1
        assert "--resume" in capsys.readouterr().err


def test_the_progress_bar(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever looks at a terminal sees how many games are done; a file sees nothing."""
    command = ["simulate", "--games", "3", "--jobs", "1", "--json"]
    assert main(command) == 0
    assert capsys.readouterr().err == ""
    screen = StringIO()
    monkeypatch.setattr(screen, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setenv("TERM", "xterm")
    assert main(command) == 0
    assert "3/3" in screen.getvalue()


def test_summaries_add_rows() -> None:
    """Shared victories stay exact in whatever order they come."""
    row: Row = {"answers": 1, "choices": 1, "turns": 1, "created": 2, "armageddon": True, "players": 3}
    seats = [{"colour": colour, "points": 4, "won": 1 / 3, "bot": "x", "failures": 0} for colour in COLOURS[:3]]
    summary = Summary(counters={"created": "created", "armageddons": "armageddon"})
    for _ in range(3):
        summary.add(row, seats)
    assert (summary.to_data()["created"], summary.to_data()["armageddons"]) == (6, 3)
    assert summary.to_data()["wins"] == {"green": 1.0, "red": 1.0, "yellow": 1.0}


def test_games_of_watched_rules_are_the_same() -> None:
    """Telling of turns changes no game."""
    plan = Plan.of(players=2, seed=8)
    assert play_one(plan, 1).game == play_one(plan, 1, Wanted(details=True)).game
