### Bios:Origins: what is asked.

## Challenge phase, auction, Comets, Philosophy

prompt-challenge-phase = What does { $player } do in the challenge phase?
prompt-bid = “{ $challenge }” is auctioned, { $number ->
    [0] no bid yet
   *[other] highest bid { $number }
 }: what does { $player } bid{ $number2 ->
    [0] {""}
   *[other] {" "}(with { $number2 } more for free)
 }?
prompt-pay = Which pawn pays for the bid of { $player } ({ $number } to go)?
prompt-orient = In which column does { $player } lay “{ $challenge }”?
prompt-globalize = Where does { $player } move the Philosophy?
prompt-globalize-further = Does { $player } move the Philosophy a second step?
prompt-demagogue = A demagogue: does { $player } move the Philosophy?

## Events and climate

prompt-lose-city = Which City does { $player } lose ({ $number } to go)?
prompt-lose-elder = Which Elder does { $player } lose ({ $number } to go)?
prompt-pollution = Pollution: what does { $player } lose?
prompt-genocide = Genocide: which Foundation does { $player } give up?
prompt-lift-chit = Which chit does { $player } turn into { $climate ->
    [sea] sea
    [ice] ice
    [desert] desert
   *[jungle] jungle
 }?
prompt-lay-chit = Where does the chit from { $hex-the } bring { $climate ->
    [sea] the sea
    [ice] ice
    [desert] desert
   *[jungle] jungle
 }?

## Chaos, revolution, diaspora

prompt-rebel = Chaos ({ $number } to go): which Migrant of { $player } becomes a Dissident?
prompt-dissent = On which Dissent does { $player } put the Dissident?
prompt-quell = Quelling ({ $number } to go): what does { $player } lose?
prompt-putsch = Revolution without a Foundation: which class rules { $player } now?
prompt-diaspora = Diaspora: where does the last token of { $player } land?
prompt-flee = Which Migrant of { $player } is the Refugee of { $hex-the }?
prompt-refuge = Where does the Refugee of { $hex-the } go?

## Advancements

prompt-pray = Prayer: which pawn does { $player } send to Mysticism?
prompt-free-step = This stage of energy brings a free step: which other technology does { $player } advance?

## Activities

prompt-foundation = Which activity of “{ $challenge }” does { $player } use?
prompt-lower-row = Which activity of the lower Species row does { $player } use?
prompt-upper-row = Which activity of the upper Species row does { $player } use?
prompt-idea = Which activity of “{ $idea }” does { $player } use?
prompt-specialize = On which Idea does { $player } put an Elder ({ $number } now, by information and Free Will)?
prompt-invent = What does { $player } invent?
prompt-library = Which Elder does { $player } recall for the library ({ $number } left)?
prompt-elect = Which class does { $player } elect?
prompt-spread = Which figure of { $player } sets out?
prompt-destination = Where does the figure go?
prompt-leave = Does { $player } let { $seat } pass { $spot-the } on the way to { $spot2-the }?
prompt-urbanize = Where does { $player } found a City?
prompt-settle = Which Migrant of { $player } settles { $hex-where }?
prompt-give-up = All cuboids are on the map: which City does { $player } give up for { $hex-the }?
prompt-starve = There is not food for all: which token of { $player } starves?

## Worlds of Hex chits

prompt-hex-chit = Which Hex chit does { $player } lay next?
prompt-hex-side = Which side of { $chit } lies up?
prompt-hex-place = Where does { $player } lay { $face }?
prompt-hex-turn = How is { $face } turned on { $hex-the }?
prompt-start = Where does { $player } start?
prompt-craton-place = Where does { $player } lay { $craton }?
prompt-craton-turn = How is { $craton } turned on { $hex-the }?
prompt-shift-craton = Does { $player } move a craton?
prompt-first-climate = Which climate does { $player } bring to the map?
prompt-first-chit = Where does { $player } lay { $climate ->
    [sea] the sea
    [ice] the ice
    [desert] the desert
   *[jungle] the jungle
 }?

## Inventions, Negotiations, elder actions

prompt-invention = Does { $player } keep “{ $idea }”?
prompt-obsolescence = More Ideas than information: which one does { $player } discard?
prompt-cull = Cull { $epoch }: which Idea does { $player } discard?
prompt-negotiate = What does { $player } gain in the Negotiation with { $seat }?
prompt-exogamy = To which Idea does { $player } send an Emissary?
prompt-racism = Which Emissary does { $player } send home?
prompt-cold-war = Cold war: whom does { $player } threaten?
prompt-threat = Which pawn does { $player } give for the Chaos of { $seat }?
prompt-artisan = On which Idea does { $player } put the artisan?
prompt-constitution = Which Foundation does { $player } turn?
prompt-retrieve = Which Idea of { $discipline } does { $player } bring back from Lore?

## Transactions

prompt-trade = With whom does { $player } trade?
prompt-preach = To whom does { $player } preach?
prompt-war = On whom does { $player } wage war?
prompt-enslave = Whom does { $player } enslave?
prompt-envoy = Which figure of { $player } goes to { $spot-the }?
prompt-city-envoy = Which figure of { $player } goes to { $hex-the }?
