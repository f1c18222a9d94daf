### Bios:Origins: why something is not possible now.

reason-must-challenge = The challenge phase may not be skipped: the gods must be challenged, or the Comet claimed.
reason-not-challenger = Only Crown 1 challenges, and not before the second round.
reason-no-globalization = Bellwethers move nothing in solitaire and cooperative games.
reason-no-bellwether = It takes a Bellwether, which a claimed Comet becomes.
reason-no-comet = No Comet lies on top of the challenge deck.
reason-comet-on-top = A Comet lies on top of the challenge deck: it must be claimed first.
reason-no-bidder = It takes an Elder in the Market or an Emissary abroad to challenge.

reason-at-limit = { $activity }: the track goes no further than that.
reason-no-pawn = { $activity }: there is no pawn in the place that it would come from.
reason-no-free-will = { $activity }: no pawn is left in Free Will.
reason-empty-market = { $activity }: the Market is empty.
reason-no-elder = { $activity }: it takes an Elder in the Market.
reason-few-elders = { $activity }: it takes more Elders than there are.
reason-more-elders = “{ $idea }” needs { $number } Elders, and { $number2 ->
    [one] one is
   *[other] { $number2 } are
 } there.
reason-elected = { $activity }: there is one election in a turn.
reason-all-moved = { $activity }: everybody has moved already, and nobody has blitzkrieg.
reason-all-shut-in = { $activity }: whoever has not moved yet is shut in.
reason-no-site = { $activity }: no Migrant stands beside a resource that can be taken.
reason-no-figure = The pool has no Migrant left to start from { $spot-the }.
reason-no-figure-city = The pool has no Migrant left to start from { $hex-the }.
reason-shut-in = From { $spot-the } nothing can be reached.
reason-shut-in-city = From { $hex-the } nothing can be reached.
reason-has-moved = The Migrant { $spot-where } has moved this turn, and there is no blitzkrieg.
reason-just-founded = The City { $hex-where } was founded this turn, and there is no blitzkrieg.
reason-occupied = Somebody stands { $spot-where }.
reason-needs-leave = The only way to { $spot-the } leads past Migrants of others.
reason-too-much-water = The way to { $spot-the } takes { $number ->
    [one] one water Spot
   *[other] { $number } water Spots
 }; maritime allows { $number2 ->
    [0] none
   *[other] { $number2 }
 }.
reason-shut-side = On the way to { $spot-the } the climate bars both sides, or it is too far around.
reason-uninhabitable = Nobody can live { $hex-where } now.
reason-city-there = Somebody else’s City stands { $hex-where }.
reason-needs-stage = The resource { $hex-where } asks for { $track } { $stage }.
reason-duty = Xenophobia: among partners a violent transaction that can be won must be carried out.
reason-no-foreign-idea = { $activity }: no opponent has an Idea without an Emissary of this player.
reason-no-guest = { $activity }: nobody has an Emissary in this Tableau.
reason-nobody-weaker = { $activity }: no opponent has less metallurgy and immunology together.
reason-no-foundation = { $activity }: there is no Foundation.
reason-nothing-in-lore = { $activity }: no Idea of that colour in Lore can be laid into this Tableau.
reason-wrong-class = “{ $idea }” cannot be turned to the Ruling Class.
reason-unmet = The requirement of “{ $idea }” is not met.
reason-environment = { $activity } in the row of your species takes footprint and energy of { $number } together; yours are { $number2 }. A card that allows it asks for no such sum.

reason-nobody-mystical = { $activity }: no opponent has less Mysticism.
reason-nobody-urban = { $activity }: no opponent has fewer Cities.
reason-no-target = { $activity }: no opponent’s token within reach is one that it could be done to.
reason-as-mystical = { $seat } has no less Mysticism.
reason-as-armed = { $seat } has no less metallurgy.
reason-as-urban = { $seat } has no fewer Cities.
reason-no-cuboid = All cuboids are on the map, so { $hex-the } cannot be taken.
reason-no-siege = No Migrant that may still act stands beside the City { $hex-where }.
reason-out-of-reach = Out of reach: { $spot-the }.
reason-city-out-of-reach = No Spot of { $hex-the } that could be entered is within reach.
