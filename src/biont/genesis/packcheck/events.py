"""Events: what all of them share, the long example, and single cards."""

import re

from biont.genesis import cards as c
from biont.genesis.cards import COSMIC, OCEAN
from biont.genesis.packcheck.checking import check, fact, table
from biont.genesis.packcheck.finding import colour, counts, eon, event
from biont.genesis.packcheck.tables import EVENTS, EXAMPLE
from biont.kernel.errors import Phrase, Several
from biont.kernel.ledger import rule
from biont.packs.checks import Verdict, they_are


def count(card: c.Event, icon: str) -> int:
    return sum(name == icon for name, _ in card.icons)


def limits(card: c.Event) -> list[int]:
    """The UV limits of an event, none or one."""
    return [number for name, number in card.icons if name == "uv"]


@check("events: aftershocks and only they lack player order and landforms", "000:L139, 000:L278")
def order_and_landforms(pack: c.Pack) -> Verdict:
    wrong = [card.name for card in pack.events if {bool(card.order), any(card.landforms)} != {not card.aftershock}]
    return Phrase("It is otherwise on {cards}.", "pack-otherwise", cards=Several(wrong)) if wrong else None


fact(
    "events: a player order names each colour once",
    "000:L139",
    lambda p: all(card.aftershock or sorted(card.order) == [0, 1, 2, 3] for card in p.events),
)
fact("events: each landform is active or not", "000:L285", lambda p: all(len(card.landforms) == 4 for card in p.events))
fact(
    "events: UV limits from 0 to 4",
    "000:L339",
    lambda p: all(0 <= limit <= 4 for card in p.events for limit in limits(card)),
)
fact(
    "events: three named aftershocks",
    "000:L281, 000:L335, 000:L346",
    lambda p: all(event(p, word).aftershock for word in ("Theia", "Bombardment", "Rust Out")),
)


@check("events: an aftershock and the next card show four X at most", "000:L322")
def extremity(pack: c.Pack) -> Verdict:
    for first in pack.events:
        for second in pack.events:
            follows = first.aftershock and first is not second and second.eon in (first.eon, first.eon + 1)
            if follows and count(first, "x") + count(second, "x") > 4:
                return Phrase("{first} and {second} show more.", "pack-more", first=first.name, second=second.name)
    return None


fact(
    "events: only Theia Big Whack has the comet shield",
    "000:L281",
    lambda p: [card for card in p.events if card.immune_row == COSMIC] == [event(p, "Theia")],
)
fact("events: a cancer exists", "000:L348-355", lambda p: any(count(card, "cancer") for card in p.events))
fact("events: a drought exists", "000:L357-361", lambda p: any(count(card, "drought") for card in p.events))


@check("events: cancer and drought are Proterozoic", "000:L702")
def late_icons(pack: c.Pack) -> Verdict:
    shown = [card for card in pack.events if count(card, "cancer") or count(card, "drought")]
    wrong = [card.name for card in shown if card.eon != c.PROTEROZOIC]
    return Phrase("Earlier: {cards}.", "pack-earlier", cards=Several(wrong)) if wrong else None


fact(
    "hadean: an event with cosmic inactive",
    "000:L400",
    lambda p: any(not card.aftershock and not card.landforms[COSMIC] for card in eon(p, c.HADEAN)),
)


@check("hadean and archean: three cooling and two climate-free besides the Huronian", "000:L380")
def early_climate(pack: c.Pack) -> Verdict:
    early = [card for card in pack.events if card.eon != c.PROTEROZOIC and card != event(pack, "Huronian")]
    cooling = sum("cool" in card.climate for card in early)
    free = sum(not card.climate for card in early)
    return None if cooling >= 3 and free >= 2 else they_are((cooling, free))


fact(
    "events: one with two from heaven, cosmic and ocean active",
    "000:L307, 000:L822",
    lambda p: any(count(card, "heaven") >= 2 and card.landforms[COSMIC] and card.landforms[OCEAN] for card in p.events),
)
fact(
    "proterozoic: three events with smite",
    "000:L333",
    lambda p: sum(bool(count(card, "smite")) for card in eon(p, c.PROTEROZOIC)) >= 3,
)


