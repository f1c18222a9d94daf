### Die Seite um den Tisch im Browser eines Besuchers: wie weit der Start ist und was fehlt.

shell-begin = Es geht gleich los …
shell-load = Der Tisch wird geladen: { $come } von { $total } MB. Das geschieht nur einmal.
shell-interpreter = Start …
shell-table = Karten und Wörter werden ausgelegt …
shell-ready = Der Tisch wird gedeckt …
shell-no-https = Diese Seite wurde ohne https geöffnet, und dann lässt ein Browser keinen Tisch darin laufen. Öffne dieselbe Adresse mit https.
shell-too-old = Diesem Browser fehlt etwas, das der Tisch braucht. Ein aktueller Firefox, Chrome, Edge oder Safari hat es; ist das Fenster privat, öffne ein gewöhnliches.
shell-offline = Der Tisch ist noch nicht auf diesem Gerät, und es gibt kein Netz, um ihn zu laden. Komm wieder, sobald eines da ist.
shell-full = Auf diesem Gerät ist kein Platz mehr für den Tisch. Er braucht etwa 60 MB; schaffe Platz und lade diese Seite neu.
shell-broken = Der Tisch ließ sich nicht starten. Lade diese Seite neu; deine Partien sind sicher, so wie sie gespeichert wurden.
shell-otherwise = Der Tisch läuft auch auf deinem eigenen Rechner, mit Python: pip install biont, und dann biont play.
shell-not-kept = Dieser Browser behält nichts für diese Seite: Partien enden, wenn dieses Fenster geschlossen wird. Nimm eine Partie, die dir gefällt, als Datei mit: Menü, Als Datei speichern.
shell-again = Der Tisch ist stehengeblieben und startet neu. Deine Partie steht, wo sie gespeichert wurde.
