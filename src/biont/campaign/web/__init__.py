"""The campaign in the browser: a timeline of its games, and a form for the one that others play."""

from __future__ import annotations

from biont.campaign.web import result, timeline
from biont.games.extensions import Pages

PAGES = Pages(
    package="biont.campaign.web",
    routers=(result.router, timeline.router),
    invitation="invitation.jinja",
    styles=("campaign.css",),
)
