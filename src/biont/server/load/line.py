"""A line to a server as a browser has it, but for the browser: requests one after another, and streams of news."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from typing import Any
from urllib.parse import urlencode

PATIENCE = 30.0
"""Seconds after which whoever gets no reply has got an error."""

HANGING_UP = 0.1
"""Seconds in which lines that were hung up are closed."""


class Lost(Exception):
    """The server has gone, or does not answer."""


class Reply:
    """What a server answered."""

    def __init__(self, status: int, headers: Mapping[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def data(self) -> Any:
        """What it says to a script."""
        return json.loads(self.body)


class Line:
    """Somebody at an address of his own, with a session: ``whence`` stands for where he comes from."""

    def __init__(self, port: int, cookie: str, whence: str) -> None:
        self._port = port
        self._headers = {
            "Host": f"localhost:{port}",
            "Origin": f"http://localhost:{port}",
            "Cookie": cookie,
            "X-Forwarded-For": whence,
        }
        self._way: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str) -> Reply:
        """Look at a page."""
        return await self._ask("GET", path, {}, b"")

    async def post(self, path: str, token: str, page: str, **form: str) -> Reply:
        """Send a form, as the script of a page does."""
        body = urlencode(form).encode()
        told = {"Content-Type": "application/x-www-form-urlencoded", "X-Biont": page, "X-Biont-Token": token}
        return await self._ask("POST", path, told, body)

    async def _ask(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Reply:
        for fresh in (self._way is None, True):  # a line that lay idle may have been cut
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self._asked(method, path, headers, body)
            except (OSError, asyncio.IncompleteReadError, TimeoutError) as error:
                self.close()
                if fresh:
                    raise Lost(str(error) or type(error).__name__) from None
        raise AssertionError

    async def _asked(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Reply:
        if self._way is None:
            self._way = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 20)
        reader, writer = self._way
        _send(writer, method, path, {**self._headers, **headers}, body)
        await writer.drain()
        status, found = await _head(reader)
        return Reply(status, found, await _body(reader, found))

    async def stream(self, path: str) -> AsyncIterator[tuple[str, str]]:
        """News as they come, by kind and text, until the stream ends."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 22)
        try:
            _send(writer, "GET", path, self._headers, b"")
            status, _ = await _head(reader)
            if status != 200:
                raise Lost(str(status))
            kind = ""
            while line := (await reader.readline()).decode():
                name, _, value = line.rstrip("\r\n").partition(": ")
                if name == "event":
                    kind = value
                elif name == "data":
                    yield kind, value
        except (OSError, asyncio.IncompleteReadError) as error:
            raise Lost(str(error)) from None
        finally:
            writer.close()

    def close(self) -> None:
        """Hang up."""
        if self._way is not None:
            self._way[1].close()
            self._way = None


def _send(writer: asyncio.StreamWriter, method: str, path: str, headers: Mapping[str, str], body: bytes) -> None:
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    lines += [f"Content-Length: {len(body)}"] if method == "POST" else []
    writer.write("\r\n".join([*lines, "", ""]).encode() + body)


async def _head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    """The status of a reply, and its headers."""
    first = (await reader.readuntil(b"\r\n")).decode()
    found: dict[str, str] = {}
    while (line := (await reader.readuntil(b"\r\n")).decode().strip()) != "":
        name, _, value = line.partition(": ")
        found[name.lower()] = value
    return int(first.split()[1]), found


async def _body(reader: asyncio.StreamReader, headers: Mapping[str, str]) -> bytes:
    if "content-length" in headers:
        return await reader.readexactly(int(headers["content-length"]))
    parts = []
    while size := int((await reader.readuntil(b"\r\n")).strip() or b"0", 16):
        parts.append(await reader.readexactly(size))
        await reader.readexactly(2)
    await reader.readuntil(b"\r\n")
    return b"".join(parts)
