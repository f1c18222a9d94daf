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
map-quake = A catastrophe of Epoch { $epoch }: a challenge that brings it destroys the City in this Hex and the Migrants around it.
map-ocean = permanent ocean
map-ice = permanent ice
map-land = land Spot
map-water = water Spot
map-start = a colour starts here
map-starts = { $land ->
    [0] { $colour } starts here if it lives in the sea.
   *[other] { $colour } starts here.
 }
map-wrap = one Spot at both edges
map-latitudes = Latitude strip
map-latitude = Latitude { $number }: { $climate ->
    [ice] a white die, ice can lie here
    [jungle] a green die, jungle can lie here
   *[none] neither ice nor jungle
 }

## What bars a way on the map

map-fit = The whole world, and back to your own
map-world = World
map-in = Zoom in
map-out = Zoom out
map-shut = Shut: { $beside } beside it. { $opened } opens it.
map-or = {" "}or{" "}
map-opens-sea = maritime 2
map-opens-ocean = maritime 2
map-opens-rim = maritime 2
map-opens-ice = energy 5
map-opens-desert = footprint 3
map-opens-jungle = immunology 4
map-crowd = { $count } live here; your footprint feeds { $limit }
climate-sea = sea
climate-ice = ice
climate-desert = desert
climate-jungle = jungle
climate-ocean = ocean
climate-rim = the edge of the map

## The turn

board-phases = Phases of a turn
board-phase-challenge = Challenge
board-phase-activities = Activities
board-phase-footprint = Footprint
board-order = Order of play
board-set-up = set-up
board-turn-of = turn { $turn }
board-turn-last = { $left ->
    [one] last turn
   *[other] { $left } turns to the end
 }
board-deck = Challenge deck
board-pile = Epoch { $epoch }: { $left } of { $all } challenges left before the Comet
board-epoch = Epoch { $epoch }
board-panes = Parts of the table
board-pane-map = Map
board-pane-mine = Column
board-pane-ledger = Scores

## One's own column

board-own = Your column
board-stock = { $migrants } Migrants in the pool, { $cities } cuboids left
board-columns = Columns
board-column = { $discipline }: { $count ->
    [one] one Foundation
   *[other] { $count } Foundations
 }
board-ladder = The Ruling Class Column, climbed from the bottom
board-placard = species placard
board-foundations = Foundations
board-scan-passed = passed
board-scan-here = now
board-scan-ahead = to come
board-scan-shut = shut by a Dissident
board-chaos = Chaos
board-revolution = revolution
board-fuse = { $free ->
    [0] No Dissident finds a place any more.
    [one] One more Dissident fits.
   *[other] { $free } more Dissidents fit.
 }
board-fuse-turns = Then { $losses ->
    [one] one loss
   *[other] { $losses } losses
 }, { $challenge } turns to { $discipline }{ $ideas ->
    [0] .
    [one] , and one Idea goes to Lore.
   *[other] , and { $ideas } Ideas go to Lore.
 }
board-fuse-falls = Then { $losses ->
    [one] one loss
   *[other] { $losses } losses
 }, and another class rules.
board-elders = Elders
board-emissaries = Emissaries abroad
board-dissents = { $filled } of { $all } Dissents are taken

## The ledger

board-ledger = Scores
board-player = player
board-dissent = rules by, dissent
board-chits = victory chits
board-leads = leads
board-goal = goal: { $goal } points
board-goal-reached = goal reached

## Philosophy

board-philosophy = Philosophy
board-philosophy-threat = { $steps ->
    [0] Now { $disciplines } does not count.
    [one] One step away { $disciplines } would not count.
   *[other] { $steps } steps away a score would not count.
 }
board-space-favours = favours { $discipline } in auctions
board-space-shuts = { $discipline } does not count in the end
board-space-chaos = Chaos for { $activity }
board-space-plain = favours nobody

## Market and Lore

board-market = Market
board-market-takes = To invent it takes:
board-in-deck = { $count } in the deck
board-row = row { $row }
board-row-elders = { $count ->
    [one] Elder
   *[other] Elders
 }
board-lacking = { $count } more
board-ready = ready
board-gap = Gap
board-lore = { $count }: { $idea }
board-lore-deck = Lore (used Ideas)

## Challenges

