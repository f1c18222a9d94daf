"""Clocks: which one a new table has, what others may do about somebody whose time has run out, and holidays."""

from __future__ import annotations

from datetime import date
from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import Response

from biont.kernel import BadSettings
from biont.server import clock
from biont.server.agreeing import OVER
from biont.server.company.acts import HURRY
from biont.server.company.clocks import DAY, HOLIDAYS, HOUR, KINDS, LIVE, LONGEST, MINUTE, NONE, OWN, Timing, timing
from biont.server.company.clocks import zone_of as zone_named
from biont.server.company.journal import LOST, MORE_TIME, RAN_OUT, WENT_OUT, Note
from biont.server.fields import Fields
from biont.server.known import ENDED
from biont.server.open_game import OpenGame, summary_of
from biont.server.people import person_of
from biont.server.routes.route import Refused
from biont.server.routes.table import moved
from biont.server.routes.visit import Visit
from biont.server.store.games import OUT, SHARED
from biont.server.times import days_of
from biont.words import Words

PROGRAM, MORE, END, SEAT = HOW = ("program", "more", "end", "seat")
"""What others may do: give the seat to a program, give more time; and where a game can be lost to the clock end one of
two, or of more give the seat to a program for good."""


def timing_of(form: Fields, say: Words) -> Timing:
    """The clock that the form of a new table says."""
    kind = form.get("clock", NONE)
    if kind not in KINDS:
        raise BadSettings(say("web-error-form"))
    zone = form.get("zone", "").strip() or "UTC"
    if zone_named(zone) is None:
        raise BadSettings(say("clock-no-zone", zone=zone[:64]))
    shared = {"zone": zone, "lost": "lost" in form}
    if kind == LIVE:
        first, more = _figure(form, "live-minutes", 45, say) * MINUTE, _figure(form, "live-seconds", 30, say)
        return timing(kind, first=_bounded(first, DAY, say), more=_bounded(more, DAY, say), **shared)
    shared |= {"weekends": "weekends" in form, "holidays": "no-holidays" not in form}
    if kind != OWN:
        return timing(kind, **shared)
    figures = {name: _figure(form, f"own-{name}", usual, say) * HOUR for name, usual in (("first", 48), ("more", 12))}
    most = max(figures["first"], _figure(form, "own-most", 96, say) * HOUR)
    bounded = {name: _bounded(value, LONGEST, say) for name, value in {**figures, "most": most}.items()}
    return timing(kind, **bounded, **shared)


def _figure(form: Fields, name: str, usual: int, say: Words) -> int:
    text = form.get(name, "").strip() or str(usual)
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise BadSettings(say("clock-no-figure"))
    return int(text)


def _bounded(seconds: int, most: int, say: Words) -> int:
    if not 0 <= seconds <= most:
        raise BadSettings(say("clock-no-figure"))
    return seconds


def hurry(visit: Visit) -> Response:
    """Do something about somebody whose time has run out; whoever waits need do nothing."""
    open_game, how = visit.open_game(), visit.form.get("how", "")
    with open_game.lock:
        timed, decision = visit.registry.store.timed(open_game.id), open_game.decision
        company = visit.company_at(open_game)
        own = company.seats_of(visit.actor)
        if timed is None or decision is None or not timed.is_out or decision.seat in own or how not in HOW:
            raise Refused(HURRY.name)
        seat, answers, settings = decision.seat, len(open_game.given), open_game.settings
        if how == MORE:
            note = Note(MORE_TIME, visit.actor.person, seat, answers)
            open_game.altered([note], more_time=True)
        elif how == PROGRAM:
            _hand_over(open_game, seat, Note(RAN_OUT, company.seats[seat], seat, answers), {})
        elif not timed.timing.lost or (how == END) != (len(open_game.players) == 2):
            raise Refused(HURRY.name)
        elif how == SEAT:
            lost = {OUT: sorted({*settings.get(OUT, []), seat})}
            _hand_over(open_game, seat, Note(WENT_OUT, company.seats[seat], seat, answers), lost)
        else:
            others = [one for one in range(2) if one != seat]
            over = summary_of(open_game.game) | OVER | {"winners": others}
            note = Note(LOST, company.seats[seat], seat, answers)
            open_game.altered([note], settings=settings | {ENDED: others}, summary=over)
    return moved(visit, visit.registry.open(open_game.id))


def _hand_over(open_game: OpenGame, seat: int, note: Note, known: dict[str, Any]) -> None:
    """A program plays on."""
    players = list(open_game.players)
    players[seat] = open_game.stand_in
    open_game.altered([note], players=players, settings=open_game.settings | {SHARED: True} | known)


# -- holidays --------------------------------------------------------------------------------------------------------


def holidays_left(days: list[date], year: int) -> int:
    """How many days of a year somebody may still announce."""
    return HOLIDAYS - sum(day.year == year for day in days)


def announce(visit: Visit) -> Response:
    """Announce holidays, from tomorrow on; ``first`` and ``last`` are days."""
    me, store, say = person_of(visit.request), visit.registry.store, visit.preferences.say
    if me is None:
        raise HTTPException(404)
    try:
        wanted = days_of(visit.form.get("first", ""), visit.form.get("last", ""), HOLIDAYS)
    except ValueError:
        raise BadSettings(say("holidays-wrong", most=HOLIDAYS)) from None
    if min(wanted) <= clock.now().date():
        raise BadSettings(say("holidays-late"))
    days = sorted({*store.holidays(me.id), *wanted})
    if any(holidays_left(days, day.year) < 0 for day in wanted):
        raise BadSettings(say("holidays-wrong", most=HOLIDAYS))
    store.keep_holidays(me.id, days)
    return visit.lead_to("/me")


def call_off(visit: Visit) -> Response:
    """Have no holidays after all, from tomorrow on; those that were stay counted."""
    me, store = person_of(visit.request), visit.registry.store
    if me is None:
        raise HTTPException(404)
    today = clock.now().date()
    store.keep_holidays(me.id, [day for day in store.holidays(me.id) if day <= today])
    return visit.lead_to("/me")
