"""The campaign in the browser: a timeline of its games, and a form for the one that others play."""

from __future__ import annotations

from biont.campaign.web import result, timeline
from biont.games.extensions import Pages
from biont.server.company.acts import CAMPAIGN
from biont.server.routes.route import get, post

PAGES = Pages(
    package="biont.campaign.web",
    routes=(
        post("/campaign/{campaign}/dice", result.dice, CAMPAIGN),
        get("/campaign/{campaign}/result", result.result, CAMPAIGN),
        get("/campaign/{campaign}/result.toml", result.result_file, CAMPAIGN),
        post("/campaign/{campaign}/result", result.bring, CAMPAIGN),
        get("/campaign", timeline.overview, CAMPAIGN),
        post("/campaign", timeline.begin, CAMPAIGN),
        post("/campaign/open", timeline.open_file, CAMPAIGN),
        get("/campaign/{campaign}", timeline.timeline, CAMPAIGN),
        post("/campaign/{campaign}/play", timeline.play, CAMPAIGN),
        post("/campaign/{campaign}/take", timeline.take, CAMPAIGN),
        get("/campaign/{campaign}/{chapter}/chronicle", timeline.retold, CAMPAIGN),
        get("/campaign/{campaign}/{chapter}/record", timeline.record, CAMPAIGN),
        get("/campaign/{campaign}/file", timeline.file, CAMPAIGN),
        get("/campaign/{campaign}/frontier", timeline.frontier, CAMPAIGN),
    ),
    invitation="invitation.jinja",
    styles=("campaign.css",),
)
