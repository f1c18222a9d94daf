### Die Befehlszeile

cli-about = Ein inoffizieller digitaler Spieltisch für Bios:Genesis und Bios:Origins: spielen, nachspielen, simulieren, nachschlagen.
cli-command = BEFEHL
cli-lang = Sprache aller Ausgaben (sonst BIONT_LANG, sonst die des Systems)
cli-version = die Version zeigen
cli-engine-compiled = kompiliert
cli-engine-pure = reines Python
cli-word-file = DATEI
cli-word-folder = ORDNER
cli-word-pack = KARTENSATZ
cli-word-cards = [SPIEL] KARTENSATZ | show NAME
cli-word-colour = PLATZ
cli-word-colours = PLÄTZE
cli-word-word = WORT
cli-word-bot = BOT
cli-word-address = ADRESSE
cli-no-number = »{ $text }« ist keine ganze Zahl
cli-too-small = { $text } ist zu klein; das Kleinste ist { $least }
cli-game = das Spiel
cli-pack = die Karten: der Name eines Kartensatzes oder ein Ordner mit einem eigenen
cli-json = Ergebnis als JSON ausgeben
cli-seed = Startzahl für Würfel und Mischen; gleiche Startzahl, gleiches Spiel
cli-file = ein gespeichertes Spiel
cli-play = ein Spiel spielen
cli-text = im Terminal spielen
cli-seats = wer mitspielt, durch Kommas getrennt
cli-people = die Plätze von Menschen; an den anderen spielen Programme
cli-bot = wer an einem Platz ohne Menschen spielt: Name eines Programms, datei.py:Bot oder cmd:PROGRAMM; mehrmals für mehrere Plätze
cli-serve-bot = auch diesen Bot für die Plätze anbieten: datei.py:Bot, cmd:PROGRAMM oder search:2s; mehrmals für mehrere Bots
cli-load = ein gespeichertes Spiel fortsetzen
cli-ask-forced = auch fragen, wo nur eine Antwort möglich ist
cli-check = prüfen, ob eine Aufzeichnung stimmt und ihre Würfel ehrlich waren
fairness-unfair = Für die Würfel dieses Spiels hat niemand etwas dazugeworfen: Ein Rechner hat die Startzahl ausgelost, oder jemand hat sie eingegeben.
fairness-seal = Das Siegel: { $seal }
fairness-thrown = { $seat } hat dazugeworfen: { $thrown }
fairness-fair = Die Startzahl folgt aus der versiegelten Zahl und allem, was dazugeworfen wurde. Vergleiche das Siegel mit dem, das du gesehen hast, bevor du Platz nahmst.
cli-replay = ein gespeichertes Spiel zeigen
cli-to = nach so vielen Antworten anhalten
cli-to-negative = Eine Antwort Nummer { $to } hat kein Spiel; gezählt wird ab 0.
cli-verify = prüfen, ob sich das Spiel genau so nachspielen lässt, wie es aufgezeichnet wurde
cli-log = erzählen, was geschah, statt den Tisch zu zeigen
cli-verified = Die Aufzeichnung stimmt: { $answers } Antworten, Tisch { $table }.
cli-simulate = viele Spiele von Programmen spielen lassen und auswerten
cli-players = Anzahl der Spieler
cli-games = Anzahl der Spiele
cli-simulate-progress = Spiele
cli-summary = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}
cli-summary-turns = Runden, Mittel (Spanne)
cli-summary-points = Punkte von { $colour }, Mittel (Spanne), gewonnene Spiele
cli-summary-games-per-s = Spiele pro Sekunde
cli-summary-answers-per-s = Antworten pro Sekunde
cli-bench = die Geschwindigkeit auf einem Prozessorkern messen
cli-bench-answers = Antworten/s
cli-bench-choices = Entscheidungen/s
cli-bench-games = Spiele/s
cli-bench-copy = Kopie µs
cli-bench-used = Kopie gelesen µs
cli-bench-ratio = Neben catanatron schafft { $game } { $answers }-mal so viele Antworten pro Sekunde und { $choices }-mal so viele Entscheidungen, also Antworten mit einer Alternative. Eine Kopie dauert { $copy }-mal so lange, eine sofort gelesene { $used }-mal.
cli-bench-alone = Für den Vergleich mit catanatron die Bench-Pakete installieren (make bench erledigt das).
cli-aid = Ablauf und Symbole eines Spiels auf einem Blatt
cli-aid-output = in diese Datei schreiben (.html), die auf ein Blatt A4 passt
cli-aid-none = Für { $game } gibt es keine Spielhilfe.
cli-rules = Regeln nachschlagen, mit dem Code und den Tests, die sie tragen
cli-rules-query = eine Kennung wie E2a, oder Wörter zum Suchen; ein Spiel zuerst, wenn es nicht das übliche ist
cli-rules-check = Regeln ohne Code oder ohne Test nennen; Status 1, wenn es welche gibt
cli-rules-tests = wo die Tests liegen
cli-rules-write = alle Regeln als Markdown-Seite schreiben
cli-rules-written = { $file } geschrieben.
cli-rules-none = Keine Regel passt zu »{ $query }«; eine Kennung wie E2a oder ein anderes Wort hilft weiter.
cli-rules-code = Code
cli-rules-test = Test
cli-rules-no-code = { $id } hat keinen Code: { $title }
cli-rules-no-test = { $id } hat keinen Test: { $title }
cli-rules-unknown = { $id } ist keine Regel des Verzeichnisses, wird aber genannt von { $places }
rules-title = Die Regeln von { $game }
cli-rules-count = { $rules } Regeln, { $code } mit Code, { $tests } mit einem Test
cli-rules-growing = { $count } Regeln aus Teilen, die noch wachsen ({ $tags }), haben noch keinen Code oder keinen Test
cli-cards = Karten auflisten und zeigen, Kartensätze prüfen, einen eigenen beginnen
cli-cards-words = ein Kartensatz zum Auflisten, oder: show NAME; ein Spiel zuerst, wenn es nicht das übliche ist
cli-cards-check = einen Kartensatz an allem messen, was die Regelhefte über die Karten sagen; Status 1, wenn etwas nicht stimmt
cli-cards-new = einen Kartensatz zum Ausfüllen nach einem gedruckten Spiel schreiben
cli-cards-sources = die Zeilen, die die Quellen nennen, mit den Regelheften als reinem Text vergleichen: Dateien oder Ordner, deren Namen mit dem Kürzel des Textes beginnen (000), oder 000=DATEI
cli-word-texts = TEXT
cli-cards-doubt = { $card }: { $field } = { $value }
cli-cards-cited = { $pack }: { $cited ->
    [one] Ein Wert nennt
   *[other] { $cited } Werte nennen
 } eine Zeile; { $good } stützen sich auf das, was dort steht, { $bad } nicht, { $apart } nennen Texte, die nicht vorliegen.
