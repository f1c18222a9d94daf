"""What Bios:Genesis knows about scenarios: its positions, the steps that can be run, and what can be stated.

>>> from biont.scenarios import shipped
>>> shipped(STAGE)["S25"].run() or "ok"
'ok'
"""

from biont.genesis.scenario.language import SCENARIOS

__all__ = ["SCENARIOS"]
