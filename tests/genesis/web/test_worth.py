"""What is suggested to somebody who learns takes back nothing that he was taught, and knows what it brings near."""

from __future__ import annotations

from typing import Any

import pytest

import biont
from biont.games.advice import Misgiving, TriedOption
from biont.genesis.cards import BLUE, COLOURS, GREEN, RED, YELLOW
from biont.genesis.definition import GENESIS
from biont.genesis.ids import parasite_of
from biont.genesis.pools import ASK_SUBSTITUTE
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.rules.atrophy import ASK_ATROPHY
from biont.genesis.rules.autocatalysis import ASK_CREATE_LIFE, ASK_DEATH, ASK_REROLL_ALL
from biont.genesis.rules.darwin import ASK_REROLL
from biont.genesis.rules.purchase import ASK_PURCHASE
from biont.genesis.rules.red_queen import ATTACKS
from biont.genesis.rules.sequence import ASSIGNMENT, DARWIN
from biont.genesis.rules.strikes import ASK_ULTRAVIOLET
from biont.genesis.table import CELL, CELLS, NOWHERE, Table
from biont.genesis.web.contests import is_worth_a_claim
from biont.genesis.web.first_roll import survival
from biont.genesis.web.risks import chokes, guard
from biont.genesis.web.second import stays
from biont.genesis.words import words
from biont.genesis.words.teller import Teller
from biont.kernel.decision import Option, ask
from biont.kernel.game import Game
from biont.server.effects import Trying
from biont.words import LANGUAGES
from tests.genesis.positions import bacterium, card, empty, mutation, organism, parasite, placard, pool, refugium
from tests.genesis.web.test_regrets import buying, effects

CARDS = ("mitochondria", "citrate", "restriction")


def in_the_sun(*cards: str) -> Table:
    """Two bacteria of Red's, one of them with some cards, every catalyst, all events to come, and a card on offer that
    either can have."""
    table = empty("red", "blue", seed=1)
    for place in ("clay", "dust"):
        bacterium(table, place, "red", bionts="r", cubes="g")
    for name in cards:
        mutation(table, "clay", name)
    pool(table, "red", "rygb")
    table.event_deck = list(biont.new("genesis", seats=["red", "blue"], seed=1).table.event_deck)
    number = card(table, "pilus")
    decks = [tuple(other for other in deck if other != number) for deck in table.decks]
    table.decks = [decks[0], (number, *decks[1]), decks[2], decks[3]]
    table.active = [1, 1, 1, 1]
    return table


def worthy(game: Game[Any], option: Option) -> bool:
    """Whether an answer may be suggested."""
    assert game.decision is not None
    return GENESIS.advice.is_worthy(TriedOption(game.table, None, game.decision, option, _teller(game.table)))


def _teller(table: Table) -> Teller:
    teller = Teller(table.box.pack, words("en"), [COLOURS[one] for one in table.box.players])
    teller.look(table)
    return teller


# -- sunburn -----------------------------------------------------------------------------------------------------------


def test_a_card_that_may_burn_says_so_and_why_it_is_bought_all_the_same() -> None:
    game = buying(in_the_sun(*CARDS))
    told = [one for one in effects(game)["buy clay ocean"].prices if one.rule == "D7.1"]
    assert len(told) == 1
    assert "sunburns (UV) may still burn the card" in told[0].text
    assert told[0].text.endswith("Yet cards are points, discs are not.")
    table = in_the_sun(*CARDS)
    table.ozone = 1
    assert "D7.1" not in [one.rule for one in effects(buying(table))["buy clay ocean"].prices]
    table = in_the_sun(*CARDS)
    table.event_deck = []
    assert "D7.1" not in [one.rule for one in effects(buying(table))["buy clay ocean"].prices]


def test_under_an_ozone_layer_only_a_comet_burns_a_card() -> None:
    """It was said that there is no ultraviolet light any more, and that a sunburn may take the card."""
    told = Misgiving("sunburn", "D7.1", {"burning": 1, "unseen": 9, "alone": "no", "comet": 1}, slight=True)
    assert told.told(words("en")).text.startswith("A comet through the ozone layer may still burn the card")
    assert told.told(words("de")).text.startswith("Ein Komet durch die Ozonschicht kann die Karte noch verbrennen")


def test_no_cube_is_given_up_that_shields_from_what_may_come_if_another_shields_from_nothing() -> None:
    """A newcomer gave up her last green cube by advice, and oxygen that her neighbour raised took more of her at once;
    a red one was not missed: the Darwin roll was worth the same without it."""
    table = empty("red", "blue")
    clay = bacterium(table, "clay", "red", bionts="r", cubes="rrgb")
    table.event_deck = [number for number, event in enumerate(table.box.events) if event.icons.count(("o2", 1)) > 1][:3]
    table.event_discard = [n for n in range(len(table.box.events)) if n not in table.event_deck]
    options: list[Option] = [("lose-cube", colour) for colour in (RED, GREEN, BLUE)]
    decision = ask(0, ASK_ATROPHY, options, (clay, 1))
    tried = [TriedOption(table, None, decision, option, _teller(table)) for option in options]
    assert table.event_deck
    assert [GENESIS.advice.is_worthy(one) for one in tried] == [True, False, False]
    told = [[fact.sort for fact in GENESIS.advice.facts(one, words("en"))] for one in tried]
    assert ["shielded" in sorts for sorts in told] == [True, False, True]
    table.event_deck, table.phase = [], DARWIN
    assert [GENESIS.advice.is_worthy(one) for one in tried] == [True, True, False], "the last blue cube still repairs"


