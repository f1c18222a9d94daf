# Worauf Spieler am Ende stolz sind
proud-life = { $count ->
    [one] einmal Leben erschaffen
   *[other] { $count }-mal Leben erschaffen
}
proud-bought = { $count ->
    [one] eine Mutation gekauft
   *[other] { $count } Mutationen gekauft
}
proud-promoted = { $count ->
    [one] eine Mutation aufgestuft
   *[other] { $count } Mutationen aufgestuft
}
proud-attached = { $count ->
    [one] einmal einen Parasiten angesetzt
   *[other] { $count }-mal einen Parasiten angesetzt
}
proud-grown = { $count ->
    [one] einen Makroorganismus hervorgebracht
   *[other] { $count } Makroorganismen hervorgebracht
}
proud-landfall = { $count ->
    [one] einmal an Land gegangen
   *[other] { $count }-mal an Land gegangen
}
ending-more-intro = Das war das Einführungsspiel. Im ganzen Spiel kann das Klima die Welt beenden, und Bakterien werden zu Wesen aus vielen Zellen, mit Organen, Nahrungsketten und einem Weg an Land: Lass »Einführungsspiel« bei einem neuen Spiel weg.
