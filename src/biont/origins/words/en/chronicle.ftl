### The chronicle: a game retold as the history of peoples. Past tense; messages that end in a number are variants.

## Page

chronicle-title = A history of peoples
chronicle-kicker = Chronicle of a game of Bios:Origins
chronicle-timeline = Four epochs
chronicle-timeline-about = A band for each people, as broad as the people is numerous, in the colour of the class that rules it.
chronicle-timeline-label = Timeline of all turns: a band for each people
chronicle-dispersal = The dispersal
chronicle-dispersal-about = Where everybody stood when an epoch ended, and the ways that were gone in it.
chronicle-map-label = Map at the end of Epoch { $epoch }
chronicle-story = The story
chronicle-minds = Minds
chronicle-minds-about = The seven pawns of each people, turn by turn, and what was invented.
chronicle-mind-label = Pawns of { $player } by domain, turn by turn
chronicle-ideas-none = Nothing was invented.
chronicle-struggles = Revolutions, wars and trades
chronicle-struggles-none = Nobody rose, fought or traded.
chronicle-score = The reckoning
chronicle-score-about = Each score is four numbers added up. Only the best one counts that the Philosophy lets be counted.
chronicle-chart = Final scores
chronicle-chart-label = What each player’s final score would have been at the end of each turn
chronicle-turn = Turn { $turn }
chronicle-epoch = Epoch { $epoch }
chronicle-turns = turns { $first } to { $last }
chronicle-beginning = The beginning
chronicle-chits = victory chits
chronicle-total = { $discipline } together
chronicle-final = Final score
chronicle-shut = does not count
chronicle-rule = Rule
chronicle-unfinished = The story is not over yet.
chronicle-before = Nothing has happened yet: the first turn is still to come.
chronicle-lead-in = { $turns ->
    [one] One turn
   *[other] { $turns } turns
 }, { $challenges ->
    [0] no challenge of the gods
    [one] one challenge of the gods
   *[other] { $challenges } challenges of the gods
 }, { $cities ->
    [0] no city
    [one] one city
   *[other] { $cities } cities
 } founded and { $ideas ->
    [0] nothing
    [one] one idea
   *[other] { $ideas } ideas
 } invented.
chronicle-mark-foundation = Foundation
chronicle-mark-invented = invention
chronicle-mark-city = city
chronicle-mark-revolution = revolution
chronicle-mark-war = war
chronicle-mark-trade = trade
chronicle-mark-challenge = challenge
chronicle-mark-comet = Comet
chronicle-elders = Elders and Emissaries

## Revolutions, wars and trades, a line each

chronicle-deed-revolution = Chaotic revolution of { $player }
chronicle-deed-quiet-revolution = Quiet revolution of { $player }: { $discipline }
chronicle-deed-elected = Election of { $player }: { $discipline }
chronicle-deed-attack = { $player } attacked { $other } { $spot }
chronicle-deed-struck = { $player } bombed { $other } { $spot }
chronicle-deed-city-struck = { $player } bombed { $other }’s city { $hex }
chronicle-deed-city-taken = { $player } took { $other }’s city { $hex }
chronicle-deed-converted = { $player } converted { $other } { $spot }
chronicle-deed-enslaved = { $player } enslaved { $other } { $spot }
chronicle-deed-traded = { $player } traded with { $other }

## Sentences

chronicle-more = { $count } more
chronicle-home = { $player } { $spot }
chronicle-began-0 = { $count ->
    [one] One people
    [2] Two peoples
    [3] Three peoples
   *[other] Four peoples
 } woke with more feelings than words: { $homes }.
chronicle-challenged-0 = { $player } challenged the gods. Their answer: { $challenge }.
chronicle-challenged-1 = Once more the gods were called, by { $player } this time: { $challenge }.
chronicle-challenged-2 = { $player } asked for more than was given, and this came over the world: { $challenge }.
chronicle-comet-0 = { $player } read the sky and claimed { $comet }.
chronicle-comet-1 = A tail of light stood over the world, and { $player } knew what it meant: { $comet }.
chronicle-chits-0 = { $count ->
    [one] One people was
   *[other] { $count } peoples were
 } behind { $player } then, which counts for { $discipline }.
