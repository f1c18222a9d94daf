### Learning: the guide of a first game, and lessons.

learn-guided-about = Red against an easy program. The guide explains every idea when it first comes up.

## Ideas: a plain name, the scientific one, two or three sentences

learn-idea-welcome = Make something live
learn-term-welcome = abiogenesis
learn-text-welcome = You are Red. Your domes are bionts, the seeds of life; the places on the map where life might begin are refugia. Send a biont to a refugium, let the dice bring it to life, and then help your bacterium to grow: every cube it holds is a point.
learn-idea-event = Something happens
learn-term-event = event
learn-text-event = Every turn begins with an event card. It lights up some rows of the map, the active ones, where new things can be done this turn; and its icons bring places to settle or disasters. When the cards run out, the game is over.
learn-idea-assignment = Send out your bionts
learn-term-assignment = assignment, phase 2
learn-text-assignment = Put a biont from your pool on a refugium in an active row. Many life numbers (beside the sun) and few death numbers (in the round slots) make a good home. What glows on the board can be clicked; “Assign nothing more” ends your turn in this phase.
learn-idea-enzyme = Shield a place
learn-term-enzyme = enzyme
learn-text-enzyme = A catalyst is a disc in your pool. Laid on a refugium it becomes an enzyme: it covers the leftmost open death number there, and that number no longer kills. Discs also buy mutations later, so you need not spend them all now.
learn-idea-entropy = How many at once
learn-term-entropy = entropy limit
learn-text-entropy = At first only one of your bionts may stand on refugia. Each green chromosome in your greenest organism allows one more. The little counter beside your pool shows how many are out and how many may be.
learn-idea-autocatalysis = The roll for life
learn-term-autocatalysis = autocatalytic roll, phase 3
learn-text-autocatalysis = Every refugium with a biont rolls: two dice for each biont, one for each cube that is already organized. First life numbers act, then death numbers, and then doubles may turn the place into a living thing. “Chances” below the board tells the odds.
learn-idea-again = A second try
learn-term-again = re-roll in your own colour
learn-text-again = You are alone on a placard of your own colour, so you may throw all these dice once more. Keep the roll if it has doubles and does little harm; the second one stands, whatever it brings.
learn-idea-animation = Order out of chaos
learn-term-animation = animation
learn-text-animation = Each die with a life number lifts one cube from the lower half of the refugium to the upper one: it is organized now. You choose the colour. Red earns, yellow rolls again, green protects from oxygen, blue repairs errors.
learn-idea-death = Some of it falls apart
learn-term-death = manna death and enzyme death
learn-text-death = Each die with an open death number takes something: a cube falls back and pays a catalyst of its colour, a biont goes home with a catalyst as comfort, or the last enzyme is lost. Where there is a choice, keep what you need for the doubles: a biont must stay.
learn-idea-contest = Not alone here
learn-term-contest = progenote
learn-text-contest = Bionts of both colours share this refugium. The colour with more enzymes and organized pieces, the progenote, rolls and decides what lives and dies. The catalysts of dead cubes go to the other one.
learn-idea-life = It lives!
learn-term-life = creation of a bacterium
learn-text-life = Doubles: the placard may be turned over and becomes a bacterium. Everything organized comes along as its chromosomes, and the rest is lost. You may also wait and hope for more cubes, but the next roll can kill.
learn-idea-points = What counts
learn-term-points = victory points
learn-text-points = Each cube of your organisms and their mutations is a point, and so is each of your bionts inside an organism. Whoever has most at the end wins. The number beside your colour counts along.
learn-idea-darwin = The struggle for life
learn-term-darwin = Darwin roll, phase 4
learn-text-darwin = Every bacterium rolls once a turn: one die for each cube, two for each biont. Ones are food, fives and sixes are copying errors. A large organism eats more and errs more.
learn-idea-reroll = Roll some dice again
learn-term-reroll = specificity
learn-text-reroll = Each yellow chromosome lets you throw one die of this roll again, all of them at once. Sixes and fives are what you want to be rid of; keep ones and triples.
learn-idea-catalysts = Food becomes money
learn-term-catalysts = catalysts
learn-text-catalysts = In a Darwin roll each 1 earns a catalyst for every red chromosome, and three of a kind earn one more; a dead cube on a refugium leaves one too. They lie in your pool, which holds only so many of each colour. Spend them as enzymes or for mutations.
learn-idea-errors = Copies go wrong
learn-term-errors = errors and heredity
learn-text-errors = In a Darwin roll fives and sixes are errors. Each blue chromosome repairs one of them; every error beyond that costs a piece of the organism. With DNA only sixes are errors.
learn-idea-atrophy = Something is lost
learn-term-atrophy = atrophy
learn-text-atrophy = An atrophy takes one piece: first a cube on a mutation, then a cube on the card, and bionts at the very end. Within each of these steps the owner chooses. Without its last biont an organism dies.
learn-idea-purchase = Grow
learn-term-purchase = purchases, phase 5
learn-text-purchase = Each biont in an organism buys one thing for it. A mutation is the top card of a deck in an active row or in its home row, and costs a catalyst of the card’s colour. It brings a cube, so a point and a chromosome, and often an ability.
learn-idea-promotion = Make it better
learn-term-promotion = promotion
learn-text-promotion = A mutation that you own can be turned over: pay the colour of the side that lies up, and a second cube comes with the other side’s ability. Two cubes also make the card harder to lose.
learn-idea-payment = Which disc to pay with
learn-term-payment = payment and substitution
learn-text-payment = Something has a price, and you choose the catalyst that leaves your pool. Two of one colour stand for one of any other. Keep the colours of the cards that you want next.
learn-idea-mutation = A new ability
learn-term-mutation = mutation
learn-text-mutation = The new card lies beside its organism, with a cube on it that counts as a chromosome of its colour. Its icons work at once. Point at any icon to read what it does.
learn-idea-antioxidant = A guard against oxygen
learn-term-antioxidant = antioxidant
learn-text-antioxidant = In this phase a catalyst can also be laid on an organism of yours. There it waits, and can be given away in place of a loss when oxygen strikes. A green one is a vitamin: it shields and may stay.
learn-idea-transfer = A biont moves house
learn-term-transfer = horizontal gene transfer, HGT
learn-text-transfer = An organism with this icon may let one biont a turn move on: to another organism of yours, to a refugium or home to the pool. Mind that an organism without bionts dies.
learn-idea-wanton = First for once
learn-term-wanton = wantonness
learn-text-wanton = Whoever alone has the most HGT icons may go first in this phase, whatever the event card says. Going first means the first choice among places and cards.
learn-idea-parasite = Somebody clings to life
learn-term-parasite = parasite
learn-text-parasite = A parasite hangs on a host: it takes cubes of the host’s mutations as its own chromosomes and rolls for itself. It scores for its owner and costs the host. Red chromosomes and the Red Queen, a purchase, drive it off.
learn-idea-refugium = New places to live
learn-term-refugium = refugium
learn-text-refugium = The event has brought a refugium. Its cubes lie in the lower half, still disorganized; life and death numbers are printed beside them. Which numbers give life depends on the climate, and in this game it is always warm.
learn-idea-smite = Struck from the sky
learn-term-smite = smite
learn-text-smite = A bombardment hits every refugium without a green shield: it loses its last enzyme, or else a cube, the disorganized ones first. A refugium without cubes is gone, and bionts on it go home.
learn-idea-heat = Too hot, too cold, too salty
learn-term-heat = extremophile crisis, X
learn-text-heat = Each X of the event costs every organism a piece. Its heat shield, one for each red chromosome and for each shield icon, stops as many. Two X and one red chromosome make one loss.
learn-idea-oxygen = Poison in the air
learn-term-oxygen = oxygen spike, O₂
learn-text-oxygen = Oxygen burns early life. Each O₂ costs every organism a piece unless its green chromosomes and shield icons stop it. An antioxidant disc on the organism can be given away instead.
learn-idea-ultraviolet = Sunburn
learn-term-ultraviolet = ultraviolet radiation, UV
learn-text-ultraviolet = The number on this icon is how many mutations an organism keeps; what is more goes back under a deck, and the owner chooses. A few promoted mutations suffer less than many small ones.
learn-idea-pollution = One’s waste, another’s death
learn-term-pollution = pollution
learn-text-pollution = Whoever brings this icon into play lets oxygen loose on all other organisms of the same home row, as strong as its own green chromosomes. The polluter itself is spared.
learn-idea-extinction = A branch ends
learn-term-extinction = extinction
learn-text-extinction = An organism without bionts is extinct. Its bionts are back in the pool of their player, with catalysts as comfort: nobody is ever out of the game, and life can begin anew elsewhere.
learn-idea-end = The last turn
learn-term-end = end of the game
learn-text-end = The event deck is empty, so this is the last turn. Cubes and bionts in organisms are points; catalysts only break a tie. A last purchase is worth a point, and the page of points shows where they came from.

