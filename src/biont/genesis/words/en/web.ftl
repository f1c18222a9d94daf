### The table in the browser: pages, buttons, what the server says.

## Start page

web-hero = Make life out of dust
web-hero-about = Four billion years at one table: send bionts to pools, vents and comets, bring a refugium to life, then mutate, steal genes and crawl ashore before the climate ends it all.
web-play-now-about = You are Red; the program plays Blue.
web-strength = Measured in games of two. A beginner, as a program plays one who asks for hints, wins 50 % of 200 against the easy program. Normal wins 85 % of 200 against easy; hard, with 0.2 s an answer, 74 % of 200 against normal; the master, thinking about as long as hard, 61 % of 58 against it.

## Game page

web-setting-plain = Plain words: say what a mutation does after its name
web-setting-first = Go first whenever that is mine to choose
web-setting-discs = Pay with as few catalysts as possible, and take those that I have fewest of
web-setting-own = Never give catalysts away
web-always-first = Always go first
web-always-discs = From now on pay and swap discs for me
web-always-own = Give nothing away
web-lay = Lay { $count } discs: { $places }
web-lay-guards = Lay { $count } discs against oxygen: { $places }
web-lay-on = { $discs } on { $place }
web-lay-guard = against oxygen { $discs } on { $place }
web-instead = Take instead: { $discs }
web-again = Re-roll: { $dice }
web-again-only = Re-roll a { $die } and nothing else
web-a-cube = a { $colour } cube
web-lose = Lose { $pieces }
web-animate-cubes = Organize: { $cubes }
web-spend-discs = Instead give up discs: { $cubes }
web-kill-cubes = Let die: { $cubes }
web-so-many-bionts = { $count } × biont of { $player }
web-lose-cubes = Lose: { $cubes }
web-under-more = { $cards } and { $count } cards more
web-under-many = Lose the { $count } suggested cards{ $organisms ->
    [one] {""}
    [2] {" "}of both organisms
   *[other] {" "}of { $organisms } organisms
 }
web-under = Under the deck: { $cards }
web-bundle-roll-on = Roll on for the others
web-bundle-why-roll-on = The rest rolls now; after that nothing of this can be undone.
web-bundle-roll-all = Roll for all that have not rolled yet
web-bundle-why-roll-all = Each organism has to roll. One after the other does, until you can choose something; then you roll on with the rest.
web-bundle-reroll-errors = Roll all errors again
web-bundle-lose-all = All of them go
web-bundle-why-lose-all = All cards of your organisms that burn go under the deck, in any order.
web-risk-uv = Sunburn (UV { $limits }) among the { $events } events to come{ $comet ->
    [1] , should a comet tear the ozone layer
   *[other] {""}
 }: up to { $cost } of your { $points } points.
web-risk-kept = As things stand: { $risk } A disc laid against that can buy no card.
web-risk-uv-helps = What helps: mutations spread over several organisms, for each keeps its share.
web-risk-uv-helpless = Nothing helps against that; only what lies on an organism’s own card never burns.
web-risk-uv-brief = { $hopeless ->
    [1] { $comet ->
        [1] A comet through the ozone layer
       *[other] A sunburn
     } (UV { $limits }) may cost up to { $cost } of your { $points } points: cards burn, cubes on an organism itself do not
   *[other] { $comet ->
        [1] A comet through the ozone layer
       *[other] A sunburn
     } (UV { $limits }) may cost up to { $cost } of your { $points } points: spread cards over your organisms
 }
