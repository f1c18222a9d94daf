### Kartensätze: was an einem falsch ist, was in einem zum Ausfüllen steht und was geprüft wird

## Was falsch ist

pack-no-aftershock = nichts auf einem Nachbeben
pack-sides = Die Zahl der Seiten ist { $count }; ein Parasit hat 2.
pack-circles = Zwei Kreise haben dieselbe Farbe; jede Farbe gibt es höchstens einmal.
pack-cubes = vier Zahlen von 0 bis 9, für Rot, Gelb, Grün und Blau

## Anmerkungen in den Dateien eines Kartensatzes zum Ausfüllen

pack-hint-landform = Die vier Landformkarten von oben nach unten; hier ist nichts auszufüllen.

pack-hint-event =
    Die 24 Ereigniskarten.
    number     die kleine Nummer der Karte
    eon        hadean (Hadaikum, schwarzer Rücken), archean (Archaikum, rot), proterozoic (Proterozoikum, blau)
    landforms  die hellen Symbole in der Spalte am linken Rand: cosmic (Weltraum) ocean (Ozean) coastal (Küstenregion)
               continent (Festland); keines auf einem Nachbeben
    icons      die Reihe der Symbole von links nach rechts: heaven (+Himmel) earth (+Erde) smite (Niederschlagen) x o2
               cancer (Krebs) drought (Dürre), und uv mit seiner Zahl: uv0 ... uv4
    climate    das Symbol unten rechts: warm (rote Sonne) oder cool (blaue Schneeflocke), zweimal, wenn es zweimal da steht
    order      die Reihe der vier farbigen Spielersymbole von links nach rechts: red yellow green blue (Rot, Gelb, Grün,
               Blau); keine auf einem Nachbeben
    special    was der Text der Karte hinzufügt: aftershock (Nachbeben) waterworld (Wasserwelt) ozone (Ozonschicht)
               ignores_ozone (die Ozonschicht hilft nicht) immune_cosmic (Kometenschild)

pack-hint-placard =
    Die 16 Tafeln: vorn das Refugium, hinten das Bakterium.
    row         das Landformsymbol am linken Rand: cosmic (Weltraum) ocean (Ozean) coastal (Küstenregion)
                continent (Festland)
    colour      die Farbe der Tafel: red yellow green blue (Rot, Gelb, Grün, Blau)
    warm, cool  die Belebungswürfe neben der roten Sonne und neben der blauen Schneeflocke, etwa "1 2 3"
    slots       die Enzymfelder von links nach rechts: 4m für eine 4 mit Klötzchen und Scheibe (Manna-Tod), 4e mit einer
                Scheibe (Enzym-Tod)
    manna       die großen Quadrate der Manna-Struktur von links nach rechts
    dots        die Reihenfolge aller vier Farben in dieser Struktur, mit den kleinen Punkten
    smite_proof true, wo der grüne Schild gegen das Niederschlagen steht
    cost        true, wo das Zuteilen eines Bionten einen Katalysator kostet
    bacterium   auf der Rückseite: der Name, die Scheibe bei den Stoffwechsel-Chromosomen, die Scheibe für Drillinge
                (unten rechts)

pack-hint-mutation =
    Die 20 Mutationskarten: vorn der einfache Strang, hinten der doppelte.
    colour  vorn die Farbe der Karte, hinten die des Feldes mit »+«
    icons   heat_shield (Hitze-Abwehr, rot) o2_shield (Sauerstoff-Abwehr, grün) immunology (Spritze) spore (Spore) hgt
            fission (Teilung) nucleus (Zellkern) sex red_queen (Krone) pollution (Verschmutzung), und hinten dna; zweimal,
            wenn es zweimal da steht, "" wo keines ist

pack-hint-parasite =
    Die vier Parasitenkarten, beide Seiten.
    slots  die Farben der beiden Felder für krankheitsbefallene Klötzchen, etwa "blue red" für Blau und Rot
    icons  pollution, wo die Seite verschmutzt, "" wo nichts steht