@pytest.mark.parametrize(("wins", "worth"), [(0, False), (1, True)])
def test_no_purchase_goes_to_an_arms_race_that_wins_nothing_while_a_card_can_be_had(wins: int, worth: bool) -> None:
    """Two discs were spent on a biont of Blue, and no point moved; the same discs bought a card."""
    game = buying(in_the_sun())
    assert game.decision is not None
    option: Option = (ATTACKS[0], *game.parse("buy clay ocean")[1:])
    after = game.table.copy()
    after.cubes[CELL[option[1]][RED]] += wins
    decision = ask(0, game.decision.kind, [option, *game.decision.options], game.decision.data)
    assert GENESIS.advice.is_worthy(TriedOption(game.table, after, decision, option, _teller(game.table))) == worth


@pytest.mark.parametrize("cubes", ["r", "rrrrrr"])
def test_a_card_for_a_parasite_says_that_its_host_may_take_it_along(cubes: str) -> None:
    """Three turns a newcomer bought cards for a parasite by advice; then heat killed its host, and all of it died."""
    table = empty("red", "blue", seed=1)
    bacterium(table, "clay", "blue", cubes=cubes)
    organism_of_red = parasite(table, "red", "clay")
    pool(table, "red", "rygb")
    table.event_deck = list(biont.new("genesis", seats=["red", "blue"], seed=1).table.event_deck)
    table.active = [1, 1, 1, 1]
    decision = ask(0, ASK_PURCHASE, [("buy", organism_of_red, 1), ("done",)], (0, -1))
    trial = TriedOption(table, None, decision, decision.options[0], _teller(table))
    told = [one.text for one in GENESIS.advice.regrets(trial, words("en")) if "with it" in one.text]
    assert bool(told) == (cubes == "r"), "many red cubes stand any heat, and oxygen is met by more pieces"
    if told:
        assert told[0].startswith("Its host Clay Template is weak: ")


@pytest.mark.parametrize("oxygen", [True, False])
def test_of_cards_that_may_burn_the_one_goes_that_stands_nothing_which_still_strikes(oxygen: bool) -> None:
    """A1c.1: icons strike from left to right, so oxygen that comes after ultraviolet is known by then."""
    table = empty("red", "blue")
    bacterium(table, "clay", "red", cubes="r")
    green, other = (mutation(table, "clay", one) for one in ("calvin", "mitochondria"))
    brings = [number for number, event in enumerate(table.box.events) if dict(event.icons).get("o2") == 1]
    table.chain = [brings[0]]
    table.steps = [("o2",)] if oxygen else []
    decision = ask(0, ASK_ULTRAVIOLET, [("under", green), ("under", other)], (organism(table, "clay"), 1))
    trials = [TriedOption(table, None, decision, one, _teller(table)) for one in decision.options]
    assert [GENESIS.advice.is_worthy(trial) for trial in trials] == [not oxygen, True]
    told = [[one.text for one in GENESIS.advice.facts(trial, words("en")) if one.sort == "due"] for trial in trials]
    takes = "Heat and oxygen of this turn, which still strike, then take nothing of yours, otherwise up to 1."
    assert told == [[], [takes] if oxygen else []]


def test_a_card_is_bought_where_fewer_sunburns_take_it() -> None:
    game = buying(in_the_sun(*CARDS))
    assert not worthy(game, game.parse("buy clay ocean"))
    assert worthy(game, game.parse("buy dust ocean"))
    game = buying(in_the_sun())
    assert worthy(game, game.parse("buy clay ocean"))


def test_a_second_sunburn_of_a_turn_spares_no_card_with_more_cubes() -> None:
    """One card stays of three now, so ultraviolet 2 takes nothing; a card of two cubes went for one of one."""
    table = empty("red", "blue")
    bacterium(table, "clay", "red", cubes="r")
    double = mutation(table, "clay", "citrate", promoted=True)
    single, other = (mutation(table, "clay", one) for one in ("calvin", "mitochondria"))
    table.steps = [("uv", 2, -1)]
    ways: list[Option] = [("under", one) for one in (double, single, other)]
    decision = ask(0, ASK_ULTRAVIOLET, ways, (organism(table, "clay"), 1))
    trials = [TriedOption(table, None, decision, one, _teller(table)) for one in ways]
    assert [GENESIS.advice.is_worthy(trial) for trial in trials] == [False, True, True]


