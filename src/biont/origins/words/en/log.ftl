### Bios:Origins: what happened.

## Set-up and sequence

entry-set-up = The table is laid out.
entry-crowned = { $player } gets Crown { $crown }: { $discipline } rules.
entry-turn = Turn { $number }: { $player }.
entry-game-ends = { $ending ->
    [comet-left] Nobody has taken Comet IV: the game ends.
    [stalemate] Nobody has challenged for twelve rounds: the game ends.
   *[comet-claimed] The game ends.
 }

## Chaos, revolution, diaspora

entry-chaos = { $player } suffers { $number } Chaos.
entry-rebelled = { $player }: the Migrant { $spot-where } rebels.
entry-dissident = { $player }: a Dissident { $dissent-shuts ->
    [0] on the Crown of the Ruling Class covers
   *[other] on { $dissent } shuts it and covers
 } its Rainbow (one Diversity less).
entry-quelled = { $player } quells { $number ->
    [one] a Dissident, at the price of a loss; its Rainbow counts again (one Diversity more).
   *[other] { $number } Dissidents, each at the price of a loss; their Rainbows count again ({ $number } Diversity more).
 }
entry-quelled-free = { $player } has nothing more to lose: { $number ->
    [one] the last Dissident goes
   *[other] the last { $number } Dissidents go
 } home at no price.
entry-revolution = Chaotic revolution of { $player }!
entry-putsch = { $player }: “{ $challenge }” turns to { $discipline }.
entry-crown = { $player }: { $discipline } rules now, so its column acts and no other.
entry-idea-lost = { $player }: “{ $idea }” goes to Lore.
entry-diaspora = Diaspora: { $player } starts anew { $spot-where }.

## Challenges and events

entry-no-challenge = { $player } cannot challenge: no Elder is in the Market.
entry-challenge = { $player } challenges the gods: “{ $challenge }”.
entry-event = { $event ->
    [crowd-disease] Crowd disease.
    [zoonotic-disease] Zoonotic disease.
    [catastrophe] Catastrophe.
    [cooling] Cooling.
    [warming] Warming.
    [deforestation] Deforestation.
    [forestation] Forestation.
    [pollution] Pollution.
    [famine] Famine.
    [crisis] Crisis.
    [dictator-left] A leftist dictator.
   *[dictator-right] A rightist dictator.
 }
entry-nobody-struck = { $event ->
    [zoonotic-disease] Zoonotic disease strikes nobody: nobody has more footprint than immunology.
    [pollution] Pollution strikes nobody: nobody has more Cities than energy.
    [famine] Famine strikes nobody: nobody has more Cities than footprint.
   *[crowd-disease] Crowd disease strikes nobody: nobody has more Cities than immunology.
 }
entry-no-crisis = { $crisis ->
    [genocide] No genocide: nobody with Foundations has more Dissidents than Mysticism.
    [civil-war] No civil war: everybody has fewer Dissidents than Diversity.
   *[economic-crisis] No economic crisis: nobody has more Dissidents and Mysticism than Cities.
 }
entry-nobody-there = The catastrophe harms nobody: nobody lives { $hex-where }.
entry-infected = { $player } is infected, at the price of { $number ->
    [0] no City{ $number2 ->
        [0] {""}
       *[other] {" "}(of one)
    }
   *[other] { $number } of { $number2 } Cities
 } and { $number3 ->
    [0] no Elder{ $number4 ->
        [0] {""}
       *[other] {" "}(of one)
    }
   *[other] { $number3 } of { $number4 } Elders
 }.
entry-famine = { $player } starves with more Cities than footprint, at the price of { $number ->
    [0] no City{ $number2 ->
        [0] {""}
       *[other] {" "}(of one)
    }
   *[other] { $number } of { $number2 } Cities
 } and { $number3 ->
    [0] no Elder{ $number4 ->
        [0] {""}
       *[other] {" "}(of one)
    }
   *[other] { $number3 } of { $number4 } Elders
 }.
entry-pollution = { $player } chokes: more Cities than energy.
entry-crisis = { $crisis ->
    [genocide] Genocide strikes { $player }.
    [civil-war] Civil war strikes { $player }.
   *[economic-crisis] An economic crisis strikes { $player }.
 }
entry-catastrophe = The catastrophe{ $hex-struck-by } strikes { $hex-the }.
entry-milder-climate = { $climate ->
    [ice] No sea is left that could freeze, or no place for ice: deserts spread instead.
   *[sea] No ice is left that could melt, or no place for sea: jungles spread instead.
 }
