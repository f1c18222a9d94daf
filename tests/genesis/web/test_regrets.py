"""Warnings before a choice: each in a position that calls for it, and silent in one that does not."""

from __future__ import annotations

from typing import Any

import pytest

import biont
from biont.games.advice import TriedOption
from biont.genesis.cards import COLOURS
from biont.genesis.definition import GENESIS
from biont.genesis.game import Genesis
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.rules.parasites import ASK_PARASITE_BIONT
from biont.genesis.rules.sequence import PURCHASES
from biont.genesis.table import Table
from biont.genesis.vocabulary import POOL, from_organism
from biont.genesis.web.tries import BUYING
from biont.genesis.words import words
from biont.genesis.words.teller import Teller
from biont.kernel import Chance, Decision, Game
from biont.kernel.ledger import ledger
from biont.server.effects import Effect, Trying
from biont.words import LANGUAGES
from tests.genesis.positions import bacterium, card, empty, mutation, parasite, pool, put_bionts, refugium


def begun(table: Table, *steps: tuple[Any, ...], dice: tuple[int, ...] = ()) -> Game[Table]:
    """A game that begins with a table and some steps, the first of them first."""
    table.steps = list(reversed(steps))
    rules = Genesis([COLOURS[player] for player in table.box.players], table.box.settings)
    return Game.at(rules, table, dice=dice)


def effects(game: Game[Any], language: str = "en", forced: bool = True) -> dict[str, Effect]:
    """What the page says about every option; forced answers are given by themselves unless told otherwise."""

    def itself(decision: Decision) -> bool:
        return forced and decision.forced

    assert game.decision is not None
    teller = Teller(game.table.box.pack, words(language))
    teller.look(game.table)
    trying = Trying(game, GENESIS, teller, itself)
    return {game.print(option): trying.effect(option) for option in game.decision.options}


def rules(game: Game[Any], option: str) -> list[str]:
    """The rules behind the warnings about an option, and behind its prices."""
    effect = effects(game)[option]
    return [rule for _, rule in (*effect.warnings, *effect.prices)]


def assigning(table: Table) -> Game[Table]:
    """Red's turn in the assignment phase."""
    return begun(table, ("assignment", 0))


def buying(table: Table) -> Game[Table]:
    """Red's turn in the purchase phase."""
    return begun(table, ("purchase-turn", 0, -1))


def test_what_a_move_makes_likelier_is_told_before_what_it_makes_less_likely() -> None:
    table = empty("red", "blue")
    refugium(table, "brine", up="rb", down="ry", bionts="rr")
    refugium(table, "dust", up="yg", down="y")
    bacterium(table, "clay", "red", cubes="gg")
    notes = effects(assigning(table))["assign brine dust"].notes
    assert [note.split(" can become")[0] for note in notes] == ["Interplanetary Dust", "Eutectic Brine"]


# -- what would be gone ------------------------------------------------------------------------------------------------


def test_the_last_biont_out_of_an_organism() -> None:
    table = empty("red", "blue")
    bacterium(table, "clay", "red", bionts="r", cubes="gg")
    mutation(table, "clay", "pilus")
    mutation(table, "clay", "sod")  # two cards to discard: a question comes before the extinction
    assert rules(assigning(table), "hgt clay pool") == ["GL-Extinction.1", "I1b"]


def test_one_of_two_bionts_may_leave_but_not_for_the_pool_without_a_word() -> None:
    table = empty("red", "blue")
    bacterium(table, "clay", "red", bionts="rr")
    mutation(table, "clay", "pilus")
    bacterium(table, "rust", "red", bionts="r")
    game = assigning(table)
    assert rules(game, "hgt clay in-rust") == []
    assert rules(game, "hgt clay pool") == ["I1b"]
    assert "costs you a victory point" in effects(game)["hgt clay pool"].warnings[0][0]


