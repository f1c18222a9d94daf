"""What speaks for an answer, told to somebody who wants a hint."""

from __future__ import annotations

import pytest

import biont
from biont import games
from biont.games.advice import Lately, TriedOption, percent
from biont.genesis.bionts import is_resident
from biont.genesis.cards import BLUE, GREEN, RED, YELLOW
from biont.genesis.definition import GENESIS
from biont.genesis.pools import ASK_PAY, catalysts
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.rules.atrophy import ASK_ATROPHY
from biont.genesis.rules.autocatalysis import ASK_ANIMATE, ASK_DEATH
from biont.genesis.rules.darwin import ASK_REROLL
from biont.genesis.rules.purchase import ASK_PURCHASE
from biont.genesis.rules.sequence import ASSIGNMENT, AUTOCATALYSIS, DARWIN, PHASE_BEGINS, PURCHASES
from biont.genesis.table import BERTH, CELL, CELLS
from biont.genesis.vocabulary import POOL, from_refugium
from biont.genesis.web.contests import hoarded
from biont.genesis.web.odds import alive
from biont.genesis.web.recap import recap
from biont.genesis.words.teller import Teller
from biont.kernel.decision import Option, ask
from biont.kernel.play import Entry
from biont.server import hint
from biont.words import LANGUAGES
from tests.browser.positions import open_game, recorded, seen
from tests.genesis.positions import Runner, bacterium, empty, mutation, parasite, pool, refugium
from tests.genesis.web.test_regrets import begun, effects

GAMES = [("competitive", False), ("competitive", True), ("cooperative", False)]
"""Modes, and whether mutations are bought in the Darwin phase."""

BURNING = ("mitochondria", "citrate", "restriction", "cytochrome")
IMMUNE = ("chlorophyll", "mrna", "restriction")
"""Cards of which the last one, turned over, brings Immunology."""

TOLD = {
    *("animate", "antioxidant", "assign", "attach", "award", "done", "enzyme", "first", "from", "hgt", "kill-cube"),
    *("lose-cube", "pay", "reroll", "roll-for", "steal", "substitute", "under"),
}
"""Answers of these games that always have a reason, whatever the question."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_wants_a_hint_is_told_what_an_answer_is_good_for(language: str) -> None:
    say, seen = GENESIS.words(language), set()
    for mode, crystal in GAMES:
        settings = {"mode": mode, "crystal": crystal}
        game = biont.new("genesis", seats=["red", "green", "blue"], seed=4, settings=settings)
        bots = [games.game("genesis").players.make("easy", number) for number in range(len(game.seats))]
        while game.decision is not None:
            decision, table = game.decision, game.table
            for option in decision.options:
                verb = str(option[0])
                told = GENESIS.advice.means(table, decision, option, say)
                assert told != say("web-hint-plain")
                assert told == "" or told.endswith("."), option
                if told or verb in TOLD - {"done"} or (verb == "done" and decision.kind in (ASK_ASSIGN, ASK_PURCHASE)):
                    seen.add(verb)
                    assert told, (decision.kind, option)
                if decision.kind == ASK_ASSIGN and verb == "done":
                    rich = any(catalysts(table, one) for one in table.box.players_of(decision.seat))
                    sends = any(one[0] in ("assign", "attach", "supplant", "hgt") for one in decision.options)
                    lives = any(is_resident(table, one) for one in table.box.players_of(decision.seat))
                    key = "rest" if not rich else "keep" if sends else "no-biont"
                    key = hoarded(table, table.box.players_of(decision.seat)) if rich and not lives else key
                    assert told == say(f"web-means-{key}")
                if verb == "decline":
                    assert bool(told) == any(table.down[CELLS[decision.data[0]]])
            game.choose(bots[decision.seat].choose(game.view(decision.seat)))
    assert seen >= {*TOLD, "decline"}


def test_each_card_that_burns_says_its_own_points() -> None:
    """All of them go after the last pick; a card with two cubes costs two points, at the first pick and at the last."""
    table, say = empty("red", "blue"), GENESIS.words("en")
    clay = bacterium(table, "clay", "red")
    cards = [mutation(table, "clay", name, promoted=name == "citrate") for name in BURNING]
    run, teller = Runner(table, "irradiate", clay, 2), Teller(table.box.pack, say, ("red", "blue"))
    for _ in range(2):
        assert run.decision is not None
        facts = {
            option[1]: GENESIS.advice.facts(TriedOption(table, None, run.decision, option, teller), say)[0]
            for option in run.decision.options
        }
        assert {card: fact.value for card, fact in facts.items()} == {card: -1 - (card == cards[1]) for card in facts}
        assert {fact.text for fact in facts.values()} == {"It costs a point.", "It costs 2 points."}
        run.answer(run.options[0])
    assert run.decision is None


def test_with_immunology_a_diseased_card_that_was_picked_is_neither_kept_nor_paid_for_twice() -> None:
    """Then it may go before healthy ones (D7b.2), and its cube, which a parasite has, was nobody's point here."""
    table, say = empty("red", "blue"), GENESIS.words("en")
    clay = bacterium(table, "clay", "red")
    diseased, healthy, _ = (mutation(table, "clay", name, promoted=name == "restriction") for name in IMMUNE)
    parasite(table, "blue", "clay", diseased=("chlorophyll", ""))
    run, teller = Runner(table, "irradiate", clay, 1), Teller(table.box.pack, say, ("red", "blue"))
    picks = []
    for card in (diseased, healthy):
        assert run.decision is not None
        picks.append(TriedOption(table, None, run.decision, ("under", card), teller))
        if card == diseased:
            run.answer(f"under {IMMUNE[0]}")
    assert GENESIS.advice.costs(picks) == 1
    teller.look(table)
    assert "Clay Template keeps Proteasome." in [fact.text for fact in GENESIS.advice.facts(picks[-1], say)]


