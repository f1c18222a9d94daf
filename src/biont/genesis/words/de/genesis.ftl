### Bios:Genesis: Namen, Fragen, Möglichkeiten, Gründe, und was geschah.
### Farben und Ordnungszahlen stehen ohne Endung; die Sätze hängen sie an ({ $colour }er, { $slot }en).

## Namen

colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-blue = blau
player-red = Rot
player-yellow = Gelb
player-green = Grün
player-blue = Blau
player-npc = NPC { $player }
seat-solo = Solospieler
row-cosmic = Weltraum
row-ocean = Ozean
row-coastal = Küstenregion
row-continent = Festland
climate-warm = warm
climate-cool = kalt
event-icon-heaven = Himmel
event-icon-earth = Erde
event-icon-smite = Niederschlagen
event-icon-x = X
event-icon-o2 = O₂
event-icon-uv = UV
event-icon-cancer = Krebs
event-icon-drought = Dürre
side-0 = Vorderseite
side-1 = Rückseite
slot-0 = erst
slot-1 = zweit
square = Feld { $number }
cube-base = das { $colour }e Klötzchen von »{ $card }«
cube-plus = das zweite Klötzchen ({ $colour }) von »{ $card }«
cubes-of = { $number ->
    [one] ein { $colour }es
   *[other] { $number } { $colour }e
 }
loot-none = nichts
loot-orphan = ein Klötzchen ohne eigene Karte
from-pool = aus dem Vorrat
from-refugium = von »{ $refugium }«
from-organism = aus »{ $organism }«
to-pool = in den Vorrat
to-refugium = auf »{ $refugium }«
to-organism = in »{ $organism }«

## Möglichkeiten: Rundenbeginn, Ereignisse

option-first = In dieser Phase Startspieler sein
option-keep = Die Reihenfolge des Ereignisses behalten
option-gain = Einen { $colour }en Katalysator nehmen
option-call-vote = Ein Gaia-Votum ausrufen
option-no-vote = Kein Votum ausrufen: Es kommt, wie es kommt
option-gaia = Für Gaia stimmen: Die Welt besteht weiter
option-medea = Für Medea stimmen: Die Welt geht unter
option-suffer = Den Verlust bei »{ $organism }« hinnehmen
option-done = { $question ->
    [assign] Nichts weiter zuteilen
    [purchase] Nichts weiter anschaffen
    [crystal] Nichts anschaffen
    [land-organs] Kein weiteres Organ kaufen
    [absorb] Keinen weiteren Bionten aufnehmen
   *[other] Nichts weiter geben
 }
option-pay = { $number ->
    [one] Einen { $colour }en Katalysator
   *[other] { $number } { $colour }e Katalysatoren
 } bezahlen
option-substitute = Stattdessen einen { $colour }en Katalysator nehmen
option-forgo = { $question ->
    [liberated] Aussterben lassen
   *[other] Keinen nehmen
 }

## Möglichkeiten: Zuteilung

option-assign = { $again ->
    [yes] Noch einen
   *[no] Einen
 } Bionten { $source-from } auf »{ $refugium }« setzen
option-assign-1 = Einen Bionten { $source-from } auf ein Refugium setzen
option-withdraw = Einen Bionten von »{ $refugium }« in den Vorrat zurücknehmen
option-enzyme = Einen { $colour }en Katalysator als Enzym auf »{ $refugium }« legen
option-enzyme-1 = Ein { $colour }es Enzym auf ein Refugium legen
option-antioxidant = Einen { $colour }en Katalysator als { $colour-key ->
    [green] Vitamin
   *[other] Antioxidans
 } auf »{ $organism }« legen
option-antioxidant-1 = Einen { $colour }en Katalysator auf einen Organismus legen
option-attach = Den Parasiten ({ $side }) an »{ $organism }« anheften
option-attach-1 = Den Parasiten ({ $side }) anheften
option-attach-0 = Den Parasiten anheften
option-supplant = Den Parasiten von »{ $organism }« verdrängen ({ $side })
option-supplant-1 = Einen anderen Parasiten verdrängen ({ $side })
option-from = Einen Bionten { $source-from } nehmen
option-enough = { $question ->
    [fallen-bionts] Keinen behalten
   *[other] Ein Biont genügt
 }
option-steal = Ins { $slot }e Feld: { $cube }
option-steal-organ = Ins { $slot }e Feld: das Organ »{ $square }«
option-steal-orphan = Ins { $slot }e Feld: das Klötzchen, das keine Karte mehr hat
option-leave = Das { $slot }e Feld leer lassen
option-cull = Den Bionten von »{ $refugium }« nehmen
option-hgt = Einen Bionten aus »{ $organism }« { $source-to } bewegen
option-hgt-1 = Einen Bionten aus »{ $organism }« bewegen
option-allow = Den Bionten einlassen
option-block = Den Bionten abblocken
option-give = { $colour2-player } einen { $colour }en Katalysator geben
option-give-1 = Einen { $colour }en Katalysator verschenken
option-give-0 = Einen Katalysator verschenken

## Möglichkeiten: Würfe

option-reroll = Eine { $number } neu würfeln
option-reroll-0 = Alle Würfel neu würfeln
option-roll = { $question ->
    [reroll] Die ausgewählten Würfel werfen
   *[other] Würfeln
 }
option-stand = Den Wurf behalten
option-animate = Ein { $colour }es Klötzchen beleben
option-kill-cube = Ein { $colour }es Klötzchen sterben lassen
option-kill-biont = Einen Bionten von { $colour-player } sterben lassen
option-award = { $colour-player } den Katalysator überlassen
option-ersatz = { $colour-player } die Tafel anbieten
option-take = Leben erschaffen: die Karte als Bakterium nehmen
option-decline = Das Refugium lassen, wie es ist
option-roll-for = Für »{ $organism }« würfeln

## Möglichkeiten: Anschaffungen

option-buy = { $card ->
    [unknown] Eine Mutation
   *[other] »{ $card }«
 } für »{ $organism }« kaufen ({ $row }-Reihe{ $price ->
    [none] {""}
   *[other] , { $price }
 })
