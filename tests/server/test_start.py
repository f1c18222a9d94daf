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
    for kit in games.all_games():
        hero = re.search(rf'<section class="hero {kit.name}">(.*?)</section>', page, re.S)
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
    names = set(re.findall(r'(?:href|src)="/static/\w+/([\w.-]+)"', page))
    assert {"house.css", "pages.css", "biont.js"} <= names
    loaded = [static.content(name) or b"" for name in names]
    loaded += [font(name) or b"" for name in ("alegreya.woff2", "source-sans-3.woff2")]
    assert all(loaded)
    assert len(page.encode()) + sum(map(len, loaded)) < LIGHT
