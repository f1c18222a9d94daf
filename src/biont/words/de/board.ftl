### Das Spielbrett: Steine, Orte und Zahlen, wie sie gezeichnet sind.

## Spielsteine

board-die = Würfel mit { $face }

## Zeit

board-turn = { -turn } { $turn }
board-fields = Der Tisch
board-log = Was geschah

## Frage

board-why = Alles darüber
board-because = wegen: { $cause }
board-because-after = {" ← "}
board-prompt = Deine Entscheidung
board-pick = Wähle ein Stück, dann leuchten seine Ziele
board-more = Mehr
board-back = Zurück
board-unfold = { $count } weitere Antworten
board-unfold-one = eine weitere Antwort
board-fold = weniger Antworten
board-does = Was die Antworten bewirken
board-refused = { $count ->
    [one] Eines geht jetzt nicht
   *[other] { $count } Dinge gehen jetzt nicht
 }
board-refused-too = Ebenso: { $things }.

## Große Karte

board-card-name = Name
board-card-none = keine
board-card-yes = ja
board-card-no = nein
board-card-explained = Was die Symbole tun
board-card-sources = Woher das bekannt ist

trait-provenance = Quelle
board-provenance-rulebook = Spielregel
board-provenance-public = öffentliche Quelle
board-provenance-deduced = erschlossen
board-provenance-reconstructed = rekonstruiert
board-provenance-owner = von der Karte gelesen
inherited-from = (aus { $pack })
board-provenance-long-rulebook = Ein Regelheft sagt es.
board-provenance-long-public = Eine öffentliche Quelle sagt es.
board-provenance-long-deduced = Es folgt aus dem, was bekannt ist.
board-provenance-long-reconstructed = Von uns ergänzt, weil nichts Öffentliches es sagt: Die gedruckte Karte kann abweichen.
board-provenance-long-owner = Der Besitzer eines gedruckten Spiels hat es von der Karte gelesen.
