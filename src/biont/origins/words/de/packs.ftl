### Kartensätze: was an einem falsch ist, was in einem auszufüllenden steht und was geprüft wird

## Probleme

pack-icons = Symbole aus { $icons }, eine Leiste mit einer Stufe wie footprint 3, und cull I bis III
pack-activities = Aktivitäten aus { $icons }, eine Leiste mit einer Stufe wie footprint 3, vielleicht mit einer Folge: war -> energy 5
pack-requirements = Voraussetzungen: menopause, eine Leiste mit einer Stufe wie energy 4, oder eine Stadt (city): any, { $cities }
pack-events = zwei Ereignisse aus { $events }, oder catastrophe mit dem Kürzel einer auf der Weltkarte
pack-stages = eine Liste von Stufen von 0 bis 10
pack-grid = eine Reihe und eine Spalte wie [3, 17]
pack-corner = eine Ecke wie c17: ihre Linie von Norden, halbe Hexfelder von Westen
pack-corners = sechs Buchstaben im Uhrzeigersinn von oben: l für Land, w für Wasser, - für keine Ecke
pack-needs = eine Leiste mit einer Stufe wie metallurgy 4
pack-orientations = beide Ausrichtungen haben dieselbe Disziplin; eine Karte hat zwei.
pack-spaces = Kürzel anderer Felder
pack-dice = sechs Buchstaben von Norden nach Süden: w für einen weißen Würfel, g für einen grünen, - für keinen
pack-find-number = Keine Karte hat die Nummer { $number }.
pack-find-hex = Kein Hexfeld heißt »{ $word }«.
pack-find-spot = Kein Ort heißt »{ $word }«.
pack-find-resource = Dort hat keine Ressource »{ $word }« im Namen.
pack-find-space = Kein Feld der Philosophie heißt »{ $word }«.
pack-find-centre = Als Mitte gekennzeichnete Felder: { $count }; es sollte eines sein.
pack-find-start = Die Farbe { $colour } hat keinen Startort.
pack-out-of-place = Nicht am Platz: { $cards }.
pack-called = Sie heißt { $card }.
pack-not-these = Nicht so: { $cards }.
pack-lacks = Es fehlen: { $icons }.
pack-no-walk = Man kann nicht hinlaufen.
pack-no-ice = Das Eis versperrt den Weg nicht.
pack-no-boats = Boote kommen nicht um das Eis herum.
pack-isle = { $word } ist nicht so.
error-pack-no-space = spaces.toml: { $space }: adjacent: { $code } steht da; die Felder sind { $spaces }.
error-pack-hex-taken = { $file }: { $hex }: at: in Reihe { $row }, Spalte { $column } liegt schon ein anderes Hexfeld.
error-pack-spot-nowhere = spots.toml: { $spot }: { $corner } ist keine Ecke eines Hexfelds oder hat schon einen Namen.

## Bemerkungen in den Dateien eines auszufüllenden Kartensatzes

pack-hint-challenge =
    Die 84 Herausforderungskarten.
    number         die Nummer der Karte
    epoch          I, II, III oder IV, in der rechten oberen Ecke
    religious      true, wo daneben das religiöse Symbol steht
    events         die beiden runden Symbole von links nach rechts: crowd disease (Massenseuche), zoonotic disease (Zoonose),
                   cooling (Abkühlung), warming (Erwärmung), deforestation (Entwaldung), forestation (Bewaldung), pollution
                   (Verschmutzung), famine (Hungersnot), crisis (Krise), dictator left und dictator right (linker und rechter
                   Diktator), oder catastrophe mit dem Kürzel der Katastrophe in world.toml: "catastrophe toba"
    eureka         alle Symbole: encephalize, abstraction, art, prayer, demagogue, purge, oder eine Leiste mit ihrer Zahl,
                   etwa "footprint 3"
    requires       was nach REQ steht, wobei eines genügt: menopause, oder eine Leiste mit ihrer Stufe; [] für nichts
    rainbow        dissent, wo eine Figur auf dem Regenbogen steht, sonst plain
    first, second  die beiden Ausrichtungen: culture (weiß), politics (lila) oder industry (rot), und die Aktivitäten, die auf
                   der Karte durch »/« getrennt sind; ein Pfeil wird geschrieben wie in "war -> metallurgy 3".

