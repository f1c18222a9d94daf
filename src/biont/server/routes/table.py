"""The table: the page of a game, answers, undo, the past, and news as they happen."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, StreamingResponse
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException

from biont import games
from biont.kernel import BadOptions, Record
from biont.server import guide, hint
from biont.server.hall import Hall
from biont.server.look import Look
from biont.server.page.draw import assembled, draw
from biont.server.page.frame import Frame
from biont.server.page.position import Position
from biont.server.programs import PACES
from biont.server.routes.visit import PICTURE, Form, hall_of, look_of, number_in, opened, page
from biont.server.sitting import KIN, SHARED, SWITCHES, Sitting
from biont.server.static import KINDS, kept, stamp_of
from biont.server.store import NoSuchGame, Overtaken

router = APIRouter(default_response_class=HTMLResponse)

PULSE = 15.0
"""Seconds after which a quiet stream says that it is still there."""


def frame_of(sitting: Sitting, look: Look, at: int | None = None) -> Frame:
    """A position as regions of HTML; the last one is remembered, for the stream asks for it right after a reply."""
    with sitting.lock:
        key = (sitting.version, at, look)
        if sitting.drawn is None or sitting.drawn[0] != key:
            sitting.drawn = key, draw(Position(sitting, look.language, at), look)
        return sitting.drawn[1]


@router.get("/game/{game}")
def table(request: Request, game: str, at: int | None = None) -> Response:
    """The page of a game; it works without the script too."""
    hall, look = hall_of(request), look_of(request)
    sitting = hall.open(game)
    if at is None:
        sitting = hall.go_on(sitting)
    kit, frame = games.kit_of(sitting.game.rules), frame_of(sitting, look, at)
    waits = not frame.finished and not frame.asked and not frame.past
    moves = [name for name in ("dice", "motion") if sitting.settings[name]]
    board = assembled(kit, kit.words(look.language), frame)
    return page("game.jinja", look, kit, board=board, waits=waits, moves=moves)


@router.get("/game/{game}/backdrop/{stamp}.svg")
def backdrop(request: Request, game: str, stamp: str) -> Response:
    """What lies below the board of a game whose board is not the usual one; an old stamp gets it, but keeps nothing."""
    sitting = opened(request, game)
    with sitting.lock:
        svg = games.kit_of(sitting.game.rules).drawing.board.backdrop(sitting.game.view(sitting.looker)).encode()
    if not svg:
        raise HTTPException(404)
    keep = kept(private=True) if stamp == stamp_of(svg) else "no-store"
    return Response(svg, media_type=KINDS["svg"], headers={**PICTURE, "Cache-Control": keep})


@router.get("/game/{game}/frame")
def frame(request: Request, game: str, at: int | None = None) -> Response:
    """A position for the script."""
    return JSONResponse(frame_of(opened(request, game), look_of(request), at).to_data())


@router.get("/game/{game}/effect/{version}/{number}")
def effect(request: Request, game: str, version: int, number: int) -> Response:
    """What one option does, for a page that has too many of them to bring all effects along."""
    sitting = opened(request, game)
    with sitting.lock:
        decision = sitting.decision
        if version != sitting.version or decision is None or not sitting.is_person(decision.seat):
            raise Overtaken(game)
        if not 0 <= number < len(decision.options):
            raise HTTPException(404)
        position = Position(sitting, look_of(request).language)
        found = position.trying().effect(decision.options[number])
        return HTMLResponse(position.render("effect.jinja", one=found, number=number))


@router.get("/game/{game}/events")
async def events(request: Request, game: str, version: int = -1, page: str = "") -> Response:
    """News as they happen: for every change what is new to a page, which begins with ``version``."""
    return StreamingResponse(
        _news(request, hall_of(request), look_of(request), game, version, page[:20]),
        media_type="text/event-stream",
        headers={"X-Accel-Buffering": "no"},
    )


async def _news(
    request: Request, hall: Hall, look: Look, game: str, version: int, page_name: str
) -> AsyncIterator[str]:
    """What a page is told from now on, until it goes or its game is deleted."""
    watcher = hall.watchers.watch(game, page_name)
    try:
        sitting = await run_in_threadpool(hall.open, game)
        # Where the server was started again, a program may still wait to be asked.
        sitting = await run_in_threadpool(hall.go_on, sitting, page_name)
        if sitting.version == version:
            watcher.shows(await run_in_threadpool(frame_of, sitting, look))
        while not hall.closing:
            watcher.news.clear()
            sitting = await run_in_threadpool(hall.open, game)
            if sitting.version != watcher.version:
                found = watcher.new_to_it(await run_in_threadpool(frame_of, sitting, look))
                yield f"event: frame\ndata: {json.dumps(found.to_data())}\n\n"
            try:
                await asyncio.wait_for(watcher.news.wait(), PULSE)
            except TimeoutError:
                yield ": still here\n\n"
            if await request.is_disconnected():
                return
    except NoSuchGame:
        yield f"event: gone\ndata: {json.dumps(look.say('web-error-no-game'))}\n\n"
    finally:
        hall.watchers.leave(game, watcher)


# -- answers ---------------------------------------------------------------------------------------------------------


def _moved(request: Request, hall: Hall, sitting: Sitting) -> Response:
    """The reply to a change: what is new for the script, else the page."""
    name = request.headers.get("x-biont", "")[:20]
    sitting = hall.go_on(sitting, name)
    if not name:
        return RedirectResponse(f"/game/{sitting.id}", 303)
    found = frame_of(sitting, look_of(request))
    watcher = hall.watchers.of_page(sitting.id, name)
    return JSONResponse((watcher.new_to_it(found) if watcher else found).to_data())


@router.post("/game/{game}/answer/{version}")
def answer(request: Request, game: str, version: int, form: Form) -> Response:
    """Answer the decision that the page with this version showed."""
    hall, sitting = hall_of(request), opened(request, game)
    with sitting.lock:
        decision = sitting.decision
        if version == sitting.version and decision is not None and not sitting.is_person(decision.seat):
            raise BadOptions(look_of(request).say("web-error-not-asked"))
        told = guide.speaks(sitting, games.kit_of(sitting.game.rules).advice.guide)
        sitting.answer(str(form.get("option", ""))[:200], version)
        if told.idea is not None:
            sitting.arrange(sitting.players, guide.heard(sitting.settings, told))
        with suppress(Overtaken):
            sitting.settle()  # before anybody looks: a question that is answered by itself would flash up
    return _moved(request, hall, sitting)


@router.post("/game/{game}/undo/{version}")
def undo(request: Request, game: str, version: int, form: Form) -> Response:
    """Take back the last answer of a person, or as many answers as the form says, or all but so many."""
    hall, sitting = hall_of(request), opened(request, game)
    with sitting.lock:
        left = number_in(form, "to")
        sitting.undo(number_in(form, "count") if left is None else len(sitting.given) - left, version)
    return _moved(request, hall, sitting)


@router.post("/game/{game}/redo/{version}")
def redo(request: Request, game: str, version: int, form: Form) -> Response:
    """Give the answer again that was taken back last."""
    hall, sitting = hall_of(request), opened(request, game)
    with sitting.lock:
        sitting.redo(version)
    return _moved(request, hall, sitting)


@router.post("/game/{game}/arrange")
def arrange(request: Request, game: str, form: Form) -> Response:
    """Who plays, and what the page does by itself."""
    hall, sitting = hall_of(request), opened(request, game)
    with sitting.lock:
        players = [str(form.get(f"player-{seat}", who)) for seat, who in enumerate(sitting.players)]
        settings = sitting.settings | {name: name in form for name in SWITCHES}
        pace = str(form.get("pace", settings["pace"]))
        if pace not in PACES or not all(who in sitting.offered(seat) for seat, who in enumerate(players)):
            raise BadOptions(look_of(request).say("web-error-form"))
        sitting.arrange(players, settings | {"pace": pace})
    return _moved(request, hall, sitting)


@router.post("/game/{game}/guide")
def explained(request: Request, game: str, form: Form) -> Response:
    """The guide is left or taken up again."""
    hall, sitting = hall_of(request), opened(request, game)
    teacher = games.kit_of(sitting.game.rules).advice.guide
    if teacher is None:
        raise HTTPException(404)
    with sitting.lock:
        sitting.arrange(sitting.players, guide.steered(sitting.settings, teacher, form))
    return _moved(request, hall, sitting)


@router.post("/game/{game}/hint/{version}")
def hint_wanted(request: Request, game: str, version: int, form: Form) -> Response:
    """What a good program would do now; that somebody asked stands in the record."""
    hall, sitting = hall_of(request), opened(request, game)
    with sitting.lock:
        if version != sitting.version:
            raise Overtaken(game)
        if sitting.waits_for_person:
            sitting.arrange(sitting.players, hint.asked_for(sitting.settings, len(sitting.given)))
    return _moved(request, hall, sitting)


@router.post("/game/{game}/branch")
def branch(request: Request, game: str, form: Form) -> Response:
    """Play on from a moment of the past, as a new game.

    What nobody had seen there is dealt anew and other dice fall, or knowing the future would pay; ``same`` keeps both,
    for whoever studies a position. While several persons play, nobody does, nor is the seed told by their branches.
    """
    hall, sitting = hall_of(request), opened(request, game)
    at = number_in(form, "at")
    with sitting.lock:
        record = sitting.record()
        number = len(record.answers) if at is None else at
        players, secret = list(sitting.players), sitting.is_secret
        kept = {SHARED: True, KIN: [*sitting.settings.get(KIN, ()), game]} if secret else {}
    fresh = hall.take_in(cut_off(record, number, anew=secret or "same" not in form), players, **kept)
    hall.go_on(hall.open(fresh))
    return RedirectResponse(f"/game/{fresh}", 303)


def cut_off(record: Record, number: int, anew: bool) -> Record:
    """The first answers of a record and what was set up to there; ``anew`` with a fresh seed from then on."""
    injected = [one for one in record.injected if one[0] <= number]
    deals = [one for one in record.deals if one[0] <= number - anew]
    if anew:
        deals.append((min(number, len(record.answers)), secrets.randbits(127)))
    return replace(record, answers=record.answers[:number], injected=injected, deals=deals)


@router.post("/game/{game}/delete")
def delete(request: Request, game: str, form: Form) -> Response:
    """Forget a game."""
    hall_of(request).forget(game)
    return RedirectResponse("/", 303)
