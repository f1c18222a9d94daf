### Szenarien

## Was an einem Szenario falsch ist

error-scenario-no-roll = Auf »{ $refugium }« liegt kein Biont, also würfelt dafür niemand.
error-scenario-two-places = »{ $word }« liegt in der Stellung an zwei Orten.
error-scenario-nowhere = Diese Mutationen liegen nirgends: { $words }; lass einen Stapel mit »...« enden.
error-scenario-removed = Die Ereignisse, die sonst nirgends liegen, sind entfernt: { $words }.
error-scenario-chain = Das Ereignis »{ $word }« dieses Zuges ist nicht vergangen.
error-scenario-past = Das Ereignis »{ $word }« liegt zurück und steht zugleich bevor.
error-scenario-other-deck = Die Tafel »{ $word }« gehört nicht in den Stapel »{ $deck }« oder liegt woanders.
scenario-placard-is = Die Tafel »{ $code }« ist: { $place }.
scenario-no-organism = Es gibt keinen Organismus »{ $code }«.
error-scenario-no-place = Eine Tafel ist eines von { $places }, nicht { $value }.
scenario-alive = Der Organismus »{ $code }« lebt.
scenario-not-macro = Der Organismus »{ $code }« ist kein Makroorganismus.
error-scenario-no-organ = »{ $organ }« ist kein Organ von »{ $card }«; möglich sind { $known } oder die Nummern 0 bis { $last }.
error-scenario-many-bionts = Die Stellung hat mehr Bionten von »{ $colour }« als das Spiel; »{ $where }« hat einen zu viel.
scenario-the-organism = Der Organismus »{ $code }«
error-scenario-no-owner = Der Organismus »{ $code }« braucht einen Besitzer (»owner«).
error-scenario-absent-owner = Der Besitzer von »{ $code }« hat keinen Bionten darin.
error-scenario-macro-taken = Der Makroorganismus »{ $word }« ist schon vergeben oder kommt in diesem Spiel nicht vor.
error-scenario-macro-cubes = »{ $code }« ist ein Makroorganismus; statt Klötzchen und Mutationen hat er Organe.
scenario-the-parasite = Der Parasit von »{ $colour }«
error-scenario-parasite-biont = Der Parasit von »{ $colour }« hat keinen Bionten.
error-scenario-no-host = Der Parasit von »{ $colour }« braucht einen Wirt (»host«).
error-scenario-other-host = Der Wirt »{ $host }« des Parasiten von »{ $colour }« ist kein anderer Organismus der Stellung.
error-scenario-two = »{ $host }« hat zwei Parasiten; ein Organismus hat höchstens einen.
error-scenario-slots = Der Parasit von »{ $colour }« hat zwei Felder für krankheitsbefallene Klötzchen, nicht { $count }.
error-scenario-cube-away = Das Klötzchen »{ $cube }« liegt nicht auf dem Wirt des Parasiten von »{ $colour }«.
error-scenario-slot-colour = Das Klötzchen »{ $cube }« ist »{ $own }«, aber Feld { $slot } ist für »{ $colour }«.
error-scenario-many-npc-bionts = Die Stellung hat mehr NPC-Bionten von »{ $colour }« als das Spiel; »{ $where }« hat einen zu viel.
error-scenario-only-macro = »{ $code }« hat »{ $name }«, ist aber kein Makroorganismus; »macro« sagt, welcher es sein soll.
error-scenario-no-chimera = Nur mit der Einstellung »chimera« kann der Parasit von { $colour } ein Makroorganismus sein.
scenario-the-refugium = Das Refugium »{ $code }«
error-scenario-enzymes = »{ $code }« hat nur { $count } Enzymfelder.
error-scenario-no-manna = »{ $code }« hat kein Manna der Farbe »{ $colour }« mehr, das geordnet sein könnte.
error-scenario-much-manna = »{ $code }« hat mehr Manna der Farbe »{ $colour }«, als darauf gedruckt ist.
error-scenario-pool = Der Vorrat von »{ $colour }« fasst höchstens { $cap } Katalysatoren einer Farbe (B3b).
error-scenario-own-host = Der Parasit von »{ $colour }« lebt auf sich selbst.
error-scenario-stranger = »{ $code }« gehört »{ $colour }«, und diese Farbe spielt nicht mit.
error-scenario-idle-pool = Es gibt einen Vorrat von »{ $colour }«, aber diese Farbe spielt nicht mit.
error-scenario-no-letter = »{ $name }« hat die Steine »{ $text }«, aber »{ $letter }« ist keine Farbe; Farben sind r, y, g und b.
error-scenario-mutation = Eine Mutation schreibt man »tmrna«, »tmrna+« oder »tmrna+ without tmrna«, nicht { $value }.
error-scenario-lost-cube = Nur einer aufgestuften Mutation kann ein Klötzchen fehlen, und nur ihr erstes, nicht { $value }.
