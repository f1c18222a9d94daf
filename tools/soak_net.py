"""Long runs of the server for people elsewhere: killed, cut off, restarted, under load (`make soak-net`).

Each is a part that prints one line of JSON, with `"ok"` for what has to hold on any machine; times are for those who
read them. `--short` shows in a minute that everything runs. `--sqlite` leaves PostgreSQL out: one process on a file.

    python -m tools.soak_net kills cuts restart load --kills 1000
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tools.postgres import Server, running

from biont import games
from biont.server.load.house import House, served
from biont.server.load.kills import Shooting, shot_at
from biont.server.load.measure import Load, bench_load, times
from biont.server.store import sqlite_url

BEHIND = 5.0
"""Seconds that a page may stay behind when the line is cut by which its process hears of others."""

BACK, QUICK = 30.0, 0.3
"""So many seconds after a restart of the database answers take so long again, nineteen of twenty."""

PARTS = ("kills", "cuts", "restart", "load")


class Soak:
    """The parts, on a database of their own."""

    def __init__(self, told: argparse.Namespace, server: Server | None, url: str) -> None:
        self._told = told
        self._server = server
        self._url = url
        self._definition = games.game(told.game)
        self._when = 0.0

    @contextmanager
    def _house(self) -> Iterator[House]:
        many = (1, 1) if self._told.short else (2, 2)
        with served(self._url, *(many if self._server else (1, 0))) as house:
            yield house

    def kills(self) -> dict[str, Any]:
        """Processes and database killed by turns: nothing lost or doubled, every program's turn taken up in time."""
        kills = 6 if self._told.short else self._told.kills
        with self._house() as house:
            restart = self._server.kill if self._server else None
            found = shot_at(house, self._definition, kills, 1.5, 2 if self._told.short else 12, restart)
        bad = found["lost"] + found["games_that_do_not_replay"] + len(found["programs_that_wait_for_ever"])
        return found | {"ok": not bad}

    def cuts(self) -> dict[str, Any]:
        """The lines by which processes hear of each other are cut: no page stays behind for long."""
        count = 4 if self._told.short else 200

        def cut() -> None:
            if self._server is not None:
                import psycopg  # not there where SQLite is enough

                statement = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s"
                with psycopg.connect(self._server.url(), autocommit=True) as line:
                    line.execute(statement, ["biont listens"])

        with self._house() as house:
            shooting = Shooting(house, self._definition, 2 if self._told.short else 12, cut)
            asyncio.run(shooting.run(count, 1.0, ("database",)))
            found = shooting.judged()
        late = max(shooting.notes.shown, default=0.0)
        return {"cuts": count, "other_screen": times(shooting.notes.shown), "latest": round(late, 2)} | {
            "ok": late < BEHIND and not found["lost"]
        }

    def restart(self) -> dict[str, Any]:
        """The database is stopped and started once under load."""
        seconds = 10.0 if self._told.short else 90.0
        back = 3.0 if self._told.short else BACK
        with self._house() as house:
            shooting = Shooting(house, self._definition, 2 if self._told.short else 40, self._restarted)
            asyncio.run(shooting.run(1, seconds / 2, ("database",)))
            found = shooting.judged()
        after = [
            took
            for took, when in zip(shooting.notes.answers, shooting.notes.when, strict=True)
            if when > self._when + back
        ]
        return found | {"replies_afterwards": times(after), "ok": not found["lost"]}

    def _restarted(self) -> None:
        self._when = time.monotonic()
        if self._server is not None:
            self._server.stop("fast")
            self._server.start()

    def load(self) -> dict[str, Any]:
        """What `biont bench --net --load` measures."""
        load = Load(seconds=self._told.seconds)
        wanted = load.smaller() if self._told.short else load
        found = bench_load(self._definition, self._url if self._server else "", wanted)
        return found | {"ok": not found["games"]["errors"]}


def main() -> int:
    """Run the parts that were named, or all."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("parts", nargs="*", default=[], help=f"some of: {' '.join(PARTS)}")
    parser.add_argument("--game", default="genesis")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=600.0, help="of each part under load")
    parser.add_argument("--sqlite", action="store_true", help="no PostgreSQL: one process on a file")
    parser.add_argument("--short", action="store_true", help="a minute, to see that everything runs")
    told = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if told.sqlite:
            return _run(told, None, sqlite_url(Path(folder)))
        with running(careful=True) as server:
            server.execute("CREATE DATABASE soak")
            return _run(told, server, server.url("soak"))


def _run(told: argparse.Namespace, server: Server | None, url: str) -> int:
    soak, failed = Soak(told, server, url), 0
    for part in told.parts or PARTS:
        began = time.monotonic()
        found: dict[str, Any] = getattr(soak, part)()
        failed += not found["ok"]
        print(json.dumps({"part": part, "seconds": round(time.monotonic() - began), **found}), flush=True)
    return min(failed, 1)


if __name__ == "__main__":
    os.environ.setdefault("BIONT_PURE", "1")
    sys.exit(main())
