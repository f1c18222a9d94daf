"""Nobody's game is lost: what earlier versions of the rules wrote is replayed, saved and played on as it was begun.

``records/`` was written by version 2026.1, before its rules were corrected: whole games in every mode, with dice set by
hand and answers of stand-ins, and games that were left unfinished. ``ends.json.gz`` tells how it left each of them.
``records/2026.2/`` was written by that version in the same way.
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
from biont.genesis.game import new
from biont.genesis.readings import VERSION
from biont.genesis.table import Table
from biont.kernel.errors import BadRecord, BadSettings
from biont.kernel.game import Game
from biont.kernel.record import Record
from biont.kernel.replay import resume

RECORDS = Path(__file__).parent / "records"
OLD, SECOND = "2026.1", "2026.2"


def ends(folder: str = "") -> dict[str, dict[str, Any]]:
    """How the games in a folder of records ended, by their names."""
    told: dict[str, dict[str, Any]] = json.loads(gzip.decompress((RECORDS / folder / "ends.json.gz").read_bytes()))
    return {f"{folder}/{name}" if folder else name: end for name, end in told.items()}


ENDS = ends() | ends(SECOND)
NAMES = sorted(ENDS)


def text_of(name: str) -> str:
    return gzip.decompress((RECORDS / f"{name}.json.gz").read_bytes()).decode()


def replayed(record: Record) -> tuple[Game[Table], str]:
    """The game of a record, and a hash of everything that was asked and offered on the way."""
    asked = sha256()
    game = biont.replay(replace(record, answers=[], injected=[], stand_ins=[], snapshots=[]))
    stand_ins = dict(record.stand_ins)
    for number in range(len(record.answers) + 1):
        for at, outcomes in record.injected:
            if at == number:
                game.inject(outcomes)
        decision = game.decision
        if number == len(record.answers):
            break
        assert decision is not None
        offered = [game.print(option) for option in decision.options]
        asked.update(repr((decision.seat, decision.kind, decision.rule, offered, decision.data)).encode())
        game.choose(record.answers[number], lapse=stand_ins.get(number))
    return game, asked.hexdigest()


@pytest.mark.parametrize("name", NAMES)
def test_a_record_of_the_version_before_replays_byte_for_byte(name: str) -> None:
    """The same questions with the same options, the same table and result, and the very same file when saved again."""
    text = text_of(name)
    record = Record.from_json(text)
    assert record.rules == (SECOND if name.startswith(SECOND) else OLD)
    game, asked = replayed(record)
    end = ENDS[name]
    assert asked == end["asked"]
    assert game.table.state() == end["table"]
    assert (None if game.result is None else str(game.result)) == end["result"]
    assert game.record().to_json() == text


@pytest.mark.parametrize("name", NAMES)
def test_a_record_of_the_version_before_keeps_its_snapshots(name: str) -> None:
    """They are what its answers lead to, and a game resumed from one ends at the same table."""
    record = Record.from_json(text_of(name))
    rules = biont.verify(record).rules
    assert resume(rules, record).table.state() == ENDS[name]["table"]


def test_an_unfinished_game_goes_on_as_it_was_begun() -> None:
    """The rest of the whole game, answered in the saved one, leads to the same end."""
    whole = Record.from_json(text_of("chimera"))
    game = biont.replay(Record.from_json(text_of("unfinished-chimera")))
    assert game.decision is not None
    assert [game.print(option) for option in game.decision.options] == ENDS["unfinished-chimera"]["options"]
    for answer in whole.answers[len(game.answers) :]:
        game.choose(answer)
    assert game.table.state() == ENDS["chimera"]["table"]
    assert str(game.result) == ENDS["chimera"]["result"]
    assert game.record().to_json() == whole.to_json()


@pytest.mark.parametrize("name", [name for name in NAMES if "unfinished" in name])
def test_an_unfinished_game_can_be_taken_back_copied_and_saved_again(name: str, tmp_path: Path) -> None:
    game = biont.replay(Record.from_json(text_of(name)))
    twin = game.copy()
    while twin.decision is not None:
        twin.choose(twin.decision.options[0])
    assert game.view(0).rules.version == game.record().rules != VERSION
    game.record().save(tmp_path / "again.json")
    assert biont.load(tmp_path / "again.json").table == game.table


def test_a_game_saved_at_the_terminal_goes_on() -> None:
    path = RECORDS / "saved-at-the-terminal.json"
    game = biont.load(path)
    assert game.record().to_json() == path.read_text("utf-8")
    assert game.decision is not None
    while game.decision is not None:
        game.choose(game.decision.options[-1])
    assert game.record().rules == OLD
    assert biont.replay(game.record()).table == game.table


def test_the_corrections_matter_to_these_records() -> None:
    """Read anew, several of the old games would break off: without their own readings they would be lost."""
    broken = []
    for name in NAMES:
        try:
            biont.replay(replace(Record.from_json(text_of(name)), rules=VERSION, snapshots=[]))
        except BadRecord:
            broken.append(name.startswith(SECOND))
    assert broken.count(False) > 3
    assert broken.count(True) > 3


def test_a_version_that_nobody_can_play_is_refused() -> None:
    record = replace(Record.from_json(text_of("two-players")), rules="2019.7")
    with pytest.raises(BadRecord, match=r"version 2019\.7 of the rules of genesis, this program has version"):
        biont.replay(record)
    with pytest.raises(BadSettings, match=r"no version '2019\.7' .* versions are 2026\.1, "):
        new(2, seed=1, version="2019.7")


def test_new_games_have_the_present_readings() -> None:
    assert biont.new("genesis", seats=2, seed=1).record().rules == VERSION
    assert new(2, seed=1, version=OLD).record().rules == OLD
