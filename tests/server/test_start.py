"""The start page: two games side by side, each with its face, and light enough for a slow line."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

from biont import games
from biont.draw.style import font
from biont.server import static
from tests.server.conftest import Visitor

LIGHT = 200_000
"""Bytes of the first page with everything that it loads, fonts included, not packed."""


def test_every_game_shows_its_face_in_its_own_paint(visitor: Visitor) -> None:
    page = visitor.client.get("/").text
    for definition in games.all_games():
        hero = re.search(rf'<section class="hero {definition.name}">(.*?)</section>', page, re.S)
        assert hero is not None
        face = re.search(r'<svg class="face".*</svg>', hero[1], re.S)
        assert face is not None
        drawn = ET.fromstring(face[0])
        assert not [one for one in drawn.iter() if "class" in one.attrib and one is not drawn], (
            "no style sheet paints it"
        )
        assert not [one for one in drawn.iter() if "style" in one.attrib], "the policy of the page forbids it"
        assert len(list(drawn.iter("path"))) > 20


def test_the_first_page_is_light(visitor: Visitor) -> None:
    page = visitor.client.get("/").text
    names = set(re.findall(r'(?:href|src)="/static/\w+/([\w./-]+)"', page))
    assert {"house.css", "pages.css", "page.js", "dom.js"} <= names
    loaded = [static.content(name) or b"" for name in names]
    loaded += [font(name) or b"" for name in ("alegreya.woff2", "source-sans-3.woff2")]
    assert all(loaded)
    assert len(page.encode()) + sum(map(len, loaded)) < LIGHT


def hero(visitor: Visitor, game: str) -> str:
    """What the start page says at the top about a game."""
    found = re.search(rf'<section class="hero {game}">(.*?)<svg', visitor.client.get("/").text, re.S)
    assert found is not None
    return found[1]


def test_a_game_that_was_left_is_offered_to_go_on_to_whoever_began_it(visitor: Visitor) -> None:
    assert "Go on playing" not in hero(visitor, "origins")
    address = visitor.post("/origins/guided").headers["location"]
    assert f'<a class="primary going" href="{address}">' in hero(visitor, "origins")
    assert "Go on playing" not in hero(visitor, "genesis")
    visitor.post(f"{address}/delete")
    assert "Go on playing" not in hero(visitor, "origins")
    visitor.post("/origins/guided")
    visitor.client.cookies.delete("biont-played")
    assert "Go on playing" not in hero(visitor, "origins"), "somebody else's game"
    assert "Play your first game" in hero(visitor, "origins")


def test_the_worlds_of_a_new_game_are_folded_away_until_they_were_chosen(visitor: Visitor) -> None:
    page = visitor.client.get("/").text
    assert page.index("World, realm and length") < page.index('name="map"')
    assert "<details><summary>World, realm and length" in page
    refused = visitor.post("/games", game="origins", map="cratons", **{"seat-black": "person"})
    assert refused.status_code == 422
    assert "<details open><summary>World, realm and length" in refused.text


def test_whatever_the_faces_of_the_games_use_is_on_the_page(visitor: Visitor) -> None:
    page = visitor.client.get("/").text
    used = set(re.findall(r'<use [^>]*href="#([^"]+)"', page))
    assert used <= set(re.findall(r'\sid="([^"]+)"', page))
