### Bios:Origins: was auf der Karte und um sie herum steht.

## Die Karte

map-title = Die Welt
map-about = { $hexes } Hexfelder gleicher Fläche, { $spots } Orte
map-label = Weltkarte
map-needs = Eine Zahl verlangt diese Stufe von
map-ring-white = Ring für Eis
map-ring-blue = Ring für das Meer (Schelf)
map-ring-orange = Ring für Wüste
map-ring-green = Ring für Dschungel
map-stars = Sterne: Klimaplättchen am Anfang
map-catastrophe = Katastrophe und ihre Epoche
map-quake = Eine Katastrophe der Epoche { $epoch }: Eine Herausforderung, die sie bringt, zerstört die Stadt in diesem Hexfeld und die Migranten rundherum.
map-ocean = offener Ozean
map-ice = ewiges Eis
map-land = Ort an Land
map-water = Ort im Wasser
map-start = hier beginnt eine Farbe
map-starts = { $land ->
    [0] Hier beginnt { $colour }, wenn es im Meer lebt.
   *[other] Hier beginnt { $colour }.
 }
map-wrap = ein Ort an beiden Rändern
map-latitudes = Breitenstreifen
map-latitude = Breite { $number }: { $climate ->
    [ice] ein weißer Würfel, hier kann Eis liegen
    [jungle] ein grüner Würfel, hier kann Dschungel liegen
   *[none] weder Eis noch Dschungel
 }

## Was auf der Karte einen Weg versperrt

map-fit = Die ganze Welt, und zurück zu dir
map-world = Welt
map-in = Vergrößern
map-out = Verkleinern
map-shut = Versperrt: daneben { $beside }. Offen mit { $opened }.
map-or = {" "}oder{" "}
map-opens-sea = Seefahrt 2
map-opens-ocean = Seefahrt 2
map-opens-rim = Seefahrt 2
map-opens-ice = Energie 5
map-opens-desert = Fußabdruck 3
map-opens-jungle = Immunologie 4
map-crowd = { $count } leben hier; dein Fußabdruck ernährt { $limit }
climate-sea = Meer
climate-ice = Eis
climate-desert = Wüste
climate-jungle = Dschungel
climate-ocean = Ozean
climate-rim = der Rand der Karte

## Der Zug

board-phases = Phasen eines Zuges
board-phase-challenge = Herausforderung
board-phase-activities = Aktivitäten
board-phase-footprint = Abschluss
board-order = Reihenfolge
board-set-up = Aufbau
board-turn-of = Zug { $turn }
board-turn-last = { $left ->
    [one] letzter Zug
   *[other] { $left } Züge bis zum Ende
 }
board-deck = Herausforderungsstapel
board-pile = Epoche { $epoch }: { $left } von { $all } Herausforderungen bis zum Kometen
board-epoch = Epoche { $epoch }
board-panes = Teile des Tisches
board-pane-map = Karte
board-pane-mine = Spalte
board-pane-ledger = Punkte

## Die eigene Spalte

board-own = Deine Spalte
board-stock = { $migrants } Migranten im Vorrat, noch { $cities } Quader
board-columns = Spalten
board-column = { $discipline }: { $count ->
    [one] ein Fundament
   *[other] { $count } Fundamente
 }
board-ladder = Die herrschende Spalte, von unten nach oben
board-placard = Speziestafel
board-foundations = Fundamente
board-scan-passed = vorüber
board-scan-here = jetzt
board-scan-ahead = kommt noch
board-scan-shut = von einem Dissidenten stillgelegt
board-chaos = Chaos
board-revolution = Revolution
board-fuse = { $free ->
    [0] Kein Dissident findet mehr Platz.
    [one] Für einen Dissidenten ist noch Platz.
   *[other] Für { $free } Dissidenten ist noch Platz.
 }
board-fuse-turns = Danach { $losses ->
    [one] ein Verlust
   *[other] { $losses } Verluste
 }, »{ $challenge }« dreht sich zu { $discipline }{ $ideas ->
    [0] .
    [one] , und eine Idee wird überliefert.
   *[other] , und { $ideas } Ideen werden überliefert.
 }
board-fuse-falls = Danach { $losses ->
    [one] ein Verlust
   *[other] { $losses } Verluste
 }, und eine andere Klasse herrscht.
board-elders = Älteste
board-emissaries = Botschafter
board-dissents = { $filled } von { $all } Dissensfeldern sind besetzt

## Die Punkte

board-ledger = Punkte
board-player = Spieler
board-dissent = Klasse, Dissens
board-chits = Siegplättchen
board-leads = führt
board-goal = Ziel: { $goal } Punkte
board-goal-reached = Ziel erreicht

## Philosophie

