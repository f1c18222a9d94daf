"""The world as a picture of its own, with a legend."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from biont.draw import DrawingTools, Dress
from biont.draw.document import quoted
from biont.draw.pen import flat
from biont.draw.style import lean_style
from biont.kernel.game import Game
from biont.origins.cards import RESOURCES
from biont.origins.draw.printed_map import printed
from biont.origins.game import rules_for
from biont.origins.pack import Pack
from biont.origins.settings import Settings
from biont.origins.world import World

WIDTH = 1280
"""The picture; the map takes its whole width, and what is left below it is the legend's."""


LEGEND, HEADING = 89, 52
"""How high the legend is, and the room for its heading where the map leaves none."""
SEATS = "seats"
"""The setting that says which colours play, which a world depends on."""


def laid_world(pack: Pack, settings: Mapping[str, str]) -> World:
    """The world on which a game with these settings begins; a map that players would lay is left to chance."""
    chosen = {"laying": "seed", **settings}
    seats = chosen.pop(SEATS, "black,green").split(",")
    return Game(rules_for(tuple(seats), Settings.of(chosen), pack.name), 0, log=False).table.world


def world_picture(pack: Pack, world: World, tools: DrawingTools, dress: Dress, theme: str) -> str:
    """A map as an SVG file."""
    found = printed(pack, world)
    roomy = world is pack.world  # its lower left corner is open sea
    map_height = round(WIDTH / found.frame.width * found.frame.height)
    drawn = tools(
        "world.jinja",
        map=found,
        backdrop="",
        width=WIDTH,
        height=map_height + LEGEND + (0 if roomy else HEADING),
        title_y=map_height - 159 if roomy else map_height + 26,
        legend_y=map_height + 20 + (0 if roomy else HEADING),
        map_height=map_height,
        dress=dress,
        style=_inside(dress.style),
        theme=theme,
        resources=[kind.replace(" ", "-") for kind in RESOURCES],
        tracks=found.needs,
    )
    return quoted(drawn)


def backdrop(pack: Pack, world: World, tools: DrawingTools, dress: Dress) -> str:
    """What is printed on a map without a letter, as a picture that follows the theme of the page it lies on."""
    style = _inside(lean_style(dress.style))
    return flat(str(tools("backdrop.jinja", map=printed(pack, world), dress=dress, style=style)))


def _inside(style: str) -> Markup:
    """A style sheet as an SVG file holds it."""
    return Markup(style.replace("&", "&amp;").replace("<", "&lt;"))