option-promote = »{ $mutation }« zu »{ $mutation-promoted }« aufstufen{ $price ->
    [none] {""}
   *[other] {" "}({ $price })
 }
price-for = { $price } für 1 { $colour }
price-any = { $count } { $count ->
    [one] beliebige
   *[other] von einer Farbe
 }
option-sex = Neue oberste Karte in der { $row }-Reihe (durch Sex von »{ $organism }«)
option-grow = »{ $organism }« zum Makroorganismus »{ $macro }« entwickeln
option-organ = Das Organ »{ $square }« für »{ $organism }« kaufen
option-place-organ = Das Klötzchen auf »{ $square }« legen
option-land-organ = Das Organ »{ $square }« kaufen
option-landfall = An Land gehen
option-stay-marine = Im Meer bleiben
option-contribute = Einen { $colour }en Katalysator beisteuern
option-ashore = Die fehlenden Organe kaufen und an Land gehen
option-stay = Im Meer bleiben
option-queen-cube = Wettrüsten (Red Queen) für »{ $organism }«: das Klötzchen im { $slot }en Feld des Parasiten zurückholen{ $price ->
    [none] {""}
   *[other] {" "}({ $price })
 }
option-queen-biont = Wettrüsten (Red Queen) für »{ $organism }«: dem Parasiten einen Bionten von { $bearer } nehmen{ $price ->
    [none] {""}
   *[other] {" "}({ $price })
 }
option-queen-steal = Wettrüsten (Red Queen) für »{ $organism }«: { $cube } vom Wirt nehmen{ $price ->
    [none] {""}
   *[other] {" "}({ $price })
 }
option-queen-organ = Red Queen für »{ $organism }«: dem Wirt das Organ »{ $square }« nehmen
option-square = Das Klötzchen auf »{ $square }« legen
option-queen-graft = Red Queen für »{ $organism }«: dem Parasiten das Organ »{ $square }« nehmen, für eine Mutation
option-queen-transplant = Red Queen für »{ $organism }«: das Organ »{ $square }« übernehmen
option-queen-host-biont = Red Queen für »{ $organism }«: dem Wirt einen Bionten von { $bearer } nehmen
option-space = Es ersetzt { $cube }
option-absorb = Einen Bionten von { $bearer } aufnehmen
option-keep-biont = Einen Bionten von { $bearer } behalten
option-fill-slot = Ein Klötzchen ins { $slot }e Feld legen
option-consent = Den Angriff erlauben
option-refuse = Ablehnen

## Möglichkeiten: Verluste

option-lose-mutation = Auf { $cube } verzichten
option-lose-cube = Ein { $colour }es Klötzchen verlieren
option-lose-diseased = Das gestohlene Klötzchen im { $slot }en Feld verlieren
option-lose-organ = Das Organ »{ $square }« verlieren
option-lose-biont = Einen Bionten von { $bearer } verlieren
option-lose-trophic = Den trophischen Bionten verlieren: Es bleibt nur das Bakterium
option-spend-disc = Stattdessen ein { $colour }es { $colour-key ->
    [green] Vitamin
   *[other] Antioxidans
 } abgeben
option-under = »{ $mutation-now }« als Nächstes unter den Stapel legen
option-heir = An { $colour-player } übergeben

## Fragen

prompt-wanton = { $player } hat die höchste Ungezügeltheit: Wer ist Startspieler der { $phase ->
    [assignment] Zuteilungs-Phase
    [darwin] Darwin-Phase
   *[purchases] Anschaffungs-Phase
 }?
prompt-ultraviolet = Ultraviolette Strahlung (Grenze { $number }): Was geht bei »{ $organism }« verloren?
prompt-macro-biosynthesis = Welchen Katalysator nimmt { $player } für eine gewürfelte 1?
prompt-gaia-call = { $armageddon ->
    [greenhouse] Der Treibhauseffekt beendet
   *[snowball] Die Schneeball-Erde beendet
 } die Welt in dieser Runde: Ruft { $player } ein Gaia-Votum aus?
prompt-gaia-vote = { $armageddon ->
    [greenhouse] Treibhauseffekt
   *[snowball] Schneeball-Erde
 }: Wie stimmt { $player }?
prompt-gaia-price = Die Welt ist gerettet: Womit bezahlt { $player } dafür?
prompt-substitute = Der Vorrat von { $player } ist voll ({ $number ->
    [one] ein Katalysator
   *[other] { $number } Katalysatoren
 } zu viel, insgesamt): Welche andere Farbe, einen für zwei?
prompt-pay = Womit wird { $price ->
    [any] ein Katalysator beliebiger Farbe
   *[other] ein { $price }er Katalysator
 } aus dem Vorrat von { $player } bezahlt?
prompt-assign = Was teilt { $player } zu?
prompt-cull = Die Entropiebegrenzung ist gesunken: Welchen Bionten nimmt { $player } von einem Refugium?
prompt-parasite-biont = Woher kommt der Biont für den Parasiten an »{ $organism }«?
prompt-second-biont = Kommt ein zweiter Biont zum Parasiten an »{ $organism }«?
prompt-diseased-cube = Welches Klötzchen von »{ $organism }« kommt ins { $slot }e Feld?
prompt-liberated = Der Parasit »{ $organism }« wurde von seinem Wirt verdrängt: Wohin jetzt?
prompt-wanton-block = { $player } will einen Bionten aus »{ $organism }« in »{ $organism2 }« bewegen: Darf er hinein?
prompt-blocked = Der Biont aus »{ $organism }« wurde abgeblockt: Wohin geht er?
prompt-roll-refugium = Der autokatalytische Wurf für »{ $refugium }« steht an.
prompt-roll-organism = Der Darwin-Wurf für »{ $organism }« steht an.
prompt-reroll-all = Wurf von »{ $refugium }«, { $dice }: alle Würfel neu werfen?
prompt-animate = Welches Klötzchen von »{ $refugium }« wird belebt (noch { $number })?
prompt-death = Was stirbt auf »{ $refugium }« (noch { $number })?
prompt-award = Wer bekommt den { $colour }en Katalysator des Klötzchens, das auf »{ $refugium }« gestorben ist?
prompt-ersatz = Pasch auf »{ $refugium }«, aber wer gewürfelt hat, hat dort keinen Bionten mehr: Wer darf Leben erschaffen?
prompt-create-life = Pasch auf »{ $refugium }«: Erschafft { $player } Leben ({ $refugium-bacterium })?
prompt-roll-order = Welcher Organismus von { $player } würfelt als Nächster?
prompt-reroll = »{ $organism }« hat { $dice } gewürfelt: Was wird neu geworfen ({ $number ->
    [one] noch einer
   *[other] bis zu { $number }
 })?
