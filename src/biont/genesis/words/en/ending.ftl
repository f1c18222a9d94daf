# What players are proud of at the end
proud-life = { $count ->
    [one] life created once
   *[other] life created { $count } times
}
proud-bought = { $count ->
    [one] a mutation bought
   *[other] { $count } mutations bought
}
proud-promoted = { $count ->
    [one] a mutation promoted
   *[other] { $count } mutations promoted
}
proud-attached = { $count ->
    [one] a parasite attached to a host
   *[other] { $count } times a parasite attached to a host
}
proud-grown = { $count ->
    [one] a macroorganism grown
   *[other] { $count } macroorganisms grown
}
proud-landfall = { $count ->
    [one] a landfall made
   *[other] { $count } landfalls made
}
# What guards against that which cost whoever lost most
ending-lesson-errors = Each blue cube repairs an error, each yellow one lets you roll a die again. Pieces roll dice: whoever grows without blue loses some every turn.
ending-lesson-uv = A sunburn takes cards, never the cubes on an organism’s own card: wake many cubes before you make life, and buy cards for several organisms, for each keeps its share.
ending-lesson-x = Each red cube or biont in an organism and each heat shield stops one heat: buy for the organism that stands least.
ending-lesson-o2 = Each green cube in an organism and each oxygen shield stops one oxygen, and a disc laid on it goes in place of a piece.
ending-more-intro = This was the introductory game. The whole game has a climate that can end the world, and bacteria that grow into creatures of many cells, with organs, food chains and a way ashore: leave “Introductory game” unticked in a new game.