web-risk-x-name = heat
web-risk-o2-name = oxygen
web-risk-uv-name = a sunburn
web-risk-x = Heat { $limits } among the { $events } events to come: up to { $cost } of your { $points } points.
web-risk-x-helps = What helps: everything red in an organism, and heat shields.
web-risk-x-brief = Heat { $limits } may cost up to { $cost } of your { $points } points: red cubes and heat shields help
web-risk-o2 = Oxygen { $limits } among the { $events } events to come: up to { $cost } of your { $points } points.
web-risk-o2-helps = What helps: everything green in an organism, oxygen shields, and discs laid on it.
web-risk-o2-brief = Oxygen { $limits } may cost up to { $cost } of your { $points } points: green cubes, shields and discs laid on organisms help
web-risk-smoke-name = what others buy
web-risk-smoke = { $player } can { $verb ->
    [promote] promote
   *[buy] buy
} { $card } for { $name }{ $yours ->
    [1] , with your discs
   *[other] {""}
}: its oxygen ({ $strength }) would cost up to { $cost } of your { $points } points.
web-risk-smoke-helps = What helps: take that card yourself, leave no discs for it, or green cubes, shields and discs on whom it would harm.
web-risk-smoke-brief = Oxygen of a card that { $player } can { $verb ->
    [promote] promote
   *[buy] buy
}{ $yours ->
    [1] { " " }with your discs
   *[other] {""}
} may cost up to { $cost } of your { $points } points
web-fact-smoke-cleared = Else { $player } can { $verb ->
    [promote] promote
   *[buy] buy
} { $card } for { $name }{ $yours ->
    [1] , with your discs
   *[other] {""}
}: that oxygen would cost you up to { $cost } points{ $then ->
    [0] .
   *[other] , then { $then }.
}
web-brings-red = earns more, stands heat
web-brings-yellow = re-rolls a die
web-brings-green = stands oxygen, one more biont
web-brings-blue = repairs an error
web-brings-buy = a cube more: one point
web-brings-promote = the second cube of the card: one point
web-brings-buy-guest = a cube more: a point for { $player }
web-brings-promote-guest = the second cube of the card: a point for { $player }
web-brings-kill-cube = leaves you its catalyst
web-brings-kill-cube-shared = its catalyst goes to { $player }
web-brings-lose-card = its last cube: the card goes too
web-brings-lose-plus = the card falls back to its first side
web-brings-kill-biont = goes home, a catalyst as comfort
web-brings-call-vote = everybody votes in secret
web-brings-gaia = if all do, the game goes on and everybody pays
web-brings-medea = the game ends, and half of your points are lost
web-means-animate-red = Red makes every rolled 1 earn more.
web-means-animate-yellow = Yellow lets you re-roll a die.
web-means-animate-green = Green lets one more of your bionts work at once.
web-means-animate-green-shield = Green will shield from oxygen whoever lives here then.
web-means-animate-blue = A blue cube repairs an error in every Darwin roll.
web-means-kill-cube = It leaves a catalyst of its colour.
web-means-kill-biont = It goes home with a catalyst.
web-means-antioxidant = A disc there can go in place of a piece when oxygen strikes.
web-means-vitamin = It stops an oxygen each time; it can also go in place of a piece.
web-means-stand-safe = As the dice lie, no error costs you anything.
web-means-keep = What stays in the pool can still pay for a purchase.
web-means-hoard = Nothing of yours lives that your discs could buy for; they stay for later.
web-means-enzyme-claim = Like a biont it counts for you: who has most of his colour there rolls and gets the life, and others may still come.
web-means-hoard-hope = Should a place of yours come alive this turn, what you keep can buy for it at once.
web-means-hoard-tie = No life of yours can come of it any more; discs left over only break a tie.
web-means-rest = What you could still move is better off where it is.
web-means-save = Nothing on offer is worth its price; what you keep can pay next turn.
web-means-last = No turn comes after this one: what counts is its point.
web-means-no-biont = None of your bionts can go anywhere now; discs can still pay for a purchase.
web-means-over = Nothing on offer brings you another point.
web-means-sold-out = Nothing more can be bought here (each biont buys once a turn); where another of yours may buy, you are asked next.
web-means-refuse = You keep what it would take.
web-means-own = It serves you better in your own pool.
web-means-substitute = For two that found no room you get one that does; else they are lost.
web-means-roll-for = Each of them has to roll; the order hardly matters.
web-means-assign = Only where you have a biont can life become yours.
web-means-enzyme = A face whose slot is covered kills nothing there.
web-means-hgt = It is of more use there.
web-means-wait = Cubes that are not organized would be lost; they can still come alive.
web-means-pay = Of all that you could pay with, you will miss it least.
web-means-attach = The cubes that it takes from the host score for you.
web-means-steal = It counts for the parasite now, and no longer for the host.
web-means-second = A second biont is worth a point, and can buy something too.
web-means-enough = The other biont is of more use elsewhere.
web-means-from = You will miss it least there.
web-means-reroll = As it lies it earns nothing; rolled again it may, and an error would be repaired.
web-means-reroll-risk = As it lies it does no harm; rolled again it is an error one time in { $lowest ->
    [5] three
   *[other] six
 }, which costs a piece.