def test_an_organism_that_falls_to_its_guest() -> None:
    table = empty("red", "blue")
    bacterium(table, "clay", "red", bionts="rb")
    mutation(table, "clay", "pilus")
    refugium(table, "dust")
    found = effects(assigning(table))["hgt clay dust"].warnings
    assert found[0][1] == "E6c.1"
    assert "Blue" in found[0][0]


def test_the_last_biont_that_would_become_a_parasite() -> None:
    """The organism is left only after all of the parasite is answered, so the table does not show it before."""
    for bionts, rule in (("r", ["GL-Extinction.1"]), ("rb", ["E6c.1"]), ("rr", [])):
        table = empty("red", "blue")
        clay, rust = bacterium(table, "clay", "red", bionts=bionts), bacterium(table, "rust", "blue")
        asked = Decision(0, ASK_PARASITE_BIONT, "E3a", (("from", from_organism(clay)), ("from", POOL)), (0, rust))
        teller = Teller(table.box.pack, words("en"), ("red", "blue"))
        tried = [TriedOption(table, table, asked, option, teller) for option in asked.options]
        found = [[one.rule for one in GENESIS.advice.regrets(one, words("en"))] for one in tried]
        assert found == [rule, []]


def test_a_parasite_that_takes_the_last_biont_warns_before_it_is_asked_where_that_comes_from() -> None:
    table = empty("red", "blue")
    bacterium(table, "clay", "red")
    mutation(table, "clay", "pilus")
    bacterium(table, "dust", "red")
    mutation(table, "dust", "mrna")
    rust = bacterium(table, "rust", "blue", cubes="rygb")
    mutation(table, "rust", "calvin")
    table.active = [1, 1, 1, 1]
    option = ("attach", 0, rust)
    asked = Decision(0, ASK_ASSIGN, "E1", (option, ("done",)), (0,))
    teller = Teller(table.box.pack, words("en"), ("red", "blue"))

    def warned() -> list[str]:
        return [
            one.rule for one in GENESIS.advice.regrets(TriedOption(table, table, asked, option, teller), words("en"))
        ]

    assert warned() == [], "one is in the pool"
    table.pool_bionts[0] = 0
    assert warned() == ["GL-Extinction.1"]


def test_a_refugium_left_behind() -> None:
    table = empty("red", "blue")
    refugium(table, "dust", up="yy", down="g", bionts="r", enzymes="r")
    refugium(table, "mars", bionts="r")
    bacterium(table, "clay", "red", cubes="g")
    table.limit[0] = 2
    game = begun(table, ("assign-turn", 0))
    text, rule = effects(game)["withdraw dust"].warnings[0]
    assert (rule, "2 organized cubes and one enzyme" in text) == ("E1.4", True)
    assert rules(game, "assign dust mars") == ["E1.4"]
    assert rules(game, "withdraw mars") == []


# -- purchases ---------------------------------------------------------------------------------------------------------


def with_top(name: str, *variants: str) -> Table:
    """A bacterium of Red's with a second biont, every catalyst, and a card on top of the ocean's deck."""
    table = empty("red", "blue", seed=1, **dict.fromkeys(variants, True))
    bacterium(table, "clay", "red", bionts="rr", cubes="g")
    pool(table, "red", "rygb")
    number = card(table, name)
    decks = [tuple(other for other in deck if other != number) for deck in table.decks]
    table.decks = [decks[0], (number, *decks[1]), decks[2], decks[3]]
    return table


@pytest.mark.parametrize(
    ("had", "bought", "warned"),
    [("restriction", "restriction", False), ("mitochondria", "citrate", True), ("cytochrome", "ribozyme", False)],
)
def test_a_second_ability_that_does_not_add_up(had: str, bought: str, warned: bool) -> None:
    """Fission twice is fission once, while a second heat shield shields twice."""
    table = with_top(bought)
    if had != bought:
        mutation(table, "clay", had)
    game = buying(table)
    assert ("GL-Ability.1" in rules(game, "buy clay ocean")) == warned
    teller = Teller(table.box.pack, words("en"))
    trial = Trying(game, GENESIS, teller).trial(game.parse("buy clay ocean"))
    assert ("abilities" in [one.sort for one in GENESIS.advice.facts(trial, words("en"))]) == (not warned), (
        "what is bought in vain is no reason to buy"
    )


