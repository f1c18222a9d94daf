### Learning: the guide of a first game, and lessons.

learn-guided-about = You are Red, against an easy program. The guide explains each idea when it first comes up. It is the introductory game: always warm, and nothing grows beyond a bacterium.

## Ideas: a plain name, the scientific one, two or three sentences; why the suggested answer is good

learn-idea-welcome = Make something live
learn-term-welcome = abiogenesis
learn-text-welcome = You are Red. Most life wins. Your domes, the bionts, begin it on cards above.
learn-do-welcome = Life: 8 % this turn, 66 % next. Elsewhere it costs a catalyst.
learn-idea-event = Something happens
learn-term-event = event
learn-text-event = Each turn begins with an event card. In the rows it makes active, new things can be done. Without cards the game ends.
learn-set-event = Each turn begins with an event card; this one’s aftershock drew a second. In active rows new things can be done.
learn-do-event = A second home, a second life.
learn-idea-assignment = Send out your bionts
learn-term-assignment = assignment, phase 2
learn-text-assignment = Put a biont into an active row, or one where you have another: few open dark dice first of all, then many life numbers.
learn-idea-enzyme = Shield a place
learn-term-enzyme = enzyme
learn-text-enzyme = Dark dice kill life, round dice kill enzymes. A disc covers the first open die: its number is safe.
learn-do-enzyme = Then a 3 only wakes cubes, it kills nothing.
learn-idea-entropy = How many at once
learn-term-entropy = entropy limit
learn-text-entropy = Each green cube in your greenest organism lets one more of your bionts stand on places, from next turn on.
learn-idea-autocatalysis = The roll for life
learn-term-autocatalysis = autocatalytic roll, phase 3
learn-text-autocatalysis = Every place with a biont rolls: two dice for each biont, one for each cube awake. Life numbers wake cubes, open dark dice kill, doubles bring life.
learn-set-autocatalysis = Rows roll in turn: Blue, next door, woke a cube and lost it. Now your biont rolls two dice: each 1, 2 or 3 wakes a cube.
learn-do-autocatalysis = Life needs doubles (two alike): still rare.
learn-idea-again = A second try
learn-term-again = re-roll in your own colour
learn-text-again = Alone on a card of your colour you may throw all dice once more. Keep doubles that leave more alive than a lone biont; the second roll stands.
learn-idea-animation = Order out of chaos
learn-term-animation = animation
learn-text-animation = Each die with a life number wakes a cube: it moves to the upper half and counts from now on. You choose the colour.
learn-set-animation = A 1 and a 3: two cubes wake up and move to the upper half. You choose which.
learn-do-animation = Yellow cubes let you re-roll dice later.
learn-idea-dice = More life, more dice
learn-term-dice = organized cubes
learn-text-dice = Every cube that is awake rolls a die for this place. Next turn you roll four dice here.
learn-do-dice = Green in an organism lets more bionts work at once.
learn-idea-doubles = Roll for doubles
learn-term-doubles = four dice
learn-text-doubles = The event brought Clay Mound, and heat that could harm nobody yet. Now roll: two equal dice can turn this place into a bacterium.
learn-do-doubles = Two times in three it works.
learn-idea-death = Some of it falls apart
learn-term-death = manna death
learn-text-death = Each open dark number that is rolled takes something: a cube (it leaves a disc), a biont (it goes home) or the last enzyme.
learn-set-death = Doubles! But the 4 stands dark and round on the card: it kills a piece and your enzyme. A dead cube leaves its catalyst.
learn-do-death = You keep one yellow and the green.
learn-idea-contest = Not alone here
learn-term-contest = progenote
learn-text-contest = Two colours share this place. Whoever has more enzymes and living pieces of his colour (a tie: who comes first on the card) rolls and chooses what dies; discs of dead cubes go to the other.
learn-idea-life = It can live!
learn-term-life = creation of a bacterium
learn-text-life = Doubles stand, so the card may be turned over: all that is awake becomes your first bacterium. Waiting could bring more, or death.
learn-do-life = Three pieces are three points.
learn-idea-points = What counts
learn-term-points = victory points
learn-text-points = Each cube and each of your bionts in your organisms is a point. The number beside your colour counts along.
learn-set-points = Every biont and cube in your organisms is a point: biont, two cubes and the mutation’s cube make four.
learn-do-points = Two bionts roll four dice: life is six times as likely.
learn-idea-darwin = The struggle for life
learn-term-darwin = Darwin roll, phase 4
learn-text-darwin = Each organism rolls once a turn: two dice for a biont, one for each cube. Ones are food, fives and sixes are copying errors.
learn-idea-reroll = Roll a die again
learn-term-reroll = specificity
learn-text-reroll = Each yellow cube lets you throw one die of this roll again. Get rid of fives and sixes; keep ones and triples.
learn-set-reroll = The 6 is an error and would cost a piece. Your yellow cube lets you throw one die again.
learn-do-reroll = Four faces of six do no harm.
learn-idea-catalysts = Food becomes money
learn-term-catalysts = catalysts
learn-text-catalysts = Dice of an organism feed it: each 1 earns a disc in its card’s colour for every red cube and red biont; three alike earn one more.
learn-idea-errors = Copies go wrong
learn-term-errors = errors and heredity
learn-text-errors = Sixes are errors, and fives without DNA, which promoted cards have. Each blue cube repairs one; every error beyond that costs a piece.
learn-idea-full = The pool is full
learn-term-full = six of a colour
learn-text-full = Six discs of a colour have room. For every two too many you may take one of another colour; the switch beside the question does it for you.
learn-idea-burnt = It burnt, it lives
learn-term-burnt = after a sunburn
learn-text-burnt = Mutations burnt, but the organism lives and earns. Buy again: cards are points, discs none.
learn-idea-discards = Cards go back
learn-term-discards = mutation deck
learn-text-discards = All these cards go under their decks, with their cubes. They may come up again later; only the order in which they lie there is yours to choose.
learn-idea-atrophy = Something is lost
learn-term-atrophy = atrophy
learn-text-atrophy = First cubes of mutations go, then those of the card, bionts last; only a card with the ability “choose losses” lets you pick freely. Without bionts an organism dies.
learn-idea-purchase = Grow
learn-term-purchase = purchases, phase 5
learn-text-purchase = Each biont in an organism buys one thing for it a turn. A mutation costs a disc of its colour and brings an ability, a cube and a point.
learn-set-purchase = Each 1 earned a disc for your red biont: two, green like its card. Each biont buys one mutation a turn: ability, cube, point.
learn-do-purchase = Turned over later, it repairs errors.
learn-idea-promotion = Make it better
learn-term-promotion = promotion
learn-text-promotion = Turn a mutation over: pay its colour, and a second cube comes with the ability of the other side.
learn-idea-payment = Which disc to pay with
learn-term-payment = payment and substitution
learn-text-payment = You choose the disc that goes; two of one colour stand for one of any other.
learn-idea-mutation = A new ability
learn-term-mutation = mutation
learn-text-mutation = The new card’s cube counts like the organism’s own, and its icons work at once; only “buys twice” waits for the next turn.
learn-idea-antioxidant = A guard against oxygen
learn-term-antioxidant = antioxidant
learn-text-antioxidant = A disc on your organism can go instead of a loss when oxygen strikes; a green one shields and stays.
learn-idea-transfer = A biont moves house
learn-term-transfer = horizontal gene transfer, HGT
learn-text-transfer = For each card that moves cells (HGT) one biont a turn may move: to another organism, to a place, or home.
learn-idea-wanton = First for once
learn-term-wanton = wantonness
learn-text-wanton = Cards that move cells (HGT) make their owner wanton. Whoever alone has most of them may say who goes first.
learn-idea-parasite = Somebody clings to life
learn-term-parasite = parasite
learn-text-parasite = A parasite takes cubes of its host’s mutations, buys with the host’s discs and scores for its owner. The arms race (Red Queen), a purchase, wins cubes back.
learn-idea-guest = Guests spend your discs
learn-term-guest = foreign gene, parasite
learn-text-guest = A foreign biont in or on your organism buys too, with your discs, soon after yours there: even what poisons you. So buy for that organism last.
learn-idea-refugium = New places to live
learn-term-refugium = refugium
learn-text-refugium = Events bring new places: cubes sleep in the lower half, below life and death numbers.
learn-idea-smite = Struck from the sky
learn-term-smite = smite
learn-text-smite = Every place without a green shield loses its last enzyme, else a cube; without cubes it is gone.
learn-idea-heat = Too hot, too cold, too salty
learn-term-heat = extremophile crisis, X
learn-text-heat = Each X costs every organism a piece. Everything red in it and each heat shield stops one X.
learn-idea-oxygen = Poison in the air
learn-term-oxygen = oxygen spike, O₂
learn-text-oxygen = Each O₂ costs every organism a piece, unless its green or its shields stop it. A disc laid on it before can go instead.
learn-idea-ultraviolet = Sunburn
learn-term-ultraviolet = ultraviolet radiation, UV
learn-text-ultraviolet = The number on the icon is how many mutations an organism keeps. What is more goes back; its owner chooses.
learn-idea-pollution = One’s waste, another’s death
learn-term-pollution = pollution
learn-text-pollution = A card that poisons the air (the cloud) lets loose oxygen on all others of the same home row, one for each green cube.
learn-idea-extinction = A branch ends
learn-term-extinction = extinction
learn-text-extinction = Without a biont an organism is extinct and its points are gone; a biont that died comes home with a disc.
learn-idea-colours = What your next life needs
learn-term-colours = four colours
learn-text-colours = Red cubes earn and resist heat, yellow ones re-roll, green ones resist oxygen, blue ones repair errors. Wake what you want to grow with.
learn-idea-free = Now it is your game
learn-term-free = a free game
learn-text-free = From here on nothing is prepared: dice fall as they may.
learn-do-free = Six dice bring life nearly nine times in ten.
learn-idea-end = The last turn
learn-term-end = end of the game
learn-text-end = No event is left, so this is the last turn. Cubes and bionts are points; a last purchase is one more point.