web-means-reroll-repaired = A repaired error that is rolled again can still earn, and do no worse.
web-means-reroll-error = An error that no blue cube repairs costs a piece; rolled again it does no harm { $lowest ->
    [5] two times in three
   *[other] five times in six
 }.
web-means-first = You act before the others do; “Always go first” spares you the question.
web-means-award = You may not keep it yourself; there it does you least harm.
web-means-gain = Of these colours you need it most.
web-means-loss = Of all these you will miss it least.
web-means-spend-disc = It goes in place of a piece.
web-means-cancel = It cancels an error.
web-means-sex = The next card may suit you better; changing it costs nothing.
web-means-call-vote = Without a vote the world ends with this turn.
web-means-gaia = Should somebody vote for Medea, you keep all your points.
web-means-no-vote = Then the world ends with this turn, and nobody pays to save it.
web-means-medea = The world ends with this turn, which costs you half of your points.
web-fact-left = { $count ->
    [0] No other { $colour } catalyst is left then.
    [one] One { $colour } catalyst is left then.
   *[other] { $count } { $colour } catalysts are left then.
 }
web-fact-cheap = It takes only one catalyst.
web-fact-abilities = Its use: { $icons }.
web-use-heat-shield = one heat more does no harm
web-use-o2-shield = one oxygen more does no harm
web-use-immunology = you choose what is lost
web-use-spore = it reaches all rows
web-use-hgt = a biont a turn may move house
web-use-fission = from the next turn on it buys twice
web-use-nucleus = any colour pays for it
web-use-sex = a card on offer may be changed
web-use-red-queen = from now on a purchase can be an arms race, which may win back what parasites took
web-use-red-queen-more = one Red Queen more; an arms race needs more of them than its target has
web-use-red-queen-host = an arms race takes a cube from its host
web-use-dna = a 5 is no error
web-use-uv-shield = a card more survives a sunburn
web-use-cancer-shield = it withstands cancer
web-use-drought-shield = it withstands drought
web-fact-oxygen = { $events ->
    [one] One event that may still come brings
   *[other] { $events } events that may still come bring
 } more oxygen than { $name } stands.
web-fact-smoke = Its oxygen ({ $strength }) strikes { $names }, nothing of yours.
web-fact-smoke-taken = Its oxygen ({ $strength }) strikes { $names }; a card whose last cube a parasite holds goes with it.
web-fact-guard = { $danger ->
    [x] Heat
    [o2] Oxygen
   *[uv] A sunburn
} can then cost you at most { $cost ->
    [one] a point
   *[other] { $cost } points
}, now { $was }.
web-fact-guard-from = { $danger ->
    [x] Heat
   *[o2] Oxygen
} then harms you only from { $low } on, now from { $was }.
web-fact-viable = { $bionts ->
    [one] As a bacterium it survives its first Darwin roll with { $chance }, and the biont buys a card a turn.
   *[other] As a bacterium it survives its first Darwin roll with { $chance }, and each biont buys a card a turn.
}
web-fact-promise = With all that you can still bring there, life is { $chance } likely.
web-fact-still-due = Heat and oxygen of this turn, which still strike, then take { $cost ->
    [0] nothing
    [one] one piece
   *[other] { $cost } pieces
} of yours, otherwise up to { $most }.
web-fact-due = The doubles can still bring life.
web-fact-room = No sunburn that may come takes it there: { $name } has room.
web-fact-wakes = As they lie, { $count ->
    [one] a cube wakes
   *[other] { $count } cubes wake
 } for certain: more dice next turn.
web-fact-alike = Three errors alike stay, which earn a disc.
web-fact-barren = { $left ->
    [none] Kept, they leave nothing alive; a second roll may.
    [biont] Kept, they bring no life and leave the biont alone; a second roll may do more.
   *[life] Kept, they leave the biont alone, which as a bacterium survives its first Darwin roll with only { $chance }; a second roll may wake more.
 }
web-fact-stays = { $count ->
    [one] One piece stays alive
   *[other] { $count } pieces stay alive
 } and, as a bacterium, { $count ->
    [one] survives
   *[other] survive
 } the first Darwin roll with { $chance }.
