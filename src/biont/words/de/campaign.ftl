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
campaign-ends-here = Von hier geht nichts weiter: Keine Art ist geblieben, oder ein Treibhaus ist durchgegangen (C6). Die Kampagne ist zu Ende.
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
campaign-crew = { $name }, am besten in { $best ->
    [culture] Kultur
    [politics] Politik
   *[industry] Industrie
 }: { $one } oder { $other }.

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
campaign-open-button = Öffnen
campaign-yours = Kampagnen auf diesem Server
campaign-download = Die Kampagne als Datei mitnehmen
campaign-play = { $game } spielen
campaign-go-on = { $game } weiterspielen
campaign-take = Dieses Kapitel schließen
campaign-make-up = Würfel erfinden Bios:Megafauna
campaign-make-up-about = Ein eigener Ersatz: Was am Ende von Bios:Genesis lebt, wird zu Creeples, der Rest ist Zufall.
campaign-bring = Das Ergebnis von Bios:Megafauna mitbringen
campaign-bring-about = Schreib auf, wie dein Spiel ausgegangen ist. Ein Beispiel mit deinen Spielern steht schon da; andere:
campaign-result = Das Ergebnis
campaign-bring-button = Dieses Ergebnis nehmen
campaign-choose = Wählen
campaign-chronicle = Chronik
campaign-page = Die Seite für High Frontier
campaign-winners = { $many ->
    [one] { $names } hat die Kampagne gewonnen.
   *[other] { $names } teilen sich den Sieg in der Kampagne.
 }
campaign-hands-on = Was es weitergibt

## Karten einer Kampagne

campaign-map-cratons = Kratone
campaign-map-tiles = Hexplättchen an ihrer Stelle
campaign-map-real-earth = die echte Erde
