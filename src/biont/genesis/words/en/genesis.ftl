### Bios:Genesis: names, questions, options, reasons, and what happened.

## Names

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
player-red = Red
player-yellow = Yellow
player-green = Green
player-blue = Blue
player-npc = NPC { $player }
seat-solo = Soloist
row-cosmic = cosmic
row-ocean = ocean
row-coastal = coastal
row-continent = continent
climate-warm = warm
climate-cool = cool
event-icon-heaven = heaven
event-icon-earth = earth
event-icon-smite = smite
event-icon-x = X
event-icon-o2 = O₂
event-icon-uv = UV
event-icon-cancer = cancer
event-icon-drought = drought
side-0 = front
side-1 = back
slot-0 = first
slot-1 = second
square = square { $number }
cube-base = the { $colour } cube of { $card }
cube-plus = the second cube ({ $colour }) of { $card }
cubes-of = { $number } { $colour }
loot-none = nothing
loot-orphan = a cube without a card of its own
from-pool = from the pool
from-refugium = from { $refugium-the }
from-organism = out of { $organism }
to-pool = into the pool
to-refugium = onto { $refugium-the }
to-organism = into { $organism }

## Options: set-up of a turn, events

option-first = Go first in this phase
option-keep = Keep the order of the event
option-gain = Take a { $colour } catalyst
option-call-vote = Call a Gaia vote
option-no-vote = Let it come
option-gaia = Vote for Gaia: the world goes on
option-medea = Vote for Medea: the world ends
option-suffer = Take the loss in { $organism }
option-done = { $question ->
    [assign] Assign nothing more
    [purchase] Buy nothing more
    [crystal] Buy nothing
    [land-organs] Buy no further organ
    [absorb] Take no further biont
   *[other] Give nothing more
 }
option-pay = Pay { $number ->
    [one] one { $colour } catalyst
   *[other] { $number } { $colour } catalysts
 }
option-substitute = Take a { $colour } catalyst instead
option-forgo = { $question ->
    [liberated] Let it die out
   *[other] Take none
 }

## Options: assignment

option-assign = Put { $again ->
    [yes] another
   *[no] a
 } biont { $source-from } on { $refugium-the }
option-assign-1 = Put a biont { $source-from } on a refugium
option-withdraw = Take a biont from { $refugium-the } back into the pool
option-enzyme = Put a { $colour } catalyst on { $refugium-the } as an enzyme
option-enzyme-1 = Lay a { $colour } enzyme on a refugium
option-antioxidant = Put a { $colour } catalyst on { $organism } as { $colour-key ->
    [green] a vitamin
   *[other] an antioxidant
 }
option-antioxidant-1 = Put a { $colour } catalyst on an organism
option-attach = Attach the parasite ({ $side }) to { $organism }
option-attach-1 = Attach the parasite ({ $side })
option-attach-0 = Attach the parasite
option-supplant = Supplant the parasite of { $organism } ({ $side })
option-supplant-1 = Supplant another parasite ({ $side })
option-from = Take a biont { $source-from }
option-enough = { $question ->
    [fallen-bionts] Keep none
   *[other] One biont is enough
 }
option-steal = Into the { $slot } slot: { $cube }
option-steal-organ = Into the { $slot } slot: the organ { $square }
option-steal-orphan = Into the { $slot } slot: the cube that has no card any more
option-leave = Leave the { $slot } slot empty
option-cull = Take the biont off { $refugium-the }
option-hgt = Move a biont out of { $organism } { $source-to }
option-hgt-1 = Move a biont out of { $organism }
option-allow = Let the biont in
option-block = Block the biont
option-give = Give { $colour2-player } a { $colour } catalyst
option-give-1 = Give away a { $colour } catalyst
option-give-0 = Give away a catalyst

## Options: rolls

option-reroll = Re-roll a { $number }
option-reroll-0 = Re-roll all dice
option-roll = { $question ->
    [reroll] Roll now the dice you picked
   *[other] Roll the dice
 }
option-stand = Keep the dice
option-animate = Organize a { $colour } cube
option-kill-cube = Let a { $colour } cube die
option-kill-biont = Let a biont of { $colour-player } die
option-award = Let { $colour-player } take the catalyst
option-ersatz = Offer the placard to { $colour-player }
option-take = Create life: take the card as a bacterium
option-decline = Leave the refugium as it is
option-roll-for = Roll for { $organism }

## Options: purchases

option-buy = Buy { $card ->
    [unknown] a mutation
   *[other] { $card }
 } for { $organism } ({ $row } row{ $price ->
    [none] {""}
   *[other] , { $price }
 })
option-promote = Promote { $mutation } to { $mutation-promoted }{ $price ->
    [none] {""}
   *[other] {" "}({ $price })
 }
