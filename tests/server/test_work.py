"""Several processes on one database: work is taken by one of them, and what one changes the others hear."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
import sqlalchemy as sa

from biont.bots import Dropped
from biont.server.listening import Listener
from biont.server.member import beside
from biont.server.registry import Registry
from biont.server.store import Answer, Overtaken, Store, work
from biont.server.threads import Threads
from biont.server.working import Workers

PATIENCE = 20.0


class Heard:
    """What a listener heard, and a way to wait for it."""

    def __init__(self) -> None:
        self.keys: list[tuple[str, bool]] = []
        self.looks = 0
        self._changed = threading.Condition()

    def tell(self, key: str, own: bool) -> None:
        with self._changed:
            self.keys.append((key, own))
            self._changed.notify_all()

    def look(self) -> None:
        with self._changed:
            self.looks += 1
            self._changed.notify_all()

    def until(self, it_is: Callable[[], bool]) -> None:
        with self._changed:
            assert self._changed.wait_for(it_is, PATIENCE)


@pytest.fixture
def places(shared_url: str) -> Iterator[Callable[[], Registry]]:
    """Registries on one database, as each process has one."""
    made: list[Registry] = []

    def place() -> Registry:
        made.append(Registry(Store(shared_url), Threads()))
        return made[-1]

    yield place
    for one in made:
        one.close()


def begun(place: Registry, *players: str) -> str:
    """A game in which Blue is asked first, and programs answer as soon as they can."""
    return place.new("genesis", ["red", "blue"], players, 5, {}, page={"pace": "instant"})


@contextmanager
def listener(url: str, origin: str = "") -> Iterator[tuple[Listener, Heard]]:
    heard = Heard()
    one = Listener(url, origin, heard.tell, heard.look)
    one.start()
    assert one.wait(PATIENCE)
    yield one, heard
    one.close()


def test_what_one_process_changes_the_others_hear(places: Callable[[], Registry], shared_url: str) -> None:
    here, there = places(), places()
    game = begun(here, "person", "person")
    with listener(shared_url, here.store.origin) as (_, heard):
        for place in (here, there):
            open_game = place.open(game)
            assert open_game.decision is not None
            open_game.answer(open_game.game.print(open_game.decision.options[0]), open_game.version)
        heard.until(lambda: len(heard.keys) >= 2)
        assert heard.keys == [(game, True), (game, False)]


def test_a_line_that_was_cut_is_made_again_and_everybody_looks_once(shared_url: str) -> None:
    with listener(shared_url) as (one, heard):
        heard.until(lambda: heard.looks == 1)
        store = Store(shared_url)
        with store.engine.begin() as connection:
            connection.execute(sa.select(sa.func.pg_terminate_backend(one.pid)))
        heard.until(lambda: heard.looks == 2)
        store.close()


def test_nothing_is_heard_of_what_was_not_kept(places: Callable[[], Registry], shared_url: str) -> None:
    here = places()
    with listener(shared_url) as (_, heard):
        game = begun(here, "person", "person")
        here.store.append(game, 0, 0, [Answer(0, "a")])
        heard.until(lambda: len(heard.keys) == 1)
        with pytest.raises(Overtaken):
            here.store.append(game, 1, 0, [Answer(0, "b")])  # the version fits, the number does not
        here.store.delete(game)
        heard.until(lambda: len(heard.keys) >= 2)
        assert heard.keys == [(game, False), (game, False)]


# -- work ------------------------------------------------------------------------------------------------------------


def test_a_program_that_is_asked_is_work_and_a_person_is_none(places: Callable[[], Registry]) -> None:
    here = places()
    begun(here, "easy", "person")
    assert here.store.take() is None
    game = begun(here, "person", "easy")
    job = here.store.take()
    assert job is not None
    assert (job.kind, job.game, job.version) == (work.ANSWER, game, 0)
    assert here.store.take() is None, "it is taken"
    here.store.give_back([job])
    assert here.store.take() == job
    assert here.programs.answer_now(game, 0)
    assert here.open(game).given
    following = here.store.take()
    assert following is None or following.version > 0


def test_work_of_one_who_died_is_taken_by_another(
    places: Callable[[], Registry], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = places()
    game = begun(here, "person", "easy")
    monkeypatch.setattr(work, "LEASE", -1.0)  # as if he had taken it half a minute ago
    first = here.store.take()
    assert first is not None
    second = here.store.take()
    assert second is not None
    assert (second.id, second.game, second.tries) == (first.id, game, 1)


def test_work_of_one_who_stops_is_left_to_others_at_once(
    places: Callable[[], Registry], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = places()
    begun(here, "person", "easy")
    job = here.store.take()
    assert job is not None

    def dropped(*_: object) -> bool:
        raise Dropped

    monkeypatch.setattr(here.programs, "answer_now", dropped)
    Workers(here)._do(job)
    assert here.store.take() == job


def test_work_that_fails_is_tried_again_and_then_waits_for_the_owner(
    places: Callable[[], Registry], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = places()
    game = begun(here, "person", "easy")
    monkeypatch.setattr(work, "PAUSE", 0.0)
    for number in range(work.TRIES):
        assert here.store.failed() == []
        job = here.store.take()
        assert job is not None
        assert job.tries == number
        here.store.fail(job, "why not")
    assert here.store.take() is None
    assert [(one.game, one.failed) for one in here.store.failed()] == [(game, "why not")]
    assert here.store.try_again() == 1
    assert here.store.take() is not None


def test_programs_of_a_game_play_in_whatever_process_has_time(
    places: Callable[[], Registry], shared_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes work on one game of programs, whose every answer is kept once and in order."""
    here, there, watching = places(), places(), places()
    with beside(shared_url, 2)(here), beside(shared_url, 2)(there), listener(shared_url) as (_, heard):
        game = begun(watching, "easy", "easy")

        def answers() -> int:
            return len(watching.open(game).given)

        heard.until(lambda: answers() >= 12)
    kept = watching.store.load(game)
    assert len(kept.answers) >= 12
    assert watching.open(game).game.record().answers == [one.text for one in kept.answers]
