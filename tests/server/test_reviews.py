"""Reviews at the table: asked for with a button, made in the background, shown on a page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest

import biont
from biont.games import review as judging
from biont.games.players import Players
from biont.games.review import Progress, Review, reviewing
from biont.kernel import Chance, Game
from biont.server import reviews
from biont.server.registry import Registry
from biont.server.store import Job, Reviewing, Store
from biont.server.store.work import REVIEW
from biont.server.threads import Threads
from biont.server.working import Workers
from tests.server.conftest import Visitor


def reviewed(visitor: Visitor, game: str) -> str:
    """The page of a review as soon as it is there."""
    address = f"/game/{game}/review"
    assert visitor.post(address).headers["location"] == address
    for _ in range(20_000):  # each look lets the steps go on
        page = visitor.client.get(address).text
        if "http-equiv" not in page:
            break
    return str(page)


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
    page = reviewed(visitor, game)
    assert "Choice and luck" in page
    assert "instead of" in page
    answers = re.findall(r'name="at" value="(\d+)"', page)
    assert answers
    branch = visitor.post(f"/game/{game}/branch", at=answers[0])
    assert len(visitor.client.get(branch.headers["location"] + "/record").json()["answers"]) == int(answers[0])


def test_whoever_opens_a_record_reads_of_answers_of_the_others_and_tries_them(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He has the first seat, though he may have played another: that one is no program in his branch."""

    def second(game: Game[Any], players: Players) -> Generator[Progress, None, Review]:
        return reviewing(game, players, {1})

    monkeypatch.setattr(reviews, "reviewing", second)
    game = visitor.finished()
    page = re.sub("[\u2068\u2069]", "", reviewed(visitor, game))
    assert "No answer of Red was worse than another beyond doubt." in page
    assert "Answers of the others that cost most" in page
    assert "A hint would have said of it:" in page
    form = re.search(r'name="at" value="(\d+)"><input type="hidden" name="(try)" value="(yes)"', page)
    assert form is not None
    branch = visitor.post(f"/game/{game}/branch", at=form[1], **{form[2]: form[3]}).headers["location"]
    assert len(visitor.client.get(f"{branch}/record").json()["answers"]) == int(form[1])
    assert visitor.client.app.state.registry.open(branch.split("/")[-1]).is_person(1)  # type: ignore[attr-defined]


def test_a_chronicle_of_a_finished_game_offers_its_review(visitor: Visitor) -> None:
    game, running = visitor.finished(), visitor.new()
    assert f'action="/game/{game}/review"' in visitor.client.get(f"/game/{game}/chronicle").text
    assert "/review" not in visitor.client.get(f"/game/{running}/chronicle").text


def test_a_review_that_fails_keeps_no_other_waiting(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(game: Game[Any], players: Players) -> Generator[Progress, None, Review]:
        raise ZeroDivisionError
        yield 0, 1

    with monkeypatch.context() as patch:
        patch.setattr(reviews, "reviewing", failing)
        assert "Review the game" in reviewed(visitor, visitor.finished())
    assert "Choice and luck" in reviewed(visitor, visitor.finished(6))


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


@pytest.fixture
def places(either_url: str) -> Iterator[Callable[[], Registry]]:
    """Registries on one database, whose games lie in the store alone."""
    store, made = Store(either_url), list[Registry]()

    def place() -> Registry:
        made.append(Registry(store if not store.is_shared else Store(either_url), Threads(), planned=True))
        return made[-1]

    yield place
    for one in made:
        one.close()
    store.close()


def over(place: Registry) -> tuple[str, int]:
    """A finished game and its version."""
    game, chance = biont.new("genesis", seats=["red", "blue"], seed=5), Chance(2)
    while game.decision is not None:
        game.choose(game.decision.options[chance.below(len(game.decision.options))])
    found = place.take_in(game.record())
    return found, place.open(found).version


def asked_for(place: Registry) -> Job:
    """What a worker takes to do."""
    job = place.store.take()
    assert job is not None
    assert job.kind == REVIEW
    return job


def test_a_review_is_made_by_a_worker_and_read_in_every_process(places: Callable[[], Registry]) -> None:
    here, there = places(), places()
    key = over(here)
    assert there.reviews.of(*key) is None
    here.reviews.begin(*key)
    here.reviews.begin(*key)
    there.reviews.begin(*key)
    assert there.reviews.of(*key) == Reviewing()
    Workers(there)._do(asked_for(there))
    assert here.store.take() is None, "it was planned once, and is done"
    found = here.reviews.of(*key)
    assert found is not None
    assert found.review is not None
    whole = here.open(key[0])
    assert found.review == judging.review(whole.at(len(whole.given)), biont.games.game("genesis").players)
    assert here.reviews.of(key[0], key[1] + 1) is None, "of the game as it stood then"
    here.forget(key[0])
    assert there.store.review(*key) is None


def test_a_review_that_is_stopped_is_made_by_another(places: Callable[[], Registry]) -> None:
    here, there = places(), places()
    key = over(here)
    here.reviews.begin(*key)
    here.reviews.stop()
    Workers(here)._do(asked_for(here))
    assert there.reviews.of(*key) == Reviewing(0, 4)
    Workers(there)._do(asked_for(there))
    assert (there.reviews.of(*key) or Reviewing()).review is not None


def test_a_review_reads_as_it_was_written() -> None:
    game, chance = biont.new("genesis", seats=["red", "blue"], seed=5), Chance(2)
    while game.decision is not None:
        game.choose(game.decision.options[chance.below(len(game.decision.options))])
    found = judging.review(game, biont.games.game("genesis").players)
    assert any(one.traits for one in found.choices)
    assert Review.from_data(json.loads(json.dumps(found.to_data()))) == found
