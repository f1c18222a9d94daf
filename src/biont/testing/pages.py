"""A game in the browser: its pages, a game begun and played there, and what can be looked at afterwards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from biont.games import Definition
from biont.kernel.ledger import ledger
from biont.testing.parts import PAGES, Part, every_language, new, play_on
from biont.testing.rules import unusual
from biont.testing.visitor import Visitor


class PageTests(Part):
    """What the server does with a game."""

    @pytest.fixture
    def visitor(self, tmp_path: Path) -> Iterator[Visitor]:
        """A visitor of a server with an empty store."""
        PAGES.demand()
        from starlette.testclient import TestClient

        from biont.server import Store, create_app, sqlite_url
        from biont.server.threads import Threads

        with TestClient(create_app(Store(sqlite_url(tmp_path)), Threads())) as client:
            yield Visitor(client)

    @every_language
    def test_its_pages_are_there_as_far_as_it_has_something_to_show(
        self, definition: Definition, language: str, visitor: Visitor
    ) -> None:
        visitor.post("/look", language=language, theme="", back="/")
        assert definition.is_guided == (definition.advice.guide is not None)
        assert definition.has_lessons == bool(definition.advice.lessons)
        there = {
            "rules": True,
            "aid": bool(definition.telling.aid(definition.words(language))),
            "cards": bool(definition.library.names()),
            "lessons": definition.has_lessons,
        }
        for page, expected in there.items():
            reply = visitor.client.get(f"/{definition.name}/{page}")
            assert reply.status_code == (200 if expected else 404), page
        rules = visitor.client.get(f"/{definition.name}/rules").text
        assert all(f'id="{rule}"' in rules for rule in ledger(definition.package))
        assert definition.telling.title(definition.words(language)) in unescape(visitor.client.get("/").text)

    def test_a_game_is_begun_and_played_in_the_browser(self, definition: Definition, visitor: Visitor) -> None:
        seats = {
            f"seat-{name}": "person" if name in definition.seating.usual else "nobody"
            for name in definition.seating.names
        }
        game = visitor.new(game=definition.name, **seats)
        frame = visitor.play(game, 12)
        assert set(definition.drawing.board.regions) <= set(frame["regions"])
        for path in ("", "?at=3", "/log", "/report", "/board.svg", "/end", "/record"):
            assert visitor.client.get(f"/game/{game}{path}").status_code == 200, path

    def test_a_finished_game_is_looked_at(self, definition: Definition, visitor: Visitor) -> None:
        record = play_on(new(definition, 6), 6).record()
        reply = visitor.post("/open", text=record.to_json())
        assert reply.status_code == 303
        address = str(reply.headers["location"]).removesuffix("/end")
        for path in ("/end", "/log", "?at=0"):
            assert visitor.client.get(f"{address}{path}").status_code == 200, path
        told = visitor.client.get(f"{address}/chronicle").status_code
        assert told == (200 if definition.drawing.chronicle else 404)

    def test_every_setting_of_the_form_begins_that_game_or_says_what_it_needs(
        self, definition: Definition, visitor: Visitor
    ) -> None:
        """The game that begins is the one that was chosen."""
        for setting, value in unusual(definition):
            form = {setting: "on" if value is True else str(value)}
            for chosen in (
                definition.seating.usual,
                definition.seating.names[:1],
                definition.seating.names[: definition.seating.most],
            ):
                seats = {f"seat-{name}": "person" for name in chosen}
                begun = visitor.post("/games", game=definition.name, seed="5", **seats, **form)
                if begun.status_code == 303:
                    game = str(begun.headers["location"]).removeprefix("/game/")
                    assert visitor.play(game, 4)["total"] > 0
                    assert visitor.client.get(f"/game/{game}/end").status_code == 200
                    assert visitor.client.get(f"/game/{game}/record").json()["options"][setting] == value
                    break
                assert begun.status_code == 422
                assert re.search(r'role="alert">[^<]+\.</p>', begun.text), "a sentence"
                assert f'name="{setting}"' in begun.text