board-philosophy = Philosophie
board-philosophy-threat = { $steps ->
    [0] { $disciplines } zählt jetzt nicht.
    [one] Einen Schritt weiter zählte { $disciplines } nicht.
   *[other] { $steps } Schritte weiter zählte eine Wertung nicht.
 }
board-space-favours = begünstigt { $discipline } in Auktionen
board-space-shuts = { $discipline } zählt am Ende nicht
board-space-chaos = Chaos für { $activity }
board-space-plain = begünstigt niemanden

## Markt und Überlieferung

board-market = Markt
board-market-takes = Erfinden braucht:
board-in-deck = { $count } im Stapel
board-row = Reihe { $row }
board-row-elders = { $count ->
    [one] Ältester
   *[other] Älteste
 }
board-lacking = noch { $count }
board-ready = bereit
board-gap = Lücke
board-lore = { $count }: { $idea }
board-lore-deck = Überlieferung (Abgelegtes)

## Herausforderungen

board-challenge = Herausforderung
board-no-challenge = Gerade wird keine Karte herausgefordert.
board-events = Was die Karte getan hat
board-events-none = Noch nichts.
board-events-log = Mehr, als hier Platz hat: Das Log erzählt es.
board-auction = Auktion
board-auction-about = jeder bietet einmal
board-no-bidder = niemand zum Bieten
board-bid-most = höchstes mögliches Gebot
board-bids = bietet { $bid }
board-bid-up-to = bis { $bid }
board-if-won = Was sie dir bringt
board-lies-rules = { $acts ->
    [0] In { $discipline }, deiner herrschenden Klasse, kann sie in diesem Spiel nichts tun.
   *[other] In { $discipline } ist sie eine weitere Aktivität deiner herrschenden Klasse.
 }
board-lies-turns = In { $discipline } gelegt, lässt sie { $discipline } herrschen, denn ein neues Fundament liegt immer in der herrschenden Spalte: Dann handelt nur diese{ $quelled ->
    [0] {""}
    [one] ; ein Dissident wird unterdrückt, um den Preis eines Verlusts
   *[other] ; { $quelled } Dissidenten werden unterdrückt, jeder um den Preis eines Verlusts
 }{ $ideas ->
    [0] .
    [one] , und eine Idee wird überliefert.
   *[other] , und { $ideas } Ideen werden überliefert.
 }
board-vain-short = bringt dir jetzt nichts
board-gain = du { $before } → { $after }
board-or = oder
board-vain = Das bringt dir jetzt nichts.
board-religious = religiös
board-religious-counts = Mystik zählt zum Gebot: Die Karte ist religiös.
board-favours = Bei wem { $discipline } herrscht, der bietet umsonst eins mehr ({ $space }).
board-unmet = Du erfüllst die Voraussetzung jetzt nicht: ohne sie verlässt die Karte das Spiel.
board-bid-back = Die Kegel des Gewinners gehen zurück in den freien Willen.
board-eureka = Heureka
board-needs = zum Behalten
board-rainbow = Regenbogen
board-with-dissent = mit Dissensfeld

## Tableaus und Wählen

board-tableaus = Tableaus
board-story = Log

## Karten

board-card-challenge = Herausforderungskarte
board-card-idea = Idee
board-card-comet = Komet
board-card-crown = Krone
board-card-species = Speziestafel
board-card-space = Philosophie
board-card-track = Technologie
board-card-hex = Hexfeld
board-card-chit = Hexplättchen
board-cards-challenge = Herausforderungskarten
board-cards-idea = Ideen
board-cards-comet = Kometen
board-cards-crown = Kronen
board-cards-species = Speziestafeln
board-cards-space = Philosophie
board-cards-track = Technologien
board-cards-hex = Hexfelder
board-cards-chit = Hexplättchen
board-activities = Aktivitäten
board-number = Nummer
board-strikes = schlägt zu mit
board-deck-of = Stapel
board-compares = vergleicht
board-counts-for = zählt für
board-rules-first = herrscht zuerst
board-bonus = gibt
board-first-dispersal = früher
board-upper = obere Reihe
board-lower = untere Reihe
board-basic = Grundspiel, ab { $environment }
board-favours-row = begünstigt
board-shuts-row = legt still
board-stages = Stufen
board-free-step = freier Schritt bei
board-terrain = Grund
terrain-ocean = offener Ozean
terrain-shelf = Schelf
terrain-continental = Festland
trait-epoch = Epoche
trait-discipline = Disziplin
trait-ring = Ring
ring-none = keiner
ring-blue = blau
ring-white = weiß
ring-orange = orange
ring-green = grün
trait-resource = Ressource

## Im Terminal

