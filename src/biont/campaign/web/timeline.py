"""Campaigns: a timeline of several games, what comes next, and the file to take home."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

from biont import games
from biont.campaign.file import begun, read
from biont.campaign.page import KEYS, chapters, departure, heading, states, totals, wishes
from biont.campaign.people import ALONE, MODES
from biont.campaign.story import CHOICES, Story
from biont.campaign.web.spoken import kept_of, page, say_of
from biont.games.preview import drawn
from biont.kernel import BiontError, Record
from biont.kernel.replay import replay
from biont.packs.library import uncollected
from biont.server import switches
from biont.server.open_game import NAMES
from biont.server.opponents import PERSON
from biont.server.preferences import links_of
from biont.server.preview import Seen, seen
from biont.server.routes.visit import Visit
from biont.server.store import KeptCampaign, NoSuchGame
from biont.words import Words
from biont.words.errors import tell
from biont.words.teller import seat_name

LISTED = 20
"""Campaigns on their first page."""
PEOPLE = 4
SEAT = "seat-"


class Seat(NamedTuple):
    """A seat of the next game, and who may sit there."""

    colour: str
    name: str
    usual: str


def overview(visit: Visit) -> Response:
    """Begin a campaign, open one, or go on with one."""
    return _overview(visit)


def _overview(visit: Visit, problem: str = "", status: int = 200) -> Response:
    say = say_of(visit)
    found, damaged = visit.registry.store.latest_campaigns(LISTED)
    kept = []
    for one in found:
        try:
            story = read(one.text)
            kept.append((one, story.names, states(story)))
        except BiontError:
            damaged.append(one.id)
    modes = [mode for mode in MODES if mode != ALONE]
    told = {key: heading(key, say) for key in KEYS}
    shown = {"problem": problem, "told": told, "kept": kept, "damaged": damaged, "people": PEOPLE, "modes": modes}
    return page(visit, "campaigns.jinja", None, status, **shown)


def begin(visit: Visit) -> Response:
    """Begin a campaign of those who are named."""
    names = [name for number in range(PEOPLE) if (name := visit.form.get(f"name-{number}", "").strip())]
    try:
        campaign = begun(names, visit.form.get("mode", "") if len(names) > 1 else "")
    except BiontError as error:
        return _overview(visit, tell(error, say_of(visit)), 422)
    return way_to(visit, visit.registry.store.create_campaign(campaign.to_json()))


def open_file(visit: Visit) -> Response:
    """Open the file of a campaign; everything in it is played again before it is believed."""
    given, say = visit.form.file("file"), say_of(visit)
    if given is None:
        return _overview(visit, say("web-error-no-file"), 422)
    try:
        with uncollected():
            campaign = read(given.decode("utf-8"))
            campaign.check()
    except UnicodeDecodeError:
        return _overview(visit, say("campaign-no-text"), 422)
    except BiontError as error:
        return _overview(visit, tell(error, say), 422)
    return way_to(visit, visit.registry.store.create_campaign(campaign.to_json()))


def timeline(visit: Visit) -> Response:
    """The timeline of a campaign, and what comes next."""
    return timeline_page(visit, kept_of(visit))


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
    visit: Visit, kept: KeptCampaign, problem: str = "", status: int = 200, ahead: Ahead | None = None
) -> Response:
    """The page of a campaign, with what was wrong, and what somebody looks at before he decides."""
    say, story = say_of(visit), read(kept.text)
    played = _kept_games(visit, kept)
    game = played.get(story.chapter, "")
    if ahead is None:
        ahead = Ahead(story, None if game else next_world(story, drawn(), visit.preferences.language))
    shown = ahead.story if story.is_played else story
    return page(
        visit,
        "campaign.jinja",
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
        over=bool(game) and visit.registry.open(game).game.result is not None,
        played=played,
        seats=_seats(visit, story, ahead.players),
        ahead=ahead,
        problem=problem,
    )


def _kept_games(visit: Visit, kept: KeptCampaign) -> dict[str, str]:
    """The games of the chapters that are on this server and were not thrown away."""
    store = visit.registry.store
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


def _seats(visit: Visit, story: Story, players: Mapping[str, str]) -> tuple[list[Seat], list[str]]:
    """The seats of the next game, and who may sit there."""
    if not story.is_played:
        return [], []
    record = story.begun(0)
    definition = games.game(record.game)
    say = definition.words(visit.preferences.language)
    usual = [PERSON, *[definition.players.usual] * (len(record.seats) - 1)]
    names = _called(story, record)
    seats = [
        Seat(colour, _named(seat_name(colour, say), names.get(colour, ""), say), players.get(colour, who))
        for colour, who in zip(record.seats, usual, strict=True)
    ]
    return seats, list(visit.registry.whos(definition))


def _named(colour: str, person: str, say: Words) -> str:
    return say("web-named", name=person, who=colour) if person else colour


def play(visit: Visit) -> Response:
    """Begin the next game with what was chosen for it, or look at the world on which that would be."""
    registry, kept, form = visit.registry, kept_of(visit), visit.form
    story = read(kept.text)
    players = {name.removeprefix(SEAT): who for name, who in form.items() if name.startswith(SEAT)}
    ahead = Ahead(story, None, players)
    try:
        chosen = _choices(form)
        if form.get("do") == "again":
            chosen["world"] = drawn()
        story = story.arranged(chosen)
        ahead = Ahead(story, next_world(story, drawn(), visit.preferences.language), players)
        if form.get("do") in ("look", "again"):
            return timeline_page(visit, kept, ahead=ahead)
        record = story.begun(secrets.randbits(127))
        whos = registry.whos(games.game(record.game))
        open_game = [who if (who := players.get(colour, PERSON)) in whos else PERSON for colour in record.seats]
        own = switches.wished(visit.remembered(switches.COOKIE), games.game(record.game))
        game = registry.take_in(record, open_game, **{**own, NAMES: _called(story, record)})
    except BiontError as error:
        return timeline_page(visit, kept, tell(error, say_of(visit)), 422, ahead)
    registry.store.change_campaign(kept.id, kept.version, story.to_json(), kept.games | {story.chapter: game})
    registry.go_on(registry.open(game))
    return visit.lead_to(f"/game/{game}")


def _called(story: Story, record: Record) -> dict[str, str]:
    """What those are called who play, by their colours in that game."""
    return {colour: one.name for one in story.people for colour in (one.first, one.later) if colour in record.seats}


def _choices(form: Mapping[str, str]) -> dict[str, str]:
    return {name: value.strip()[:40] for name, value in form.items() if name.partition("-")[0] in CHOICES}


def take(visit: Visit) -> Response:
    """Close the chapter of a game that is over."""
    registry = visit.registry

    def taken(story: Story, kept: KeptCampaign) -> Story:
        game = _kept_games(visit, kept).get(story.chapter, "")
        if not game:
            raise HTTPException(422)
        open_game = registry.open(game)
        with open_game.lock:
            record = open_game.game.record()
        return story.taken(record)

    return changed(visit, taken)


def changed(visit: Visit, change: Callable[[Story, KeptCampaign], Story]) -> Response:
    """Change a campaign, or say why not."""
    kept = kept_of(visit)
    try:
        story = change(read(kept.text), kept)
    except BiontError as error:
        return timeline_page(visit, kept, tell(error, say_of(visit)), 422)
    visit.registry.store.change_campaign(kept.id, kept.version, story.to_json(), kept.games)
    return way_to(visit, kept.id)


def retold(visit: Visit) -> Response:
    """A game of the campaign as a story, from the record in its file, wherever it was played."""
    record = _record(visit)
    definition = games.game(record.game)
    chronicle = definition.drawing.chronicle
    if chronicle is None:
        raise HTTPException(404)
    game = replay(games.rules_of(record), record)
    story = chronicle.page(
        game, definition.words(visit.preferences.language), links_of(definition, home=visit.preferences.home)
    )
    campaign, chapter = visit.path["campaign"], visit.path["chapter"]
    return page(visit, "chronicle.jinja", definition, campaign=campaign, chapter=chapter, story=story)


def record(visit: Visit) -> Response:
    """A game of the campaign as a file of its own."""
    name = f"biont-{visit.path['campaign']}-{visit.path['chapter']}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    text = _record(visit).to_json()
    return Response(text, media_type="application/json", headers=headers)


def _record(visit: Visit) -> Record:
    story = read(kept_of(visit).text)
    found = next((one.record for one in chapters(story, say_of(visit)) if one.key == visit.path["chapter"]), None)
    if found is None:
        raise HTTPException(404)
    return found


def file(visit: Visit) -> Response:
    """The campaign as a file that this and every other Biont opens."""
    kept = kept_of(visit)
    headers = {"Content-Disposition": f'attachment; filename="campaign-{kept.id}.json"'}
    return Response(kept.text, media_type="application/json", headers=headers)


def frontier(visit: Visit) -> Response:
    """The page to print; it has its style inside, and a policy of its own for that."""
    story = read(kept_of(visit).text)
    if not story.departs:
        raise HTTPException(404)
    policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    return HTMLResponse(departure(story, say_of(visit)), headers={"Content-Security-Policy": policy})


def way_to(visit: Visit, campaign: str) -> Response:
    """The way to the page of a campaign."""
    return visit.lead_to(f"/campaign/{campaign}")
