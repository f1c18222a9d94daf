"""How a game is drawn that brings no drawing of its own: plainly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from biont.draw import PROMPT, Choice, Context, Question
from biont.draw.plain import plain, written
from biont.kernel import Chance
from biont.testing.markup import Page
from biont.words.teller import Teller
from tests.plugin.skirmish import rules as skirmish
from tests.plugin.skirmish.definition import SKIRMISH


def test_a_game_without_a_drawing_shows_what_lies_on_its_table() -> None:
    game = skirmish.game(4, seats=2)
    drawn = SKIRMISH.drawing.board.draw(game.view(0), SKIRMISH.words("en"))["fields"]
    page = Page(drawn)
    assert {f"thing-{word}" for word in (*skirmish.REGIONS, "red", "blue")} <= set(page.ids())
    assert "<dt>bank</dt><dd>24</dd>" in drawn
    assert "key" not in drawn, "the dice to come are nobody's business"


def test_what_is_hidden_stays_hidden() -> None:
    game, say = skirmish.game(4, seats=2), SKIRMISH.words("en")
    hand = ", ".join(map(str, game.table.hands[1]))
    assert len(game.table.hands[1]) > 1
    assert hand in SKIRMISH.drawing.board.text(game.view(1), say)
    assert hand not in SKIRMISH.drawing.board.text(game.view(0), say)
    assert hand not in SKIRMISH.drawing.pictures.html(game.view(0), say)


def test_a_whole_game_is_drawn_plainly_and_every_option_has_its_place() -> None:
    game, chance, say = skirmish.game(7), Chance(3), SKIRMISH.words("en")
    anchors = SKIRMISH.drawing.board.anchors(game.rules)
    lit = set()
    while (decision := game.decision) is not None:
        places = [anchors.of_option(option, decision, game.table) for option in decision.options]
        choices = [Choice(game.print(option), "?", at) for option, at in zip(decision.options, places, strict=True)]
        around = Context(question=Question("?", options=choices))
        ids = Page("".join(SKIRMISH.drawing.board.draw(game.view(decision.seat), say, around).values())).ids()
        assert len(ids) == len(set(ids))
        assert set(places) <= set(ids)
        lit |= set(places)
        game.choose(decision.options[chance.below(len(decision.options))])
    assert {PROMPT, "thing-fen", "thing-moor"} <= lit


class Crier(Teller):
    """Calls tribes and regions by names."""

    fields: ClassVar[Mapping[str, str]] = {"idol": "seat", "bidder": "seat"}

    def seat(self, seat: str) -> str:
        return f"Tribe {seat}"


def test_seats_go_by_their_names_wherever_the_table_speaks_of_them() -> None:
    """As rows, and where a field holds one of them; a row is found by the word of the notation all the same."""
    game = skirmish.game(4, seats=2)
    teller = Crier(SKIRMISH.words("en"), game.seats, game.rules.notation)
    teller.names = {"region": lambda number: skirmish.REGIONS[number].title()}
    drawn = plain(game.table, teller)
    text = "\n".join(written(drawn))
    assert "idol     Tribe red" in text
    assert "bidder   –" in text, "nobody"
    assert "Tribe blue" in text
    assert "Fen" in text
    assert "fen" not in text
    ids = {row.id: row.head for sheet in drawn.sheets for row in sheet.rows if row.id}
    assert (ids["thing-blue"], ids["thing-moor"]) == ("Tribe blue", "Moor")
