### Die Spielhilfe: Ablauf und Symbole auf zwei Seiten.

aid-title = Bios:Genesis: Ablauf und Symbole (zweite Ausgabe; die Buchstaben nennen die Regeln)
aid-turn-title = Die Runde
aid-turn =
    Fünf Phasen und ein Ereignis (mit seinen Nachbeben) je Runde. Das Spiel endet mit dem Ereignisstapel oder einem Armageddon.
    Die Farbreihe auf dem Ereignis ist die Spielerreihenfolge (A6). Wer allein die meisten HGT-Symbole hat, darf in Phase 2, 4 oder 5 Startspieler sein (A6b).
    Ein Vorrat fasst von jeder Farbe 12 Katalysatoren, geteilt durch die Spielerzahl. Für je zwei, die ein Wurf darüber hinaus bringt, darfst du einen anderer Farbe nehmen (B3).
aid-events-title = 1. Ereignisse
aid-events =
    Ereignisse aufdecken, bis eines kein Nachbeben ist. Die letzte Karte nennt die aktiven Reihen und den Startspieler (D1, D2).
    Den Mutationsstapel jeder aktiven Reihe umwälzen: Die oberste Karte kommt nach unten (D2).
    Symbole wirken von links nach rechts, Karte für Karte; alle X der Runde treffen zusammen beim ersten X, ebenso alle O₂ (A1c).
    Das Klima folgt der letzten Sonne oder Schneeflocke. Vier gleiche in Folge beenden die Welt nach dieser Runde (D10).
    Außer jemand ruft ein Gaia-Votum aus und niemand stimmt für Medea: Dann bezahlen alle einen Katalysator oder erleiden eine Atrophie. Endet die Welt nach einem Votum, verliert die Hälfte der Punkte, wer für Medea war.
aid-assignment-title = 2. Zuteilung, in Spielerreihenfolge
aid-assignment =
    Alles Folgende in beliebiger Reihenfolge. Jeder Biont handelt einmal (E0).
    Biont: aus dem Vorrat oder von einem Refugium einer aktiven Reihe auf ein Refugium einer aktiven Reihe oder einer mit einem weiteren eigenen Bionten; oder zurück in den Vorrat (E1).
    Entropiebegrenzung: In Refugien darfst du einen Bionten haben, dazu so viele, wie ein Organismus mit einem Bionten von dir grüne Chromosomen hat (E2a).
    Enzym: ein Katalysator ins erste freie Feld eines solchen Refugiums. Es bedeckt den Todeswürfel dort (E1c).
    Parasit: mit einem oder zwei Bionten an einen fremden Organismus oder irgendeinen Parasiten, in einer aktiven Reihe oder einer mit eigenem Bionten. Er nimmt ein oder zwei Klötzchen von Mutationen (oder Organe) in den Farben seiner Felder (E3).
    Verdrängen: wo schon ein Parasit lebt, mit mehr krankheitsbefallenen Klötzchen als er; der alte findet sofort einen anderen Wirt oder stirbt aus (E4).
    Antioxidans: ein Katalysator auf einen eigenen Organismus, weder Parasit noch an Land; ein grüner ist ein Vitamin (E5).
    HGT: Je HGT-Symbol geht ein Biont aus einem Mikroorganismus in einen anderen, auf ein Refugium oder in den Vorrat (E6).
aid-autocatalysis-title = 3. Autokatalytische Würfe, Refugium für Refugium
aid-autocatalysis =
    Jedes Refugium mit einem Bionten würfelt, auch in inaktiven Reihen: ein Würfel je geordnetem Klötzchen, zwei je Biont (F0).
    Es würfelt, wer dort die meisten Enzyme, geordneten Klötzchen und Bionten der eigenen Farbe hat; bei Gleichstand gilt die aufgedruckte Reihenfolge (F4).
    Allein auf einer Tafel der eigenen Farbe darfst du einmal alles neu würfeln (F0c).
    Leben: Jeder Würfel mit einer Belebungszahl belebt ein Klötzchen (F1).
    Tod: jeder Würfel mit der Zahl eines Feldes, das vor dem Wurf frei war. Manna-Tod trifft Geordnetes: Ein Klötzchen fällt zurück und bringt seinen Katalysator (einem anderen Wettstreiter, wenn es einen gibt), ein Biont kehrt mit Kompensation heim. Enzym-Tod nimmt das letzte Enzym (F2).
    Pasch: Hast du dort noch einen Bionten, darfst du die Tafel als Bakterium nehmen, mit allem Geordneten (F3).