cli-cards-written = Kartensatz zum Ausfüllen nach { $folder } geschrieben; »biont cards { $game } --check { $folder }« sagt, was noch fehlt.
cli-cards-ok = { "gut   " }
cli-cards-bad = FALSCH
cli-cards-warning = Obacht
cli-cards-untestable = { "–     " }
cli-cards-remarks = { $remarks ->
    [one] Eine Prüfung scheitert
   *[other] { $remarks } Prüfungen scheitern
}, wo eine eigene Karte auf einen rekonstruierten, geerbten Wert trifft; das macht keinen Kartensatz schlecht.
cli-cards-checked = { $pack }: { $good } Prüfungen bestanden, { $bad } nicht, { $warnings ->
    [one] 1 Hinweis verfehlt
   *[other] { $warnings } Hinweise verfehlt
}; { $untestable } Aussagen lassen sich nicht prüfen.
cli-cards-file = { $file }: { $done } von { $all } Werten stehen da.
cli-cards-gap = {"        "}als Nächstes: { $file }: { $card }: { $field }
cli-cards-total = Insgesamt stehen { $done } von { $all } Werten da; die anderen { $open } sind noch die des geerbten Kartensatzes.
cli-cards-none = In { $pack } gibt es keine Karte »{ $name }«; »biont cards { $pack }« nennt alle.
provenance-rulebook = Regelheft
provenance-public = öffentliche Quelle
provenance-deduced = erschlossen
provenance-reconstructed = rekonstruiert
provenance-owner = von der Karte abgelesen
cli-successor = schreiben, was ein Nachfolgespiel braucht, als JSON-Datei
successor-written = { $file } für das Nachfolgespiel geschrieben.
successor-running = Das Spiel ist noch nicht zu Ende; ein Nachfolgespiel beginnt mit seinem Ende.
successor-none = Auf { $game } folgt kein Spiel dieses Programms.

