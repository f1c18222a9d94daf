"""How the rulebook is read where it can be read in two ways, as named switches, and which version read it how.

``docs/readings.md`` has the questions and the reasons. A game keeps the readings of the version that it was begun with,
so a correction never changes a game that lies on somebody's table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from biont.kernel.errors import BadSettings


@dataclass(frozen=True, slots=True)
class Readings:
    """The readings of a game; those that stand here are the present ones."""

    emissary_first: bool = True
    """An Emissary's Negotiation after an election comes before the new Ruling Class is used (F0f)."""
    bonus_follows: bool = True
    """The free step of steam and oil waits for the Negotiations of the action that brought it (GL-Consequent)."""
    last_city_revolts: bool = True
    """Without a Dissent the Refugee of a player's last City stays on the map and starts a revolution (GL-Destroy)."""
    xenophobia_binds: bool = True
    """Partners who can win a violent transaction cannot call it off once leave was refused (C9d)."""
    all_are_trapped: bool = True
    """Whether a player is trapped, tokens count too that have moved this turn (D4)."""
    one_chit_a_hex: bool = True
    """A climate chit goes only where none lies, of whichever colour (B3a)."""
    bombs_cross_realms: bool = True
    """In the Yrr variant a bomber may come onto a Spot of the other realm, and is lost there (C4c)."""
    no_early_end: bool = True
    """However long nobody has challenged, the game goes on as long as somebody can come to do it (META)."""
    lore_shuffled_last: bool = True
    """After science Lore is shuffled when an Idea that is too many has gone onto it (GL-Lore)."""
    every_comet_stays: bool = True
    """Comet IV, and every Comet of a soloist, stays with its claimant as a Bellwether (E3e)."""
    flooded_is_shelf: bool = True
    """Merfolk may live in any Hex under a sea chit, islands of cratons included (GL-Habitable)."""


PRESENT = Readings()

VERSION = "2"
"""The version of the rules that new games are played with."""

VERSIONS: Mapping[str, Readings] = {
    "1": Readings(
        emissary_first=False,
        bonus_follows=False,
        last_city_revolts=False,
        xenophobia_binds=False,
        all_are_trapped=False,
        one_chit_a_hex=False,
        bombs_cross_realms=False,
        no_early_end=False,
        lore_shuffled_last=False,
        every_comet_stays=False,
        flooded_is_shelf=False,
    ),
    VERSION: PRESENT,
}
"""Every version whose games can be played on, with its readings."""


def readings_of(version: str) -> Readings:
    """The readings of a version of the rules."""
    if version not in VERSIONS:
        raise BadSettings(
            "There is no version '{version}' of the rules of Bios:Origins; versions are {versions}.",
            "no-origins-version",
            version=version,
            versions=", ".join(VERSIONS),
        )
    return VERSIONS[version]
