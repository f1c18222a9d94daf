"""The tools above the board: undo, redo, hint, and the menu with settings and seats."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from biont.draw.remembered import Fixed
from biont.server.company.acts import ARRANGE, BE_HELPED, COME_BACK, LEAD, LEAVE, SEAT_ANYBODY, TAKE_BACK, WISH
from biont.server.guide import understood
from biont.server.opponents import PERSON
from biont.server.page.guide import Panel
from biont.server.page.position import Position
from biont.server.store.games import SHARED
from biont.server.switches import usual

UNDOS = 12
"""So many answers the menu offers to go back to."""


def tools(position: Position, panel: Panel) -> Markup:
    """What stands in the element of the class ``tools``; what stands in the panel is no hint any more."""
    open_game, past = position.open_game, position.past
    eyes = position.eyes
    steps = [] if past else open_game.steps_back(eyes.seats)[:UNDOS]
    alone, may = open_game.players.count(PERSON) == 1 and eyes.may(BE_HELPED), _may(position)
    return position.render(
        "tools.jinja",
        game=open_game.id,
        version=open_game.version,
        steps=[(count, _taken_back(position, count)) for count in steps],
        redoable=0 if past else open_game.redoable(eyes.seats),
        may=may,
        hintable=position.is_asked and open_game.waits_for_person and alone,
        hinted=panel.has_hinted,
        menu=_menu(position, may),
    )


def _may(position: Position) -> Fixed:
    """What the tools offer only to whoever may do it."""
    return Fixed({act.name: position.eyes.may(act) for act in (TAKE_BACK, BE_HELPED, WISH, ARRANGE, COME_BACK)})


def _menu(position: Position, may: Fixed) -> Markup:
    """The menu, which changes seldom."""
    open_game, past = position.open_game, position.past
    eyes, wishes, definition, rules = position.eyes, position.wishes, position.definition, position.game.rules
    pack = rules.pack().get("name", "")
    return position.drawn(
        "menu.jinja",
        game=open_game.id,
        at=position.at if past else None,
        pack=pack,
        is_brought=pack in definition.library.brought(),
        is_here=pack in definition.library.names(),
        older=rules.version if definition.is_older(rules) else "",
        seal=open_game.seed_hash()[:16],
        may=may,
        guided=understood(wishes) is not None,
        switches=tuple((name, bool(wishes.get(name))) for name in usual(definition)),
        pace=wishes["pace"],
        seats=tuple(position.teller.seat(seat) for seat in position.game.seats),
        players=tuple(open_game.players),
        offered=tuple(tuple(_offered(position, seat)) for seat in range(len(open_game.players))),
        left=tuple(_left(position)),
        leaves=eyes.may(LEAVE) and not eyes.may(BE_HELPED) and not past and open_game.decision is not None,
        gone=_gone(position),
    )


def _left(position: Position) -> list[int]:
    """The seats to which whoever leads the table can invite another person: a program plays there."""
    open_game = position.open_game
    if not position.eyes.may(LEAD) or position.past or open_game.is_over or not open_game.settings.get(SHARED):
        return []
    return [seat for seat, who in enumerate(open_game.players) if who != PERSON]


def _gone(position: Position) -> tuple[int, str] | None:
    """The seat of another person for whom the game waits, and his name: perhaps he does not come back."""
    decision, people = position.open_game.decision, position.people
    if decision is None or decision.seat in position.eyes.seats or not position.open_game.is_person(decision.seat):
        return None
    return decision.seat, people[decision.seat] if decision.seat < len(people) else ""


def _offered(position: Position, seat: int) -> Sequence[str]:
    """Who may have a seat: a person's seat is his, unless all sit at one screen."""
    open_game = position.open_game
    if position.eyes.may(SEAT_ANYBODY):
        return open_game.offered(seat)
    return [] if open_game.is_person(seat) else [who for who in open_game.offered(seat) if who != PERSON]


def _taken_back(position: Position, count: int) -> str:
    """What an answer that can be taken back said, unless it was given in secret by somebody else at this screen."""
    game = position.open_game.game
    number = len(game.answers) - count
    if game.was_secret(number) and position.open_game.given[number].seat != position.seat:
        return position.say("web-secret-answer")
    return position.teller.option(game.answers[number])
