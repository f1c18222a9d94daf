"""What a player may come to regret, found before he chooses: the answer is tried on a copy, and facts are compared.

Every warning is a message (``web-warn-...``), the rule behind it, and its values. Nothing here forbids anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from biont.games.advice import Misgiving, TriedOption
from biont.origins.brain import bidders, elders, places_with_elders
from biont.origins.cards import (
    CULTURE,
    DISCIPLINES,
    ELECT,
    FOOTPRINT,
    INFORMATION,
    INVENT,
    LIBRARY,
    NONE,
    PRAYER,
    SPREAD,
    TRANSACTIONS,
)
from biont.origins.draw.board import enlightened
from biont.origins.draw.faces import idea_face
from biont.origins.draw.figures import overcrowded
from biont.origins.draw.gains import gains, lyings
from biont.origins.people import cuboids, full_hexes, population, urbanization
from biont.origins.rules.events import UNSCATHED
from biont.origins.rules.knowledge import can_invent
from biont.origins.rules.quell import ASK_QUELL
from biont.origins.rules.scoring import SHUT, final_score, is_scored, scores
from biont.origins.rules.sequence import COMET_IV, top_challenge
from biont.origins.rules.urbanize import TAKES, sites
from biont.origins.table import ACTIVITIES_PHASE, CROWN_DISSENT, NOTHING, Spot, Table, members
from biont.origins.tableau import ALL_DISCIPLINES, dissidents, empty_dissents, meets
from biont.origins.travel import MOVE
from biont.origins.web.leads import can_afford, comet, comet_takes, reopens, rounds_still
from biont.origins.web.prizes import pawns_left
from biont.origins.web.risks import Blow, Disaster, beside, blows, danger, disasters
from biont.origins.words.teller import Teller


@dataclass(frozen=True)
class Try(TriedOption):
    """An option tried out in this game."""

    before: Table
    after: Table | None
    teller: Teller

    @property
    def seat(self) -> int:
        """Whoever is asked."""
        return self.decision.seat


def regrets(trial: Try) -> list[Misgiving]:
    """Everything that speaks against an option."""
    found = [*_hungry(trial), *_exposed(trial), *_fuse(trial), *_points_lost(trial), *_quells(trial)]
    match trial.option:
        case ("globalize",):
            found.append(Misgiving("bellwether", "E4", {}, slight=True))
        case ("claim",):
            found += _chaos_of_the_comet(trial)
        case ("bid", _):
            found += _unmet(trial)
        case ("use", int(activity)):
            found += _use(trial, activity)
        case ("step-to", int(space)):
            found += _shuts_own(trial, space)
        case ("pray", _):
            found += [*_shut(trial), *_last_pawn(trial)]
        case ("refuge" | "flee", int(spot)):
            found += [*_starving_refugee(trial, spot), *_beside_disaster(trial, spot)]
        case ("to" | "emigrate", int(spot), *_):
            found += _beside_disaster(trial, spot)
        case ("found", int(hex_), *_) if not trial.before.cities[trial.seat] >> hex_ & 1:
            found += _disaster(trial, [one for one in disasters(trial.before) if one.place == hex_], "city")
        case ("specialize", int(idea)):
            found += _in_vain(trial, idea)
        case ("invent", int(idea)):
            found += [*_in_vain(trial, idea), *_copycats(trial, idea)]
    return found


def _hungry(trial: Try) -> Iterator[Misgiving]:
    """Hexes that would be overcrowded and were not: at the end of the turn somebody starves there."""
    before, after, seat = trial.before, trial.after, trial.seat
    if after is None or before.phase != ACTIVITIES_PHASE or before.active != seat or after.turn != before.turn:
        return
    limit = after.stage(seat, FOOTPRINT)
    for hex_ in sorted(set(overcrowded(after, seat)) - set(overcrowded(before, seat))):
        living = population(after, hex_)
        yield Misgiving("hungry", "H1a", {"hex": trial.teller.names["hex"](hex_), "living": living, "limit": limit})


def _starving_refugee(trial: Try, spot: Spot) -> Iterator[Misgiving]:
    """Somebody who flees into a Hex that does not feed him, too, whoever's turn it is."""
    table, seat = trial.before, trial.seat
    full = full_hexes(table, seat)
    for hex_ in [one for one in table.world.spots[spot].hexes if full >> one & 1][:1]:
        values = {"hex": trial.teller.names["hex"](hex_), "living": population(table, hex_) + 1}
        yield Misgiving("hungry", "H1a", {**values, "limit": table.stage(seat, FOOTPRINT)})