def test_whoever_stands_on_a_place_is_not_called_back() -> None:
    """He would be sent there again, which newcomers were told one answer later."""
    table = empty("red", "blue")
    vent = refugium(table, "vent", up="r", bionts="rr")
    decision = ask(0, ASK_ASSIGN, [("withdraw", vent), ("done",)], (0,))
    assert not GENESIS.advice.is_worthy(TriedOption(table, None, decision, ("withdraw", vent), _teller(table)))


@pytest.mark.parametrize("sun", [True, False])
def test_what_a_sunburn_of_the_same_turn_would_take_anyway_goes_first(sun: bool) -> None:
    """Ultraviolet that is still to strike leaves two cards: a cube that takes its card along costs nothing then."""
    table = empty("red", "blue")
    clay = bacterium(table, "clay", "red", cubes="yy")
    for name in ("citrate", "mitochondria", "restriction"):
        mutation(table, "clay", name)
    table.steps = [("uv", 2, -1)] if sun else []
    cube = next(one for one in range(len(table.mutation_cube)) if table.mutation_cube[one])
    ways: list[Option] = [("lose-cube", YELLOW), ("lose-mutation", cube)]
    trials = [TriedOption(table, None, ask(0, ASK_ATROPHY, ways, (clay, 1)), one, _teller(table)) for one in ways]
    assert [GENESIS.advice.is_worthy(trial) for trial in trials] == [not sun, True]


@pytest.mark.parametrize(("other", "plain"), [("nitrogenase", True), ("chloroplast", False), ("ribozyme", False)])
def test_a_card_without_abilities_is_not_bought_where_one_with_some_costs_the_same(other: str, plain: bool) -> None:
    """H1.2: both cost a green disc. Pollution is no ability that helps, and the third costs a blue disc."""
    table = in_the_sun()
    tops = [card(table, one) for one in ("calvin", other, "citrate", "restriction")]
    table.decks = [
        (top, *(one for one in deck if one not in tops)) for top, deck in zip(tops, table.decks, strict=True)
    ]
    game = buying(table)
    assert worthy(game, game.parse("buy clay cosmic")) == (not plain)
    assert worthy(game, game.parse("buy clay ocean"))


def test_where_a_card_is_safe_from_the_sun_that_is_its_reason() -> None:
    """No sunburn leaves less than a card, once the worst of them have been seen."""
    table = in_the_sun(*CARDS)
    bare = [number for number, event in enumerate(table.box.events) if ("uv", 0) in event.icons]
    table.event_discard = bare
    game = buying(table)
    assert game.decision is not None
    facts = {
        place: [
            one.sort
            for one in GENESIS.advice.facts(
                TriedOption(table, None, game.decision, game.parse(f"buy {place} ocean"), _teller(table)), words("en")
            )
        ]
        for place in ("clay", "dust")
    }
    assert ("room" in facts["clay"], "room" in facts["dust"]) == (False, True)


@pytest.mark.parametrize("ozone", [0, 1])
def test_no_card_is_called_safe_that_what_follows_a_comet_would_take(ozone: int) -> None:
    """It was promised that no sunburn takes a card: a comet tore the ozone layer, and the next event burnt it."""
    table = in_the_sun(*CARDS)
    for name in ("calvin", "chloroplast"):
        mutation(table, "dust", name)
    table.event_discard = [number for number, event in enumerate(table.box.events) if ("uv", 0) in event.icons]
    table.ozone = ozone
    game = buying(table)
    assert game.decision is not None
    trial = TriedOption(table, None, game.decision, game.parse("buy dust ocean"), _teller(table))
    assert "room" not in [one.sort for one in GENESIS.advice.facts(trial, words("en"))]


def test_of_cards_that_burn_those_go_first_on_which_fewest_cubes_lie() -> None:
    """A promoted card of two cubes was given up, and one of a single cube was kept."""
    table = in_the_sun("citrate")
    promoted = mutation(table, "clay", "mitochondria", promoted=True)
    single = card(table, "citrate")
    decision = ask(0, ASK_ULTRAVIOLET, [("under", promoted), ("under", single)], (organism(table, "clay"),))
    trials = [TriedOption(table, None, decision, option, _teller(table)) for option in decision.options]
    assert [GENESIS.advice.is_worthy(one) for one in trials] == [False, True]


@pytest.mark.parametrize("guest", [True, False])
def test_whoever_has_no_guests_buys_before_guests_may_spend_the_discs(guest: bool) -> None:
    """A guest buys with its host's discs as soon as the host's own bionts have bought."""
    table = in_the_sun()
    if guest:
        mutation(table, "clay", "citrate")
        parasite(table, "blue", "clay")
    game = buying(table)
    assert worthy(game, game.parse("buy clay ocean")) == (not guest)
    assert worthy(game, game.parse("buy dust ocean"))


# -- oxygen ------------------------------------------------------------------------------------------------------------


