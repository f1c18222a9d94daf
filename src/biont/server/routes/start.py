"""The house: the start page with a form for each game, records that are brought along, and how pages look."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException

from biont import games
from biont.games import Definition
from biont.games.extensions import extensions
from biont.games.preview import drawn
from biont.kernel import BadRecord, BadSettings, Record
from biont.kernel.errors import BadPack
from biont.kernel.settings import Choice, Setting, Switch
from biont.server.new_game import NewGame, new_game
from biont.server.opponents import EMPTY, PERSON
from biont.server.preferences import Preferences
from biont.server.preview import Seen, seen
from biont.server.routes.visit import LOOK, Form, begun, definition_named, page, played_by, preferences_of, registry_of
from biont.server.session import remember
from biont.server.store import Kept
from biont.words import LANGUAGES, Words
from biont.words.errors import tell
from biont.words.teller import seat_name

router = APIRouter(default_response_class=HTMLResponse)

SAVED = 30
"""Games on the start page."""


class Way(NamedTuple):
    """One value of a setting on the start page."""

    value: str
    name: str
    about: str
    chosen: bool
    alone: bool
    """Whether one person plays alone with it: then programs have no seat."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A game on the start page: its words, and its form as it was filled in, or as it usually is."""

    definition: Definition
    t: Words
    form: Mapping[str, Any]
    whos: Sequence[str]
    """Who may sit down."""
    going: Saved | None = None
    """The last game of the visitor's, if it is not over."""
    seen: Seen | None = None
    """What somebody looks at before the game begins."""

    @property
    def modes(self) -> list[Setting]:
        """Settings whose values are explained one by one."""
        return [one for one in self.definition.settings if all(way.about for way in self.ways(one))]

    @property
    def choices(self) -> list[Choice]:
        """Settings whose values speak for themselves."""
        return [one for one in self.definition.settings if isinstance(one, Choice) and one not in self.modes]

    @property
    def switches(self) -> list[Switch]:
        """Settings that are on or off."""
        return [one for one in self.definition.settings if isinstance(one, Switch) and one not in self.modes]

    def legend(self, setting: Setting) -> str:
        """What stands above the values of a setting."""
        return self.named(setting.name, "choice" if isinstance(setting, Switch) else "")

    def ways(self, setting: Setting) -> list[Way]:
        """The values of a setting; a switch that has words for both is shown like a choice."""
        if isinstance(setting, Switch):
            words, chosen = {"": "off", "on": "on"}, str(self.form.get(setting.name, ""))
        else:
            words, chosen = {value: value for value in setting.values}, self.form.get(setting.name, setting.usual)
        alone = self.definition.alone.get(setting.name)
        return [
            Way(value, self.named(setting.name, word), self.about(setting.name, word), value == chosen, value == alone)
            for value, word in words.items()
        ]

    def called(self, key: str, plain: str) -> str:
        """A word of the game, where it has one."""
        return self.t(key) if self.t.has(key) else plain

    def named(self, setting: str, value: str = "") -> str:
        """What a setting, or a value of it, is called."""
        return self.called(f"setting-{setting}-{value}" if value else f"setting-{setting}", value or setting)

    def about(self, setting: str, value: str = "") -> str:
        """What it does."""
        return self.called(f"setting-{setting}-{value}-about" if value else f"setting-{setting}-about", "")

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.definition.telling.title(self.t)

    def seat(self, colour: str) -> str:
        """What a colour is called."""
        return seat_name(colour, self.t)

    @property
    def usual(self) -> dict[str, str]:
        """Who usually plays: a person and programs."""
        first, *others = self.definition.seating.usual
        return {first: PERSON, **dict.fromkeys(others, self.definition.players.usual)}

    @property
    def seats(self) -> dict[str, str]:
        """Who sits where as the form says, or as usual."""
        usual = self.usual
        return {
            colour: str(self.form.get(f"seat-{colour}", usual.get(colour, EMPTY)))
            for colour in self.definition.seating.names
        }

    @property
    def alone(self) -> dict[str, bool]:
        """The colours that somebody alone may play, and which he has; none where nobody can play alone."""
        if not self.definition.alone:
            return {}
        has = {f"alone-{colour}" for colour in self.definition.seating.usual} if not self.form else set(self.form)
        offered = self.definition.seated(self.definition.seating.names, self.definition.alone)
        return {colour: f"alone-{colour}" in has for colour in offered}


