"""How heavy the page of a game is, and what an answer adds to it, in positions of recorded games."""

from __future__ import annotations

import asyncio
import json
import re

import pytest

from biont.kernel import Record
from biont.origins.kit import ORIGINS
from biont.server.frame import Frame, assembled
from biont.server.hall import Watcher
from biont.server.look import Look, render
from biont.server.static import content
from tests.browser.positions import recorded, sitting

PAGE, OTHER_PAGE, UPDATE = 250_000, 300_000, 40_000
"""Bytes of a page with its style and script, of one whose world of chits is no picture that pages keep, and of what the
largest answer but for a tenth brings; not packed."""
ANSWERS = 20


def heaviest(count: int) -> list[tuple[int, Record]]:
    """The games with most players and answers."""
    found = sorted(enumerate(recorded("origins")), key=lambda one: (len(one[1].seats), len(one[1].answers)))
    return found[-count:]


def weight(record: Record, answers: int, language: str) -> int:
    """The page of a game after so many answers, with style and script."""
    look = Look(language)
    board = assembled(ORIGINS, ORIGINS.words(language), Frame(sitting(record, answers), look).data())
    html = str(render("game.jinja", look, ORIGINS, board=board, waits=False, moves=["dice", "motion"]))
    files = re.findall(r'(?:src|href)="/static/\w+/([^"]+\.(?:css|js))"', html)
    assert {"house.css", "origins.css", "room.css", "biont.js", "origins.js"} <= set(files)
    return len(html.encode()) + sum(len(content(name) or b"") for name in files)


@pytest.mark.whole
@pytest.mark.parametrize("share", [0.5, 1.0])
def test_a_page_has_less_than_250_kilobytes(share: float, soak: bool) -> None:
    """The largest of the recorded games in the middle and at the end; with ``--soak`` all of them."""
    for number, record in heaviest(20 if soak else 2):
        found = weight(record, int(len(record.answers) * share), "de")
        assert found < (OTHER_PAGE if record.options.get("realm") == "yrr" else PAGE), (number, share, found)


@pytest.mark.whole
def test_an_answer_brings_less_than_40_kilobytes(soak: bool) -> None:
    """What a page is sent for answers in the middle of a game: nine of ten are that light."""

    async def sent(record: Record) -> list[int]:
        watcher, sizes = Watcher(), []
        middle = len(record.answers) // 2
        for answers in range(middle, middle + ANSWERS):
            frame = Frame(sitting(record, answers), Look("en")).data()
            sizes.append(len(json.dumps(watcher.new_to_it(frame)).encode()))
        return sorted(sizes[1:])

    for number, record in heaviest(20 if soak else 1):
        sizes = asyncio.run(sent(record))
        assert sizes[len(sizes) * 9 // 10] < UPDATE, (number, sizes)
        assert sizes[0] > 0
