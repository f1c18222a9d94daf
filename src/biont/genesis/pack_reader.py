"""How the cards of Bios:Genesis are read from the tables of a pack: one function a kind of card."""

from collections.abc import Sequence

from biont.genesis import cards as c
from biont.kernel.errors import Phrase
from biont.packs import CardReader, Name

RESERVED = (*c.COLOURS, "pool", "pass", "soup", "none")
EVENT_WORDS = (*(icon for icon in c.EVENT_ICONS if icon != "uv"), *(f"uv{limit}" for limit in range(5)))
MUTATION_ICONS = tuple(icon for icon in c.ICONS if icon not in ("uv_shield", "cancer_shield", "drought_shield"))
MACRO_ICONS = ("heat_shield", "o2_shield", "immunology", "red_queen", "uv_shield", "cancer_shield", "drought_shield")
SLOTS = tuple(f"{face}{death}" for face in range(1, 7) for death in "me")
FACES = tuple(str(face) for face in range(1, 7))
NO_AFTERSHOCK = Phrase("nothing on an aftershock", "pack-no-aftershock")


def read_landform(sheet: CardReader) -> c.Landform:
    return c.Landform(sheet.choice("row", c.ROWS), sheet.code(), sheet.name())


def read_event(sheet: CardReader) -> c.Event:
    special = sheet.words("special", c.EVENT_SPECIALS, once=True) if "special" in sheet else []
    aftershock = "aftershock" in special
    active = sheet.words("landforms", c.ROWS, once=True)
    if aftershock and active:
        sheet.wrong("landforms", NO_AFTERSHOCK)
    cosmic, ocean, coastal, continent = (row in active for row in c.ROWS)
    if aftershock:
        order: tuple[int, ...] = ()
        if sheet.take("order") != "":
            sheet.wrong("order", NO_AFTERSHOCK)
    else:
        order = colours(sheet, "order", 4, once=True)
    return c.Event(
        number=sheet.number(),
        code=sheet.code(),
        name=sheet.name(),
        eon=sheet.choice("eon", c.EONS),
        landforms=(cosmic, ocean, coastal, continent),
        icons=tuple(event_icon(word) for word in sheet.words("icons", EVENT_WORDS)),
        climate=tuple(sheet.words("climate", c.CLIMATES)),
        order=order,
        aftershock=aftershock,
        waterworld="waterworld" in special,
        ozone="ozone" in special,
        ignores_ozone="ignores_ozone" in special,
        immune_row=c.COSMIC if "immune_cosmic" in special else -1,
    )


def event_icon(word: str) -> tuple[str, int]:
    return ("uv", int(word[2:])) if word.startswith("uv") else (word, 1)


def read_placard(sheet: CardReader) -> c.Placard:
    bacterium = sheet.inner("bacterium")
    placard = c.Placard(
        number=sheet.number(),
        code=sheet.code(),
        name=sheet.name(),
        row=sheet.choice("row", c.ROWS),
        colour=sheet.choice("colour", c.COLOURS),
        life=(faces(sheet, "warm"), faces(sheet, "cool")),
        slots=tuple((int(word[0]), word[1] == "m") for word in sheet.words("slots", SLOTS)),
        manna=colours(sheet, "manna"),
        dots=colours(sheet, "dots", 4, once=True),
        smite_proof=sheet.flag("smite_proof"),
        cost=sheet.flag("cost"),
        bacterium=c.Bacterium(
            name=bacterium.name(),
            metabolism=bacterium.choice("metabolism", c.COLOURS),
            triple=bacterium.choice("triple", c.COLOURS),
        ),
    )
    bacterium.done()
    return placard


def faces(sheet: CardReader, name: str) -> frozenset[int]:
    return frozenset(int(word) for word in sheet.words(name, FACES, once=True))


def read_mutation(sheet: CardReader) -> c.Mutation:
    return c.Mutation(
        number=sheet.number(),
        code=sheet.code(),
        front=read_mutation_side(sheet.inner("front")),
        back=read_mutation_side(sheet.inner("back")),
    )


def read_mutation_side(sheet: CardReader) -> c.MutationSide:
    side = c.MutationSide(sheet.name(), sheet.choice("colour", c.COLOURS), icons(sheet, MUTATION_ICONS))
    sheet.done()
    return side


def read_parasite(sheet: CardReader) -> c.Parasite:
    sides = [read_parasite_side(side) for side in sheet.sheets("sides")]
    if len(sides) != 2:
        wrong = Phrase("the number of sides is {count}; a parasite has 2.", "pack-sides", count=len(sides))
        sheet.problem("sides", wrong)
        sides = [c.ParasiteSide(Name("", ""), "", (0, 0), c.NO_ICONS)] * 2
    return c.Parasite(sheet.number(), sheet.choice("colour", c.COLOURS), (sides[0], sides[1]))


def read_parasite_side(sheet: CardReader) -> c.ParasiteSide:
    slots = colours(sheet, "slots", 2) or (0, 0)
    side = c.ParasiteSide(sheet.name(), sheet.code(), (slots[0], slots[1]), icons(sheet, MUTATION_ICONS))
    sheet.done()
    return side


def read_macroorganism(sheet: CardReader) -> c.Macroorganism:
    return c.Macroorganism(
        number=sheet.number(),
        code=sheet.code(),
        marine=read_macro_side(sheet.inner("marine")),
        terrestrial=read_macro_side(sheet.inner("terrestrial")),
        needs=cubes(sheet, "needs"),
    )


def read_macro_side(sheet: CardReader) -> c.MacroSide:
    sheets = sheet.sheets("endosymbionts")
    colours = [circle.raw("colour") for circle in sheets]
    if any(colours.count(colour) > 1 for colour in c.COLOURS):
        twice = "two circles have the same colour; each colour takes one at most."
        sheet.problem("endosymbionts", Phrase(twice, "pack-circles"))
    side = c.MacroSide(
        name=sheet.name(),
        organs=tuple(c.Organ(*piece(organ)) for organ in sheet.sheets("organs")),
        endosymbionts=tuple(c.Endosymbiont(*piece(circle)) for circle in sheets),
        system=cubes(sheet, "system"),
    )
    sheet.done()
    return side


def piece(sheet: CardReader) -> tuple[int, Name, c.Icons]:
    """An organ's square or an endosymbiont's circle."""
    values = sheet.choice("colour", c.COLOURS), sheet.name(), icons(sheet, MACRO_ICONS)
    sheet.done()
    return values


# What several kinds have


def colours(sheet: CardReader, name: str, count: int | None = None, once: bool = False) -> tuple[int, ...]:
    """A field of several colours."""
    return tuple(c.COLOURS.index(word) for word in sheet.words(name, c.COLOURS, count, once))


def icons(sheet: CardReader, allowed: Sequence[str]) -> c.Icons:
    """How often each icon stands on a side."""
    words = sheet.words("icons", allowed)
    return tuple(words.count(icon) for icon in c.ICONS)


def cubes(sheet: CardReader, name: str) -> c.Cubes:
    """A number of cubes of each colour."""
    value = sheet.take(name)
    if not isinstance(value, list) or len(value) != 4 or any(type(n) is not int or not 0 <= n <= 9 for n in value):
        allowed = "four numbers from 0 to 9, for red, yellow, green and blue"
        sheet.wrong(name, Phrase(allowed, "pack-cubes"))
        return (0, 0, 0, 0)
    red, yellow, green, blue = value
    return (red, yellow, green, blue)
