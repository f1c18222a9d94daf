"""The site in a browser takes minutes and a network: `make soak-site` runs it, not every run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext
from tools.site.sources import ROOT

from tests.browser.conftest import opened, player
from tests.browser.conftest import whole_browser as browser
from tests.site.firefox import PROGRAM
from tests.site.hosting import Hosted, listed

__all__ = ["browser", "player"]

collect_ignore_glob = [] if "--soak" in sys.argv else ["test_in_*.py"]
if PROGRAM is None:
    collect_ignore_glob.append("test_in_firefox.py")


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make site` writes, in a process of its own: it has a browser of its own too.

    Whoever looks at one part alone names a folder that was written before: `BIONT_SITE=site`.
    """
    if written := os.environ.get("BIONT_SITE"):
        return Path(written).resolve()
    place = tmp_path_factory.mktemp("host") / "site"
    subprocess.run([sys.executable, "-m", "tools.site", str(place)], check=True, cwd=ROOT)
    return place


@pytest.fixture
def host(folder: Path) -> Iterator[Hosted]:
    """A host that has the site."""
    hosted = Hosted(folder)
    yield hosted
    hosted.stop()


STEADY = """python.runPython(`
from biont.server import programs, open_game
programs._luck = lambda: 5
open_game.SETTINGS['pace'] = 'instant'
`);
  home = python"""


@pytest.fixture(scope="session")
def steady(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A host on whose site programs answer at once, and their luck is always the same, as with the server of the
    browser tests."""
    place = tmp_path_factory.mktemp("host") / "site"
    shutil.copytree(folder, place)
    worker = place / "worker.js"
    worker.write_text(worker.read_text(encoding="utf-8").replace("home = python", STEADY), encoding="utf-8")
    listed(place)
    hosted = Hosted(place)
    yield hosted
    hosted.stop()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that was never on the site before."""
    fresh = opened(browser)
    yield fresh
    fresh.close()
