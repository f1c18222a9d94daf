"""Looks at a page of each kind of the built handbook in a real Chromium: ``python -m tools.handbook.access [FOLDER]``.

axe-core finds nothing in either theme, nothing is asked of another host, search finds a rule, and the largest thing of
a page is painted within a second on a laptop whose line and processor are held back.
"""

from __future__ import annotations

import gzip
import sys
import threading
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright
from tools.handbook.contents import LANGUAGES, ROOT

from biont.cli.draw import browser

AXE = ROOT / "tests" / "browser" / "axe" / "axe.min.js"
PAGES = (
    "index", "playing", "first-bot", "hosting", "commands", "settings", "names", "architecture",
    "genesis/rules/D7.1", "origins/rules/D2d.1", "genesis/cards/rnapol", "origins/cards/sapiens",
    "genesis/scenes/J1-J9-before", "origins/scenes/S8-before",
)  # fmt: skip
"""One of each kind."""
SOUGHT = {"en": ("atrophy", "genesis/rules/"), "de": ("Atrophie", "genesis/rules/")}
LAPTOP = {"offline": False, "latency": 40, "downloadThroughput": 1_250_000, "uploadThroughput": 1_250_000}
"""A line of ten megabits a second, as Lighthouse has it for a desk."""
MODEST = 1000
"""What a modest processor makes of Lighthouse's benchmark, by which a quicker one is held back to it: rates that are
fixed mean another device on every machine."""
BENCHMARK = """() => {
  const rounds = (work, least = 500) => {
    const began = performance.now();
    let count = 0;
    for (; count % 10 || performance.now() - began < least; count++) work(count);
    return count / 10 / ((performance.now() - began) / 1000);
  };
  const pair = [0, 1].map(() => Array.from({ length: 100_000 }, (_, number) => number));
  const copies = (count) => {
    const [from, to] = count % 2 ? pair : [pair[1], pair[0]];
    for (let at = 0; at < from.length; at++) to[at] = from[at];
  };
  const letters = () => { let text = ""; for (let at = 0; at < 10_000; at++) text += "a"; return text; };
  return (rounds(letters) + rounds(copies)) / 2;
}"""
"""Tens of times a second that a processor puts together ten thousand letters or copies a hundred thousand numbers."""
SLOWEST = 1000
"""Milliseconds until the largest thing is painted."""
PAINTED = """() => new Promise(done => new PerformanceObserver(seen => done(seen.getEntries().at(-1).startTime))
    .observe({ type: "largest-contentful-paint", buffered: true }))"""
TEXTS = (".html", ".css", ".js", ".svg")
FOUND = "() => axe.run().then(found => found.violations.map(one => one.id + ': ' + one.nodes[0].html.slice(0, 160)))"


class Host(SimpleHTTPRequestHandler):
    """Gives out files as hosts of sites do, texts packed, and says nothing of it."""

    def do_GET(self) -> None:
        """A file."""
        file = Path(self.translate_path(self.path))
        if file.suffix not in TEXTS or not file.is_file():
            super().do_GET()
            return
        body = _packed(file)
        self.send_response(200)
        for name, value in (
            ("Content-Type", self.guess_type(str(file))),
            ("Content-Encoding", "gzip"),
            ("Content-Length", str(len(body))),
        ):
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing."""


@cache
def _packed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes())


def main(place: Path) -> int:
    """Print what is wrong."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, directory=place))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    home = f"http://127.0.0.1:{server.server_port}"
    wrong: list[str] = []
    with sync_playwright() as player:
        chromium = player.chromium.launch(executable_path=browser(), args=["--no-sandbox"])
        page = chromium.new_page()
        page.on("request", lambda asked: None if asked.url.startswith((home, "data:")) else wrong.append(asked.url))
        for language in LANGUAGES:
            for name in PAGES:
                wrong += _looked_at(page, f"{home}/{language}/{name}.html")
            wrong += _sought(page, f"{home}/{language}/search.html", *SOUGHT[language])
        page.goto("about:blank")
        rate = max(1.0, max(page.evaluate(BENCHMARK) for _ in range(3)) / MODEST)
        paints = {
            f"{language}/{name}": _painted(chromium, f"{home}/{language}/{name}.html", rate)
            for language in LANGUAGES
            for name in PAGES
        }
        wrong += [f"{name}: painted after {paint:.0f} ms" for name, paint in paints.items() if paint > SLOWEST]
        chromium.close()
    server.shutdown()
    for line in wrong:
        print(line, file=sys.stderr)
    slowest = max(paints, key=paints.__getitem__)
    print(f"{len(PAGES) * len(LANGUAGES)} pages looked at, {len(wrong)} flaws")
    held = f"processor held back by {rate:.2f}"
    print(f"the largest thing of a page is painted after {paints[slowest]:.0f} ms at most ({slowest}; {held})")
    return 1 if wrong else 0


def _looked_at(page: Page, address: str) -> list[str]:
    found: list[str] = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.goto(address)
        page.add_script_tag(path=AXE)
        found += [f"{address} ({theme}): {one}" for one in page.evaluate(FOUND)]
    return found


def _painted(chromium: Browser, address: str, rate: float) -> float:
    """Milliseconds until the largest thing of a page is painted; where that is too long, it is the middle one of three
    times, since a machine stumbles now and then."""
    first = _painted_once(chromium, address, rate)
    return first if first <= SLOWEST else median((first, *(_painted_once(chromium, address, rate) for _ in range(2))))


def _painted_once(chromium: Browser, address: str, rate: float) -> float:
    """By somebody who has seen nothing of the site."""
    with chromium.new_context() as context:
        page = context.new_page()
        line = context.new_cdp_session(page)
        line.send("Network.emulateNetworkConditions", LAPTOP)
        line.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        page.goto(address, wait_until="load")
        return float(page.evaluate(PAINTED))


def _sought(page: Page, address: str, word: str, wanted: str) -> list[str]:
    page.goto(f"{address}?q={word}")
    there = page.locator(f"#search-results a[href*='{wanted}']")
    try:
        there.first.wait_for()
    except TimeoutError:
        return [f"{address}: {word} finds no rule"]
    return []


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "handbook"))
