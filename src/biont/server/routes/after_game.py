"""What a game leaves to look at and to take home: points, log and chronicle; record, report and picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, NamedTuple

from starlette.exceptions import HTTPException
from starlette.responses import Response

from biont import games
from biont.draw import Context, chart_style, style_of, svg_document
from biont.games.daily import day_of
from biont.games.definition import ScorePart
from biont.games.review import why_not
from biont.installation import told
from biont.kernel import BadSettings, Game
from biont.kernel.causes import NO_CAUSE
from biont.server.company.acts import AGAIN, BE_HELPED, TAKE_SEED
from biont.server.open_game import OpenGame
from biont.server.packed import MARK, pack
from biont.server.page.cause import sheet
from biont.server.page.ending import Ending
from biont.server.page.log import Log
from biont.server.page.position import Position
from biont.server.page.question import how_ended
from biont.server.page.review import ReviewPage
from biont.server.preferences import links_of
from biont.server.routes.daily import DAY
from biont.server.routes.seats import met_again, sealed_for
from biont.server.routes.visit import PICTURE, Visit

SHARED = 1200, 630
"""The size of a picture that is shown around, as chats show it whole."""


def record(visit: Visit) -> Response:
    """The game as a file that this and every other Biont opens."""
    whole, open_game = visit.query.switch("whole"), visit.open_game()
    with open_game.lock:
        text = open_game.text(whole=whole and visit.eyes(open_game).may(TAKE_SEED), names=_names(visit, open_game))
    return Response(
        text,
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="biont-{open_game.id}.json"'},
    )


def _names(visit: Visit, open_game: OpenGame) -> dict[str, str]:
    """By seats the names of those who want them to stand in records."""
    table = visit.table_of(open_game)
    if table is None:
        return {}
    named = visit.registry.store.names_in_records([chair.person for chair in table.chairs if chair.person])
    seats = zip(open_game.game.seats, table.chairs, strict=False)
    return {seat: named[chair.person] for seat, chair in seats if chair.person in named}


def report(visit: Visit) -> Response:
    """The game as text, to be pasted into a bug report or sent to somebody."""
    open_game = visit.open_game()
    with open_game.lock:
        own = open_game.is_ones_own and visit.eyes(open_game).may(TAKE_SEED)
        text, whole = open_game.text(), own and not open_game.is_open
    definition = games.definition_of(open_game.game.rules)
    installation = told(visit.preferences.say) if visit.is_at_home else ""
    return visit.page("report.jinja", definition, game=open_game.id, text=text, whole=whole, installation=installation)


def picture(visit: Visit) -> Response:
    """The board as a picture file."""
    at, open_game = visit.query.number_or_none("at"), visit.open_game()
    with open_game.looked_at() as still:
        position = visit.position(still, at)
        # A picture leads nowhere: not back to an answer, and to no cause.
        lines = [line._replace(back=-1, why="") for line in islice(Log(position).read, 12)]
        around = Context(own=position.own, points=position.points, log=lines, plain=position.plain)
        svg = position.definition.drawing.pictures.svg(
            position.view, position.say, around, visit.preferences.theme or "light"
        )
    headers = {**PICTURE, "Content-Disposition": f'attachment; filename="biont-{open_game.id}-{position.at}.svg"'}
    return Response(svg, media_type="image/svg+xml", headers=headers)


def end(visit: Visit) -> Response:
    """Points over time, and what gave them; when the game is over, how it ended. At the table only the points."""
    open_game = visit.open_game()
    with open_game.looked_at() as still:
        position = visit.position(still)
        if visit.script:
            over = still.is_over
            return visit.page(
                "points.jinja", position.definition, game=open_game.id, scores=_scores(position), finished=over
            )
        result = still.game.result
        own = still.is_ones_own and visit.eyes(open_game).may(TAKE_SEED)
        meets = position.eyes.may(AGAIN) and not position.eyes.may(BE_HELPED)
        return visit.page(
            "end.jinja",
            position.definition,
            game=open_game.id,
            sentence=position.teller.result(result) if result else how_ended(position) if still.is_over else "",
            scores=_scores(position),
            ending=Ending(position),
            reviewed=_is_reviewed(position.game),
            finished=still.is_over,
            pictured=result is not None,
            seed=still.seeds() if still.is_open else "",
            salt=still.salt,
            rules=still.game.rules,
            seed_hash=still.seed_hash(),
            fair=still.fair,
            seat_named=position.teller.seat,
            shared=_shared(visit, still, position) if still.is_open or own else "",
            meets=meets,
            ready=_ready_again(visit, open_game) if meets else [],
            seal=sealed_for(visit, open_game).seal if meets and still.is_over else "",
        )


def _is_reviewed(game: Game[Any]) -> bool:
    """Whether a game can be reviewed."""
    return game.finished and why_not(games.definition_of(game.rules).players, game) is None


def _ready_again(visit: Visit, open_game: OpenGame) -> list[str]:
    """Those who would like to play once more, and wait for the others."""
    table = met_again(visit, open_game)
    ready = [one.person for one in table.chairs if one.person and one.ready] if table is not None else []
    return list(visit.names(ready).values())


def _shared(visit: Visit, open_game: OpenGame, position: Position) -> str:
    """A game in three lines to send to somebody, and the link in which it lies whole."""
    say, kept = position.say, {"title": position.definition.telling.title(position.say)}
    day = day_of(str(open_game.settings.get(DAY)))
    turn = say(
        "web-turn" if say.has("web-turn") else "web-saved-turn",
        turn=position.definition.moment(position.game.table).turn,
    )
    points = ", ".join(f"{score.name} {score.total}" for score in _scores(position))
    result = open_game.game.result
    lines = [
        say("share-first-daily", day=say.day(day), **kept) if day else say("share-first", **kept),
        say("share-points", turn=turn, points=points),
        position.teller.result(result) if result else "",
        f"{visit.home}{MARK}{pack(open_game.text(whole=True))}",
    ]
    return "\n".join(line for line in lines if line)


def share(visit: Visit) -> Response:
    """A finished game as a picture to show around."""
    open_game = visit.open_game()
    with open_game.looked_at() as still:
        position = visit.position(still)
        result = still.game.result
        if result is None:
            raise HTTPException(404)
        heading = position.teller.result(result)
        drawn = position.render("share.jinja", ending=Ending(position), heading=heading)
    dress = position.definition.drawing.art.dress
    dress = replace(dress, style=dress.style + chart_style() + style_of("biont.server", "share.css"))
    svg = svg_document(heading, drawn, dress, visit.preferences.theme or "light", SHARED)
    headers = {**PICTURE, "Content-Disposition": f'inline; filename="biont-{open_game.id}-end.svg"'}
    return Response(svg, media_type="image/svg+xml", headers=headers)


def review(visit: Visit) -> Response:
    """What a program thinks of a finished game: asked for, on its way, or there."""
    open_game = visit.open_game()
    with open_game.looked_at() as still:
        position = visit.position(still)
        if not still.game.finished:
            raise BadSettings(position.say("review-unfinished"))
        if (refusal := why_not(position.definition.players, open_game.game)) is not None:
            raise refusal
        work = visit.registry.reviews.of(open_game.id, still.version)
        found = ReviewPage(position, work.review) if work and work.review else None
        return visit.page("review.jinja", position.definition, game=open_game.id, work=work, review=found)


def review_wanted(visit: Visit) -> Response:
    """Let a finished game be reviewed."""
    open_game = visit.open_game()
    with open_game.lock:
        if not open_game.game.finished:
            raise BadSettings(visit.preferences.say("review-unfinished"))
        if (refusal := why_not(games.definition_of(open_game.game.rules).players, open_game.game)) is not None:
            raise refusal
        visit.registry.reviews.begin(open_game.id, open_game.version)
    return visit.lead_to(f"/game/{open_game.id}/review")


class Score(NamedTuple):
    """The points of a colour by the rule that gives them, and by what earned them, where a game tells it."""

    colour: str
    name: str
    parts: tuple[ScorePart, ...]
    total: int
    won: bool
    earners: Sequence[tuple[str | int, int]]


def _scores(position: Position) -> list[Score]:
    """Everybody's points."""
    result = position.game.result
    parts = position.definition.scores(position.game.table)
    earners, name = position.definition.earners(position.game.table), position.teller.thing
    return [
        Score(
            colour=one.name,
            name=position.names[one.name],
            parts=parts[number],
            total=sum(part.points for part in parts[number] if part.counts and not part.sums),
            won=result is not None and one.seat in result.winners,
            earners=[(name(noun, thing), points) for noun, thing, points in earners[number]] if earners else [],
        )
        for number, one in enumerate(position.colours)
    ]