## Lessons

learn-theme-life = How life begins
learn-theme-assignment = Assignment, parasites and gene transfer
learn-theme-events = Events
learn-theme-darwin = Darwin rolls
learn-theme-purchases = Purchases and what comes of them
learn-theme-land = Organs and landfall
learn-theme-parasites = Parasites
learn-theme-medea = The end of the world
learn-theme-ultraviolet = Ultraviolet light
learn-theme-heat = Heat
learn-theme-oxygen = Oxygen
learn-theme-cancer = Cancer
learn-theme-drought = Drought

learn-lesson-S26 = Four threes
learn-task-S26 = Green has rolled four threes on the Alkaline Seep, where no cube is organized yet; threes neither give life nor kill here. Green wants a bacterium now. Roll everything again?
learn-goal-S26 = Goal: a bacterium, now.
learn-why-S26 = Four threes are doubles, and doubles are all that creation needs: the bionts alone become the bacterium’s chromosomes. A second roll could lose them.
learn-lesson-S80 = Two ones on a volcano
learn-task-S80 = Two ones gave the volcano two organized cubes, and they are doubles as well. With no enzyme here, the next roll may kill. Create life now, or wait for more cubes?
learn-goal-S80 = Goal: a bacterium with a red and a blue cube.
learn-why-S80 = The placard becomes a bacterium with a biont and two cubes. What stays disorganized is lost, but what is taken is safe from the volcano.
learn-lesson-S25 = A volcano that gives and takes
learn-task-S25 = Three pieces must die on the Hydrogen Volcano. Green has had enough of this place and wants the biont back in the pool, with catalysts for the next attempt. What goes first?
learn-goal-S25 = Goal: your biont at home, with two red catalysts and a green one.
learn-why-S25 = The dead biont goes home with a green catalyst, and each dead cube leaves one of its own colour. The organized cubes that are left wait for whoever comes next.
learn-lesson-S29 = Three colours on one mound
learn-task-S29 = Red rolls for a clay mound on which three colours stand, and two pieces must die. Red wants both blue cubes and a bacterium without guests. What dies first?
learn-goal-S29 = Goal: a bacterium with both blue cubes and no guests.
learn-why-S29 = The progenote decides who dies. Without the green and the blue biont nobody comes along as a foreign gene, and both cubes stay; the price is a catalyst for each of the others.
learn-lesson-S16 = Stuck on Mars
learn-task-S16 = The row of Mars is not active, so the biont there cannot leave. But it is a biont of Green’s in that row. How do the next dice become more?
learn-goal-S16 = Goal: two bionts and two enzymes on Mars.
learn-why-S16 = Where a biont of yours stands, others may join it though the row is inactive. Two bionts roll four dice, and the green chromosome of the organism raises the entropy limit to two.
learn-lesson-S19 = A stranger’s green
learn-task-S19 = Blue’s only permitted biont stands on a refugium. Another biont could get hold of a green chromosome from Green’s bacterium and so raise the limit from the next turn on. How?
learn-goal-S19 = Goal: a parasite of yours that holds a green cube.
learn-why-S19 = The virus takes the green cube of a mutation. Its chromosomes count as those of an organism with a blue biont, so Blue may have two on refugia; but the limit of this turn was fixed when the phase began.
learn-lesson-S23-S24 = Malaria at home
learn-task-S23-S24 = Malaria sits on Red’s bacterium. Red has an HGT icon and two bionts there, and would like to own the parasite. What is the first step?
learn-goal-S23-S24 = Goal: a biont of yours inside the parasite.
learn-why-S23-S24 = Gene transfer puts a red biont into the parasite itself. In the purchase phase the Red Queen then takes the yellow biont out, and with only red ones left the parasite changes hands.
learn-lesson-S4 = Oxygen for a flatworm
learn-task-S4 = An oxygen spike goes through the flatworm’s shield by one. Red wants to keep the animal. What is given up?
learn-goal-S4 = Goal: the flatworm lives on.
learn-why-S4 = An antioxidant lies there for this moment: the disc goes in place of a loss. Without it the trophic biont would be hit, and only the bacterium would be left.
learn-lesson-S13 = The fourth cold
learn-task-S13 = A fourth cooling would end the world this turn. Green would rather play on and can afford a catalyst. What now?
learn-goal-S13 = Goal: the world does not end.
learn-why-S13 = A Gaia vote averts the end if nobody votes for Medea; then everybody pays a catalyst or suffers an atrophy. The danger comes back with the next event of the same kind.
learn-lesson-two-sixes = Two errors, one repair
learn-task-two-sixes = Red’s bacterium has rolled 1 3 6 6. Its blue cube repairs one error, its yellow cube throws one die again. Which one?
learn-goal-two-sixes = Goal: lose no piece, and earn a red catalyst.
learn-why-two-sixes = Two sixes are two errors, and blue repairs one. Throw a six again: most faces do no harm, and the one keeps earning its catalyst.
learn-lesson-S36 = Two errors and one coin
learn-task-S36 = With the crystal catastrophe mutations are bought during the Darwin roll. Two errors are not repaired, and the bacterium has nothing but its biont. Red has one yellow catalyst. Buy?
learn-goal-S36 = Goal: the bacterium lives on.
learn-why-S36 = The purchase cancels one error. The other one is an atrophy, and it takes the cube of the new mutation rather than the biont: the card is gone again, but the bacterium lives.
learn-lesson-S42 = A stolen cube
learn-task-S42 = A parasite has stolen the cube of Red’s Chloroplasts. Can the card be improved all the same?
learn-goal-S42 = Goal: the card promoted, with a healthy cube on it.
learn-why-S42 = A diseased mutation still belongs to its host and can be promoted. The new cube lies on the card, healthy, and the stolen one stays with the parasite.
learn-lesson-S91-one-cube = Getting rid of salmonella
learn-task-S91-one-cube = Blue has won the last stolen cube back from the salmonella, and with fission may buy once more. How does Blue get rid of the parasite?
learn-goal-S91-one-cube = Goal: no parasite on your bacterium.
learn-why-S91-one-cube = A parasite without diseased cubes loses a biont to the Red Queen. It was the last one, so the parasite is extinct, and the green biont lives on in the host as a foreign gene.
learn-lesson-S48-S49 = A crowded sea
learn-task-S48-S49 = Four macroorganisms crowd the sea, which feeds only three. Blue has catalysts for all three organs that Dickinsonia lacks, and the land is empty. What now?
learn-goal-S48-S49 = Goal: Dickinsonia survives, on land.
learn-why-S48-S49 = Whoever pays for all missing organs at once goes ashore, and Dickinsonia is the first plant there. Had it stayed, the one with the lowest metabolic rate, the seaweed, would have gone.

