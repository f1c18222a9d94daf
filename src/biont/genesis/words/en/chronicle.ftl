### The chronicle: a game retold as a natural history. Past tense; messages that end in a number are variants.

## Page

chronicle-title = A natural history
chronicle-kicker = Chronicle of a game of Bios:Genesis
chronicle-tree = The tree of life
chronicle-timeline = The ages
chronicle-story = The story
chronicle-score = The reckoning
chronicle-chart = Victory points
chronicle-chart-label = Victory points of each player at the end of each turn
chronicle-turn = Turn { $turn }
chronicle-warm = warm
chronicle-cool = cold
chronicle-total = Total
chronicle-kind = Points for
chronicle-rule = Rule
chronicle-unfinished = The story is not over yet.
chronicle-before = Nothing has happened yet: the first turn is still to come.
chronicle-no-life = No organism has come to be so far.
chronicle-lead-in = { $turns ->
    [one] One turn
   *[other] { $turns } turns
 }, { $lives ->
    [0] and no organism.
    [one] one organism, { $living ->
        [0] which died out.
       *[other] which is alive at the end.
     }
   *[other] { $lives } organisms, { $living ->
        [0] none of them alive at the end.
        [one] one of them alive at the end.
       *[other] { $living } of them alive at the end.
     }
 }

## Names

chronicle-owned = { $npc ->
    [yes] { $organism } of { $player }
   *[no] { $player }’s { $organism }
 }
chronicle-with-parasites = { $organism } with { $parasites } on it
in-refugium = in
chronicle-place-cosmic = in the cosmos
chronicle-place-ocean = in the ocean
chronicle-place-coastal = on the coasts
chronicle-place-continent = on the continents
chronicle-number = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
 }

## Causes: as the subject of a sentence, and as what something is done with

chronicle-by-heat = the heat
chronicle-by-oxygen = the oxygen
chronicle-by-uv = ultraviolet light
chronicle-by-cancer = cancer
chronicle-by-drought = the drought
chronicle-by-gaia = the price of averting doom
chronicle-by-errors = copying errors
chronicle-by-pollution = pollution
chronicle-by-host = the fall of the host
chronicle-by-queen = the arms race
chronicle-by-crowding = the crowd
chronicle-by-chimera = the merging of two bodies
chronicle-by-fate = misfortune
chronicle-with-heat = the heat
chronicle-with-oxygen = the oxygen
chronicle-with-uv = the ultraviolet light

## The world

chronicle-opened-0 = { $count ->
    [one] A new refugium
   *[other] New refugia
 } opened: { $places }.
chronicle-opened-1 = Chemistry found { $count ->
    [one] a new home
   *[other] new homes
 }: { $places }.
chronicle-opened-2 = There was { $count ->
    [one] one more shelter
   *[other] more shelter
 } now for whatever might come alive: { $places }.
chronicle-opened-at = { $refugia } { $place }
chronicle-deserted-0 = The last manna { $refugia } was gone.
chronicle-deserted-1 = Nothing would ever live { $refugia } now.
chronicle-warmer-0 = The world grew warm.
chronicle-warmer-1 = The ice drew back.
chronicle-warmer-2 = Warmth returned.
chronicle-cooler-0 = The world turned cold.
chronicle-cooler-1 = Frost crept over the seas.
chronicle-cooler-2 = It grew cold again.
chronicle-waterworld-begins = The continents drowned in a tropical sea.
chronicle-waterworld-ends = The land rose out of the water again.
chronicle-ozone = High above, a layer of ozone formed.
chronicle-ozone-holds = The ozone layer held the ultraviolet light off.
chronicle-ozone-torn = The comet tore the ozone layer, and ultraviolet light came through.
chronicle-oxygen-crisis = The Age of Oxygen had begun.
chronicle-averted-0 = { $armageddon ->
    [greenhouse] A runaway greenhouse
   *[snowball] A snowball earth
 } was upon the world, but { $player } called on Gaia, and all of life paid to avert it.
chronicle-averted-1 = Once more doom was near ({ $armageddon ->
    [greenhouse] a greenhouse
   *[snowball] ice
 } this time); { $player } asked for Gaia’s mercy and got it, at a price.
