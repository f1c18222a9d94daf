# What players are proud of at the end
proud-city = { $count ->
    [one] a City founded
   *[other] { $count } Cities founded
}
proud-invented = { $count ->
    [one] an Idea brought forth
   *[other] { $count } Ideas brought forth
}
proud-won = { $count ->
    [one] a Challenge won
   *[other] { $count } Challenges won
}
proud-traded = { $count ->
    [one] traded once
   *[other] traded { $count } times
}
proud-converted = { $count ->
    [one] converted others once
   *[other] converted others { $count } times
}
proud-city-taken = { $count ->
    [one] a City taken
   *[other] { $count } Cities taken
}
