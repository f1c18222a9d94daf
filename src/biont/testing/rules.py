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
from biont.games import Kit
from biont.kernel import BadOptions, BiontError, Chance, Rules
from biont.kernel.conformance import check_game
from biont.kernel.options import Choice
from biont.testing.parts import Part, new, play_on


class RulesTests(Part):
    """Chairs, settings, cards, ledger, records; and copies, undo, saving, views, text forms and the end."""

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

    def test_the_kernel_is_content_with_it(self, kit: Kit) -> None:
        """Every party, in random games."""
        for seed in self.seeds:
            rules = kit.rules(kit.chairs.usual, {})
            summary = check_game(
                rules,
                seed,
                every=self.every,
                horizon=self.horizon,
                invariants=self.invariants,
                permute=self.permute,
            )
            assert summary.answers >= summary.checked > 0

    def test_it_is_found_by_the_name_that_its_rules_have(self, kit: Kit) -> None:
        assert games.game(kit.name) is kit
        assert games.kit_of(new(kit, 1).rules) is kit
        assert importlib.import_module(kit.package)

    def test_it_may_bring_nothing_but_rules(self, kit: Kit) -> None:
        """Every facet is there, its own or the house's, and knows its game."""
        assert kit.telling.title(kit.words("en"))
        assert kit.players.usual in kit.players.names
        assert kit.study is not None
        assert kit.stage is not None

    # -- chairs ------------------------------------------------------------------------------------------------------

    def test_whoever_is_usual_can_sit_down(self, kit: Kit) -> None:
        chairs = kit.chairs
        assert set(chairs.usual) <= set(chairs.names)
        assert len(set(chairs.names)) == len(chairs.names)
        assert 1 <= chairs.least <= len(chairs.usual) <= chairs.most <= len(chairs.names)
        game = biont.new(kit.name, seats=kit.seats(kit.usual_settings()), seed=1, settings={})
        assert game.decision is not None

    def test_parties_of_every_size_can_play(self, kit: Kit) -> None:
        for players in range(kit.chairs.least, kit.chairs.most + 1):
            party = kit.party(players, {})
            rules = kit.rules(kit.chairs.names[: party.colours], party.settings)
            assert len(rules.seats) == party.seats
        with pytest.raises(BiontError):
            kit.party(kit.chairs.most + 1, {})

    def test_so_many_seats_are_dealt_by_the_seed(self, kit: Kit) -> None:
        count = max(kit.chairs.least, kit.chairs.most - 1)
        dealt = {kit.rules(count, {}, seed=seed).seats for seed in range(20)}
        assert all(len(set(seats)) == count for seats in dealt)
        assert (len(dealt) > 1) == (count < len(kit.chairs.names))
        assert kit.rules(count, {}, seed=3).seats == kit.rules(count, {}, seed=3).seats

    def test_seats_that_cannot_play_are_refused_in_a_sentence(self, kit: Kit) -> None:
        first = kit.chairs.names[0]
        for seats in (["nobody", first], [first, first], list(kit.chairs.names) * 2):
            with pytest.raises(BadOptions) as error:
                biont.new(kit.name, seats=seats, seed=1, settings={})
            assert str(error.value).endswith(".")

    # -- settings ----------------------------------------------------------------------------------------------------

    def test_every_setting_has_its_usual_value_and_another_one(self, kit: Kit) -> None:
        for setting in kit.settings:
            assert not isinstance(setting, Choice) or (setting.usual in setting.values and len(setting.values) > 1)
        assert new(kit, 1).rules.options() == {}

    def test_what_was_agreed_is_in_the_record(self, kit: Kit) -> None:
        """Every value of every setting, so that a game goes on with the settings that it began with."""
        for name, value in unusual(kit):
            for rules in tables(kit, {name: value}):
                assert rules.options()[name] == value
                game = play_on(biont.Game(rules, 1), 1, 5)
                assert biont.verify(game.record()).rules.options() == rules.options()

    def test_what_is_no_setting_and_no_value_is_refused_in_a_sentence(self, kit: Kit) -> None:
        wrong = [("no-such-setting", "x"), *((one.name, "no such value") for one in kit.settings)]
        for name, value in wrong:
            with pytest.raises(BadOptions) as error:
                kit.rules(kit.chairs.usual, {name: value})
            assert str(error.value).endswith(".")

    # -- records, points, cards, ledger ------------------------------------------------------------------------------

    def test_a_record_gives_the_same_game_again(self, kit: Kit) -> None:
        game = play_on(new(kit, 5), 5, 60)
        record = game.record()
        assert games.game_of(record) is kit
        assert biont.verify(record).table.fingerprint() == game.table.fingerprint()

    def test_a_game_that_was_dealt_anew_asks_the_same_and_replays(self, kit: Kit) -> None:
        game = new(kit, 4)
        for seed in range(8):
            play_on(game, seed, 20)
            seat = game.decision.seat if game.decision else -1
            before = game.copy().view(seat)
            game.deal_anew(seed)
            assert game.view(seat).same_as(before)
        assert biont.replay(game.record()).table == game.table

    def test_everybody_has_points_at_any_moment(self, kit: Kit) -> None:
        """And turns only go up."""
        game = new(kit, 3)
        turns = [kit.moment(game.table).turn]
        while game.decision is not None:
            play_on(game, len(turns), 25)
            moment = kit.moment(game.table)
            assert len(moment.points) >= len(game.seats)
            turns.append(moment.turn)
        assert turns == sorted(turns)

    def test_its_packs_hold_what_the_rulebook_says(self, kit: Kit) -> None:
        assert not kit.shelf.kinds or kit.shelf.usual() in kit.shelf.names()
        for name in kit.shelf.names():
            assert [result.title for result in kit.shelf.checks(kit.shelf.load(name)) if not result.ok] == []

    def test_its_ledger_is_carried_by_code_and_tests(self, kit: Kit, capsys: pytest.CaptureFixture[str]) -> None:
        folder = str(self.tests or Path(inspect.getfile(type(self))).parent)
        check = ["--lang", "en", "rules", kit.name, "--check", kit.name, "--tests", folder]
        assert main(check) == 0, capsys.readouterr().out


def unusual(kit: Kit) -> Iterator[tuple[str, str | bool]]:
    """Every setting with each of its values but the usual one; of a long list the first three."""
    for setting in kit.settings:
        values: tuple[str | bool, ...] = setting.values if isinstance(setting, Choice) else (True,)
        yield from [(setting.name, value) for value in values if value != setting.usual][:3]


def tables(kit: Kit, settings: dict[str, Any]) -> Iterator[Rules[Any]]:
    """The rules with these settings for some parties, as far as those can play so."""
    for party in (kit.chairs.usual, kit.chairs.names[:1], kit.chairs.names[: kit.chairs.most]):
        try:
            yield kit.rules(party, settings)
        except BadOptions:
            continue