pack-hint-idea =
    Die 119 Ideen.
    number         die Nummer der Karte
    epoch          I, II, III oder IV
    deck           die Disziplin auf der Rückseite: culture (weiß), politics (lila) oder industry (rot)
    eureka         alle Symbole: encephalize, abstraction, art, prayer, demagogue, invent, cull I bis III, oder eine Leiste mit
                   ihrer Zahl
    requires       was nach REQ steht, wobei eines genügt: menopause, eine Leiste mit ihrer Stufe, oder eine Stadt: city any
                   (beliebig), city war animal (Kriegstier), city work animal (Arbeitstier), city biofuel (Biobrennstoff), city
                   horticulture (Nutzpflanzen), city metal (Metall), city oil (Öl), city uranium (Uran); [] für nichts
    first, second  die beiden Ausrichtungen und die Aktivitäten jeder

pack-hint-comet =
    Die vier Kometen.
    compares    mysticism (Mystik), urbanization (Urbanisierung), diversity (Vielfalt), oder none auf dem letzten
    discipline  wohin die Siegplättchen kommen

pack-hint-crown =
    Die vier Kronen.
    discipline  die Farbe der Vorderseite: culture, politics oder industry
    bonus       die Symbole daneben, [] für nichts

pack-hint-species =
    Die vier Speziestafeln.
    first        der Name der Spezies in der ersten Auswanderung
    culture ...  die beiden Reihen in jeder Disziplin, und was die obere im Grundspiel außerdem hat, mit der Umwelt, die es
                 braucht

pack-hint-space =
    Die Felder der Philosophie. Sind es andere, so gehört own = ["space"] in pack.toml, und alle sind hier zu schreiben.
    arm       centre (Mitte), up (oben), left (links) oder right (rechts)
    favours   die Disziplin des farbigen »+«
    shuts     die Disziplin, die nicht gewertet wird
    chaos_if  enslave, preach oder war, wo »+1 CHAOS IF« steht
    crisis    genocide (Völkermord), civil war (Bürgerkrieg) oder economic crisis (Wirtschaftskrise)
    adjacent  die Kürzel der Felder, mit denen eine Linie es verbindet

pack-hint-track =
    Die sechs Technologieleisten.
    stages   die Zahlen von links nach rechts
    bonuses  die Stufen, die anderswo einen freien Fortschritt geben

pack-hint-hex =
    Die Hexfelder der Weltkarte. Für eine andere Karte gehört own = ["hex", "spot"] in pack.toml, und alle sind hier zu schreiben.
    at         Reihe und Spalte; die Reihen laufen von Norden nach Süden, ungerade stehen ein halbes Hexfeld weiter östlich
    terrain    ocean (blaue Scheibe), shelf (blauer Ring) oder continental
    ring       blue (blau), white (weiß), orange, green (grün) oder none (keiner); Sterne wie aufgedruckt
    corners    die Orte im Uhrzeigersinn von oben: l für Land, w für Wasser, - wo das Hexfeld abgeschnitten ist
    resources  horticulture (Nutzpflanzen), biofuel (Biobrennstoff), work animal (Arbeitstier), war animal (Kriegstier), luxury
               (Luxusgut), metal (Metall), oil (Öl), uranium (Uran); die letzten vier mit dem, was sie brauchen

pack-hint-spot =
    Orte mit einem Namen, einer Startfarbe oder zwei Stellen.
    at      die Ecke: ein Buchstabe für ihre Linie von Norden und eine Zahl halber Hexfelder von Westen
    also    die andere Stelle eines Ortes an beiden Rändern der Weltkarte
    ground  land (Land) oder water (Wasser), falls es etwas anderes ist, als die Hexfelder darum sagen
pack-hint-site =
    Die Hexfelder der freien Seite der Karte, bevor Hexplättchen darauf liegen; Felder wie in world.toml.
pack-hint-chit =
    Die 26 Hexplättchen der freien Karte.
    littoral  die Seite mit blauem oder weißem Ring; Felder wie in world.toml, ohne Ort
    inland    die andere Seite
    start     black, white, orange oder green, wo ein Startpunkt aufgedruckt ist, und zwar an der ersten Landecke von
              oben; sonst weglassen
