"""A real server, really killed: nothing that it acknowledged is lost."""

from __future__ import annotations

import re
import threading
from pathlib import Path

import httpx

from tests.server.running import Runner


def test_a_killed_server_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    acknowledged: list[str] = []
    server = Runner(tmp_path)
    client, token, game = begin(server)
    for _ in range(2):
        few = len(acknowledged) + 5
        enough = threading.Event()
        killer = threading.Thread(target=kill, args=(server, enough))
        killer.start()
        play_until_cut(client, token, game, acknowledged, few, enough)
        killer.join()
        client.close()
        server = Runner(tmp_path)
        client, token, _ = begin(server, start=False)
        kept = client.get(f"/game/{game}/record").json()["answers"]
        left = iter(kept)  # forced answers stand between those that were given
        assert all(answer in left for answer in acknowledged)
    assert acknowledged
    client.close()
    server.stop()


def kill(server: Runner, enough: threading.Event) -> None:
    enough.wait(60)
    server.kill()


def begin(server: Runner, start: bool = True) -> tuple[httpx.Client, str, str]:
    client = httpx.Client(base_url=server.url, timeout=10)
    found = re.search(r'name="token" value="(\w+)"', client.get("/").text)
    assert found
    if not start:
        return client, found[1], ""
    form = {"token": found[1], "seat-red": "person", "seat-blue": "person", "seed": "11"}
    reply = client.post("/games", data=form)
    return client, found[1], reply.headers["location"].removeprefix("/game/")


def play_until_cut(
    client: httpx.Client, token: str, game: str, acknowledged: list[str], few: int, enough: threading.Event
) -> None:
    """Answer until the line is dead, which is soon after a few answers; remember every one that got its reply."""
    try:
        while True:
            frame = client.get(f"/game/{game}/frame").json()
            options = re.findall(r'class="option[^"]*" name="option" value="([^"]+)"', frame["regions"]["prompt"])
            if not options:
                enough.set()
                return
            option = options[len(acknowledged) * 5 % len(options)]
            reply = client.post(f"/game/{game}/answer/{frame['version']}", data={"token": token, "option": option})
            if reply.status_code == 303:
                acknowledged.append(option)
            if len(acknowledged) >= few:
                enough.set()
    except httpx.HTTPError:
        enough.set()
