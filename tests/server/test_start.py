"""The start page: two games side by side, each with its face, and light enough for a slow line."""

from __future__ import annotations

import gc
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from biont import games
from biont.draw.style import font
from biont.games import Definition
from biont.games.extensions import extensions
from biont.kernel.ledger import ledger
from biont.server import static, warm_up
from biont.words import LANGUAGES
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["genesis", "origins"])
def test_whoever_chooses_a_level_reads_how_strong_it_was_measured(visitor: Visitor, name: str, language: str) -> None:
    """With the figures of the handbook."""
    told = games.game(name).words(language)("web-strength")
    assert visitor.client.get("/").text.count('class="strength"') == 2
    measured = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8").split("\n## ")[0]
    column = [line.split("|")[2 + (name == "origins")] for line in measured.splitlines() if line.count("|") == 4]
    told_of = set(re.findall(r"(\d+)[ \u00a0]%", told))
    assert len(told_of) >= 3
    assert told_of <= {str(round(float(one))) for one in re.findall(r"([\d.]+)%", " ".join(column))}


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


FIRST = """
import sys
from pathlib import Path
from starlette.testclient import TestClient
from biont.server import Store, create_app, sqlite_url
from biont.server.threads import Threads
with TestClient(create_app(Store(sqlite_url(Path(sys.argv[1]))), Threads())) as client:
    assert client.get("/").status_code == 200
print(*sorted(name for name in sys.modules if name.startswith(("biont.genesis.", "biont.origins."))))
"""
"""The first page of a fresh process, and what it has loaded of games."""


@pytest.mark.real
def test_the_first_page_waits_for_no_rules_and_no_boards(tmp_path: Path) -> None:
    loaded = subprocess.run([sys.executable, "-c", FIRST, tmp_path], capture_output=True, text=True, check=True).stdout
    for heavy in ("rules", "game", "table", "draw.facets", "draw.board", "bots.greedy", "words.teller", "web.advice"):
        assert not re.search(rf"\bbiont\.(genesis|origins)\.{heavy}\b", loaded), heavy
    assert "biont.origins.definition" in loaded


@pytest.mark.parametrize("name", games.names())
def test_what_the_first_page_of_a_game_needs_can_be_read_beforehand(name: str) -> None:
    definition = games.game(name)
    pieces = list(warm_up._pieces(definition, "en"))
    assert len(pieces) > 20
    assert any(piece is ledger(definition.package) for piece in pieces)  # else with the first answer


def test_the_files_that_every_page_names_are_made_lean_beforehand(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = visitor.client.get("/").text
    named = {place.partition("/")[2] for place in re.findall(r'(?:src|href)="/static/([^"]+)"', page)}
    monkeypatch.setattr(static, "_made", {})
    static.address.cache_clear()
    made = list(warm_up._files())
    needed = {name for name in named if name.endswith((".css", ".js")) and name.partition(".")[0] not in games.names()}
    assert made
    assert needed
    assert needed <= {*static._made, *static.scripts()}


def test_nothing_is_read_beforehand_once_the_server_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    def pieces(definition: Definition, language: str) -> Iterator[str]:
        begun.append(definition.name)
        yield language
        raise ZeroDivisionError

    seldom = gc.get_threshold()
    gc.unfreeze()
    monkeypatch.setattr(warm_up, "_pieces", pieces)
    warm_up.warm_up(lambda: False)
    assert begun == [games.USUAL]
    assert not gc.get_freeze_count()
    begun.clear()
    warm_up.warm_up(lambda: True)
    gc.set_threshold(*seldom)
    assert begun == list(games.names()), "a game that fails keeps no other from being read"
    assert gc.get_freeze_count(), "nobody looks through what was read again"


def test_what_is_named_by_a_string_can_be_read_beforehand() -> None:
    for extension in extensions():
        assert all(map(callable, warm_up._handlers(extension)))


def test_who_plays_alone_or_together_is_not_asked_for_rules_that_are_decided(visitor: Visitor) -> None:
    """Style sheets hide the choice once a value is taken that decides it (C7, C9, C1d), and a sentence says so."""
    page = visitor.client.get("/").text
    deciding = re.findall(r'name="(\w+)" value="(\w+)"[^>]* data-decides', page)
    assert sorted(deciding) == [("dispersal", "first"), ("mode", "cooperative"), ("mode", "solitaire")]
    assert page.count('class="decided-by"') == 1
    assert "of-advanced decided" in page
