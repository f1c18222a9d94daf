"""E2. The auction of a Challenge Card, its Eureka, and its place in the winner's Tableau; dictators (E1j)."""

from __future__ import annotations

from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.origins import nouns
from biont.origins.brain import bidders, elders, ideas_with_emissaries, mysticism, places_with_elders
from biont.origins.cards import DICTATOR_RIGHT, NONE, PURGE
from biont.origins.measures import DISSIDENTS, MYSTICISM, measure
from biont.origins.rules import revolution
from biont.origins.rules.advancements import eureka
from biont.origins.rules.quell import lose, quell
from biont.origins.table import NOBODY, NOTHING, Challenge, Discipline, Seat, Table, clockwise
from biont.origins.tableau import column_of, dissidents, meets
from biont.origins.vocabulary import Verbs

DICTATOR_IGNORED = Event("dictator ignored", "META.6", things=(nouns.CHALLENGE,))


@rule("A1a.3", "E2.1", "E2a.1", "E1j.1", "C7g.2")
def auction(play: Play[Table]) -> None:
    """Everybody bids once or passes, from the challenger on; a dictator is awarded instead."""
    table = play.table
    if table.box.dictator[table.auctioned] != NONE:
        _award_dictator(play)
        return
    if not table.box.advanced and table.box.pack.challenges[table.auctioned].dictator is not None:
        play.note(DICTATOR_IGNORED, table.active, table.auctioned)
    table.bid, table.bidder = 0, NOBODY
    bid_step = "lonely bid" if table.box.solo else "bid"
    play.push_all([*((bid_step, seat) for seat in clockwise(table, table.active)), ("award",)])


@rule("A1a.4", "E2.1", "E2.2", "E2.3", "E2a.2", "E2a.3", "E2a.4")
def bid(play: Play[Table], seat: Seat) -> Asking[None] | None:
    """One player bids Elders and Emissaries, at least one, more than the last bid, and no more than he has."""
    table = play.table
    extra = augmentation(table, seat)
    least = max(1, table.bid + 1 - extra)
    most = bidders(table, seat)
    if least > most:
        play.note(CANNOT_BID, seat, most, table.bid, extra)
        return None
    return _bid(play, seat, least, most, extra)


ASK_BID = Question("bid", "E2a", about=(nouns.CHALLENGE, nouns.NUMBER, nouns.NUMBER))
BID_MADE = Event("bid", "E2a", things=(nouns.NUMBER, nouns.NUMBER))
NO_BID = Event("no bid", "E2a")
CANNOT_BID = Event("cannot bid", "E2a", things=(nouns.NUMBER, nouns.NUMBER, nouns.NUMBER))


def _bid(play: Play[Table], seat: Seat, least: int, most: int, extra: int) -> Asking[None]:
    table = play.table
    options: list[Option] = [("pass",), *(("bid", pawns) for pawns in range(least, most + 1))]
    answer = yield ask(seat, ASK_BID, options, (table.auctioned, table.bid, extra))
    if answer[0] == "bid":
        table.bid, table.bidder = answer[1] + extra, seat
        play.note(BID_MADE, seat, answer[1], extra)
    else:
        play.note(NO_BID, seat)


@rule("E2b", "E2c", "B2a.2")
def augmentation(table: Table, seat: Seat) -> int:
    """What a bid is worth beyond its pawns: Mysticism for a religious card, one for a favoured Ruling Class."""
    extra = mysticism(table, seat) if table.box.religious[table.auctioned] else 0
    return extra + (table.box.favours[table.philosophy] == table.ruling[seat])


@rule("C7g.1")
def lonely_bid(play: Play[Table], seat: Seat) -> Asking[None] | None:
    """The soloist wins with as many Elders as the Epoch and his Dissidents together, or not at all."""
    table = play.table
    price = table.box.challenge_epoch[table.auctioned] + dissidents(table, seat)
    return _lonely_bid(play, seat, price) if elders(table, seat) >= price else None


def _lonely_bid(play: Play[Table], seat: Seat, price: int) -> Asking[None]:
    table = play.table
    answer = yield ask(seat, ASK_BID, [("pass",), ("bid", price)], (table.auctioned, 0, 0), rule="C7g")
    if answer[0] == "bid":
        table.bid, table.bidder = price, seat
        play.note_by("C7g", BID_MADE, seat, price, 0)
    else:
        play.note_by("C7g", NO_BID, seat)


CHALLENGE_WON = Event("won", "E2d", things=(nouns.CHALLENGE, nouns.NUMBER), weighs=True)


@rule("E2a.5", "E2d", "A1a.5")
def award(play: Play[Table]) -> None:
    """The highest bidder pays with the pawns of his bid and wins; without a bid the card leaves the game."""
    table = play.table
    seat = table.bidder
    if seat == NOBODY:
        _discard(play, table.active, "E2a")
        return
    pawns = table.bid - (0 if table.box.solo else augmentation(table, seat))
    play.note(CHALLENGE_WON, seat, table.auctioned, pawns)
    play.push_all([("pay", seat, pawns), ("win", seat)])


@rule("E2d")
def pay(play: Play[Table], seat: Seat, pawns: int) -> Asking[None] | None:
    """The winner expends the pawns of his bid, which ones he chooses; losers pay nothing."""
    table = play.table
    options: list[Option] = [("expend-elder", table.market[place]) for place in places_with_elders(table, seat)]
    if not table.box.solo:
        options += [("expend-emissary", idea) for idea in ideas_with_emissaries(table, seat)]
    return _pay(play, seat, pawns, options)


ASK_PAY = Question("pay", "E2d", about=(nouns.NUMBER,))


