"""The pages of a campaign: begun, played, brought, opened as a file, and refused."""

from __future__ import annotations

import html
import json
import random
import re
from functools import cache

import pytest

from biont.campaign.file import begun, read
from biont.campaign.megafauna import from_toml
from biont.campaign.story import Story
from tests.campaign.soak import campaign as whole_campaign
from tests.campaign.soak import finished
from tests.server.conftest import Visitor


@cache
def after_genesis() -> Story:
    story = begun(["Ann", "Bob"])
    return story.taken(finished(story.begun(5), random.Random(5)))


def upload(visitor: Visitor, text: str | bytes) -> tuple[int, str]:
    """Open a file; the status, and where it leads or what the page says."""
    reply = visitor.client.post(
        "/campaign/open",
        data={"token": visitor.token},
        files={"file": ("c.json", text, "application/json")},
        follow_redirects=False,
    )
    return reply.status_code, reply.headers.get("location", reply.text)


def opened(visitor: Visitor, story: Story) -> str:
    status, place = upload(visitor, story.to_json())
    assert status == 303
    return place


def test_a_campaign_begins_with_names_and_a_game_of_genesis(visitor: Visitor) -> None:
    assert 'href="/campaign"' in visitor.client.get("/").text
    reply = visitor.post("/campaign", **{"name-0": "Ann <b>", "name-1": "Bob", "mode": "competitive"})
    assert reply.status_code == 303
    place = reply.headers["location"]
    page = visitor.client.get(place).text
    assert page.count('class="chapter ') == 4
    assert "Play Bios:Genesis" in page
    reply = visitor.post(f"{place}/play", **{"seat-red": "person", "seat-blue": "random"})
    assert reply.status_code == 303
    assert "Ann &lt;b&gt; (Red)" in page, "the form says who has which colour"
    assert "Ann &lt;b&gt; (Red)" in visitor.client.get(reply.headers["location"]).text, "and so does the table"
    assert "Go on playing Bios:Genesis" in visitor.client.get(place).text
    listed = visitor.client.get("/campaign").text
    assert "Ann &lt;b&gt;, Bob" in listed
    assert visitor.post(f"{place}/take").status_code == 422


def test_from_the_middle_to_the_world_that_is_left(visitor: Visitor) -> None:
    place = opened(visitor, after_genesis())
    page = visitor.client.get(place).text
    assert "Ann (Black)" in visitor.client.get(f"{place}/result").text
    assert visitor.post(f"{place}/dice").status_code == 303
    page = visitor.client.get(place).text
    assert "a stand-in of our own" in page
    reply = visitor.post(f"{place}/play", map="tiles", **{"seat-black": "person", "seat-orange": "person"})
    assert reply.status_code == 303
    record = visitor.client.get(f"{reply.headers['location']}/record").json()
    assert record["game"] == "origins"
    assert record["options"]["map"] == "tiles"
    assert record["options"]["legacy"].startswith("planet:")
    kept = read(visitor.client.get(f"{place}/file").text)
    assert kept.choices.map == "tiles"


def test_every_campaign_is_a_tile_with_its_chapters_and_how_far_it_has_come(visitor: Visitor) -> None:
    place = opened(visitor, after_genesis())
    tile = visitor.client.get("/campaign").text.split(f'href="{place}"')[1].split("</a>")[0]
    assert re.findall(r'<li class="(\w+)"><svg[^>]*><use href="#v-(\w+)"', tile) == [
        ("done", "genesis"),
        ("now", "megafauna"),
        ("later", "origins"),
        ("later", "frontier"),
    ]
    assert tile.count("✓") == 1


def form_of(page: str) -> dict[str, list[str]]:
    """Everything that the fields of the form on a page hold, as a browser would send it."""
    found: dict[str, list[str]] = {}
    form = page[page.index('class="result"') :]
    for tag in re.finditer(r'<select name="([^"]+)".*?</select>|<input ([^>]+)>', form, re.DOTALL):
        if tag[1]:
            chosen = re.search(r'<option value="([^"]*)" selected', tag[0])
            found.setdefault(tag[1], []).append(chosen[1] if chosen else "")
        elif "checkbox" not in tag[2] or " checked" in tag[2]:
            values = dict(re.findall(r'([\w-]+)="([^"]*)"', tag[2]))
            found.setdefault(values["name"], []).append(html.unescape(values.get("value", "")))
    return found


