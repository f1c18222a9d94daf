"""Reviews at the table: asked for with a button, made in the background, shown on a page."""

from __future__ import annotations

import re

import pytest

from biont.games import review as judging
from tests.server.conftest import Visitor


@pytest.fixture(autouse=True)
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few decisions in a few games."""
    for name, number in {"CLOSELY": 4, "TRIED": 8, "PROVED": 16}.items():
        monkeypatch.setattr(judging, name, number)


def test_a_finished_game_is_reviewed_in_the_background(visitor: Visitor) -> None:
    game = visitor.finished()
    address = f"/game/{game}/review"
    end = visitor.client.get(f"/game/{game}/end").text
    assert f'<form method="post" action="{address}"' in end  # one press, not a page with the same button
    assert f'href="{address}"' not in end
    assert 'action="/game/' in visitor.client.get(address).text
    assert visitor.post(address).headers["location"] == address
    for _ in range(2000):
        page = visitor.client.get(address).text
        if "http-equiv" not in page:
            break
    assert "Choice and luck" in page
    assert "instead of" in page
    answers = re.findall(r'name="at" value="(\d+)"', page)
    assert answers
    branch = visitor.post(f"/game/{game}/branch", at=answers[0])
    assert len(visitor.client.get(branch.headers["location"] + "/record").json()["answers"]) == int(answers[0])


def test_a_running_game_is_not_reviewed(visitor: Visitor) -> None:
    game = visitor.new()
    reply = visitor.post(f"/game/{game}/review")
    assert reply.status_code == 422
    assert "when it is over" in reply.text
    assert visitor.client.get(f"/game/{game}/review").status_code == 422
    assert "/review" not in visitor.client.get(f"/game/{game}/end").text


def test_where_no_program_can_review_a_game_the_page_says_so_and_none_is_offered(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("biont.genesis.bots.players.GenesisPlayers.judge", lambda _: None)
    game = visitor.finished()
    assert "/review" not in visitor.client.get(f"/game/{game}/end").text
    for reply in (visitor.client.get(f"/game/{game}/review"), visitor.post(f"/game/{game}/review")):
        assert reply.status_code == 422
        assert "No program here knows this game well enough" in reply.text