## Terms: a plain name, the scientific one, a sentence

learn-about-phase-events =
    what the turn brings
    events, phase 1
    A card is turned over: it says which rows are active, who goes first and what strikes.
learn-about-phase-assignment =
    send out your bionts
    assignment, phase 2
    Everybody in turn puts bionts and catalysts where they are wanted.
learn-about-phase-autocatalysis =
    the roll for life
    autocatalysis, phase 3
    Every refugium with a biont rolls: life numbers bring cubes to life, death numbers kill, doubles make a bacterium.
learn-about-phase-darwin =
    the roll to stay alive
    Darwin roll, phase 4
    Every microorganism rolls: ones earn catalysts, errors beyond its blue chromosomes cost it pieces.
learn-about-phase-purchases =
    grow and mutate
    purchases, phase 5
    Each biont in an organism buys one thing for it: a mutation, a promotion, an organ or an attack.
learn-about-biont =
    a seed of life
    biont
    A dome of a player’s colour: it settles refugia, lives in organisms, and is a point in each of them.
learn-about-npc =
    a seed of life that nobody plays
    biont of an NPC
    It follows the rules for colours without a player.
learn-about-cube =
    a gene
    chromosome
    Each cube of an organism is a point and helps it in the way of its colour.
learn-about-organized =
    alive already
    organized manna
    These pieces add dice and will be part of the bacterium; a death number can take them.
