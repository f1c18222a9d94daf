### Der Tisch im Browser: Seiten, Knöpfe, was der Server sagt.

web-title = Biont – Brettspiele im Browser
web-notice = Biont ist ein inoffizielles Projekt von Freunden der Spiele Bios:Genesis und Bios:Origins. Es stammt weder von deren Autoren noch Verlagen und wird von ihnen nicht unterstützt; alle Zeichnungen und Texte sind eigene.
web-skip = Zum Inhalt
web-skip-prompt = Zu deiner Wahl
web-nav = Seiten
web-rules = Regeln
web-rules-about = Jede Regel, die das Programm durchsetzt, in eigenen Worten.
web-aid = Spielhilfe
web-aid-about = Eine Seite mit dem Ablauf einer Runde und der Bedeutung aller Zeichen.
web-cards = Karten
web-cards-about = Jede Karte, und woher jeder ihrer Werte stammt.
web-cards-of = Karten von { $game }
web-cards-kinds = Arten von Karten
web-cards-all = alle
web-cards-found = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
web-packs = Kartensätze
web-language = Sprache
web-theme = Farben
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-own = Wie das System
web-home = Startseite
web-close = Schließen
web-sorry = Das ging nicht
web-menu = Menü

## Startseite

web-play-now = Jetzt spielen
web-play-intro = Erstes Spiel mit Begleiter
web-go-on = Weiterspielen
web-possibilities = Mehr Möglichkeiten
web-new = Neues Spiel
web-seats = Wer spielt
web-who-person = ein Mensch
web-who-you = du
web-who-nobody = niemand
web-who-random = Zufallsprogramm
web-who-greedy = gieriges Programm
web-who-search = suchendes Programm
web-who-learned = Programm, das durch Spiele gegen sich lernte
web-who-gentle = sanftes Programm, fürs erste Spiel
web-who-easy = leichtes Programm
web-who-normal = mittleres Programm
web-who-hard = schweres Programm
web-who-master = Meister: der stärkste, sucht mit dem, was er lernte
web-strength-title = Wie stark die Programme sind
web-short-random = Zufall
web-short-greedy = gierig
web-short-search = Suche
web-short-learned = gelernt
web-short-gentle = sanft
web-short-easy = leicht
web-short-normal = mittel
web-short-hard = schwer
web-short-master = Meister
web-named = { $name } ({ $who })
web-named-you = { $name } (du)
web-variants = Varianten, Ausgabe, Startzahl
web-variants-legend = Varianten
web-cards-and-dice = Karten und Würfel
web-pack = Karten
web-pack-own = Die Karten dieses Tischs: dein eigener Satz { $pack }.
web-pack-usual = die üblichen
web-pack-about = Die eigenen, wie sie jetzt sind; eine Partie behält sie so.
web-seed = Startzahl
web-seed-drawn = wird ausgelost
web-start = Spiel beginnen
web-saved = Gespeicherte Spiele
web-saved-damaged = Das Spiel { $game } ist nicht zu lesen: Was von ihm gespeichert ist, ist beschädigt.
web-saved-none = Noch kein Spiel. Jede Antwort wird gespeichert, sobald sie gegeben ist.
web-saved-turn = Runde { $turn }
web-saved-over = Beendet
web-delete = Dieses Spiel löschen
web-open = Aufzeichnung öffnen
web-open-about = Ein als Datei gespeichertes Spiel ansehen oder fortsetzen.
web-open-file = Datei der Aufzeichnung
web-open-button = Öffnen
web-open-paste = oder als Text einfügen
web-open-paste-hint = Der Text einer Aufzeichnung
web-learn = Lernen

## Spielseite

