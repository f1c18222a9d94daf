"""A real server at its terminal: stopped while a program begins to think it says a word at most, and no process stays;
of what strangers send it says nothing."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, build_opener

import pytest

from tests.server.running import Runner

FIRST = """
from biont.server.thinking import Thinking
running, known = Thinking._running, set()
def told(self):
    process = running(self)
    if process.pid not in known:
        known.add(process.pid)
        print("thinks", process.pid, flush=True)
    return process
Thinking._running = told
from biont.cli import main
raise SystemExit(main(["serve", "--port", "0", "--quiet"]))
"""
"""A server that says when the process starts in which programs think."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A server in a group of its own, as in a terminal, whose program has just been asked."""
    environment = {**os.environ, "BIONT_DATA": str(tmp_path), "BIONT_LANG": "en", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-c", FIRST]
    with (tmp_path / "err").open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True, process_group=0
        )
    assert process.stdout is not None
    found = re.search(r"http://localhost:\d+", process.stdout.readline())
    assert found
    opener = build_opener(HTTPCookieProcessor(CookieJar()))
    token = re.search(r'name="token" value="(\w+)"', opener.open(found[0]).read().decode())
    assert token
    form = {"token": token[1], "seat-red": "hard", "seat-blue": "hard", "seed": "5"}
    opener.open(f"{found[0]}/games", urlencode(form).encode()).close()
    yield process
    process.kill()
    process.wait()
    process.stdout.close()


def ended(process: int) -> None:
    """Wait until a process that is no child of ours is gone."""
    while Path(f"/proc/{process}/stat").exists():
        if Path(f"/proc/{process}/stat").read_text("utf-8").split()[2] == "Z":
            return


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGKILL])
def test_a_server_that_is_stopped_leaves_nothing_behind(
    server: subprocess.Popen[str], tmp_path: Path, sign: signal.Signals
) -> None:
    assert server.stdout is not None
    thinker = int(server.stdout.readline().removeprefix("thinks "))
    if sign is signal.SIGINT:
        os.killpg(server.pid, sign)  # as Ctrl+C does
    else:
        server.kill()
    server.wait()
    ended(thinker)
    assert server.stdout.read().strip() == ("Stopped." if sign is signal.SIGINT else "")
    assert (tmp_path / "err").read_text("utf-8") == ""


STRANGE = (
    b"POST /open HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\n"
    b"Content-Length: 5\r\n\r\nno--x",
    b"POST /open HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data\r\nContent-Length: 5\r\n\r\nno--x",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    b"\x16\x03\x01 no request at all\r\n\r\n",
)
"""Requests that browsers do not send, or for what is not offered here."""


def test_what_strangers_send_is_no_news(tmp_path: Path) -> None:
    file = tmp_path / "err"
    running = Runner(tmp_path, f"import os; os.dup2(os.open({str(file)!r}, os.O_CREAT | os.O_WRONLY), 2)")
    port = int(running.url.rpartition(":")[2])
    for request in STRANGE:
        with socket.create_connection(("127.0.0.1", port)) as line:
            line.sendall(request)
            assert line.recv(12).startswith(b"HTTP/1.1 ")
    running.stop()
    assert file.read_text("utf-8") == ""


def test_a_server_in_the_background_says_that_it_stopped(tmp_path: Path) -> None:
    """A shell starts such a process deaf to Ctrl+C; whoever sends it that signal by hand is heard all the same."""
    server = Runner(tmp_path, "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)")
    build_opener().open(server.url).close()
    server.process.send_signal(signal.SIGINT)
    assert server.process.stdout is not None
    assert server.process.stdout.read().strip() == "Stopped."
    server.stop()
