"""Leaving a seat during a game and taking it back; and meeting again when a game is over."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Collection
from dataclasses import replace
from hashlib import sha256

from starlette.responses import Response

from biont import games
from biont.kernel import BadSettings
from biont.kernel.fair import Fair
from biont.server.agreeing import OVER
from biont.server.company.acts import ALONE, LEAVE
from biont.server.company.journal import CAME_BACK, GAVE_UP, LEFT, Note
from biont.server.company.table import Table
from biont.server.known import ENDED
from biont.server.open_game import OpenGame, summary_of
from biont.server.opponents import PERSON
from biont.server.people.links import drawn
from biont.server.routes.route import Refused
from biont.server.routes.table import moved
from biont.server.routes.tables import changed, thrown
from biont.server.routes.visit import Visit
from biont.server.store import NoSuchGame
from biont.server.store.games import OUT, SHARED


def leave(visit: Visit) -> Response:
    """Leave one's seats to a program, of the level that the table chose; the host can choose another one.

    A game of two that somebody gives up is over.
    """
    open_game = visit.open_game()
    with open_game.lock:
        company = visit.company_at(open_game)
        if ALONE in company.roles(visit.actor) or open_game.is_over:
            raise Refused(LEAVE.name)  # nobody would be left to play with
        if len(open_game.players) == 2:
            return _give_up(visit, open_game, company.seats_of(visit.actor))
        _seat(visit, open_game, company.seats_of(visit.actor), open_game.stand_in, LEFT)
    return moved(visit, open_game)


def _give_up(visit: Visit, open_game: OpenGame, seats: Collection[int]) -> Response:
    """The other one has won."""
    others = [seat for seat in range(len(open_game.players)) if seat not in seats]
    over = summary_of(open_game.game) | OVER | {"winners": others}
    note = Note(GAVE_UP, visit.actor.person, min(seats), len(open_game.given))
    open_game.altered([note], settings=open_game.settings | {ENDED: others}, summary=over)
    return moved(visit, visit.registry.open(open_game.id))


def come_back(visit: Visit) -> Response:
    """Take one's seats back."""
    open_game = visit.open_game()
    with open_game.lock:
        table = _table(visit, open_game)
        lost = open_game.settings.get(OUT, ())
        seats = [seat for seat in table.chairs_of(visit.actor.person) if seat not in lost]
        _seat(visit, open_game, seats, PERSON, CAME_BACK)
        for key, number in visit.registry.store.invitations(table.id).items():
            if number in seats:  # nobody else is invited to them any more
                visit.registry.store.withdraw(table.id, key)
    return moved(visit, open_game)


def _seat(visit: Visit, open_game: OpenGame, seats: Collection[int], who: str, deed: str) -> None:
    players = [who if seat in seats else one for seat, one in enumerate(open_game.players)]
    note = Note(deed, visit.actor.person, min(seats), len(open_game.given))
    open_game.arrange(players, open_game.settings, note)


def offer(visit: Visit) -> Response:
    """Invite another person to a seat that a program plays, where several persons have sat."""
    open_game, number, store = visit.open_game(), visit.path.number("number"), visit.registry.store
    with open_game.lock:
        table = _table(visit, open_game)
        is_left = 0 <= number < len(open_game.players) and not open_game.is_person(number)
        if not is_left or open_game.is_over or not open_game.settings.get(SHARED):
            raise BadSettings(visit.preferences.say("table-no-chair"))
        known = {seat: key for key, seat in store.invitations(table.id).items()}
        address = f"{visit.home}invited/{known.get(number) or store.invite(table.id, number)}"
    return visit.page(
        "offered.jinja",
        games.definition_of(open_game.game.rules),
        table=table.id,
        game=open_game.id,
        key=address.rpartition("/")[2],
        address=address,
        code=drawn(address),
    )


def again(visit: Visit) -> Response:
    """Meet again: whoever is first opens a table with all the others on it, each on the next chair, and who comes
    after him says there that he is ready too."""
    open_game, store, own = visit.open_game(), visit.registry.store, visit.actor.person
    if not open_game.is_over:
        raise BadSettings(visit.preferences.say("table-again-unfinished"))
    found = met_again(visit, open_game)
    if found is None:
        visit.claim_table()
        before = _table(visit, open_game)
        persons = [one.person for one in before.chairs if one.person]
        gone = [person for person, name in store.names(persons).items() if not name]
        fair = sealed_for(visit, open_game)
        store.add_table(replace(before.again(after(open_game.id), own, gone), seed=fair.number, salt=fair.salt))
    elif found.played or not found.chairs_of(own):
        return visit.lead_to(f"/table/{found.id}")
    number = thrown(visit)
    return changed(visit, lambda table: table.say_ready(own, True, number), after(open_game.id))


def met_again(visit: Visit, open_game: OpenGame) -> Table | None:
    """The table at which the people of a game meet again, if somebody has opened it."""
    try:
        return visit.registry.store.table(after(open_game.id))
    except NoSuchGame:
        return None


def sealed_for(visit: Visit, open_game: OpenGame) -> Fair:
    """What is sealed for the dice of that table: nobody but this server can reckon it, and it is shown before anybody
    has opened the table or thrown something in."""
    known = met_again(visit, open_game)
    if known is not None and known.fair is not None:
        return known.fair
    number, salt = (_sealed(visit, f"{what} {after(open_game.id)}") for what in ("number", "salt"))
    return Fair(number, salt[:32], ())


def _sealed(visit: Visit, what: str) -> str:
    return hmac.new(visit.registry.store.secret().encode(), what.encode(), "sha256").hexdigest()


def after(game: str) -> str:
    """The id of the table that follows a game: there is one, whoever asks first."""
    return urlsafe_b64encode(sha256(f"after {game}".encode()).digest())[:12].decode()


def _table(visit: Visit, open_game: OpenGame) -> Table:
    table = visit.table_of(open_game)
    assert table is not None, "whoever has a seat has it at a table"
    return table
