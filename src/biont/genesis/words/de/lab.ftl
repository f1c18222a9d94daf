### Das Labor: viele Spiele, Turniere, Berichte, Umgebungen

lab-kind-mutation = Mutationen
lab-kind-placard = Refugien (gekauft: zum Leben erwacht; aufgestuft: gewachsen)
lab-kind-parasite = Parasiten (gekauft: angeheftet)
lab-kind-macroorganism = Makroorganismen (aufgestuft: an Land gegangen)
lab-kind-event = Ereignisse

summary-created = Entstandene Organismen
summary-lost = Verlorene Organismen
summary-macroorganisms = Makroorganismen
summary-armageddons = Durch Armageddon beendete Spiele
lab-report-part-cubes = Klötzchen
lab-report-part-system = System-Chromosomen
lab-report-part-bionts = Bionten
lab-report-part-trophies = Trophäen
lab-report-part-dominance = Nahrungsketten
lab-report-part-medea = Medea
lab-report-deaths = Woran Organismen sterben
lab-report-deaths-about = { $lost } von { $all } Organismen starben. Zu jeder Ursache: wie viele, und wie viele Runden sie im Mittel gelebt hatten.
lab-report-cause = Ursache
lab-report-age = Gelebte Runden
lab-report-openings = Eröffnungen
lab-report-openings-about = Wohin der erste Biont eines Spielers ging, wie oft er dieses Refugium zum Leben erweckte, und wie es ihm am Ende erging.
lab-report-refugium = Refugium
lab-report-chosen = Gewählt
lab-report-alive = Erwacht
lab-report-first = Runden als Startspieler

lab-cause-G3 = Fehler im Darwin-Wurf (G3)
lab-cause-D5 = Hitze (D5)
lab-cause-D6 = Sauerstoff und Verschmutzung (D6)
lab-cause-D7 = Ultraviolett (D7)
lab-cause-D8 = Krebs (D8)
lab-cause-D9 = Dürre (D9)
lab-cause-D10b = Gaias Preis (D10b)
lab-cause-E3h = Mit dem Wirt gestorben (E3h)
lab-cause-E4 = Verdrängt (E4)
lab-cause-E6b = Vom letzten Bionten verlassen (E6b)
lab-cause-H4a = Red Queen (H4a)
lab-cause-L = Chimären (L)
lab-cause-GL = Der Wirt fiel zurück (Glossar)
lab-cause-other = Regel { $rule }
