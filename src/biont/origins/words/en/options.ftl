### Bios:Origins: what a player can answer.

## Challenge phase, auction, Comets, Philosophy

option-skip = { $question ->
    [challenge-phase] Do none of these
   *[other] Skip
 }
option-challenge = Challenge the gods
option-claim = Claim the Comet
option-globalize = Globalize: a Bellwether moves the Philosophy
option-pass = Pass
option-bid = Bid { $number ->
    [one] one pawn
   *[other] { $number } pawns
 }
option-orient = Lay it into { $discipline }
option-step-to = To { $space } ({ $space-does })
option-stay = Leave the Philosophy where it is

## Events and climate

option-lift = { $hex }
option-lay = { $hex }
option-destroy-city = Lose the City of { $hex }
option-expend-elder = { $question ->
    [pay] Pay with the Elder on { $idea }
   *[other] Lose the Elder on { $idea }
 }
option-expend-emissary = { $question ->
    [pay] Pay with the Emissary on { $idea }
   *[other] Lose the Emissary on { $idea }
 }
option-expend-migrant = Lose the Migrant at { $spot }
option-give-up = Give up { $challenge }

## Chaos, revolution, diaspora

option-rebel = The Migrant at { $spot }
option-dissent = Put the Dissident on { $dissent }
option-rule = Let { $discipline } rule
option-flee = Take the Migrant from { $spot }
option-refuge = Refuge at { $spot }
option-land = Land at { $spot }

## Advancements

option-pray = Send a pawn { $domain-from } to Mysticism
option-step = One step in { $track }

## Activities

option-use = { $activity }
option-specialize = { $idea }
option-done = Enough
option-invent = Invent { $idea }
option-move = Move the Migrant at { $spot }
option-branch = A new Migrant from { $spot }
option-depart = A new Migrant from the City of { $hex }
option-to = To { $spot }
option-past = To { $spot } (with leave)
option-emigrate = Emigrate to { $spot }
option-turn-back = Stay after all
option-let-pass = Let them pass
option-refuse = Refuse
option-found = { $hex }: { $site }
option-again = Once more { $hex }, for what follows
option-settle = The Migrant at { $spot }
option-yield-city = Give up the City of { $hex }
option-starve = The Migrant at { $spot }
option-starve-city = The City of { $hex }

## Worlds of Hex chits

option-chit = { $chit }
option-face = { $face }
option-put = { $hex }
option-turn = { $number ->
    [0] Not turned
   *[other] Turned by { $number } of six
 }
option-start = Start at { $spot }
option-centre = Its centre on { $hex }
option-shift = Move { $craton }
option-leave-cratons = Leave them where they are
option-bring = { $climate ->
    [sea] A sea
    [ice] Ice
    [desert] A desert
   *[jungle] A jungle
 }

## Inventions, Negotiations, elder actions

option-keep = Keep { $idea }
option-discard = { $idea } goes to Lore
option-release = Free a pawn { $domain-from }
option-appease = Clear the Dissident on { $dissent }
option-decline = Decline
option-marry = Send an Emissary to { $idea }
option-expel = Send home the Emissary of { $seat } on { $idea }
option-threaten = Threaten { $seat }
option-reorient = Turn { $challenge }
option-retrieve = Bring back { $idea }

## Transactions

option-trade = Trade at { $spot }
option-trade-city = Trade in { $hex }
option-convert = Convert the Migrant at { $spot }
option-convert-city = Convert the City of { $hex }
option-attack = Attack the Migrant at { $spot }
option-besiege = Besiege the City of { $hex }
option-bomb = Nuclear bomb on the Migrant at { $spot }
option-bomb-city = Nuclear bomb on the City of { $hex }
option-strike = Missile at the Migrant at { $spot }
option-strike-city = Missile at the City of { $hex }
option-enslave = Enslave the Migrant at { $spot }
option-enslave-city = Enslave the City of { $hex }
option-call-off = Call it off
