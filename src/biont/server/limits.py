"""What passes before any page is asked for: who calls this machine by a foreign name, and whose bodies are too long or
too slow, ends here; and HEAD is a GET unsaid."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Collection

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

BODY_LIMIT = 2_000_000
"""Bytes of a request; a long game's record has a tenth of that."""

PATIENCE = 30.0
"""Seconds in which a request has to arrive."""


ANY_NAME = "*"
ANY_ADDRESS = "any address"
"""Instead of a name by which the server may be called. Nobody can make an address lead somewhere else, as a foreign
page can do with its own name."""


def is_name(host: str, hosts: Collection[str]) -> bool:
    """Whether a server with these names may be called by that one, which may have a port."""
    name = host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]
    if ANY_NAME in hosts or name.lower() in hosts:
        return True
    return ANY_ADDRESS in hosts and _is_address(name.strip("[]"))


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


class Limits:
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
