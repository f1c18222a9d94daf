### Die Seite um den Tisch im Browser eines Besuchers: wie weit der Start ist und was fehlt.

shell-begin = Es geht gleich los …
shell-load = Der Tisch wird geladen: { $come } von { $total } MB. Das geschieht nur einmal.
shell-interpreter = Start …
shell-table = Karten und Wörter werden ausgelegt …
shell-ready = Der Tisch wird gedeckt …
shell-no-https = Diese Seite wurde ohne https geöffnet, und dann lässt ein Browser keinen Tisch darin laufen. Öffne dieselbe Adresse mit https.
shell-too-old = Dieser Browser ist zu alt für den Tisch. In einem aktuellen Firefox, Chrome, Edge oder Safari läuft er.
shell-offline = Der Tisch ist noch nicht auf diesem Gerät, und es gibt kein Netz, um ihn zu laden. Komm wieder, sobald eines da ist.
shell-full = Auf diesem Gerät ist kein Platz mehr für den Tisch. Er braucht etwa 60 MB; schaffe Platz und lade diese Seite neu.
shell-broken = Der Tisch ließ sich nicht starten. Lade diese Seite neu; deine Partien sind sicher, so wie sie gespeichert wurden.
shell-otherwise = Der Tisch läuft auch auf deinem eigenen Rechner, mit Python: pip install biont, und dann biont play.
shell-not-kept = Dieses Fenster behält nichts: Es ist ein privates, oder der Browser verweigert Speicherplatz. Du kannst spielen; das Spiel endet mit dem Fenster.
shell-again = Der Tisch ist stehengeblieben und startet neu. Deine Partie steht, wo sie gespeichert wurde.
shell-no-worker = Dieser Browser lässt in diesem Fenster keinen Tisch laufen, wie manche es in privaten Fenstern tun: Er hat hier keinen Service Worker. Öffne die Seite in einem gewöhnlichen Fenster oder in einem aktuellen Firefox, Chrome, Edge oder Safari.
shell-no-script = Der Tisch ist ein Programm: Erlaube dieser Seite, Skripte auszuführen, und lade sie neu.
shell-refused = Dieser Browser erlaubt dieser Seite nicht, etwas zu behalten, nicht einmal den Tisch selbst, wie dort, wo Cookies gesperrt sind. Erlaube es für diese Adresse, oder öffne die Seite in einem gewöhnlichen Fenster.
shell-held = Ein anderes Fenster hält die Partien dieser Seite noch fest. Schließe alle ihre Fenster und öffne sie neu.
shell-along = Aufzeichnung mitnehmen
shell-along-none = In diesem Fenster ist keine Partie offen. Öffne die, die du mitnehmen willst, und klicke noch einmal.
shell-again-empty = Der Tisch ist stehengeblieben und startet neu. Dieses Fenster behält nichts, also sind seine Partien fort.
shell-nowhere = Unter dieser Adresse gibt es keine Seite.
