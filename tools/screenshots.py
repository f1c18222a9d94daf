"""Makes the pictures in docs/pictures: the start page, and games that programs have played (`make screenshots`)."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

import biont
from biont import scenarios
from biont.games import game as definition_named
from biont.kernel import Game
from biont.server import Store, sqlite_url
from biont.server.registry import Registry
from biont.server.threads import Threads

DOCS = Path(__file__).resolve().parent.parent / "docs"
PICTURES = DOCS / "pictures"
WIDE, PHONE = (1280, 800), (390, 844)
SEED = 19
"""A game with a long life: macroorganisms at sea and on land."""


ORIGINS: dict[str, tuple[int, tuple[str, ...]]] = {
    "origins-challenge": (20, ("challenge phase",)),
    "origins-auction": (40, ("bid",)),
    "origins-activities": (36, ("foundation", "lower row")),
    "origins-spread": (30, ("destination",)),
    "origins-market": (24, ("specialize",)),
    "origins-footprint": (12, ("starve",)),
    "origins-end": (999, ()),
}
"""Moments of an advanced game of four: from which turn on, and at which question of the first seat."""


def main(*wanted: str) -> int:
    """Play, serve, and take every picture, or those whose names begin with a word that is wanted."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        games = prepared(Path(folder))
        with served(Path(folder)) as (browser, address):
            pictures(browser, address, games, wanted)
            if not wanted:
                origins(browser, address, games["tale"])
                reading(browser, Path(folder))
    return 0


