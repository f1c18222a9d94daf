### Partien reisen: Links und die Partie des Tages.

daily-title = Die Partie des Tages
daily-about = Eine Person, und für alle auf der Welt derselbe Beginn: Das Datum ist die Startzahl. Um Mitternacht in Greenwich beginnt eine neue.
daily-play = Die Partie vom { $day } spielen
daily-again = Noch einmal spielen
daily-result = Dein Ergebnis: { $points }
daily-calendar = Deine Ergebnisse der letzten Wochen
daily-link = Partie des Tages
share-title = Jemandem zeigen
share-about = Wer den Link öffnet, sieht die ganze Partie noch einmal und kann von jedem Moment an weiterspielen. Die Partie steckt im Link selbst; kein Server sieht sie.
share-first = Biont: { $title }
share-first-daily = Biont: { $title }, die Partie vom { $day }
share-points = { $turn }: { $points }
share-copy = Text und Link kopieren
licences-title = Lizenzen
licences-about = Was mit Biont mitkommt, von wem es ist und unter welchen Bedingungen jeder Teil weitergegeben werden darf, in seinen eigenen Worten.

site-offer = Ohne Server
site-offer-about = Derselbe Tisch als Webseite: nichts zu installieren, er spielt ohne Netz weiter, und deine Partien bleiben in deinem Browser. Aufzeichnungen öffnen sich auf beiden.
site-offer-open = Die Seite öffnen
site-python = Mit Python
site-python-about = Für alle, die Spiele erforschen oder anderen Gastgeber sein wollen: Derselbe Tisch ist ein Python-Programm, mit einer Bibliothek, einem Labor für Tausende Partien und einem Server. Aufzeichnungen öffnen sich auf beiden.
