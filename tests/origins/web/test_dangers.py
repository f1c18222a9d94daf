"""What the challenges to come would cost after an answer: said with it, and nothing is advised that costs more."""

from __future__ import annotations

from typing import Any

import pytest

from biont.games.advice import Misgiving, TriedOption
from biont.kernel import Event
from biont.origins.cards import CULTIVATE, DISCIPLINES, EVENTS, PRAYER
from biont.origins.definition import ORIGINS
from biont.origins.rules.challenge import SKIP
from biont.origins.rules.destroy import ASK_REFUGE, REFUGEE_FLED
from biont.origins.rules.events import INFECTED
from biont.origins.rules.knowledge import INVENTED
from biont.origins.rules.philosophy import PHILOSOPHY_MOVED
from biont.origins.rules.sequence import turns_left
from biont.origins.scenario import SCENARIOS
from biont.origins.table import FIRST_COMET, Table
from biont.origins.web.facts import ground, oriented
from biont.origins.web.forecasts import threats
from biont.origins.web.guide import PHILOSOPHY_IN_REACH, FirstGame
from biont.origins.web.leads import comet, lead_and_left, lead_at
from biont.origins.web.odds import Coming, coming, prospects
from biont.origins.web.omissions import omissions
from biont.origins.web.regrets import gained, with_city, worse
from biont.origins.web.risks import blows, danger, risks
from tests.origins.positions import Position
from tests.origins.web.test_advice import effect_of, hint, warned, worthy

CITIES = ["france", "texas", "altai", "spain", "china"]


def laid(*challenges: str, **black: object) -> Table:
    """A table with so many Cities of Black in the way of four events."""
    at = Position("black green", black={"cities": CITIES, **black}, epoch="IV", challenges=list(challenges))
    return at.laid


def test_no_challenge_is_feared_behind_the_last_comet() -> None:
    assert blows(laid("fascism", "comet-4"), 0)
    assert not blows(laid("comet-4"), 0)
    assert danger(laid("comet-4"), 0) == 0
    assert risks(laid("comet-4"), 0, ORIGINS.words("en")) == []


def test_with_a_comet_on_top_the_challenges_of_the_next_epoch_come() -> None:
    table = Position("black green", black={"cities": CITIES}).laid
    while table.challenges[-1] < FIRST_COMET:
        table.challenges.pop()
    ahead = coming(table)
    assert {table.box.challenge_epoch[card] for card in ahead.cards} == {2}
    assert 0 < ahead.drawn <= len(ahead.cards)


@pytest.mark.parametrize(
    ("count", "turns", "chance"), [(0, 2, 0), (5, 1, 0.5), (5, 2, 7 / 9), (5, 9, 7 / 9), (9, 2, 1)]
)
def test_a_chance_counts_the_cards_of_a_round(count: int, turns: int, chance: float) -> None:
    assert Coming(range(10), 2).chance(count, turns) == pytest.approx(chance)


FOUND = "found congo second"
FED = {"migrants": ["lunda"], "footprint": 3, "immunology": 4}


def settling(**black: object) -> Position:
    """Black may found one City more, in the Congo."""
    at = Position("black green", black={**FED, **black}, active="black", phase="activities", turn=9)
    return at.run("urbanize", CULTIVATE, 0)


def test_a_city_too_many_says_what_it_would_cost() -> None:
    at = settling(cities=CITIES[:3], energy=4)
    assert at.options == [FOUND]
    assert blows(at.table, 0) == []
    found = effect_of(at, FOUND)
    told = " ".join(one.text for one in (*found.prices, *found.warnings))
    assert "famine: Cities 4 against footprint 3 would cost you 2 Cities." in told
    assert not effect_of(settling(cities=CITIES[:2], energy=4), FOUND).prices


