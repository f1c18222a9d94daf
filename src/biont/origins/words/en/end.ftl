### Bios:Origins: how a game ends.

end-highest-score = highest score
end-sum-of-scores = tie broken by the sum of all three scores
end-shared = shared victory
end-goal-reached = every goal reached
end-decisive-win = every goal reached, and space too
end-goal-missed = a goal was missed
