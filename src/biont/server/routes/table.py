"""The table: the page of a game, answers, undo, the past, and news as they happen."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Hashable
from functools import partial

from starlette.background import BackgroundTask
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, JSONResponse, Response

from biont import games
from biont.kernel import BadSettings
from biont.server import guide, hint, switches, ways
from biont.server.company.acts import ARRANGE, LOOK, SEAT_ANYBODY, WISH
from biont.server.guide import SILENT
from biont.server.known import KIN, cut_off
from biont.server.open_game import OpenGame
from biont.server.opponents import PERSON
from biont.server.page.draw import assembled, draw
from biont.server.page.frame import Frame
from biont.server.page.guide import Panel
from biont.server.routes.route import Refused
from biont.server.routes.stream import Stream, news_for
from biont.server.routes.visit import PAGE_NAME, PICTURE, Visit
from biont.server.scene import Scene
from biont.server.static import KINDS, kept, stamp_of
from biont.server.store import NoSuchGame, Overtaken, Party
from biont.server.store.games import SHARED
from biont.server.store.news import BY
from biont.server.wishes import PACES, wishes_of

LONGEST = 2000
"""Letters of an answer, or of several in one."""


PATIENT = 20
"""Quiet pulses after which a stream looks once more though nobody has told it anything: five minutes."""


def frame_of(visit: Visit, open_game: OpenGame, at: int | None = None, known: Party | None = None) -> Frame:
    """A position as regions of HTML, drawn once for all who see the same; whoever answers meanwhile need not wait."""
    with open_game.looked_at() as still:
        position = visit.position(still, at, known)
        heard = (position.people, position.told, position.proposals, position.left)
        key = (at, position.eyes, position.language, position.home, heard)
        return open_game.drawn.once(still.version, key, partial(draw, position))


def table(visit: Visit) -> Response:
    """The page of a game; it works without the script too."""
    at, open_game = visit.query.number_or_none("at"), visit.open_game()
    definition, frame = games.definition_of(open_game.game.rules), frame_of(visit, open_game, at)
    waits = not frame.finished and not frame.asked and not frame.past
    wishes = wishes_of(open_game.settings, visit.eyes(open_game).seat)
    moves = [name for name in ("dice", "motion") if wishes[name]]
    board = assembled(definition, definition.words(visit.preferences.language), frame)
    shown = {"company": "company" in frame.regions, "yours": frame.asked}
    return visit.page("game.jinja", definition, board=board, waits=waits, moves=moves, **shown)


def backdrop(visit: Visit) -> Response:
    """What lies below the board of a game whose board is not the usual one; an old stamp gets it, but keeps nothing."""
    open_game = visit.open_game()
    with open_game.lock:
        svg = (
            games.definition_of(open_game.game.rules)
            .drawing.board.backdrop(open_game.game.view(visit.eyes(open_game).seat))
            .encode()
        )
    if not svg:
        raise HTTPException(404)
    keep = kept(private=True) if visit.path["stamp"] == stamp_of(svg) else "no-store"
    return Response(svg, media_type=KINDS["svg"], headers={**PICTURE, "Cache-Control": keep})


def frame(visit: Visit) -> Response:
    """A position for the script."""
    at = visit.query.number_or_none("at")
    return JSONResponse(frame_of(visit, visit.open_game(), at).to_data())


def effect(visit: Visit) -> Response:
    """What one option does, for a page that has too many of them to bring all effects along."""
    version, number, open_game = visit.path.number("version"), visit.path.number("number"), visit.open_game()
    with open_game.lock:
        decision = open_game.decision
        position = visit.position(open_game)
        if version != open_game.version or decision is None or not position.is_asked:
            return Response(status_code=204)  # somebody was quicker than the question, which nobody needs to be told
        if not 0 <= number < len(decision.options):
            raise HTTPException(404)
        found = position.trying.effect(decision.options[number])
        return HTMLResponse(position.render("effect.jinja", one=found, number=number))


def effects(visit: Visit) -> Response:
    """What all options do, for whoever asks it of many at once."""
    version, open_game = visit.path.number("version"), visit.open_game()
    with open_game.lock:
        decision = open_game.decision
        position = visit.position(open_game)
        if version != open_game.version or decision is None or not position.is_asked:
            return Response(status_code=204)
        found = [position.trying.effect(option) for option in decision.options]
        return HTMLResponse(position.render("effects.jinja", effects=found, ask="", all=""))


async def events(visit: Visit) -> Response:
    """News as they happen: for every change what is new to a page, which begins with ``version``."""
    version = visit.query.number_or_none("version")
    return Stream(visit, _news(visit, -1 if version is None else version, visit.query.get("page", "")[:PAGE_NAME]))


async def _news(visit: Visit, version: int, page_name: str) -> AsyncIterator[str]:
    """What a page is told from now on, until it goes, its game is deleted or may not be seen any more."""
    registry, game, preferences, actor = visit.registry, visit.path["game"], visit.preferences, visit.actor
    run, scenes = registry.executors.tell, registry.scenes
    watcher, phase = registry.watchers.watch(game, page_name, actor.person), -1

    def key(scene: Scene) -> Hashable:
        """What decides how this visitor sees it; who may see nothing gets no game."""
        eyes = scene.seen_by(actor)
        if not eyes.may(LOOK):
            raise NoSuchGame(game)
        return eyes, actor.person, preferences.language, preferences.home, preferences.zone

    async def frame() -> Frame:
        """What this visitor sees now."""
        nonlocal phase
        is_still = not actor.person

        def drawn(scene: Scene) -> Frame:
            nonlocal is_still
            key(scene)  # for whoever may see nothing, nothing is drawn
            if not is_still and not visit.is_still(actor):
                raise NoSuchGame(game)
            is_still = True
            return frame_of(visit, scene.open_game, None, scene.party)

        scene, found = await scenes.seen(game, visit.scene, key, drawn)
        if not is_still and not await run(visit.is_still, actor):  # another page of his had it drawn
            raise NoSuchGame(game)
        phase = scene.phase
        return found

    async def look() -> str:
        before = phase
        found = await frame()
        if found.version == watcher.version and before in (-1, phase):
            return ""
        return f"event: frame\ndata: {watcher.message(found)}\n\n"

    try:
        found = await frame()
        if found.version == version:
            watcher.shows(found)
        del found
        async for text in news_for(visit, watcher, look, pulses=PATIENT):
            yield text
            del text
    except NoSuchGame:
        yield f"event: gone\ndata: {json.dumps(preferences.say('web-error-no-game'))}\n\n"
    finally:
        registry.watchers.leave(game, watcher)
        scenes.leave(game)


# -- answers ---------------------------------------------------------------------------------------------------------


def moved(visit: Visit, open_game: OpenGame) -> Response:
    """The reply to a change: what is new for the script, else the page."""
    registry, name = visit.registry, visit.script
    if not name:
        registry.go_on(open_game)
        return visit.lead_to(f"/game/{open_game.id}")
    waiting = registry.programs.settled(open_game)
    visit.has_moved(open_game)
    told = registry.watchers.told(open_game.id)
    scene = visit.scene(open_game.id)
    found = frame_of(visit, scene.open_game, None, scene.party)
    watcher = registry.watchers.of_page(open_game.id, name)
    data = (watcher.new_to_it(found) if watcher else found).to_data()
    return JSONResponse(data, background=BackgroundTask(_told_others, visit, scene, told, waiting))


async def _told_others(visit: Visit, scene: Scene, told: int, waiting: bool) -> None:
    """Others here hear of a change when the reply is on its way, and see it drawn after whoever made it."""
    visit.registry.scenes.foresee(scene, told, visit.script)
    visit.registry.programs.tell(scene.open_game, waiting, visit.script)


def answer(visit: Visit) -> Response:
    """Answer the decision that the page with this version showed."""
    BY.set(visit.script)
    version, open_game = visit.path.number("version"), visit.open_game()
    with open_game.lock:
        decision, eyes = open_game.decision, visit.eyes(open_game)
        if version == open_game.version and decision is not None and decision.seat not in eyes.seats:
            raise BadSettings(visit.preferences.say("web-error-not-asked"))
        guided = decision is not None and guide.understood(open_game.settings) is not None
        told = Panel(visit.position(open_game)).told if guided else SILENT
        if "always" in visit.form and version != open_game.version:
            raise Overtaken(open_game.id)
        definition = games.definition_of(open_game.game.rules)
        wanted = switches.wished(visit.remembered(switches.COOKIE), definition)
        always = open_game.standing_choice(decision) if "always" in visit.form and decision is not None else ""
        with open_game.together():
            if always:
                wanted[always] = True
            else:
                ways.go(open_game, visit.form.get("option", "")[:LONGEST], version, visit.actor.person)
            settings = guide.heard(visit.wished(open_game, wanted, eyes) if wanted else open_game.settings, told)
            if settings != open_game.settings:
                open_game.arrange(open_game.players, settings)
            open_game.settle()  # before anybody looks: a question that is answered by itself would flash up
    return _switched(visit, open_game) if always else moved(visit, open_game)


def _switched(visit: Visit, open_game: OpenGame) -> Response:
    """The reply to a change of switches, which the browser keeps for the other games of its person."""
    response, definition = moved(visit, open_game), games.definition_of(open_game.game.rules)
    own = wishes_of(open_game.settings, next(iter(visit.eyes(open_game).seats), -1))
    kept = switches.written(visit.remembered(switches.COOKIE), definition, own)
    visit.remember(response, switches.COOKIE, kept)
    return response


def undo(visit: Visit) -> Response:
    """Take back the last answer of a person, or as many answers as the form says, or all but so many."""
    version, open_game = visit.path.number("version"), visit.open_game()
    left, count = visit.form.number_or_none("to", 0), visit.form.number_or_none("count", 0)
    with open_game.lock:
        seats = visit.eyes(open_game).seats
        open_game.undo(count if left is None else len(open_game.given) - left, version, seats, visit.actor.person)
    return moved(visit, open_game)


def redo(visit: Visit) -> Response:
    """Give the answer again that was taken back last."""
    version, open_game = visit.path.number("version"), visit.open_game()
    with open_game.lock:
        open_game.redo(version, visit.eyes(open_game).seats, visit.actor.person)
    return moved(visit, open_game)


def arrange(visit: Visit) -> Response:
    """Who plays, and what the page does by itself."""
    form, open_game = visit.form, visit.open_game()
    with open_game.lock:
        eyes = visit.eyes(open_game)
        leads = eyes.may(ARRANGE)
        players = [form.get(f"player-{seat}", who) if leads else who for seat, who in enumerate(open_game.players)]
        known = switches.usual(games.definition_of(open_game.game.rules))
        settings = open_game.settings
        if eyes.may(WISH):
            settings = visit.wished(open_game, {name: name in form for name in known}, eyes)
        pace = form.get("pace", str(settings["pace"])) if leads else str(settings["pace"])
        swapped = [(who == PERSON) != open_game.is_person(seat) for seat, who in enumerate(players)]
        if any(swapped) and not eyes.may(SEAT_ANYBODY):
            raise Refused(SEAT_ANYBODY.name)
        if pace not in PACES or not all(who in open_game.offered(seat) for seat, who in enumerate(players)):
            raise BadSettings(visit.preferences.say("web-error-form"))
        open_game.arrange(players, settings | {"pace": pace})
    return _switched(visit, open_game)


def explained(visit: Visit) -> Response:
    """The guide is left or taken up again."""
    open_game = visit.open_game()
    teacher = games.definition_of(open_game.game.rules).advice.guide
    if teacher is None:
        raise HTTPException(404)
    with open_game.lock:
        open_game.arrange(open_game.players, guide.steered(open_game.settings, teacher, visit.form))
    return moved(visit, open_game)


def hint_wanted(visit: Visit) -> Response:
    """What a good program would do now; that somebody asked stands in the record."""
    version, open_game = visit.path.number("version"), visit.open_game()
    with open_game.lock:
        if version != open_game.version:
            raise Overtaken(open_game.id)
        if open_game.waits_for_person:
            open_game.arrange(open_game.players, hint.asked_for(open_game.settings, len(open_game.given)))
    return moved(visit, open_game)


def branch(visit: Visit) -> Response:
    """Play on from a moment of the past, as a new game.

    What nobody had seen there is dealt anew and other dice fall, or knowing the future would pay; ``same`` keeps both,
    for whoever studies a position. While several persons play, nobody does, nor is the seed told by their branches.
    Whoever wants to ``try`` a better answer than a program gave in a game of his own takes its seat.
    """
    registry, open_game = visit.registry, visit.open_game()
    at = visit.form.number_or_none("at", 0)
    with open_game.lock:
        record = open_game.record()
        number = len(record.answers) if at is None else at
        players, secret = list(open_game.players), open_game.is_secret
        if "try" in visit.form and not secret and (asked := open_game.at(number).decision) is not None:
            players[asked.seat] = PERSON
        kept = {SHARED: True, KIN: [*open_game.settings.get(KIN, ()), open_game.id]} if secret else {}
    fresh = registry.take_in(cut_off(record, number, anew=secret or "same" not in visit.form), players, **kept)
    visit.keep(fresh)
    registry.go_on(registry.open(fresh))
    return visit.lead_to(f"/game/{fresh}")


def delete(visit: Visit) -> Response:
    """Forget a game."""
    visit.registry.forget(visit.path["game"])
    return visit.lead_to("/")
