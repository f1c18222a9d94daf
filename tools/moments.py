"""Makes the pictures of docs/moments.md: ten moments that newcomers stumbled over, as they look today.

`python -m tools.moments` takes those of today, or only those whose names begin with what is given. What stands beside
them was taken when the newcomers played; `python -m tools.moments --before FOLDER` makes small pictures of those.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page
from tools.screenshots import PICTURES, served

import biont
from biont.games import game as definition_named
from biont.kernel import Game
from biont.server import Store, sqlite_url
from biont.server.registry import Registry
from biont.server.threads import Threads

FOLDER = PICTURES / "moments"
BREADTH, QUALITY = 960, 62
"""Of the pictures as they are kept."""


class Moment(NamedTuple):
    """A moment: its name and that of the picture of before, the game, and what the first seat is asked there."""

    name: str
    before: str
    game: str
    question: str
    cause: str = ""
    """What the question has to follow from."""
    turn: int = 0
    """From which turn on."""
    act: str = ""
    """What is pressed before the picture is taken, or ``page`` and the address of another one."""
    size: tuple[int, int] = (1280, 800)


MOMENTS = (
    Moment("radiation", "genesis-1", "genesis", "discard order", "ultraviolet", act="c"),
    Moment("poison", "genesis-2", "genesis", "atrophy", "pollution", act="c"),
    Moment("assignment", "genesis-3", "genesis", "assign", turn=5, act="h"),
    Moment("purchase", "genesis-4", "genesis", "purchase", turn=9, act="h"),
    Moment("last-turn", "genesis-5", "genesis", "purchase", turn=14, size=(1920, 1080)),
    Moment("history", "genesis-6", "genesis", "", act="page chronicle"),
    Moment("challenge", "origins-p1-09", "origins", "lose city", "challenge", act="c"),
    Moment("way", "origins-p1-21", "origins", "destination", turn=9, act="h"),
    Moment("market", "origins-p2-04", "origins", "specialize", turn=9, size=(1920, 1080)),
    Moment("end", "origins-p1-37", "origins", "", act="m"),
)


def main(*wanted: str) -> int:
    """Play up to every moment, serve the games, and take the pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    if wanted[:1] == ("--before",):
        keep(Path(wanted[1]))
        return 0
    chosen = [one for one in MOMENTS if not wanted or one.name.startswith(wanted)]
    with tempfile.TemporaryDirectory() as folder:
        registry = Registry(Store(sqlite_url(Path(folder))), Threads())
        places = [f"/game/{registry.take_in(reached(one).record(), ['person', 'easy'])}" for one in chosen]
        registry.close()
        with served(Path(folder)) as (browser, address):
            for moment, place in zip(chosen, places, strict=True):
                take(browser, address + place, moment)
    return 0


def keep(folder: Path) -> None:
    """The pictures of before, small."""
    for moment in MOMENTS:
        (found,) = folder.glob(f"{moment.before}-*.png")
        shrunk(found, FOLDER / f"{moment.name}-before.webp")


def reached(moment: Moment) -> Game[Any]:
    """A game of two programs up to the moment: the first one, by its seed, that comes to it."""
    definition = definition_named(moment.game)
    for seed in range(4, 80):
        game: Game[Any] = biont.new(moment.game, seats=definition.seating.names[:2], seed=seed)
        programs = [definition.players.make("normal", number) for number in range(2)]
        while (decision := game.decision) is not None:
            if decision.seat == 0 and decision.kind == moment.question and len(decision.options) > 1:
                causes = game.causes_for(0)
                behind = [causes.entries[one].kind.name for one in causes.behind(decision)]
                if game.table.turn >= moment.turn and (not moment.cause or moment.cause in behind):
                    return game
            game.choose(programs[decision.seat].choose(game.view(decision.seat)))
        if not moment.question:
            return game
    raise AssertionError(f"no game comes to {moment.name}")


def take(browser: Browser, place: str, moment: Moment) -> None:
    """The picture of a moment, as a newcomer sees it."""
    width, height = moment.size
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport={"width": width, "height": height})
    page = context.new_page()
    act, _, address = moment.act.partition(" ")
    page.goto(f"{place}/{address}" if act == "page" else place)
    page.wait_for_load_state()
    if act and act != "page":
        press(page, act)
    file = FOLDER / f"{moment.name}.png"
    page.screenshot(path=file)
    shrunk(file, FOLDER / f"{moment.name}.webp")
    file.unlink()
    context.close()


def press(page: Page, key: str) -> None:
    """Press a key, and wait for what it brings: a hint, what the question follows from, or what happened."""
    page.keyboard.press(key)
    page.wait_for_selector("#guide .suggests" if key == "h" else "#stage.open")


def shrunk(source: Path, target: Path) -> None:
    """A picture as small as it can be read."""
    whole = Image.open(source).convert("RGB")
    height = round(whole.height * BREADTH / whole.width)
    whole.resize((BREADTH, height), Image.Resampling.LANCZOS).save(target, quality=QUALITY, method=6)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
