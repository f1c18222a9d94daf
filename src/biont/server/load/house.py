"""A server to be measured: its processes on a database, people with sessions, and games in which they have seats."""

from __future__ import annotations

import os
import secrets
import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from biont.games import Definition
from biont.server.company.notices import MAIL, TURN, Wishes
from biont.server.company.table import LINKED, Chair, Table
from biont.server.executors import Executors
from biont.server.fleet import Fleet
from biont.server.load.line import Line
from biont.server.member import Task
from biont.server.opponents import PERSON
from biont.server.people.sessions import hashed, moment
from biont.server.registry import Registry
from biont.server.session import PERSON as COOKIE
from biont.server.settings import HostSettings, Mail
from biont.server.store import Device, Store
from biont.server.store.work import after
from biont.server.threads import Threads

TICKS = os.sysconf("SC_CLK_TCK")
HOSTS = ("localhost", "127.0.0.1")


class House:
    """Processes that serve a database, and a registry beside them that lays out games."""

    def __init__(self, database: str, port: int, fleet: Fleet) -> None:
        self.port = port
        self.fleet = fleet
        self.store = Store(database)
        self._executors: Executors = Threads()
        self.registry = Registry(self.store, self._executors, planned=True)
        self._people = 0

    def somebody(self) -> tuple[str, Line]:
        """A person with a line to the server, from an address of his own."""
        self._people += 1
        person, secret, now = (
            self.store.add_person(f"Somebody {self._people}", moment()),
            secrets.token_urlsafe(32),
            moment(),
        )
        self.store.begin_session(person, Device(secrets.token_urlsafe(9), "", "", now, now, hashed(secret)), "", "")
        high, low = divmod(self._people, 250)
        return person, Line(self.port, f"{COOKIE}={secret}", f"10.1.{high}.{low + 1}")

    def let_write_to(self, person: str) -> str:
        """Somebody is told of every turn by mail, at once; his address."""
        address, mark = f"{person.lower()}@example.org", secrets.token_hex(16)
        self.store.keep_mailbox(person, address, mark, after(600))
        self.store.confirm_mailbox(mark)
        self.store.keep_wishes(person, Wishes(ways={TURN: (MAIL,)}, delays={MAIL: 0}))
        return address

    def game(self, definition: Definition, people: Sequence[str], program: str = "") -> str:
        """A game of two at a table: two people, or one and a program."""
        colours = definition.seating.usual[:2]
        players = [PERSON if number < len(people) else program for number in range(2)]
        game = self.registry.new(definition.name, colours, players, None, {})
        chairs = tuple(
            Chair(colour, "" if who == PERSON else who, person, ready=True)
            for colour, who, person in zip(colours, players, [*people, "", ""], strict=False)
        )
        self.store.add_table(Table("", definition.name, people[0], chairs, watch=LINKED, played=game))
        return game

    def used(self, kind: str = "") -> tuple[float, int]:
        """Seconds of CPU and bytes of memory that the processes of a kind have taken so far; of memory that several
        processes share, each has its part."""
        seconds, size = 0.0, 0
        for pid, what in self.fleet.pids.items():
            if kind in ("", what):
                with open(f"/proc/{pid}/stat", encoding="utf-8") as stat:
                    fields = stat.read().rpartition(")")[2].split()
                seconds += (int(fields[11]) + int(fields[12])) / TICKS
                size += _memory(pid)
        return seconds, size

    def close(self) -> None:
        """Nothing more is laid out."""
        self.registry.close()


def _memory(pid: int) -> int:
    with open(f"/proc/{pid}/smaps_rollup", encoding="utf-8") as parts:
        return next(1024 * int(line.split()[1]) for line in parts if line.startswith("Pss:"))


@contextmanager
def served(database: str, processes: int = 1, workers: int = 1, mail: Mail | None = None) -> Iterator[House]:
    """Processes that serve a database, PostgreSQL or, one of them, a file; those that die are replaced."""
    Store(database).close()
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(1024)
        listening.set_inheritable(True)
        settings = HostSettings(database=database, processes=processes, workers=workers, proxies="127.0.0.1", mail=mail)
        web = Task("web", settings, listening.fileno(), hosts=HOSTS)
        fleet = Fleet([web] * processes + [Task("work", settings)] * workers)
        fleet.begin()
        keeping = threading.Thread(target=fleet.run)
        keeping.start()
        house = House(database, listening.getsockname()[1], fleet)
        try:
            yield house
        finally:
            house.close()
            fleet.stop()
            keeping.join()
            fleet.end()
