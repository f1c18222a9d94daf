"""Scenarios: a position, dice, answers, and what must be true. They are tests, documentation and lessons at once.

They serve any game, which brings its :class:`Stage`: how its positions are laid and written, what can be run by its
name, and what can be stated about its table. The format is described in docs/scenarios.md.
"""

from biont.scenarios.file import BadScenario, Move, ScenarioFile, read
from biont.scenarios.language import ScenarioLanguage
from biont.scenarios.run import Scenario, files_in, load, scenario_rules, shipped
from biont.scenarios.statements import untrue
from biont.scenarios.words import Wrong
from biont.scenarios.write import scenario_text

__all__ = [
    "BadScenario",
    "Move",
    "Scenario",
    "ScenarioFile",
    "ScenarioLanguage",
    "Wrong",
    "files_in",
    "load",
    "read",
    "scenario_rules",
    "scenario_text",
    "shipped",
    "untrue",
]
