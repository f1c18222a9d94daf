"""For every check of the suite a broken game that it catches, with a sentence that says what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import pytest

from biont.kernel import (
    Asking,
    Chance,
    Event,
    Game,
    IllegalChoice,
    Kind,
    Notation,
    Option,
    Play,
    Question,
    Reason,
    Refusal,
    Result,
    StepRule,
    ask,
)
from biont.kernel.conformance import (
    ConformanceError,
    begin,
    check_decision,
    check_end,
    check_entry,
    check_game,
    check_table,
    play_on,
)
from biont.kernel.play import Entry
from tests.plugin.skirmish import rules as skirmish
from tests.plugin.skirmish.rules import ASK_BID, DIES, REGIONS, SEATS, TAKES_IDOL, Ground, Skirmish

ASK_SHOW = Question("show", "S2")
ASK_NOTHING = Question("", "S2")
TRIES = Event("tries", "S0")
UNDONE = Event("undo", "S0")
HELD, LATE, NO_REASON = Reason("held"), Reason("late"), Reason("")


class Broken(Skirmish):
    """Skirmish with some steps exchanged."""

    def __init__(self, seats: int = 3, **steps: StepRule) -> None:
        super().__init__(seats)
        self.steps = {**Skirmish.steps, **steps}


def caught(make: Any, pattern: str, seeds: int = 6, **more: Any) -> ConformanceError:
    """The suite refuses the game within a few seeds, with a sentence that fits."""

    def check() -> None:
        for seed in range(seeds):
            check_game(make, seed, max_answers=300, **more)

    with pytest.raises(ConformanceError, match=pattern) as found:
        check()
    return found.value


# -- views -------------------------------------------------------------------------------------------------------------


class LeakingHands(Skirmish):
    """Shows everybody all hands, and imagines them as they are."""

    def blind(self, table: Ground, seat: int) -> Ground:
        twin = super().blind(table, seat)
        twin.hands = table.hands[:]
        return twin


class LeakingTop(Skirmish):
    """Shows everybody the top card of the deck, and then imagines another one."""

    def blind(self, table: Ground, seat: int) -> Ground:
        twin = super().blind(table, seat)
        twin.deck[-1:] = table.deck[-1:]
        return twin

    def imagine(self, table: Ground, seat: int, chance: Chance) -> None:
        table.deck = [-1] * len(table.deck)
        super().imagine(table, seat, chance)


class ForgetfulView(Skirmish):
    """Hides a seat's own hand from it."""

    def blind(self, table: Ground, seat: int) -> Ground:
        return super().blind(table, -1)


class StainingView(Skirmish):
    """Blots out on the table itself."""

    def blind(self, table: Ground, seat: int) -> Ground:
        table.discard.sort()
        table.deck.reverse()
        return super().blind(table, seat)


class BadDealer(Skirmish):
    """Imagines cards that lie elsewhere."""

    def imagine(self, table: Ground, seat: int, chance: Chance) -> None:
        super().imagine(table, seat, chance)
        if table.deck:
            table.deck[0] = table.hands[0][0] if table.hands[0] else 0


class NoDealer(Skirmish):
    """Leaves blots on the tables that it imagines."""

    def imagine(self, table: Ground, seat: int, chance: Chance) -> None:
        pass


def gossip(play: Play[Ground], seat: int) -> Asking[None]:
    """A bid whose reasons tell what others hold."""
    holders = [Refusal(("play", card), HELD, "S2") for card in play.table.hands[(seat + 1) % 3]]
    yield ask(seat, ASK_BID, [("pass",)], reasons=(lambda: holders,))


def peek(play: Play[Ground], seat: int) -> Asking[None]:
    """Draw a card, then ask in the same step what to do with it."""
    skirmish.draw_card(play, seat)
    yield ask(seat, ASK_BID, [("play", card) for card in play.table.hands[seat]])