price-for = { $price } for 1 { $colour }
price-any = { $count } of { $count ->
    [one] any colour
   *[other] one colour
 }
option-sex = New card on top, { $row } row (by sex of { $organism })
option-grow = Let { $organism } grow into { $macro }
option-organ = Buy the organ { $square } for { $organism }
option-place-organ = Lay the cube on { $square }
option-land-organ = Buy the organ { $square }
option-landfall = Go ashore
option-stay-marine = Stay in the sea
option-contribute = Add a { $colour } catalyst
option-ashore = Buy the missing organs and go ashore
option-stay = Stay in the sea
option-queen-cube = Arms race (Red Queen) for { $organism }: take the cube in the parasite’s { $slot } slot back{ $price ->
    [none] {""}
   *[other] {" "}({ $price })
 }
option-queen-biont = Arms race (Red Queen) for { $organism }: take a biont of { $bearer } from the parasite{ $price ->
    [none] {""}
   *[other] {" "}({ $price })
 }
option-queen-steal = Arms race (Red Queen) for { $organism }: take { $cube } from the host{ $price ->
    [none] {""}
   *[other] {" "}({ $price })
 }
option-queen-organ = Red Queen for { $organism }: take the organ { $square } from the host
option-square = Lay the cube on { $square }
option-queen-graft = Red Queen for { $organism }: take the organ { $square } from the parasite, for a mutation
option-queen-transplant = Red Queen for { $organism }: take the organ { $square } over
option-queen-host-biont = Red Queen for { $organism }: take a biont of { $bearer } from the host
option-space = It becomes { $cube }
option-absorb = Take a biont of { $bearer }
option-keep-biont = Keep a biont of { $bearer }
option-fill-slot = Lay a cube into the { $slot } slot
option-consent = Allow the attack
option-refuse = Refuse

## Options: losses

option-lose-mutation = Lose { $cube }
option-lose-cube = Lose a { $colour } cube
option-lose-diseased = Lose the stolen cube in the { $slot } slot
option-lose-organ = Lose the organ { $square }
option-lose-biont = Lose a biont of { $bearer }
option-lose-trophic = Lose the trophic biont: only the bacterium is left
option-spend-disc = Spend a { $colour } { $colour-key ->
    [green] vitamin
   *[other] antioxidant
 } instead
option-under = Put { $mutation-now } under the deck next
option-heir = Leave it to { $colour-player }

## Questions

prompt-wanton = { $player } is the most wanton player: who goes first in the { $phase ->
    [assignment] assignment phase
    [darwin] Darwin phase
   *[purchases] purchase phase
 }?
prompt-ultraviolet = Ultraviolet radiation (limit { $number }): what is lost from { $organism }?
prompt-macro-biosynthesis = Which catalyst does { $player } take for a rolled 1?
prompt-gaia-call = { $armageddon ->
    [greenhouse] A runaway greenhouse
   *[snowball] A snowball earth
 } will end the world this turn: does { $player } call a Gaia vote?
prompt-gaia-vote = { $armageddon ->
    [greenhouse] Runaway greenhouse
   *[snowball] Snowball earth
 }: how does { $player } vote?
prompt-gaia-price = The world is saved: how does { $player } pay for it?
prompt-substitute = The pool of { $player } is full ({ $number ->
    [one] one catalyst
   *[other] { $number } catalysts
 } too many in all): which other colour, one for two?
prompt-pay = How is { $price ->
    [any] a catalyst of any colour
   *[other] a { $price } catalyst
 } paid from the pool of { $player }?
prompt-assign = What does { $player } assign?
prompt-cull = The entropy limit has fallen: which biont does { $player } take off a refugium?
prompt-parasite-biont = Where does the biont for the parasite on { $organism } come from?
prompt-second-biont = Does a second biont join the parasite on { $organism }?
prompt-diseased-cube = Which cube of { $organism } goes into the { $slot } slot?
prompt-liberated = { $organism } lost its host to another parasite: where to now?
prompt-wanton-block = { $player } wants to move a biont from { $organism } into { $organism2 }: is it let in?
prompt-blocked = The biont from { $organism } was blocked: where does it go?
prompt-roll-refugium = The autocatalytic roll of { $refugium-the } is due.
prompt-roll-organism = The Darwin roll of { $organism } is due.
prompt-reroll-all = Roll of { $refugium-the }, { $dice }: roll all dice again?
prompt-animate = Which cube is organized on { $refugium-the } ({ $number } to go)?
prompt-death = What dies on { $refugium-the } ({ $number } to go)?
prompt-award = Who takes the { $colour } catalyst of the cube that died on { $refugium-the }?
prompt-ersatz = Doubles on { $refugium-the }, but the roller has no biont left there: who may create life?
prompt-create-life = Doubles on { $refugium-the }: does { $player } create life ({ $refugium-bacterium })?
prompt-roll-order = Which organism of { $player } rolls next?
prompt-reroll = { $organism } rolled { $dice }: which dice again ({ $number ->
    [one] one more
   *[other] up to { $number }
 })?