@check("example: J1 to J8 reveal twelve placards", "000:L801-887")
def revealed(pack: c.Pack) -> Verdict:
    left = list(counts(card.row for card in pack.placards))
    shown = [0, 0, 0, 0]
    chain: list[c.Event] = []
    for word in EXAMPLE[:10]:
        chain.append(event(pack, word))
        if chain[-1].aftershock:
            continue
        active = [row for row in range(4) if chain[-1].landforms[row]]
        for icon in [name for card in chain for name, _ in card.icons if name in ("heaven", "earth")]:
            rows = [row for row in (active if icon == "heaven" else reversed(active)) if left[row]]
            if rows:
                left[rows[0]] -= 1
                shown[rows[0]] += 1
        chain = []
    sentence = "They reveal {numbers} from top to bottom."
    return None if shown == [3, 2, 2, 5] else Phrase(sentence, "pack-reveal", numbers=Several(shown))


@check("example: the fourth cooling in a row comes exactly at J12", "000:L799-916")
def climate_run(pack: c.Pack) -> Verdict:
    icons = [(icon, card) for card in (event(pack, word) for word in EXAMPLE) for icon in card.climate]
    run, ends = 0, []
    for position, (icon, card) in enumerate(icons):
        run = run + 1 if position and icons[position - 1][0] == icon else 1
        if run >= 4:
            ends.append(card)
    if ends == [event(pack, "Cryogenian")]:
        return None
    if not ends:
        return Phrase("There are never four in a row.", "pack-no-run")
    return Phrase("Four in a row at: {cards}.", "pack-run", cards=Several(card.name for card in ends))


# Single cards


@rule("META.5")
def event_problem(pack: c.Pack, name: str, word: str) -> Phrase | None:
    """What is wrong with an event, by one word.

    warm, cool, mild: its climate, mild for none; aftershock, waterworld, ozone, ignores_ozone: its special
    cosmic+ cosmic-: a landform active or not; x=2 x<=1 x>=1: icons counted; uv=2 uv>=3: the limit; R<G: player order
    """
    card = event(pack, name)
    order = re.fullmatch(r"([RYGB])<([RYGB])", word)
    number = re.fullmatch(r"([a-z]+2?)(=|<=|>=)(\d)", word)
    if word in ("warm", "cool", "mild"):
        fits = card.climate == (() if word == "mild" else (word,))
    elif order:
        first, second = colour(order[1]), colour(order[2])
        fits = not card.aftershock and card.order.index(first) < card.order.index(second)
    elif number:
        shown = limits(card) if number[1] == "uv" else [count(card, number[1])]
        compare = {"=": int.__eq__, "<=": int.__le__, ">=": int.__ge__}[number[2]]
        fits = all(compare(value, int(number[3])) for value in shown) and not (number[2] == "=" and not shown)
    elif word[-1] in "+-":
        fits = card.landforms[c.ROWS.index(word[:-1])] == (word[-1] == "+")
    else:
        fits = bool(getattr(card, word))
    return None if fits else Phrase("{card} does not show {word}.", "pack-hides", card=card.name, word=word)


table(EVENTS, event_problem)

fact("waterworld: no icons", "000:L836", lambda p: not event(p, "Waterworld").icons)
fact(
    "vaalbara: two new refugia",
    "000:L887",
    lambda p: count(event(p, "Vaalbara"), "heaven") + count(event(p, "Vaalbara"), "earth") == 2,
)


@check("bombardment and Ur: two X, no smite, two from earth", "000:L845-848")
def chained(pack: c.Pack) -> Verdict:
    both = event(pack, "Bombardment"), event(pack, "Supercontinent Ur")
    found = [sum(count(card, icon) for card in both) for icon in ("x", "smite", "earth")]
    return None if found == [2, 0, 2] else Phrase("They show {numbers}.", "pack-they-show", numbers=Several(found))


@check("clathrate gun: smite left of the new refugium", "000:L855")
def smite_first(pack: c.Pack) -> Verdict:
    icons = [name for name, _ in event(pack, "Clathrate").icons if name in ("smite", "earth")]
    return None if icons == ["smite", "earth"] else Phrase("It shows {icons}.", "pack-shows", icons=Several(icons))
