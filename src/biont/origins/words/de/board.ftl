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
map-ocean = offener Ozean
map-ice = ewiges Eis
map-land = Ort an Land
map-water = Ort im Wasser
map-start = hier beginnt eine Farbe
map-wrap = ein Ort an beiden Rändern

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
text-auction = Herausgefordert: „{ $challenge }“, { $bid ->
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
text-idea = Idee „{ $idea }“: { $activities }{ $count ->
    [0] {""}
   *[other] {" "}(Botschafter { $emissaries })
 }
text-foundation = { $discipline }: „{ $challenge }“: { $activities }{ $state ->
    [shut] {" "}(von einem Dissidenten stillgelegt)
    [dissent] {" "}(Dissensfeld)
   *[open] {""}
 }
text-help = Älteste und Botschafter stehen mit den Anfangsbuchstaben ihrer Farben. Fundamente stehen von dem ältesten an, Ideen von der obersten an.
