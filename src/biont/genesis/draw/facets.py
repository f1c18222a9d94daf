"""The board of Bios:Genesis, and its cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

from markupsafe import Markup

from biont.draw import NOWHERE, Choices, Context, Links
from biont.draw.context import NOTHING
from biont.draw.remembered import REMEMBERED
from biont.games.drawing import Board, Drawer, Gallery, Region
from biont.genesis import nouns
from biont.genesis.cards import COLOURS, Pack
from biont.genesis.draw import times
from biont.genesis.draw.anchors import ENDINGS, GenesisAnchors, subject
from biont.genesis.draw.board import board_values
from biont.genesis.draw.cards import draw_card, drawers, small
from biont.genesis.draw.small_cards import ROOM, TRAITS, catalogue, traits
from biont.genesis.draw.text import show
from biont.genesis.table import HIDDEN, Table
from biont.genesis.words.teller import Teller
from biont.kernel.decision import Decision, Option
from biont.kernel.play import Entry
from biont.kernel.rules import Rules
from biont.kernel.view import View
from biont.words import Words


class GenesisBoard(Board):
    """A geological section with everybody's organisms around it."""

    regions: ClassVar[Mapping[str, Region]] = {
        "top": Region(
            "top.jinja",
            ("phases", "phase", "turn", "events", "events_left", "eons", "order", "asked", "tools"),
            pieced=True,
        ),
        "times": Region(
            "times.jinja",
            ("plate_after", "events", "climate", "stack", "stack_open", "soup_cubes", "soup_discs", "chains"),
        ),
        "strata": Region("strata.jinja", ("strata", "climate", "sky", "depth"), pieced=True),
        "others": Region("others.jinja", ("others", "side", "asked", "opened", "names", "log"), pieced=True),
        "mine": Region("mine.jinja", ("own", "side", "goal", "goal_points", "names")),
        "prompt": Region("biont.draw/prompt.jinja"),
    }
    endings: ClassVar[tuple[str, ...]] = ENDINGS
    mains: ClassVar[tuple[str, ...]] = ("roll", "take")

    def values(self, view: View[Table], say: Words, around: Context, choices: Choices) -> Mapping[str, Any]:
        """What the regions show."""
        return board_values(view.table, view.table.box.pack, around, choices)

    def text(self, view: View[Table], say: Words) -> str:
        """The table in letters."""
        return show(view.table, Teller(view.table.box.pack, say))

    def scene(self, entry: Entry, table: Table, say: Words, links: Links = NOWHERE) -> Markup:
        """The event that was drawn, or the mutation that was bought."""
        pack = table.box.pack
        things = dict(zip(entry.kind.things, entry.data, strict=False))
        event, mutation = things.get(nouns.EVENT), things.get(nouns.MUTATION)
        tools = self.art.tools(say, links)
        if isinstance(event, int):
            skies = table.box.settings.advanced
            shown = partial(times.event, pack.events[event], skies=skies)
            idle = () if skies else ("cancer", "drought")  # C3.2: there is no macroorganism to be struck
            drawn = partial(tools, "scene.jinja", idle=idle)
            return REMEMBERED.part((tools, pack, event, skies), lambda: drawn(events=[shown()]))
        return small(pack, pack.mutations[mutation].code, tools) if isinstance(mutation, int) else NOTHING

    def face(self, option: Option, table: Table, say: Words) -> Markup:
        """The mutation that can be bought or promoted, or the body that can be grown."""
        pack, tools = table.box.pack, self.art.tools(say)
        if option[0] == "grow":
            return small(pack, pack.macroorganisms[option[-1]].code, tools)
        if option[0] == "promote":
            return small(pack, pack.mutations[option[-1]].code, tools)
        deck = table.decks[option[-1]] if option[0] == "buy" else ()
        return small(pack, pack.mutations[deck[0]].code, tools) if deck and deck[0] != HIDDEN else NOTHING

    def anchors(self, rules: Rules[Any]) -> GenesisAnchors:
        """Where options and entries lie on the board."""
        return GenesisAnchors(rules.notation)

    def asked(self, decision: Decision, table: Table) -> str:
        """The player that the question names."""
        player = subject(decision, table).player
        return COLOURS[player] if player >= 0 else ""


class GenesisGallery(Gallery):
    """Mutations, refugia, macroorganisms and the rest."""

    ranges: ClassVar[Mapping[str, tuple[str, ...]]] = {**TRAITS, **Gallery.ranges}

    def drawers(self, pack: Pack, say: Words) -> tuple[Drawer, ...]:
        """The cards of a pack, by kind."""
        return drawers(pack, say)

    def large(self, pack: Pack, code: str, say: Words) -> Markup:
        """A card large."""
        return draw_card(pack, code, self.art.tools(say))

    def small(self, pack: Pack, code: str, say: Words, links: Links = NOWHERE) -> Markup:
        """A card as it lies on the table."""
        return small(pack, code, self.art.tools(say, links))

    def room(self, pack: Pack, code: str) -> tuple[int, int]:
        """Refugia and macroorganisms are longer than other cards."""
        return ROOM.get(catalogue(pack)[code].kind, super().room(pack, code))

    def traits(self, pack: Pack, code: str) -> dict[str, tuple[str, ...]]:
        """Row, eon, colour and climate, and where its values come from."""
        return {**traits(catalogue(pack)[code]), **super().traits(pack, code)}

    def trait(self, name: str, value: str, say: Words) -> str:
        """What the value of a trait is called."""
        return say(f"trait-{name}-{value}") if name in ("row", "colour") else super().trait(name, value, say)