prompt-crystal = Darwin roll of { $organism }, { $number ->
    [one] one error
   *[other] { $number } errors
 } too many: does { $player } buy a mutation to cancel one?
prompt-gift = Does { $player } give away catalysts now?
prompt-purchase = { $where ->
    [all] What does { $player } buy?
   *[other] What does { $player } buy for { $where }?
 }{ $left ->
    [0] {""}
    [one] {" "}One purchase is left.
   *[other] {" "}Up to { $left } purchases are left.
 }
prompt-red-queen = Red Queen of { $player }: may { $organism } take a { $colour } piece from { $organism2 }? The attacker has no more Red Queens than its target, so you may refuse.
prompt-organ-square = Which square of { $organism } takes the cube back?
prompt-mutation-space = Which missing cube of { $organism } does the organ of { $organism2 } replace?
prompt-absorb = Does { $organism } take bionts of { $organism2 }, which stayed behind?
prompt-fallen-bionts = { $organism } is only a parasite again: which guest stays in it?
prompt-fallen-slot = { $organism } is only a parasite again: does a { $colour } cube stay in its slot?
prompt-place-organ = On which organ of { $organism } does the { $colour } cube go?
prompt-landfall = With the diseased cubes all organs of { $organism } are there: landfall?
prompt-land-organs = Which organ of the land side is bought for { $organism } at once?
prompt-contribute = Does { $player } add a catalyst for the landfall of { $organism }?
prompt-overcrowded = The sea is overcrowded: landfall for { $organism }?
prompt-atrophy = Atrophy: what is lost from { $organism } ({ $number ->
    [one] one loss
   *[other] { $number } losses in all
 })?
prompt-discard-order = All these mutations of { $organism } go under the deck: which one next?
prompt-heir = Who takes over { $organism }?

## Reasons

reason-row-inactive = { $rule ->
    [E1a] The { $row } row is inactive: bionts leave refugia only in active rows.
    [E1b] The { $row } row is inactive: it would take a biont of yours there, or spore.
    [H1-1] The { $row } row is inactive and not the home row: it would take spore.
    [H1a] The { $row } row is neither active nor the home row.
   *[other] The { $row } row is inactive and you have no biont there.
 }
reason-no-biont = There is no biont free for it: take one back first, or wait until one comes home.
reason-already-acted = Each biont acts once a turn, and this one has.
reason-entropy-limit = Entropy limit { $number2 }: { $number ->
    [one] one biont is
   *[other] { $number } bionts are
 } on refugia already; each green chromosome of one organism that holds your biont would allow one more.
reason-no-catalyst = { $rule ->
    [E2c] A biont here costs a catalyst of any colour, and the pool is empty.
   *[other] The pool holds no catalyst.
 }
reason-slots-full = { $number ->
    [0] This refugium has no enzyme slots.
    [one] Its only enzyme slot is filled.
    [2] Both enzyme slots are filled.
   *[other] All { $number } enzyme slots are filled.
 }
reason-antioxidant-parasite = Parasites take no antioxidants.
reason-antioxidant-land = Macroorganisms on land take no antioxidants.
reason-gifts-competitive = Catalysts are given only in competitive games.
reason-pool-full = That pool holds { $number } of this colour already, which is the limit.
reason-parasites-banned = The beginners’ bans leave out parasites.
reason-no-parasite-card = In the cooperative game the parasites belong to the NPCs.
reason-parasite-in-play = Your parasite card is in play already.
reason-parasite-rests = Your parasite died this turn; its card is free again next turn.
reason-no-hyperparasite = An NPC’s parasite does not live on another parasite.
reason-macro-parasite = A parasitic macroorganism is in the way: nobody else attaches there.
reason-own-brood = A parasite cannot live on what lives on itself.
reason-own-tableau = A host lies in the tableau of another colour, not in your own.
reason-supplant-full = Its parasite holds two diseased cubes; nobody can have more.
reason-supplant-too-few = The newcomer needs more diseased cubes than the parasite that is there, in the colours of its slots.
reason-no-cube-fits = Only cubes on its own mutations or organs can be taken, and none of them has the colour of a slot on this side.
reason-hgt-macroorganism = Bionts do not move into or out of macroorganisms.
reason-no-hgt = It takes an HGT icon in an organism with your biont.
reason-hgt-used-up = { $number ->
    [one] Your one HGT move of this turn is used.
   *[other] All { $number } HGT moves of this turn are used.
 }
