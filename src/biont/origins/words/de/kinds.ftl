### Wie die Arten von Dingen heißen, die Stellungen nennen

kind-seat = Spieler
kind-discipline = Disziplin
kind-track = Leiste
kind-domain = Bereich
kind-resource = Ressource
kind-site = Vorkommen
kind-climate = Klima
kind-spot = Ort
kind-hex = Hexfeld
kind-idea = Idee
kind-challenge = Herausforderung
kind-dissent = Platz von Dissidenten
kind-comet = Komet
kind-chit = Hexplättchen
kind-face = Seite eines Hexplättchens
kind-space = Feld des Philosophiebogens
kind-activity = Aktivität
kind-epoch = Epoche
kind-ending = Ende
kind-event = Ereignis
kind-crisis = Krise
kind-way = Weg
kind-flag = Antwort
kind-lapse = Versäumnis
kind-phase = Phase
kind-card = Karte
