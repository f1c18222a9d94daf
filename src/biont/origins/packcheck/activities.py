"""Activities and Consequents of all cards."""

from __future__ import annotations

from biont.kernel.errors import Phrase, Several
from biont.origins import cards as c
from biont.origins.pack import Pack
from biont.origins.packcheck.checking import check, fact, figure
from biont.origins.packcheck.finding import cards, everything
from biont.packs import Verdict

ATTESTED = (
    ("prospect -> energy 5", "002:L945"),
    ("prospect -> metallurgy 3", "002:L922"),
    ("trade -> maritime 6", "002:L1159"),
)


def activities(pack: Pack) -> list[c.Activity]:
    """The activities of all cards."""
    return [activity for one in cards(pack) for side in one.sides for activity in side.activities]


def attested(text: str, source: str) -> None:
    fact(f"consequents: {text.replace(' -> ', ' with ')}", source, lambda p: text in map(str, activities(p)))


for _text, _source in ATTESTED:
    attested(_text, _source)

fact(
    "consequents: war with metallurgy 3 or more",
    "002:L1185",
    lambda p: any(
        one.kind == c.WAR and one.consequent and one.consequent.kind == c.METALLURGY and one.consequent.limit >= 3
        for one in activities(p)
    ),
)


@check("technology: every number on a card is a stage after the first", "002:L989")
def caps(pack: Pack) -> Verdict:
    stages = [track.stages[1:] for track in pack.tracks]
    wrong = [
        one.name
        for one in cards(pack)
        if any(icon.kind < len(stages) and icon.limit not in stages[icon.kind] for icon in everything([one]))
    ]
    return Phrase("Not so: {cards}.", "pack-not-these", cards=Several(wrong)) if wrong else None


@check("requirements: every number is a stage after the first", "002:L1131")
def required_stages(pack: Pack) -> Verdict:
    stages = [track.stages[1:] for track in pack.tracks]
    wrong = [
        one.name
        for one in cards(pack)
        if any(need.kind < len(stages) and need.value not in stages[need.kind] for need in one.requires)
    ]
    return Phrase("Not so: {cards}.", "pack-not-these", cards=Several(wrong)) if wrong else None


def highest(pack: Pack) -> tuple[int, ...]:
    """The highest stage that a card offers on each track."""
    found = list(everything(cards(pack)))
    return tuple(max((icon.limit for icon in found if icon.kind == track), default=0) for track in c.ALL_TRACKS)


figure(
    "technology: the cards lead to the last stage of each track",
    "002:L989",
    lambda p: tuple(track.stages[-1] - stage for track, stage in zip(p.tracks, highest(p), strict=True)),
    lambda found: not any(found),
)
figure(
    "technology: energy 8 and maritime 8 in Epoch IV only",
    "002:L1191-1192, 002:L1366",
    lambda p: sum(
        icon.kind in (c.ENERGY, c.MARITIME) and icon.limit == 8
        for icon in everything([one for one in cards(p) if one.epoch < 4])
    ),
    lambda found: found == 0,
)
figure(
    "cards: each orientation has an activity",
    "002:L756",
    lambda p: sum(not side.activities for one in cards(p) for side in one.sides),
    lambda found: found == 0,
)
figure(
    "cards: each has something for the basic game",
    "002:L232",
    lambda p: sum(all(icon.is_advanced for icon in everything([one])) for one in cards(p)),
    lambda found: found == 0,
)
