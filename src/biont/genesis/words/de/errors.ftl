### Fehler.

error-lone-bans = Die Verbote für Anfänger gehören zum Einführungsspiel; wähle auch dieses (intro, C3).
error-intro-coop = Das kooperative Spiel wird mit Makroorganismen gewonnen, die dem Einführungsspiel fehlen (C3).
error-intro-chimera = Chimären sind Makroorganismen, die dem Einführungsspiel fehlen (C3).
error-first-chimera = Die erste Ausgabe kennt keine Chimären aus Parasiten (V65).
error-intro-plants = Überbevölkerung trifft Makroorganismen, die dem Einführungsspiel fehlen (C3).
error-no-gifts = Nur die Farben eines Solo-Spielers brauchen dafür eine Absprache; gegeneinander darf man immer geben (H0g).
error-first-plants = Pflanzen als Grundlage stehen in Teil L, den die erste Ausgabe nicht hat (V65).
error-no-version = Es gibt keine Version »{ $version }« der Regeln von Bios:Genesis; Versionen sind { $versions }.
error-coop-chimera = Teil L gilt gegeneinander und allein, nicht im kooperativen Spiel.
error-solo-seats = Das Solo-Spiel wird mit zwei Farben gespielt, nicht mit { $count } (C1).
error-intro-solo-seats = Das Einführungsspiel allein wird mit einer oder zwei Farben gespielt, nicht mit { $count } (C3a).
error-bad-colours = Die Einstellung »colours« ist eine Liste von Spielerfarben.
error-soloist-colours = Das Solospiel hat einen Spieler mit einer oder zwei Farben, nicht { $players }.
error-lonely = Das kooperative Spiel braucht mindestens zwei Spieler, nicht einen.
error-bad-seats = Es spielen zwei bis vier Farben, nicht { $count }.
