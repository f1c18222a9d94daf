### Bios:Origins: what is asked.

## Challenge phase, auction, Comets, Philosophy

prompt-challenge-phase = What does { $player } do in the challenge phase?
prompt-bid = { $challenge } is auctioned, { $number ->
    [0] no bid yet
   *[other] highest bid { $number }
 }: what does { $player } bid{ $number2 ->
    [0] {""}
   *[other] {" "}(with { $number2 } more for free)
 }?
prompt-pay = Which pawn pays for the bid of { $player } ({ $number } to go)?
prompt-orient = In which column does { $player } lay { $challenge }?
prompt-globalize = Where does { $player } move the Philosophy?
prompt-globalize-further = Does { $player } move the Philosophy a second step?
prompt-demagogue = A demagogue: does { $player } move the Philosophy?

## Events and climate

prompt-lose-city = Which City does { $player } lose ({ $number } to go)?
prompt-lose-elder = Which Elder does { $player } lose ({ $number } to go)?
prompt-pollution = Pollution: what does { $player } lose?
prompt-genocide = Genocide: which Foundation does { $player } give up?
prompt-lift-chit = Which chit does { $player } turn to { $climate ->
    [sea] sea
    [ice] ice
    [desert] desert
   *[jungle] jungle
 }?
prompt-lay-chit = Where does the chit from { $hex } bring { $climate ->
    [sea] the sea
    [ice] ice
    [desert] desert
   *[jungle] jungle
 }?

## Chaos, revolution, diaspora

prompt-rebel = Chaos ({ $number } to go): which Migrant of { $player } becomes a Dissident?
prompt-dissent = On which Dissent does { $player } put the Dissident?
prompt-quell = Quelling ({ $number } to go): what does { $player } lose?
prompt-putsch = Revolution without a Foundation: who rules { $player } now?
prompt-diaspora = Diaspora: where does the last of { $player } land?
prompt-flee = Which Migrant of { $player } is the Refugee of { $hex }?
prompt-refuge = Where does the Refugee of { $hex } go?

## Advancements

prompt-pray = Prayer: which pawn does { $player } send to Mysticism?
prompt-free-step = A free step for energy: which technology does { $player } advance?