web-fact-lasting = It brings { $points ->
    [one] a point
   *[other] { $points } points
 }, and comes through its first Darwin roll with { $chance }{ $whole ->
    [none] {""}
   *[other] , without any loss with { $whole }
 }.
web-fact-doomed = { $count ->
    [one] One piece dies
   *[other] { $count } pieces die
 } right after that: a cube can go in place of a biont.
web-fact-all-die = All that is there dies right after that.
web-fact-frail = As a bacterium it would come through its first Darwin roll with { $chance }.
web-fact-first = The first { $colour } cube of { $name }.
web-fact-with-it = { $card } goes with it.
web-fact-kept = What stays: { $cubes }.
web-fact-steady = { $due ->
    [1] If it goes, its
   *[other] Were this the last loss, its
 } next Darwin roll does no harm with { $chance }; if another cube goes, with { $others } at most.
web-fact-shielded = It shields from no event that may still come; others do.
web-fact-keeps = { $name } keeps { $cards }.
web-fact-burnt-next = But ultraviolet { $limit } follows in the same turn and burns { $limit ->
    [0] them all
   *[other] all but { $limit } of them
 } anyway.
web-fact-no-card = { $name } keeps no card.
web-fact-none = Nothing that lives stays there.
web-fact-bionts = { $count ->
    [one] a biont of { $player } (two dice)
   *[other] { $count } bionts of { $player } (two dice each)
 }
web-fact-worth = { $count ->
    [0] No ability goes with it.
    [one] One ability goes with it.
   *[other] { $count } abilities go with it.
 }
web-odds-unharmed = { $owner }’s { $name } loses nothing in its Darwin roll: { $chance }
web-odds-survives = { $owner }’s { $name } survives its Darwin roll: { $chance }
web-odds-alive = { $name } can become { $owner }’s bacterium with the next roll: { $chance }
web-odds-alive-due = { $name } can become a bacterium of { $owner }: { $chance }
web-odds-guest = Your biont there is a point for you once { $name } is a bacterium of { $owner }: { $chance }
web-odds-more = { $now }, up from { $was }
web-odds-less = { $now }, down from { $was }
web-odds-left = { $note }, but { $chance } if { $player } { $count ->
    [one] leaves
   *[other] leave
 } the place
web-odds-unless = { $note } – unless { $how ->
    [tie] { $player } adds a biont there: at a tie { $player } rolls
    [ahead] { $player } adds a biont there: who has more of his colour rolls
   *[more] { $player } { $count ->
        [one] brings
       *[other] bring
    } enough there to roll instead
 }
web-odds-safe = { $note }, and { $player } { $count ->
    [one] is
   *[other] are
 } no longer able to outnumber you there
web-odds-other = { $now }; without it { $owner }’s: { $was }

## What every die of a roll means

web-die-life = { $count ->
    [one] wakes a cube
   *[other] may wake a cube each
 }
web-die-manna = { $count ->
    [one] kills a piece
   *[other] kill a piece each
 }
web-die-enzyme = { $count ->
    [one] kills an enzyme (round die)
   *[other] kill an enzyme each (round die)
 }
web-die-enzyme-few = { $enzymes ->
    [one] kill the only enzyme (round die)
   *[other] kill { $enzymes } enzymes (round die)
 }
web-die-both-few = { $enzymes ->
    [one] kill a piece each, and the only enzyme
   *[other] kill a piece each, and { $enzymes } enzymes
 }
web-die-both = { $count ->
    [one] kills a piece and an enzyme
   *[other] kill a piece and an enzyme each
 }
web-die-and = { $first } and { $second }
web-die-nothing = nothing
web-die-nothing-dna = nothing (a 5 is no error with DNA)
web-die-doubles = doubles: life, if a piece stays alive
web-die-also = { $text }; { $more }
web-die-food = food: catalysts
web-die-food-host = food: catalysts for its host
web-die-unfed = food, but nothing red to use it
web-die-error = { $count ->
    [one] one error
   *[other] { $count } errors
 }{ $repaired ->
    [0] {""}
   *[other] , { $repaired } repaired
 }
