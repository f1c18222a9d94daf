"""What passes before any page is asked for: bodies that are too long or too slow end here, and HEAD is a GET unsaid."""

from __future__ import annotations

import asyncio

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

BODY_LIMIT = 2_000_000
"""Bytes of a request; a long game's record has a tenth of that."""

PATIENCE = 30.0
"""Seconds in which a request has to arrive."""


class Gate:
    """Counts the bytes of a request as they come, whatever its headers claim."""

    def __init__(self, app: ASGIApp, limit: int = BODY_LIMIT, patience: float = PATIENCE) -> None:
        self.app = app
        self.limit = limit
        self.patience = patience

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http" or scope["method"] == "GET":
            await self.app(scope, receive, send)
        elif scope["method"] == "HEAD":
            await self.app({**scope, "method": "GET"}, receive, _unsaid(send))
        else:
            await self.app(scope, self._counted(receive), send)

    def _counted(self, receive: Receive) -> Receive:
        begun = asyncio.get_running_loop().time()
        read, whole = 0, False

        async def counted() -> Message:
            nonlocal read, whole
            if whole:
                return await receive()
            try:
                left = begun + self.patience - asyncio.get_running_loop().time()
                message = await asyncio.wait_for(receive(), max(0.0, left))
            except TimeoutError:
                raise HTTPException(408) from None
            read += len(message.get("body", b""))
            if read > self.limit:
                raise HTTPException(413)
            whole = not message.get("more_body", False)
            return message

        return counted


def _unsaid(send: Send) -> Send:
    """The reply without its body."""

    async def headers_only(message: Message) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return headers_only
