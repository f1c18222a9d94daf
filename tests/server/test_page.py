"""The page of a game: what goes to the browser, and what of it is for one visitor alone."""

from __future__ import annotations

import json
import re

import pytest
from markupsafe import Markup, escape
from starlette.testclient import TestClient

from biont import games
from biont.server import hint
from biont.server.asking import FEW, FINAL, asked
from biont.server.page.draw import draw
from biont.server.page.ending import Ending
from biont.server.page.frame import Frame
from biont.server.page.guide import Panel
from biont.server.page.happened import happened
from biont.server.page.log import Log
from biont.server.page.question import question
from biont.server.preferences import TOKEN
from biont.server.registry import Registry
from tests.browser.positions import open_game, recorded, seen
from tests.server.conftest import Visitor

GAMES = tuple(games.BUILT_IN)


def test_a_frame_is_drawn_once_for_all_who_see_the_same(visitor: Visitor) -> None:
    """Token and theme of a visitor are no part of it; his page has both."""
    game = visitor.new()
    registry: Registry = visitor.client.app.state.registry  # type: ignore[attr-defined]
    visitor.post("/look", theme="dark")
    page, frame = visitor.client.get(f"/game/{game}").text, visitor.frame(game)
    (kept,) = registry.open(game).drawn._kept.values()
    other = Visitor(TestClient(visitor.client.app))
    again = other.client.get(f"/game/{game}").text
    assert list(registry.open(game).drawn._kept.values()) == [kept]
    own = re.search(r'<meta name="token" content="(\w+)">', page)
    assert own
    assert f'value="{own[1]}"' in page
    assert own[1] not in json.dumps(frame) + again
    assert (TOKEN in page, "<theme" in page) == (False, False)
    pressed = re.compile(r'name="theme" value="(\w*)" aria-pressed="true"')
    assert (pressed.findall(page), pressed.findall(again)) == (["dark"], [""])


def test_a_script_sends_the_token_of_its_page_as_a_header(visitor: Visitor) -> None:
    game = visitor.new()
    frame = visitor.frame(game)
    address, option = f"/game/{game}/answer/{frame['version']}", visitor.options(frame)[0]
    own = re.search(r'<meta name="token" content="(\w+)">', visitor.client.get(f"/game/{game}").text)
    assert own
    for token, status in (("0" * 64, 403), (TOKEN, 403), (own[1], 200)):
        headers = {"X-Biont": "1", "X-Biont-Token": token}
        reply = visitor.client.post(address, data={"token": TOKEN, "option": option}, headers=headers)
        assert reply.status_code == status


@pytest.mark.parametrize("game", GAMES)
def test_a_frame_comes_through_the_wire_as_it_was(game: str) -> None:
    frame = draw(seen(open_game(recorded(game)[0], 60), "de"))
    assert Frame(**json.loads(json.dumps(frame.to_data()))) == frame
    assert "/log" in "".join(re.findall(r'<li><a href="[^"]*">Ganzer Verlauf', str(frame.regions))), "the log leads on"
    assert frame.update({}).to_data() == {**frame.to_data(), "regions": {}}


@pytest.mark.parametrize(
    ("language", "said"), [("en", "After answer 150 of 200: Red"), ("de", "Nach Antwort 150 von 200: Rot")]
)
def test_the_past_says_what_its_last_answer_brought(language: str, said: str) -> None:
    position = seen(open_game(recorded("genesis")[0], 200), language, 150)
    asked, _ = question(position, Log(position), Panel(position))
    assert asked.sentence.startswith(said)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_over_comes_on_stage_with_its_plate(game: str) -> None:
    """Who won, what decided it, and the way to all the rest; who only looks back is not stopped by it."""
    record = recorded(game)[0]
    position = seen(open_game(record, len(record.answers)))
    stage = draw(position).regions["stage"]
    plate = stage.partition('id="the-end"')[2].partition("</article>")[0]
    result = position.game.result
    assert result is not None
    assert position.teller.result(result) in plate
    assert f'href="/game/{position.open_game.id}/end"' in plate
    assert ("data-auto" in stage, stage.count("data-first")) == (True, 1)
    assert 'id="the-end"' not in draw(seen(position.open_game, "en", len(record.answers) - 1)).regions["stage"]


def test_what_came_last_stands_on_the_plate_of_a_game_that_is_over() -> None:
    """Nobody is asked anything after the last rolls: who lost by them would not know."""
    record = recorded("genesis")[6]
    table = open_game(record, len(record.answers))
    table.players = ["person", "easy"]
    position = seen(table)
    stage, lines = draw(position).regions["stage"], Log(position).lines
    plate = stage.partition('id="the-end"')[2].partition("</article>")[0]
    last = [lines[-2].text, lines[-1].text]
    assert last[0] == "Blue buys tmRNA for Peptide Cloud Seeding from the cosmic row."
    read = Markup(plate).striptags()
    assert all(line in read for line in last)


def test_that_a_game_ends_its_plate_says_by_itself() -> None:
    """“Since your last move: the game ends” stood on the plate of a game that was over."""
    record = recorded("origins")[0]
    position = seen(open_game(record, len(record.answers)))
    told = [line.text for line in Log(position).lines[-3:]]
    assert "The game ends." in told
    assert "The game ends." not in Markup(draw(position).regions["stage"]).striptags()


