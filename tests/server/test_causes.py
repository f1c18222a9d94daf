"""A question that follows from something says so, and the sheet of its cause shows every test with both numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from biont.server.page.cause import sheet
from biont.server.page.log import Log
from biont.server.page.position import Position
from tests.browser.positions import frame_of, open_game, recorded, seen

EVERY = {"genesis": 37, "origins": 11}
"""Of so many answers of a recorded game one is looked at, and of three times as many in an ordinary run."""


def positions(game: str, soak: bool) -> Iterator[Position]:
    """Positions of some recorded games in which something is asked."""
    for record in recorded(game)[::9]:
        for at in range(5, len(record.answers), EVERY[game] * (1 if soak else 3)):
            yield seen(open_game(record, at))


@pytest.mark.parametrize("game", EVERY)
def test_whatever_a_question_follows_from_is_a_chip_and_a_sheet(game: str, soak: bool) -> None:
    seen = tests = 0
    for position in positions(game, soak):
        log = Log(position)
        frame = frame_of(position.open_game, "en")
        chip = re.search(r'class="because" href="/game/0/cause/(\d+)"', frame.regions["prompt"])
        assert bool(chip) == bool(log.because)
        if chip:
            seen += 1
            found = sheet(position, log, int(chip[1]))
            assert f'id="cause-{found.number}"' in frame.regions["stage"], "it can be read again"
            for test in (test for part in found.parts for test in part.tests):
                tests += 1
                assert f"<b>{test.trial.test.left}</b> <i>" in frame.regions["stage"]
    assert seen > 2
    assert tests > 2
