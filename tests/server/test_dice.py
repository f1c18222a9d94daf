"""Fair dice: sealed before anybody sits down, made by all, shown at the end, and recomputed from the record."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import biont
from biont.cli import main
from biont.kernel import BadRecord, Record
from biont.kernel.fair import Fair
from biont.server.company.proposals import BACK, END
from tests.server.test_agreements import number, played
from tests.server.test_tables import House, house, invitation

__all__ = ["house"]


def test_the_seal_is_there_before_anybody_sits_down_and_all_of_it_at_the_end(house: House, tmp_path: Path) -> None:
    anna, table = house.opened(**{"seat-blue": "nobody"})
    kept = house.registry.store.table(table.removeprefix("/table/"))
    fair = kept.fair
    assert fair is not None
    ben = house.visitor()
    for address in (table, invitation(house, anna, table)):
        assert fair.seal in ben.client.get(address).text, "before he sits down"
    ben.post(f"{table}/sit/1", name="Ben")
    anna.post(f"{table}/ready", ready="on", thrown="  my <b>own</b> words \n")
    assert "my &lt;b&gt;own&lt;/b&gt; words" in ben.client.get(table).text
    game = ben.post(f"{table}/ready", ready="on", thrown="f" * 900).headers["location"]
    name = game.removeprefix("/game/")
    made = Fair(kept.seed, kept.salt, (("red", "my <b>own</b> words"), ("green", "f" * 64)))
    assert house.registry.open(name).game.seed == made.seed
    running = anna.client.get(f"{game}/record").text
    page = anna.client.get(f"{game}/end").text
    for text in (running, page):
        assert kept.seed not in text
        assert kept.salt not in text
        assert fair.seal in text
    assert json.loads(running)["fair"]["thrown"][1] == ["green", "f" * 64]
    anna.post(f"{game}/propose", kind=END)
    ben.post(f"{game}/agree/{number(house, name)}")
    page = anna.client.get(f"{game}/end").text
    for shown in (kept.seed, kept.salt, fair.seal, "f" * 64, str(made.seed)):
        assert shown in page
    checked(anna.client.get(f"{game}/record").text, tmp_path)


def test_the_page_of_the_handbook_reckons_as_the_server_does() -> None:
    page = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text("utf-8")
    found = re.search(r'number, salt = "(\w+)", "(\w+)"\nthrown = (.*)\n', page)
    assert found
    made = Fair(found[1], found[2], tuple(map(tuple, json.loads(found[3]))))
    assert f"```text\n{made.seal}\n{made.seed}\n```" in page


def test_for_another_game_the_seal_is_shown_before_anybody_throws_in(house: House) -> None:
    """Whoever clicks first opens the table: what the server adds was sealed before, and shown beside the button."""
    (anna, ben), name, game = played(house)
    anna.post(f"{game}/propose", kind=END)
    ben.post(f"{game}/agree/{number(house, name)}")
    seals = [re.findall(r'class="bits">(\w{64})<', one.client.get(f"{game}/end").text) for one in (anna, ben)]
    assert seals[0] == seals[1]
    table = anna.post(f"{game}/again", thrown="for luck").headers["location"]
    kept = house.registry.store.table(table.removeprefix("/table/"))
    assert kept.fair is not None
    assert [kept.fair.seal] == seals[0]
    assert re.findall(r'class="bits">(\w{64})<', ben.client.get(f"{game}/end").text) == seals[0]
    following = ben.post(f"{game}/again", thrown="mine").headers["location"].removeprefix("/game/")
    fair = house.registry.open(following).fair
    assert fair is not None
    assert {text for _, text in fair.thrown} == {"for luck", "mine"}
    assert fair.seal == kept.fair.seal


FALSE: list[dict[str, object]] = [
    {"number": "0" * 64},
    {"thrown": []},
    {"salt": ""},
    {"seal": "0" * 64},
    {"deals": [[0, 7]]},
]
"""What somebody might write instead of the truth."""


def checked(text: str, folder: Path) -> None:
    """The record says truly what its seed was made of; one that was changed anywhere does not."""
    file = folder / "record.json"
    file.write_text(text)
    assert main(["check", str(file)]) == 0
    data = json.loads(text)
    for change in FALSE:
        file.write_text(json.dumps(data | {"fair": data["fair"] | change}))
        assert main(["check", str(file)]) == 1, change


def test_what_is_dealt_anew_is_fair_too(house: House, tmp_path: Path) -> None:
    (anna, ben), name, game = played(house)
    for at in ("3", "2"):
        anna.post(f"{game}/propose", kind=BACK, number=at)
        assert ben.post(f"{game}/agree/{number(house, name)}").status_code == 303
    anna.post(f"{game}/propose", kind=END)
    ben.post(f"{game}/agree/{number(house, name)}")
    record = anna.client.get(f"{game}/record").text
    assert json.loads(record)["fair"]["dealt"] == 2
    checked(record, tmp_path)


def test_a_record_without_it_is_checked_as_far_as_it_goes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.json"
    biont.new("genesis", seats=["red", "green"], seed=5).record().save(file)
    assert main(["check", str(file)]) == 0
    assert "Nobody threw anything in" in capsys.readouterr().out


@pytest.mark.parametrize(
    "data", [None, 7, [], {}, {"thrown": 5}, {"thrown": [["red"]], "deals": [], "number": "", "salt": "", "dealt": 0}]
)
def test_what_strangers_send_as_fair_is_refused_with_a_sentence(data: object) -> None:
    with pytest.raises(BadRecord):
        Fair.from_data(data)


# -- names -------------------------------------------------------------------------------------------------------------


def test_a_record_carries_the_names_of_those_who_want_it(house: House) -> None:
    (anna, ben), game = house.playing()
    assert "names" not in json.loads(anna.client.get(f"{game}/record").text)
    assert ben.post("/me/named", named="on").status_code == 303
    assert json.loads(anna.client.get(f"{game}/record").text)["names"] == {"green": "Ben"}
    ben.post("/me/named", named="off")
    assert "names" not in json.loads(anna.client.get(f"{game}/record").text)
    assert house.visitor().post("/me/named", named="on").status_code == 404
    with pytest.raises(BadRecord):
        Record.from_json(json.dumps(json.loads(PLAIN) | {"names": {"red": 5}}))


PLAIN = Record("genesis", "1", ["red"], 5).to_json()
