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
from biont.kernel import BadSettings, Record
from biont.server import guide, hint
from biont.server.open_game import KIN, SHARED, SWITCHES, OpenGame
from biont.server.page.draw import assembled, draw
from biont.server.page.frame import Frame
from biont.server.page.position import Position
from biont.server.preferences import Preferences
from biont.server.programs import PACES
from biont.server.registry import Registry
from biont.server.routes.visit import PICTURE, Form, number_in, opened, page, preferences_of, registry_of
from biont.server.static import KINDS, kept, stamp_of
from biont.server.store import NoSuchGame, Overtaken

router = APIRouter(default_response_class=HTMLResponse)

PULSE = 15.0
"""Seconds after which a quiet stream says that it is still there."""


def frame_of(open_game: OpenGame, look: Preferences, at: int | None = None) -> Frame:
    """A position as regions of HTML; the last one is remembered, for the stream asks for it right after a reply."""
    with open_game.lock:
        key = (open_game.version, at, look)
        if open_game.drawn is None or open_game.drawn[0] != key:
            open_game.drawn = key, draw(Position(open_game, look.language, at), look)
        return open_game.drawn[1]


@router.get("/game/{game}")
def table(request: Request, game: str, at: int | None = None) -> Response:
    """The page of a game; it works without the script too."""
    registry, look = registry_of(request), preferences_of(request)
    open_game = registry.open(game)
    if at is None:
        open_game = registry.go_on(open_game)
    definition, frame = games.definition_of(open_game.game.rules), frame_of(open_game, look, at)
    waits = not frame.finished and not frame.asked and not frame.past
    moves = [name for name in ("dice", "motion") if open_game.settings[name]]
    board = assembled(definition, definition.words(look.language), frame)
    return page("game.jinja", look, definition, board=board, waits=waits, moves=moves)


@router.get("/game/{game}/backdrop/{stamp}.svg")
def backdrop(request: Request, game: str, stamp: str) -> Response:
    """What lies below the board of a game whose board is not the usual one; an old stamp gets it, but keeps nothing."""
    open_game = opened(request, game)
    with open_game.lock:
        svg = (
            games.definition_of(open_game.game.rules)
            .drawing.board.backdrop(open_game.game.view(open_game.looker))
            .encode()
        )
    if not svg:
        raise HTTPException(404)
    keep = kept(private=True) if stamp == stamp_of(svg) else "no-store"
    return Response(svg, media_type=KINDS["svg"], headers={**PICTURE, "Cache-Control": keep})


@router.get("/game/{game}/frame")
def frame(request: Request, game: str, at: int | None = None) -> Response:
    """A position for the script."""
    return JSONResponse(frame_of(opened(request, game), preferences_of(request), at).to_data())


@router.get("/game/{game}/effect/{version}/{number}")
def effect(request: Request, game: str, version: int, number: int) -> Response:
    """What one option does, for a page that has too many of them to bring all effects along."""
    open_game = opened(request, game)
    with open_game.lock:
        decision = open_game.decision
        if version != open_game.version or decision is None or not open_game.is_person(decision.seat):
            raise Overtaken(game)
        if not 0 <= number < len(decision.options):
            raise HTTPException(404)
        position = Position(open_game, preferences_of(request).language)
        found = position.trying().effect(decision.options[number])
        return HTMLResponse(position.render("effect.jinja", one=found, number=number))


@router.get("/game/{game}/events")
async def events(request: Request, game: str, version: int = -1, page: str = "") -> Response:
    """News as they happen: for every change what is new to a page, which begins with ``version``."""
    return StreamingResponse(
        _news(request, registry_of(request), preferences_of(request), game, version, page[:20]),
        media_type="text/event-stream",
        headers={"X-Accel-Buffering": "no"},
    )


async def _news(
    request: Request, registry: Registry, look: Preferences, game: str, version: int, page_name: str
) -> AsyncIterator[str]:
    """What a page is told from now on, until it goes or its game is deleted."""
    watcher = registry.watchers.watch(game, page_name)
    try:
        open_game = await run_in_threadpool(registry.open, game)
        # Where the server was started again, a program may still wait to be asked.
        open_game = await run_in_threadpool(registry.go_on, open_game, page_name)
        if open_game.version == version:
            watcher.shows(await run_in_threadpool(frame_of, open_game, look))
        while not registry.closing:
            watcher.news.clear()
            open_game = await run_in_threadpool(registry.open, game)
            if open_game.version != watcher.version:
                found = watcher.new_to_it(await run_in_threadpool(frame_of, open_game, look))
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
        registry.watchers.leave(game, watcher)


# -- answers ---------------------------------------------------------------------------------------------------------