pack-hint-macroorganism =
    Die acht Makroorganismen: vorn aquatisch (marine), hinten terrestrisch (terrestrial).
    needs          die Balken am linken Rand der aquatischen Seite, gezählt nach Rot, Gelb, Grün, Blau, etwa [0, 0, 3, 1]
    system         dasselbe für jede Seite
    organs         die farbigen Quadrate von oben nach unten; Zeilen ergänzen oder streichen, bis jedes Quadrat eine hat
    endosymbionts  die farbigen Kreise von oben nach unten; Zeilen ergänzen oder streichen, bis jeder Kreis eine hat
    icons          in der Blase, die auf Quadrat oder Kreis zeigt: heat_shield (Hitze-Abwehr) o2_shield (Sauerstoff-Abwehr)
                   immunology (Immunologie) red_queen uv_shield (UV-Abwehr) cancer_shield (Krebs-Abwehr) drought_shield
                   (Dürre-Abwehr); eine Blase für zwei Organe steht bei beiden; "" wo keines ist

## Was eine Prüfung sagt, die nicht bestanden ist

pack-other-eon = In einem anderen Äon: { $cards }.
pack-run = Vier in Folge bei: { $cards }.
pack-otherwise = Anders ist es bei: { $cards }.
pack-earlier = Früher: { $cards }.
pack-reveal = Von oben nach unten werden { $numbers } aufgedeckt.
pack-no-run = Vier in Folge gibt es nie.
pack-hides = { $card } zeigt nicht { $word }.
pack-they-show = Sie zeigen { $numbers }.
pack-shows = Zu sehen ist { $icons }.
pack-more = { $first } und { $second } zeigen mehr.
pack-find-parasite = Keine Seite eines Parasiten hat »{ $word }« im Namen.
pack-find-event = { $count } Ereignisse haben »{ $word }« im englischen Namen; es sollte eines sein.
pack-find-placard = { $count } Tafeln haben »{ $word }« im englischen Namen; es sollte eine sein.
pack-find-mutation = { $count } Mutationen haben eine Seite, die auf Englisch »{ $word }« heißt; es sollte eine sein.
pack-find-macro = { $count } Seiten von Makroorganismen haben »{ $word }« im englischen Namen; es sollte eine sein.
pack-no-bubble = Keine zwei Organe einer Seite haben dieselben Symbole.
pack-uv = { $sea } aquatische und { $land } terrestrische Seiten haben eine.
pack-elsewhere = Auch anderswo: { $cards }.
pack-have-one = Eine haben: { $cards }.
pack-lacks = Es fehlt: { $icons }.
pack-without-both = Nicht beide haben: { $cards }.
pack-all-both = Alle haben beide.
pack-slots = Die Enzymfelder sind { $slots }.
pack-right = Es liegt rechts von Blau.
pack-none = Es gibt keine.
pack-outcome = Belebungen, Manna-Tode und Enzym-Tode ergeben { $numbers }.

## Die Prüfungen