def test_what_a_promoted_card_could_do_before_is_no_use_of_its_promotion() -> None:
    table = empty("red", "blue", seed=1)
    bacterium(table, "clay", "red", bionts="rr", cubes="g")
    pool(table, "red", "rygb")
    mutation(table, "clay", "sod")
    game = buying(table)

    def uses() -> list[str]:
        trial = Trying(game, GENESIS, Teller(table.box.pack, words("en"))).trial(game.parse("promote clay sod"))
        return [one.text for one in GENESIS.advice.facts(trial, words("en")) if one.sort == "abilities"]

    assert uses() == ["Its use: a 5 is no error."]
    mutation(game.table, "clay", "calvin", promoted=True)
    assert uses() == []


def test_a_second_crown_makes_no_purchase_an_arms_race_that_could_be_one_before() -> None:
    table = with_top("quorum")
    parasite(table, "blue", "clay")
    game = buying(table)

    def uses() -> list[str]:
        trial = Trying(game, GENESIS, Teller(table.box.pack, words("en"))).trial(game.parse("buy clay ocean"))
        return [one.text for one in GENESIS.advice.facts(trial, words("en")) if one.sort == "abilities"]

    assert ["from now on a purchase can be an arms race" in one for one in uses()] == [True]
    mutation(game.table, "clay", "rnapol")
    assert ["one Red Queen more" in one for one in uses()] == [True]


def test_a_red_queen_that_the_bans_leave_without_a_crown() -> None:
    assert rules(buying(with_top("quorum", "intro", "bans")), "buy clay ocean") == ["C3.3"]
    assert rules(buying(with_top("quorum")), "buy clay ocean") == []


def test_an_ability_that_comes_too_late_and_a_last_point_left_lying() -> None:
    table = with_top("pilus")
    game = buying(table)
    assert (rules(game, "buy clay ocean"), rules(game, "done")) == ([], [])
    table.event_deck = []
    game = buying(table)
    assert rules(game, "buy clay ocean") == ["I0.1"]
    assert rules(game, "done") == ["I1a.1"]


def test_a_promotion_that_gives_something_up() -> None:
    table = empty("red", "blue")
    bacterium(table, "clay", "red")
    mutation(table, "clay", "mitochondria")  # fission, then immunology
    mutation(table, "clay", "sod")  # an oxygen shield on either side
    pool(table, "red", "rygb")
    game = buying(table)
    text, rule = effects(game)["promote clay mitochondria"].prices[0]
    assert (rule, "Fission" in text) == ("H2b", True)
    assert "H2b" not in rules(game, "promote clay sod")


def test_the_one_place_that_costs_a_disc_says_so() -> None:
    table = empty("red", "blue")
    refugium(table, "dhb", down="r")
    refugium(table, "volcano", down="r")
    pool(table, "red", "r")
    found = effects(assigning(table))
    assert [price.rule for price in found["assign pool dhb"].prices] == ["E2c"]
    assert not found["assign pool dhb"].warnings
    assert not found["assign pool volcano"].prices


def test_in_the_last_purchases_no_chance_of_a_roll_is_told() -> None:
    table = empty("red", "blue")
    bacterium(table, "clay", "red")
    pool(table, "red", "rrryyygggbbb")
    for left in (True, False):
        table.event_deck = [1, 2] if left else []
        game = begun(table.copy(), ("phase", PURCHASES))
        assert any(one.notes for option, one in effects(game).items() if option.startswith("buy")) is left


def test_a_guest_works_for_his_host() -> None:
    table = with_top("sod")
    bacterium(table, "rust", "blue", bionts="b")
    put_bionts(table, 8, "r")
    pool(table, "blue", "r")
    found = effects(buying(table))
    assert [rule for _, rule in found["buy rust ocean"].warnings] == ["I1a.1"]
    assert "a point for Blue" in found["buy rust ocean"].warnings[0][0]
    assert found["buy clay ocean"].warnings == ()


