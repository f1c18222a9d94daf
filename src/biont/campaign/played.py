"""The games of a campaign, played again from their records."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from biont import games
from biont.kernel.errors import BiontError
from biont.kernel.game import Game
from biont.kernel.record import Record
from biont.kernel.replay import replay

MOST_OUTCOMES = 2_000
"""Outcomes that a record may set; no game has more."""


class BadCampaign(BiontError):
    """A campaign that cannot be read, or whose games do not lead to what it says."""


def game_of(record: Record) -> Game[Any]:
    """The game of a record, played again; its snapshots are not believed."""
    if sum(1 + len(outcomes) for _, outcomes in record.injected) > MOST_OUTCOMES:
        raise BadCampaign("A record of this campaign sets more outcomes than a game has.", "campaign-outcomes")
    return _played(replace(record, snapshots=[]).to_json())


@lru_cache(maxsize=32)
def _played(text: str) -> Game[Any]:
    record = Record.from_json(text)
    return replay(games.rules_of(record), record)