prompt-crystal = Darwin-Wurf von »{ $organism }«, { $number ->
    [one] ein Fehler
   *[other] { $number } Fehler
 } zu viel: Schafft { $player } eine Mutation an, um einen aufzuheben?
prompt-gift = Verschenkt { $player } jetzt Katalysatoren?
prompt-purchase = { $where ->
    [all] Was schafft { $player } an?
   *[other] Was schafft { $player } für »{ $where }« an?
 }{ $left ->
    [0] {""}
    [one] {" "}Noch eine Anschaffung.
   *[other] {" "}Noch bis zu { $left } Anschaffungen.
 }
prompt-red-queen = Red Queen von { $player }: Darf »{ $organism }« ein { $colour }es Stück von »{ $organism2 }« nehmen? Der Angreifer hat nicht mehr Red Queens als das Ziel, du darfst ablehnen.
prompt-organ-square = Auf welches Feld von »{ $organism }« kommt das Klötzchen zurück?
prompt-mutation-space = Welches fehlende Klötzchen von »{ $organism }« ersetzt das Organ von »{ $organism2 }«?
prompt-absorb = Nimmt »{ $organism }« Bionten von »{ $organism2 }« auf, das zurückblieb?
prompt-fallen-bionts = »{ $organism }« ist wieder nur ein Parasit: Welcher Gast bleibt darin?
prompt-fallen-slot = »{ $organism }« ist wieder nur ein Parasit: Bleibt ein { $colour }es Klötzchen in seinem Feld?
prompt-place-organ = Auf welches Organ von »{ $organism }« kommt das { $colour }e Klötzchen?
prompt-landfall = Mit den krankheitsbefallenen Klötzchen sind alle Organe von »{ $organism }« da: Landfall?
prompt-land-organs = Welches Organ der Landseite wird für »{ $organism }« sofort gekauft?
prompt-contribute = Steuert { $player } einen Katalysator zum Landfall von »{ $organism }« bei?
prompt-overcrowded = Das Meer ist überfüllt: Landfall für »{ $organism }«?
prompt-atrophy = Atrophie: Was geht bei »{ $organism }« verloren ({ $number ->
    [one] ein Verlust
   *[other] insgesamt { $number } Verluste
 })?
prompt-discard-order = Diese Mutationen von »{ $organism }« kommen alle unter den Stapel: welche als Nächste?
prompt-heir = Wer übernimmt »{ $organism }«?

## Gründe

reason-row-inactive = { $rule ->
    [E1a] Die { $row }-Reihe ist inaktiv: Bionten verlassen Refugien nur in aktiven Reihen.
    [E1b] Die { $row }-Reihe ist inaktiv: Dort bräuchte es einen eigenen Bionten oder Sporen.
    [H1-1] Die { $row }-Reihe ist inaktiv und nicht die Heimatreihe: Es bräuchte Sporen.
    [H1a] Die { $row }-Reihe ist weder aktiv noch die Heimatreihe.
   *[other] Die { $row }-Reihe ist inaktiv, und du hast dort keinen Bionten.
 }
reason-no-biont = Dafür ist kein Biont frei: Nimm einen zurück oder warte, bis einer heimkehrt.
reason-already-acted = Jeder Biont handelt einmal in der Runde, und dieser hat es schon getan.
reason-entropy-limit = Entropiebegrenzung { $number2 }: { $number ->
    [one] Ein Biont ist
   *[other] { $number } Bionten sind
 } schon auf Refugien; jedes grüne Chromosom eines Organismus, in dem du einen Bionten hast, würde einen mehr erlauben.
reason-no-catalyst = { $rule ->
    [E2c] Ein Biont kostet hier einen Katalysator beliebiger Farbe, und der Vorrat ist leer.
   *[other] Im Vorrat ist kein Katalysator.
 }
reason-slots-full = { $number ->
    [0] Dieses Refugium hat keine Enzymfelder.
    [one] Das einzige Enzymfeld ist belegt.
    [2] Beide Enzymfelder sind belegt.
   *[other] Alle { $number } Enzymfelder sind belegt.
 }
reason-antioxidant-parasite = Parasiten nehmen keine Antioxidanzien auf.
reason-antioxidant-land = Terrestrische Makroorganismen nehmen keine Antioxidanzien auf.
reason-gifts-competitive = Katalysatoren werden nur verschenkt, wo gegeneinander gespielt wird.
reason-pool-full = Dieser Vorrat hat schon { $number } dieser Farbe, mehr fasst er nicht.
reason-parasites-banned = Die Verbote des Einführungsspiels schließen Parasiten aus.
reason-no-parasite-card = Im kooperativen Spiel gehören die Parasiten den NPCs.
reason-parasite-in-play = Deine Parasitenkarte ist schon im Spiel.
reason-parasite-rests = Dein Parasit ist in dieser Runde ausgestorben; die Karte ist ab der nächsten wieder frei.
reason-no-hyperparasite = Der Parasit eines NPCs lebt nicht auf einem anderen Parasiten.
reason-macro-parasite = Ein parasitischer Makroorganismus steht im Weg: Dort heftet sich niemand an.
reason-own-brood = Ein Parasit kann nicht auf etwas leben, das auf ihm selbst lebt.
reason-own-tableau = Ein Wirt liegt im Tableau einer anderen Farbe, nicht im eigenen.
reason-supplant-full = Der Parasit dort hat zwei krankheitsbefallene Klötzchen; mehr kann niemand haben.
reason-supplant-too-few = Der Neue braucht mehr krankheitsbefallene Klötzchen als der Parasit dort, in den Farben seiner Felder.
reason-no-cube-fits = Nur Klötzchen auf seinen eigenen Mutationen oder Organen können genommen werden, und keines hat die Farbe eines Feldes auf dieser Seite.
reason-hgt-macroorganism = In Makroorganismen und aus ihnen heraus bewegt sich kein Biont.
reason-no-hgt = Es braucht ein HGT-Symbol in einem Organismus mit einem Bionten von dir.
reason-hgt-used-up = { $number ->
    [one] Die eine HGT-Bewegung dieser Runde ist verbraucht.
   *[other] Alle { $number } HGT-Bewegungen dieser Runde sind verbraucht.
 }