def test_no_city_is_advised_that_costs_more_than_it_brings() -> None:
    assert worthy(settling(cities=CITIES[:3], footprint=4, energy=3), FOUND), "pollution takes no more than a City"
    most = {"cities": [*CITIES, "danube"], "footprint": 6, "immunology": 6, "energy": 6}
    assert not worthy(settling(**most), FOUND), "famine takes three of seven Cities, and disease as many"

    def cultivates(**own: object) -> bool:
        black = {**FED, "politics": ["home-base"], "ruling": "politics", **own}
        at = Position("black green", black=black, active="black", phase="activities", turn=9)
        return worthy(at.run("activities"), "use cultivate")

    assert cultivates(cities=CITIES[:3], footprint=4, energy=3)
    assert not cultivates(**most), "nor what would found it"


def test_whoever_flees_is_warned_of_land_that_does_not_feed_him() -> None:
    at = Position(green={"migrants": ["congo-mouth"]}, active="green", turn=3)
    at.run("refugee", 0, at.id("hex", "zambezi"))
    assert at.asked == ASK_REFUGE
    hungry = [option for option in at.options if "H1a" in warned(at, option)]
    assert 0 < len(hungry) < len(at.options)


def test_no_bid_is_advised_that_costs_more_cities_than_it_brings() -> None:
    """To lay Motherese, Black would need another class: its Dissidents cost as many Cities, or Elders if there are."""

    def warnings(dissidents: int, elders: int) -> list[str]:
        own = {"politics": ["grave-goods"], "ruling": "politics", "elders": {"lullaby": elders}}
        black = {**own, "cities": CITIES, "dissidents": ["crown", "grave-goods"][:dissidents]}
        at = Position("black green", black=black, active="black", turn=7)
        at.laid.auctioned = at.id("challenge", "motherese")
        return warned(at.run("auction"), "bid 1")

    assert warnings(0, 1) == []
    assert warnings(2, 3) == [], "two Elders pay for it"
    assert warnings(2, 1) == ["D3a"]


def test_the_header_and_the_guide_count_the_turns_to_the_end() -> None:
    black = {"cities": CITIES, "migrants": ["zimbabwe"]}

    def told(turn: int, lapse: int) -> tuple[str, str]:
        at = Position("black green", black=black, epoch="IV", challenges=["comet-4"], turn=turn, lapse=lapse)
        at.laid.active = 0
        game = at.run("challenge phase").game
        assert game is not None
        guide = FirstGame(SCENARIOS)
        known = {one.name for one in guide.ideas} - {"last-turn", "lapse"}
        idea = guide.now(game, 0, known).idea
        say = ORIGINS.words("en")
        left = turns_left(at.table)
        return idea.name if idea else "", say("board-turn-last", turn=turn, left=left) if left else ""

    assert told(20, 0) == ("", "")
    assert told(20, 24) == ("lapse", "4 turns to the end")
    assert told(22, 24) == ("last-turn", "2 turns to the end")
    assert told(23, 24) == ("last-turn", "last turn")


def test_what_speaks_against_the_only_invention_stands_at_its_activity() -> None:
    """Where there is one Idea nobody is asked which, and whoever is advised reads why he should leave it."""

    def inventing(**own: object) -> Position:
        black = {"elders": {"ard-plow": 1}, **own}
        market = ["ard-plow", *["-"] * 8]
        given: dict[str, Any] = {"market": market, "phase": "activities", "philosophy": "agnostic", "turn": 9}
        return Position("black green", black=black, active="black", **given).run("lower row")

    assert warned(inventing(footprint=5, immunology=6), "use invent") == ["G2b"], "it raises none so high"
    exposed = inventing(cities=CITIES, footprint=2, immunology=2)
    assert warned(exposed, "use invent") == ["E1a"], "a stage of a score that is shut is not worth an animal disease"
    assert worthy(exposed, "skip")
    safe = inventing(cities=CITIES, footprint=2, immunology=4)
    assert warned(safe, "use invent") == []
    assert not worthy(safe, "skip")


