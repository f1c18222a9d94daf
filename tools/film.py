"""Makes docs/pictures/film.webp: both games, answer by answer, as the first seat sees them (`make screenshots`); and
its first picture, which is shown until the film is there.

The games are recorded ones; what is shown are the moments at which that seat has most to choose from.
"""

from __future__ import annotations

import gzip
import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from tools.screenshots import PICTURES, WIDE, served

import biont
from biont.kernel import Record
from biont.server import Store, sqlite_url
from biont.server.registry import Registry
from biont.server.threads import Threads

ROOT = Path(__file__).resolve().parent.parent
RECORDS = (
    ROOT / "tests/genesis/records/three-players-macro.json.gz",
    ROOT / "tests/origins/records/three-players-advanced.json.gz",
)
FRAMES = 12
"""Moments of each game."""
SIZE = (960, 600)
SECONDS = 1.2
LARGEST = 1_500_000
"""Bytes of the film."""


def main() -> int:
    """Take a picture of every moment, and join them."""
    with tempfile.TemporaryDirectory() as folder:
        pages = prepared(Path(folder))
        with served(Path(folder)) as (browser, address):
            context = browser.new_context(
                locale="en-GB", reduced_motion="reduce", viewport={"width": WIDE[0], "height": WIDE[1]}
            )
            page = context.new_page()
            shots = []
            for path in pages:
                page.goto(address + path)
                shots.append(
                    Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
                )
            context.close()
    film = PICTURES / "film.webp"
    shots[0].save(
        film, save_all=True, append_images=shots[1:], duration=int(SECONDS * 1000), loop=1, quality=60, method=4
    )
    shots[0].save(PICTURES / "film-still.webp", quality=60, method=6)
    size = film.stat().st_size
    print(f"{film}: {len(shots)} pictures, {size:,} bytes")
    return 0 if size < LARGEST else 1


def prepared(folder: Path) -> list[str]:
    """The addresses of both games at their moments, on a server of their own."""
    registry = Registry(Store(sqlite_url(folder)), Threads())
    found = []
    for file in RECORDS:
        record = Record.from_json(gzip.decompress(file.read_bytes()).decode())
        for moment in moments(record):
            game = biont.replay(record, to=moment)
            players = ["person", *["normal"] * (len(game.seats) - 1)]
            found.append("/game/" + registry.take_in(game.record(), players))
    registry.close()
    return found


def moments(record: Record) -> list[int]:
    """Answers after which the first seat has most to choose from, in each part of the game one."""
    choices: dict[int, int] = {}
    game = biont.replay(record, to=0)
    for number, answer in enumerate(record.answers):
        if game.decision is not None and game.decision.seat == 0:
            choices[number] = len(game.decision.options)
        game.choose(answer)
    part = len(record.answers) / FRAMES
    parts = [[one for one in choices if int(one / part) == place] for place in range(FRAMES)]
    return [max(one, key=choices.__getitem__) for one in parts if one]


if __name__ == "__main__":
    sys.exit(main())
