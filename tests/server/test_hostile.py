"""What a hostile visitor may send: no limit is got round, nothing ends in a traceback, and nothing is changed."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.exceptions import HTTPException
from starlette.types import Message, Receive, Scope, Send
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

import biont
from biont.genesis.pack_library import PACK_LIBRARY
from biont.kernel import BadRecord, Record
from biont.server.connection import Bounded
from biont.server.limits import Limits
from tests.server.conftest import Visitor, run_apart

FORM = "application/x-www-form-urlencoded"


def part(name: str, value: bytes, token: str) -> bytes:
    """A form in parts: the token, and a field."""
    head = b'--x\r\nContent-Disposition: form-data; name="'
    return (
        head
        + b'token"\r\n\r\n'
        + token.encode()
        + b"\r\n"
        + head
        + name.encode()
        + b'"\r\n\r\n'
        + value
        + b"\r\n--x--\r\n"
    )


def through(gate: dict[str, float], chunks: Iterator[bytes]) -> tuple[int, str]:
    """How many bytes an application behind a gate reads of a body that never ends, and how that ends."""
    read = 0

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        nonlocal read
        more = True
        while more:
            message = await receive()
            read += len(message["body"])
            more = message["more_body"]

    async def receive() -> Message:
        await asyncio.sleep(0)
        for chunk in chunks:
            return {"type": "http.request", "body": chunk, "more_body": True}
        await asyncio.Event().wait()
        raise AssertionError("nobody comes")

    async def send(message: Message) -> None: ...

    scope: dict[str, Any] = {"type": "http", "method": "POST"}
    try:
        run_apart(Limits(application, **gate)(scope, receive, send))  # type: ignore[arg-type]
    except HTTPException as error:
        return read, str(error.status_code)
    return read, ""


def test_bytes_are_counted_as_they_come() -> None:
    read, ended = through({"limit": 10_000}, iter([b"x" * 1000] * 400))
    assert (read, ended) == (10_000, "413")


def test_a_body_that_does_not_arrive_is_not_waited_for() -> None:
    assert through({"patience": 0.01}, iter([b"x"])) == (1, "408")


def test_a_length_beside_an_encoding_is_refused_unread(visitor: Visitor) -> None:
    headers = {"transfer-encoding": "chunked", "content-length": "5", "content-type": FORM}
    reply = visitor.client.post("/open", content=f"token={visitor.token}", headers=headers)
    assert reply.status_code == 411


def test_a_plain_form_is_short(visitor: Visitor) -> None:
    """Two megabytes of & took a second to read."""
    content = f"token={visitor.token}" + "&" * 100_000
    reply = visitor.client.post("/games", content=content, headers={"content-type": FORM})
    assert reply.status_code == 413


@pytest.mark.parametrize("length", ["9" * 5000, "²", "-1"])
def test_an_odd_length_is_refused(visitor: Visitor, length: str) -> None:
    headers = {b"content-length": length.encode("latin-1"), b"content-type": FORM.encode()}
    assert visitor.client.post("/look", content=b"", headers=headers).status_code in (411, 413)


@pytest.mark.parametrize("origin", ["http://[", "http://]", "//", "http://testserver.elsewhere", "x" * 5000])
def test_an_odd_origin_is_refused(visitor: Visitor, origin: str) -> None:
    reply = visitor.client.post("/look", data={"token": visitor.token}, headers={"origin": origin})
    assert reply.status_code == 403


def test_our_own_origin_is_not(visitor: Visitor) -> None:
    headers = {"origin": "http://testserver"}
    reply = visitor.client.post("/look", data={"token": visitor.token}, headers=headers, follow_redirects=False)
    assert reply.status_code == 303


@pytest.mark.parametrize(
    "charset", ["undefined", "idna", "punycode", "utf-7", "raw_unicode_escape", "utf-16", '"utf-7"']
)
def test_forms_are_in_utf_8(visitor: Visitor, charset: str) -> None:
    headers = {"content-type": f"multipart/form-data; boundary=x; charset={charset}"}
    reply = visitor.client.post("/open", content=part("text", rb"\ud800+2AA-", visitor.token), headers=headers)
    assert reply.status_code == 415


@pytest.mark.parametrize("charset", ["", "; charset=utf-8", '; charset="UTF-8"'])
def test_a_form_may_say_that_it_is_in_utf_8(visitor: Visitor, charset: str) -> None:
    headers = {"content-type": f"multipart/form-data; boundary=x{charset}"}
    reply = visitor.client.post("/open", content=part("text", b"", visitor.token), headers=headers)
    assert reply.status_code == 422
    assert "Choose a record file first" in reply.text


@pytest.mark.parametrize("number", ["9" * 5000, "1" * 10, "²", "-1", "one"])
def test_an_odd_number_changes_nothing(visitor: Visitor, number: str) -> None:
    game = visitor.new()
    frame = visitor.play(game, 2)
    assert visitor.post(f"/game/{game}/undo/{frame['version']}", count=number).status_code == 422
    assert visitor.post(f"/game/{game}/branch", at=number).status_code == 422
    assert visitor.frame(game)["version"] == frame["version"]


def test_half_a_character_is_no_record() -> None:
    text = biont.new("genesis", seats=["red", "blue"], seed=5).record().to_json()
    with pytest.raises(BadRecord, match="not JSON"):
        Record.from_json(text.replace('"red"', '"\\ud800"'))


def brought(visitor: Visitor, record: Record) -> str:
    """A record that somebody brings along, as a game here."""
    reply = visitor.post("/open", text=record.to_json())
    assert reply.status_code == 303, reply.text
    return str(reply.headers["location"]).removeprefix("/game/").removesuffix("/end")


def test_dice_that_a_record_sets_for_later_are_left_out(visitor: Visitor) -> None:
    """A seven was believed until somebody rolled, and then nobody could open the game again."""
    record = biont.new("genesis", seats=["red", "blue"], seed=5).record()
    game = brought(visitor, replace(record, injected=[(0, [7, 7, 7])]))
    visitor.play(game, 40)
    assert visitor.client.get(f"/game/{game}").status_code == 200
    assert Record.from_json(visitor.record(game)).injected == []


def test_a_record_sets_no_more_dice_than_a_game_has(visitor: Visitor) -> None:
    record = biont.new("genesis", seats=["red", "blue"], seed=5).record()
    reply = visitor.client.post(
        "/open",
        data={"token": visitor.token},
        files={"file": ("game.json", replace(record, injected=[(9, [])] * 6000).to_json().encode())},
    )
    assert reply.status_code == 422
    assert "more than 5,000 outcomes" in reply.text


def test_a_record_names_no_folder(tmp_path: Path) -> None:
    """Whatever a record says where its cards lie, nobody looks there."""
    own = PACK_LIBRARY.write_new(tmp_path / "mine")
    record = biont.new("genesis", seats=["red", "blue"], seed=5, pack=str(own)).record()
    theirs = replace(record, pack={**record.pack, "name": str(own)})
    with pytest.raises(BadRecord, match="not installed here"):
        biont.replay(theirs)
    assert biont.replay(record, pack=str(own)).seed == 5


def test_a_search_has_few_words(visitor: Visitor) -> None:
    """Whoever sends tens of thousands of them gets what the first of them find."""

    def found(query: str) -> int:
        return visitor.client.get("/genesis/rules", params={"q": query}).text.count("<dt ")

    assert found("a " * 500 + "nowhere") == found("a")
    assert found("a nowhere") == 0


def test_a_client_that_leaves_in_the_middle_is_no_trouble(visitor: Visitor, caplog: pytest.LogCaptureFixture) -> None:
    replies: list[Message] = []
    cookie = "; ".join(f"{name}={value}" for name, value in visitor.client.cookies.items())
    headers = {"host": "testserver", "cookie": cookie, "content-length": "99", "content-type": FORM}
    scope: Scope = {
        "type": "http",
        "method": "POST",
        "path": "/look",
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
    }
    messages: Iterator[Message] = iter(
        [{"type": "http.request", "body": b"token=", "more_body": True}, {"type": "http.disconnect"}]
    )

    async def receive() -> Message:
        return next(messages)

    async def send(message: Message) -> None:
        replies.append(message)

    run_apart(visitor.client.app(scope, receive, send))  # type: ignore[arg-type]
    assert [message["status"] for message in replies if "status" in message] in ([], [400])
    assert not caplog.records


def test_a_head_is_a_page_without_its_body(visitor: Visitor) -> None:
    head, page = visitor.client.head("/genesis/aid"), visitor.client.get("/genesis/aid")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == page.headers["content-type"]
    assert visitor.client.head("/nowhere").status_code == 404


class Plain(Bounded, H11Protocol):
    """Where only what a table at home needs is installed."""


class Compiled(Bounded, HttpToolsProtocol):  # type: ignore[misc]  # alike but for the parser
    """Where there is all that a server for people elsewhere needs."""


PARSERS = pytest.mark.parametrize("parser", [Plain, Compiled])


@PARSERS
def test_a_line_on_which_no_request_is_finished_is_cut(monkeypatch: pytest.MonkeyPatch, parser: type[Plain]) -> None:
    monkeypatch.setattr(Bounded, "patience", 0.05)

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"here"})

    async def left_over(*requests: bytes) -> list[bytes]:
        """What is heard after each request, whole or not, and in the end."""
        config = Config(application, lifespan="off", timeout_keep_alive=60)
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: parser(config, ServerState(), {}), "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        heard = []
        for request in requests:
            writer.write(request)
            heard.append(await asyncio.wait_for(reader.readuntil(b"here") if request == whole else reader.read(), 20))
        heard.append(await asyncio.wait_for(reader.read(), 20) if requests[-1:] != (whole,) else b"")
        writer.close()
        server.close()
        return heard

    whole, half = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", b"GET / HTTP/1.1\r\nHo"
    assert run_apart(left_over()) == [b""]
    assert run_apart(left_over(half)) == [b"", b""]
    first, rest, end = run_apart(left_over(whole, half))
    assert first.startswith(b"HTTP/1.1 200")
    assert (rest.strip(b"\r\n0"), end) == (b"", b"")


@PARSERS
def test_whoever_does_not_read_what_he_is_sent_is_cut_off(monkeypatch: pytest.MonkeyPatch, parser: type[Plain]) -> None:
    """What waits for him would take room for ever; the stream that sent it ends."""
    monkeypatch.setattr(Bounded, "unread", 0.05)

    async def cut_off() -> bool:
        gone = asyncio.Event()

        async def application(scope: Scope, receive: Receive, send: Send) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            while True:
                try:
                    await send({"type": "http.response.body", "body": b"x" * 100_000, "more_body": True})
                except OSError:
                    break
                if gone.is_set():
                    break
                await asyncio.sleep(0)

        class Watched(parser):  # type: ignore[misc, valid-type]
            def connection_lost(self, exc: Exception | None) -> None:
                gone.set()
                super().connection_lost(exc)

        config = Config(application, lifespan="off")
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: Watched(config, ServerState(), {}), "127.0.0.1", 0)
        line = socket.create_connection(server.sockets[0].getsockname())
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        await asyncio.wait_for(gone.wait(), 20)
        line.close()
        server.close()
        return gone.is_set()

    assert run_apart(cut_off())
