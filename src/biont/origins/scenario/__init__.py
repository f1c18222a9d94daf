"""What Bios:Origins knows about scenarios: its positions, the steps that can be run, and what can be stated."""

from biont.origins.scenario.language import SCENARIOS

__all__ = ["SCENARIOS"]
