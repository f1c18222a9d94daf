"""What every page of a campaign needs: its words beside those of the house, and its templates."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse

from biont import games
from biont.campaign.words import PACKAGE, of_campaigns
from biont.games import Definition
from biont.server.preferences import Preferences
from biont.server.routes.visit import page as page_of
from biont.server.routes.visit import preferences_of
from biont.words import Words


def say_of(request: Request) -> Words:
    """The words of the house and of campaigns, in the language of the visitor."""
    return of_campaigns(preferences_of(request).say)


def _speak(request: Request) -> None:
    """What goes wrong from here on is told in the words of campaigns."""
    request.state.say = say_of(request)


def routes() -> APIRouter:
    """Addresses of a campaign."""
    return APIRouter(default_response_class=HTMLResponse, dependencies=[Depends(_speak)])


def page(
    template: str, look: Preferences, definition: Definition | None = None, status: int = 200, **values: Any
) -> HTMLResponse:
    """A whole page of a campaign; where it is about no game, around it are the words of the usual one."""
    say = of_campaigns((definition or games.game(games.USUAL)).words(look.language))
    return page_of(f"{PACKAGE}.web/{template}", look, definition, status, t=say, **values)