def test_discs_are_laid_first_where_least_stands_between_oxygen_and_the_pieces() -> None:
    """Discs went to two organisms with shields; the third had none, and died of oxygen a turn later."""
    table = in_the_sun("citrate")
    table.phase = ASSIGNMENT
    clay, dust = (organism(table, code) for code in ("clay", "dust"))
    table.cubes[CELL[dust][GREEN]] += 1
    pool(table, "red", "rrr")
    decision = ask(0, ASK_ASSIGN, [("antioxidant", RED, one) for one in (clay, dust)] + [("done",)], (0,))
    trials = [TriedOption(table, None, decision, option, _teller(table)) for option in decision.options]
    assert [GENESIS.advice.is_worthy(one) for one in trials] == [True, False, False]
    table.discs[CELL[clay][RED]] = 4
    assert [GENESIS.advice.is_worthy(one) for one in trials] == [False, True, False]
    table.pool[CELL[0][RED]] = 1
    assert GENESIS.advice.is_worthy(trials[-1]), "the only disc of a colour may be kept"


def test_a_green_disc_guards_once() -> None:
    """It is part of the shield, and goes in place of a piece only in the end."""
    table = in_the_sun()
    clay = organism(table, "clay")
    before = guard(table, clay)
    table.discs[CELL[clay][GREEN]] += 1
    assert guard(table, clay) == before + 1
    table.discs[CELL[clay][RED]] += 1
    assert guard(table, clay) == before + 2


def test_nothing_is_laid_where_nobody_of_ones_own_is() -> None:
    """Of two places on which only somebody else could live each was advised a disc."""
    table = empty("red", "blue")
    table.phase = ASSIGNMENT
    own, empty_one = refugium(table, "volcano", bionts="r"), refugium(table, "clay")
    pool(table, "red", "rr")
    decision = ask(0, ASK_ASSIGN, [("enzyme", RED, one) for one in (own, empty_one)] + [("done",)], (0,))
    trials = [TriedOption(table, None, decision, option, _teller(table)) for option in decision.options]
    assert [GENESIS.advice.is_worthy(one) for one in trials[:2]] == [True, False]


# -- what was taught ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("up", "spared"), [("rb", True), ("b", False), ("rbb", False)])
def test_the_last_blue_cube_of_a_place_does_not_die_where_another_can(up: str, spared: bool) -> None:
    table = empty("red", "blue")
    volcano = refugium(table, "volcano", up=up, bionts="r")
    decision = ask(0, ASK_DEATH, [("kill-cube", RED), ("kill-cube", BLUE), ("kill-biont", 0)], (volcano, 1))
    trial = TriedOption(table, None, decision, ("kill-cube", BLUE), _teller(table))
    assert GENESIS.advice.is_worthy(trial) == (not spared)


@pytest.mark.parametrize(("up", "doubles", "frailer"), [("b", True, True), ("b", False, False), ("g", True, False)])
def test_what_keeps_a_bacterium_alive_does_not_die_for_a_biont_more(up: str, doubles: bool, frailer: bool) -> None:
    """Three bionts alone come through with 68 %; two of them with a blue cube, which repairs an error, with 95 %."""
    table = empty("red", "blue")
    volcano = refugium(table, "volcano", up=up, bionts="rrr")
    table.steps = [("create-life", volcano, RED)] if doubles else []
    decision = ask(0, ASK_DEATH, [("kill-cube", "rygb".index(up)), ("kill-biont", RED)], (volcano, 1))
    trials = [TriedOption(table, None, decision, one, _teller(table)) for one in decision.options]
    assert [GENESIS.advice.is_worthy(trial) for trial in trials] == [not frailer, True]
    alone, repaired = survival(table, [0] * 4, [3, 0, 0, 0]), survival(table, [0, 0, 0, 1], [2, 0, 0, 0])
    assert (round(alone, 2), round(repaired, 2)) == (0.68, 0.95)


@pytest.mark.parametrize(("doubles", "bionts", "spared"), [(True, "r", True), (True, "rr", False), (False, "r", False)])
def test_the_last_own_biont_does_not_die_where_doubles_can_bring_it_life(
    doubles: bool, bionts: str, spared: bool
) -> None:
    """Somebody who had thrown doubles was told to kill the only biont that could have lived on."""
    table = empty("red", "blue")
    volcano = refugium(table, "volcano", up="g", bionts=bionts)
    table.steps = [("create-life", volcano, RED)] if doubles else []
    decision = ask(0, ASK_DEATH, [("kill-cube", GREEN), ("kill-biont", RED)], (volcano, 1))
    teller = _teller(table)
    assert GENESIS.advice.is_worthy(TriedOption(table, None, decision, ("kill-biont", RED), teller)) == (not spared)
    kept = TriedOption(table, None, decision, ("kill-cube", GREEN), teller)
    for language, lives in (("en", "first Darwin roll"), ("de", "ersten Darwin-Wurf")):
        (fact,) = GENESIS.advice.facts(kept, words(language))
        assert (lives in fact.text) == doubles


@pytest.mark.parametrize("bought", [True, False])
def test_what_a_card_was_bought_for_is_not_given_up_in_the_same_turn(bought: bool) -> None:
    table = in_the_sun("citrate")
    game = buying(table)
    number = card(table, "citrate")
    game.table.onset = [NOWHERE if bought else 0] * len(table.onset)
    assert game.decision is not None
    (option,) = (one for one in game.decision.options if one[0] == "promote" and one[2] == number)
    assert worthy(game, option) == (not bought)


