### Bios:Origins on the pages around the table.

web-hero = Think your way out of Africa
web-hero-about = Two million years on one map: challenge the gods, wander over the Earth, found cities, and teach a handful of emotions to speak, to pray and to reason before the comets close the age.
web-play-now-about = You are Black; the program plays Green.
web-strength = Measured in games of two. A beginner, as a program plays one who asks for hints, wins 50 % of 200 against the easy program, and normal 70 % of 200. In the advanced game hard, with 0.2 s an answer, wins 70 % of 200 against normal, and the master, thinking about as long as hard, 84 % of 31 against it.
web-turn = Turn { $turn }
web-more = World, realm and length

## What may come, and what may be regretted

web-odds-challenge = Next challenge of Epoch { $epoch }, one of { $cards ->
    [one] one card
   *[other] { $cards } cards
 } nobody has seen: { $events }.
web-odds-strikes = As you stand it can strike you: { $events }.
web-odds-spares = No disease, famine, pollution, crisis or catastrophe on the { $cards } cards that can come would strike you as you stand.
web-odds-disaster = { $event } { $chance } ({ $city ->
    [0] {""}
   *[other] { $migrants ->
        [0] a City
       *[other] a City and{" "}
    }
 }{ $migrants ->
    [0] {""}
    [one] a Migrant
   *[other] { $migrants } Migrants
 })
web-odds-idea = Next Idea of { $discipline }, one of { $cards ->
    [one] one card
   *[other] { $cards } cards
 } nobody has seen; its Eureka has: { $eurekas }.
web-journey = { $steps } of { $most } steps{ $water ->
    [0] {""}
   *[other] , { $water } of { $wet } on water
 }.
web-warn-hungry = { $hex } would hold { $living } tokens and your footprint feeds { $limit }: at the end of your turn one of yours starves there, and that is a Chaos.
web-warn-no-city = A City now risks more than it brings: { $blow }.
web-warn-disaster = { $strikes ->
    [flight] Where somebody flees to a catastrophe can come,
   *[other] A catastrophe can come
 } { $hex }: { $event } ({ $cards } of { $of } cards) takes { $strikes ->
    [city] the City.
   *[other] every Migrant around it.
 }
web-warn-exposed = { $worth ->
    [0] After that
   *[other] Worth the risk
 }: { $risk }
web-warn-bellwether = It costs you a claimed Comet (Bellwether), for good.
web-warn-fuse = Your Dissident stands on your last free Dissent then, { $shuts ->
    [0] that of the Crown, and covers its Rainbow (one Diversity less)
   *[other] that of { $dissent }, and shuts the card down
 }: the next Chaos is a revolution, at the price of { $losses ->
    [one] one loss
   *[other] { $losses } losses
 }.
web-warn-points = Your score would fall from { $was } to { $now }.
web-warn-comet = Without an empty Dissent its Chaos is a revolution for you ({ $losses ->
    [one] one loss
   *[other] { $losses } losses
 }).
web-warn-comet-chaos = Its Chaos comes to everybody: one of your people becomes a Dissident{ $free ->
    [one] , on your last empty Dissent; the next Chaos is a revolution.
   *[other] .
 }
web-warn-library = { $elders ->
    [one] An Elder of yours goes home for it.
   *[other] { $elders } of your Elders go home for it.
 }
web-warn-unmet = You do not meet the requirement of { $challenge }: you get its Eureka, and the card leaves the game.
web-warn-morality = { $space } punishes this: it is a Chaos{ $free ->
    [0] , and you have no empty Dissent: a revolution.
   *[other] .
 }
web-warn-elect = { $elders ->
    [one] Your Elder leaves its Idea and comes
   *[other] Your { $elders } Elders leave their Ideas and come
 } home{ $dissidents ->
    [0] .
    [one] , and your Dissident is quelled at the price of a loss.
   *[other] , and your { $dissidents } Dissidents are quelled, each at the price of a loss.
 }
web-warn-quells = { $won ->
    [0] It costs
   *[other] If you win it, another column rules, and that costs
 } you { $losses ->
    [one] { $elders ->
        [0] a City
       *[other] an Elder or a City
    }
   *[other] { $losses } { $elders ->
        [0] Cities
       *[other] Elders or Cities
    }
 }, for your { $dissidents ->
    [one] Dissident is
   *[other] { $dissidents } Dissidents are
 } quelled.
