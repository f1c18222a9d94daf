"""Campaigns: a timeline of several games, what comes next, and the file to take home."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, NamedTuple

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException

from biont import games
from biont.games.campaigns import Campaign, campaigns
from biont.kernel import BiontError
from biont.server.opponents import PERSON
from biont.server.routes.visit import Form, hall_of, look_of, page
from biont.server.store import KeptCampaign
from biont.words.errors import tell
from biont.words.teller import seat_name

router = APIRouter(default_response_class=HTMLResponse)

LISTED = 20
"""Campaigns on their first page."""
PEOPLE = 4
LONGEST = 40_000
"""Letters of a result that somebody pastes."""
NAMES_OF_CHOICES = ("map", "advanced", "shape-", "merfolk-")
"""How the fields of a form begin that are wishes of a campaign."""


class Seat(NamedTuple):
    """A seat of the next game, and who may sit there."""

    colour: str
    name: str
    usual: str


@router.get("/campaign")
def overview(request: Request) -> Response:
    """Begin a campaign, open one, or go on with one."""
    return _overview(request)


def _overview(request: Request, problem: str = "", status: int = 200) -> Response:
    look, store = look_of(request), hall_of(request).store
    kept = [(one, campaigns().read(one.text)) for one in store.latest_campaigns(LISTED)]
    return page(
        "campaigns.jinja", look, None, status, problem=problem, kept=kept, people=PEOPLE, modes=campaigns().modes
    )


@router.post("/campaign")
def begin(request: Request, form: Form) -> Response:
    """Begin a campaign of those who are named."""
    names = [name for number in range(PEOPLE) if (name := str(form.get(f"name-{number}", "")).strip())]
    try:
        campaign = campaigns().new(names, str(form.get("mode", "")) if len(names) > 1 else "")
    except BiontError as error:
        return _overview(request, tell(error, look_of(request).say), 422)
    return _to(hall_of(request).store.create_campaign(campaign.to_json()))


@router.post("/campaign/open")
def open_file(request: Request, form: Form) -> Response:
    """Open the file of a campaign; everything in it is played again before it is believed."""
    file, say = form.get("file"), look_of(request).say
    if not isinstance(file, UploadFile) or not file.filename:
        return _overview(request, say("web-error-no-file"), 422)
    try:
        campaign = campaigns().read(file.file.read().decode("utf-8"))
        campaign.check()
    except UnicodeDecodeError:
        return _overview(request, say("web-error-no-text"), 422)
    except BiontError as error:
        return _overview(request, tell(error, say), 422)
    return _to(hall_of(request).store.create_campaign(campaign.to_json()))


@router.get("/campaign/{campaign}")
def timeline(request: Request, campaign: str) -> Response:
    """The timeline of a campaign, and what comes next."""
    return _timeline(request, hall_of(request).store.campaign(campaign))


def _timeline(
    request: Request, kept: KeptCampaign, problem: str = "", status: int = 200, written: str = ""
) -> Response:
    look, story = look_of(request), campaigns().read(kept.text)
    return page(
        "campaign.jinja",
        look,
        None,
        status,
        campaign=kept.id,
        chapters=story.chapters(look.say),
        totals=story.totals(look.say),
        wishes=story.wishes(look.say),
        stage=story.stage,
        is_played=story.is_played,
        is_told=story.is_told,
        departs=story.departs,
        played=kept.games,
        over=_is_over(request, kept.games.get(story.stage, "")),
        seats=_seats(request, story),
        sheet=written or (story.sheet() if story.is_told else ""),
        examples=campaigns().examples,
        problem=problem,
    )


def _seats(request: Request, story: Campaign) -> tuple[list[Seat], list[str]]:
    """The seats of the next game, and who may sit there."""
    if not story.is_played:
        return [], []
    record, look = story.begun(0), look_of(request)
    kit = games.game(record.game)
    say = kit.words(look.language)
    usual = [PERSON, *[kit.players.usual] * (len(record.seats) - 1)]
    seats = [Seat(colour, seat_name(colour, say), who) for colour, who in zip(record.seats, usual, strict=True)]
    return seats, list(hall_of(request).whos(kit))


def _is_over(request: Request, game: str) -> bool:
    return bool(game) and hall_of(request).open(game).game.result is not None


@router.post("/campaign/{campaign}/play")
def play(request: Request, campaign: str, form: Form) -> Response:
    """Begin the next game, with what was chosen for it."""
    hall = hall_of(request)
    kept = hall.store.campaign(campaign)
    try:
        story = campaigns().read(kept.text).arranged(_choices(form))
        record = story.begun(secrets.randbits(127))
        whos = hall.whos(games.game(record.game))
        players = [str(form.get(f"seat-{colour}", PERSON)) for colour in record.seats]
        game = hall.take_in(record, [who if who in whos else PERSON for who in players])
    except BiontError as error:
        return _timeline(request, kept, tell(error, look_of(request).say), 422)
    hall.store.change_campaign(kept.id, kept.version, story.to_json(), kept.games | {story.stage: game})
    hall.go_on(hall.open(game))
    return RedirectResponse(f"/game/{game}", 303)


def _choices(form: FormData) -> dict[str, str]:
    return {name: str(value)[:40] for name, value in form.items() if name.startswith(NAMES_OF_CHOICES)}


@router.post("/campaign/{campaign}/take")
def take(request: Request, campaign: str, form: Form) -> Response:
    """Close the chapter of a game that is over."""
    hall = hall_of(request)

    def taken(story: Campaign, kept: KeptCampaign) -> Campaign:
        game = kept.games.get(story.stage, "")
        if not game:
            raise HTTPException(422)
        sitting = hall.open(game)
        with sitting.lock:
            record = sitting.game.record()
        return story.taken(record)

    return _changed(request, campaign, taken)


@router.post("/campaign/{campaign}/megafauna")
def middle(request: Request, campaign: str, form: Form) -> Response:
    """The game between: a result that somebody wrote down, an example, or one that dice make up."""
    text = str(form.get("result", ""))[:LONGEST]
    file = form.get("file")
    if isinstance(file, UploadFile) and file.filename:
        text = file.file.read(LONGEST).decode("utf-8", "replace")

    def told(story: Campaign, kept: KeptCampaign) -> Campaign:
        return story.made_up(secrets.randbits(60)) if form.get("dice") else story.told(text)

    return _changed(request, campaign, told, text)


def _changed(
    request: Request, campaign: str, change: Callable[[Campaign, KeptCampaign], Campaign], written: str = ""
) -> Response:
    """Change a campaign, or say why not."""
    store = hall_of(request).store
    kept = store.campaign(campaign)
    try:
        story = change(campaigns().read(kept.text), kept)
    except BiontError as error:
        return _timeline(request, kept, tell(error, look_of(request).say), 422, written)
    store.change_campaign(kept.id, kept.version, story.to_json(), kept.games)
    return _to(kept.id)


@router.get("/campaign/{campaign}/file")
def file(request: Request, campaign: str) -> Response:
    """The campaign as a file that this and every other Biont opens."""
    headers: dict[str, Any] = {"Content-Disposition": f'attachment; filename="campaign-{campaign}.json"'}
    return Response(hall_of(request).store.campaign(campaign).text, media_type="application/json", headers=headers)


@router.get("/campaign/{campaign}/frontier")
def frontier(request: Request, campaign: str) -> Response:
    """The page to print; it has its style inside, and a policy of its own for that."""
    story = campaigns().read(hall_of(request).store.campaign(campaign).text)
    if not story.departs:
        raise HTTPException(404)
    policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    return HTMLResponse(story.departure(look_of(request).say), headers={"Content-Security-Policy": policy})


def _to(campaign: str) -> Response:
    return RedirectResponse(f"/campaign/{campaign}", 303)