def test_a_promotion_that_makes_an_organism_much_steadier_is_worth_what_was_just_bought() -> None:
    """It was advised to buy nothing more, while the promotion let an organism lose nothing three times as often."""
    table = in_the_sun("citrate")
    game = buying(table)
    game.table.onset = [NOWHERE] * len(game.table.onset)
    number = card(table, "citrate")
    assert game.decision is not None
    (option,) = (one for one in game.decision.options if one[0] == "promote" and one[2] == number)
    now, steady = game.table, game.table.copy()
    steady.cubes[CELL[option[1]][BLUE]] += 3
    for after, worth in ((now, False), (steady, True)):
        trial = TriedOption(now, after, game.decision, option, _teller(table))
        assert GENESIS.advice.is_worthy(trial) == worth


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_which_danger_it_meets_and_whom_its_oxygen_strikes(language: str) -> None:
    table = in_the_sun()
    for place in ("clay", "dust"):
        table.cubes[CELL[placard(table, place)][YELLOW]] = 3
    number = card(table, "chloroplast")
    decks = [tuple(other for other in deck if other != number) for deck in table.decks]
    table.decks = [(number, *decks[0]), *decks[1:]]
    pool(table, "red", "gg")
    trying = Trying(game := buying(table), GENESIS, _teller(table))
    trying.teller.say = words(language)
    option = game.parse("buy clay cosmic")
    found = {fact.sort: fact for fact in GENESIS.advice.facts(trying.trial(option), words(language))}
    assert found["guard"].value[0] == "o2"
    assert str(-found["guard"].value[1]) or found["guard"].text
    assert "guard" not in {fact.sort for fact in GENESIS.advice.facts(trying.trial(("done",)), words(language))}


@pytest.mark.parametrize(
    ("options", "option", "worth"),
    [
        ((("spend-disc", GREEN), ("spend-disc", BLUE)), ("spend-disc", GREEN), False),
        ((("spend-disc", GREEN), ("lose-cube", RED)), ("spend-disc", GREEN), True),
        ((("spend-disc", GREEN), ("lose-cube", RED)), ("lose-cube", RED), False),
        ((("lose-cube", RED), ("lose-cube", BLUE)), ("lose-cube", BLUE), False),
        ((("lose-biont", 0), ("lose-cube", BLUE)), ("lose-cube", BLUE), True),
        ((("lose-mutation", 0), ("lose-cube", BLUE)), ("lose-cube", BLUE), False),
    ],
)
def test_what_shields_and_repairs_goes_last(options: tuple[Option, ...], option: Option, worth: bool) -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red", cubes="rb")
    decision = ask(0, ASK_ATROPHY, list(options), (dust, 1))
    assert GENESIS.advice.is_worthy(TriedOption(table, None, decision, option, _teller(table))) == worth


@pytest.mark.parametrize(("dice", "worth"), [((2, 2, 2), False), ((2, 2, 3), True), ((2, 2, 2, 2), True)])
def test_three_alike_are_not_broken_up(dice: tuple[int, ...], worth: bool) -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red", cubes="b")
    decision = ask(0, ASK_REROLL, [("reroll", 2), ("stand",)], (dust, 1, *dice))
    assert GENESIS.advice.is_worthy(TriedOption(table, None, decision, ("reroll", 2), _teller(table))) == worth


@pytest.mark.parametrize(("dice", "worth"), [((5, 6, 6, 6), False), ((6, 6, 6), True), ((5, 5, 6, 6), True)])
def test_of_errors_those_go_that_are_no_three_alike(dice: tuple[int, ...], worth: bool) -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red", cubes="y")
    decision = ask(0, ASK_REROLL, [("reroll", 6), ("reroll", 5), ("stand",)], (dust, 1, *dice))
    assert GENESIS.advice.is_worthy(TriedOption(table, None, decision, ("reroll", 6), _teller(table))) == worth


@pytest.mark.parametrize(
    ("face", "dice", "worth"),
    [
        (2, (1, 2, 2, 3, 4, 4), False),
        (3, (1, 2, 2, 3, 4, 4), True),
        (2, (1, 2, 2, 4, 4), True),
        (2, (1, 2, 2, 6), True),
        (6, (5, 6, 6), False),
        (5, (5, 6, 6), True),
    ],
)
def test_two_alike_are_not_broken_up_where_a_lone_die_of_the_same_worth_could_go(
    face: int, dice: tuple[int, ...], worth: bool
) -> None:
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red", cubes="b" * (len(dice) - 2))
    options = [*(("reroll", one) for one in sorted(set(dice))), ("stand",)]
    decision = ask(0, ASK_REROLL, options, (dust, 1, *dice))
    assert GENESIS.advice.is_worthy(TriedOption(table, None, decision, ("reroll", face), _teller(table))) == worth


