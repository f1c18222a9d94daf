"""A visit: one request as the handlers of all routes see it, with the registry, the visitor's wishes and his form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from biont import games
from biont.games import Definition
from biont.server.agreeing import Gathering
from biont.server.allowances import RUNNING, RUNNING_GUEST, too_many, whence
from biont.server.company.acts import Act
from biont.server.company.company import NOBODY, NOWHERE, Actor, Company
from biont.server.company.eyes import Eyes
from biont.server.company.table import Chair, Table
from biont.server.fields import Fields
from biont.server.open_game import OpenGame
from biont.server.opponents import PERSON
from biont.server.page.journal import told
from biont.server.page.position import Position
from biont.server.people import Person, person_now, person_of, somebody
from biont.server.preferences import Preferences, made_own, render
from biont.server.registry import Registry
from biont.server.said import said_to_all
from biont.server.scene import Scene
from biont.server.screen import company_at, eyes_on, one_screen
from biont.server.session import remember, remembered
from biont.server.store import Party
from biont.server.store.turns import FINE
from biont.server.times import shown
from biont.server.wishes import wished
from biont.words import Words

PICTURE = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox"}
"""The policy of a picture: it carries its style and fonts inside, which that of a page would forbid."""

PLAYED = "biont-played"
"""The cookie that names the kinds of games that this browser has played, each with the last game of its kind."""

AN_HOUR = 3600.0
"""Seconds after which whoever sits at too many tables may look again."""

PAGE_NAME = 20
"""Letters of the name that a page with the script gives itself."""


class Visit:
    """Who is there, what the address names, and what the form says."""

    def __init__(self, request: Request, form: FormData) -> None:
        self.request = request
        self.path = Fields(request.path_params)
        self.query = Fields(request.query_params)
        self.form = Fields(form)
        self._met: Party | None = None
        """Those who were at the game of the address when the visitor came in, and after what he did."""
        self._moved: Party | None = None

    # -- who is there ------------------------------------------------------------------------------------------------

    @property
    def registry(self) -> Registry:
        """The registry of the application."""
        registry: Registry = self.request.app.state.registry
        return registry

    @property
    def is_at_home(self) -> bool:
        """Whether every visitor sits at the machine itself: then he is its owner, and nobody asks who he is."""
        people: bool = self.request.app.state.people
        return not people

    @property
    def actor(self) -> Actor:
        """Whoever does something here."""
        if self.is_at_home:
            return Actor(owner=True)
        person = self.person
        return Actor(person.id, keeper=person.owner) if person is not None else Actor(NOBODY)

    @property
    def person(self) -> Person | None:
        """Who the visitor is; nobody at home, and nobody who has not said a name yet."""
        return person_of(self.request)

    def is_still(self, actor: Actor) -> bool:
        """Whether the visitor is still who he was: his device may have been sent away since, or he left for good."""
        if not self.is_at_home:
            person_now(self.request)
        return self.actor == actor

    def somebody(self) -> Person:
        """Who the visitor is; if nobody yet, from now on who the form says."""
        name = self.form.get("name", "").strip() or self.preferences.say("table-guest")
        return somebody(self.request, name)

    @property
    def counted(self) -> tuple[str, ...]:
        """As whom the visitor is counted where something has limits: as the person he is, and by where he comes from.

        At home there are none.
        """
        if self.is_at_home:
            return ()
        return whence(self.request), *((f"person {self.person.id}",) if self.person is not None else ())

    def claim_table(self, table: Table | None = None) -> None:
        """Refuse to let somebody sit at one table more while he sits at so many whose games are not over."""
        person, store = self.actor.person, self.registry.store
        if not person or (table is not None and table.chairs_of(person)):
            return
        guest = store.is_guest(person)
        count = store.running_tables(person)
        if count >= (RUNNING_GUEST if guest else RUNNING):
            raise too_many("many-running-guest" if guest else "many-running", AN_HOUR, count=count)

    def names(self, persons: Iterable[str], known: Mapping[str, str] | None = None) -> dict[str, str]:
        """What persons are called, as is ``known`` or asked for; those of the same name are told apart by numbers."""
        wanted = list(dict.fromkeys(one for one in persons if one))
        found = self.registry.store.names(wanted) if known is None and wanted else known or {}
        return told_apart({one: found.get(one) or self.preferences.say("table-somebody") for one in wanted})

    def keep(self, game: str) -> None:
        """Where people are told apart, a game that somebody begins by himself is his: he has every person's seat."""
        if self.is_at_home:
            return
        open_game, own = self.registry.open(game), self.somebody().id
        chairs = tuple(
            Chair(seat, "" if who == PERSON else who, own if who == PERSON else NOBODY, ready=True)
            for seat, who in zip(open_game.game.seats, open_game.players, strict=True)
        )
        name = games.definition_of(open_game.game.rules).name
        self.registry.store.add_table(Table("", name, own, chairs, played=game))

    def company(self, act: Act) -> Company:
        """Those who are at the table or at the game of the address, where the act is about one."""
        if not act.at_table:
            return NOWHERE
        if "table" in self.path:
            return self.registry.store.table(self.path["table"]).company
        open_game = self.open_game()
        with open_game.lock:
            return self.company_at(open_game)

    def party(self, open_game: OpenGame, known: Party | None = None) -> Party:
        """Those who are at a game.

        What is ``known``, or was when the visitor came in, holds as long as the game is at the same version: whoever
        gets or loses a seat makes a new one. Else it is read anew, and then it may be newer than the game, but never
        older: nobody looks at what is new by an old right. Whoever asks holds the lock of the game, or looks at it.
        """
        held = known or self._met
        if held is not None and held.is_of(open_game.id, open_game.version):
            return held
        return self.registry.store.party(open_game.id)

    def company_at(self, open_game: OpenGame, known: Party | None = None) -> Company:
        """Those who are at a game, by its table."""
        return company_at(open_game, self.party(open_game, known).table)

    def table_of(self, open_game: OpenGame) -> Table | None:
        """The table at which people play a game; None where it knows no people."""
        return None if self.is_at_home else self.party(open_game).table

    def eyes(self, open_game: OpenGame, known: Party | None = None) -> Eyes:
        """How the visitor looks at a game."""
        if self.is_at_home:
            return one_screen(open_game)
        return eyes_on(open_game, self.actor, self.company_at(open_game, known))

    def scene(self, game: str) -> Scene:
        """A game as it is now, for all who watch it."""
        if self.is_at_home:
            return Scene(self.registry.open(game), None, FINE)
        party = self._moved or self.registry.store.party(game)
        open_game = self.registry.open(game, party.version)
        with open_game.lock:
            party = self.party(open_game, party)
            phase = FINE if party.timed is None else party.timed.phase
            return Scene(open_game, self.company_at(open_game, party), phase, party)

    def has_moved(self, open_game: OpenGame) -> None:
        """The visitor has changed a game: what he knew of those who are there may still hold."""
        self._moved = self._met and self._met.after(open_game.change)

    def position(self, open_game: OpenGame, at: int | None = None, known: Party | None = None) -> Position:
        """A game as the visitor sees it; ``known`` are those who are at it, if they were asked for."""
        preferences, language, home = self.preferences, self.preferences.language, self.preferences.home
        party = None if self.is_at_home else self.party(open_game, known)
        if party is None or party.table is None:
            return Position(open_game, language, self.eyes(open_game, party), at, home)
        gathering, sitting = self.gathering(open_game, party), [chair.person for chair in party.table.chairs]
        eyes = eyes_on(open_game, self.actor, gathering.company)
        names = self.names([*sitting, *(note.person for note in gathering.notes)], party.names)
        people = tuple(names.get(person, "") for person in sitting)
        lines = told(gathering.notes, names, preferences.say) if len(names) > 1 else ()
        left = shown(party.timed, preferences.zone, preferences.say) if party.timed is not None else None
        asked = gathering.shown(names)
        return Position(open_game, language, eyes, at, home, people, lines, asked, party.table.id, left)

    def gathering(self, open_game: OpenGame, known: Party | None = None) -> Gathering:
        """The visitor among those who play a game at a table."""
        party = self.party(open_game, known)
        assert party.table is not None, "whoever has a seat has it at a table"
        company, notes = self.company_at(open_game, party), party.notes
        return Gathering(open_game, company, party.table.id, self.actor.person, notes)

    @property
    def packs(self) -> Path | None:
        """The folder of the owner's own packs, where he is the only visitor."""
        folder: Path | None = self.request.app.state.packs
        return folder

    @property
    def site(self) -> str:
        """Where the table can be had as a web page that needs no server, where somebody has said so."""
        return str(self.request.app.state.site)

    @property
    def in_page(self) -> bool:
        """Whether the application itself runs in a web page."""
        return bool(self.request.app.state.in_page)

    @property
    def preferences(self) -> Preferences:
        """How the visitor wants pages."""
        preferences: Preferences = self.request.state.preferences
        return preferences

    @property
    def address(self) -> str:
        """What is asked for, from the first page of the server on."""
        return address_in(self.request)

    @property
    def home(self) -> str:
        """The whole address of the first page, as the visitor calls it."""
        return str(self.request.base_url)

    @property
    def script(self) -> str:
        """The name of the page whose script asks; empty where it is the browser itself."""
        return self.request.headers.get("x-biont", "")[:PAGE_NAME]

    def remembered(self, name: str) -> str:
        """What the browser was to keep under a name."""
        return remembered(self.request, name)

    def remember(self, response: Response, name: str, value: str) -> None:
        """Let the browser keep something."""
        remember(self.request, response, name, value)

    # -- what is asked for -------------------------------------------------------------------------------------------

    def speak(self, say: Words) -> None:
        """What goes wrong from here on is told in these words."""
        self.request.state.say = say

    def definition(self) -> Definition:
        """The game that the address names; what goes wrong from here on is told in its words."""
        definition = definition_named(self.path["game"])
        self.speak(definition.words(self.preferences.language))
        return definition

    def open_game(self) -> OpenGame:
        """The open game of the address; what goes wrong from here on is told in the words of its game."""
        game, version = self.path["game"], None
        if not self.is_at_home:
            self._met = self._met or self.registry.store.party(game)
            version = self._met.version
        open_game = self.registry.open(game, version)
        self.speak(games.definition_of(open_game.game.rules).words(self.preferences.language))
        return open_game

    def wished(self, open_game: OpenGame, wanted: Mapping[str, Any], eyes: Eyes) -> dict[str, Any]:
        """The settings of a game after the visitor wanted something: at home for all who share the screen."""
        if self.is_at_home:
            return {**open_game.settings, **wanted}
        return wished(open_game.settings, eyes.seats, wanted)

    # -- replies -----------------------------------------------------------------------------------------------------

    def page(
        self, template: str, definition: Definition | None = None, status: int = 200, **values: Any
    ) -> HTMLResponse:
        """A whole page; on one that belongs to a game everything is said in its words."""
        known: dict[str, Any] = {"net": not self.is_at_home, "me": self.person}
        if not self.is_at_home:
            known |= {"to_all": said_to_all(self.registry), "imprint": bool(self.registry.host.imprint)}
        page = render(template, self.preferences, definition, **known, **values)
        return HTMLResponse(made_own(page, self.preferences), status_code=status)

    def lead_to(self, address: str, status: int = 303) -> Response:
        """The way to another page, whose address begins at the first one of the server."""
        return RedirectResponse(self.preferences.home + address, status)