chronicle-doomed-0 = { $armageddon ->
    [greenhouse] The greenhouse ran away
   *[snowball] The earth froze over
 }, and nothing could stop it any more: this was the last turn.
chronicle-betrayed-0 = { $player } called on Gaia, but { $others } stood with Medea. { $armageddon ->
    [greenhouse] The greenhouse ran away
   *[snowball] The earth froze over
 }: this was the last turn.

## Losses

chronicle-coped-0 = Everybody coped with { $cause }.
chronicle-coped-1 = No harm came of { $cause }.
chronicle-killed-0 = { $cause } killed { $dead }.
chronicle-killed-1 = { $cause } wiped out { $dead }.
chronicle-killed-2 = { $cause } left nothing of { $dead }.
chronicle-hurt-0 = { $cause } cost { $victims } { $count ->
    [one] a chromosome
   *[other] { $number } chromosomes
 }.
chronicle-hurt-1 = { $cause } took { $count ->
    [one] a chromosome
   *[other] { $number } chromosomes
 } from { $victims }.
chronicle-survived-0 = { $victims } escaped with losses.
chronicle-survived-1 = { $victims } lived on, diminished.
chronicle-burnt-0 = { $cause } burnt { $losses }.
chronicle-burnt-organs = organs
chronicle-burnt-out = { $mutations } out of { $organism }
chronicle-hostless-0 = There was no other host for { $dead }.
chronicle-abandoned-0 = Nobody stayed, and that was the end of { $dead }.
chronicle-reverted-0 = { $cause } left nothing of { $macro } but { $organism }.

## Genes and parasites

chronicle-docks-0 = { $player } set { $parasite } on { $host }.
chronicle-docks-1 = { $player } made { $parasite } a parasite of { $host }.
chronicle-docks-2 = { $host } had to live with { $parasite } from { $player } now.
chronicle-supplants-0 = With { $parasite }, { $player } drove the old parasite off { $host }.
chronicle-moves-0 = { $parasite } moved over to { $host }.
chronicle-gene-0 = { $player } carried genes out of { $organism } into { $target }.
chronicle-gene-1 = Genes of { $player } jumped from { $organism } to { $target }.
chronicle-spreads-0 = Genes of { $player } left { $organism } and settled { $refugium }.

## Births

chronicle-birth-first = And then there was life: { $refugium }, { $player } awoke { $organism }.
chronicle-birth-0 = { $player } made life { $refugium }: { $organism }.
chronicle-birth-1 = Life stirred { $refugium }, and { $player } had { $organism }.
chronicle-birth-2 = { $player } raised { $organism } { $refugium }.
chronicle-descent-0 = Its genes had come from { $ancestors }.
chronicle-stillborn-0 = Bionts perished { $refugia } before anything could live.
chronicle-stillborn-1 = Chemistry failed { $refugia }: bionts fell apart.
chronicle-hopes-0 = { $players } waited for life { $refugia }.
chronicle-hopes-1 = { $players } hoped for life { $refugia }.

## Growth

chronicle-mutation-0 = { $player } equipped { $organism } with { $mutations }.
chronicle-mutation-1 = { $player } tried { $mutations } in { $organism }.
chronicle-mutations-0 = Evolution went on: { $changes }.
chronicle-mutations-1 = There was something new in many genes: { $changes }.
chronicle-mutations-2 = Genes were copied with a difference: { $changes }.
chronicle-mutations-in = { $mutations } in { $organism }
chronicle-promotion-0 = { $player } refined { $changes }.
chronicle-promotion-1 = { $player } developed { $changes }.
chronicle-promotion-of = { $old } of { $organism } into { $new }
chronicle-pollution-0 = { $polluters } breathed out oxygen { $place }.
chronicle-growth-first = For the first time a body of many cells took shape: { $player } let { $organism } grow into { $macro }.
chronicle-growth-0 = { $player } let { $organism } grow into { $macro }.
chronicle-assimilated-0 = { $host } took { $parasite } in for good.
chronicle-endosymbiont-0 = Bionts of { $players } stayed inside { $organism } as endosymbionts.
chronicle-organ-0 = { $count ->
    [one] A new organ
   *[other] New organs
 } formed in { $organism }.
chronicle-organ-1 = { $count ->
    [one] An organ
   *[other] Organs
 } grew in { $organism }.