def test_a_city_more_that_an_event_takes_again_makes_nobody_worse_off() -> None:
    """A newcomer with five Cities read that a sixth risked crowd disease, which took two of five already: three were
    left with it or without. Pollution struck only six."""
    at = Position("black green", black={"cities": CITIES, "footprint": 6, "immunology": 2, "energy": 5}, epoch="III")
    five, after = at.laid, with_city(at.laid, 0, at.id("hex", "india"))
    taken = [{EVENTS[one.kind]: one.losses for one in blows(table, 0)} for table in (five, after)]
    assert (taken[0]["crowd disease"], taken[1]["crowd disease"]) == (2, 3)
    assert "pollution" in taken[1].keys() - taken[0].keys()
    assert [EVENTS[one.kind] for one in worse(five, after, 0)] == ["pollution"]


def test_no_invention_is_advised_that_brings_others_more_points() -> None:
    """Footprint counts for culture, which is Green's best score and not that of Black."""

    def inventing(**green: object) -> Position:
        black = {"elders": {"ard-plow": 1}, "cities": CITIES, "immunology": 6, "footprint": 2}
        market = ["ard-plow", *["-"] * 8]
        given: dict[str, Any] = {"market": market, "phase": "activities", "turn": 9}
        return Position("black green", black=black, green=green, active="black", **given).run("lower row")

    mystic = {"migrants": ["chiloe"], "mysticism": 4}
    assert not worthy(inventing(**mystic), "skip")
    assert worthy(inventing(**mystic, elders={"ard-plow": 1}), "skip")


def test_where_a_city_could_be_founded_none_only_takes_its_other_resource() -> None:
    at = Position("black green", black={**FED, "cities": ["ethiopia"]}, active="black", phase="activities", turn=9)
    at.laid.second |= at.hexes("ethiopia")
    at.run("urbanize", CULTIVATE, 0)
    assert [one for one in at.options if worthy(at, one)] == [FOUND]


def test_what_strikes_already_takes_of_a_new_city_no_more_than_that() -> None:
    """Three events take one City more of six than of five: three are left either way."""
    black = {**FED, "cities": CITIES, "immunology": 2}
    at = Position("black green", black=black, active="black", phase="activities", epoch="III", turn=9)
    at.run("urbanize", CULTIVATE, 0)
    struck = [blow for blow in blows(at.table, 0) if blow.losses > 1]
    assert len(struck) == 3
    assert sum(blow.chance for blow in struck) > 1
    assert worthy(at, FOUND)
    assert effect_of(at, FOUND).warnings == ()


def test_a_city_where_a_catastrophe_can_come_is_a_risk() -> None:
    at = Position("black green", black={"cities": ["black-sea"]}, active="black", epoch="II", turn=9)
    found = [one for one in risks(at.laid, 0, ORIGINS.words("en")) if one.sort.startswith("catastrophe")]
    assert [one.brief for one in found] == ["catastrophe Black Sea Flood (1 of 21) costs a City"]
    text = "can bring Black Sea Flood: it would destroy your City in the Black Sea and the Migrants around it."
    assert found[0].text.endswith(text)
    elsewhere = Position("black green", black={"cities": ["spain"]}, active="black", epoch="II", turn=9)
    assert not [one for one in risks(elsewhere.laid, 0, ORIGINS.words("en")) if one.sort.startswith("catastrophe")]


def test_whoever_moves_the_philosophy_it_is_news_for_all() -> None:
    black = {"migrants": ["zimbabwe"], "bellwethers": ["comet-1"]}
    at = Position("black green", black=black, active="black", turn=9).run("challenge phase")
    assert at.game is not None
    guide = FirstGame(SCENARIOS)
    known = [idea.name for idea in guide.ideas if idea.name != "philosophy"]
    assert PHILOSOPHY_IN_REACH in guide.news(at.game, 0, 0)
    near = guide.now(at.game, 0, known)
    assert (near.idea and near.idea.name, near.is_news, near.has_happened) == ("philosophy", True, False)
    at.answer("globalize", "step-to natural-law")
    for seat in (0, 1):
        assert PHILOSOPHY_MOVED in guide.news(at.game, seat, 0)
    telling = ORIGINS.telling
    assert PHILOSOPHY_MOVED in telling.announced
    assert {REFUGEE_FLED, INVENTED} <= {*telling.remarks}