reason-foreign-genes-banned = The beginners’ bans leave out foreign genes.
reason-bought-already = Each biont in it buys once a turn (twice with fission), and that is used up.
reason-crystal-only = With the crystal catastrophe mutations are bought only in Darwin rolls, to cancel errors.
reason-deck-empty = The mutation deck of the { $row } row is empty.
reason-deck-too-small = The mutation deck of the { $row } row is too small to roil.
reason-sex-used = The sex icons of this organism are used for this purchase.
reason-cannot-pay = It costs one { $colour } catalyst or two of another colour, out of the pool of its tableau.
reason-promoted-already = It is promoted already.
reason-bacteria-only = Only bacteria become macroorganisms, not parasites.
reason-hyperparasite-stays-small = A parasite of a parasite does not become a macroorganism.
reason-beside-land = Beside a macroorganism on land it would have to go ashore at once, with cubes of its own for all organs.
reason-needs-cubes = Cubes missing on the bacterium and its mutations: { $cubes }.
reason-no-trophic-biont = The owner has no biont in it for the food chain.
reason-square-filled = This organ is there already.
reason-no-catalyst-of-colour = It costs one { $colour } catalyst or two of another colour.
reason-banned = The beginners’ bans leave out the Red Queen.
reason-no-red-queen = It takes a Red Queen icon in the attacker.
reason-too-few-red-queens = Red Queens { $number } against { $number2 }: it takes more than the target has, and an NPC never gives in.
reason-consent-refused = Red Queens { $number } against { $number2 }: without more than the target has it takes consent, which was refused.
reason-cubes-first = Bionts can be taken only when the parasite has no diseased cube left.
reason-no-slot = The parasite has no free slot for a { $colour } cube.

## What happened: turn and events

entry-set-up = The table is laid out.
entry-turn = Turn { $number } begins.
entry-phase = { $phase ->
    [events] Phase 1: events.
    [assignment] Phase 2: assignment.
    [autocatalysis] Phase 3: autocatalytic rolls.
    [darwin] Phase 4: Darwin rolls.
   *[purchases] Phase 5: purchases.
 }
entry-wanton-first = { $player } is the most wanton player, may go first in this phase whatever the card says, and does.
entry-event = Event: { $event }.
event-after-shock = Its aftershock brings { $event }; heat and oxygen of all cards add up.
entry-waterworld-begins = The Tropical Waterworld covers the continents until the next aftershock.
entry-waterworld-ends = The aftershock ends the Waterworld.
entry-landforms = Active rows: { $rows }. There the top mutation goes under its deck.
entry-order = By this card the order of the turn is: { $order }; dice for life are rolled row by row instead.
entry-roil = The mutation deck of the { $row } row is roiled.
entry-refugium = New refugium in the { $row } row: { $refugium }.
entry-no-refugium = No new refugium: the decks of the active rows have none left.
entry-enzyme-smitten = Smite costs { $refugium-the } a { $colour } enzyme.
entry-manna-smitten = Smite costs { $refugium-the } { $flag ->
    [yes] an organized
   *[no] a disorganized
 } { $colour } cube.
smitten = The smite takes: { $places }.
smitten-place = { $place } ({ $pieces })
smitten-piece = { $colour } { $kind ->
    [enzyme-smitten] enzyme
   *[manna-smitten] cube
 }
smitten-gone = { $count ->
    [one] Without cubes this place leaves the game: { $places }.
   *[other] Without cubes these places leave the game: { $places }.
 }
entry-deserted = { $refugium }: no cubes are left, the refugium leaves the game.
entry-strike = { $crisis ->
    [heat] Extremophile crisis of { $number } against the heat shields.
   *[oxygen] Oxygen spike of { $number } against the oxygen shields.
 }
entry-struck = { $crisis ->
    [heat] Heat crisis { $number }: { $organism } has a heat shield of { $number2 }{ $number3 ->
        [0] , so it loses nothing.
       *[other] , so it loses { $number3 }.
     }
   *[oxygen] Oxygen { $number }: { $organism } has an oxygen shield of { $number2 }{ $number3 ->
        [0] , so it loses nothing.
       *[other] , so it loses { $number3 }.
     }
 }
entry-nothing-smitten = Smite: there is no unshielded refugium to be hit.
entry-spared = { $organism } lives in a row that this event spares.
entry-ozone = The ozone layer forms: as long as it is whole, it stops ultraviolet radiation.
entry-ozone-holds = The ozone layer stops the ultraviolet radiation.
entry-ozone-torn = The comet has torn the ozone layer: this turn ultraviolet radiation comes through.
entry-ultraviolet = Ultraviolet radiation: { $number ->
    [0] no organism keeps a mutation or an organ.
    [one] every organism keeps one mutation or organ at most.
   *[other] every organism keeps { $number } mutations or organs at most.
 }
