### Der Befehl `biont campaign`.

cli-campaign = eine Kampagne von Bios:Genesis bis High Frontier in einer Datei
cli-campaign-file = die Datei der Kampagne
cli-campaign-new = eine Kampagne anfangen
cli-campaign-name = jemand, der mitspielt; einmal für jeden, einer allein spielt das Solo-Spiel
cli-campaign-mode = gegeneinander, allein oder miteinander
cli-campaign-show = die Zeitleiste: was gespielt wurde, wie es ausging, was als Nächstes kommt
cli-campaign-next = nehmen, was gespielt oder mitgebracht wurde, oder schreiben, was der nächste Schritt braucht
cli-campaign-record = die Aufzeichnung des nächsten Spiels, zu Ende gespielt
cli-campaign-bot = dieses Programm spielt das nächste Spiel für alle
cli-campaign-result = das Ergebnis von Bios:Megafauna als TOML oder der Name eines Beispiels
cli-campaign-stand-in = Würfel erfinden das Ergebnis von Bios:Megafauna
cli-campaign-choose = was vor Bios:Origins gewählt wird, etwa map=tiles
cli-campaign-output = wohin das Spiel, das Blatt zum Ausfüllen oder die Seite zum Drucken geschrieben wird
cli-campaign-world = die Welt des nächsten Spiels zeichnen, jedes Mal eine andere
cli-campaign-world-output = wohin sie geschrieben wird: .svg, .html oder .png
cli-campaign-no-world = { $game } hat keine eigene Welt.
cli-campaign-this-world = Welt { $number }. Damit weiter: biont campaign next { $campaign } { $choices }
cli-campaign-check = alles noch einmal spielen und mit der Datei vergleichen
cli-campaign-somebody = Jemand
cli-campaign-exists = { $file } gibt es schon; eine Kampagne beginnt in einer neuen Datei.
cli-campaign-how = Weiter mit: biont campaign next { $file }
cli-campaign-over = Diese Kampagne ist zu Ende.
cli-campaign-true = { $file }: Alles darin ist, wozu seine Spiele führen.
cli-campaign-wish = { $what }: { $chosen } (--choose { $values })
cli-campaign-play = Spiel es mit »biont play --load { $file }«, speichere es am Ende, dann: biont campaign next { $campaign } --record { $file }
cli-campaign-fill = Füll es aus, dann: biont campaign next { $campaign } --result { $file }. Beispiele: { $examples }. Oder lass Würfel entscheiden: --stand-in.
cli-campaign-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }{ $chits ->
    [0] {""}
    [one] , ein Siegplättchen
   *[other] , { $chits } Siegplättchen
 }
cli-campaign-total = { $points } insgesamt, mit { $chits ->
    [one] einem Siegplättchen
   *[other] { $chits } Siegplättchen
 } und der Hälfte des letzten Spiels
cli-campaign-no-text = { $file } ist keine Kampagne: Es ist keine Textdatei.
cli-campaign-unreadable = { $file } kann nicht gelesen werden: { $why }.
cli-word-name = NAME
