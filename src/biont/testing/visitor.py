"""Somebody who visits the pages: a client that behaves like a browser without a script."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from starlette.testclient import TestClient


class Visitor:
    """A visitor of the pages: keeps cookies, reads tokens, posts forms."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        client.headers["Origin"] = str(client.base_url)
        client.headers["Accept-Encoding"] = "identity"  # nothing travels that would have to be packed
        found = re.search(r'name="token" value="(\w+)"', client.get("/").text)
        assert found
        self.token = found[1]

    def post(self, path: str, /, *told: bool, **form: str) -> Any:
        """Post a form with the visitor's token; told True, as the script does."""
        headers = {"X-Biont": "1"} if any(told) else {}
        return self.client.post(path, data={"token": self.token, **form}, headers=headers, follow_redirects=False)

    def new(self, **form: str) -> str:
        """Start a game, and return its id."""
        reply = self.post("/games", **{"seed": "5", **form})
        assert reply.status_code == 303, reply.text
        return str(reply.headers["location"]).removeprefix("/game/")

    def frame(self, game: str, **query: int) -> dict[str, Any]:
        """A position as the script gets it."""
        reply = self.client.get(f"/game/{game}/frame", params=query)
        assert reply.status_code == 200, reply.text
        frame: dict[str, Any] = reply.json()
        return frame

    def options(self, frame: dict[str, Any]) -> list[str]:
        """What can be chosen in a position."""
        return re.findall(r'class="option[^"]*" name=option value="([^"]+)"', frame["regions"]["prompt"])

    def answer(self, game: str, frame: dict[str, Any], option: str) -> Any:
        """Answer a position as the script does."""
        return self.post(f"/game/{game}/answer/{frame['version']}", True, option=option)

    def play(self, game: str, answers: int) -> dict[str, Any]:
        """Give some answers, now this one and now that."""
        frame = self.frame(game)
        for number in range(answers):
            options = self.options(frame)
            if not options:
                break
            reply = self.answer(game, frame, options[number * 7 % len(options)])
            assert reply.status_code == 200, reply.text
            frame = reply.json()
        return frame