def _beside_disaster(trial: Try, spot: Spot) -> Iterator[Misgiving]:
    """Somebody who comes to where a catastrophe of this Epoch can strike, and was not there already."""
    data = trial.decision.data
    was = data[1] if trial.option[0] == "to" and data[:1] == (MOVE,) else None
    known = beside(trial.before, was) if was is not None else []
    strikes = "flight" if trial.option[0] in ("refuge", "flee") else "way"
    yield from _disaster(trial, [one for one in beside(trial.before, spot) if one not in known], strikes)


def _disaster(trial: Try, found: list[Disaster], strikes: str) -> Iterator[Misgiving]:
    """The likeliest of some catastrophes, which strikes a City, or who comes there on his way or in flight; it may
    never come, so that it is a price."""
    for one in sorted(found, key=lambda one: -one.cards)[:1]:
        values = one.values(trial.before, trial.teller.say)
        yield Misgiving("disaster", "E1b", {**values, "strikes": strikes}, slight=True)


def outlook(trial: TriedOption) -> Table | None:
    """The table after an answer of a player's own turn; of an invention, which uncovers a card, with its Eureka; of a
    City with that City, whoever founds it then and whether or not the turn ends with it."""
    table: Table = trial.before
    if table.phase != ACTIVITIES_PHASE or table.active != trial.decision.seat:
        return None
    if trial.option[0] == "invent":
        return enlightened(table, trial.decision.seat, table.box.idea_eureka[trial.option[1]])
    after: Table | None = trial.after
    if after is not None and after.turn != table.turn:
        after = None
    if trial.option[0] == "found":
        after = with_city(after or table, trial.decision.seat, trial.option[1])
    return after if trial.option[0] != "settle" else None


def outweighs(trial: TriedOption, after: Table) -> bool:
    """Whether what an answer brings is worth what the challenges to come must be expected to take because of it."""
    return is_worth_it(trial.before, after, trial.decision.seat)


def is_worth_it(before: Table, after: Table, seat: int) -> bool:
    """The same of two tables. What strikes already takes of a new City no more than that City."""
    known = {blow.kind: blow for blow in blows(before, seat)}
    struck = [blow for blow in blows(after, seat) if blow.kind in known]
    more = sum(blow.chance * blow.losses - known[blow.kind].chance * known[blow.kind].losses for blow in struck)
    cities = max(0, urbanization(after, seat) - urbanization(before, seat))
    spared = more - min(more, cities) if cities else 0
    return danger(after, seat) - danger(before, seat) - spared <= gained(before, after, seat)


def with_city(table: Table, seat: int, hex_: int) -> Table:
    """A table with one City more."""
    after = table.copy()
    after.cities[seat] |= 1 << hex_
    return after


def gained(before: Table, after: Table, seat: int) -> int:
    """What is added to the scores of a player that count."""
    pairs = enumerate(zip(scores(before, seat), scores(after, seat), strict=True))
    return sum(now - was for discipline, (was, now) in pairs if is_scored(after, discipline))


def _exposed(trial: Try) -> Iterator[Misgiving]:
    """Events to come that would strike after an answer and would not have struck before, or take more then."""
    after = outlook(trial)
    found = worse(trial.before, after, trial.seat) if after is not None else []
    if after is not None and found:  # an Elder whom an event might send home again is where he was
        say, worth = trial.teller.say, trial.option[0] == "specialize" or outweighs(trial, after)
        told = found[0].told(say) if len(found) == 1 else f"{', '.join(blow.brief(say) for blow in found)}."
        yield Misgiving("exposed", UNSCATHED[found[0].kind], {"risk": told, "worth": int(worth)}, slight=worth)


def worse(before: Table, after: Table, seat: int) -> list[Blow]:
    """Events to come that would take more of a player than before, those first that struck him not at all. Whoever has
    a City more, and loses no more than that, is no worse off than without it."""
    known = {one.kind: one.losses for one in blows(before, seat)}
    new = max(0, urbanization(after, seat) - urbanization(before, seat))
    found = [blow for blow in blows(after, seat) if blow.losses > known.get(blow.kind, -new) + new]
    return sorted(found, key=lambda blow: blow.kind in known)