def told_apart(names: Mapping[str, str]) -> dict[str, str]:
    """Names by persons; the second one who is called the same has a number, and so on."""
    seen, found = Counter[str](), dict[str, str]()
    for person, name in names.items():
        seen[name] += 1
        found[person] = name if seen[name] == 1 else f"{name} {seen[name]}"
    return found


def home_of(request: Request) -> str:
    """What stands before every address here."""
    return str(request.scope.get("root_path", "")).rstrip("/")


def address_in(request: Request) -> str:
    """What a request asks for, without that."""
    return request.url.path.removeprefix(home_of(request))


def definition_named(game: str) -> Definition:
    """The game of a name."""
    if game not in games.names():
        raise HTTPException(404)
    return games.game(game)


def played_by(visit: Visit) -> dict[str, str]:
    """The kinds of games that the visitor has played here, and the last one of each."""
    kinds = (kind.partition(".") for kind in visit.remembered(PLAYED).split("|"))
    return {name: game for name, _, game in kinds if name}


def begun(visit: Visit, definition: Definition, game: str) -> Response:
    """The way to a game that has just begun; the browser remembers it: its kind needs no guide, and it can go on."""
    response = visit.lead_to(f"/game/{game}")
    played = "|".join(f"{name}.{last}" for name, last in {**played_by(visit), definition.name: game}.items())
    visit.remember(response, PLAYED, played)
    return response