reason-foreign-genes-banned = Die Verbote des Einführungsspiels schließen fremde Gene aus.
reason-bought-already = Jeder Biont darin darf einmal pro Runde etwas anschaffen (mit Teilung zweimal), und das ist verbraucht.
reason-crystal-only = Mit der Kristall-Katastrophe werden Mutationen nur bei Darwin-Würfen angeschafft, um Fehler aufzuheben.
reason-deck-empty = Der Mutationsstapel der { $row }-Reihe ist leer.
reason-deck-too-small = Der Mutationsstapel der { $row }-Reihe ist zu klein zum Umwälzen.
reason-sex-used = Die Sex-Symbole dieses Organismus sind für diese Anschaffung verbraucht.
reason-cannot-pay = Das kostet einen { $colour }en Katalysator oder zwei einer anderen Farbe, aus dem Vorrat des Tableaus.
reason-promoted-already = Sie ist schon aufgestuft.
reason-bacteria-only = Nur Bakterien werden zu Makroorganismen, Parasiten nicht.
reason-hyperparasite-stays-small = Der Parasit eines Parasiten wird kein Makroorganismus.
reason-beside-land = Neben einem Makroorganismus an Land müsste er sofort an Land gehen, mit eigenen Klötzchen für alle Organe.
reason-needs-cubes = Auf dem Bakterium und seinen Mutationen fehlen Klötzchen: { $cubes }.
reason-no-trophic-biont = Der Eigentümer hat keinen Bionten darin, der in die Nahrungskette könnte.
reason-square-filled = Dieses Organ ist schon da.
reason-no-catalyst-of-colour = Das kostet einen { $colour }en Katalysator oder zwei einer anderen Farbe.
reason-banned = Die Verbote des Einführungsspiels lassen die Red Queen weg.
reason-no-red-queen = Der Angreifer braucht ein Red-Queen-Symbol.
reason-too-few-red-queens = Red Queens { $number } zu { $number2 }: Es müssen mehr sein als beim Ziel, und ein NPC gibt nie nach.
reason-consent-refused = Red Queens { $number } zu { $number2 }: Wer nicht mehr hat als das Ziel, braucht dessen Zustimmung, und die wurde verweigert.
reason-cubes-first = Bionten lassen sich erst nehmen, wenn der Parasit kein krankheitsbefallenes Klötzchen mehr hat.
reason-no-slot = Der Parasit hat kein freies Feld für ein { $colour }es Klötzchen.

## Was geschah: Runde und Ereignisse

entry-set-up = Das Spiel ist aufgebaut.
entry-turn = Runde { $number } beginnt.
entry-phase = { $phase ->
    [events] Phase 1: Ereignisse.
    [assignment] Phase 2: Zuteilung.
    [autocatalysis] Phase 3: autokatalytische Würfe.
    [darwin] Phase 4: Darwin-Würfe.
   *[purchases] Phase 5: Anschaffungen.
 }
entry-wanton-first = { $player } hat die höchste Ungezügeltheit, darf in dieser Phase trotz der Karte anfangen und tut es.
entry-event = Ereignis: { $event }.
event-after-shock = Das Nachbeben bringt »{ $event }«; Hitze und Sauerstoff aller Karten zählen zusammen.
entry-waterworld-begins = Die Tropische Wasserwelt bedeckt das Festland bis zum nächsten Nachbeben.
entry-waterworld-ends = Das Nachbeben beendet die Wasserwelt.
entry-landforms = Aktive Reihen: { $rows }. Dort kommt die oberste Mutation unter ihren Stapel.
entry-order = Nach dieser Karte ist die Reihenfolge: { $order }; um Leben wird stattdessen Reihe für Reihe gewürfelt.
entry-roil = Der Mutationsstapel der { $row }-Reihe wird umgewälzt.
entry-refugium = Neues Refugium in der { $row }-Reihe: { $refugium }.
entry-no-refugium = Kein neues Refugium: Die Stapel der aktiven Reihen haben keines mehr.
entry-enzyme-smitten = { $refugium }: Das Niederschlagen kostet ein { $colour }es Enzym.
entry-manna-smitten = { $refugium }: Das Niederschlagen kostet ein { $flag ->
    [yes] geordnetes
   *[no] ungeordnetes
 } { $colour }es Klötzchen.
smitten = Niedergeschlagen wird: { $places }.
smitten-place = »{ $place }« ({ $pieces })
smitten-piece = { $colour }es { $kind ->
    [enzyme-smitten] Enzym
   *[manna-smitten] Klötzchen
 }
smitten-gone = { $count ->
    [one] Ohne Klötzchen verlässt dieser Ort das Spiel: { $places }.
   *[other] Ohne Klötzchen verlassen diese Orte das Spiel: { $places }.
 }
entry-deserted = { $refugium }: ohne Klötzchen, das Refugium verlässt das Spiel.
entry-strike = { $crisis ->
    [heat] Extremophilen-Krise, Ausmaß { $number }, gegen die Hitze-Abwehr.
   *[oxygen] Sauerstoffspitze, Ausmaß { $number }, gegen die Sauerstoff-Abwehr.
 }
entry-struck = { $crisis ->
    [heat] Hitzekrise { $number }: { $organism } hat eine Hitze-Abwehr von { $number2 }{ $number3 ->
        [0] {" "}und verliert nichts.
       *[other] {" "}und verliert { $number3 }.
     }
   *[oxygen] Sauerstoff { $number }: { $organism } hat eine Sauerstoff-Abwehr von { $number2 }{ $number3 ->
        [0] {" "}und verliert nichts.
       *[other] {" "}und verliert { $number3 }.
     }
 }