def sent(visitor: Visitor, place: str, fields: dict[str, list[str]], do: str = "take") -> tuple[int, str]:
    reply = visitor.client.post(f"{place}/result", data={**fields, "do": do}, follow_redirects=False)
    return reply.status_code, reply.text


def test_a_result_that_somebody_brings_by_the_form(visitor: Visitor) -> None:
    place = opened(visitor, after_genesis())
    fields = form_of(visitor.client.get(f"{place}/result").text)
    fields["player.black.points"] = ["31"]
    fields["player.orange.creeples.flyer.figures"] = ["7"]
    fields["player.orange.creeples.flyer.hexes"] = [" Gondwana 2,laurentia  0 "]
    assert sent(visitor, place, fields)[0] == 303
    assert "Brought from a table." in visitor.client.get(place).text
    result = read(visitor.client.get(f"{place}/file").text).result
    assert result is not None
    assert result.of("black").points == 31
    flyers = [one for one in result.of("orange").creeples if one.shape == "flyer"]
    assert [(one.figures, one.held) for one in flyers] == [(7, (("gondwana", 2), ("laurentia", 0)))]
    assert from_toml(visitor.client.get(f"{place}/result.toml").text) == result
    assert sent(visitor, place, fields)[0] == 422, "there is one result"


def test_what_is_wrong_is_told_beside_its_field_and_nothing_is_lost(visitor: Visitor) -> None:
    place = opened(visitor, after_genesis())
    fields = form_of(visitor.client.get(f"{place}/result").text)
    fields["oxygen"] = ["9"]
    fields["player.black.points"] = ["many <b>"]
    fields["craton.baltica.at"] = ["", "8"]
    fields["player.orange.creeples.swimmer.emotions"] = ["2"]
    fields["player.black.creeples.burrower.hexes"] = ["atlantis 1"]
    for do in ("take", "look", "home"):
        status, page = sent(visitor, place, fields, do)
        assert status == 422
        assert form_of(page) == fields, "everything stands there again"
        for name, said in {
            "oxygen": "1 … 4",
            "player.black.points": "0 … 999",
            "craton.baltica.at": "a row and a column",
            "player.orange.creeples.swimmer.figures": "1 … 12",
            "player.black.creeples.burrower.hexes": "Hexes of cratons on the map",
        }.items():
            assert f'id="wrong-{name}">Allowed here: {said}' in page
        assert page.count('id="wrong-') == 5
    assert "Let dice make up" in visitor.client.get(place).text


def test_a_form_filled_by_an_example_a_file_or_taken_home(visitor: Visitor) -> None:
    place = opened(visitor, after_genesis())
    token = {"token": [visitor.token]}
    status, page = sent(visitor, place, token, "example-raindance-mars")
    assert status == 200
    fields = form_of(page)
    assert fields["planet"] == ["mars"]
    assert fields["craton.tharsis.plants"] == ["2", "4"]
    status, text = sent(visitor, place, fields, "home")
    assert status == 200
    assert [one.colour for one in from_toml(text).players] == ["black", "orange"]
    status, page = sent(visitor, place, fields, "look")
    assert "/origins/pictures/world.svg?" in page
    picture = re.search(r'<img src="([^"]+)"', page)
    assert picture
    drawn = visitor.client.get(html.unescape(picture[1]))
    assert drawn.status_code == 200
    assert "Tharsis" in drawn.text
    reply = visitor.client.post(
        f"{place}/result", data={**token, "do": "file"}, files={"file": ("m.toml", text.encode(), "text/plain")}
    )
    assert sent(visitor, place, form_of(reply.text), "home") == (200, text)
    assert sent(visitor, place, token, "example-none")[0] == 422


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xfe", "not a text"),
        (b"planet =", "no result of Bios:Megafauna"),
        (b"[" * 30_000, "no result of Bios:Megafauna"),
        (b'craton = 3\nplayer = [1, {colour = "black", creeples = 7, points = {}}]', "need another look"),
        (b'planet = [["<script>"]]\nstrip = 9\noxygen = "<b>"', "need another look"),
    ],
)
def test_a_file_that_is_no_result_is_told_on_the_form(visitor: Visitor, content: bytes, said: str) -> None:
    place = opened(visitor, after_genesis())
    reply = visitor.client.post(
        f"{place}/result",
        data={"token": visitor.token, "do": "file"},
        files={"file": ("m.toml", content, "text/plain")},
    )
    assert reply.status_code == 422
    assert said in reply.text
    assert "<b>" not in reply.text.replace("<b>Y", "")
    assert "<script>" not in reply.text