def glance(play: Play[Ground], seat: int) -> Asking[None]:
    """The same, without saying that a card was turned over."""
    table = play.table
    table.hands[seat] = (*table.hands[seat], table.deck.pop())
    yield ask(seat, ASK_BID, [("play", card) for card in table.hands[seat]])


def stir(play: Play[Ground], seat: int) -> Asking[None]:
    """Shuffle, then ask in the same step."""
    yield ask(seat, ASK_BID, [("pass",)])
    play.shuffle(play.table.deck)
    yield ask(seat, ASK_BID, [("pass",)])


def show(play: Play[Ground], seat: int) -> Asking[None]:
    """Discard a card of one's own without saying that it is turned over, then ask on in the same step."""
    table = play.table
    hand = table.hands[seat]
    if hand:
        answer = yield ask(seat, ASK_SHOW, [("play", card) for card in hand])
        table.hands[seat] = tuple(card for card in hand if card != answer[1])
        table.discard.append(answer[1])
        yield ask(seat, ASK_BID, [("pass",)])


def test_a_view_that_leaks_is_caught_by_permuting() -> None:
    caught(LeakingHands(), "shows something hidden: 'hands'", permute=skirmish.permute)


def test_a_view_that_leaks_is_caught_by_imagining() -> None:
    caught(LeakingTop(), "not all that it knows: 'deck'")


def test_a_view_that_hides_too_much_is_caught() -> None:
    caught(ForgetfulView(), "the question is")


def test_a_view_that_changes_the_table_is_caught() -> None:
    caught(StainingView(), "Looking at the view of seat -1 changed the game")


def test_imagined_cards_in_two_places_are_caught() -> None:
    caught(BadDealer(), "seat -1 imagines an invariant does not hold: cards", invariants=skirmish.invariants)


def test_imagined_blots_are_caught() -> None:
    caught(NoDealer(), "imagines an invariant does not hold", invariants=skirmish.invariants)


def test_reasons_that_leak_are_caught() -> None:
    caught(Broken(bid=gossip), "The reasons that seat . reads show something hidden")


def test_a_reveal_or_a_shuffle_followed_by_a_question_in_the_same_step_is_caught() -> None:
    for step in (peek, stir):
        caught(Broken(bid=step), "A step asks after it has revealed or shuffled something: Decision.seat=0, .*auction")


def test_a_reveal_that_is_not_said_to_be_one_followed_by_a_question_is_caught() -> None:
    caught(Broken(bid=glance), "not all that it knows")


def test_an_answer_that_shows_a_card_followed_by_a_question_is_caught() -> None:
    caught(Broken(bid=show), "must not ask on after an answer that gave away something hidden")


# -- copies and saves --------------------------------------------------------------------------------------------------


class SharingGround(Ground):
    """Its copies share the coins."""

    __slots__ = ()

    def copy(self) -> Self:
        twin = super().copy()
        twin.coins = self.coins
        return twin


class ForgettingGround(Ground):
    """Its copies forget who leads the auction."""

    __slots__ = ()

    def copy(self) -> Self:
        twin = super().copy()
        twin.bid = 0
        return twin


class MoodyGround(Ground):
    """Has a slot that holds a number at first."""

    __slots__ = ("scouts",)

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.scouts: int | list[int] = 0


class LooseGround(Ground):
    """Has room for attributes outside its slots."""


class NestedGround(Ground):
    """Keeps lists in a list."""

    __slots__ = ("nested",)

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.nested = [[1], [2]]


class On(Skirmish):
    """Skirmish on another ground."""

    def __init__(self, ground: type[Ground]) -> None:
        super().__init__(3)
        self.ground = ground

    def blank(self) -> Ground:
        table = self.ground(3)
        if isinstance(table, LooseGround):
            table.weather = 1  # type: ignore[attr-defined]
        return table


