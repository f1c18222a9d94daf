"""What the table of Bios:Origins tells beforehand: what may come, what may be regretted, what terms mean."""

from __future__ import annotations

import random
from typing import Any

import pytest

import biont
from biont.games.advice import TriedOption
from biont.kernel import Event, Game
from biont.kernel.declared import Question
from biont.origins.cards import CROWD_DISEASE, EPOCHS, FAMINE, IMMUNOLOGY, NONE, POLITICS
from biont.origins.definition import ORIGINS
from biont.origins.people import cuboids
from biont.origins.rules.chaos import ASK_REBEL
from biont.origins.rules.comet import COMET_DRAWN
from biont.origins.rules.destroy import ASK_REFUGE
from biont.origins.rules.events import ASK_LOSE_CITY, ASK_POLLUTION
from biont.origins.rules.knowledge import ASK_SPECIALIZE
from biont.origins.rules.quell import ASK_QUELL, QUELLED
from biont.origins.rules.scoring import final_score, scores
from biont.origins.rules.urbanize import ASK_GIVE_UP
from biont.origins.table import ACTIVITIES_PHASE, FIRST_COMET, Table
from biont.origins.web.facts import ground
from biont.origins.web.odds import draws, prospects, unseen_challenges, unseen_ideas
from biont.origins.web.omissions import Bids, bidding
from biont.origins.words.teller import Teller
from biont.server.effects import Effect, Trying
from biont.server.hint import Hint, hinted
from biont.server.ways import APART
from biont.words import LANGUAGES
from tests.origins.draw.scenes import played
from tests.origins.positions import Position

ADVICE = ORIGINS.advice
ROOM = ("emigrate", "land", "refuge")
"""Answers that say where somebody lands."""


def warned(at: Position, option: str, language: str = "en") -> list[str]:
    """The rules behind everything that speaks against an option."""
    return [warning.rule for warning in effect_of(at, option, language).warnings]


def effect_of(at: Position, option: str, language: str = "en") -> Effect:
    """What the page says about an option."""
    game, say = at.game, ORIGINS.words(language)
    assert game is not None
    teller = Teller(at.rules.box, say, at.rules.seats, at.rules.notation)
    return Trying(game, ORIGINS, teller).effect(game.parse(option))


def hint(at: Position) -> Hint:
    """What a good program would do, and why."""
    game, say = at.game, ORIGINS.words("en")
    assert game is not None
    return hinted(Trying(game, ORIGINS, Teller(at.rules.box, say, at.rules.seats, at.rules.notation)))


def test_a_spread_into_a_full_hex_is_warned_of() -> None:
    at = Position("black green", black={"migrants": ["zimbabwe"]}, active="black", phase="activities", turn=3)
    at.run("spread").answer("branch zimbabwe")
    crowded = [option for option in at.options if "H1a" in warned(at, option)]
    assert "to congo-mouth" in at.options
    assert "to congo-mouth" not in crowded
    assert len(crowded) == len(at.options) - 1


def test_the_last_dissent_is_warned_of() -> None:
    at = Position("black green", black={"migrants": ["spain", "zimbabwe"]}, active="black")
    at.run("chaos", 0, 1)
    assert warned(at, "rebel spain") == [], "it cannot be helped"
    assert [price.rule for price in effect_of(at, "rebel spain").prices] == ["D3"]


def test_a_comet_is_warned_of_where_no_dissent_is_empty() -> None:
    def claimed(black: dict[str, object]) -> list[str]:
        at = Position("black green", black=black, active="black", turn=3)
        at.laid.challenges = [card for card in at.laid.challenges if card >= FIRST_COMET]
        return warned(at.run("challenge phase"), "claim")

    assert claimed({"migrants": ["spain"]}) == []
    assert claimed({"migrants": ["spain"], "dissidents": ["crown"]}) == ["E3a"]


@pytest.mark.parametrize(
    ("cities", "option", "prices"),
    [
        (["india", "france"], "orient culture", []),
        (["india", "france"], "orient industry", ["It costs you 2 Cities, for your 2 Dissidents are quelled."]),
        (["india"], "orient industry", ["It costs you a City, for your 2 Dissidents are quelled."]),
    ],
)
def test_a_card_laid_into_another_column_says_what_its_revolution_costs(
    cities: list[str], option: str, prices: list[str]
) -> None:
    black = {"cities": cities, "culture": ["grave-goods"], "dissidents": ["grave-goods", "crown"]}
    at = Position("black green", black={**black, "elders": {"lullaby": 1}}, active="black", turn=7)
    at.laid.auctioned = at.id("challenge", "motherese")
    at.run("auction").answer("bid 1", "expend-elder lullaby")
    found = effect_of(at, option)
    assert [one.text for one in (*found.prices, *found.warnings)] == prices