@pytest.mark.parametrize(("bionts", "worth"), [("r", False), ("y", True)])
def test_a_one_is_rolled_again_only_where_no_red_chromosome_makes_it_earn(bionts: str, worth: bool) -> None:
    table = empty("red", "yellow")
    dust = bacterium(table, "dust", "red" if bionts == "r" else "yellow", bionts=bionts, cubes="gb")
    decision = ask(int(bionts == "y"), ASK_REROLL, [("reroll", 1), ("reroll", 4), ("stand",)], (dust, 1, 1, 2, 3, 4))
    assert GENESIS.advice.is_worthy(TriedOption(table, None, decision, ("reroll", 1), _teller(table))) == worth


def test_a_die_that_does_no_harm_is_not_rolled_again_where_its_error_would_cost_a_piece() -> None:
    """Of 1 1 1 3 5 5 6 6 6 with one repair the guide wanted the 3, for the sixes are three alike; it became a 6."""
    table, dice = empty("red", "blue"), (1, 1, 1, 3, 5, 5, 6, 6, 6)
    dust = bacterium(table, "dust", "red", bionts="rrr", cubes="ryb")
    faces = sorted(set(dice))
    decision = ask(0, ASK_REROLL, [*(("reroll", one) for one in faces), ("stand",)], (dust, 1, *dice))
    trials = [TriedOption(table, None, decision, ("reroll", face), _teller(table)) for face in faces]
    worthy = [face for face, trial in zip(faces, trials, strict=True) if GENESIS.advice.is_worthy(trial)]
    pieces = {face: expected_losses(dice, face, shield=1) for face in faces}
    assert worthy == [5]
    assert pieces[5] == min(pieces.values()) < pieces[3]
    say = words("en")
    told = [GENESIS.advice.means(table, decision, ("reroll", face), say) for face in (3, 5)]
    assert told[0].endswith("rolled again it is an error one time in three, which costs a piece.")
    assert told[1].endswith(say("web-fact-alike"))


def expected_losses(dice: tuple[int, ...], face: int, shield: int) -> float:
    """The mean of the pieces that a roll costs if one die of it falls again."""
    errors = sum(one >= 5 for one in dice) - (face >= 5)
    return sum(max(0, errors + (again >= 5) - shield) for again in range(1, 7)) / 6


@pytest.mark.parametrize(
    ("dice", "discs", "worth"),
    [
        ((2, 3, 3), 0, False),
        ((2, 3, 3), 6, True),
        ((1, 3, 3), 0, True),
        ((2, 3, 6), 0, False),
        ((2, 6, 6), 0, True),
        ((3, 3, 6), 0, False),
    ],
)
def test_no_die_is_left_idle_that_could_earn_without_any_harm(dice: tuple[int, ...], discs: int, worth: bool) -> None:
    """A lone die, as long as one more error would be repaired and a disc has room; ones are food already."""
    table = empty("red", "blue")
    dust = bacterium(table, "dust", "red", cubes="yb")
    table.pool[CELLS[0]] = [discs] * 4
    options = [*(("reroll", one) for one in sorted(set(dice))), ("stand",)]
    decision = ask(0, ASK_REROLL, options, (dust, 1, *dice))
    assert GENESIS.advice.is_worthy(TriedOption(table, None, decision, ("stand",), _teller(table))) == worth


@pytest.mark.parametrize(("host", "idle"), [("red", True), ("blue", False)])
def test_a_parasite_is_not_rolled_again_for_food_that_feeds_another(host: str, idle: bool) -> None:
    """Catalysts that it earns lie in its host's pool (E3.4)."""
    table = empty("red", "blue")
    bacterium(table, "clay", host)
    guest = parasite(table, "red", "clay")
    mutation(table, "parasite-red", "ribozyme")
    options = [("reroll", 2), ("reroll", 3), ("stand",)]
    decision = ask(0, ASK_REROLL, options, (guest, 1, 2, 3, 3))
    stands = GENESIS.advice.is_worthy(TriedOption(table, None, decision, ("stand",), _teller(table)))
    assert stands == (not idle)


def test_what_is_due_to_another_is_not_made_good_for_him() -> None:
    """His pool was full, and the guide took another disc for him "or else they are lost"."""
    table = empty("red", "blue")
    bacterium(table, "clay", "blue")
    ways: list[Option] = [("substitute", GREEN), ("forgo",)]
    for player, taken in ((3, False), (0, True)):
        decision = ask(0, ASK_SUBSTITUTE, ways, (player, 2))
        assert GENESIS.advice.is_worthy(TriedOption(table, None, decision, ways[0], _teller(table))) == taken


def test_a_place_that_can_live_is_left_only_where_its_life_would_be_short() -> None:
    table, say = empty("red", "blue"), words("en")
    volcano = refugium(table, "volcano", up="rby", bionts="r")
    clay = refugium(table, "clay", bionts="r")
    worthy, told = [], []
    for place in (volcano, clay):
        decision = ask(0, ASK_CREATE_LIFE, [("take",), ("decline",)], (place,))
        trial = TriedOption(table, None, decision, ("decline",), _teller(table))
        worthy.append(GENESIS.advice.is_worthy(trial))
        told += [one.text for one in GENESIS.advice.facts(trial, say)]
    assert worthy == [False, True]
    assert told[1] == "As a bacterium it would come through its first Darwin roll with 44\N{NO-BREAK SPACE}%."