web-undo = Zurück
web-undo-title = Deine letzte Antwort zurücknehmen (u)
web-undo-to = Zurücknehmen bis vor
web-secret-answer = Eine geheime Antwort
web-hint = Tipp
web-hint-there = Was geraten wird, steht schon über der Frage
web-hint-title = Ein gutes Programm fragen, was es täte (h); im Protokoll steht, dass du gefragt hast
web-hint-title-chance = Den Zufall eine Antwort nennen lassen (h), denn dieses Spiel hat kein Programm, das es besser weiß; im Protokoll steht, dass du gefragt hast
web-hint-heading = Ein gutes Programm würde
web-hint-heading-chance = Der Zufall würde
web-hint-points = Es bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
web-hint-costs = Es kostet { $points ->
    [0] keinen Punkt
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
web-hint-plain = Nach der Rechnung eines guten Programms stehst du damit besser da als mit den anderen.
web-hint-least = Hier kostet jede Antwort etwas, diese am wenigsten: { $price }
web-hint-every = Noch das kleinste Übel. { $price }
web-hint-spared = Gegen ›{ $other }‹ spricht: { $warning }
web-way-after = { $left }, dann { $then }
web-way-times = { $label } ×{ $count }
web-way-more = noch { $count } dieser Art
web-hint-chance = Dieses Spiel hat kein Programm, das es besser weiß.
web-sound = Ton: ein Schalter für diesen Browser
web-redo = Wieder
web-points = Punkte
web-whole-log = Ganzer Verlauf
web-record = Als Datei speichern
web-record-about = Solange andere am Tisch sitzen, fehlen der Datei Startzahl und geheime Antworten; ist das Spiel vorbei, enthält sie alles.
web-record-whole = Aufzeichnung mit Startzahl
web-record-whole-about = Um anderswo weiterzuspielen. Wer sie liest, kann die kommenden Würfe ausrechnen.
web-svg = Bild (SVG)
web-report = Text für eine Fehlermeldung
web-report-about = Alles, was geschah, als Text: Füge ihn in eine Meldung ein. Unter »Aufzeichnung öffnen« wird daraus wieder dasselbe Spiel, wo immer Biont installiert ist.
web-report-text = Die Aufzeichnung als Text
web-report-installation = Die Installation: Namen, Dateien und Adressen stehen nicht darin
web-copy = Kopieren
web-copied = Kopiert
web-png = Bild (PNG)
web-undo-here = Bis hier zurück
web-print = Drucken
web-help = Tasten
web-settings = Diese Seite
web-setting-forced = Selbst antworten, wo nur eines möglich ist
web-setting-rolls = Ohne Nachfrage würfeln (davor lässt sich dann nichts zurücknehmen)
web-setting-dice = Würfel rollen sehen
web-setting-motion = Steine und Karten zu ihrem neuen Platz gleiten lassen
web-setting-stage = Ereignisse und ihre Folgen der Reihe nach zeigen
web-setting-pace = Programme antworten, Ereignisse geschehen
web-pace-instant = sofort
web-pace-quick = schnell
web-pace-slow = langsam
web-settings-save = Übernehmen
web-rules-all = Alle Regeln
web-points-more = Punkte im Verlauf
web-play-first = Erstes Spiel mit Begleiter
web-play-known = Ich kenne das Spiel
web-stage = Seit deiner Antwort
web-cause-nothing = Es hatte keine Folgen.
web-cause-pending = Es ist noch nicht vorbei: Daraus folgt, was jetzt gefragt wird.
web-cause-points = { $name } { $before } → { $after }
web-stage-still = { $title } Es geht weiter:
web-cause-times = { $text } (×{ $count })
web-cause-rest = { $count } weitere davon
web-stage-earlier = Was davor geschah
web-stage-besides = Was sonst geschah
web-stage-altogether = Alles seit deiner Antwort:
web-stage-on = Weiter
web-stage-back = Zurück
web-stage-table = Zum Tisch
web-stage-more = Unten mehr
web-others = Was die anderen taten
web-others-points = Punkte { $before } → { $after }
web-others-points-all = Punkte insgesamt { $before } → { $after }
web-others-nothing = { $name } tat nichts und ließ alles aus, was möglich war.
web-others-more = { $count ->
    [one] (und eines mehr)
   *[other] (und { $count } mehr)
 }
web-help-places = durch die Orte gehen, die sich geändert haben
web-stage-nothing = Seither ist nichts geschehen.
web-history = Verlauf
web-now = jetzt
web-show = Zeigen
web-watch = Von Anfang an ansehen
web-chances = Chancen
web-risks = Was noch kommen kann, und was es dich kosten würde
web-risks-word = Risiko
web-chances-about = Chancen im nächsten Wurf
web-tray = Letzte Würfel
web-card-zoom = Eine Karte im Einzelnen
web-chooses = { $name } wählt.
web-thinking = { $name } überlegt …
web-past = Nach Antwort { $at } von { $total }
web-past-told = Nach Antwort { $at } von { $total }: { $told }
web-back-to-now = Zurück zum Jetzt
web-branch = Von hier als neues Spiel weiterspielen
web-branch-about = Karten, die niemand gesehen hat, werden neu verteilt, und es fallen andere Würfel.
web-branch-same = dieselben Karten und Würfel, zum Studieren
web-to-end = Zur Wertung
web-tap-again = Wähle es noch einmal, um es zu tun.
web-final-dice = Nicht rückgängig zu machen: Würfel fallen.
web-final-turn = Nicht rückgängig zu machen: Damit endet dein Zug oder ein Teil davon.
web-final-beyond = Nicht rückgängig zu machen: Danach kommen Würfel, eine verdeckte Karte oder jemand anders.
web-final-all = Das lässt sich nicht zurücknehmen.
web-final-some = Antworten mit Würfeln oder Schloss sind endgültig.
web-then = Dann wählt { $name }.
web-warned = { $label } ⚠︎
web-help-options = die Möglichkeit mit dieser Taste wählen
web-help-enter = tun, was der Knopf mit dem Enter-Zeichen sagt
web-help-end = nichts mehr: die Frage beenden
web-help-hint = fragen, was ein gutes Programm täte
web-help-stage = zeigen, was seit deiner Antwort geschah
web-help-cause = zeigen, woraus die Frage folgt
web-help-on = das nächste Blatt dessen, was geschah
web-help-undo = zurücknehmen
web-help-redo = Zurückgenommenes wieder geben
web-help-slider = im Verlauf vor und zurück
web-help-talk = an einem Tisch im Netz: Gespräch und Notizen
web-help-wish = an einem Tisch im Netz: zu dem, was jemand vorschlägt
web-help-now = Gewähltes loslassen; zurück ins Jetzt, schließen, Würfel überspringen
web-help-help = diese Tasten zeigen
web-help-amber = Was bernsteinfarben leuchtet, kannst du jetzt anklicken. Wähle ein Stück, dann leuchten seine Ziele. Zeige auf ein Ziel oder gehe mit der Tabulatortaste hin, um zu lesen, was es bewirkt.

## Punkte und Ende

web-end = Das Spiel ist aus
web-points-now = Punkte bisher
web-breakdown = Woher die Punkte kommen
web-kind-of-points = Art der Punkte
web-won = gewonnen
web-total = Punkte
web-of-goal = von { $goal }
web-chart = Punkte im Lauf der Zeit
web-chart-label = Punkte aller Spieler über das ganze Spiel
web-fair = Ehrliche Würfel
web-seed-hash = SHA-256 der Startzahl:
web-seed-shown = Die Startzahl:
web-seed-about = Jeder Wurf folgt aus einer Startzahl. Ihr Hash steht von Anfang an da, die Zahl selbst am Ende.
web-older-rules = Dieses Spiel geht nach Fassung { $theirs } der Regeln weiter, mit der es begann; neue Spiele folgen { $ours }.
web-seed-check = Der SHA-256 dieser Ziffern ist der Hash oben; niemand hat also während des Spiels die Würfel geändert.
web-seed-check-salted = Der SHA-256 von Salz und Ziffern hintereinander ist der Hash oben; niemand hat also während des Spiels die Würfel geändert.
web-seed-salt = Das Salz, damit niemand die Startzahl erraten kann:
web-to-table = Zum Tisch

## Regeln und Hilfe

web-search = Suchen
web-rules-count = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
 }
