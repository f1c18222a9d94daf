### Eine Kampagne von der ersten Zelle bis ins All.

campaign-title = Kampagne
campaign-megafauna = Bios:Megafauna
campaign-megafauna-when = vor 600 bis 2 Millionen Jahren
campaign-megafauna-about = Das Leben wird groß und geht an Land. Dieses Spiel wird nicht hier gespielt: Bring sein Ergebnis mit, oder lass Würfel eines erfinden.
campaign-frontier = High Frontier
campaign-frontier-when = ab morgen
campaign-frontier-about = Hinaus ins Sonnensystem: eine Seite für den Anfang, zum Drucken.
campaign-state-done = gespielt
campaign-state-now = als Nächstes
campaign-state-later = später
campaign-state-never = entfällt

## Was ein Spiel hinterlässt

campaign-macroorganism = { $name } von { $owner }, { $where ->
    [land] an Land
   *[sea] im Meer
 }, mit { $organs ->
    [one] einem Organ
   *[other] { $organs } Organen
 }.
campaign-catalysts = { $owner } behält { $number ->
    [one] einen Katalysator
   *[other] { $number } Katalysatoren
 }.
campaign-no-macroorganism = Nichts ist zu einem Makroorganismus herangewachsen.
campaign-goes-on = Etwas lebt, und kein Treibhaus ist durchgegangen: Die Kampagne geht weiter (C6).
campaign-ends-here = Von hier geht nichts weiter: { $why ->
    [greenhouse] Ein Treibhaus ist durchgegangen
   *[extinct] Keine Art ist geblieben
 } (C6). Die Kampagne ist zu Ende.
campaign-made-up = Von den Würfeln dieses Programms erfunden (Startzahl { $seed }): ein eigener Ersatz, kein Spiel Bios:Megafauna.
campaign-brought = Von einem Tisch mitgebracht.
campaign-world = { $planet ->
    [mars] Ein Mars mit Regen
    [venus] Eine Venus mit Regen
   *[earth] Die Erde
 } mit { $cratons ->
    [one] einem Kraton
   *[other] { $cratons } Kratonen
 }; Breiten: { $strip }; Aktionslimit des Sauerstoffs: { $oxygen }.
campaign-died-out = { $colour } ist ausgestorben, spielt mit Archetypen weiter und beginnt zuletzt.
campaign-heir = { $colour }, { $ancestry ->
    [chitinous] ein Sapiens mit Chitinpanzer
    [vertebrate] ein Neandertaler mit Wirbelsäule
    [molluscan] ein Denisova-Mensch unter den Weichtieren
   *[fungal] ein Hobbit unter den Pilzen
 }, spielt weiter mit { $figures } { $shape ->
    [burrower] Gräbern
    [armoured] Gepanzerten
    [flyer] Fliegern
    [swimmer] Schwimmern
   *[archetype] Archetypen
 } und { $emotions ->
    [0] keiner Emotion
    [one] einer Emotion
   *[other] { $emotions } Emotionen
 }{ $language ->
    [yes] {" "}und kann sprechen
   *[no] {""}
 }.

## Was zu wählen ist

campaign-yes = ja
campaign-no = nein
campaign-shape = { $shape ->
    [burrower] Gräbern
    [armoured] Gepanzerten
    [flyer] Fliegern
    [swimmer] Schwimmern
   *[archetype] Archetypen
 }
campaign-shape-of = { $colour } spielt weiter mit
campaign-merfolk-of = { $colour }: Schwimmer werden Meervolk

## High Frontier

campaign-departure = Zu High Frontier
campaign-departure-about = Was das Ende von Bios:Origins für den Anfang von High Frontier bedeutet, gleich in welcher Ausgabe. Die Kürzel sind die aus Teil M des Regelhefts.
campaign-factions = Fraktionen
campaign-first = { $many ->
    [one] { $names } beginnt.
   *[other] { $names } haben zusammen gewonnen und einigen sich, wer beginnt.
 } Wählt Fraktionen in dieser Reihenfolge.
campaign-order = Wahl
campaign-who = wer
campaign-best = beste Wertung
campaign-suits = passt zu
campaign-start = zu Beginn
campaign-faction = { $faction ->
    [yellow] Gelb
    [purple] Violett
    [white] Weiß
    [green] Grün
    [red] Rot
   *[grey] Grau
 }
campaign-doubled = doppelt so viele Aquas wie üblich
campaign-usual = die üblichen Aquas
campaign-more-aquas = { $number ->
    [one] ein Aqua mehr
   *[other] { $number } Aquas mehr
 }
campaign-thruster = ein zufälliges Triebwerk
campaign-domes = { $shape ->
    [burrower] Gräber
    [armoured] Gepanzerte Creeples
    [flyer] Flieger
    [swimmer] Schwimmer
   *[archetype] Archetypen
 } dürfen Kuppeln sein
campaign-politics = Erstes Gesetz
campaign-law = { $law ->
    [unity] Das erste Gesetz ist Einheit.
    [equality] Das erste Gesetz ist Gleichheit.
    [freedom] Das erste Gesetz ist Freiheit.
   *[centrist] Das erste Gesetz ist Zentrismus.
 }
