"""A game is drawn: as it draws itself, or plainly."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from biont.draw import Choice, Context, Question
from biont.games import Definition
from biont.kernel import Chance
from biont.testing.markup import Page
from biont.testing.parts import Part, every_language, new, play_on


class DrawingTests(Part):
    """The board for every purpose, a place for every option, and the cards."""

    @every_language
    def test_it_is_drawn_for_every_purpose(self, definition: Definition, language: str) -> None:
        game = play_on(new(definition, 5), 5, 12)
        say, view = definition.words(language), game.view(0)
        around = definition.drawing.board.around(game, say)
        regions = definition.drawing.board.draw(view, say, around)
        page = Page(definition.drawing.board.laid_out(regions, say))
        ids = page.ids()
        assert len(ids) == len(set(ids))
        assert {*definition.drawing.board.regions, "board"} <= set(ids)
        assert not page.all("script")
        assert not page.all("style")
        assert definition.drawing.pictures.html(view, say, around).startswith("<!doctype html>")
        ET.fromstring(definition.drawing.pictures.svg(view, say, around))
        assert definition.drawing.pictures.notebook(view, say, around).count("<") == 2
        assert definition.drawing.board.text(view, say)
        assert definition.drawing.art.palette.keys() == set(definition.seating.names)

    def test_every_option_has_its_place(self, definition: Definition) -> None:
        """On a thing that is drawn, or in the prompt."""
        game, chance, say = new(definition, 7), Chance(3), definition.words("en")
        anchors = definition.drawing.board.anchors(game.rules)
        for _ in range(40):
            if (decision := game.decision) is None:
                break
            places = [anchors.of_option(option, decision, game.table) for option in decision.options]
            choices = [Choice(game.print(option), "?", at) for option, at in zip(decision.options, places, strict=True)]
            around = Context(question=Question("?", options=choices))
            ids = Page("".join(definition.drawing.board.draw(game.view(decision.seat), say, around).values())).ids()
            assert len(ids) == len(set(ids))
            assert set(places) <= set(ids)
            game.choose(decision.options[chance.below(len(decision.options))])

    def test_every_card_can_be_looked_at(self, definition: Definition) -> None:
        say = definition.words("en")
        for pack in map(definition.library.load, definition.library.names()):
            drawers = definition.drawing.gallery.drawers(pack, say)
            codes = [code for drawer in drawers for code, _ in drawer.cards]
            assert len(codes) == len(set(codes))
            assert all(f'id="zoom-{code}"' in definition.drawing.gallery.large(pack, code, say) for code in codes)
            with pytest.raises(KeyError):
                definition.drawing.gallery.large(pack, "unicorn", say)