def _moved(request: Request, registry: Registry, open_game: OpenGame) -> Response:
    """The reply to a change: what is new for the script, else the page."""
    name = request.headers.get("x-biont", "")[:20]
    open_game = registry.go_on(open_game, name)
    if not name:
        return RedirectResponse(f"/game/{open_game.id}", 303)
    found = frame_of(open_game, preferences_of(request))
    watcher = registry.watchers.of_page(open_game.id, name)
    return JSONResponse((watcher.new_to_it(found) if watcher else found).to_data())


@router.post("/game/{game}/answer/{version}")
def answer(request: Request, game: str, version: int, form: Form) -> Response:
    """Answer the decision that the page with this version showed."""
    registry, open_game = registry_of(request), opened(request, game)
    with open_game.lock:
        decision = open_game.decision
        if version == open_game.version and decision is not None and not open_game.is_person(decision.seat):
            raise BadSettings(preferences_of(request).say("web-error-not-asked"))
        told = guide.speaks(open_game, games.definition_of(open_game.game.rules).advice.guide)
        open_game.answer(str(form.get("option", ""))[:200], version)
        if told.idea is not None:
            open_game.arrange(open_game.players, guide.heard(open_game.settings, told))
        with suppress(Overtaken):
            open_game.settle()  # before anybody looks: a question that is answered by itself would flash up
    return _moved(request, registry, open_game)


@router.post("/game/{game}/undo/{version}")
def undo(request: Request, game: str, version: int, form: Form) -> Response:
    """Take back the last answer of a person, or as many answers as the form says, or all but so many."""
    registry, open_game = registry_of(request), opened(request, game)
    with open_game.lock:
        left = number_in(form, "to")
        open_game.undo(number_in(form, "count") if left is None else len(open_game.given) - left, version)
    return _moved(request, registry, open_game)


@router.post("/game/{game}/redo/{version}")
def redo(request: Request, game: str, version: int, form: Form) -> Response:
    """Give the answer again that was taken back last."""
    registry, open_game = registry_of(request), opened(request, game)
    with open_game.lock:
        open_game.redo(version)
    return _moved(request, registry, open_game)


@router.post("/game/{game}/arrange")
def arrange(request: Request, game: str, form: Form) -> Response:
    """Who plays, and what the page does by itself."""
    registry, open_game = registry_of(request), opened(request, game)
    with open_game.lock:
        players = [str(form.get(f"player-{seat}", who)) for seat, who in enumerate(open_game.players)]
        settings = open_game.settings | {name: name in form for name in SWITCHES}
        pace = str(form.get("pace", settings["pace"]))
        if pace not in PACES or not all(who in open_game.offered(seat) for seat, who in enumerate(players)):
            raise BadSettings(preferences_of(request).say("web-error-form"))
        open_game.arrange(players, settings | {"pace": pace})
    return _moved(request, registry, open_game)


@router.post("/game/{game}/guide")
def explained(request: Request, game: str, form: Form) -> Response:
    """The guide is left or taken up again."""
    registry, open_game = registry_of(request), opened(request, game)
    teacher = games.definition_of(open_game.game.rules).advice.guide
    if teacher is None:
        raise HTTPException(404)
    with open_game.lock:
        open_game.arrange(open_game.players, guide.steered(open_game.settings, teacher, form))
    return _moved(request, registry, open_game)


@router.post("/game/{game}/hint/{version}")
def hint_wanted(request: Request, game: str, version: int, form: Form) -> Response:
    """What a good program would do now; that somebody asked stands in the record."""
    registry, open_game = registry_of(request), opened(request, game)
    with open_game.lock:
        if version != open_game.version:
            raise Overtaken(game)
        if open_game.waits_for_person:
            open_game.arrange(open_game.players, hint.asked_for(open_game.settings, len(open_game.given)))
    return _moved(request, registry, open_game)


@router.post("/game/{game}/branch")
def branch(request: Request, game: str, form: Form) -> Response:
    """Play on from a moment of the past, as a new game.

    What nobody had seen there is dealt anew and other dice fall, or knowing the future would pay; ``same`` keeps both,
    for whoever studies a position. While several persons play, nobody does, nor is the seed told by their branches.
    """
    registry, open_game = registry_of(request), opened(request, game)
    at = number_in(form, "at")
    with open_game.lock:
        record = open_game.record()
        number = len(record.answers) if at is None else at
        players, secret = list(open_game.players), open_game.is_secret
        kept = {SHARED: True, KIN: [*open_game.settings.get(KIN, ()), game]} if secret else {}
    fresh = registry.take_in(cut_off(record, number, anew=secret or "same" not in form), players, **kept)
    registry.go_on(registry.open(fresh))
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
    registry_of(request).forget(game)
    return RedirectResponse("/", 303)
