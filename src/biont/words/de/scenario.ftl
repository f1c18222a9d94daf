### Szenarien

scenario-about = Szenarien spielen: Stellungen, Würfel, Antworten und was danach gelten muss
scenario-action = AKTION
scenario-run = Szenarien spielen und sagen, welche stimmen; Status 1, wenn eines nicht stimmt
scenario-files = Szenariodateien oder Ordner mit solchen; ein Spiel allein: seine eigenen
scenario-write = den Tisch einer aufgezeichneten Partie als Szenario schreiben, vor Antwort N oder an ihrem Ende
scenario-output = wohin es geschrieben wird; sonst wird es ausgegeben
scenario-title = Die Frage nach { $answer } Antworten
scenario-written = { $file } ist geschrieben; »biont scenario run { $file }« spielt es.
scenario-quiet = nur zeigen, was nicht stimmt
scenario-words = auflisten, was in einem Spiel gefragt, geschrieben und verweigert wird: die Wörter, die Aussagen nennen können
scenario-words-game = ein Spiel
scenario-words-write = die Liste in eine Datei schreiben
scenario-words-title = Wörter der Szenarien
scenario-words-intro = Was eine Aussage über eine Frage (`asked.kind`), einen Eintrag (`entries`, `sequence`) oder eine Weigerung (`refused`) nennen kann, mit den Arten der Angaben, der Reihe nach. Kürzel und Farben dürfen für Nummern stehen. Diese Seite schreibt `biont scenario words`.
scenario-words-questions = Fragen
scenario-words-entries = Einträge
scenario-words-reasons = Gründe
scenario-words-kind = Art
scenario-words-data = Angaben
scenario-ok = stimmt
scenario-failed = FALSCH
scenario-unreadable = FALSCH  { $reason }
scenario-count = { $good ->
    [one] Ein Szenario stimmt
   *[other] { $good } Szenarien stimmen
}, { $bad ->
    [0] keines ist falsch
    [one] eines ist falsch
   *[other] { $bad } sind falsch
}.

## Was an einem Szenario falsch ist

error-scenario-no-step = »{ $text }« kann nicht ausgeführt werden; möglich ist: { $forms }.
error-scenario-unasked = »{ $answer }«: Es wird nichts gefragt.
error-scenario-not-asked = »{ $answer }«: Nicht { $seat } wird gefragt, sondern { $asked } (»{ $kind }«).
error-scenario-dice-left = Nicht alle Würfel fielen; übrig sind: { $dice }.
error-scenario-more-dice = Es fielen mehr Würfel, als vorgegeben sind, um { $count }: { $rolls }.
error-scenario-more-picks = Der Zufall hat etwas gewählt oder gemischt, das die Würfel nicht vorgeben; eine Wahl unter dreien ist eine Zahl von 1 bis 3, ein Mischen die Liste dessen, was dann oben liegt.
error-scenario-no-number = »{ $word }« ist keine Zahl.
scenario-first-run = Der erste Zug führt aus, was »from« sagt; nur spätere können mehr ausführen.
error-scenario-answer = An { $seat }: { $error }
scenario-untrue = { $what } ist { $have }, nicht { $want }.
scenario-a-scenario = Ein Szenario
scenario-a-move = Ein Zug
error-scenario-at = { $file }:{ $line }: { $reason }
scenario-brackets = Szenarien schreibt man [[scenario]], mit zwei Klammern.
scenario-begins = Jedes Szenario beginnt mit einer Zeile [[scenario]].
scenario-no-toml = Das ist kein TOML: { $why }.
error-scenario-not-text = »{ $name }« ist ein Text, nicht { $value }.
error-scenario-dice = Würfel und andere Züge des Zufalls sind Zahlen ab 1.
error-scenario-no-text = { $path } lässt sich nicht lesen: Das ist kein Text in UTF-8.
scenario-outside = »{ $name }« steht außerhalb von [[scenario]].
error-scenario-no-position = Die Datei hat keine Stellung »{ $name }«; sie hat { $known }.
error-scenario-no-rule = »{ $rule }« ist keine Regel des Verzeichnisses; »biont rules« findet Regeln nach Wörtern.
scenario-kind-entry = den Eintrag
scenario-kind-question = die Frage
scenario-kind-reason = den Grund
scenario-kind-seat = den Sitz
scenario-kind-word = im Spiel das Wort
error-scenario-unknown = Es gibt { $what } »{ $word }« nicht; am nächsten kommen: { $nearest }.
error-scenario-fewer-things = »{ $kind }« nennt { $things } und nicht mehr.
error-scenario-other-game = Dies ist ein Szenario des Spiels »{ $game }«, nicht von »{ $other }«.
error-scenario-crash = Die Regeln können diesen Tisch nicht spielen; sein »state« oder die Zahlen eines Schritts ergeben keinen Sinn ({ $why }).
scenario-the-state = Der Zustand
error-scenario-no-slot = Das Feld »{ $name }« sieht nicht so aus: { $value }.
error-scenario-lacks = Dem Szenario fehlt »{ $name }«.
scenario-a-position = Eine Stellung
error-scenario-order = Die Spielerreihenfolge nennt jedes von { $names } einmal.
scenario-nothing-asked = Es wird nichts gefragt.
scenario-offered = »{ $text }« steht zur Wahl.
scenario-is-asked = { $seat } wird gefragt (»{ $kind }«).
scenario-a-statement = Eine Aussage
scenario-not-offered = »{ $text }« steht nicht zur Wahl; zur Wahl stehen: { $all }.
scenario-no-entry = Ein Eintrag { $entry } wurde nicht geschrieben; geschrieben wurden: { $all }.
scenario-times = Einträge { $entry } wurden { $times } Mal geschrieben; geschrieben wurden: { $all }.
scenario-no-sequence = Ein Eintrag { $entry } wurde in dieser Reihenfolge nicht geschrieben; geschrieben wurden: { $all }.
scenario-an-entry = Ein Eintrag { $entry } wurde geschrieben: { $all }.
scenario-not-over = Das Spiel ist noch nicht zu Ende.
error-scenario-no-score = »{ $colour }« spielt nicht mit und hat keine Punkte.
scenario-not-refused = »{ $text }« gehört nicht zu dem, was nicht möglich ist: { $all }.
scenario-named = »{ $name }«
error-scenario-no-table = »{ $name }« ist eine Tabelle von Namen und Werten, nicht { $value }.
error-scenario-no-whole = »{ $name }« nimmt ganze Zahlen, nicht { $value }.
error-scenario-no-flag = »{ $name }« ist true oder false, nicht { $value }.
error-scenario-no-list = »{ $name }« ist eine Liste, nicht { $value }.
error-scenario-no-word = »{ $word }« gibt es hier nicht als { $what }; erlaubt sind { $words }.
error-scenario-no-key = { $what } hat kein »{ $name }«; möglich sind { $known }.
error-scenario-no-texts = »{ $name }« ist eine Liste von Texten; { $value } ist keiner.
error-scenario-listed-twice = »{ $word }« steht zweimal in einer Liste.
