### The board: pieces, places and numbers as they are drawn.

## Pieces

board-die = die showing { $face }

## Time

board-turn = turn { $turn }
board-fields = The table
board-log = What happened

## Prompt

board-why = All about it
board-because = because of { $cause }
board-because-after = {" ← "}
board-prompt = Your choice
board-pick = Pick a piece; its places light up
board-more = More
board-back = Back
board-unfold = { $count } more answers
board-unfold-one = one more answer
board-fold = fewer answers
board-does = What the answers do
board-refused = { $count ->
    [one] One thing not possible now
   *[other] { $count } things not possible now
 }
board-refused-too = Likewise: { $things }.

## Card zoom

board-card-name = name
board-card-none = none
board-card-yes = yes
board-card-no = no
board-card-explained = What the icons do
board-card-sources = Where this is known from

trait-provenance = Source
board-provenance-rulebook = rulebook
board-provenance-public = public source
board-provenance-deduced = deduced
board-provenance-reconstructed = reconstructed
board-provenance-owner = read off the card
inherited-from = (from { $pack })
board-provenance-long-rulebook = A rulebook says it.
board-provenance-long-public = A public source says it.
board-provenance-long-deduced = It follows from what is known.
board-provenance-long-reconstructed = Ours, because nothing public says it: the printed card may differ.
board-provenance-long-owner = The owner of a printed copy read it off the card.
