### Die Chronik: ein Spiel als Naturgeschichte. Vergangenheit; Meldungen mit Ziffer am Ende sind Varianten.
### Namen von Organismen und Mutationen können Mehrzahl sein, darum richtet sich kein Verb nach ihnen.

## Seite

chronicle-title = Eine Naturgeschichte
chronicle-kicker = Chronik einer Partie Bios:Genesis
chronicle-tree = Der Stammbaum des Lebens
chronicle-timeline = Die Zeitalter
chronicle-story = Die Geschichte
chronicle-score = Die Abrechnung
chronicle-chart = Siegpunkte
chronicle-chart-label = Siegpunkte aller Spieler am Ende jeder Runde
chronicle-turn = Runde { $turn }
chronicle-warm = warm
chronicle-cool = kalt
chronicle-total = Summe
chronicle-kind = Punkte für
chronicle-rule = Regel
chronicle-unfinished = Die Geschichte ist noch nicht zu Ende.
chronicle-before = Noch ist nichts geschehen: Die erste Runde steht bevor.
chronicle-no-life = Bisher ist kein Organismus entstanden.
chronicle-lead-in = { $turns ->
    [one] Eine Runde
   *[other] { $turns } Runden
 }, { $lives ->
    [0] und kein Organismus.
    [one] ein Organismus, { $living ->
        [0] der ausgestorben ist.
       *[other] am Ende am Leben.
     }
   *[other] { $lives } Organismen, davon am Ende { $living ->
        [0] keiner mehr am Leben.
        [one] einer am Leben.
       *[other] { $living } am Leben.
     }
 }

## Namen

chronicle-owned = { $npc ->
    [yes] { $organism } von { $player }
   *[no] { $player }s { $organism }
 }
chronicle-with-parasites = { $organism } und darauf { $parasites }
in-refugium = im Refugium
chronicle-place-cosmic = im Weltraum
chronicle-place-ocean = im Ozean
chronicle-place-coastal = an den Küsten
chronicle-place-continent = auf dem Festland
chronicle-number = { $count ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $count }
 }

## Ursachen: als Subjekt eines Satzes, und im Dativ

chronicle-by-heat = die Hitze
chronicle-by-oxygen = der Sauerstoff
chronicle-by-uv = das ultraviolette Licht
chronicle-by-cancer = der Krebs
chronicle-by-drought = die Dürre
chronicle-by-gaia = der Preis für die Rettung der Welt
chronicle-by-errors = fehlerhafte Vererbung
chronicle-by-pollution = die Verschmutzung
chronicle-by-host = der Untergang des Wirts
chronicle-by-queen = das Wettrüsten
chronicle-by-crowding = das Gedränge
chronicle-by-chimera = die Verschmelzung zweier Körper
chronicle-by-fate = ein Unglück
chronicle-with-heat = der Hitze
chronicle-with-oxygen = dem Sauerstoff
chronicle-with-uv = dem ultravioletten Licht

## Die Welt

chronicle-opened-0 = { $count ->
    [one] Ein neues Refugium tat
   *[other] Neue Refugien taten
 } sich auf: { $places }.
chronicle-opened-1 = Die Chemie fand { $count ->
    [one] eine neue Heimat
   *[other] neue Heimstätten
 }: { $places }.
chronicle-opened-2 = Was lebendig werden mochte, hatte nun { $count ->
    [one] einen Ort
   *[other] Orte
 } mehr: { $places }.
chronicle-opened-at = { $refugia } { $place }
chronicle-deserted-0 = Das letzte Manna { $refugia } war dahin.
chronicle-deserted-1 = Nie mehr würde { $refugia } etwas leben.
chronicle-warmer-0 = Es wurde warm auf der Welt.
chronicle-warmer-1 = Das Eis wich zurück.
chronicle-warmer-2 = Die Wärme kehrte zurück.
chronicle-cooler-0 = Es wurde kalt auf der Welt.
chronicle-cooler-1 = Frost kroch über die Meere.
chronicle-cooler-2 = Die Kälte kam wieder.
chronicle-waterworld-begins = Das Festland versank in einem tropischen Meer.
chronicle-waterworld-ends = Das Land stieg wieder aus dem Wasser.
chronicle-ozone = Hoch oben bildete sich eine Schicht aus Ozon.
chronicle-ozone-holds = Die Ozonschicht hielt das ultraviolette Licht ab.
chronicle-ozone-torn = Der Komet riss die Ozonschicht auf, und ultraviolettes Licht kam durch.
chronicle-oxygen-crisis = Das Sauerstoffzeitalter hatte begonnen.
chronicle-averted-0 = { $armageddon ->
    [greenhouse] Ein Treibhaus außer Kontrolle
   *[snowball] Eine Schneeball-Erde
 } drohte, doch { $player } rief Gaia an, und alles Leben zahlte für die Rettung.
chronicle-averted-1 = Wieder war das Ende nah ({ $armageddon ->
    [greenhouse] diesmal das Treibhaus
   *[snowball] diesmal das Eis
 }); { $player } bat um Gaias Gnade und bekam sie, gegen einen Preis.