def test_what_stays_on_a_place_counts_its_bionts_too() -> None:
    table, say = empty("red", "blue"), GENESIS.words("en")
    volcano = refugium(table, "volcano", up="y", bionts="r")
    decision = ask(0, ASK_DEATH, [("kill-cube", YELLOW), ("kill-biont", 0)], (volcano, 1))
    teller = Teller(table.box.pack, say, ("red", "blue"))
    told = [
        fact.text
        for option in decision.options
        for fact in GENESIS.advice.facts(TriedOption(table, None, decision, option, teller), say)
    ]
    assert told == ["What stays: a biont of Red (two dice).", "What stays: 1 yellow."]
    table.domes[CELL[volcano][0]] = 0
    (fact,) = GENESIS.advice.facts(TriedOption(table, None, decision, decision.options[0], teller), say)
    assert fact.text == "Nothing that lives stays there."


def test_the_piece_that_is_missed_least_says_what_the_next_darwin_roll_is_worth() -> None:
    """A yellow cube rolls a die again, a blue one repairs, a red one does neither; of two alike none is best."""
    table, say = empty("red", "blue"), GENESIS.words("en")
    mars = bacterium(table, "mars", "red", cubes="ryb")
    teller = Teller(table.box.pack, say, ("red", "blue"))

    def told(*pieces: Option, due: int = 1) -> list[str]:
        decision = ask(0, ASK_ATROPHY, list(pieces), (mars, due))
        tried = [TriedOption(table, None, decision, option, teller) for option in pieces]
        return [fact.text for one in tried for fact in GENESIS.advice.facts(one, say) if fact.sort == "steady"]

    pieces: list[Option] = [("lose-cube", colour) for colour in (RED, YELLOW, BLUE)]
    (first,) = told(*pieces)
    # Of four dice two may be errors, a five or a six: one of them is rolled again, and one repaired; without the blue
    # cube none is repaired, without the yellow one none is rolled again.
    fine, one, two = (2 / 3) ** 4, 4 * (1 / 3) * (2 / 3) ** 3, 6 * (1 / 3) ** 2 * (2 / 3) ** 2
    unharmed, other = fine + one + two * (2 / 3), max(fine + one, fine + one * (2 / 3))
    text = f"If it goes, its next Darwin roll does no harm with {unharmed:.0%}; "
    text += f"if another cube goes, with {other:.0%} at most."
    assert first == text.replace("%", "\xa0%")
    (of_two,) = told(*pieces, due=2)
    assert of_two.startswith("Were this the last loss"), "another piece goes then"
    table.event_deck, table.phase = [], DARWIN
    assert told(*pieces) == [], "no organism rolls again"
    table.event_deck, table.phase = [0], DARWIN
    table.cubes[4 * mars + BLUE] = table.cubes[4 * mars + YELLOW] = 0
    table.cubes[4 * mars + GREEN] = 1
    assert told(("lose-cube", RED), ("lose-cube", GREEN)) == [], "both are missed alike"


