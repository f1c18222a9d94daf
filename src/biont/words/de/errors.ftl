### Fehler.

error-empty-answer = Eine leere Zeile ist keine Antwort; nenne eine der Möglichkeiten.
error-no-action = »{ $word }« ist keine Handlung; Handlungen sind { $verbs }.
error-no-number = »{ $word }« gibt es hier nicht; erlaubt ist eine Zahl.
error-unknown-word = »{ $word }« gibt es hier nicht; erlaubt sind { $words }.
error-no-outcome = Vorgegeben war { $value } für einen Wurf, der 1 bis { $n } ergibt.
error-bad-outcomes = Vorgegebene Würfe sind Zahlen ab 1, wie die Augen eines Würfels.
error-game-over = Das Spiel ist zu Ende; es gibt nichts mehr zu entscheiden.
error-refused = »{ $option }« ist jetzt nicht möglich: { $reason } ({ $rule })
error-not-offered = »{ $option }« steht jetzt nicht zur Wahl; möglich sind: { $offered }.
error-not-offered-of-many = »{ $option }« steht jetzt nicht zur Wahl; möglich sind: { $offered }; und { $more } weitere.
error-undo-none = Von den gegebenen Antworten lässt sich keine zurücknehmen: Würfel, Aufgedecktes und beendete Züge bleiben stehen.
error-undo-none-of-mine = Von den gegebenen Antworten lässt sich keine zurücknehmen: Würfel, Aufgedecktes, beendete Züge und die Antworten der anderen bleiben stehen.
error-undo-some = Von den gegebenen Antworten lassen sich nur die letzten { $possible } zurücknehmen: Würfel, Aufgedecktes und beendete Züge bleiben stehen.
error-undo-some-of-mine = Von den gegebenen Antworten lassen sich nur die letzten { $possible } zurücknehmen: Würfel, Aufgedecktes, beendete Züge und die Antworten der anderen bleiben stehen.
error-nothing-undone = Es wurde keine Antwort zurückgenommen.
error-answers-before = Die Antworten der Aufzeichnung vor ihrem Zwischenstand sind nicht lesbar: { $error }
error-no-snapshot = Die Aufzeichnung hat einen Zwischenstand nach { $at } Antworten, wo ihre Antworten zu keinem führen.
error-other-snapshot = Der Zwischenstand nach { $at } Antworten ist ein anderer als der, zu dem die Antworten führen.
error-part-snapshot = Ein Zwischenstand der Aufzeichnung ist unvollständig: { $name } fehlt auf seinem Tisch.
error-no-replay = Die Aufzeichnung lässt sich bei Antwort { $answer } nicht nachspielen: { $error }
error-other-game = Das ist eine Aufzeichnung von { $game }, nicht von { $wanted }.
error-other-rules = Diese Aufzeichnung wurde mit Version { $theirs } der Regeln von { $game } gespielt, dieses Programm hat Version { $mine }. Öffne sie mit der Programmversion, die sie geschrieben hat.
error-other-pack = Diese Aufzeichnung wurde mit den Karten { $theirs } gespielt, nicht mit { $mine }. Öffne sie mit ihrem eigenen Kartensatz.
error-other-seats = Diese Aufzeichnung spielten { $theirs }, nicht { $mine }.
error-other-setting = Diese Aufzeichnung wurde mit der Einstellung { $name } = { $theirs } gespielt, nicht { $mine }.
error-unwritable = { $path } lässt sich nicht schreiben: { $why }.
error-unreadable = { $path } lässt sich nicht lesen: { $why }.
error-no-text = { $path } ist keine Aufzeichnung eines Spiels: Es ist keine Textdatei.
error-no-json = Das ist keine Aufzeichnung eines Spiels: Der Text ist kein JSON ({ $why }).
error-no-format = Das ist keine Aufzeichnung eines Spiels: Der Eintrag »biont« mit der Version des Formats fehlt.
error-other-format = Diese Aufzeichnung hat Formatversion { $theirs }, dieses Programm liest Version { $mine }. Öffne sie mit der Programmversion, die sie geschrieben hat, oder erneuere diese.
error-no-entry = In der Aufzeichnung fehlt der Eintrag »{ $name }«.
error-bad-entry = Der Eintrag »{ $name }« der Aufzeichnung muss { $sort ->
    [text] ein Text
    [list] eine Liste
   *[table] eine Tabelle
 } sein, nicht { $got }.
