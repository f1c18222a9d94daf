"""What the next challenges can cost, from what a seat may know: cards that nobody has seen, never the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from biont.games.advice import Risk
from biont.origins.cards import (
    CATASTROPHE,
    CRISES,
    CRISIS,
    CROWD_DISEASE,
    DISCIPLINES,
    EVENTS,
    FAMINE,
    FOOTPRINT,
    GENOCIDE,
    NONE,
    POLLUTION,
    ZOONOTIC_DISEASE,
)
from biont.origins.draw.figures import overcrowded
from biont.origins.measures import CITIES, MEASURES, measure
from biont.origins.people import population, urbanization
from biont.origins.rules.events import HELD_AGAINST, IN_CRISIS, halved, strikes
from biont.origins.rules.philosophy import within_reach
from biont.origins.rules.scoring import final_score, scores
from biont.origins.table import Hex, Seat, Spot, Table
from biont.origins.tableau import ALL_DISCIPLINES, dissents, dissidents, empty_dissents
from biont.origins.vocabulary import dashed
from biont.origins.web.odds import coming
from biont.origins.words.cards import term
from biont.words import Words
from biont.words.places import where

HALVING = (CROWD_DISEASE, ZOONOTIC_DISEASE, FAMINE)
"""Events that take half of the Cities and half of the Elders."""


class Blow(NamedTuple):
    """An event that would strike a player as a table lies: on how many of the cards that can come it stands, how likely
    it comes before he has had another turn, and what it would take."""

    kind: int
    cards: int
    of: int
    chance: float
    left: int
    right: int
    cities: int
    elders: int

    @property
    def losses(self) -> int:
        """Everything that it would take."""
        return self.cities + self.elders

    @property
    def is_revolution(self) -> bool:
        """Whether it takes more than one Chaos does: no Dissent is empty."""
        return self.kind == POLLUTION and self.losses > 1

    def cost(self, say: Words) -> str:
        """What it would take, in words."""
        both, chaos = self.cities > 0 and self.elders > 0, self.kind == POLLUTION and not self.is_revolution
        return say("web-risk-cost", cities=self.cities, elders=self.elders, both=int(both), chaos=int(chaos))

    def brief(self, say: Words) -> str:
        """The event, its chance and its price, as short as it goes."""
        event = term(EVENTS[self.kind], say.language)
        return say("web-risk-brief", event=event, cards=self.cards, of=self.of, cost=self.cost(say))

    def told(self, say: Words) -> str:
        """The same in a sentence."""
        left, right = HELD_AGAINST[self.kind]
        return say(
            "web-risk-event",
            event=term(EVENTS[self.kind], say.language),
            cards=self.cards,
            of=self.of,
            left=f"{_named(left, say)} {self.left}",
            right=f"{_named(right, say)} {self.right}",
            cost=self.cost(say),
            revolution=int(self.is_revolution),
        )


def blows(table: Table, seat: Seat) -> list[Blow]:
    """The events of the cards to come that would strike a player and cost him something: the worst first, of equals the
    likeliest."""
    struck = [kind for kind in (*HALVING, POLLUTION) if strikes(table, seat, kind)]
    if not struck:
        return []
    ahead = coming(table)
    events = [{event.kind for event in table.box.pack.challenges[card].events} for card in ahead.cards]
    found = []
    for kind in struck:
        count = sum(kind in one for one in events)
        left, right = (measure(table, seat, one) for one in HELD_AGAINST[kind])
        cities, old = _taken(table, seat, kind)
        if count and cities + old:
            chance = ahead.chance(count, table.box.players)
            found.append(Blow(kind, count, len(events), chance, left, right, cities, old))
    return sorted(found, key=lambda one: (-one.losses, -one.cards))


def danger(table: Table, seat: Seat) -> float:
    """What a player must expect to lose to the cards to come before he has had another turn."""
    return sum(blow.chance * blow.losses for blow in blows(table, seat))


def next_blow(table: Table, seat: Seat) -> float:
    """What a player must expect to lose to the next card, if somebody challenges the gods."""
    return sum(blow.cards / blow.of * blow.losses for blow in blows(table, seat))


def _taken(table: Table, seat: Seat, kind: int) -> tuple[int, int]:
    """The Cities and Elders that an event takes; the Chaos of pollution is a revolution where no Dissent is empty."""
    cities = urbanization(table, seat)
    if kind in HALVING:
        lost, _, home, _ = halved(table, seat)
        return lost, home
    return min(cities, 1 if empty_dissents(table, seat) else 1 + dissidents(table, seat)), 0


def _named(what: int, say: Words) -> str:
    return say(f"track-{MEASURES[what]}" if what < CITIES else f"measure-{MEASURES[what]}")


def _helps(table: Table, blow: Blow, say: Words) -> str:
    """The stage that a track would have to reach, if it has one so high."""
    right = HELD_AGAINST[blow.kind][1]
    enough = [stage for stage in table.box.stages[right] if stage >= blow.left]
    if not enough:
        return ""
    gap = int(blow.left not in enough)
    return say("web-risk-helps", track=_named(right, say), needed=min(enough), least=blow.left, gap=gap)


def risks(table: Table, seat: Seat, say: Words) -> list[Risk]:
    """Those whom the land does not feed, who starve for certain; and the events that would strike a player as he
    stands now, the worst first; then catastrophes where Cities are."""
    limit = table.stage(seat, FOOTPRINT)
    found = []
    for hex_ in overcrowded(table, seat):
        name, living = getattr(table.world.hexes[hex_].name, say.language), population(table, hex_)
        found.append(Risk("hunger", 1, say("web-risk-hunger", hex=name, living=living, limit=limit)))
    for blow in blows(table, seat):
        helps, name = _helps(table, blow, say), term(EVENTS[blow.kind], say.language)
        found.append(Risk(EVENTS[blow.kind], blow.losses, blow.told(say), helps, blow.brief(say), name=name))
    return [*found, *_crisis(table, seat, say), *_catastrophes(table, seat, say), *_bellwethers(table, seat, say)]


def _crisis(table: Table, seat: Seat, say: Words) -> Iterator[Risk]:
    """A crisis that would strike a player as the Philosophy lies: two Chaos, or a Foundation."""
    cards, which = coming(table).cards, table.box.crisis[table.philosophy]
    count = sum(any(kind == CRISIS for kind, _ in table.box.events[card]) for card in cards)
    if not count or not strikes(table, seat, CRISIS):
        return
    left, right = (f"{_named(what, say)} {measure(table, seat, what)}" for what in IN_CRISIS[which])
    losses, cost = crisis_takes(table, seat), crisis_cost(table, seat, say)
    name = term("crisis", say.language)
    text = say("web-risk-crisis", cards=count, of=len(cards), left=left, right=right, cost=cost)
    yield Risk(
        "crisis",
        max(1, losses),
        text,
        brief=say("web-risk-brief", event=name, cards=count, of=len(cards), cost=cost),
        name=name,
    )


def crisis_takes(table: Table, seat: Seat) -> int:
    """What the revolution of a crisis would take, where the second Chaos is one: something for every Dissent, full or
    not."""
    is_chaos = table.box.crisis[table.philosophy] != GENOCIDE
    return dissents(table, seat).bit_count() if is_chaos and empty_dissents(table, seat).bit_count() < 2 else 0


def crisis_cost(table: Table, seat: Seat, say: Words) -> str:
    """What a crisis would take of a player as the Philosophy lies, in words."""
    which = dashed(CRISES)[table.box.crisis[table.philosophy]]
    return say("web-risk-crisis-cost", crisis=which, losses=crisis_takes(table, seat))


def _bellwethers(table: Table, seat: Seat, say: Words) -> Iterator[Risk]:
    """In the last Epoch, that somebody else who has a Bellwether can move the Philosophy so that the own best score no
    longer counts: before that others still move it on."""
    box = table.box
    others = [one for one in range(box.players) if one != seat and table.bellwethers[one]]
    if not others or box.coop or table.epoch < len(box.pack.comets):
        return
    was, found = final_score(table, seat), scores(table, seat)
    for shut in ALL_DISCIPLINES:
        now = max(score for discipline, score in enumerate(found) if discipline != shut)
        if now < was and any(box.shuts[space] == shut for space in within_reach(table)):
            values = {"discipline": say(f"discipline-{DISCIPLINES[shut]}"), "was": was, "now": now}
            text, brief = say("web-risk-bellwether", **values), say("web-risk-bellwether-brief", **values)
            name = say("web-risk-bellwether-name", **values)
            yield Risk("bellwether", was - now, text, brief=brief, rule="E4", name=name)


class Disaster(NamedTuple):
    """A catastrophe of this Epoch: where it would strike, and on how many of the cards that can come it stands."""

    place: Hex
    cards: int
    of: int

    def values(self, table: Table, say: Words) -> dict[str, str | int]:
        """What is said of it."""
        tile = table.world.hexes[self.place]
        name = getattr(tile.catastrophe.name, say.language) if tile.catastrophe is not None else ""
        hex_ = " ".join(where("hex", getattr(tile.name, say.language), say))
        return {"event": name, "cards": self.cards, "of": self.of, "hex": hex_}


def disasters(table: Table) -> list[Disaster]:
    """The catastrophes of the cards that can come; under a chit none strikes."""
    cards = coming(table).cards
    places = Counter(place for card in cards for kind, place in table.box.events[card] if kind == CATASTROPHE)
    return [
        Disaster(place, count, len(cards))
        for place, count in places.items()
        if place != NONE and table.world.hexes[place].catastrophe is not None
    ]


def beside(table: Table, spot: Spot) -> list[Disaster]:
    """Those that would take whoever is on a Spot."""
    return [one for one in disasters(table) if table.world.touching[spot] >> one.place & 1]


def _catastrophes(table: Table, seat: Seat, say: Words) -> Iterator[Risk]:
    """Own Cities in Hexes that the catastrophe of a card to come would strike."""
    for one in disasters(table) if table.cities[seat] else ():
        if not table.cities[seat] >> one.place & 1:
            continue
        values = one.values(table, say)
        cost = say("web-risk-cost", cities=1, elders=0, both=0, chaos=0)
        told, event = say("web-risk-catastrophe", **values), say("web-risk-disaster", event=str(values["event"]))
        brief = say("web-risk-brief", **{**values, "event": event}, cost=cost)
        yield Risk(f"catastrophe {one.place}", 1, told, brief=brief, name=str(values["event"]))
