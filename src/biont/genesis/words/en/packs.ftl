### Packs: what is wrong with one, what stands in one to fill in, and what is checked

## Problems, word for word as the code notes them

pack-no-aftershock = nothing on an aftershock
pack-sides = the number of sides is { $count }; a parasite has 2.
pack-circles = two circles have the same colour; each colour takes one at most.
pack-cubes = four numbers from 0 to 9, for red, yellow, green and blue

## Comments in the files of a pack to fill in

pack-hint-landform = The four landform cards from top to bottom; nothing is left to fill in.

pack-hint-event =
    The 24 event cards.
    number     the small number of the card
    eon        hadean (black back), archean (red), proterozoic (blue)
    landforms  the bright icons in the column on the left edge: cosmic ocean coastal continent; none on an aftershock
    icons      the row of icons, left to right: heaven earth smite x o2 cancer drought, and uv with its number: uv0 ... uv4
    climate    the icon at the lower right: warm (red sun) or cool (blue snowflake), twice if it stands there twice
    order      the row of four coloured player icons, left to right: red yellow green blue; none on an aftershock
    special    what the text of the card adds: aftershock waterworld ozone ignores_ozone immune_cosmic

pack-hint-placard =
    The 16 placards: refugium in front, bacterium on the back.
    row         the landform icon on the left edge: cosmic ocean coastal continent
    colour      the colour of the placard: red yellow green blue
    warm, cool  the life dice beside the red sun and beside the blue snowflake, such as "1 2 3"
    slots       the enzyme slots, left to right: 4m for a 4 with cube and disc (manna death), 4e with a disc (enzyme death)
    manna       the big squares of the manna structure, left to right
    dots        the order of all four colours in that structure, the little dots included
    smite_proof true where the green resiliency shield stands
    cost        true where a biont costs a catalyst to assign
    bacterium   on the back: its name, the disc beside the metabolism chromosomes, the disc for triples (lower right)

pack-hint-mutation =
    The 20 mutation cards: single strand in front, double strand on the back.
    colour  in front that of the card; on the back that of the cube space marked "+"
    icons   heat_shield (red) o2_shield (green) immunology (syringe) spore hgt fission nucleus sex red_queen (crown)
            pollution, and dna on the back; twice if it stands there twice, "" where there is none

pack-hint-parasite =
    The four parasite cards, both sides.
    slots  the colours of the two slots for diseased cubes, such as "blue red"
    icons  pollution where the side pollutes, "" where there is nothing

pack-hint-macroorganism =
    The eight macroorganism cards: marine in front, terrestrial on the back.
    needs          the bars on the left edge of the marine side, counted red, yellow, green, blue, such as [0, 0, 3, 1]
    system         the same for each side
    organs         the coloured squares from top to bottom; add or remove lines until each square has one
    endosymbionts  the coloured circles from top to bottom; add or remove lines until each circle has one
    icons          in the bubble that points to the square or circle: heat_shield o2_shield immunology red_queen uv_shield
                   cancer_shield drought_shield; a bubble for two organs is written at both; "" where there is none

## What a check that fails says

pack-other-eon = In another eon: { $cards }.
pack-run = Four in a row at: { $cards }.
pack-otherwise = It is otherwise on { $cards }.
pack-earlier = Earlier: { $cards }.
pack-reveal = They reveal { $numbers } from top to bottom.
pack-no-run = There are never four in a row.
pack-hides = { $card } does not show { $word }.
pack-they-show = They show { $numbers }.
pack-shows = It shows { $icons }.
pack-more = { $first } and { $second } show more.
pack-find-parasite = No side of a parasite has '{ $word }' in its name.
pack-find-event = { $count } events have '{ $word }' in their name; there should be one.
pack-find-placard = { $count } placards have '{ $word }' in their name; there should be one.
pack-find-mutation = { $count } mutations have a side '{ $word }'; there should be one.
pack-find-macro = { $count } sides of macroorganisms have '{ $word }' in their name; there should be one.
pack-no-bubble = No two organs of a side have the same icons.
pack-uv = { $sea } marine and { $land } terrestrial sides have one.
pack-elsewhere = Elsewhere: { $cards }.
pack-have-one = These have one: { $cards }.
pack-lacks = Missing: { $icons }.
pack-without-both = Without both: { $cards }.
pack-all-both = All of them have both.
pack-slots = Its slots are { $slots }.
pack-right = It is right of blue.
pack-none = There is none.
pack-outcome = Animations, manna and enzyme deaths come out as { $numbers }.