entry-nothing-smitten = Das Niederschlagen trifft nichts: Kein Refugium liegt ohne grünen Schild da.
entry-spared = { $organism } lebt in einer Reihe, die dieses Ereignis verschont.
entry-ozone = Die Ozonschicht entsteht: Solange sie ganz ist, hält sie ultraviolette Strahlung ab.
entry-ozone-holds = Die Ozonschicht hält die ultraviolette Strahlung ab.
entry-ozone-torn = Der Komet hat die Ozonschicht aufgerissen: In dieser Runde kommt ultraviolette Strahlung durch.
entry-ultraviolet = Ultraviolette Strahlung: { $number ->
    [0] Kein Organismus behält eine Mutation oder ein Organ.
    [one] Jeder Organismus behält höchstens eine Mutation oder ein Organ.
   *[other] Jeder Organismus behält höchstens { $number } Mutationen oder Organe.
 }
entry-cancer = Krebs: Jeder Makroorganismus würfelt.
entry-cancer-roll = { $organism }: Krebs-Wurf { $dice }, { $number ->
    [0] kein Fehler
    [one] ein Fehler
   *[other] { $number } Fehler
 }.
entry-drought = Dürre an Land.
entry-climate = Das Klima wird { $climate ->
    [warm] warm
   *[cool] kalt
 }.
entry-armageddon-looms = { $armageddon ->
    [greenhouse] Ein Treibhauseffekt außer Kontrolle
   *[snowball] Eine Schneeball-Erde
 } droht.
entry-vote-called = { $player } ruft ein Gaia-Votum aus.
entry-vote = { $player } stimmt für { $vote ->
    [gaia] Gaia
   *[medea] Medea
 }.
entry-armageddon-averted = Armageddon ist abgewendet; alle bezahlen dafür.
entry-armageddon = { $armageddon ->
    [greenhouse] Treibhauseffekt außer Kontrolle
   *[snowball] Schneeball-Erde
 }: Das Spiel endet nach dieser Runde.

## Was geschah: Vorräte und Zuteilung

entry-catalysts = { $player } nimmt { $number ->
    [one] einen { $colour }en Katalysator
   *[other] { $number } { $colour }e Katalysatoren
 }.
entry-forfeited = { $player }: { $number ->
    [one] Ein Katalysator findet keinen Platz und verfällt.
   *[other] { $number } Katalysatoren finden keinen Platz und verfallen.
 }
entry-substitute = { $player } nimmt einen { $colour }en Katalysator für zwei, die keinen Platz fanden.
entry-paid = Aus dem Vorrat von { $player } { $number ->
    [one] wird ein { $colour }er Katalysator
   *[other] werden { $number } { $colour }e Katalysatoren
 } bezahlt.
entry-biont-home = Ein Biont von { $player } kehrt in den Vorrat zurück{ $flag ->
    [yes] , mit einer Scheibe zum Trost, wenn sie Platz hat
   *[no] {""}
 }.
entry-assigned = { $player } setzt einen Bionten { $source-from } auf »{ $refugium }«.
entry-limit-reached = { $player } darf keinen weiteren Bionten zuteilen: { $number2 ->
    [one] Nur einer darf
   *[other] Höchstens { $number2 } dürfen
 } auf Refugien sein, und { $number ->
    [one] einer ist
   *[other] { $number } sind
 } dort.
entry-withdrawn = { $player } nimmt einen Bionten von »{ $refugium }« in den Vorrat zurück.
entry-enzyme = { $player } legt ein { $colour }es Enzym auf »{ $refugium }«.
entry-antioxidant = { $player } legt ein { $colour }es { $colour-key ->
    [green] Vitamin
   *[other] Antioxidans
 } auf »{ $organism }«.
entry-culled = { $player } nimmt wegen der Entropiebegrenzung einen Bionten von »{ $refugium }«.
entry-gift = { $player } gibt { $player2 } einen { $colour }en Katalysator.
entry-hgt = { $player } bewegt einen Bionten aus »{ $organism }« { $source-to }.
entry-hgt-wanted = { $player } will einen Bionten aus »{ $organism }« in »{ $organism2 }« bewegen.
entry-blocked = { $player } blockt den Bionten von { $player2 } vor »{ $organism }« ab.
entry-attached = { $organism }: neuer Parasit an »{ $organism2 }«.
entry-supplanted = { $organism }: neuer Parasit an »{ $organism2 }«, der alte ist verdrängt.
entry-diseased = { $organism }: von »{ $organism2 }« genommen: { $loots }.
entry-biont-turned = { $organism }: Sein Biont kommt { $source-from }.
entry-npc-waits = { $player } versucht es mit »{ $side }« und findet keinen Wirt dafür.

## Was geschah: Würfe

entry-autocatalytic-roll = { $refugium }: { $player } würfelt { $dice }.
entry-autocatalytic-reroll = { $refugium }: { $player } würfelt alles noch einmal, wie es ein Ort der eigenen Farbe erlaubt: { $dice }.
entry-animated = { $refugium }: ein { $colour }es Klötzchen wird belebt.
entry-disorganized = { $refugium }: ein geordnetes { $colour }es Klötzchen stirbt.
entry-awarded = { $refugium }: der { $colour }e Katalysator geht an { $player }; wer auf einem geteilten Ort würfelt, behält keinen.
entry-biont-died = { $refugium }: ein Biont von { $player } stirbt.
entry-enzyme-lost = { $refugium }: ein { $colour }es Enzym stirbt.
entry-ersatz = { $refugium }: { $player } darf als Ersatz-Progenote Leben erschaffen.
entry-life = { $player } erschafft Leben: Aus »{ $refugium }« wird »{ $refugium-bacterium }«.
entry-enzymes-spent = { $refugium }: { $number ->
    [one] Sein Enzym kommt
   *[other] Seine { $number } Enzyme kommen
 } in die Suppe.
