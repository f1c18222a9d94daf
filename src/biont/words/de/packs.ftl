### Kartensätze: was an einem falsch ist, was in einem zum Ausfüllen steht und was geprüft wird

## Was falsch ist

pack-not-inherited = { $file }: { $key }: Dort steht { $given }, aber der geerbte Kartensatz hat nur { $have }.
pack-own = { $file }: { $field }: { $value } steht da; erlaubt sind Arten aus { $kinds }.
pack-inherits-nothing = { $file }: { $key }: Dort steht nichts; der geerbte Kartensatz hat { $have }.
pack-count = { $file }: Die Zahl der Tabellen [[{ $kind }]] ist { $count }; ein Kartensatz hat { $wanted }.
pack-card = Karte { $position }
pack-no-tables = { $file }: { $kind }: Dort steht { $value }; jede Karte ist eine Tabelle [[{ $kind }]].
pack-one-each = { $file }: { $count } Karten sind { $word }; es gibt eine für jedes von { $words }.
pack-no-file = { $file }: Eine solche Datei hat ein Kartensatz nicht; möglich sind { $files }.
pack-missing = { $file }: Die Datei fehlt.
pack-no-text = { $file }: Das ist kein Text in UTF-8.
pack-no-toml = { $file }: Das ist kein gültiges TOML: { $why }.
pack-no-table = { $file }: { $name }: Eine solche Tabelle gibt es nicht; die Datei enthält [source] und { $kinds }.
pack-code-taken = Dort steht { $code }, aber eine andere Karte hat dieses Kürzel; jede hat ihr eigenes.
pack-bad-source = Die Quelle ist { $source }; eine Quelle beginnt mit einem von { $kinds }.
pack-no-source = Die Quelle fehlt; eine Quelle beginnt mit einem von { $kinds }.
pack-field = { $where }: { $field }: { $what }
pack-nothing = Dort steht nichts; erlaubt: { $allowed }.
pack-any-words = beliebig viele Wörter aus { $allowed }
pack-words = { $count } Wörter aus { $allowed }
pack-unknown = Dort steht noch "?", der Wert fehlt also noch; erlaubt: { $allowed }.
pack-strange = Dort steht unter anderem { $strange }; erlaubt: { $allowed }.
pack-brackets = Dort steht { $value } ohne Klammern; erlaubt ist eine Liste wie [{ $value }]: { $allowed }.
pack-wrong = Dort steht { $value }; erlaubt: { $allowed }.
pack-text = ein Text
pack-code = Kleinbuchstaben, Ziffern und Bindestriche, aber keines von { $reserved }
pack-number = eine Zahl von 1 bis { $most } oder gar nichts
pack-whole = eine ganze Zahl von { $least } bis { $most }
pack-flag = true oder false
pack-choice = eines von { $allowed }
pack-once = { $words }, jedes höchstens einmal
pack-table = eine Tabelle
pack-tables = eine Liste von Tabellen
pack-no-field = Ein solches Feld gibt es nicht; die Felder sind { $fields }.

## Anmerkungen in den Dateien eines Kartensatzes zum Ausfüllen

pack-hint =
    Ein Kartensatz zum Ausfüllen nach einem gedruckten Spiel.

    Wo "?" steht, ist ein Wert noch von der Karte abzulesen; bis dahin gilt der von { $pack }, sodass der Kartensatz
    jederzeit spielbar ist. Die Prüfung sagt, was fehlt, und in welcher Zeile.
    Die anderen Werte stehen im Regelheft oder in einer öffentlichen Quelle: vergleiche sie mit der Karte. Wenn du
    einen berichtigst, nimm ihn aus `source` seiner Karte heraus; er gilt dann als von der Karte abgelesen.

    `code` ist das Kürzel für die Notation: Kleinbuchstaben, Ziffern und Bindestriche, jedes nur einmal im Kartensatz.
    Eine Karte mit unbekanntem Namen steht mit `instead` für eine von { $pack }: trage dort irgendeine Karte ein, die
    noch keine eigene Tabelle hat.
    `en` ist der englische Name; `de`, der deutsche, darf bei jeder Karte dazukommen, sonst gilt der englische.
    `number` darf fehlen.

## Was eine Prüfung sagt, die nicht bestanden ist

pack-clash = Das macht den Kartensatz nicht schlecht: { $card }, { $field } (von der Karte abgelesen), kann stimmen und { $other }, { $other_field } (rekonstruiert, aus { $pack }), falsch sein. Auch diesen Wert eintragen.
pack-twice = Diese kommen zweimal vor: { $numbers }.
pack-misfit = { $card } passt nicht zu { $word }.
pack-they-are = Es sind { $numbers }.
pack-it-has = Gezählt: { $number }.
pack-not-so = In diesem Kartensatz ist es nicht so.
pack-figure = Der Wert ist { $figure }.

## Versehen in TOML

toml-slip = { $why }; { $hint }
toml-hint-flag = true und false schreibt man mit kleinen Buchstaben
toml-hint-quotes = ein Text steht in Anführungszeichen: "{ $word }"
toml-hint-value = nach = steht eine Zahl, ein Text in Anführungszeichen, true, false, eine Liste oder eine Tabelle
toml-hint-whole = was eine frühere Zeile in Klammern schrieb, ist abgeschlossen und lässt sich nicht ergänzen; schreibe alles dorthin oder alles in eigene Zeilen
toml-hint-twice = derselbe Name steht in einer früheren Zeile
toml-hint-heading = eine Überschrift [Name] steht einmal da; eine Liste von Tabellen hat jedes Mal [[Name]]
toml-hint-end = mit dem Wert endet die Zeile; ein Text, in dem Anführungszeichen stehen, steht in 'einfachen'
toml-hint-name = eine Zeile heißt Name = Wert; ein Name mit Leerzeichen oder Punkten steht in Anführungszeichen
toml-hint-open = ein Text endet mit seinen Anführungszeichen in der Zeile, in der er begann
toml-hint-array = eine Liste hat Kommas zwischen ihren Werten und endet mit ]
toml-hint-table = eine Tabelle in geschweiften Klammern beginnt und endet in einer Zeile

## Worauf Quellen sich stützen

evidence-no-line = { $where }: Der Text hat keine solche Zeile.
evidence-not-there = { $where }: »{ $words }« steht dort nicht.
evidence-no-words = { $where }: Die Quelle sagt nicht, auf welche Wörter sie sich stützt.
evidence-unsaid = Die Wörter sagen nichts über { $missing }.
evidence-list = Wörter, die einige davon nennen, sagen nicht, dass es keine anderen gibt; so eine Liste ist erschlossen.
error-evidence-no-text = { $place } ist keiner der Texte { $names }; der Name einer Datei beginnt mit einem davon, oder sag 000=DATEI.
error-evidence-no-utf8 = { $path } ist kein Text in UTF-8.