chronicle-doomed-0 = { $armageddon ->
    [greenhouse] Das Treibhaus geriet außer Kontrolle
   *[snowball] Die Erde fror zu
 }, und nichts hielt es mehr auf: Dies war die letzte Runde.
chronicle-betrayed-0 = { $player } rief Gaia an, doch für Medea: { $others }. { $armageddon ->
    [greenhouse] Das Treibhaus geriet außer Kontrolle
   *[snowball] Die Erde fror zu
 }: Dies war die letzte Runde.

## Verluste

chronicle-coped-0 = Mit { $cause } kamen alle zurecht.
chronicle-coped-1 = Niemand litt unter { $cause }.
chronicle-killed-0 = { $cause } tötete { $dead }.
chronicle-killed-1 = { $cause } löschte { $dead } aus.
chronicle-killed-2 = { $cause } war das Ende für { $dead }.
chronicle-hurt-0 = { $cause } kostete { $victims } { $count ->
    [one] ein Chromosom
   *[other] { $number } Chromosomen
 }.
chronicle-hurt-1 = { $cause } schwächte { $victims } um { $count ->
    [one] ein Chromosom
   *[other] { $number } Chromosomen
 }.
chronicle-survived-0 = Für { $victims } blieb es bei Verlusten.
chronicle-survived-1 = Für { $victims } ging das Leben weiter, wenn auch geschwächt.
chronicle-burnt-0 = { $cause } vernichtete { $losses }.
chronicle-burnt-organs = Organe
chronicle-burnt-out = { $mutations } ({ $organism })
chronicle-hostless-0 = Für { $dead } fand sich kein anderer Wirt.
chronicle-abandoned-0 = Niemand blieb zurück, und das war das Ende für { $dead }.
chronicle-reverted-0 = { $cause } warf { $macro } zurück; übrig war nur { $organism }.

## Gene und Parasiten

chronicle-docks-0 = { $player } setzte { $parasite } auf { $host } an.
chronicle-docks-1 = { $player } bestimmte { $parasite } zum Parasiten für { $host }.
chronicle-docks-2 = { $player } hängte { $parasite } an { $host }.
chronicle-supplants-0 = { $player } setzte { $parasite } auf { $host } an und verdrängte den alten Parasiten.
chronicle-moves-0 = Für { $parasite } fand sich ein neuer Wirt: { $host }.
chronicle-gene-0 = { $player } trug Gene in { $target }; sie hatten { $organism } verlassen.
chronicle-gene-1 = Gene von { $player } verließen { $organism } und sprangen auf { $target } über.
chronicle-spreads-0 = Gene von { $player } verließen { $organism } und setzten sich { $refugium } fest.

## Geburten

chronicle-birth-first = Und dann war da Leben: { $player } weckte { $refugium } { $organism }.
chronicle-birth-0 = { $player } schuf Leben { $refugium }: { $organism }.
chronicle-birth-1 = Es regte sich Leben { $refugium }, und { $player } hatte { $organism }.
chronicle-birth-2 = { $player } zog { $refugium } { $organism } heran.
chronicle-descent-0 = Gene dazu gaben: { $ancestors }.
chronicle-stillborn-0 = Bionten gingen { $refugia } zugrunde, ehe etwas leben konnte.
chronicle-stillborn-1 = Die Chemie scheiterte { $refugia }: Bionten zerfielen.
chronicle-hopes-0 = Auf Leben { $refugia } warteten: { $players }.
chronicle-hopes-1 = Hoffnungen lagen { $refugia }, und zwar von { $players }.

## Wachstum

chronicle-mutation-0 = { $player } stattete { $organism } neu aus: { $mutations }.
chronicle-mutation-1 = { $player } veränderte { $organism }: { $mutations }.
chronicle-mutations-0 = Die Evolution ging weiter: { $changes }.
chronicle-mutations-1 = In vielen Genen gab es Neues: { $changes }.
chronicle-mutations-2 = Nicht jede Kopie glich ihrer Vorlage: { $changes }.
chronicle-mutations-in = { $mutations } ({ $organism })
chronicle-promotion-0 = { $player } verfeinerte das Erreichte: { $changes }.
chronicle-promotion-1 = { $player } entwickelte weiter: { $changes }.
chronicle-promotion-of = { $old } → { $new } ({ $organism })
chronicle-pollution-0 = Sauerstoff breitete sich { $place } aus, erzeugt durch { $polluters }.
chronicle-growth-first = Zum ersten Mal nahm ein Körper aus vielen Zellen Gestalt an: { $player } ließ { $organism } heranwachsen, von nun an { $macro }.
chronicle-growth-0 = { $player } ließ { $organism } heranwachsen, von nun an { $macro }.
chronicle-assimilated-0 = Fremdes Leben wurde für immer aufgenommen: { $parasite } durch { $host }.
chronicle-endosymbiont-0 = Bionten von { $players } blieben als Endosymbionten für { $organism }.
chronicle-organ-0 = { $count ->
    [one] Ein neues Organ für { $organism } bildete
   *[other] Neue Organe für { $organism } bildeten
 } sich.