chronicle-chits-1 = { $player } was ahead of { $count ->
    [one] one people
   *[other] { $count } peoples
 }, to the good of { $discipline }.
chronicle-catastrophe-0 = Catastrophe struck { $hexes }: { $catastrophe }.
chronicle-catastrophe-1 = Nobody forgot what happened { $hexes }: { $catastrophe }.
chronicle-sea-0 = The sea came and stayed { $hexes }.
chronicle-sea-1 = Water stood { $hexes } now.
chronicle-ice-0 = Ice grew { $hexes }.
chronicle-ice-1 = It grew cold, and now ice lay { $hexes }.
chronicle-desert-0 = Sand spread { $hexes }.
chronicle-desert-1 = The rain failed { $hexes }.
chronicle-jungle-0 = The forest closed { $hexes }.
chronicle-jungle-1 = Jungle grew { $hexes }.
chronicle-infected-0 = Disease went through { $players }.
chronicle-infected-1 = A plague found { $players }.
chronicle-famine-0 = The cities of { $players } had more mouths than bread.
chronicle-famine-1 = { $players } starved in the cities.
chronicle-pollution-0 = Smoke lay over { $players }.
chronicle-pollution-1 = The wells of { $players } went bad.
chronicle-crisis-0 = { $players } fell into crisis.
chronicle-crisis-1 = What had held { $players } together broke.
chronicle-dictator-0 = A dictator rose and seized power over { $player }: { $challenge }.
chronicle-dictator-1 = { $player } woke under a dictator: { $challenge }.
chronicle-founded-0 = { $player } built on it, in { $discipline }.
chronicle-founded-1 = So { $player } came by a Foundation for { $discipline }: { $challenge }.
chronicle-founded-2 = For { $player } it was the stone on which { $discipline } went on.
chronicle-unfit-0 = { $player } won, but was not ripe for it: { $challenge }.
chronicle-unwanted-0 = Nobody claimed it.
chronicle-unwanted-1 = It passed, and nobody built on it.
chronicle-revolution-0 = { $player }’s people rose in revolution.
chronicle-revolution-1 = There was no peace left among { $player }: revolution.
chronicle-revolution-2 = Dissent boiled over, and { $player }’s rulers fell.
chronicle-putsch-0 = A Foundation turned around ({ $challenge }), and { $discipline } ruled { $player }.
chronicle-quiet-revolution-0 = Without bloodshed { $discipline } came to rule { $player }.
chronicle-quiet-revolution-1 = { $player } changed quietly: now { $discipline } ruled.
chronicle-elected-0 = { $player }’s elders came together and chose { $discipline }.
chronicle-elected-1 = { $player } held an election, and { $discipline } won it.
chronicle-foundation-lost-0 = { $player } lost a Foundation: { $challenge }.
chronicle-philosophy-0 = Thought moved on, and { $player } showed the way: { $space }.
chronicle-philosophy-1 = { $player } turned thought in a new direction: { $space }.
chronicle-city-taken-0 = { $player } took { $other }’s city { $hexes }.
chronicle-city-taken-1 = A city { $hexes } fell: it had been { $other }’s, now it was { $player }’s.
chronicle-city-struck-0 = { $player } laid { $other }’s city { $hexes } in ruins.
chronicle-struck-0 = { $player } rained fire on { $other } { $spots }; a band perished in it.
chronicle-struck-1 = A band of { $other } { $spots } did not see { $player }’s weapons come.
chronicle-converted-0 = { $player }’s preachers won { $other }’s people { $spots }.
chronicle-converted-1 = A band of { $other } { $spots } took to the faith of { $player }.
chronicle-enslaved-0 = { $player } put { $other }’s people { $spots } in chains.
chronicle-enslaved-1 = A band of { $other } { $spots } fell into { $player }’s slavery.
chronicle-traded-0 = { $player } and { $other } traded{ $count ->
    [one] {""}
   *[other] {" "}again and again
 }.