entry-darwin-roll = { $organism }: Darwin-Wurf { $dice }.
entry-darwin-reroll = { $organism }: { $dice } neu gewürfelt, jetzt { $dice2 }. Alle Würfel: { $dice3 }.
entry-earned = { $organism }: { earned }.
earned = { $number ->
    [0] {""}
    [one] die 1 bringt { $number2 }
   *[other] jede 1 bringt { $number2 }
 }{ $number3 ->
    [0] {""}
    [one] { $number ->
        [0] ein Drilling bringt eine
       *[other] , ein Drilling eine
     }
   *[other] { $number ->
        [0] { $number3 } Drillinge bringen { $number3 }
       *[other] , { $number3 } Drillinge { $number3 }
     }
 }
entry-error-cancelled = { $organism }: { $player } hebt mit einer Mutation einen Fehler auf.

## Was geschah: Anschaffungen

entry-sex = { $player } nutzt den Sex von »{ $organism }«, um den Stapel der { $row }-Reihe umzuwälzen.
entry-bought = { $player } kauft »{ $mutation }« für »{ $organism }« aus der { $row }-Reihe.
entry-promoted = { $player } stuft »{ $mutation }« von »{ $organism }« zu »{ $mutation-promoted }« auf.
with-loot = { $text } Was »{ $organisms }« davon genommen hatte, geht auch.
fed-by = { $text } Was »{ $organism }« frisst, kommt in den Vorrat, bei dem es liegt.
bought-with = { $text } Ein Gast zahlt mit den Scheiben seines Wirts: { $number } { $colour } von { $player }.
entry-pollution = { $organism }: Verschmutzung, eine Sauerstoffspitze mit Ausmaß { $number } in der { $row }-Reihe.
entry-grown = { $organism }: jetzt ein Makroorganismus, »{ $macro }«.
entry-oxygen-crisis = Der erste Makroorganismus bringt das Sauerstoffzeitalter: { $number ->
    [0] Frühere Ereignisse liegen nicht mehr im Stapel.
    [one] Ein früheres Ereignis verlässt den Stapel.
   *[other] { $number } frühere Ereignisse verlassen den Stapel.
 }
entry-assimilated = { $organism }: aufgegangen in »{ $organism2 }«.
entry-cascade = { $organism }: jetzt Parasit von »{ $organism2 }«.
entry-endosymbiont = Ein Biont von { $player } lebt als Endosymbiont in »{ $organism }«.
entry-organ = { $organism }: neues Organ »{ $square }«.
entry-landfall = Landfall von »{ $macro }«: jetzt »{ $macro-land }«.
entry-trophic-level = { $organism }: { $level ->
    [plant] Pflanze
    [herbivore] Pflanzenfresser
    [carnivore] Fleischfresser
   *[waiting] neben der vollen Nahrungskette
 } { $habitat ->
    [sea] im Meer
   *[land] an Land
 }.
entry-pledged = { $player } verspricht dem Vorrat von { $player2 } einen { $colour }en Katalysator für den Landfall.
entry-contributed = { $player } steuert einen { $colour }en Katalysator zum Vorrat von { $player2 } bei.
entry-tie-rolled = Je ein Würfel entscheidet den Gleichstand von { $organisms }: { $dice }.
entry-queen-allowed = Red Queen von { $player }: »{ $organism }« darf »{ $organism2 }« angreifen.
entry-queen-refused = Red Queen von { $player }: »{ $organism }« darf »{ $organism2 }« nicht angreifen.
entry-queen-wanted = { $actor ->
    [none] {""}
   *[other] { $actor }:{" "}
 }Red Queen, »{ $organism }« will »{ $organism2 }« angreifen.
entry-queen-strikes = { $actor ->
    [none] {""}
   *[other] { $actor }:{" "}
 }Red Queen, »{ $organism }« greift »{ $organism2 }« an.
entry-queen-retakes = { $organism }: Red Queen, von »{ $organism2 }« zurückgeholt: { $loot }.
entry-queen-abducts = { $organism }: Red Queen, ein Biont von { $player } aus »{ $organism2 }« genommen.
entry-queen-steals = { $organism }: Red Queen, von »{ $organism2 }« genommen: { $cube }.
entry-queen-takes-organ = { $organism }: Red Queen, von »{ $organism2 }« genommen: das Organ »{ $square }«.
entry-queen-grafts = { $organism }: Red Queen, von »{ $organism2 }« für eine Mutation genommen: das Organ »{ $square }«.
entry-queen-transplants = { $organism }: Red Queen, von »{ $organism2 }« übernommen: { $square }.
entry-queen-takes-cube = { $organism }: Red Queen, von »{ $organism2 }« als Organ genommen: { $cube }.
entry-queen-takes-biont = { $organism }: Red Queen, ein Biont von { $player } aus »{ $organism2 }« genommen.
entry-absorbed = { $organism }: ein Biont von { $player } aus »{ $organism2 }« aufgenommen.
entry-outlived = { $organism2 }: tot, aber »{ $macro }« lebt an seiner Stelle weiter.
entry-dies-with-host = { $organism } ({ $player }): mit dem Wirt gestorben.
entry-fallen-back = { $organism } ({ $player }): wieder nur ein Parasit.

## Was geschah: Verluste

entry-atrophy = { $organism }: { $number ->
    [one] eine Atrophie
   *[other] { $number } Atrophien
 }.
entry-chromosome-lost = { $organism }: ein { $colour }es Klötzchen geht verloren.
entry-cube-lost = { $organism }: { $cube } geht verloren.
stolen-cube-lost = { $parasite } verliert Gestohlenes: { $cube }. Es kommt nicht zurück.
entry-demoted = { $organism }: »{ $mutation-promoted }« wird zu »{ $mutation }« abgestuft, denn ihr zweites Klötzchen ist weg.
entry-mutation-lost = { $organism }: »{ $mutation-now }« kommt unter den Mutationsstapel der Heimatreihe dieses Organismus ({ $row }){ $rule ->
    [GL-Atrophy-10] , denn das Klötzchen der Karte ist weg
    [GL-Atrophy-12] , denn beide Klötzchen der Karte sind weg
   *[other] {""}
 }.
