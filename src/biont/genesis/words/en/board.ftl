### The board: pieces, places and numbers as they are drawn.

## Pieces

board-colour = { $colour ->
    [red] red: metabolism
    [yellow] yellow: specificity
    [green] green: entropy
   *[blue] blue: heredity
 }
board-piece-dome = { $colour } biont
board-piece-npc = { $colour } biont that nobody plays
board-piece-acted = { $piece }, has acted
board-piece-cube = { $colour } cube
board-piece-disc = { $colour } catalyst
board-piece-enzyme = { $colour } enzyme
board-piece-antioxidant = { $colour } antioxidant
board-piece-vitamin = { $colour } vitamin
board-piece-substitute = { $colour } substitute for a missing cube
board-player = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
 }{ $npc ->
    [yes] {" "}NPC
   *[no] {""}
 }

## Abilities

board-icon-heat-shield = Heat shield
board-icon-o2-shield = Oxygen shield
board-icon-immunology = Immunology
board-icon-spore = Spore
board-icon-hgt = Horizontal gene transfer (HGT)
board-icon-fission = Fission
board-icon-nucleus = Nucleus
board-icon-sex = Sex
board-icon-red-queen = Red Queen
board-icon-pollution = Pollution
board-icon-dna = DNA
board-icon-uv-shield = UV shield
board-icon-cancer-shield = Cancer shield
board-icon-drought-shield = Drought shield

board-explain-heat-shield = Counts as one more red chromosome against the X of an extremophile crisis.
board-explain-o2-shield = Counts as one more green chromosome against the O₂ of an oxygen spike.
board-explain-immunology = Losses are chosen freely, without the usual order of atrophy, mutations lost to ultraviolet radiation too.
board-explain-spore = Whoever has a biont in here may assign to every row and find hosts there; this organism buys mutations from every row and roils there.
board-explain-hgt = Each of these moves one biont a turn out of a microorganism: into another, onto a refugium or home. Whoever alone has the most may go first in a phase.
board-explain-fission = Two purchases instead of one for each biont in here, from the turn after it came. More of these add nothing.
board-explain-nucleus = Any one catalyst, whatever its colour, pays for any purchase of this organism.
board-explain-sex = Before a purchase one mutation deck, of the home row or an active row, may put its top card to the bottom, once for each of these.
board-explain-red-queen = Allows an arms race: a host attacks its parasite, or a parasite its host. It takes more of these than the target has, or consent.
board-explain-pollution = The moment it comes, every other organism with the same home row suffers an oxygen spike, as strong as this organism has green chromosomes.
board-explain-dna = In Darwin rolls only sixes are errors, fives are not; more of these add nothing. In the macro variant each of them cancels one error instead.
board-explain-uv-shield = Ultraviolet radiation takes nothing from this macroorganism.
board-explain-cancer-shield = In cancer rolls of this macroorganism only sixes are errors, fives are not.
board-explain-drought-shield = Droughts do no harm to this macroorganism on land.

## Events

board-event = Event of the turn
board-no-event = The first event is still to come.
board-event-heaven = New refugium from the sky: the topmost active row
board-event-earth = New refugium from the earth: the lowest active row
board-event-smite = Smite: every unshielded refugium loses an enzyme or a cube
board-event-x = Extremophile crisis: heat takes a piece for each step above the heat shield
board-event-o2 = Oxygen spike: it takes a piece for each step above the oxygen shield
board-event-uv = Ultraviolet radiation: no organism keeps more mutations or organs than the number says
board-event-cancer = Cancer: macroorganisms roll
board-event-idle = (not in this game)
board-event-drought = Drought: macroorganisms on land suffer
board-event-aftershock = Aftershock: another event follows at once
board-event-waterworld = Waterworld: the continent row rests until the next aftershock; not in the introductory game
board-event-ozone = Ozone layer: no ultraviolet radiation from now on
board-event-ignores-ozone = Breaks through the ozone layer: its ultraviolet radiation strikes all the same
board-event-immune-cosmic = The cosmic row is spared
board-aftershock = aftershock
board-order = Order
board-eon-hadean = Hadean
board-eon-archean = Archean
board-eon-proterozoic = Proterozoic
board-eon-span-hadean = 4.6–4.0 billion years ago
board-eon-span-archean = 4.0–2.5 billion years ago
board-eon-span-proterozoic = 2.5–0.5 billion years ago
board-eons = Events to come

## Climate