web-warn-vain = The Eureka of { $idea } would do nothing for you now.
web-warn-shuts-own = It shuts your best score: you would count { $now } instead of { $was }.
web-warn-pawn = It is the last pawn that could become an Elder: without any you can neither challenge nor bid.
web-warn-shut = The Philosophy shuts culture: a prayer counts for nothing as long as it lies there.
web-risk-event = { $cards } of { $of } challenges to come can bring { $event }: { $left } against { $right } would cost you { $cost }{ $revolution ->
    [0] .
   *[other] ; its Chaos would be a revolution.
 }
web-risk-cost = { $cities ->
    [0] {""}
    [one] a City
   *[other] { $cities } Cities
 }{ $both ->
    [0] {""}
   *[other] {" and "}
 }{ $elders ->
    [0] {""}
    [one] an Elder
   *[other] { $elders } Elders
 }{ $chaos ->
    [0] {""}
   *[other] {" "}and a Chaos
 }
web-risk-catastrophe = { $cards } of { $of } challenges to come can bring { $event }: it would destroy your City { $hex } and the Migrants around it.
web-risk-disaster = catastrophe { $event }
web-risk-crisis = { $cards } of { $of } challenges to come can bring a crisis; as the Philosophy lies, { $left } against { $right } would cost you { $cost }.
web-risk-crisis-cost = { $crisis ->
    [genocide] a Foundation
   *[other] 2 Chaos{ $losses ->
        [0] {""}
        [one] , a revolution: one loss
       *[other] , a revolution: { $losses } losses
    }
 }
web-risk-bellwether = Another player has a Bellwether, and can move the Philosophy so that { $discipline } counts for nobody: you would have { $now } points instead of { $was }.
web-risk-bellwether-brief = another’s Bellwether can shut your score: { $was } → { $now }
web-risk-bellwether-name = another’s Bellwether (your score { $was } → { $now })
web-risk-hunger = In { $hex } live { $living }, and your footprint feeds { $limit }: whoever is too many when your turn ends starves, and that is a Chaos.
web-risk-brief = { $event } ({ $cards } of { $of }) costs { $cost }
web-risk-helps = With { $track } { $needed }{ $gap ->
    [0] {""}
   *[other] {""} (there is no { $least })
 } it would pass you by.
web-ignored = Not in this game
web-ignored-about = Most of what is struck out belongs to the advanced game; here the card does nothing with it.
web-fact-missing = { $count ->
    [0] With it “{ $idea }” has all the Elders that it takes in row { $row }.
    [one] Then “{ $idea }” still lacks one Elder.
   *[other] Then “{ $idea }” still lacks { $count } Elders.
 }
web-fact-ground = { $count ->
    [0] { $new ->
        [0] He can move on from there later.
       *[other] One more of yours on the map, who can move on later.
    }
    [one] Around it one Hex has ground for a City.
   *[other] Around it { $count } Hexes have ground for a City.
 }
web-fact-score = { $score } { $was } → { $now }.
web-fact-reach = Your figures go { $steps } steps far{ $free ->
    [0] .
   *[other] , and this stage gives a free step of another technology.
 }
web-fact-lead = There you would have { $own } points, the best of the others { $rival }; as it lies { $had } and { $against }.
web-fact-safer = As the Philosophy lies, others who move it could take { $cost ->
    [one] a point
   *[other] { $cost } points
 } of your lead; from there { $less ->
    [0] none
   *[other] { $less }
 }.
web-fact-demagogue = A card with a demagogue can still move it.
web-fact-countered = { $players } can move it back with { $count ->
    [one] a Bellwether
   *[other] Bellwethers
 } of their own.
web-fact-demagogue-ready = { $player } can move it on by inventing “{ $idea }”, which has all its Elders, and a demagogue.
web-fact-quelled = The unrest ends: a revolution is { $count ->
    [one] one Dissident
   *[other] { $count } Dissidents
 } farther away.
web-fact-laid = { $others ->
    [0] { $own ->
        [0] Nobody lives there.
        [one] One of yours lives there{ $least ->
            [0] .
           *[other] , and elsewhere more.
        }
       *[other] Of yours { $own } live there{ $least ->
            [0] .
           *[other] , and elsewhere more.
        }
    }
   *[other] There it strikes others, who have { $others } there{ $own ->
        [0] {""}
       *[other] , and you { $own }
    }.
 }
web-fact-again = Your column can found it again.
web-fact-home = He comes home to your Free Will; a City would be gone.
web-fact-left = { $kept ->
    [0] Then you have { $points } points.
   *[other] Your { $points } points stay: they come from { $score }, not from Cities.
 }
web-fact-spared = { $count ->
    [0] Where he stands no City can be founded.
    [one] Where he stands is ground for one City only.
   *[other] Where he stands is ground for { $count } Cities.
 }