entry-cancer = Cancer: every macroorganism rolls.
entry-cancer-roll = { $organism }: cancer roll { $dice }, { $number ->
    [0] no error
    [one] one error
   *[other] { $number } errors
 }.
entry-drought = Drought on land.
entry-climate = The climate { $climate ->
    [warm] warms
   *[cool] cools
 }.
entry-armageddon-looms = { $armageddon ->
    [greenhouse] A runaway greenhouse
   *[snowball] A snowball earth
 } threatens.
entry-vote-called = { $player } calls a Gaia vote.
entry-vote = { $player } votes for { $vote ->
    [gaia] Gaia
   *[medea] Medea
 }.
entry-armageddon-averted = Armageddon is averted; everybody pays for it.
entry-armageddon = { $armageddon ->
    [greenhouse] Runaway greenhouse
   *[snowball] Snowball earth
 }: the game ends after this turn.

## What happened: pools and assignment

entry-catalysts = { $player } takes { $number ->
    [one] a { $colour } catalyst
   *[other] { $number } { $colour } catalysts
 }.
entry-forfeited = { $player }: { $number ->
    [one] a catalyst finds no room and is lost.
   *[other] { $number } catalysts find no room and are lost.
 }
entry-substitute = { $player } takes a { $colour } catalyst for two that found no room.
entry-paid = { $number ->
    [one] A { $colour } catalyst is
   *[other] { $number } { $colour } catalysts are
 } paid from the pool of { $player }.
entry-biont-home = A biont of { $player } returns to the pool{ $flag ->
    [yes] , with a disc for comfort where there is room
   *[no] {""}
 }.
entry-assigned = { $player } puts a biont { $source-from } on { $refugium-the }.
entry-limit-reached = { $player } may assign no further biont: no more than { $number2 } may be on refugia, and { $number ->
    [one] one is
   *[other] { $number } are
 } there.
entry-withdrawn = { $player } takes a biont from { $refugium-the } back into the pool.
entry-enzyme = { $player } puts a { $colour } enzyme on { $refugium-the }.
entry-antioxidant = { $player } puts a { $colour } { $colour-key ->
    [green] vitamin
   *[other] antioxidant
 } on { $organism }.
entry-culled = { $player } takes a biont off { $refugium-the }, beyond the entropy limit.
entry-gift = { $player } gives { $player2 } a { $colour } catalyst.
entry-hgt = { $player } moves a biont out of { $organism } { $source-to }.
entry-hgt-wanted = { $player } wants to move a biont out of { $organism } into { $organism2 }.
entry-blocked = { $player } blocks the biont of { $player2 } from { $organism }.
entry-attached = { $organism }: new parasite on { $organism2 }.
entry-supplanted = { $organism }: new parasite on { $organism2 }, in place of the old one.
entry-diseased = { $organism }: cubes taken from { $organism2 }: { $loots }.
entry-biont-turned = { $organism }: its biont comes { $source-from }.
entry-npc-waits = { $player } tries { $side } and finds no host for it.

## What happened: rolls

entry-autocatalytic-roll = { $refugium }: { $player } rolls { $dice }.
entry-autocatalytic-reroll = { $refugium }: { $player } rolls all again, as a place of one’s own colour allows: { $dice }.
entry-animated = { $refugium }: a { $colour } cube is organized.
entry-disorganized = { $refugium }: an organized { $colour } cube dies.
entry-awarded = { $refugium }: the { $colour } catalyst goes to { $player }, for on a shared place whoever rolls keeps none.
entry-biont-died = { $refugium }: a biont of { $player } dies.
entry-enzyme-lost = { $refugium }: a { $colour } enzyme dies.
entry-ersatz = { $refugium }: { $player } is named to create life.
entry-life = { $player } creates life: { $refugium-bacterium } out of { $refugium-the }.
entry-enzymes-spent = { $refugium }: { $number ->
    [one] its enzyme goes
   *[other] its { $number } enzymes go
 } to the soup.
entry-darwin-roll = { $organism }: Darwin roll { $dice }.
entry-darwin-reroll = { $organism }: { $dice } rolled again, now { $dice2 }. All dice: { $dice3 }.
entry-earned = { $organism }: { earned }.
earned = { $number ->
    [0] {""}
    [one] the 1 earns { $number2 }
   *[other] each 1 earns { $number2 }
 }{ $number3 ->
    [0] {""}
    [one] { $number ->
        [0] three alike earn one
       *[other] , three alike one
     }
    [2] { $number ->
        [0] three alike twice earn two
       *[other] , three alike twice: two
     }
   *[other] { $number ->
        [0] three alike { $number3 } times earn { $number3 }
       *[other] , three alike { $number3 } times: { $number3 }
     }
 }
entry-error-cancelled = { $organism }: { $player } cancels an error with a mutation.

## What happened: purchases