web-rules-parts = Teile der Regeln

## Fehler

web-error-no-game = Dieses Spiel gibt es hier nicht; vielleicht wurde es gelöscht.
web-error-no-page = Diese Seite gibt es nicht.
web-error-overtaken = Jemand war schneller: Das Spiel ist weitergegangen. Sieh dir den Tisch an, wie er jetzt ist, und wähle noch einmal.
web-error-undo = Es gibt nichts zurückzunehmen oder wieder zu geben: Würfel, Aufgedecktes und beendete Züge stehen fest.
web-error-token = Dieses Formular stammt nicht von einer Seite, die dieser Server dir gegeben hat. Öffne die Seite neu und wiederhole es.
web-error-form = Das Formular war nicht so ausgefüllt, wie diese Seite es erwartet.
web-error-not-asked = Jetzt ist kein Mensch an der Reihe; warte, bis das Programm geantwortet hat.
web-error-no-file = Wähle zuerst eine Datei, oder füge ihren Text ein.
web-error-no-text = Das ist keine Aufzeichnung eines Spiels: Die Datei ist keine Textdatei.
web-error-large = Die Datei ist zu groß; eine Aufzeichnung hat höchstens { $megabytes } Megabyte.
web-error-length = Die Anfrage hat nicht gesagt, wie lang sie ist.
web-error-host = Dieser Server heißt nicht so. Wer ihn gestartet hat, kann den Namen mit --allow-host erlauben.
web-error-lost = Vom Server kam keine Antwort: Vielleicht wurde er beendet, oder die Verbindung ist abgerissen. Sieh nach, ob das Spiel weitergegangen ist, und versuche es noch einmal.
web-error-inside = Innen ist etwas schiefgegangen. Alles Bestätigte ist gespeichert; lade die Seite neu.
web-door = Dieser Tisch hat ein Passwort.
web-door-password = Passwort
web-door-enter = Eintreten
web-door-wrong = Das ist nicht das Passwort.
web-door-often = Von dort, wo du bist, kamen zu viele falsche Passwörter. Warte { $minutes } Minuten.

