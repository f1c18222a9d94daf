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
chronicle-deed-attack = { $player } attacked { $other } at { $spot }
chronicle-deed-struck = { $player } bombed { $other } at { $spot }
chronicle-deed-city-struck = { $player } bombed { $other }’s city in { $hex }
chronicle-deed-city-taken = { $player } took { $hex } from { $other }
chronicle-deed-converted = { $player } converted { $other } at { $spot }
chronicle-deed-enslaved = { $player } enslaved { $other } at { $spot }
chronicle-deed-traded = { $player } traded with { $other }

## Sentences

chronicle-more = { $count } more
chronicle-home = { $player } at { $spot }
chronicle-began-0 = { $count ->
    [one] One people
    [2] Two peoples
    [3] Three peoples
   *[other] Four peoples
 } woke with more feelings than words: { $homes }.
chronicle-challenged-0 = { $player } challenged the gods, and they answered with { $challenge }.
chronicle-challenged-1 = Once more the gods were called, by { $player } this time: { $challenge }.
chronicle-challenged-2 = { $player } asked for more than was given, and { $challenge } came over the world.
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
chronicle-catastrophe-0 = { $catastrophe } struck { $hex }.
chronicle-catastrophe-1 = In { $hex } came { $catastrophe }.
chronicle-sea-0 = The sea came to { $hexes }.
chronicle-sea-1 = Water rose over { $hexes }.
chronicle-ice-0 = Ice covered { $hexes }.
chronicle-ice-1 = It grew cold, and { $hexes } froze.
chronicle-desert-0 = { $hexes } turned to sand.
chronicle-desert-1 = The rain kept away from { $hexes }.
chronicle-jungle-0 = The forest closed over { $hexes }.
chronicle-jungle-1 = Jungle grew in { $hexes }.
chronicle-infected-0 = Disease went through { $players }.
chronicle-infected-1 = A plague found { $players }.
chronicle-famine-0 = The cities of { $players } had more mouths than bread.
chronicle-famine-1 = { $players } starved in the cities.
chronicle-pollution-0 = Smoke lay over { $players }.
chronicle-pollution-1 = The wells of { $players } went bad.
chronicle-crisis-0 = { $players } fell into crisis.
chronicle-crisis-1 = What had held { $players } together broke.
chronicle-dictator-0 = Out of { $challenge } a dictator rose and seized { $player }.
chronicle-dictator-1 = { $player } woke under a dictator: { $challenge }.
chronicle-founded-0 = { $player } built on it, in { $discipline }.
chronicle-founded-1 = { $challenge } became a Foundation of { $player }’s { $discipline }.
chronicle-founded-2 = For { $player } it was the stone on which { $discipline } went on.
chronicle-unfit-0 = { $player } won { $challenge } and was not ripe for it.
chronicle-unwanted-0 = Nobody made it his own.
chronicle-unwanted-1 = It passed, and nobody built on it.
chronicle-revolution-0 = { $player }’s people rose in revolution.
chronicle-revolution-1 = There was no peace left among { $player }: revolution.
chronicle-revolution-2 = Dissent boiled over, and { $player }’s rulers fell.
chronicle-putsch-0 = { $challenge } turned around, and { $discipline } ruled { $player }.
chronicle-quiet-revolution-0 = Without bloodshed { $discipline } came to rule { $player }.
chronicle-quiet-revolution-1 = { $player } changed quietly: now { $discipline } ruled.
chronicle-elected-0 = { $player }’s elders came together and chose { $discipline }.
chronicle-elected-1 = { $player } held an election, and { $discipline } won it.
chronicle-foundation-lost-0 = { $player } lost { $challenge }.
chronicle-philosophy-0 = Thought moved on: { $player } brought { $space } into fashion.
chronicle-philosophy-1 = { $player } turned the minds to { $space }.
chronicle-city-taken-0 = { $player } took { $hex } from { $other }.
chronicle-city-taken-1 = { $hex } fell: it had been { $other }’s, now it was { $player }’s.
chronicle-city-struck-0 = { $player } laid { $other }’s city in { $hex } in ruins.
chronicle-attack-0 = { $player } marched against { $other } at { $spot }.
chronicle-attack-1 = At { $spot } { $player } fell upon { $other }.
chronicle-struck-0 = { $player } rained fire on { $other } at { $spot }.
chronicle-struck-1 = { $other } at { $spot } did not see { $player }’s weapons come.
chronicle-converted-0 = { $player }’s preachers won { $other }’s people at { $spot }.
chronicle-converted-1 = At { $spot } { $other } took to the faith of { $player }.
chronicle-enslaved-0 = { $player } put { $other }’s people at { $spot } in chains.
chronicle-enslaved-1 = { $other } at { $spot } became { $player }’s slave.
chronicle-traded-0 = { $player } and { $other } traded{ $count ->
    [one] {""}
   *[other] {" "}again and again
 }.
chronicle-traded-1 = Caravans went from { $player } to { $other }.
chronicle-wandered-0 = { $player } wandered to { $spots }.
chronicle-wandered-1 = { $player }’s bands reached { $spots }.
chronicle-wandered-2 = Smoke of { $player }’s fires rose at { $spots }.
chronicle-wandered-3 = { $player } was seen at { $spots }.
chronicle-city-0 = { $player } built { $count ->
    [one] a city in { $hexes }
   *[other] cities in { $hexes }
 }.
chronicle-city-1 = Where { $player } had camped, walls rose: { $hexes }.
chronicle-city-2 = { $player } settled down in { $hexes }.
chronicle-diaspora-0 = { $player } lost everything but the will to go on, and began anew at { $spot }.
chronicle-starved-0 = { $count ->
    [one] A band of { $player } starved
   *[other] { $count } bands of { $player } starved
 } where too many lived.
chronicle-starved-1 = The land did not feed all of { $player }: { $count ->
    [one] one band was lost
   *[other] { $count } bands were lost
 }.
chronicle-cities-lost-0 = { $player } lost { $hexes }.
chronicle-cities-lost-1 = { $count ->
    [one] { $player }’s city in { $hexes } lay in ruins
   *[other] { $player }’s cities in { $hexes } lay in ruins
 }.
chronicle-migrants-lost-0 = { $count ->
    [one] A band
   *[other] { $count } bands
 } of { $player } perished.
chronicle-migrants-lost-1 = { $player } mourned { $count ->
    [one] a band
   *[other] { $count } bands
 }.
chronicle-invented-0 = { $player } thought of { $ideas }.
chronicle-invented-1 = With { $player } began { $ideas }.
chronicle-invented-2 = { $player } gave the world { $ideas }.
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