def test_what_a_comet_pays_is_told_before_any_news_where_it_is_to_be_claimed() -> None:
    """Whoever has just been infected is told of the Comet all the same."""
    at = Position("black green", black={"migrants": ["zimbabwe"]}, challenges=["comet-1"], active="black", turn=5)
    game = at.run("challenge phase").game
    assert game is not None

    class Ill(FirstGame):
        def news(self, *_: Any) -> set[Event]:
            return {INFECTED}

    def told(advised: str) -> str:
        idea = Ill(SCENARIOS).now(game, 0, known, suggests=lambda: [(advised,)]).idea
        return idea.name if idea else ""

    known = [idea.name for idea in FirstGame.ideas if idea.name not in ("comet", "disease")]
    assert (told("claim"), told("skip")) == ("comet", "disease")


def test_the_last_pawn_that_prays_is_told() -> None:
    def prices(vocabulary: int) -> list[str]:
        black = {"vocabulary": vocabulary, "mysticism": 7 - vocabulary}
        at = Position("black green", black=black, active="black", phase="activities", turn=9)
        at.run("advance", 0, PRAYER, 0)
        return [one.rule for one in effect_of(at, "pray vocabulary").prices]

    assert prices(1) == ["G9d"]
    assert prices(2) == []


def test_every_risk_has_a_name() -> None:
    at = Position("black green", black={"cities": CITIES, "footprint": 2}, active="black", turn=9)
    found = risks(at.laid, 0, ORIGINS.words("de"))
    assert {one.name for one in found} == {"Hungersnot", "Zoonose"}


def test_a_comet_that_another_answers_before_it_uncovers_ideas_says_that_it_stands() -> None:
    """Green is asked who rebels; then the Market is renewed, and nothing can be taken back."""
    green = {"migrants": ["chiloe", "lunda"]}
    market = ["firekeeping", *["-"] * 8]
    black = {"migrants": ["zimbabwe"]}
    at = Position("black green", black=black, green=green, market=market, active="black", challenges=["comet-1"])
    at.run("challenge phase")
    assert effect_of(at, "claim").final == "beyond"


def test_a_city_that_only_takes_its_other_resource_says_so_on_its_button() -> None:
    at = Position("black green", black={**FED, "cities": ["ethiopia"]}, active="black", phase="activities", turn=9)
    at.laid.second |= at.hexes("ethiopia")
    at.run("urbanize", CULTIVATE, 0)
    brought = {one: effect_of(at, one).brings for one in at.options}
    assert brought == {"found ethiopia first": "no new City", FOUND: ""}


def test_whoever_moves_the_philosophy_unasked_learns_what_it_is() -> None:
    black = {"migrants": ["zimbabwe"], "bellwethers": ["comet-1"]}
    at = Position("black green", black=black, active="black", turn=9).run("globalize")
    assert at.game is not None
    told = FirstGame(SCENARIOS).now(at.game, 0, ["welcome"])
    assert told.idea is not None
    assert told.idea.name == "philosophy"


def test_whose_a_comets_chits_are_is_said_whoever_claims_it() -> None:
    def told(own: int, others: int, language: str = "en") -> str:
        green = {"cities": ["india", "danube"][:others], "migrants": ["chiloe"]}
        black = {"cities": CITIES[:own], "migrants": ["zimbabwe"]}
        at = Position("black green", black=black, green=green, epoch="II", challenges=["comet-2"], turn=9)
        at.laid.active = 0
        fact = comet(at.laid, 0, ORIGINS.words(language))
        assert fact is not None
        return fact.text

    assert told(2, 1) == "Whoever claims it, you get a chit (a point) for politics: in Cities you have 2, the others 1."
    assert told(1, 1) == "Whoever claims it, nobody gets a chit (a point) for politics: in Cities all have 1."
    others = "others get a chit (a point) for politics and you none: in Cities they have 1, you 0."
    assert told(0, 1) == f"Whoever claims it, {others}"
    german = "Du bekommst ein Siegplättchen (einen Punkt) für Politik; Städte: du 2, die anderen 1."
    assert told(2, 1, "de") == f"Wer ihn auch nimmt: {german}"