web-fact-spared-far = Of the Elders that it takes “{ $idea }” lacks { $count ->
    [one] one
   *[other] { $count }
 } anyway.
web-fact-spared-more = “{ $idea }” has all the Elders that it takes without him.
web-fact-spared-vain = The Eureka of “{ $idea }” would do nothing for you now.
web-fact-spared-points = Invented, “{ $idea }” would bring you no point now.
web-fact-crown = The Crown only marks your Ruling Class: there he shuts no card down.
web-fact-shuts = There he shuts “{ $challenge }” down until he is quelled{ $loss ->
    [idle] ; it can do nothing in this column anyway.
    [reached] ; you have reached { $activities } already.
    [elsewhere] : no { $activities }, but your column offers that elsewhere too.
   *[missed] : no { $activities }.
 }
web-fact-joins = On “{ $idea }” others have enough Elders already; with yours you share in its Eureka.
web-gain-elders = {" "}(up to { $count } Elders at once)
web-fact-promises = Invented it brings: { $eureka }{ $scores ->
    [none] {""}
   *[other] {" "}({ $scores })
 }.
web-fact-several = With them “{ $idea }” has all the Elders that it takes; { $auctions ->
    [0] one too many there changes nothing.
   *[other] whoever is one too many can bid in auctions.
 }
web-fact-bidder = “{ $idea }” has enough Elders already; whoever joins them can bid in auctions.
web-fact-idle = “{ $idea }” has its Elders already, and no auction comes any more: one more there changes nothing.
web-fact-prize = { $eureka ->
    [none] {""}
   *[other] That brings { $eureka }.{" "}
 }Kept, its Rainbow raises Diversity from { $was } to { $now }{ $scores ->
    [none] .
   *[other] : { $scores }.
 }
web-fact-bidding = You can bid up to { $own }, the others { $rival }{ $religious ->
    [0] .
   *[other] ; on religious cards (★, { $religious } of { $of }) you { $pious }, they { $opposed }.
 }
web-fact-comet = Whoever claims it, { $chits ->
    [0] { $theirs ->
        [0] nobody gets a chit (a point) for { $discipline }: in { $measure } all have { $own }.
       *[other] others get a chit (a point) for { $discipline } and you none: in { $measure } they have { $rival }, you { $own }.
    }
    [one] you get a chit (a point) for { $discipline }: in { $measure } you have { $own }, the others { $rival }.
   *[other] you get { $chits } chits (points) for { $discipline }: in { $measure } you have { $own }, the others { $rival }.
 }
web-fact-bellwether = Its Chaos comes to all, whoever claims it; the claimer keeps it as a Bellwether: given up later, it moves the Philosophy, by which a score counts for nobody.
web-fact-end = It ends the game, and you lead: { $own } to { $rival }.
web-fact-hurry = You lead, { $own } to { $rival }: each challenge brings the end nearer.
web-fact-hurry-comet = You lead, { $own } to { $rival }: with each Comet the end is nearer.
web-fact-still = Nobody has challenged for { $rounds } rounds: only challenges bring the end nearer.
web-fact-reopens = Its Bellwether can bring back the score that is shut: you would count { $now } points instead of { $was }.
web-fact-still-comet = Nobody has claimed this Comet or challenged for { $rounds } rounds: until somebody claims it, the end comes no nearer.
web-omits-answer = { $other }? { $why }
web-omits-outbid = In its auction others can bid up to { $rival }, you { $own }{ $religious ->
    [0] .
   *[other] ; on religious cards (★, { $religious } of { $of }) { $opposed }, you { $pious }.
 }
web-omits-challenge = It strikes everybody before it is auctioned, and a bid that wins is paid with Elders; you have { $own }.
web-omits-end = It ends the game, and you count { $own }, the best of the others { $rival }.
web-omits-chaos = It brings a Chaos to everybody, to you too; of your Dissents { $free ->
    [0] none is
    [one] one is
   *[other] { $free } are
 } empty.
web-omits-philosophy = Nowhere in reach would the Philosophy serve you better: as it lies it is { $own } to { $rival }.
web-omits-globalize = You would count { $best } instead of { $own }; but the Bellwether is gone then, others move it again, and what is shut counts only in the end.
web-omits-wait = It takes the Bellwether for good, and which score is shut counts only in the end.
web-omits-prayer = Culture is { $culture } and your best score { $best }: a point there changes nothing.
web-omits-pawn = Whoever prays can no longer become an Elder.
web-omits-ground = No ground for another City is in reach, and one more would have to be fed.
web-omits-specialize = Your Elders are out already; one pawn at home can still pray or go later.
web-omits-invent = The Elders there go home, and no longer bid.
web-omits-library = It raises information, but { $elders ->
    [one] an Elder goes
   *[other] { $elders } Elders go
 } home for it, who could bid or invent.
