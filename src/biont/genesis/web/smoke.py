"""What others may buy whose oxygen would harm one's own: cards that loose it, as far as everybody sees them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from biont.games.advice import Fact, Risk, TriedOption
from biont.genesis.cards import GREEN, POLLUTION
from biont.genesis.ids import PARASITE, Bearer, Card, Cube, Organism, Player, side_of
from biont.genesis.organisms import chromosomes, home_row, host_of, organisms, residents, tableau_of
from biont.genesis.rules.buyers import controller, purchases_left
from biont.genesis.rules.mutations import top_card
from biont.genesis.rules.purchase import host_is_done, mutation_options
from biont.genesis.rules.sequence import PURCHASES, phase_order
from biont.genesis.table import Table
from biont.genesis.web.risks import organisms_in, struck
from biont.genesis.web.tries import total
from biont.kernel.decision import Option
from biont.words import Words
from biont.words.teller import Teller

WORTH_TELLING = 2
"""So many points at stake are told: what somebody can do at once is nearer than an event of many."""


class Smoke(NamedTuple):
    """A card that somebody else may buy or promote for an organism: how strong its oxygen would be, and its cost."""

    cost: int
    strength: int
    buyer: Bearer
    organism: Organism
    option: Option
    card: Card

    def told(self, table: Table, mine: Sequence[Player], teller: Teller, say: Words, key: str, **values: int) -> str:
        """In a sentence; whose discs would pay for it is said where they are one's own."""
        names = {
            "player": teller.thing("bearer", self.buyer),
            "card": teller.thing("mutation", self.card),
            "name": teller.thing("organism", self.organism),
        }
        yours = int(tableau_of(table, self.organism) in mine)
        return say(key, verb=self.option[0], yours=yours, strength=self.strength, cost=self.cost, **names, **values)


def worst_smoke(table: Table, mine: Sequence[Player], seen: Table | None = None) -> Smoke | None:
    """What others may buy next that would cost most, if that is worth telling; of cards that an answer uncovers, only
    what lay there ``seen`` before it, and of parasites those that had not bought then."""
    found = [one for one in _smokes(table, mine, seen or table) if one.cost >= WORTH_TELLING]
    return max(found, default=None)


def smoke_risk(table: Table, seat: int, teller: Teller, say: Words, seen: Table | None = None) -> Iterator[Risk]:
    """The same as what can still come."""
    mine = table.box.players_of(seat)
    smoke = worst_smoke(table, mine, seen)
    if smoke is not None:
        text, brief = (
            smoke.told(table, mine, teller, say, key, points=total(table, mine))
            for key in ("web-risk-smoke", "web-risk-smoke-brief")
        )
        yield Risk("smoke", smoke.cost, text, say("web-risk-smoke-helps"), brief, "H1d", say("web-risk-smoke-name"))


def cleared(trial: TriedOption, say: Words) -> Iterator[Fact]:
    """That an answer takes from others what would harm one's own most: the card, the discs, or what it would harm."""
    table, after, mine = trial.before, trial.after, trial.before.box.players_of(trial.decision.seat)
    smoke = worst_smoke(table, mine) if after is not None else None
    if after is not None and smoke is not None and (then := _cost(worst_smoke(after, mine, table))) < smoke.cost:
        text = smoke.told(table, mine, trial.teller, say, "web-fact-smoke-cleared", then=then)
        yield Fact("guard", ("smoke", then - smoke.cost), text)


def saves(trial: TriedOption) -> bool:
    """Whether the card that a purchase takes from others would cost one's own more there than it costs them here."""
    table, (verb, organism, *what) = trial.before, trial.option
    mine = table.box.players_of(trial.decision.seat)
    smoke = worst_smoke(table, mine)
    if smoke is None or smoke.option != (verb, *what):
        return False
    return _harm(table, mine, organism, _strength(table, organism, side_of(smoke.card, False))) < smoke.cost


def leaves_smoke(trial: TriedOption) -> Option | None:
    """The card that others may buy next and that would cost most, if an answer does not make it cost less."""
    mine = trial.before.box.players_of(trial.decision.seat)
    smoke = worst_smoke(trial.before, mine)
    if smoke is None or (trial.after is not None and _cost(worst_smoke(trial.after, mine, trial.before)) < smoke.cost):
        return None
    return smoke.option


def _cost(smoke: Smoke | None) -> int:
    return smoke.cost if smoke is not None else 0


def _smokes(table: Table, mine: Sequence[Player], seen: Table) -> Iterator[Smoke]:
    """All cards that loose oxygen and that others may still get before one can buy again."""
    for organism in organisms(table):
        for buyer in residents(table, organism):
            if controller(table, buyer, organism) in mine or not _may_buy(seen, mine, buyer, organism):
                continue
            for option in mutation_options(table, buyer, organism):
                verb, what = option
                card = top_card(table, what) if verb == "buy" else what
                if verb == "buy" and seen.decks[what][:1] != table.decks[what][:1]:
                    continue
                side = side_of(card, verb == "promote")
                if table.box.mutation_icons[side][POLLUTION]:
                    strength = _strength(table, organism, side)
                    yield Smoke(_harm(table, mine, organism, strength), strength, buyer, organism, option, card)


def _strength(table: Table, organism: Organism, side: Cube) -> int:
    """How much oxygen an organism looses with a side of a card more."""
    return chromosomes(table, organism, GREEN) + (table.box.mutation_colour[side] == GREEN)


def _may_buy(table: Table, mine: Sequence[Player], buyer: Bearer, organism: Organism) -> bool:
    """Whether somebody's purchases for an organism are still to come: all of them before the phase, in it those of
    players later in the order, and of parasites whose hosts have not all bought."""
    if table.phase != PURCHASES:
        return True
    if purchases_left(table, buyer, organism) <= 0:
        return False
    order = phase_order(table)
    having = max(order.index(player) for player in mine)
    if organism >= PARASITE:
        return not host_is_done(table, host_of(table, organism), order[:having], order[having], 0)
    return order.index(controller(table, buyer, organism)) > having


def _harm(table: Table, mine: Sequence[Player], polluter: Organism, strength: int) -> int:
    """What oxygen of an organism takes from one's own in its home row, and from parasites of one's own whose hosts it
    kills there."""
    met = [one for one in organisms_in(table, home_row(table, polluter)) if one != polluter]
    return struck(table, mine, "o2", strength, met)