chronicle-traded-1 = Caravans went from { $player } to { $other }.
chronicle-wandered-0 = { $player } wandered and camped { $spots }.
chronicle-wandered-1 = { $player }’s bands settled { $spots }.
chronicle-wandered-2 = { $player }’s fires burnt { $spots }.
chronicle-wandered-3 = { $player } was seen { $spots }.
chronicle-city-0 = { $player } built { $count ->
    [one] a city
   *[other] cities
 } { $hexes }.
chronicle-city-1 = Where { $player } had camped, walls rose: { $hexes }.
chronicle-city-2 = { $player } settled down { $hexes }.
chronicle-diaspora-0 = { $player } lost everything but the will to go on, and began anew { $spots }.
chronicle-starved-0 = { $count ->
    [one] A band of { $player } starved
   *[other] { $count } bands of { $player } starved
 } where too many lived.
chronicle-starved-1 = The land did not feed all of { $player }: { $count ->
    [one] one band was lost
   *[other] { $count } bands were lost
 }.
chronicle-cities-lost-0 = { $player } lost { $count ->
    [one] a city
   *[other] cities
 } { $hexes }.
chronicle-cities-lost-1 = { $player }’s { $count ->
    [one] city { $hexes } lay in ruins
   *[other] cities { $hexes } lay in ruins
 }.
chronicle-migrants-lost-0 = { $count ->
    [one] A band
   *[other] { $count } bands
 } of { $player } perished.
chronicle-migrants-lost-1 = { $player } mourned { $count ->
    [one] a band
   *[other] { $count } bands
 }.
chronicle-invented-0 = { $player } thought of something new: { $ideas }.
chronicle-invented-1 = This { $player } invented: { $ideas }.
chronicle-invented-2 = { $player } gave the world what it had not known: { $ideas }.
chronicle-words-0 = { $player } found words for what { $count ->
    [one] had been a feeling
   *[other] had been feelings
 }.
chronicle-words-1 = In { $player } { $count ->
    [one] a feeling learnt
   *[other] feelings learnt
 } to speak.
chronicle-will-0 = { $player } began to choose where there had only been talk.
chronicle-will-1 = { $player }’s will grew freer.
chronicle-art-0 = Art brought { $player } back from the gods.
chronicle-prayer-0 = { $player } prayed.
chronicle-prayer-1 = { $player } heard voices, and obeyed.
chronicle-stages-0 = { $player } came to { $tracks }.
chronicle-stages-1 = { $player } learnt: { $tracks }.
chronicle-stages-2 = { $player } made progress ({ $tracks }).
chronicle-leads-0 = { $player } was ahead of all others now, with { $count }.
chronicle-leads-1 = The lead went to { $player }, who had { $count }.
chronicle-leads-2 = Nobody stood higher than { $player } with { $count }.
chronicle-quiet-0 = Nothing happened that anybody remembered.
chronicle-quiet-1 = The years went by.
chronicle-quiet-2 = Everybody waited.
chronicle-attack-won-0 = { $player } beat { $other } { $spots }.
chronicle-attack-won-1 = { $player } fell upon { $other } { $spots } and won.
chronicle-attack-drawn-0 = { $player } marched against { $other } { $spots }, and both lost their bands.
chronicle-attack-lost-0 = { $player } marched against { $other } { $spots } and was beaten.
chronicle-cities-starved-0 = Hunger emptied { $player }’s { $count ->
    [one] city
   *[other] cities
 } { $hexes }.
chronicle-cities-given-up-0 = { $player } gave up { $count ->
    [one] a city
   *[other] cities
 } { $hexes } to build anew elsewhere.
in-hex = in
in-spot = at
chronicle-stranded-0 = { $count ->
    [one] A band of { $player } won and perished
   *[other] { $count } bands of { $player } won and perished
 } where it could not live.
