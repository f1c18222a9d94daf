"""Learning a game: the guided first game, lessons, which are positions with a goal, and puzzles out of games.

Of both nothing is stored here: a position is data, what was chosen stands in the address of the page, and which
of them were solved the browser keeps in a cookie.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.responses import Response

from biont.draw import Context, LogLine, Question
from biont.games import Definition
from biont.games.lessons import Lesson
from biont.kernel import Game
from biont.server import guide, switches
from biont.server.asking import asked
from biont.server.effects import Effect, Trying
from biont.server.opponents import PERSON
from biont.server.posed import Posed, posed
from biont.server.preferences import Preferences, backdrop_of, links_of, render
from biont.server.routes.visit import Visit, begun
from biont.server.unasked import OPENING

SOLVED = "biont-lessons"
"""The cookie that names the lessons whose goal was reached, each after its game."""

RULES = 6
"""Rules named with a lesson; some scenarios check a dozen."""

MOST = 12
"""Answers that the address of a lesson may bring."""


def guided_game(visit: Visit) -> Response:
    """Start the guided first game, whose first turns are set, in plain words."""
    registry, definition = visit.registry, visit.definition()
    teacher = definition.advice.guide
    if teacher is None:
        raise HTTPException(404)
    players = [PERSON, *[teacher.opponent] * (len(teacher.seats) - 1)]
    open_game = registry.open(registry.new(definition.name, teacher.seats, players, teacher.seed, teacher.settings))
    own = switches.wished(visit.remembered(switches.COOKIE), definition)
    with open_game.lock:
        open_game.arrange(
            open_game.players,
            open_game.settings
            | own
            | dict.fromkeys(teacher.standing, True)
            | {guide.SETTING: [], OPENING: teacher.opening, "plain": True},
        )
    visit.keep(open_game.id)
    registry.go_on(open_game)
    return begun(visit, definition, open_game.id)


def lessons(visit: Visit) -> Response:
    """All lessons by theme, and all puzzles, those solved with a mark."""
    definition = visit.definition()
    if not definition.advice.lessons:
        raise HTTPException(404)
    solved = _solved(visit, definition)
    pack, say = definition.library.load(definition.library.usual()), definition.words(visit.preferences.language)
    gallery = definition.drawing.gallery
    return visit.page(
        "lessons.jinja",
        definition,
        faces={name: gallery.small(pack, one.card, say) for name, one in definition.advice.lessons.items()},
        themes=_by_theme(definition.advice.lessons.values()),
        puzzles=_by_theme(posed(definition).values()),
        solved=solved,
        lessons_solved=sum(name in definition.advice.lessons for name in solved),
        lessons_count=len(definition.advice.lessons),
        puzzles_solved=sum(name in posed(definition) for name in solved),
        puzzles_count=len(posed(definition)),
    )


def _by_theme(found: Iterable[Lesson | Posed]) -> dict[str, list[Lesson | Posed]]:
    themes: dict[str, list[Lesson | Posed]] = {}
    for one in found:
        themes.setdefault(one.theme, []).append(one)
    return themes


def _kept(visit: Visit) -> list[str]:
    return visit.remembered(SOLVED).split("|")


def _solved(visit: Visit, definition: Definition) -> list[str]:
    """What this browser has solved of a game; lessons of long ago are kept without its name."""
    kept = _kept(visit)
    names = (*definition.advice.lessons, *posed(definition))
    return [name for name in names if name in kept or f"{definition.name}/{name}" in kept]


def _found(visit: Visit, definition: Definition) -> Lesson | Posed:
    """The lesson or puzzle of an address."""
    name = visit.path["name"]
    found = definition.advice.lessons.get(name) or posed(definition).get(name)
    if found is None:
        raise HTTPException(404)
    return found


def lesson(visit: Visit) -> Response:
    """The position with its goal; once the goal is reached or missed, what there is to say about it."""
    definition = visit.definition()
    one = _found(visit, definition)
    shown = Shown(one, definition, visit.preferences, _given(visit))
    return visit.page("lesson.jinja", definition, board=shown.board(), title=one.title(shown.say))


def choose(visit: Visit) -> Response:
    """Choose an option after those chosen so far, and see what comes of it; a browser remembers what it solved."""
    definition = visit.definition()
    given, one = _given(visit, visit.form.get("option", "")), _found(visit, definition)
    response = visit.lead_to(_address(definition, one, given))
    if Shown(one, definition, visit.preferences, given).reached:
        names = "|".join(dict.fromkeys([*filter(None, _kept(visit)), f"{definition.name}/{one.id}"]))
        visit.remember(response, SOLVED, names)
    return response


def _given(visit: Visit, *further: str) -> list[str]:
    """The answers of an address, and those that follow them; nobody needs many."""
    return [text[:200] for text in (*visit.query.all("chosen"), *further)[:MOST]]


def _address(definition: Definition, lesson: Lesson | Posed, given: Sequence[str] = ()) -> str:
    """The page of a lesson after some answers."""
    query = urlencode([("chosen", text) for text in given])
    return f"/{definition.name}/lessons/{lesson.id}{'?' if given else ''}{query}"


class Shown:
    """A lesson as one visitor sees it, after the answers given so far."""

    def __init__(
        self, lesson: Lesson | Posed, definition: Definition, preferences: Preferences, given: Sequence[str] = ()
    ) -> None:
        self.lesson = lesson
        self.definition = definition
        self.preferences = preferences
        self.given = given
        self.say = definition.words(preferences.language)
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
            tools=render("lesson_tools.jinja", self.preferences, definition, back=_address(definition, self.lesson)),
            links=links_of(definition, rules.pack().get("name", ""), self.preferences.home),
            backdrop=backdrop_of(definition, view, home=self.preferences.home),
            panel=True,
        )
        regions = {**definition.drawing.board.draw(view, self.say, around), "guide": self._panel()}
        told = render("effects.jinja", self.preferences, definition, effects=effects, ask="")
        over = Markup('<div class="perch">{}</div>').format(told)
        return definition.drawing.board.laid_out(regions, self.say, over)

    def _question(self) -> tuple[Question, list[Effect]]:
        if self.over or self.game.decision is None:
            return Question(self.say("learn-right" if self.reached else "learn-other")), []
        trying = Trying(self.game, self.definition, self.teller)
        action = self.preferences.home + _address(self.definition, self.lesson, self.given)
        return asked(trying, action, self.preferences.token)

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
        puzzle = isinstance(self.lesson, Posed)
        names = list(posed(self.definition) if puzzle else self.definition.advice.lessons)
        return render(
            "lesson_panel.jinja",
            self.preferences,
            self.definition,
            lesson=self.lesson,
            puzzle=puzzle,
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
