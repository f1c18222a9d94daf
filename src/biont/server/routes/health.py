"""Whether a process is well, for whoever watches over it: no word of anybody's, and nothing that a visitor needs."""

from __future__ import annotations

from starlette.responses import JSONResponse, Response

from biont.server.routes.visit import Visit
from biont.server.session import is_private, mark_of
from biont.server.store import Trouble
from biont.server.store.versions import NEWEST


async def live(visit: Visit) -> Response:
    """It answers at all."""
    return JSONResponse({"live": True})


def ready(visit: Visit) -> Response:
    """It can serve: its database answers, it hears of what other processes change, and it is not about to stop.

    It also says how the request came, and which server it is (``biont host check``).
    """
    registry = visit.registry
    try:
        registry.store.knock()
        database = True
    except Trouble:
        database = False
    seen = {"secure": is_private(visit.request), "server": mark_of(visit.request.app.state.secret)}
    found = {"database": database, "listening": registry.hears(), "staying": not registry.closing}
    status = 200 if all(found.values()) else 503
    return JSONResponse({"ready": status == 200, "version": NEWEST, **found, **seen}, status_code=status)