entry-sex = { $player } uses the sex of { $organism } to roil the deck of the { $row } row.
entry-bought = { $player } buys { $mutation } for { $organism } from the { $row } row.
entry-promoted = { $player } promotes { $mutation } of { $organism } to { $mutation-promoted }.
with-loot = { $text } What { $organisms } had taken from it goes, too.
fed-by = { $text } What { $organism } eats goes to the pool of whoever it lies with.
bought-with = { $text } A guest pays with its host’s discs: { $number } { $colour } of { $player }.
entry-pollution = { $organism }: pollution, an oxygen spike of { $number } in the { $row } row.
entry-grown = { $organism }: grown into { $macro }.
entry-oxygen-crisis = The first macroorganism brings the Age of Oxygen: { $number ->
    [0] no earlier event was left.
    [one] one earlier event leaves the deck.
   *[other] { $number } earlier events leave the deck.
 }
entry-assimilated = { $organism }: dissolved in { $organism2 }.
entry-cascade = { $organism }: parasite of { $organism2 } now.
entry-endosymbiont = A biont of { $player } lives in { $organism } as an endosymbiont.
entry-organ = { $organism }: new organ { $square }.
entry-landfall = Landfall of { $macro }: now { $macro-land }.
entry-trophic-level = { $organism }: { $level ->
    [plant] plant
    [herbivore] herbivore
    [carnivore] carnivore
   *[waiting] beside the full food chain
 } { $habitat ->
    [sea] in the sea
   *[land] on land
 }.
entry-pledged = { $player } promises a { $colour } catalyst to the pool of { $player2 } for the landfall.
entry-contributed = { $player } adds a { $colour } catalyst to the pool of { $player2 }.
entry-tie-rolled = A die each breaks the tie of { $organisms }: { $dice }.
entry-queen-allowed = Red Queen of { $player }: { $organism } may strike at { $organism2 }.
entry-queen-refused = Red Queen of { $player }: { $organism } may not strike at { $organism2 }.
entry-queen-wanted = { $actor ->
    [none] {""}
   *[other] { $actor }:{" "}
 }Red Queen, { $organism } wants to strike at { $organism2 }.
entry-queen-strikes = { $actor ->
    [none] {""}
   *[other] { $actor }:{" "}
 }Red Queen, { $organism } strikes at { $organism2 }.
entry-queen-retakes = { $organism }: Red Queen, taken back from { $organism2 }: { $loot }.
entry-queen-abducts = { $organism }: Red Queen, a biont of { $player } taken from { $organism2 }.
entry-queen-steals = { $organism }: Red Queen, taken from { $organism2 }: { $cube }.
entry-queen-takes-organ = { $organism }: Red Queen, taken from { $organism2 }: the organ { $square }.
entry-queen-grafts = { $organism }: Red Queen, taken from { $organism2 } for a mutation: { $square }.
entry-queen-transplants = { $organism }: Red Queen, taken over from { $organism2 }: { $square }.
entry-queen-takes-cube = { $organism }: Red Queen, taken from { $organism2 } as an organ: { $cube }.
entry-queen-takes-biont = { $organism }: Red Queen, a biont of { $player } taken from { $organism2 }.
entry-absorbed = { $organism }: a biont of { $player } taken in from { $organism2 }.
entry-outlived = { $organism2 }: dead, but { $macro } lives on in its place.
entry-dies-with-host = { $organism } ({ $player }): dead with its host.
entry-fallen-back = { $organism } ({ $player }): fallen back to the parasite.

## What happened: losses

entry-atrophy = { $organism }: { $number ->
    [one] one atrophy
   *[other] { $number } atrophies
 }.
entry-chromosome-lost = { $organism }: a { $colour } cube is lost.
entry-cube-lost = { $organism }: { $cube } is lost.
stolen-cube-lost = { $parasite } loses what it took: { $cube }, which does not come back.
entry-demoted = { $organism }: { $mutation-promoted } is demoted to { $mutation }, since its second cube is gone.
entry-mutation-lost = { $organism }: { $mutation-now } goes under the mutation deck of this organism’s home row, { $row }{ $rule ->
    [GL-Atrophy-10] , since its cube is gone
    [GL-Atrophy-12] , since both of its cubes are gone
   *[other] {""}
 }.
entry-diseased-lost = { $organism }: the diseased cube in the { $slot } slot is lost.
entry-organ-lost = { $organism }: the organ { $square } is lost.
entry-antioxidant-spent = { $organism }: a { $colour } { $colour-key ->
    [green] vitamin
   *[other] antioxidant
 } is spent instead.