# Was jemand nicht darf, nach dem Namen der Handlung (server/company/acts.py)
web-refused = Das darfst du hier nicht.
web-refused-fill-packs = Kartensätze füllt am Rechner selbst aus, wer ihn betreibt.
web-refused-campaign = Kampagnen spielt am Rechner selbst, wer ihn betreibt.
web-refused-answer = Du bist nicht am Zug: Antworten kann nur, wer den gefragten Platz hat.
web-refused-take-back = Eine Antwort zurücknehmen kann nur, wer an diesem Tisch sitzt.
web-refused-be-helped = Tipps und Anleitung gibt es in Spielen, in denen niemand sonst mitspielt.
web-refused-wish = Einstellungen hat hier nur, wer an diesem Tisch sitzt.
web-refused-arrange = Diesen Tisch kann nur sein Gastgeber ändern.
web-refused-sit = Dieser Tisch steht dir nicht offen.
web-refused-wait = Das kann nur, wer an diesem Tisch sitzt.
web-refused-lead = Das kann nur der Gastgeber dieses Tisches.
web-refused-meet = Zu Hause muss niemand eingeladen werden: Alle spielen an diesem Bildschirm.
web-refused-seat-anybody = Der Platz eines Menschen gehört ihm, und der eines Programms bleibt einem Programm.
web-refused-leave = Nur wer hier mit anderen Personen spielt, kann das Spiel einem Programm überlassen.
web-refused-come-back = Nur wer seinen Platz einem Programm überlassen hat, kann ihn zurücknehmen.
web-refused-again = Nur wer hier gespielt hat, trifft sich wieder.
web-refused-agree = Vorschlagen und zustimmen kann nur, wer an diesem Tisch sitzt.
web-refused-branch = Wo andere mitgespielt haben, spielt niemand von einem Moment der Vergangenheit weiter.
web-refused-delete = Ein Spiel, in dem andere mitspielen, kann nicht gelöscht werden.
web-refused-hear = Was an diesem Tisch gesagt wird, liest nur, wer hier sitzt.
web-refused-say = An diesem Tisch spricht nur, wer hier sitzt.
web-refused-note = An diesem Tisch macht sich nur Notizen, wer hier sitzt.

