"""A. Sequence of play: turns clockwise, three phases a turn, until Comet IV."""

from __future__ import annotations

from biont.kernel.declared import Event
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import nouns
from biont.origins.rules.actions import TURN
from biont.origins.rules.stalemate import is_stuck
from biont.origins.table import COMET_LEFT, FIRST_COMET, NOTHING, STALEMATE, Seat, Table

COMET_IV = FIRST_COMET + 3

STILL = 12
"""Rounds without a challenge after which the game is over if nobody can ever challenge again (docs/readings.md)."""


TURN_BEGINS = Event("turn", "A0", things=(nouns.NUMBER,), begins="turn")


@rule("A0", "A0a.1", "C1g", "META.2")
def turn(play: Play[Table], seat: Seat) -> None:
    """A player's turn begins, unless Comet IV has been left lying too long or will never be reached."""
    table = play.table
    table.turn += 1
    if table.turn == table.lapse:
        end_game(play, COMET_LEFT, "I0c")
        return
    table.idle += 1
    if _is_stalemate(table):
        end_game(play, STALEMATE, "E0a")
        return
    table.active = seat
    table.moved = table.founded = table.passed = table.elected = 0
    _watch_comet(table)
    play.note(TURN_BEGINS, seat, table.turn)
    play.push_all(TURN)


@rule("META.2", "E0a", "E0b")
def _is_stalemate(table: Table) -> bool:
    """Whether nobody has challenged for long, and nobody can ever again; a Comet on top anybody may claim."""
    if table.idle <= STILL * table.box.players:
        return False
    if not table.box.readings.no_early_end:
        return True
    return top_challenge(table) < FIRST_COMET and is_stuck(table)


@rule("I0c")
def _watch_comet(table: Table) -> None:
    """From the first turn that begins with Comet IV on top two full rounds are left; then the game ends by itself."""
    if not table.lapse and top_challenge(table) == COMET_IV:
        table.lapse = table.turn + 2 * table.box.players


@rule("I0c")
def turns_left(table: Table) -> int:
    """The turns up to the end that comes by itself, this one included; none where it is not to be seen yet."""
    return table.lapse - table.turn if table.lapse else 0


def top_challenge(table: Table) -> int:
    """The top card of the challenge deck: a Challenge Card, a Comet from FIRST_COMET on, or NOTHING."""
    return table.challenges[-1] if table.challenges else NOTHING


@rule("A0a.1")
def end_turn(play: Play[Table]) -> None:
    """The turn passes clockwise. What was done in it stands."""
    table = play.table
    table.phase = 0
    play.seal()
    play.push("turn", (table.active + 1) % table.box.players)


GAME_ENDS = Event("game ends", "", things=(nouns.ENDING,), ends=True)


@rule("A0a.2", "I0")
def end_game(play: Play[Table], ending: int, rule_id: str) -> None:
    """The game ends at once: nothing more is to come."""
    play.table.ending = ending
    play.end()
    play.note_by(rule_id, GAME_ENDS, -1, ending)


STEPS: dict[str, StepRule] = {"turn": turn, "end turn": end_turn}
