"""The teller that serves any game: by a game's tables and messages, and without any."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from biont.kernel.decision import Refusal, ask
from biont.kernel.declared import STAND_IN, Event, Question, Reason
from biont.kernel.notation import Kind, Notation
from biont.kernel.play import LAPSES, Entry
from biont.kernel.rules import Result
from biont.words import LANGUAGES, Words, words
from biont.words.teller import NOTHING, Known, Teller
from tests.plugin.skirmish import rules as skirmish

SEATS = ("red", "blue", "green")


KINDS = [
    Kind("number"),
    Kind("tribe", SEATS),
    Kind("region", skirmish.REGIONS),
    Kind("mood", ("calm", "wild")),
    Kind("king"),
    Kind("dice", several=True),
]


class Tribal(Teller):
    """A teller that knows what tribes are called, and a king that is called after his tribe."""

    def __init__(self, say: Words) -> None:
        super().__init__(say, SEATS, Notation.of({"strike": ("tribe", "region"), "bid": ("number",)}, KINDS))
        self.names = {"tribe": lambda tribe: SEATS[tribe].title()}

    def thing(self, kind: str, value: int, known: Known = NOTHING) -> str | int:
        if kind == "king":
            return f"{self.thing('tribe', known['tribe'])}'s king {value}"
        return super().thing(kind, value, known)


@pytest.fixture
def tribal() -> Tribal:
    return Tribal(words("en"))


def test_things_go_by_their_kinds_and_a_second_one_of_a_kind_gets_a_number(tribal: Tribal) -> None:
    values = tribal.values(("tribe", "tribe", "region", "number", "mood"), (0, 2, 3, 7, 1))
    assert values == {"tribe": "Red", "tribe2": "Green", "region": "dune", "number": 7, "mood": "wild"}


def test_a_thing_may_be_called_after_the_last_one_of_another_kind(tribal: Tribal) -> None:
    assert tribal.values(("tribe", "tribe", "king"), (0, 2, 3))["king"] == "Green's king 3"
    assert tribal.values(("king",), (3,), {"tribe": 1})["king"] == "Blue's king 3"


def test_dice_take_all_that_is_left_or_what_lies_together(tribal: Tribal) -> None:
    assert tribal.values(("tribe", "dice"), (0, 6, 5)) == {"tribe": "Red", "dice": "6 5"}
    assert tribal.values(("dice", "number"), ((6, 5), 2)) == {"dice": "6 5", "number": 2}


def test_data_that_are_missing_at_the_end_have_no_value(tribal: Tribal) -> None:
    assert tribal.values(("tribe", "region"), (1,)) == {"tribe": "Blue"}


@pytest.mark.parametrize(("names", "listed"), [((), "nothing"), ("a", "a"), ("ab", "a and b"), ("abc", "a, b and c")])
def test_names_are_listed(tribal: Tribal, names: Sequence[str], listed: str) -> None:
    assert tribal.listing(names) == listed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lapse", range(len(LAPSES)))
def test_every_game_can_tell_that_an_answer_was_given_for_a_program(language: str, lapse: int) -> None:
    teller = Teller(words(language), SEATS)
    assert teller.entry(Entry(STAND_IN, "", 1, (1, lapse))).startswith("blue: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_can_tell_its_end(language: str) -> None:
    teller = Teller(words(language), SEATS)
    shared = teller.result(Result(SEATS, (0, 2), (4, 1, 4), "most points"))
    assert shared.startswith("red and green win (most" if language == "en" else "red und green gewinnen (most")
    assert shared.endswith("red\N{NO-BREAK SPACE}4, blue\N{NO-BREAK SPACE}1, green\N{NO-BREAK SPACE}4.")
    assert "lost" in teller.result(Result(SEATS, (), (0, 0, 0), "plague")) or language == "de"


def test_a_game_without_words_that_declares_its_things_names_them() -> None:
    teller = Teller(words("en"), SEATS, skirmish.Skirmish(3).notation)
    strikes = Event("strikes", things=("seat", "region", "number"))
    assert teller.entry(Entry(strikes, "S5", 2, (1, 4, 6))) == "green: strikes blue glen 6."
    assert teller.prompt(ask(0, Question("act now", about=("region",)), [], (2,))) == "act now cliff?"
    assert teller.reason(Refusal(("rest",), Reason("far", ("region",)), "S5", (2,))) == "far cliff."


# -- a game without any words ------------------------------------------------------------------------------------------


def test_a_game_without_words_is_told_by_its_notation() -> None:
    teller = Teller(words("en"), SEATS, skirmish.Skirmish(3).notation)
    decision = ask(0, Question("act now"), [("rest",), ("strike", 1, 4)], (1,))
    assert teller.prompt(decision) == "act now 1?"
    assert [teller.option(option, decision) for option in decision.options] == ["rest", "strike blue glen"]
    assert teller.reason(Refusal(("rest",), skirmish.NO_CARD, "S5", (2,))) == "no card in hand 2."
    assert teller.entry(Entry(Event("strikes"), "S5", 2, (1, (4, 6, 2)))) == "green: strikes 1 4 6 2."
    assert teller.entry(Entry(Event("dawn"), "S1", -1)) == "dawn."
    assert teller.scores(Result(SEATS, (0,), (1, 0, 0), "most points")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told_without_words(language: str) -> None:
    game = skirmish.game(3)
    teller = Teller(words(language), game.seats, game.rules.notation)
    for turn in range(400):
        if (decision := game.decision) is None:
            break
        teller.look(game.table)
        assert teller.prompt(decision).endswith("?")
        assert len({teller.option(option, decision) for option in decision.options}) == len(decision.options)
        assert all(teller.reason(refusal) for refusal in decision.refusals())
        game.choose(decision.options[turn % len(decision.options)])
    assert game.result is not None
    assert all(teller.entry(entry) for entry in game.entries)
    assert teller.result(game.result)
