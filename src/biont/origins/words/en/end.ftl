### Bios:Origins: how a game ends.

end-highest-score = highest score
end-sum-of-scores = tie broken by the sum of all three scores, { $sums }
end-shared = shared victory
end-goal-reached = every goal reached
end-decisive-win = every goal reached, and space too
end-goal-missed = { $goals } below { $points }

## What scores are made of

score-about = What is struck out does not count: the best of a player’s three scores is the final one. A tie: the sum of all three.
score-goals = { $many ->
    [one] Every score must reach its goal, but for one that the Philosophy shuts. Maritime 8 makes the win decisive.
   *[other] In every discipline, but for one that the Philosophy shuts, somebody must reach the goal. Maritime 8 makes the win decisive.
 }

score-culture-chits = culture: chits (Comet I)
score-mysticism = culture: Mysticism
score-footprint = culture: footprint
score-energy = culture: energy
score-politics-chits = politics: chits (Comet II)
score-urbanization = politics: Cities
score-metallurgy = politics: metallurgy
score-immunology = politics: immunology
score-industry-chits = industry: chits (Comet III)
score-diversity = industry: Diversity
score-maritime = industry: maritime
score-information = industry: information
score-culture = culture in all
score-politics = politics in all
score-industry = industry in all
score-culture-shut = culture: counts for nobody, because of the Philosophy
score-politics-shut = politics: counts for nobody, because of the Philosophy
score-industry-shut = industry: counts for nobody, because of the Philosophy

## What changed in a score

score-part = { $part } { $was } → { $now }
score-part-chits = victory chits for { $score }
score-part-mysticism = Mysticism
score-part-urbanization = Cities
score-part-diversity = Diversity (open Rainbows)
score-changed = { $parts }, so { $score } { $was } → { $now }
score-kept = { $parts }, so { $score } stays at { $now }
score-uncounted = { $parts }, so { $score } { $was } → { $now }, which counts for nobody
score-shut-now = { $score } counts for nobody any more{ $lost ->
    [0] {""}
   *[other] , so { $was } → { $now } points
 }
score-open-now = { $score } counts again
