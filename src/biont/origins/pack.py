"""A pack of Bios:Origins: all its cards, and the map they are played on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from biont import packs
from biont.origins.cards import Challenge, Comet, Crown, Idea, Space, Species, Track
from biont.origins.cratons import Craton, Strip
from biont.origins.tiles import Chit, Placed
from biont.origins.world import World


@dataclass(frozen=True, slots=True, eq=False)
class Pack(packs.Pack):
    """All cards of one game, and its map; the hash covers the map too."""

    challenges: tuple[Challenge, ...]
    ideas: tuple[Idea, ...]
    comets: tuple[Comet, ...]
    crowns: tuple[Crown, ...]
    species: tuple[Species, ...]
    philosophy: tuple[Space, ...]
    tracks: tuple[Track, ...]
    world: World
    """The classic side of the map."""
    sites: tuple[Placed, ...]
    """The Hexes of the custom side of the map."""
    chits: tuple[Chit, ...]
    cratons: tuple[Craton, ...]
    """Those of Earth, Mars and Venus (C5, K2e)."""
    strips: tuple[Strip, ...]
    """From the coldest to the warmest (C5a)."""

    @cached_property
    def sheet(self) -> World:
        """The custom side of the map, without Hex chits; laid when the first custom world is played."""
        return World(self.sites)

    @property
    def centre(self) -> int:
        """The space where the Philosophy starts."""
        return next(number for number, space in enumerate(self.philosophy) if space.arm == "centre")
