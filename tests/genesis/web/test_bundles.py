"""Answers given in one, or unasked: only where their order makes no difference, or where the rules prove them best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement, islice, permutations, product, takewhile
from random import Random
from typing import Any

import pytest

import biont
from biont.games.advice import TriedOption
from biont.genesis.cards import GREEN
from biont.genesis.definition import GENESIS
from biont.genesis.ids import cubes_of
from biont.genesis.organisms import darwin_dice
from biont.genesis.pools import ways_to_pay
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.rules.darwin import ASK_REROLL, ASK_ROLL_ORDER, ASK_ROLL_ORGANISM, DARWIN_ROLL
from biont.genesis.rules.mutations import ASK_DISCARD_ORDER
from biont.genesis.rules.purchase import ASK_PURCHASE
from biont.genesis.rules.sequence import DARWIN
from biont.genesis.table import BERTH, CELLS, Table
from biont.genesis.vocabulary import from_organism
from biont.genesis.web.bundles import bundles
from biont.genesis.words import words
from biont.genesis.words.teller import Teller
from biont.kernel import Game, Option
from biont.kernel.decision import Decision, ask
from biont.kernel.play import Entry
from biont.server import hint, standing
from biont.server.effects import Trying
from biont.server.wishes import SETTINGS
from tests.genesis.positions import bacterium, empty, mutation, parasite, placard
from tests.genesis.positions import card as numbered
from tests.genesis.web.test_regrets import begun


def irradiated() -> Game[Table]:
    """Ultraviolet 0 has struck an organism with three mutations."""
    table = empty("red", "blue")
    bacterium(table, "clay", "red")
    for card in ("mitochondria", "citrate", "restriction"):
        mutation(table, "clay", card)
    return begun(table, ("irradiate", 0 if table.owner[0] >= 0 else table.owner.index(0), 0))


def but_for_decks(table: Table) -> dict[str, Any]:
    """Everything that lies on a table, with the cards of each deck in no order."""
    found = {name: getattr(table, name) for name in (*Table.fields(), *Table.static)}
    return {**found, "decks": [Counter(deck) for deck in table.decks], "box": None}


def test_all_mutations_go_in_one_since_every_order_leaves_the_same_table() -> None:
    game = irradiated()
    assert game.decision is not None
    assert game.decision.kind == ASK_DISCARD_ORDER
    (bundle,) = bundles(game, game.decision)
    assert len(bundle.options) == 2, "the last one is not asked for"
    left = []
    for order in permutations(game.decision.options):
        twin = game.copy()
        for option in order[:2]:
            twin.choose(option)
        left.append(but_for_decks(twin.table))
    assert all(one == left[0] for one in left)
    for text in bundle.texts:
        game.choose(text)
    assert but_for_decks(game.table) == left[0]


def trying(game: Game[Table], language: str = "en") -> Trying:
    """Who tries what can be answered, and advises."""
    teller = Teller(game.table.box.pack, GENESIS.words(language))
    teller.look(game.table)
    return Trying(game, GENESIS, teller)


def left_by(game: Game[Table], options: Iterable[Option]) -> dict[str, Any]:
    """The table after answers, one after another."""
    twin = game.copy()
    for option in options:
        twin.choose(option)
    return but_for_decks(twin.table)


def test_what_burns_is_advised_in_one_and_said_with_its_whole_price() -> None:
    table = empty("red", "blue")
    clay = bacterium(table, "clay", "red")
    for card in ("mitochondria", "citrate", "restriction", "cytochrome"):
        mutation(table, "clay", card)
    game = begun(table, ("irradiate", clay, 1))
    found = hint.hinted(trying(game))
    burnt = [step.option for step in found.way.steps]
    assert [option[0] for option in burnt] == ["under"] * 3
    assert found.label.startswith("Under the deck: ")
    assert "3 points" in found.why
    assert all(left_by(game, order) == left_by(game, burnt) for order in permutations(burnt))


def test_many_cards_that_burn_are_counted_on_the_button_with_their_organisms() -> None:
    table = empty("red", "blue")
    cards = {
        "clay": ("mitochondria", "citrate", "restriction", "cytochrome"),
        "pond": ("calvin", "tmrna", "chloroplast"),
    }
    struck = [bacterium(table, code, "red") for code in cards]
    for code, names in cards.items():
        for name in names:
            mutation(table, code, name)
    found = hint.hinted(trying(begun(table, *(("irradiate", one, 1) for one in struck))))
    assert found.way.button == "Lose the 5 suggested cards of both organisms"
    assert found.label.startswith(f"{found.way.button} – "), "both are called the same"


@pytest.mark.parametrize(
    ("next", "said"),
    [
        (0, " But ultraviolet 0 follows in the same turn and burns them all anyway."),
        (1, " But ultraviolet 1 follows in the same turn and burns all but 1 of them anyway."),
        (2, ""),
    ],
)
def test_what_a_second_sunburn_of_the_turn_takes_all_the_same_is_said(next: int, said: str) -> None:
    """A newcomer chose the three best of eight cards to keep, and the next card of the chain burnt them at once."""
    table = empty("red", "blue")
    clay = bacterium(table, "clay", "red")
    for name in ("mitochondria", "calvin", "restriction"):
        mutation(table, "clay", name)
    game = begun(table, ("irradiate", clay, 2), ("uv", next, -1))
    why = hint.hinted(trying(game)).why
    assert why.partition(".")[2].partition("anyway.")[0].endswith(said.removesuffix("anyway."))
    assert ("follows in the same turn" in why) == bool(said)


def test_what_stays_is_what_stays_after_all_that_is_lost_in_one() -> None:
    table = empty("red", "blue")
    clay = bacterium(table, "clay", "red", cubes="yg")
    found = hint.hinted(trying(begun(table, ("spike", clay, 3))))
    assert (found.label, found.why) == (
        "Lose: 1 × yellow, 1 × green",
        "It costs 2 points. What stays: a biont of Red (two dice).",
    )


def test_what_is_lost_in_one_costs_also_the_pieces_that_leave_no_choice() -> None:
    """Two red cubes and a green one: of the third nobody has a choice, and it is a point all the same."""
    table = empty("red", "blue")
    clay = bacterium(table, "clay", "red", cubes="rrg", bionts="rr")
    found = hint.hinted(trying(begun(table, ("spike", clay, 4))))
    assert len(found.way.steps) == 3
    assert found.why.startswith("It costs 3 points.")


def test_nothing_is_said_to_stay_of_the_last_bionts_where_all_of_them_must_go() -> None:
    table = empty("red", "blue")
    clay = bacterium(table, "clay", "red", bionts="rb")
    found = hint.hinted(trying(begun(table, ("spike", clay, 2))))
    assert "stays" not in found.why
    assert not found.way.steps[0].trying.warnings(found.way.steps[0].option)


def test_discs_go_before_pieces_where_both_could() -> None:
    table = empty("red", "blue")
    clay = bacterium(table, "clay", "red", cubes="yy")
    table.discs[CELLS[clay]] = [1, 1, 0, 0]
    found = hint.hinted(trying(begun(table, ("spike", clay, 2))))
    assert [step.option[0] for step in found.way.steps] == ["spend-disc", "spend-disc"]


def test_a_sunburn_costs_also_the_healthy_card_that_nobody_is_asked_about() -> None:
    """Of three cards two are diseased: the healthy one goes unasked, and one of the two others."""
    table = empty("red", "blue")
    clay = bacterium(table, "clay", "red")
    for name in ("mitochondria", "citrate", "restriction"):
        mutation(table, "clay", name, promoted=name != "restriction")
    parasite(table, "blue", "clay", diseased=("mitochondria", "citrate"))
    pond = bacterium(table, "pond", "red")
    for name in ("calvin", "tmrna"):
        mutation(table, "pond", name)
    game = begun(table, ("irradiate", clay, 1), ("irradiate", pond, 1))
    assert hint.hinted(trying(game)).why == "It costs 3 points. Photo-Carboxylation keeps Calvin Cycle."
    table = empty("red", "blue")
    clay = bacterium(table, "clay", "red")
    for name in ("calvin", "sod", "nitrogenase"):
        mutation(table, "clay", name, promoted=name != "nitrogenase")
    parasite(table, "blue", "clay", diseased=("", "calvin"))
    assert hint.hinted(trying(begun(table, ("irradiate", clay, 1)))).why == "It costs 3 points.", "the last of two"


def test_a_card_is_named_rather_than_counted_alone() -> None:
    table, say = empty("red", "blue"), words("en")
    teller = Teller(table.box.pack, say, ("red", "blue"))
    burnt = [("under", numbered(table, name)) for name in ("calvin", "sod", "tmrna", "citrate", "restriction")]
    assert GENESIS.advice.together(burnt[:4], teller, say).count(",") == 3
    assert GENESIS.advice.together(burnt, teller, say).endswith(" and 2 cards more")


def test_pieces_one_after_another_are_named_without_an_arrow() -> None:
    table, say = empty("red", "blue"), words("en")
    teller = Teller(table.box.pack, say, ("red", "blue"))
    calvin = cubes_of(numbered(table, "calvin"))[0]
    volcano, clay = placard(table, "volcano"), bacterium(table, "mars", "red")
    for options, label in (
        ([("animate", 1), ("animate", 0)], "Organize: 1 × red, 1 × yellow"),
        ([("lose-mutation", calvin), ("lose-cube", 0)], "Lose the green cube of Calvin Cycle, a red cube"),
        ([("reroll", 6), ("roll",)], "Re-roll a 6 and nothing else"),
        (
            [("enzyme", 2, volcano), ("antioxidant", 0, clay)],
            "Lay 2 discs: 1 × green on Hydrogen Volcano; against oxygen 1 × red on Sugar-Driven Metabolism",
        ),
        ([("reroll", 6), ("reroll", 5)], "Re-roll: 6, 5"),
    ):
        assert GENESIS.advice.together(options, teller, say) == label


def test_discs_that_are_advised_one_after_another_are_laid_in_one() -> None:
    """As often as the advice is a disc, whatever the order; then comes something else, or the end."""
    table = empty("red", "blue")
    for card in ("clay", "pond"):
        bacterium(table, card, "red")
    table.pool[CELLS[0]] = [3, 3, 3, 3]
    game = begun(table, ("assign-turn", 0))
    way = hint.hinted(trying(game)).way
    laid = [step.option for step in way.steps]
    assert len(laid) > 1
    assert {option[0] for option in laid} <= {"antioxidant", "enzyme"}
    assert f"Lay {len(laid)} discs against oxygen: " in way.label
    assert all(left_by(game, order) == left_by(game, laid) for order in islice(permutations(laid), 0, None, 7000))
    for option in laid:
        assert hint.hinted(trying(game)).way.steps[0].option == option
        game.choose(option)
    assert hint.hinted(trying(game)).way.steps[0].option[0] not in ("antioxidant", "enzyme")


def test_no_biont_leaves_an_organism_that_another_one_has_just_been_moved_to() -> None:
    """A swap would leave all as it was."""
    table = empty("red", "blue")
    clay, pond = (bacterium(table, card, "red") for card in ("clay", "pond"))
    decision = ask(0, ASK_ASSIGN, [("hgt", clay, from_organism(pond)), ("done",)], (0,))
    trial = TriedOption(table, None, decision, decision.options[0], None)
    assert GENESIS.advice.is_worthy(trial)
    table.acted_organism[BERTH[clay][0]] = 1
    assert not GENESIS.advice.is_worthy(trial)


Pool = tuple[int, ...]


def payable(pool: Pool, prices: Sequence[int]) -> bool:
    """Whether a pool can pay discs of these colours, one after another."""
    if not prices:
        return True
    for _, colour, count in ways_to_pay(list(pool), prices[0], False):
        left = tuple(discs - count * (one == colour) for one, discs in enumerate(pool))
        if payable(left, prices[1:]):
            return True
    return False


def test_one_disc_is_paid_unasked_since_the_two_that_stay_can_buy_whatever_it_could() -> None:
    """For all small pools and everything that may be bought after it."""
    wanted = [prices for length in (1, 2, 3) for prices in combinations_with_replacement(range(4), length)]
    for pool in product(range(4), repeat=4):
        for colour, other in product(range(3), range(4)):
            if colour in (other, GREEN) or not pool[colour] or pool[other] < 2:
                continue
            one = tuple(discs - (number == colour) for number, discs in enumerate(pool))
            two = tuple(discs - 2 * (number == other) for number, discs in enumerate(pool))
            assert all(payable(one, prices) for prices in wanted if payable(two, prices)), (pool, colour, other)


@pytest.mark.parametrize("seed", [3, 4])
def test_what_is_answered_unasked_is_what_the_switch_says(seed: int) -> None:
    """A switch never answers a question that is not its own; a proof only names what is cheapest."""
    game, program = biont.new("genesis", seats=["red", "blue"], seed=seed), GENESIS.players.make("greedy", seed)
    while game.decision is not None:
        decision = game.decision
        found = GENESIS.advice.standing(game.table, decision)
        if found is not None:
            assert found.option in decision.options
            assert found.rolls or found.name in GENESIS.advice.switches
            if found.proven:
                assert min(option[2] for option in decision.options) == found.option[2]
        game.choose(program.choose(game.view(decision.seat)))


# -- the order of rolls ------------------------------------------------------------------------------------------------


def darwin(game: Game[Table], order: Sequence[int], luck: int) -> dict[str, Any]:
    """The table after the phase: organisms roll in an order, each with its own dice, and all else is answered alike."""
    twin = game.copy()
    while (asked := twin.decision) is not None and twin.table.phase == DARWIN:
        option = min(asked.options)
        if asked.kind == ASK_ROLL_ORDER:
            wanted = [("roll-for", number) for number in order]  # others roll in the order of their organisms
            option = next((one for one in wanted if one in asked.options), option)
        elif asked.kind == ASK_ROLL_ORGANISM:
            organism, dice = asked.data[0], Random(luck * 100 + asked.data[0])
            twin.inject([dice.randint(1, 6) for _ in range(darwin_dice(twin.table, organism))])
        elif asked.kind == ASK_REROLL:
            option = ("stand",)
        twin.choose(option)
    return but_for_decks(twin.table)


def test_all_dice_are_offered_in_one_since_every_order_of_the_rolls_leaves_the_same_table(soak: bool) -> None:
    """In games of two and three, for every order of up to four organisms, all with the same dice."""
    tried = 0
    for seed in range(40 if soak else 2):
        game, program = biont.new("genesis", seats=2 + seed % 2, seed=seed), GENESIS.players.make("greedy", seed)
        while game.decision is not None:
            decision = game.decision
            if decision.kind == ASK_ROLL_ORDER and len(decision.options) <= 4 and game.table.turn % 3 == seed % 3:
                begun = any(entry.kind == DARWIN_ROLL and entry.seat == decision.seat for entry in of_phase(game))
                assert [one.name for one in bundles(game, decision)] == ["roll-on" if begun else "roll-all"]
                heads = [option[1] for option in decision.options]
                left = [darwin(game, order, tried) for order in permutations(heads)]
                assert all(one == left[0] for one in left), (seed, len(game.answers))
                tried += 1
            game.choose(program.choose(game.view(decision.seat)))
    assert tried > 5


def of_phase(game: Game[Table]) -> Iterator[Entry]:
    """What was noted in this phase, the newest first."""
    return takewhile(lambda entry: entry.kind.begins != "phase", reversed(game.entries))


def test_dice_wait_only_for_what_the_person_himself_could_take_back() -> None:
    """Which organism rolls next the page has said for him: that is nothing to wait for."""
    table = empty("red", "blue")
    for card in ("clay", "pond"):
        bacterium(table, card, "red")
    game = begun(table, ("darwin", 0))
    assert game.decision is not None
    assert game.decision.kind == ASK_ROLL_ORDER
    wishes = SETTINGS | {standing.ROLLING: 0}
    game.choose(game.decision.options[0])
    asked = game.decision
    assert asked.kind == ASK_ROLL_ORGANISM
    assert game.undoable()
    assert standing.answer(game, GENESIS, wishes, asked) == ("roll",)
    assert standing.answer(game, GENESIS, wishes, asked, ["stand"]) is None
    assert standing.answer(game, GENESIS, SETTINGS, asked) is None


def test_errors_are_rolled_again_in_one_since_only_the_dice_that_fall_again_count() -> None:
    """Whatever their order, the same dice stay and as many are rolled."""
    tried = 0
    for seed in range(12):
        game, program = biont.new("genesis", seats=["red", "blue"], seed=seed), GENESIS.players.make("greedy", seed)
        while game.decision is not None and tried < 4:
            for bundle in bundles(game, game.decision) if game.decision.kind == ASK_REROLL else ():
                assert not bundle.advised, "whether to roll again is a decision"
                last = bundle.options[-1:] if bundle.options[-1] == ("roll",) else ()
                left = []
                for order in permutations(bundle.options[: len(bundle.options) - len(last)]):
                    twin = game.copy()
                    twin.inject([3] * len(order))
                    for option in (*order, *last):
                        twin.choose(option)
                    left.append(but_for_decks(twin.table))
                assert all(one == left[0] for one in left)
                tried += 1
            game.choose(program.choose(game.view(game.decision.seat)))
    assert tried


def test_a_sunburn_costs_also_the_card_that_was_picked_before() -> None:
    table = empty("red", "blue")
    clay = bacterium(table, "clay", "red")
    for name in ("mitochondria", "citrate", "restriction", "calvin"):
        mutation(table, "clay", name)
    game = begun(table, ("irradiate", clay, 1))
    game.choose("under citrate")
    assert hint.hinted(trying(game)).why.startswith("It costs 3 points."), "all that were picked go with the last"


def test_nobody_is_asked_what_to_buy_who_could_only_give_something_away() -> None:
    """Whoever gives nothing away, and has nothing of his own but just that answer to take back."""
    asked = Decision(0, ASK_PURCHASE, "H0", (("give", 0, 1), ("done",)), (0, -1))
    game, wishes = begun(empty("red", "blue"), ("darwin", 0)), SETTINGS | {"own": True}
    assert standing.answer(game, GENESIS, wishes, asked) == ("done",)
    assert standing.answer(game, GENESIS, wishes, asked, ["done"]) == ("done",)
    assert standing.answer(game, GENESIS, wishes, asked, ["buy dust ocean", "done"]) is None
    assert standing.answer(game, GENESIS, SETTINGS, asked) is None
    buys = asked._replace(options=(("buy", 0, 0), *asked.options))
    assert standing.answer(game, GENESIS, wishes, buys) is None