pack-hint-craton =
    Die Kratone von Bios:Megafauna: vier der Erde, zwei des Mars, zwei der Venus.
    planet   earth, mars oder venus
    terrain  sieben Wörter: die Mitte, dann die Augen 1 bis 6 eines Würfels, im Uhrzeigersinn von rechts oben; weeds,
             swamp, sea, highland oder basin
    start    die Farbe, die hier beginnt, und on_face, wo; sonst beides weglassen
pack-hint-strip =
    Die Breitenstreifen von Bios:Megafauna, vom kältesten bis zum wärmsten.
    dice  sechs Buchstaben von Norden nach Süden: w für einen weißen Würfel, g für einen grünen, - für keinen

## Namen der Prüfungen

check-cards-84-challenge-cards-119-ideas-4-comets = Karten: 84 Herausforderungskarten, 119 Ideen, 4 Kometen
check-comets-i-ii-iii-and-iv = Kometen: I, II, III und IV
check-ideas-twelve-piles-of-three-or-more = Ideen: zwölf Stapel zu dreien oder mehr
check-challenges-eleven-or-more-in-epoch-i-four-or-more-in-the-others = Herausforderungen: elf oder mehr in Epoche I, vier oder mehr in den anderen
check-cards-no-two-have-the-same-number = Karten: keine zwei haben dieselbe Nummer
check-cards-challenge-cards-1-to-84-ideas-85-to-203-by-epoch = Karten: Herausforderungskarten 1 bis 84, Ideen 85 bis 203, nach Epochen
check-card-9-grave-goods = Karte 9: Grabbeigaben
check-card-14-musilanguage = Karte 14: Musiksprache
check-card-19-earworms = Karte 19: Ohrwürmer
check-card-24-internal-monologue = Karte 24: innerer Monolog
check-card-34-gilgamesh = Karte 34: Gilgamesch
check-card-67-united-nations = Karte 67: Vereinte Nationen
check-card-69-televangelists = Karte 69: Fernsehprediger
check-card-76-florence-nightingale = Karte 76: Florence Nightingale
check-card-79-napoleon = Karte 79: Napoleon
check-card-98-drugs = Karte 98: Drogen
check-card-116-handaxe = Karte 116: Faustkeil
check-card-120-lomekwi = Karte 120: Lomekwi
check-card-144-ard-plow = Karte 144: Hakenpflug
check-card-146-wheeled-vehicles = Karte 146: Räderfahrzeuge
check-card-178-broadcasting = Karte 178: Rundfunk
check-card-184-natural-rights = Karte 184: Naturrechte
check-epochs-earworms-and-musilanguage-in-i-internal-monologue-in-ii = Epochen: Ohrwürmer und Musiksprache in I, innerer Monolog in II
check-foundations-each-has-a-eureka = Fundamente: jedes hat ein Heureka
check-events-each-kind-occurs = Ereignisse: jede Art kommt vor
check-foundations-each-pair-of-colours-in-each-epoch = Fundamente: jedes Farbenpaar in jeder Epoche
check-dictators-they-purge-and-nobody-else-does = Diktatoren: sie säubern, und sonst niemand
check-dictators-leftist-and-rightist-ones = Diktatoren: linke und rechte
check-dictators-one-event-of-a-card-at-most = Diktatoren: höchstens ein Ereignis einer Karte
check-grave-goods-religious-and-no-dictator = Grabbeigaben: religiös und kein Diktator
check-foundations-several-religious-ones = Fundamente: mehrere religiöse
check-earworms-a-dissent-and-a-side-that-is-not-industry = Ohrwürmer: ein Dissensfeld und eine Seite, die nicht Industrie ist
check-earworms-the-other-side-is-industry = Ohrwürmer: die andere Seite ist Industrie
check-united-nations-abstraction-or-exogamy-with-footprint-6-in-culture = Vereinte Nationen: Abstraktion oder Exogamie mit Fußabdruck 6 in der Kultur
check-televangelists-a-dictator = Fernsehprediger: ein Diktator
check-televangelists-prayer-and-purge = Fernsehprediger: Gebet und Säuberung
check-televangelists-spread-war-or-prayer-with-preach-in-culture = Fernsehprediger: Ausbreitung, Krieg oder Gebet mit Predigt in der Kultur
check-napoleon-crisis-then-rightist-dictator = Napoleon: Krise, dann rechter Diktator
check-napoleon-a-culture-side = Napoleon: eine Kulturseite
check-foundations-some-with-a-dissent-some-without = Fundamente: manche mit Dissensfeld, manche ohne
check-foundations-four-dissents-of-one-discipline-that-is-not-industry = Fundamente: vier Dissensfelder einer Disziplin, die nicht Industrie ist
check-foundations-art-in-politics = Fundamente: Kunst in der Politik
check-preach-on-foundations-of-epochs-i-to-iii-white-most-then-purple = Predigt auf Fundamenten der Epochen I bis III: am meisten Weiß, dann Lila
check-war-and-enslave-on-foundations-of-epochs-i-to-iii-mostly-purple = Krieg und Versklavung auf Fundamenten der Epochen I bis III: meist Lila
check-war-or-enslave-on-white-foundations-of-epoch-iv = Krieg oder Versklavung auf weißen Fundamenten der Epoche IV
check-encephalize-more-on-challenge-cards-than-on-ideas = Enzephalisation: mehr auf Herausforderungskarten als auf Ideen
check-information-3-and-more-on-challenge-cards = Information 3 und mehr: auf Herausforderungskarten
check-art-rarer-in-epochs-iii-and-iv = Kunst: seltener in den Epochen III und IV
check-cooling-and-warming-two-cards-or-more-of-each-in-each-epoch = Abkühlung und Erwärmung: je zwei Karten oder mehr in jeder Epoche
check-catastrophes-each-card-names-a-hex-of-the-map = Katastrophen: jede Karte nennt ein Hexfeld der Weltkarte
check-catastrophes-the-hex-has-the-numeral-of-the-card-s-epoch = Katastrophen: das Hexfeld trägt die Zahl der Epoche der Karte
check-catastrophes-each-hex-that-may-be-struck-is-named-by-a-card = Katastrophen: jedes Hexfeld, das getroffen werden kann, wird von einer Karte genannt
check-pollution-and-crowd-disease-not-before-epoch-ii = Verschmutzung und Massenseuche: nicht vor Epoche II
check-foundations-the-kurgans-in-epoch-ii = Fundamente: die Kurgane in Epoche II
check-eurekas-no-cull-on-a-challenge-card = Heurekas: keine Streichung auf einer Herausforderungskarte
check-ideas-each-has-a-eureka = Ideen: jede hat ein Heureka
check-ideas-the-pile-is-one-of-the-two-orientations = Ideen: der Stapel ist eine der beiden Ausrichtungen
check-ideas-one-of-the-culture-pile-with-a-purple-side-and-an-abstraction = Ideen: eine aus dem Kulturstapel mit lila Seite und Abstraktion
check-ideas-one-with-menopause-and-encephalize = Ideen: eine mit Menopause und Enzephalisation
check-ideas-energy-4-or-more-in-politics = Ideen: Energie 4 oder mehr in der Politik
check-broadcasting-a-biofuel-or-an-oil-city = Rundfunk: eine Stadt mit Biobrennstoff oder Öl
check-culls-of-epochs-i-ii-and-iii = Streichungen: der Epochen I, II und III
check-culls-not-of-a-later-epoch-than-their-own = Streichungen: nicht aus einer späteren Epoche als der eigenen
check-requirements-a-city-of-any-kind-and-of-each-kind-but-luxury = Voraussetzungen: eine beliebige Stadt und eine jeder Art außer Luxusgut
check-requirements-no-city-in-epoch-i-on-a-quarter-of-the-ideas-of-epoch-ii-or-more = Voraussetzungen: keine Stadt in Epoche I, auf mindestens einem Viertel der Ideen von Epoche II
check-requirements-oil-and-uranium-in-epoch-iv-only = Voraussetzungen: Öl und Uran nur in Epoche IV
check-requirements-foundations-never-ask-for-a-city = Voraussetzungen: Fundamente verlangen nie eine Stadt
check-maritime-ideas-that-need-energy-4-two-or-more = Seefahrtsideen, die Energie 4 brauchen: zwei oder mehr
check-information-2-on-two-ideas-or-more-of-epochs-i-and-ii = Information 2: auf zwei Ideen oder mehr der Epochen I und II
check-trade-on-ideas-red-most-then-white = Handel auf Ideen: am meisten Rot, dann Weiß
check-prayer-and-preach-more-than-half-on-white-sides = Gebet und Predigt: mehr als die Hälfte auf weißen Seiten
check-abstraction-rarer-in-epoch-i-than-in-ii = Abstraktion: in Epoche I seltener als in II
check-domesticate-and-cultivate-in-epochs-i-and-ii-white-most = Domestizierung und Anbau in den Epochen I und II: am meisten Weiß
check-prospect-of-anything-of-luxury-of-metal = Schürfen: nach allem, nach Luxusgütern, nach Metall
check-elder-actions-and-invent-each-occurs = Ältestenaktionen und Erfinden: jede kommt vor
check-science-on-red-sides-pseudoscience-on-white-ones = Wissenschaft auf roten Seiten, Pseudowissenschaft auf weißen
check-artisan-more-often-on-an-idea-than-on-a-challenge-card = Kunsthandwerker: auf einer Idee häufiger als auf einer Herausforderungskarte
check-trade-more-often-on-an-idea-than-on-a-challenge-card = Handel: auf einer Idee häufiger als auf einer Herausforderungskarte
check-urbanize-more-often-on-an-idea-than-on-a-challenge-card = Stadtgründung: auf einer Idee häufiger als auf einer Herausforderungskarte
check-technology-more-often-on-an-idea-than-on-a-challenge-card = Technologie: auf einer Idee häufiger als auf einer Herausforderungskarte
check-eurekas-an-invent-and-a-demagogue-among-them = Heurekas: ein Erfinden und ein Demagoge darunter
check-consequents-prospect-with-energy-5 = Folgen: Schürfen mit Energie 5
check-consequents-prospect-with-metallurgy-3 = Folgen: Schürfen mit Metallurgie 3
check-consequents-trade-with-maritime-6 = Folgen: Handel mit Seefahrt 6
check-consequents-war-with-metallurgy-3-or-more = Folgen: Krieg mit Metallurgie 3 oder mehr
check-technology-every-number-on-a-card-is-a-stage-after-the-first = Technologie: jede Zahl auf einer Karte ist eine Stufe nach der ersten
check-requirements-every-number-is-a-stage-after-the-first = Voraussetzungen: jede Zahl ist eine Stufe nach der ersten
check-technology-the-cards-lead-to-the-last-stage-of-each-track = Technologie: die Karten führen zur letzten Stufe jeder Leiste
check-technology-energy-8-and-maritime-8-in-epoch-iv-only = Technologie: Energie 8 und Seefahrt 8 nur in Epoche IV
check-cards-each-orientation-has-an-activity = Karten: jede Ausrichtung hat eine Aktivität
check-cards-each-has-something-for-the-basic-game = Karten: jede hat etwas für das Grundspiel
check-tracks-six-ascending-stages-each = Leisten: je sechs aufsteigende Stufen
check-footprint-1-to-6 = Fußabdruck: 1 bis 6
check-energy-3-to-8 = Energie: 3 bis 8
check-information-1-to-6 = Information: 1 bis 6
check-metallurgy-with-2-3-and-4-up-to-6 = Metallurgie: mit 2, 3 und 4, bis 6
check-immunology-with-2-4-and-6-up-to-10 = Immunologie: mit 2, 4 und 6, bis 10
check-maritime-from-0-with-1-2-and-3-up-to-8 = Seefahrt: von 0, mit 1, 2 und 3, bis 8
check-tracks-the-third-stages-are-footprint-3-energy-5-immunology-4-maritime-2 = Leisten: die dritten Stufen sind Fußabdruck 3, Energie 5, Immunologie 4, Seefahrt 2
check-tracks-madagascar-scores-12-13-and-5-new-zealand-13-25-and-22 = Leisten: Madagaskar hat 12, 13 und 5 Punkte, Neuseeland 13, 25 und 22
check-energy-steam-and-oil-give-a-free-advance = Energie: Dampf und Öl geben einen freien Fortschritt
check-species-domesticate-from-an-environment-of-5-cultivate-from-6-prospect-from-the-start = Spezies: Domestizierung ab Umwelt 5, Anbau ab 6, Schürfen von Anfang an
check-tracks-the-environment-starts-at-4 = Leisten: die Umwelt beginnt bei 4
check-species-specialize-invent-library-and-elect-in-every-lower-row = Spezies: Spezialisierung, Erfinden, Bibliothek und Wahl in jeder unteren Reihe
check-species-spread-in-the-upper-row-of-politics = Spezies: Ausbreitung in der oberen Reihe der Politik
check-species-spread-in-every-upper-row = Spezies: Ausbreitung in jeder oberen Reihe
check-crowns-the-fourth-is-industry-and-encephalizes = Kronen: die vierte ist Industrie und gibt eine Enzephalisation
check-crowns-culture-and-politics-among-the-first-three = Kronen: Kultur und Politik unter den ersten dreien
check-comets-mysticism-for-culture-urbanization-for-politics-diversity-for-industry-nothing-for-the-last = Kometen: Mystik für die Kultur, Urbanisierung für die Politik, Vielfalt für die Industrie, nichts beim letzten
check-philosophy-one-centre-which-favours-shuts-and-punishes-nothing = Philosophie: eine Mitte, die nichts begünstigt, sperrt oder bestraft
check-philosophy-six-spaces-shut-a-score-two-for-each-discipline = Philosophie: sechs Felder sperren eine Wertung, zwei für jede Disziplin
check-philosophy-two-spaces-punish-each-of-enslave-preach-and-war = Philosophie: je zwei Felder bestrafen Versklavung, Predigt und Krieg
check-philosophy-abolitionist-agnostic-and-pacifist-among-them = Philosophie: Abolitionismus, Agnostizismus und Pazifismus darunter
check-philosophy-every-other-space-favours-a-discipline = Philosophie: jedes andere Feld begünstigt eine Disziplin
check-philosophy-no-space-favours-what-it-shuts = Philosophie: kein Feld begünstigt, was es sperrt
check-philosophy-natural-law-favours-industry-and-so-does-another-space = Philosophie: Naturrecht begünstigt die Industrie, und noch ein Feld
check-philosophy-no-shutting-space-beside-the-centre = Philosophie: kein sperrendes Feld neben der Mitte
check-philosophy-every-space-can-be-reached = Philosophie: jedes Feld ist zu erreichen
check-philosophy-whoever-is-beside-a-space-has-it-beside = Philosophie: Nachbarschaft gilt in beiden Richtungen
check-philosophy-a-bellwether-can-shut-each-discipline-from-the-centre = Philosophie: ein Vorbote kann von der Mitte aus jede Disziplin sperren
check-philosophy-civil-war-above-and-in-the-centre-economic-crisis-left-genocide-right = Philosophie: Bürgerkrieg oben und in der Mitte, Wirtschaftskrise links, Völkermord rechts
check-starts-zimbabwe-spain-china-and-indonesia-on-land = Startorte: Simbabwe, Spanien, China und Indonesien an Land
check-starts-a-land-and-a-water-spot-of-each-colour-in-one-hex = Startorte: ein Land- und ein Wasserort jeder Farbe in einem Hexfeld
check-starts-no-two-land-spots-share-a-hex = Startorte: keine zwei Landorte im selben Hexfeld
check-hexes-four-to-six-spots-each = Hexfelder: je vier bis sechs Orte
check-spots-up-to-three-hexes-each = Orte: je höchstens drei Hexfelder
check-spots-beringia-musicians-seamounts-and-hawaii-join-the-edges = Orte: Beringia, Musicians-Seamounts und Hawaii verbinden die Ränder
check-north-permanent-ice-beyond-both-upper-sides-of-every-hex-of-the-first-row = Norden: ewiges Eis jenseits beider oberer Kanten jedes Hexfelds der ersten Reihe
check-hexes-one-or-two-resources-each = Hexfelder: je eine oder zwei Ressourcen
check-resources-what-a-mineral-needs-is-a-stage-of-its-track = Ressourcen: was ein Bodenschatz verlangt, ist eine Stufe seiner Leiste
check-middle-east-oil-from-metallurgy-4-on = Mittlerer Osten: Öl ab Metallurgie 4
check-saudi-arabia-pearls-a-luxury-from-maritime-1-on = Saudi-Arabien: Perlen, ein Luxusgut ab Seefahrt 1
check-war-animals-the-elephant-of-india-horse-and-rhino = Kriegstiere: der Elefant Indiens, Pferd und Nashorn
check-animals-the-camel-of-the-himalaya-and-the-wombat-of-australia = Tiere: das Kamel des Himalaya und der Wombat Australiens
check-biofuel-mediterranean-andes-sonoran-desert-hawaii = Biobrennstoff: Mittelmeer, Anden, Sonora-Wüste, Hawaii
check-resources-all-eight-kinds = Ressourcen: alle acht Arten
check-horticulture-where-food-production-began = Nutzpflanzen: wo die Landwirtschaft begann
check-stars-16-rings-with-four-4-with-three-12-with-fewer = Sterne: 16 Ringe mit vieren, 4 mit dreien, 12 mit weniger
check-stars-on-16-blue-and-white-rings-on-16-orange-and-green-ones = Sterne: auf 16 blauen und weißen Ringen, auf 16 orangen und grünen
check-california-an-orange-ring-with-three-stars = Kalifornien: ein oranger Ring mit drei Sternen
check-rings-blue-on-a-shelf-and-nowhere-else-none-on-the-ocean-stars-only-on-rings = Ringe: blau auf Schelfen und sonst nirgends, keiner auf dem Ozean, Sterne nur auf Ringen
check-rings-some-without-stars-in-each-colour = Ringe: in jeder Farbe welche ohne Sterne
check-northern-australia-a-green-ring-beside-the-wombat-hex-with-an-orange-one-and-the-carcharodon-ocean = Nordaustralien: ein grüner Ring, neben dem Wombat-Hexfeld mit orangem und dem Carcharodon-Ozean
check-horse-in-the-first-row-of-hexes-or-the-second = Pferd: in der ersten oder zweiten Reihe der Hexfelder
check-catastrophes-hexes-for-each-epoch = Katastrophen: Hexfelder für jede Epoche
check-catastrophes-toba-among-them = Katastrophen: Toba darunter
check-starts-somewhere-to-spread-to-for-any-number-of-players = Startorte: für jede Spielerzahl ein Ziel zur Ausbreitung
check-crossing-to-australia-shut-in-the-east-and-open-in-the-south-with-footprint-3 = Überfahrt nach Australien: mit Fußabdruck 3 im Osten gesperrt, im Süden offen
check-crossing-to-australia-shut-on-both-routes-with-footprint-1 = Überfahrt nach Australien: mit Fußabdruck 1 auf beiden Wegen gesperrt
check-crossing-to-australia-open-on-both-routes-with-maritime-2 = Überfahrt nach Australien: mit Seefahrt 2 auf beiden Wegen offen
check-crossing-to-australia-no-other-way-with-footprint-1 = Überfahrt nach Australien: mit Fußabdruck 1 kein anderer Weg
check-australia-out-of-reach-with-maritime-0-in-reach-with-1 = Australien: mit Seefahrt 0 unerreichbar, mit 1 erreichbar
check-boats-greenland-vinland-hawaii-and-new-zealand-with-maritime-2-none-with-1 = Boote: Grönland, Vinland, Hawaii und Neuseeland mit Seefahrt 2, keines mit 1
check-middle-atlantic-crossed-with-maritime-3-not-with-2 = Mittlerer Atlantik: mit Seefahrt 3 überquert, nicht mit 2
check-beringia-on-foot-from-asia-with-ice-before-the-rest-of-america = Beringia: zu Fuß von Asien, mit Eis vor dem übrigen Amerika
check-iceland-and-the-canaries-land-equally-far-from-the-french-hex-with-water-between = Island und die Kanaren: Land, gleich weit vom französischen Hexfeld, Wasser dazwischen
check-spain-boats-are-needed-at-gibraltar = Spanien: bei Gibraltar braucht man Boote
check-merfolk-an-ocean-or-a-shelf-near-every-start = Meervolk: Ozean oder Schelf nahe jedem Startort
check-map-with-every-technology-every-land-spot-can-be-reached = Weltkarte: mit allen Technologien ist jeder Landort zu erreichen
check-hex-chits-start-spots-of-the-four-colours = Hexplättchen: Startorte der vier Farben
check-hex-chits-a-side-with-a-blue-or-a-white-ring-each-five-for-the-yrr = Hexplättchen: je eine Seite mit blauem oder weißem Ring, fünf für die Yrr
check-hex-chits-blank-green-orange-and-white-ones-and-oceans = Hexplättchen: leere, grüne, orange und weiße, und Ozeane
check-custom-side-oil-and-uranium-on-its-islands = Freie Weltkarte: Öl und Uran auf ihren Inseln

