### Das Labor: viele Spiele, Turniere, Berichte, Umgebungen

lab-bots = die Bots, einer für jeden Platz, der letzte für alle weiteren: { $bots }, pfad/zu/datei.py:MeinBot, cmd:./programm; einer mit eigenen Kommas in Anführungszeichen: '"cmd:./programm --bei 1,2",greedy' (sonst spielen alle zufällig)
lab-out = jedes Spiel und jede Runde als Parquet-Dateien in diesen Ordner schreiben
lab-resume = den Lauf im Ordner von --out fortsetzen; mit --games wird er länger oder kürzer
lab-jobs = Zahl der Prozesse (sonst alle Kerne)
lab-cluster = auf dem Ray-Cluster mit dieser Adresse spielen (Rechner:Port, ray://Rechner:Port, auto, local)
lab-resume-what = --resume braucht den Ordner des Laufs: --out ORDNER.
lab-other-run = Der Lauf wurde mit { $name } = { $begun } begonnen, nicht mit { $said }; lass das weg oder beginne einen anderen Lauf in einem anderen Ordner.
lab-summary-bot = Punkte von { $bot }, Mittel (Spanne), gewonnene Spiele
lab-summary-time = Dauer
lab-summary-memory = Speicher des größten Prozesses höchstens, MB
lab-summary-failures = Antworten anstelle eines Bots, der versagt hat
lab-go-on = Was geschrieben wurde, bleibt. Weiter mit: biont simulate --out { $folder } --resume
lab-stopped = Abgebrochen nach { $done } von { $games } Spielen.
lab-stopped-stored = Abgebrochen nach { $done } von { $games } Spielen, die erhalten bleiben. Weiter mit: biont simulate --out { $folder } --resume

lab-tournament = Bots gegeneinander spielen lassen und bewerten
lab-tournament-about = Jeder Bot trifft auf jeden anderen, mit denselben Karten, auf allen Plätzen und in allen Farben; die Bewertung sind Elo-Zahlen um 1500 mit 95-%-Vertrauensbereich.
lab-tournament-who = die Bots, jeder einmal genannt
lab-tournament-players = Spieler an einem Tisch
lab-tournament-games = Spiele für jede Tischrunde von Bots, aufgerundet, damit jeder überall sitzt
lab-column-bot = Bot
lab-column-elo = Elo
lab-column-interval = 95 %
lab-column-games = Spiele
lab-column-won = Gewonnen
lab-column-points = Punkte
lab-column-against = > { $place }

lab-about = das Urteil der Bots durch Selbstspiel anpassen
lab-tune = die Gewichte der Bewertung durch Selbstspiel verbessern
lab-tune-about = Lässt gierige Bots gegen Abbilder ihrer selbst spielen, die in die eine oder andere Richtung neigen, und rückt die Gewichte dorthin, wo gewonnen wird.
lab-tune-rounds = Durchgänge
lab-tune-directions = Richtungen, die in jedem Durchgang versucht werden
lab-tune-deals = Kartenverteilungen für jede Richtung, jede auf zwei Arten gesetzt
lab-tune-check = danach so viele Spiele gegen die mitgelieferten Gewichte spielen
lab-tune-resume = mit den Gewichten dieser Datei weitermachen, nach den Durchgängen, die sie gemacht haben
lab-tune-no-weights = { $file } enthält keine Gewichte dieses Spiels, mit denen es weitergehen könnte.
lab-tune-to = die Datei, die geschrieben wird
lab-tune-progress = Durchgänge
lab-tune-made = Durch Selbstspiel angepasst: { $command }
lab-tune-written = { $file } geschrieben.
lab-tune-stopped = Abgebrochen; { $file } enthält die Gewichte nach { $done } von { $rounds } Durchgängen.
lab-tune-stopped-early = Abgebrochen, bevor der erste von { $rounds } Durchgängen fertig war; { $file } wurde nicht geschrieben.
lab-tune-compared = Gegen die mitgelieferten Gewichte: { $share } % von { $games } Spielen gewonnen.

lab-train = den Programmen durch Spiele gegen sich selbst beibringen, was ein Tisch verspricht
lab-train-out = der Ordner des Laufs; was dort schon liegt, wird nicht noch einmal gemacht
lab-train-only = nur diesen Schritt tun, in der letzten Runde: Partien spielen, aus den vorhandenen lernen oder das Netz schreiben
lab-train-rounds = Runden; ab der zweiten wird mit dem gespielt, was vorher gelernt wurde
lab-train-games = Partien einer Runde
lab-train-seconds = höchstens so viele Sekunden je Runde spielen und aus den Partien lernen, die da sind
lab-train-epochs = wie oft das Lernen alle Tische durchgeht
lab-train-cpu = ohne GPU lernen, auch wo CuPy eine kennt
lab-train-to = die Datei für das Netz; ohne Angabe im Ordner
lab-train-no-numpy = Zum Lernen wird NumPy gebraucht; installieren mit: pip install 'biont[net]'.
lab-train-playing = Runde { $round }: Partien (je 25 ein Teil)
lab-train-learning = Runde { $round }: Lernen
lab-train-learned = Runde { $round }: aus { $games } Partien gelernt. Log-Loss bei { $unseen } ungesehenen Partien: { $net } mit dem Netz, { $hand } ohne; Kalibrierungsfehler { $error }.
lab-train-stopped = Unterbrochen; derselbe Befehl macht mit dem weiter, was in { $folder } liegt.

lab-cards-stats = Spiele spielen und sagen, wie oft jede Karte gezogen, gekauft, aufgestuft wird und überlebt, und wie es ihrem Besitzer ergeht; Status 1, wenn eine Karte tot oder übermächtig ist
lab-cards-games = mit --stats: Zahl der Spiele
lab-cards-players = mit --stats: Zahl der Spieler
lab-cards-json = mit --stats: das Ergebnis als JSON ausgeben
lab-column-card = Karte
lab-column-drawn = Gezogen
lab-column-bought = Gekauft
lab-column-promoted = Aufgestuft
lab-column-survived = Überlebt
lab-column-rest = Andere
lab-column-strength = Siege
lab-dead = tot
lab-dominant = übermächtig

lab-report = aus einem Lauf von biont simulate --out eine Seite mit Diagrammen machen
lab-report-folder = der Ordner des Laufs
lab-report-to = die Datei, die geschrieben wird (sonst report.html im Ordner)
lab-report-written = { $file } geschrieben.
lab-report-title = { $games ->
    [one] Ein Spiel { $title }
   *[other] { $games } Spiele { $title }
}
lab-report-plan = Spieler: { $players }; Bots: { $bots }; Startzahl: { $seed }; weitere Einstellungen: { $settings }.
lab-report-pack = Karten
lab-report-none = keine
lab-report-wins = Siege der Bots
lab-report-wins-about = Anteile der gewonnenen Partien mit dem Intervall, in dem der wahre Anteil mit 95 % liegt (Wilson). Hat ein Bot mehrere Plätze, zählt jeder.
lab-report-interval = 95-%-Intervall
lab-report-facts = In Zahlen
lab-report-mean = Mittel
lab-report-low = Kleinstes
lab-report-high = Größtes
summary-turns = Runden
summary-answers = Antworten
lab-report-cards = Der Wert der Karten
lab-report-cards-about = Punkte des letzten Besitzers einer Karte gegen das Mittel der anderen, in den Spielen, in denen jemand sie hatte. Siege: seine Siege gegen die, die der Zufall allein brächte. Gute Karten und gute Spieler sind hier schwer zu trennen: Wer vorne liegt, kauft mehr.
lab-report-lead = Vorsprung des Besitzers in Punkten
lab-report-order = Spielerreihenfolge
lab-report-order-about = Gewonnene Spiele nach Platz, nach Farbe und danach, was in diesem Spiel die Spieler unterscheidet.
lab-report-scores = Punkte
lab-report-scores-about = Wie oft jede Punktzahl erreicht wurde, und die Punkte im Lauf der Runden (Mittel der Spiele, die noch laufen).
lab-report-points = Punkte
lab-report-share = Anteil der Spiele
lab-report-turn = Runde
lab-report-parts = Woraus die Punkte bestehen
lab-report-length = Länge
lab-report-length-about = Runden eines Spiels.
lab-report-count = Zahl
lab-report-seat = Platz
lab-report-colour = Farbe
lab-report-bot = Bot
lab-report-won = Gewonnen

error-lab-older-rules = Der Lauf in { $folder } wurde mit Version { $theirs } der Regeln begonnen, und dieses Programm spielt Version { $mine }. Seine Spiele lassen sich lesen und auswerten, aber nicht mischen: beginne einen anderen Lauf in einem neuen Ordner, oder mach mit dem Programm weiter, das ihn begann.
error-lab-other-cards = Die Spiele in { $folder } wurden mit anderen Karten gespielt, als der Kartensatz jetzt hat. Mach mit den Karten weiter, mit denen der Lauf begann, oder beginne einen anderen in einem neuen Ordner.
error-lab-too-many-bots = { $bots } Bots sind für { $seats } Plätze genannt; nenne höchstens einen für jeden Platz.
error-lab-broken-pool = Ein Prozess, der spielte, wurde von außen beendet, vielleicht aus Mangel an Speicher; nimm dann weniger --jobs.
error-lab-no-pyarrow = Parquet-Dateien brauchen das Paket pyarrow; es kommt mit: pip install 'biont[lab]'.
error-lab-no-matplotlib = Diagramme brauchen das Paket matplotlib; es kommt mit: pip install 'biont[lab]'.
error-lab-no-env = Umgebungen brauchen die Pakete gymnasium und pettingzoo; sie kommen mit: pip install 'biont[env]'.
error-lab-no-ray = Ein Cluster braucht das Paket ray; es kommt mit: pip install 'biont[cluster]'.
error-lab-no-cluster = Unter { $address } gibt es keinen Ray-Cluster: { $why }.
error-lab-lost-games = Der Cluster hat dieselben Spiele { $tries }-mal verloren; der Lauf wird aufgegeben.
error-lab-folder-taken = { $folder } enthält schon einen Lauf; setze ihn mit --resume fort oder nenne einen anderen Ordner.
error-lab-no-run = { $folder } enthält keinen Lauf; beginne einen mit: biont simulate --out { $folder }.
error-lab-bad-plan = { $file } ist kein Plan eines Laufs.
error-lab-other-format = Der Lauf in { $folder } hat Dateien im Format { $theirs }, dieses Programm liest Format { $mine }. Öffne ihn mit der Programmversion, die ihn schrieb, oder spiele ihn in einem anderen Ordner neu.
error-lab-damaged = { $file } ist beschädigt; die Spiele darin noch einmal spielen: biont simulate --out { $folder } --resume
error-lab-old-files = { $file } gehört zu einem anderen Lauf; nenne einen anderen Ordner oder lösche die alten Dateien.
error-lab-folder-busy = Ein anderer Prozess schreibt gerade nach { $folder }; warte auf sein Ende oder nenne einen anderen Ordner.
error-lab-no-games = { $folder } enthält noch kein fertiges Spiel.
error-lab-tournament-bots = Ein Turnier braucht mindestens zwei Bots, jeder einmal genannt; genannt sind: { $bots }.
error-lab-tournament-mode = Ein Turnier spielen zwei bis { $most } Bots gegeneinander.
error-lab-no-action = Die Aktion { $action } ist jetzt nicht erlaubt; die Maske sagt, welche es sind.
error-lab-no-seat = Es gibt keinen Platz { $seat }; Plätze sind 0 bis { $last }, oder None für einen anderen in jedem Spiel.
error-lab-opponents = { $bots } Gegner sind für { $seats } andere Plätze genannt; nenne mindestens einen und höchstens einen für jeden Platz. Der letzte genannte nimmt alle weiteren Plätze ein.
error-lab-no-render = Es gibt keine Darstellung »{ $mode }«; es gibt: { $modes }.
error-lab-other-seats = Dieses Spiel hat { $seats } Plätze, aber { $bots } Bots setzten sich.
error-lab-endless = Das Spiel war nach { $limit } Antworten noch nicht zu Ende.
error-lab-no-players = Die Anzahl der Spieler ist eine Zahl, nicht { $players }.
error-lab-no-tuning = Die Bots von { $game } haben keine Gewichte zum Anpassen.
lab-bench-env = die Umgebung für lernende Programme messen: Schritte pro Sekunde
lab-bench-steps = Die Umgebung macht { $steps } Schritte pro Sekunde, Beobachtungen und Masken eingeschlossen.
lab-keep = von diesen Spielen Aufzeichnungen im Ordner von --out behalten: all, every:10, longest:5, shortest:5, won:BOT, lost:BOT, mehrere mit Kommas
lab-trajectories = aufschreiben, was alle sahen und wählten, um daraus zu lernen, im Ordner von --out (Extra lab)
lab-tournament-out = der Ordner für das, was --keep und --trajectories schreiben
lab-extras-where = { $option } braucht einen Ordner zum Schreiben: nenne ihn mit --out.
lab-kept = { $count ->
    [one] Eine Aufzeichnung liegt
   *[other] { $count } Aufzeichnungen liegen
} in { $folder }. Ansehen im Browser mit »Aufzeichnung öffnen«, oder hier: biont replay { $file } --log
error-lab-keep-form = »{ $wish }« sagt nicht, welche Spiele zu behalten sind; schreibe all, every:10, longest:5, shortest:5, won:BOT oder lost:BOT.
error-lab-keep-bot = Wegen »{ $bot }« kann kein Spiel behalten werden, denn er spielt nicht mit; es gibt: { $bots }.