aid-darwin-title = 4. Darwin-Würfe, in Spielerreihenfolge
aid-darwin =
    Jeder Mikroorganismus würfelt, jeder Parasit gleich nach seinem Wirt: ein Würfel je Klötzchen, zwei je Biont (G0).
    Einmal dürfen so viele Würfel wiederholt werden, wie er gelbe Chromosomen hat (G1).
    Jede 1 bringt einen Katalysator je rotem Chromosom, jeder Drilling einen dazu. Sie gehen in den Vorrat des Tableaus, in dem der Organismus liegt (G2).
    5 und 6 sind Fehler, mit DNA nur die 6. Jedes blaue Chromosom hebt einen auf; jeder andere Fehler ist eine Atrophie (G3).
aid-purchases-title = 5. Anschaffungen, in Spielerreihenfolge, Parasiten nach ihrem Wirt
aid-purchases =
    Jeder Biont in einem Organismus darf einmal etwas für ihn anschaffen, für einen Katalysator aus dem Vorrat des Tableaus, in dem er liegt. Zwei einer Farbe gelten als jede andere Farbe (H0).
    Neue Mutation: die oberste Karte einer aktiven Reihe oder der Heimatreihe, für einen Katalysator ihrer Farbe (H1).
    Aufstufung: Karte umdrehen und das Plus-Klötzchen dazulegen, für die Farbe der Seite, die oben lag (H2).
    Makroorganismus: Ein Bakterium mit den aufgedruckten Klötzchen wird einer, für irgendeinen Katalysator; übrige Klötzchen werden Organe (H3).
    Organ: für die Farbe seines Feldes. Mit allen Organen geht ein aquatischer Makroorganismus an Land und beginnt dort neu (H5).
    Red Queen: Ein Wirt holt ein krankheitsbefallenes Klötzchen zurück oder, wo keines ist, einen Bionten; ein Parasit nimmt dem Wirt ein weiteres Klötzchen. Das braucht mehr Red Queens als beim Ziel oder dessen Zustimmung, und einen Katalysator der Farbe; Gelb greift Parasiten umsonst an (H4).
    Am Ende ordnen sich die Makroorganismen in Meer und Land nach der Stoffwechselrate, Rot plus Gelb: Pflanze, Pflanzenfresser, Fleischfresser. Bei vieren stirbt der niedrigste aus (H6).
