"""How heavy the page of a game is, and what an answer adds to it, in positions of recorded games."""

from __future__ import annotations

import json
import re

import pytest

from biont.kernel import Record
from biont.origins.cards import COLOURS
from biont.origins.definition import ORIGINS
from biont.origins.game import new
from biont.origins.rules.worlds import ASK_HEX_CHIT, ASK_HEX_PLACE, ASK_HEX_SIDE, ASK_HEX_TURN
from biont.origins.settings import Keywords
from biont.server.opponents import PERSON, programs
from biont.server.page.draw import assembled
from biont.server.preferences import Preferences, render
from biont.server.static import content
from biont.server.watching import Watcher
from biont.words import LANGUAGES
from tests.browser.positions import frame_of, open_game, recorded
from tests.server.conftest import run_apart

PAGE, UPDATE = 277_780, 40_000
"""Bytes of a page with its style and script, and of what the largest answer but for a tenth brings; not packed. With
the fonts of a table, 72.2 kB, a page has less than 350 kB. What explains the board comes later, once for all games."""
ANSWERS = 20
WORLDS: list[Keywords] = [{"map": "custom"}, {"map": "cratons"}, {"map": "archipelago"}, {"realm": "yrr"}]
"""Worlds whose ground is a picture of their game's own."""
SHARES = (0.5, 0.7, 0.8, 0.9, 1.0)
"""How far the games have gone that are weighed."""
WORST = ((1, 710), (1, 770), (1, 820), (2, 560), (3, 650), (9, 550), (17, 900))
"""The heaviest pages of all recorded games, by game and answer: long ways to go late in the game, and an auction."""


def heaviest(count: int) -> list[tuple[int, Record]]:
    """The games with most players and answers."""
    found = sorted(enumerate(recorded("origins")), key=lambda one: (len(one[1].seats), len(one[1].answers)))
    return found[-count:]


def played(world: Keywords) -> Record:
    """A full game on a world, as programs play it."""
    game = new(COLOURS, seed=3, advanced=True, laying="seed", **world)
    programs = [ORIGINS.players.make("greedy", seat) for seat in range(len(COLOURS))]
    while game.decision is not None:
        game.choose(programs[game.decision.seat].choose(game.view(game.decision.seat)))
    return game.record()


def weight(record: Record, share: float, language: str) -> int:
    """The page of a game at a share of its length, with style and script."""
    return weight_after(record, int(len(record.answers) * share), language)


def weight_after(record: Record, answers: int, language: str) -> int:
    """The page of a game after so many answers."""
    look = Preferences(language)
    table = open_game(record, answers)
    table.whos = (PERSON, *programs(ORIGINS.players))
    board = assembled(ORIGINS, ORIGINS.words(language), frame_of(table, language))
    moves = ["dice", "motion"]
    html = str(render("game.jinja", look, ORIGINS, board=board, waits=False, moves=moves, company=False))
    files = re.findall(r'(?:src|href)="/static/\w+/([^"]+\.(?:css|js))"', html)
    assert {"house.css", "origins.css", "room.css", "table.js", "origins/map.js"} <= set(files)
    return len(html.encode()) + sum(len(content(name) or b"") for name in files)


@pytest.mark.whole
def test_a_page_with_its_fonts_has_less_than_350_kilobytes(soak: bool) -> None:
    """The largest of the recorded games; with ``--soak`` all of them."""
    for number, record in heaviest(20 if soak else 2):
        found = {share: weight(record, share, "de") for share in SHARES}
        assert max(found.values()) < PAGE, (number, found)


@pytest.mark.whole
@pytest.mark.parametrize("language", LANGUAGES)
def test_nor_has_the_heaviest_page_more(soak: bool, language: str) -> None:
    """With ``--soak`` after every tenth answer of all recorded games."""
    games = recorded("origins")
    every = [(game, at) for game, record in enumerate(games) for at in range(0, len(record.answers) + 1, 10)]
    found = {(game, at): weight_after(games[game], at, language) for game, at in (every if soak else WORST)}
    assert max(found.values()) < PAGE, {place: bytes_ for place, bytes_ in found.items() if bytes_ >= PAGE}


@pytest.mark.whole
@pytest.mark.parametrize("world", [{"map": "custom"}, {"realm": "yrr"}], ids=str)
def test_a_page_on_which_a_world_is_laid_has_no_more(world: Keywords) -> None:
    """After every fifth answer, so that chits, sides, places and turns are chosen."""
    game = new(COLOURS, seed=2, advanced=True, **world)
    asked, found = set(), []
    while game.decision is not None and game.decision.kind in (ASK_HEX_CHIT, ASK_HEX_SIDE, ASK_HEX_PLACE, ASK_HEX_TURN):
        if len(game.answers) % 5 == 0:
            asked.add(game.decision.kind)
            found.append(weight_after(game.record(), len(game.answers), "de"))
        game.choose(game.decision.options[len(game.answers) * 7 % len(game.decision.options)])
    assert max(found) < PAGE, found
    assert {ASK_HEX_CHIT, ASK_HEX_PLACE} <= asked


@pytest.mark.whole
@pytest.mark.parametrize("world", WORLDS, ids=str)
def test_it_is_no_heavier_on_another_world(world: Keywords) -> None:
    record = played(world)
    found = {share: weight(record, share, "de") for share in SHARES[::2]}
    assert max(found.values()) < PAGE, found


@pytest.mark.whole
def test_an_answer_brings_less_than_40_kilobytes(soak: bool) -> None:
    """What a page is sent for answers in the middle of a game: nine of ten are that light."""

    async def sent(record: Record) -> list[int]:
        watcher, sizes = Watcher(), []
        middle = len(record.answers) // 2
        for answers in range(middle, middle + ANSWERS):
            frame = frame_of(open_game(record, answers), "en")
            sizes.append(len(json.dumps(watcher.new_to_it(frame).to_data()).encode()))
        return sorted(sizes[1:])

    for number, record in heaviest(20 if soak else 1):
        sizes = run_apart(sent(record))
        assert sizes[len(sizes) * 9 // 10] < UPDATE, (number, sizes)
        assert sizes[0] > 0
