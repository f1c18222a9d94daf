"""What a frame of motion costs: ``python -m tests.browser.frames [clicks] [slower]``.

A guided game of each of the two is played by its advice while Chromium notes what the page's main thread does. What
counts is the time that the thread ran, not the time that passed. The first frame after a new board belongs to the click
and is told apart, and those before it do too; all others are motion, and each has 16 ms on a machine that is four times
slower: 4 ms here. What a script of the page does between two of them counts as one of them, as no frame can come while
it runs.

Without ``slower`` the browser runs four times slower by itself: it stops the thread for most of each fifth of a
millisecond, and its waiting counts as running. Where much else runs, that is less exact than 1, the machine as it is.
"""

from __future__ import annotations

import sys
import tempfile
from bisect import bisect_left, bisect_right
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.browser.conftest import WINDOWS, launched, opened
from tests.browser.table import READ, TURN, sent, version
from tests.server.running import Runner

BUDGET = 16.0
SLOWER = 4.0
MOVES = 2000
"""Milliseconds in which everything that a new board sets in motion has come to rest."""

LUCK = "from biont.server import programs; programs._luck = lambda: 5"
"""The game is always the same one, at the pace of whoever changed nothing."""

FRAME = "ProxyMain::BeginMainFrame"
SCRIPT = "FunctionCall"
"""What a script does between frames; the page's own come from its server."""

BOARD, CLICK = "drawn", "clicked"
TRACED = ["devtools.timeline", "blink.user_timing", "cc"]
ADVISED = "document.querySelector('#prompt .option.first, #prompt .option').click()"
"""What is suggested stands first."""

Event = dict[str, Any]


@dataclass(frozen=True)
class Shown:
    """One frame: milliseconds of the thread, how long after the board, and what took them."""

    took: float
    after: float
    first: bool
    name: str
    parts: Counter[str]

    def __str__(self) -> str:
        parts = ", ".join(f"{name} {took:.1f}" for name, took in self.parts.most_common(6) if took > 0.2)
        return f"{self.took:5.1f} ms, {self.after:4.0f} after the board, {self.name}: {parts}"


def frames(events: list[Event]) -> list[Shown]:
    """All frames of a trace that came after some board, and all that its scripts did between them."""
    main = Counter((one["pid"], one["tid"]) for one in events if one["name"] == "UpdateLayoutTree").most_common(1)[0][0]
    ran = [one for one in events if (one["pid"], one["tid"]) == main and one["ph"] == "X"]
    ran.sort(key=lambda one: float(one["ts"]))
    began = [one["ts"] for one in ran]
    marks = sorted((one["ts"], one["name"]) for one in events if one["name"] in (BOARD, CLICK))
    found, painted, over = [], set(), 0.0
    for one in ran:
        board, ends = bisect_right(marks, (one["ts"], "z")) - 1, one["ts"] + one["dur"]
        if one["ts"] < over or not (one["name"] == FRAME or own(one)):
            continue
        over = ends
        # What brings a board or a click belongs to that.
        brings = board + 1 < len(marks) and marks[board + 1][0] < ends
        if board < 0 or marks[board][1] == CLICK or (brings and one["name"] == SCRIPT):
            continue
        parts: Counter[str] = Counter()
        for part in ran[bisect_left(began, one["ts"]) : bisect_right(began, ends)]:
            if part is not one:
                parts[part["name"]] += part.get("tdur", 0) / 1000
        # What scripts do before the first frame is not motion yet.
        if one["name"] == FRAME or board in painted:
            after = (one["ts"] - marks[board][0]) / 1000
            found.append(Shown(one.get("tdur", 0) / 1000, after, board not in painted, one["name"], parts))
        if one["name"] == FRAME:
            painted.add(board)
    return found


def own(one: Event) -> bool:
    """Whether a script of the page runs."""
    return one["name"] == SCRIPT and "/static/" in one["args"].get("data", {}).get("url", "")


def traced(page: Page, devtools: CDPSession, clicks: int) -> list[Event]:
    """Follow the advice so many times, and what the browser noted of it."""
    events: list[Event] = []
    over: list[object] = []
    devtools.on("Tracing.dataCollected", lambda some: events.extend(some["value"]))
    devtools.on("Tracing.tracingComplete", lambda told: over.append(told))
    config = {"includedCategories": TRACED}
    devtools.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    for _ in range(clicks):
        before = version(page)
        page.evaluate(f"performance.mark('{CLICK}'); {READ}")
        page.evaluate(ADVISED)
        page.wait_for_selector(f".board:not([data-version='{before}'])")
        page.wait_for_selector(TURN, timeout=60_000)
        page.wait_for_timeout(MOVES)
    devtools.send("Tracing.end")
    while not over:
        page.wait_for_timeout(100)
    return events


def played(browser: Browser, url: str, game: str, clicks: int, slower: float) -> list[Shown]:
    """The frames of a guided game at which things move."""
    context = opened(browser, base_url=url, reduced_motion="no-preference")
    page = context.new_page()
    page.add_init_script(f"document.addEventListener('drawn', () => performance.mark('{BOARD}'))")
    page.goto(sent(page, f"/{game}/guided"))
    page.wait_for_selector("#prompt .option")
    page.wait_for_load_state()
    page.wait_for_timeout(MOVES)
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    found = frames(traced(page, devtools, clicks))
    context.close()
    return found


def report(game: str, shown: list[Shown], slower: float) -> int:
    """Print what the frames took; how many of motion took too long."""
    bar = BUDGET * slower / SLOWER
    for name, some in (
        ("boards", [one for one in shown if one.first]),
        ("motion", [one for one in shown if not one.first]),
    ):
        took = sorted(one.took for one in some)
        over = [one for one in some if one.took > bar]
        print(f"{game}, {name}: {len(took)} frames, median {took[len(took) // 2]:.2f} ms, ", end="")
        print(f"p95 {took[int(len(took) * 0.95)]:.2f}, {len(over)} over {bar:g} ms")
    print(*(f"  {one}" for one in over), sep="\n", flush=True)
    return len(over)


def main(clicks: int = 12, slower: float = SLOWER) -> int:
    """Both games."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as player:
        browser = launched(player, *WINDOWS)
        running = Runner(Path(folder), LUCK)
        try:
            return sum(
                report(game, played(browser, running.url, game, clicks, slower), slower)
                for game in ("genesis", "origins")
            )
        finally:
            running.stop()


if __name__ == "__main__":
    sys.exit(bool(main(*(int(one) for one in sys.argv[1:]))))