## Bilder und Chroniken

cli-draw = den Spielplan eines gespeicherten Spiels, eine Karte oder die Weltkarte eines Spiels als Bild zeichnen
cli-draw-what = ein gespeichertes Spiel, oder world, oder card und das Kürzel einer Karte; ein Spiel allein: sein Tisch vor der ersten Runde
cli-word-drawn = [SPIEL] DATEI | world | card KÜRZEL
cli-other-game = { $file } ist ein Spiel von { $game }.
cli-no-card = Kein Kartensatz hat eine Karte mit dem Kürzel »{ $code }«; »biont cards SPIEL« zählt sie auf.
cli-draw-seat = wessen Seite des Tisches groß gezeichnet wird (sonst die des Gefragten)
cli-draw-theme = light (hell) oder dark (dunkel); sonst hell für Bilder, für HTML wie beim Leser eingestellt
cli-draw-output = das Bild, das geschrieben wird: ein Name auf .svg, .html oder .png
cli-draw-choose = eine Einstellung, von der ein Bild abhängt, etwa map=mars, world=7 oder seats=black,white
cli-word-choice = WAS=WERT
cli-chronicle = ein gespeichertes Spiel als Geschichte erzählen
cli-chronicle-output = die Datei, die geschrieben wird: .html für die ganze Geschichte, .svg für ihr Bild, .md für den Text
cli-written = { $file } ist geschrieben.
cli-output-kind = { $file }: Der Name muss auf eines von { $kinds } enden.
cli-unwritable = { $file } lässt sich nicht schreiben: { $why }.
cli-no-cards = { $game } hat keine Karten.
cli-no-ledger = { $game } hat kein Verzeichnis seiner Regeln.
cli-no-chronicle = { $game } hat keine Chronik.
cli-no-seat = { $colour } spielt niemand in diesem Spiel; es spielen { $colours }.
cli-no-browser = Ein PNG zeichnet Chromium, und es ist keines zu finden. Installiere Chromium oder Chrome, oder schreibe ein .svg oder .html.
cli-browser-failed = Der Browser { $browser } hat kein Bild gezeichnet: { $why }

## Spielen im Terminal

play-welcome = Eine Nummer oder die Notation einer Möglichkeit eingeben; die Eingabetaste würfelt. »?« zeigt die anderen Befehle.
play-help =
    table        den Tisch zeigen
    why          warum anderes jetzt nicht möglich ist
    rule KENNUNG was eine Regel sagt; ohne Kennung die Regel dieser Frage
    undo         zur letzten eigenen Antwort zurück
    save DATEI   das Spiel speichern
    quit         aufhören
play-no-reasons = Anderes kommt hier nicht in Frage.
play-no-number = Eine Antwort { $number } gibt es nicht; { $count ->
    [one] es gibt nur eine.
   *[other] sie gehen von 1 bis { $count }.
 }
play-undone = Zurückgenommen.
play-stands = Es gibt nichts zurückzunehmen: Würfel, Aufgedecktes und was davor gewählt wurde, bleiben stehen.
play-save-name = Eine Datei nennen: save DATEI
play-saved = Gespeichert als { $path }.
play-too-many-bots = Zu viele Bots sind genannt: { $bots } für { $seats } Plätze ohne Menschen.
play-no-such-seat = »{ $name }« spielt nicht mit; Plätze sind { $seats }.

## biont doctor, und die Seite, die einen Fehler meldet

cli-doctor = sagen, was eine Fehlermeldung über diese Installation wissen muss
doctor-about = Hier steht kein Name, keine Datei und keine Adresse: Es kann so, wie es da steht, in eine Fehlermeldung kopiert werden. Mit der Aufzeichnung des Spiels (im Menü des Tisches) lässt sich ein Fehler noch einmal sehen.
doctor-version = Biont
doctor-python = Python
doctor-system = System
doctor-language = Sprache
doctor-games = Spiele
doctor-libraries = Bibliotheken
doctor-extra = Zusatz
doctor-packs = Eigene Kartensätze
doctor-settings = Gesetzte Variablen
doctor-database = Datenbank
doctor-error = Letzte Fehler
doctor-games-kept = { $version }, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, { $bytes } Bytes
doctor-no-database = { $error }, { $bytes } Bytes
