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