web-die-triple = three of a kind: a catalyst more
web-warn-extinct = { $name } would be extinct: its last biont would be gone.
web-warn-guest-next = { $guest } ({ $player }) buys next then, with your discs{ $waits ->
    [1] , before your other organisms.
   *[other] .
}
web-warn-moves-in = The biont of { $player } lives on in { $name }, and buys there with your discs.
web-warn-consent = { $player } may refuse, for { $name } has no more Red Queens than its target.
web-warn-passes = { $name } would fall to { $player }: no biont of yours would be left in it.
web-warn-reverts = { $name } would be a bacterium again.
web-warn-abandoned = You would leave { $name } with { $cubes ->
    [0] {""}
    [one] one organized cube
   *[other] { $cubes } organized cubes
 }{ $both ->
    [yes] {" and "}
   *[no] {""}
 }{ $enzymes ->
    [0] {""}
    [one] one enzyme
   *[other] { $enzymes } enzymes
 } for whoever comes next.
web-warn-points = That costs you { $points ->
    [one] a victory point
   *[other] { $points } victory points
 }.
web-warn-for-another = You are a guest in { $name }: the cube is a point for { $player }, not for you.
web-warn-twice = { $name } has this already: { $icons }. What it adds is the cube.
web-warn-banned = The beginners’ bans leave nothing to do for: { $icons }. Only the cube counts.
web-warn-late = No turn is left to use it in: { $icons }. Only the cube counts.
web-warn-gives-up = { $name } gives this up for the other side of the card: { $icons }.
web-warn-smoke = The pollution strikes your own { $name } too: { $losses ->
    [one] it loses a piece
   *[other] it loses { $losses } pieces
 }, unless antioxidants lie on it.
web-warn-host-falls = Its host { $host } is weak: { $falls ->
    [one] an event
   *[other] { $falls } events
 } of the { $unseen } to come would kill it, and { $name } with it.
web-warn-sunburn = { $comet ->
    [1] A comet through the ozone layer
   *[other] { $burning ->
        [one] A sunburn (UV)
       *[other] { $burning } sunburns (UV)
    }
} may still burn the card. Yet cards are points, discs are not.
web-warn-enzymes = { $count ->
    [one] Its enzyme is used up.
   *[other] Its { $count } enzymes are used up.
 }
web-warn-smoke-host = The oxygen kills the host of your { $name }, and { $name } dies with it.
web-warn-fee = Coming here costs a disc, elsewhere nothing.
web-warn-dear = Two { $colour } catalysts where one { $one } one would do.
web-warn-enzyme-alone = No biont of yours is on { $name } or can go there now. The enzyme will serve whoever comes.
web-warn-enzyme-guards = The next { $face } on { $name } kills only an enzyme: covering it makes life there no likelier.
web-warn-antioxidant-enough = { $name } stands four oxygen already, and more hardly ever comes at once.
web-warn-antioxidant-late = No event will come any more; only pollution could still harm { $name }.
web-warn-idle-biont = A biont of yours could still go to a refugium.
web-warn-last-purchase = This is the last turn: one more purchase is one more point, catalysts left over only break a tie.
web-warn-errors = { $errors ->
    [one] One error is not cancelled: { $name } loses a piece.
   *[other] { $errors } errors are not cancelled: { $name } loses as many pieces.
 }

## Plain words

web-plain-name = { $molecule } ({ $effect })
web-plain-heat-shield = heat shield
web-plain-o2-shield = oxygen shield
web-plain-immunology = choose losses
web-plain-spore = reach all rows
web-plain-hgt = move between cells
web-plain-fission = buys twice
web-plain-nucleus = pay any colour
web-plain-sex = new cards
web-plain-red-queen = arms race with parasites
web-plain-pollution = poisons neighbours
web-plain-dna = fewer errors
web-plain-uv-shield = UV shield
web-plain-cancer-shield = cancer shield
web-plain-drought-shield = drought shield

## Rules and aid

web-search-hint = E2a, parasite, catalyst …

# A card that an answer is about, in words.
web-card-now = { $name }: { $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } cube, { $abilities }.
web-card-later = Promoted it is { $name }: { $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } cube, { $abilities }.
web-card-plain = no ability

## What has just happened, a line for each thing

web-recap-line = { $name }: { $what }
web-recap-dice = { $name } { $dice }
web-recap-more = { $count ->
    [one] One thing more stands under “What happened”.
   *[other] { $count } things more stand under “What happened”.
 }