def test_who_buys_nothing_is_told_no_next_turn_in_the_last_one() -> None:
    table, say = empty("red", "blue"), GENESIS.words("en")
    options: list[Option] = [("buy", 0, 0), ("done",)]
    for deck, offered, key in (([1], options, "save"), ([], options, "over"), ([], options[1:], "sold-out")):
        table.event_deck = deck
        told = GENESIS.advice.means(table, ask(0, ASK_PURCHASE, offered, (0,)), ("done",), say)
        assert told == say(f"web-means-{key}")


def test_dice_that_are_kept_say_that_no_error_costs_anything_where_none_does() -> None:
    table, say = empty("red", "blue"), GENESIS.words("en")
    mars = bacterium(table, "mars", "red", cubes="yb")

    def told(*dice: int) -> str:
        decision = ask(0, ASK_REROLL, [("reroll", 2), ("stand",)], (mars, 1, *dice))
        return GENESIS.advice.means(table, decision, ("stand",), say)

    assert told(2, 3, 6) == say("web-means-stand-safe")
    assert told(2, 6, 6) == ""


def test_errors_alike_that_are_kept_say_what_they_earn() -> None:
    table, say = empty("red", "blue"), GENESIS.words("en")
    mars = bacterium(table, "mars", "red", cubes="yb")
    teller = Teller(table.box.pack, say, ("red", "blue"))

    def told(*dice: int) -> list[str]:
        decision = ask(0, ASK_REROLL, [("reroll", dice[0]), ("roll",)], (mars, 1, *dice))
        trial = TriedOption(table, None, decision, ("roll",), teller)
        return [fact.text for fact in GENESIS.advice.facts(trial, say)]

    assert told(2, 6, 6, 6) == [say("web-fact-alike")]
    assert told(2, 2, 2, 6, 6) == []