text-now = Zug { $turn }, Epoche { $epoch } · { $player }{ $phase ->
    [challenge] : Herausforderungsphase
    [activities] : Aktivitätenphase
    [footprint] : Abschlussphase
   *[none] {""}
 }
text-deck = Herausforderungsstapel: { $deck }
text-epoch = { $epoch } { $cards }{ $comet ->
    [yes] {" "}+ Komet
   *[no] {""}
 }
text-auction = Herausgefordert: »{ $challenge }«, { $bid ->
    [0] noch kein Gebot
   *[other] { $player } bietet { $bid }
 }
text-philosophy = Philosophie: { $space }, { $effect }
text-philosophy-plain = begünstigt niemanden
text-philosophy-favours = begünstigt { $discipline }
text-philosophy-shuts = legt { $discipline } still
text-climate = { $climate ->
    [sea] Meer
    [ice] Eis
    [desert] Wüste
   *[jungle] Dschungel
 }: { $hexes }
text-market = Markt (Plätze für 1, 2 und 3 Älteste)
text-market-row = { $discipline }: { $ideas } · Stapel { $deck }
text-lore = Überlieferung: { $count }, zuoberst { $idea }
text-player = { $active ->
    [yes] *
   *[no] {""}
 }{ $player } ({ $species }): { $points } Punkte
text-score = { $discipline } { $points } = Siegplättchen { $chits } + { $measure ->
    [mysticism] Mystik
    [urbanization] Städte
   *[diversity] Vielfalt
 } { $measured } + { $tracks }{ $scored ->
    [no] {" "}(stillgelegt)
   *[yes] {""}
 }
text-brain = Gehirn: Emotionen { $emotions }, Wortschatz { $vocabulary }, freier Wille { $will }; Mystik { $mysticism }, Älteste { $elders }, Botschafter { $emissaries }
text-rules = { $discipline } herrscht; Dissidenten { $dissidents } von { $dissents }
text-migrants = Migranten { $count } (Vorrat { $pool }): { $spots }
text-cities = Städte { $count } (noch { $left }): { $cities }
text-idea = Idee »{ $idea }«: { $activities }{ $count ->
    [0] {""}
   *[other] {" "}(Botschafter { $emissaries })
 }
text-foundation = { $discipline }: »{ $challenge }«: { $activities }{ $state ->
    [shut] {" "}(von einem Dissidenten stillgelegt)
    [dissent] {" "}(Dissensfeld)
   *[open] {""}
 }
text-help = Älteste und Botschafter stehen mit den Anfangsbuchstaben ihrer Farben. Fundamente stehen von dem ältesten an, Ideen von der obersten an.

## Der Vorrat an Hexplättchen

laying-title = Hexplättchen
laying-left = noch { $count }
laying-chit = Nimm ein Plättchen. Beide Seiten sind zu sehen; die andere sieht danach niemand mehr.
laying-side = Welche Seite liegt oben?
laying-place = Klicke das Hexfeld an, auf das es kommt.
laying-turn = Wie liegt es? Wo sich zwei Plättchen treffen, ist eine Ecke Land, wenn es eines von ihnen sagt.
laying-wait = Jemand anders legt ein Plättchen.
laying-start = Startort von { $player }

## Felder von Karten, im Formular eigener Kartensätze

blank-en = englischer Name
blank-de = deutscher Name
blank-number = Nummer
blank-epoch = Epoche
blank-eureka = Heureka
blank-requires = verlangt
blank-first = erste
blank-second = zweite Ausrichtung
blank-discipline = Disziplin
blank-activities = Aktivitäten
blank-events = Ereignisse
blank-religious = religiös
blank-rainbow = Regenbogen
blank-deck = Stapel
blank-compares = vergleicht
blank-bonus = Bonus
blank-culture = Kultur
blank-politics = Politik
blank-industry = Industrie
blank-upper = obere Reihe
blank-lower = untere Reihe
blank-basic = im Grundspiel
blank-environment = ab Umwelt
blank-arm = Arm
blank-favours = begünstigt
blank-shuts = schließt
blank-chaos-if = Chaos bei
blank-crisis = Krise
blank-adjacent = benachbart
blank-scores = zählt für
blank-stages = Stufen
blank-bonuses = freier Schritt bei
blank-at = Ort
blank-also = anderer Ort
blank-terrain = Grund
blank-ring = Ring
blank-stars = Sterne
blank-corners = Ecken
blank-resources = Ressourcen
blank-kind = Art
blank-needs = braucht
blank-catastrophe = Katastrophe
blank-ground = Land oder Wasser
blank-start = Start von
blank-dice = Würfel
blank-planet = Planet
blank-on-face = auf Seite
blank-littoral = Küstenseite
blank-inland = Binnenseite
