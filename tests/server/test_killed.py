"""A real server, really killed: nothing that it acknowledged is lost."""

from __future__ import annotations

import re
import threading
from pathlib import Path

import httpx

from tests.server.running import Runner

FEW = 5
"""Answers that are acknowledged before each kill, at least."""


def test_a_killed_server_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    acknowledged: list[str] = []
    server = Runner(tmp_path)
    client = httpx.Client(base_url=server.url, timeout=10)
    form = {"token": token(client), "seat-red": "person", "seat-blue": "person", "seed": "11"}
    game = client.post("/games", data=form).headers["location"].removeprefix("/game/")
    for kills in (1, 2):
        enough = threading.Event()
        killer = threading.Thread(target=kill, args=(server, enough))
        killer.start()
        play_until_cut(client, game, acknowledged, kills * FEW, enough)
        killer.join()
        client.close()
        assert len(acknowledged) >= kills * FEW
        server = Runner(tmp_path)
        client = httpx.Client(base_url=server.url, timeout=10)
        kept = client.get(f"/game/{game}/record").json()["answers"]
        left = iter(kept)  # forced answers stand between those that were given
        assert all(answer in left for answer in acknowledged)
    client.close()
    server.stop()


def kill(server: Runner, enough: threading.Event) -> None:
    enough.wait(60)
    server.kill()


def token(client: httpx.Client) -> str:
    """What a form of this visitor has to send; his first form begins his session, and others of it have another."""
    found = re.search(r'name="token" value="(\w+)"', client.get("/").text)
    assert found
    return found[1]


def play_until_cut(client: httpx.Client, game: str, acknowledged: list[str], few: int, enough: threading.Event) -> None:
    """Answer until the line is dead, which is soon after a few answers; remember every one that got its reply."""
    try:
        while True:
            frame = client.get(f"/game/{game}/frame").json()
            options = re.findall(r'class="option[^"]*" name=option value="([^"]+)"', frame["regions"]["prompt"])
            option = options[len(acknowledged) * 5 % len(options)]
            form = {"token": token(client), "option": option}
            reply = client.post(f"/game/{game}/answer/{frame['version']}", data=form)
            assert reply.status_code == 303
            acknowledged.append(option)
            if len(acknowledged) >= few:
                enough.set()
    except httpx.HTTPError:
        assert enough.is_set()
    finally:
        enough.set()
