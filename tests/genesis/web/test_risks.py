"""What ultraviolet, heat and oxygen can still cost."""

from __future__ import annotations

import biont
from biont.games.advice import Risk, TriedOption
from biont.genesis.definition import GENESIS
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.table import NOWHERE, Table
from biont.genesis.web.risks import _dies, burners, may_refuse, risks, struck
from biont.genesis.words.teller import Teller
from biont.kernel.decision import Option, ask
from tests.genesis.positions import bacterium, empty, mutation, parasite


def with_cards() -> Table:
    """A bacterium with four mutations and no event seen yet."""
    table = empty("red", "blue")
    bacterium(table, "clay", "red")
    for card in ("mitochondria", "citrate", "restriction", "cytochrome"):
        mutation(table, "clay", card)
    table.event_deck = list(biont.new("genesis", seats=["red", "blue"], seed=1).table.event_deck)
    return table


def test_ultraviolet_can_cost_every_point_on_cards_until_there_is_ozone() -> None:
    table, say = with_cards(), GENESIS.words("en")
    uv = next(one for one in risks(table, 0, say) if one.sort == "uv")
    assert uv.cost == 4
    assert "up to 4 of your" in uv.text
    assert uv.helps.startswith("What helps: ")
    table.ozone = 1
    torn = next(one for one in risks(table, 0, say) if one.sort == "uv")
    assert torn.cost == 4, "whatever comes with the comet burns too"
    assert "should a comet tear the ozone layer" in torn.text
    table.event_discard = [number for number, card in enumerate(table.box.events) if card.ignores_ozone]
    table.ozone_hole = 1  # the layer is whole again when the next event comes
    assert not [one for one in risks(table, 0, say) if one.sort == "uv"]


def test_through_an_ozone_layer_cards_are_burnt_by_the_comet_alone() -> None:
    table = with_cards()
    clay = next(one for one, cards in enumerate(table.mutations) if cards)
    before, unseen = burners(table, clay)
    table.ozone = 1
    assert (before > 1, burners(table, clay)) == (True, (1, unseen))


def test_against_ultraviolet_that_leaves_nothing_no_help_is_promised() -> None:
    table, say = with_cards(), GENESIS.words("en")
    spared = [number for number, card in enumerate(table.box.events) if any(one == "uv" and n for one, n in card.icons)]
    table.event_discard = spared
    uv = next(one for one in risks(table, 0, say) if one.sort == "uv")
    assert "(UV 0)" in uv.text
    assert uv.helps.startswith("Nothing helps")


def test_what_has_been_seen_is_no_risk_any_more() -> None:
    table, say = with_cards(), GENESIS.words("en")
    cards = table.box.events
    table.event_discard = [number for number, card in enumerate(cards) if any(icon == "uv" for icon, _ in card.icons)]
    assert not [one for one in risks(table, 0, say) if one.sort == "uv"]


def test_bionts_of_others_are_no_points_at_stake() -> None:
    """A guest dies with its host, but somebody who has four points cannot lose five."""
    table = empty("red", "blue")
    bacterium(table, "clay", "red", bionts="rb", cubes="by")
    assert struck(table, (0,), "o2", 9) == 3
    assert struck(table, (3,), "o2", 9) == 0, "it is not Blue's organism"


def test_little_is_not_worth_a_word() -> None:
    table = empty("red", "blue")
    bacterium(table, "clay", "red")
    mutation(table, "clay", "citrate")
    assert not [one for one in risks(table, 0, GENESIS.words("en")) if one.sort == "uv"]


def test_cubes_that_an_own_parasite_holds_go_with_the_cards_of_its_host() -> None:
    table = with_cards()
    bacterium(table, "vent", "blue")
    mutation(table, "vent", "tmrna")
    before = next(one.cost for one in risks(table, 0, GENESIS.words("en")) if one.sort == "uv")
    parasite(table, "red", "vent", diseased=("tmrna", ""))
    assert next(one.cost for one in risks(table, 0, GENESIS.words("en")) if one.sort == "uv") == before + 1