def test_a_bid_says_it_where_every_column_needs_a_revolution() -> None:
    def prices(ruling: str) -> list[str]:
        black = {"cities": ["india"], "ruling": ruling, "dissidents": ["crown"], "elders": {"lullaby": 2}}
        at = Position("black green", black=black, active="black", turn=7)
        at.laid.auctioned = at.id("challenge", "motherese")
        return [price.text for price in effect_of(at.run("auction"), "bid 1").prices]

    assert prices("culture") == []
    cost = "and that costs you an Elder or a City, for your Dissident is quelled."
    assert prices("politics") == [f"If you win it, another column rules, {cost}"]


def test_a_hint_says_that_a_loss_costs_a_point() -> None:
    cities = ["india", "france", "congo", "china", "spain", "texas"]
    at = Position("black green", black={"cities": cities, "dissidents": ["crown"]}, active="black", turn=3)
    at.run("chaotic revolution", 0)
    assert at.asked == ASK_QUELL
    why = hint(at).why
    assert "Around it" in why, "it tells where the Refugee goes, for every loss costs a point"
    assert "brings" not in why


def test_a_hint_for_an_activity_is_a_whole_way_with_the_reason_for_where_it_leads() -> None:
    at = Position("black green", black={"migrants": ["zimbabwe"]}, active="black", phase="activities", turn=3)
    at.run("activities")
    assert at.options == ["use spread", "skip"]
    assert "Spread → A new Migrant from Zimbabwe → To " in hint(at).label
    assert "ground for a City" in hint(at).why


def test_a_hint_for_an_idea_says_what_it_brings_and_takes() -> None:
    at = Position("black green", black={"migrants": ["zimbabwe"], "free-will": 1}, active="black", turn=3)
    at.run("specialize", 0)
    assert at.asked == ASK_SPECIALIZE
    why = hint(at).why
    assert why.startswith("With it “")
    assert "” has all the Elders that it takes in row 1. Invented it brings: " in why


def test_whoever_may_keep_an_idea_reads_what_it_does_in_his_class() -> None:
    black = {"migrants": ["zimbabwe"], "elders": {"lullaby": 1}, "ruling": "politics"}
    market = ["lullaby", *["-"] * 8]
    at = Position(advanced=True, black=black, green={"migrants": ["chiloe"]}, market=market, active="black")
    at.run("invent", 0).answer("invent lullaby")
    assert at.options == ["keep lullaby", "discard lullaby"]
    game = at.game
    assert game is not None
    trying = Trying(game, ORIGINS, Teller(at.rules.box, ORIGINS.words("en"), at.rules.seats, at.rules.notation))
    assert [trying.effect(game.parse(option)).brings for option in at.options] == ["encephalize / exogamy", ""]


def test_a_hint_for_a_loss_does_not_repeat_the_answer() -> None:
    at = Position("black green", black={"migrants": ["spain", "zimbabwe"]}, active="black")
    at.run("chaos", 0, 1)
    assert "has to go" in hint(at).why
    assert "rebels" not in hint(at).why


@pytest.mark.parametrize(
    ("language", "shut"), [("en", "politics does not count in the end"), ("de", "Politik zählt am Ende nicht")]
)
def test_whoever_moves_the_philosophy_is_told_what_it_does(language: str, shut: str) -> None:
    at = Position("black green", philosophy="natural-law", black={"migrants": ["spain"]}, active="black")
    at.run("demagogue", 0)
    say = ORIGINS.words(language)
    teller = Teller(at.rules.box, say, at.rules.seats, at.rules.notation)
    assert at.game is not None
    assert shut in teller.option(at.game.parse("step-to abolitionist"), at.game.decision)
    at.answer("step-to abolitionist")
    assert shut in teller.entry(at.game.entries[-1])


@pytest.mark.whole
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_regret_of_whole_games_is_a_sentence(language: str) -> None:
    say = ORIGINS.words(language)
    seen: set[str] = set()
    for seed, advanced in ((1, False), (2, True)):
        game: Game[Table] = biont.new("origins", seats=["black", "green"], seed=seed, advanced=advanced)
        bots = [ORIGINS.players.make("easy", number) for number in range(2)]
        teller = ORIGINS.telling.teller(game.rules, say)
        while (decision := game.decision) is not None:
            option = random.Random(len(game.answers)).choice(decision.options)
            for regret in ADVICE.regrets(TriedOption(game.table, None, decision, option, teller), say):
                assert "{" not in regret.text
                assert "web-warn" not in regret.text
                seen.add(regret.rule)
            game.choose(bots[decision.seat].choose(game.view(decision.seat)))
    assert {"G2b", "G4"} <= seen