learn-about-disorganized =
    raw matter
    disorganized manna
    A rolled life number brings one of these cubes up to the living ones.
learn-about-catalyst =
    a coin of chemistry
    catalyst
    Pays for purchases, guards a refugium as an enzyme or an organism as an antioxidant.
learn-about-enzyme =
    a guard
    enzyme
    A catalyst that covers a death number: that number does no harm here any more.
learn-about-antioxidant =
    a guard against oxygen
    antioxidant
    In an oxygen spike it goes in place of a loss; a green one, a vitamin, counts as a shield as well.
learn-about-life =
    life numbers
    life dice
    Each die that shows one of these brings a cube to life; sun and snowflake say for which climate they hold.
learn-about-manna-death =
    a number that kills
    manna death
    A die that shows it takes one living piece, until an enzyme covers the number.
learn-about-enzyme-death =
    a number that wears guards out
    enzyme death
    A die that shows it takes the last enzyme, until an enzyme covers the number.
learn-about-fee =
    hard to enter
    assignment cost
    A biont that comes here costs a catalyst of any colour.
learn-about-smite-proof =
    safe from the sky
    green shield
    Smites of events do no harm here.
learn-about-ties =
    who comes first here
    order of colours
    Breaks a tie between those who would roll for this refugium.
learn-about-refugium =
    a place where life may begin
    refugium
    Send a biont here and let the dice bring it to life.
