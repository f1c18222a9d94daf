"""What every page of a campaign needs: its words beside those of the house, and its templates."""

from __future__ import annotations

from typing import Any

from starlette.responses import HTMLResponse

from biont import games
from biont.campaign.words import PACKAGE, of_campaigns
from biont.games import Definition
from biont.server.routes.visit import Visit
from biont.server.store import KeptCampaign
from biont.words import Words


def say_of(visit: Visit) -> Words:
    """The words of the house and of campaigns, in the language of the visitor; what goes wrong is told in them."""
    say = of_campaigns(visit.preferences.say)
    visit.speak(say)
    return say


def kept_of(visit: Visit) -> KeptCampaign:
    """The campaign that the address names; what goes wrong from here on is told in the words of campaigns."""
    say_of(visit)
    return visit.registry.store.campaign(visit.path["campaign"])


def page(
    visit: Visit, template: str, definition: Definition | None = None, status: int = 200, **values: Any
) -> HTMLResponse:
    """A whole page of a campaign; where it is about no game, around it are the words of the usual one."""
    say = of_campaigns((definition or games.game(games.USUAL)).words(visit.preferences.language))
    return visit.page(f"{PACKAGE}.web/{template}", definition, status, t=say, **values)
