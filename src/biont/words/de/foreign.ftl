### Was Python und das System von sich aus sagen; %s und %(name)s sind ihre Werte.

## Die Befehlszeile: argparse

foreign-usage = Aufruf:
foreign-positionals = Argumente
foreign-options = Optionen
foreign-help = diese Hilfe zeigen
foreign-error = %(prog)s: Fehler: %(message)s
foreign-argument = Argument %(argument_name)s: %(message)s
foreign-required = es fehlt: %s
foreign-unrecognized = unbekannte Argumente: %s
foreign-choice = %(value)r steht nicht zur Wahl (möglich sind %(choices)s)
foreign-choice-near = %(value)r steht nicht zur Wahl, vielleicht ist %(closest)r gemeint? (möglich sind %(choices)s)
foreign-one = ein Wert wird erwartet
foreign-at-most-one = höchstens ein Wert wird erwartet
foreign-at-least-one = mindestens ein Wert wird erwartet
foreign-explicit = hier ist kein Wert wie %r möglich
foreign-ambiguous = %(option)s ist nicht eindeutig: gemeint sein kann %(matches)s
foreign-parser = %(parser_name)r gibt es nicht (möglich sind %(choices)s)

## Das System: Dateien und Netz

foreign-no-file = Datei oder Ordner gibt es nicht
foreign-denied = keine Erlaubnis dazu
foreign-not-permitted = das ist nicht erlaubt
foreign-is-folder = es ist ein Ordner
foreign-no-folder = es ist kein Ordner
foreign-exists = die Datei gibt es schon
foreign-full = auf dem Datenträger ist kein Platz mehr
foreign-read-only = der Datenträger lässt sich nur lesen
foreign-too-long = der Name der Datei ist zu lang
foreign-invalid = so kann der Name nicht lauten
foreign-in-use = er ist schon belegt
foreign-no-address = die Adresse gehört nicht zu diesem Rechner
foreign-no-host = den Rechner gibt es nicht
foreign-no-name = der Name des Rechners lässt sich nicht auflösen
foreign-format = die Datei ist kein ausführbares Programm
foreign-quotation = ein Anführungszeichen wird nicht geschlossen
foreign-escaped = nach dem letzten Schrägstrich fehlt ein Zeichen
foreign-refused = Die Verbindung wurde abgelehnt
foreign-late = Die Verbindung kam nicht rechtzeitig zustande
foreign-no-route = Kein Weg zu diesem Rechner
foreign-no-network = Das Netz ist nicht erreichbar
foreign-timed-out = Zeit abgelaufen
foreign-port = Ports gehen von 0 bis 65535

## TOML

foreign-at = %s (Zeile %s, Spalte %s)
foreign-at-end = %s (am Ende der Datei)
foreign-toml-value = dieser Wert ist ungültig
foreign-toml-statement = diese Zeile ist keine Angabe
foreign-toml-key = so kann kein Name beginnen
foreign-toml-equals = nach dem Namen fehlt »=«
foreign-toml-newline = nach dem Wert muss die Zeile enden
foreign-toml-table = am Ende der Überschrift fehlt »]«
foreign-toml-array = am Ende der Überschrift fehlt »]]«
foreign-toml-expected = hier fehlt %s
foreign-toml-twice = %s steht zweimal da
foreign-toml-overwrite = dieser Name hat schon einen Wert
foreign-toml-parts = zu viele Teile in einem Schlüssel
foreign-toml-number = eine zu lange Zahl
foreign-toml-nested = zu viele Klammern in Klammern
foreign-toml-fixed = %s ist schon abgeschlossen
foreign-toml-again = %s ist schon vergeben
foreign-toml-inline-twice = %s steht zweimal in einer Tabelle
foreign-toml-open-table = eine Tabelle in geschweiften Klammern ist nicht geschlossen
foreign-toml-open-array = eine Liste ist nicht geschlossen
foreign-toml-open-string = ein Text ist nicht geschlossen
foreign-toml-character = das Zeichen %s ist hier nicht erlaubt
foreign-toml-found = das Zeichen %s ist hier nicht erlaubt
foreign-toml-backslash = in einem Text steht ein einzelnes »\«
foreign-toml-hex = diese Hexadezimalzahl ist ungültig
foreign-toml-unicode = dieses Zeichen gibt es in Unicode nicht
foreign-toml-date = dieses Datum ist ungültig

## JSON

foreign-json-at = %s: Zeile %s, Spalte %s (Zeichen %s)
foreign-json-value = hier fehlt ein Wert
foreign-json-name = hier fehlt ein Name in doppelten Anführungszeichen
foreign-json-colon = hier fehlt »:«
foreign-json-comma = hier fehlt »,«
foreign-json-extra = danach darf nichts mehr stehen
foreign-json-string = ein Text ist nicht geschlossen
foreign-json-control = hier steht ein Steuerzeichen
foreign-json-escape = nach »\« steht ein falsches Zeichen
foreign-json-comma-last = vor dem Ende steht ein Komma zu viel
foreign-json-comma-list = vor dem Ende der Liste steht ein Komma zu viel
