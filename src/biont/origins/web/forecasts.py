"""What may come, in sentences: the next Idea of a discipline, the next challenge, and what of it would strike."""

from __future__ import annotations

from biont.games.advice import percent
from biont.origins.cards import CRISIS, DISCIPLINES, EPOCHS, EVENTS, ICONS
from biont.origins.rules.events import FOR_EACH, strikes
from biont.origins.table import Seat, Table
from biont.origins.web.odds import Draw, Prospects
from biont.origins.web.risks import blows, crisis_cost, crisis_takes, disasters
from biont.origins.words.cards import term
from biont.words import Words

TOLD = 4
"""So many events or Eurekas of the next card are told, the most likely ones."""


def drawn(found: Draw, say: Words) -> str:
    """What the next Idea of a discipline may bring, in a sentence."""
    eurekas = ", ".join(
        f"{term(ICONS[kind], say.language)} {percent(found.share(count))}" for kind, count in found.eurekas[:TOLD]
    )
    discipline = say(f"discipline-{DISCIPLINES[found.discipline]}")
    return say("web-odds-idea", discipline=discipline, cards=found.cards, eurekas=eurekas)


def threats(table: Table, seat: Seat, found: Prospects, say: Words) -> str:
    """Which events of the next card would strike a player as he stands, how likely each of them is, and its price."""
    struck = {blow.kind: (blow.losses, blow.cost(say)) for blow in blows(table, seat)}
    costs = {CRISIS: (max(1, crisis_takes(table, seat)), crisis_cost(table, seat, say)), **struck}
    kinds = [(kind, count) for kind, count in found.events if kind in FOR_EACH and strikes(table, seat, kind)]
    kinds.sort(key=lambda one: -costs[one[0]][0] if one[0] in costs else 0)
    events = [
        f"{term(EVENTS[kind], say.language)} {percent(found.share(count))}"
        + (f" ({costs[kind][1]})" if kind in costs else "")
        for kind, count in kinds
    ]
    for one in disasters(table):
        migrants = (table.migrants[seat] & table.world.around[one.place]).bit_count()
        city = table.cities[seat] >> one.place & 1
        if migrants or city:
            values = {**one.values(table, say), "chance": percent(found.share(one.cards))}
            events.append(say("web-odds-disaster", **values, city=city, migrants=migrants))
    key = "web-odds-strikes" if events else "web-odds-spares"
    return say(key, cards=found.cards, events=", ".join(events))


def told(found: Prospects, say: Words) -> str:
    """What the next card may be, in a sentence."""
    events = ", ".join(
        f"{term(EVENTS[kind], say.language)} {percent(found.share(count))}" for kind, count in found.events[:TOLD]
    )
    return say("web-odds-challenge", epoch=EPOCHS[found.epoch], cards=found.cards, events=events)