entry-diseased-lost = { $organism }: das krankheitsbefallene Klötzchen im { $slot }en Feld geht verloren.
entry-organ-lost = { $organism }: das Organ »{ $square }« geht verloren.
entry-antioxidant-spent = { $organism }: stattdessen geht ein { $colour }es { $colour-key ->
    [green] Vitamin
   *[other] Antioxidans
 } verloren.
entry-biont-lost = { $organism }: ein Biont von { $player } geht verloren.
biont-given-up = { $organism }: { $owner } besitzt ihn und wählt, was verloren geht: einen Bionten von { $player }.
entry-extinct = { $organism } von { $player } ist ausgestorben.
extinct-host = { $organism } von { $player } stirbt mit seinem Wirt aus.
extinct-supplanted = { $organism } von { $player } wird verdrängt, findet keinen anderen Wirt und ist ausgestorben.
extinct-abandoned = { $organism } von { $player } ist ausgestorben: Sein letzter Biont hat es verlassen.
entry-discs-gone = { $organism }: { $number ->
    [one] Die Scheibe darauf kommt
   *[other] Die { $number } Scheiben darauf kommen
 } in die Suppe.
entry-reverted = { $organism } ({ $player }): wieder nur ein Bakterium.
entry-commandeered = { $organism }: { $player2 } übernimmt von { $player } die Befehlsgewalt.
entry-regained = { $organism }: { $player } ist wieder Eigentümer.

## Das Ende

end-victory-points = meiste Siegpunkte
end-catalysts-break-the-tie = Katalysatoren entscheiden den Gleichstand
end-shared-victory = geteilter Sieg
end-terrestrial-win = terrestrischer Sieg
end-marine-win = mariner Sieg
end-too-late-for-Armageddon = das Ziel war erst in der Runde von Armageddon erreicht
end-no-colours-in-macroorganisms = nicht jede Farbe lebt in einem Makroorganismus
end-no-goal-set = diese Ausgabe setzt kein Ziel
end-goal-reached = { $goal } Punkte oder mehr
end-goal-missed = weniger als { $goal } Punkte
end-not-everybody-has-a-macroorganism = nicht alle haben einen Makroorganismus
end-all-ashore-together = alle haben einen Makroorganismus, und das Leben ist an Land
end-nobody-on-land = niemand hat das Land erreicht
score-cubes = Klötzchen
score-system = System-Chromosomen
score-bionts = Bionten
score-trophies = Trophäen
score-dominance = Nahrungsketten
score-medea = Medea

## Das Regelverzeichnis

tag-base = Grundspiel
tag-1e = erste Ausgabe
tag-advanced = fortgeschrittenes Spiel
tag-campaign = Nachfolgespiel
tag-chimera = Chimären-Variante
tag-coop = kooperatives Spiel
tag-crystal = Kristall-Katastrophe
tag-intro = Einführungsspiel
tag-macro = Makrovariante
tag-short = Kurzspiel
tag-solitaire = Solo-Spiel
rules-about = Jede Regel, die das Programm durchsetzt, in eigenen Worten, mit der Nummer ihres Absatzes im Regelheft der zweiten Ausgabe. Die Datei ist erzeugt: `biont rules --write` schreibt sie aus dem Regelverzeichnis.
rules-part-meta = Worum es geht
rules-part-a = A. Spielablauf
rules-part-b = B. Spielmaterial, Vorräte und Karten
rules-part-c = C. Aufbau und Spielarten
rules-part-d = D. Ereignisse
rules-part-e = E. Zuteilung
rules-part-f = F. Autokatalytische Würfe
rules-part-g = G. Darwin-Würfe
rules-part-h = H. Anschaffungen
rules-part-i = I. Spielende und Sieg
rules-part-k = K. Das Nachfolgespiel
rules-part-l = L. Chimären aus Parasiten
rules-part-t = Tabelle der Makroorganismen
rules-part-gl = Glossar
rules-part-ic = Symbole
rules-part-v = Unterschiede der Ausgaben

## K: was ein Nachfolgespiel bekommt

successor-player = { $player }: { $points } Siegpunkte; Katalysatoren: { $catalysts }
successor-macro = { $name } von { $player }: { $level ->
    [plant] Pflanze
    [herbivore] Pflanzenfresser
    [carnivore] Fleischfresser
   *[waiting] noch ohne Ebene
} { $ecosystem ->
    [land] an Land
   *[sea] im Meer
}; Organe: { $organs }; Endosymbionten: { $guests }
successor-genes = Gene: { $genes }
successor-first = Wählt zuerst eine Farbe: { $players }
successor-advice = Ein Spiel über beide Teile gelingt besser mit der Makrovariante (C4).

## Wie viele Möglichkeiten einer Art zusammen heißen

sort-buy = Mutation kaufen
sort-promote = Mutation aufstufen
sort-sex = Neue Karten aufdecken
sort-grow = Körper wachsen lassen
sort-organ = Organ wachsen lassen
sort-queen-cube = Wettrüsten (Red Queen)
sort-queen-biont = Wettrüsten (Red Queen)
sort-queen-steal = Wettrüsten (Red Queen)
sort-queen-organ = Wettrüsten (Red Queen)
sort-queen-graft = Wettrüsten (Red Queen)
sort-queen-transplant = Wettrüsten (Red Queen)
sort-queen-host-biont = Wettrüsten (Red Queen)
sort-give = Katalysator verschenken
sort-lose-mutation = Klötzchen einer Mutation
sort-lose-cube = Klötzchen der Karte
sort-lose-biont = Ein Biont
sort-lose-organ = Ein Organ
sort-lose-diseased = Ein gestohlenes Klötzchen
sort-spend-disc = Stattdessen eine Scheibe

## Was zuerst gewählt wird, und wie eine Möglichkeit dann heißt

pick-assign = Ein Biont { $source-from }
pick-withdraw = Ein Biont von »{ $refugium }«
pick-enzyme = Ein { $colour }er Katalysator
pick-antioxidant = Ein { $colour }er Katalysator
pick-give = Ein { $colour }er Katalysator
pick-attach = Dein Parasit
pick-supplant = Dein Parasit
pick-hgt = Ein Biont aus »{ $organism }«
pick-buy = { $card ->
    [unknown] Eine Mutation
   *[other] { $card }
 }