error-web-playwright = Um die Seite zu messen, braucht es Playwright: pip install playwright.
error-web-who = Niemand heißt »{ $who }«; auf den Plätzen sitzen Menschen oder eines von { $programs }.
error-web-no-pack = Einen eigenen Kartensatz »{ $name }« gibt es hier nicht.
error-store-trouble = Die Spiele lassen sich gerade nicht lesen oder speichern: { $why }. Nichts wurde geändert; versuche es noch einmal.
error-store-closed = { $file } in { $folder } lässt sich nicht schreiben. Gib dir dort das Recht zu schreiben, oder nenne mit BIONT_DATA einen anderen Ordner.
error-store-damaged = { $file } in { $folder } ist beschädigt oder gar keine Datenbank. Lege die Datei anderswohin und starte neu, oder nenne mit BIONT_DATA einen anderen Ordner.
error-store-damaged-row = Was von { $one } gespeichert ist, ist beschädigt und nicht zu lesen. Alles andere hier ist heil.
error-store-foreign = { $file } in { $folder } ist die Datenbank eines anderen Programms und blieb, wie sie ist. Nenne mit BIONT_DATA einen anderen Ordner.
error-store-full = In { $folder } ist kein Platz für Spiele, oder der Datenträger versagt. Schaffe Platz, oder nenne mit BIONT_DATA einen anderen Ordner.
error-store-locked = Ein anderes Programm hält { $file } in { $folder } fest. Beende es und starte neu, oder nenne mit BIONT_DATA einen anderen Ordner.
error-store-newer = Eine neuere Version von Biont hat { $file } in { $folder } auf ihren Stand gebracht, und diese kann die Datei nicht mehr lesen. Starte die neuere Version, oder nenne mit BIONT_DATA einen anderen Ordner.
error-store-no-copy = { $file } in { $folder } stammt von einer älteren Version und wird kopiert, bevor sich etwas daran ändert, doch für die Kopie ist kein Platz. Sie blieb, wie sie ist. Schaffe Platz und starte noch einmal.
error-store-altered = { $file } in { $folder } stammt von einer älteren Version, und auf den neuen Stand gebracht hätten sich Spiele verändert. Sie blieb, wie sie ist. Starte die Version, von der sie stammt, und melde das.
error-store-unusable = Die Spiele in { $folder } lassen sich nicht öffnen: { $why }. Nenne mit BIONT_DATA einen anderen Ordner, oder versuche es später wieder.
error-store-foreign-database = Die Datenbank { $database } gehört einem anderen Programm und wurde gelassen, wie sie ist. Nenne eine leere.
error-store-newer-database = Eine neuere Version von Biont hat die Datenbank { $database } auf ihren Stand gebracht, und diese kann sie nicht mehr lesen. Starte die neuere Version.
error-store-older-database = Die Datenbank { $database } ist von einer älteren Version. Halte jedes Biont an, das sie benutzt, bewahre eine Kopie auf, und bringe sie mit `biont host migrate` auf den neuen Stand.
error-store-unusable-database = Die Datenbank { $database } lässt sich nicht benutzen: { $why }.
error-no-psycopg = PostgreSQL braucht ein Paket mehr: pip install 'biont[net]'.
error-web-seed = Eine Startzahl hat höchstens 38 Ziffern; ohne sie lost das Programm eine aus.
error-web-pack = Diese Aufzeichnung wurde mit den Karten »{ $name }« gespielt, die hier fehlen; vorhanden sind { $packs }. Liegen sie in einem Ordner, sagt --pack (in Python pack=), in welchem.

## Die Befehlszeile

cli-serve = den Tisch im Browser anbieten
cli-host = Adresse, unter der er zu finden ist
cli-allow-host = ein weiterer Name, unter dem der Server zu erreichen ist (mehrfach möglich)
cli-proxy = wo ein Proxy steht, dem geglaubt wird, was er über Besucher sagt; sonst wird es niemandem (mehrfach möglich)
cli-password = was Besucher wissen müssen, um etwas zu sehen
cli-site = wo der Tisch eine Webseite ist (`make site`); die Startseite bietet sie dann an
cli-word-password = PASSWORT
cli-port = Port, unter dem er zu finden ist
cli-open = keinen Browser öffnen
serve-at = Biont steht unter { $url } – Ende mit Strg+C. Spiele liegen in { $folder }.
serve-stopped = Beendet.
serve-open = Wer diese Adresse erreicht, kann hier Tische eröffnen und spielen. Mit --password kommt nur herein, wer das Passwort kennt.
serve-port = Port { $port } auf { $host } ist nicht zu haben: { $reason }. Wähle mit --port einen anderen.
cli-bench-web = den Tisch im Browser messen: von der Antwort bis zum neuen Brett
cli-bench-net = das Spiel im Netz messen: von der Antwort bis zu den Brettern der anderen
cli-bench-load = mit --net: unter Last, als JSON: 200 Spiele, 1.000 Ströme auf ein Spiel, zwei Prozesse und einer, lange Spiele
cli-bench-database = mit --load: ein PostgreSQL zum Messen, das sonst niemand benutzt; ohne eines eine Datei und ein Prozess
cli-bench-seconds = mit --load: wie lange 200 Spiele gespielt werden
cli-bench-full = mit --web: die Mitte einer Partie mit allen Plätzen und allem, was es gibt, statt einer neuen
bench-web = Vom Klick zum neuen Brett: Median { $median } ms, langsamstes Zehntel { $slow } ms bei { $count } Antworten; sie bringen { $update } kB, das größte Zehntel { $largest } kB; Startseite { $start } kB, Seite einer Partie { $page } kB mit Stil und Skript, { $packed } kB, wie sie gesendet wird; dazu einmal für alle Partien { $kept } kB Bilder und Erklärungen.
bench-net = Vom Klick zu den Brettern der anderen: Median { $median } ms, langsamstes Zehntel { $slow } ms bei { $count } Antworten an { $screens } Bildschirmen.