learn-about-active =
    open this turn
    active row
    Bionts may go to the refugia of this row, and mutations may be bought from its deck.
learn-about-inactive =
    closed this turn
    inactive row
    Only those who have a biont in this row already can do something here.
learn-about-deck =
    skills for sale
    mutation deck
    The top card can be bought; when the row is active, it is first put to the bottom.
learn-about-plus =
    what an improvement adds
    promotion
    Paid for once more, the card is turned over and gets one more cube of this colour.
learn-about-limit =
    how many may be out
    entropy limit
    So many of your bionts may stand on refugia: one, and one more for each green chromosome of your greenest organism.
learn-about-wanton =
    how freely genes move
    wantonness
    Each HGT icon moves a biont a turn; it counts for all whose bionts live with it, and whoever alone has the most may go first.
learn-about-free =
    at home and ready
    bionts in the pool
    They can be sent out in the assignment phase.
learn-about-vp =
    points
    victory points
    Cubes and bionts in organisms, trophies and macroorganisms; the page of points shows where they come from.
learn-about-trophy =
    what has been
    trophy
    An organism of yours that died out; in the advanced game it is a point.
learn-about-dice =
    dice to survive
    Darwin dice
    One for each cube and two for each biont; errors are fives and sixes, with DNA only sixes.