pick-grow = { $macro }
short-assign = { $refugium }
short-withdraw = zurück in den Vorrat
short-enzyme = { $refugium }
short-antioxidant = { $organism }
short-give = an { $colour2-player }
short-attach = { $organism } ({ $side })
short-supplant = statt des Parasiten von »{ $organism }« ({ $side })
short-hgt = { $source-to }
short-buy = für »{ $organism }«{ $price ->
    [none] {""}
   *[other] {" "}({ $price })
 }
short-grow = aus »{ $organism }«

## Prüfungen dessen, was Organismen trifft, mit beiden Zahlen

entry-foreseen = { $organism } erwartet { $crisis ->
    [heat] Hitze { $number } { $sign } Hitze-Abwehr { $number2 }
   *[oxygen] Sauerstoff { $number } { $sign } Sauerstoff-Abwehr { $number2 }
 } und verliert { $number3 }.
entry-tested = { $organism }: { $measure } { $number } { $sign } { $measure2 } { $number2 }, { $number3 ->
    [0] nichts geht verloren
    [one] ein Teil geht verloren
   *[other] { $number3 } Teile gehen verloren
 }.
test-tested-who = { $organism }
test-tested-left = { $measure }
test-tested-right = { $measure2 }
test-tested-verdict = { $number3 ->
    [0] hält
   *[other] verliert { $number3 }
 }
test-struck-who = { $organism }
test-struck-left = { $crisis ->
    [heat] Hitze
   *[oxygen] Sauerstoff
 }
test-struck-right = Abwehr
test-struck-verdict = { $number3 ->
    [0] hält
   *[other] verliert { $number3 }
 }
test-foreseen-who = { $organism }
test-foreseen-left = { $crisis ->
    [heat] Hitze
   *[oxygen] Sauerstoff
 }
test-foreseen-right = Abwehr
test-foreseen-verdict = { $number3 ->
    [0] hält
   *[other] verliert { $number3 }
 }
entry-queen-matched = { $organism }: { $number2 ->
    [one] eine Red Queen
   *[other] { $number2 } Red Queens
 } gegen { $number } von { $organism2 }.
test-queen-matched-who = { $organism }
test-queen-matched-left = Red Queens von { $organism2 }
test-queen-matched-right = eigene
test-queen-matched-verdict = { $number3 ->
    [0] nur mit Zustimmung des Besitzers
   *[other] wird getroffen
 }
entry-wantonness-held = { $player }: Ungezügeltheit { $number } gegen { $number2 } von { $player2 }.
test-wantonness-held-who = { $player }
test-wantonness-held-left = Ungezügeltheit
test-wantonness-held-right = die von { $player2 }
test-wantonness-held-verdict = { $number3 ->
    [0] darf abgeblockt werden
   *[other] abgeblockt
 }
entry-bionts-counted = { $organism }: { $number } Bionten von { $player }, { $number2 } von { $player2 }.
test-bionts-counted-who = { $organism }
test-bionts-counted-left = Bionten von { $player }
test-bionts-counted-right = von { $player2 }
test-bionts-counted-verdict = geht an { $player2 }
measure-mutations = Mutationen
measure-organs = Organe
measure-limit = Grenze
measure-errors = Fehler
measure-error-shield = Fehler-Abwehr
measure-drought = Dürre
measure-drought-shield = Abwehr

## Woraus eine Frage folgt: »wegen: …«

cause-event = { $event }
cause-strike = { $crisis ->
    [heat] Hitze { $number }
   *[oxygen] Sauerstoff { $number }
 }
cause-ultraviolet = Ultraviolett { $number }
cause-cancer = Krebs
cause-cancer-roll = Krebs-Wurf ({ $organism })
cause-drought = Dürre
cause-darwin-roll = Würfel ({ $organism })
cause-darwin-reroll = Würfel ({ $organism })
cause-autocatalytic-roll = Würfel ({ $refugium })
cause-autocatalytic-reroll = Würfel ({ $refugium })
cause-pollution = Verschmutzung ({ $organism })
cause-bought = { $player } kauft { $mutation }
cause-promoted = { $player } stuft { $mutation } auf
cause-attached = { $organism }, ein Parasit
cause-supplanted = { $organism }, ein Parasit
cause-armageddon-looms = Weltuntergang
cause-armageddon-averted = Gaia-Votum
cause-queen-wanted = Red Queen ({ $organism })
cause-queen-strikes = Red Queen ({ $organism })
cause-commandeered = { $player2 } übernimmt { $organism }
cause-hgt = { $player } bewegt einen Bionten aus { $organism }
cause-hgt-wanted = { $player } bewegt einen Bionten aus { $organism }
cause-blocked = { $player } blockt den Bionten ab
strikes-strike = { $crisis ->
    [heat] Jeder Organismus verliert ein Stück für jede Hitze-Abwehr, die ihm fehlt.
   *[oxygen] Jeder Organismus verliert ein Stück für jede Sauerstoff-Abwehr, die ihm fehlt.
 }
strikes-ultraviolet = Trifft jeden Organismus mit mehr Mutationen oder Organen, als bleiben dürfen: Der Rest verbrennt.
strikes-cancer = Jeder Makroorganismus würfelt; Fehler über der Fehler-Abwehr sind Verluste.
strikes-drought = Trifft jeden Makroorganismus an Land ohne Dürre-Abwehr.
strikes-pollution = Sauerstoff für jeden anderen Organismus der Reihe, so viel, wie der Verschmutzer Grün hat.
strikes-queen-wanted = Es braucht mehr Red Queens, als das Ziel hat, oder die Zustimmung seines Besitzers.
strikes-queen-strikes = Trifft Wirt oder Parasit mit weniger Red Queens, oder wenn der Besitzer es zulässt.
strikes-commandeered = Ein Organismus ohne Bionten seines Besitzers geht an jemanden, dessen Biont darin geblieben ist.
strikes-hgt-wanted = Wer ungezügelter ist, darf fremde Bionten vor seinen Organismen abblocken.
strikes-blocked = Wer ungezügelter ist, darf fremde Bionten vor seinen Organismen abblocken.
