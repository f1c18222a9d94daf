"""A table that is about to be opened, in sentences: who sits where, how long one may think, who may watch."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from starlette.responses import HTMLResponse, Response

from biont.games import Definition
from biont.kernel import BadSettings
from biont.server.company.table import FRIEND, MINE, OPEN, UNSEEN, WATCHES
from biont.server.fields import Fields
from biont.server.opponents import EMPTY, called, programs
from biont.server.preferences import render
from biont.server.routes.clocks import timing_of
from biont.server.routes.visit import Visit
from biont.server.times import agreed
from biont.words import Words
from biont.words.errors import tell
from biont.words.teller import seat_name


def said(visit: Visit) -> Response:
    """The sentences of a form as it is filled in now."""
    definition, form = visit.definition(), visit.query
    say = definition.words(visit.preferences.language)
    seats = {colour: form.get(f"seat-{colour}", EMPTY) for colour in definition.seating.names}
    sentences = list(in_sentences(definition, form, seats, say))
    return HTMLResponse(render("table_said.jinja", visit.preferences, definition, sentences=sentences))


def in_sentences(definition: Definition, form: Fields, seats: Mapping[str, str], say: Words) -> Iterator[str]:
    """A table as a form has it; what cannot be is said by its sentence."""
    yield say("table-said-game", game=definition.telling.title(say))
    yield " ".join(_seats(definition, seats, say))
    try:
        yield agreed(timing_of(form, say), say)
    except BadSettings as error:
        yield tell(error, say)
    watch = form.get("watch", UNSEEN)
    if watch in WATCHES:
        yield say(f"table-said-watch-{watch}")


def _seats(definition: Definition, seats: Mapping[str, str], say: Words) -> Iterator[str]:
    """Who has which colours: first one's own, then those for people, then those of programs."""
    levels = programs(definition.players)
    for who in (MINE, OPEN, FRIEND, *levels):
        colours = [seat_name(colour, say) for colour, one in seats.items() if one == who]
        if colours:
            key = "program" if who in levels else who
            named = called(who, say) if who in levels else ""
            yield say(f"table-said-{key}", seats=", ".join(colours), count=len(colours), program=named)