## Aussagen, die nicht geprüft werden, und warum

check-cards-events-orientations-and-activities-are-of-the-known-kinds = Karten: Ereignisse, Ausrichtungen und Aktivitäten sind von bekannter Art
untestable-cards-events-orientations-and-activities-are-of-the-known-kinds = Ein Kartensatz mit einem anderen Wort wird gar nicht erst gelesen.
check-consequents-only-after-prayer-urbanize-exogamy-war-and-trade-an-advancement-chaos-or-preach = Folgen: nur nach Gebet, Stadtgründung, Exogamie, Krieg und Handel; ein Fortschritt, Chaos oder eine Predigt
untestable-consequents-only-after-prayer-urbanize-exogamy-war-and-trade-an-advancement-chaos-or-preach = Ein Kartensatz mit einer anderen wird gar nicht erst gelesen.
check-foundations-each-has-a-rainbow = Fundamente: jedes hat einen Regenbogen
untestable-foundations-each-has-a-rainbow = Ein Kartensatz sagt nur, ob der Regenbogen ein Dissensfeld ist.
check-tracks-all-cubes-start-on-the-first-stages-diversity-at-1 = Leisten: alle Klötzchen beginnen auf den ersten Stufen, die Vielfalt bei 1
untestable-tracks-all-cubes-start-on-the-first-stages-diversity-at-1 = Das ist eine Regel des Aufbaus.
check-canary-islands-an-island = Kanarische Inseln: eine Insel
untestable-canary-islands-an-island = In diesem Gitter grenzt ihre Ecke an die Sahara, also kann man hinlaufen.

