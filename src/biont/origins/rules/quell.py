"""Quell (D3a): Dissidents go back to the pool, and each of them costs a loss."""

from __future__ import annotations

from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import nouns
from biont.origins.brain import expend_elder, expend_emissary, ideas_with_emissaries, places_with_elders
from biont.origins.people import migrants
from biont.origins.rules.destroy import MIGRANT_LOST, take_city
from biont.origins.table import Seat, Table, members
from biont.origins.vocabulary import Verbs

QUELLED = Event("quelled", "D3a", things=(nouns.NUMBER,), befalls=True)


@rule("D3a.1", "B5.3", "GL-Dissident.1")
def quell(play: Play[Table], seat: Seat, dissents: int) -> None:
    """Quell the Dissidents on a set of Dissents: they go to the pool, and their losses run before what is to come."""
    table = play.table
    quelled = table.dissidents[seat] & dissents
    if quelled:
        table.dissidents[seat] &= ~quelled
        play.note(QUELLED, seat, quelled.bit_count())
        play.push("losses", seat, quelled.bit_count())


def quell_all(play: Play[Table], seat: Seat) -> None:
    """Quell every Dissident of a player."""
    quell(play, seat, play.table.dissidents[seat])


QUELLED_FREE = Event("quelled free", "D3a", things=(nouns.NUMBER,), befalls=True)


@rule("D3a.2", "D3a.3", "D3a.4", "D3a.5", "D4a", "GL-Quell")
def losses(play: Play[Table], seat: Seat, amount: int) -> Asking[None] | None:
    """One loss after the other; with nothing left to lose the remaining Dissidents are quelled for free."""
    options = loss_options(play.table, seat)
    if options:
        return _lose(play, seat, amount, options)
    play.note(QUELLED_FREE, seat, amount)
    return None


@rule("D3a.2", "D3a.3", "D3a.4", "D3a.5", "D4a")
def loss_options(table: Table, seat: Seat) -> list[Option]:
    """What a player may lose: an Elder, an Emissary or a City; only without these a Migrant, never the last one."""
    market = table.market
    options: list[Option] = [("expend-elder", market[place]) for place in places_with_elders(table, seat)]
    options += [("expend-emissary", idea) for idea in ideas_with_emissaries(table, seat)]
    options += [("destroy-city", hex_) for hex_ in members(table.cities[seat])]
    if not options and migrants(table, seat) > 1:
        options += [("expend-migrant", spot) for spot in table.world.spots_in(table.migrants[seat])]
    return options


ASK_QUELL = Question("quell", "D3a", about=(nouns.NUMBER,), follows=True)


def _lose(play: Play[Table], seat: Seat, amount: int, options: list[Option]) -> Asking[None]:
    answer = yield ask(seat, ASK_QUELL, options, (amount,))
    if amount > 1:
        play.push("losses", seat, amount - 1)
    lose(play, seat, answer, "D3a")


ELDER_EXPENDED = Event("elder expended", "", things=(nouns.IDEA,), befalls=True, ends=True)
EMISSARY_EXPENDED = Event("emissary expended", "", things=(nouns.IDEA,), befalls=True, ends=True)


def lose(play: Play[Table], seat: Seat, loss: Option, rule_id: str) -> None:
    """Carry out a loss without Chaos that a player has chosen."""
    table = play.table
    verb, what = loss
    if verb == "expend-elder":
        expend_elder(table, seat, table.market.index(what))
        play.note_by(rule_id, ELDER_EXPENDED, seat, what)
    elif verb == "expend-emissary":
        expend_emissary(table, seat, what)
        play.note_by(rule_id, EMISSARY_EXPENDED, seat, what)
    elif verb == "destroy-city":
        take_city(play, seat, what, rule_id)
        play.push("refugee", seat, what)
    else:
        assert verb == "expend-migrant"
        table.lift_migrant(seat, what)
        play.note_by(rule_id, MIGRANT_LOST, seat, what)


STEPS: dict[str, StepRule] = {"losses": losses}
VERBS: Verbs = {
    "expend-elder": (nouns.IDEA,),
    "expend-emissary": (nouns.IDEA,),
    "destroy-city": (nouns.HEX,),
    "expend-migrant": (nouns.SPOT,),
}
