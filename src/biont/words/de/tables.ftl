## Tische, an denen man sich trifft

table-waits = { $count ->
    [0] Kein Tisch wartet auf dich
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
 }
table-play = Spielen
table-look = Ansehen
table-running = Laufend
table-opened = Offene Tische
table-finished = Beendet
table-none = Hier ist keiner.
table-none-open = Gerade wartet niemand auf andere. Eröffne selbst einen Tisch.
table-your-turn = Du bist am Zug
table-asked = { $name } ist gefragt
table-open = Tisch eröffnen
table-open-of = Tisch eröffnen: { $game }
table-open-now = Den Tisch eröffnen
table-said = Dein Tisch
table-said-game = { $game }, mit Leuten an mehreren Bildschirmen.
table-said-mine = Du bist { $seats }.
table-said-open = { $seats } { $count ->
    [one] ist
   *[other] sind
 } offen für jeden, der zuerst kommt.
table-said-friend = { $seats } { $count ->
    [one] ist
   *[other] sind
 } für einen Freund, den du einlädst.
table-said-program = { $seats }: { $program }.
table-said-watch-nobody = Niemand sieht zu.
table-said-watch-link = Wer den Link hat, sieht zu.
table-said-watch-all = Alle sehen zu.
table-open-about = Dann bekommst du Links für deine Freunde. Niemand sieht eine Karte oder einen Würfel, bevor das Spiel beginnt, auch du nicht.
table-alone = An einem Tisch trifft man sich; wer allein spielt, beginnt sofort, auf der ersten Seite.
table-alone-play = Gegen Programme spielen
table-who-mine = Ich
table-who-open = Offen für jeden, der kommt
table-who-friend = Für einen Freund
table-who-nobody = Niemand
table-watch = Wer zusehen darf
table-watch-nobody = Niemand
table-watch-link = Wer den Link hat
table-watch-all = Alle
table-listed = In der Liste, solange Plätze frei sind
table-name = Dein Name am Tisch
table-room = Der Tisch wird gedeckt
table-opened-by = Eröffnet von { $name }
table-somebody = jemand
table-you = du
table-you-are = Du nimmst als { $name } Platz.
table-kept = für einen Freund
table-free = offen
table-ready = bereit
table-not-ready = noch nicht bereit
table-are-you-ready = Bist du bereit?
table-begins = { $free ->
    [0] Das Spiel beginnt, wenn alle es sind.
    [one] Das Spiel beginnt, wenn alle es sind. Ein Platz ist noch offen.
   *[other] Das Spiel beginnt, wenn alle es sind. { $free } Plätze sind noch offen.
 }
table-i-am-ready = Ich bin bereit
table-not-after-all = Doch noch nicht
table-stand = Aufstehen
table-sit = Als { $seat } Platz nehmen
table-sit-instead = Hierher setzen
table-send-away = Wegschicken
table-hand-on = Den Tisch hierhin übergeben
table-give = Wer hier spielt
table-change = Ändern
table-close = Den Tisch schließen
table-invite = Einladen
table-invite-any = Ein Link zum Tisch
table-invite-to = Ein Link zu { $seat }
table-invites = zum Tisch
table-invites-to = zu { $seat }
table-invite-about = Wer einen Link öffnet, sieht den Tisch und kann Platz nehmen. Ansehen verbraucht nichts; ist der Platz besetzt, führt der Link nirgendwohin.
table-link = Der Link
table-link-code = Der Link als Code für eine Kamera
table-copy = Link kopieren
table-withdraw = Zurückziehen
table-all-taken = Alle Plätze sind besetzt.
table-invited = { $name } lädt dich zu { $game } ein
table-nowhere = Dieser Link führt nirgendwohin mehr.
table-quicker = { $name } war schneller. So steht der Tisch jetzt.
table-no-chair = Dieser Platz ist nicht zu haben. So steht der Tisch jetzt.
table-company = Wer spielt
table-turn-yours = Du bist am Zug
table-turn-of = { $name } ist gefragt
table-since = seit
table-next = Nächster Tisch
table-is-here = ist da
table-is-lately = war vor Kurzem da
table-is-away = ist nicht da
table-watching = { $count } sehen zu
table-leave = Das Spiel verlassen
table-leave-about = Ein Programm spielt für dich weiter; du kannst deinen Platz zurücknehmen.
table-come-back = Meinen Platz zurücknehmen
table-plays-for = { $program } für { $name }
table-again-about = Dieselben Leute, jeder einen Platz weiter
table-again-ready = { $count ->
    [one] { $names } ist bereit
   *[other] { $names } sind bereit
 }
table-again-unfinished = Dieses Spiel ist noch nicht zu Ende.
journal-opened = { $name } hat den Tisch eröffnet
journal-sat = { $name } hat Platz genommen
journal-stood = { $name } ist aufgestanden
journal-sent-away = { $name } wurde weggeschickt
journal-ready = { $name } ist bereit
journal-not-ready = { $name } ist doch noch nicht bereit
journal-host = { $name } leitet jetzt den Tisch
journal-took-back = { $count ->
    [one] { $name } hat eine Antwort zurückgenommen
    [2] { $name } hat zwei Antworten zurückgenommen
   *[other] { $name } hat { $count } Antworten zurückgenommen
 }
