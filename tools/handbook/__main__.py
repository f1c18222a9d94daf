"""Writes the handbook into ``build/handbook``, or the folder that is named: ``python -m tools.handbook [FOLDER]``."""

from __future__ import annotations

import gzip
import shutil
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.handbook import atlas, contents, links, site, sources


def main(place: Path) -> int:
    """Both languages, then every link of both; whatever is wrong is printed, and nothing of it is left."""
    wrong = contents.flaws()
    shutil.rmtree(place, ignore_errors=True)
    if not wrong:
        atlas.share(place)
        (place / "index.html").write_text(site.entrance(), encoding="utf-8")
        for language in contents.LANGUAGES:
            with TemporaryDirectory(prefix="biont-handbook-") as folder:
                sources.lay(Path(folder), language)
                if not site.build(Path(folder), place / language, language):
                    wrong.append(f"{language}: Sphinx has warned")
        wrong += links.flaws(place.resolve())
    for line in wrong:
        print(line, file=sys.stderr)
    if wrong:
        return 1
    _told(place)
    return 0


def _told(place: Path) -> None:
    pages = list(place.rglob("*.html"))
    of_games = [file for name in atlas.GAMES for file in place.glob(f"*/{name}/**/*.html")]
    shared = [file for file in (place / atlas.COMMON).iterdir() if not file.name.startswith("film")]
    size = sum(len(gzip.compress(file.read_bytes())) for file in (*of_games, *shared))
    print(
        f"{place}: {len(pages):,} pages; {len(of_games):,} of rules, cards and scenarios, {size / 1e6:.1f} MB with gzip"
    )
    print(f"{time.process_time():.0f} s of a processor")


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else contents.ROOT / "build" / "handbook"))
