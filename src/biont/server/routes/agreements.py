"""What people propose to each other at a table: going back, a pause, an end, a program for a seat; yes and no to it."""

from __future__ import annotations

from collections.abc import Callable

from starlette.responses import Response

from biont.server.agreeing import Gathering
from biont.server.routes.table import moved
from biont.server.routes.visit import Visit


def propose(visit: Visit) -> Response:
    """Propose something: ``kind`` is what, ``number`` the answers that would be left, or the seat."""
    kind, number = visit.form.get("kind", ""), visit.form.number_or_none("number", 0)
    return _gathered(visit, lambda gathering: gathering.propose(kind, number or 0))


def agree(visit: Visit) -> Response:
    """Say yes to what somebody has proposed."""
    id = visit.path.number("number")
    return _gathered(visit, lambda gathering: gathering.agree(id))


def refuse(visit: Visit) -> Response:
    """Say no to it; whoever has proposed it withdraws it."""
    id = visit.path.number("number")
    return _gathered(visit, lambda gathering: gathering.refuse(id))


def go_on(visit: Visit) -> Response:
    """End a pause."""
    return _gathered(visit, Gathering.go_on)


def _gathered(visit: Visit, change: Callable[[Gathering], None]) -> Response:
    open_game = visit.open_game()
    with open_game.lock:
        change(visit.gathering(open_game))
    return moved(visit, visit.registry.open(open_game.id))