def _fuse(trial: Try) -> Iterator[Misgiving]:
    """The last Dissent would be taken: the next Chaos is a revolution."""
    before, after, seat = trial.before, trial.after, trial.seat
    if after is None or after.ruling[seat] != before.ruling[seat] or trial.option == ("claim",):
        return  # what the Chaos of a Comet does has a sentence of its own
    last = empty_dissents(before, seat)
    if last and not empty_dissents(after, seat):
        (dissent, *_) = members(last)
        values = {"dissent": trial.teller.names["dissent"](dissent), "shuts": int(dissent != CROWN_DISSENT)}
        yield Misgiving("fuse", "D3", {**values, "losses": dissidents(after, seat)})


def _quells(trial: Try) -> Iterator[Misgiving]:
    """Another class would rule: every Dissident is quelled, and each of them costs something."""
    table, seat = trial.before, trial.seat
    quelled, elders_left = _revolution(trial)
    losses = min(quelled, elders_left + urbanization(table, seat))
    if losses:
        values = {"losses": losses, "dissidents": quelled, "elders": elders_left, "won": int(trial.option[0] == "bid")}
        yield Misgiving("quells", "D3a", values, slight=losses - elders_left <= _won_with(trial, losses))


def _won_with(trial: Try, losses: int) -> int:
    """So many Cities the revolution of an answer may cost: one for the Foundation, or what the Eureka of a bid adds to
    the scores if that is more; where a card lies that is won already, is its owner's plan."""
    table, seat, card = trial.before, trial.seat, trial.before.auctioned
    if trial.option[0] != "bid":
        return losses if trial.option[0] == "orient" else 1
    after = enlightened(table, seat, table.box.challenge_eureka[card])
    return max(1, gained(table, after, seat))


def _revolution(trial: Try) -> tuple[int, int]:
    """How many Dissidents the quiet revolution of an answer quells in any case, and how many Elders and Emissaries are
    there to be lost in place of Cities."""
    table, seat = trial.before, trial.seat
    match trial.option:
        case ("orient", int(side)):
            found = [one.quelled for one in lyings(table, seat, table.auctioned) if one.discipline == DISCIPLINES[side]]
            return min(found), bidders(table, seat)
        case ("bid", int(pawns)) if not any(_unmet(trial)):
            return min(one.quelled for one in lyings(table, seat, table.auctioned)), bidders(table, seat) - pawns
        case ("rule", _):
            return dissidents(table, seat), 0
    return 0, 0


def _points_lost(trial: Try) -> Iterator[Misgiving]:
    """A lower final score than now, where the player need not lose anything."""
    before, after, seat = trial.before, trial.after, trial.seat
    if after is None or before.phase != ACTIVITIES_PHASE or before.active != seat or trial.decision.kind == ASK_QUELL:
        return
    was, now = final_score(before, seat), final_score(after, seat)
    if now < was:
        yield Misgiving("points", "I0", {"was": was, "now": now})


def _chaos_of_the_comet(trial: Try) -> Iterator[Misgiving]:
    """A Comet brings a Chaos to everybody, whoever claims it; without an empty Dissent it is a revolution, which chits
    may be worth, or that the end comes nearer. The last one ends the game before that."""
    table, seat = trial.before, trial.seat
    if top_challenge(table) == COMET_IV:
        return
    if free := empty_dissents(table, seat).bit_count():
        yield Misgiving("comet-chaos", "E3a", {"free": free}, slight=True)
    else:
        paid = comet(table, seat, trial.teller.say)
        worth_it = paid is not None and paid.value > 0 and paid.value >= comet_takes(table, seat)
        worth_it |= bool(rounds_still(table) or reopens(table, seat)) or can_afford(table, seat)
        yield Misgiving("comet", "E3a", {"losses": dissidents(table, seat)}, slight=worth_it)


def _unmet(trial: Try) -> Iterator[Misgiving]:
    """A card whose requirement is not met even after its Eureka leaves the game."""
    table, seat, card = trial.before, trial.seat, trial.before.auctioned
    needs = table.box.challenge_needs[card]
    if card != NOTHING and needs and not meets(enlightened(table, seat, table.box.challenge_eureka[card]), seat, needs):
        yield Misgiving("unmet", "E2f", {"challenge": trial.teller.names["challenge"](card)})