campaign-home = Wo es beginnt
campaign-home-about = { $planet ->
    [mars] Das Leben kam aus dem Mars-Paläo-Ozean: Beginnt auf einem Mars mit Ozean. Die Abschnitte V7 und V8 von High Frontier 4 All sagen, wie.
    [venus] Das Leben kam aus dem Kosmos: Beginnt auf einer Venus mit Ozean. Die Abschnitte V7 und V8 von High Frontier 4 All sagen, wie.
   *[earth] Das Leben kam von der Erde: Beginnt dort. Abschnitt V7 von High Frontier 4 All sagt mehr über eine Kampagne.
 }
campaign-points = Punkte
campaign-points-about = Die Summe zählt, wenn die Kampagne mit Bios:Origins endet: die halbe Wertung und die Siegplättchen der Spiele davor. Wird High Frontier gespielt, gibt stattdessen Bios:Origins Siegplättchen, und die halbe Wertung von High Frontier zählt.
campaign-chits = Plättchen bisher
campaign-next-chits = Plättchen aus Bios:Origins
campaign-total = Summe
campaign-crew = { $name }, am besten in { $best }: { $factions }.
campaign-discipline = { $discipline ->
    [culture] Kultur
    [politics] Politik
   *[industry] Industrie
 }
campaign-or = { " oder " }

## Auf der Seite

campaign-new = Eine neue Kampagne
campaign-new-about = Von der ersten Zelle bis ins All: ein Spiel Bios:Genesis, dann Bios:Megafauna (von deinem Tisch oder von Würfeln erfunden), dann Bios:Origins auf der Welt, die geblieben ist, und eine Seite für High Frontier.
campaign-names = Wer spielt
campaign-name = Name { $number }
campaign-mode = Wie
campaign-mode-competitive = gegeneinander
campaign-mode-cooperative = miteinander
campaign-alone = Ein Name allein spielt das Solo-Spiel.
campaign-victory-chits = Siegplättchen
campaign-begin = Anfangen
campaign-open = Eine Kampagne öffnen
campaign-open-file = Datei einer Kampagne
campaign-no-text = Das ist keine Textdatei.
campaign-open-button = Öffnen
campaign-yours = Kampagnen auf diesem Server
campaign-download = Die Kampagne als Datei mitnehmen
campaign-play = { $game } spielen
campaign-go-on = { $game } weiterspielen
campaign-take = Dieses Kapitel schließen
campaign-make-up = Würfel erfinden Bios:Megafauna
campaign-make-up-about = Ein eigener Ersatz: Was am Ende von Bios:Genesis lebt, wird zu Creeples, der Rest ist Zufall.
campaign-bring = Das Ergebnis von Bios:Megafauna mitbringen
campaign-bring-about = Wie euer Spiel Bios:Megafauna ausgegangen ist. Ein Beispiel steht schon da: Ändert es zu dem, was auf eurem Tisch lag.
campaign-bring-what = mit einem Formular, einer Datei oder einem Beispiel
campaign-result = Datei mit einem Ergebnis
campaign-bring-button = Dieses Ergebnis nehmen
campaign-choose = Wählen
campaign-chronicle = Chronik
campaign-page = Die Seite für High Frontier
campaign-winners = { $many ->
    [one] { $names } hat die Kampagne gewonnen.
   *[other] { $names } teilen sich den Sieg in der Kampagne.
 }
campaign-starts = Wie jeder beginnt
campaign-hands-on = Was es weitergibt

## Karten einer Kampagne

campaign-map-cratons = Kratone
campaign-map-tiles = Hexplättchen an ihrer Stelle
campaign-map-real-earth = die echte Erde

## Das Formular für Bios:Megafauna

campaign-back = Zurück zur Kampagne
campaign-record = Das Spiel als Datei
campaign-result-file = Das Ergebnis als Datei
campaign-fill = Mit einem Beispiel oder einer Datei anfangen
campaign-fill-file = Formular aus dieser Datei füllen
campaign-example-green-earth = Grüne Erde
campaign-example-frozen-sea = Gefrorenes Meer
campaign-example-raindance-mars = Mars mit Regen
campaign-look = Diese Welt ansehen
campaign-result-home = Das Formular als Datei mitnehmen
campaign-field-problems = { $count ->
    [one] Ein Feld stimmt noch nicht; nichts ist verloren.
   *[other] { $count } Felder stimmen noch nicht; nichts ist verloren.
 }