def test_the_next_challenge_is_a_card_that_nobody_has_seen() -> None:
    game: Game[Table] = biont.new("origins", seats=["black", "green"], seed=4)
    chance = random.Random(4)
    told = 0
    while game.decision is not None and told < 6:
        table = game.table
        found = prospects(table)
        assert found == prospects(game.view(0).table)
        if found is not None:
            assert table.challenges[-1] in unseen_challenges(table, found.epoch)
            assert found.share(found.events[0][1]) <= 1
            text = ADVICE.odds(table, None, ORIGINS.words("en"))[0].text
            assert f"Epoch {EPOCHS[found.epoch]}" in text
            told += 1
        game.choose(chance.choice(game.decision.options))
    assert told == 6


@pytest.mark.parametrize("language", ["en", "de"])
def test_terms_have_names_and_explanations(language: str) -> None:
    glossary = ADVICE.glossary(ORIGINS.words(language))
    assert len(glossary.terms) > 120
    assert all(term.on and term.name and len(term.text) > 8 for term in glossary.terms)
    assert len({term.on for term in glossary.terms}) == len(glossary.terms)


@pytest.mark.whole
def test_the_parts_that_count_make_the_final_score() -> None:
    game: Game[Table] = biont.new("origins", seats=["black", "white", "green"], seed=6)
    bots = [ORIGINS.players.make("easy", number) for number in range(3)]
    while game.decision is not None:
        if len(game.answers) % 20 == 0:
            for seat, parts in enumerate(ORIGINS.scores(game.table)):
                kinds = [part for part in parts if not part.sums]
                assert len(kinds) == 12
                assert sum(part.points for part in kinds if part.counts) == final_score(game.table, seat)
                assert [part.points for part in parts if part.sums] == list(scores(game.table, seat))
        game.choose(bots[game.decision.seat].choose(game.view(game.decision.seat)))
    for language in ("en", "de"):
        say = ORIGINS.words(language)
        assert all(say.has(f"score-{part.name}") for part in ORIGINS.scores(game.table)[0])


def test_the_next_idea_is_a_card_that_nobody_has_seen() -> None:
    game: Game[Table] = biont.new("origins", seats=["black", "white", "green"], seed=6, advanced=True)
    chance = random.Random(6)
    told = 0
    while game.decision is not None and told < 40:
        table = game.table
        found = draws(table)
        assert found == draws(game.view(1).table)
        for one in found:
            assert table.pile(table.epoch, one.discipline)[-1] in unseen_ideas(table, one.discipline)
            assert 0 < one.share(one.eurekas[0][1]) <= 1
            told += 1
        game.choose(chance.choice(game.decision.options))
    assert told
    texts = {odds.anchor: odds.text for odds in ADVICE.odds(game.table, None, ORIGINS.words("en"))}
    assert texts["draw-culture"].startswith("Next Idea of culture, one of ")


SAID_BY_THE_LOG = {"to", "challenge", "claim", "again"}
"""Answers whose way, odds or points are told without a reason of their own."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_wants_a_hint_is_told_what_an_answer_brings(language: str) -> None:
    """Every card by its icons, every token by what it counts for, every other answer by what it is good for."""
    say = ORIGINS.words(language)
    seen = set()
    for game in played("advanced"):
        assert game.decision is not None
        for option in game.decision.options:
            told = ADVICE.means(game.table, game.decision, option, say)
            if option[0] in SAID_BY_THE_LOG:
                assert told in ("", say("web-means-end")), option
            elif option[0] not in ROOM or told:
                seen.add(option[0])
                assert told.endswith("."), option
                assert told != say("web-hint-plain")
    assert {"bid", "invent", "branch", "found", "pass", "skip", "lay", "lift", "orient", "starve"} <= seen


def test_a_refuge_where_the_land_feeds_nobody_more_is_not_praised() -> None:
    """A hint says that there is room where there is, and nothing where a Migrant beside it fills a Hex (H1a)."""
    at = Position(green={"migrants": ["congo-mouth"]}, active="black", turn=3)
    at.run("refugee", 0, at.id("hex", "zambezi"))
    assert at.asked == ASK_REFUGE
    assert at.game is not None
    decision = at.game.decision
    assert decision is not None
    world, say = at.table.world, ORIGINS.words("en")
    praised = {option[1]: bool(ADVICE.means(at.table, decision, option, say)) for option in decision.options}
    beside = {hex_ for hex_ in range(len(world.hexes)) if world.around[hex_] & at.table.migrants[1]}
    assert praised == {spot: not beside & set(world.spots[spot].hexes) for spot in praised}
    assert set(praised.values()) == {True, False}


def test_a_question_is_told_what_led_to_it_and_not_what_befell_others() -> None:
    """Green suffers the Chaos of Black's Comet after Black; whoever flees from a City reads why it fell."""

    def cause(at: Position) -> Event:
        game, decision = at.game, at.decision
        assert game is not None
        assert decision is not None
        assert decision.kind.follows
        return [entry.kind for entry in game.entries_for(decision.seat) if ADVICE.leads(entry, decision)][-1]

    black, green = {"migrants": ["zimbabwe"]}, {"migrants": ["indonesia", "chiloe"]}
    at = Position("black green", active="black", challenges=["comet-1"], epoch="I", black=black, green=green)
    at.run("claim")
    assert (at.asked, cause(at)) == (ASK_REBEL, COMET_DRAWN)
    at = Position("black green", black={"cities": ["india", "france"], "dissidents": ["crown"]}, active="black", turn=3)
    at.run("chaotic revolution", 0).answer("destroy-city india")
    assert (at.asked, cause(at)) == (ASK_REFUGE, QUELLED)


