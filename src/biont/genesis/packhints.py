"""What helps somebody to fill in the cards of Bios:Genesis: the comments at the head of each file."""

from biont.kernel.errors import Phrase

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
