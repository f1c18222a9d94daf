### Bios:Origins auf den Seiten um den Tisch herum.

web-hero = Denk dich hinaus aus Afrika
web-hero-about = Zwei Millionen Jahre auf einer Karte: Fordere die Götter heraus, wandere über die Erde, gründe Städte und lehre eine Handvoll Gefühle sprechen, beten und denken, ehe die Kometen das Zeitalter schließen.
web-play-now-about = Du bist Schwarz; das Programm spielt Grün.
web-turn = Zug { $turn }
web-more = Welt, Lebensraum und Länge

## Was kommen kann, und was man bereuen könnte

web-odds-challenge = Nächste Herausforderung der Epoche { $epoch }, eine von { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
 }, die niemand gesehen hat: { $events }.
web-odds-idea = Nächste Idee der Disziplin { $discipline }, eine von { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
 }, die niemand gesehen hat; ihr Heureka hat: { $eurekas }.
web-journey = { $steps } von { $most } Schritten{ $water ->
    [0] {""}
   *[other] , { $water } von { $wet } über Wasser
 }.
web-warn-hungry = In { $hex } lebten dann { $living } Figuren, dein Fußabdruck ernährt { $limit }: Am Ende deines Zuges verhungert dort eine von dir, und das ist ein Chaos.
web-warn-fuse = Dein letzter Dissens wäre besetzt: Das nächste Chaos ist eine Revolution, um den Preis von { $losses ->
    [one] einem Verlust
   *[other] { $losses } Verlusten
 }.
web-warn-points = Deine Punktzahl fiele von { $was } auf { $now }.
web-warn-comet = Du hast keinen leeren Dissens: Das Chaos des Kometen ist eine Revolution, um den Preis von { $losses ->
    [one] einem Verlust
   *[other] { $losses } Verlusten
 }.
web-warn-unmet = Du erfüllst die Voraussetzung von { $challenge } nicht: Du bekommst das Heureka, und die Karte verlässt das Spiel.
web-warn-morality = { $space } bestraft das: Es ist ein Chaos{ $free ->
    [0] , und du hast keinen leeren Dissens: eine Revolution.
   *[other] .
 }
web-warn-elect = { $elders ->
    [one] Dein Ältester kommt
   *[other] Deine { $elders } Ältesten kommen
 } heim{ $dissidents ->
    [0] .
    [one] , und dein Dissident wird unterdrückt, um den Preis eines Verlusts.
   *[other] , und deine { $dissidents } Dissidenten werden unterdrückt, jeder um den Preis eines Verlusts.
 }
web-warn-vain = Das Heureka von { $idea } bringt dir jetzt nichts.
web-warn-copycats = { $count ->
    [one] { $players } bekommt
   *[other] { $players } bekommen
 } das Heureka auch.
web-means-idea = Ihr Heureka: { $eureka }. Sie braucht { $takes ->
    [one] einen Ältesten
   *[other] { $takes } Älteste
 } beliebiger Farbe, und { $there ->
    [0] noch keiner steht
    [one] einer steht
   *[other] { $there } stehen
 } dort.
web-means-invented = Ihr Heureka: { $eureka }.
web-means-won = Wer sie gewinnt, erhält ihr Heureka: { $eureka }.
web-means-kept = Ab jetzt kannst du sie nutzen: { $activities }.
web-means-migrant = Ein Migrant mehr auf der Karte: mehr Boden für Städte.
web-means-city = Jede Stadt zählt für deine politische Wertung.
web-means-loss = Von alldem fehlt es dir am wenigsten.