def test_what_can_be_done_in_the_challenge_phase_is_explained() -> None:
    at = Position("black green", black={"bellwethers": ["comet-1"], "migrants": ["zimbabwe"]}, active="black", turn=9)
    at.run("challenge phase")
    assert effect_of(at, "globalize").means[0].startswith("Discard a Bellwether")
    assert len(effect_of(at, "globalize").means) == 2, "and what the Philosophy is"


def test_who_should_do_nothing_is_told_what_speaks_against_each_thing() -> None:
    market = ["firekeeping", *["-"] * 8]
    black = {"bellwethers": ["comet-1"], "migrants": ["zimbabwe"], "elders": {"firekeeping": 1}}
    green = {"migrants": ["chiloe"], "elders": {"firekeeping": 2}}
    at = Position("black green", black=black, green=green, market=market, active="black", turn=9)
    at.run("challenge phase")
    assert at.game is not None
    assert at.game.decision is not None
    assert at.options == ["skip", "challenge", "globalize"]
    say = ORIGINS.words("en")
    teller = Teller(at.rules.box, say, at.rules.seats, at.rules.notation)
    told = [one.text for one in ADVICE.facts(Trying(at.game, ORIGINS, teller).trial(("skip",)), say)]
    assert told == [
        "Challenge the gods? In its auction others can bid up to 2, you 1.",
        "Globalize? Nowhere in reach would the Philosophy serve you better: as it lies it is 4 to 4.",
    ]


def test_whoever_sent_an_elder_is_not_told_to_skip_the_invention() -> None:
    def worthy(green: dict[str, object]) -> bool:
        black = {"migrants": ["zimbabwe"], "elders": {"firekeeping": 1}}
        market = ["firekeeping", *["-"] * 8]
        at = Position("black green", black=black, green=green, market=market, active="black", turn=3)
        at.run("lower row")
        assert at.game is not None
        assert "use invent" in at.options
        teller = Teller(at.rules.box, ORIGINS.words("en"), at.rules.seats, at.rules.notation)
        return ADVICE.is_worthy(Trying(at.game, ORIGINS, teller).trial(("skip",)))

    assert not worthy({"migrants": ["chiloe"]})
    assert not worthy({"migrants": ["chiloe"], "elders": {"firekeeping": 1}}), "whoever shares an Idea knew it"


def test_the_cities_of_one_loss_go_in_one_with_where_their_people_flee() -> None:
    """The way names each City, and not who survives where; its reason is what is left after the last of them."""
    cities = ["india", "france", "congo", "china", "spain", "texas"]
    at = Position("black green", black={"cities": cities}, active="black", turn=3)
    at.run("lose cities", 0, 3)
    assert at.asked == ASK_LOSE_CITY
    found = hint(at)
    kinds = [step.trying.decision.kind for step in found.way.steps]
    assert kinds == [ASK_LOSE_CITY, ASK_REFUGE] * 3
    assert found.label.startswith("Lose the Cities in ")
    assert found.label.count(" in ") == 3
    at.answer(*found.way.text.split("; "))
    assert (at.table.cities[0].bit_count(), at.options) == (3, [])
    assert f"Then you have {final_score(at.table, 0)} points." in found.why


def test_an_activity_is_called_by_what_it_carries_out() -> None:
    """Where one Idea can be invented, "Invent" alone says less; and the Elders that come home cannot bid."""
    black = {"migrants": ["zimbabwe"], "elders": {"firekeeping": 1}}
    at = Position("black green", black=black, market=["firekeeping", *["-"] * 8], active="black", turn=3)
    found = hint(at.run("lower row"))
    assert found.label == "Invent “Firekeeping”"
    assert "without an Elder there you cannot bid" in found.why


def test_what_another_event_takes_is_no_part_of_the_way() -> None:
    """Pollution takes a City, and before famine takes more of them it is shown."""
    cities = ["india", "france", "congo", "china", "spain", "texas"]
    at = Position("black green", black={"cities": cities, "migrants": ["zimbabwe"]}, active="black", turn=3)
    at.run_all(("foul loss", 0), ("event", FAMINE, NONE))
    assert at.asked == ASK_POLLUTION
    assert [step.trying.decision.kind for step in hint(at).way.steps] == [ASK_POLLUTION, ASK_REFUGE]


