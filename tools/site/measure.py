"""How long a page takes: `python -m tools.site.measure [FOLDER]` on what `make site` wrote, in a Chromium.

Every figure is one run; how busy the machine was stands beside them, and how long processors worked on it. On Linux
`chrt -r 10` in front of it has them work on this before anything else.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright
from tests.site.hosting import LONG, Hosted, click, sit_down, table
from tools.site.bytecode import chromium
from tools.site.sources import ROOT

STARTS = 4
CLICKS = 40
PAUSE = 3000
"""Milliseconds between two starts: the worker in which programs think starts a little later."""

BESIDE = """async () => {
  const took = [], since = performance.now();
  while (performance.now() - since < 4000) {
    const began = performance.now();
    await (await fetch(new URL("daily", parent.document.baseURI))).text();
    took.push(performance.now() - began);
  }
  return Math.max(...took);
}"""
"""The longest that a page takes to come, of those asked for in four seconds."""


def timed(what: Callable[[], object]) -> str:
    """How long something takes: by the clock, and of processors."""
    began, before = time.monotonic(), worked()
    what()
    return f"{time.monotonic() - began:.1f} s ({worked() - before:.1f} s of processors)"


def worked() -> float:
    """Seconds that processors have worked for the browser and everything else that was started here; 0 but on Linux."""
    ticks: dict[int, int] = {}
    children: dict[int, list[int]] = {}
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = place.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        number = int(place.parent.name)
        ticks[number] = int(fields[11]) + int(fields[12])
        children.setdefault(int(fields[1]), []).append(number)
    total, left = 0, [*children.get(os.getpid(), [])]
    while left:
        number = left.pop()
        total += ticks[number]
        left += children.get(number, [])
    return total / os.sysconf("SC_CLK_TCK")


def opened(page: Page, address: str) -> None:
    """Open a page and wait until the table shows it."""
    page.goto(address)
    table(page)


def main(place: Path) -> int:
    """Print the figures."""
    host = Hosted(place)
    with sync_playwright() as playwright, TemporaryDirectory() as profile:
        # An ordinary window: a private one keeps its files in another process, and asks that one for every write.
        browser = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium(), args=["--no-sandbox"], reduced_motion="reduce"
        )
        page = browser.new_page()
        print(f"load {os.getloadavg()[0]:.1f}")
        print(f"first start {timed(lambda: opened(page, host.url))}")
        page.wait_for_selector("html[data-keeps]", state="attached", timeout=LONG)
        for _ in range(STARTS):
            print(f"later start {timed(lambda: opened(page, host.url))}")
            page.wait_for_timeout(PAUSE)
        for game in ("genesis", "origins"):
            sit_down(page, game)
            took_each = [one for number in range(CLICKS) if (one := click(page, number)) is not None]
            slow = statistics.quantiles(took_each, n=20)[-1]
            print(f"{game}: click to new board {statistics.median(took_each):.0f} ms, p95 {slow:.0f} ms")
        sit_down(page, "genesis", **{"seat-blue": "hard"})
        click(page)
        print(f"a page beside a program that searches {table(page).evaluate(BESIDE):.0f} ms at most")
        for worker in page.workers:
            print(f"{worker.url.rpartition('/')[2]}: {worker.evaluate('self.heap()') / 1e6:.0f} MB of memory")
        print(f"load {os.getloadavg()[0]:.1f}")
        browser.close()
    host.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "site"))