@contextmanager
def served(folder: Path) -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a server with the games of a folder."""
    environment = {**os.environ, "BIONT_DATA": str(folder), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-c", "from biont.cli import main; main()", "serve", "--port", "0", "--quiet"]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://localhost:\d+", server.stdout.readline())
        assert found, "the server did not start"
        with sync_playwright() as playwright:
            names = ("chromium", "chromium-browser", "google-chrome")
            path = next((one for one in map(shutil.which, names) if one), None)
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            yield browser, found[0]
            browser.close()
    finally:
        server.terminate()
        server.wait()


def prepared(folder: Path) -> dict[str, str]:
    """Games at an early, a middle and a late moment, and one that is over; each with its address."""
    registry = Registry(Store(sqlite_url(folder)), Threads())
    colours = ("red", "yellow", "green", "blue")
    players = ["person", "normal", "easy", "normal"]
    games = {}
    for name, seats, turn in (("early", 2, 2), ("middle", 3, 9), ("late", 3, 16), ("end", 3, 99)):
        game = played(colours[:seats], turn)
        games[name] = "/game/" + registry.take_in(game.record(), players[:seats])
    for name, (turn, questions) in ORIGINS.items():
        game = wandered(turn, questions)
        games[name] = "/game/" + registry.take_in(game.record(), ["person", "normal", "easy", "normal"])
    games["tale"] = "/game/" + registry.take_in(finished().record(), ["person", "normal", "normal"])
    registry.close()
    return games


def finished() -> Game[Any]:
    """A whole advanced game of Bios:Origins that programs have played."""
    game = biont.new("origins", seats=("black", "orange", "green"), seed=5, advanced=True)
    players = definition_named("origins").players
    programs = [players.make("normal", seed) for seed in range(3)]
    while (decision := game.decision) is not None:
        game.choose(programs[decision.seat].choose(game.view(decision.seat)))
    return game


def played(seats: tuple[str, ...], turn: int) -> Game[Any]:
    """A game up to a turn in which the first seat has much to choose from."""
    game = biont.new("genesis", seats=seats, seed=SEED, macro=True)
    programs = [biont.bot("normal", seed) for seed in range(len(seats))]
    while (decision := game.decision) is not None:
        rich = decision.seat == 0 and len(decision.options) > 4 and decision.kind in ("assign", "purchase")
        if game.table.turn >= turn and rich:
            break
        game.choose(programs[decision.seat].choose(game.view(decision.seat)))
    return game


def wandered(turn: int, questions: tuple[str, ...]) -> Game[Any]:
    """A game of Bios:Origins up to a question of the first seat that has more than one answer."""
    for seed in range(4, 40):
        game = biont.new("origins", seats=("black", "white", "orange", "green"), seed=seed, advanced=True)
        programs = [definition_named("origins").players.make("easy", number) for number in range(4)]
        while (decision := game.decision) is not None:
            apt = decision.seat == 0 and decision.kind in questions and len(decision.options) > 1
            if apt and game.table.turn >= turn:
                return game
            game.choose(programs[decision.seat].choose(game.view(decision.seat)))
        if not questions:
            return game
    raise AssertionError(f"no game comes to {questions}")


def reading(browser: Browser, folder: Path) -> None:
    """The table of docs/library.md that is read there list by list."""
    example = re.search(
        r'Path\("cell.toml"\).write_text\(\s*"""\n?(.*?)"""', (DOCS / "library.md").read_text("utf-8"), re.S
    )
    assert example, "docs/library.md has lost its example"
    file = folder / "cell.toml"
    file.write_text(example[1], encoding="utf-8")
    definition = definition_named("genesis")
    (cell,) = scenarios.load(file, definition.scenarios)
    game, say = cell.game(), definition.words("en")
    page = browser.new_page(viewport={"width": WIDE[0], "height": WIDE[1]})
    around = definition.drawing.board.around(game, say, "green")
    page.set_content(definition.drawing.pictures.html(game.view(0), say, around, "light"))
    page.screenshot(path=PICTURES / "reading.png")
    page.close()


def small(file: Path) -> None:
    """A picture in 256 colours, chosen so that rare ones (a player's, a discipline's) stay what they are."""
    whole = Image.open(file).convert("RGB")
    few = whole.quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
    few.save(file, optimize=True)


def origins(browser: Browser, address: str, game: str) -> None:
    """The guide of Bios:Origins where the first new Migrant goes, and a chronicle, in both languages."""
    for language, ending in (("en-GB", ""), ("de-DE", ".de")):
        context = browser.new_context(
            locale=language, reduced_motion="reduce", viewport={"width": WIDE[0], "height": WIDE[1]}
        )
        page = context.new_page()
        page.goto(address)
        page.click("[formaction='/origins/guided']")
        for _ in range(4):
            before = page.inner_text("#guide h2")
            page.click("#prompt button.suggested")
            page.wait_for_function("told => document.querySelector('#guide h2')?.innerText !== told", arg=before)
        page.screenshot(path=PICTURES / f"origins-guide{ending}.png")
        small(PICTURES / f"origins-guide{ending}.png")
        page.goto(f"{address}{game}/chronicle")
        page.screenshot(path=PICTURES / f"origins-chronicle{ending}.png")
        context.close()


def pictures(browser: Browser, address: str, games: dict[str, str], wanted: tuple[str, ...]) -> None:
    """Every picture: its name, its page, language, theme and size."""
    shots = (
        ("start", "/", "en-GB", "light", WIDE),
        ("early", games["early"], "en-GB", "light", WIDE),
        ("middle", games["middle"], "en-GB", "light", WIDE),
        ("late", games["late"], "en-GB", "light", WIDE),
        ("end", games["end"] + "/end", "en-GB", "light", WIDE),
        ("phone", games["middle"], "en-GB", "light", PHONE),
        ("phone-start", "/", "de-DE", "dark", PHONE),
        ("german", games["middle"], "de-DE", "light", WIDE),
        ("dark", games["late"], "en-GB", "dark", WIDE),
        *(
            (name, path, "en-GB", "light", WIDE)
            for name, path in games.items()
            if name in ORIGINS and "end" not in name
        ),
        ("origins-end", games["origins-end"] + "/end", "en-GB", "light", WIDE),
        ("origins-wide", games["origins-spread"], "en-GB", "light", (1920, 1080)),
        ("origins-dark", games["origins-spread"], "en-GB", "dark", WIDE),
        ("origins-german", games["origins-spread"], "de-DE", "light", WIDE),
        ("origins-german-auction", games["origins-auction"], "de-DE", "dark", WIDE),
        ("origins-phone", games["origins-spread"], "en-GB", "light", PHONE),
        ("origins-phone-auction", games["origins-auction"], "de-DE", "dark", PHONE),
        ("origins-tableaus", games["origins-activities"] + "#tableaus", "en-GB", "light", WIDE),
        ("origins-zoomed", games["origins-market"], "en-GB", "light", (640, 400)),
    )
    for name, path, language, theme, (width, height) in shots:
        if wanted and not name.startswith(wanted):
            continue
        context = browser.new_context(
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            viewport={"width": width, "height": height},
        )
        page = context.new_page()
        place, _, sheet = path.partition("#")
        page.goto(address + place)
        if sheet:
            page.click(f"#{sheet} > summary")
        file = PICTURES / f"{name}.png"
        page.screenshot(path=file, full_page=name.endswith("end"))
        small(file)
        context.close()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
