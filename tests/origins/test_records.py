"""Nobody's game is lost: what version 1 of the rules wrote is replayed, saved and played on as it was begun.

``records/`` was written by version 1, before its rules were corrected: whole games in every mode, one that nobody went
on with, and games that were left unfinished. ``ends.json.gz`` tells how it left each of them.
"""

from __future__ import annotations

import gzip
import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import biont
from biont.kernel.errors import BadRecord, BadSettings
from biont.kernel.game import Game
from biont.kernel.record import Record
from biont.origins.game import new
from biont.origins.readings import VERSION
from biont.origins.table import Table

RECORDS = Path(__file__).parent / "records"
OLD = "1"
NAMES = sorted(path.name.removesuffix(".json.gz") for path in RECORDS.glob("*.json.gz") if path.name != "ends.json.gz")
ENDS: dict[str, dict[str, Any]] = json.loads(gzip.decompress((RECORDS / "ends.json.gz").read_bytes()))


def text_of(name: str) -> str:
    return gzip.decompress((RECORDS / f"{name}.json.gz").read_bytes()).decode()


def replayed(record: Record) -> tuple[Game[Table], str]:
    """The game of a record, and a hash of everything that was asked and offered on the way."""
    asked = sha256()
    game = biont.replay(replace(record, answers=[], snapshots=[]))
    for answer in record.answers:
        decision = game.decision
        assert decision is not None
        offered = [game.print(option) for option in decision.options]
        asked.update(repr((decision.seat, decision.kind, decision.rule, offered, decision.data)).encode())
        game.choose(answer)
    return game, asked.hexdigest()


@pytest.mark.parametrize("name", NAMES)
def test_a_record_of_the_version_before_replays_byte_for_byte(name: str) -> None:
    """The same questions with the same options, the same table and result, and the very same file when saved again."""
    text = text_of(name)
    record = Record.from_json(text)
    assert record.rules == OLD
    game, asked = replayed(record)
    end = ENDS[name]
    assert asked == end["asked"]
    assert game.table.state() == end["table"]
    assert (None if game.result is None else str(game.result)) == end["result"]
    assert game.record().to_json() == text


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith("unfinished")])
def test_an_unfinished_game_goes_on_as_it_was_begun(name: str) -> None:
    """The rest of the whole game, answered in the saved one, leads to the same end."""
    whole = Record.from_json(text_of(name.removeprefix("unfinished-")))
    game = biont.replay(Record.from_json(text_of(name)))
    assert game.decision is not None
    assert [game.print(option) for option in game.decision.options] == ENDS[name]["options"]
    for answer in whole.answers[len(game.answers) :]:
        game.choose(answer)
    assert game.table.state() == ENDS[name.removeprefix("unfinished-")]["table"]
    assert game.record().to_json() == whole.to_json()


def test_the_corrections_matter_to_these_records() -> None:
    """Read anew, several of the old games would break off: without their own readings they would be lost."""
    broken = []
    for name in NAMES:
        try:
            biont.replay(replace(Record.from_json(text_of(name)), rules=VERSION, snapshots=[]))
        except BadRecord:
            broken.append(name)
    assert len(broken) > 3


def test_a_version_that_nobody_can_play_is_refused() -> None:
    record = replace(Record.from_json(text_of("two-players")), rules="0")
    with pytest.raises(BadRecord, match="version 0 of the rules of origins, this program has version"):
        biont.replay(record)
    with pytest.raises(BadSettings, match="no version '0' .* versions are 1, 2"):
        new(2, seed=1, version="0")


def test_new_games_have_the_present_readings() -> None:
    assert biont.new("origins", seats=2, seed=1).record().rules == VERSION
    assert new(2, seed=1, version=OLD).record().rules == OLD
