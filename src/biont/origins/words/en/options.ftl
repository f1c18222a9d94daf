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
option-stay = { $question ->
    [demagogue] Leave the Philosophy where it is
   *[other] Stop there
 }

## Events and climate

option-lift = { $hex }
option-lay = { $hex }
option-destroy-city = Lose the City { $hex-where }
option-expend-elder = { $question ->
    [pay] Pay with the Elder on “{ $idea }”
    [library] Recall the Elder on “{ $idea }”
   *[other] Lose the Elder on “{ $idea }”
 }
option-expend-emissary = { $question ->
    [pay] Pay with the Emissary on “{ $idea }”
   *[other] Lose the Emissary on “{ $idea }”
 }
option-expend-migrant = Lose the Migrant { $spot-where }
option-give-up = Give up “{ $challenge }”

## Chaos, revolution, diaspora

option-rebel = The Migrant { $spot-where }
option-dissent = Put the Dissident on { $dissent }
option-rule = Let { $discipline } rule
option-flee = Take the Migrant from { $spot-the }
option-refuge = A Migrant survives { $spot-where }
option-land = Land { $spot-where }

## Advancements

option-pray = Send a pawn { $domain-from } to Mysticism
option-step = One step in { $track }

## Activities

option-use = { $activity }
option-specialize = { $idea }
option-done = No more
option-invent = Invent “{ $idea }”
option-move = Move the Migrant { $spot-where }
option-branch = A new Migrant from { $spot-the }
option-depart = A new Migrant from the City { $hex-where }
option-to = To { $spot-the }
option-past = To { $spot-the } (with leave)
option-emigrate = Emigrate to { $spot-the }
option-turn-back = Stay after all
option-let-pass = Let them pass
option-refuse = Refuse
option-found = { $hex }: { $site }
option-again = The City { $hex-where } once more, for its Consequent alone
option-settle = The Migrant { $spot-where }
option-yield-city = Give up the City { $hex-where }
option-starve = The Migrant { $spot-where }
option-starve-city = The City { $hex-where }

## Worlds of Hex chits

option-chit = { $chit }
option-face = { $face }
option-put = { $hex }
option-turn = { $number ->
    [0] Not turned
    [one] Turned by one sixth
   *[other] Turned by { $number } sixths
 }
option-start = Start { $spot-where }
option-centre = Its centre on { $hex-the }
option-shift = Move { $craton }
option-leave-cratons = Leave them where they are
option-bring = { $climate ->
    [sea] A sea
    [ice] Ice
    [desert] A desert
   *[jungle] A jungle
 }

## Inventions, Negotiations, elder actions

option-keep = Keep “{ $idea }”
option-discard = “{ $idea }” goes to Lore
option-release = Free a pawn { $domain-from }
option-appease = Clear the Dissident on { $dissent }
option-decline = Decline
option-marry = Send an Emissary to “{ $idea }”
option-expel = Send home the Emissary of { $seat } on “{ $idea }”
option-threaten = Threaten { $seat }
option-reorient = Turn “{ $challenge }”
option-retrieve = Bring back “{ $idea }”

## Transactions

option-trade = Trade { $spot-where }
option-trade-city = Trade { $hex-where }
option-convert = Convert the Migrant { $spot-where }
option-convert-city = Convert the City { $hex-where }
option-attack = Attack the Migrant { $spot-where }
option-besiege = Besiege the City { $hex-where }
option-bomb = A nuclear bomb on the Migrant { $spot-where }
option-bomb-city = A nuclear bomb on the City { $hex-where }
option-strike = A missile at the Migrant { $spot-where }
option-strike-city = A missile at the City { $hex-where }
option-enslave = Enslave the Migrant { $spot-where }
option-enslave-city = Enslave the City { $hex-where }
option-call-off = Call it off
