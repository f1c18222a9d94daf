"""The sounds of a frame, which the log and the points tell; and their files, which a script of ours makes."""

from __future__ import annotations

import wave
from io import BytesIO

import pytest
from tools import sounds as maker

from biont.server import static
from biont.server.page.log import Log
from biont.server.page.sounds import sounds
from tests.browser.positions import open_game, recorded, seen
from tests.server.conftest import Visitor

ALL_TOGETHER = 150_000
"""Bytes that all of them may have."""


@pytest.mark.parametrize(("game", "every"), [("genesis", 61), ("origins", 23)])
def test_every_sound_has_its_reason_in_the_log_or_in_the_points(game: str, every: int) -> None:
    heard: set[str] = set()
    for record in recorded(game)[::20]:
        for at in [*range(9, len(record.answers), every), len(record.answers)]:
            position = seen(open_game(record, at), "en")
            log, history = Log(position), position.open_game.history
            own = [number for number, one in enumerate(position.colours) if one.seat == position.seat]
            for answers, name in sounds(position, log):
                heard.add(str(name))
                assert isinstance(answers, int)
                told = log.entries[log.told_before(answers - 1) : log.told_before(answers)]
                was, now = (sum(history[place].points[one] for one in own) for place in (answers - 1, answers))
                faces = position.definition.advice.faces
                assert {
                    "dice": any(faces(entry) for entry in told),
                    "card": any(entry.kind.causes for entry in told),
                    "gain": now > was,
                    "loss": now < was,
                    "turn": answers == at and position.game.decision is not None,
                    "end": answers == at and position.game.finished,
                }[str(name)]
    assert heard >= {"card", "gain", "end"}


def test_what_one_looks_back_at_is_silent() -> None:
    position = seen(open_game(recorded("genesis")[0], 200), "en", 150)
    assert sounds(position, Log(position)) == []


def test_the_script_makes_the_files_and_they_are_small() -> None:
    """Sines of another machine may differ in their last digit, so a sample may be off by one."""
    kept = static.sounds()
    assert set(kept) == {f"sounds/{name}.wav" for name in maker.SOUNDS}
    assert sum(map(len, kept.values())) < ALL_TOGETHER
    for name, made in maker.SOUNDS.items():
        ours, theirs = samples(maker.written(made())), samples(kept[f"sounds/{name}.wav"])
        assert len(ours) == len(theirs)
        assert max(abs(one - other) for one, other in zip(ours, theirs, strict=True)) <= 1
        assert max(map(abs, theirs)) <= round(maker.LOUDEST * 32767) + 1
        assert abs(theirs[-1]) < 200, "it does not end with a click"


def samples(file: bytes) -> memoryview:
    """The samples of a sound."""
    with wave.open(BytesIO(file)) as opened:
        return memoryview(opened.readframes(opened.getnframes())).cast("h")


def test_sounds_lie_beside_the_scripts_that_ask_for_them(visitor: Visitor) -> None:
    reply = visitor.client.get(f"/static/{static.version()}/sounds/dice.wav")
    assert reply.status_code == 200
    assert reply.headers["content-type"] == "audio/wav"
    assert "immutable" in reply.headers["cache-control"]
    assert visitor.client.get(f"/static/{static.version()}/sounds/none.wav").status_code == 404
