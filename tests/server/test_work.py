"""Several processes on one database: work is taken by one of them, and what one changes the others hear."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from biont.bots import Dropped
from biont.server import working
from biont.server.allowances import Allowance, TooOften
from biont.server.executors import SHARE
from biont.server.listening import Listener
from biont.server.member import at_home, beside
from biont.server.open_game import OpenGame
from biont.server.registry import Registry
from biont.server.store import Answer, Job, Overtaken, Store, Trouble, sqlite_url, work
from biont.server.store.news import BY
from biont.server.threads import Threads
from biont.server.working import CALM, OVERDUE, Workers
from tests.server.conftest import run_apart

PATIENCE = 20.0

work_after = work.after


class Heard:
    """What a listener heard, and a way to wait for it."""

    def __init__(self) -> None:
        self.keys: list[tuple[str, bool]] = []
        self.pages: list[str] = []
        self.looks = 0
        self._changed = threading.Condition()

    def tell(self, key: str, own: bool, page: str = "") -> None:
        with self._changed:
            self.keys.append((key, own))
            self.pages.append(page)
            self._changed.notify_all()

    def look(self) -> None:
        with self._changed:
            self.looks += 1
            self._changed.notify_all()

    def until(self, it_is: Callable[[], bool]) -> None:
        with self._changed:
            assert self._changed.wait_for(it_is, PATIENCE)


def registries(url: str) -> Iterator[Callable[[], Registry]]:
    made: list[Registry] = []

    def place() -> Registry:
        made.append(Registry(Store(url), Threads(), planned=True))
        return made[-1]

    yield place
    for one in made:
        one.close()


@pytest.fixture
def places(shared_url: str) -> Iterator[Callable[[], Registry]]:
    """Registries on one database, as each process has one."""
    yield from registries(shared_url)


@pytest.fixture
def here(either_url: str) -> Iterator[Registry]:
    """The registry of one process, on each kind of database."""
    for place in registries(either_url):
        yield place()


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
        for place, page in ((here, "p1"), (there, "not a name")):
            open_game = place.open(game)
            BY.set(page)
            assert open_game.decision is not None
            open_game.answer(open_game.game.print(open_game.decision.options[0]), open_game.version)
        heard.until(lambda: len(heard.keys) >= 2)
        BY.set("")
        assert heard.keys == [(game, True), (game, False)]
        assert heard.pages == ["p1", ""]


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


def test_a_program_that_is_asked_is_work_and_a_person_is_none(here: Registry) -> None:
    begun(here, "easy", "person")
    assert here.store.take() is None
    game = begun(here, "person", "easy")
    job = here.store.take()
    assert job is not None
    assert (job.kind, job.about, job.game, job.version) == (work.ANSWER, game, game, 0)
    assert here.store.take() is None, "it is taken"
    here.store.give_back([job])
    assert here.store.take() == job
    Workers(here)._do(job)
    assert here.open(game).given
    following = here.store.take()
    assert following is None or following.version > 0


def left_in_between(here: Registry) -> OpenGame:
    """A game of two persons whose next answer is given by itself; whoever should have given it has died."""
    found = here.open(here.new("genesis", ["red", "blue"], ["person", "person"], 5, {}, page={"rolls": True}))
    while found.decision is not None and not found.answers_itself(found.decision):
        assert here.store.next_due() is None
        found.answer(found.game.print(found.decision.options[0]), found.version)
    return found


def test_what_is_answered_by_itself_is_work_until_it_is(here: Registry, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "LEFT", 0.0)
    found = left_in_between(here)
    before = len(found.given)
    job = here.store.take()
    assert job is not None
    assert (job.kind, job.game, job.version) == (work.ANSWER, found.id, found.version)
    Workers(here)._do(job)
    assert here.open(found.id).given[before].by_itself
    assert here.store.next_due() is None, "there is nothing left to do"


def test_what_was_to_be_answered_by_itself_and_a_person_answered_is_no_work(
    here: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work, "LEFT", 0.0)
    found = left_in_between(here)
    job = here.store.take()
    assert job is not None
    assert found.decision is not None
    found.answer(found.game.print(found.decision.options[0]), found.version)
    given = list(found.given)
    Workers(here)._do(job)
    assert here.open(found.id).given == given
    assert here.store.take() is None


def test_one_who_thinks_for_long_begins_at_once_and_speaks_at_his_time(here: Registry) -> None:
    """The usual program sits there, for nobody knows this one today: it is quick, but nobody could know that."""
    game = here.new("genesis", ["red", "blue"], ["person", "somebody's"], 5, {}, page={"pace": "slow"})
    assert here.store.take(work.THINK) is None, "whoever does what is quick leaves it alone"
    job = here.store.take()
    assert job is not None
    assert job.kind == work.THINK
    Workers(here)._do(job)
    assert not here.open(game).given
    with pytest.MonkeyPatch.context() as later:
        later.setattr(work, "after", lambda seconds: work_after(seconds + 2.0))
        found = here.store.take()
    assert found is not None
    assert (found.id, found.tries) == (job.id, 0)
    assert json.loads(found.told)["lapse"] is None
    Workers(here)._do(found)
    assert [one.text for one in here.open(game).given][:1] == [json.loads(found.told)["text"]]


def test_a_quick_program_is_due_after_its_pause(here: Registry, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the table takes to be laid, no time passes meanwhile."""
    now = work_after(0.0)
    monkeypatch.setattr(work, "after", lambda seconds: work_after(seconds) if seconds else now)
    here.new("genesis", ["red", "blue"], ["person", "easy"], 5, {}, page={"pace": "slow"})
    assert here.store.take() is None
    due = here.store.next_due()
    assert due is not None
    assert due > now