learn-about-errors =
    errors that do no harm
    heredity
    Each blue chromosome cancels an error of the Darwin roll.
learn-about-heat =
    stands heat
    heat shield
    Each red chromosome and each heat shield stops one heat (an X) of an extremophile crisis.
learn-about-oxygen =
    stands oxygen
    antioxidant shield
    Each green chromosome, oxygen shield and vitamin stops one oxygen (an O₂) of an oxygen spike.
learn-about-rate =
    how fast it lives
    metabolic rate
    Red plus yellow chromosomes: the higher, the higher up in the food chain.
learn-about-order =
    who goes when
    player order
    The colours act in this order; the event card changes it every turn.
learn-about-climate =
    warm or cold
    climate
    It says which life numbers hold; four suns or four snowflakes in a row end the world.
learn-about-eons =
    time that is left
    eons
    When these events have run out, the game is over.
learn-about-stack =
    creatures to grow into
    macroorganisms
    A bacterium with the cubes shown on a card can become that creature.
learn-about-soup =
    what nobody has
    primordial soup
    The cubes and discs in stock.
learn-about-chain =
    who eats whom
    food chain
    Three macroorganisms find food in the sea and three on land; the top one is worth twice as much.
learn-about-spare =
    a thief in waiting
    parasite card
    A biont can attach it, with one of its two sides up, to somebody’s organism. There it takes cubes of mutations, in the colours of the two squares behind the name of that side.
learn-about-diseased =
    stolen goods
    diseased cube
    A cube taken from the host: it counts for the parasite now.
learn-about-trophic =
    the creature’s heart
    trophic biont
    It marks the owner; when it is lost, only the bacterium is left.
learn-about-organ =
    a part of the body
    organ
    Each is a cube worth a point, with the ability shown; with all of them a creature of the sea goes ashore.
learn-about-endosymbiont =
    a lodger
    endosymbiont
    A biont that lives inside and gives the ability shown; its player shares the creature’s points.

## Words of prompts and log lines: their forms as a regular expression, the term, a sentence

learn-word-refugium =
    refugi(?:um|a)
    Refugium
    A place on the map where life may begin.
learn-word-biont =
    bionts?
    Biont
    A seed of life, the dome of a player. It animates places and lives in organisms; each is a point there.
learn-word-placard =
    placards?
    Placard
    The card of a place on the map; its back is the bacterium that it can become.
learn-word-manna =
    manna
    Manna
    The cubes of a place, disorganized below or organized above.
learn-word-organize =
    (?:dis)?organi[sz]ed?
    Organized
    Alive: an organized cube stands in the upper half, rolls a die, and comes along when life begins.
learn-word-enzyme =
    enzymes?
    Enzyme
    A catalyst that lies on a place and covers a number that would kill.
