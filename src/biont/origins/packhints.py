"""What helps somebody to fill in the cards of Bios:Origins: the comments at the head of each file."""

from biont.kernel.errors import Phrase

HINTS = {
    "challenge": Phrase(
        """The 84 Challenge Cards.
number         the number of the card
epoch          I, II, III or IV, in the upper right corner
religious      true where the religious icon stands beside it
events         the two round icons, left to right: crowd disease, zoonotic disease, cooling, warming, deforestation,
               forestation, pollution, famine, crisis, dictator left, dictator right, or catastrophe with the code of
               the one in world.toml: "catastrophe toba"
eureka         all of its icons: encephalize, abstraction, art, prayer, demagogue, purge, or a track with its number,
               such as "footprint 3"
requires       what stands after REQ, one of them being enough: menopause, or a track with its stage; [] for nothing
rainbow        dissent where a figure stands on the rainbow, else plain
first, second  the two orientations: culture (white), politics (purple) or industry (red), and the activities, which
               are separated by "/" on the card; an arrow is written as in "war -> metallurgy 3".""",
        "pack-hint-challenge",
    ),
    "idea": Phrase(
        """The 119 Ideas.
number         the number of the card
epoch          I, II, III or IV
deck           the discipline on its back: culture (white), politics (purple) or industry (red)
eureka         all of its icons: encephalize, abstraction, art, prayer, demagogue, invent, cull I to III, or a track
               with its number
requires       what stands after REQ, one of them being enough: menopause, a track with its stage, or a city: city any,
               city war animal, city work animal, city biofuel, city horticulture, city metal, city oil,
               city uranium; [] for nothing
first, second  the two orientations, and the activities of each""",
        "pack-hint-idea",
    ),
    "comet": Phrase(
        """The four Comets.
compares    mysticism, urbanization, diversity, or none on the last one
discipline  where the victory chits go""",
        "pack-hint-comet",
    ),
    "crown": Phrase(
        """The four Crowns.
discipline  the colour on the front: culture, politics or industry
bonus       the icons beside it, [] for nothing""",
        "pack-hint-crown",
    ),
    "species": Phrase(
        """The four Species Placards.
first        the name of the species in the first dispersal
culture ...  the two rows in each discipline, and what the upper row has besides in the basic game, with the
             environment it needs""",
        "pack-hint-species",
    ),
    "space": Phrase(
        """The spaces of the Philosophy diagram. If there are others, put own = ["space"] into pack.toml.
arm       centre, up, left or right
favours   the discipline of the coloured "+"
shuts     the discipline that cannot be scored
chaos_if  enslave, preach or war where the space says +1 CHAOS IF
crisis    genocide, civil war or economic crisis
adjacent  the codes of the spaces that a line joins to it""",
        "pack-hint-space",
    ),
    "track": Phrase(
        """The six technology tracks.
stages   the numbers from left to right
bonuses  the stages that give a free advance elsewhere""",
        "pack-hint-track",
    ),
    "hex": Phrase(
        """The Hexes of the map. To lay another one, put own = ["hex", "spot"] into pack.toml and write all of them.
at         row and column; rows run from north to south, odd ones stand half a Hex further east
terrain    ocean (blue disc), shelf (blue ring) or continental
ring       blue, white, orange, green or none; stars as printed on it
corners    the Spots clockwise from the top: l for land, w for water, - where the Hex is cut off
resources  horticulture, biofuel, work animal, war animal, luxury, metal, oil, uranium; the last four with what they
           need""",
        "pack-hint-hex",
    ),
    "spot": Phrase(
        """Spots that have a name, a start colour or two places.
at      the corner: a letter for its line from the north, and a number of half Hexes from the west
also    the other place of a Spot at both edges of the map
ground  land or water, if it is another than the Hexes around it say""",
        "pack-hint-spot",
    ),
    "site": Phrase(
        """The Hexes of the custom side of the map, before Hex chits are laid on them; fields as in world.toml.""",
        "pack-hint-site",
    ),
    "chit": Phrase(
        """The 26 Hex chits of the custom map.
littoral  the side with a blue or a white ring; fields as in world.toml, without a place
inland    the other side
start     black, white, orange or green where a start Spot is printed, which must be the first land corner from the
          top; leave it out elsewhere""",
        "pack-hint-chit",
    ),
    "craton": Phrase(
        """The cratons of Bios:Megafauna: four of Earth, two of Mars, two of Venus.
planet   earth, mars or venus
terrain  seven words: the centre, then the faces 1 to 6 of a die, clockwise from the upper right; weeds, swamp, sea,
         highland or basin
start    the colour that starts here, and on_face where; leave both out elsewhere""",
        "pack-hint-craton",
    ),
    "strip": Phrase(
        """The latitude strips of Bios:Megafauna, from the coldest to the warmest.
dice  six letters from north to south: w for a white die, g for a green one, - for neither""",
        "pack-hint-strip",
    ),
}
"""The comments at the head of each file of a pack to fill in."""
