"""The house: the start page with a form for each game, records that are brought along, and how pages look."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from starlette.exceptions import HTTPException
from starlette.responses import Response

from biont import games
from biont.games import Definition
from biont.games.extensions import extensions
from biont.games.preview import drawn
from biont.kernel import BadRecord, BadSettings, Record
from biont.kernel.errors import BadPack
from biont.kernel.settings import Choice, Setting, Switch
from biont.packs.library import uncollected
from biont.server import switches
from biont.server.new_game import NewGame, new_game
from biont.server.opponents import EMPTY, PERSON
from biont.server.packed import unpack
from biont.server.preferences import COOKIE, THEMES, Preferences
from biont.server.preview import Seen, seen
from biont.server.routes.persons import persons_page
from biont.server.routes.visit import Visit, begun, definition_named, played_by
from biont.server.store import Kept
from biont.words import LANGUAGES, Words
from biont.words.errors import tell
from biont.words.teller import seat_name

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
    decides: bool
    """Whether it decides another setting, which then is not asked for."""


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
        return [one for one in self.definition.settings if self._is_explained(one)]

    @property
    def choices(self) -> list[Choice]:
        """Settings whose values speak for themselves."""
        return [one for one in self.definition.settings if isinstance(one, Choice) and not self._is_explained(one)]

    @property
    def switches(self) -> list[Switch]:
        """Settings that are on or off."""
        return [one for one in self.definition.settings if isinstance(one, Switch) and not self._is_explained(one)]

    def legend(self, setting: Setting) -> str:
        """What stands above the values of a setting."""
        return self.named(setting.name, "choice" if isinstance(setting, Switch) else "")

    def ways(self, setting: Setting) -> list[Way]:
        """The values of a setting; a switch that has words for both is shown like a choice."""
        chosen = self.form.get(setting.name, "" if isinstance(setting, Switch) else setting.usual)
        alone = self.definition.alone.get(setting.name)
        return [
            Way(
                value,
                self.named(setting.name, word),
                self.about(setting.name, word),
                value == str(chosen),
                value == alone,
                any(value in by.get(setting.name, ()) for by in self.definition.decided.values()),
            )
            for value, word in _words(setting).items()
        ]

    def _is_explained(self, setting: Setting) -> bool:
        return all(self.about(setting.name, word) for word in _words(setting).values())

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


def _words(setting: Setting) -> dict[str, str]:
    """The values of a setting as forms have them, with the word by which messages know each."""
    return {"": "off", "on": "on"} if isinstance(setting, Switch) else {value: value for value in setting.values}


@dataclass(frozen=True, slots=True)
class Saved:
    """A game in the list of saved ones, in the words of its own game."""

    kept: Kept
    definition: Definition | None
    preferences: Preferences

    @property
    def points(self) -> list[tuple[str, str, str]]:
        """Every seat: its colour, its name, and its points where it has some of its own."""
        seats, points = self.kept.header.seats, self.kept.summary["points"]
        if self.definition is None:
            return [("", seat, "") for seat in seats]
        say = self.definition.words(self.preferences.language)
        return [
            (seat if own else "", seat_name(seat, say), str(points[number]) if own else "")
            for number, seat in enumerate(seats)
            for own in [number < len(points) and seat in self.definition.seating.names]
        ]

    @property
    def turn(self) -> str:
        """How far it is."""
        say = self.definition.words(self.preferences.language) if self.definition else self.preferences.say
        return say("web-turn" if say.has("web-turn") else "web-saved-turn", turn=self.kept.summary["turn"])

    @property
    def title(self) -> str:
        """Which game it is."""
        return (
            self.definition.telling.title(self.definition.words(self.preferences.language))
            if self.definition
            else self.kept.header.game
        )


def start(visit: Visit) -> Response:
    """New game, saved games, and the way to everything else; where people are told apart, their tables."""
    return start_page(visit)


def start_page(
    visit: Visit,
    problem: str = "",
    chosen: Mapping[str, str] | None = None,
    status: int = 200,
    seen: Seen | None = None,
) -> Response:
    """The start page, with what was wrong with a form, the form as it was filled in, and what is looked at first."""
    if not visit.is_at_home:
        return persons_page(visit, problem, status)
    preferences, registry = visit.preferences, visit.registry
    form = dict(chosen or {})
    wanted = form.get("game", games.USUAL)
    known = games.names()
    whole, damaged = registry.store.latest_and_damaged(SAVED)
    saved = [
        Saved(kept, games.game(kept.header.game) if kept.header.game in known else None, preferences) for kept in whole
    ]
    played = played_by(visit)
    going = {one.kept.id: one for one in saved if not one.kept.summary["finished"]}
    offers = [
        Offer(
            definition,
            definition.words(preferences.language),
            form if definition.name == wanted else {},
            (*registry.whos(definition), EMPTY),
            going.get(played.get(definition.name, "")),
            seen if definition.name == wanted else None,
        )
        for definition in games.all_games()
    ]
    lists = {"offers": offers, "saved": saved, "damaged": damaged, "extensions": extensions()}
    around = {"site": visit.site, "in_page": visit.in_page}
    return visit.page("start.jinja", None, status, problem=problem, played=played, **around, **lists)


def start_game(visit: Visit) -> Response:
    """Start a game as the form says."""
    registry, form = visit.registry, visit.form
    definition = definition_named(form.get("game", games.USUAL))
    try:
        wanted = new_game(definition, form, registry.whos(definition))
        if form.get("do") in ("look", "again"):
            return _looked(visit, definition, wanted)
        own = switches.wished(visit.remembered(switches.COOKIE), definition) if visit.is_at_home else {}
        game = registry.new(
            definition.name, wanted.colours, wanted.players, wanted.seed, wanted.settings, wanted.pack, own
        )
    except (BadSettings, BadPack) as error:
        return start_page(visit, tell(error, definition.words(visit.preferences.language)), form, 422)
    visit.keep(game)
    registry.go_on(registry.open(game))
    return begun(visit, definition, game)


def _looked(visit: Visit, definition: Definition, wanted: NewGame) -> Response:
    """The start page with what the game would begin with: what the number lays, or something else."""
    if definition.preview is None:
        raise HTTPException(422)
    number = str(wanted.settings.get(definition.preview.name, "")) if visit.form.get("do") == "look" else ""
    found = seen(
        definition,
        definition.preview,
        wanted.colours,
        wanted.settings,
        number or drawn(),
        visit.preferences.language,
    )
    shown = {**visit.form, **definition.preview.numbered(found.number, {})}
    return start_page(visit, "", shown, seen=found)


def open_record(visit: Visit) -> Response:
    """Open a record, as a file or as text: of a finished game its end, another one goes on where it stopped.

    What a link has brought is shown from its beginning.
    """
    say, text = visit.preferences.say, visit.form.get("text", "")
    given, packed = visit.form.file("file"), visit.form.get("packed", "")
    if given is None and not text.strip() and not packed:
        return start_page(visit, say("web-error-no-file"), None, 422)
    try:
        text = unpack(packed) if packed else text
        with uncollected():
            record = Record.from_json(text if given is None else given.decode("utf-8"))
        if record.game in games.names():
            say = games.game(record.game).words(say.language)
        registry = visit.registry
        game = registry.take_in(record)
    except UnicodeDecodeError:
        return start_page(visit, visit.preferences.say("web-error-no-text"), None, 422)
    except (BadRecord, BadSettings) as error:
        return start_page(visit, tell(error, say), None, 422)
    visit.keep(game)
    registry.go_on(registry.open(game))
    if packed:
        return visit.lead_to(f"/game/{game}?at=0")
    finished = registry.open(game).game.finished
    return visit.lead_to(f"/game/{game}/end" if finished else f"/game/{game}")


def set_preferences(visit: Visit) -> Response:
    """Remember language and theme."""
    now = visit.preferences
    language, theme = visit.form.get("language", now.language), visit.form.get("theme", now.theme)
    back = visit.form.get("back", "/").removeprefix(now.home)
    if not re.fullmatch(r"/[\w\-./?=&%~]*", back) or back.startswith("//"):
        back = "/"
    response = visit.lead_to(back)
    if language in LANGUAGES and theme in THEMES:
        visit.remember(response, COOKIE, f"{language}.{theme}")
    return response
