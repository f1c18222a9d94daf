### Bios:Origins: what stands on the map and around it.

## The map

map-title = The World
map-about = { $hexes } Hexes of equal area, { $spots } Spots
map-label = Map of the world
map-needs = A number asks for that stage of
map-ring-white = ring for ice
map-ring-blue = ring for the sea (shelf)
map-ring-orange = ring for desert
map-ring-green = ring for jungle
map-stars = stars: chits at the start
map-catastrophe = catastrophe, and its Epoch
map-ocean = permanent ocean
map-ice = permanent ice
map-land = land Spot
map-water = water Spot
map-start = a colour starts here
map-wrap = one Spot at both edges

## At the terminal

text-now = Turn { $turn }, Epoch { $epoch } · { $player }{ $phase ->
    [challenge] : challenge phase
    [activities] : activities phase
    [footprint] : footprint phase
   *[none] {""}
 }
text-deck = Challenge deck: { $deck }
text-epoch = { $epoch } { $cards }{ $comet ->
    [yes] {" "}+ Comet
   *[no] {""}
 }
text-auction = Challenged: { $challenge }, { $bid ->
    [0] no bid yet
   *[other] { $player } bids { $bid }
 }
text-philosophy = Philosophy: { $space }, { $effect }
text-philosophy-plain = which favours nobody
text-philosophy-favours = which favours { $discipline }
text-philosophy-shuts = which shuts { $discipline }
text-climate = { $climate ->
    [sea] Sea
    [ice] Ice
    [desert] Desert
   *[jungle] Jungle
 }: { $hexes }
text-market = Market (places for 1, 2 and 3 Elders)
text-market-row = { $discipline }: { $ideas } · deck { $deck }
text-lore = Lore: { $count }, on top { $idea }
text-player = { $active ->
    [yes] *
   *[no] {""}
 }{ $player } ({ $species }): { $points } points
text-score = { $discipline } { $points } = chits { $chits } + { $measure ->
    [mysticism] Mysticism
    [urbanization] Cities
   *[diversity] Diversity
 } { $measured } + { $tracks }{ $scored ->
    [no] {" "}(shut)
   *[yes] {""}
 }
text-brain = Brain: emotions { $emotions }, vocabulary { $vocabulary }, Free Will { $will }; Mysticism { $mysticism }, Elders { $elders }, Emissaries { $emissaries }
text-rules = { $discipline } rules; Dissidents { $dissidents } of { $dissents }
text-migrants = Migrants { $count } (pool { $pool }): { $spots }
text-cities = Cities { $count } ({ $left } left): { $cities }
text-idea = Idea { $idea }: { $activities }{ $count ->
    [0] {""}
   *[other] {" "}(Emissaries { $emissaries })
 }
text-foundation = { $discipline }: { $challenge }: { $activities }{ $state ->
    [shut] {" "}(shut by a Dissident)
    [dissent] {" "}(Dissent)
   *[open] {""}
 }
text-help = Elders and Emissaries stand with the first letters of their colours. Foundations stand oldest first, Ideas uppermost first.