def test_work_of_any_kind_is_done_once_and_may_plan_itself_anew(here: Registry) -> None:
    done: list[tuple[str, str]] = []

    def do(job: Job) -> None:
        done.append((job.about, job.told))
        if len(done) == 1:
            here.store.plan("letter", "anna", told="later", due="2999-01-01T00:00:00.000+00:00")

    here.kinds["letter"] = do
    here.store.plan("letter", "anna", told="first")
    here.store.plan("letter", "anna", told="instead of it")
    here.store.plan("letter", "anna", anew=False, told="no need")
    here.store.plan("letter", "ben")
    here.store.drop("letter", "ben")
    job = here.store.take()
    assert job is not None
    Workers(here)._do(job)
    assert done == [("anna", "instead of it")]
    assert here.store.take() is None
    assert str(here.store.next_due()).startswith("2999")


@pytest.mark.parametrize("anew", [True, False])
def test_two_processes_plan_the_same_at_once(shared_url: str, *, anew: bool) -> None:
    """As when several start together, or one person is to be told of two games: neither fails, and there is one row."""
    stores, meets, problems = [Store(shared_url), Store(shared_url)], threading.Barrier(2), list[Exception]()

    def plan(store: Store) -> None:
        meets.wait()
        try:
            for number in range(20):
                store.plan("keep", f"all {number}", anew=anew, seconds=60.0)
        except Exception as error:
            problems.append(error)

    threads = [threading.Thread(target=plan, args=[store]) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []
    with stores[0].engine.connect() as connection:
        assert connection.scalar(sa.select(sa.func.count()).select_from(work.work)) == 20
    for store in stores:
        store.close()


def test_work_of_one_who_died_is_taken_by_another(here: Registry, monkeypatch: pytest.MonkeyPatch) -> None:
    game = begun(here, "person", "easy")
    monkeypatch.setattr(work, "LEASE", -1.0)  # as if he had taken it half a minute ago
    first = here.store.take()
    assert first is not None
    second = here.store.take()
    assert second is not None
    assert (second.id, second.game, second.tries) == (first.id, game, 1)


def test_work_of_one_who_stops_is_left_to_others_at_once(here: Registry, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(here, "person", "easy")
    job = here.store.take()
    assert job is not None

    def dropped(*_: object) -> None:
        raise Dropped

    monkeypatch.setattr(here.programs, "think", dropped)
    Workers(here)._do(job)
    assert here.store.take() == job


def test_work_that_fails_is_tried_again_and_then_waits_for_the_owner(
    here: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
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


def test_where_one_process_has_a_file_its_own_threads_do_its_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also what a process before it had taken and not done, and a game of a version that planned nothing."""
    store = Store(sqlite_url(tmp_path))
    before = Registry(store, Threads(), planned=True)
    waiting = [begun(before, "easy", "easy") for _ in range(2)]
    assert store.take() is not None
    store.drop(work.ANSWER, waiting[1])
    here, heard = Registry(store, Threads(), planned=True), Heard()
    monkeypatch.setattr(here.watchers, "tell", lambda game, but="": heard.tell(game, own=True))
    with at_home(here):
        here.take_up()
        heard.until(lambda: all(len(here.open(game).given) >= 6 for game in waiting))
        here.dismiss()
    here.close()


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


def test_who_is_here_and_how_often_he_did_something_is_known_in_every_process(
    places: Callable[[], Registry], shared_url: str
) -> None:
    """Nobody has twice as many tries where there are two processes, and whoever begins later learns who is there."""
    here, there = places(), places()
    for place in (here, there):
        place.allowances = {"opened": Allowance(3, 3600.0)}

    async def looked() -> tuple[bool, bool]:
        watcher = here.watchers.watch("game", "page", "anna")
        here.allowances["opened"].claim("anna")
        here.allowances["opened"].claim("anna")
        here.allowances["opened"].give_back("anna")
        with beside(shared_url, 0)(here), beside(shared_url, 0)(there):
            came = await _until(lambda: there.watchers.here("game") == {"anna": "here"})
            here.allowances["opened"].claim("anna")
            here.allowances["opened"].claim("anna")
            here.watchers.leave("game", watcher)
            left = await _until(lambda: "anna" not in there.watchers.here("game"))
        return came, left

    assert run_apart(looked()) == (True, True)
    there.allowances["opened"].claim("anna")
    with pytest.raises(TooOften):
        there.allowances["opened"].claim("anna")


async def _until(it_is: Callable[[], bool]) -> bool:
    """Wait for something that comes from elsewhere."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while not it_is() and asyncio.get_running_loop().time() < end:
        await asyncio.sleep(0.02)
    return it_is()


def test_what_is_planned_for_later_lets_nobody_look_before(here: Registry, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits is told when something is due: he need not ask the store, and waits no longer than until then."""
    workers, waits = Workers(here), list[float]()
    workers._until = work.after(50)
    workers.heard(work.after(90))
    assert workers._heard == 0
    workers._until = ""
    workers.heard(work.after(90))
    assert workers._heard == 1, "whoever looks just now looks once more"

    def sooner(seconds: float) -> bool:
        waits.append(seconds)
        workers.heard(work.after(20))
        return len(waits) == 1

    monkeypatch.setattr(workers, "_longest", 60.0)
    monkeypatch.setattr(workers._changed, "wait", sooner)
    workers._wait(1, work.after(50))
    assert [round(one, -1) for one in waits] == [50, 20]
    assert workers._heard == 1


def test_a_program_whose_turn_has_waited_long_thinks_less(here: Registry, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(here, "person", "hard")
    job = here.store.take()
    assert job is not None
    workers, shares = Workers(here), list[float]()
    monkeypatch.setattr(here.programs, "think", lambda game, version: shares.append(SHARE.get()))
    for began, waited in ((100.0, CALM / 2), (100.0, 2 * CALM), (100.0, OVERDUE), (0.0, 50.0)):
        monkeypatch.setattr(workers, "_since", time.monotonic() - began)
        workers._answer(replace(job, due=work.after(-waited)))
    workers._answer(replace(job, kind=work.ANSWER, due=work.after(-50.0)))
    assert shares[0] == 1.0
    assert 0.2 < shares[1] <= 0.25
    least = 0.0 if here.store.is_shared else (CALM / OVERDUE) ** 2
    assert shares[2:] == [least, 1.0, 1.0], "who was asked while nobody was here, or is quick, takes his time"


def test_whoever_has_waited_too_long_is_left_alone_by_nobody(here: Registry, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(here, "person", "hard")
    workers = Workers(here, 2)
    monkeypatch.setattr(workers, "_since", time.monotonic() - 100.0)
    workers._at[1] = Job(1, work.THINK, "", "", 0, "", work.after(0), 0)
    assert here.store.take(*workers._left_alone(), workers._overdue()) is None, "enough are thinking"
    monkeypatch.setattr(working, "OVERDUE", 0.0)
    job = here.store.take(*workers._left_alone(), workers._overdue())
    assert (job is not None) == here.store.is_shared, "at home guests think, whom nobody can hurry"
    assert job is None or job.kind == work.THINK
    monkeypatch.setattr(working, "OVERDUE", OVERDUE)
    monkeypatch.setattr(workers, "_since", time.monotonic())
    assert workers._overdue() == "", "nobody was here, so nobody has waited for him"


def test_only_some_think_for_long_at_a_time(here: Registry) -> None:
    workers = Workers(here, 2)
    assert workers._left_alone() == ("", "")
    workers._at[1] = Job(1, work.THINK, "", "", 0, "", work.after(0), 0)
    assert workers._left_alone() == (work.THINK, "")
    workers._at[2] = Job(2, work.REVIEW, "", "", 0, "", work.after(0), 0)
    assert workers._left_alone() == (work.THINK, work.REVIEW)


def test_of_two_kinds_that_are_left_alone_nothing_is_taken(here: Registry) -> None:
    for kind in (work.REVIEW, "letter", "keep"):
        here.store.plan(kind, "anna")
    taken = here.store.take(work.REVIEW, "letter")
    assert taken is not None
    assert taken.kind == "keep"
    assert here.store.take(work.REVIEW, "letter") is None
    for kind in (work.REVIEW, "letter"):
        assert (here.store.next_due(kind) or "").startswith("2"), "the other one is due"
    here.store.done(taken)
    assert here.store.next_due(work.REVIEW, "letter") is None


def test_a_database_that_is_gone_is_complained_of_once_by_all_threads(
    here: Registry, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And once more when it has been there in between."""
    workers, gone = Workers(here), Trouble("It is gone.", "store-trouble")
    job = Job(1, work.ANSWER, "", "", 0, "", work.after(0), 0)

    def looks(*found: Trouble | Job) -> None:
        """What one thread meets, one after another."""
        left = iter(found)

        def meets() -> Job | None:
            one = next(left, None)
            if one is None:
                workers._closed.set()
            if isinstance(one, Trouble):
                raise one
            return one

        monkeypatch.setattr(workers, "_next", meets)
        workers._closed.clear()
        workers._run()

    monkeypatch.setattr("biont.server.working.LONGEST", 0.0)
    monkeypatch.setattr(workers, "_do", lambda _: None)
    looks(gone, gone)
    looks(gone, job, gone)
    assert [record.message[:10] for record in caplog.records] == ["Work waits"] * 2