def test_a_challenge_says_what_its_events_would_cost() -> None:
    at = Position("black green", black={"cities": CITIES, "elders": {"firekeeping": 2}}, active="black", turn=9)
    table = at.run("challenge phase").table
    found, say = prospects(table), ORIGINS.words("en")
    assert found is not None
    told = threats(table, 0, found, say)
    assert told.startswith("As you stand it can strike you: ")
    assert "(2 Cities and an Elder)" in told
    (risk, *_) = risks(table, 0, say)
    assert risk.brief.endswith(" costs 2 Cities and an Elder"), "a chip has room for a few words"
    assert len(risk.brief) < len(risk.text) / 2


def test_a_prayer_is_not_praised_for_a_score_that_is_shut() -> None:
    def told(philosophy: str) -> str:
        at = Position("black green", black={"free-will": 1}, active="black", turn=9, philosophy=philosophy)
        at.run("advance", 0, PRAYER, 0)
        assert at.decision is not None
        return ORIGINS.advice.means(at.table, at.decision, at.decision.options[0], ORIGINS.words("en"))

    assert told("natural-law") == "A pawn in Mysticism counts for your cultural score."
    assert told("agnostic") == "Once the Philosophy moves on, a pawn in Mysticism counts again."


def test_a_bid_is_advised_for_the_eureka_of_its_card() -> None:
    at = Position("black green", black={"elders": {"lullaby": 2}}, active="black", turn=7)
    at.laid.auctioned = at.id("challenge", "motherese")
    assert "Whoever wins it gets its Eureka: " in hint(at.run("auction")).why


def test_four_migrants_are_enough_where_there_is_no_ground() -> None:
    """Nothing grows in reach of the Karoo, and Home base cultivates."""

    def spreads(*others: str) -> bool:
        own = {"migrants": ["karoo", *others], "politics": ["home-base"], "ruling": "politics", "footprint": 4}
        at = Position("black green", black=own, active="black", phase="activities", turn=3)
        at.run("spread").answer("branch karoo")
        return any(worthy(at, option) for option in at.options)

    assert spreads("boothia", "taimyr")
    assert not spreads("boothia", "taimyr", "nadym")


def test_a_new_migrant_sets_out_where_it_comes_to_ground_for_a_city() -> None:
    """Nothing grows in reach of the Karoo; from Zimbabwe there is ground, and whoever only moves is free to."""
    own = {"migrants": ["karoo", "zimbabwe"], "politics": ["home-base"], "ruling": "politics", "footprint": 4}

    def sets_out(**more: Any) -> set[str]:
        at = Position("black green", black={**own, **more}, active="black", phase="activities", turn=3).run("spread")
        return {option for option in at.options if worthy(at, option)}

    assert sets_out() == {"branch zimbabwe", "move karoo", "move zimbabwe"}
    assert "branch karoo" in sets_out(migrants=["karoo"]), "there is nowhere better"


def test_where_a_bellwether_leads_is_weighed_against_where_the_philosophy_lay_at_first() -> None:
    """Politics, Black's best score, is shut. Two steps lead as far as one, to where it is safer: beside the first step
    that is all they bring, beside the beginning it is the score."""
    black = {"mysticism": 4, "footprint": 3, "energy": 3, "immunology": 4, "metallurgy": 2, "cities": CITIES[:5]}
    green = {"mysticism": 4, "footprint": 2, "energy": 3, "migrants": ["chiloe"]}
    at = Position(
        "black green", black=black, green=green, active="black", turn=9, epoch="IV", philosophy="abolitionist"
    )
    at.laid.bellwethers[0] = 1
    found = hint(at.run("challenge phase"))
    assert [one.option[0] for one in found.way.steps] == ["globalize", "step-to", "step-to"]
    own, rival = lead_at(at.table, 0, found.way.steps[-1].option[1])
    had, against = lead_at(at.table, 0, at.table.philosophy)
    told = f"There you would have {own} points, the best of the others {rival}; as it lies {had} and {against}."
    assert found.why.startswith(told)