web-recap-several = Your { $count } organisms
web-recap-event = The event
web-recap-arrived = { $count ->
    [one] new place ({ $places })
   *[other] new places ({ $places })
 }
web-recap-ozone = an ozone layer forms and stops ultraviolet
web-recap-ozone-holds = the ozone layer stops the ultraviolet
web-recap-ozone-torn = the comet has torn the ozone layer: this turn ultraviolet comes through
web-recap-roiled = new top cards ({ $rows })
web-recap-first = by this card { $player } goes first
web-recap-wanton = { $player }, the most wanton, goes first
web-recap-assigns-nothing = { $player } assigns nothing.
web-recap-guests = { $count ->
    [one] a biont of { $player } lives in it: a point for { $player }
   *[other] { $count } bionts of { $player } live in it: { $count } points for { $player }
 }
web-recap-spared = nothing of yours is lost
web-recap-unharmed = nothing lost
web-recap-unharmed-dna = nothing lost (with DNA a 5 is no error)
web-recap-dna = with DNA a 5 is no error
web-recap-again = { $before } → { $after }
web-recap-rolls = { $player } rolls { $dice }
web-recap-rolls-shared = { $what } for it ({ $why })
web-recap-why = more of its colour there, or first on the card
web-recap-why-more = { $own ->
    [yes] { $count } of yours count there: bionts, enzymes, awake cubes; { $number } of { $rival }
   *[no] { $count } of { $player } count there: bionts, enzymes, awake cubes; { $number } of yours
 }
web-recap-why-tie = { $own ->
    [yes] { $count } of each colour there; yours comes first on the card
   *[no] { $count } of each colour there; { $player } comes first on the card
 }
web-recap-rolls-again = all once more, as a place of { $player }’s colour allows: { $dice }
web-recap-dead-doubles = doubles, but no biont is left there
web-recap-lifeless-doubles = doubles, but { $player } waits and makes no bacterium of it yet
web-recap-wakes = a { $colour } cube wakes
web-recap-dies = a { $colour } cube dies
web-recap-enzyme = the { $colour } enzyme is used up
web-recap-smitten = the event takes a { $colour } cube
web-recap-deserted = the place is gone
web-recap-home = a biont of { $player } goes back to the pool
web-recap-life = { $own ->
    [yes] your new bacterium lives
   *[no] a new bacterium of { $player }
 }{ $ours ->
    [0] {""}
    [one] , with a biont of yours: a point for you
   *[other] , with { $ours } bionts of yours: { $ours } points for you
 }
web-recap-gain = +{ $count } { $colour }
web-recap-consoled = that leaves you +{ $count } { $colour }
web-recap-awarded = its disc goes to { $player } (on a shared place who rolls keeps none)
web-recap-award-comes = { $player } takes the { $count ->
    [one] disc of the cube
   *[other] discs of the cubes
 } (+{ $count } { $colour })
web-recap-gain-of = that leaves { $player } +{ $count } { $colour }
web-recap-swap = { $discs } for { $count } without room
web-recap-forfeited = { $count ->
    [one] one disc more had no room (six of a colour is the most)
   *[other] { $count } discs more had no room (six of a colour is the most)
 }
web-recap-pool = Your pool
web-recap-feeds-other = what it eats feeds its host: { $player } +{ $count } { $colour }
web-recap-feeds = what it eats feeds you: { $what }
web-recap-earned = { $what } ({ $count } in all)
web-recap-errors = { $errors ->
    [one] one error
   *[other] { $errors } errors
 }{ $repaired ->
    [0] {""}
   *[other] , { $repaired } repaired
 }
web-recap-uv = { $count ->
    [0] sunburn, no mutation stays
    [one] sunburn, only one mutation stays
   *[other] sunburn, only { $count } mutations stay
 }{ $robbed ->
    [yes] , cards with stolen cubes go last
   *[no] {""}
 }
