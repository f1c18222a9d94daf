"""Switches belong to a person: what he has set once holds in all his games, and nobody else's."""

from __future__ import annotations

from biont import games
from biont.server import switches
from tests.server.conftest import Visitor

GENESIS, ORIGINS = games.game("genesis"), games.game("origins")


def test_only_what_somebody_wants_otherwise_is_kept() -> None:
    kept = switches.written("", GENESIS, {"rolls": True, "forced": True, "discs": True})
    assert kept == "rolls|discs"
    assert switches.wished(kept, GENESIS) == {"rolls": True, "discs": True}
    assert switches.wished(kept, ORIGINS) == {"rolls": True}
    assert switches.written(kept, ORIGINS, {"stage": False}) == "discs|stage", "what only another game knows stays"
    assert switches.wished("<b>|nothing|forced", ORIGINS) == {"forced": False}


def test_a_switch_that_was_set_in_one_game_holds_in_the_next_and_in_those_begun_before(visitor: Visitor) -> None:
    seats = {"game": "genesis", "seat-red": "person", "seat-blue": "person"}
    older, game = visitor.new(**seats), visitor.new(**seats)
    arranged = {name: "on" for name, on in switches.usual(GENESIS).items() if on}
    reply = visitor.post(f"/game/{game}/arrange", **arranged, discs="on", pace="instant")
    assert reply.status_code == 303
    settings = visitor.client.app.state.registry  # type: ignore[attr-defined]
    assert not settings.open(older).settings.get("discs")
    visitor.play(older, 1)
    assert settings.open(older).settings["discs"]
    assert settings.open(visitor.new(**seats)).settings["discs"]
    visitor.post(f"/game/{game}/arrange", **arranged, pace="instant")
    assert not settings.open(visitor.new(**seats)).settings.get("discs")
