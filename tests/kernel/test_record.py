"""Records: saved whole, read with care, replayed to the same table or refused with a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from biont.kernel import BadRecord, BiontError, Chance, Game, Record, runner
from biont.kernel.conformance import check_game, check_save, play_on
from biont.kernel.declared import STAND_IN
from biont.kernel.replay import replay, resume, verify
from tests.plugin.skirmish import rules as skirmish
from tests.plugin.skirmish.rules import Ground, Skirmish


def played(seed: int = 3, answers: int = 20) -> Game[Ground]:
    """A game with some random answers."""
    game = skirmish.game(seed)
    play_on(game, Chance(seed), answers)
    return game


def data() -> dict[str, Any]:
    """A good record as JSON data, to be spoilt."""
    value = json.loads(played().record().to_json())
    assert isinstance(value, dict)
    return value


def refused(text: str) -> str:
    """The sentence with which a text is refused."""
    with pytest.raises(BadRecord) as error:
        Record.from_json(text)
    return str(error.value)


def test_a_record_survives_a_file(tmp_path: Path) -> None:
    game = played()
    game.record().save(tmp_path / "game.biont")
    record = Record.load(tmp_path / "game.biont")
    assert record == game.record()
    assert [path.name for path in tmp_path.iterdir()] == ["game.biont"]
    again = replay(Skirmish(), record)
    assert again.table.fingerprint() == game.table.fingerprint()
    assert again.entries == game.entries


def test_a_record_replays_up_to_any_answer() -> None:
    record = played().record()
    for to in range(21):
        assert replay(Skirmish(), record, to=to).record().answers == record.answers[:to]
    assert len(replay(Skirmish(), record, to=999).answers) == 20


@pytest.mark.parametrize("text", ["", "no json", "[1, 2", "[" * 100_000, "\x00"])
def test_a_text_that_is_not_json_is_refused(text: str) -> None:
    assert refused(text).startswith("This is no record of a game: the text is not JSON")


@pytest.mark.parametrize("text", ["[]", "3", "null", '"biont"', "{}", '{"game": "skirmish"}'])
def test_json_that_is_no_record_is_refused(text: str) -> None:
    assert refused(text) == "This is no record of a game: the entry 'biont' with the format version is missing."


@pytest.mark.parametrize("version", [0, 2, "1", True, 1.0, None])
def test_an_unknown_format_version_is_refused_with_advice(version: Any) -> None:
    sentence = refused(json.dumps({**data(), "biont": version}))
    assert sentence.startswith(f"This record has format version {version!r}, this program reads version 1.")
    assert "update this one" in sentence


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", 3), ("rules", None), ("seats", "red"), ("seats", ["red", 3]), ("seed", 7), ("seed", "seven"),
        ("seed", ""), ("seed", "-"), ("seed", "٣"), ("seed", "9" * 101), ("options", []), ("pack", "cards"),
        ("pack", {"name": 3}), ("answers", "pass"),
        ("answers", [["pass"]]), ("injected", {}), ("injected", [3]), ("injected", [[1, 2]]),
        ("injected", [[1, ["six"]]]), ("injected", [[-1, [6]]]), ("injected", [[True, [6]]]), ("snapshots", 0),
        ("stand_ins", 1), ("stand_ins", [1]), ("stand_ins", [[0, 4]]), ("stand_ins", [[-1, 0]]),
        ("snapshots", [[1]]), ("snapshots", [["1", {}]]), ("snapshots", [[-5, {}]]),
        ("stand_ins", [[0, 0]] * 20_001), ("snapshots", [[0, {}]] * 20_001), ("answers", ["pass"] * 20_001),
    ],
)  # fmt: skip
def test_an_entry_of_the_wrong_type_is_refused(name: str, value: Any) -> None:
    assert f"'{name}'" in refused(json.dumps({**data(), name: value}))


@pytest.mark.parametrize("name", ["game", "rules", "seats", "seed", "options", "pack", "answers", "injected"])
def test_a_missing_entry_is_refused(name: str) -> None:
    spoilt = data()
    del spoilt[name]
    assert f"entry '{name}' is missing" in refused(json.dumps(spoilt))


def test_a_file_that_cannot_be_read_or_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read: No such file"):
        Record.load(tmp_path / "none.biont")
    with pytest.raises(BadRecord, match="cannot be written: No such file"):
        played().record().save(tmp_path / "nowhere" / "game.biont")
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00\xd8")
    with pytest.raises(BadRecord, match="it is not a text file"):
        Record.load(tmp_path / "picture")


class Packed(Skirmish):
    """Skirmish with cards of its own and a setting."""

    def pack(self) -> dict[str, str]:
        return {"name": "mine", "hash": "abc"}

    def settings(self) -> dict[str, Any]:
        return {"fog": True, "winds": (1, 2)}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "chess"}, "This is a record of chess, not of skirmish."),
        (
            {"rules": "0.9"},
            "played with version 0.9 of the rules of skirmish, this program has version 1. Open it with",
        ),
        (
            {"pack": {"name": "other", "hash": "def"}},
            "the cards 'other' (def), not with 'mine' (abc). Open it with its own",
        ),
        ({"pack": {}}, "not with 'mine' (abc)"),
        ({"seats": ["red", "blue"]}, "was played by red, blue, not by red, blue, green."),
        ({"settings": {"fog": False}}, "the setting fog = False, not True."),
        ({"settings": {"rain": 1}}, "the setting rain = 1, not None."),
    ],
)
def test_a_record_of_another_game_is_refused(changes: dict[str, Any], sentence: str) -> None:
    record = Record.from_json(Game(Packed(), 1).record().to_json())
    assert replay(Packed(), record).decision is not None
    for name, value in changes.items():
        setattr(record, name, value)
    for read in (replay, resume, verify):
        with pytest.raises(BadRecord) as error:
            read(Packed(), record)
        assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("place", "answer", "sentence"),
    [
        (0, "bid 9", "The record does not replay at answer 1: 'bid 9' is not offered now; possible are: pass;"),
        (4, "jump", "The record does not replay at answer 5: 'jump' is no action"),
        (2, "", "The record does not replay at answer 3: An empty line"),
    ],
)
def test_answers_that_do_not_replay_are_refused(place: int, answer: str, sentence: str) -> None:
    record = played().record()
    record.answers[place] = answer
    with pytest.raises(BadRecord) as error:
        replay(Skirmish(), record)
    assert str(error.value).startswith(sentence)


def test_answers_after_the_end_are_refused() -> None:
    record = played(answers=1000).record()
    record.answers.append("pass")
    with pytest.raises(BadRecord, match="The game is over; there is nothing left to decide"):
        replay(Skirmish(), record)


def test_injected_outcomes_that_do_not_replay_are_refused() -> None:
    record = played().record()
    record.injected = [(0, [0])]
    with pytest.raises(BadRecord, match="does not replay at answer 1: Outcomes are numbers from 1 up"):
        replay(Skirmish(), record)
    record = played(answers=1000).record()
    record.injected = [(0, [99])]
    with pytest.raises(BadRecord, match="An outcome of 99 was set for a draw that gives 1 to 6"):
        replay(Skirmish(), record)


# -- snapshots ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots every few answers, so that short games have some."""
    monkeypatch.setattr(runner, "SNAPSHOT_EVERY", 4)


