"""A real Chromium, and a real server with an empty store."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from tests.server.running import Runner

STEADY = (
    "from biont.server import programs, open_game; programs._luck = open_game.luck = lambda: 5; "
    "open_game.SETTINGS['pace'] = 'instant'; "
    "from biont.server.store import database as d; told = d._connected; "
    "d._connected = lambda pragmas, *one: told((*pragmas, 'synchronous=OFF'), *one)"
)
"""Programs answer at once, and their luck is always the same: what a test has seen once it sees again. Nothing waits
for the disk."""


READ = "from biont.server.warm_up import warm_up; warm_up(lambda: True)"
"""A server that has read everything before anybody comes: where there is much to do the first page takes very long
else, while the same is read beside it."""


WITHOUT = (
    # Chromium loads two pages of its own for the address bar of every window, which take longer than most of ours.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # What Playwright leaves out for steadiness: the last such list counts.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
)
"""Features of Chromium that no page is tested with."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    running = Runner(tmp_path_factory.mktemp("games"), f"{STEADY}; {READ}")
    yield running.url
    running.stop()


WINDOWS = ("chromium", "chromium-browser", "google-chrome")
"""Programs that are a whole Chromium."""


@pytest.fixture(scope="session")
def player() -> Iterator[Playwright]:
    """What leads browsers by the hand: there can be one only."""
    with sync_playwright() as playwright:
        yield playwright


def launched(player: Playwright, *names: str) -> Browser:
    """The first of these programs that the system has, or the Chromium that Playwright brought; it ends with
    ``player``."""
    path = next((found for found in map(shutil.which, names) if found), None)
    arguments = ["--no-sandbox", f"--disable-features={','.join(WITHOUT)}"]
    return player.chromium.launch(executable_path=path, args=arguments)


@pytest.fixture(scope="session")
def browser(player: Playwright) -> Browser:
    """A Chromium without windows where there is one: it takes two thirds of the time of a whole one."""
    return launched(player, "chromium-headless-shell", *WINDOWS)


@pytest.fixture(scope="session")
def whole_browser(player: Playwright) -> Browser:
    """A whole Chromium, which shows messages of the system too."""
    return launched(player, *WINDOWS)


def opened(browser: Browser, language: str = "en-GB", **options: object) -> BrowserContext:
    """A window with its own cookies, in a language, without motion so that nothing has to be waited for."""
    settings: dict[str, object] = {"reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}, **options}
    return browser.new_context(locale=language, **settings)  # type: ignore[arg-type]


@pytest.fixture
def page(browser: Browser, server: str) -> Iterator[Page]:
    """A page in English, whose errors are errors of the test."""
    context = opened(browser, base_url=server)
    fresh = context.new_page()
    problems: list[str] = []
    fresh.on("pageerror", lambda error: problems.append(str(error)))
    fresh.on("console", lambda line: problems.append(line.text) if "Content Security" in line.text else None)
    yield fresh
    context.close()
    assert not problems