## The checks: the words of a name are its key

check-events-six-hadean-seven-archean-eleven-proterozoic = events: six Hadean, seven Archean, eleven Proterozoic
check-archean-the-deck-is-complete = archean: the deck is complete
check-hadean-three-events-of-the-example = hadean: three events of the example
check-proterozoic-four-events-of-the-example = proterozoic: four events of the example
check-proterozoic-four-events-of-the-rules = proterozoic: four events of the rules
check-events-20-in-a-game-17-in-a-short-one = events: 20 in a game, 17 in a short one
check-placards-three-three-five-and-five-a-row = placards: three, three, five and five a row
check-mutations-twenty = mutations: twenty
check-parasites-one-of-each-colour = parasites: one of each colour
check-parasites-two-different-sides = parasites: two different sides
check-macroorganisms-eight = macroorganisms: eight
check-cards-sixty-and-sixteen-placards = cards: sixty, and sixteen placards
check-numbers-opabinia-13-cryogenian-snowball-50-comet-impactor-51 = numbers: Opabinia 13, Cryogenian Snowball 50, Comet Impactor 51
check-numbers-no-two-cards-of-a-kind-have-the-same = numbers: no two cards of a kind have the same
check-numbers-clay-12-dust-15 = numbers: clay 12, dust 15
check-events-aftershocks-and-only-they-lack-player-order-and-landforms = events: aftershocks and only they lack player order and landforms
check-events-a-player-order-names-each-colour-once = events: a player order names each colour once
check-events-each-landform-is-active-or-not = events: each landform is active or not
check-events-uv-limits-from-0-to-4 = events: UV limits from 0 to 4
check-events-three-named-aftershocks = events: three named aftershocks
check-events-an-aftershock-and-the-next-card-show-four-x-at-most = events: an aftershock and the next card show four X at most
check-events-only-theia-big-whack-has-the-comet-shield = events: only Theia Big Whack has the comet shield
check-events-a-cancer-exists = events: a cancer exists
check-events-a-drought-exists = events: a drought exists
check-events-cancer-and-drought-are-proterozoic = events: cancer and drought are Proterozoic
check-hadean-an-event-with-cosmic-inactive = hadean: an event with cosmic inactive
check-hadean-and-archean-three-cooling-and-two-climate-free-besides-the-huronian = hadean and archean: three cooling and two climate-free besides the Huronian
check-events-one-with-two-from-heaven-cosmic-and-ocean-active = events: one with two from heaven, cosmic and ocean active
check-proterozoic-three-events-with-smite = proterozoic: three events with smite
check-example-j1-to-j8-reveal-twelve-placards = example: J1 to J8 reveal twelve placards
check-example-the-fourth-cooling-in-a-row-comes-exactly-at-j12 = example: the fourth cooling in a row comes exactly at J12
check-mars-paleo-ocean-cool-cosmic-two-from-heaven = mars paleo-ocean: cool, cosmic, two from heaven
check-mars-paleo-ocean-blue-before-green = mars paleo-ocean: Blue before Green
check-theia-aftershock-without-climate-or-new-refugia = theia: aftershock without climate or new refugia
check-theia-smites-and-harms-organisms = theia: smites and harms organisms
check-accretion-warm-two-from-heaven = accretion: warm, two from heaven
check-waterworld-cosmic-and-continent-inactive = waterworld: cosmic and continent inactive
check-bombardment-aftershock-warm-uv-1 = bombardment: aftershock, warm, UV 1
check-ur-no-climate-continent-active = ur: no climate, continent active
check-clathrate-gun-one-smite-o2-from-earth = clathrate gun: one smite, O2, from earth
check-huronian-cool-one-o2-two-from-earth = huronian: cool, one O2, two from earth
check-huronian-green-before-blue = huronian: Green before Blue
check-huronian-red-before-green-and-blue = huronian: Red before Green and Blue
check-hydrocarbon-fog-cool-one-x-uv-2 = hydrocarbon fog: cool, one X, UV 2
check-hydrocarbon-fog-ocean-and-continent-active = hydrocarbon fog: ocean and continent active
check-vaalbara-cool-cosmic-and-coastal-active = vaalbara: cool, cosmic and coastal active
check-super-flare-smite-two-x-uv-2 = super flare: smite, two X, UV 2
check-super-flare-cosmic-and-ocean-active = super flare: cosmic and ocean active
check-ocean-overturn-no-climate-no-x = ocean overturn: no climate, no X
check-ocean-overturn-one-smite = ocean overturn: one smite
check-nitrogen-famine-no-climate-three-smites = nitrogen famine: no climate, three smites
check-nitrogen-famine-one-x = nitrogen famine: one X
check-cryogenian-cool-two-o2-no-uv-below-3 = cryogenian: cool, two O2, no UV below 3
check-cryogenian-cosmic-active = cryogenian: cosmic active
check-oceans-rust-out-aftershock-with-two-o2 = oceans rust out: aftershock with two O2
check-comet-impactor-its-uv-passes-the-ozone-layer = comet impactor: its UV passes the ozone layer
check-ozone-layer-one-event-forms-it = ozone layer: one event forms it
check-pangea-breakup-cosmic-inactive-ocean-active = pangea breakup: cosmic inactive, ocean active
check-waterworld-no-icons = waterworld: no icons
check-vaalbara-two-new-refugia = vaalbara: two new refugia
check-bombardment-and-ur-two-x-no-smite-two-from-earth = bombardment and Ur: two X, no smite, two from earth
check-clathrate-gun-smite-left-of-the-new-refugium = clathrate gun: smite left of the new refugium
check-placards-three-are-smite-proof = placards: three are smite-proof
check-cosmic-dust-smite-proof = cosmic: dust, smite-proof
check-cosmic-deep-hot-biosphere-smite-proof = cosmic: deep hot biosphere, smite-proof
check-cosmic-mars-not-smite-proof = cosmic: Mars, not smite-proof
check-ocean-green-rust-fumarole = ocean: green rust fumarole
check-ocean-vent-the-third-smite-proof-one = ocean: vent, the third smite-proof one
check-continent-zinc = continent: zinc
check-continent-volcano = continent: volcano
check-continent-brine = continent: brine
check-continent-warm-pond-not-smite-proof = continent: warm pond, not smite-proof
check-continent-tholin-clouds-not-smite-proof = continent: tholin clouds, not smite-proof
check-volcano-its-manna-and-warm-life = volcano: its manna and warm life
check-volcano-open-with-two-enzymes = volcano: open with two enzymes
check-volcano-in-the-cold = volcano: in the cold
check-volcano-thioester-life-red = volcano: thioester life, red
check-dust-cool-life-and-manna = dust: cool life and manna
check-deep-hot-biosphere-life-and-deaths = deep hot biosphere: life and deaths
check-deep-hot-biosphere-red-discs = deep hot biosphere: red discs
check-mars-all-four-colours-blue-leftmost = mars: all four colours, blue leftmost
check-mars-slot-1-is-4m-1-and-4-are-warm-life = mars: slot 1 is 4m; 1 and 4 are warm life
check-mars-1-2-3-kill-nothing-4-no-enzyme = mars: 1, 2, 3 kill nothing, 4 no enzyme
check-mars-red-metabolism = mars: red metabolism
check-green-rust-2-is-safe-warm-life = green rust: 2 is safe warm life
check-green-rust-amyloid-hydrolysis = green rust: amyloid hydrolysis
check-zinc-2-is-safe-warm-life = zinc: 2 is safe warm life
check-zinc-pna = zinc: PNA
check-warm-pond-green-blue-leftmost-red = warm pond: green; blue leftmost, red
check-tholin-clouds-yellow-leftmost = tholin clouds: yellow leftmost
check-vent-all-four-colours-1-is-cool-life-6m = vent: all four colours, 1 is cool life, 6m
check-vent-metal-glycolysis = vent: metal glycolysis
check-alkaline-seep-pyrite-reduction = alkaline seep: pyrite reduction
check-clay-mound-two-blue-red-leftmost = clay mound: two blue, red leftmost
check-placards-only-the-deep-hot-biosphere-costs-a-catalyst = placards: only the deep hot biosphere costs a catalyst
check-placards-all-but-the-eutectic-brine-have-both-deaths-on-a-6 = placards: all but the eutectic brine have both deaths on a 6
check-dust-slot-1-is-3m-or-4m-the-other-follows-and-so-does-4e = dust: slot 1 is 3m or 4m, the other follows, and so does 4e
check-dust-green-left-of-blue = dust: green left of blue
check-clay-mound-three-slots-at-least = clay mound: three slots at least
check-gna-lipid-world-a-blue-placard-with-blue-discs = GNA lipid world: a blue placard with blue discs
check-placards-metabolism-has-the-colour-of-the-placard = placards: metabolism has the colour of the placard
check-placards-each-orders-all-four-colours = placards: each orders all four colours
check-placards-six-cubes-at-most = placards: six cubes at most
check-placards-four-of-each-colour = placards: four of each colour
check-placards-a-front-about-the-sunlit-surface-of-the-sea = placards: a front about the sunlit surface of the sea
check-roll-dust-cool-one-enzyme-3-4 = roll: dust, cool, one enzyme, 3 4
check-roll-dust-cool-no-enzyme-3-4 = roll: dust, cool, no enzyme, 3 4
check-roll-deep-hot-biosphere-cool-3-5 = roll: deep hot biosphere, cool, 3 5
check-roll-mars-warm-4-4 = roll: mars, warm, 4 4
check-roll-green-rust-warm-2-2 = roll: green rust, warm, 2 2
check-roll-mars-warm-one-enzyme-1-4 = roll: mars, warm, one enzyme, 1 4
check-roll-mars-warm-one-enzyme-1-2-2-3 = roll: mars, warm, one enzyme, 1 2 2 3
check-roll-warm-pond-warm-2-4-6-6 = roll: warm pond, warm, 2 4 6 6
check-roll-zinc-warm-2-2 = roll: zinc, warm, 2 2
check-roll-volcano-cool-1-1 = roll: volcano, cool, 1 1
check-roll-volcano-warm-two-enzymes-1-4-4-6 = roll: volcano, warm, two enzymes, 1 4 4 6
check-roll-vent-cool-1-1-3-6-6 = roll: vent, cool, 1 1 3 6 6
check-roll-alkaline-seep-cool-3-3-3-3 = roll: alkaline seep, cool, 3 3 3 3
check-mutations-every-back-has-dna = mutations: every back has DNA
check-mutations-no-front-has-dna = mutations: no front has DNA
check-mutations-fission-only-on-unpromoted-yellow-ones = mutations: fission only on unpromoted yellow ones
check-mutations-no-promoted-side-has-a-heat-shield = mutations: no promoted side has a heat shield
check-mutations-each-ability-exists = mutations: each ability exists
check-mutations-two-with-sex = mutations: two with sex
check-mutations-two-with-hgt = mutations: two with HGT
check-mutations-several-heat-shields-in-front = mutations: several heat shields in front
check-mutations-four-red-queens-in-front = mutations: four red queens in front
pack-same-colour = It is the same on { $cards }.
check-mutations-the-added-colour-is-another-one = mutations: the added colour is another one
check-mutations-a-green-front-of-little-use = mutations: a green front of little use
check-mutations-green-polluters = mutations: green polluters
check-tmrna-blue-red-queen-polluter = tmRNA: blue, red queen, polluter
check-tmrna-promotes-to-helicase-with-yellow = tmRNA: promotes to helicase with yellow
check-rna-ribozyme-blue-one-heat-shield = RNA ribozyme: blue, one heat shield
check-trna-blue-polluter = tRNA: blue polluter
check-hox-genes-the-back-of-a-blue-card-with-red = hox genes: the back of a blue card, with red
check-cytochromes-yellow = cytochromes: yellow
check-quorum-sensing-yellow-red-queen = quorum sensing: yellow, red queen
check-rna-polymerase-red-red-queen = RNA polymerase: red, red queen
check-superoxide-dismutase-red-no-heat-shield = superoxide dismutase: red, no heat shield
check-ribosome-rna-red-no-heat-shield = ribosome RNA: red, no heat shield
check-chloroplast-symbiont-green-polluter = chloroplast symbiont: green polluter
check-cytoplasmic-streaming-yellow-added = cytoplasmic streaming: yellow added
check-cytoplasmic-streaming-polluter = cytoplasmic streaming: polluter
check-calvin-cycle-green = calvin cycle: green
check-mitochondria-yellow-fission = mitochondria: yellow, fission
check-mitochondria-promotes-to-atp-synthase = mitochondria: promotes to ATP synthase
check-atp-synthase-immunology = ATP synthase: immunology
check-mrna-blue-or-yellow = mRNA: blue or yellow
check-reductive-citric-acid-cycle-yellow = reductive citric acid cycle: yellow
check-oxygen-respiration-its-back-with-green = oxygen respiration: its back, with green
check-riboswitches-red-queen = riboswitches: red queen
check-cytochromes-one-heat-shield-none-in-the-first-edition = cytochromes: one heat shield, none in the first edition
check-camp-pheromones-one-red-queen = cAMP pheromones: one red queen
check-cyanobacteria-green-slots-blue-and-red-polluter = cyanobacteria: green, slots blue and red, polluter
check-salmonella-green-slots-blue-and-yellow = salmonella: green, slots blue and yellow
check-virus-blue-with-a-green-slot = virus: blue with a green slot
check-viroid-blue-with-a-red-slot = viroid: blue with a red slot
check-prion-red-with-a-green-slot = prion: red with a green slot
check-malaria-yellow = malaria: yellow
check-parasites-slots-differ-from-each-other-and-from-the-card = parasites: slots differ from each other and from the card
check-macroorganisms-pairs-of-sides-as-in-the-table = macroorganisms: pairs of sides as in the table
check-macroorganisms-marine-system-chromosomes-as-in-the-table = macroorganisms: marine system chromosomes as in the table
check-macroorganisms-they-cost-their-marine-system-chromosomes = macroorganisms: they cost their marine system chromosomes
check-macroorganisms-terrestrial-totals-as-in-the-table = macroorganisms: terrestrial totals as in the table
check-macroorganisms-marine-organs-are-the-difference-of-the-two = macroorganisms: marine organs are the difference of the two
check-trilobites-chitin-cuticle-and-shelled-egg = trilobites: chitin cuticle and shelled egg
check-sea-stars-brain-eyes-a-green-kidney = sea stars: brain, eyes, a green kidney
check-dickinsonia-three-organs = dickinsonia: three organs
check-dickinsonia-a-green-rhizomorph-with-uv-shield = dickinsonia: a green rhizomorph with UV shield
check-seaweed-leaves-and-a-green-chloroplast = seaweed: leaves and a green chloroplast
check-lamp-shells-yellow-mitochondria = lamp shells: yellow mitochondria
check-sea-stars-mitochondria-shield-from-cancer = sea stars: mitochondria shield from cancer
check-insects-red-defensin-peptides = insects: red defensin peptides
check-amphibians-gut-bacteria-without-drought-shield = amphibians: gut bacteria without drought shield
check-amphibians-blue-antibodies-with-immunology = amphibians: blue antibodies with immunology
check-earthworms-a-red-brain = earthworms: a red brain
check-macroorganisms-at-most-one-circle-of-a-colour = macroorganisms: at most one circle of a colour
check-macroorganisms-a-red-queen-exists = macroorganisms: a red queen exists
check-macroorganisms-a-heat-shield-exists = macroorganisms: a heat shield exists
check-macroorganisms-an-o2-shield-exists = macroorganisms: an O2 shield exists
check-macroorganisms-uv-shields-on-organ-and-circle = macroorganisms: UV shields on organ and circle
check-macroorganisms-cancer-shields-on-organ-and-circle = macroorganisms: cancer shields on organ and circle
check-macroorganisms-drought-shields-on-organ-and-circle = macroorganisms: drought shields on organ and circle
check-macroorganisms-immunology-on-organ-and-circle = macroorganisms: immunology on organ and circle
check-macroorganisms-uv-shields-are-rarer-on-land = macroorganisms: UV shields are rarer on land
check-macroorganisms-two-organs-share-a-bubble = macroorganisms: two organs share a bubble
check-metabolic-rates-arrow-worm-3-dickinsonia-1-seaweed-0-sea-star-5-with-a-yellow-biont = metabolic rates: arrow worm 3, Dickinsonia 1, seaweed 0, sea star 5 with a yellow biont
check-seaweed-9-points-with-one-organ-and-a-green-guest-4-for-the-guest = seaweed: 9 points with one organ and a green guest, 4 for the guest

