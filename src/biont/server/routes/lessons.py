"""Learning a game: the guided first game, and lessons, which are positions as puzzles.

Of a lesson nothing is stored here: it is its position, what was chosen stands in the address of the page, and which
lessons were solved the browser keeps in a cookie.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from markupsafe import Markup
from starlette.exceptions import HTTPException

from biont.draw import Line, Question, Surroundings
from biont.games import Kit
from biont.games.advice import Lesson
from biont.kernel import Game, Option
from biont.server import guide
from biont.server.asking import asked
from biont.server.effects import Effect, Trying
from biont.server.look import Look, links_of, render
from biont.server.opponents import PERSON
from biont.server.routes.visit import Form, Named, hall_of, look_of, page
from biont.server.sitting import OPENING

router = APIRouter(default_response_class=HTMLResponse)

SOLVED = "biont-lessons"
"""The cookie that names the lessons answered as their examples do, each after its game."""

RULES = 6
"""Rules named with a lesson; some scenarios check a dozen."""


@router.post("/{game}/guided")
def guided_game(request: Request, kit: Named, form: Form) -> Response:
    """Start the guided first game, whose first turns are set, in plain words."""
    hall, teacher = hall_of(request), kit.advice.guide
    if teacher is None:
        raise HTTPException(404)
    players = [PERSON, *[teacher.opponent] * (len(teacher.seats) - 1)]
    sitting = hall.open(hall.new(kit.name, teacher.seats, players, teacher.seed, teacher.settings))
    with sitting.lock:
        sitting.arrange(
            sitting.players, sitting.settings | {guide.SETTING: [], OPENING: teacher.opening, "plain": True}
        )
    hall.go_on(sitting)
    return RedirectResponse(f"/game/{sitting.id}", 303)


@router.get("/{game}/lessons")
def lessons(request: Request, kit: Named) -> Response:
    """All lessons by theme, those solved with a mark."""
    if not kit.advice.lessons:
        raise HTTPException(404)
    themes: dict[str, list[Lesson]] = {}
    for lesson in kit.advice.lessons.values():
        themes.setdefault(lesson.theme, []).append(lesson)
    solved = list(_solved(request, kit))
    return page("lessons.jinja", look_of(request), kit, themes=themes, solved=solved, count=len(kit.advice.lessons))


def _kept(request: Request) -> list[str]:
    return request.cookies.get(SOLVED, "").split("|")


def _solved(request: Request, kit: Kit) -> list[str]:
    """The lessons of a game that this browser has solved; those of long ago are kept without its name."""
    kept = _kept(request)
    return [name for name in kit.advice.lessons if name in kept or f"{kit.name}/{name}" in kept]


def _found(kit: Kit, name: str) -> Lesson:
    """The lesson of an address."""
    if name not in kit.advice.lessons:
        raise HTTPException(404)
    return kit.advice.lessons[name]


@router.get("/{game}/lessons/{name}")
def lesson(request: Request, kit: Named, name: str, chosen: str = "") -> Response:
    """The position with its question; once something was chosen, what came of it."""
    look, one = look_of(request), _found(kit, name)
    shown = Shown(one, kit, look, chosen[:200]) if chosen else Shown(one, kit, look)
    response = page("lesson.jinja", look, kit, board=shown.board(), title=one.title(look.language))
    if shown.chosen == shown.example:
        names = "|".join(dict.fromkeys([*filter(None, _kept(request)), f"{kit.name}/{one.id}"]))
        response.set_cookie(SOLVED, names, httponly=True, samesite="strict", max_age=31_536_000)
    return response


@router.post("/{game}/lessons/{name}")
def choose(kit: Named, name: str, form: Form) -> Response:
    """Choose an option, and see what comes of it."""
    chosen = str(form.get("option", ""))[:200]
    return RedirectResponse(f"/{kit.name}/lessons/{_found(kit, name).id}?chosen={quote(chosen)}", 303)


class Shown:
    """A lesson as one visitor sees it, before or after the choice."""

    def __init__(self, lesson: Lesson, kit: Kit, look: Look, chosen: str = "") -> None:
        self.lesson = lesson
        self.kit = kit
        self.look = look
        self.say = kit.words(look.language)
        self.game = lesson.game()
        assert self.game.decision is not None
        self.seat = self.game.decision.seat
        self.teller = kit.telling.teller(self.game.rules, self.say)
        self.teller.look(self.game.table)
        self.example = lesson.example(self.game)
        self.labels = {option: self.teller.option(option, self.game.decision) for option in self.game.decision.options}
        self.told = len(self.game.entries_for(self.seat))
        self.chosen: Option | None = None
        if chosen:
            self.chosen = self.game.parse(chosen)
            self.game.choose(self.chosen)
            while self.game.decision is not None and self.game.decision.forced:
                self.game.choose(self.game.decision.options[0])

    def board(self) -> Markup:
        """The board with the panel of the lesson."""
        kit, rules = self.kit, self.game.rules
        colours = kit.colours(rules)
        own = [one.name for one in colours if one.seat == self.seat]
        points = kit.moment(self.game.table).points
        question, effects = self._question()
        around = Surroundings(
            own=own,
            asked=own[0] if own and self.chosen is None else "",
            points=dict(zip((one.name for one in colours), points, strict=True)),
            question=question,
            log=self._lines(self.game)[::-1],
            tools=render("lesson_tools.jinja", self.look, kit, back=f"/{kit.name}/lessons/{self.lesson.id}"),
            links=links_of(kit, rules.pack().get("name", "")),
        )
        regions = kit.drawing.draw(self.game.view(self.seat), self.say, around)
        told = render("effects.jinja", self.look, kit, effects=effects, ask="")
        over = Markup('<div class="perch">{}</div>{}').format(told, self._panel())
        return kit.drawing.board(regions, self.say, over)

    def _question(self) -> tuple[Question, list[Effect]]:
        if self.chosen is not None:
            return Question(self.say("learn-done", option=self.labels[self.chosen])), []
        trying = Trying(self.game, self.kit, self.teller)
        return asked(trying, f"/{self.kit.name}/lessons/{self.lesson.id}", self.look.token)

    def _lines(self, game: Game[Any], since: int = 0) -> list[Line]:
        """The log as sentences."""
        anchors = self.kit.drawing.anchors(game.rules)
        teller = self.kit.telling.teller(game.rules, self.say)
        lines = [
            Line(teller.entry(entry), entry.rule, anchors.of_entry(entry, game.table))
            for entry in game.entries_for(self.seat)
        ]
        return lines[since:]

    def _panel(self) -> Markup:
        names = list(self.kit.advice.lessons)
        return render(
            "lesson_panel.jinja",
            self.look,
            self.kit,
            lesson=self.lesson,
            title=self.lesson.title(self.look.language),
            rules=self.lesson.rules[:RULES],
            chosen=self.chosen,
            right=self.chosen == self.example,
            example=self.labels[self.example],
            outcome=self._lines(self.game, self.told) if self.chosen is not None else (),
            model=self._model(),
            following=next(iter(names[names.index(self.lesson.id) + 1 :]), ""),
        )

    def _model(self) -> Sequence[Line]:
        """What happens in the example, once something was chosen."""
        if self.chosen is None:
            return ()
        game = self.lesson.game()
        self.lesson.follow(game)
        return self._lines(game, self.told)
