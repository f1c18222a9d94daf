# How a game ended
ending-you-won = You have won
ending-you-lost = You have lost
ending-decided = What decided it
ending-decided-won = The turns that brought the winner most of what counted in the end, as long as it was open who wins.
ending-decided-lost = The turns in which the lead changed most, or most was lost.
ending-turn = Turn { $turn }
ending-blow = And that in spite of turn { $turn }, which cost you most: from { $before } to { $after }.
ending-took = That took { $points }.
ending-points = { $name } from { $before } to { $after }
ending-made = { $player } { $points }: { $parts }.
ending-look = Look back there
ending-proud = { $name } can be proud of
ending-next-title = Next time
ending-next = Nobody ran far ahead. Watch the game again from its beginning and look for the turn in which you would now choose otherwise.
ending-next-fall = Turn { $turn } cost you { $points ->
    [one] a point
   *[other] { $points } points
}. Look back there: what would have guarded you, and when could you still have chosen it?
ending-next-test = Turn { $turn } cost you { $fall }{ $rest ->
    [0] {""}
   *[other] , { $points } of them at one stroke
 } – { $who }: { $left } { $number }, { $right } { $number2 }. { $lesson }
ending-next-lesson = Turn { $turn } cost you { $fall }{ $rest ->
    [0] {""}
   *[other] , { $points } of them at one stroke
 }. { $lesson }
ending-next-rise = { $name } gained { $points ->
    [one] a point
   *[other] { $points } points
} in turn { $turn }. Look back there: what was done that you could have done, too, or kept from happening?
ending-again = Play again
ending-again-about = the same players, new cards
ending-back = Look back
ending-back-about = from the beginning, with the board
ending-story = The story
ending-share = Share the picture
ending-share-about = a picture with the result
ending-shared = The picture could not be made here; it opens as a drawing instead.
ending-board = The table at the end
proud-peak = { $number ->
    [one] a point
   *[other] { $number } points
} at best, in turn { $turn }
proud-gain = { $number } points gained in turn { $turn } alone
proud-led = { $number ->
    [one] ahead at the end of one turn
   *[other] ahead at the end of { $number } turns
}
ending-more = There is more
