"""What newcomers stumbled over: advice that kept its price or its reason to itself, or warned of what cannot come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from biont.games.advice import Fact, TriedOption
from biont.origins.cards import CULTIVATE, FORESTATION, NONE
from biont.origins.definition import ORIGINS
from biont.origins.rules.knowledge import RECALLED
from biont.origins.table import FIRST_COMET
from biont.origins.web.facts import living
from biont.origins.web.risks import risks
from biont.server.ways import Step, Way
from tests.origins.positions import Position
from tests.origins.web.test_advice import ADVICE, effect_of, hint, warned, worthy
from tests.origins.web.test_dangers import CITIES, FED


def facts_about(at: Position, option: str) -> Sequence[Fact]:
    """What the game knows of an answer."""
    game = at.game
    assert game is not None
    assert game.decision is not None
    teller = ORIGINS.telling.teller(at.rules, ORIGINS.words("en"))
    return ADVICE.facts(TriedOption(game.table, None, game.decision, game.parse(option), teller), teller.say)


def test_the_last_comet_brings_no_revolution_and_whoever_leads_is_told_to_claim_it() -> None:
    black = {"mysticism": 4, "migrants": ["spain"], "cities": ["india"], "dissidents": ["crown"]}
    at = Position("black green", black=black, active="black", challenges=["comet-4"], epoch="IV", turn=3)
    at.run("challenge phase")
    assert warned(at, "claim") == []
    assert not effect_of(at, "claim").prices
    assert hint(at).label == "Claim the Comet"


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        (["grave-goods"], "one of your people becomes a Dissident."),
        ([], "one of your people becomes a Dissident, on your last empty Dissent; the next Chaos is a revolution."),
    ],
)
def test_a_comet_says_beforehand_that_it_brings_a_chaos_to_everybody(cards: list[str], told: str) -> None:
    at = Position("black green", black={"migrants": ["spain"], "culture": cards}, active="black", turn=3)
    while at.laid.challenges[-1] < FIRST_COMET:
        at.laid.challenges.pop()
    at.run("challenge phase")
    assert [price.text for price in effect_of(at, "claim").prices] == [f"Its Chaos comes to everybody: {told}"]


def test_nobody_is_told_to_pass_a_card_that_only_he_can_win() -> None:
    """One pawn wins it and comes home; where another could bid more, or it takes a revolution, to pass may be wise."""

    def advised(ruling: str = "culture", **green: Any) -> bool:
        black = {"ruling": ruling, "elders": {"lullaby": 1}, "migrants": ["spain"]}
        at = Position("black green", black=black, green=green, active="black", turn=7)
        at.laid.auctioned = at.id("challenge", "oracle")
        return worthy(at.run("auction"), "pass")

    assert not advised()
    assert advised(elders={"lullaby": 1})
    assert advised("industry")


def test_where_a_dissident_is_put_says_what_his_card_no_longer_does() -> None:
    black = {"culture": ["oracle", "gilgamesh"], "dissidents": ["crown"], "migrants": ["spain", "zimbabwe"]}
    at = Position("black green", black=black, active="black", turn=7).run("chaos", 0, 1)
    at.answer("rebel spain")
    assert at.options == ["dissent oracle", "dissent gilgamesh"]
    said = {
        "Put the Dissident on “Oracle”": "“Oracle” down until he is quelled: no prayer / abstraction.",
        "Put the Dissident on “Gilgamesh”": "“Gilgamesh” down until he is quelled: no abstraction / spread, but your "
        "column offers that elsewhere too.",
    }
    assert hint(at).why == f"There he shuts {said[hint(at).label]}"


def test_a_library_says_whom_it_calls_home_before_and_afterwards() -> None:
    black = {"elders": {"lullaby": 2}, "migrants": ["spain"]}
    at = Position("black green", black=black, active="black", phase="activities", turn=7).run("lower row")
    assert [price.text for price in effect_of(at, "use library").prices] == ["An Elder of yours goes home for it."]
    at.answer("use library")
    while at.options and at.options[0].startswith("expend-elder"):
        at.answer(at.options[0])
    teller = ORIGINS.telling.teller(at.rules, ORIGINS.words("en"))
    told = "Black, library: the Elder on “Lullaby” goes home."
    assert [teller.entry(entry) for entry in at.entries(RECALLED)] == [told]
    assert RECALLED in ORIGINS.telling.remarks


@pytest.mark.parametrize(("epoch", "bellwethers", "told"), [("IV", 1, 1), ("III", 1, 0), ("IV", 0, 0)])
def test_a_bellwether_of_another_is_a_risk_for_the_score_that_counts(epoch: str, bellwethers: int, told: int) -> None:
    green = {"bellwethers": ["comet-1"][:bellwethers]}
    at = Position("black green", black={"mysticism": 5}, green=green, epoch=epoch)
    found = [one for one in risks(at.laid, 0, ORIGINS.words("en")) if one.sort == "bellwether"]
    assert [one.text.partition(":")[0] for one in found] == told * [
        "Another player has a Bellwether, and can move the Philosophy so that culture counts for nobody"
    ]


def test_whoever_moves_on_adds_nobody_to_the_map() -> None:
    """A new Migrant is one more even where there is no ground for a City; one who moves is not."""

    def told(option: str) -> set[str]:
        at = Position("black green", black={"migrants": ["zimbabwe"]}, active="black", phase="activities", turn=3)
        at.run("spread").answer(option)
        return {fact.text for one in at.options for fact in facts_about(at, one) if fact.sort == "ground"}

    more = "One more of yours on the map, who can move on later."
    assert more in told("branch zimbabwe")
    assert more not in told("move zimbabwe")
    assert "He can move on from there later." in told("move zimbabwe")


def test_no_chit_is_advised_where_one_lives_oneself_and_elsewhere_nobody_does() -> None:
    given: dict[str, Any] = {"black": {"migrants": ["zimbabwe"], "cities": ["congo"]}, "green": {"migrants": ["spain"]}}
    at = Position("black green", **given, climate={"desert": ["gobi"]}, active="black", turn=7)
    at.run("event", FORESTATION, NONE)
    lived = {option: living(at.table, 0, at.id("hex", option.removeprefix("lay "))) for option in at.options}
    assert {own for own, _ in lived.values()} == {0, 1}
    assert {option for option in at.options if not worthy(at, option)} == {one for one in lived if lived[one][0]}
    crowded = next(option for option in at.options if lived[option][0])
    told = [fact.text for fact in facts_about(at, crowded) if fact.sort == "living"]
    assert told == ["One of yours lives there."], "and elsewhere no more"


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ([], "Dissidents and Mysticism 2 against Cities 1 would cost you 2 Chaos, a revolution: one loss."),
        (["grave-goods", "oracle"], "Dissidents and Mysticism 2 against Cities 1 would cost you 2 Chaos."),
    ],
)
def test_a_crisis_is_feared_as_the_philosophy_lies(cards: list[str], told: str) -> None:
    def feared(philosophy: str) -> list[str]:
        black = {"mysticism": 2, "cities": ["india"], "culture": cards}
        at = Position("black green", black=black, philosophy=philosophy, epoch="II", turn=9)
        return [one.text for one in risks(at.laid, 0, ORIGINS.words("en")) if one.sort == "crisis"]

    assert [text.partition("lies, ")[2] for text in feared("agnostic")] == [told]
    assert feared("pacifist") == [], "no Dissident: no genocide"


IDLE = ["firekeeping", *["-"] * 8]
"""A Market with one Idea for which an Elder may wait."""


def auctioned(epoch: str = "II", **black: Any) -> Position:
    """Black, whose Elders wait, may bid for Oracle, which brings a prayer."""
    at = Position("black green", black=black, active="black", turn=7, epoch=epoch, market=IDLE)
    at.laid.auctioned = at.id("challenge", "oracle")
    return at.run("auction")


def test_a_bid_is_advised_for_what_it_adds_to_the_score_that_counts() -> None:
    """Not for a Eureka that does nothing; and what an Elder does who has paid and come home, is something."""

    def told(mysticism: int, **black: Any) -> str:
        at = auctioned(elders={"firekeeping": 2}, mysticism=mysticism, **black)
        (won,) = (fact for fact in facts_about(at, "bid 1") if fact.sort == "won")
        return won.text

    assert "nothing for you now" not in told(5)
    assert "prayer" in told(5)
    rich = {"industry": ["gilgamesh", "earworms"]}
    assert told(0, **rich).endswith(
        "That brings culture 4 → 5. Kept, its Rainbow raises Diversity from 3 to 4: industry 4 → 5."
    )
    assert "industry" not in told(5, **rich), "it will hardly be the best score"


def test_nobody_is_advised_to_spend_his_last_pawn_on_a_bid_for_nothing() -> None:
    def advised(mysticism: int, cities: list[str], epoch: str = "II") -> bool:
        at = auctioned(epoch, elders={"firekeeping": 1}, mysticism=mysticism, cities=cities)
        return worthy(at, "bid 1")

    most = [*CITIES, "danube", "turan", "sahel", "india", "ethiopia"]
    assert not advised(6, most)
    assert advised(6, CITIES, "IV"), "culture rises, and counts"
    assert advised(5, most), "another pawn is left"


@pytest.mark.parametrize(("deck", "told"), [(["fascism"], "can bid in auctions."), (["comet-4"], "changes nothing.")])
def test_nobody_is_sent_out_to_bid_where_no_auction_comes(deck: list[str], told: str) -> None:
    black = {"elders": {"firekeeping": 3}, "free-will": 1}
    at = Position("black green", black=black, active="black", epoch="IV", turn=9, challenges=deck, market=IDLE)
    at.run("specialize", 0)
    (fact,) = (one for one in facts_about(at, "specialize firekeeping") if one.sort == "missing")
    assert fact.text.endswith(told)
    assert worthy(at, "specialize firekeeping") == (deck != ["comet-4"])


@pytest.mark.parametrize(("mysticism", "told"), [(0, "counts for your political score."), (6, "set out from it")])
def test_a_city_counts_where_politics_can_become_the_best_score(mysticism: int, told: str) -> None:
    black = {"migrants": ["lunda"], "mysticism": mysticism, "immunology": 4}
    at = Position("black green", black=black, active="black", epoch="II", turn=9).run("urbanize", CULTIVATE, 0)
    assert at.decision is not None
    assert told in ADVICE.means(at.table, at.decision, at.decision.options[0], ORIGINS.words("en"))


def test_the_mark_lies_on_what_a_way_is_about_and_not_on_who_pays_for_it() -> None:
    black = {"migrants": ["lunda", "congo-mouth"], "footprint": 4, "immunology": 4}
    way = hint(Position("black green", black=black, active="black", turn=9).run("urbanize", CULTIVATE, 0)).way
    assert [step.option[0] for step in way.steps] == ["found", "settle"]
    assert way.anchor.startswith("site-congo")
    paying = hint(auctioned(elders={"firekeeping": 2}, mysticism=3)).way
    assert [step.option[0] for step in paying.steps][:1] == ["bid"]
    assert paying.anchor == "bid-1"


def test_the_last_dissent_says_in_plain_words_what_is_covered() -> None:
    at = Position("black green", black={"migrants": ["spain", "zimbabwe"]}, active="black").run("chaos", 0, 1)
    (price,) = effect_of(at, "rebel spain").prices
    assert "that of the Crown, and covers its Rainbow (one Diversity less): the next Chaos" in price.text


def test_a_step_of_the_philosophy_names_the_score_that_it_shuts() -> None:
    def told(space: str) -> str:
        at = Position("black green", active="black", philosophy=space, turn=9).run("demagogue", 0)
        assert at.decision is not None
        return ADVICE.means(at.table, at.decision, ("stay",), ORIGINS.words("en"))

    assert told("agnostic").endswith("one score counts for nobody: culture.")
    assert told("natural-law").endswith("there every score counts.")


def test_a_long_way_names_where_it_leads_and_not_what_it_leaves_out() -> None:

    def steps(asked: str) -> list[Step]:
        own: dict[str, Any] = {
            "black": {"migrants": ["lunda"], "footprint": 4, "free-will": 2},
            "active": "black",
            "turn": 9,
        }
        found = hint(Position("black green", phase="activities", **own).run(asked)).way.steps
        return [one._replace(option=("skip",)) for one in found[:1]] if asked != "spread" else [*found]

    spread = steps("spread")
    label = Way((*steps("challenge phase"), *steps("lower row"), *steps("upper row"), *spread)).label
    assert [step.option[0] for step in spread] == ["branch", "to"]
    assert "more" not in label
    assert label.startswith("Do none of these, then A new Migrant")
    assert label.count("→") == 1
    assert label.endswith(spread[-1].trying.teller.option(spread[-1].option, spread[-1].trying.decision))


@pytest.mark.parametrize("ready", [False, True])
def test_an_elder_goes_to_the_idea_that_raises_what_counts(ready: bool) -> None:
    """Turn after turn one was to be sent to an Idea of the worst score, though another of its row served the best."""
    market = ["cylinder-seal", "-", "-", "olive-press", *["-"] * 5]
    cities = ["india", "spain", "congo"]
    elders = {"elders": {"olive-press": 1}} if ready else {}
    black = {"free-will": 2, "cities": cities, "ruling": "culture", "mysticism": 4, **elders}
    at = Position("black green", black=black, active="black", phase="activities", turn=9, market=market)
    at.run("specialize", 0)
    assert worthy(at, "specialize cylinder-seal") == ready, "where it has all that it takes another one adds nothing"
    assert worthy(at, "specialize olive-press")


@pytest.mark.parametrize(
    ("epoch", "told"),
    [("III", ["A City now risks more than it brings: pollution (3 of 21) costs a City and a Chaos."]), ("II", [])],
)
def test_whoever_is_sent_on_reads_why_no_city_is_founded(epoch: str, told: list[str]) -> None:
    """He was told that a City could stand nearby, while one could be founded where he was."""
    black = {"migrants": ["lalibela"], "cities": ["texas", "china", "spain"], "immunology": 2, "footprint": 6}
    ruling = {**black, "ruling": "politics"}
    at = Position("black green", black=ruling, active="black", phase="activities", turn=9, epoch=epoch)
    at.run("upper row")
    assert [one.text for one in effect_of(at, "use spread").prices] == told


@pytest.mark.parametrize(("cards", "first"), [(["home-base"], True), ([], False)])
def test_a_card_founds_while_the_row_above_it_can_still_send_somebody_out(cards: list[str], first: bool) -> None:
    """Twice a newcomer was told to spread by Home base, and then the row above, which asks for six of footprint and
    energy together, could not found the City that he had gone there for."""
    black = {**FED, "politics": cards, "ruling": "politics", "mysticism": 4}
    at = Position("black green", black=black, active="black", phase="activities", turn=9)
    at.run(*(("foundation", at.id("challenge", "home-base")) if cards else ("upper row",)))
    assert {"use spread", "use cultivate"} <= {*at.options}
    assert worthy(at, "use cultivate")
    assert worthy(at, "use spread") != first


def test_no_elder_is_sent_where_another_would_have_to_follow_who_is_not_there() -> None:
    """The only pawn of the Free Will went to an Idea of row 2, and nobody was left to go with him; one of row 1 was
    ready, and brought something too."""
    market = ["council-of-elders", "lomekwi-flakes", *["-"] * 7]
    for pawns, worth in ((1, False), (2, True)):
        black = {"free-will": pawns, "ruling": "culture", "migrants": ["spain"]}
        at = Position("black green", black=black, active="black", phase="activities", turn=9, market=market)
        at.run("specialize", 0)
        assert worthy(at, "specialize council-of-elders")
        assert worthy(at, "specialize lomekwi-flakes") == worth


def test_whoever_sends_an_artisan_is_advised_too() -> None:
    """His question says no number: one Elder goes. A hint at it ended in an error."""
    market = ["council-of-elders", "lomekwi-flakes", *["-"] * 7]
    black = {"free-will": 1, "ruling": "industry", "migrants": ["spain"]}
    at = Position("black green", black=black, active="black", phase="activities", turn=9, market=market, advanced=True)
    assert [option.split()[0] for option in at.run("artisan").options] == ["specialize"] * 2
    assert hint(at).label == "Council of elders"