def memory() -> StepRule:
    """A bid that remembers outside the table how often it was asked."""
    times = [0]

    def remember(play: Play[Ground], seat: int) -> Asking[None]:
        times[0] += 1
        yield ask(seat, ASK_BID, [("bid", times[0])])

    return remember


def early(play: Play[Ground], seat: int) -> Asking[None]:
    """A bid that pays before its generator begins."""
    play.table.pay(seat, 1)
    return skirmish.bid(play, seat)


def test_a_copy_that_shares_a_list_is_caught() -> None:
    caught(On(SharingGround), "A copy shares the list 'coins'")


def test_a_copy_that_forgets_is_caught() -> None:
    caught(On(ForgettingGround), "'bid' is")


def test_a_slot_that_holds_a_list_only_now_and_then_is_caught() -> None:
    """The first copy of a class writes down which slots hold lists."""
    assert On(MoodyGround).blank().copy().scouts == 0  # type: ignore[attr-defined]
    table = MoodyGround(3)
    table.scouts = [1, 2]
    with pytest.raises(ConformanceError, match="A copy shares the list 'scouts'"):
        check_table(table)


class Homesick(Game[Ground]):
    """A game that loses its log when it travels."""

    __slots__ = ()

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__({**state, "_rest": state["_rest"] and state["_rest"]._replace(log=[])})


class Amnesiac(Game[Ground]):
    """A game that forgets on its way what can be taken back."""

    __slots__ = ()

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        self._past.settle()


@pytest.mark.parametrize(
    ("kind", "pattern"),
    [
        (Homesick, "The pickled game differs: other entries"),
        (Amnesiac, "another number of answers can be taken back"),
    ],
)
def test_a_game_that_does_not_travel_well_is_caught(kind: type[Game[Ground]], pattern: str) -> None:
    caught(lambda seed: kind(Skirmish(), seed), pattern)


def test_a_table_with_loose_attributes_is_caught() -> None:
    caught(On(LooseGround), "attributes outside its slots")


def test_a_table_with_nested_lists_is_caught() -> None:
    caught(On(NestedGround), "'nested' is neither a number, a text nor a flat list")


def test_a_tuple_in_a_slot_is_caught() -> None:
    table = Ground(3)
    table.coins = (1, 2, 3)  # type: ignore[assignment]
    with pytest.raises(ConformanceError, match="'coins' is neither"):
        check_table(table)


def test_a_step_that_remembers_outside_the_table_is_caught() -> None:
    caught(Broken(bid=memory()), "begin differently|stands elsewhere|copy differs")


def test_a_step_that_changes_the_table_before_its_generator_is_caught() -> None:
    caught(Broken(bid=early), "'bank' is|'coins' is")


class Forked(Skirmish):
    """Deals from a source of chance outside the table."""

    stream = Chance(0)

    def setup(self, play: Play[Ground]) -> None:
        self.stream.shuffle(play.table.deck)
        super().setup(play)


def test_chance_outside_the_table_is_caught() -> None:
    caught(Forked(), "begin differently")


class Fickle(Skirmish):
    """Writes settings that are others each time."""

    times = 0

    def settings(self) -> dict[str, Any]:
        self.times += 1
        return {"times": self.times}


def test_settings_that_change_are_caught() -> None:
    caught(Fickle(), "the setting times")


# -- questions ---------------------------------------------------------------------------------------------------------


def asking(seat: int, *options: Any, question: Question = ASK_BID, **more: Any) -> Broken:
    """A game whose auction asks this."""

    def step(play: Play[Ground], _: int) -> Asking[None]:
        yield ask(seat, question, options, **more)

    return Broken(bid=step)


