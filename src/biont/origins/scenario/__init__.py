"""What Bios:Origins knows about scenarios: its positions, the steps that can be run, and what can be stated."""

from biont.origins.scenario.stage import STAGE

__all__ = ["STAGE"]