error-texts-only = Der Eintrag »{ $name }« der Aufzeichnung darf nur Texte enthalten.
error-bad-seed = Der Eintrag »seed« der Aufzeichnung muss eine als Text geschriebene Zahl sein, nicht { $got }.
error-bad-stand-in = Ein Eintrag von »stand_ins« muss die Nummer einer Antwort und ein Grund von 0 bis { $most } sein, nicht { $got }.
error-bad-injection = Ein Eintrag von »injected« muss eine Anzahl von Antworten und eine Liste von Würfen sein, nicht { $got }.
error-bad-snapshot = Ein Eintrag von »snapshots« muss eine Anzahl von Antworten und der Stand eines Tisches sein.
error-no-setting = Es gibt keine Einstellung »{ $name }«; Einstellungen sind { $names }.
error-no-switch = Die Einstellung »{ $name }« ist an (true) oder aus (false), nicht { $value }.
error-no-word = Die Einstellung »{ $name }« ist ein Wort, nicht { $value }.
error-no-value = Die Einstellung »{ $name }« ist eine von { $values }, nicht »{ $value }«.
error-no-chair = »{ $seat }« kann niemand spielen; es gibt { $names }.
error-chair-twice = Niemand kann zweimal Platz nehmen.
error-chairs-count = Es können { $least } bis { $most } spielen, nicht { $count }.
error-no-cards = Dieses Spiel wird ohne Karten gespielt.
error-no-game = Es gibt kein Spiel »{ $name }«; Spiele sind { $games }.
error-unknown-game = Diese Aufzeichnung ist vom Spiel »{ $game }«; dieses Programm kennt { $games }.
error-no-pack = Es gibt keinen Kartensatz »{ $name }«; nenne einen von { $packs } oder einen Ordner mit einer pack.toml.
error-pack-name-taken = Der Kartensatz in { $folder } heißt { $name } wie einer, der zum Spiel gehört; gib ihm einen eigenen Namen.
error-bad-pack = { $problems }
error-pack-circle = pack.toml von { $pack }: Er erbt von { $other }, der wiederum von ihm erbt.
error-pack-folder = { $folder } ist nicht leer; ein neuer Kartensatz braucht einen eigenen Ordner.
error-no-marks = Nur ein Spiel, das seine Marken behält (keep=True), lässt sich kopieren, ansehen und aufzeichnen und nimmt vorgegebene Würfe an.
error-no-history = Nur ein Spiel, das seine Geschichte kennt, lässt sich aufzeichnen, kein erdachtes oder verkürztes und keines, das mit einem vorbereiteten Tisch begann.
error-no-imagining = Diese Sicht lässt sich nicht weiterdenken: Die Antworten des laufenden Schritts passen nicht zu dem neu gegebenen Anfang. Ein Schritt darf nach einer Antwort, die Verborgenes verrät, nicht weiterfragen.
error-go-on-asked = Weitere Schritte können erst folgen, wenn nichts gefragt ist.
error-no-data-folder = { $folder } lässt sich nicht für Spiele verwenden: { $why }.
error-web-undo-none = Es gibt nichts zurückzunehmen: Würfel, Aufgedecktes und beendete Züge bleiben stehen.
error-no-bot = Es gibt keinen Bot »{ $bot }«; Bots sind { $bots }, path/to/file.py:MyBot und cmd:./engine.
error-bot-budget = »{ $budget }« ist keine Bedenkzeit einer Suche; schreibe search:200ms, search:1.5s oder search:500 (Simulationen).
error-bot-no-file = Die Datei { $path } gibt es nicht; ein eigener Bot wird als path/to/file.py:MyBot genannt.
error-bot-unreadable = { $path } lässt sich nicht lesen: { $why }
error-bot-no-class = { $path } hat keine Klasse oder Funktion { $name }.
error-bot-not-made = { $name } lässt sich nicht herstellen: { $why }
error-bot-no-choose = { $name } ist kein Bot: Die Methode choose(view) fehlt.
error-engine-command = Ein Programm als Spieler braucht einen Befehl, etwa cmd:./engine.
error-engine-quotes = Der Befehl { $command } lässt sich nicht lesen: { $why }.
error-engine-missing = Es gibt kein Programm { $program }, das sich starten lässt; ein Programm als Spieler wird als cmd:./engine genannt.
error-engine-slow = keine Antwort in { $seconds } Sekunden
error-engine-ended = das Programm ist zu Ende
error-engine-given-up = das Programm wurde { $times }-mal gestartet und wird nun in Ruhe gelassen
error-engine-start = das Programm lässt sich nicht starten: { $why }
bot-replaced = { $bot } { $reason } bei der Frage »{ $kind }«; die Antwort dafür: { $answer }.
bot-failed = scheiterte mit { $kind }: { $error }
bot-failed-silently = scheiterte mit { $kind }
bot-given-up = wird nicht mehr gefragt
bot-too-slow = war zu langsam
bot-not-offered = gab die Antwort { $answer }, die nicht zur Wahl steht,
error-no-colour = »{ $seat }« ist keine Spielerfarbe; Farben sind { $colours }.
error-colour-twice = Jede Farbe kann nur einmal gespielt werden.
error-bad-seats = Es spielen zwei bis vier Farben, nicht { $count }.