@pytest.mark.parametrize(("down", "dice", "again"), [("", (2, 2), True), ("r", (2, 2), False), ("r", (3, 3), True)])
def test_dice_that_leave_a_biont_alone_are_thrown_again(down: str, dice: tuple[int, ...], again: bool) -> None:
    """What they bring to life would be left as it is at the next question."""
    table, say = empty("red", "blue"), words("en")
    volcano = refugium(table, "volcano", down=down, bionts="r")
    lives = table.box.life[volcano][table.climate]
    faces = [min(lives) if face == 2 else next(one for one in range(1, 7) if one not in lives) for face in dice]
    decision = ask(0, ASK_REROLL_ALL, [("reroll",), ("stand",)], (volcano, *faces))
    keeps, rolls = (TriedOption(table, None, decision, option, _teller(table)) for option in (("stand",), ("reroll",)))
    assert GENESIS.advice.is_worthy(keeps) == (not again)
    assert GENESIS.advice.is_worthy(rolls)
    told = [one.text for one in GENESIS.advice.facts(rolls, say)]
    assert bool(told) == again
    alone = "survives its first Darwin roll with only 44\N{NO-BREAK SPACE}%"
    assert all(alone in one or "they leave nothing alive" in one for one in told)


def test_one_of_two_bionts_that_stays_alone_is_thrown_again_too() -> None:
    table = empty("red", "blue")
    volcano = refugium(table, "volcano", bionts="rr")
    killing = next(face for face, kills in table.box.slots[volcano] if kills)
    harmless = next(one for one in range(1, 7) if one not in [face for face, _ in table.box.slots[volcano]])
    dice = (killing, harmless, harmless, harmless)
    decision = ask(0, ASK_REROLL_ALL, [("reroll",), ("stand",)], (volcano, *dice))
    assert not GENESIS.advice.is_worthy(TriedOption(table, None, decision, ("stand",), _teller(table)))


def test_dice_that_are_kept_say_what_stays_alive_and_how_long() -> None:
    """100 % for a place told nobody that two pieces would be all that lives there."""
    table, say = empty("red", "blue"), words("en")
    volcano = refugium(table, "volcano", up="y", down="rb", bionts="r", enzymes="rrrrrr")
    lives = min(table.box.life[volcano][table.climate])
    dice = (lives, *(next(one for one in range(1, 7) if one not in table.box.life[volcano][table.climate]),) * 2)
    decision = ask(0, ASK_REROLL_ALL, [("reroll",), ("stand",)], (volcano, *dice))
    assert stays(table, decision.data) == (3, survival(table, [0, 1, 0, 1], [1, 0, 0, 0]))
    (fact,) = GENESIS.advice.facts(TriedOption(table, None, decision, ("stand",), _teller(table)), say)
    assert fact.text.startswith("3 pieces stay alive and, as a bacterium, survive the first Darwin roll with ")


def test_points_are_not_left_lying_by_whoever_has_a_disc() -> None:
    table = in_the_sun()
    assert not worthy(buying(table), ("done",)), "a card is a point, a disc none"
    table.pool[CELLS[0]] = [0, 0, 0, 0]
    assert worthy(buying(table), ("done",))


# -- what a promotion gives up -----------------------------------------------------------------------------------------


def test_an_arms_race_is_not_given_up_with_a_parasite_at_hand() -> None:
    table = in_the_sun("riboswitch")
    assert _given_up(table, "riboswitch") == (1, 0)
    parasite(table, "blue", "clay", diseased=("", ""))
    assert _given_up(table, "riboswitch") == (0, 1)


def test_a_shield_is_not_given_up_for_what_an_organism_has() -> None:
    """Heat comes often; where DNA comes with the other side, that is worth a shield."""
    table = in_the_sun("ribozyme")
    assert _given_up(table, "ribozyme") == (1, 0)
    mutation(table, "clay", "calvin", promoted=True)
    assert _given_up(table, "ribozyme") == (0, 1)


def _given_up(table: Table, name: str) -> tuple[int, int]:
    """How often a promotion says what it gives up, as a price and as a warning."""
    effect = effects(buying(table))[f"promote clay {name}"]
    return sum(one.rule == "H2b" for one in effect.prices), sum(one.rule == "H2b" for one in effect.warnings)


def test_nobody_chokes_the_host_of_his_own_parasite() -> None:
    table = in_the_sun()
    bacterium(table, "vent", "blue", bionts="b")
    parasite(table, "red", "vent", diseased=("", ""))
    prion = parasite_of(RED)
    for strength, dies in ((0, False), (1, True)):
        assert chokes(table, organism(table, "vent"), prion, strength) == dies


def test_doubles_among_which_everything_dies_are_thrown_again() -> None:
    table = empty("red", "blue")
    volcano = refugium(table, "volcano", up="r", bionts="r")
    killing = next(face for face, kills in table.box.slots[volcano] if kills)
    decision = ask(0, ASK_REROLL_ALL, [("reroll",), ("stand",)], (volcano, killing, killing, killing))
    assert not GENESIS.advice.is_worthy(TriedOption(table, None, decision, ("stand",), _teller(table)))


