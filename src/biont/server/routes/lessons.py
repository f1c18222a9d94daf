"""Learning a game: the guided first game, and lessons, which are positions as puzzles.

Of a lesson nothing is stored here: it is its position, what was chosen stands in the address of the page, and which
lessons were solved the browser keeps in a cookie.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from markupsafe import Markup
from starlette.exceptions import HTTPException

from biont.draw import Context, LogLine, Question
from biont.games import Definition
from biont.games.lessons import Lesson
from biont.kernel import Game
from biont.server import guide
from biont.server.asking import asked
from biont.server.effects import Effect, Trying
from biont.server.open_game import OPENING
from biont.server.opponents import PERSON
from biont.server.preferences import Preferences, backdrop_of, links_of, render
from biont.server.routes.visit import Form, Named, begun, page, preferences_of, registry_of
from biont.server.session import remember, remembered

router = APIRouter(default_response_class=HTMLResponse)

SOLVED = "biont-lessons"
"""The cookie that names the lessons whose goal was reached, each after its game."""

RULES = 6
"""Rules named with a lesson; some scenarios check a dozen."""

MOST = 12
"""Answers that the address of a lesson may bring."""


@router.post("/{game}/guided")
def guided_game(request: Request, definition: Named, form: Form) -> Response:
    """Start the guided first game, whose first turns are set, in plain words."""
    registry, teacher = registry_of(request), definition.advice.guide
    if teacher is None:
        raise HTTPException(404)
    players = [PERSON, *[teacher.opponent] * (len(teacher.seats) - 1)]
    open_game = registry.open(registry.new(definition.name, teacher.seats, players, teacher.seed, teacher.settings))
    with open_game.lock:
        open_game.arrange(
            open_game.players, open_game.settings | {guide.SETTING: [], OPENING: teacher.opening, "plain": True}
        )
    registry.go_on(open_game)
    return begun(request, definition, open_game.id)


@router.get("/{game}/lessons")
def lessons(request: Request, definition: Named) -> Response:
    """All lessons by theme, those solved with a mark."""
    if not definition.advice.lessons:
        raise HTTPException(404)
    themes: dict[str, list[Lesson]] = {}
    for lesson in definition.advice.lessons.values():
        themes.setdefault(lesson.theme, []).append(lesson)
    solved = list(_solved(request, definition))
    return page(
        "lessons.jinja",
        preferences_of(request),
        definition,
        themes=themes,
        solved=solved,
        count=len(definition.advice.lessons),
    )


def _kept(request: Request) -> list[str]:
    return remembered(request, SOLVED).split("|")


def _solved(request: Request, definition: Definition) -> list[str]:
    """The lessons of a game that this browser has solved; those of long ago are kept without its name."""
    kept = _kept(request)
    return [name for name in definition.advice.lessons if name in kept or f"{definition.name}/{name}" in kept]


def _found(definition: Definition, name: str) -> Lesson:
    """The lesson of an address."""
    if name not in definition.advice.lessons:
        raise HTTPException(404)
    return definition.advice.lessons[name]


@router.get("/{game}/lessons/{name}")
def lesson(
    request: Request, definition: Named, name: str, chosen: Annotated[list[str] | None, Query()] = None
) -> Response:
    """The position with its goal; once the goal is reached or missed, what there is to say about it."""
    look, one = preferences_of(request), _found(definition, name)
    shown = Shown(one, definition, look, _given(chosen))
    title = one.title(definition.words(look.language))
    return page("lesson.jinja", look, definition, board=shown.board(), title=title)


@router.post("/{game}/lessons/{name}")
def choose(
    request: Request, definition: Named, name: str, form: Form, chosen: Annotated[list[str] | None, Query()] = None
) -> Response:
    """Choose an option after those chosen so far, and see what comes of it; a browser remembers what it solved."""
    given = _given([*_given(chosen), str(form.get("option", ""))])
    one = _found(definition, name)
    response = RedirectResponse(_address(definition, one, given), 303)
    if Shown(one, definition, preferences_of(request), given).reached:
        names = "|".join(dict.fromkeys([*filter(None, _kept(request)), f"{definition.name}/{one.id}"]))
        remember(request, response, SOLVED, names)
    return response


def _given(chosen: Sequence[str] | None) -> list[str]:
    """The answers of an address; nobody needs many."""
    return [text[:200] for text in (chosen or [])[:MOST]]


def _address(definition: Definition, lesson: Lesson, given: Sequence[str] = ()) -> str:
    """The page of a lesson after some answers."""
    query = urlencode([("chosen", text) for text in given])
    return f"/{definition.name}/lessons/{lesson.id}{'?' if given else ''}{query}"


class Shown:
    """A lesson as one visitor sees it, after the answers given so far."""

    def __init__(self, lesson: Lesson, definition: Definition, look: Preferences, given: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.definition = definition
        self.look = look
        self.given = given
        self.say = definition.words(look.language)
        start = lesson.game()
        assert start.decision is not None
        self.seat = start.decision.seat
        self.told = len(start.entries_for(self.seat))
        self.game = lesson.game(given)
        self.over = lesson.is_over(self.game, given)
        self.reached = self.over and lesson.is_reached(self.game)
        self.teller = definition.telling.teller(self.game.rules, self.say)
        self.teller.look(self.game.table)

    def board(self) -> Markup:
        """The board with the panel of the lesson."""
        definition, rules = self.definition, self.game.rules
        colours = definition.colours(rules)
        own = [one.name for one in colours if one.seat == self.seat]
        points = definition.moment(self.game.table).points
        question, effects = self._question()
        view = self.game.view(self.seat)
        around = Context(
            own=own,
            asked=own[0] if own and not self.over else "",
            points=dict(zip((one.name for one in colours), points, strict=True)),
            question=question,
            log=self._lines(self.game)[::-1],
            tools=render("lesson_tools.jinja", self.look, definition, back=_address(definition, self.lesson)),
            links=links_of(definition, rules.pack().get("name", "")),
            backdrop=backdrop_of(definition, view),
            panel=True,
        )
        regions = definition.drawing.board.draw(view, self.say, around)
        told = render("effects.jinja", self.look, definition, effects=effects, ask="")
        over = Markup('<div class="perch">{}</div>{}').format(told, self._panel())
        return definition.drawing.board.laid_out(regions, self.say, over)

    def _question(self) -> tuple[Question, list[Effect]]:
        if self.over or self.game.decision is None:
            return Question(self.say("learn-right" if self.reached else "learn-other")), []
        trying = Trying(self.game, self.definition, self.teller)
        return asked(trying, _address(self.definition, self.lesson, self.given), self.look.token)

    def _lines(self, game: Game[Any], since: int = 0) -> list[LogLine]:
        """The log as sentences."""
        anchors = self.definition.drawing.board.anchors(game.rules)
        teller = self.definition.telling.teller(game.rules, self.say)
        lines = [
            LogLine(teller.entry(entry), entry.rule, anchors.of_entry(entry, game.table), kind=entry.kind)
            for entry in game.entries_for(self.seat)
        ]
        return lines[since:]

    def _panel(self) -> Markup:
        names = list(self.definition.advice.lessons)
        return render(
            "lesson_panel.jinja",
            self.look,
            self.definition,
            lesson=self.lesson,
            title=self.lesson.title(self.say),
            rules=self.lesson.rules[:RULES],
            begun=bool(self.given),
            over=self.over,
            reached=self.reached,
            model=self._model(),
            following=next(iter(names[names.index(self.lesson.id) + 1 :]), ""),
        )

    def _model(self) -> Sequence[LogLine]:
        """What happens on the way of the example, for somebody who missed the goal."""
        return self._lines(self.lesson.game(self.lesson.solution), self.told) if self.over and not self.reached else ()