@pytest.mark.usefixtures("often")
def test_a_game_resumed_from_snapshots_is_the_replayed_one() -> None:
    record = Record.from_json(played(answers=35).record().to_json())
    assert len(record.snapshots) > 3
    for to in (0, 3, 4, 11, 20, 35, 99):
        resumed, replayed = resume(Skirmish(), record, to=to), replay(Skirmish(), record, to=to)
        assert resumed.table == replayed.table
        assert resumed.record() == replayed.record()
        play_on(resumed, Chance(1), 500)
        play_on(replayed, Chance(1), 500)
        assert resumed.record() == replayed.record()
        assert resumed.result == replayed.result


@pytest.mark.usefixtures("often")
def test_games_with_many_snapshots_pass_the_suite() -> None:
    for seed in range(3):
        check_game(skirmish.game, seed, invariants=skirmish.invariants)


@pytest.mark.usefixtures("often")
def test_undo_forgets_snapshots_of_what_was_taken_back() -> None:
    game = skirmish.game(3)
    chance = Chance(9)
    while game.decision is not None:
        play_on(game, chance, 3)
        if game.undoable():
            game.undo(min(2, game.undoable()))
            check_save(game)
    check_save(game)


@pytest.mark.usefixtures("often")
def test_a_copy_has_the_snapshots_too() -> None:
    game = played(answers=30)
    assert game.copy().record() == game.record()


