"""The campaign in the browser: a timeline of its games, and a form for the one that others play."""

from __future__ import annotations

from biont.campaign.web import result, timeline
from biont.games.extensions import Pages
from biont.server.routes.route import get, post

PAGES = Pages(
    package="biont.campaign.web",
    routes=(
        post("/campaign/{campaign}/dice", result.dice),
        get("/campaign/{campaign}/result", result.result),
        get("/campaign/{campaign}/result.toml", result.result_file),
        post("/campaign/{campaign}/result", result.bring),
        get("/campaign", timeline.overview),
        post("/campaign", timeline.begin),
        post("/campaign/open", timeline.open_file),
        get("/campaign/{campaign}", timeline.timeline),
        post("/campaign/{campaign}/play", timeline.play),
        post("/campaign/{campaign}/take", timeline.take),
        get("/campaign/{campaign}/{chapter}/chronicle", timeline.retold),
        get("/campaign/{campaign}/{chapter}/record", timeline.record),
        get("/campaign/{campaign}/file", timeline.file),
        get("/campaign/{campaign}/frontier", timeline.frontier),
    ),
    invitation="invitation.jinja",
    styles=("campaign.css",),
)