board-climate = Climate
board-climate-warm = warm
board-climate-cool = cool
board-armageddon = Armageddon
board-armageddon-far = No climate change yet.
board-armageddon-left = { $climate ->
    [warm] { $count ->
        [0] The suns have run out: the oceans boil away.
        [one] One more sun in a row ends the world.
       *[other] { $count } more suns in a row end the world.
     }
   *[cool] { $count ->
        [0] The snow has won: the earth freezes over.
        [one] One more snowflake in a row ends the world.
       *[other] { $count } more snowflakes in a row end the world.
     }
 }
board-armageddon-greenhouse = Runaway greenhouse: this turn is the last.
board-armageddon-snowball = Snowball earth: this turn is the last.

## Time

board-phases = Phases of the turn
board-phase-events = Events
board-phase-assignment = Assignment
board-phase-autocatalysis = Autocatalysis
board-phase-darwin = Darwin
board-phase-purchases = Purchases
board-set-up = set-up
board-events-left = { $count ->
    [0] last event
    [one] one event left
   *[other] { $count } events left
 }

## The map

board-strata = The map
board-refugia = Refugia: { $row }
board-active = active
board-inactive = inactive
board-placards-left = { $count ->
    [0] no more places
    [one] one more place
   *[other] { $count } more places
 }
board-deck = { $count ->
    [one] last card
   *[other] { $count } cards
 }
board-deck-unseen = { $count ->
    [0] Every card of this deck has been seen.
    [one] One card below has not been seen yet.
   *[other] { $count } cards below have not been seen yet.
 }
board-deck-empty = no mutations left
board-plus = promoted it adds a { $colour } cube
board-organized = organized: alive
board-disorganized = disorganized
board-slots = enzyme slots with their death dice
board-death = { $kills ->
    [manna] Manna death: a rolled { $face } kills one organized piece, until an enzyme covers it.
   *[enzyme] Enzyme death: a rolled { $face } kills one enzyme, until an enzyme covers it.
 }
board-smite-proof = Smites do no harm here
board-fee = A biont assigned here costs one catalyst
board-ties = Order of the colours where a tie has to be broken
board-soup = Soup
board-stack = { $count ->
    [one] One macroorganism
   *[other] { $count } macroorganisms
 }

## Tableaus

board-others = The other players
board-organisms = Organisms
board-own = Your tableau
board-vp = VP
board-pool = Catalysts
board-cap = Catalysts: at most { $count } of a colour
board-entropy = bionts on refugia { $used }/{ $limit }{ $grows ->
    [1] , then { $coming }
   *[other] {""}
 }
board-entropy-long = Entropy limit: so many of your bionts may be on refugia{ $grows ->
    [1] , from the next turn on { $coming }
   *[other] {""}
 }
board-wanton = wantonness { $count }
board-wanton-long = HGT icons of all microorganisms with a biont of this player, guests too; whoever alone has the most may go first
board-free = { $count ->
    [0] no free biont
    [one] one free biont
   *[other] { $count } free bionts
 }
board-trophies = { $count ->
    [one] one trophy
   *[other] { $count } trophies
 }
board-mutations = { $count ->
    [one] one mutation
   *[other] { $count } mutations
 }
board-no-organism = no bacterium of its own
board-no-organism-own = No organism: bring a refugium to life.
board-parasite-of = { $npc ->
    [yes] parasite, NPC { $colour }
   *[no] { $colour ->
        [red] Red’s parasite
        [yellow] Yellow’s parasite
        [green] Green’s parasite
       *[blue] Blue’s parasite
     }
 }
board-home = home row: { $row ->
    [cosmic] cosmic
    [ocean] ocean
    [coastal] coastal
   *[continent] continent
 }
board-stolen = taken by a parasite
board-slot-from = diseased cube from { $card }
board-slot-empty = empty slot for a diseased cube
board-spare = Your parasite card: choose a side when you attach it. The squares are the colours of mutation cubes that this side takes
board-spare-resting = This parasite rests until the next turn

board-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
 }
board-dice-long = Darwin roll with { $count ->
    [one] one die
   *[other] { $count } dice
 }
board-errors = { $count ->
    [one] 1 error
   *[other] { $count } errors
 }
board-errors-long = { $count ->
    [0] Every error costs a piece
    [one] One error does no harm
   *[other] { $count } errors do no harm
 }