@pytest.mark.parametrize(("cubes", "lost"), [("yy", "2 pieces"), ("", "a piece")])
def test_smoke_in_the_own_house(cubes: str, lost: str) -> None:
    """No more is lost than there is: a biont alone is one piece, though two dice."""
    table = with_top("chloroplast")
    neighbour = next(n for n, row in enumerate(table.box.row) if row == table.box.row[11] and n != 11)
    bacterium(table, table.box.pack.placards[neighbour].code, "red", bionts="r", cubes=cubes)
    found = {rule: text for text, rule in effects(buying(table))["buy clay ocean"].warnings}
    assert lost in found["H1d.2"]


def test_two_catalysts_where_one_would_do() -> None:
    table = with_top("sod")
    pool(table, "red", "b")
    game = buying(table)
    game.choose("buy clay ocean")
    assert rules(game, "pay red 1") == []
    assert rules(game, "pay blue 2") == ["H0c"]


# -- enzymes, endings, dice --------------------------------------------------------------------------------------------


def test_an_enzyme_for_nobody_and_one_that_guards_only_enzymes() -> None:
    table = empty("red", "blue")
    refugium(table, "vent", bionts="r", enzymes="b")  # a six that kills manna, covered, and one that kills enzymes
    refugium(table, "dust")
    refugium(table, "beach", bionts="r")
    table.limit[0] = 2
    pool(table, "red", "r")
    table.acted_pool[0] = 2
    game = begun(table, ("assign-turn", 0))
    assert rules(game, "enzyme red vent") == ["F2.2"]
    assert rules(game, "enzyme red beach") == []
    table.acted_refugium = [1] * 64
    game = begun(table, ("assign-turn", 0))
    assert rules(game, "enzyme red dust") == ["E1.3"]


def test_an_antioxidant_that_meets_no_oxygen_any_more() -> None:
    table = empty("red", "blue")
    bacterium(table, "clay", "red")
    pool(table, "red", "r")
    assert rules(assigning(table), "antioxidant red clay") == []
    table.event_deck = []
    assert rules(assigning(table), "antioxidant red clay") == ["D6.4"]


@pytest.mark.parametrize(("discs", "suggested"), [("rry", "antioxidant red clay"), ("rryy", "done")])
def test_discs_on_an_organism_that_stands_all_oxygen_already(discs: str, suggested: str) -> None:
    table = empty("red", "blue")
    bacterium(table, "clay", "red", discs=discs)
    pool(table, "red", "r")
    game = assigning(table)
    assert rules(game, "antioxidant red clay") == (["D6.4"] if suggested == "done" else [])
    assert game.decision is not None
    trial = TriedOption(table, None, game.decision, game.parse("antioxidant red clay"), None)
    assert GENESIS.advice.is_worthy(trial) == (suggested != "done")


@pytest.mark.parametrize(("discs", "worthy"), [("rg", True), ("rgg", False)])
def test_a_green_disc_that_shields_besides_is_laid_where_there_are_many(discs: str, worthy: bool) -> None:
    table = empty("red", "blue")
    bacterium(table, "clay", "red")
    pool(table, "red", discs)
    game = assigning(table)
    assert game.decision is not None
    tried = [
        TriedOption(table, None, game.decision, game.parse(f"antioxidant {one} clay"), None) for one in ("red", "green")
    ]
    assert [GENESIS.advice.is_worthy(one) for one in tried] == [worthy, True]


def test_a_biont_left_at_home() -> None:
    table = empty("red", "blue")
    refugium(table, "dust")
    game = assigning(table)
    assert rules(game, "done") == ["E1.1"]
    game.choose("assign pool dust")
    assert rules(game, "done") == []


def test_errors_left_lying() -> None:
    table = empty("red", "blue")
    bacterium(table, "clay", "red", bionts="r", cubes="yb")
    game = begun(table, ("darwin-roll", table.owner.index(0)), dice=(6, 5, 1, 1))
    game.choose("roll")
    text, rule = effects(game)["stand"].warnings[0]
    assert (rule, "One error is not cancelled" in text) == ("G3.2", True)
    assert rules(game, "reroll 6") == []


