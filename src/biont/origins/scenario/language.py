"""The stage of Bios:Origins: what a scenario can run, and how it comes to its table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from biont.kernel.declared import Declarations
from biont.kernel.play import Play
from biont.kernel.rules import Rules
from biont.kernel.table import Step
from biont.origins.cards import CRISES, EVENTS, ICONS
from biont.origins.game import Origins, rules_for
from biont.origins.readings import VERSION
from biont.origins.rules import parts
from biont.origins.rules.advanced.targets import DEALS
from biont.origins.rules.setup import set_up
from biont.origins.scenario.position import lay
from biont.origins.scenario.possible import check
from biont.origins.scenario.statements import CHECKS, FACTS
from biont.origins.scenario.writing import written
from biont.origins.settings import Settings
from biont.origins.table import Table
from biont.scenarios.language import Check, ScenarioLanguage
from biont.scenarios.words import check_keys, flag_of, named

DEALT = "dealt"
"""Alone in a position: the game's own set-up, as the seed deals it."""

PHASES: Mapping[str, Step] = {
    name: (name,)
    for name in (
        "challenge phase",
        "challenge",
        "claim",
        "globalize",
        "auction",
        "award",
        "renovate",
        "activities",
        "lower row",
        "upper row",
        "ideas",
        "specialize",
        "library",
        "elect",
        "spread",
        "exogamy",
        "racism",
        "cold war",
        "artisan",
        "constitution",
        "footprint",
        "restore market",
        "end turn",
        "map laid",
    )
}

STEPS: Mapping[str, tuple[str, ...]] = {
    "turn": ("seat",),
    "chaos": ("seat", "number"),
    "dissident": ("seat",),
    "losses": ("seat", "number"),
    "chaotic revolution": ("seat",),
    "putsch": ("seat",),
    "quiet revolution": ("seat", "discipline"),
    "refugee": ("seat", "hex"),
    "diaspora": ("seat", "spot", "hex"),
    "event": ("event", "hex"),
    "disease": ("seat", "event"),
    "famine": ("seat", "event"),
    "pollution": ("seat", "event"),
    "crisis": ("seat", "event"),
    "catastrophe": ("hex",),
    "climate change": ("climate",),
    "turn chit": ("climate", "number"),
    "uproot": ("hex",),
    "lose cities": ("seat", "number"),
    "lose elders": ("seat", "number"),
    "foul loss": ("seat",),
    "bid": ("seat",),
    "lonely bid": ("seat",),
    "pay": ("seat", "number"),
    "win": ("seat",),
    "found": ("seat",),
    "lay foundation": ("seat", "discipline"),
    "comet scoring": ("comet",),
    "foundation": ("challenge",),
    "consequent": ("icon", "number"),
    "advance": ("seat", "icon", "number"),
    "free step": ("seat", "track"),
    "demagogue": ("seat",),
    "invent": ("seat",),
    "invention": ("seat", "idea"),
    "obsolescence": ("seat",),
    "cull": ("seat", "epoch"),
    "realign": ("discipline",),
    "urbanize": ("icon", "number"),
    "settle": ("hex", "site"),
    "build": ("hex", "site", "spot"),
    "transact": ("icon", "number"),
    "envoy": ("deal", "number", "number"),
    "morality": ("icon",),
    "negotiate": ("seat", "seat"),
    "threat": ("seat",),
    "search": ("discipline",),
    "retrieve": ("discipline",),
    "lay hex": ("seat",),
    "start": ("seat",),
}
"""Steps for which there are words; "-" is no Spot, no Hex."""

KINDS: Mapping[str, tuple[str, ...]] = {
    "icon": tuple(word.replace(" ", "-") for word in ICONS),
    "event": tuple(word.replace(" ", "-") for word in EVENTS),
    "crisis": tuple(word.replace(" ", "-") for word in CRISES),
    "deal": DEALS,
}
"""Words of things that no answer names."""


class OriginsScenarios(ScenarioLanguage[Table]):
    """Positions, steps and statements of Bios:Origins."""

    phases: ClassVar[Mapping[str, Step]] = PHASES
    steps: ClassVar[Mapping[str, tuple[str, ...]]] = STEPS
    facts: ClassVar[Mapping[str, Any]] = FACTS
    checks: ClassVar[Mapping[str, Check]] = CHECKS
    shuffled: ClassVar[str] = "idea"
    declarations: ClassVar[Declarations] = parts.declarations()

    def lay(self, table: Table, position: Mapping[str, Any]) -> None:
        """Lay a position on a blank table, or deal a new game by the seed."""
        if DEALT not in position:
            lay(table, position)
            return
        check_keys(named(DEALT), position, (DEALT,))
        drawn = table.count
        if flag_of(DEALT, position[DEALT]):
            set_up(Play(table, None))
        # What the set-up has drawn is no part of what the scenario plays.
        table.count = drawn

    def check(self, table: Table) -> None:
        """Refuse a position that cannot be."""
        check(table)

    def written(self, table: Table) -> dict[str, Any]:
        """The position on a table, in words."""
        return written(table)

    def settings(self, rules: Rules[Table]) -> dict[str, Any]:
        """An older game names its version."""
        older = {} if rules.version == VERSION else {"version": rules.version}
        return {**super().settings(rules), **older}

    def kinds(self, rules: Rules[Table]) -> Mapping[str, Sequence[str]]:
        """The words of every kind of thing."""
        return {**super().kinds(rules), **KINDS}


def make_rules(seats: Sequence[str], settings: Mapping[str, Any], pack: str) -> Origins:
    """The rules of a scenario's table, with ``version`` those of an older game."""
    rest = {name: value for name, value in settings.items() if name != "version"}
    return rules_for(tuple(seats), Settings.of(rest), pack, str(settings.get("version", VERSION)))


SCENARIOS = OriginsScenarios("origins", "biont.origins", make_rules, ("black", "white"))
