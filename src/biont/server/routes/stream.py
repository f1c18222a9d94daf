"""News as they happen: a reply that stays open. At home anybody may have as many as he likes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from biont.server.allowances import Held
from biont.server.routes.visit import Visit

PULSE = 15.0
"""Seconds after which a quiet stream says that it is still there."""

SOON = "retry: 500\n\n"
"""The last word of a stream whose process stops: the page asks for another one in half a second."""


class Stream(StreamingResponse):
    """What a page is told from now on; it counts as one of its visitor's streams until it ends."""

    def __init__(self, visit: Visit, news: AsyncIterator[str]) -> None:
        super().__init__(news, media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})
        streams: Held = visit.request.app.state.streams
        self._counted = partial(streams.one_more, *visit.counted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it; whoever has too many gets none."""
        with self._counted():
            await super().__call__(scope, receive, send)