check-events-six-hadean-seven-archean-eleven-proterozoic = Ereignisse: sechs im Hadaikum, sieben im Archaikum, elf im Proterozoikum
check-archean-the-deck-is-complete = Archaikum: Der Stapel ist vollständig
check-hadean-three-events-of-the-example = Hadaikum: drei Ereignisse des Beispiels
check-proterozoic-four-events-of-the-example = Proterozoikum: vier Ereignisse des Beispiels
check-proterozoic-four-events-of-the-rules = Proterozoikum: vier Ereignisse der Regeln
check-events-20-in-a-game-17-in-a-short-one = Ereignisse: 20 im Spiel, 17 im kurzen
check-placards-three-three-five-and-five-a-row = Tafeln: drei, drei, fünf und fünf in den Reihen
check-mutations-twenty = Mutationen: zwanzig
check-parasites-one-of-each-colour = Parasiten: einer von jeder Farbe
check-parasites-two-different-sides = Parasiten: zwei verschiedene Seiten
check-macroorganisms-eight = Makroorganismen: acht
check-cards-sixty-and-sixteen-placards = Karten: sechzig, und sechzehn Tafeln
check-numbers-opabinia-13-cryogenian-snowball-50-comet-impactor-51 = Nummern: Opabinia 13, Cryogenium Schneeball 50, Kometkörper 51
check-numbers-no-two-cards-of-a-kind-have-the-same = Nummern: Keine zwei Karten einer Art haben dieselbe
check-numbers-clay-12-dust-15 = Nummern: Lehmhügel 12, Staub 15
check-events-aftershocks-and-only-they-lack-player-order-and-landforms = Ereignisse: Nachbeben und nur sie haben weder Spielerreihenfolge noch Landformen
check-events-a-player-order-names-each-colour-once = Ereignisse: Eine Spielerreihenfolge nennt jede Farbe einmal
check-events-each-landform-is-active-or-not = Ereignisse: Jede Landform ist aktiv oder nicht
check-events-uv-limits-from-0-to-4 = Ereignisse: UV-Limits von 0 bis 4
check-events-three-named-aftershocks = Ereignisse: drei namentlich genannte Nachbeben
check-events-an-aftershock-and-the-next-card-show-four-x-at-most = Ereignisse: Ein Nachbeben und die nächste Karte zeigen zusammen höchstens vier X
check-events-only-theia-big-whack-has-the-comet-shield = Ereignisse: Nur die Theia Riesenkollision hat den Kometenschild
check-events-a-cancer-exists = Ereignisse: Es gibt Krebs
check-events-a-drought-exists = Ereignisse: Es gibt eine Dürre
check-events-cancer-and-drought-are-proterozoic = Ereignisse: Krebs und Dürre gehören ins Proterozoikum
check-hadean-an-event-with-cosmic-inactive = Hadaikum: ein Ereignis mit inaktivem Weltraum
check-hadean-and-archean-three-cooling-and-two-climate-free-besides-the-huronian = Hadaikum und Archaikum: drei kalte und zwei ohne Klima außer der Paläoproterozoischen Vereisung
check-events-one-with-two-from-heaven-cosmic-and-ocean-active = Ereignisse: eines mit zweimal +Himmel, Weltraum und Ozean aktiv
check-proterozoic-three-events-with-smite = Proterozoikum: drei Ereignisse mit Niederschlagen
check-example-j1-to-j8-reveal-twelve-placards = Beispiel: J1 bis J8 decken zwölf Tafeln auf
check-example-the-fourth-cooling-in-a-row-comes-exactly-at-j12 = Beispiel: Die vierte Abkühlung in Folge kommt genau bei J12
check-mars-paleo-ocean-cool-cosmic-two-from-heaven = Mars Paleo-Ozean: kalt, Weltraum, zweimal +Himmel
check-mars-paleo-ocean-blue-before-green = Mars Paleo-Ozean: Blau vor Grün
check-theia-aftershock-without-climate-or-new-refugia = Theia: Nachbeben ohne Klima und ohne neue Refugien
check-theia-smites-and-harms-organisms = Theia: schlägt nieder und schadet Organismen
check-accretion-warm-two-from-heaven = Meteorakkretion: warm, zweimal +Himmel
check-waterworld-cosmic-and-continent-inactive = Wasserwelt: Weltraum und Festland inaktiv
check-bombardment-aftershock-warm-uv-1 = Bombardement: Nachbeben, warm, UV 1
check-ur-no-climate-continent-active = Ur: kein Klima, Festland aktiv
check-clathrate-gun-one-smite-o2-from-earth = Klathrat Gewehr: einmal Niederschlagen, O2, +Erde
check-huronian-cool-one-o2-two-from-earth = Paläoproterozoische Vereisung: kalt, ein O2, zweimal +Erde
check-huronian-green-before-blue = Paläoproterozoische Vereisung: Grün vor Blau
check-huronian-red-before-green-and-blue = Paläoproterozoische Vereisung: Rot vor Grün und Blau
check-hydrocarbon-fog-cool-one-x-uv-2 = Kohlenwasserstoffnebel: kalt, ein X, UV 2
check-hydrocarbon-fog-ocean-and-continent-active = Kohlenwasserstoffnebel: Ozean und Festland aktiv
check-vaalbara-cool-cosmic-and-coastal-active = Vaalbara: kalt, Weltraum und Küstenregion aktiv
check-super-flare-smite-two-x-uv-2 = Superflare: Niederschlagen, zwei X, UV 2
check-super-flare-cosmic-and-ocean-active = Superflare: Weltraum und Ozean aktiv
check-ocean-overturn-no-climate-no-x = Kippen des Meeres: kein Klima, kein X
check-ocean-overturn-one-smite = Kippen des Meeres: einmal Niederschlagen
check-nitrogen-famine-no-climate-three-smites = Stickstoff Hungersnot: kein Klima, dreimal Niederschlagen
check-nitrogen-famine-one-x = Stickstoff Hungersnot: ein X
check-cryogenian-cool-two-o2-no-uv-below-3 = Cryogenium: kalt, zwei O2, kein UV unter 3
check-cryogenian-cosmic-active = Cryogenium: Weltraum aktiv
check-oceans-rust-out-aftershock-with-two-o2 = Ozeanverrostung: Nachbeben mit zwei O2
check-comet-impactor-its-uv-passes-the-ozone-layer = Kometkörper: Sein UV durchdringt die Ozonschicht
check-ozone-layer-one-event-forms-it = Ozonschicht: Ein Ereignis bildet sie
check-pangea-breakup-cosmic-inactive-ocean-active = Pangäa Zerfall: Weltraum inaktiv, Ozean aktiv
check-waterworld-no-icons = Wasserwelt: keine Symbole
check-vaalbara-two-new-refugia = Vaalbara: zwei neue Refugien
check-bombardment-and-ur-two-x-no-smite-two-from-earth = Bombardement und Ur: zwei X, kein Niederschlagen, zweimal +Erde
check-clathrate-gun-smite-left-of-the-new-refugium = Klathrat Gewehr: Niederschlagen links vom neuen Refugium
check-placards-three-are-smite-proof = Tafeln: Drei sind vor dem Niederschlagen sicher
check-cosmic-dust-smite-proof = Weltraum: Staub, vor dem Niederschlagen sicher
check-cosmic-deep-hot-biosphere-smite-proof = Weltraum: Tiefe heiße Biosphäre, vor dem Niederschlagen sicher
check-cosmic-mars-not-smite-proof = Weltraum: Mars, nicht vor dem Niederschlagen sicher
check-ocean-green-rust-fumarole = Ozean: Grüne Rostfumarole
check-ocean-vent-the-third-smite-proof-one = Ozean: Schlot, die dritte vor dem Niederschlagen sichere Tafel
check-continent-zinc = Festland: Zink
check-continent-volcano = Festland: Vulkan
check-continent-brine = Festland: Sole
check-continent-warm-pond-not-smite-proof = Festland: Warmer Teich, nicht vor dem Niederschlagen sicher
check-continent-tholin-clouds-not-smite-proof = Festland: Tholin-Wolken, nicht vor dem Niederschlagen sicher
check-volcano-its-manna-and-warm-life = Vulkan: sein Manna und die Belebungswürfe in der Wärme
check-volcano-open-with-two-enzymes = Vulkan: offen mit zwei Enzymen
check-volcano-in-the-cold = Vulkan: in der Kälte
check-volcano-thioester-life-red = Vulkan: Thioester-Lebensform, rot
check-dust-cool-life-and-manna = Staub: Belebungswürfe in der Kälte und Manna
check-deep-hot-biosphere-life-and-deaths = Tiefe heiße Biosphäre: Belebungswürfe und Tode
check-deep-hot-biosphere-red-discs = Tiefe heiße Biosphäre: rote Scheiben
check-mars-all-four-colours-blue-leftmost = Mars: alle vier Farben, Blau ganz links
check-mars-slot-1-is-4m-1-and-4-are-warm-life = Mars: Feld 1 ist 4m; 1 und 4 beleben in der Wärme
check-mars-1-2-3-kill-nothing-4-no-enzyme = Mars: 1, 2, 3 töten nichts, 4 kein Enzym
check-mars-red-metabolism = Mars: roter Stoffwechsel
check-green-rust-2-is-safe-warm-life = Grüne Rostfumarole: 2 belebt in der Wärme und tötet nichts
check-green-rust-amyloid-hydrolysis = Grüne Rostfumarole: Amyloid-Hydrolyse
check-zinc-2-is-safe-warm-life = Zink: 2 belebt in der Wärme und tötet nichts
check-zinc-pna = Zink: PNA
check-warm-pond-green-blue-leftmost-red = Warmer Teich: grün; Blau ganz links, Rot
check-tholin-clouds-yellow-leftmost = Tholin-Wolken: Gelb ganz links
check-vent-all-four-colours-1-is-cool-life-6m = Schlot: alle vier Farben, 1 belebt in der Kälte, 6m
check-vent-metal-glycolysis = Schlot: Metall-Glykolyse
check-alkaline-seep-pyrite-reduction = Alkalische Erdgasausströmung: Pyrit-Reduktion
check-clay-mound-two-blue-red-leftmost = Lehmhügel: zweimal Blau, Rot ganz links
check-placards-only-the-deep-hot-biosphere-costs-a-catalyst = Tafeln: Nur die Tiefe heiße Biosphäre kostet einen Katalysator
check-placards-all-but-the-eutectic-brine-have-both-deaths-on-a-6 = Tafeln: Alle außer der Eutektischen Sole haben beide Tode auf einer 6
check-dust-slot-1-is-3m-or-4m-the-other-follows-and-so-does-4e = Staub: Feld 1 ist 3m oder 4m, das andere folgt, und 4e auch
check-dust-green-left-of-blue = Staub: Grün links von Blau
check-clay-mound-three-slots-at-least = Lehmhügel: mindestens drei Enzymfelder
check-gna-lipid-world-a-blue-placard-with-blue-discs = GNA-Lipidwelt: eine blaue Tafel mit blauen Scheiben
check-placards-metabolism-has-the-colour-of-the-placard = Tafeln: Der Stoffwechsel hat die Farbe der Tafel
check-placards-each-orders-all-four-colours = Tafeln: Jede ordnet alle vier Farben
check-placards-six-cubes-at-most = Tafeln: höchstens sechs Klötzchen
check-placards-four-of-each-colour = Tafeln: vier von jeder Farbe
check-placards-a-front-about-the-sunlit-surface-of-the-sea = Tafeln: eine Vorderseite über das sonnige Meer
check-roll-dust-cool-one-enzyme-3-4 = Wurf: Staub, kalt, ein Enzym, 3 4
check-roll-dust-cool-no-enzyme-3-4 = Wurf: Staub, kalt, kein Enzym, 3 4
check-roll-deep-hot-biosphere-cool-3-5 = Wurf: Tiefe heiße Biosphäre, kalt, 3 5
check-roll-mars-warm-4-4 = Wurf: Mars, warm, 4 4
check-roll-green-rust-warm-2-2 = Wurf: Grüne Rostfumarole, warm, 2 2
check-roll-mars-warm-one-enzyme-1-4 = Wurf: Mars, warm, ein Enzym, 1 4
check-roll-mars-warm-one-enzyme-1-2-2-3 = Wurf: Mars, warm, ein Enzym, 1 2 2 3
check-roll-warm-pond-warm-2-4-6-6 = Wurf: Warmer Teich, warm, 2 4 6 6
check-roll-zinc-warm-2-2 = Wurf: Zink, warm, 2 2
check-roll-volcano-cool-1-1 = Wurf: Vulkan, kalt, 1 1
check-roll-volcano-warm-two-enzymes-1-4-4-6 = Wurf: Vulkan, warm, zwei Enzyme, 1 4 4 6
check-roll-vent-cool-1-1-3-6-6 = Wurf: Schlot, kalt, 1 1 3 6 6
check-roll-alkaline-seep-cool-3-3-3-3 = Wurf: Alkalische Erdgasausströmung, kalt, 3 3 3 3
check-mutations-every-back-has-dna = Mutationen: Jede Rückseite hat DNA
check-mutations-no-front-has-dna = Mutationen: Keine Vorderseite hat DNA
check-mutations-fission-only-on-unpromoted-yellow-ones = Mutationen: Teilung nur auf nicht aufgestuften gelben
check-mutations-no-promoted-side-has-a-heat-shield = Mutationen: Keine aufgestufte Seite hat eine Hitze-Abwehr
check-mutations-each-ability-exists = Mutationen: Jede Fähigkeit gibt es
check-mutations-two-with-sex = Mutationen: zwei mit Sex
check-mutations-two-with-hgt = Mutationen: zwei mit HGT
check-mutations-several-heat-shields-in-front = Mutationen: mehrere Hitze-Abwehren auf Vorderseiten
check-mutations-four-red-queens-in-front = Mutationen: vier Red Queens auf Vorderseiten
pack-same-colour = Dieselbe ist es auf { $cards }.
check-mutations-the-added-colour-is-another-one = Mutationen: Die hinzugefügte Farbe ist eine andere
check-mutations-a-green-front-of-little-use = Mutationen: eine grüne Vorderseite mit wenig Nutzen
check-mutations-green-polluters = Mutationen: grüne Verschmutzer
check-tmrna-blue-red-queen-polluter = tmRNA: blau, Red Queen, Verschmutzer
check-tmrna-promotes-to-helicase-with-yellow = tmRNA: wird mit Gelb zur Helikase aufgestuft
check-rna-ribozyme-blue-one-heat-shield = RNA Ribozym: blau, eine Hitze-Abwehr
check-trna-blue-polluter = tRNA: blauer Verschmutzer
check-hox-genes-the-back-of-a-blue-card-with-red = Hox-Gen: die Rückseite einer blauen Karte, mit Rot
check-cytochromes-yellow = Zytochrom: gelb
check-quorum-sensing-yellow-red-queen = Quorum Sensing: gelb, Red Queen
check-rna-polymerase-red-red-queen = RNA Polymerase: rot, Red Queen
check-superoxide-dismutase-red-no-heat-shield = Superoxid Dismutase: rot, keine Hitze-Abwehr
check-ribosome-rna-red-no-heat-shield = Ribosomale RNA: rot, keine Hitze-Abwehr
check-chloroplast-symbiont-green-polluter = Chloroplasten Symbiont: grüner Verschmutzer
check-cytoplasmic-streaming-yellow-added = Plasmaströmung: Gelb kommt dazu
check-cytoplasmic-streaming-polluter = Plasmaströmung: Verschmutzer
check-calvin-cycle-green = Calvin Zyklus: grün
check-mitochondria-yellow-fission = Mitochondrien: gelb, Teilung
check-mitochondria-promotes-to-atp-synthase = Mitochondrien: werden zur ATP Synthase aufgestuft
check-atp-synthase-immunology = ATP Synthase: Immunologie
check-mrna-blue-or-yellow = mRNA: blau oder gelb
check-reductive-citric-acid-cycle-yellow = Reduktiver Citratzyklus: gelb
check-oxygen-respiration-its-back-with-green = Sauerstoff Atmung: seine Rückseite, mit Grün
check-riboswitches-red-queen = Riboswitches: Red Queen
check-cytochromes-one-heat-shield-none-in-the-first-edition = Zytochrom: eine Hitze-Abwehr, keine in der ersten Ausgabe
check-camp-pheromones-one-red-queen = cAMP Pheromone: eine Red Queen
check-cyanobacteria-green-slots-blue-and-red-polluter = Cyanobakterien: grün, Felder Blau und Rot, Verschmutzer
check-salmonella-green-slots-blue-and-yellow = Salmonellen: grün, Felder Blau und Gelb
check-virus-blue-with-a-green-slot = Virus: blau mit einem grünen Feld
check-viroid-blue-with-a-red-slot = Viroid: blau mit einem roten Feld
check-prion-red-with-a-green-slot = Prionen: rot mit einem grünen Feld
check-malaria-yellow = Malaria: gelb
check-parasites-slots-differ-from-each-other-and-from-the-card = Parasiten: Die Felder haben verschiedene Farben, und keine ist die der Karte
check-macroorganisms-pairs-of-sides-as-in-the-table = Makroorganismen: Paare von Seiten wie in der Tabelle
check-macroorganisms-marine-system-chromosomes-as-in-the-table = Makroorganismen: aquatische System-Chromosomen wie in der Tabelle
check-macroorganisms-they-cost-their-marine-system-chromosomes = Makroorganismen: Sie kosten ihre aquatischen System-Chromosomen
check-macroorganisms-terrestrial-totals-as-in-the-table = Makroorganismen: terrestrische Summen wie in der Tabelle
check-macroorganisms-marine-organs-are-the-difference-of-the-two = Makroorganismen: Aquatische Organe sind der Unterschied zwischen beiden
check-trilobites-chitin-cuticle-and-shelled-egg = Trilobiten: Chitinpanzer und Eier mit Schale
check-sea-stars-brain-eyes-a-green-kidney = Seesterne: Gehirn, Augen, eine grüne Niere
check-dickinsonia-three-organs = Dickinsonia: drei Organe
check-dickinsonia-a-green-rhizomorph-with-uv-shield = Dickinsonia: ein grünes Rhizomorph mit UV-Abwehr
check-seaweed-leaves-and-a-green-chloroplast = Seetang: Blätter und ein grüner Chloroplast
check-lamp-shells-yellow-mitochondria = Armfüßer: gelbe Mitochondrien
check-sea-stars-mitochondria-shield-from-cancer = Seesterne: Mitochondrien schützen vor Krebs
check-insects-red-defensin-peptides = Insekten: rote Defensine
check-amphibians-gut-bacteria-without-drought-shield = Amphibien: Darmbakterien ohne Dürre-Abwehr
check-amphibians-blue-antibodies-with-immunology = Amphibien: blaue Antikörper mit Immunologie
check-earthworms-a-red-brain = Regenwürmer: ein rotes Gehirn
check-macroorganisms-at-most-one-circle-of-a-colour = Makroorganismen: höchstens ein Kreis von jeder Farbe
check-macroorganisms-a-red-queen-exists = Makroorganismen: Es gibt eine Red Queen
check-macroorganisms-a-heat-shield-exists = Makroorganismen: Es gibt eine Hitze-Abwehr
check-macroorganisms-an-o2-shield-exists = Makroorganismen: Es gibt eine Sauerstoff-Abwehr
check-macroorganisms-uv-shields-on-organ-and-circle = Makroorganismen: UV-Abwehr auf Organ und Kreis
check-macroorganisms-cancer-shields-on-organ-and-circle = Makroorganismen: Krebs-Abwehr auf Organ und Kreis
check-macroorganisms-drought-shields-on-organ-and-circle = Makroorganismen: Dürre-Abwehr auf Organ und Kreis
check-macroorganisms-immunology-on-organ-and-circle = Makroorganismen: Immunologie auf Organ und Kreis
check-macroorganisms-uv-shields-are-rarer-on-land = Makroorganismen: UV-Abwehr ist an Land seltener
check-macroorganisms-two-organs-share-a-bubble = Makroorganismen: Zwei Organe teilen sich eine Blase
check-metabolic-rates-arrow-worm-3-dickinsonia-1-seaweed-0-sea-star-5-with-a-yellow-biont = Stoffwechselraten: Pfeilwürmer 3, Dickinsonia 1, Seetang 0, Seesterne 5 mit einem gelben Bionten
check-seaweed-9-points-with-one-organ-and-a-green-guest-4-for-the-guest = Seetang: 9 Punkte mit einem Organ und einem grünen Gast, 4 für den Gast

