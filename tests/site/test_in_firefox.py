"""The site in Firefox, where the system has one: somebody plays, and goes on without a network."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from tests.site.firefox import Firefox
from tests.site.hosting import BEGIN, LONG, PLAYERS, STEP, Hosted, replayed

pytestmark = pytest.mark.real

THERE = """async (long) => {
  const frame = () => document.getElementById("table"), since = Date.now();
  const shown = () => frame() && !frame().hidden && frame().contentDocument?.readyState === "complete";
  while (!shown()) {
    if (Date.now() - since > long) throw new Error(document.body.innerText);
    await new Promise((later) => setTimeout(later, 50));
  }
  return frame().contentDocument.documentElement.lang;
}"""
"""Waits until the table is shown; its language."""

KEPT = """async (long) => {
  const since = Date.now(), told = document.documentElement.dataset;
  while (!("keeps" in told) && Date.now() - since < long) await new Promise((later) => setTimeout(later, 50));
  return "keeps" in told;
}"""
"""Waits until the next start will find everything read; whether it will."""

STARTED = "() => document.documentElement.dataset.memory"
"""From which memory the table has started."""

RECORD = "() => fetch(location.pathname + '/record?whole=1').then((reply) => reply.text())"


@pytest.mark.parametrize("language", ["en", "de"])
def test_somebody_plays_in_firefox_and_goes_on_without_a_network(steady: Hosted, tmp_path: Path, language: str) -> None:
    host = Hosted(steady.folder)
    with closing(Firefox(tmp_path, language)) as browser:
        browser.open(host.url)
        assert browser.run(THERE, LONG) == language
        place = browser.run_within(BEGIN, ["genesis", PLAYERS["genesis"]])
        browser.open(host.origin + place)
        browser.run(THERE, LONG)
        for number in range(3):
            assert browser.run_within(STEP, [number, LONG])
        told = browser.run_within(RECORD)
        assert told.strip() == replayed(told).strip()
        assert browser.run(KEPT, LONG)
        host.stop()
        browser.open(host.origin + place)
        browser.run(THERE, LONG)
        assert browser.run(STARTED) == "kept"
        assert browser.run_within(STEP, [0, LONG])
        assert len(browser.run_within(RECORD)) > len(told)
