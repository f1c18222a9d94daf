"""What can still come is told without the guide too, below the board, while one can still act."""

from __future__ import annotations

import pytest

from biont.server.page.draw import draw
from biont.server.page.risks import risks
from tests.browser.positions import open_game, recorded, seen


@pytest.mark.parametrize("game", ["genesis", "origins"])
def test_risks_stand_below_the_board_where_nothing_has_just_struck(game: str) -> None:
    told = silent = 0
    record = recorded(game)[1]
    for at in range(40, len(record.answers), 13):
        position = seen(open_game(record, at))
        found, decision = risks(position), position.game.decision
        strip = draw(position).regions["strip"]
        assert ('id="risks"' in strip) == bool(found)
        told += bool(found)
        if decision is not None and (decision.kind.follows or decision.kind.judges):
            assert not found
            silent += 1
    assert told
    assert silent
