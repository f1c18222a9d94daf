"""What can still come is told from what a seat may know: dealing hidden cards anew changes nothing of it."""

from __future__ import annotations

import pytest

import biont
from biont import games
from biont.words import LANGUAGES


@pytest.mark.parametrize(("name", "seats"), [("genesis", ["red", "blue"]), ("origins", ["black", "green"])])
def test_no_risk_is_read_from_the_deck(name: str, seats: list[str]) -> None:
    """At every tenth answer of a game: the same words, whatever lies in the deck; and risks do come up."""
    definition, told = games.game(name), set()
    game, program = biont.new(name, seats=seats, seed=12, settings={}), definition.players.make("greedy", 3)
    while game.decision is not None:
        seat = game.decision.seat
        if len(game.answers) % 10 == 0:
            for language in LANGUAGES:
                say = definition.words(language)
                risks = definition.advice.risks(game.table, seat, say)
                assert definition.advice.risks(game.view(seat).table, seat, say) == risks
                twin = game.copy()
                twin.deal_anew(len(game.answers))
                assert definition.advice.risks(twin.table, seat, say) == risks
                told |= {risk.sort for risk in risks}
                assert all(risk.cost > 0 for risk in risks)
        game.choose(program.choose(game.view(seat)))
    assert told


@pytest.mark.parametrize(
    ("cities", "elders", "cost"), [(1, 0, "a City"), (0, 1, "an Elder"), (2, 2, "2 Cities and 2 Elders")]
)
def test_what_an_event_would_cost_is_a_sentence(cities: int, elders: int, cost: str) -> None:
    numbers = {"cards": 3, "of": 21, "left": 3, "right": 2, "cities": cities, "elders": elders}
    both = int(cities > 0 and elders > 0)
    told = games.game("origins").words("en")("web-risk-event", event="famine", both=both, **numbers)
    assert told == f"On 3 of the 21 challenges that may come stands famine: 3 against 2, it would cost you {cost}."
