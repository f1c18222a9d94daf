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
# Was vor dem schützt, das den Verlierer am meisten gekostet hat
ending-lesson-errors = Jedes blaue Klötzchen behebt einen Fehler, jedes gelbe lässt dich einen Würfel neu würfeln. Stücke würfeln: Wer ohne Blau wächst, verliert jede Runde welche.
ending-lesson-uv = Ein Sonnenbrand nimmt Karten, nie die Klötzchen auf der eigenen Karte eines Organismus: Wecke viele Klötzchen, bevor du Leben daraus machst, und kaufe für mehrere Organismen, denn jeder behält seinen Anteil.
ending-lesson-x = Jedes rote Klötzchen, jeder rote Biont in einem Organismus und jeder Hitzeschild hält eine Hitze ab: Kaufe für den, der am wenigsten aushält.
ending-lesson-o2 = Alles Grüne in einem Organismus und jeder Sauerstoffschild hält einen Sauerstoff ab, und eine Scheibe darauf geht an Stelle eines Stücks.
ending-more-intro = Das war das Einführungsspiel. Im ganzen Spiel kann das Klima die Welt beenden, und Bakterien werden zu Wesen aus vielen Zellen, mit Organen, Nahrungsketten und einem Weg an Land: Lass »Einführungsspiel« bei einem neuen Spiel weg.