aid-colours-title = Farben
aid-colour-name-red = Rot, Stoffwechsel
aid-colour-name-yellow = Gelb, Spezifität
aid-colour-name-green = Grün, Entropie
aid-colour-name-blue = Blau, Vererbung
aid-colour-red = Jedes rote Chromosom bringt für jede gewürfelte 1 einen Katalysator und hält ein X ab (G2, D5a).
aid-colour-yellow = Für jedes gelbe Chromosom darf ein Würfel eines Darwin-Wurfs wiederholt werden (G1).
aid-colour-green = Jedes grüne Chromosom hält ein O₂ ab und hebt die Entropiebegrenzung um eins; damit schlägt auch ein Verschmutzer zu (D6a, E2a, H1d).
aid-colour-blue = Jedes blaue Chromosom hebt einen Fehler auf, auch bei Krebs-Würfen (G3, D8).
aid-event-icons-title = Symbole der Ereignisse
aid-event-heaven = Ein Refugium kommt aus der obersten aktiven Reihe, die noch eines hat (D3).
aid-event-earth = Ein Refugium kommt aus der untersten aktiven Reihe, die noch eines hat (D3).
aid-event-smite = Jedes Refugium ohne grünen Schild verliert sein letztes Enzym, sonst das vorderste aufgedruckte Klötzchen, ungeordnet vor geordnet. Ohne Klötzchen ist es weg (D4).
aid-event-x = Extremophilen-Krise: Jeder Organismus erleidet eine Atrophie für jedes X über seiner Hitze-Abwehr (D5).
aid-event-o2 = Sauerstoffspitze: eine Atrophie für jedes O₂ über der Antioxidanzien-Abwehr; statt eines Verlustes darf eine Scheibe vom Organismus gehen (D6).
aid-event-uv = Niemand behält mehr Mutationen oder Organe, als die Zahl sagt; der Eigentümer wählt, gesunde Mutationen vor krankheitsbefallenen (D7).
aid-event-cancer = Makroorganismen werfen einen Würfel je Organ und zwei je Biont: 5 und 6 über der Zahl der blauen Chromosomen sind Atrophien, jede 1 bringt irgendeinen Katalysator (D8).
aid-event-drought = Jeder Makroorganismus an Land erleidet eine Atrophie (D9).
aid-icons-title = Fähigkeiten
aid-icon-heat-shield = Hält ein X ab, wie ein rotes Chromosom mehr (D5a).
aid-icon-o2-shield = Hält ein O₂ ab, wie ein grünes Chromosom mehr (D6a).
aid-icon-immunology = Der Eigentümer wählt jeden Verlust frei, statt der üblichen Reihenfolge der Atrophie zu folgen (GL-Immunology).
aid-icon-spore = Freie Reise: Wer einen Bionten darin hat, darf Bionten und Enzyme in jede Reihe setzen und Wirte in jeder Reihe befallen; der Organismus kauft Mutationen aus jeder Reihe (E2d).
aid-icon-hgt = Ein Biont je Runde darf einen Mikroorganismus verlassen; wer die meisten hat, darf vielleicht anfangen (E6).
aid-icon-fission = Zwei Anschaffungen für jeden Bionten darin, ab der Runde danach (H0e).
aid-icon-nucleus = Jede Farbe bezahlt seine Anschaffungen (H0d).
aid-icon-sex = Vor einer Anschaffung einen Stapel einer aktiven Reihe oder der Heimatreihe umwälzen (H1a).
aid-icon-red-queen = Wettrüsten: das Recht, den eigenen Parasiten oder Wirt anzugreifen (H4).
aid-icon-pollution = Wenn sie kommt, treffen die grünen Chromosomen ihres Organismus alle anderen derselben Heimatreihe als Sauerstoffspitze (H1d).
aid-icon-dna = Fünfen sind keine Fehler. In der Makrovariante hebt stattdessen jedes dieser Symbole einen Fehler auf (G3a).
aid-icon-uv-shield = Ultraviolette Strahlung nimmt diesem Makroorganismus nichts (D7).
aid-icon-cancer-shield = Bei seinen Krebs-Würfen sind nur Sechsen Fehler (D8).
aid-icon-drought-shield = Dürren schaden ihm nicht (D9).
aid-losses-title = Verluste
aid-losses =
    Atrophie eines Mikroorganismus: zuerst Mutationsklötzchen, dann Klötzchen auf der Karte (beim Parasiten die krankheitsbefallenen), dann Bionten. Eines Makroorganismus: Organe, dann Endosymbionten, dann der trophische Biont, und es bleibt nur das Bakterium.
    Eine unaufgestufte Mutation geht mit ihrem Klötzchen, unter den Stapel der Heimatreihe. Ohne Plus-Klötzchen wird eine aufgestufte zurückgedreht.
    Ein gestorbener Biont kehrt heim und bringt einen Katalysator seiner Farbe mit (B4).
    Ohne Bionten ist ein Organismus ausgestorben: eine Trophäe, und sein Parasit stirbt mit ihm. Die Karte eines toten Parasiten ist ab der nächsten Runde wieder frei.
aid-points-title = Siegpunkte
aid-points =
    Einer für jedes Klötzchen auf deinen Organismen, ihren Mutationen und deinem Parasiten und für jedes System-Chromosom (I1a).
    Einer für jeden deiner Bionten in irgendeinem Organismus (I1b). Einer für jede Trophäe, im fortgeschrittenen Spiel (I1c).
    Ein Makroorganismus zählt 6, an der Spitze seiner Nahrungskette 12, geteilt unter allen mit einem Bionten darin, abgerundet (I1d).
    Einen Gleichstand entscheiden die Katalysatoren im Vorrat; hilft auch das nicht, ist der Sieg geteilt (I1e).