def test_a_payment_brings_no_points() -> None:
    """What is bought does; that was told when it was chosen."""
    trying = seen(open_game(recorded("genesis")[1], 55)).trying
    assert trying.decision.kind == ASK_PAY
    assert not [fact for fact in hint.facts_of(trying, trying.decision.options[0]) if fact.sort == "points"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_votes_say_what_they_lead_to(language: str) -> None:
    """Whether to save the world is asked rarely, and nobody knows what it costs."""
    say = GENESIS.words(language)
    for at, verbs in ((103, ("call-vote", "no-vote")), (104, ("gaia", "medea"))):
        trying = seen(open_game(recorded("genesis")[23], at), language).trying
        table, decision = trying.game.table, trying.decision
        assert tuple(option[0] for option in decision.options) == verbs
        for option in decision.options:
            assert GENESIS.advice.means(table, decision, option, say)
            brings = GENESIS.advice.brings(trying.trial(option), say)
            assert bool(brings) == (option[0] != "no-vote")


def test_on_a_shared_place_a_disc_goes_to_the_other_also_after_his_biont_has_died() -> None:
    """A button said first that the disc goes to Blue, then that it stays, and it went to Blue."""
    table = empty("red", "blue")
    volcano = refugium(table, "volcano", up="gg", bionts="rb")
    game = begun(table, ("deaths", volcano, 0, 1 | 1 << 3, 2, 0))
    for answer in ("kill-biont blue", "kill-cube green"):
        told = effects(game)["kill-cube green"].brings
        assert told == "its catalyst goes to Blue"
        game.choose(answer)
    alone = begun(table, ("deaths", volcano, 0, 1, 1, 0))
    assert effects(alone)["kill-cube green"].brings == "leaves you its catalyst"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_purchase_says_what_it_brings_before_what_it_risks(language: str) -> None:
    trying = seen(open_game(recorded("genesis")[1], 54), language).trying
    bought = [option for option in trying.decision.options if option[0] in ("buy", "promote")]
    assert bought
    assert all(trying.effect(option).brings for option in bought)


def test_the_chance_of_somebody_else_is_no_reason_but_a_guest_has_a_point_of_it() -> None:
    table = empty("red", "blue")
    place = refugium(table, "pond", up="bbb", down="rg", bionts="b")
    teller, say = Teller(table.box.pack, GENESIS.words("en"), ("red", "blue")), GENESIS.words("en")
    after = table.copy()
    after.enzymes[place] = (0,)
    option: Option = ("enzyme", 0, place)
    assert GENESIS.advice.changes(table, after, option, teller, say)
    assert GENESIS.advice.improves(table, after, 0, option, teller, say) == ()
    assert GENESIS.advice.improves(table, after, 1, option, teller, say)[0].startswith("Warm Pond can become")
    assert not GENESIS.advice.is_worthy(TriedOption(table, after, ask(0, ASK_ASSIGN, [option], (0,)), option, teller))
    after.domes[CELL[place][0]] += 1
    assert GENESIS.advice.improves(table, after, 0, ("assign", 0, place), teller, say)[0].startswith(
        "Your biont there is a point for you once Warm Pond is a bacterium of Blue: "
    )


def test_what_grows_of_somebody_elses_organism_is_no_reason_either() -> None:
    """A biont was to move because Blue's organism came through its dice more easily then."""
    table, say = empty("red", "blue"), GENESIS.words("en")
    clay = bacterium(table, "clay", "blue", bionts="br", cubes="y")
    teller, after = Teller(table.box.pack, say, ("red", "blue")), table.copy()
    after.bionts[BERTH[clay][0]] = 0
    option: Option = ("hgt", clay, POOL)
    assert GENESIS.advice.changes(table, after, option, teller, say)
    assert GENESIS.advice.improves(table, after, 0, option, teller, say) == ()


@pytest.mark.parametrize(
    ("phase", "discs", "said"),
    [
        (ASSIGNMENT, "bb", "unless Blue brings enough there to roll instead"),
        (ASSIGNMENT, "", "Blue is no longer able to outnumber you there"),
        (AUTOCATALYSIS, "bb", ""),
    ],
)
def test_a_chance_on_a_place_says_that_others_may_still_come(phase: int, discs: str, said: str) -> None:
    """98 % were promised to somebody after whom Blue took the place with a single disc."""
    table, say = empty("red", "blue"), GENESIS.words("en")
    pool(table, "blue", discs)
    table.limit = [1] * len(table.limit)
    place = refugium(table, "pond", down="rg", bionts="r")
    table.phase, table.first = phase, 0
    teller, after = Teller(table.box.pack, say, ("red", "blue")), table.copy()
    after.domes[CELL[place][0]] += 1
    (note,) = GENESIS.advice.improves(table, after, 0, ("assign", POOL, place), teller, say)
    assert note.endswith(said)
    assert bool(said) == ("Blue" in note)


def test_a_chance_that_hangs_on_the_biont_of_another_says_what_it_is_once_he_leaves() -> None:
    """89 % were promised; then Blue moved his biont away, and 40 % were left."""
    table, say = empty("red", "blue"), GENESIS.words("en")
    table.phase, table.first = ASSIGNMENT, 0
    place = refugium(table, "pond", up="r", down="rgy", bionts="rrb")
    teller, before = Teller(table.box.pack, say, ("red", "blue")), table.copy()
    before.domes[CELL[place][0]] = 1
    (note,) = GENESIS.advice.improves(before, table, 0, ("assign", POOL, place), teller, say)
    gone = table.copy()
    gone.domes[CELL[place][BLUE]] = 0
    assert f"but {percent(alive(gone, place) or 0)} if Blue leaves the place" in note
    table.phase = before.phase = AUTOCATALYSIS
    (note,) = GENESIS.advice.improves(before, table, 0, ("assign", POOL, place), teller, say)
    assert "leaves" not in note, "nobody may leave any more"


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("rust", "unless Blue adds a biont there: at a tie Blue rolls"),
        ("vent", "unless Blue brings enough there to roll instead"),
    ],
)
def test_what_a_rival_has_to_bring_is_said_plainly(code: str, said: str) -> None:
    """That Blue “draws level or ahead” told nobody that a biont was enough, nor who rolls at a tie."""
    table, say = empty("red", "blue"), GENESIS.words("en")
    table.limit, table.phase, table.first = [1] * len(table.limit), ASSIGNMENT, 0
    pool(table, "blue", "bb")
    place = refugium(table, code, down="rg", bionts="r")
    teller, before = Teller(table.box.pack, say, ("red", "blue")), table.copy()
    before.domes[CELL[place][0]] = 0
    (note,) = GENESIS.advice.improves(before, table, 0, ("assign", POOL, place), teller, say)
    assert note.endswith(said)


