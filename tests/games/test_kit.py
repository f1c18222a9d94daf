"""What every game says about itself is true: chairs, settings, cards, ledger, records."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

import biont
from biont import games
from biont.cli import main
from biont.games import Chairs, Kit
from biont.kernel.conformance import check_game
from biont.kernel.errors import BadOptions, BiontError
from biont.kernel.options import Choice
from tests.games.every import every_game, new, play_on

ROOT = Path(__file__).resolve().parents[2]


@every_game
def test_a_game_is_found_by_the_name_that_its_rules_have(kit: Kit) -> None:
    assert games.game(kit.name) is kit
    assert games.kit_of(new(kit, 1).rules) is kit
    assert importlib.import_module(kit.package)


@every_game
def test_whoever_is_usual_can_sit_down(kit: Kit) -> None:
    chairs = kit.chairs
    assert set(chairs.usual) <= set(chairs.names)
    assert len(set(chairs.names)) == len(chairs.names)
    assert 1 <= chairs.least <= len(chairs.usual) <= chairs.most <= len(chairs.names)
    assert biont.new(kit.name, seats=kit.seats(kit.usual_settings()), seed=1).decision is not None


@every_game
def test_parties_of_every_size_can_play(kit: Kit) -> None:
    for players in range(kit.chairs.least, kit.chairs.most + 1):
        party = kit.party(players, {})
        rules = kit.rules(kit.chairs.names[: party.colours], party.settings)
        assert len(rules.seats) == party.seats
    with pytest.raises(BiontError):
        kit.party(kit.chairs.most + 1, {})


@every_game
def test_so_many_seats_are_dealt_by_the_seed(kit: Kit) -> None:
    count = max(kit.chairs.least, kit.chairs.most - 1)
    dealt = {kit.rules(count, {}, seed=seed).seats for seed in range(20)}
    assert all(len(set(seats)) == count for seats in dealt)
    assert (len(dealt) > 1) == (count < len(kit.chairs.names))
    assert kit.rules(count, {}, seed=3).seats == kit.rules(count, {}, seed=3).seats


@every_game
def test_seats_that_cannot_play_are_refused_in_a_sentence(kit: Kit) -> None:
    first = kit.chairs.names[0]
    for seats in (["nobody", first], [first, first], list(kit.chairs.names) * 2):
        with pytest.raises(BadOptions) as error:
            biont.new(kit.name, seats=seats, seed=1)
        assert str(error.value).endswith(".")


@every_game
def test_every_setting_has_its_usual_value_and_another_one(kit: Kit) -> None:
    for setting in kit.settings:
        assert not isinstance(setting, Choice) or (setting.usual in setting.values and len(setting.values) > 1)
    assert new(kit, 1).rules.options() == {}


@every_game
@pytest.mark.parametrize("seed", [1, 2])
def test_the_kernel_is_content_with_it(kit: Kit, seed: int) -> None:
    """Copies, undo, saving, views, text forms and the end, at some positions of a random game."""
    summary = check_game(kit.rules(kit.chairs.usual, {}), seed, every=60, horizon=3)
    assert summary.answers > summary.checked > 0


@every_game
def test_a_record_gives_the_same_game_again(kit: Kit) -> None:
    game = play_on(new(kit, 5), 5, 60)
    record = game.record()
    assert games.game_of(record) is kit
    assert biont.verify(record).table.fingerprint() == game.table.fingerprint()


@every_game
def test_everybody_has_points_at_any_moment(kit: Kit) -> None:
    game = new(kit, 3)
    turns = [kit.moment(game.table).turn]
    while game.decision is not None:
        play_on(game, len(turns), 25)
        moment = kit.moment(game.table)
        assert len(moment.points) >= len(game.seats)
        turns.append(moment.turn)
    assert turns == sorted(turns)


@every_game
def test_its_packs_hold_what_the_rulebook_says(kit: Kit) -> None:
    assert not kit.shelf.kinds or kit.shelf.usual() in kit.shelf.names()
    for name in kit.shelf.names():
        assert [result.title for result in kit.shelf.checks(kit.shelf.load(name)) if not result.ok] == []


@every_game
def test_its_ledger_is_carried_by_code_and_tests(kit: Kit, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(ROOT / "tests")
    assert main(["--lang", "en", "rules", kit.name, "--check", kit.name, "--tests", folder]) == 0, capsys.readouterr()


@every_game
def test_a_game_may_bring_nothing_but_rules(kit: Kit) -> None:
    """Every facet is there, its own or the house's, and knows its game."""
    assert kit.telling.title(kit.words("en"))
    assert kit.players.usual in kit.players.names
    assert kit.study is not None
    assert kit.stage is not None


# -- chairs ------------------------------------------------------------------------------------------------------------

CHAIRS = Chairs(("red", "blue", "green"), least=2, most=3, usual=("red", "blue"))


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        (["red", "pink"], "Nobody can play 'pink'; there are red, blue, green."),
        (["red", "red"], "Nobody can sit down twice."),
        (["red"], "2 to 3 can play, not 1."),
        (4, "2 to 3 can play, not 4."),
    ],
)
def test_chairs_that_cannot_be_taken(seats: Any, sentence: str) -> None:
    with pytest.raises(BadOptions) as error:
        CHAIRS.taken(seats)
    assert str(error.value) == sentence


def test_chairs_are_taken_as_named_or_dealt() -> None:
    assert CHAIRS.taken(["green", "red"]) == ("green", "red")
    assert {CHAIRS.taken(2, seed) for seed in range(30)} == {("red", "blue"), ("red", "green"), ("blue", "green")}


@every_game
def test_a_game_that_was_dealt_anew_asks_the_same_and_replays(kit: Kit) -> None:
    game = new(kit, 4)
    for seed in range(8):
        play_on(game, seed, 20)
        seat = game.decision.seat if game.decision else -1
        before = game.copy().view(seat)
        game.deal_anew(seed)
        assert game.view(seat).same_as(before)
    assert biont.replay(game.record()).table == game.table