## Eigene Kartensätze

web-desk = Eigene Karten
web-desk-about = Gib die Karten deines gedruckten Spiels ein, eine nach der anderen. Was noch offen ist, liefert der Standardsatz; spielen kannst du also jederzeit.
web-desk-new = Einen Kartensatz anlegen
web-desk-name = Name
web-desk-like = Er beginnt mit
web-desk-begin = Anlegen
web-desk-bring = Einen Kartensatz mitbringen
web-desk-bring-about = Eine Zip-Datei, die »Als TOML herunterladen« geschrieben hat, hier oder bei Freunden. Sie wird erst gelesen und geprüft; was nicht stimmt, wird gesagt, und dann bleibt nichts davon.
web-desk-bring-file = Zip-Datei
web-desk-bring-name = Ein anderer Name, wenn du magst
web-desk-bring-button = Mitbringen
web-desk-packs = Deine Kartensätze
web-desk-none = Noch keiner.
web-desk-bad-name = Ein Kartensatz hat einen eigenen Namen aus höchstens { $most } Kleinbuchstaben, Ziffern und Bindestrichen; dieser ist vergeben oder kein solcher.
web-desk-left = { $open } von { $values } offen
web-desk-done = ausgefüllt
web-desk-play = Damit spielen oder ihn prüfen, auf der Befehlszeile
web-desk-play-here = Hier damit spielen: Für eine neue Partie steht er unter »{ $where }« zur Wahl.
web-desk-check = Die Karten prüfen
web-desk-checked = { $held ->
    [one] Eine Aussage des Regelhefts stimmt
   *[other] { $held } Aussagen des Regelhefts stimmen
}, { $bad ->
    [0] keine ist verletzt.
    [one] eine ist verletzt.
   *[other] { $bad } sind verletzt.
}
web-desk-download = Als TOML herunterladen
web-desk-save = Speichern
web-desk-next = Speichern und zur nächsten offenen Karte
web-desk-saved = Gespeichert.
web-desk-serves = Aus { $pack }: { $value }
web-desk-empty = Lass ein Feld leer, solange du den Wert nicht weißt; – heißt, dass dort auf der Karte nichts steht. Mehreres wird durch Kommas getrennt.
web-desk-many = Wie viele
web-desk-open = noch offen
web-desk-hint = Wo es auf der Karte steht
web-desk-elsewhere = Etwas anderes im Kartensatz stimmt nicht:
web-desk-drawing = Die Karte bis jetzt
web-desk-cards = Alle Karten von { $pack }

## Eine Regel mit allem, was von ihr bekannt ist, auch im Handbuch
rule-whole = Mit Bild, Folgen, Code und Tests
rule-sets-off = Was sie unterbricht oder aus ihr folgt
rule-set-off-by = Was sie unterbricht oder woraus sie folgt
rule-names = Nennt
rule-named-by = Genannt von
rule-cards = Karten
rule-scenarios = Szenarien
rule-code = Code
rule-tests = Tests
scene-before = Vorher
scene-after = Nachher
scene-answers = Antworten:
