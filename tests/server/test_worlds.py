"""Worlds to look at before a game: drawn by their number, thrown again, and played on."""

from __future__ import annotations

import html
import re

import pytest

from tests.server.conftest import Visitor

MAPS = ("classic", "custom", "cratons", "archipelago", "covered", "waterworld", "mars", "venus", "chimera")


def looked(visitor: Visitor, **fields: str) -> str:
    seats = {"seat-black": "person", "seat-green": "random"}
    page: str = visitor.post("/games", game="origins", **{**seats, **fields}).text
    return page


def picture(page: str) -> str:
    found = re.search(r'<img src="(/origins/pictures/world.svg[^"]+)"', page)
    assert found, page
    return html.unescape(found[1])


@pytest.mark.parametrize("which", MAPS)
def test_every_world_can_be_looked_at_before_the_game(visitor: Visitor, which: str) -> None:
    realm = "sea" if which == "waterworld" else "land"
    page = looked(visitor, do="look", map=which, realm=realm, world="7")
    drawn = visitor.client.get(picture(page))
    assert drawn.status_code == 200
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert "sandbox" in drawn.headers["Content-Security-Policy"]
    assert f'name="map" value="{which}" checked' in page, "the form is kept as it was"
    assert 'name="world"' in page
    assert 'value="7"' in page


def test_another_world_has_another_number_and_the_same_number_is_the_same_world(visitor: Visitor) -> None:
    one = picture(looked(visitor, do="look", map="archipelago", world="7"))
    other = picture(looked(visitor, do="again", map="archipelago", world="7"))
    assert one != other
    assert visitor.client.get(one).text == visitor.client.get(one).text != visitor.client.get(other).text


def test_a_game_begins_on_the_world_that_was_looked_at(visitor: Visitor) -> None:
    seats = {"seat-black": "person", "seat-green": "person"}
    reply = visitor.post("/games", game="origins", map="archipelago", laying="players", world="7", **seats)
    record = visitor.client.get(f"{reply.headers['location']}/record").json()
    assert (record["options"]["world"], record["options"]["laying"]) == ("7", "seed")


@pytest.mark.parametrize("number", ["x", "-1", "9" * 20, "٣", "7 7"])
def test_what_is_no_number_of_a_world_is_told_and_the_form_is_kept(visitor: Visitor, number: str) -> None:
    reply = visitor.post("/games", game="origins", map="mars", world=number, do="look", **{"seat-black": "person"})
    assert reply.status_code == 422
    assert 'role="alert">' in reply.text
    assert 'name="map" value="mars" checked' in reply.text


@pytest.mark.parametrize(
    "query",
    [
        "map=pluto",
        "map=cratons&seats=black,black",
        "map=cratons&seats=pink,<b>",
        "seats=",
        "world=x",
        "legacy=nonsense",
        "map=cratons&legacy=planet:earth+strip:mild+craton:atlantis:1:1:0",
        "map=cratons&legacy=planet:earth+strip:none+craton:laurentia:1:1:0",
        "map=tiles&legacy=planet:earth+strip:mild+craton:laurentia:1:1:0+disk:gondwana:1:green",
        "map=cratons&legacy=planet:earth+strip:mild",
        "map=mars&advanced=yes",
        "pack=../../etc",
    ],
)
def test_a_picture_that_cannot_be_drawn_is_one_sentence(visitor: Visitor, query: str) -> None:
    reply = visitor.client.get(f"/origins/pictures/world.svg?{query}")
    assert reply.status_code == 422
    assert "<b>" not in reply.text


def test_there_are_no_other_pictures(visitor: Visitor) -> None:
    for place in ("/origins/pictures/none.svg", "/genesis/pictures/world.svg", "/origins/pictures/world.svg?theme=red"):
        assert visitor.client.get(place).status_code == 404


# -- below the board ---------------------------------------------------------------------------------------------------


