"""The campaign in the browser: a timeline of its games, and a form for the one that others play.

Its handlers know the rules of both games, so they are named by strings: no other page waits for them.
"""

from __future__ import annotations

from biont.games.extensions import Pages
from biont.server.company.acts import CAMPAIGN
from biont.server.routes.route import get, post

RESULT, TIMELINE = "biont.campaign.web.result", "biont.campaign.web.timeline"

PAGES = Pages(
    package="biont.campaign.web",
    routes=(
        post("/campaign/{campaign}/dice", f"{RESULT}:dice", CAMPAIGN),
        get("/campaign/{campaign}/result", f"{RESULT}:result", CAMPAIGN),
        get("/campaign/{campaign}/result.toml", f"{RESULT}:result_file", CAMPAIGN),
        post("/campaign/{campaign}/result", f"{RESULT}:bring", CAMPAIGN),
        get("/campaign", f"{TIMELINE}:overview", CAMPAIGN),
        post("/campaign", f"{TIMELINE}:begin", CAMPAIGN),
        post("/campaign/open", f"{TIMELINE}:open_file", CAMPAIGN),
        get("/campaign/{campaign}", f"{TIMELINE}:timeline", CAMPAIGN),
        post("/campaign/{campaign}/play", f"{TIMELINE}:play", CAMPAIGN),
        post("/campaign/{campaign}/take", f"{TIMELINE}:take", CAMPAIGN),
        get("/campaign/{campaign}/{chapter}/chronicle", f"{TIMELINE}:retold", CAMPAIGN),
        get("/campaign/{campaign}/{chapter}/record", f"{TIMELINE}:record", CAMPAIGN),
        get("/campaign/{campaign}/file", f"{TIMELINE}:file", CAMPAIGN),
        get("/campaign/{campaign}/frontier", f"{TIMELINE}:frontier", CAMPAIGN),
    ),
    invitation="invitation.jinja",
    styles=("campaign.css",),
)