def test_oxygen_of_an_aftershock_and_of_the_card_after_it_come_together() -> None:
    table, say = empty("red", "blue"), GENESIS.words("en")
    bacterium(table, "clay", "red", cubes="yyyyyy")
    table.event_deck = list(biont.new("genesis", seats=["red", "blue"], seed=1).table.event_deck)
    oxygen = [sum(n for name, n in card.icons if name == "o2") for card in table.box.events]
    worst = max(oxygen)
    together = max(
        oxygen[one] + oxygen[other]
        for one, card in enumerate(table.box.events)
        for other in range(len(oxygen))
        if card.aftershock and one != other
    )
    assert together > worst
    assert next(risk.cost for risk in risks(table, 0, say) if risk.sort == "o2") == min(6, together)


def test_a_danger_stays_in_sight_where_all_that_it_takes_more_is_what_the_advice_brings() -> None:
    was, then = (Risk("uv", cost, "") for cost in (8, 9))
    assert not GENESIS.advice.worsens(was, then, 1)
    assert GENESIS.advice.worsens(was, then, 0)


def test_a_parasite_is_lost_with_a_host_that_heat_can_kill() -> None:
    """Heat 1 does not take what has a heat shield, but the weak host below it, and that takes it along."""
    table = empty("red", "blue")
    bacterium(table, "mars", "blue", cubes="rrrrr")
    bacterium(table, "clay", "red", cubes="rrrrr")
    viroid = parasite(table, "blue", "clay", side=1)
    parasite(table, "red", "parasite-blue", side=0)
    mutation(table, "parasite-red", "endospore")
    assert not _dies(table, viroid, "x", 0)
    assert _dies(table, viroid, "x", 1)
    assert struck(table, (0,), "x", 1) >= 2
    assert [one.name for one in risks(table, 0, GENESIS.words("en")) if one.sort == "x"] in ([], ["heat"])


def test_an_attack_that_may_be_refused_is_known_before() -> None:
    """By whoever has the parasite, as long as its host has no more Red Queens; nobody refuses himself."""
    table = empty("red", "blue")
    clay = bacterium(table, "clay", "red")
    parasite(table, "blue", "clay", diseased=("", ""))
    blue = table.box.players[1]
    assert may_refuse(table, (0,), "queen-cube", clay) == blue
    assert may_refuse(table, (0, blue), "queen-cube", clay) == NOWHERE
    assert may_refuse(table, (0,), "buy", clay) == NOWHERE
    mutation(table, "clay", "riboswitch")
    assert may_refuse(table, (0,), "queen-cube", clay) == NOWHERE


def test_a_danger_is_told_beside_an_answer_only_where_something_can_be_done_about_it() -> None:
    """Discs guard against oxygen and a biont that moves in against heat; against a sunburn nothing is assigned."""
    table, say = empty("red", "blue"), GENESIS.words("en")
    teller = Teller(table.box.pack, say, ("red", "blue"))

    def met(*options: Option) -> set[str]:
        trial = TriedOption(table, None, ask(0, ASK_ASSIGN, [*options, ("done",)], (0,)), ("done",), teller)
        return {one for one in ("uv", "x", "o2") if GENESIS.advice.despite(trial, Risk(one, 4, ""), say) != ""}

    assert met(("assign", 0, 1), ("enzyme", 2, 1)) == set()
    assert met(("antioxidant", 2, 1)) == {"o2"}
    assert met(("antioxidant", 2, 1), ("hgt", 1, 0)) == {"o2", "x"}
    trial = TriedOption(table, None, ask(0, ASK_ASSIGN, [("antioxidant", 2, 1), ("done",)], (0,)), ("done",), teller)
    said = GENESIS.advice.despite(trial, Risk("o2", 4, "Oxygen 1."), say)
    assert said == "As things stand: Oxygen 1. A disc laid against that can buy no card."