# -- what is said, and what is not -------------------------------------------------------------------------------------


def test_a_purchase_that_pays_by_itself_and_uncovers_a_card_says_that_it_is_final() -> None:
    table = with_top("sod")
    table.pool[:4] = [1, 0, 0, 0]
    table.unseen = [4, 4, 4, 4]
    game = buying(table)
    assert effects(game)["buy clay ocean"].final
    assert not effects(game, forced=False)["buy clay ocean"].final


def test_what_would_happen_is_told_as_the_log_would() -> None:
    table = empty("red", "blue")
    refugium(table, "dust")
    found = effects(assigning(table))
    assert found["assign pool dust"].happens[0] == ("Red puts a biont from the pool on the Interplanetary Dust.", "E1")
    assert found["done"].happens == (("Then Blue chooses.", ""),)


@pytest.mark.whole
@pytest.mark.parametrize(("seed", "settings"), [(5, {"intro": True, "bans": True}), (13, {"mode": "solitaire"})])
def test_nothing_told_beforehand_depends_on_what_is_hidden(seed: int, settings: dict[str, Any]) -> None:
    """Two games that differ only in what nobody knows say the same about every option, to the end of the game."""
    game = biont.new("genesis", seats=["red", "blue"], seed=seed, **settings)
    chance = Chance(3)
    eager = {*BUYING, "assign", "take"}
    bought = 0
    while game.decision is not None:
        twin = game.view(game.decision.seat).imagine(Chance(chance.below(1000)))
        assert effects(twin) == effects(game)
        options = [option for option in game.decision.options if option[0] in eager] or game.decision.options
        bought += options[0][0] == "buy"
        game.choose(options[chance.below(len(options))])
    assert bought > 5


@pytest.mark.whole
def test_a_whole_game_is_warned_about_in_both_languages_under_rules_that_exist() -> None:
    known = ledger("biont.genesis")
    seen: set[str] = set()
    game = biont.new("genesis", seats=["red", "blue", "green"], seed=1)
    chance = Chance(1)
    while game.decision is not None:
        for one in effects(game, LANGUAGES[len(game.answers) % 2]).values():
            seen.update(rule for _, rule in (*one.warnings, *one.prices))
        game.choose(game.decision.options[chance.below(len(game.decision.options))])
    assert len(seen) > 5
    assert seen <= set(known)


def test_a_card_that_can_be_bought_says_what_it_does_on_both_sides() -> None:
    """H1: the front counts at once, the back once it is promoted; and why the purchase stands is said truly."""
    table = with_top("sod")
    table.pool[:4] = [1, 0, 0, 0]
    table.unseen = [4, 4, 4, 4]
    bought = effects(buying(table))["buy clay ocean"]
    now, later = bought.means
    assert bought.label.endswith("(ocean row, 1 red)")
    assert now == "Superoxide Dismutase: red cube, Oxygen shield."
    assert later.startswith("Promoted it is ")
    assert bought.final == "beyond"


def test_dice_are_the_reason_why_a_roll_stands() -> None:
    table = with_top("sod")
    game = begun(table, ("darwin-roll", table.owner.index(0)))
    assert {one.final for one in effects(game).values()} == {"dice"}


def test_a_biont_that_is_taken_out_of_a_parasite_goes_on_buying() -> None:
    """An arms race took a guest into a newcomer's organism, where it bought what struck his other one."""
    table = empty("red", "blue")
    bacterium(table, "dust", "red", bionts="r")
    mutation(table, "dust", "quorum")
    parasite(table, "blue", "dust", bionts="bb")
    pool(table, "red", "bb")
    told = effects(buying(table))["queen-biont dust blue"].prices
    assert [one.text for one in told if one.rule == "H4a.2"] == [
        "The biont of Blue lives on in PAH Photon Harvest, and buys there with your discs."
    ]