## Worte, die auf dem Eingabetisch zur Wahl stehen

desk-word-plain = ohne Dissens
desk-word-dissent = mit Dissens
desk-word-culture = { discipline-culture }
desk-word-politics = { discipline-politics }
desk-word-industry = { discipline-industry }
desk-word-none = nichts
desk-word-mysticism = { domain-mysticism }
desk-word-urbanization = Urbanisierung
desk-word-diversity = Vielfalt
desk-word-centre = Mitte
desk-word-up = oben
desk-word-left = links
desk-word-right = rechts
desk-word-enslave = Versklavung
desk-word-preach = Predigt
desk-word-war = Krieg
desk-word-genocide = Völkermord
desk-word-civil-war = Bürgerkrieg
desk-word-economic-crisis = Wirtschaftskrise
desk-word-ocean = Ozean
desk-word-shelf = Schelf
desk-word-continental = Festland
desk-word-blue = blau
desk-word-white = weiß
desk-word-orange = orange
desk-word-green = grün
desk-word-black = schwarz
desk-word-horticulture = { resource-horticulture }
desk-word-biofuel = { resource-biofuel }
desk-word-work-animal = { resource-work-animal }
desk-word-war-animal = { resource-war-animal }
desk-word-luxury = { resource-luxury }
desk-word-metal = { resource-metal }
desk-word-oil = { resource-oil }
desk-word-uranium = { resource-uranium }
desk-word-water = Wasser
desk-word-land = Land
desk-word-earth = Erde
desk-word-mars = Mars
desk-word-venus = Venus