def natural_history(visit: Visit) -> Response:
    """The game retold."""
    open_game = visit.open_game()
    definition = games.definition_of(open_game.game.rules)
    chronicle = definition.drawing.chronicle
    if chronicle is None:
        raise HTTPException(404)
    with open_game.lock:
        story = chronicle.page(
            open_game.game,
            definition.words(visit.preferences.language),
            links_of(definition, home=visit.preferences.home),
        )
        reviewed = _is_reviewed(open_game.game)
    return visit.page("chronicle.jinja", definition, game=open_game.id, story=story, reviewed=reviewed)


def cause(visit: Visit) -> Response:
    """All about the cause of a line of the log; at the table only the sheet."""
    line, open_game = visit.path.number("line"), visit.open_game()
    with open_game.looked_at() as still:
        position = visit.position(still)
        lines = Log(position)
        first = lines.causes.first(line) if 0 <= line < len(lines.entries) else NO_CAUSE
        if first == NO_CAUSE:
            raise HTTPException(404)
        template = "cause_alone.jinja" if visit.script else "cause.jinja"
        return visit.page(template, position.definition, game=open_game.id, sheet=sheet(position, lines, first))


def log(visit: Visit) -> Response:
    """Everything that happened, from the beginning."""
    open_game = visit.open_game()
    with open_game.looked_at() as still:
        position = visit.position(still)
        return visit.page("log.jinja", position.definition, game=open_game.id, lines=[*Log(position).read][::-1])
