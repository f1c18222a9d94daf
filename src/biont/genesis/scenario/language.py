"""The stage of Bios:Genesis: what a scenario can run, and how it comes to its table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from biont.genesis.game import Genesis, rules_for
from biont.genesis.readings import VERSION
from biont.genesis.rules import parts
from biont.genesis.rules.autocatalysis import contestants, progenote
from biont.genesis.rules.sequence import ASSIGNMENT, DARWIN, PURCHASES
from biont.genesis.scenario.facts import TABLE_FACTS
from biont.genesis.scenario.position import lay
from biont.genesis.scenario.possible import check
from biont.genesis.scenario.statements import CHECKS
from biont.genesis.scenario.words import codes_of
from biont.genesis.scenario.writing import written
from biont.genesis.settings import Settings
from biont.genesis.table import Table
from biont.kernel.declared import Declarations
from biont.kernel.rules import Rules
from biont.kernel.table import Step
from biont.scenarios.language import Check, ScenarioLanguage
from biont.scenarios.words import Wrong

PHASES: Mapping[str, Step] = {
    "turn": ("turn",),
    "events": ("events",),
    "assignment": ("phase", ASSIGNMENT),
    "autocatalysis": ("autocatalysis",),
    "darwin": ("phase", DARWIN),
    "purchases": ("phase", PURCHASES),
    "food-chains": ("food-chains",),
    "heaven": ("heaven",),
    "earth": ("earth",),
    "smite": ("smite", -1),
    "cancer": ("cancer", -1),
    "drought": ("drought", -1),
    "climate": ("climate",),
    "armageddon": ("armageddon",),
}

STEPS: Mapping[str, tuple[str, ...]] = {
    "heat": ("organism", "number"),
    "spike": ("organism", "number"),
    "irradiate": ("organism", "number"),
    "tumour": ("organism",),
    "parch": ("organism",),
    "darwin-roll": ("organism",),
    "errors": ("organism", "number", "number"),
    "assign-turn": ("colour",),
    "purchase-turn": ("colour", "organism"),
    "autocatalyse": ("refugium",),
}

ROLL = "autocatalyse"
"""The roll of one refugium, by whoever is its progenote as it lies."""


class GenesisScenarios(ScenarioLanguage[Table]):
    """Positions, steps and statements of Bios:Genesis."""

    phases: ClassVar[Mapping[str, Step]] = PHASES
    steps: ClassVar[Mapping[str, tuple[str, ...]]] = STEPS
    facts: ClassVar[Mapping[str, Any]] = TABLE_FACTS
    checks: ClassVar[Mapping[str, Check]] = CHECKS
    declarations: ClassVar[Declarations] = parts.declarations()

    def lay(self, table: Table, position: Mapping[str, Any]) -> None:
        """Lay a position on a blank table."""
        lay(table, position)

    def check(self, table: Table) -> None:
        """Refuse a position that cannot be."""
        check(table)

    def written(self, table: Table) -> dict[str, Any]:
        """The position on a table, in words."""
        return written(table)

    def settings(self, rules: Rules[Table]) -> dict[str, Any]:
        """The seats of a soloist are his colours, and an older game names its version."""
        assert isinstance(rules, Genesis)
        settings = {name: value for name, value in super().settings(rules).items() if name != "colours"}
        older = {} if rules.version == VERSION else {"version": rules.version}
        return {**settings, "seats": list(rules.colours), **older}

    def step(self, rules: Rules[Table], table: Table, text: str) -> Step:
        """The step of a text; a purchase turn is an organism's only if one is named, and a roll has its progenote."""
        name, *words = text.split()
        codes = codes_of(table.box.pack)
        if name == "purchase-turn" and len(words) == 1:
            return (name, codes("colour", words[0]), -1)
        if name != ROLL or len(words) != 1:
            return super().step(rules, table, text)
        placard = codes("refugium", words[0])
        players = contestants(table, placard)
        if not players:
            sentence = "Nobody has a biont on '{refugium}', so nobody rolls for it."
            raise Wrong(sentence, "scenario-no-roll", at=text, refugium=words[0])
        return (ROLL, placard, progenote(table, placard, players), sum(1 << player for player in players))


def make_rules(seats: Sequence[str], settings: Mapping[str, Any], pack: str) -> Genesis:
    """The rules of a scenario's table, with ``version`` those of an older game."""
    rest = {name: value for name, value in settings.items() if name != "version"}
    return rules_for(tuple(seats), Settings.of(rest), pack, str(settings.get("version", VERSION)))


SCENARIOS = GenesisScenarios("genesis", "biont.genesis", make_rules, ("green", "blue"))