def worthy(at: Position, option: str) -> bool:
    """Whether an answer may be suggested."""
    assert at.game is not None
    teller = Teller(at.rules.box, ORIGINS.words("en"), at.rules.seats, at.rules.notation)
    return ADVICE.is_worthy(Trying(at.game, ORIGINS, teller).trial(at.game.parse(option)))


def test_nobody_is_told_to_give_up_a_city_for_another_that_brings_no_more() -> None:
    hexes = ["india", "france", "congo", "china", "spain", "texas", "altai", "danube", "turan", "sahel"]
    at = Position("black green", black={"cities": hexes, "migrants": ["zimbabwe"]}, active="black", turn=3)
    assert not cuboids(at.laid, 0)
    at.run("build", at.id("hex", "zambezi"), 0, at.id("spot", "zimbabwe"))
    assert at.asked == ASK_GIVE_UP
    assert not any(worthy(at, option) for option in at.options)


def test_no_library_calls_home_whom_the_same_advice_sent_out() -> None:
    def regroups(**black: object) -> bool:
        at = Position("black green", black={"migrants": ["zimbabwe"], **black}, active="black", turn=3)
        at.run("lower row")
        return worthy(at, "use library")

    sent = {"elders": {"firekeeping": 1}}
    assert not regroups(cities=["india", "france", "congo", "china"], **sent), "politics counts more than industry"
    assert regroups(maritime=3, information=1, **sent), "industry counts, and rises"


def test_whoever_leads_far_in_the_last_epoch_is_told_to_hurry() -> None:
    cities = ["india", "france", "congo", "china", "spain", "texas", "altai", "danube"]

    def may_wait(metallurgy: int) -> bool:
        elders = {"migrants": ["zimbabwe"], "elders": {"firekeeping": 1}}
        black = {**elders, "cities": cities, "metallurgy": metallurgy}
        market, challenges = ["firekeeping", *["-"] * 8], ["fascism", "comet-4"]
        green = {"migrants": ["chiloe"], "cities": ["ethiopia", "turan", "sahel", "nubia", "quito", "chile"]}
        deck: dict[str, Any] = {"market": market, "challenges": challenges, "epoch": "IV"}
        at = Position("black green", black=black, green=green, active="black", **deck)
        at.run("challenge phase")
        assert "challenge" in at.options
        return worthy(at, "skip")

    assert may_wait(1), "a card must be expected to take most of the lead"
    assert not may_wait(4)


def test_whoever_could_challenge_is_told_to_once_nobody_has_for_long() -> None:
    """Only challenges bring Comets: where the others cannot, a game of somebody who waits would never end."""

    def waits(rounds: int) -> Position:
        black = {"migrants": ["zimbabwe"], "cities": ["india", "france"], "elders": {"firekeeping": 1}}
        deck: dict[str, Any] = {"market": ["firekeeping", *["-"] * 8], "challenges": ["fascism", "comet-2"]}
        at = Position("black green", black=black, active="black", epoch="II", idle=2 * rounds, **deck)
        return at.run("challenge phase")

    assert worthy(waits(3), "skip")
    assert not worthy(waits(4), "skip")
    assert worthy(waits(4), "challenge")


def test_a_comet_that_nobody_claims_for_long_is_claimed_for_all_its_chaos() -> None:
    """It stops the deck: where everybody shuns its Chaos, nobody's game would ever end."""

    def lies(rounds: int) -> Position:
        black = {"migrants": ["zimbabwe"], "cities": ["india"], "dissidents": ["crown"]}
        green = {"migrants": ["chiloe"], "cities": ["france"]}
        deck: dict[str, Any] = {"challenges": ["comet-2"], "epoch": "II", "idle": 2 * rounds}
        at = Position("black green", black=black, green=green, active="black", turn=9, **deck)
        return at.run("challenge phase")

    def speaks_against(rounds: int) -> list[str]:
        return warned(lies(rounds), "claim")

    assert (speaks_against(1), speaks_against(2)) == (["E3a"], [])
    assert worthy(lies(1), "skip")
    assert not worthy(lies(2), "skip")
    assert worthy(lies(2), "claim")


def test_no_bellwether_is_given_away_for_a_philosophy_that_helps_nobody_more() -> None:
    def globalizes(*cities: str, epoch: str = "IV", **more: Any) -> bool:
        black = {"bellwethers": ["comet-1"], "migrants": ["zimbabwe"], "cities": list(cities), **more}
        green = {"migrants": ["chiloe"]}
        at = Position("black green", black=black, green=green, active="black", turn=9, epoch=epoch)
        return worthy(at.run("challenge phase"), "globalize")

    assert not globalizes(), "both have the same everywhere"
    assert globalizes("india", "france", "congo"), "where culture is shut, Green has less"
    assert not globalizes("india", "france", "congo", epoch="II"), "others would move it on before the end"
    ahead: dict[str, Any] = {"immunology": 10, "information": 5, "energy": 7, "mysticism": 4}
    assert not globalizes("india", "france", "congo", **ahead), "whoever leads far wherever it lies has no need to"