chronicle-landfall-first = And then a creature left the sea: { $player } led { $macro } ashore, from now on { $land }.
chronicle-landfall-0 = { $player } led { $macro } ashore, from now on { $land }.
chronicle-level-0 = { $habitat ->
    [sea] In the sea
   *[land] On land
 } { $organism } took the place of the { $level ->
    [herbivore] herbivore
   *[carnivore] carnivore
 }.
chronicle-queen-0 = An arms race raged between { $organism } and { $target }.
chronicle-commandeered-0 = { $player } took { $organism } over.
chronicle-outlived-0 = Over the remains of { $host }, { $macro } lived on.

## The turn as a whole

chronicle-lead-0 = { $player } was ahead now with { $points ->
    [one] one point
   *[other] { $points } points
 }.
chronicle-lead-1 = With { $points ->
    [one] one point
   *[other] { $points } points
 }, { $player } took the lead.
chronicle-lifeless-0 = Nothing was left alive.
chronicle-lifeless-1 = Once more the world was without life.
chronicle-empty-0 = The world lay empty.
chronicle-empty-1 = Nothing lived to see it.
chronicle-quiet-0 = Nothing stirred.
chronicle-quiet-1 = It was a quiet age.
chronicle-quiet-2 = The rocks kept their secrets.
chronicle-quiet-3 = Life held its breath.

## The tree

chronicle-tree-label = Tree of life of this game: time runs to the right, one lane for each organism
chronicle-lane = { $organism }, { $player }, turns { $born } to { $died }: { $cause }
chronicle-lane-living = { $organism }, { $player }, since turn { $born }, alive
chronicle-mark-refugium = Refugium { $refugium }, since turn { $turn }
chronicle-mark-birth = Turn { $turn }: { $player } creates { $organism } { $refugium }
chronicle-mark-docks = Turn { $turn }: { $parasite } settles on { $host }
chronicle-mark-moves = Turn { $turn }: { $parasite } moves over to { $host }
chronicle-mark-gene = Turn { $turn }: genes of { $player } go from { $organism } to { $target }
chronicle-mark-descent = Turn { $turn }: { $organism } has genes of { $ancestor }
chronicle-mark-assimilated = Turn { $turn }: { $parasite } dissolves in { $host }
chronicle-mark-mutation = Turn { $turn }: { $mutation }
chronicle-mark-promotion = Turn { $turn }: { $old } becomes { $new }
chronicle-mark-growth = Turn { $turn }: { $macro }, a macroorganism
chronicle-mark-landfall = Turn { $turn }: ashore as { $land }
chronicle-mark-endosymbiont = Turn { $turn }: endosymbiont of { $player }
chronicle-mark-commandeered = Turn { $turn }: { $player } takes over
chronicle-mark-reverted = Turn { $turn }: back to { $organism } ({ $cause })
chronicle-mark-queen = Turn { $turn }: Red Queen, { $organism } against { $target }
chronicle-mark-extinct = Turn { $turn }: { $organism } dies ({ $cause })
chronicle-mark-alive = alive
chronicle-mark-size = Its width is its number of chromosomes.

chronicle-legend-birth = life out of a refugium
chronicle-legend-size = width: chromosomes
chronicle-legend-docks = parasite docks
chronicle-legend-gene = genes exchanged
chronicle-legend-mutation = mutation
chronicle-legend-promotion = promotion
chronicle-legend-endosymbiont = endosymbiont
chronicle-legend-growth = macroorganism
chronicle-legend-landfall = landfall
chronicle-legend-queen = Red Queen
chronicle-legend-commandeered = taken over
chronicle-legend-alive = alive
chronicle-death-heat = heat
chronicle-death-oxygen = oxygen
chronicle-death-uv = ultraviolet light
chronicle-death-cancer = cancer
chronicle-death-drought = drought
chronicle-death-gaia = price of averting Armageddon
chronicle-death-errors = copying errors
chronicle-death-pollution = pollution
chronicle-death-host = died with its host
chronicle-death-supplanted = driven off, no new host
chronicle-death-abandoned = abandoned
chronicle-death-queen = Red Queen
chronicle-death-crowding = overcrowding
chronicle-death-chimera = merged
chronicle-death-assimilated = dissolved in its host
chronicle-death-fate = extinct
