"""What can still come is told from what a seat may know: dealing hidden cards anew changes nothing of it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import biont
from biont import games
from biont.games.advice import Risk
from biont.server.page.guide import Panel
from biont.server.page.position import Position
from biont.server.screen import one_screen
from biont.words import LANGUAGES
from tests.games.following import Follower


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
                teller = definition.telling.teller(game.rules, say)
                teller.look(game.table)
                risks = definition.advice.risks(game.table, seat, teller, say)
                assert definition.advice.risks(game.view(seat).table, seat, teller, say) == risks
                twin = game.copy()
                twin.deal_anew(len(game.answers))
                assert definition.advice.risks(twin.table, seat, teller, say) == risks
                told |= {risk.sort for risk in risks}
                assert all(risk.cost > 0 for risk in risks)
        game.choose(program.choose(game.view(seat)))
    assert told


@pytest.mark.parametrize(
    ("cities", "elders", "cost"), [(1, 0, "a City"), (0, 1, "an Elder"), (2, 2, "2 Cities and 2 Elders")]
)
def test_what_an_event_would_cost_is_a_sentence(cities: int, elders: int, cost: str) -> None:
    say = games.game("origins").words("en")
    lost = say("web-risk-cost", cities=cities, elders=elders, both=int(cities > 0 and elders > 0), chaos=0)
    told = say("web-risk-event", event="famine", cards=3, of=21, left=3, right=2, cost=lost, revolution=0)
    assert told == f"3 of 21 challenges to come can bring famine: 3 against 2 would cost you {cost}."


class Warned(Follower):
    """Follows the advice until the guide says what threatens only after it."""

    told = ""
    before: Sequence[Risk] = ()
    several = 0

    def answer(self) -> None:
        """Note what the guide warns of."""
        panel = Panel(Position(self.table, "en", one_screen(self.table)))
        if panel.risk.startswith("As things stand"):
            first, *others = panel.risks
            assert first.text in panel.risk or first.brief in panel.risk, "guide and bar name the same danger"
            self.several += bool(others) and all(one.brief[1:] in panel.risk for one in others)
        suggested = panel.suggestion
        if suggested is not None and "Worth the risk:" in suggested.why and not self.told:
            self.told = suggested.why
            self.before = panel.risks
            assert self.told.partition("Worth the risk: ")[2] not in panel.risk, "nothing is said twice"
        super().answer()


def test_the_guide_warns_of_what_its_own_advice_brings_near() -> None:
    """A third City is more than immunology 2: crowd disease threatens once it was founded, and not before."""
    game = Warned(games.game("origins"), 3)
    game.play()
    told = "Worth the risk: 3 of 21 challenges to come can bring crowd disease: Cities 3 against immunology 2"
    assert told in game.told
    assert "crowd disease" not in [one.sort for one in game.before]
    assert game.several, "all dangers are named, not only the worst"
