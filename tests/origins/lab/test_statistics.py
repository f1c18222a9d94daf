"""Bios:Origins in the lab: rows that agree with the game, and a report in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from biont import games
from biont.lab.game_rows import Wanted
from biont.lab.plan import Plan
from biont.lab.report import report
from biont.lab.simulate import simulate
from biont.lab.store import Store
from biont.lab.worker import play_one
from biont.origins.cards import DISCIPLINES, TRACKS
from biont.origins.lab.report import STRIKING, OriginsFindings
from biont.origins.tiles import CLIMATES
from biont.origins.words import words


def test_rows_of_a_game_agree() -> None:
    story = play_one(Plan.of(players=3, seed=9, game="origins"), 4, Wanted(details=True))
    game, seats = story.game, story.seats
    assert len(seats) == 3
    for seat in seats:
        assert seat["points"] in [seat[name] for name in DISCIPLINES]
        assert seat["points"] == seat[seat["discipline"]]
        assert all(seat[track] >= 0 for track in TRACKS)
    turns = [row["turn"] for row in story.rows["turns"]]
    assert turns == list(range(1, len(turns) + 1))
    assert len(story.rows["standings"]) == 3 * len(turns)
    colours = [seat["colour"] for seat in seats]
    first = colours.index(story.rows["turns"][0]["active"])
    for number, row in enumerate(story.rows["turns"]):
        assert row["active"] == colours[(first + number) % 3]
        assert 1 <= row["epoch"] <= game["epoch"]
        assert sum(row[name] for name in CLIMATES) == sum(story.rows["turns"][0][name] for name in CLIMATES)
    assert len({row["philosophy"] for row in story.rows["turns"]}) > 1
    won = [row for row in story.rows["cards"] if row["kind"] == "challenge" and row["survived"]]
    assert len(won) == sum(seat["foundations"] for seat in seats)
    assert len(story.rows["events"]) <= 2 * game["challenges"]


def test_cards_know_their_owners() -> None:
    story = play_one(Plan.of(players=2, seed=3, game="origins"), 0, Wanted(details=True))
    owned = [row for row in story.rows["cards"] if row["owner"] is not None]
    assert owned
    assert {row["owner"] for row in owned} <= {seat["colour"] for seat in story.seats}
    assert all(row["bought"] for row in owned)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_report_tells_disciplines_events_and_tracks(language: str, tmp_path: Path) -> None:
    plan = Plan.of(players=3, games=6, seed=2, game="origins")
    simulate(plan, store=Store.create(tmp_path / "run", plan))
    page = report(tmp_path / "run", language)
    say = words(language)
    for key in ("disciplines", "events", "tracks", "cards"):
        assert say(f"lab-report-{key}") in page
    assert say("event-cooling") in page


def test_many_games_alone_are_all_black_s() -> None:
    """The solitaire game is played by Black (C7): with other players colours change from deal to deal."""
    alone, two = Plan.of(players=1, games=3, game="origins"), Plan.of(players=2, games=3, game="origins")
    assert [alone.seating(number).colours for number in range(3)] == [("black",)] * 3
    assert len({two.seating(number).colours for number in range(3)}) == 3


def test_the_balance_says_what_holds() -> None:
    """Two games that Black wins in culture, with one card and one event: next to nothing is as it should be."""
    seat = {"colour": "black", "discipline": "culture", "won": 1.0, "points": 9, "game": 1, **dict.fromkeys(TRACKS, 1)}
    other = {**seat, "colour": "green", "won": 0.0}
    strikes = [{"event": name, "hit": True, "game": 1} for name in STRIKING]
    played = [{"game": 1, "players": 2}, {"game": 2, "players": 2}]
    seats = [{**row, "game": number} for number in (1, 2) for row in (seat, other)]
    definition = games.game("origins")
    pack = definition.library.load(definition.library.usual({}))
    card = {"kind": "idea", "card": pack.ideas[0].code, "bought": 1, "game": 1}
    findings = OriginsFindings()
    findings.add({"games": played, "seats": seats, "cards": [card], "events": strikes})
    rows = findings.balance(words("en"), pack).grids[0].rows
    assert [row[1:] for row in rows] == [
        ["0.0 % – 100.0 %", "22.0 % – 45.0 %", "no"],
        ["2.00", "≤ 1.25", "no"],
        [str(len(pack.challenges) + len(pack.ideas) - 1), "0", "no"],
        ["50.0 %", "≥ 20.0 %", "yes"],
        [rows[4][1], "0", "no"],
    ]
    assert int(rows[4][1]) > 20