def test_two_cubes_that_wake_for_certain_are_kept_though_no_life_comes_of_them_now() -> None:
    table = empty("red", "blue")
    place = refugium(table, "mars", down="ygb", bionts="r", enzymes="rrrrr")
    lives = sorted(table.box.life[place][table.climate])[:2]
    decision = ask(0, ASK_REROLL_ALL, [("reroll",), ("stand",)], (place, *lives))
    tried = [TriedOption(table, None, decision, one, _teller(table)) for one in decision.options]
    assert [GENESIS.advice.is_worthy(one) for one in tried] == [False, True]


def test_a_disc_that_nothing_else_needs_is_laid_where_life_is_likelier_by_it() -> None:
    table = empty("red", "blue")
    place = refugium(table, "volcano", up="r", bionts="r")
    decision = ask(0, ASK_ASSIGN, [("enzyme", RED, place), ("done",)], (0,))
    tried = TriedOption(table, None, decision, ("done",), _teller(table))
    assert not GENESIS.advice.is_worthy(tried)
    assert GENESIS.advice.means(table, decision, ("done",), words("en")) == words("en")("web-means-rest")
    pool(table, "red", "rr")
    assert GENESIS.advice.means(table, decision, ("done",), words("en")) == words("en")("web-means-hoard-hope")
    bacterium(table, "dust", "red")
    assert GENESIS.advice.is_worthy(tried)


@pytest.mark.parametrize(
    ("discs", "others", "events", "kept"),
    [("rr", "b", 1, False), ("rr", "b", 9, True), ("rr", "", 1, True), ("r", "bbbb", 1, True)],
)
def test_near_the_end_a_disc_is_laid_that_keeps_a_place_from_others(
    discs: str, others: str, events: int, kept: bool
) -> None:
    """Two discs were kept for later in the last turn but one, and Blue took the place with one of his."""
    table = empty("red", "blue")
    place = refugium(table, "seep", up="r", bionts="r")
    pool(table, "red", discs)
    pool(table, "blue", others)
    table.phase, table.first, table.limit = ASSIGNMENT, 0, [1] * len(table.limit)
    table.event_deck = list(range(events))
    decision = ask(0, ASK_ASSIGN, [("enzyme", RED, place), ("done",)], (0,))
    assert is_worth_a_claim(table, (0,), place) != kept
    assert kept or not GENESIS.advice.is_worthy(TriedOption(table, None, decision, ("done",), _teller(table)))
    told = GENESIS.advice.means(table, decision, ("enzyme", RED, place), words("en"))
    assert (told == words("en")("web-means-enzyme-claim")) == bool(others)


def test_discs_are_not_kept_for_later_where_nothing_later_can_use_them() -> None:
    table, say = empty("red", "blue"), words("en")
    pool(table, "red", "r")
    decision = ask(0, ASK_ASSIGN, [("done",)], (0,))
    told = []
    for deck in (list(range(3)), []):
        table.event_deck = deck
        told.append(GENESIS.advice.means(table, decision, ("done",), say))
    refugium(table, "volcano", bionts="r")
    told.append(GENESIS.advice.means(table, decision, ("done",), say))
    assert told == [say(f"web-means-{key}") for key in ("hoard", "hoard-tie", "hoard-hope")]


def test_nobody_is_told_to_turn_a_deck_over_until_its_first_card_comes_again() -> None:
    """With sex in two organisms a deck of two cards would lie as before; one of three shows both others."""

    def turned(*deck: str) -> bool:
        table = in_the_sun()
        for place, name in (("clay", "endospore"), ("dust", "pilus")):
            mutation(table, place, name, promoted=True)
        table.decks = [table.decks[0], tuple(card(table, name) for name in deck), *table.decks[2:]]
        game = buying(table)
        assert game.decision is not None
        (option, _) = (one for one in game.decision.options if one[0] == "sex" and one[2] == 1)
        return worthy(game, option)

    assert not turned("tmrna", "citrate")
    assert turned("tmrna", "citrate", "cytochrome")


def test_what_buys_twice_is_turned_over_once_nothing_else_is_bought() -> None:
    """A newcomer bought it to buy twice, and was told with the very next answer to give that up."""
    table = in_the_sun("mitochondria")
    game = buying(table)
    game.table.onset = [0] * len(game.table.onset)
    decision, number = game.decision, card(table, "mitochondria")
    assert decision is not None
    (option,) = (one for one in decision.options if one[0] == "promote" and one[2] == number)
    assert any(one[0] == "buy" and one[1] == option[1] for one in decision.options)
    assert worthy(game, option), "a sunburn may take another card"
    suns = [number for number, event in enumerate(table.box.events) if dict(event.icons).get("uv") is not None]
    game.table.event_discard = suns
    assert not worthy(game, option)
    alone = ask(0, decision.kind, [option, ("done",)], decision.data)
    assert GENESIS.advice.is_worthy(TriedOption(game.table, None, alone, option, _teller(table)))