journal-left = { $name } ist gegangen; ein Programm spielt weiter
journal-came-back = { $name } ist wieder da
journal-gave-up = { $name } hat aufgegeben
journal-took-over = { $name } hat einen Platz übernommen
journal-propose-back = { $count ->
    [one] { $name } hat vorgeschlagen, eine Antwort zurückzugehen
   *[other] { $name } hat vorgeschlagen, { $count } Antworten zurückzugehen
 }
journal-propose-pause = { $name } hat eine Pause vorgeschlagen
journal-propose-end = { $name } hat ein Ende ohne Sieger vorgeschlagen
journal-propose-seat = { $name } hat vorgeschlagen, dass ein Programm weiterspielt, wo jemand fort ist
journal-agreed = { $name } hat zugestimmt
journal-refused = { $name } hat abgelehnt
journal-withdrew = { $name } hat es zurückgezogen
journal-went-back = Alle waren einig: Das Spiel ging zurück, und was niemand gesehen hatte, wurde neu gemischt
journal-paused = Alle waren einig: Das Spiel ruht
journal-ended = Alle waren einig: Das Spiel endete ohne Sieger
journal-replaced = Alle waren einig: Ein Programm spielt für { $name }
journal-went-on = { $name } hat das Spiel fortgesetzt
proposals = Vorschläge
proposal-back = { $name } möchte zurück in { -turn } { $turn }. { $count ->
    [one] Eine Antwort fiele weg
   *[other] { $count } Antworten fielen weg
 }{ $own ->
    [0] {""}
    [one] , eine davon ist deine
   *[other] , { $own } davon sind deine
 }; was niemand gesehen hat, wird neu gemischt.
proposal-pause = { $name } möchte eine Pause.
proposal-end = { $name } möchte das Spiel ohne Sieger beenden.
proposal-seat = { $name } möchte, dass ein Programm für { $owner } spielt, der fort zu sein scheint.
proposal-moment = Den Moment zeigen
proposal-agree = Zustimmen
proposal-refuse = Ablehnen
proposal-withdraw = Zurückziehen
proposal-go-on = Weiterspielen
propose = Den anderen vorschlagen
propose-back = Vorschlagen, hierher zurückzugehen
propose-back-about = Stimmen alle anderen zu, geht das Spiel von hier weiter; was niemand gesehen hatte, wird neu gemischt.
propose-pause = Eine Pause
propose-end = Ein Ende ohne Sieger
propose-seat = Ein Programm für { $name }
propose-seat-about = Scheint jemand fort zu sein und stimmen die anderen zu, spielt ein Programm für ihn, bis er seinen Platz zurücknimmt.
table-rests = Das Spiel ruht.
table-ended = Das Spiel endete ohne Sieger: Alle waren einig.
table-ended-title = Kein Sieger
table-given-up = { $name } gewinnt: Der andere hat aufgegeben.
table-give-up = Das Spiel aufgeben
table-give-up-about = Dann ist das Spiel vorbei, und der andere hat gewonnen.
table-give-up-now = Aufgeben
error-proposal-open = Du hast schon etwas vorgeschlagen; zieh das zuerst zurück.
error-proposal-improper = Das kann hier nicht vorgeschlagen werden, oder nicht mehr.
error-refused-before = Was du vorgeschlagen hast, wurde abgelehnt; schlag in { $count } s etwas anderes vor.
error-not-gone = Wer gefragt ist, war vor Kurzem noch da; warte noch { $minutes } min.
dice-about = Der Server hat eine Zahl versiegelt, jeder, der bereit ist, wirft eine eigene dazu, und aus allen zusammen entstehen Würfel und Stapel: Niemand kann sie allein bestimmen.
dice-trust = Wer diesen Server betreibt, könnte hineinsehen, auch in die Karten, die noch kommen; wer niemandem traut, betreibt selbst einen.
dice-seal = Das Siegel:
dice-throw = Dazuwerfen (was du willst)
dice-nothing = Für den, der nichts dazuwirft, lost der Server eine Zahl aus.
dice-thrown-by = { $name } hat dazugeworfen:
dice-number = Die versiegelte Zahl:
dice-check = »biont check« errechnet die Startzahl neu aus der Aufzeichnung dieses Spiels: Das Siegel ist der SHA-256 von Salz und Zahl, die Startzahl folgt daraus und aus dem, was alle dazugeworfen haben.
table-abandoned = Laufend, und ein Platz braucht jemanden
table-offer = Jemanden zu { $seat } einladen
offer-about = Wer diesen Link öffnet, kann den Platz von dem Programm übernehmen, das dort spielt; wer ihn verlassen hat, kann ihn dann nicht mehr zurücknehmen.
table-guest = Gast
table-called = Wie der Tisch heißt, wenn du magst
table-heard = Wer zusieht, darf das Gespräch lesen
table-stand-in = Für wen geht, spielt

## Gespräch und Notizen

talk-title = Gespräch
talk-back = Zurück zum Tisch
talk-nothing = Noch hat niemand etwas gesagt.
talk-say = Sagen
talk-say-what = Etwas sagen
talk-whom = Wen ich höre
talk-about = Das Gespräch gehört nicht zum Spiel: Es steht in keiner Aufzeichnung.
talk-heard = Ich habe alles gelesen
talk-off = Das Gespräch hier abschalten
talk-on = Das Gespräch wieder anschalten
talk-is-off = Du hast das Gespräch hier abgeschaltet.
talk-mute = Von { $name } nichts hören
talk-unmute = { $name } wieder hören
talk-notes = Meine Notizen
talk-notes-about = Niemand sonst sieht sie je.
talk-keep = Behalten
talk-close = Schließen