campaign-field-wrong = Erlaubt ist hier: { $allowed }.
campaign-field-notes = Was die Felder bedeuten
campaign-field-world = Die Welt
campaign-field-world-about = Wie die Welt am Ende von Bios:Megafauna aussah.
campaign-field-planet = Planet
campaign-field-planet-about = Wo ihr gespielt habt: Unten wird nach seinen Kratonen gefragt.
campaign-field-strip = Breitenstreifen
campaign-field-strip-about = Der Streifen, der am Ende neben der Karte lag (C6b).
campaign-field-oxygen = Sauerstoff
campaign-field-oxygen-about = Das Aktionslimit neben dem Sauerstoffreservoir, 1 bis 4: wie weit sich Tiere bei Energie 3 ausbreiten (C6e).
campaign-field-atmosphere = Atmosphäre
campaign-field-atmosphere-about = Das Aktionslimit neben dem anderen Reservoir, 1 bis 4: dasselbe für Pflanzen (C6e).
campaign-field-runaway = Ein Treibhaus ist durchgegangen
campaign-field-runaway-about = Dann geht nichts weiter, und die Kampagne ist zu Ende (C6).
campaign-field-craton = Kratone
campaign-field-craton-about = Einer bis vier; ein Kraton, der nicht auf der Karte lag, bleibt leer.
campaign-field-at = Ort
campaign-field-at-about = Zeile und Spalte seiner Mitte, 0 bis 40, auf irgendeinem Hexgitter: Nur die Lage der Kratone zueinander zählt (C6c).
campaign-field-row = Zeile
campaign-field-column = Spalte
campaign-field-turn = Drehung
campaign-field-turn-about = Um wie viele Hexfelder er im Uhrzeigersinn gedreht ist, 0 bis 5.
campaign-field-disks = Klimascheiben
campaign-field-disks-about = Was auf seinen Hexfeldern liegt: 1 bis 6, wie der Würfel zählt, von rechts oben im Uhrzeigersinn, und die Mitte (C6d).
campaign-field-plants = Pflanzen
campaign-field-plants-about = Nur Mars und Venus: Hochländer mit einer Archetyp-Pflanze; sie werden Sumpf (K4a).
campaign-field-tubers = Knollen
campaign-field-tubers-about = Nur Mars und Venus: Hexfelder mit einer Gräber-Pflanze; sie werden Knollenwald (K4b).
campaign-field-face = { $face ->
    [0] Mitte
   *[other] { $face }
 } { $ground ->
    [swamp] Sumpf
    [sea] Meer
    [highland] Hochland
    [basin] Becken
   *[weeds] Kraut
 }
campaign-field-player = Spieler
campaign-field-player-about = Wie jeder aufgehört hat. Wer die meisten Punkte hat, hat gewonnen und beginnt; Gleiche in dieser Reihenfolge (C6h).
campaign-field-points = Punkte
campaign-field-points-about = Siegpunkte aus Bios:Megafauna, 0 bis 999; sie geben Siegplättchen (C6j).
campaign-field-kind = Reich
campaign-field-kind-about = Tiere brauchen den Sauerstoff, Pflanzen die Atmosphäre (C6e).
campaign-field-creeples = Creeples
campaign-field-creeples-about = Jede Gestalt, die am Ende lebt; eine Zeile ohne Figuren ist eine Gestalt, die es nicht mehr gibt (C6g).
campaign-field-figures = Figuren
campaign-field-figures-about = Wie viele Creeples dieser Gestalt leben, 1 bis 12: So viele Migranten gibt es.
campaign-field-emotions = Emotionen
campaign-field-emotions-about = Wie viele Emotionen diese Art gewonnen hat, 0 bis 6 (C6f).
campaign-field-language = Sprache
campaign-field-language-about = 1 für die Gestalt, die zuerst sprechen konnte, 2 für die nächste, 0 oder nichts für keine: Die erste geht weiter (C6g).
campaign-field-hexes = Hexfelder
campaign-field-hexes-about = Wo sie leben, mit Kommas dazwischen: ein Kraton und eine Zahl, etwa laurentia 1, gondwana 0 für eine Mitte (C6h).
campaign-value-earth = Erde
campaign-value-mars = Mars
campaign-value-venus = Venus
campaign-value-white = weiß
campaign-value-green = grün
campaign-value-black = schwarz
campaign-value-animal = Tiere
campaign-value-plant = Pflanzen
campaign-value-archetype = Archetypen
campaign-value-burrower = Gräber
campaign-value-armoured = Gepanzerte
campaign-value-flyer = Flieger
campaign-value-swimmer = Schwimmer

## Was ein Spieler mitnimmt

campaign-sheet-colour = Farbe ab jetzt
campaign-sheet-catalysts = Katalysatoren
campaign-sheet-none = keine
campaign-sheet-life = { $where ->
    [land] an Land
   *[sea] im Meer
 }, { $level ->
    [plant] Pflanze
    [herbivore] Pflanzenfresser
    [carnivore] Fleischfresser
   *[waiting] wartet auf einen Platz in der Nahrungskette
 }
campaign-sheet-organs = Organe: { $names }
campaign-sheet-endosymbionts = Endosymbionten: { $names }

## Würfel

campaign-dice-look = Erst ansehen
campaign-dice-seed = Startzahl der Würfel
campaign-dice-see = Ansehen
campaign-dice-again = Noch einmal werfen
campaign-dice-take = Damit weiterspielen
campaign-so-many-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