def _pay(play: Play[Table], seat: Seat, pawns: int, options: list[Option]) -> Asking[None]:
    answer = yield ask(seat, ASK_PAY, options, (pawns,))
    if pawns > 1:
        play.push("pay", seat, pawns - 1)
    lose(play, seat, answer, "E2d")


@rule("E2e", "A1a.5")
def win(play: Play[Table], seat: Seat) -> None:
    """The winner takes the Eureka; a purge waits until the card has its column (AMB-65)."""
    effects = play.table.box.challenge_eureka[play.table.auctioned]
    play.push("found", seat)
    eureka(play, seat, [effect for effect in effects if effect[0] != PURGE])


CHALLENGE_UNFIT = Event("unfit", "E2f", things=(nouns.CHALLENGE,))


@rule("E2f.1", "E2f.2", "A1a.6", "E2g")
def found(play: Play[Table], seat: Seat) -> Asking[None] | None:
    """The card becomes a Foundation, in one of its orientations, if its requirement is met after the Eureka."""
    table = play.table
    card = table.auctioned
    tyrant = table.box.dictator[card] != NONE and table.box.settings.dictator_stays
    if tyrant or meets(table, seat, table.box.challenge_needs[card]):
        return _orient(play, seat, card)
    play.note(CHALLENGE_UNFIT, seat, card)
    _discard(play, seat, "E2f")
    return None


ASK_ORIENT = Question("orient", "E2g", about=(nouns.CHALLENGE,))
QUIET_REVOLUTION = Event("quiet revolution", "E2i", things=(nouns.DISCIPLINE,), befalls=True, causes=True, weighs=True)


@rule("E2g", "E2h", "E2i.1", "E2i.2")
def _orient(play: Play[Table], seat: Seat, card: Challenge) -> Asking[None]:
    """The winner chooses a discipline; one that does not rule yet needs a quiet revolution first."""
    table = play.table
    options = [("orient", discipline) for discipline in table.box.challenge_sides[card]]
    answer = yield ask(seat, ASK_ORIENT, options, (card,))
    discipline: Discipline = answer[1]
    play.push("lay foundation", seat, discipline)
    if discipline != table.ruling[seat]:
        play.note(QUIET_REVOLUTION, seat, discipline)
        revolution.quiet(play, seat, discipline)


FOUNDATION_LAID = Event("foundation", "E2h", things=(nouns.CHALLENGE, nouns.DISCIPLINE))


@rule("E2h", "E2i.1", "D1e.2", "G9g")
def lay_foundation(play: Play[Table], seat: Seat, discipline: Discipline) -> None:
    """The new Foundation lies lowest in the column of the Ruling Class; a dictator then purges it."""
    table = play.table
    card = table.auctioned
    table.auctioned = NOTHING
    table.set_column(seat, discipline, (*table.column(seat, discipline), card))
    play.note(FOUNDATION_LAID, seat, card, discipline)
    if any(kind == PURGE for kind, _ in table.box.challenge_eureka[card]):
        purge(play, seat, discipline)


@rule("G9g", "E1j.3")
def purge(play: Play[Table], seat: Seat, discipline: Discipline) -> None:
    """All Foundations of a column but the lowermost leave the game; the Dissidents on them are quelled."""
    *purged, dictator = play.table.column(seat, discipline)
    play.table.set_column(seat, discipline, (dictator,))
    _remove(play, seat, purged, "G9g")


FOUNDATION_LOST = Event("foundation lost", "", things=(nouns.CHALLENGE,), befalls=True)


@rule("E1i.2", "G9g", "D3a.1")
def _remove(play: Play[Table], seat: Seat, cards: list[Challenge], rule_id: str) -> None:
    table = play.table
    for card in cards:
        table.spent.append(card)
        play.note_by(rule_id, FOUNDATION_LOST, seat, card)
    quell(play, seat, sum(1 << card for card in cards))


def lose_foundation(play: Play[Table], seat: Seat, card: Challenge, rule_id: str) -> None:
    """A Foundation leaves the game, and the Dissident on it is quelled."""
    table = play.table
    discipline = column_of(table, seat, card)
    table.set_column(seat, discipline, tuple(other for other in table.column(seat, discipline) if other != card))
    _remove(play, seat, [card], rule_id)


DICTATOR_WON = Event("dictator", "E1j", things=(nouns.CHALLENGE, nouns.MEASURE), weighs=True)


@rule("E1j.1", "E1j.2", "C7g.2")
def _award_dictator(play: Play[Table]) -> None:
    """A rightist goes where Mysticism is highest, a leftist where Dissidents are most; ties from the challenger on."""
    table = play.table
    what = MYSTICISM if table.box.dictator[table.auctioned] == DICTATOR_RIGHT else DISSIDENTS
    winner = max(clockwise(table, table.active), key=lambda seat: measure(table, seat, what))
    play.note(DICTATOR_WON, winner, table.auctioned, what)
    play.push("win", winner)


CHALLENGE_DISCARDED = Event("challenge discarded", "", things=(nouns.CHALLENGE,))


def _discard(play: Play[Table], seat: Seat, rule_id: str) -> None:
    """The Challenge Card leaves the game."""
    table = play.table
    table.spent.append(table.auctioned)
    play.note_by(rule_id, CHALLENGE_DISCARDED, seat, table.auctioned)
    table.auctioned = NOTHING


STEPS: dict[str, StepRule] = {
    "auction": auction,
    "bid": bid,
    "lonely bid": lonely_bid,
    "award": award,
    "pay": pay,
    "win": win,
    "found": found,
    "lay foundation": lay_foundation,
}
VERBS: Verbs = {
    "pass": (),
    "bid": (nouns.NUMBER,),
    "orient": (nouns.DISCIPLINE,),
    "expend-elder": (nouns.IDEA,),
    "expend-emissary": (nouns.IDEA,),
}
