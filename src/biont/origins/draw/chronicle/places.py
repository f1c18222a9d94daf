"""Where something happened, as the map lay then: with the preposition and the article that the name takes."""

from __future__ import annotations

from biont.draw.marks import named
from biont.origins.draw.chronicle.story import Deed, Story
from biont.origins.table import Hex, Spot
from biont.origins.world import World
from biont.packs import Name
from biont.words import Words
from biont.words.places import where


class Places:
    """Hexes and Spots of a story in one language."""

    def __init__(self, story: Story, say: Words) -> None:
        self.story = story
        self.say = say

    def hex(self, deed: Deed, place: int = 0) -> str:
        """In which Hex, marked."""
        return self._where("hex", self._world(deed).hexes[deed.number(place)].name)

    def spot(self, deed: Deed, place: int = 0) -> str:
        """At which Spot, marked."""
        return self._where("spot", self._world(deed).spots[deed.number(place)].name)

    def home(self, spot: Spot) -> str:
        """At which Spot of the first map, marked."""
        return self._where("spot", self.story.tables[0].world.spots[spot].name)

    def catastrophe(self, deed: Deed) -> Name | None:
        """What struck a Hex: what lay open there when the turn began, or what that turn uncovered."""
        hex_: Hex = deed.number()
        for world in (self._world(deed), self._world(deed, after=True)):
            if (struck := world.hexes[hex_].catastrophe) is not None:
                return struck.name
        return None

    def _world(self, deed: Deed, *, after: bool = False) -> World:
        """The map as it lay before the turn of a deed, or after it: what is laid on a Hex may rename it."""
        return self.story.tables[deed.turn if after else max(0, deed.turn - 1)].world

    def _where(self, kind: str, name: Name) -> str:
        preposition, spoken = where(kind, getattr(name, self.say.language), self.say)
        return f"{preposition} {named(spoken)}"
