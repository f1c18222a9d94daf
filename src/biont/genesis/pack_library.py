"""The packs of Bios:Genesis: which kinds of card there are, and which pack each edition is played with."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from biont.genesis import cards as c
from biont.genesis import pack_reader as ps
from biont.genesis.packcheck import CHECKS
from biont.genesis.packhints import HINTS
from biont.packs import Cards, PackLibrary

DEFAULT = "standard-2e"
EDITIONS = {"2e": DEFAULT, "1e": "standard-1e"}


def usual_pack(settings: Mapping[str, Any]) -> str:
    """The pack that an edition is played with where none is named."""
    return EDITIONS.get(settings.get("edition", "2e"), DEFAULT)


STEMS = {
    "red": ("red", "rot"),
    "yellow": ("yellow", "gelb"),
    "green": ("green", "grün"),
    "blue": ("blue", "blau"),
    "cosmic": ("cosmic", "cosmos"),
    "coastal": ("coast",),
    "warm": ("warm", "hot", "heat"),
    "cool": ("cool", "cold", "snowball"),
    "red_queen": ("red queen",),
    "pollution": ("pollut",),
    "immunology": ("immun",),
    "heat_shield": ("heat shield", "red shield"),
    "o2_shield": ("oxygen shield", "o2 shield"),
    "uv_shield": ("uv protection", "uv shield"),
    "cancer_shield": ("cancer shield",),
    "drought_shield": ("drought shield",),
    "immune_cosmic": ("cosmic",),
    "ignores_ozone": ("ozone",),
}
"""Words of the packs as the rulebooks say them."""

PACK_LIBRARY = PackLibrary(
    folder=Path(__file__).parent / "packs",
    kinds=(
        Cards("landform", ps.read_landform, key="row", each=c.ROWS, hint=HINTS["landform"]),
        Cards("event", ps.read_event, count=24, hint=HINTS["event"]),
        Cards("placard", ps.read_placard, count=16, hint=HINTS["placard"]),
        Cards("mutation", ps.read_mutation, count=20, hint=HINTS["mutation"]),
        Cards("parasite", ps.read_parasite, key="colour", each=c.COLOURS, sides="sides", hint=HINTS["parasite"]),
        Cards("macroorganism", ps.read_macroorganism, count=8, hint=HINTS["macroorganism"]),
    ),
    make=c.Pack,
    usual=usual_pack,
    checks=CHECKS,
    reserved=ps.RESERVED,
    stems=STEMS,
)

load_pack = PACK_LIBRARY.load
pack_names = PACK_LIBRARY.names
