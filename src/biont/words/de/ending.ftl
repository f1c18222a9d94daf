# Wie ein Spiel ausging
# Was in den Regeln eines Spiels eine Runde ist, heißt in manchen ein Zug
-turn = Runde
-turn-of = einer Runde
-turns-of = Runden
ending-you-won = Du hast gewonnen
ending-you-lost = Du hast verloren
ending-decided = Was den Ausschlag gab
ending-decided-won = In diesen { -turns-of } gewann der Sieger am meisten von dem, was am Ende zählte, solange offen war, wer gewinnt.
ending-decided-lost = In diesen { -turns-of } änderte sich der Vorsprung am meisten, oder es ging am meisten verloren.
ending-turn = { -turn } { $turn }
ending-blow = Und das, obwohl { -turn } { $turn } dich am meisten gekostet hat: von { $before } auf { $after }.
ending-took = Das kostete { $points }.
ending-points = { $name } von { $before } auf { $after }
ending-made = { $player } { $points }: { $parts }.
ending-look = Dort zurückblicken
ending-proud = Worauf { $name } stolz sein kann
ending-next-title = Beim nächsten Mal
ending-next = Niemand war weit voraus. Sieh dir das Spiel noch einmal von vorn an und suche die Stelle, an der du jetzt anders wählen würdest.
ending-next-fall = { -turn } { $turn } hat dich { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} gekostet. Blicke dorthin zurück: Was hätte dich geschützt, und wann hättest du es noch wählen können?
ending-next-test = { -turn } { $turn } hat dich { $fall } gekostet{ $rest ->
    [0] {""}
   *[other] , { $points } davon auf einen Schlag
 } – { $who }: { $left } { $number }, { $right } { $number2 }. { $lesson }
ending-next-lesson = { -turn } { $turn } hat dich { $fall } gekostet{ $rest ->
    [0] {""}
   *[other] , { $points } davon auf einen Schlag
 }. { $lesson }
ending-next-rise = { $name } gewann in { -turn } { $turn } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}. Blicke dorthin zurück: Was hättest du auch tun oder verhindern können?
ending-again = Noch einmal
ending-again-about = dieselben Spieler, neue Karten
ending-back = Zurückblicken
ending-back-about = von Anfang an, mit dem Brett
ending-story = Die Geschichte
ending-share = Das Bild teilen
ending-share-about = ein Bild mit dem Ergebnis
ending-shared = Das Bild ließ sich hier nicht machen; es öffnet sich stattdessen als Zeichnung.
ending-board = Der Tisch am Ende
proud-peak = { $number ->
    [one] höchster Stand: ein Punkt
   *[other] höchster Stand: { $number } Punkte
}, in { -turn } { $turn }
proud-gain = { $number } Punkte allein in { -turn } { $turn } gewonnen
proud-led = { $number ->
    [one] am Ende { -turn-of } vorn
   *[other] am Ende von { $number } { -turns-of } vorn
}
ending-more = Es gibt mehr
