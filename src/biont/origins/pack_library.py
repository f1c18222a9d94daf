"""The packs of Bios:Origins: which kinds of card there are, and the map that is laid from its Hexes and Spots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from biont.kernel.errors import BadPack, Several
from biont.origins import cards as c
from biont.origins import pack_reader as ps
from biont.origins.grid import Place, grid_word
from biont.origins.pack import Pack
from biont.origins.packcheck import CHECKS
from biont.origins.packhints import HINTS
from biont.origins.tiles import Placed
from biont.origins.world import Landmark, World, corners_of
from biont.packs import Cards, PackLibrary

DEFAULT = "standard"


def make(
    *,
    hexes: Sequence[Placed],
    spots: Sequence[Landmark],
    sites: tuple[Placed, ...],
    spaces: Sequence[ps.Link],
    **rest: Any,
) -> Pack:
    """A pack from its cards: Hexes and Spots become worlds, spaces of the Philosophy find their neighbours."""
    apart(sites, "sheet.toml")
    return Pack(**rest, philosophy=linked(spaces), world=laid(hexes, spots), sites=sites)


def linked(spaces: Sequence[ps.Link]) -> tuple[c.Space, ...]:
    """The spaces with their neighbours as positions."""
    codes = [link.space.code for link in spaces]
    for link in spaces:
        for code in link.codes:
            if code not in codes:
                raise BadPack(
                    "spaces.toml: {space}: adjacent: {code} stands there; the spaces are {spaces}.",
                    "pack-no-space",
                    space=link.space.code,
                    code=code,
                    spaces=Several(codes),
                )
    return tuple(replace(link.space, adjacent=tuple(map(codes.index, link.codes))) for link in spaces)


def apart(hexes: Sequence[Placed], file: str) -> None:
    """Every Hex has a place of its own."""
    full: set[Place] = set()
    for tile, row, column in hexes:
        if (row, column) in full:
            sentence = "{file}: {hex}: at: another Hex lies in row {row}, column {column}."
            raise BadPack(sentence, "pack-hex-taken", file=file, hex=tile.code, row=row, column=column)
        full.add((row, column))


def laid(hexes: Sequence[Placed], spots: Sequence[Landmark]) -> World:
    """The world, where every Hex has a place of its own, and every Spot a corner of its own."""
    apart(hexes, "world.toml")
    corners = corners_of(hexes)
    taken: set[Place] = set()
    for spot in spots:
        for place in spot.places:
            if place not in corners or place in taken:
                sentence = "spots.toml: {spot}: {corner} is no corner of a Hex, or has a name already."
                raise BadPack(sentence, "pack-spot-nowhere", spot=spot.code, corner=grid_word(place))
            taken.add(place)
    return World(hexes, spots)


STEMS = {
    "culture": ("cultur", "white"),
    "politics": ("politic", "purple"),
    "industry": ("industr", "red"),
    "urbanization": ("urbaniz",),
}
"""Words of the packs as the rulebook says them; a discipline also goes by its colour."""

PACK_LIBRARY = PackLibrary(
    folder=Path(__file__).parent / "packs",
    kinds=(
        Cards("challenge", ps.read_challenge, count=84, hint=HINTS["challenge"]),
        Cards("idea", ps.read_idea, count=119, hint=HINTS["idea"]),
        Cards("comet", ps.read_comet, count=4, hint=HINTS["comet"]),
        Cards("crown", ps.read_crown, count=4, key="number", hint=HINTS["crown"]),
        Cards("species", ps.read_species, key="colour", each=c.COLOURS, plural="species", hint=HINTS["species"]),
        Cards("space", ps.read_space, hint=HINTS["space"]),
        Cards("track", ps.read_track, each=c.TRACKS, hint=HINTS["track"]),
        Cards("hex", ps.read_hex, plural="hexes", file="world.toml", hint=HINTS["hex"]),
        Cards("spot", ps.read_spot, key="at", hint=HINTS["spot"]),
        Cards("site", ps.read_site, file="sheet.toml", hint=HINTS["site"]),
        Cards("chit", ps.read_chit, count=26, key="number", hint=HINTS["chit"]),
        Cards("craton", ps.read_craton, count=8, hint=HINTS["craton"]),
        Cards("strip", ps.read_strip, hint=HINTS["strip"]),
    ),
    make=make,
    usual=lambda settings: DEFAULT,
    checks=CHECKS,
    reserved=ps.RESERVED,
    stems=STEMS,
)

load_pack = PACK_LIBRARY.load
pack_names = PACK_LIBRARY.names