def test_no_pawn_is_advised_to_stay_at_home() -> None:
    """Elders bid and pay for revolutions."""

    def idle(pawns: int, elders: int) -> bool:
        black = {"migrants": ["zimbabwe"], "free-will": pawns, "elders": {"lullaby": elders}}
        market = ["lullaby", *["-"] * 8]
        at = Position("black green", black=black, market=market, active="black", phase="activities", turn=3)
        assert "use specialize" in at.run("lower row").options
        return worthy(at, "skip")

    assert not idle(2, 1)
    assert not idle(1, 0)


@pytest.mark.parametrize(
    ("philosophy", "cities", "prays"), [("natural-law", 0, True), ("agnostic", 0, False), ("natural-law", 7, False)]
)
def test_a_prayer_is_advised_where_culture_can_be_the_best_score(philosophy: str, cities: int, prays: bool) -> None:
    hexes = ["india", "france", "congo", "china", "spain", "texas", "altai"][:cities]
    black = {"culture": ["grave-goods"], "ruling": "culture", "migrants": ["zimbabwe"], "cities": hexes}
    at = Position(
        "black green", black=black, active="black", phase="activities", turn=9, epoch="II", philosophy=philosophy
    )
    at.run("activities")
    (prayer,) = (one for one in at.options if one.startswith("use prayer"))
    assert worthy(at, prayer) == prays


def test_what_a_bid_can_be_worth_knows_the_class_that_the_philosophy_favours() -> None:
    def bids(ruling: str) -> tuple[int, int]:
        green = {"migrants": ["chiloe"], "elders": {"firekeeping": 1}, "ruling": ruling}
        black = {"migrants": ["zimbabwe"], "elders": {"firekeeping": 1}, "ruling": "industry"}
        at = Position("black green", black=black, green=green, market=["firekeeping", *["-"] * 8], active="black")
        at.laid.philosophy = at.laid.box.favours.index(POLITICS)
        return bidding(at.laid, 0)[:2]

    assert bids("industry") == (1, 1)
    assert bids("politics") == (1, 2)


def test_elders_who_can_pay_for_a_revolution_are_not_sent_home() -> None:
    def invents(dissidents: list[str]) -> bool:
        elders = {"elders": {"body-paint": 3}, "vocabulary": 2, "ruling": "culture"}
        black = {"cities": ["india", "france"], "culture": ["grave-goods"], "dissidents": dissidents, **elders}
        at = Position("black green", black=black, market=["body-paint", *["-"] * 8], active="black", turn=7)
        return worthy(at.run("invent", 0), "invent body-paint")

    assert invents(["crown"]), "the next Chaos finds an empty Dissent"
    assert not invents(["grave-goods", "crown"]), "Cities would pay in their place"


def test_a_row_in_which_only_such_an_invention_is_left_can_be_skipped() -> None:
    """A Library was advised instead, that called the same Elders home."""

    def skips(dissidents: list[str]) -> bool:
        elders = {"elders": {"body-paint": 3}, "vocabulary": 2, "ruling": "politics"}
        black = {"cities": ["india", "france"], "politics": ["grave-goods"], "dissidents": dissidents, **elders}
        market = ["body-paint", *["-"] * 8]
        at = Position("black green", black=black, market=market, active="black", phase="activities", turn=7)
        assert {"use invent", "use library"} <= {*at.run("lower row").options}
        return worthy(at, "skip")

    assert not skips(["crown"])
    assert skips(["grave-goods", "crown"])


def test_whoever_stands_where_a_city_could_be_founded_becomes_no_dissident() -> None:
    """One step later a City was advised with just the Migrant whom nobody was to miss."""
    at = Position("black green", black={"migrants": ["zimbabwe", "lalibela", "border-cave"]}, active="black")
    at.run("chaos", 0, 1)
    assert [ground(at.laid, 0, at.id("spot", one)) for one in ("lalibela", "zimbabwe", "border-cave")] == [3, 2, 1]
    assert [worthy(at, f"rebel {one}") for one in ("lalibela", "zimbabwe", "border-cave")] == [False, False, True]


def test_a_demagogue_goes_where_the_next_one_can_do_least_harm() -> None:
    """Natural law shuts nothing, and lies one step from two spaces that shut politics; the centre is as good."""

    def advised(philosophy: str) -> list[str]:
        black = {"cities": ["india", "france", "congo", "china"], "migrants": ["zimbabwe"]}
        at = Position("black green", black=black, philosophy=philosophy, active="black", turn=9)
        at.run("demagogue", 0)
        return [one for one in at.options if worthy(at, one)]

    assert advised("natural-law") == ["step-to centre"]
    assert advised("centre") == ["stay"]
    assert advised("general-will") == ["step-to agnostic", "step-to equality"], "there culture of others is shut"


