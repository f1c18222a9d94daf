"""Somebody who plays at a screen of his own: he sees what his page is sent, thinks, and answers."""

from __future__ import annotations

import asyncio
import html
import json
import random
import re
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from biont.server.load.line import Line, Lost
from biont.server.patch import patched
from biont.server.wishes import PACES

_OPTION = re.compile(r'class="option[^"]*" name=option value="([^"]+)"')

AGAIN = 0.5
"""Seconds after which a page asks for its news again."""


@dataclass
class Notes:
    """What was measured, in seconds, and what went wrong."""

    answers: list[float] = field(default_factory=list)
    """From a click to its reply."""
    when: list[float] = field(default_factory=list)
    """At which moment each of them was given."""
    shown: list[float] = field(default_factory=list)
    """From a click until it was told to the screen of another person."""
    programs: list[float] = field(default_factory=list)
    """What programs took beyond their pace."""
    errors: defaultdict[str, int] = field(default_factory=lambda: defaultdict(int))
    clicks: dict[tuple[str, int], tuple[str, float]] = field(default_factory=dict)
    """On which page somebody clicked, and when, by the version of the game that came of it."""
    acknowledged: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    """The answers of each game that got their replies, with the versions to which they were given."""


def times(found: Sequence[float]) -> dict[str, float]:
    """The median, and what nineteen of twenty do not exceed."""
    if not found:
        return {}
    ordered = sorted(found)
    middle, late = statistics.median(ordered), ordered[min(len(ordered) - 1, len(ordered) * 19 // 20)]
    return {"median": round(1000 * middle, 1), "p95": round(1000 * late, 1), "count": len(ordered)}


class Player:
    """A person at a game."""

    def __init__(
        self,
        line: Line,
        game: str,
        notes: Notes,
        pause: Callable[[], float],
        *,
        watches: bool = True,
        alone: bool = True,
    ) -> None:
        """One who does not ``watch`` asks now and then: he is not there, and is told of his turns by other ways. One
        who is ``alone`` plays with programs only: whoever else is asked does not think for himself."""
        self._line = line
        self._game = game
        self._notes = notes
        self._pause = pause
        self._watches = watches
        self._alone = alone
        self._page = f"p{random.randrange(10**9)}"
        self._prompt = self._mark = self._wanted = ""
        """What is asked and its mark, and that of what should stand there."""
        self._unsure = -1
        """The version to which an answer was given of which nobody knows whether it was kept."""
        self._version = -1
        self._asked = self._over = False
        self._seat, self._moved = -1, 0.0
        self._news = asyncio.Event()

    async def play(self) -> None:
        """Play until the game is over or somebody ends this; whatever goes wrong is noted, and tried again."""
        token = ""
        while not token:
            try:
                page = await self._line.get(f"/game/{self._game}")
                found = re.search(rb'name="token" (?:content|value)="(\w+)"', page.body)
                token = found[1].decode() if found else ""
                if page.status != 200:
                    self._wrong(f"page {page.status}")
                elif token and self._watches:
                    self._begin(page.body.decode())
            except Lost:
                self._wrong("page lost")
            if not token:
                await asyncio.sleep(AGAIN)
        watching = asyncio.create_task(self._watch() if self._watches else self._news.wait())
        try:
            while not self._over:
                await (self._news.wait() if self._watches else self._look())
                self._news.clear()
                if self._asked:
                    await asyncio.sleep(self._pause())
                    await self._answer(token)
        finally:
            watching.cancel()
            self._line.close()
            await asyncio.gather(watching, return_exceptions=True)

    def _begin(self, page: str) -> None:
        """A page has come: its stream needs to tell only what is newer, as in a browser."""
        version, mark = re.search(r' data-version="(\d+)"', page), re.search(r"[ \"]prompt=(\w+)", page)
        if version and mark:
            self._prompt, self._version, self._mark = page, int(version[1]), mark[1]
            self._wanted, self._asked = self._mark, bool(_OPTION.search(page))
            if self._asked:
                self._news.set()

    def _wrong(self, what: str) -> None:
        self._notes.errors[what] += 1

    async def _look(self, pause: float = AGAIN) -> None:
        """Ask how the game stands, after a while; whoever is not told clicks again."""
        await asyncio.sleep(pause)
        try:
            reply = await self._line.get(f"/game/{self._game}/frame")
        except Lost:
            self._wrong("look lost")
            self._news.set()
            return
        if reply.status == 200:
            self._shown(reply.data, by_stream=False)
        else:
            self._wrong(f"look {reply.status}")
            self._news.set()

    async def _watch(self) -> None:
        """Hear what happens; a stream that ended is asked for again, as a browser does."""
        since = f"&version={self._version}"
        while not self._over:
            try:
                async for kind, text in self._line.stream(f"/game/{self._game}/events?page={self._page}{since}"):
                    if kind == "frame":
                        self._shown(json.loads(text), by_stream=True)
            except Lost as error:
                if str(error):
                    self._notes.errors[f"stream {error}"] += 1
            await asyncio.sleep(AGAIN)
            since = self._prompt = self._mark = ""

    def _shown(self, frame: dict[str, Any], by_stream: bool) -> None:
        """A frame has come."""
        now, version = time.monotonic(), int(frame["version"])
        if version < self._version:  # a reply and the stream came in another order than they were sent
            return
        prompt = frame["regions"].get("prompt")
        if isinstance(prompt, str):
            self._prompt, self._mark = prompt, frame["marks"]["prompt"]
        elif prompt is not None and prompt["base"] == self._mark:
            self._prompt, self._mark = patched(self._prompt, prompt["lines"]), frame["marks"]["prompt"]
        page, clicked = self._notes.clicks.get((self._game, version), (self._page, now))
        if by_stream and page != self._page:
            self._notes.shown.append(now - clicked)
        others = self._alone and not self._asked and self._seat >= 0 and frame["seat"] >= 0
        if self._moved and others and version == self._version + 1:
            self._notes.programs.append(now - self._moved - PACES["quick"])
        self._wanted = frame["marks"]["prompt"]
        self._version, self._asked, self._over = version, bool(frame["asked"]), bool(frame["finished"])
        self._seat, self._moved = int(frame["seat"]), now
        if self._asked or self._over:
            self._news.set()

    async def _answer(self, token: str) -> None:
        if self._mark != self._wanted:
            await self._look(0.0)  # as a page does that lacks what the lines belong to
        found = _OPTION.findall(self._prompt)
        if not found or not self._asked:
            return
        option, version, began = html.unescape(random.choice(found)), self._version, time.monotonic()
        self._notes.clicks[self._game, version + 1] = self._page, began
        try:
            reply = await self._line.post(f"/game/{self._game}/answer/{version}", token, self._page, option=option)
        except Lost:
            self._wrong("answer lost")
            self._unsure = version
            self._news.set()
            await self._look()  # it may have been kept
            return
        if reply.status == 200:
            self._notes.answers.append(time.monotonic() - began)
            self._notes.when.append(began)
            self._notes.acknowledged.setdefault(self._game, []).append((version, option))
            self._shown(reply.data, by_stream=False)
        elif reply.status == 409 or (reply.status in (403, 422) and self._unsure == version):
            await self._look(0.0)  # it had been kept, and another is asked now
        else:
            self._wrong(f"answer {reply.status}")
            self._unsure = version
            self._news.set()
            await asyncio.sleep(float(reply.headers.get("retry-after", AGAIN)))