@dataclass(frozen=True, slots=True)
class Saved:
    """A game in the list of saved ones, in the words of its own game."""

    kept: Kept
    definition: Definition | None
    look: Preferences

    @property
    def points(self) -> list[tuple[str, str, str]]:
        """Every seat: its colour, its name, and its points where it has some of its own."""
        seats, points = self.kept.header.seats, self.kept.summary["points"]
        if self.definition is None:
            return [("", seat, "") for seat in seats]
        say = self.definition.words(self.look.language)
        return [
            (seat if own else "", seat_name(seat, say), str(points[number]) if own else "")
            for number, seat in enumerate(seats)
            for own in [number < len(points) and seat in self.definition.seating.names]
        ]

    @property
    def turn(self) -> str:
        """How far it is."""
        say = self.definition.words(self.look.language) if self.definition else self.look.say
        return say("web-turn" if say.has("web-turn") else "web-saved-turn", turn=self.kept.summary["turn"])

    @property
    def title(self) -> str:
        """Which game it is."""
        return (
            self.definition.telling.title(self.definition.words(self.look.language))
            if self.definition
            else self.kept.header.game
        )


@router.get("/")
def start(request: Request) -> Response:
    """New game, saved games, and the way to everything else."""
    return start_page(request)


def start_page(
    request: Request,
    problem: str = "",
    chosen: FormData | None = None,
    status: int = 200,
    seen: Seen | None = None,
) -> Response:
    """The start page, with what was wrong with a form, the form as it was filled in, and what is looked at first."""
    look, registry = preferences_of(request), registry_of(request)
    form = dict(chosen) if chosen is not None else {}
    wanted = form.get("game", games.USUAL)
    known = games.names()
    whole, damaged = registry.store.latest_and_damaged(SAVED)
    saved = [Saved(kept, games.game(kept.header.game) if kept.header.game in known else None, look) for kept in whole]
    played = played_by(request)
    going = {one.kept.id: one for one in saved if not one.kept.summary["finished"]}
    offers = [
        Offer(
            definition,
            definition.words(look.language),
            form if definition.name == wanted else {},
            (*registry.whos(definition), EMPTY),
            going.get(played.get(definition.name, "")),
            seen if definition.name == wanted else None,
        )
        for definition in games.all_games()
    ]
    lists = {"offers": offers, "saved": saved, "damaged": damaged, "extensions": extensions()}
    return page("start.jinja", look, None, status, problem=problem, played=played, **lists)


@router.post("/games")
def start_game(request: Request, form: Form) -> Response:
    """Start a game as the form says."""
    registry, definition = registry_of(request), definition_named(str(form.get("game", games.USUAL)))
    try:
        wanted = new_game(definition, form, registry.whos(definition))
        if form.get("do") in ("look", "again"):
            return _looked(request, definition, form, wanted)
        game = registry.new(definition.name, wanted.colours, wanted.players, wanted.seed, wanted.settings, wanted.pack)
    except (BadSettings, BadPack) as error:
        return start_page(request, tell(error, definition.words(preferences_of(request).language)), form, 422)
    registry.go_on(registry.open(game))
    return begun(request, definition, game)


def _looked(request: Request, definition: Definition, form: FormData, wanted: NewGame) -> Response:
    """The start page with what the game would begin with: what the number lays, or something else."""
    if definition.preview is None:
        raise HTTPException(422)
    number = str(wanted.settings.get(definition.preview.name, "")) if form.get("do") == "look" else ""
    found = seen(
        definition,
        definition.preview,
        wanted.colours,
        wanted.settings,
        number or drawn(),
        preferences_of(request).language,
    )
    shown = {**dict(form), **definition.preview.numbered(found.number, {})}
    return start_page(request, "", FormData(shown), seen=found)


@router.post("/open")
def open_record(request: Request, form: Form) -> Response:
    """Open a record, as a file or as text: of a finished game its end, another one goes on where it stopped."""
    file, text = form.get("file"), str(form.get("text", ""))
    if isinstance(file, UploadFile) and file.filename:
        given = file.file.read()
    elif text.strip():
        given = text.encode()
    else:
        return start_page(request, preferences_of(request).say("web-error-no-file"), None, 422)
    say = preferences_of(request).say
    try:
        record = Record.from_json(given.decode("utf-8"))
        if record.game in games.names():
            say = games.game(record.game).words(say.language)
        registry = registry_of(request)
        game = registry.take_in(record)
    except UnicodeDecodeError:
        return start_page(request, preferences_of(request).say("web-error-no-text"), None, 422)
    except (BadRecord, BadSettings) as error:
        return start_page(request, tell(error, say), None, 422)
    finished = registry.open(game).game.finished
    return RedirectResponse(f"/game/{game}/end" if finished else f"/game/{game}", 303)


@router.post("/look")
def set_look(request: Request, form: Form) -> Response:
    """Remember language and theme."""
    now = preferences_of(request)
    language, theme = str(form.get("language", now.language)), str(form.get("theme", now.theme))
    back = str(form.get("back", "/"))
    if not re.fullmatch(r"/[\w\-./?=&%~]*", back) or back.startswith("//"):
        back = "/"
    response = RedirectResponse(back, 303)
    if language in LANGUAGES and theme in ("light", "dark", ""):
        remember(request, response, LOOK, f"{language}.{theme}")
    return response
