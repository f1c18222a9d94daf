"""Campaigns: a timeline of several games, what comes next, and the file to take home."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fastapi import Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException

from biont import games
from biont.campaign.file import begun, read
from biont.campaign.page import chapters, departure, title, totals, wishes
from biont.campaign.people import ALONE, MODES
from biont.campaign.story import CHOICES, Story
from biont.campaign.web.spoken import page, routes, say_of
from biont.games.preview import drawn
from biont.kernel import BiontError, Record
from biont.kernel.replay import replay
from biont.server.opponents import PERSON
from biont.server.preferences import links_of
from biont.server.preview import Seen, seen
from biont.server.routes.visit import Form, preferences_of, registry_of
from biont.server.store import KeptCampaign, NoSuchGame
from biont.words.errors import tell
from biont.words.teller import seat_name

router = routes()

LISTED = 20
"""Campaigns on their first page."""
PEOPLE = 4
SEAT = "seat-"


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
    say = say_of(request)
    found, damaged = registry_of(request).store.latest_campaigns(LISTED)
    kept = []
    for one in found:
        try:
            story = read(one.text)
            kept.append((one, story.names, title(story, say)))
        except BiontError:
            damaged.append(one.id)
    modes = [mode for mode in MODES if mode != ALONE]
    shown = {"problem": problem, "kept": kept, "damaged": damaged, "people": PEOPLE, "modes": modes}
    return page("campaigns.jinja", preferences_of(request), None, status, **shown)


@router.post("/campaign")
def begin(request: Request, form: Form) -> Response:
    """Begin a campaign of those who are named."""
    names = [name for number in range(PEOPLE) if (name := str(form.get(f"name-{number}", "")).strip())]
    try:
        campaign = begun(names, str(form.get("mode", "")) if len(names) > 1 else "")
    except BiontError as error:
        return _overview(request, tell(error, say_of(request)), 422)
    return way_to(registry_of(request).store.create_campaign(campaign.to_json()))


@router.post("/campaign/open")
def open_file(request: Request, form: Form) -> Response:
    """Open the file of a campaign; everything in it is played again before it is believed."""
    file, say = form.get("file"), say_of(request)
    if not isinstance(file, UploadFile) or not file.filename:
        return _overview(request, say("web-error-no-file"), 422)
    try:
        campaign = read(file.file.read().decode("utf-8"))
        campaign.check()
    except UnicodeDecodeError:
        return _overview(request, say("campaign-no-text"), 422)
    except BiontError as error:
        return _overview(request, tell(error, say), 422)
    return way_to(registry_of(request).store.create_campaign(campaign.to_json()))


@router.get("/campaign/{campaign}")
def timeline(request: Request, campaign: str) -> Response:
    """The timeline of a campaign, and what comes next."""
    return timeline_page(request, registry_of(request).store.campaign(campaign))


@dataclass(frozen=True, slots=True)
class Ahead:
    """What somebody looks at before he decides: choices for the next game, who sits where, or what dice make up."""

    story: Story
    world: Seen | None = None
    players: Mapping[str, str] = field(default_factory=dict)
    dice: str = ""
    """The seed of a result that is made up; ``lines`` say what it hands on."""
    lines: Sequence[str] = ()


def timeline_page(
    request: Request, kept: KeptCampaign, problem: str = "", status: int = 200, ahead: Ahead | None = None
) -> Response:
    """The page of a campaign, with what was wrong, and what somebody looks at before he decides."""
    say, story = say_of(request), read(kept.text)
    played = _kept_games(request, kept)
    game = played.get(story.chapter, "")
    if ahead is None:
        ahead = Ahead(story, None if game else next_world(story, drawn(), preferences_of(request).language))
    shown = ahead.story if story.is_played else story
    return page(
        "campaign.jinja",
        preferences_of(request),
        None,
        status,
        campaign=kept.id,
        chapters=chapters(story, say),
        totals=totals(story, say),
        wishes=wishes(shown, say),
        now=story.chapter,
        is_played=story.is_played,
        is_told=story.is_told,
        departs=story.departs,
        running=game,
        over=bool(game) and registry_of(request).open(game).game.result is not None,
        played=played,
        seats=_seats(request, story, ahead.players),
        ahead=ahead,
        problem=problem,
    )


def _kept_games(request: Request, kept: KeptCampaign) -> dict[str, str]:
    """The games of the chapters that are on this server and were not thrown away."""
    store = registry_of(request).store
    found = {}
    for chapter, game in kept.games.items():
        with suppress(NoSuchGame):
            store.version(game)
            found[chapter] = game
    return found


def next_world(story: Story, number: str, language: str) -> Seen | None:
    """The world of the next game, where it has one of its own."""
    if not story.is_played:
        return None
    record = story.begun(0)
    definition = games.game(record.game)
    if definition.preview is None:
        return None
    number = record.settings.get(definition.preview.name, number)
    return seen(definition, definition.preview, record.seats, record.settings, number, language)


def _seats(request: Request, story: Story, players: Mapping[str, str]) -> tuple[list[Seat], list[str]]:
    """The seats of the next game, and who may sit there."""
    if not story.is_played:
        return [], []
    record, look = story.begun(0), preferences_of(request)
    definition = games.game(record.game)
    say = definition.words(look.language)
    usual = [PERSON, *[definition.players.usual] * (len(record.seats) - 1)]
    seats = [
        Seat(colour, seat_name(colour, say), players.get(colour, who))
        for colour, who in zip(record.seats, usual, strict=True)
    ]
    return seats, list(registry_of(request).whos(definition))


@router.post("/campaign/{campaign}/play")
def play(request: Request, campaign: str, form: Form) -> Response:
    """Begin the next game with what was chosen for it, or look at the world on which that would be."""
    registry = registry_of(request)
    kept = registry.store.campaign(campaign)
    story = read(kept.text)
    players = {name.removeprefix(SEAT): str(who) for name, who in form.items() if name.startswith(SEAT)}
    ahead = Ahead(story, None, players)
    try:
        chosen = _choices(form)
        if form.get("do") == "again":
            chosen["world"] = drawn()
        story = story.arranged(chosen)
        ahead = Ahead(story, next_world(story, drawn(), preferences_of(request).language), players)
        if form.get("do") in ("look", "again"):
            return timeline_page(request, kept, ahead=ahead)
        record = story.begun(secrets.randbits(127))
        whos = registry.whos(games.game(record.game))
        open_game = [who if (who := players.get(colour, PERSON)) in whos else PERSON for colour in record.seats]
        game = registry.take_in(record, open_game)
    except BiontError as error:
        return timeline_page(request, kept, tell(error, say_of(request)), 422, ahead)
    registry.store.change_campaign(kept.id, kept.version, story.to_json(), kept.games | {story.chapter: game})
    registry.go_on(registry.open(game))
    return RedirectResponse(f"/game/{game}", 303)


def _choices(form: FormData) -> dict[str, str]:
    return {name: str(value).strip()[:40] for name, value in form.items() if name.partition("-")[0] in CHOICES}


@router.post("/campaign/{campaign}/take")
def take(request: Request, campaign: str, form: Form) -> Response:
    """Close the chapter of a game that is over."""
    registry = registry_of(request)

    def taken(story: Story, kept: KeptCampaign) -> Story:
        game = _kept_games(request, kept).get(story.chapter, "")
        if not game:
            raise HTTPException(422)
        open_game = registry.open(game)
        with open_game.lock:
            record = open_game.game.record()
        return story.taken(record)

    return changed(request, campaign, taken)


def changed(request: Request, campaign: str, change: Callable[[Story, KeptCampaign], Story]) -> Response:
    """Change a campaign, or say why not."""
    store = registry_of(request).store
    kept = store.campaign(campaign)
    try:
        story = change(read(kept.text), kept)
    except BiontError as error:
        return timeline_page(request, kept, tell(error, say_of(request)), 422)
    store.change_campaign(kept.id, kept.version, story.to_json(), kept.games)
    return way_to(kept.id)


@router.get("/campaign/{campaign}/{chapter}/chronicle")
def retold(request: Request, campaign: str, chapter: str) -> Response:
    """A game of the campaign as a story, from the record in its file, wherever it was played."""
    record = _record(request, campaign, chapter)
    definition, look = games.game(record.game), preferences_of(request)
    chronicle = definition.drawing.chronicle
    if chronicle is None:
        raise HTTPException(404)
    game = replay(games.rules_of(record), record)
    story = chronicle.page(game, definition.words(look.language), links_of(definition))
    return page("chronicle.jinja", look, definition, campaign=campaign, chapter=chapter, story=story)


@router.get("/campaign/{campaign}/{chapter}/record")
def record(request: Request, campaign: str, chapter: str) -> Response:
    """A game of the campaign as a file of its own."""
    headers = {"Content-Disposition": f'attachment; filename="biont-{campaign}-{chapter}.json"'}
    text = _record(request, campaign, chapter).to_json()
    return Response(text, media_type="application/json", headers=headers)


def _record(request: Request, campaign: str, chapter: str) -> Record:
    story = read(registry_of(request).store.campaign(campaign).text)
    found = next((one.record for one in chapters(story, say_of(request)) if one.key == chapter), None)
    if found is None:
        raise HTTPException(404)
    return found


@router.get("/campaign/{campaign}/file")
def file(request: Request, campaign: str) -> Response:
    """The campaign as a file that this and every other Biont opens."""
    headers: dict[str, Any] = {"Content-Disposition": f'attachment; filename="campaign-{campaign}.json"'}
    return Response(registry_of(request).store.campaign(campaign).text, media_type="application/json", headers=headers)


@router.get("/campaign/{campaign}/frontier")
def frontier(request: Request, campaign: str) -> Response:
    """The page to print; it has its style inside, and a policy of its own for that."""
    story = read(registry_of(request).store.campaign(campaign).text)
    if not story.departs:
        raise HTTPException(404)
    policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    return HTMLResponse(departure(story, say_of(request)), headers={"Content-Security-Policy": policy})


def way_to(campaign: str) -> Response:
    """The way to the page of a campaign."""
    return RedirectResponse(f"/campaign/{campaign}", 303)
