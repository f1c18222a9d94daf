# Worauf Spieler am Ende stolz sind
proud-city = { $count ->
    [one] eine Stadt gegründet
   *[other] { $count } Städte gegründet
}
proud-invented = { $count ->
    [one] eine Idee hervorgebracht
   *[other] { $count } Ideen hervorgebracht
}
proud-won = { $count ->
    [one] eine Herausforderung gewonnen
   *[other] { $count } Herausforderungen gewonnen
}
proud-traded = { $count ->
    [one] einmal gehandelt
   *[other] { $count }-mal gehandelt
}
proud-converted = { $count ->
    [one] andere einmal bekehrt
   *[other] andere { $count }-mal bekehrt
}
proud-city-taken = { $count ->
    [one] eine Stadt eingenommen
   *[other] { $count } Städte eingenommen
}
