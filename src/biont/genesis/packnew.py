"""The text of a pack to fill in from a printed copy of the game: hints, what is known, and marks for the rest."""

from collections.abc import Callable, Mapping, Sequence

from biont.genesis import cards as c
from biont.genesis.packsheet import READERS, UNKNOWN, Sheet, Table, shown
from biont.kernel.errors import Phrase

KEPT = ("rulebook", "public")
"""What a new pack takes over from the standard one; the rest is to be read off the printed cards."""

HINTS = {
    "landform": Phrase(
        """The four landform cards from top to bottom; nothing is left to fill in.""",
        "pack-hint-landform",
    ),
    "event": Phrase(
        """The 24 event cards.
number     the small number of the card
eon        hadean (black back), archean (red), proterozoic (blue)
landforms  the bright icons in the column on the left edge: cosmic ocean coastal continent; none on an aftershock
icons      the row of icons, left to right: heaven earth smite x o2 cancer drought, and uv with its number: uv0 ... uv4
climate    the icon at the lower right: warm (red sun) or cool (blue snowflake), twice if it stands there twice
order      the row of four coloured player icons, left to right: red yellow green blue; none on an aftershock
special    what the text of the card adds: aftershock waterworld ozone ignores_ozone immune_cosmic""",
        "pack-hint-event",
    ),
    "placard": Phrase(
        """The 16 placards: refugium in front, bacterium on the back.
row         the landform icon on the left edge: cosmic ocean coastal continent
colour      the colour of the placard: red yellow green blue
warm, cool  the life dice beside the red sun and beside the blue snowflake, such as "1 2 3"
slots       the enzyme slots, left to right: 4m for a 4 with cube and disc (manna death), 4e with a disc (enzyme death)
manna       the big squares of the manna structure, left to right
dots        the order of all four colours in that structure, the little dots included
smite_proof true where the green resiliency shield stands
cost        true where a biont costs a catalyst to assign
bacterium   on the back: its name, the disc beside the metabolism chromosomes, the disc for triples (lower right)""",
        "pack-hint-placard",
    ),
    "mutation": Phrase(
        """The 20 mutation cards: single strand in front, double strand on the back.
colour  in front that of the card; on the back that of the cube space marked "+"
icons   heat_shield (red) o2_shield (green) immunology (syringe) spore hgt fission nucleus sex red_queen (crown)
        pollution, and dna on the back; twice if it stands there twice, "" where there is none""",
        "pack-hint-mutation",
    ),
    "parasite": Phrase(
        """The four parasite cards, both sides.
slots  the colours of the two slots for diseased cubes, such as "blue red"
icons  pollution where the side pollutes, "" where there is nothing""",
        "pack-hint-parasite",
    ),
    "macroorganism": Phrase(
        """The eight macroorganism cards: marine in front, terrestrial on the back.
needs          the bars on the left edge of the marine side, counted red, yellow, green, blue, such as [0, 0, 3, 1]
system         the same for each side
organs         the coloured squares from top to bottom; add or remove lines until each square has one
endosymbionts  the coloured circles from top to bottom; add or remove lines until each circle has one
icons          in the bubble that points to the square or circle: heat_shield o2_shield immunology red_queen uv_shield
               cancer_shield drought_shield; a bubble for two organs is written at both; "" where there is none""",
        "pack-hint-macroorganism",
    ),
}
"""What the comments at the head of each file say."""

HEAD = Phrase(
    """A pack of cards to fill in from a printed copy of the game.

Wherever "?" stands, a value is still to be read off the card; the check says what is left.
The other values are known from the rulebook or a public source: compare them with the card. When you
correct one, take it out of the `source` of its card; it then counts as read off by its owner.

`code` is the short name for notation: lowercase letters, digits and hyphens, each once in the pack.
`de`, a German name, may be added to any card; without one the English name serves.
`number` may be left out.""",
    "pack-hint",
)
"""And those at the head of pack.toml."""


def head(name: str, like: Table, tell: Callable[[Phrase], str]) -> str:
    """The file pack.toml of a new pack."""
    lines = [
        *commented(tell(HEAD)),
        "",
        f"name = {shown(name)}",
        f"edition = {shown(like['edition'])}",
        "",
        "[sources]",
        *(f"{key} = {shown(text)}" for key, text in like["sources"].items()),
    ]
    return "\n".join(lines) + "\n"


def commented(text: str) -> list[str]:
    return [f"# {line}".rstrip() for line in text.splitlines()]


def file(kind: str, tables: Sequence[Table], defaults: Table, tell: Callable[[Phrase], str]) -> str:
    """One file of a new pack: hints, sources, and a table for each card."""
    lines = [*commented(tell(HINTS[kind])), "", "[source]", 'default = "owner"']
    for table in tables:
        sheet = Sheet(kind, table, [], {}, defaults)
        READERS[kind](sheet)
        lines += ["", f"[[{kind}]]", *toml_lines(kind, blanked(table, sheet.found, ""))]
    return "\n".join(lines) + "\n"


def blanked(table: Table, found: Mapping[str, c.Provenance], path: str) -> Table:
    """A card's table with everything unknown replaced, and sources for what is known."""
    answer: Table = {}
    sources: Table = {}
    for name, value in table.items():
        origin = found.get(path + name)
        if isinstance(value, dict) and name != "source":
            answer[name] = blanked(value, found, f"{path}{name}.")
        elif isinstance(value, list) and isinstance(value[0], dict):
            answer[name] = [blanked(entry, found, f"{path}{name}.{n}.") for n, entry in enumerate(value)]
        elif name == "code":
            answer[name] = value if named(table, found, path) else UNKNOWN
        elif origin is not None and origin.kind in KEPT:
            answer[name] = value
            sources[name] = f"{origin.kind} {origin.source}"
        elif name not in ("de", "number", "source"):
            answer[name] = UNKNOWN
    if sources:
        answer["source"] = sources
    return answer


def named(table: Table, found: Mapping[str, c.Provenance], path: str) -> bool:
    """Whether a card's name is known, so that it may keep the short name made for it."""
    side = "" if "en" in table else "front." if "front" in table else "marine."
    return found[f"{path}{side}en"].kind in KEPT


def toml_lines(heading: str, table: Table) -> list[str]:
    """A card as lines of TOML; a side of a macroorganism gets a table of its own below it."""
    lines: list[str] = []
    below: list[str] = []
    for name, value in table.items():
        if isinstance(value, dict) and "organs" in value:
            below += ["", f"[{heading}.{name}]", *toml_lines(f"{heading}.{name}", value)]
        elif isinstance(value, list) and isinstance(value[0], dict):
            lines += [f"{name} = [", *(f"  {shown(entry)}," for entry in value), "]"]
        else:
            lines.append(f"{name} = {shown(value)}")
    return lines + below