def test_dice_are_looked_at_and_thrown_again_before_they_count(visitor: Visitor) -> None:
    place = opened(visitor, after_genesis())
    first = visitor.post(f"{place}/dice", do="look", seed="7").text
    assert 'value="7"' in first
    assert "action limit of the oxygen" in first
    again = visitor.post(f"{place}/dice", do="again", seed="7").text
    assert 'name="seed" inputmode="numeric" maxlength="38" value="7"' not in again
    assert read(visitor.client.get(f"{place}/file").text).result is None
    assert visitor.post(f"{place}/dice", do="look", seed="x").status_code == 422
    assert visitor.post(f"{place}/dice", seed="7").status_code == 303
    assert read(visitor.client.get(f"{place}/file").text) == after_genesis().made_up(7)


def test_the_next_world_is_looked_at_by_its_number(visitor: Visitor) -> None:
    place = opened(visitor, after_genesis().made_up(3))
    page = visitor.client.get(place).text
    assert "/origins/pictures/world.svg?" in page
    page = visitor.post(f"{place}/play", do="look", map="tiles", world="7", **{"seat-orange": "random"}).text
    assert "world=7" in page
    assert '<option value="tiles" selected' in page
    assert re.search(r'name="seat-orange">.*?value="random" selected', page)
    again = visitor.post(f"{place}/play", do="again", map="tiles", world="7").text
    assert "map=tiles" in again
    assert "world=7&" not in again
    assert visitor.post(f"{place}/play", do="look", map="tiles", world="x").status_code == 422
    reply = visitor.post(f"{place}/play", map="tiles", world="7")
    record = visitor.client.get(f"{reply.headers['location']}/record").json()
    assert record["options"]["world"] == "7"


def test_games_of_a_campaign_are_retold_from_its_file(visitor: Visitor) -> None:
    place = opened(visitor, whole_campaign(6))
    page = visitor.client.get(place).text
    for chapter in ("genesis", "origins"):
        assert f'href="{place}/{chapter}/chronicle"' in page
        told = visitor.client.get(f"{place}/{chapter}/chronicle")
        assert told.status_code == 200
        assert f"{place}#{chapter}" in told.text
        record = visitor.client.get(f"{place}/{chapter}/record").json()
        assert record["game"] == chapter
    assert visitor.client.get(f"{place}/megafauna/chronicle").status_code == 404
    assert visitor.client.get(f"{place}/none/record").status_code == 404


def test_a_game_that_was_thrown_away_can_be_begun_anew(visitor: Visitor) -> None:
    place = opened(visitor, begun(["Ann", "Bob"]))
    game = visitor.post(f"{place}/play").headers["location"]
    assert "Go on playing" in visitor.client.get(place).text
    visitor.post(f"{game}/delete")
    assert "Play Bios:Genesis" in visitor.client.get(place).text


def test_a_whole_campaign_is_a_timeline_with_its_winner_and_a_page_to_print(visitor: Visitor) -> None:
    place = opened(visitor, whole_campaign(6))
    page = visitor.client.get(place).text
    assert "won the campaign" in page or "share the victory" in page
    printed = visitor.client.get(f"{place}/frontier")
    assert "To High Frontier" in printed.text
    assert "sandbox" in printed.headers["Content-Security-Policy"]
    again = upload(visitor, visitor.client.get(f"{place}/file").content)
    assert again[0] == 303


def test_a_page_to_print_comes_only_at_the_end(visitor: Visitor) -> None:
    place = opened(visitor, after_genesis())
    assert visitor.client.get(f"{place}/frontier").status_code == 404
    assert visitor.client.get("/campaign/nowhere").status_code == 404


