"""Lessons: scenarios of the game as puzzles. A position, a question, and what the rules make of an answer.

Nothing is stored here: a lesson is its scenario, what was chosen stands in the address of the page, and which lessons
were solved the browser keeps in a cookie.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from markupsafe import Markup
from starlette.exceptions import HTTPException

from biont.draw import Line, Question, Surroundings, draw_regions
from biont.genesis.draw.sprite import sprite
from biont.genesis.entries import ENTRIES
from biont.genesis.scenario import STAGE
from biont.genesis.table import Table
from biont.genesis.words.teller import Teller
from biont.kernel import Game, Option
from biont.scenarios import Scenario, shipped
from biont.server.asking import anchor_of, asked
from biont.server.effects import Effect
from biont.server.page import Look, linked, render
from biont.server.pages import Form, look_of, page
from biont.server.sitting import moment_of

router = APIRouter(default_response_class=HTMLResponse)

SOLVED = "biont-lessons"
"""The cookie that names the lessons answered as their examples do."""

RULES = 6
"""Rules named with a lesson; some scenarios check a dozen."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A scenario, and the answer in it that the question of the lesson is about."""

    id: str
    theme: str
    move: int = 0
    answer: int = 0

    @property
    def scenario(self) -> Scenario[Table]:
        """The scenario."""
        return shipped(STAGE)[self.id]

    def game(self) -> Game[Table]:
        """The game at the question."""
        return self.scenario.before(self.move, self.answer)

    def example(self, game: Game[Table]) -> Option:
        """What the rulebook's example chooses."""
        return game.parse(self.scenario.moves[self.move].answers[self.answer].rpartition(": ")[2])

    def follow(self, game: Game[Table]) -> None:
        """Play the example to its end."""
        self.scenario.follow(game, self.move, self.answer)


LESSONS = {
    lesson.id: lesson
    for lesson in (
        Lesson("S80", "life", 0, 2),
        Lesson("S26", "life"),
        Lesson("S25", "life"),
        Lesson("S29", "life", 0, 2),
        Lesson("S16", "assignment", 1),
        Lesson("S19", "assignment", 0, 1),
        Lesson("S23-S24", "assignment", 1),
        Lesson("S32", "darwin"),
        Lesson("S36", "darwin", 1),
        Lesson("S4", "events", 1),
        Lesson("S13", "events", 1),
        Lesson("S42", "purchases"),
        Lesson("S91-one-cube", "purchases", 0, 1),
        Lesson("S48-S49", "purchases", 1),
    )
}


def by_theme() -> dict[str, list[Lesson]]:
    """Lessons in their order, under their themes."""
    themes: dict[str, list[Lesson]] = {}
    for lesson in LESSONS.values():
        themes.setdefault(lesson.theme, []).append(lesson)
    return themes


def after(lesson: Lesson) -> str:
    """The id of the next lesson; after the last one, nothing."""
    ids = list(LESSONS)
    return next(iter(ids[ids.index(lesson.id) + 1 :]), "")


def found(name: str) -> Lesson:
    """The lesson of an address."""
    if name not in LESSONS:
        raise HTTPException(404)
    return LESSONS[name]


# -- pages -----------------------------------------------------------------------------------------------------------


@router.get("/lessons")
def lessons(request: Request) -> Response:
    """All lessons by theme, those solved with a mark."""
    return page("lessons.jinja", look_of(request), themes=by_theme(), solved=solved(request), count=len(LESSONS))


def solved(request: Request) -> list[str]:
    """The lessons that this browser has solved."""
    return [name for name in request.cookies.get(SOLVED, "").split("|") if name in LESSONS]


@router.get("/lessons/{name}")
def lesson(request: Request, name: str, chosen: str = "") -> Response:
    """The position with its question; once something was chosen, what came of it."""
    look, one = look_of(request), found(name)
    shown = Shown(one, look, chosen[:200]) if chosen else Shown(one, look)
    title = one.scenario.title[look.language]
    response = page("lesson.jinja", look, regions=shown.regions(), sprite=sprite(), title=title)
    if shown.chosen == shown.example:
        names = "|".join(dict.fromkeys([*solved(request), one.id]))
        response.set_cookie(SOLVED, names, httponly=True, samesite="strict", max_age=31_536_000)
    return response


@router.post("/lessons/{name}")
def choose(request: Request, name: str, form: Form) -> Response:
    """Choose an option, and see what comes of it."""
    chosen = str(form.get("option", ""))[:200]
    return RedirectResponse(f"/lessons/{found(name).id}?chosen={quote(chosen)}", 303)


class Shown:
    """A lesson as one visitor sees it, before or after the choice."""

    def __init__(self, lesson: Lesson, look: Look, chosen: str = "") -> None:
        self.lesson = lesson
        self.look = look
        self.say = look.say
        self.game = lesson.game()
        assert self.game.decision is not None
        self.seat = self.game.decision.seat
        self.teller = Teller(self.game.table.box.pack, self.say)
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

    def regions(self) -> dict[str, Markup]:
        """Everything on the page by its name."""
        table: Table = self.game.view(self.seat).table
        box = table.box
        own = [player for player in box.players if box.seat_of[player] == self.seat]
        question, effects = self._question()
        around = Surroundings(
            own=own,
            points=dict(zip(box.players, moment_of(self.game).points, strict=True)),
            question=question,
            log=self._lines(self.game)[::-1],
            tools=render("lesson_tools.jinja", self.look, back=f"/lessons/{self.lesson.id}"),
            link=lambda code: f"/card/{box.pack.name}/{code}",
            asked=own[0] if own and self.chosen is None else -1,
        )
        regions = {name: linked(html) for name, html in draw_regions(table, self.say, around).items()}
        regions["effects"] = render("effects.jinja", self.look, effects=effects)
        regions["panel"] = self._panel()
        return regions

    def _question(self) -> tuple[Question, list[Effect]]:
        if self.chosen is not None:
            return Question(self.say("learn-done", option=self.labels[self.chosen])), []
        action = f"/lessons/{self.lesson.id}"
        return asked(self.game, self.teller, self.say, action, self.look.token)

    def _lines(self, game: Game[Any], since: int = 0) -> list[Line]:
        """The log as sentences."""
        pack = game.table.box.pack
        entries = game.entries_for(self.seat)
        teller = Teller(pack, self.say)
        lines = [
            Line(teller.entry(entry), entry.rule, anchor_of(ENTRIES[entry.kind], entry.data, pack, game.table))
            for entry in entries
        ]
        return lines[since:]

    def _panel(self) -> Markup:
        scenario = self.lesson.scenario
        return render(
            "lesson_panel.jinja",
            self.look,
            lesson=self.lesson,
            title=scenario.title[self.look.language],
            rules=scenario.rules[:RULES],
            chosen=self.chosen,
            right=self.chosen == self.example,
            example=self.labels[self.example],
            outcome=self._lines(self.game, self.told) if self.chosen is not None else (),
            model=self._model(),
            following=after(self.lesson),
        )

    def _model(self) -> Sequence[Line]:
        """What happens in the example, once something was chosen."""
        if self.chosen is None:
            return ()
        game = self.lesson.game()
        self.lesson.follow(game)
        return self._lines(game, self.told)