def test_a_bellwether_of_another_takes_two_steps_a_demagogue_one() -> None:
    def left(**green: Any) -> int:
        black = {"cities": ["india", "france", "congo"], "metallurgy": 4, "migrants": ["spain"]}
        table = Position("black green", black=black, green=green, active="black", epoch="IV", turn=9).laid
        return lead_and_left(table, 0, table.philosophy)[1]

    assert left(bellwethers=["comet-1"]) < left(), "politics is shut two steps from where the game begins"


def test_no_activity_is_advised_that_only_turns_a_city_to_its_other_resource() -> None:
    def builds(*cities: str, migrant: str) -> bool:
        own = {"politics": ["home-base"], "ruling": "politics", "cities": list(cities), "migrants": [migrant]}
        at = Position("black green", black=own, active="black", phase="activities", turn=3)
        at.laid.second |= at.hexes("ethiopia")  # on coffee; teff is what it could take instead
        at.run("activities")
        assert "use cultivate" in at.options
        return worthy(at, "use cultivate")

    assert not builds("ethiopia", migrant="boothia")
    assert builds("ethiopia", migrant="lunda"), "the Congo has crops"
    most = [*CITIES, "danube", "turan", "sahel", "india", "ethiopia"]
    assert not builds(*most, migrant="lunda"), "no cuboid is left"


@pytest.mark.parametrize(("elders", "warnings", "waits"), [(0, ["E3a"], True), (1, [], False), (2, [], False)])
def test_a_comet_is_claimed_whose_chits_are_worth_its_revolution(elders: int, warnings: list[str], waits: bool) -> None:
    own = {"culture": ["grave-goods"], "dissidents": ["grave-goods", "crown"], "cities": CITIES}
    black = {**own, "migrants": ["zimbabwe"], "elders": {"firekeeping": elders}}
    market, deck = ["firekeeping", *["-"] * 8], ["comet-2"]
    at = Position("black green", black=black, active="black", turn=9, epoch="II", market=market, challenges=deck)
    at.run("challenge phase")
    assert warned(at, "claim") == warnings
    assert worthy(at, "skip") == waits


def test_ground_for_a_city_is_what_the_column_can_use() -> None:
    """Around Lunda only the Congo has crops, and Home base cultivates."""

    def around(**black: object) -> int:
        at = Position("black green", black={"migrants": ["lunda"], **black})
        return ground(at.laid, 0, at.id("spot", "lunda"))

    assert around() == 2, "whoever founds nothing yet counts what others found on, too"
    assert around(politics=["home-base"], ruling="politics") == 1
    assert not around(cities=[*CITIES, "danube", "turan", "sahel", "india", "ethiopia"]), "no cuboid is left"


@pytest.mark.parametrize(("philosophy", "counts"), [("natural-law", 1), ("agnostic", 0)])
def test_nothing_is_gained_by_a_score_that_is_shut(philosophy: str, counts: int) -> None:
    before, after = (
        Position("black green", black={"footprint": stage}, philosophy=philosophy).laid for stage in (2, 3)
    )
    assert gained(before, after, 0) == counts


def test_where_a_card_is_laid_is_said_with_what_it_can_do_there() -> None:
    """The basic game knows neither war nor slavery, which is all that Qin Shi Huang does in politics."""

    def told(discipline: str, ruling: str = "industry") -> str:
        black = {"elders": {"lullaby": 1}, "ruling": ruling}
        at = Position("black green", black=black, active="black", turn=7)
        at.laid.auctioned = at.id("challenge", "qin-shi-huang")
        return oriented(at.laid, 0, DISCIPLINES.index(discipline), ORIGINS.words("en"))

    assert told("politics") == "It can do nothing there in this game, but its Rainbow counts."
    assert told("culture").startswith("There the card offers ")
    assert told("culture").endswith("for that culture rules then.")
    assert told("culture", "culture").startswith("That column rules already; the card brings it ")


