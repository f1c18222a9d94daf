### Wie die Arten von Dingen heißen, die Stellungen nennen

kind-colour = Farbe
kind-row = Reihe
kind-bearer = Besitzer von Bionten
kind-refugium = Refugium
kind-organism = Organismus
kind-mutation = Mutation
kind-cube = Klötzchen
kind-macroorganism = Makroorganismus
kind-macro = Makroorganismus
kind-side = Seite
kind-slot = Feld
kind-source = Ort
kind-player = Spieler
kind-event = Ereignis
kind-phase = Phase
kind-climate = Klima
kind-armageddon = Armageddon
kind-level = Trophieebene
kind-habitat = Lebensraum
kind-crisis = Krise
kind-vote = Stimme
kind-flag = Antwort
kind-lapse = Versäumnis
kind-price = Preis
kind-where = Organismus
kind-measure = Maß
