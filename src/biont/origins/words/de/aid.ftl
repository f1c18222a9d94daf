### Die Spielhilfe: der Zug und die Symbole auf zwei Seiten.

aid-title = Bios:Origins: der Zug und die Symbole (zweite Ausgabe; die Buchstaben nennen die Regeln)
aid-turn-title = Das Spiel
aid-turn =
    Vier Epochen, jede endet mit einem Kometen; Komet IV beendet das Spiel sofort (A0a).
    Ein Zug hat drei Phasen: Herausforderung, Aktivitäten, dann Fußabdruck und Markt. Krone 1 beginnt, dann im Uhrzeigersinn (A0).
    Nur die Spalte mit der Krone, deine herrschende Klasse, wirkt. Alle deine Ideen und Dissidenten liegen dort (A2).
    Kegel steigen von den Emotionen zum Wortschatz und zum freien Willen; von dort gehen sie als Älteste in den Markt und kehren wieder heim (B1a).
aid-challenge-title = 1. Herausforderungsphase: eines davon oder nichts
aid-challenge =
    Die Götter herausfordern, mit einem Ältesten oder Botschafter: Eine Karte wird aufgedeckt, ihre beiden Ereignisse treffen alle, dann bietet jeder einmal (E0a, E1, E2).
    Geboten werden Älteste und Botschafter. Bei religiösen Karten zählt Mystik hinzu, und die Philosophie gibt eins für die Disziplin, die sie begünstigt (E2b, E2c).
    Der Gewinner zahlt, nimmt das Heureka und legt die Karte zuunterst in eine ihrer beiden Spalten. Herrscht diese noch nicht, so herrscht sie nun: eine stille Revolution (E2).
    Den Kometen nehmen, wenn er obenauf liegt: Alle erleiden ein Chaos, der Markt geht zur nächsten Epoche über, und du nimmst ein Plättchen je Gegner mit weniger Mystik, Städten oder Regenbögen (E3).
    Globalisieren: einen Vorboten abgeben, so heißt ein genommener Komet, und die Philosophie einen oder zwei Schritte verschieben (E4).
aid-activities-title = 2. Aktivitäten: die herrschende Spalte hinauf
aid-activities =
    Von unten nach oben: Fundamente, untere Speziesreihe, obere Speziesreihe, Ideen. Eine Aktivität je Karte; auslassen darfst du, was du willst (F0a).
    Ein Dissident auf einem Fundament legt es still; einer auf der Krone legt nichts still (F0b).
    Ein Schrägstrich heißt: eines wählen. Was hinter einem Pfeil steht, ist verbindlich und kommt zuletzt (F0c, F0d).
    Eine Idee wird erfunden, wenn so viele Älteste auf ihr stehen, wie ihre Reihe angibt, darunter einer von dir. Jeder mit einem Ältesten dort erhält ihr Heureka (G2).
    Wer eine Karte mit fremdem Botschafter nutzt, gibt dessen Besitzer eine Verhandlung: einen Schritt zu deiner Stufe hin, einen Kegel zum freien Willen oder einen Dissidenten weniger (F0f).
aid-moving-title = Auf der Weltkarte ziehen
aid-moving =
    Eine Ausbreitung geht über so viele Orte wie deine Energie, darunter so viele Wasserorte wie deine Seefahrt, und endet auf leerem Land (G6a, G6b).
    Nicht zwischen zwei unbewohnbaren Hexfeldern. Fußabdruck 3 öffnet Wüsten, Energie 5 Eis, Immunologie 4 Dschungel, Seefahrt 2 Meere und Ozean (G6f).
    Ohne Stadt auf Kriegstier, Öl oder Uran breitet sich niemand von dem aus, was in diesem Zug gezogen ist oder gegründet wurde (G6c).
    Eine Stadt braucht ein bewohnbares Hexfeld, einen Migranten daran und die passende Ressource; schwarze Ressourcen auch eine Technologie (G7).
aid-chaos-title = Chaos, wann immer es kommt
aid-chaos =
    Jedes Chaos bringt einen deiner Migranten auf ein leeres Dissensfeld deiner herrschenden Klasse (D2).
    Kein leeres Dissensfeld mehr: Alle Dissidenten werden unterdrückt. Jeder kostet einen Ältesten, einen Botschafter oder eine Stadt, oder einen Migranten, wenn du nichts davon hast (D3a).
    Dann dreht sich dein unterstes Fundament um, und seine andere Spalte herrscht; Ideen ohne diese Farbe gehen in die Überlieferung (D3b, D3e).
    In deinen eigenen Aktivitäten beendet das die Phase (D3f). Dein letzter Spielstein auf der Weltkarte geht nie verloren, sondern flieht: Diaspora (D4).
aid-footprint-title = 3. Fußabdruck und Markt
aid-footprint =
    Ein Hexfeld ernährt so viele Spielsteine, von allen Spielern, wie dein Fußabdruck. Nimm eigene weg, bis es passt; jeder bringt ein Chaos (H1a, H1b).
    Ein Migrant zählt in jedem Hexfeld um ihn, eine Stadt nur in ihrem eigenen (H1a).
    Marktkarten rücken von den Stapeln weg, dann werden die Lücken gefüllt (H2).
aid-scores-title = Drei Wertungen, deren beste zählt
aid-scores =
    Kultur: Plättchen von Komet I, Mystik, Fußabdruck, Energie (I1).
    Politik: Plättchen von Komet II, Städte, Metallurgie, Immunologie (I2).
    Industrie: Plättchen von Komet III, offene Regenbögen, Seefahrt, Information (I3).
    Die Philosophie kann eine davon für alle ausschließen (I0b). Bei Gleichstand zählt die Summe aller drei (I0a).
aid-events-title = Ereignisse
aid-technologies-title = Technologien: ein Schritt bis zur gedruckten Zahl
aid-brain-title = Hirn
aid-knowledge-title = Wissen
aid-map-title = Auf der Weltkarte
aid-transactions-title = Transaktionen (fortgeschrittenes Spiel)
aid-elders-title = Ältestenaktionen (fortgeschrittenes Spiel)
aid-others-title = Weitere
