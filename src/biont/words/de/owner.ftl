## Die Seiten des Besitzers, und was er allen sagt.

web-refused-keep = Das dürfen nur die, die sich um diesen Server kümmern.
owner-offer = Dich um diesen Server kümmern
owner-offer-about = Dieser Link macht dich zum Besitzer: Du siehst, wer hier ist, kannst Tische schließen und Leute wegschicken. Er gilt einmal.
owner-offer-as = Du wirst es als
owner-offer-do = Besitzer werden
owner-title = Dieser Server
owner-is = Besitzer
owner-people = { $count ->
    [one] Eine Person ist hier bekannt
   *[other] { $count } Leute sind hier bekannt
}
owner-watching = { $count ->
    [0] Gerade sieht niemand etwas an.
    [one] Gerade ist eine Seite offen.
   *[other] Gerade sind { $count } Seiten offen.
}
owner-people-look = Leute
owner-people-title = Leute
owner-people-name = Teil eines Namens
owner-people-find = Suchen
owner-people-none = So heißt niemand.
owner-games = { $count ->
    [one] Ein Spiel ist aufbewahrt
   *[other] { $count } Spiele sind aufbewahrt
}
owner-tables-look = Tische
owner-tables-title = Tische
owner-tables-none = Hier steht kein Tisch.
owner-table-runs = wird gespielt
owner-table-waits = wartet auf Leute
owner-close = Schließen
owner-close-sure = ja, schließen
owner-close-label = Ja, { $title } schließen
owner-close-about = Ein Tisch, der wartet, verschwindet. Ein laufendes Spiel endet, wie es steht, und seine Aufzeichnung bleibt. Was an einem Tisch geschieht, steht hier nicht.
owner-bar = Wegschicken
owner-bar-label = { $name } wegschicken
owner-bar-about = Wer weggeschickt wird, ist auf seiner nächsten Seite niemand, und nichts bringt ihn zurück, bis du ihn lässt. Seine Plätze bleiben seine; andere können sie Programmen geben.
owner-barred = am { $day } weggeschickt
owner-let-back = Wieder einlassen
owner-let-back-label = { $name } wieder einlassen
owner-dump = Letzte Sicherung
owner-dump-hours = { $hours ->
    [0] weniger als eine Stunde alt
    [one] eine Stunde alt
   *[other] { $hours } Stunden alt
}
owner-dump-days = { $days } Tage alt
owner-dump-none = Noch keine; jede Nacht wird eine geschrieben.
owner-dump-never = Von selbst wird keine geschrieben: Die Einstellungen nennen keinen Ordner für Sicherungen.
owner-say = Ein Wort an alle
owner-say-about = Es steht auf jeder Seite, bis du es zurücknimmst. Sag es, bevor du den Server neu startest.
owner-say-text = Text
owner-say-do = Sagen
owner-hush = Zurücknehmen
owner-work = Was zu tun ist
owner-work-none = Nichts wartet.
owner-work-waits = { $kind }: { $count } fällig
owner-work-failed = Was gescheitert ist
owner-work-again = Noch einmal versuchen
owner-notices = Nachrichten an Leute
owner-log = Was Besitzer getan haben
owner-deed-own = { $who } wurde Besitzer.{ $about }{ $text }
owner-deed-bar = { $who } hat { $about } weggeschickt.{ $text }
owner-deed-let-back = { $who } hat { $about } wieder eingelassen.{ $text }
owner-deed-close = { $who } hat einen Tisch geschlossen: { $about }{ $text }
owner-deed-say = { $who } hat allen gesagt: { $text }{ $about }
owner-deed-hush = { $who } hat zurückgenommen, was allen gesagt war.{ $about }{ $text }
owner-deed-again = { $who } hat noch einmal versucht, was gescheitert war: { $about }{ $text }
host-owner = einen Link ausgeben, durch den jemand Besitzer wird; er gilt einmal, und der davor nicht mehr
host-owner-link = Wer diesen Link öffnet, wird Besitzer des Servers; er gilt einmal: { $link }
error-host-no-address = Die Einstellungen nennen keine Adresse, zu der ein Link führen könnte.
house-imprint = Impressum
house-privacy = Datenschutz
house-keeps-name = Wer hier spielt, hat einen Namen eigener Wahl. Nach nichts anderem wird gefragt; nach einer Mailadresse nur, wenn du Nachrichten willst, und du kannst sie zurücknehmen.
house-keeps-play = Spiele mit jeder Antwort und dem, was am Tisch gesagt wurde, werden aufbewahrt, bis jemand sie löscht. Wer an einem Tisch sitzt, sieht die Namen der anderen; in der Aufzeichnung eines Spiels steht dein Name nur, wenn du es erlaubst.
house-keeps-cookies = Cookies halten deine Sitzung fest, Sprache und Farben, und welche Spiele du gespielt hast. Andere gibt es nicht, und niemand sonst erfährt etwas.
house-keeps-log = Von einer Adresse im Netz wird nichts aufgeschrieben; im Speicher wird gezählt, wie oft von dort etwas versucht wurde. Von Geräten wird die Art von Browser und System aufbewahrt, damit du sie unterscheiden kannst.
house-keeps-notices = Nachrichten gehen nur dorthin, wohin du sie schicken lässt: an deine Mail, den Push-Dienst deines Browsers oder einen Raum, den du nennst.
house-keeps-leaving = Unter deinem Namen findest du alles, was von dir aufbewahrt wird, als Datei, und du kannst für immer gehen: Dann sind dein Name und jeder Weg zurück fort, und was du gespielt hast, bleibt ohne ihn.
house-keeps-days = Ein Gast ohne Spiel wird nach { $guests } Tagen vergessen.

## Ein Spiel, das kein Programm hier nachspielen kann

record-title = Ein Spiel als Aufzeichnung
record-about = Kein Programm hier kann dieses Spiel nachspielen; was davon aufbewahrt ist, ist ganz.
record-of = { $game }, Regeln { $rules }, { $answers ->
    [one] eine Antwort
   *[other] { $answers } Antworten
}.
record-part = Solange es läuft, siehst du deine eigenen Antworten, weder die der anderen noch die Startzahl.
record-take = Die Aufzeichnung mitnehmen
