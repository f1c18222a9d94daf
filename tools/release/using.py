"""The wheel as a stranger has it: in a bare environment, without this repository, doing what it is for."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from tools.release.archives import Flaw

TOUR = Path(__file__).with_name("tour.py")
DOCS = Path(__file__).resolve().parents[2] / "docs"
FILES = re.compile(r"^`([\w./-]+)`:\n\n```\w+\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL)
"""A file that a page asks its reader to write: its name, and what is in it."""
EXTRAS = {
    "lab": ("biont", "simulate", "--bots", "greedy", "--games", "4", "--out", "games"),
    "learned": ("biont", "simulate", "--bots", "master:2", "--games", "1", "--short"),
    "net": ("python", "-c", "import aiosmtplib, biont.server.metrics, cryptography, psycopg, webauthn"),
    "env": ("python", "-c", "import biont.lab.environments"),
    "testing": ("python", "-c", "import biont.testing"),
}
"""What shows that an extra does its work. A cluster has a test of its own (`make test-cluster`), and a database server
is started by no installation."""


def pythons(wanted: str) -> Iterator[str]:
    """Every Python of this machine that the package allows, one of each minor version."""
    least = int(re.fullmatch(r">=3\.(\d+)", wanted.replace(" ", ""))[1])  # type: ignore[index]
    places = [*os.environ.get("PATH", "").split(os.pathsep), *map(str, _installed_apart())]
    for minor in range(least, least + 12):
        for name in (shutil.which(f"python3.{minor}", path=place) for place in places):
            if name is not None and _works(name):
                yield name
                break


def _installed_apart() -> Iterator[Path]:
    """Where a manager of versions keeps several."""
    versions = Path(sys.base_prefix).parent
    yield from sorted(versions.glob("3.*/bin"))


def _works(python: str) -> bool:
    return subprocess.run([python, "-c", "import venv, ensurepip"], capture_output=True).returncode == 0


class Home:
    """A bare environment in a folder."""

    def __init__(self, folder: Path, python: str) -> None:
        self.folder = folder
        subprocess.run([python, "-m", "venv", str(folder / "env")], check=True)
        self.programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
        self.data = folder / "data"

    def install(self, *wanted: str) -> None:
        """Install as anybody would."""
        self.run("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted)

    def run(self, program: str, *arguments: str, given: str = "") -> str:
        """What a program of the environment says, in a folder that has nothing of ours."""
        command = [str(self.programs / program), *arguments]
        done = subprocess.run(
            command, cwd=self.folder, env=self.surroundings, input=given, capture_output=True, text=True
        )
        if done.returncode:
            raise Flaw(f"`{program} {' '.join(arguments)}` ended with {done.returncode}: {done.stderr.strip()[-600:]}")
        return done.stdout

    @property
    def surroundings(self) -> dict[str, str]:
        """Variables of somebody who never saw this repository."""
        kept = {name: os.environ[name] for name in ("HOME", "PATH", "SYSTEMROOT", "TEMP") if name in os.environ}
        return {**kept, "BIONT_DATA": str(self.data), "PYTHONUTF8": "1"}

    def serves_a_page(self) -> None:
        """The table stands in the browser, from the wheel alone."""
        command = [str(self.programs / "biont"), "serve", "--quiet", "--port", "0"]
        server = subprocess.Popen(command, cwd=self.folder, env=self.surroundings, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+?:\d+/", server.stdout.readline())
            if found is None:
                raise Flaw("`biont serve` did not say where it is.")
            page = urllib.request.urlopen(found[0], timeout=30).read().decode()
            if "Bios:Genesis" not in page:
                raise Flaw("The start page does not name the games.")
        finally:
            server.terminate()
            server.wait(10)


def use(home: Home) -> None:
    """Both games are played, drawn, simulated and served."""
    said = home.run("biont", "--version")
    if home.run("python", "-m", "biont", "--version") != said:
        raise Flaw("`python -m biont` is not `biont`.")
    home.run("python", str(shutil.copy(TOUR, home.folder / "tour.py")))
    home.run("biont", "draw", "world", "-o", "map.svg")
    home.run("biont", "simulate", "--bots", "greedy", "--games", "2")
    home.run("biont", "simulate", "origins", "--bots", "greedy", "--games", "1")
    home.run("biont", "play", "--text", "--seed", "7", given="quit\n")
    home.run("biont", "doctor")
    home.serves_a_page()
    follows_the_pages(home)


def follows_the_pages(home: Home) -> None:
    """A bot and a card of one's own, with the files that the handbook's pages ask for; few games are enough."""
    for page in ("first-bot", "first-card"):
        for name, text in FILES.findall((DOCS / f"{page}.md").read_text(encoding="utf-8")):
            (home.folder / name).parent.mkdir(exist_ok=True)
            (home.folder / name).write_text(text, encoding="utf-8")
    home.run("biont", "simulate", "--bots", "dreamer.py:Dreamer,random", "--games", "1")
    home.run("biont", "tournament", "--bots", "dreamer.py:Dreamer,random", "--games", "1", "--out", "runs/first")
    if not (home.folder / "runs" / "first" / "report.html").is_file():
        raise Flaw("`biont tournament --out` wrote no page.")
    home.run("biont", "cards", "--check", "own")
    home.run("biont", "draw", "card", "crispr", "--pack", "own", "-o", "crispr.svg")
    home.run("biont", "play", "--text", "--pack", "own", given="quit\n")


def use_extra(home: Home, extra: str) -> None:
    """An extra does what it is for."""
    program, *arguments = EXTRAS[extra]
    home.run(program, *arguments)


def made(folder: Path, python: str, *wanted: str) -> Home:
    """An environment with a Python of its own and what was asked for."""
    folder.mkdir(parents=True)
    home = Home(folder, python)
    home.install(*wanted)
    return home