board-heat = heat shield
board-heat-long = Heat shield { $count }: so many X of an extremophile crisis do no harm
board-oxygen = antioxidant shield
board-oxygen-long = Antioxidant shield { $count }: so many O₂ of an oxygen spike do no harm
board-rate = metabolic rate
board-rate-long = Metabolic rate { $count }: decides the place in the food chain
board-parasite-takes = What it takes
board-explain-parasite-takes = Cubes of its host’s mutations, one of each colour of its slots: they count for its owner, and no longer for the host.
board-parasite-lives = How it lives
board-explain-parasite-lives = It rolls for itself. What it eats feeds its host, and its bionts buy with the host’s discs.
board-parasite-leaves = How it goes
board-explain-parasite-leaves = By its errors, by strikes of events, with its host, or by an arms race: a purchase with a Red Queen (crown) that wins cubes back.

## Macroorganisms

board-trophic-plant = plant
board-trophic-herbivore = herbivore
board-trophic-carnivore = carnivore
board-trophic-waiting = waiting
board-trophic-biont = trophic biont: marks the owner and keeps the creature alive
board-chain-sea = Food chain at sea
board-chain-land = Food chain on land
board-on-land = on land
board-in-sea = at sea
board-system = system chromosomes
board-organs = organs
board-organ-absent = not grown yet
board-circles = endosymbionts

## Card zoom

board-card-landform = Landform
board-card-event = Event
board-card-placard = Refugium
board-card-mutation = Mutation
board-card-parasite = Parasite
board-card-macroorganism = Macroorganism
board-cards-placard = Refugia
board-cards-mutation = Mutations
board-cards-event = Events
board-cards-macroorganism = Macroorganisms
board-cards-parasite = Parasites
board-cards-landform = Landforms
board-card-front = unpromoted
board-card-back = promoted
board-card-marine = at sea
board-card-terrestrial = on land
board-card-bacterium = Bacterium that may arise here
board-card-row = row
board-card-colour = colour
board-card-plus-colour = added cube
board-card-warm = life dice when warm
board-card-cool = life dice when cool
board-card-slots = death dice
board-card-manna = manna at the start
board-card-dots = tie order
board-card-smite-proof = safe from smites
board-card-cost = fee for a biont
board-card-icons = icons
board-card-landforms = active rows
board-card-climate = climate
board-card-order = player order
board-card-special = special
board-card-eon = eon
board-card-metabolism = a rolled 1 earns
board-card-triple = three of a kind earn
board-card-needs = cubes it takes
board-card-system = system chromosomes
board-card-organs = organs
board-card-circles = endosymbionts
board-card-diseased = slots

board-manna-death = Manna death
board-enzyme-death = Enzyme death
board-explain-life = Each of these faces that is rolled brings one disorganized cube to life.
board-explain-manna-death = When its face is rolled, one organized piece dies. An enzyme on the slot prevents it.
board-explain-enzyme-death = When its face is rolled, the rightmost enzyme is lost. An enzyme on the slot prevents it.

## Cards on the table, and what they are looked for by

trait-row = Row
trait-row-cosmic = cosmic
trait-row-ocean = ocean
trait-row-coastal = coastal
trait-row-continent = continent
trait-colour = Colour
trait-colour-red = red
trait-colour-yellow = yellow
trait-colour-green = green
trait-colour-blue = blue
trait-eon = Eon
trait-climate = Climate
board-front-manna = manna
board-front-ties = ties
board-front-order = order
board-front-needs = takes
board-front-one = for a rolled 1
board-front-triple = for a triple

## Fields of cards, in the form of one’s own packs

blank-en = English name
blank-de = German name
blank-number = number
blank-colour = colour
blank-icons = icons
blank-row = row
blank-warm = life dice when warm
blank-cool = life dice when cool
blank-slots = slots
blank-manna = manna
blank-dots = tie order
blank-smite-proof = safe from smites
blank-cost = costs a catalyst
blank-bacterium = bacterium
blank-metabolism = a rolled 1 earns
blank-triple = three of a kind earn
blank-front = unpromoted side
blank-back = promoted side
blank-eon = eon
blank-landforms = active rows
blank-climate = climate
blank-order = player order
blank-special = special
blank-needs = cubes it takes
blank-system = system chromosomes
blank-organs = organs
blank-endosymbionts = endosymbionts
blank-marine = at sea
blank-terrestrial = on land
blank-sides = sides

## Games without rivals

board-goal = Goal:
board-goal-solitaire = at the end both your colours have bionts in macroorganisms of the sea; better still, share one on land.
board-goal-points = { $points } points of both colours together.
board-goal-cooperative = at the end everybody has a macroorganism, and one of them lives on land.
board-npc-long = NPC: a colour that nobody plays. It has one biont and its parasite, which settles on whoever has most for it to take.
