"""News as they happen: a reply that stays open. At home anybody may have as many as he likes."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from biont.kernel import BiontError
from biont.server.allowances import Held
from biont.server.routes.route import Busy
from biont.server.routes.visit import Visit
from biont.server.store import Trouble
from biont.server.watching import Watcher

log = logging.getLogger(__name__)

MOST = 6000
"""Streams of one process: whoever comes then is told to come back, and may find another one."""

PULSE = 15.0
"""Seconds after which a quiet stream says that it is still there."""

SOON = "retry: 500\n\n"
"""The last word of a stream whose process stops: the page asks for another one in half a second."""

LATER = (2000, 5000)
"""Milliseconds after which pages ask for another stream where the store cannot be used: not all at the same moment."""

SELDOM = 60.0
"""Seconds between two words in the log about streams that ended so."""


class Stream(StreamingResponse):
    """What a page is told from now on; it counts as one of its visitor's streams until it ends.

    Nobody keeps a text that was sent until the next one comes: a board is long, and very many may watch it.
    """

    def __init__(self, visit: Visit, news: AsyncIterator[str]) -> None:
        super().__init__(_to_its_end(news), media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})
        streams: Held = visit.request.app.state.streams
        if streams.count >= MOST and not visit.is_at_home:
            raise Busy("streams")
        self._counted = partial(streams.one_more, *visit.counted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it; whoever has too many gets none."""
        with self._counted():
            await super().__call__(scope, receive, send)

    async def stream_response(self, send: Send) -> None:
        """Send one text after another."""
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        async for text in self.body_iterator:
            assert isinstance(text, str)
            await send({"type": "http.response.body", "body": text.encode(), "more_body": True})
            del text
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _to_its_end(news: AsyncIterator[str]) -> AsyncIterator[str]:
    """The news, whatever goes wrong: the head of a stream has been sent, so there is no reply left that could tell of
    an error. The page asks again, and is told by that reply."""
    try:
        async for text in news:
            yield text
            del text
    except Trouble as error:
        _note(error)
        yield f"retry: {random.randint(*LATER)}\n\n"
    except BiontError as error:
        log.debug("A stream ends: %s", error)
        yield SOON


def _note(error: Trouble) -> None:
    """Say why streams end, once for all of them."""
    global _noted
    if time.monotonic() > _noted + SELDOM:
        _noted = time.monotonic()
        log.warning("Streams end, and pages ask for others: %s", error)


_noted = -SELDOM


async def news_for(
    visit: Visit, watcher: Watcher, look: Callable[[], Awaitable[str | None]], pause: float = 0, pulses: int = 1
) -> AsyncIterator[str]:
    """What ``look`` finds, at first, whenever there is news, ``pause`` seconds apart, and after so many quiet
    ``pulses``: a text, nothing that is new, or that this visitor is told no more. Ends with whoever listens, and with
    the process. Nothing is found before the last text was taken: whoever reads slowly gets the newest."""
    quiet = pulses
    while not visit.registry.closing:
        if watcher.news.is_set() or quiet >= pulses:
            quiet = 0
            watcher.news.clear()
            if (found := await look()) is None:
                return
            if found:
                yield found
            del found
            await asyncio.sleep(pause)
        try:
            async with asyncio.timeout(PULSE):
                await watcher.news.wait()
        except TimeoutError:
            quiet += 1
            yield ": still here\n\n"
            if await visit.request.is_disconnected():
                return
    yield SOON