entry-no-climate-change = The climate stays as it is: there is no chit, or no place, for { $climate ->
    [sea] sea
    [ice] ice
    [desert] desert
   *[jungle] jungle
 }.
entry-steady-climate = The climate of this world never changes.
entry-climate-change = { $climate ->
    [sea] The seas are to rise: a chit moves.
    [ice] Ice is to grow: a chit moves.
    [desert] Deserts are to spread: a chit moves.
   *[jungle] Jungles are to spread: a chit moves.
 }
entry-milankovitch = Milankovitch cycle: “{ $challenge }” is revealed.
entry-icehouse = Icehouse! { $number ->
    [one] One sea freezes
   *[other] { $number } seas freeze
 }.
entry-ice-age = Ice age! { $number ->
    [one] One ice chit melts
   *[other] { $number } ice chits melt
 }.
entry-uprooted = The chit of { $hex-the } is uprooted, turns to { $climate ->
    [sea] sea
    [ice] ice
    [desert] desert
   *[jungle] jungle
 } and moves.
entry-chit = { $climate ->
    [sea] The sea comes to { $hex2-the }, and the ice of { $hex-the } melts.
    [ice] Ice covers { $hex2-the }, and the sea leaves { $hex-the }.
    [desert] Desert comes to { $hex2-the }, and the jungle of { $hex-the } is gone.
   *[jungle] Jungle comes to { $hex2-the }, and the desert of { $hex-the } is gone.
 }

## Auction and Foundations

entry-bid = { $player } bids { $number ->
    [one] one pawn
   *[other] { $number } pawns
 }{ $number2 ->
    [0] {""}
    [one] ; one more counts for free (Philosophy or Mysticism)
   *[other] ; { $number2 } more count for free (Philosophy or Mysticism)
 }.
entry-no-bid = { $player } does not bid.
entry-cannot-bid = { $player } cannot bid: { $number ->
    [0] no Elder is in the Market.
    [one] it takes more than { $number2 }, and only one pawn is there to bid
   *[other] it takes more than { $number2 }, and only { $number } pawns are there to bid
 }{ $number ->
    [0] {""}
   *[other] { $number3 ->
        [0] .
       *[other] , and { $number3 } for free.
    }
 }
entry-won = { $player } wins “{ $challenge }” for { $number ->
    [one] one pawn
   *[other] { $number } pawns
 }.
entry-dictator-ignored = In the basic game no dictator takes a card without a bid: “{ $challenge }” is auctioned.
entry-dictator = A dictator takes the card without an auction: “{ $challenge }” goes to { $player }, who has most { $measure }.
entry-unfit = { $player } does not meet the requirement of “{ $challenge }”.
entry-challenge-discarded = { $rule ->
    [E2a] Nobody wins “{ $challenge }”: it leaves the game.
   *[other] “{ $challenge }” leaves the game.
 }
entry-quiet-revolution = Quiet revolution of { $player }: to { $discipline }.
entry-foundation = { $player } lays “{ $challenge }” as a Foundation of { $discipline }.
entry-foundation-lost = { $player } loses “{ $challenge }”.

## Comets and Philosophy

entry-comet = { $player } claims { $comet }.{ $comet-last ->
    [0] {" "}A Chaos for everybody.
   *[other] {""}
 }
entry-epoch = Epoch { $epoch } begins.
entry-victory-chits = { $player } takes { $number ->
    [one] a victory chit
   *[other] { $number } victory chits
 } for { $discipline }: { $measure } { $number2 }, more than { $number ->
    [one] one other player
   *[other] { $number } other players
 }.
entry-nobody-behind = { $player } takes no victory chit for { $discipline }: { $measure } { $number }, and nobody has less.
entry-no-chits = Everybody has { $measure } { $number }, so nobody takes a victory chit for { $discipline }.
entry-bellwether-spent = { $player } spends a claimed Comet, the Bellwether, for good.
entry-philosophy = { $player } moves the Philosophy to { $space } ({ $space-does }).

## Advancements

entry-pawn = { $rule ->
    [G9a] { $player }, encephalize: a pawn goes { $domain-from } { $domain2-to }.
    [G9b] { $player }, abstraction: a pawn goes { $domain-from } { $domain2-to }.
    [G9c] { $player }, art: a pawn goes { $domain-from } { $domain2-to }.
    [G9d] { $player }, prayer: a pawn goes { $domain-from } { $domain2-to }.
   *[other] { $player }: a pawn goes { $domain-from } { $domain2-to }.
 }