def test_whoever_leads_far_claims_a_comet_that_pays_others() -> None:
    cities = ["india", "france", "congo", "china", "spain", "texas", "altai", "danube"]

    def claims(cities: list[str], language: str = "en") -> tuple[bool, bool]:
        black = {"migrants": ["zimbabwe"], "cities": cities}
        green = {"migrants": ["chiloe"], "industry": ["grave-goods"]}
        deck: dict[str, Any] = {"challenges": ["comet-3"], "epoch": "III"}
        at = Position("black green", black=black, green=green, active="black", turn=9, **deck)
        at.run("challenge phase")
        return worthy(at, "claim"), worthy(at, "skip")

    assert claims(cities) == (True, False)
    assert claims(cities[:1]) == (False, True), "nobody hurries to pay others"


def test_a_card_is_laid_where_it_costs_fewest_cities() -> None:
    black = {"cities": ["india", "france"], "culture": ["grave-goods"], "dissidents": ["grave-goods", "crown"]}
    at = Position("black green", black={**black, "elders": {"lullaby": 1}}, active="black", turn=7)
    at.laid.auctioned = at.id("challenge", "motherese")
    at.run("auction").answer("bid 1", "expend-elder lullaby")
    assert worthy(at, "orient culture")
    assert not worthy(at, "orient industry")


def test_no_revolution_is_advised_for_less_than_a_card_does_as_it_is() -> None:
    """In politics Home base spreads and cultivates, in industry it does neither."""

    def lays(ruling: str) -> bool:
        black = {"elders": {"lullaby": 1}, "ruling": ruling, "footprint": 2}
        at = Position("black green", black=black, active="black", turn=7)
        at.laid.auctioned = at.id("challenge", "home-base")
        return worthy(at.run("auction").answer("bid 1", "expend-elder lullaby"), "orient industry")

    assert not lays("politics")
    assert lays("culture"), "where none of its columns rules, there is a revolution anyway"


def test_whom_an_event_could_send_home_again_is_sent_out_all_the_same() -> None:
    """A disease would take an Elder more, and still no Library is advised that calls one home for nothing."""
    cities = ["india", "france", "congo", "china", "spain", "texas"]
    black = {"cities": cities, "elders": {"lullaby": 1}, "free-will": 2, "ruling": "politics"}
    market = ["lullaby", "body-paint", *["-"] * 7]
    at = Position("black green", black=black, market=market, active="black", phase="activities", turn=9)
    at.run("specialize", 0)
    assert worthy(at, "specialize body-paint")


@pytest.mark.parametrize(("step", "asked"), [("chaotic revolution", ASK_QUELL), ("foul loss", ASK_POLLUTION)])
def test_an_elder_goes_home_rather_than_a_city_is_lost(step: str, asked: Question) -> None:
    """Though what he stands on could be invented: he can come back, and a City was a point."""
    black = {"cities": ["india", "france"], "elders": {"body-paint": 1}, "vocabulary": 2, "dissidents": ["crown"]}
    at = Position("black green", black=black, market=["body-paint", *["-"] * 8], active="black", turn=7)
    at.run(step, 0)
    assert at.asked == asked
    assert hint(at).label == "Lose the Elder on “Body paint”"
    assert hint(at).why == "He comes home to your Free Will; a City would be gone."


def test_the_only_elder_stays_for_an_auction_that_he_wins() -> None:
    """As long as nobody else has any: whoever could be outbid anyway spares the City."""

    def spared(theirs: int) -> list[str]:
        market = ["body-paint", "lullaby", *["-"] * 7]
        black = {"cities": ["india", "france"], "elders": {"body-paint": 1}}
        green = {"elders": {"lullaby": theirs}}
        at = Position("black green", black=black, green=green, market=market, active="black", turn=7)
        at.laid.auctioned = at.id("challenge", "motherese")
        at.run_all(("foul loss", 0), ("auction",))
        return [one for one in at.options if worthy(at, one)]

    assert spared(1) == ["expend-elder body-paint"]
    assert spared(0) == ["destroy-city france", "destroy-city india"]


def rivals(theirs: int, prayers: int, *challenges: str, step: str = "challenge phase", **black: object) -> Position:
    """Black with an Elder may challenge the gods against Green with some, and mystics."""
    mine = {"migrants": ["zimbabwe"], "elders": {"firekeeping": 1}, **black}
    green = {"migrants": ["chiloe"], "elders": {"firekeeping": theirs}, "mysticism": prayers}
    market = ["firekeeping", *["-"] * 8]
    deck: dict[str, Any] = {"challenges": list(challenges)} if challenges else {}
    at = Position("black green", black=mine, green=green, market=market, active="black", **deck)
    return at.run(step)


