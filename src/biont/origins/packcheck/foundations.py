"""Challenge Cards: their events, and what they are as Foundations."""

from __future__ import annotations

from biont.kernel.errors import Phrase, Several
from biont.origins import cards as c
from biont.origins.pack import Pack
from biont.origins.packcheck.checking import check, fact, figure
from biont.origins.packcheck.finding import (
    EPOCHS,
    card,
    cards,
    challenge,
    count,
    eurekas,
    events,
    everything,
    icons,
    of,
    sides,
)
from biont.packs import Verdict
from biont.packs.checks import letters

PAIRS = (c.CULTURE, c.POLITICS), (c.CULTURE, c.INDUSTRY), (c.POLITICS, c.INDUSTRY)
EARLY = (1, 2, 3)


def texts(side: c.Side | None) -> list[str]:
    """The activities of a side in words."""
    return [] if side is None else list(map(str, side.activities))


def named(wrong: list[c.Challenge]) -> Verdict:
    """The cards that are not as they should be."""
    return Phrase("Not so: {cards}.", "pack-not-these", cards=Several(one.name for one in wrong)) if wrong else None


@check("foundations: each has a Eureka", "002:L111")
def with_eureka(pack: Pack) -> Verdict:
    return named([one for one in pack.challenges if not one.eureka])


@check("events: each kind occurs", "002:L560")
def each_event(pack: Pack) -> Verdict:
    found = {event.kind for event in events(pack.challenges)}
    missing = [word for kind, word in enumerate(c.EVENTS) if kind not in found]
    return Phrase("Missing: {icons}.", "pack-lacks", icons=Several(missing)) if missing else None


figure(
    "foundations: each pair of colours in each Epoch",
    "002:L1485",
    lambda p: tuple(
        sum({side.discipline for side in one.sides} == {*pair} for one in of(p.challenges, epoch))
        for epoch in EPOCHS
        for pair in PAIRS
    ),
    lambda found: min(found) > 0,
)


@check("dictators: they purge, and nobody else does", "002:L1007")
def purges(pack: Pack) -> Verdict:
    ideas = [one.name for one in pack.ideas if count(one.eureka, {c.PURGE})]
    if ideas:
        return Phrase("Not so: {cards}.", "pack-not-these", cards=Several(ideas))
    return named([one for one in pack.challenges if bool(count(one.eureka, {c.PURGE})) != bool(one.dictator)])


figure(
    "dictators: leftist and rightist ones",
    "002:L662",
    lambda p: tuple(count_events(p, kind) for kind in (c.DICTATOR_LEFT, c.DICTATOR_RIGHT)),
    lambda found: min(found) > 0,
    must=True,
)


def count_events(pack: Pack, kind: int, *epochs: int) -> int:
    """How many cards have an event, perhaps of some Epochs only."""
    found = [one for one in pack.challenges if not epochs or one.epoch in epochs]
    return sum(any(event.kind == kind for event in one.events) for one in found)


@check("dictators: one event of a card at most", "002:L664")
def one_dictator(pack: Pack) -> Verdict:
    return named([one for one in pack.challenges if sum(event.is_dictator for event in one.events) > 1])


