"""D2. Chaos: Migrants become Dissidents of the Ruling Class; what finds no Dissent is a chaotic revolution.

Everything here interrupts what goes on, so everything is a step: a rule that causes Chaos pushes what comes after it
first, and then the Chaos, which runs before it.
"""

from __future__ import annotations

from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import nouns
from biont.origins.people import migrants, pool
from biont.origins.table import Seat, Table, members
from biont.origins.tableau import empty_dissents
from biont.origins.vocabulary import Verbs

CHAOS_SUFFERED = Event("chaos", "", things=(nouns.NUMBER,), causes=True, ends=True)


def suffer(play: Play[Table], seat: Seat, amount: int, rule_id: str) -> None:
    """A player suffers Chaos, all of one cause: it runs before whatever is to come."""
    play.note_by(rule_id, CHAOS_SUFFERED, seat, amount)
    play.push("chaos", seat, amount)


@rule("D2.1", "D2.2", "D2b.1", "D2b.3", "D2b.4", "D2d.1", "D4a")
def chaos(play: Play[Table], seat: Seat, amount: int) -> Asking[None] | None:
    """One Chaos after the other: a Migrant from the map, else from the pool, onto an empty Dissent.

    Whatever finds no Dissent becomes one chaotic revolution, however much it is (AMB-15). With neither a figure to
    take nor a lack of Dissents nothing happens (AMB-16).
    """
    table = play.table
    if not empty_dissents(table, seat):
        play.push("chaotic revolution", seat)
        return None
    if migrants(table, seat) > 1:
        return _rebel(play, seat, amount)
    if not pool(table, seat):
        return None
    _go_on(play, seat, amount)
    play.push("dissident", seat)
    return None


def _go_on(play: Play[Table], seat: Seat, amount: int) -> None:
    if amount > 1:
        play.push("chaos", seat, amount - 1)


ASK_REBEL = Question("rebel", "D2b", about=(nouns.NUMBER,), follows=True)
REBELLED = Event("rebelled", "D2b", things=(nouns.SPOT,), befalls=True)


@rule("D2b.1")
def _rebel(play: Play[Table], seat: Seat, amount: int) -> Asking[None]:
    """The owner chooses the Migrant that leaves the map; the last one is never taken."""
    table = play.table
    world = table.world
    options: list[Option] = [("rebel", spot) for spot in world.spots_in(table.migrants[seat])]
    answer = yield ask(seat, ASK_REBEL, options, (amount,))
    spot: int = answer[1]
    table.lift_migrant(seat, spot)
    play.note(REBELLED, seat, spot)
    _go_on(play, seat, amount)
    play.push("dissident", seat)


@rule("D2c")
def dissident(play: Play[Table], seat: Seat) -> Asking[None] | None:
    """A figure that is off the map goes to an empty Dissent of the Ruling Class, as its owner chooses."""
    empty = empty_dissents(play.table, seat)
    if empty & (empty - 1):
        return _place_dissident(play, seat, empty)
    if empty:
        _occupy(play, seat, empty.bit_length() - 1)
    else:
        play.push("chaotic revolution", seat)
    return None


ASK_DISSENT = Question("dissent", "D2c", follows=True)


def _place_dissident(play: Play[Table], seat: Seat, empty: int) -> Asking[None]:
    answer = yield ask(seat, ASK_DISSENT, [("dissent", dissent) for dissent in members(empty)])
    _occupy(play, seat, answer[1])


DISSIDENT_PLACED = Event("dissident", "D2c", things=(nouns.DISSENT,), befalls=True, ends=True)


def _occupy(play: Play[Table], seat: Seat, dissent: int) -> None:
    play.table.dissidents[seat] |= 1 << dissent
    play.note(DISSIDENT_PLACED, seat, dissent)


STEPS: dict[str, StepRule] = {"chaos": chaos, "dissident": dissident}
VERBS: Verbs = {"rebel": (nouns.SPOT,), "dissent": (nouns.DISSENT,)}