## What cannot be checked, and why

check-pieces-64-cubes-48-discs-16-bionts-12-dice = pieces: 64 cubes, 48 discs, 16 bionts, 12 dice
untestable-pieces-64-cubes-48-discs-16-bionts-12-dice = Wooden pieces and dice are no part of a pack.
check-numbers-card-44-has-no-cooling-icon = numbers: card 44 has no cooling icon
untestable-numbers-card-44-has-no-cooling-icon = It speaks of a draft; the finished card 44 is Hydrocarbon Fog, which example J7 calls cold.
check-events-one-climate-icon-at-most = events: one climate icon at most
untestable-events-one-climate-icon-at-most = The public card data print two suns on the Mackenzie Flood Basalts, and the rule counts icons.
check-events-1-5-to-3-aftershocks-a-game = events: 1.5 to 3 aftershocks a game
untestable-events-1-5-to-3-aftershocks-a-game = An estimate from the length of a game; the public data have four aftershocks, 3.3 a game.
check-vaalbara-continent-active = vaalbara: continent active
untestable-vaalbara-continent-active = Deduced from who could leave the volcano; the public card data show it inactive.
check-volcano-3-or-5-is-neutral-in-the-cold = volcano: 3 or 5 is neutral in the cold
untestable-volcano-3-or-5-is-neutral-in-the-cold = The fourth die of that roll is not told; the public slots have a death on both.
check-placards-number-62-is-green-with-the-theme-of-sunlit-shallow-seas = placards: number 62 is green, with the theme of sunlit shallow seas
untestable-placards-number-62-is-green-with-the-theme-of-sunlit-shallow-seas = It counts placards differently, and green is there the colour of a theory; only the theme is checked.
check-placards-blue-is-often-leftmost = placards: blue is often leftmost
untestable-placards-blue-is-often-leftmost = The text says often, not how often.
check-clay-mound-two-deaths-with-two-enzymes-placed = clay mound: two deaths with two enzymes placed
untestable-clay-mound-two-deaths-with-two-enzymes-placed = The faces of that roll are not told.
check-warm-pond-first-roll-5-5-6-6 = warm pond: first roll 5 5 6 6
untestable-warm-pond-first-roll-5-5-6-6 = It was rolled again, so its outcome is not told.
check-mutations-names-of-bacteria-in-front-of-eukaryotes-behind = mutations: names of bacteria in front, of eukaryotes behind
untestable-mutations-names-of-bacteria-in-front-of-eukaryotes-behind = Biology that a program cannot judge.
check-mutations-three-of-one-organism-hold-two-red-and-one-heat-shield = mutations: three of one organism hold two red and one heat shield
untestable-mutations-three-of-one-organism-hold-two-red-and-one-heat-shield = It follows from the checks of the single cards.
check-parasites-two-open-circles-for-bionts = parasites: two open circles for bionts
untestable-parasites-two-open-circles-for-bionts = The circles limit nothing, so a pack does not hold them.
check-macroorganisms-dickinsonia-s-two-additional-blue-cubes = macroorganisms: Dickinsonia's two additional blue cubes
untestable-macroorganisms-dickinsonia-s-two-additional-blue-cubes = A misprint: the total of the same row and the example allow only one.
check-macroorganisms-first-edition-values-of-lamp-shells-and-dickinsonia = macroorganisms: first-edition values of lamp shells and Dickinsonia
untestable-macroorganisms-first-edition-values-of-lamp-shells-and-dickinsonia = The text says that they were changed, not from what.
check-cards-which-row-a-mutation-starts-in = cards: which row a mutation starts in
untestable-cards-which-row-a-mutation-starts-in = Mutations are shuffled into four decks; no card has a row.

## Words that can be chosen at the desk

desk-word-hadean = { board-eon-hadean }
desk-word-archean = { board-eon-archean }
desk-word-proterozoic = { board-eon-proterozoic }
desk-word-cosmic = { row-cosmic }
desk-word-ocean = { row-ocean }
desk-word-coastal = { row-coastal }
desk-word-continent = { row-continent }
desk-word-red = red
desk-word-yellow = yellow
desk-word-green = green
desk-word-blue = blue