@pytest.mark.parametrize(
    ("rules", "pattern"),
    [
        (asking(0), "has no options: a dead end"),
        (asking(7, ("pass",)), "Seat 7 is asked, which does not exist"),
        (asking(-1, ("pass",)), "Seat -1 is asked"),
        (asking(0, ("pass",), ("pass",)), "offered twice"),
        (asking(0, ("jump",)), "does not print and parse"),
        (asking(0, ("bid", "high")), "not a verb followed by ints"),
        (asking(0, ["pass"]), "not a verb followed by ints"),
        (asking(0, ("pass",), question=ASK_NOTHING), "no kind or no rule id"),
        (asking(0, ("pass",), data=("x",)), "about more than ints"),
        (asking(0, ("pass",), reasons=(lambda: [Refusal(("pass",), LATE, "S2")],)), "both offered and refused"),
        (asking(0, ("pass",), reasons=(lambda: [Refusal(("bid", 1), NO_REASON, "S2")],)), "without reason or rule id"),
    ],
)
def test_a_question_that_is_not_well_formed_is_caught(rules: Broken, pattern: str) -> None:
    caught(rules, pattern)


class Stutter(Skirmish):
    """Calls two regions by one name."""

    def __init__(self) -> None:
        super().__init__(3)
        region = Kind("region", ("fen", "fen", *REGIONS[2:]))
        self.notation = Notation.of(self.notation.arguments, [*self.notation.kinds.values(), region])


def test_a_text_that_stands_for_two_options_is_caught() -> None:
    caught(Stutter(), "prints as 'spread fen', which parses as")


def abroad(play: Play[Ground], seat: int) -> Asking[None]:
    """A bid for a region that is not on the map."""
    yield ask(seat, ASK_BID, [("spread", len(REGIONS))])


def test_an_option_that_names_what_does_not_exist_is_caught() -> None:
    caught(Broken(bid=abroad), "names a region that does not exist: 6")


class Deaf(Notation):
    """Prints numbers as if they were all the same, and believes what it heard last."""

    def print(self, option: Option) -> str:
        self.last = option
        return option[0]  # type: ignore[no-any-return]

    def parse(self, text: str) -> Option:
        return self.last if text == self.last[0] else super().parse(text)


def test_options_with_the_same_text_are_caught() -> None:
    game = skirmish.game(1)
    game.rules.notation = Deaf(game.rules.notation.verbs)
    with pytest.raises(ConformanceError, match="Two options have the same text"):
        check_decision(game)


class Generous(Game[Ground]):
    """A game that takes any answer as the first one offered."""

    __slots__ = ()

    def choose(self, answer: Option | str, *, lapse: int | None = None) -> None:
        assert self.decision is not None
        super().choose(answer if answer in self.decision.options else self.decision.options[0], lapse=lapse)


class Hasty(Game[Ground]):
    """A game that refuses wrong answers only after it noted them."""

    __slots__ = ()

    def choose(self, answer: Option | str, *, lapse: int | None = None) -> None:
        try:
            super().choose(answer, lapse=lapse)
        except IllegalChoice:
            self.play.note(TRIES, 0)
            raise


def test_a_game_that_takes_any_answer_is_caught() -> None:
    caught(lambda seed: Generous(Skirmish(), seed), "was taken, though it is not offered")


def test_a_refusal_that_leaves_something_behind_is_caught() -> None:
    caught(lambda seed: Hasty(Skirmish(), seed), "Refusing the answer .* changed the game")


# -- undo --------------------------------------------------------------------------------------------------------------


class Careless(Game[Ground]):
    """A game that calls nothing final."""

    __slots__ = ()

    def is_final(self, option: Option) -> bool:
        return False


class Timid(Game[Ground]):
    """A game that calls everything final."""

    __slots__ = ()

    def is_final(self, option: Option) -> bool:
        return True


class Sticky(Game[Ground]):
    """A game whose undo leaves the entries as they are."""

    __slots__ = ()

    def undo(self, answers: int = 1, *, seat: int | None = None) -> None:
        entries = self.play.entries
        super().undo(answers, seat=seat)
        if entries is not None and self.play.entries is not None:
            self.play.note(UNDONE, 0)


class Oblivious(Game[Ground]):
    """A game that cannot give again what was taken back."""

    __slots__ = ()

    def redo(self) -> None:
        assert self.decision is not None
        self.choose(self.decision.options[-1])


