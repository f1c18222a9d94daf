"""Everything the rulebooks tell about the cards, as one named check each, held against a pack.

A check finds cards by their English names, so it works for a pack that an owner typed in with codes of their own. Its
source is a line of the texts that `pack.sources` names. What one card must show is a row of words in a table below;
what concerns several cards is a function. What cannot be tested is listed in `UNTESTABLE`, with the reason.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from biont.genesis import cards as c
from biont.genesis.cards import BLUE, COOL, COSMIC, GREEN, OCEAN, RED, WARM, YELLOW
from biont.kernel.ledger import rule

Test = Callable[[c.Pack], str | None]
Row = tuple[str, str, str, str]
"""Name of the check, source, name of the card, and words that it must fit."""


@dataclass(frozen=True, slots=True)
class CheckResult:
    """How a pack fares in one check; `detail` says what is wrong, or nothing."""

    name: str
    source: str
    ok: bool
    detail: str


class NotFound(Exception):
    """A card that a check is about is not in the pack."""


CHECKS: list[tuple[str, str, Test]] = []


def checks(pack: c.Pack) -> list[CheckResult]:
    """All checks on a pack: counts and sets, events, placards, mutations, parasites, macroorganisms."""
    results = []
    for name, source, test in CHECKS:
        try:
            detail = test(pack) or ""
        except NotFound as missing:
            detail = str(missing)
        results.append(CheckResult(name, source, not detail, detail))
    return results


def check(name: str, source: str) -> Callable[[Test], Test]:
    """Adds a function that says what is wrong with a pack, or nothing, to the list."""

    def add(test: Test) -> Test:
        CHECKS.append((name, source, test))
        return test

    return add


def fact(name: str, source: str, holds: Callable[[c.Pack], bool]) -> None:
    """Adds a check that is either true or not."""
    CHECKS.append((name, source, lambda pack: None if holds(pack) else "It is not so in this pack."))


def table(rows: Iterable[Row], problem: Callable[[c.Pack, str, str], str]) -> None:
    """Adds a check for each row: `problem` says what is wrong with a card and one of the words, or nothing."""
    for name, source, card, words in rows:
        CHECKS.append((name, source, row_test(card, words.split(), problem)))


def row_test(card: str, words: Sequence[str], problem: Callable[[c.Pack, str, str], str]) -> Test:
    def test(pack: c.Pack) -> str | None:
        return " ".join(filter(None, (problem(pack, card, word) for word in words))) or None

    return test


# Finding cards


def key(text: str) -> str:
    return "".join(letter for letter in text.lower() if letter.isalnum())


def event(pack: c.Pack, word: str) -> c.Event:
    found = [card for card in pack.events if key(word) in key(card.name.en)]
    if len(found) != 1:
        raise NotFound(f"{len(found)} events have {word!r} in their name; there should be one.")
    return found[0]


def placard(pack: c.Pack, word: str) -> c.Placard:
    found = [card for card in pack.placards if key(word) in key(card.name.en)]
    if len(found) != 1:
        raise NotFound(f"{len(found)} placards have {word!r} in their name; there should be one.")
    return found[0]


def mutation(pack: c.Pack, name: str) -> c.Mutation:
    """A mutation by the full name of one of its sides."""
    found = [card for card in pack.mutations if key(name) in (key(card.front.name.en), key(card.back.name.en))]
    if len(found) != 1:
        raise NotFound(f"{len(found)} mutations have a side {name!r}; there should be one.")
    return found[0]


def parasite(pack: c.Pack, name: str) -> tuple[int, c.ParasiteSide]:
    """A side of a parasite, with its colour."""
    for card in pack.parasites:
        for side in card.sides:
            if key(name) in key(side.name.en):
                return card.colour, side
    raise NotFound(f"No side of a parasite has {name!r} in its name.")


def macro(pack: c.Pack, word: str) -> c.MacroSide:
    """A side of a macroorganism."""
    found = [side for side in sides(pack) if key(word) in key(side.name.en)]
    if len(found) != 1:
        raise NotFound(f"{len(found)} sides of macroorganisms have {word!r} in their name; there should be one.")
    return found[0]


def sides(pack: c.Pack) -> Iterator[c.MacroSide]:
    for card in pack.macroorganisms:
        yield card.marine
        yield card.terrestrial


def eon(pack: c.Pack, number: int) -> list[c.Event]:
    return [card for card in pack.events if card.eon == number]


def counts(values: Iterable[int]) -> tuple[int, ...]:
    """How many of the values are 0, 1, 2 and 3: colours or rows."""
    listed = list(values)
    return tuple(listed.count(value) for value in range(4))


def colour(letter: str) -> int:
    return "RYGB".index(letter)


# Counts and sets

fact(
    "events: six Hadean, seven Archean, eleven Proterozoic",
    "000:L214-216",
    lambda p: counts(card.eon for card in p.events)[:3] == (6, 7, 11),
)


EXAMPLE = [
    "Mars Paleo",
    "Theia",
    "Accretion",
    "Waterworld",
    "Bombardment",
    "Supercontinent Ur",
    "Clathrate",
    "Huronian",
    "Hydrocarbon",
    "Vaalbara",
    "Flare",
    "Overturn",
    "Famine",
    "Cryogenian",
]
"""The events of the long example J1 to J12, in the order in which they are turned."""


def all_in(name: str, source: str, number: int, words: Sequence[str]) -> None:
    @check(name, source)
    def test(pack: c.Pack) -> str | None:
        wrong = [word for word in words if event(pack, word).eon != number]
        return f"In another eon: {', '.join(wrong)}." if wrong else None


all_in("archean: the deck is complete", "000:L835-894", c.ARCHEAN, EXAMPLE[3:10])
all_in("hadean: three events of the example", "000:L799, 000:L820", c.HADEAN, EXAMPLE[:3])
all_in("proterozoic: four events of the example", "000:L894-914", c.PROTEROZOIC, EXAMPLE[10:])
LATE = ("Rust Out", "Ozone", "Comet", "Pangea")
all_in("proterozoic: four events of the rules", "000:L27, 000:L280, 000:L335", c.PROTEROZOIC, LATE)


@check("events: 20 in a game, 17 in a short one", "000:L214-222")
def deck_sizes(pack: c.Pack) -> str | None:
    played = 3 + len(eon(pack, c.ARCHEAN)) + len(eon(pack, c.PROTEROZOIC))
    return None if (played - 1, played - 4) == (20, 17) else f"There are {played - 1} and {played - 4}."


fact(
    "placards: three, three, five and five a row",
    "000:L223",
    lambda p: counts(card.row for card in p.placards) == (3, 3, 5, 5),
)
fact("mutations: twenty", "000:L228", lambda p: len(p.mutations) == 20)
fact("parasites: one of each colour", "000:L210", lambda p: counts(card.colour for card in p.parasites) == (1, 1, 1, 1))
fact(
    "parasites: two different sides", "000:L1187", lambda p: all(card.sides[0] != card.sides[1] for card in p.parasites)
)
fact("macroorganisms: eight", "000:L678", lambda p: len(p.macroorganisms) == 8)


@check("cards: sixty, and sixteen placards", "000:L156-158")
@rule("B0.2")
def all_cards(pack: c.Pack) -> str | None:
    kinds = (pack.landforms, pack.events, pack.mutations, pack.parasites, pack.macroorganisms)
    found = sum(map(len, kinds)), len(pack.placards)
    return None if found == (60, 16) else f"There are {found}."


@check("numbers: Opabinia 13, Cryogenian Snowball 50, Comet Impactor 51", "000:L808, 000:L716, 000:L280")
def card_numbers(pack: c.Pack) -> str | None:
    opabinia = [card.number for card in pack.macroorganisms if card.marine is macro(pack, "Opabinia")]
    found = (*opabinia, event(pack, "Cryogenian").number, event(pack, "Comet").number)
    return None if found == (13, 50, 51) else f"They are {found}."


@check("numbers: clay 12, dust 15", "000:L104")
def placard_numbers(pack: c.Pack) -> str | None:
    found = placard(pack, "Clay").number, placard(pack, "Dust").number
    return None if found == (12, 15) else f"They are {found}."


# Events, structure


def count(card: c.Event, icon: str) -> int:
    return sum(name == icon for name, _ in card.icons)


def limits(card: c.Event) -> list[int]:
    """The UV limits of an event, none or one."""
    return [number for name, number in card.icons if name == "uv"]


@check("events: aftershocks and only they lack player order and landforms", "000:L139, 000:L278")
def order_and_landforms(pack: c.Pack) -> str | None:
    wrong = [card.name.en for card in pack.events if {bool(card.order), any(card.landforms)} != {not card.aftershock}]
    return f"Not so: {', '.join(wrong)}." if wrong else None


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
def extremity(pack: c.Pack) -> str | None:
    for first in pack.events:
        for second in pack.events:
            follows = first.aftershock and first is not second and second.eon in (first.eon, first.eon + 1)
            if follows and count(first, "x") + count(second, "x") > 4:
                return f"{first.name.en} and {second.name.en} show more."
    return None


fact(
    "events: only Theia Big Whack has the comet shield",
    "000:L281",
    lambda p: [card for card in p.events if card.immune_row == COSMIC] == [event(p, "Theia")],
)
fact("events: a cancer exists", "000:L348-355", lambda p: any(count(card, "cancer") for card in p.events))
fact("events: a drought exists", "000:L357-361", lambda p: any(count(card, "drought") for card in p.events))


@check("events: cancer and drought are Proterozoic", "000:L702")
def late_icons(pack: c.Pack) -> str | None:
    shown = [card for card in pack.events if count(card, "cancer") or count(card, "drought")]
    wrong = [card.name.en for card in shown if card.eon != c.PROTEROZOIC]
    return f"Earlier: {', '.join(wrong)}." if wrong else None


fact(
    "hadean: an event with cosmic inactive",
    "000:L400",
    lambda p: any(not card.aftershock and not card.landforms[COSMIC] for card in eon(p, c.HADEAN)),
)


@check("hadean and archean: three cooling and two climate-free besides the Huronian", "000:L380")
def early_climate(pack: c.Pack) -> str | None:
    early = [card for card in pack.events if card.eon != c.PROTEROZOIC and card != event(pack, "Huronian")]
    cooling = sum("cool" in card.climate for card in early)
    free = sum(not card.climate for card in early)
    return None if cooling >= 3 and free >= 2 else f"There are {cooling} and {free}."


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
def revealed(pack: c.Pack) -> str | None:
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
    return None if shown == [3, 2, 2, 5] else f"They reveal {shown} from top to bottom."


@check("example: the fourth cooling in a row comes exactly at J12", "000:L799-916")
def climate_run(pack: c.Pack) -> str | None:
    icons = [(icon, word) for word in EXAMPLE for icon in event(pack, word).climate]
    run, ends = 0, []
    for position, (icon, word) in enumerate(icons):
        run = run + 1 if position and icons[position - 1][0] == icon else 1
        if run >= 4:
            ends.append(word)
    return None if ends == ["Cryogenian"] else f"Four in a row at: {', '.join(ends) or 'no event'}."


# Events, single cards


@rule("META.5")
def event_problem(pack: c.Pack, name: str, word: str) -> str:
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
    return "" if fits else f"{card.name.en} does not show {word}."


EVENTS: tuple[Row, ...] = (
    ("mars paleo-ocean: cool, cosmic, two from heaven", "000:L799-801", EXAMPLE[0], "cool cosmic+ heaven=2 earth=0"),
    ("mars paleo-ocean: Blue before Green", "000:L802-806", EXAMPLE[0], "B<G"),
    ("theia: aftershock without climate or new refugia", "000:L820", "Theia", "aftershock mild heaven=0 earth=0"),
    ("theia: smites and harms organisms", "000:L822", "Theia", "smite>=1 x>=1"),
    ("accretion: warm, two from heaven", "000:L820-828", "Accretion", "warm cosmic+ ocean+ heaven=2"),
    (
        "waterworld: cosmic and continent inactive",
        "000:L279, 000:L838",
        "Waterworld",
        "waterworld mild cosmic- continent-",
    ),
    ("bombardment: aftershock, warm, UV 1", "000:L346, 000:L845", "Bombardment", "aftershock warm uv=1"),
    ("ur: no climate, continent active", "000:L845-848", "Supercontinent Ur", "mild continent+"),
    (
        "clathrate gun: one smite, O2, from earth",
        "000:L853-856",
        "Clathrate",
        "warm smite=1 o2=1 x=0 earth=1 continent+",
    ),
    ("huronian: cool, one O2, two from earth", "000:L869-872", "Huronian", "cool o2=1 x=0 earth=2 heaven=0 continent+"),
    ("huronian: Green before Blue", "000:L872", "Huronian", "G<B"),
    ("huronian: Red before Green and Blue", "000:L380", "Huronian", "R<G R<B"),
    ("hydrocarbon fog: cool, one X, UV 2", "000:L346, 000:L877", "Hydrocarbon", "cool x=1 uv=2 o2<=1 heaven=1 cosmic-"),
    ("hydrocarbon fog: ocean and continent active", "000:L879-880", "Hydrocarbon", "ocean+ continent+"),
    ("vaalbara: cool, cosmic and coastal active", "000:L885-887", "Vaalbara", "cool cosmic+ ocean- coastal+"),
    ("super flare: smite, two X, UV 2", "000:L894-896", "Flare", "mild smite>=1 x=2 uv=2 o2<=1"),
    ("super flare: cosmic and ocean active", "000:L900", "Flare", "cosmic+ ocean+"),
    ("ocean overturn: no climate, no X", "000:L903-906", "Overturn", "mild x=0 o2<=1"),
    ("ocean overturn: one smite", "001:L768", "Overturn", "smite=1"),
    ("nitrogen famine: no climate, three smites", "000:L908-916", "Famine", "mild smite=3 o2<=1"),
    ("nitrogen famine: one X", "001:L775", "Famine", "x=1"),
    ("cryogenian: cool, two O2, no UV below 3", "000:L914-917", "Cryogenian", "cool o2=2 x<=1 uv>=3"),
    ("cryogenian: cosmic active", "000:L917", "Cryogenian", "cosmic+"),
    ("oceans rust out: aftershock with two O2", "000:L335", "Rust Out", "aftershock o2=2"),
    ("comet impactor: its UV passes the ozone layer", "000:L280", "Comet", "ignores_ozone uv>=0"),
    ("ozone layer: one event forms it", "000:L280", "Ozone", "ozone"),
    ("pangea breakup: cosmic inactive, ocean active", "000:L27", "Pangea", "cosmic- ocean+"),
)
table(EVENTS, event_problem)

fact("waterworld: no icons", "000:L836", lambda p: not event(p, "Waterworld").icons)
fact(
    "vaalbara: two new refugia",
    "000:L887",
    lambda p: count(event(p, "Vaalbara"), "heaven") + count(event(p, "Vaalbara"), "earth") == 2,
)


@check("bombardment and Ur: two X, no smite, two from earth", "000:L845-848")
def chained(pack: c.Pack) -> str | None:
    both = event(pack, "Bombardment"), event(pack, "Supercontinent Ur")
    found = [sum(count(card, icon) for card in both) for icon in ("x", "smite", "earth")]
    return None if found == [2, 0, 2] else f"They show {found}."


@check("clathrate gun: smite left of the new refugium", "000:L855")
def smite_first(pack: c.Pack) -> str | None:
    icons = [name for name, _ in event(pack, "Clathrate").icons if name in ("smite", "earth")]
    return None if icons == ["smite", "earth"] else f"It shows {icons}."


# Placards

fact("placards: three are smite-proof", "000:L314", lambda p: sum(card.smite_proof for card in p.placards) == 3)


@rule("META.4")
def placard_problem(pack: c.Pack, name: str, word: str) -> str:
    """What is wrong with a placard, by one word.

    row=ocean colour=R disc=R triple=R first=B (leftmost manna) name=... (in the name of its bacterium); proof, frail
    warm:12 cool:12 (life has these), warm=1234 (just these), cool!35 (none of these); safe=2 (no slot shows it)
    slot=4m (the first), has=4m, lacks=3m, open=4m (with two slots covered); manna:YYG (these at least), manna=RRGB
    """
    card = placard(pack, name)
    what, how, value = re.fullmatch(r"([a-z]+)(?:([:=!])(\w+))?", word).groups()  # type: ignore[union-attr]
    slots = [f"{face}{'m' if manna else 'e'}" for face, manna in card.slots]
    if what in ("warm", "cool"):
        life, faces = card.life[c.CLIMATES.index(what)], {int(face) for face in value}
        fits = {":": faces <= life, "=": faces == life, "!": not faces & life}[how]
    elif what == "manna":
        wanted = counts(map(colour, value))
        pairs = list(zip(counts(card.manna), wanted, strict=True))
        fits = all(have == want if how == "=" else have >= want for have, want in pairs)
    else:
        fits = {
            "row": lambda: c.ROWS[card.row] == value,
            "colour": lambda: card.colour == colour(value),
            "disc": lambda: card.bacterium.metabolism == colour(value),
            "triple": lambda: card.bacterium.triple == colour(value),
            "first": lambda: card.manna[:1] == (colour(value),),
            "name": lambda: value in key(card.bacterium.name.en),
            "proof": lambda: card.smite_proof,
            "frail": lambda: not card.smite_proof,
            "safe": lambda: all(slot[0] != value for slot in slots),
            "slot": lambda: slots[:1] == [value],
            "has": lambda: value in slots,
            "lacks": lambda: value not in slots,
            "open": lambda: value in slots[2:],
        }[what]()
    return "" if fits else f"{card.name.en} does not fit {word}."


PLACARDS: tuple[Row, ...] = (
    ("cosmic: dust, smite-proof", "000:L801, 000:L824", "Dust", "row=cosmic proof"),
    ("cosmic: deep hot biosphere, smite-proof", "000:L801, 000:L824", "Deep Hot", "row=cosmic proof"),
    ("cosmic: Mars, not smite-proof", "000:L822, 000:L840", "Mars", "row=cosmic frail"),
    ("ocean: green rust fumarole", "000:L838", "Green Rust", "row=ocean"),
    ("ocean: vent, the third smite-proof one", "000:L879, 000:L896-917", "Hydrothermal", "row=ocean proof"),
    ("continent: zinc", "000:L855", "Zinc", "row=continent"),
    ("continent: volcano", "000:L871", "Volcano", "row=continent"),
    ("continent: brine", "000:L871", "Brine", "row=continent"),
    ("continent: warm pond, not smite-proof", "000:L847, 000:L855", "Pond", "row=continent frail"),
    ("continent: tholin clouds, not smite-proof", "000:L847, 000:L855", "Tholin", "row=continent frail"),
    ("volcano: its manna and warm life", "000:L519", "Volcano", "manna=RRGB warm=1234"),
    ("volcano: open with two enzymes", "000:L519", "Volcano", "open=4m open=6m open=6e lacks=1m"),
    ("volcano: in the cold", "000:L881, 000:L889", "Volcano", "cool:12 has=2m has=4m has=6m"),
    ("volcano: thioester life, red", "000:L889, 000:L912", "Volcano", "name=thioester disc=R"),
    ("dust: cool life and manna", "000:L816, 000:L873", "Dust", "cool:34 manna:YYG"),
    ("deep hot biosphere: life and deaths", "000:L816-818", "Deep Hot", "cool:12 cool!35 has=5m has=6m lacks=3m"),
    ("deep hot biosphere: red discs", "000:L25", "Deep Hot", "colour=R disc=R triple=R name=extremophilecondensation"),
    ("mars: all four colours, blue leftmost", "000:L840, 000:L849", "Mars", "manna=RYGB first=B"),
    ("mars: slot 1 is 4m; 1 and 4 are warm life", "000:L829, 000:L838", "Mars", "slot=4m warm:14"),
    ("mars: 1, 2, 3 kill nothing, 4 no enzyme", "000:L842-849", "Mars", "safe=1 safe=2 safe=3 lacks=4e"),
    ("mars: red metabolism", "000:L858", "Mars", "disc=R"),
    ("green rust: 2 is safe warm life", "000:L829", "Green Rust", "warm:2 safe=2 manna:BY"),
    ("green rust: amyloid hydrolysis", "000:L838", "Green Rust", "name=amyloid"),
    ("zinc: 2 is safe warm life", "000:L857", "Zinc", "warm:2 safe=2 manna:GB"),
    ("zinc: PNA", "000:L857", "Zinc", "name=pna"),
    ("warm pond: green; blue leftmost, red", "000:L849, 000:L855", "Pond", "colour=G manna:BR first=B"),
    ("tholin clouds: yellow leftmost", "000:L855", "Tholin", "first=Y"),
    ("vent: all four colours, 1 is cool life, 6m", "000:L917", "Hydrothermal", "manna:RYGB cool:1 has=6m"),
    ("vent: metal glycolysis", "000:L917", "Hydrothermal", "name=metalglycolysis"),
    ("alkaline seep: pyrite reduction", "000:L537", "Seep", "name=pyrite"),
    ("clay mound: two blue, red leftmost", "000:L552", "Clay", "manna:BB first=R"),
)
table(PLACARDS, placard_problem)

fact(
    "placards: only the deep hot biosphere costs a catalyst",
    "000:L416",
    lambda p: [card for card in p.placards if card.cost] == [placard(p, "Deep Hot")],
)


@check("placards: all but the eutectic brine have both deaths on a 6", "000:L517")
def sixes(pack: c.Pack) -> str | None:
    lacking = [card for card in pack.placards if not {(6, True), (6, False)} <= set(card.slots)]
    found = ", ".join(card.name.en for card in lacking)
    return None if lacking == [placard(pack, "Brine")] else f"Without both: {found or 'none'}."


@check("dust: slot 1 is 3m or 4m, the other follows, and so does 4e", "000:L816-818")
def dust_slots(pack: c.Pack) -> str | None:
    slots = placard(pack, "Dust").slots
    starts = slots[:1] in (((3, True),), ((4, True),))
    fits = starts and (7 - slots[0][0], True) in slots[1:] and (4, False) in slots[1:]
    return None if fits else f"Its slots are {slots}."


@check("dust: green left of blue", "000:L806-814")
def dust_dots(pack: c.Pack) -> str | None:
    dots = placard(pack, "Dust").dots
    return None if dots.index(GREEN) < dots.index(BLUE) else "It is right of blue."


@check("clay mound: three slots at least", "000:L552")
def clay_slots(pack: c.Pack) -> str | None:
    found = len(placard(pack, "Clay").slots)
    return None if found >= 3 else f"It has {found}."


@check("GNA lipid world: a blue placard with blue discs", "000:L583")
def gna(pack: c.Pack) -> str | None:
    found = [card for card in pack.placards if "gnalipid" in key(card.bacterium.name.en)]
    fits = [(card.colour, card.bacterium.metabolism, card.bacterium.triple) for card in found] == [(BLUE, BLUE, BLUE)]
    return None if fits else "There is none."


fact(
    "placards: metabolism has the colour of the placard",
    "000:L25, 000:L583",
    lambda p: all(card.bacterium.metabolism == card.colour for card in p.placards),
)
fact(
    "placards: each orders all four colours",
    "000:L541, 000:L806",
    lambda p: all(sorted(card.dots) == [0, 1, 2, 3] for card in p.placards),
)
fact(
    "placards: six cubes at most", "000:L896, 000:L910", lambda p: all(1 <= len(card.manna) <= 6 for card in p.placards)
)
fact(
    "placards: four of each colour",
    "biogen",
    lambda p: counts(card.colour for card in p.placards) == (4, 4, 4, 4),
)
fact(
    "placards: a front about the sunlit surface of the sea",
    "000:L944",
    lambda p: any("uv" in key(card.name.en) or "sun" in key(card.name.en) for card in p.placards),
)


def roll(card: c.Placard, climate: int, enzymes: int, dice: Sequence[int]) -> tuple[int, int, int]:
    """Animations, manna deaths and enzyme deaths of a roll, with so many slots covered from the left."""
    uncovered = card.slots[enzymes:]
    manna = {face for face, kills_manna in uncovered if kills_manna}
    enzyme = {face for face, kills_manna in uncovered if not kills_manna}
    return (
        sum(die in card.life[climate] for die in dice),
        sum(die in manna for die in dice),
        sum(die in enzyme for die in dice),
    )


ROLLS = (
    ("dust, cool, one enzyme, 3 4", "000:L816", "Dust", COOL, 1, (3, 4), (2, 1, 1)),
    ("dust, cool, no enzyme, 3 4", "000:L818", "Dust", COOL, 0, (3, 4), (2, 2, None)),
    ("deep hot biosphere, cool, 3 5", "000:L816", "Deep Hot", COOL, 0, (3, 5), (0, 1, None)),
    ("mars, warm, 4 4", "000:L829", "Mars", WARM, 0, (4, 4), (2, 2, None)),
    ("green rust, warm, 2 2", "000:L829", "Green Rust", WARM, 0, (2, 2), (2, 0, None)),
    ("mars, warm, one enzyme, 1 4", "000:L842", "Mars", WARM, 1, (1, 4), (2, 0, 0)),
    ("mars, warm, one enzyme, 1 2 2 3", "000:L849", "Mars", WARM, 1, (1, 2, 2, 3), (None, 0, 0)),
    ("warm pond, warm, 2 4 6 6", "000:L849", "Pond", WARM, 0, (2, 4, 6, 6), (2, 3, None)),
    ("zinc, warm, 2 2", "000:L857", "Zinc", WARM, 0, (2, 2), (2, 0, None)),
    ("volcano, cool, 1 1", "000:L889", "Volcano", COOL, 0, (1, 1), (2, 0, None)),
    ("volcano, warm, two enzymes, 1 4 4 6", "000:L519", "Volcano", WARM, 2, (1, 4, 4, 6), (3, 3, 1)),
    ("vent, cool, 1 1 3 6 6", "000:L917", "Hydrothermal", COOL, 0, (1, 1, 3, 6, 6), (2, 2, None)),
    ("alkaline seep, cool, 3 3 3 3", "000:L537", "Seep", COOL, 0, (3, 3, 3, 3), (0, 0, None)),
)
"""Rolls whose outcome a rulebook tells: animations, manna deaths, enzyme deaths (nothing where it does not say)."""


def add_roll(
    name: str, source: str, word: str, climate: int, enzymes: int, dice: Sequence[int], told: Sequence[int | None]
) -> None:
    @check(f"roll: {name}", source)
    def test(pack: c.Pack) -> str | None:
        outcome = roll(placard(pack, word), climate, enzymes, dice)
        fits = all(expected in (None, found) for expected, found in zip(told, outcome, strict=True))
        return None if fits else f"Animations, manna and enzyme deaths come out as {outcome}."


for entry in ROLLS:
    add_roll(*entry)

# Mutations


def fronts(pack: c.Pack, icon: int) -> list[c.Mutation]:
    return [card for card in pack.mutations if card.front.icons[icon]]


def backs(pack: c.Pack, icon: int) -> list[c.Mutation]:
    return [card for card in pack.mutations if card.back.icons[icon]]


def names(cards: Iterable[c.Mutation]) -> str:
    return ", ".join(card.front.name.en for card in cards)


fact("mutations: every back has DNA", "000:L589", lambda p: all(card.back.icons[c.DNA] == 1 for card in p.mutations))
fact("mutations: no front has DNA", "000:L228", lambda p: not fronts(p, c.DNA))


@check("mutations: fission only on unpromoted yellow ones", "000:L650")
def fission(pack: c.Pack) -> str | None:
    wrong = backs(pack, c.FISSION) + [card for card in fronts(pack, c.FISSION) if card.front.colour != YELLOW]
    return f"Elsewhere: {names(wrong)}." if wrong else None


@check("mutations: no promoted side has a heat shield", "000:L172")
def promoted_heat(pack: c.Pack) -> str | None:
    return f"They have: {names(backs(pack, c.HEAT_SHIELD))}." if backs(pack, c.HEAT_SHIELD) else None


@check("mutations: each ability exists", "000:L1025-1038, 000:L646")
def abilities(pack: c.Pack) -> str | None:
    missing = [icon for n, icon in enumerate(c.ICONS[: c.UV_SHIELD]) if not fronts(pack, n) and not backs(pack, n)]
    return f"Missing: {', '.join(missing)}." if missing else None


fact("mutations: two with sex", "000:L643", lambda p: len(fronts(p, c.SEX)) + len(backs(p, c.SEX)) >= 2)
fact("mutations: two with HGT", "000:L474", lambda p: len(fronts(p, c.HGT)) + len(backs(p, c.HGT)) >= 2)
fact("mutations: several heat shields in front", "000:L172, 000:L320", lambda p: len(fronts(p, c.HEAT_SHIELD)) >= 3)
fact("mutations: four red queens in front", "000:L741, 000:L859, 000:L892", lambda p: len(fronts(p, c.RED_QUEEN)) >= 4)
fact(
    "mutations: the added colour is another one",
    "000:L457, 000:L674",
    lambda p: all(card.front.colour != card.back.colour for card in p.mutations),
)
fact(
    "mutations: a green front of little use",
    "000:L875",
    lambda p: any(card.front.colour == GREEN and not any(card.front.icons) for card in p.mutations),
)
fact(
    "mutations: green polluters",
    "000:L70",
    lambda p: sum(card.front.colour == GREEN for card in fronts(p, c.POLLUTION)) >= 2,
)


@rule("META.6")
def mutation_problem(pack: c.Pack, name: str, word: str) -> str:
    """What is wrong with a mutation, by one word.

    front=BY (one of these colours), back=Y, becomes=helicase; hgt on the front, hgt+ on the back, -hgt not on the front
    """
    card = mutation(pack, name)
    if "=" in word:
        what, _, value = word.partition("=")
        if what == "becomes":
            fits = key(card.back.name.en) == value
        else:
            fits = (card.front if what == "front" else card.back).colour in map(colour, value)
    elif word.startswith("-"):
        fits = not card.front.icons[c.ICONS.index(word[1:])]
    else:
        side = card.back if word.endswith("+") else card.front
        fits = side.icons[c.ICONS.index(word.rstrip("+"))] == 1
    return "" if fits else f"{card.front.name.en} does not fit {word}."


MUTATIONS: tuple[Row, ...] = (
    ("tmRNA: blue, red queen, polluter", "000:L859, 000:L896", "tmRNA", "front=B red_queen pollution"),
    ("tmRNA: promotes to helicase with yellow", "000:L875, 000:L888", "tmRNA", "becomes=helicase back=Y"),
    ("RNA ribozyme: blue, one heat shield", "000:L322", "RNA Ribozyme", "front=B heat_shield"),
    ("tRNA: blue polluter", "000:L660", "tRNA", "front=B pollution"),
    ("hox genes: the back of a blue card, with red", "000:L457", "Hox Genes", "front=B back=R becomes=hoxgenes"),
    ("cytochromes: yellow", "000:L875", "Cytochromes", "front=Y"),
    ("quorum sensing: yellow, red queen", "000:L892, 000:L896", "Quorum Sensing", "front=Y red_queen"),
    ("RNA polymerase: red, red queen", "000:L892, 000:L896", "RNA Polymerase", "front=R red_queen"),
    ("superoxide dismutase: red, no heat shield", "000:L896, 000:L912", "Superoxide Dismutase", "front=R -heat_shield"),
    ("ribosome RNA: red, no heat shield", "000:L896", "Ribosome RNA", "front=R -heat_shield"),
    ("chloroplast symbiont: green polluter", "000:L674, 000:L906", "Chloroplast Symbiont", "front=G pollution"),
    ("cytoplasmic streaming: yellow added", "000:L674", "Chloroplast Symbiont", "becomes=cytoplasmicstreaming back=Y"),
    ("cytoplasmic streaming: polluter", "001:L783", "Cytoplasmic Streaming", "pollution+"),
    ("calvin cycle: green", "000:L29, 000:L918", "Calvin Cycle", "front=G"),
    ("mitochondria: yellow, fission", "000:L912, 000:L918", "Mitochondria", "front=Y fission"),
    ("mitochondria: promotes to ATP synthase", "001:L783", "Mitochondria", "becomes=atpsynthase"),
    ("ATP synthase: immunology", "000:L633", "ATP Synthase", "immunology+"),
    ("mRNA: blue or yellow", "000:L918", "mRNA", "front=BY"),
    ("reductive citric acid cycle: yellow", "001:L550", "Reductive Citric Acid Cycle", "front=Y"),
    (
        "oxygen respiration: its back, with green",
        "001:L550",
        "Reductive Citric Acid Cycle",
        "becomes=oxygenrespiration back=G",
    ),
    ("riboswitches: red queen", "001:L771", "Riboswitches", "red_queen"),
)
table(MUTATIONS, mutation_problem)


@check("cytochromes: one heat shield, none in the first edition", "000:L879, 000:L896, 001:L742")
def cytochromes(pack: c.Pack) -> str | None:
    wanted = 0 if pack.edition == "1e" else 1
    found = mutation(pack, "Cytochromes").front.icons[c.HEAT_SHIELD]
    return None if found == wanted else f"It has {found}."


@check("cAMP pheromones: one red queen", "000:L741")
def pheromones(pack: c.Pack) -> str | None:
    card = mutation(pack, "cAMP Pheromones")
    side = card.front if key(card.front.name.en) == "camppheromones" else card.back
    return None if side.icons[c.RED_QUEEN] == 1 else "It has another number."


# Parasites


def parasite_problem(pack: c.Pack, name: str, word: str) -> str:
    """What is wrong with a side of a parasite, by one word: its colour, slots=BR, slots:G (at least), pollution."""
    owner, side = parasite(pack, name)
    what, how, value = re.fullmatch(r"([a-z]+)(?:([:=])(\w+))?", word).groups()  # type: ignore[union-attr]
    if what == "slots":
        wanted = sorted(map(colour, value))
        fits = sorted(side.slots) == wanted if how == "=" else set(wanted) <= set(side.slots)
    else:
        fits = bool(side.icons[c.POLLUTION]) if what == "pollution" else c.COLOURS[owner] == what
    return "" if fits else f"{side.name.en} does not fit {word}."


PARASITES: tuple[Row, ...] = (
    ("cyanobacteria: green, slots blue and red, polluter", "000:L457, 000:L741", "Cyano", "green slots=BR pollution"),
    ("salmonella: green, slots blue and yellow", "000:L598, 000:L888", "Salmonella", "green slots=BY"),
    ("virus: blue with a green slot", "000:L448", "Virus", "blue slots:G"),
    ("viroid: blue with a red slot", "000:L322, 000:L457", "Viroid", "blue slots:R"),
    ("prion: red with a green slot", "000:L756", "Prion", "red slots:G"),
    ("malaria: yellow", "000:L484", "Malaria", "yellow"),
)
table(PARASITES, parasite_problem)

fact(
    "parasites: slots differ from each other and from the card",
    "000:L1207",
    lambda p: all(len({card.colour, *side.slots}) == 3 for card in p.parasites for side in card.sides),
)

# Macroorganisms

Pieces = tuple[c.Organ | c.Endosymbiont, ...]

NEEDS = (
    ("Seaweed", "Mosses", (0, 0, 3, 1), (0, 0, 4, 3)),
    ("Flatworms", "Earthworms", (2, 1, 1, 1), (2, 3, 3, 2)),
    ("Lamp Shells", "Snails", (1, 2, 1, 1), (2, 4, 3, 2)),
    ("Arrow Worms", "Eurypterids", (2, 1, 2, 1), (3, 3, 3, 1)),
    ("Dickinsonia", "Mushrooms", (0, 1, 2, 3), (0, 1, 4, 4)),
    ("Opabinia", "Velvet Worms", (2, 2, 2, 1), (3, 2, 3, 2)),
    ("Sea Stars", "Amphibians", (2, 2, 1, 2), (4, 3, 4, 2)),
    ("Trilobites", "Insects", (2, 3, 2, 1), (2, 3, 3, 2)),
)
"""The table of rule H3: marine and terrestrial side, with red, yellow, green and blue cubes."""


def others(wrong: Sequence[str]) -> str | None:
    return f"It is otherwise on {', '.join(wrong)}." if wrong else None


@check("macroorganisms: pairs of sides as in the table", "000:L720-727")
def pairs_of_sides(pack: c.Pack) -> str | None:
    pairs = {(key(card.marine.name.en), key(card.terrestrial.name.en)) for card in pack.macroorganisms}
    return others([sea for sea, land, *_ in NEEDS if (key(sea), key(land)) not in pairs])


@check("macroorganisms: marine system chromosomes as in the table", "000:L720-727")
def marine_systems(pack: c.Pack) -> str | None:
    return others([sea for sea, _, cubes, _ in NEEDS if macro(pack, sea).system != cubes])


@check("macroorganisms: they cost their marine system chromosomes", "000:L682")
def costs(pack: c.Pack) -> str | None:
    return others([card.marine.name.en for card in pack.macroorganisms if card.needs != card.marine.system])


@check("macroorganisms: terrestrial totals as in the table", "000:L720-729")
def terrestrial_systems(pack: c.Pack) -> str | None:
    return others([land for _, land, _, cubes in NEEDS if macro(pack, land).system != cubes])


@check("macroorganisms: marine organs are the difference of the two", "000:L718-729, 001:L628")
def marine_organs(pack: c.Pack) -> str | None:
    wrong = []
    for card in pack.macroorganisms:
        organs = counts(organ.colour for organ in card.marine.organs)
        if any(m + o != t for m, o, t in zip(card.marine.system, organs, card.terrestrial.system, strict=True)):
            wrong.append(card.marine.name.en)
    return others(wrong)


def piece_problem(pack: c.Pack, name: str, word: str) -> str:
    """What is wrong with a side of a macroorganism, by one word.

    brain:R.uv_shield is an organ of that name, colour and icon, (gut):G an endosymbiont; colour and icon may be left
    out, and -icon must not stand there; organs=2 organs>=1 are numbers of organs
    """
    side = macro(pack, name)
    if word.startswith("organs"):
        wanted = int(word[-1])
        fits = len(side.organs) >= wanted if ">=" in word else len(side.organs) == wanted
    else:
        title, letter, icon = re.fullmatch(r"\(?(\w+)\)?(?::([RYGB]))?(?:\.(-?\w+))?", word).groups()  # type: ignore[union-attr]
        pieces: Pieces = side.endosymbionts if word.startswith("(") else side.organs
        fits = any(
            title in key(piece.name.en)
            and (letter is None or piece.colour == colour(letter))
            and (icon is None or bool(piece.icons[c.ICONS.index(icon.lstrip("-"))]) != icon.startswith("-"))
            for piece in pieces
        )
    return "" if fits else f"{side.name.en} does not fit {word}."


PIECES: tuple[Row, ...] = (
    ("trilobites: chitin cuticle and shelled egg", "001:L628, 000:L756", "Trilobites", "organs=2 chitin:G egg"),
    ("sea stars: brain, eyes, a green kidney", "000:L355, 000:L769", "Sea Stars", "brain eyes kidney:G"),
    ("dickinsonia: three organs", "000:L781", "Dickinsonia", "organs=3"),
    ("dickinsonia: a green rhizomorph with UV shield", "000:L706", "Dickinsonia", "rhizomorph:G.uv_shield"),
    ("seaweed: leaves and a green chloroplast", "000:L795", "Seaweed", "leaves (chloroplast):G"),
    ("lamp shells: yellow mitochondria", "000:L633", "Lamp Shells", "(mitochondria):Y"),
    ("sea stars: mitochondria shield from cancer", "000:L355", "Sea Stars", "(mitochondria):Y.cancer_shield"),
    ("insects: red defensin peptides", "000:L756", "Insects", "(defensin):R"),
    ("amphibians: gut bacteria without drought shield", "000:L1131", "Amphibians", "(gut):G.-drought_shield organs>=1"),
    ("amphibians: blue antibodies with immunology", "000:L1131", "Amphibians", "(antibodies):B.immunology"),
    ("earthworms: a red brain", "000:L741", "Earthworms", "brain:R"),
)
table(PIECES, piece_problem)

fact(
    "macroorganisms: at most one circle of a colour",
    "000:L696",
    lambda p: all(max(counts(circle.colour for circle in side.endosymbionts)) <= 1 for side in sides(p)),
)


def shown_on(pack: c.Pack, icon: int) -> tuple[bool, bool]:
    """Whether an icon stands on some organ, and on some endosymbiont."""
    return (
        any(organ.icons[icon] for side in sides(pack) for organ in side.organs),
        any(circle.icons[icon] for side in sides(pack) for circle in side.endosymbionts),
    )


fact("macroorganisms: a red queen exists", "000:L733-736", lambda p: any(shown_on(p, c.RED_QUEEN)))
fact("macroorganisms: a heat shield exists", "000:L320", lambda p: any(shown_on(p, c.HEAT_SHIELD)))
fact("macroorganisms: an O2 shield exists", "000:L328", lambda p: any(shown_on(p, c.O2_SHIELD)))
fact("macroorganisms: UV shields on organ and circle", "000:L344", lambda p: all(shown_on(p, c.UV_SHIELD)))
fact("macroorganisms: cancer shields on organ and circle", "000:L352-355", lambda p: all(shown_on(p, c.CANCER_SHIELD)))
fact("macroorganisms: drought shields on organ and circle", "000:L359", lambda p: all(shown_on(p, c.DROUGHT_SHIELD)))
fact("macroorganisms: immunology on organ and circle", "000:L1127-1131", lambda p: all(shown_on(p, c.IMMUNOLOGY)))


def shields(side: c.MacroSide, icon: int) -> bool:
    pieces: Pieces = side.organs + side.endosymbionts
    return any(piece.icons[icon] for piece in pieces)


@check("macroorganisms: UV shields are rarer on land", "001:L643, 000:L777")
def uv_on_land(pack: c.Pack) -> str | None:
    sea = sum(shields(card.marine, c.UV_SHIELD) for card in pack.macroorganisms)
    land = sum(shields(card.terrestrial, c.UV_SHIELD) for card in pack.macroorganisms)
    return None if land < sea else f"{sea} marine and {land} terrestrial sides have one."


@check("macroorganisms: two organs share a bubble", "000:L749")
def shared_bubble(pack: c.Pack) -> str | None:
    for side in sides(pack):
        icons = [organ.icons for organ in side.organs if any(organ.icons)]
        if len(set(icons)) < len(icons):
            return None
    return "No two organs of a side have the same icons."


def rate(side: c.MacroSide) -> int:
    """The metabolic rate of what is printed."""
    return side.system[RED] + side.system[YELLOW]


@check("metabolic rates: arrow worm 3, Dickinsonia 1, seaweed 0, sea star 5 with a yellow biont", "000:L769-781")
def metabolic_rates(pack: c.Pack) -> str | None:
    found = [rate(macro(pack, name)) for name in ("Arrow Worms", "Dickinsonia", "Seaweed", "Sea Stars")]
    return None if found == [3, 1, 0, 5 - 1] else f"Printed are {found}."


@check("seaweed: 9 points with one organ and a green guest, 4 for the guest", "000:L795")
def seaweed_points(pack: c.Pack) -> str | None:
    side = macro(pack, "Seaweed")
    guests = sum(circle.colour == GREEN for circle in side.endosymbionts)
    found = 6 // 2 + sum(side.system) + 1 + 1, 6 // 2 + guests
    return None if found == (9, 4) else f"They are {found}."


UNTESTABLE: tuple[tuple[str, str, str], ...] = (
    ("pieces: 64 cubes, 48 discs, 16 bionts, 12 dice", "000:L148-160", "Wooden pieces and dice are no part of a pack."),
    (
        "numbers: card 44 has no cooling icon",
        "000:L1333",
        "It speaks of a draft; the finished card 44 is Hydrocarbon Fog, which example J7 calls cold.",
    ),
    (
        "events: one climate icon at most",
        "000:L371",
        "The public card data print two suns on the Mackenzie Flood Basalts, and the rule counts icons.",
    ),
    (
        "events: 1.5 to 3 aftershocks a game",
        "000:L49",
        "An estimate from the length of a game; the public data have four aftershocks, 3.3 a game.",
    ),
    (
        "vaalbara: continent active",
        "000:L880-889",
        "Deduced from who could leave the volcano; the public card data show it inactive.",
    ),
    (
        "volcano: 3 or 5 is neutral in the cold",
        "000:L881",
        "The fourth die of that roll is not told; the public slots have a death on both.",
    ),
    (
        "placards: number 62 is green, with the theme of sunlit shallow seas",
        "000:L944",
        "It counts placards differently, and green is there the colour of a theory; only the theme is checked.",
    ),
    ("placards: blue is often leftmost", "000:L133", "The text says often, not how often."),
    ("clay mound: two deaths with two enzymes placed", "000:L552", "The faces of that roll are not told."),
    ("warm pond: first roll 5 5 6 6", "000:L849", "It was rolled again, so its outcome is not told."),
    ("mutations: names of bacteria in front, of eukaryotes behind", "000:L688", "Biology that a program cannot judge."),
    (
        "mutations: three of one organism hold two red and one heat shield",
        "000:L896",
        "It follows from the checks of the single cards.",
    ),
    ("parasites: two open circles for bionts", "000:L425", "The circles limit nothing, so a pack does not hold them."),
    (
        "macroorganisms: Dickinsonia's two additional blue cubes",
        "000:L724",
        "A misprint: the total of the same row and the example allow only one.",
    ),
    (
        "macroorganisms: first-edition values of lamp shells and Dickinsonia",
        "001:L595",
        "The text says that they were changed, not from what.",
    ),
    ("cards: which row a mutation starts in", "000:L228", "Mutations are shuffled into four decks; no card has a row."),
)
"""Statements about the cards that no check holds, with the reason."""
