"""Ideas: their Eurekas and requirements, and how activities are spread over the three colours."""

from __future__ import annotations

from biont.kernel.errors import Phrase, Several
from biont.kernel.ledger import rule
from biont.origins import cards as c
from biont.origins.pack import Pack
from biont.origins.packcheck.checking import check, fact, figure
from biont.origins.packcheck.finding import EPOCHS, card, cards, cities, count, eurekas, everything, icons, of, sides
from biont.packs import Verdict

REQUIRED = (c.ANY_CITY, *(kind for kind in range(len(c.RESOURCES)) if kind != c.LUXURY))


@check("ideas: each has a Eureka", "002:L812")
def with_eureka(pack: Pack) -> Verdict:
    wrong = [one.name for one in pack.ideas if not one.eureka]
    return Phrase("Not so: {cards}.", "pack-not-these", cards=Several(wrong)) if wrong else None


@check("ideas: the pile is one of the two orientations", "002:L306-308, 002:L824")
def decks(pack: Pack) -> Verdict:
    wrong = [one.name for one in pack.ideas if one.side(one.deck) is None]
    return Phrase("Not so: {cards}.", "pack-not-these", cards=Several(wrong)) if wrong else None


fact(
    "ideas: one of the culture pile with a purple side and an abstraction",
    "002:L824",
    lambda p: any(
        one.deck == c.CULTURE and one.side(c.POLITICS) and one.eureka == (c.Icon(c.ABSTRACTION),) for one in p.ideas
    ),
)
fact(
    "ideas: one with menopause and encephalize",
    "002:L1129",
    lambda p: any(
        one.requires == (c.Requirement(c.MENOPAUSE),) and count(one.eureka, {c.ENCEPHALIZE}) for one in p.ideas
    ),
)
fact(
    "ideas: energy 4 or more in politics",
    "002:L758",
    lambda p: any(icon.kind == c.ENERGY and icon.limit >= 4 for icon in icons(p.ideas, c.POLITICS)),
)
fact(
    "broadcasting: a biofuel or an oil City",
    "002:L1133",
    lambda p: {str(need) for need in card(p, 178).requires} == {"city biofuel", "city oil"},
)
figure(
    "culls: of Epochs I, II and III",
    "002:L816",
    lambda p: tuple(sum(icon == c.Icon(c.CULL, epoch) for icon in eurekas(p.ideas)) for epoch in EPOCHS),
    lambda found: min(found[:3]) > 0 == found[3],
    must=True,
)


@check("culls: not of a later Epoch than their own", "002:L816", must=False)
def late_culls(pack: Pack) -> Verdict:
    wrong = [
        one.name for one in pack.ideas if any(icon.kind == c.CULL and icon.limit > one.epoch for icon in one.eureka)
    ]
    return Phrase("Not so: {cards}.", "pack-not-these", cards=Several(wrong)) if wrong else None


figure(
    "requirements: a City of any kind, and of each kind but luxury",
    "002:L1131",
    lambda p: tuple(sum(kind in cities(one) for one in cards(p)) for kind in REQUIRED),
    lambda found: min(found) > 0,
)
figure(
    "requirements: no City in Epoch I, on a quarter of the Ideas of Epoch II or more",
    "002:L1334",
    lambda p: tuple(sum(bool(cities(one)) for one in of(p.ideas, epoch)) for epoch in EPOCHS),
    lambda found: found[0] == 0 and found[1] >= 7,
)
figure(
    "requirements: oil and uranium in Epoch IV only",
    "002:L1335",
    lambda p: tuple(sum(bool({c.OIL, c.URANIUM} & {*cities(one)}) for one in of(cards(p), epoch)) for epoch in EPOCHS),
    lambda found: sum(found[:3]) == 0 < found[3],
)
figure(
    "requirements: foundations never ask for a City",
    "002:L700",
    lambda p: sum(bool(cities(one)) for one in p.challenges),
    lambda found: found == 0,
)
figure(
    "maritime Ideas that need energy 4: two or more",
    "002:L1355",
    lambda p: sum(
        c.Requirement(c.ENERGY, 4) in one.requires and count(everything([one]), {c.MARITIME}) > 0 for one in p.ideas
    ),
    lambda found: found >= 2,
)
figure(
    "information 2: on two Ideas or more of Epochs I and II",
    "002:L1333",
    lambda p: sum(c.Icon(c.INFORMATION, 2) in plain(one) for one in of(p.ideas, 1, 2)),
    lambda found: found >= 2,
)


def plain(one: c.Card) -> list[c.Icon]:
    """The icons of a card without their Consequents."""
    return [c.Icon(icon.kind, icon.limit) for icon in everything([one])]


figure(
    "trade on Ideas: red most, then white",
    "002:L1336",
    lambda p: sides(p.ideas, {c.TRADE}),
    lambda found: found[2] > found[0] > found[1],
)
figure(
    "prayer and preach: more than half on white sides",
    "002:L1356",
    lambda p: sides(cards(p), {c.PRAYER, c.PREACH}),
    lambda found: 2 * found[0] > sum(found),
)
figure(
    "abstraction: rarer in Epoch I than in II",
    "002:L1331",
    lambda p: tuple(count(everything(of(cards(p), epoch)), {c.ABSTRACTION}) for epoch in EPOCHS),
    lambda found: found[0] < found[1],
)
figure(
    "domesticate and cultivate in Epochs I and II: white most",
    "002:L1334",
    lambda p: sides(of(cards(p), 1, 2), {c.DOMESTICATE, c.CULTIVATE}),
    lambda found: found[0] > max(found[1:]),
)
figure(
    "prospect: of anything, of luxury, of metal",
    "002:L949",
    lambda p: tuple(count(icons(cards(p)), {kind}) for kind in (c.PROSPECT, c.PROSPECT_LUXURY, c.PROSPECT_METAL)),
    lambda found: min(found) > 0,
    must=True,
)
figure(
    "elder actions and invent: each occurs",
    "002:L1220-1266",
    lambda p: tuple(count(icons(cards(p)), {kind}) for kind in (*sorted(c.ELDER_ACTIONS), c.INVENT)),
    lambda found: min(found) > 0,
    must=True,
)
figure(
    "science on red sides, pseudoscience on white ones",
    "002:L1262, 002:L1266",
    lambda p: (*sides(cards(p), {c.SCIENCE}), *sides(cards(p), {c.PSEUDOSCIENCE})),
    lambda found: found[0] == found[1] == found[4] == found[5] == 0,
)


@rule("L1-L2")
def on_ideas(name: str, kinds: frozenset[int]) -> None:
    """A check that something stands more often on an Idea than on a Challenge Card."""
    figure(
        name,
        "002:L1329",
        lambda p: tuple(count(everything(found), kinds) for found in (p.ideas, p.challenges)),
        lambda found: found[0] * 84 > found[1] * 119,
    )


on_ideas("artisan: more often on an Idea than on a Challenge Card", frozenset((c.ARTISAN,)))
on_ideas("trade: more often on an Idea than on a Challenge Card", frozenset((c.TRADE,)))
on_ideas("urbanize: more often on an Idea than on a Challenge Card", c.URBANIZE)
on_ideas("technology: more often on an Idea than on a Challenge Card", frozenset(c.ALL_TRACKS))
figure(
    "eurekas: an invent and a demagogue among them",
    "002:L818",
    lambda p: tuple(count(eurekas(cards(p)), {kind}) for kind in (c.INVENT, c.DEMAGOGUE)),
    lambda found: min(found) > 0,
)