def test_who_is_sent_beside_a_catastrophe_of_the_epoch_is_told() -> None:
    """And nobody is, where it is as good elsewhere; in the Epoch after that it can no longer come."""

    def sent(epoch: str) -> Position:
        black = {"migrants": ["anatolia"], "footprint": 4}
        at = Position("black green", black=black, active="black", phase="activities", epoch=epoch, turn=9)
        return at.run("spread").answer("branch anatolia")

    at = sent("II")
    told = {option: [price.text for price in effect_of(at, option).prices] for option in at.options}
    struck = {option for option, prices in told.items() if prices}
    assert struck
    assert struck < set(at.options)
    start = "A catastrophe can come in the Black Sea: Black Sea Flood (1 of 21 cards) takes every Migrant around it."
    assert all(start in " ".join(told[option]) for option in struck)
    assert not any(worthy(at, option) for option in struck)
    later = sent("III")
    assert not any("Black Sea Flood" in price.text for one in later.options for price in effect_of(later, one).prices)


def test_a_city_is_founded_where_no_catastrophe_can_come_if_it_can() -> None:
    at = Position(
        "black green", black={**FED, "migrants": ["anatolia"]}, active="black", epoch="II", phase="activities", turn=9
    )
    at.run("urbanize", CULTIVATE, 0)
    (struck,) = (one for one in at.options if one.startswith("found black-sea"))
    assert "takes the City." in effect_of(at, struck).prices[-1].text
    assert worthy(at, struck) == all(one.startswith("found black-sea") for one in at.options)


def test_a_challenge_passes_no_catastrophe_over_in_silence() -> None:
    def told(**black: object) -> str:
        at = Position("black green", black=black, active="black", epoch="II", turn=9)
        found = prospects(at.run("challenge phase").table)
        assert found is not None
        return threats(at.table, 0, found, ORIGINS.words("en"))

    assert "crisis or catastrophe" in told(migrants=["zimbabwe"])
    assert "Black Sea Flood 5\u00a0% (a Migrant)" in told(migrants=["anatolia"])
    assert "Black Sea Flood 5\u00a0% (a City)" in told(cities=["black-sea"])


@pytest.mark.parametrize(("elders", "told"), [(1, True), (0, False)])
def test_who_can_move_the_philosophy_back_by_an_idea_that_lies_ready_is_named(elders: int, told: bool) -> None:
    """A newcomer gave up his Comet, and the next Elder on the table undid it (G2a.1: enough Elders of all)."""
    black: dict[str, Any] = {"cities": CITIES[:3], "elders": {"natural-rights": 1}}
    green: dict[str, Any] = {"migrants": ["chiloe"], "elders": {"natural-rights": 1} if elders else {}}
    market = ["-", "-", "-", "natural-rights", "-", "-", "-", "-", "-"]
    at = Position("black green", black=black, green=green, active="black", turn=9, epoch="IV", market=market)
    at.run("demagogue", 0)
    moved = next(one for one in at.options if one.startswith("step-to"))
    assert at.game is not None
    assert at.decision is not None
    teller = ORIGINS.telling.teller(at.rules, ORIGINS.words("en"))
    trial = TriedOption(at.table, None, at.decision, at.game.parse(moved), teller)
    (text,) = (one.text for one in ORIGINS.advice.facts(trial, teller.say) if one.sort == "lead")
    assert ("can move it on by inventing “Natural rights”" in text) == told


def test_a_risk_that_is_not_taken_is_not_called_worth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A newcomer read "skip" and "invent? worth the risk" in one breath."""
    risk = Misgiving("exposed", "E1b", {"risk": "pollution costs a City.", "worth": 1}, slight=True)
    monkeypatch.setattr("biont.origins.web.omissions.regrets", lambda _: [risk])
    at = Position("black green", black={"migrants": ["spain"]}, active="black", turn=7).run("activities")
    assert at.decision is not None
    teller = ORIGINS.telling.teller(at.rules, ORIGINS.words("en"))
    trial = TriedOption(at.table, None, at.decision, SKIP, teller)
    told = [fact.text for fact in omissions(trial, teller.say)]
    assert told
    assert all("After that: pollution costs a City." in one for one in told)