@pytest.mark.parametrize(("up", "warned"), [("y", True), ("", False)])
def test_a_parasite_does_not_unasked_take_the_only_biont_off_a_place_that_lives(up: str, warned: bool) -> None:
    table = empty("red", "blue")
    bacterium(table, "clay", "blue")
    mutation(table, "clay", "calvin")
    place = refugium(table, "pond", up=up, bionts="r")
    table.pool_bionts[0] = 0
    teller = Teller(table.box.pack, GENESIS.words("en"), ("red", "blue"))
    decision = ask(0, ASK_ASSIGN, [("from", from_refugium(place)), ("done",)], (0,))
    trial = TriedOption(table, None, decision, decision.options[0], teller)
    assert [one.rule for one in GENESIS.advice.regrets(trial, teller.say)] == (["E1.4"] if warned else [])


def test_a_second_biont_on_a_place_is_called_another() -> None:
    table = empty("red", "blue")
    place = refugium(table, "pond", bionts="b")
    teller = Teller(table.box.pack, GENESIS.words("en"), ("red", "blue"))
    decision = ask(0, ASK_ASSIGN, [("assign", 0, place)], (0,))
    teller.look(table)
    assert teller.option(("assign", 0, place), decision).startswith("Put a biont from the pool")
    table.domes[CELL[place][0]] += 1
    assert teller.option(("assign", 0, place), decision).startswith("Put another biont from the pool")


def test_an_arms_race_names_its_price() -> None:
    table = empty("red", "blue")
    clay = bacterium(table, "clay", "red")
    mutation(table, "clay", "riboswitch")
    parasite(table, "blue", "clay", diseased=("", ""))
    pool(table, "red", "b")
    teller = Teller(table.box.pack, GENESIS.words("en"), ("red", "blue"))
    teller.look(table)
    option: Option = ("queen-biont", clay, 3)
    assert teller.option(option, ask(0, ASK_PURCHASE, [option], (0, -1))).endswith("(1 blue)")
    assert not teller.option(option).endswith(")")


def test_what_a_guest_buys_is_not_called_his_point_and_he_is_not_told_that_there_is_nothing_to_buy_for() -> None:
    """The button said a point, the guide that it is Blue's, and the recap that there was nothing to buy for."""
    table, say = empty("red", "blue"), GENESIS.words("en")
    mars = bacterium(table, "mars", "blue", bionts="rb")
    teller = Teller(table.box.pack, say, ("red", "blue"))
    decision = ask(0, ASK_PURCHASE, [("buy", mars, 0), ("done",)], (0, -1))
    trial = TriedOption(table, None, decision, ("buy", mars, 0), teller)
    assert GENESIS.advice.brings(trial, say) == "a cube more: a point for Blue"
    phases = [Entry(PHASE_BEGINS, "A0", -1, (number,)) for number in (DARWIN, PURCHASES)]
    told = " ".join(one.text for one in recap(Lately(phases, 0, table, 0, decision), teller, say))
    assert say("web-recap-lifeless-guest") in told
    assert say("web-recap-lifeless") not in told


@pytest.mark.parametrize(("language", "label"), [("en", "bionts on refugia 2/3"), ("de", "Bionten auf Orten 2/3")])
def test_the_limit_counts_bionts_and_says_so(language: str, label: str) -> None:
    """“2/3 refugia” was read as a number of places."""
    assert GENESIS.words(language)("board-entropy", used=2, limit=3, coming=3, grows=0) == label


@pytest.mark.parametrize(("pooled", "works"), [(4, True), (0, False)])
def test_green_lets_nobody_work_where_all_bionts_work_already(pooled: int, works: bool) -> None:
    """E2a: green supports more bionts on refugia, for whoever has more of them than are supported."""
    table = empty("red", "blue")
    pond = refugium(table, "pond", down="g", bionts="r")
    table.pool_bionts[0] = pooled
    decision = ask(0, ASK_ANIMATE, [("animate", GREEN)], (pond, 1))
    told = GENESIS.advice.means(table, decision, ("animate", GREEN), GENESIS.words("en"))
    assert ("more of your bionts" in told) == works
    assert ("shield from oxygen" in told) != works