## Lessons

learn-theme-life = How life begins
learn-theme-assignment = Assignment, parasites and gene transfer
learn-theme-events = Events
learn-theme-darwin = Darwin rolls
learn-theme-purchases = Purchases and what comes of them

learn-task-S26 = Green has rolled four threes on the Alkaline Seep, where no cube is organized yet; threes neither give life nor kill here. Green wants a bacterium now. Roll everything again?
learn-why-S26 = Four threes are doubles, and doubles are all that creation needs: the bionts alone become the bacterium’s chromosomes. A second roll could lose them.
learn-task-S80 = Two ones gave the volcano two organized cubes, and they are doubles as well. With no enzyme here, the next roll may kill. Create life now, or wait for more cubes?
learn-why-S80 = The placard becomes a bacterium with a biont and two cubes. What stays disorganized is lost, but what is taken is safe from the volcano.
learn-task-S25 = Three pieces must die on the Hydrogen Volcano. Green has had enough of this place and wants the biont back in the pool, with catalysts for the next attempt. What goes first?
learn-why-S25 = The dead biont goes home with a green catalyst, and each dead cube leaves one of its own colour. The organized cubes that are left wait for whoever comes next.
learn-task-S29 = Red rolls for a clay mound on which three colours stand, and two pieces must die. Red wants both blue cubes and a bacterium without guests. What dies first?
learn-why-S29 = The progenote decides who dies. Without the green and the blue biont nobody comes along as a foreign gene, and both cubes stay; the price is a catalyst for each of the others.
learn-task-S16 = The row of Mars is not active, so the biont there cannot leave. But it is a biont of Green’s in that row. How do the next dice become more?
learn-why-S16 = Where a biont of yours stands, others may join it though the row is inactive. Two bionts roll four dice, and the green chromosome of the organism raises the entropy limit to two.
learn-task-S19 = Blue’s only permitted biont stands on a refugium. Another biont could get hold of a green chromosome from Green’s bacterium and so raise the limit from the next turn on. How?
learn-why-S19 = The virus takes the green cube of a mutation. Its chromosomes count as those of an organism with a blue biont, so Blue may have two on refugia; but the limit of this turn was fixed when the phase began.
learn-task-S23-S24 = Malaria sits on Red’s bacterium. Red has an HGT icon and two bionts there, and would like to own the parasite. What is the first step?
learn-why-S23-S24 = Gene transfer puts a red biont into the parasite itself. In the purchase phase the Red Queen then takes the yellow biont out, and with only red ones left the parasite changes hands.
learn-task-S4 = An oxygen spike goes through the flatworm’s shield by one. Red wants to keep the animal. What is given up?
learn-why-S4 = An antioxidant lies there for this moment: the disc goes in place of a loss. Without it the trophic biont would be hit, and only the bacterium would be left.
learn-task-S13 = A fourth cooling would end the world this turn. Green would rather play on and can afford a catalyst. What now?
learn-why-S13 = A Gaia vote averts the end if nobody votes for Medea; then everybody pays a catalyst or suffers an atrophy. The danger comes back with the next event of the same kind.
learn-task-S32 = Red’s bacterium has rolled 1 2 3 4 6 and may throw two dice again, one for each yellow chromosome. Which one above all?
learn-why-S32 = The six is the only error, and the one earns a catalyst: so the six goes and the one stays. The blue cube would repair one error, but not a second. A four does neither good nor harm and may be tried again for another one.
learn-task-S36 = With the crystal catastrophe mutations are bought during the Darwin roll. Two errors are not repaired, and the bacterium has nothing but its biont. Red has one yellow catalyst. Buy?
learn-why-S36 = The purchase cancels one error. The other one is an atrophy, and it takes the cube of the new mutation rather than the biont: the card is gone again, but the bacterium lives.
learn-task-S42 = A parasite has stolen the cube of Red’s Chloroplasts. Can the card be improved all the same?
learn-why-S42 = A diseased mutation still belongs to its host and can be promoted. The new cube lies on the card, healthy, and the stolen one stays with the parasite.
learn-task-S91-one-cube = Blue has won the last stolen cube back from the salmonella, and with fission may buy once more. How does Blue get rid of the parasite?
learn-why-S91-one-cube = A parasite without diseased cubes loses a biont to the Red Queen. It was the last one, so the parasite is extinct, and the green biont lives on in the host as a foreign gene.
learn-task-S48-S49 = Four macroorganisms crowd the sea, which feeds only three. Blue has catalysts for all three organs that Dickinsonia lacks, and the land is empty. What now?
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
    Each HGT icon moves a biont a turn; whoever alone has the most may go first.
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
    Each red chromosome and each heat shield stops an X of an extremophile crisis.
learn-about-oxygen =
    stands oxygen
    antioxidant shield
    Each green chromosome, oxygen shield and vitamin stops an O₂ of an oxygen spike.
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
    A biont can attach it to somebody’s organism, where it takes cubes.
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
