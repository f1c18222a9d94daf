"""A game that no program here can replay is shown as its record, with a sentence."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from starlette.responses import Response

from biont.server.company.acts import LOOK, TAKE_SEED
from biont.server.company.company import NOWHERE, Company, may
from biont.server.open_game import Unreplayable
from biont.server.routes.visit import Visit
from biont.server.store import NoSuchGame
from biont.words.errors import tell

SHOWN = 20_000
"""Letters of a record on the page; the file has all of them."""


def as_record(visit: Visit, error: Unreplayable) -> Response:
    """The page of such a game, and its record as a file; whoever may not look learns nothing of either."""
    kept, record = error.kept, error.record
    company = _company(visit, error)
    actor = visit.actor
    if not visit.is_at_home and not may(actor, LOOK, company):
        return visit.page("sentence.jinja", status=404, sentence=visit.preferences.say("web-error-no-game"))
    whole = visit.is_at_home or bool(kept.summary.get("finished")) or may(actor, TAKE_SEED, company)
    own = company.seats_of(actor)
    secret = [number for number, one in enumerate(kept.answers) if one.seat not in own]
    text = record.to_json() if whole else replace(record, injected=[]).told(secret)
    if visit.address.endswith("/record"):
        told = {"Content-Disposition": f'attachment; filename="biont-{kept.id}.json"'}
        return Response(text, media_type="application/json", headers=told)
    shown: dict[str, Any] = {"game": kept.id, "record": record, "text": text[:SHOWN], "cut": len(text) > SHOWN}
    return visit.page("as_record.jinja", why=tell(error.why, visit.preferences.say), whole=whole, **shown)


def _company(visit: Visit, error: Unreplayable) -> Company:
    """Who is at its table, as far as that is known without the game."""
    try:
        table = visit.registry.store.table_of(error.kept.id)
    except NoSuchGame:
        return NOWHERE
    return table.company