web-recap-heat = heat { $number }, shield { $shield }
web-recap-oxygen = oxygen { $number }, shield { $shield }
web-recap-cube = a { $colour } cube lost
web-recap-cube-of = { $cube } lost
web-recap-tier-card = cubes of cards go first
web-recap-tier-cube = no card to lose: then cubes, bionts last
web-recap-tier-biont = nothing but bionts is left
web-recap-demoted = now { $card } again
web-recap-slot = a cube lost that it had taken
web-recap-card = { $card } lost
web-recap-loot = loses the cube it took from { $card }
web-recap-with-it = loses the stolen last cube of { $card }: the card goes too
web-recap-biont = a biont of { $player } dies
web-recap-given-up = { $any ->
    [yes] { $owner } may pick any piece (choose losses) and
   *[no] { $owner } owns it, picks and
 } gives up a biont of { $player }
web-recap-disc = a { $colour } disc goes instead
web-recap-extinct = { $name } ({ $player }) dies out
web-recap-so-chosen = { $player } chose its biont
web-recap-fate-host = with its host
web-recap-fate-supplanted = it found no other host
web-recap-fate-abandoned = its last biont left
web-recap-own-purchase = Bought
web-recap-bought = { $card } for { $organism }
web-recap-promoted = { $card } becomes { $back }
web-recap-for-host = { $what } (a point for { $player })
web-recap-polluted = poisons the air (oxygen { $number })
web-recap-yours = Guests have spent discs of yours
web-recap-spent-for = { $discs } ({ $what })
web-recap-arms-race = arms race
web-recap-comes = a biont of { $player } comes
web-recap-fee = { $what }: it costs a disc to come here
web-recap-roller = { $own ->
    [yes] you still roll there ({ $why })
   *[no] { $player } rolls there now ({ $why })
 }
web-recap-comes-from = a biont of { $player } comes { $where }
web-recap-turned = its biont comes { $where }
web-recap-guarded = { $player } lays a { $colour } enzyme
web-recap-sex = another card on top ({ $row }) by the sex of { $organism }
web-recap-blocked = a biont of { $player } is kept out
web-recap-left = a biont of { $player } moves { $where }
web-recap-clings = clings to { $host }{ $count ->
    [2] {" "}with two bionts
   *[other] {""}
 }
web-recap-takes = takes { $cubes }
web-recap-retakes = arms race (Red Queen), wins back { $taken } from { $victim }
web-recap-robs = arms race (Red Queen), takes { $taken } from { $victim }
web-recap-refused = arms race (Red Queen), may not strike at { $victim }
web-recap-of-player = a biont of { $player }
web-recap-price = { $what } (−{ $count } { $colour }{ $count ->
    [2] {", "}as two stand for one of another colour
   *[other] {""}
 })
web-recap-price-of = { $what } (−{ $count } { $colour } of { $player })
web-recap-rest = { $count } more under “What happened”
web-recap-rest-also = { $count ->
    [one] one more in the log
   *[other] { $count } more in the log
 }
web-recap-rest-lost = { $count } more lost
web-recap-shielded = a { $colour } disc lies on it and can go in place of a piece when oxygen strikes
web-recap-vitamin = a { $colour } disc lies on it: its oxygen shield grows by one
web-recap-gives = a { $colour } disc goes to { $player }
web-recap-gets = a { $colour } disc from { $player }
web-recap-went-enzyme = { $count ->
    [one] its enzyme is used up
   *[other] its { $count } enzymes are used up
 }
web-recap-went-disc = { $count ->
    [one] the disc on it is gone
   *[other] the { $count } discs on it are gone
 }
web-recap-nothing-woke = nothing comes of it
web-recap-falls = belongs to { $player } now
web-recap-heat-struck = heat
web-recap-oxygen-struck = oxygen
web-recap-sunburn = sunburn
web-recap-lifeless = You have no organism: nothing to roll for survival, nothing to buy for
web-recap-placed = { $count ->
    [one] Nothing to assign: only one of your bionts may stand on places now; green counts in an organism
   *[other] Nothing to assign: only { $count } of your bionts may stand on places now; green in an organism lets more
 }
web-recap-lifeless-guest = You have no organism of your own: nothing to roll for survival; a guest buys for its host
web-recap-idle = Nothing that you could assign
web-recap-all-bought = that ends your purchases: each biont has bought, or your discs pay for nothing else on offer
web-recap-all-spent-by-guests = that ends your purchases: guests have spent the rest of your discs
web-recap-all-spent = that ends your purchases: no disc is left
web-recap-unpaid = Nothing that you could buy