@pytest.mark.usefixtures("often")
def test_snapshots_and_injected_dice_go_together() -> None:
    game = skirmish.game(3)
    chance = Chance(3)
    while game.decision is not None:
        fresh = [at for at, _ in game.record().snapshots][-1:] == [len(game.answers)]
        if fresh or not chance.below(8):
            game.inject([1 + chance.below(6)])
        check_save(game)
        resumed = resume(Skirmish(), game.record())
        assert resumed.record() == game.record()
        assert resumed.play.injected == game.play.injected
        play_on(game, chance, 1)


def test_a_snapshot_beyond_the_answers_is_left_aside() -> None:
    game = played()
    record = game.record()
    record.snapshots = [(25, skirmish.game(4).table.state())]
    assert resume(Skirmish(), record, to=30).table == game.table


@pytest.mark.usefixtures("often")
def test_a_false_snapshot_is_found() -> None:
    record = Record.from_json(played(answers=30).record().to_json())
    at, state = record.snapshots[1]
    record.snapshots[1] = (at, {**state, "coins": [99, 0, 0]})
    with pytest.raises(BadRecord, match=f"The snapshot after {at} answers differs"):
        verify(Skirmish(), record)
    record.snapshots[1] = (at + 1, state)
    with pytest.raises(BadRecord, match=f"a snapshot after {at + 1} answers, where its answers lead to none"):
        verify(Skirmish(), record)


def test_an_incomplete_snapshot_is_told() -> None:
    record = played().record()
    record.snapshots = [(3, {"coins": [1, 2, 3]})]
    with pytest.raises(BadRecord, match="A snapshot of the record is incomplete: '.*' is missing"):
        resume(Skirmish(), record)


def test_a_snapshot_after_unreadable_answers_is_told() -> None:
    game = played()
    record = game.record()
    record.snapshots = [(20, game.table.state())]
    record.answers[0] = "jump"
    with pytest.raises(BadRecord, match="answers before its snapshot cannot be read: 'jump' is no action"):
        resume(Skirmish(), record)


# -- what has no record ------------------------------------------------------------------------------------------------


def test_only_a_game_that_knows_its_history_has_a_record() -> None:
    game = played()
    for other in (game.copy(history=False), game.copy(history=False).copy(), game.view(0).imagine(Chance(1))):
        with pytest.raises(BiontError, match="Only a game that knows its history can be recorded"):
            other.record()
    with pytest.raises(BiontError, match="Only a game that keeps its marks"):
        Game(Skirmish(), 1, keep=False).record()
    assert game.copy().record() == game.record()


def test_an_answer_given_in_a_players_place_is_told_kept_and_taken_back_with_it() -> None:
    game = skirmish.game(3)
    play_on(game, Chance(3), 3)
    assert game.decision is not None
    seat = game.decision.seat
    game.choose(game.decision.options[0], lapse=2)
    entry = next(entry for entry in game.entries_since(3) if entry.kind == STAND_IN)
    assert (entry.seat, entry.data) == (seat, (seat, 2))
    record = Record.from_json(game.record().to_json())
    assert record.stand_ins == [(3, 2)]
    assert replay(Skirmish(), record).entries == game.entries
    assert game.copy().record() == game.record()
    game.undo()
    assert game.record().stand_ins == []
    assert STAND_IN not in {entry.kind for entry in game.entries}
    game.redo()
    assert game.record() == record
    with pytest.raises(ValueError, match="LAPSES"):
        game.choose(game.decision.options[0], lapse=9)
    assert game.record() == record


@pytest.mark.usefixtures("often")
def test_deals_are_in_the_record_and_replay() -> None:
    game = skirmish.game(3)
    chance = Chance(3)
    while game.decision is not None:
        if not chance.below(6):
            game.deal_anew(chance.below(1 << 40))
        if not chance.below(8):
            game.inject([1 + chance.below(6)])
        check_save(game)
        resumed = resume(Skirmish(), game.record())
        assert resumed.record() == game.record()
        assert resumed.table == game.table
        play_on(game, chance, 1)
    record = Record.from_json(game.record().to_json())
    assert len(record.deals) > 3
    assert verify(Skirmish(), record).result == game.result


def test_seeds_of_deals_are_withheld_with_the_seed() -> None:
    game = played()
    game.deal_anew(424242)
    assert "424242" in game.record().to_json()
    assert "424242" not in game.record().told(())


@pytest.mark.parametrize("deals", [3, [3], [[1, 2]], [[-1, "2"]], [[1, "x"]], [[1, "9" * 101]], [[True, "1"]]])
def test_bad_deals_are_refused(deals: Any) -> None:
    assert "deals" in refused(json.dumps(data() | {"deals": deals}))