entry-nothing-gained = { $player } gets nothing out of “{ $advancement }” now.
entry-stage = { $player }: { $track } rises to { $stage }{ $stage-after ->
    [none] {""}
   *[other] {" "}(the next stage after { $stage-after })
 }.

## Losses

entry-migrant-lost = { $rule ->
    [H1b] { $player } starves: the Migrant { $spot-where } is lost.
   *[other] { $player } loses the Migrant { $spot-where }.
 }
entry-city-lost = { $rule ->
    [H1b] { $player } starves: the City { $hex-where } is lost.
   *[other] { $player } loses the City { $hex-where }.
 }
entry-refugee = { $player }: people of the lost City flee to { $spot-the }, as a Migrant.
entry-no-refugee = { $player }: nobody escapes from { $hex-the }.
entry-elder-expended = { $player }: the Elder on “{ $idea }” goes home.
entry-recalled = { $player }, library: the Elder on “{ $idea }” goes home.
entry-emissary-expended = { $player }: the Emissary on “{ $idea }” goes home.

## The Market

entry-market = Market, row { $row }: “{ $idea }”.
entry-slid = { $player }: “{ $idea }” slides to row { $row } of the Market, where an Idea is gone, and takes { $row ->
    [1] one Elder
   *[other] { $row } Elders
 } now.

## Activities

entry-activity = { $player } uses: { $activity }.
entry-left-out = { $player } skips: { $activities }.
entry-foundation-shut = { $player }: “{ $challenge }” does nothing: a Dissident shuts it.
entry-foundation-idle = { $player }: { $activities-count ->
    [0] “{ $challenge }” can do nothing in this column.
   *[other] nothing of “{ $challenge }” is possible now ({ $activities }).
 }
entry-row-idle = { $player }: nothing of a row of the Species Placard is possible now ({ $activities }).
entry-idea-idle = { $player }: { $activities-count ->
    [0] “{ $idea }” can do nothing in this column.
   *[other] nothing of “{ $idea }” is possible now ({ $activities }).
 }
entry-elder = { $player } sends an Elder to “{ $idea }”.
entry-invented = { $player } invents “{ $idea }”, and all Elders on it come home.
entry-elected = { $player } holds an election for { $discipline }, and all its Elders come home.
entry-moved = { $player }: a Migrant moves from { $spot-the } to { $spot2-the }.
entry-branched = { $player }: a new Migrant goes from { $spot-the } to { $spot2-the }.
entry-departed = { $player }: a new Migrant leaves the City { $hex-where } for { $spot-the }.
entry-leave = { $player } lets { $seat } pass { $spot-the }.
entry-no-leave = { $player } does not let { $seat } pass { $spot-the }.
entry-city = { $player } founds a City { $hex-where } (resource: { $resource }).
entry-city-moved = { $player }: the City { $hex-where } takes another resource ({ $resource }); there are as many Cities as before.
entry-urbanized-again = { $player } uses the City { $hex-where } once more, for what follows from it.

## Worlds of Hex chits

entry-hex-laid = { $player } lays { $face } on { $hex-the }.
entry-started = { $player } starts { $spot-where }.
entry-craton-laid = { $player } lays { $craton } around { $hex-the }.
entry-strip = The latitude strip says: { $strip }.
entry-first-chit = { $player } brings { $climate ->
    [sea] a sea
    [ice] ice
    [desert] a desert
   *[jungle] a jungle
 } to { $hex-the }.
entry-no-catastrophe = This catastrophe strikes nobody: its Hex is not on the map.

## Inventions and elder actions

entry-idea-unfit = { $player } cannot keep “{ $idea }”: it goes to Lore.
entry-idea-kept = { $player } keeps “{ $idea }”.
entry-idea-discarded = { $player } leaves “{ $idea }” to Lore.
entry-emissary = { $player } sends an Emissary to “{ $idea }”.
entry-constitution = { $player }: a constitution moves “{ $challenge }” to { $discipline }.
entry-search = { $player } searches Lore for { $discipline }.
entry-idea-retrieved = { $player } brings “{ $idea }” back from Lore.
entry-appeased = { $player }: the Dissident on { $dissent } is appeased.

## Transactions