def test_a_suggestion_that_ends_by_its_price_shows_that_it_cannot_be_taken_back() -> None:
    """A card is bought, and it is the disc that is paid for it that ends the turn."""
    position = seen(open_game(recorded("genesis")[0], 128))
    position.open_game.settings = {**position.open_game.settings, hint.SETTING: 128}
    found, _ = question(position, Log(position), Panel(position))
    assert found.suggested is not None
    assert "; pay " in found.suggested.text
    assert found.suggested.symbol in FINAL


def test_nobody_is_told_that_he_asked_too_late_what_an_answer_does(visitor: Visitor) -> None:
    """A mouse rests where an answer was; the browser would call a conflict an error."""
    game = visitor.new()
    version = visitor.frame(game)["version"]
    assert visitor.client.get(f"/game/{game}/effect/{version}/0").status_code == 200
    late = visitor.client.get(f"/game/{game}/effect/{version - 1}/0")
    assert (late.status_code, late.text) == (204, "")


@pytest.mark.parametrize(
    ("game", "at", "told"),
    [
        ("genesis", 65, "Red 6 → 5: PAH Photon Harvest: Quorum Sensing goes under the mutation deck of"),
        ("genesis", 227, "A yellow catalyst is paid from the pool of Red. Blue buys Quorum Sensing for Viroid from"),
        ("genesis", 257, "Blue 4 → 3: Viroid of Blue is extinct."),
        ("origins", 155, "Black: Cities 1 → 2, so politics 5 → 6."),
        ("genesis", 66, ""),
    ],
)
def test_the_guide_tells_what_an_answer_led_to_and_no_sheet_shows(game: str, at: int, told: str) -> None:
    """Own losses by own dice, what others paid with one's own catalysts, and whose points are others now."""
    position = seen(open_game(recorded(game)[0], at))
    found = happened(position, Log(position))
    assert found.startswith(told)
    assert bool(found) == bool(told)


def test_an_auction_names_the_track_that_its_card_raises_and_by_what() -> None:
    frame = draw(seen(open_game(recorded("origins")[0], 59), "de"))
    won = re.sub(r"<[^>]+>", "", frame.regions["challenge"].partition("if-won")[2])
    assert "Energie ≤ 5 (du 3 → 4)" in won


def test_the_log_beside_the_board_has_all_that_is_new_to_whoever_looks() -> None:
    position = seen(open_game(recorded("genesis")[1], 86))
    log = Log(position)
    new = [line for line in log.lines[log.since :] if not (line.kind and line.kind.foresees)]
    assert len(new) > 20
    board = "".join(draw(position).regions.values())
    beside = board[board.index('class="log"') :]
    assert all(str(escape(line.text))[:20] in beside for line in new)


def test_the_ending_calls_things_what_they_were_when_it_happened() -> None:
    """Flatworms have become Earthworms since, and grew out of a bacterium."""
    record = recorded("genesis")[7]
    position = seen(open_game(record, len(record.answers)))
    told = [sentence for turn in Ending(position).turns for sentence in turn.sentences]
    assert "Extremophile Condensation: grown into Flatworms." in told
    assert {*told} <= {line.text for line in Log(position).lines}


@pytest.mark.parametrize(
    ("number", "numbers"), [(28, "Earthworms: mutations 6, limit 3."), (3, "Condensation: errors 3, error shield 2.")]
)
def test_who_lost_is_told_what_guards_against_that_which_took_most(number: int, numbers: str) -> None:
    """He was asked himself what would have guarded him."""
    record = recorded("genesis")[number]
    table = open_game(record, len(record.answers))
    table.players = ["person", *["easy"] * (len(record.seats) - 1)]
    advice = Ending(seen(table)).advice
    assert numbers in advice
    assert not advice.endswith("?")


def test_several_answers_in_one_wear_the_lock_of_any_of_them() -> None:
    """Where the last of them ends the turn, though the first could still be taken back."""
    record = recorded("origins")[0]
    for at in range(20, len(record.answers)):
        position = seen(open_game(record, at))
        way = hint.sound_way(position.trying)
        first, *rest = (step.trying.tried(step.option)[1] for step in way.steps)
        if way.is_several and not first and any(rest):
            question, _ = asked(position.trying, "", "", way=way)
            assert question.suggested is not None
            assert question.suggested.symbol in FINAL
            return
    raise AssertionError("no such question")


def test_of_many_answers_too_each_final_one_says_so() -> None:
    """By a sign of its own, or, where all of them are, beside the question."""
    found = 0
    for record in recorded("origins")[:6]:
        for at in range(0, len(record.answers), 7):
            position = seen(open_game(record, at))
            decision = position.game.decision
            if decision is None or len(decision.options) <= FEW:
                continue
            question, effects = asked(position.trying, "", "", all_at_once=False)
            assert not effects
            final = [position.game.is_final(option) for option in decision.options]
            signed = [one.symbol in FINAL or one.mark in FINAL for one in question.options]
            assert all(signed[number] for number, one in enumerate(final) if one) or all(final)
            assert bool(question.hint) >= any(final)
            found += any(final)
    assert found


def test_a_suggested_answer_does_not_repeat_its_reason() -> None:
    """What may strike stood in the reason, and once more in the button."""
    position = seen(open_game(recorded("origins")[8], 70))
    position.open_game.settings = {**position.open_game.settings, hint.SETTING: 70}
    panel = Panel(position)
    found, effects = question(position, Log(position), panel)
    assert found.suggested is not None
    assert panel.suggestion is not None
    (chance,) = effects[panel.suggestion.number].notes[:1]
    assert "crisis" in chance
    assert chance in panel.suggestion.why
    assert found.suggested.brings == ""
