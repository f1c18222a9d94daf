### Bios:Genesis: sein Name und die Einstellungen, auf die sich die Spieler einigen.

game-title = Bios:Genesis

setting-mode = Art des Spiels
setting-mode-competitive = Gegeneinander
setting-mode-competitive-about = Zwei bis vier Farben, jeder für sich.
setting-mode-solitaire = Allein
setting-mode-solitaire-about = Eine Person spielt zwei Farben gegen die Parasiten der anderen (NPCs: Farben, die niemand spielt). Du gewinnst, wenn am Ende deine beiden Farben in Wesen des Meeres leben.
setting-mode-cooperative = Gemeinsam
setting-mode-cooperative-about = Alle gewinnen oder verlieren zusammen: Jeder braucht einen Makroorganismus, und einer muss an Land.
setting-edition = Ausgabe
setting-edition-2e = zweite (englisch)
setting-edition-1e = erste (deutsch)
setting-short = Kurzes Spiel
setting-short-about = Drei Ereignisse weniger (C0d).
setting-intro = Einführungsspiel
setting-intro-about = Immer warm, und nichts wächst über ein Bakterium hinaus (C3).
setting-bans = Verbote für Anfänger
setting-bans-about = Zum Einführungsspiel: keine Parasiten, keine Red Queens, keine fremden Gene (C3).
setting-macro = Makrovariante
setting-macro-about = Nur Sechsen sind Fehler, und DNA schützt: Das Leben ist milder, Geschöpfe wachsen früher (C4).
setting-crystal = Kristall-Katastrophe
setting-crystal-about = Mutationen werden mit den Fehlern eines Darwin-Wurfs gekauft (G4).
setting-chimera = Makroparasiten-Chimären
setting-chimera-about = Auch Parasiten können zu Makroorganismen werden (L).
setting-plants = Pflanzen als Grundlage
setting-plants-about = Wer am meisten Blau und Grün hat, übersteht Überbevölkerung (L6b).
setting-gifts = Geschenke zwischen deinen Farben
setting-gifts-about = Allein: Deine beiden Farben dürfen einander Katalysatoren geben (H0g).
setting-waiting = Wartende Parasiten
setting-waiting-about = Ein Parasit kauft erst, wenn die Eigentümer der Bionten in seinem Wirt ihre Züge beendet haben (H0b).

## Sein Kapitel einer Kampagne

chapter-when = vor 4500 bis 600 Millionen Jahren
chapter-about = Das Leben entsteht in Refugien aus Fels und Eis und wächst zu Makroorganismen heran.
