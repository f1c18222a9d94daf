"""How long a page takes: `python -m tools.site.measure [FOLDER]` on what `make site` wrote, in a Chromium.

Every figure is one run; how busy the machine was stands beside them.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.site.hosting import LONG, Hosted, click, sit_down, table
from tools.site.bytecode import chromium
from tools.site.sources import ROOT

STARTS = 4
CLICKS = 40

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


def timed(what: Callable[[], object]) -> float:
    """Seconds that something takes."""
    began = time.monotonic()
    what()
    return time.monotonic() - began


def opened(page: Page, address: str) -> None:
    """Open a page and wait until the table shows it."""
    page.goto(address)
    table(page)


def main(place: Path) -> int:
    """Print the figures."""
    host = Hosted(place)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_context(reduced_motion="reduce").new_page()
        print(f"load {os.getloadavg()[0]:.1f}")
        print(f"first start {timed(lambda: opened(page, host.url)):.1f} s")
        page.wait_for_selector("html[data-keeps]", state="attached", timeout=LONG)
        for _ in range(STARTS):
            took = timed(lambda: opened(page, host.url))
            print(f"later start {took:.1f} s, load {os.getloadavg()[0]:.1f}")
        for game in ("genesis", "origins"):
            sit_down(page, game)
            took_each = [one for number in range(CLICKS) if (one := click(page, number)) is not None]
            slow = statistics.quantiles(took_each, n=20)[-1]
            print(f"{game}: click to new board {statistics.median(took_each):.0f} ms, p95 {slow:.0f} ms")
        sit_down(page, "genesis", **{"seat-blue": "hard"})
        click(page)
        print(f"a page beside a program that searches {table(page).evaluate(BESIDE):.0f} ms at most")
        print(f"load {os.getloadavg()[0]:.1f}")
        browser.close()
    host.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "site"))