fact(
    "grave goods: religious, and no dictator",
    "002:L690",
    lambda p: challenge(p, 9).religious and challenge(p, 9).dictator is None,
)
figure(
    "foundations: several religious ones",
    "002:L1356",
    lambda p: sum(one.religious for one in p.challenges),
    lambda found: found >= 6,
)
fact(
    "earworms: a Dissent, and a side that is not industry",
    "002:L491",
    lambda p: challenge(p, 19).dissent and any(side.discipline != c.INDUSTRY for side in challenge(p, 19).sides),
)
fact("earworms: the other side is industry", "002:L491", lambda p: card(p, 19).side(c.INDUSTRY) is not None, must=False)
fact(
    "united nations: abstraction, or exogamy with footprint 6, in culture",
    "002:L772",
    lambda p: texts(card(p, 67).side(c.CULTURE)) == ["abstraction", "exogamy -> footprint 6"],
)
fact("televangelists: a dictator", "002:L427", lambda p: challenge(p, 69).dictator is not None)
fact(
    "televangelists: prayer and purge", "002:L814", lambda p: list(map(str, card(p, 69).eureka)) == ["prayer", "purge"]
)
fact(
    "televangelists: spread, war, or prayer with preach, in culture",
    "002:L427",
    lambda p: texts(card(p, 69).side(c.CULTURE)) == ["spread", "war", "prayer -> preach"],
)
fact(
    "napoleon: crisis, then rightist dictator",
    "002:L664",
    lambda p: [event.kind for event in challenge(p, 79).events] == [c.CRISIS, c.DICTATOR_RIGHT],
)
fact("napoleon: a culture side", "002:L664", lambda p: card(p, 79).side(c.CULTURE) is not None)
figure(
    "foundations: some with a Dissent, some without",
    "002:L1487",
    lambda p: sum(one.dissent for one in p.challenges),
    lambda found: 0 < found < 84,
    must=True,
)
figure(
    "foundations: four Dissents of one discipline that is not industry",
    "002:L491",
    lambda p: tuple(
        sum(one.dissent and one.side(discipline) is not None for one in p.challenges)
        for discipline in (c.CULTURE, c.POLITICS)
    ),
    lambda found: max(found) >= 4,
    must=True,
)
figure(
    "foundations: art in politics",
    "002:L758",
    lambda p: count(icons(p.challenges, c.POLITICS), {c.ART}),
    lambda found: found >= 1,
    must=True,
)
figure(
    "preach on Foundations of Epochs I to III: white most, then purple",
    "002:L1337",
    lambda p: sides(of(p.challenges, *EARLY), {c.PREACH}),
    lambda found: found[0] > found[1] > found[2],
)
figure(
    "war and enslave on Foundations of Epochs I to III: mostly purple",
    "002:L1349",
    lambda p: sides(of(p.challenges, *EARLY), {c.WAR, c.ENSLAVE}),
    lambda found: found[1] > found[0] + found[2],
)
figure(
    "war or enslave on white Foundations of Epoch IV",
    "002:L1349",
    lambda p: count(icons(of(p.challenges, 4), c.CULTURE), {c.WAR, c.ENSLAVE}),
    lambda found: found >= 1,
)
figure(
    "encephalize: more on Challenge Cards than on Ideas",
    "002:L1332",
    lambda p: tuple(count(everything(found), {c.ENCEPHALIZE}) for found in (p.challenges, p.ideas)),
    lambda found: found[0] > found[1],
)
figure(
    "information 3 and more: on Challenge Cards",
    "002:L1333",
    lambda p: sum(icon.kind == c.INFORMATION and icon.limit >= 3 for icon in everything(p.challenges)),
    lambda found: found >= 1,
)
figure(
    "art: rarer in Epochs III and IV",
    "002:L1331",
    lambda p: tuple(count(everything(of(cards(p), epoch)), {c.ART}) for epoch in EPOCHS),
    lambda found: found[0] + found[1] > found[2] + found[3],
)
figure(
    "cooling and warming: two cards or more of each in each Epoch",
    "002:L1101",
    lambda p: tuple(count_events(p, kind, epoch) for kind in (c.COOLING, c.WARMING) for epoch in EPOCHS),
    lambda found: min(found) >= 2,
)


def struck(pack: Pack) -> list[tuple[c.Challenge, str]]:
    """The catastrophes of the cards, by their codes."""
    return [(one, event.place) for one in pack.challenges for event in one.events if event.kind == c.CATASTROPHE]


@check("catastrophes: each card names a Hex of the map", "002:L586")
def epicentres(pack: Pack) -> Verdict:
    return named([one for one, place in struck(pack) if place not in pack.world.epicentre])


@check("catastrophes: the Hex has the numeral of the card's Epoch", "002:L137")
def numerals(pack: Pack) -> Verdict:
    strikes = {tile.catastrophe.code: tile.catastrophe.epoch for tile in pack.world.hexes if tile.catastrophe}
    return named([one for one, place in struck(pack) if strikes.get(place, one.epoch) != one.epoch])


@check("catastrophes: each Hex that may be struck is named by a card", "002:L137", must=False)
def unnamed(pack: Pack) -> Verdict:
    missing = sorted(set(pack.world.epicentre) - {place for _, place in struck(pack)})
    return Phrase("Missing: {icons}.", "pack-lacks", icons=Several(missing)) if missing else None


figure(
    "pollution and crowd disease: not before Epoch II",
    "002:L566, 002:L614",
    lambda p: count_events(p, c.POLLUTION, 1) + count_events(p, c.CROWD_DISEASE, 1),
    lambda found: found == 0,
)
fact(
    "foundations: the Kurgans in Epoch II",
    "002:L1618",
    lambda p: any("kurgan" in letters(one.name.en) for one in of(p.challenges, 2)),
    must=False,
)
figure(
    "eurekas: no cull on a Challenge Card",
    "002:L816",
    lambda p: count(eurekas(p.challenges), {c.CULL}),
    lambda found: found == 0,
    must=True,
)
