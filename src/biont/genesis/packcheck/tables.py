"""What the rulebooks tell about single cards: tables of words that each card must fit, and what cannot be tested.

The words are explained where they are read: in `events.py`, `placards.py`, `mutations.py` and `macroorganisms.py`.
"""

from biont.genesis.cards import COOL, WARM
from biont.packs import Row, Untestable

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

LATE = ("Rust Out", "Ozone", "Comet", "Pangea")

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

ROLLS = (
    ("roll: dust, cool, one enzyme, 3 4", "000:L816", "Dust", COOL, 1, (3, 4), (2, 1, 1)),
    ("roll: dust, cool, no enzyme, 3 4", "000:L818", "Dust", COOL, 0, (3, 4), (2, 2, None)),
    ("roll: deep hot biosphere, cool, 3 5", "000:L816", "Deep Hot", COOL, 0, (3, 5), (0, 1, None)),
    ("roll: mars, warm, 4 4", "000:L829", "Mars", WARM, 0, (4, 4), (2, 2, None)),
    ("roll: green rust, warm, 2 2", "000:L829", "Green Rust", WARM, 0, (2, 2), (2, 0, None)),
    ("roll: mars, warm, one enzyme, 1 4", "000:L842", "Mars", WARM, 1, (1, 4), (2, 0, 0)),
    ("roll: mars, warm, one enzyme, 1 2 2 3", "000:L849", "Mars", WARM, 1, (1, 2, 2, 3), (None, 0, 0)),
    ("roll: warm pond, warm, 2 4 6 6", "000:L849", "Pond", WARM, 0, (2, 4, 6, 6), (2, 3, None)),
    ("roll: zinc, warm, 2 2", "000:L857", "Zinc", WARM, 0, (2, 2), (2, 0, None)),
    ("roll: volcano, cool, 1 1", "000:L889", "Volcano", COOL, 0, (1, 1), (2, 0, None)),
    ("roll: volcano, warm, two enzymes, 1 4 4 6", "000:L519", "Volcano", WARM, 2, (1, 4, 4, 6), (3, 3, 1)),
    ("roll: vent, cool, 1 1 3 6 6", "000:L917", "Hydrothermal", COOL, 0, (1, 1, 3, 6, 6), (2, 2, None)),
    ("roll: alkaline seep, cool, 3 3 3 3", "000:L537", "Seep", COOL, 0, (3, 3, 3, 3), (0, 0, None)),
)
"""Rolls whose outcome a rulebook tells: animations, manna deaths, enzyme deaths (nothing where it does not say)."""

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

PARASITES: tuple[Row, ...] = (
    ("cyanobacteria: green, slots blue and red, polluter", "000:L457, 000:L741", "Cyano", "green slots=BR pollution"),
    ("salmonella: green, slots blue and yellow", "000:L598, 000:L888", "Salmonella", "green slots=BY"),
    ("virus: blue with a green slot", "000:L448", "Virus", "blue slots:G"),
    ("viroid: blue with a red slot", "000:L322, 000:L457", "Viroid", "blue slots:R"),
    ("prion: red with a green slot", "000:L756", "Prion", "red slots:G"),
    ("malaria: yellow", "000:L484", "Malaria", "yellow"),
)

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

UNTESTABLE = (
    Untestable(
        "pieces: 64 cubes, 48 discs, 16 bionts, 12 dice",
        "000:L148-160",
        "Wooden pieces and dice are no part of a pack.",
    ),
    Untestable(
        "numbers: card 44 has no cooling icon",
        "000:L1333",
        "It speaks of a draft; the finished card 44 is Hydrocarbon Fog, which example J7 calls cold.",
    ),
    Untestable(
        "events: one climate icon at most",
        "000:L371",
        "The public card data print two suns on the Mackenzie Flood Basalts, and the rule counts icons.",
    ),
    Untestable(
        "events: 1.5 to 3 aftershocks a game",
        "000:L49",
        "An estimate from the length of a game; the public data have four aftershocks, 3.3 a game.",
    ),
    Untestable(
        "vaalbara: continent active",
        "000:L880-889",
        "Deduced from who could leave the volcano; the public card data show it inactive.",
    ),
    Untestable(
        "volcano: 3 or 5 is neutral in the cold",
        "000:L881",
        "The fourth die of that roll is not told; the public slots have a death on both.",
    ),
    Untestable(
        "placards: number 62 is green, with the theme of sunlit shallow seas",
        "000:L944",
        "It counts placards differently, and green is there the colour of a theory; only the theme is checked.",
    ),
    Untestable("placards: blue is often leftmost", "000:L133", "The text says often, not how often."),
    Untestable("clay mound: two deaths with two enzymes placed", "000:L552", "The faces of that roll are not told."),
    Untestable("warm pond: first roll 5 5 6 6", "000:L849", "It was rolled again, so its outcome is not told."),
    Untestable(
        "mutations: names of bacteria in front, of eukaryotes behind",
        "000:L688",
        "Biology that a program cannot judge.",
    ),
    Untestable(
        "mutations: three of one organism hold two red and one heat shield",
        "000:L896",
        "It follows from the checks of the single cards.",
    ),
    Untestable(
        "parasites: two open circles for bionts", "000:L425", "The circles limit nothing, so a pack does not hold them."
    ),
    Untestable(
        "macroorganisms: Dickinsonia's two additional blue cubes",
        "000:L724",
        "A misprint: the total of the same row and the example allow only one.",
    ),
    Untestable(
        "macroorganisms: first-edition values of lamp shells and Dickinsonia",
        "001:L595",
        "The text says that they were changed, not from what.",
    ),
    Untestable(
        "cards: which row a mutation starts in",
        "000:L228",
        "Mutations are shuffled into four decks; no card has a row.",
    ),
)
"""Statements about the cards that no check holds, with the reason."""