def tampered(**entries: object) -> str:
    return json.dumps(json.loads(after_genesis().made_up(3).to_json()) | entries)


def record_with(**entries: object) -> str:
    """A campaign whose first game says something else of itself."""
    record = json.loads(after_genesis().to_json())["genesis"]
    return tampered(genesis={**record, **entries})


@pytest.mark.parametrize(
    "text",
    [
        record_with(game="origins").encode(),
        record_with(game="../../genesis").encode(),
        record_with(seed="x").encode(),
        record_with(seats=["red", "<b>"]).encode(),
        record_with(pack={"name": "../../../etc/passwd", "hash": "0"}).encode(),
        record_with(pack={"name": "standard-2e", "hash": "0" * 64}).encode(),
        record_with(answers=["pass"] * 50_000).encode(),
        record_with(options={"macro": "yes"}).encode(),
        record_with(snapshots=[[0, "x"]], answers=[]).encode(),
        tampered(origins=json.loads(after_genesis().to_json())["genesis"]).encode(),
        tampered(people={"0": {"name": "Ann"}}).encode(),
        b'{"campaign": 1, "people": ' + b"[" * 5000 + b"]" * 5000 + b"}",
        b"\xff\xfe",
        b"",
        b"[" * 50_000,
        b'{"campaign": 1}',
        tampered(genesis=None).encode(),
        tampered(**{"stand-in": "4"}).encode(),
        tampered(people=[{"name": "x" * 99, "colour": "red"}, {"name": "Bob", "colour": "blue"}]).encode(),
        tampered(people=[{"name": "Ann"}]).encode(),
        tampered(megafauna={"craton": [{"code": "../../etc"}]}).encode(),
    ],
)
def test_a_file_of_an_attacker_is_one_sentence(visitor: Visitor, text: bytes) -> None:
    before = visitor.client.get("/campaign").text.count("/campaign/")
    status, page = upload(visitor, text)
    assert status == 422
    assert re.search(r'class="problem" role="alert">[^<]+<', page)
    assert visitor.client.get("/campaign").text.count("/campaign/") == before


def test_a_file_that_is_too_large_is_not_read(visitor: Visitor) -> None:
    status, page = upload(visitor, b" " * 30_000_000)
    assert status == 413
    assert "megabytes" in page or "MB" in page


def test_names_with_markup_are_names(visitor: Visitor) -> None:
    names = ["<script>alert(1)</script>", "{{ 7 * 7 }} & 'Bob'"]
    story = begun(names)
    story = story.taken(finished(story.begun(5), random.Random(5)))
    place = opened(visitor, story)
    for page in (place, f"{place}/result", "/campaign"):
        text = visitor.client.get(page).text
        assert "<script>alert" not in text
        assert "{{ 7 * 7 }} &amp;" in text


def test_forms_without_the_token_change_nothing(visitor: Visitor) -> None:
    place = opened(visitor, after_genesis())
    reply = visitor.client.post(f"{place}/dice")
    assert reply.status_code == 403
    assert "Let dice make up" in visitor.client.get(place).text


def test_two_who_take_the_same_step_do_it_once(visitor: Visitor) -> None:
    place = opened(visitor, after_genesis())
    store = visitor.client.app.state.registry.store  # type: ignore[attr-defined]
    kept = store.campaign(place.rsplit("/", 1)[1])
    store.change_campaign(kept.id, kept.version, kept.text, {})
    with pytest.raises(Exception, match=kept.id):
        store.change_campaign(kept.id, kept.version, kept.text, {})


def test_names_that_cannot_be_are_told_on_the_page(visitor: Visitor) -> None:
    reply = visitor.post("/campaign", mode="competitive")
    assert reply.status_code == 422
    assert "two to four people" in reply.text
    reply = visitor.post("/campaign", **{"name-0": "Ann", "mode": "cooperative"})
    assert reply.status_code == 303, "one alone plays solitaire"


def test_the_page_speaks_german(visitor: Visitor) -> None:
    place = opened(visitor, whole_campaign(6))
    visitor.client.cookies.set("biont-look", "de.")
    page = visitor.client.get(place).text
    assert "vor 4500 bis 600 Millionen Jahren" in page
