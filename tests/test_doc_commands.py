"""Every command line of README and docs/ is run in the order of its page, by a reader in a hurry and in his folder.

He plays fewer games and lets programs think less long, closes a game at the terminal as soon as it is there, and starts
neither a browser nor a cluster; everything else of a line is as it stands on the page.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import shlex
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import biont
from biont import games
from biont.cli import main, parser_of
from biont.cli.parser import Command
from biont.server import Store, sqlite_url

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
ELSEWHERE = {"write-a-game.md", "environments.md", "running.md", "hosting.md", "hosting.de.md"}
"""Their commands are run by tests/plugin, where that game is installed, by tests/lab/test_bench.py, by
tests/server/test_fleet.py on a database of its own, and by tests/server/test_drill.py: they serve until they are
stopped, and play what destroys a database."""
BLOCKS = re.compile(r"^```(\w*)\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL)
FILES = re.compile(r"^`([\w./-]+)`:\n\n```\w+\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL)
"""A file that the reader is asked to write: its name, and what is in it."""
HURRY = (
    (r"--games \d+", "--games 1"),
    (r"--seconds \d+", "--seconds 1"),
    (r"search:\d+(ms)?", "search:1"),
    (r" --cluster \S+", ""),
    (r"(simulate|tournament|cards --stats)(.*)", r"\1\2 --jobs 1"),
    (r"simulate((?!.*--games).*)", r"simulate\1 --games 1"),
    (r"-o src/\S+", "-o net.npz"),
    (r"scenario run FILE(-OR-FOLDER)?", "scenario run scenario.toml"),
    (r"review FILE", "review begun.json"),
    (r"(?<!new )FILE", "game.json"),
    (r"--to 120", "--to 12"),
)
"""What he shortens, where a page stands for any file, and what he does not write over."""


def lines(page: Path) -> Iterator[str]:
    """The lines of a page that call `biont`, without what is said behind them."""
    for language, block in BLOCKS.findall(page.read_text(encoding="utf-8")):
        for line in block.splitlines():
            if line.startswith("biont ") and not language:
                yield re.split(r"\s{2,}| …", line)[0].removeprefix("biont ")


def in_a_hurry(line: str) -> str:
    """A line as he types it."""
    for long, short in HURRY:
        line = re.sub(long, short, line)
    return line


def is_told_elsewhere(page: Path) -> bool:
    """Whether its commands are run by other tests, or are those of the page in English."""
    english = page.with_name(page.name.replace(".de.", "."))
    return english.name in ELSEWHERE or (page != english and [*lines(page)] == [*lines(english)])


COMMANDS = {page: list(dict.fromkeys(map(in_a_hurry, lines(page)))) for page in PAGES if not is_told_elsewhere(page)}


def played(path: Path) -> None:
    """Let programs play a saved game to its end, and save it again: whoever plays at random may never come there."""
    game = biont.load(path)
    players = games.definition_of(game.rules).players
    programs = [players.make("greedy", seat) for seat in range(len(game.seats))]
    while game.decision is not None:
        seat = game.decision.seat
        game.choose(programs[seat].choose(game.view(seat)))
    game.record().save(path)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """His folder: what comes with the docs, a saved game and a scenario."""
    monkeypatch.chdir(tmp_path)
    # His environment is active: `python` is the one that Biont is installed in, wherever the system has none.
    monkeypatch.setenv("PATH", os.pathsep.join((os.path.dirname(sys.executable), os.environ["PATH"])))
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    shutil.copy(next((ROOT / "src" / "biont" / "genesis" / "scenarios").glob("D*.toml")), "scenario.toml")
    biont.new("genesis", seats=["red", "blue"], seed=1, intro=True).record().save("game.json")
    played(tmp_path / "game.json")
    biont.load("game.json", to=6).record().save("begun.json")
    Store(sqlite_url(tmp_path)).close()
    for text in ("genesis.txt", "genesis-de.txt"):
        (tmp_path / text).write_text("", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("page", [page for page, found in COMMANDS.items() if found], ids=lambda page: page.name)
def test_every_command_of_a_page_runs(page: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in FILES.findall(page.read_text(encoding="utf-8")):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    for line in COMMANDS[page]:
        words = shlex.split(line, comments=True)
        if words[0] == "train":  # with so few games there is nothing to learn: tests/lab/test_train.py does it
            continue
        if words[0] == "play" and "--text" not in words:
            if "--load" in words:  # he plays it there, and saves it
                played(folder / words[words.index("--load") + 1])
            continue
        if words[0] == "replay" and not (folder / words[1]).is_file():  # of the games that are kept, there are fewer
            words[1] = str(next(folder.glob("runs/greedy/records/*.json")))
        if words[0] == "simulate" and "--out" in words:  # a page may begin a run twice
            shutil.rmtree(folder / words[words.index("--out") + 1], ignore_errors=True)
        if "--record" in words:
            played(folder / words[words.index("--record") + 1])
        monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
        finds = {"--sources", "--stats"} & {*words}  # texts that do not say what a pack cites; cards that nobody used
        assert main(words) == int(bool(finds)), line


# -- commands in the middle of a sentence, and those that serve, train or need what is not here ------------------------

IN_A_SENTENCE = re.compile(r"(?<!^\| )`biont ([^`]+)`", flags=re.MULTILINE)
"""Not at the beginning of a row, where a table lists what happens to a biont."""
GUEST = "liars-dice"
"""The game that a page writes: its settings are known where it is installed."""


def unknown(line: str) -> set[str]:
    """Words of a line that the command line does not know: a command, one below it, an option."""
    words = shlex.split(line, comments=True)
    parser: argparse.ArgumentParser = parser_of(words, "en")
    known: set[str] = set()
    while True:
        if isinstance(parser, Command):
            parser.fill()
        known |= {*parser._option_string_actions}
        below = next((one.choices for one in parser._actions if isinstance(one, argparse._SubParsersAction)), {})
        called = next((word for word in words if word in below), "")
        if not called:
            break
        parser = below[called]
        words.remove(called)
    named = {word.partition("=")[0] for word in words if word.startswith("--")}
    return named - known | ({line} if below and words[:1] and not words[0].startswith(("-", "…")) else set())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_of_a_page_is_one_that_there_is(page: Path) -> None:
    """Its commands and options, wherever they stand on it."""
    told = [" ".join(one.split()) for one in IN_A_SENTENCE.findall(page.read_text(encoding="utf-8"))]
    named = [line for line in (*lines(page), *told) if GUEST not in line]
    assert {line: wrong for line in named if (wrong := unknown(line))} == {}
