### Szenarien

scenario-about = Szenarien spielen: Stellungen, Würfel, Antworten und was danach gelten muss
scenario-action = AKTION
scenario-run = Szenarien spielen und sagen, welche stimmen; Status 1, wenn eines nicht stimmt
scenario-files = Szenariodateien oder Ordner mit solchen Dateien
scenario-quiet = nur zeigen, was nicht stimmt
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
error-scenario-more-dice = Es fielen mehr Würfel, als vorgegeben sind.
error-scenario-no-roll = Auf »{ $refugium }« liegt kein Biont, also würfelt dafür niemand.
error-scenario-no-number = »{ $word }« ist keine Zahl.
scenario-first-run = Der erste Zug führt aus, was »from« sagt; nur spätere können mehr ausführen.
error-scenario-answer = An { $seat }: { $error }
error-scenario-two-places = »{ $word }« liegt in der Stellung an zwei Orten.
error-scenario-nowhere = Diese Mutationen liegen nirgends: { $words }; lass einen Stapel mit »...« enden.
error-scenario-past = Das Ereignis »{ $word }« liegt zurück und steht zugleich bevor.
error-scenario-other-deck = Die Tafel »{ $word }« gehört nicht in den Stapel »{ $deck }« oder liegt woanders.
scenario-untrue = { $what } ist { $have }, nicht { $want }.
scenario-placard-is = Die Tafel »{ $code }« ist: { $place }.
scenario-no-organism = Es gibt keinen Organismus »{ $code }«.
error-scenario-no-place = Eine Tafel ist eines von { $places }, nicht { $value }.
scenario-alive = Der Organismus »{ $code }« lebt.
scenario-not-macro = Der Organismus »{ $code }« ist kein Makroorganismus.
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
error-scenario-no-language = »{ $name }« fehlt die Sprache »{ $language }«.
error-scenario-no-rule = »{ $rule }« ist keine Regel des Verzeichnisses; »biont rules« findet Regeln nach Wörtern.
error-scenario-lacks = Dem Szenario fehlt »{ $name }«.
error-scenario-no-organ = »{ $organ }« ist kein Organ von »{ $card }«; möglich sind { $known } oder die Nummern 0 bis { $last }.
error-scenario-many-bionts = Die Stellung hat mehr Bionten von »{ $colour }« als das Spiel; »{ $where }« hat einen zu viel.
scenario-the-organism = Der Organismus »{ $code }«
error-scenario-no-owner = Der Organismus »{ $code }« braucht einen Besitzer (»owner«).
error-scenario-absent-owner = Der Besitzer von »{ $code }« hat keinen Bionten darin.
error-scenario-macro-taken = Der Makroorganismus »{ $word }« ist schon vergeben oder kommt in diesem Spiel nicht vor.
error-scenario-macro-cubes = »{ $code }« ist ein Makroorganismus; statt Klötzchen und Mutationen hat er Organe.
scenario-the-parasite = Der Parasit von »{ $colour }«
error-scenario-parasite-biont = Der Parasit von »{ $colour }« hat keinen Bionten.
error-scenario-no-host = Der Parasit von »{ $colour }« braucht einen Wirt (»host«).
error-scenario-other-host = Der Wirt »{ $host }« des Parasiten von »{ $colour }« ist kein anderer Organismus der Stellung.
error-scenario-two = »{ $host }« hat zwei Parasiten; ein Organismus hat höchstens einen.
error-scenario-slots = Der Parasit von »{ $colour }« hat zwei Felder für krankheitsbefallene Klötzchen, nicht { $count }.
error-scenario-cube-away = Das Klötzchen »{ $cube }« liegt nicht auf dem Wirt des Parasiten von »{ $colour }«.
error-scenario-slot-colour = Das Klötzchen »{ $cube }« ist »{ $own }«, aber Feld { $slot } ist für »{ $colour }«.
error-scenario-many-npc-bionts = Die Stellung hat mehr NPC-Bionten von »{ $colour }« als das Spiel; »{ $where }« hat einen zu viel.
error-scenario-only-macro = »{ $code }« hat »{ $name }«, ist aber kein Makroorganismus; »macro« sagt, welcher es sein soll.
scenario-a-position = Eine Stellung
scenario-the-refugium = Das Refugium »{ $code }«
error-scenario-enzymes = »{ $code }« hat nur { $count } Enzymfelder.
error-scenario-order = Die Spielerreihenfolge nennt jedes von { $names } einmal.
error-scenario-no-manna = »{ $code }« hat kein Manna der Farbe »{ $colour }« mehr, das geordnet sein könnte.
error-scenario-much-manna = »{ $code }« hat mehr Manna der Farbe »{ $colour }«, als darauf gedruckt ist.
error-scenario-pool = Der Vorrat von »{ $colour }« fasst höchstens { $cap } Katalysatoren einer Farbe (B3b).
error-scenario-own-host = Der Parasit von »{ $colour }« lebt auf sich selbst.
error-scenario-stranger = »{ $code }« gehört »{ $colour }«, und diese Farbe spielt nicht mit.
error-scenario-idle-pool = Es gibt einen Vorrat von »{ $colour }«, aber diese Farbe spielt nicht mit.
scenario-nothing-asked = Es wird nichts gefragt.
scenario-offered = »{ $text }« steht zur Wahl.
scenario-is-asked = { $seat } wird gefragt (»{ $kind }«).
scenario-a-statement = Eine Aussage
scenario-not-offered = »{ $text }« steht nicht zur Wahl; zur Wahl stehen: { $all }.
scenario-no-entry = Ein Eintrag { $entry } wurde nicht geschrieben; geschrieben wurden: { $all }.
scenario-an-entry = Ein Eintrag { $entry } wurde geschrieben.
scenario-not-over = Das Spiel ist noch nicht zu Ende.
error-scenario-no-score = »{ $colour }« spielt nicht mit und hat keine Punkte.
scenario-not-refused = »{ $text }« gehört nicht zu dem, was nicht möglich ist: { $all }.
scenario-named = »{ $name }«
error-scenario-no-table = »{ $name }« ist eine Tabelle von Namen und Werten, nicht { $value }.
error-scenario-no-whole = »{ $name }« nimmt ganze Zahlen, nicht { $value }.
error-scenario-no-flag = »{ $name }« ist true oder false, nicht { $value }.
error-scenario-no-list = »{ $name }« ist eine Liste, nicht { $value }.
error-scenario-no-letter = »{ $name }« hat die Steine »{ $text }«, aber »{ $letter }« ist keine Farbe; Farben sind r, y, g und b.
error-scenario-no-word = »{ $word }« ist { $what ->
    [colour] keine Farbe
    [row] keine Reihe
    [phase] keine Phase
    [climate] kein Klima
    [Armageddon] kein Armageddon
    [level] keine Trophieebene
    [side] keine Seite
    [refugium] kein Refugium
    [organism] kein Organismus
    [mutation] keine Mutation
    [cube] kein Klötzchen
    [event] kein Ereignis
    [macroorganism] kein Makroorganismus
    [bearer] kein Besitzer von Bionten
   *[other] hier nicht möglich
 }; erlaubt sind { $words }.
error-scenario-no-key = { $what } hat kein »{ $name }«; möglich sind { $known }.
error-scenario-no-texts = »{ $name }« ist eine Liste von Texten; { $value } ist keiner.
error-scenario-mutation = Eine Mutation schreibt man »tmrna«, »tmrna+« oder »tmrna+ without tmrna«, nicht { $value }.
error-scenario-lost-cube = Nur einer aufgestuften Mutation kann ein Klötzchen fehlen, und nur ihr erstes, nicht { $value }.
error-scenario-listed-twice = »{ $word }« steht zweimal in einer Liste.
