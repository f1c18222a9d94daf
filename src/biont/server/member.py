"""What one process of many does that share a database: it serves pages, or does the work that is planned."""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import asdict, dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import product

from biont import games
from biont.kernel import BiontError
from biont.packs.library import uncollected
from biont.server import logs, metrics
from biont.server.hearsay import PREFIX, Hearsay
from biont.server.hosting import nightly
from biont.server.listening import Listener
from biont.server.notices.serving import serve
from biont.server.registry import Registry
from biont.server.routes.route import Route
from biont.server.said import heard_by_all
from biont.server.settings import HostSettings, made
from biont.server.store import Store
from biont.server.store.news import EVERYBODY, WORK
from biont.server.threads import Threads
from biont.server.working import AT_HOME, THREADS, Workers
from biont.words import LANGUAGES, words
from biont.words.errors import tell

READY = "ready"
"""What a process says when it can do what it is there for."""


@dataclass(frozen=True, slots=True)
class Task:
    """What a process is told when it starts; by a pipe, since an address of a database may hold a password."""

    kind: str
    """``web`` or ``work``."""
    settings: HostSettings
    socket: int = -1
    metrics: int = 0
    """The port at which its numbers can be read; 0 for none."""
    hosts: Sequence[str] = ()
    guests: Sequence[str] = ()

    @property
    def listen(self) -> str:
        """Where news of other processes are heard."""
        return self.settings.listen or self.settings.database

    def to_json(self) -> str:
        """As it is sent."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> Task:
        """As it was sent."""
        values = json.loads(text)
        return cls(**{**values, "settings": made(values["settings"])})


def beside(url: str, threads: int = THREADS) -> Callable[[Registry], AbstractContextManager[object]]:
    """What goes on beside serving: listening at an address of the database, and work on so many threads."""

    @contextmanager
    def going_on(registry: Registry) -> Iterator[None]:
        workers = Workers(registry, threads) if threads else None

        hearsay = Hearsay(registry.store, registry.watchers, registry.allowances)

        def heard(key: str, own: bool, page: str) -> None:
            if key.startswith(PREFIX):
                if not own:
                    hearsay.hear(key)
                return
            what, _, due = key.partition(" ")
            if what == WORK:
                if workers is not None:
                    workers.heard(due)
            elif key == EVERYBODY:
                heard_by_all(registry)
            elif not own:
                registry.watchers.tell(key, page, elsewhere=True)

        def missed() -> None:
            heard_by_all(registry)
            if workers is not None:
                workers.heard()

        nightly.begin(registry)
        listener = Listener(url, registry.store.origin, heard, missed)
        registry.hears = lambda: listener.is_listening
        listener.start()
        hearsay.start()
        if workers is not None:
            workers.start()
        try:
            yield
        finally:
            if workers is not None:
                workers.close()
            hearsay.close()
            listener.close()

    return going_on


@contextmanager
def at_home(registry: Registry) -> Iterator[None]:
    """What goes on beside serving where there is one process: its own work."""
    nightly.begin(registry)
    workers = Workers(registry, AT_HOME)
    workers.start()
    try:
        yield
    finally:
        workers.close()


def web(task: Task) -> None:
    """Serve pages on a socket that others serve on too."""
    from biont.server.app import create_app
    from biont.server.running import run

    with uncollected():
        settings = task.settings
        store = Store(settings.database)
        aside = beside(task.listen, 0 if settings.workers else THREADS) if store.is_shared else at_home
        served = partial(create_app, people=True, site=settings.site, beside=aside, settings=settings)
        app = served(store, Threads(), task.hosts, task.guests, settings.password)
    if task.metrics:
        metrics.serve(app.state.registry, task.metrics)
    with socket.socket(fileno=task.socket) as listening:
        run(app, listening, _ready, settings.proxies)


def work(task: Task) -> None:
    """Do what is planned, until a signal comes."""
    with uncollected():
        registry = Registry(Store(task.settings.database), Threads(), task.guests, task.settings)
        serve(registry)
    if task.metrics:
        metrics.serve(registry, task.metrics)
    stopped = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: stopped.set())
    with beside(task.listen)(registry):
        _ready()
        stopped.wait()
        registry.dismiss()
    registry.close()


def _ready() -> None:
    print(READY, flush=True)


def read_everything() -> None:
    """What any process needs, whatever it does: modules, cards, words, templates. It opens no line and no thread."""
    from biont.server import running
    from biont.server.addresses import addresses
    from biont.server.warm_up import warm_up

    assert running
    with uncollected():
        import_module("anyio._backends._asyncio")  # else with the first request
        if find_spec("psycopg") is not None:
            import_module("sqlalchemy.dialects.postgresql.psycopg")
            import_module("psycopg")
        assert [route.handler for route in addresses(people=True) if isinstance(route, Route)]
        for definition, language in product(games.all_games(), LANGUAGES):
            with suppress(ValueError):  # one that is no Fluent is told to whoever asks for it
                definition.words(language).learn()
        warm_up(lambda: True)


def main() -> None:
    """A process that was started anew."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the business of whoever started it
    read_everything()
    live()


def live() -> None:
    """Do what the first line says; the process that started this one ends it by its pipe, or by ending itself."""
    task = Task.from_json(sys.stdin.readline())
    logs.begin()

    def leave_with_parent() -> None:
        sys.stdin.read()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=leave_with_parent, daemon=True).start()
    try:
        (web if task.kind == "web" else work)(task)
    except BiontError as error:
        print(tell(error, words()), file=sys.stderr, flush=True)
        sys.exit(1)