def test_what_a_bid_can_be_worth_knows_mystics() -> None:
    at = rivals(1, 3)
    bids = bidding(at.laid, 0)
    assert (bids.own, bids.rival, bids.pious, bids.opposed) == (1, 1, 1, 4)
    assert 0 < bids.religious < bids.of
    assert bidding(rivals(1, 0).laid, 0).religious == 0, "where nobody prays, all cards are alike"


@pytest.mark.parametrize(
    ("bids", "wins"),
    [
        (Bids(1, 1, 1, 4, 5, 20), True),
        (Bids(1, 1, 1, 4, 12, 20), False),
        (Bids(1, 2, 4, 2, 5, 20), False),
        (Bids(1, 2, 4, 2, 12, 20), True),
        (Bids(1, 2, 1, 2, 0, 20), False),
    ],
)
def test_a_card_can_be_won_where_nobody_bids_more_on_most_cards(bids: Bids, wins: bool) -> None:
    assert bids.can_win == wins


def test_a_challenge_is_advised_where_it_can_be_won_and_costs_no_more_than_it_brings() -> None:
    cities = ["india", "france", "congo", "china", "spain", "texas", "altai"]
    assert worthy(rivals(1, 0), "challenge")
    assert not worthy(rivals(2, 0), "challenge"), "Green bids more"
    assert worthy(rivals(1, 0, "fascism", "comet-4"), "challenge")
    assert not worthy(rivals(1, 0, "fascism", "comet-4", cities=cities), "challenge"), "many events take half of them"


def test_no_comet_is_advised_that_pays_others() -> None:
    def claims(prayers: int) -> bool:
        return worthy(rivals(1, prayers, "comet-1"), "claim")

    assert claims(0)
    assert not claims(2)


def test_a_comet_that_pays_others_no_more_is_not_left_lying() -> None:
    """Its Chaos comes whoever claims it, and its Bellwether goes to whoever does."""

    def waits(prayers: int) -> bool:
        return worthy(rivals(1, prayers, "comet-1"), "skip")

    assert not waits(0)
    assert waits(2)


def test_a_row_that_is_left_out_goes_along_with_what_is_advised_next() -> None:
    def along(step: str, **black: object) -> bool:
        at = rivals(1, 0, step=step, **black)
        assert at.game is not None
        assert at.game.decision is not None
        return ADVICE.goes_along(at.game.decision, ("skip",), ("use", 0))

    assert along("lower row")
    assert not along("challenge phase"), "whether the gods are challenged is a question of its own"
    assert along("challenge phase", elders={}), "without Elders nothing could be done"


def test_what_is_left_after_a_disease_knows_that_it_makes_immune() -> None:
    cities = ["india", "france", "congo", "china"]
    at = Position("black green", black={"cities": cities, "immunology": 2}, active="black", turn=9)
    at.run("disease", 0, CROWD_DISEASE)
    found = hint(at)
    at.answer(*found.way.text.split(APART))
    assert at.table.stage(0, IMMUNOLOGY) > 2
    assert found.why.endswith(f"Then you have {final_score(at.table, 0)} points.")


def test_of_elders_that_are_lost_none_is_advised_whose_idea_can_be_invented() -> None:
    """Body paint is ready, and moves a pawn on; Lullaby in the third row lacks two Elders."""
    black = {"cities": ["india"], "elders": {"body-paint": 1, "lullaby": 1}, "vocabulary": 2}
    market = ["body-paint", "-", "lullaby", *["-"] * 6]
    at = Position("black green", black=black, market=market, active="black", turn=7)
    at.run("lose elders", 0, 1)
    assert [one for one in at.options if worthy(at, one)] == ["expend-elder lullaby"]


def test_no_revolution_that_costs_an_elder_is_advised_where_a_card_acts_without_one() -> None:
    """A Dissident would be quelled in the other column: an Elder who paid for that was told to be no price."""
    black = {"elders": {"lullaby": 2}, "ruling": "politics", "culture": ["grave-goods"], "dissidents": ["crown"]}
    at = Position("black green", black=black, active="black", turn=7)
    at.laid.auctioned = at.id("challenge", "home-base")
    at.run("auction").answer("bid 1", "expend-elder lullaby")
    assert worthy(at, "orient politics")
    assert not worthy(at, "orient industry")


def test_what_several_losses_cost_is_said_once() -> None:
    """The first of two Cities took a point, and what is left after both was said beside that: two numbers, two sums."""
    black = {"cities": ["india", "france", "congo", "china"], "culture": ["grave-goods"], "ruling": "culture"}
    at = Position("black green", black={**black, "dissidents": ["grave-goods", "crown"]}, active="black", turn=7)
    at.laid.phase = ACTIVITIES_PHASE
    found = hint(at.run("elect").answer("rule politics"))
    assert found.label == "Lose the Cities in France and in China"
    assert found.why.startswith("Then you have 4 points.")
    assert "would fall" not in found.why
