"""What a game leaves to look at and to take home: points, log and chronicle; record, report and picture."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException

from biont import games
from biont.draw import Context, chart
from biont.server.page.log import Log
from biont.server.page.position import Position
from biont.server.preferences import links_of
from biont.server.routes.visit import PICTURE, opened, page, preferences_of

router = APIRouter(default_response_class=HTMLResponse)


@router.get("/game/{game}/record")
def record(request: Request, game: str, whole: bool = False) -> Response:
    """The game as a file that this and every other Biont opens."""
    open_game = opened(request, game)
    with open_game.lock:
        text = open_game.text(whole=whole)
    return Response(
        text,
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="biont-{game}.json"'},
    )


@router.get("/game/{game}/report")
def report(request: Request, game: str) -> Response:
    """The game as text, to be pasted into a bug report or sent to somebody."""
    open_game = opened(request, game)
    with open_game.lock:
        text, whole = open_game.text(), open_game.is_ones_own and not open_game.is_open
    definition = games.definition_of(open_game.game.rules)
    return page("report.jinja", preferences_of(request), definition, game=game, text=text, whole=whole)


@router.get("/game/{game}/board.svg")
def picture(request: Request, game: str, at: int | None = None) -> Response:
    """The board as a picture file."""
    open_game, look = opened(request, game), preferences_of(request)
    with open_game.lock:
        position = Position(open_game, look.language, at)
        lines = Log(position).lines[::-1][:12]
        around = Context(own=position.own, points=position.points, log=lines, plain=position.plain)
        svg = position.definition.drawing.pictures.svg(position.view, position.say, around, look.theme or "light")
    headers = {**PICTURE, "Content-Disposition": f'attachment; filename="biont-{game}-{position.at}.svg"'}
    return Response(svg, media_type="image/svg+xml", headers=headers)


@router.get("/game/{game}/end")
def end(request: Request, game: str) -> Response:
    """Points over time, and what gave them; when the game is over, how it ended. At the table only the points."""
    open_game, look = opened(request, game), preferences_of(request)
    with open_game.lock:
        position = Position(open_game, look.language)
        if request.headers.get("x-biont"):
            return page("points.jinja", look, position.definition, game=game, scores=_scores(position))
        names = {one.name: position.teller.seat(one.name) for one in position.colours}
        moments = [(moment.turn, moment.points) for moment in open_game.history]
        drawn = chart(moments, position.definition.drawing.art.courses(names), position.say("web-chart-label"))
        result = open_game.game.result
        return page(
            "end.jinja",
            look,
            position.definition,
            game=game,
            sentence=position.teller.result(result) if result else "",
            scores=_scores(position),
            chart=drawn,
            finished=result is not None,
            seed=open_game.seeds() if open_game.is_open else "",
            salt=open_game.salt,
            rules=open_game.game.rules,
            seed_hash=open_game.seed_hash(),
        )


def _scores(position: Position) -> list[dict[str, Any]]:
    """Everybody's points by the rule that gives them."""
    result = position.game.result
    parts = position.definition.scores(position.game.table)
    return [
        {
            "colour": one.name,
            "name": position.names[one.name],
            "parts": parts[number],
            "total": sum(part.points for part in parts[number] if part.counts and not part.sums),
            "won": result is not None and one.seat in result.winners,
        }
        for number, one in enumerate(position.colours)
    ]


@router.get("/game/{game}/chronicle")
def natural_history(request: Request, game: str) -> Response:
    """The game retold."""
    open_game, look = opened(request, game), preferences_of(request)
    definition = games.definition_of(open_game.game.rules)
    chronicle = definition.drawing.chronicle
    if chronicle is None:
        raise HTTPException(404)
    with open_game.lock:
        story = chronicle.page(open_game.game, definition.words(look.language), links_of(definition))
    return page("chronicle.jinja", look, definition, game=game, story=story)


@router.get("/game/{game}/log")
def log(request: Request, game: str) -> Response:
    """Everything that happened, from the beginning."""
    open_game, look = opened(request, game), preferences_of(request)
    with open_game.lock:
        position = Position(open_game, look.language)
        return page("log.jinja", look, position.definition, game=game, lines=Log(position).lines)
