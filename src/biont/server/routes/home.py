"""What a game leaves to look at and to take home: points, log and chronicle; record, report and picture."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException

from biont import games
from biont.draw import Surroundings, chart
from biont.server.look import links_of
from biont.server.page.log import Log
from biont.server.page.position import Position
from biont.server.routes.visit import PICTURE, look_of, opened, page

router = APIRouter(default_response_class=HTMLResponse)


@router.get("/game/{game}/record")
def record(request: Request, game: str, whole: bool = False) -> Response:
    """The game as a file that this and every other Biont opens."""
    sitting = opened(request, game)
    with sitting.lock:
        text = sitting.text(whole=whole)
    return Response(
        text,
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="biont-{game}.json"'},
    )


@router.get("/game/{game}/report")
def report(request: Request, game: str) -> Response:
    """The game as text, to be pasted into a bug report or sent to somebody."""
    sitting = opened(request, game)
    with sitting.lock:
        text, whole = sitting.text(), sitting.is_ones_own and not sitting.is_open
    kit = games.kit_of(sitting.game.rules)
    return page("report.jinja", look_of(request), kit, game=game, text=text, whole=whole)


@router.get("/game/{game}/board.svg")
def picture(request: Request, game: str, at: int | None = None) -> Response:
    """The board as a picture file."""
    sitting, look = opened(request, game), look_of(request)
    with sitting.lock:
        position = Position(sitting, look.language, at)
        lines = Log(position).lines[::-1][:12]
        around = Surroundings(own=position.own, points=position.points, log=lines, plain=position.plain)
        svg = position.kit.drawing.pictures.svg(position.view, position.say, around, look.theme or "light")
    headers = {**PICTURE, "Content-Disposition": f'attachment; filename="biont-{game}-{position.at}.svg"'}
    return Response(svg, media_type="image/svg+xml", headers=headers)


@router.get("/game/{game}/end")
def end(request: Request, game: str) -> Response:
    """Points over time, and what gave them; when the game is over, how it ended. At the table only the points."""
    sitting, look = opened(request, game), look_of(request)
    with sitting.lock:
        position = Position(sitting, look.language)
        if request.headers.get("x-biont"):
            return page("points.jinja", look, position.kit, game=game, scores=_scores(position))
        names = {one.name: position.teller.seat(one.name) for one in position.colours}
        moments = [(moment.turn, moment.points) for moment in sitting.history]
        drawn = chart(moments, position.kit.drawing.art.courses(names), position.say("web-chart-label"))
        result = sitting.game.result
        return page(
            "end.jinja",
            look,
            position.kit,
            game=game,
            sentence=position.teller.result(result) if result else "",
            scores=_scores(position),
            chart=drawn,
            finished=result is not None,
            seed=sitting.seeds() if sitting.is_open else "",
            salt=sitting.salt,
            rules=sitting.game.rules,
            seed_hash=sitting.seed_hash(),
        )


def _scores(position: Position) -> list[dict[str, Any]]:
    """Everybody's points by the rule that gives them."""
    result = position.game.result
    parts = position.kit.scores(position.game.table)
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
    sitting, look = opened(request, game), look_of(request)
    kit = games.kit_of(sitting.game.rules)
    chronicle = kit.drawing.chronicle
    if chronicle is None:
        raise HTTPException(404)
    with sitting.lock:
        story = chronicle.page(sitting.game, kit.words(look.language), links_of(kit))
    return page("chronicle.jinja", look, kit, game=game, story=story)


@router.get("/game/{game}/log")
def log(request: Request, game: str) -> Response:
    """Everything that happened, from the beginning."""
    sitting, look = opened(request, game), look_of(request)
    with sitting.lock:
        position = Position(sitting, look.language)
        return page("log.jinja", look, position.kit, game=game, lines=Log(position).lines)