entry-traded = { $player } trades with { $seat }.
entry-converted = { $player } converts the Migrant of { $seat } { $spot-where }.
entry-enslaved = { $player } enslaves the Migrant of { $seat } { $spot-where }.
entry-attack = { $player } attacks the Migrant of { $seat } { $spot-where }.
entry-struck = { $player } bombs the Migrant of { $seat } { $spot-where }.
entry-city-struck = { $player } bombs the City of { $seat } { $hex-where }.
entry-city-taken = { $player } takes the City { $hex-where } from { $seat }.

## Tests of events and acts, with both numbers

entry-tested = { $player }: { $measure } { $number } { $sign } { $measure2 } { $number2 }, { $flag ->
    [yes] struck
   *[no] spared
 }.
test-tested-left = { $measure }
test-tested-right = { $measure2 }
test-tested-verdict = { $flag ->
    [yes] struck
   *[no] spared
 }
entry-compared = { $player }: { $measure } { $number } { $sign } { $number2 } of { $seat }, { $flag ->
    [yes] the stronger
   *[no] not the stronger
 }.
test-compared-left = { $measure }
test-compared-right = { $seat }
test-compared-verdict = { $flag ->
    [yes] the stronger
   *[no] not the stronger
 }
entry-starving = { $player } cannot feed everybody.
entry-crowded = { $hex }: { $number } live there { $sign } footprint { $number2 }, so they starve.
test-crowded-who = { $hex }
test-crowded-left = living there
test-crowded-right = footprint
test-crowded-verdict = they starve
entry-city-assailed = { $rule ->
    [J3b] { $player } converts the City of { $seat } { $hex-where }.
    [J3d] { $player } enslaves the City of { $seat } { $hex-where }.
   *[other] { $player } besieges the City of { $seat } { $hex-where }.
 }
entry-threatened = { $player } threatens { $seat } with a cold war.

measure-cities = Cities
measure-dissidents = Dissidents
measure-mysticism = Mysticism
measure-diversity = Diversity
measure-unrest = Dissidents and Mysticism

## What a question follows from: “because of …”

cause-challenge = “{ $challenge }”
cause-event = { $event ->
    [crowd-disease] crowd disease
    [zoonotic-disease] zoonotic disease
    [catastrophe] the catastrophe
    [cooling] the cooling
    [warming] the warming
    [deforestation] deforestation
    [forestation] forestation
    [pollution] pollution
    [famine] famine
    [crisis] the crisis
   *[other] the dictator
 }
cause-catastrophe = the catastrophe { $hex-where }
cause-comet = { $comet }
cause-chaos = { $number } Chaos
cause-revolution = the revolution
cause-invented = the invention of “{ $idea }”
cause-milankovitch = “{ $challenge }”
cause-traded = the trade of { $player }
cause-converted = the preaching of { $player }
cause-enslaved = the raid of { $player }
cause-attack = the attack of { $player }
cause-struck = the bombs of { $player }
cause-city-struck = the bombs of { $player }
cause-city-assailed = the attack of { $player }
cause-starving = hunger
cause-threatened = the cold war of { $player }
cause-elected = the election
cause-quiet-revolution = the quiet revolution
strikes-event = { $event ->
    [crowd-disease] Strikes whoever has more Cities than immunology: half the Cities and half the Elders are lost (of one, none), and immunology rises.
    [zoonotic-disease] Strikes whoever has more footprint than immunology: half the Cities and half the Elders are lost (of one, none), and immunology rises.
    [pollution] Strikes whoever has more Cities than energy: one Chaos, then an Elder or a City is lost.
    [famine] Strikes whoever has more Cities than footprint: half the Cities and half the Elders are lost (of one, none).
    [crisis] Genocide, civil war or an economic crisis, as the Philosophy lies; the lines below say whom it strikes.
    [catastrophe] Destroys all that lives in one Hex.
   *[other] The challenger changes the climate: a chit turns over and moves.
 }
strikes-comet = { $comet-last ->
    [0] Everybody suffers one Chaos: a Migrant on the map becomes a Dissident; whoever has only one there takes one from the pool. The Market is renewed for the next Epoch. Whoever has more { $comet-measure } than others gets victory chits.
   *[other] The game ends with it.
 }
strikes-revolution = There was no free Dissent: all Dissidents are quelled, each for a loss, and another class rules. However much Chaos was left, it is one revolution.
strikes-quiet-revolution = A card that was won can be laid into another column: that one rules then, so that its Foundations act and no others. It costs a loss for each Dissident, and ends their unrest.
strikes-starving = More live in a Hex than the footprint allows.
