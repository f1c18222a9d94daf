"""Push: a browser that wants to be told while no page is open, its service worker, and what lets a phone install it."""

from __future__ import annotations

import json
from importlib.resources import files

from starlette.exceptions import HTTPException
from starlette.responses import Response

from biont.kernel import BadSettings
from biont.server.notices.calling import split
from biont.server.notices.push import is_key
from biont.server.people import person_of
from biont.server.routes.visit import Visit
from biont.server.static import KINDS, address
from biont.server.store import Subscription

LONGEST = 500


def service_worker(visit: Visit) -> Response:
    """The script that shows notices; a browser asks for it anew whenever it looks."""
    text = files("biont.server.notices").joinpath("service-worker.js").read_text(encoding="utf-8")
    return Response(text, media_type=KINDS["js"], headers={"Cache-Control": "no-cache"})


def manifest(visit: Visit) -> Response:
    """What a phone needs to install the page: on some a condition for push."""
    icon = {"src": visit.preferences.home + address("icon.svg"), "type": "image/svg+xml", "sizes": "any"}
    about = {"name": "Biont", "short_name": "Biont", "start_url": f"{visit.preferences.home}/", "display": "standalone"}
    about |= {"scope": f"{visit.preferences.home}/"}
    return Response(json.dumps(about | {"icons": [icon]}), media_type="application/manifest+json")


def begin(visit: Visit) -> Response:
    """A browser wants to be told."""
    me, form = person_of(visit.request), visit.form
    if me is None or visit.registry.host.push is None:
        raise HTTPException(404)
    endpoint, key, auth = (form.get(name, "")[:LONGEST] for name in ("endpoint", "p256dh", "auth"))
    split(endpoint)
    if not is_key(key, auth):
        raise BadSettings(visit.preferences.say("web-error-form"))
    visit.registry.store.keep_push(Subscription(me.id, endpoint, key, auth))
    return Response(status_code=204)


def end(visit: Visit) -> Response:
    """A browser wants to be told no more."""
    me = person_of(visit.request)
    if me is None:
        raise HTTPException(404)
    visit.registry.store.drop_push(me.id, visit.form.get("endpoint", "")[:LONGEST])
    return Response(status_code=204)