entry-biont-lost = { $organism }: a biont of { $player } is lost.
biont-given-up = { $organism }: { $owner } owns it and picks what is lost: a biont of { $player }.
entry-extinct = { $organism } of { $player } is extinct.
extinct-host = { $organism } of { $player } dies out with its host.
extinct-supplanted = { $organism } of { $player } is supplanted and finds no other host: it is extinct.
extinct-abandoned = { $organism } of { $player } is extinct: its last biont has left it.
entry-discs-gone = { $organism }: { $number ->
    [one] the disc on it goes
   *[other] the { $number } discs on it go
 } to the soup.
entry-reverted = { $organism } ({ $player }): fallen back to the bacterium.
entry-commandeered = { $organism }: { $player2 } takes over from { $player }.
entry-regained = { $organism }: { $player } is the owner again.

## The end

end-victory-points = most victory points
end-catalysts-break-the-tie = tie broken by catalysts
end-shared-victory = shared victory
end-terrestrial-win = terrestrial win
end-marine-win = marine win
end-too-late-for-Armageddon = the goal was reached only in the turn of Armageddon
end-no-colours-in-macroorganisms = not every colour lives in a macroorganism
end-no-goal-set = this edition sets no goal
end-goal-reached = { $goal } points or more
end-goal-missed = fewer than { $goal } points
end-not-everybody-has-a-macroorganism = not everybody has a macroorganism
end-all-ashore-together = everybody has a macroorganism, and life is on land
end-nobody-on-land = nobody reached the land
score-cubes = cubes
score-system = system chromosomes
score-bionts = bionts
score-trophies = trophies
score-dominance = food chains
score-medea = Medea

## The ledger

tag-base = base game
tag-1e = first edition
tag-advanced = advanced game
tag-campaign = successor game
tag-chimera = chimera variant
tag-coop = cooperative game
tag-crystal = crystal catastrophe variant
tag-intro = introductory game
tag-macro = macro variant
tag-short = short game
tag-solitaire = solitaire game
rules-about = Every rule that the program enforces, in our own words, with the number of its paragraph in the second edition’s rulebook. The file is generated: `biont rules --write` makes it from the ledger.
rules-part-meta = What the game is about
rules-part-a = A. Sequence of play
rules-part-b = B. Pieces, pools and cards
rules-part-c = C. Set-up and kinds of game
rules-part-d = D. Events
rules-part-e = E. Assignment
rules-part-f = F. Autocatalytic rolls
rules-part-g = G. Darwin rolls
rules-part-h = H. Purchases
rules-part-i = I. End and victory
rules-part-k = K. The successor game
rules-part-l = L. Macro parasite chimeras
rules-part-t = Table of macroorganisms
rules-part-gl = Glossary
rules-part-ic = Icons
rules-part-v = Differences of the editions

## K: what a successor game gets

successor-player = { $player }: { $points } victory points; catalysts: { $catalysts }
successor-macro = { $name } of { $player }: { $level ->
    [plant] plant
    [herbivore] herbivore
    [carnivore] carnivore
   *[waiting] waiting
} { $ecosystem ->
    [land] on land
   *[sea] at sea
}; organs: { $organs }; endosymbionts: { $guests }
successor-genes = Genes: { $genes }
successor-first = Chooses a colour first: { $players }
successor-advice = A combined game goes better with the macro variant (C4).

## What many options of a sort are called together

sort-buy = Buy a mutation
sort-promote = Promote a mutation
sort-sex = Turn up new cards
sort-grow = Grow a body
sort-organ = Grow an organ
sort-queen-cube = Arms race (Red Queen)
sort-queen-biont = Arms race (Red Queen)
sort-queen-steal = Arms race (Red Queen)
sort-queen-organ = Arms race (Red Queen)
sort-queen-graft = Arms race (Red Queen)
sort-queen-transplant = Arms race (Red Queen)
sort-queen-host-biont = Arms race (Red Queen)
sort-give = Give a catalyst
sort-lose-mutation = A cube of a mutation
sort-lose-cube = A cube of the card
sort-lose-biont = A biont
sort-lose-organ = An organ
sort-lose-diseased = A stolen cube
sort-spend-disc = A disc instead

## What is picked first, and what an option is called then

pick-assign = A biont { $source-from }
pick-withdraw = A biont from { $refugium-the }
pick-enzyme = A { $colour } catalyst
pick-antioxidant = A { $colour } catalyst
pick-give = A { $colour } catalyst
pick-attach = Your parasite
pick-supplant = Your parasite
pick-hgt = A biont out of { $organism }
pick-buy = { $card ->
    [unknown] A mutation
   *[other] { $card }
 }
pick-grow = { $macro }
short-assign = { $refugium }
short-withdraw = back into the pool
short-enzyme = { $refugium }
short-antioxidant = { $organism }
short-give = to { $colour2-player }
short-attach = { $organism } ({ $side })
short-supplant = instead of the parasite of { $organism } ({ $side })
short-hgt = { $source-to }
short-buy = for { $organism }{ $price ->
    [none] {""}
   *[other] {" "}({ $price })
 }