## Was sich nicht prüfen lässt, und warum

check-pieces-64-cubes-48-discs-16-bionts-12-dice = Spielmaterial: 64 Klötzchen, 48 Scheiben, 16 Bionten, 12 Würfel
untestable-pieces-64-cubes-48-discs-16-bionts-12-dice = Klötzchen, Scheiben, Bionten und Würfel gehören nicht zu einem Kartensatz.
check-numbers-card-44-has-no-cooling-icon = Nummern: Karte 44 hat kein Symbol für Abkühlung
untestable-numbers-card-44-has-no-cooling-icon = Gemeint ist ein Entwurf; die fertige Karte 44 ist der Kohlenwasserstoffnebel, den Beispiel J7 kalt nennt.
check-events-one-climate-icon-at-most = Ereignisse: höchstens ein Klimasymbol
untestable-events-one-climate-icon-at-most = Die öffentlichen Kartendaten haben zwei Sonnen auf den Mackenzie Flutbasalten, und die Regel zählt Symbole.
check-events-1-5-to-3-aftershocks-a-game = Ereignisse: 1,5 bis 3 Nachbeben im Spiel
untestable-events-1-5-to-3-aftershocks-a-game = Aus der Länge eines Spiels geschätzt; die öffentlichen Daten haben vier Nachbeben, 3,3 je Spiel.
check-vaalbara-continent-active = Vaalbara: Festland aktiv
untestable-vaalbara-continent-active = Daraus erschlossen, wer den Vulkan verlassen konnte; in den öffentlichen Kartendaten ist es inaktiv.
check-volcano-3-or-5-is-neutral-in-the-cold = Vulkan: 3 oder 5 ist in der Kälte ohne Folgen
untestable-volcano-3-or-5-is-neutral-in-the-cold = Der vierte Würfel dieses Wurfs steht nicht da; die öffentlichen Felder haben auf beiden einen Tod.
check-placards-number-62-is-green-with-the-theme-of-sunlit-shallow-seas = Tafeln: Nummer 62 ist grün und handelt vom sonnigen Flachmeer
untestable-placards-number-62-is-green-with-the-theme-of-sunlit-shallow-seas = Die Tafeln sind dort anders gezählt, und Grün ist die Farbe einer Theorie; geprüft wird nur das Thema.
check-placards-blue-is-often-leftmost = Tafeln: Blau ist oft ganz links
untestable-placards-blue-is-often-leftmost = Der Text sagt oft, nicht wie oft.
check-clay-mound-two-deaths-with-two-enzymes-placed = Lehmhügel: zwei Tode bei zwei gesetzten Enzymen
untestable-clay-mound-two-deaths-with-two-enzymes-placed = Die Augen dieses Wurfs stehen nicht da.
check-warm-pond-first-roll-5-5-6-6 = Warmer Teich: erster Wurf 5 5 6 6
untestable-warm-pond-first-roll-5-5-6-6 = Er wurde wiederholt, deshalb steht sein Ergebnis nicht da.
check-mutations-names-of-bacteria-in-front-of-eukaryotes-behind = Mutationen: vorn Namen von Bakterien, hinten von Eukaryoten
untestable-mutations-names-of-bacteria-in-front-of-eukaryotes-behind = Biologie, die ein Programm nicht beurteilen kann.
check-mutations-three-of-one-organism-hold-two-red-and-one-heat-shield = Mutationen: Drei eines Organismus haben zwei rote und eine Hitze-Abwehr
untestable-mutations-three-of-one-organism-hold-two-red-and-one-heat-shield = Das folgt aus den Prüfungen der einzelnen Karten.
check-parasites-two-open-circles-for-bionts = Parasiten: zwei offene Kreise für Bionten
untestable-parasites-two-open-circles-for-bionts = Die Kreise begrenzen nichts, deshalb stehen sie nicht im Kartensatz.
check-macroorganisms-dickinsonia-s-two-additional-blue-cubes = Makroorganismen: die zwei zusätzlichen blauen Klötzchen von Dickinsonia
untestable-macroorganisms-dickinsonia-s-two-additional-blue-cubes = Ein Druckfehler: Die Summe derselben Zeile und das Beispiel lassen nur eines zu.
check-macroorganisms-first-edition-values-of-lamp-shells-and-dickinsonia = Makroorganismen: Werte der ersten Ausgabe von Armfüßern und Dickinsonia
untestable-macroorganisms-first-edition-values-of-lamp-shells-and-dickinsonia = Der Text sagt, dass sie geändert wurden, aber nicht, wie sie waren.
check-cards-which-row-a-mutation-starts-in = Karten: in welcher Reihe eine Mutation beginnt
untestable-cards-which-row-a-mutation-starts-in = Mutationen werden in vier Stapel gemischt; keine Karte hat eine Reihe.

## Worte, die auf dem Eingabetisch zur Wahl stehen

desk-word-hadean = { board-eon-hadean }
desk-word-archean = { board-eon-archean }
desk-word-proterozoic = { board-eon-proterozoic }
desk-word-cosmic = { row-cosmic }
desk-word-ocean = { row-ocean }
desk-word-coastal = { row-coastal }
desk-word-continent = { row-continent }
desk-word-red = rot
desk-word-yellow = gelb
desk-word-green = grün
desk-word-blue = blau
