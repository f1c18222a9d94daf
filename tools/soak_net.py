"""Long runs of the server for people elsewhere: killed, cut off, restarted, under load (`make soak-net`).

Each is a part that prints one line of JSON, with `"ok"` for what has to hold on any machine; times are for those who
read them. `--short` shows in a minute that everything runs. `--sqlite` leaves PostgreSQL out: one process on a file.

    python -m tools.soak_net kills cuts restart outage load hard streams spread costs answer --kills 1000
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from tools.postgres import Server, running

from biont import games
from biont.server.bench import half_a_game
from biont.server.load.answering import answering
from biont.server.load.audience import spread, watched
from biont.server.load.house import House, served
from biont.server.load.kills import Shooting, shot_at
from biont.server.load.line import Line, Lost
from biont.server.load.measure import SCREENS, Load, allow_files, busy, cached, crowd, opening
from biont.server.load.player import times
from biont.server.load.post import office
from biont.server.settings import Mail
from biont.server.store import sqlite_url

BEHIND = 5.0
"""Seconds that a page may stay behind when the line is cut by which its process hears of others."""

BACK, QUICK = 30.0, 0.3
"""So many seconds after a restart of the database answers take so long again, nineteen of twenty."""

CROWDED = 20
"""Games of people who hardly think that bring as many answers a second as two hundred games of people who do."""

EVERY = 0.7
"""Seconds between two kills, more or less."""

AWAY = 60.0
"""Seconds for which the database is gone."""

PARTS = ("kills", "cuts", "restart", "outage", "load", "hard", "streams", "spread", "costs", "answer")


class Soak:
    """The parts, on a database of their own."""

    def __init__(self, told: argparse.Namespace, server: Server | None, url: str) -> None:
        self._told = told
        self._server = server
        self._url = url
        self._definition = games.game(told.game)
        self._when = 0.0

    @contextmanager
    def _house(self, mail: Mail | None = None) -> Iterator[House]:
        many = (1, 1) if self._told.short else (2, 2)
        with served(self._url, *(many if self._server else (1, 0)), mail) as house:
            yield house

    def kills(self) -> dict[str, Any]:
        """Processes and database killed by turns: nothing lost or doubled, every program's turn taken up in time."""
        kills, answers, games = (6, 20, 2) if self._told.short else (self._told.kills, self._told.answers, 12)
        restart = self._server.kill if self._server else None
        with office() as post, self._house(post.settings) as house:
            found = shot_at(house, self._definition, kills, EVERY, games, restart, answers, post)
        bad = sum(found[name] for name in ("lost", "games_that_do_not_replay", "notices_lost", "notices_that_wait"))
        return found | {"ok": not bad and not found["programs_that_wait_for_ever"]}

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
            shooting = Shooting(house, self._definition, 2 if self._told.short else CROWDED, self._restarted)
            asyncio.run(shooting.run(1, seconds / 2, ("database",)))
            found = shooting.judged()
        after = [
            took
            for took, when in zip(shooting.notes.answers, shooting.notes.when, strict=True)
            if when > self._when + back
        ]
        is_quick = self._told.short or times(after).get("p95", 0.0) < 1000 * QUICK
        return found | {"replies_afterwards": times(after), "ok": is_quick and not found["lost"]}

    def _restarted(self) -> None:
        self._when = time.monotonic()
        if self._server is not None:
            self._server.stop("fast")
            self._server.start()

    def outage(self) -> dict[str, Any]:
        """The database is gone for a minute: pages say so in a sentence, nothing is lost, and all goes on by itself."""
        replies = Counter[str]()
        with self._house() as house:
            shooting = Shooting(
                house, self._definition, 2 if self._told.short else 8, lambda: self._gone(house, replies)
            )
            asyncio.run(shooting.run(1, 3.0 if self._told.short else 20.0, ("database",)))
            found = shooting.judged()
        after = [when - self._when for when in shooting.notes.when if when > self._when]
        strange = [name for name in found["errors_on_the_way"] if not name.endswith(" 503")]
        good = (
            not found["lost"]
            and not found["games_that_do_not_replay"]
            and not found["programs_that_wait_for_ever"]
            and bool(after)
            and not strange
        )
        told = {
            "pages_meanwhile": dict(replies),
            "answers_afterwards": len(after),
            "first_after": min(after, default=-1),
        }
        return found | told | {"ok": good and set(replies) <= {"503 with a sentence"}}

    def _gone(self, house: House, replies: Counter[str]) -> None:
        """Stop the database for a while, and look at a page every second meanwhile."""
        if self._server is None:  # a file is never gone
            return
        address = f"/game/{house.store.game_ids()[0]}"
        self._server.stop("fast")
        end = time.monotonic() + (5.0 if self._told.short else AWAY)
        while time.monotonic() < end:
            replies[asyncio.run(_page(house.port, address))] += 1
            time.sleep(1.0)
        self._server.start()
        self._when = time.monotonic()

    @property
    def _load(self) -> Load:
        wanted = Load(seconds=self._told.seconds)
        return wanted.smaller() if self._told.short else wanted

    def _served(self, processes: int = 2) -> AbstractContextManager[House]:
        return served(self._url, *((processes, 1) if self._server else (1, 0)))

    def load(self) -> dict[str, Any]:
        """Many games, half of them of two people at two screens, half against `normal`."""
        return self._crowd(replace(self._load, hard=0))

    def hard(self) -> dict[str, Any]:
        """The same with some more against `hard`."""
        return self._crowd(self._load)

    def _crowd(self, load: Load) -> dict[str, Any]:
        with self._served(load.processes) as house:
            found = crowd(house, self._definition, load)
        return found | {"ok": not found["errors"]}

    def streams(self) -> dict[str, Any]:
        """One game that very many watch, in one process."""
        with self._served(1) as house:
            found = watched(house, self._definition, self._load.streams)
        return found | {"ok": found["all_told"]["count"] > 0}

    def spread(self) -> dict[str, Any]:
        """Five times as many streams over many games, on two processes."""
        wanted = 5 * self._load.streams
        with self._served() as house:
            found = spread(house, self._definition, wanted, wanted // 10)
        return found | {"ok": found["streams"] == wanted}

    def costs(self) -> dict[str, Any]:
        """What an answer costs on one process and on two, what a long game takes to open, and what many games weigh."""
        counts = (1, 2) if self._server else (1,)
        answers = {one: busy(self._url, self._definition, one, 1 if self._server else 0, self._load) for one in counts}
        games = 10 if self._told.short else 200
        found = {"opening": opening(self._definition), "cache": cached(self._definition, games)}
        return {"answers": answers, **found, "ok": True}

    def answer(self) -> dict[str, Any]:
        """What one answer costs in the middle of a full game, with the boards of one screen and of two."""
        record, counts = half_a_game(self._definition), (4, 2) if self._told.short else ()
        with self._served(1) as house:
            found = {f"screens_{one}": answering(house, record, one, *counts) for one in SCREENS}
        return found | {"ok": all(one["everything"]["count"] > 0 for one in found.values())}


async def _page(port: int, address: str) -> str:
    """What somebody gets who looks at a page."""
    line = Line(port, "", "10.9.9.9")
    try:
        reply = await line.get(address)
    except Lost as error:
        return f"none: {error}"
    finally:
        line.close()
    return f"{reply.status} with a sentence" if b'class="problem"' in reply.body else str(reply.status)


def main() -> int:
    """Run the parts that were named, or all."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("parts", nargs="*", default=[], help=f"some of: {' '.join(PARTS)}")
    parser.add_argument("--game", default="genesis")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--answers", type=int, default=10_000, help="acknowledged ones at least, in all kills")
    parser.add_argument("--seconds", type=float, default=600.0, help="of each part under load")
    parser.add_argument("--sqlite", action="store_true", help="no PostgreSQL: one process on a file")
    parser.add_argument("--short", action="store_true", help="a minute, to see that everything runs")
    told = parser.parse_args()
    allow_files(20_000)
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
