### Was das Haus allgemein sagt, in den Worten dieses Spiels.

-turn = Zug
-turn-of = eines Zuges
-turns-of = Zügen
cli-word-colour = FARBE
cli-word-colours = FARBEN
cli-seats = die Farben, die mitspielen, durch Kommas getrennt
cli-people = die Farben, die von Menschen gespielt werden; die anderen spielen Programme
cli-bot = wer eine Farbe ohne Menschen spielt: Name eines Programms, datei.py:Bot oder cmd:PROGRAMM; mehrmals für mehrere Farben
cli-summary-points = Siegpunkte von { $colour }, Mittel (Spanne), gewonnene Spiele
cli-draw-seat = die Farbe, deren Tableau groß gezeichnet wird (sonst die gefragte)
cli-no-seat = { $colour } spielt niemand in diesem Spiel; die Farben sind { $colours }.
web-chances-about = Was als Nächstes gezogen werden kann
web-total = Siegpunkte
web-chart-label = Siegpunkte jeder Farbe über das ganze Spiel
lab-summary-bot = Siegpunkte von { $bot }, Mittel (Spanne), gewonnene Spiele
lab-report-scores = Siegpunkte
lab-report-points = Siegpunkte