board-challenge = Challenge
board-no-challenge = No card is being challenged.
board-events = What the card did
board-events-none = Nothing yet.
board-events-log = More than has room here: the log tells it.
board-auction = Auction
board-auction-about = each bids once
board-no-bidder = nobody to bid with
board-bid-most = the most he can bid
board-bids = bids { $bid }
board-bid-up-to = up to { $bid }
board-if-won = What it brings you
board-lies-rules = { $acts ->
    [0] In { $discipline }, your Ruling Class, it can do nothing in this game.
   *[other] In { $discipline } it is one more activity of your Ruling Class.
 }
board-lies-turns = Laid into { $discipline } it makes { $discipline } rule, as a new Foundation always lies in the ruling column: then only that one acts{ $quelled ->
    [0] {""}
    [one] ; one Dissident is quelled at the price of a loss
   *[other] ; { $quelled } Dissidents are quelled, each at the price of a loss
 }{ $ideas ->
    [0] .
    [one] , and one Idea goes to Lore.
   *[other] , and { $ideas } Ideas go to Lore.
 }
board-vain-short = nothing for you now
board-gain = you { $before } → { $after }
board-or = or
board-vain = This would do nothing for you now.
board-religious = religious
board-religious-counts = Mysticism adds to bids: the card is religious.
board-favours = Whoever is ruled by { $discipline } bids one more, for free ({ $space }).
board-unmet = You do not meet its requirement now: without it the card leaves the game.
board-bid-back = The pawns of the winner go back to Free Will.
board-eureka = Eureka
board-needs = to keep it
board-rainbow = Rainbow
board-with-dissent = with a Dissent

## Tableaus and choosing

board-tableaus = Tableaus
board-story = Log

## Cards

board-card-challenge = Challenge Card
board-card-idea = Idea
board-card-comet = Comet
board-card-crown = Crown
board-card-species = Species Placard
board-card-space = Philosophy
board-card-track = Technology
board-card-hex = Hex
board-card-chit = Hex chit
board-cards-challenge = Challenge Cards
board-cards-idea = Ideas
board-cards-comet = Comets
board-cards-crown = Crowns
board-cards-species = Species Placards
board-cards-space = Philosophy
board-cards-track = Technologies
board-cards-hex = Hexes
board-cards-chit = Hex chits
board-activities = activities
board-number = number
board-strikes = strikes with
board-deck-of = deck
board-compares = compares
board-counts-for = counts for
board-rules-first = rules first
board-bonus = gives
board-first-dispersal = once called
board-upper = upper row
board-lower = lower row
board-basic = basic game, from { $environment }
board-favours-row = favours
board-shuts-row = shuts
board-stages = stages
board-free-step = free step at
board-terrain = ground
terrain-ocean = permanent ocean
terrain-shelf = shelf
terrain-continental = continental
trait-epoch = Epoch
trait-discipline = Discipline
trait-ring = Ring
ring-none = none
ring-blue = blue
ring-white = white
ring-orange = orange
ring-green = green
trait-resource = Resource

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

## The tray of Hex chits

laying-title = Hex chits
laying-left = { $count } left
laying-chit = Pick a chit. Both of its sides are shown; what its other side was nobody will see again.
laying-side = Which side lies up?
laying-place = Click the Hex where it goes.
laying-turn = How does it lie? Where two chits meet, a corner is land if one of them says so.
laying-wait = Somebody else lays a chit.
laying-start = start Spot of { $player }

## Fields of cards, in the form of one’s own packs

blank-en = English name
blank-de = German name
blank-number = number
blank-epoch = Epoch
blank-eureka = Eureka
blank-requires = requires
blank-first = first
blank-second = second orientation
blank-discipline = discipline
blank-activities = activities
blank-events = events
blank-religious = religious
blank-rainbow = rainbow
blank-deck = deck
blank-compares = compares
blank-bonus = bonus
blank-culture = culture
blank-politics = politics
blank-industry = industry
blank-upper = upper row
blank-lower = lower row
blank-basic = in the basic game
blank-environment = from environment
blank-arm = arm
blank-favours = favours
blank-shuts = shuts
blank-chaos-if = Chaos for
blank-crisis = crisis
blank-adjacent = adjacent
blank-scores = scores for
blank-stages = stages
blank-bonuses = free step at
blank-at = place
blank-also = other place
blank-terrain = ground
blank-ring = ring
blank-stars = stars
blank-corners = corners
blank-resources = resources
blank-kind = kind
blank-needs = needs
blank-catastrophe = catastrophe
blank-ground = land or water
blank-start = start of
blank-dice = dice
blank-planet = planet
blank-on-face = on face
blank-littoral = littoral side
blank-inland = inland side
