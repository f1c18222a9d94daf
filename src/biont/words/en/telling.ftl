### What every game tells: the end, and answers given for a program.

nothing = nothing
and = {" "}and{" "}
entry-stand-in = { $lapse ->
    [failed] { $seat }: the program broke off, so the simplest answer was given for it.
    [not-offered] { $seat }: the program gave an answer that was not offered, so the simplest one was given for it.
    [too-slow] { $seat }: the program took too long, so the simplest answer was given for it.
   *[given-up] { $seat }: the program is no longer asked, so the simplest answer was given for it.
}
result-won = { $winners } { $many ->
    [one] wins
   *[other] win
 } ({ $reason }): { $scores }.
result-lost = The game is lost ({ $reason }): { $scores }.
score = { $player } { $points }: { $parts }
score-points = points
