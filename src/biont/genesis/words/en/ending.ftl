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
ending-more-intro = This was the introductory game. The whole game has a climate that can end the world, and bacteria that grow into creatures of many cells, with organs, food chains and a way ashore: leave “Introductory game” unticked in a new game.