short-grow = from { $organism }

## Tests of what strikes organisms, with both numbers

entry-foreseen = { $organism } will meet { $crisis ->
    [heat] heat { $number } { $sign } heat shield { $number2 }
   *[oxygen] oxygen { $number } { $sign } oxygen shield { $number2 }
 } and lose { $number3 }.
entry-tested = { $organism }: { $measure } { $number } { $sign } { $measure2 } { $number2 }, { $number3 ->
    [0] nothing is lost
    [one] one is lost
   *[other] { $number3 } are lost
 }.
test-tested-who = { $organism }
test-tested-left = { $measure }
test-tested-right = { $measure2 }
test-tested-verdict = { $number3 ->
    [0] holds
   *[other] loses { $number3 }
 }
test-struck-who = { $organism }
test-struck-left = { $crisis ->
    [heat] heat
   *[oxygen] oxygen
 }
test-struck-right = shield
test-struck-verdict = { $number3 ->
    [0] holds
   *[other] loses { $number3 }
 }
test-foreseen-who = { $organism }
test-foreseen-left = { $crisis ->
    [heat] heat
   *[oxygen] oxygen
 }
test-foreseen-right = shield
test-foreseen-verdict = { $number3 ->
    [0] holds
   *[other] loses { $number3 }
 }
entry-queen-matched = { $organism }: Red Queens { $number2 }, against { $number } of { $organism2 }.
test-queen-matched-who = { $organism }
test-queen-matched-left = Red Queens of { $organism2 }
test-queen-matched-right = own
test-queen-matched-verdict = { $number3 ->
    [0] only if the owner allows it
   *[other] is struck
 }
entry-wantonness-held = { $player }: wantonness { $number }, against { $number2 } of { $player2 }.
test-wantonness-held-who = { $player }
test-wantonness-held-left = wantonness
test-wantonness-held-right = that of { $player2 }
test-wantonness-held-verdict = { $number3 ->
    [0] may be blocked
   *[other] blocked
 }
entry-bionts-counted = { $organism }: bionts of { $player } { $number }, of { $player2 } { $number2 }.
test-bionts-counted-who = { $organism }
test-bionts-counted-left = bionts of { $player }
test-bionts-counted-right = of { $player2 }
test-bionts-counted-verdict = goes to { $player2 }
measure-mutations = mutations
measure-organs = organs
measure-limit = limit
measure-errors = errors
measure-error-shield = error shield
measure-drought = drought
measure-drought-shield = shield

## What a question follows from: “because of …”

cause-event = { $event }
cause-strike = { $crisis ->
    [heat] heat { $number }
   *[oxygen] oxygen { $number }
 }
cause-ultraviolet = ultraviolet { $number }
cause-cancer = cancer
cause-cancer-roll = the cancer roll of { $organism }
cause-drought = drought
cause-darwin-roll = the dice of { $organism }
cause-darwin-reroll = the dice of { $organism }
cause-autocatalytic-roll = the dice of { $refugium }
cause-autocatalytic-reroll = the dice of { $refugium }
cause-pollution = pollution by { $organism }
cause-bought = { $player } buying { $mutation }
cause-promoted = { $player } promoting { $mutation }
cause-attached = { $organism }, a parasite
cause-supplanted = { $organism }, a parasite
cause-armageddon-looms = the end of the world
cause-armageddon-averted = the vote for Gaia
cause-queen-wanted = the Red Queen of { $organism }
cause-queen-strikes = the Red Queen of { $organism }
cause-commandeered = { $player2 } taking over { $organism }
cause-hgt = { $player } moving a biont out of { $organism }
cause-hgt-wanted = { $player } moving a biont out of { $organism }
cause-blocked = { $player } blocking the biont
strikes-strike = { $crisis ->
    [heat] Every organism loses a piece for each heat shield that it lacks.
   *[oxygen] Every organism loses a piece for each oxygen shield that it lacks.
 }
strikes-ultraviolet = Strikes every organism with more mutations or organs than may stay: the rest burn.
strikes-cancer = Every macroorganism rolls; errors above its error shield are losses.
strikes-drought = Strikes every macroorganism on land without a shield.
strikes-pollution = Oxygen for every other organism of the same row, as much as the polluter has green.
strikes-queen-wanted = It takes more Red Queens than the target has, or the consent of its owner.
strikes-queen-strikes = Strikes a host or parasite that has fewer Red Queens, or whose owner lets it.
strikes-commandeered = An organism without a biont of its owner goes to somebody whose biont is left in it.
strikes-hgt-wanted = Who is more wanton may keep foreign bionts out of his organisms.
strikes-blocked = Who is more wanton may keep foreign bionts out of his organisms.
