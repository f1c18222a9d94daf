"""What the next challenges can cost, from what a seat may know: cards that nobody has seen, never the deck."""

from __future__ import annotations

from collections import Counter

from biont.games.advice import Risk
from biont.origins.brain import elders
from biont.origins.cards import CROWD_DISEASE, EVENTS, FAMINE, POLLUTION, ZOONOTIC_DISEASE
from biont.origins.measures import CITIES, MEASURES, measure
from biont.origins.people import urbanization
from biont.origins.rules.events import HELD_AGAINST, strikes
from biont.origins.table import FIRST_COMET, Seat, Table
from biont.origins.web.odds import unseen_challenges
from biont.origins.words.cards import term
from biont.words import Words

HALVING = (CROWD_DISEASE, ZOONOTIC_DISEASE, FAMINE)
"""Events that take half of the Cities and half of the Elders."""


def _named(what: int, say: Words) -> str:
    return say(f"track-{MEASURES[what]}" if what < CITIES else f"measure-{MEASURES[what]}")


def _helps(table: Table, seat: Seat, kind: int, say: Words) -> str:
    """How far a track would have to go, if it goes so far."""
    left, right = HELD_AGAINST[kind]
    needed = measure(table, seat, left)
    if needed > max(table.box.after[right]):
        return ""
    return say("web-risk-helps", track=_named(right, say), needed=needed)


def risks(table: Table, seat: Seat, say: Words) -> list[Risk]:
    """The events of this Epoch's cards that would strike a player as he stands now, the worst first."""
    comets = sum(card >= FIRST_COMET for card in table.challenges)
    unseen = unseen_challenges(table, len(table.box.pack.comets) - comets + 1) if comets else []
    kinds = Counter(
        kind for card in unseen for kind in {event.kind for event in table.box.pack.challenges[card].events}
    )
    found = []
    for kind in (*HALVING, POLLUTION):
        if not kinds[kind] or not strikes(table, seat, kind):
            continue
        cities, old = (urbanization(table, seat) // 2, elders(table, seat) // 2) if kind in HALVING else (1, 0)
        if cities + old:
            left, right = (f"{_named(one, say)} {measure(table, seat, one)}" for one in HELD_AGAINST[kind])
            event, chance = term(EVENTS[kind], say.language), kinds[kind]
            numbers: dict[str, str | int] = {
                "left": left,
                "right": right,
                "cities": cities,
                "elders": old,
                "both": int(cities > 0 and old > 0),
            }
            text = say("web-risk-event", event=event, cards=chance, of=len(unseen), **numbers)
            found.append(Risk(EVENTS[kind], cities + old, text, _helps(table, seat, kind, say)))
    return sorted(found, key=lambda one: -one.cost)