learn-word-catalyst =
    catalysts?
    Catalyst
    A disc in a pool: money of its colour. Two of one colour stand for one of any other.
learn-word-autocatalytic =
    autocatalytic rolls?
    Autocatalytic roll
    The roll of a place with a biont: it wakes cubes, kills some, and doubles make life.
learn-word-darwin =
    Darwin rolls?
    Darwin roll
    The roll of an organism each turn: ones are food, fives and sixes are errors.
learn-word-atrophy =
    atroph(?:y|ies)
    Atrophy
    The loss of one piece: first cubes of mutations, then those of the card, bionts last.
learn-word-roil =
    roil(?:ed|s)?
    To roil
    The top card of a mutation deck goes under it, and another one lies open.
learn-word-crisis =
    (?:extremophile|heat) cris[ie]s
    Heat crisis
    Heat, cold or salt: every organism loses as much as the crisis has above its heat shield.
learn-word-spike =
    oxygen spikes?
    Oxygen spike
    Every organism loses as much as the spike has above its oxygen shield; a disc on it can go instead.
learn-word-ultraviolet =
    ultraviolet(?: radiation)?
    Ultraviolet radiation
    Only so many mutations stay with each organism; what is more goes back under a deck.
learn-word-smite =
    smites?|smitten
    Smite
    A hit from the sky: an unshielded place loses its last enzyme, else a cube.
learn-word-mutation =
    mutations?
    Mutation
    A card that an organism has bought: a cube, a point, and often an ability.
learn-word-promote =
    promotes?d?|promotion
    Promotion
    A mutation is turned over for a second cube and the ability of its other side.
learn-word-chromosome =
    chromosomes?
    Chromosome
    A cube or biont in an organism. Red earns and stands heat, yellow re-rolls, green stands oxygen, blue repairs.
learn-word-parasite =
    parasites?
    Parasite
    An organism on a host: it lives on stolen cubes and scores for its own owner.
learn-word-diseased =
    diseased
    Diseased
    A cube of the host that a parasite holds.
learn-word-queen =
    Red Queen
    Red Queen
    A purchase in the arms race of host and parasite: it takes a cube or a biont back.
learn-word-progenote =
    progenotes?
    Progenote
    Whoever has most organized pieces and enzymes at a place, and so rolls and chooses there.
learn-word-entropy =
    entropy(?: limit)?
    Entropy limit
    How many of your bionts may be on places at once: one, and one for each green chromosome.
learn-word-antioxidant =
    antioxidants?|vitamins?
    Antioxidant, vitamin
    A disc on an organism: one of any colour goes in place of a piece when oxygen strikes, a green one (vitamin) shields and may stay.
learn-word-sex =
    sex
    Sex
    An ability: before a purchase the top card of a mutation deck may go to the bottom, and the next one is on offer.
learn-word-wanton =
    wantonness|wanton
    Wantonness
    As many as your HGT icons: who alone has most may begin in a phase, and keep out others’ bionts.
learn-word-hgt =
    HGT|gene transfer
    Gene transfer, HGT
    A biont of an organism with this icon moves to another one, to a place or home.
learn-word-macroorganism =
    macroorganisms?
    Macroorganism
    A body of many cells that has grown on a bacterium: it has organs and a place in the food chain.
learn-word-endosymbiont =
    endosymbionts?
    Endosymbiont
    A biont that lives in a body and lends it its abilities.
learn-word-trophic =
    trophic
    Trophic
    About the food chain: plants, herbivores, carnivores, one of each in the sea and on land.
learn-word-soup =
    soup
    Soup
    The supply that all cubes and discs come from and go back to.
learn-word-pollution =
    pollution|pollutes?
    Pollution
    Oxygen let loose on all other organisms of the same home row.
learn-word-extinct =
    extinct(?:ion)?
    Extinct
    Without bionts an organism dies; its bionts go home with catalysts as comfort.
learn-word-errors =
    errors?
    Error
    A five or six in a Darwin roll (with DNA only a six). Blue chromosomes repair as many as they are.
