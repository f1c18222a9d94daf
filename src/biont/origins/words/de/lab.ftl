### Das Labor: was viele Spiele über Bios:Origins sagen.

lab-kind-challenge = Fundamente (gekauft: gewonnen)
lab-kind-idea = Ideen (gekauft: erfunden; aufgestuft: behalten)
summary-challenges = Herausforderungen
summary-revolutions = Chaotische Revolutionen
summary-founded = Gegründete Städte
summary-invented = Erfindungen
summary-traded = Handel
summary-attacks = Angriffe
summary-diasporas = Diasporas
lab-report-disciplines = Siegreiche Disziplinen
lab-report-disciplines-about = In welcher der drei Wertungen gewonnen wurde, und wie es denen erging, deren beste sie war.
lab-report-discipline = Disziplin
lab-report-victories = Anteil der Siege
lab-report-events = Ereignisse
lab-report-events-about = Wie viele jeder Art ein Spiel bringt, wie viele davon jemanden treffen oder die Welt verändern, und in wie vielen Spielen das geschieht.
lab-report-event = Ereignis
lab-report-a-game = Je Spiel
lab-report-struck = Getroffen
lab-report-games-struck = Spiele
lab-report-tracks = Technik am Ende
lab-report-tracks-about = Der Anteil der Spieler, die auf jeder Stufe enden.
lab-report-track = Leiste

event-crowd-disease = Massenseuche
event-zoonotic-disease = Zoonose
event-catastrophe = Katastrophe
event-cooling = Abkühlung
event-warming = Erwärmung
event-deforestation = Entwaldung
event-forestation = Bewaldung
event-pollution = Verschmutzung
event-famine = Hungersnot
event-crisis = Wirtschaftskrise
event-dictator-left = Linker Diktator
event-dictator-right = Rechter Diktator
