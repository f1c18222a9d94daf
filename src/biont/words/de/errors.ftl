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
error-undo-none = Von den gegebenen Antworten lässt sich keine zurücknehmen: Würfel und Aufgedecktes bleiben stehen.
error-undo-none-of-mine = Von den gegebenen Antworten lässt sich keine zurücknehmen: Würfel, Aufgedecktes und die Antworten der anderen bleiben stehen.
error-undo-some = Von den gegebenen Antworten lassen sich nur die letzten { $possible } zurücknehmen: Würfel und Aufgedecktes bleiben stehen.
error-undo-some-of-mine = Von den gegebenen Antworten lassen sich nur die letzten { $possible } zurücknehmen: Würfel, Aufgedecktes und die Antworten der anderen bleiben stehen.
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
error-no-mode = Es gibt keine Spielart »{ $mode }«; Spielarten sind { $modes }.
error-no-edition = Es gibt keine Ausgabe »{ $edition }«; Ausgaben sind { $known }.
error-lone-bans = Die Verbote für Anfänger gehören zum Einführungsspiel; setze auch intro (C3).
error-intro-coop = Das kooperative Spiel wird mit Makroorganismen gewonnen, die dem Einführungsspiel fehlen (C3).
error-intro-chimera = Chimären sind Makroorganismen, die dem Einführungsspiel fehlen (C3).
error-first-chimera = Die erste Ausgabe kennt keine Chimären aus Parasiten (V65).
error-coop-chimera = Teil L gilt gegeneinander und allein, nicht im kooperativen Spiel.
error-no-colour = »{ $seat }« ist keine Spielerfarbe; Farben sind { $colours }.
error-colour-twice = Jede Farbe kann nur einmal gespielt werden.
error-solo-seats = Das Solo-Spiel wird mit zwei Farben gespielt, nicht mit { $count } (C1).
error-intro-solo-seats = Das Einführungsspiel allein wird mit einer oder zwei Farben gespielt, nicht mit { $count } (C3a).
error-bad-seats = Es spielen zwei bis vier Farben, nicht { $count }.
error-bad-colours = Die Einstellung »colours« ist eine Liste von Spielerfarben.
error-no-game = Es gibt kein Spiel »{ $name }«; Spiele sind { $games }.
error-unknown-game = Diese Aufzeichnung ist vom Spiel »{ $game }«; dieses Programm kennt { $games }.
error-no-pack = Es gibt keinen Kartensatz »{ $name }«; nenne einen von { $packs } oder einen Ordner mit einer pack.toml.
error-bad-pack = Der Kartensatz ist so nicht spielbar (Einzelheiten auf Englisch):
    { $problems }
error-pack-circle = pack.toml von { $pack }: Er erbt von { $other }, der wiederum von ihm erbt.
error-pack-folder = { $folder } ist nicht leer; ein neuer Kartensatz braucht einen eigenen Ordner.