def _use(trial: Try, activity: int) -> Iterator[Misgiving]:
    """Transactions that the Philosophy punishes, and what an election costs."""
    table, seat = trial.before, trial.seat
    kind = table.box.menu[activity][0]
    space = table.box.pack.philosophy[table.philosophy]
    if kind in TRANSACTIONS and space.chaos_if == kind != NONE:
        free = empty_dissents(table, seat).bit_count()
        yield Misgiving("morality", "J4", {"space": getattr(space.name, trial.teller.language), "free": free})
    if kind == PRAYER:
        yield from _shut(trial)
    if kind == INVENT:
        yield from _only_invention(trial)
    if kind == SPREAD:
        yield from _no_city(trial)
    if kind == LIBRARY:
        yield Misgiving("library", "G3", {"elders": table.stage(seat, INFORMATION)}, slight=True)
    if kind == ELECT and elders(table, seat):
        quelled = dissidents(table, seat)
        slight = quelled > 0 and not urbanization(table, seat)
        yield Misgiving("elect", "G4", {"elders": elders(table, seat), "dissidents": quelled}, slight=slight)


def _no_city(trial: Try) -> Iterator[Misgiving]:
    """Where a City could be founded instead that risks more than it brings: who is sent on asks why not."""
    table, seat = trial.before, trial.seat
    kinds = [table.box.menu[one[1]][0] for one in trial.decision.options if one[0] == "use"]
    places = [hex_ for kind in kinds if kind in TAKES and cuboids(table, seat) for hex_, _ in sites(table, seat, kind)]
    for hex_ in [one for one in places if not table.cities[seat] >> one & 1][:1]:
        after = with_city(table, seat, hex_)
        found = worse(table, after, seat)
        if found and gained(table, after, seat) > 0 and not is_worth_it(table, after, seat):
            yield Misgiving("no-city", "E1a", {"blow": found[0].brief(trial.teller.say)}, slight=True)


def _only_invention(trial: Try) -> Iterator[Misgiving]:
    """Where only one Idea can be invented, nobody is asked which: what speaks against it speaks against all of it."""
    table, seat = trial.before, trial.seat
    places = [place for place in places_with_elders(table, seat) if can_invent(table, seat, place)]
    if len(places) == 1:
        yield from regrets(replace(trial, after=None, option=("invent", table.market[places[0]])))


def _shuts_own(trial: Try, space: int) -> Iterator[Misgiving]:
    """The Philosophy would shut the score that counts now."""
    table, seat = trial.before, trial.seat
    found, shut = scores(table, seat), table.box.shuts[space]
    if shut in ALL_DISCIPLINES and is_scored(table, shut) and found[shut] == max(found):
        left = max(score for discipline, score in enumerate(found) if discipline != shut)
        if left < found[shut]:
            yield Misgiving("shuts-own", SHUT[shut], {"was": found[shut], "now": left})


def _shut(trial: Try) -> Iterator[Misgiving]:
    """A prayer while culture counts for nobody."""
    if not is_scored(trial.before, CULTURE):
        yield Misgiving("shut", SHUT[CULTURE], {})


def _last_pawn(trial: Try) -> Iterator[Misgiving]:
    """The last pawn goes into Mysticism: nobody could become an Elder any more, where that counts."""
    table, seat = trial.before, trial.seat
    if pawns_left(table, seat) == 1 and table.box.players > 1 and top_challenge(table) != NOTHING:
        yield Misgiving("pawn", "G9d", {}, slight=True)


def _in_vain(trial: Try, idea: int) -> Iterator[Misgiving]:
    """An Idea whose Eureka would do nothing now."""
    box = trial.before.box
    found = gains(trial.before, trial.seat, idea_face(box.pack, idea, box.ignored))
    if found and not any(gain.works for gain in found):
        yield Misgiving("vain", "G2b", {"idea": trial.teller.names["idea"](idea)})


def _copycats(trial: Try, idea: int) -> Iterator[Misgiving]:
    """Others whose Elders stand on the Idea get its Eureka too."""
    table = trial.before
    place = table.market.index(idea)
    others = [seat for seat in range(table.box.players) if seat != trial.seat and table.elders_at(place, seat)]
    if others:
        names = [trial.teller.seat(trial.teller.seats[seat]) for seat in others]
        worth_it = any(
            gain.works for gain in gains(table, trial.seat, idea_face(table.box.pack, idea, table.box.ignored))
        )
        values = {"players": trial.teller.say("and").join(names), "count": len(names)}
        yield Misgiving("copycats", "G2b", values, slight=worth_it)