chronicle-organ-1 = Es { $count ->
    [one] wuchs ein Organ
   *[other] wuchsen Organe
 } für { $organism }.
chronicle-landfall-first = Und dann verließ ein Wesen das Meer: { $player } führte { $macro } an Land, von nun an { $land }.
chronicle-landfall-0 = { $player } führte { $macro } an Land, von nun an { $land }.
chronicle-level-0 = { $habitat ->
    [sea] Im Meer
   *[land] An Land
 } fiel der Platz { $level ->
    [herbivore] des Pflanzenfressers
   *[carnivore] des Fleischfressers
 } an { $organism }.
chronicle-queen-0 = Das Wettrüsten tobte: { $organism } gegen { $target }.
chronicle-commandeered-0 = { $player } übernahm die Herrschaft über { $organism }.
chronicle-outlived-0 = Für { $host } war es das Ende, doch für { $macro } ging das Leben weiter.

## Die Runde im Ganzen

chronicle-lead-0 = { $player } lag nun mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
 } vorn.
chronicle-lead-1 = Mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
 } ging { $player } in Führung.
chronicle-lifeless-0 = Nichts war mehr am Leben.
chronicle-lifeless-1 = Wieder war die Welt ohne Leben.
chronicle-empty-0 = Die Welt lag leer.
chronicle-empty-1 = Niemand lebte, um es zu sehen.
chronicle-quiet-0 = Nichts regte sich.
chronicle-quiet-1 = Es war eine stille Zeit.
chronicle-quiet-2 = Die Felsen behielten ihre Geheimnisse.
chronicle-quiet-3 = Das Leben hielt den Atem an.

## Der Stammbaum

chronicle-tree-label = Stammbaum des Lebens in dieser Partie: Die Zeit läuft nach rechts, jeder Organismus hat seine Bahn
chronicle-lane = { $organism }, { $player }, Runde { $born } bis { $died }: { $cause }
chronicle-lane-living = { $organism }, { $player }, seit Runde { $born }, am Leben
chronicle-mark-refugium = Refugium { $refugium }, seit Runde { $turn }
chronicle-mark-birth = Runde { $turn }: { $player } erschafft { $organism } { $refugium }
chronicle-mark-docks = Runde { $turn }: { $parasite } als Parasit auf { $host }
chronicle-mark-moves = Runde { $turn }: neuer Wirt für { $parasite }: { $host }
chronicle-mark-gene = Runde { $turn }: Gene von { $player } ({ $organism } → { $target })
chronicle-mark-descent = Runde { $turn }: Gene für { $organism }: { $ancestor }
chronicle-mark-assimilated = Runde { $turn }: { $parasite }, aufgenommen durch { $host }
chronicle-mark-mutation = Runde { $turn }: { $mutation }
chronicle-mark-promotion = Runde { $turn }: { $old } → { $new }
chronicle-mark-growth = Runde { $turn }: { $macro }, ein Makroorganismus
chronicle-mark-landfall = Runde { $turn }: an Land als { $land }
chronicle-mark-endosymbiont = Runde { $turn }: Endosymbiont von { $player }
chronicle-mark-commandeered = Runde { $turn }: { $player } übernimmt
chronicle-mark-reverted = Runde { $turn }: wieder nur { $organism } ({ $cause })
chronicle-mark-queen = Runde { $turn }: Red Queen, { $organism } gegen { $target }
chronicle-mark-extinct = Runde { $turn }: Ende für { $organism } ({ $cause })
chronicle-mark-alive = am Leben
chronicle-mark-size = Die Breite ist die Zahl der Chromosomen.

chronicle-legend-birth = Leben aus einem Refugium
chronicle-legend-size = Breite: Chromosomen
chronicle-legend-docks = Parasit dockt an
chronicle-legend-gene = Gentransfer
chronicle-legend-mutation = Mutation
chronicle-legend-promotion = Aufstufung
chronicle-legend-endosymbiont = Endosymbiont
chronicle-legend-growth = Makroorganismus
chronicle-legend-landfall = Landgang
chronicle-legend-queen = Red Queen
chronicle-legend-commandeered = übernommen
chronicle-legend-alive = am Leben
chronicle-death-heat = Hitze
chronicle-death-oxygen = Sauerstoff
chronicle-death-uv = ultraviolettes Licht
chronicle-death-cancer = Krebs
chronicle-death-drought = Dürre
chronicle-death-gaia = Preis für abgewendetes Armageddon
chronicle-death-errors = Kopierfehler
chronicle-death-pollution = Verschmutzung
chronicle-death-host = mit dem Wirt gestorben
chronicle-death-supplanted = verdrängt, kein neuer Wirt
chronicle-death-abandoned = verlassen
chronicle-death-queen = Red Queen
chronicle-death-crowding = Überfüllung
chronicle-death-chimera = verschmolzen
chronicle-death-assimilated = im Wirt aufgegangen
chronicle-death-fate = ausgestorben
