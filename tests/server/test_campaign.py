"""The pages of a campaign: begun, played, brought, opened as a file, and refused."""

from __future__ import annotations

import json
import random
import re
from functools import cache

import pytest

from biont.campaign.file import CAMPAIGNS
from biont.campaign.story import Story
from tests.campaign.soak import campaign as whole_campaign
from tests.campaign.soak import finished
from tests.server.conftest import Visitor


@cache
def after_genesis() -> Story:
    story = CAMPAIGNS.new(["Ann", "Bob"])
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
    assert visitor.client.get(reply.headers["location"]).status_code == 200
    assert "Go on playing Bios:Genesis" in visitor.client.get(place).text
    listed = visitor.client.get("/campaign").text
    assert "Ann &lt;b&gt;, Bob" in listed
    assert visitor.post(f"{place}/take").status_code == 422


def test_from_the_middle_to_the_world_that_is_left(visitor: Visitor) -> None:
    place = opened(visitor, after_genesis())
    page = visitor.client.get(place).text
    assert "[[player]]  # Ann" in page
    assert visitor.post(f"{place}/megafauna", dice="1").status_code == 303
    page = visitor.client.get(place).text
    assert "a stand-in of our own" in page
    reply = visitor.post(f"{place}/play", map="tiles", **{"seat-black": "person", "seat-orange": "person"})
    assert reply.status_code == 303
    record = visitor.client.get(f"{reply.headers['location']}/record").json()
    assert record["game"] == "origins"
    assert record["options"]["map"] == "tiles"
    assert record["options"]["legacy"].startswith("planet:")
    kept = CAMPAIGNS.read(visitor.client.get(f"{place}/file").text)
    assert kept.choices.map == "tiles"


def test_a_result_that_somebody_brings(visitor: Visitor) -> None:
    place = opened(visitor, after_genesis())
    reply = visitor.post(f"{place}/megafauna", result=after_genesis().sheet().replace('"mild"', '"tropical"'))
    assert reply.status_code == 422
    assert "strip:tropical" in reply.text
    assert "tropical&#34;" in reply.text, "what was written comes back"
    assert visitor.post(f"{place}/megafauna", result=after_genesis().sheet()).status_code == 303
    assert "Brought from a table." in visitor.client.get(place).text
    assert visitor.post(f"{place}/megafauna", result=after_genesis().sheet()).status_code == 422


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


@pytest.mark.parametrize(
    "text",
    [
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


def test_forms_without_the_token_change_nothing(visitor: Visitor) -> None:
    place = opened(visitor, after_genesis())
    reply = visitor.client.post(f"{place}/megafauna", data={"dice": "1"})
    assert reply.status_code == 403
    assert "Let dice make up" in visitor.client.get(place).text


def test_two_who_take_the_same_step_do_it_once(visitor: Visitor) -> None:
    place = opened(visitor, after_genesis())
    store = visitor.client.app.state.hall.store  # type: ignore[attr-defined]
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
