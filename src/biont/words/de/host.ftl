## Der Tisch für Leute anderswo: `biont host`.

cli-host-about = den Tisch für Leute anderswo anbieten, auf einer Datenbank, die viele Prozesse teilen
cli-database = Adresse einer Datenbank (postgresql://…) statt einer Datei auf diesem Rechner
host-database = Adresse der Datenbank, statt der in den Einstellungen: postgresql://…
host-migrate = eine Datenbank auf den Stand dieses Programms bringen; niemand darf sie solange benutzen
host-migrated = Die Datenbank hat den Stand { $version }.
host-run = mit mehreren Prozessen auf einer Datenbank anbieten; SIGHUP setzt nacheinander frische an ihre Stelle
host-listen = eine andere Adresse derselben Datenbank, an einem Verteiler vorbei, für Neuigkeiten zwischen Prozessen
host-processes = Prozesse, die Seiten anbieten
host-workers = Prozesse, in denen Programme denken; ohne solche tun das die, die Seiten anbieten
host-at = Biont steht unter { $url } – { $processes ->
    [one] ein Prozess bietet
   *[other] { $processes } Prozesse bieten
} Seiten an, { $workers ->
    [0] keiner
    [one] einer
   *[other] { $workers }
} mehr für Programme. Ende mit Strg+C.
host-work = sagen, was auf Erledigung wartet und was endgültig gescheitert ist
host-work-again = noch einmal versuchen, was endgültig gescheitert ist
host-work-none = Nichts wartet, und nichts ist gescheitert.
host-work-planned = { $count ->
    [one] Eine Aufgabe wird
   *[other] { $count } Aufgaben werden
} noch einmal versucht.
host-work-waits = { $kind }: { $count } fällig, die älteste seit { $since }
host-work-failed = { $kind }, Spiel { $game }: nach { $tries } Versuchen gescheitert: { $why }
error-fleet-needs-postgres = Viele Prozesse brauchen PostgreSQL: Eine Datei dient einem.
error-fleet-no-start = Ein Prozess ist nicht angelaufen; was er gesagt hat, steht oben.
error-fleet-slow-reading = Nach { $seconds } s las der erste Prozess noch Regeln, Karten und Worte: Nichts ist angelaufen.
error-fleet-slow-start = Nach { $seconds } s öffnete ein Prozess ({ $kind }) noch die Datenbank: Nichts ist angelaufen.
host-metrics = Port auf diesem Rechner, unter dem Prometheus die Zahlen des ersten Prozesses liest, die der anderen unter den Ports danach
error-no-prometheus = Zahlen für Prometheus brauchen ein Paket mehr: pip install 'biont[net]'.
web-error-busy = Hier ist gerade viel zu tun. Versuche es gleich noch einmal.
error-served-already = Die Spiele in { $folder } sind schon in Betrieb ({ $url }). Öffne diese Adresse, beende den anderen Server, oder nenne mit BIONT_DATA einen anderen Ordner.
