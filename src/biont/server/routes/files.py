"""Style sheets, scripts and fonts, as browsers ask for them."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.responses import Response

from biont.server.routes.visit import Visit
from biont.server.static import KINDS, content, kept, stamp_in


def static_file(visit: Visit) -> Response:
    """A static file; an old stamp gets the new file, but is not told to keep it.

    A script of another version is not given out: it would run among those that the page has already. The page works
    without them.
    """
    name = visit.path["name"]
    found = content(name)
    known = found is not None and stamp_in(name, found) == visit.path["stamp"]
    if found is None or (name.endswith(".js") and not known):
        raise HTTPException(404)
    keep = kept() if known else "no-cache"
    return Response(found, media_type=KINDS[name.rsplit(".", 1)[1]], headers={"Cache-Control": keep})
