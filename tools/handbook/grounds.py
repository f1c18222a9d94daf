"""Pictures of the grounds of maps, for pages of scenarios: ``python -m tools.handbook.grounds`` (`make screenshots`).

A browser lays out and paints the hundreds of signs of a drawn ground anew on every page, and a picture it only unpacks.
A picture is shown while it is one of the ground as it is drawn, colours aside; otherwise the drawing is.
"""

from __future__ import annotations

import io
import re
import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from tools.handbook.annotating import GAMES
from tools.handbook.contents import DOCS

from biont import games
from biont.cli.draw import browser

if TYPE_CHECKING:
    from playwright.sync_api import Browser

GROUNDS = DOCS / "pictures" / "grounds"
THEMES = ("light", "dark")
WIDTH = 1100
"""Pixels: as many as a page of 1280 shows, and a few more: with half as many again it came too late."""
QUALITY = 70
STYLE = re.compile(r"<style>.*?</style>", flags=re.DOTALL)
SIZE = re.compile(r'\bwidth="(\d+)" height="(\d+)"')


def pictures(game: str, drawing: str) -> dict[str, Path]:
    """Where the pictures of a game's ground lie, by the name that a page takes them under; nothing if there are none
    of this drawing."""
    found = files(game, drawing)
    return found if all(file.is_file() for file in found.values()) else {}


def files(game: str, drawing: str) -> dict[str, Path]:
    """Where they lie once they are taken."""
    mark = sha256(STYLE.sub("", drawing).encode()).hexdigest()[:8]
    return {f"{game}-{theme}.webp": GROUNDS / f"{game}-{mark}-{theme}.webp" for theme in THEMES}


def main() -> int:
    """Take all of them anew."""
    from playwright.sync_api import sync_playwright

    GROUNDS.mkdir(parents=True, exist_ok=True)
    for old in GROUNDS.glob("*.webp"):
        old.unlink()
    with sync_playwright() as player:
        chromium = player.chromium.launch(executable_path=browser(), args=["--no-sandbox"])
        for game in GAMES:
            if drawing := games.game(game).drawing.board.backdrop():
                for theme, file in zip(THEMES, files(game, drawing).values(), strict=True):
                    _take(chromium, drawing, theme, file)
        chromium.close()
    return 0


def _take(chromium: Browser, drawing: str, theme: str, file: Path) -> None:
    from PIL import Image

    size = SIZE.search(drawing)
    assert size is not None
    width, height = int(size[1]), int(size[2])
    page = chromium.new_page(viewport={"width": width, "height": height}, color_scheme=theme)  # type: ignore[arg-type]
    page.set_content(f"<style>:root {{ color-scheme: light dark }} body {{ margin: 0 }}</style>{drawing}")
    taken = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    taken.resize((WIDTH, round(WIDTH * height / width)), Image.Resampling.LANCZOS).save(file, quality=QUALITY, method=6)
    page.close()
    print(f"{file}: {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    sys.exit(main())