web-way-cities = Lose the Cities { $places }
web-way-elders = Send Elders to { $ideas }
web-way-globalize = Spend the Bellwether: the Philosophy goes to { $space } ({ $space-does })
web-warn-copycats = { $count ->
    [one] { $players } gets
   *[other] { $players } get
 } the Eureka too.
web-means-idea = Its Eureka: { $eureka }. It takes { $takes ->
    [one] one Elder
   *[other] { $takes } Elders
 } of any colour, and { $there ->
    [0] none stands
    [one] one stands
   *[other] { $there } stand
 } there.
web-means-invented = Its Eureka: { $eureka }. { $last ->
    [0] The Elders there come home.
   *[other] Nobody of yours stays in the Market: without an Elder there you cannot bid.
 }
web-means-won = Whoever wins it gets its Eureka: { $eureka }.
web-means-kept = From now on you can use it: { $activities }.
web-means-migrant = One Migrant more on the map: more ground to found Cities on.
web-brings-end = the game ends at once
web-brings-turned = no new City
web-means-end = It ends the game.
web-means-city = Every City counts for your political score.
web-means-turned = No new City: yours there only changes its resource, which pays for nothing but what the card brings after that.
web-means-yields = No cuboid is left: you give up another City for it.
web-means-settle = Every City counts for politics; this Migrant you would miss least.
web-means-gate = It hardly counts for your scores, but new Migrants can set out from it.
web-means-refuge = Its people live on there, and can found a City again.
web-means-loss = One of them has to go; nothing known speaks for another.
web-means-lost = One of them has to go; nothing known speaks for another.
web-means-home = He comes home to your Free Will, and can be sent out again.
web-means-move = It is of more use elsewhere.
web-means-oriented = { $idle ->
    [0] { $now ->
        [0] There the card offers { $activities }{ $others ->
            [none] {""}
           *[other] , in { $other } { $others }
        }; for that { $there } rules then
       *[other] That column rules already; the card brings it { $activities }
    }.
   *[other] It can do nothing there in this game, but its Rainbow counts.
 }
web-means-pass = A bid that wins is paid with Elders; yours stay on their Ideas.
web-means-pass-pawn = If you won, your last pawn would go to Mysticism: without it you can neither challenge nor bid, and more cards come.
web-means-skip = Nothing here would bring you more than it costs.
web-means-done = The pawns that are left can still do something else.
web-means-philosophy = { $shut ->
    [none] With the Philosophy there every score counts.
   *[other] With the Philosophy there one score counts for nobody: { $shut }.
 }
web-means-lift = Nobody can live under a chit: that Hex is open again.
web-means-lay = Nobody can live under a chit: there it costs you least, or the others most.
web-means-dissent = Every Dissident brings a revolution nearer, wherever it stands.
web-means-rule = { $cards ->
    [0] None of your cards lies there yet
    [one] One of your cards works there
   *[other] { $cards } of your cards work there
 }.
web-means-room = The land feeds one more there.
web-means-pray = A pawn in Mysticism counts for your cultural score.
web-means-pray-shut = Once the Philosophy moves on, a pawn in Mysticism counts again.
web-means-step = Every step of a technology counts for the score of its discipline.
web-means-release = A pawn of the Free Will can become an Elder.
web-means-appease = A revolution is one Dissident farther away.
web-means-discard = Its activities would serve you least.
web-means-marry = Whenever the Idea is used, you negotiate; and an Emissary can bid.
web-means-expel = Whoever sent it no longer gains when the Idea is used.
web-means-threaten = It brings them a Chaos.
web-means-reorient = The card works in its other column, and its Dissident goes.
web-means-past = They are asked for leave; if they refuse, you choose again.
web-means-let-pass = It costs you nothing.
web-means-refuse = It keeps them from where they want to go.
web-means-call-off = Nothing there is worth the way.
web-means-turn-back = Nothing there is worth the way.

## The world before a game

preview-picture = Map of the world number { $number }
preview-caption = World { $number }
preview-number = Number of the world
preview-about = A world with a number is laid by chance, and always the same.
preview-before = Look at the world before you start
preview-look = Look at it
preview-again = Another world
preview-drawn = World { $number }, by chance; the same again with --choose { $name }={ $number }
web-help-map = the map larger, smaller, the whole world; arrows move it once Tab has reached it
