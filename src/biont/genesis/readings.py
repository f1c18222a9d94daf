"""How the rulebook is read where it can be read in two ways, as named switches, and which version read it how.

``docs/readings.md`` has the questions and the reasons. A game keeps the readings of the version that it was begun with,
so a correction never changes a game that lies on somebody's table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from biont.kernel.errors import BadSettings


@dataclass(frozen=True, slots=True)
class Readings:
    """The readings of a game; those that stand here are the present ones."""

    entropy_falls: bool = True
    """Green that is lost in the assignment phase lowers the entropy limit at once; only a rise waits (E2a)."""
    losses_together: bool = True
    """Bionts that one cause takes from an organism, and all that die with it, are compensated together (B3c)."""
    fallen_die: bool = True
    """A parasite that fell back from a macroorganism dies with its last biont of its own colour (L4b)."""
    spore_everywhere: bool = True
    """Spore makes every row a home row for roiling and for attaching too, not only for refugia and buying (U24)."""
    parasites_wait: bool = False
    """A parasite buys only when the owners of its host's bionts have ended their turns (U25)."""
    owner_gains: bool = True
    """The owner of a parasitic macroorganism picks the colour of its catalysts, not that of the tableau (U26)."""
    goals_at_end: bool = True
    """A soloist's goal counts that is reached in the turn of an Armageddon (U27)."""
    bought_is_bought: bool = True
    """A biont that has bought and moves to another organism buys nothing there; fission does not follow it (U30)."""
    roller_substitutes: bool = True
    """Who rolls for a parasite picks what stands in for catalysts that its host's pool refuses (G2a)."""
    two_levels: bool = True
    """A liberated parasite that carries a hyperparasite finds no host in a parasitic macroorganism (L2b)."""
    spore_hosts: bool = True
    """First edition: a host's spore opens every row of refugia to the bionts in its parasite (V31)."""
    freed_homeless: bool = True
    """First edition: a liberated parasite does not count as at home in the row of its old host (V35)."""
    gifts_of_old: bool = True
    """First edition: a parasite's owner gives catalysts in every kind of game (V44)."""
    errors_beside: bool = True
    """First edition: a biont that cancelled an error still has its purchase in phase 5 (G4b)."""
    polluters_settle: bool = True
    """A liberated parasite with a polluting mutation spikes the row it settles in, as one whose card does (E3f)."""
    pledges: bool = True
    """In an overcrowded ocean helpers promise what is paid with the owner's catalysts, whatever a pool holds (H6c)."""
    gifts_out_of_turn: bool = True
    """Catalysts are given wherever a pool could not pay, and before an assignment, not in own turns alone (H0g)."""


PRESENT = Readings()

VERSION = "2026.3"
"""The version of the rules that new games are played with."""

_SECOND = Readings(
    roller_substitutes=False,
    two_levels=False,
    spore_hosts=False,
    freed_homeless=False,
    gifts_of_old=False,
    errors_beside=False,
    polluters_settle=False,
    pledges=False,
    gifts_out_of_turn=False,
)
_FIRST = replace(
    _SECOND,
    entropy_falls=False,
    losses_together=False,
    fallen_die=False,
    spore_everywhere=False,
    parasites_wait=True,
    owner_gains=False,
    goals_at_end=False,
    bought_is_bought=False,
)

VERSIONS: Mapping[str, Readings] = {"2026.1": _FIRST, "2026.2": _SECOND, VERSION: PRESENT}
"""Every version whose games can be played on, with its readings."""


def readings_of(version: str) -> Readings:
    """The readings of a version of the rules."""
    if version not in VERSIONS:
        raise BadSettings(
            "There is no version '{version}' of the rules of Bios:Genesis; versions are {versions}.",
            "no-version",
            version=version,
            versions=", ".join(VERSIONS),
        )
    return VERSIONS[version]