def ground(visitor: Visitor, game: str, at: str = "") -> str:
    """The address of the picture below a board; nothing where the ground is drawn on the page itself."""
    page = visitor.client.get(f"/game/{game}{at}").text
    found = re.search(r'<image href="([^"]+)"', page)
    assert bool(found) != ('class="kites"' in page or 'class="land"' in page), "the ground is there, and once"
    return found[1] if found else ""


def begun(visitor: Visitor, **settings: str) -> str:
    """A game of Bios:Origins of two people."""
    reply = visitor.post("/games", game="origins", **{"seat-black": "person", "seat-green": "person", **settings})
    return str(reply.headers["location"]).removeprefix("/game/")


def test_the_ground_of_a_world_of_its_own_is_a_picture_that_its_game_keeps(visitor: Visitor) -> None:
    one, other = (begun(visitor, map="archipelago", world=number) for number in "78")
    place = ground(visitor, one)
    drawn = visitor.client.get(place)
    assert place.startswith(f"/game/{one}/backdrop/")
    assert 'class="kites"' in drawn.text
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.headers["cache-control"] == "private, max-age=31536000, immutable"
    assert "sandbox" in drawn.headers["content-security-policy"]
    assert ground(visitor, one, "?at=1") == place
    assert visitor.client.get(ground(visitor, other)).text != drawn.text
    assert visitor.client.get(f"/game/{one}/backdrop/0.svg").headers["cache-control"] == "no-store"
    visitor.post(f"/game/{one}/delete")
    assert visitor.client.get(place).status_code == 404


def test_the_printed_ground_is_one_picture_for_all_games(visitor: Visitor) -> None:
    place = ground(visitor, begun(visitor))
    assert place.startswith("/static/")
    assert ground(visitor, begun(visitor)) == place


@pytest.mark.parametrize(("settings", "below"), [({"map": "custom"}, "-sheet"), ({"realm": "yrr"}, "-world")], ids=str)
def test_hex_chits_are_laid_over_a_picture_that_all_games_have(
    visitor: Visitor, settings: dict[str, str], below: str
) -> None:
    """The page has what was laid, and so has what it shows of the past."""
    game = begun(visitor, laying="players", **settings)
    while 'class="sea"' not in (page := visitor.client.get(f"/game/{game}").text):
        visitor.play(game, 1)
    laid = visitor.frame(game)["total"]
    [place] = re.findall(r'<image href="([^"]+)"', page)
    assert re.fullmatch(rf"/static/\w+/origins-backdrop{below}.svg", place)
    assert visitor.client.get(place).headers["content-type"].startswith("image/svg+xml")
    visitor.play(game, 4)
    later = visitor.client.get(f"/game/{game}").text
    assert len(re.findall('id="hex-', later)) > len(re.findall('id="hex-', page)) >= 1
    assert place in visitor.client.get(f"/game/{game}?at={laid}").text


def test_a_game_without_a_backdrop_has_none(visitor: Visitor) -> None:
    game = visitor.new()
    assert visitor.client.get(f"/game/{game}/backdrop/0.svg").status_code == 404


def test_a_picture_of_the_board_has_its_ground_inside(visitor: Visitor) -> None:
    game = begun(visitor, map="archipelago", world="7")
    svg = visitor.client.get(f"/game/{game}/board.svg").text
    assert "<image" not in svg
    assert 'class="kites"' in svg


def test_a_picture_of_the_board_leads_nowhere(visitor: Visitor) -> None:
    """Its log has no way back to an answer, which a picture would show as an empty box, and none to a cause."""
    game = visitor.new()
    visitor.play(game, 12)
    page, svg = (visitor.client.get(f"/game/{game}{path}").text for path in ("", "/board.svg"))
    for sign in ("form=undo name=to", 'class="why-line"'):
        assert sign in page
        assert sign.replace("=undo", '="undo"').replace("name=to", 'name="to"') not in svg