@pytest.mark.parametrize(
    ("kind", "pattern"),
    [
        (Careless, "was not called final, yet cannot be taken back"),
        (Timid, "was called final, yet can be taken back"),
        (Sticky, "does not restore what was: other entries"),
        (Oblivious, "Redo of .* does not lead back"),
    ],
)
def test_an_undo_that_does_not_keep_its_word_is_caught(kind: type[Game[Ground]], pattern: str) -> None:
    caught(lambda seed: kind(Skirmish(), seed), pattern)


# -- the rest ----------------------------------------------------------------------------------------------------------


def test_an_endless_game_is_caught() -> None:
    def again(play: Play[Ground], number: int) -> None:
        play.push("round", 1)

    caught(Broken(turns=again), "has not ended after 300 answers", every=100)


def test_a_rule_that_fails_is_caught_with_the_record_that_leads_there() -> None:
    def fail(play: Play[Ground]) -> None:
        raise ZeroDivisionError("one coin for nobody")

    error = caught(Broken(idol=fail), "Seed 0, after 2 answers: a rule failed at .*one coin for nobody")
    assert error.record is not None
    assert len(error.record.answers) == 2


def test_a_game_that_cannot_begin_is_caught() -> None:
    def fail(play: Play[Ground], number: int) -> None:
        raise ZeroDivisionError

    caught(Broken(round=fail), "the game cannot begin")


def test_an_invariant_that_does_not_hold_is_caught() -> None:
    def invariant(table: Ground) -> None:
        assert len(table.discard) < 2, "two cards are gone"

    caught(Skirmish(), "an invariant does not hold: two cards are gone", invariants=invariant)


@pytest.mark.parametrize(
    ("entry", "pattern"),
    [
        (Entry(Event(""), "S1", 0), "no kind or no rule id"),
        (Entry(DIES, 3, 0), "no kind or no rule id"),  # type: ignore[arg-type]
        (Entry(DIES, "S1", 3), "seat that does not exist"),
        (Entry(DIES, "S1", 0, (), 9), "seat that does not exist"),
        (Entry(DIES, "S1", 0, ("fen",)), "about more than ints"),  # type: ignore[arg-type]
        (Entry(DIES, "S1", 0, ((1, 2.5),)), "about more than ints"),  # type: ignore[arg-type]
        (Entry(DIES, "S1", 0, tuple(range(9))), "more than 8 things"),
    ],
)
def test_an_entry_that_is_not_well_formed_is_caught(entry: Entry, pattern: str) -> None:
    with pytest.raises(ConformanceError, match=pattern):
        check_entry(entry, 3)


def test_entries_are_checked_on_the_way() -> None:
    def idol(play: Play[Ground]) -> None:
        play.note_by("", TAKES_IDOL, 0)

    caught(Broken(idol=idol), "no kind or no rule id")


@pytest.mark.parametrize(
    ("result", "pattern"),
    [
        (Result(SEATS[:2], (0,), (1, 2), "why"), "other seats"),
        (Result(SEATS[:3], (0,), (1, 2), "why"), "one score for each seat"),
        (Result(SEATS[:3], (3,), (1, 2, 3), "why"), "A winner does not exist"),
    ],
)
def test_a_result_that_does_not_fit_is_caught(result: Result, pattern: str) -> None:
    class Unfair(Skirmish):
        def result(self, table: Ground) -> Result:
            return result

    game = Game(Unfair(), 1)
    play_on(game, Chance(1), 1000)
    with pytest.raises(ConformanceError, match=pattern):
        check_end(game)


def test_a_game_begins_from_rules_or_from_a_function() -> None:
    rules: Mapping[str, Any] = {"rules": Skirmish(3), "function": skirmish.game}
    tables = [begin(make, 4).table for make in rules.values()]
    assert tables[0] == tables[1]
