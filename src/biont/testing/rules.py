"""What a game says about itself is true, and its rules keep what the kernel promises."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

import biont
from biont import games
from biont.cli import main
from biont.games import Definition
from biont.kernel import BadSettings, BiontError, Chance, Rules
from biont.kernel.conformance import check_game
from biont.kernel.settings import Choice
from biont.testing.parts import Part, new, play_on


class RulesTests(Part):
    """Seats, settings, cards, ledger, records; and copies, undo, saving, views, text forms and the end."""

    seeds: ClassVar[Sequence[int]] = range(1, 9)
    """The random games that the kernel's own checks go through."""
    every: ClassVar[int] = 1
    """At which answers they look; a long game is looked at now and then."""
    horizon: ClassVar[int] = 8
    """How far they play copies and imagined games on."""
    tests: ClassVar[Path | None] = None
    """Where the tests of the game lie, of which some are marked with rules; the folder of this one, if not said."""

    def invariants(self, table: Any) -> None:
        """Assert what must be true of every table of the game."""

    def permute(self, table: Any, seat: int, chance: Chance) -> None:
        """Exchange at random, in place, what a seat (-1: whoever watches) may not know: his view stays the same."""

    def test_the_kernel_is_content_with_it(self, definition: Definition) -> None:
        """Every number of people, in random games."""
        for seed in self.seeds:
            rules = definition.rules(definition.seating.usual, {})
            summary = check_game(
                rules,
                seed,
                every=self.every,
                horizon=self.horizon,
                invariants=self.invariants,
                permute=self.permute,
            )
            assert summary.answers >= summary.checked > 0

    def test_it_is_found_by_the_name_that_its_rules_have(self, definition: Definition) -> None:
        assert games.game(definition.name) is definition
        assert games.definition_of(new(definition, 1).rules) is definition
        assert importlib.import_module(definition.package)

    def test_it_may_bring_nothing_but_rules(self, definition: Definition) -> None:
        """Every facet is there, its own or the house's, and knows its game."""
        assert definition.telling.title(definition.words("en"))
        assert definition.players.usual in definition.players.names
        assert definition.statistics is not None
        assert definition.scenarios is not None

    # -- seating -----------------------------------------------------------------------------------------------------

    def test_whoever_is_usual_can_sit_down(self, definition: Definition) -> None:
        seating = definition.seating
        assert set(seating.usual) <= set(seating.names)
        assert len(set(seating.names)) == len(seating.names)
        assert 1 <= seating.least <= len(seating.usual) <= seating.most <= len(seating.names)
        game = biont.new(definition.name, seats=definition.seats(definition.usual_settings()), seed=1, settings={})
        assert game.decision is not None

    def test_parties_of_every_size_can_play(self, definition: Definition) -> None:
        for players in range(definition.seating.least, definition.seating.most + 1):
            headcount = definition.headcount(players, {})
            rules = definition.rules(definition.seating.names[: headcount.colours], headcount.settings)
            assert len(rules.seats) == headcount.seats
        with pytest.raises(BiontError):
            definition.headcount(definition.seating.most + 1, {})

    def test_so_many_seats_are_dealt_by_the_seed(self, definition: Definition) -> None:
        count = max(definition.seating.least, definition.seating.most - 1)
        dealt = {definition.rules(count, {}, seed=seed).seats for seed in range(20)}
        assert all(len(set(seats)) == count for seats in dealt)
        assert (len(dealt) > 1) == (count < len(definition.seating.names))
        assert definition.rules(count, {}, seed=3).seats == definition.rules(count, {}, seed=3).seats

    def test_seats_that_cannot_play_are_refused_in_a_sentence(self, definition: Definition) -> None:
        first = definition.seating.names[0]
        for seats in (["nobody", first], [first, first], list(definition.seating.names) * 2):
            with pytest.raises(BadSettings) as error:
                biont.new(definition.name, seats=seats, seed=1, settings={})
            assert str(error.value).endswith(".")

    # -- settings ----------------------------------------------------------------------------------------------------

    def test_every_setting_has_its_usual_value_and_another_one(self, definition: Definition) -> None:
        for setting in definition.settings:
            assert not isinstance(setting, Choice) or (setting.usual in setting.values and len(setting.values) > 1)
        assert new(definition, 1).rules.settings() == {}

    def test_what_was_agreed_is_in_the_record(self, definition: Definition) -> None:
        """Every value of every setting, so that a game goes on with the settings that it began with."""
        for name, value in unusual(definition):
            for rules in tables(definition, {name: value}):
                assert rules.settings()[name] == value
                game = play_on(biont.Game(rules, 1), 1, 5)
                assert biont.verify(game.record()).rules.settings() == rules.settings()

    def test_what_is_no_setting_and_no_value_is_refused_in_a_sentence(self, definition: Definition) -> None:
        wrong = [("no-such-setting", "x"), *((one.name, "no such value") for one in definition.settings)]
        for name, value in wrong:
            with pytest.raises(BadSettings) as error:
                definition.rules(definition.seating.usual, {name: value})
            assert str(error.value).endswith(".")

    # -- records, points, cards, ledger ------------------------------------------------------------------------------

    def test_a_record_gives_the_same_game_again(self, definition: Definition) -> None:
        game = play_on(new(definition, 5), 5, 60)
        record = game.record()
        assert games.game_of(record) is definition
        assert biont.verify(record).table.fingerprint() == game.table.fingerprint()

    def test_a_game_that_was_dealt_anew_asks_the_same_and_replays(self, definition: Definition) -> None:
        game = new(definition, 4)
        for seed in range(8):
            play_on(game, seed, 20)
            seat = game.decision.seat if game.decision else -1
            before = game.copy().view(seat)
            game.deal_anew(seed)
            assert game.view(seat).same_as(before)
        assert biont.replay(game.record()).table == game.table

    def test_everybody_has_points_at_any_moment(self, definition: Definition) -> None:
        """And turns only go up."""
        game = new(definition, 3)
        turns = [definition.moment(game.table).turn]
        while game.decision is not None:
            play_on(game, len(turns), 25)
            moment = definition.moment(game.table)
            assert len(moment.points) >= len(game.seats)
            turns.append(moment.turn)
        assert turns == sorted(turns)

    def test_its_packs_hold_what_the_rulebook_says(self, definition: Definition) -> None:
        assert not definition.library.kinds or definition.library.usual() in definition.library.names()
        for name in definition.library.names():
            assert [
                result.title for result in definition.library.checks(definition.library.load(name)) if not result.ok
            ] == []

    def test_its_ledger_is_carried_by_code_and_tests(
        self, definition: Definition, capsys: pytest.CaptureFixture[str]
    ) -> None:
        folder = str(self.tests or Path(inspect.getfile(type(self))).parent)
        check = ["--lang", "en", "rules", definition.name, "--check", definition.name, "--tests", folder]
        assert main(check) == 0, capsys.readouterr().out


def unusual(definition: Definition) -> Iterator[tuple[str, str | bool]]:
    """Every setting with each of its values but the usual one; of a long list the first three."""
    for setting in definition.settings:
        values: tuple[str | bool, ...] = setting.values if isinstance(setting, Choice) else (True,)
        yield from [(setting.name, value) for value in values if value != setting.usual][:3]


def tables(definition: Definition, settings: dict[str, Any]) -> Iterator[Rules[Any]]:
    """The rules with these settings for some seats, as far as those can play so."""
    for seats in (
        definition.seating.usual,
        definition.seating.names[:1],
        definition.seating.names[: definition.seating.most],
    ):
        try:
            yield definition.rules(seats, settings)
        except BadSettings:
            continue
