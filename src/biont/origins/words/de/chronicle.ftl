### Die Chronik: eine Partie, erzählt als Geschichte von Völkern. Vergangenheit; Meldungen mit einer Zahl am Ende sind Varianten.

## Seite

chronicle-title = Eine Geschichte der Völker
chronicle-kicker = Chronik einer Partie Bios:Origins
chronicle-timeline = Vier Epochen
chronicle-timeline-about = Ein Band für jedes Volk, so breit, wie das Volk zahlreich ist, in der Farbe der Klasse, die es regiert.
chronicle-timeline-label = Zeitleiste aller Züge: ein Band für jedes Volk
chronicle-dispersal = Die Ausbreitung
chronicle-dispersal-about = Wo alle standen, als eine Epoche endete, und die Wege, die in ihr gegangen wurden.
chronicle-map-label = Karte am Ende der Epoche { $epoch }
chronicle-story = Die Geschichte
chronicle-minds = Der Geist
chronicle-minds-about = Die sieben Kegel jedes Volkes, Zug für Zug, und was erfunden wurde.
chronicle-mind-label = Kegel von { $player } nach Bereichen, Zug für Zug
chronicle-ideas-none = Nichts wurde erfunden.
chronicle-struggles = Revolutionen, Kriege und Handel
chronicle-struggles-none = Niemand erhob sich, kämpfte oder handelte.
chronicle-score = Die Abrechnung
chronicle-score-about = Jede Wertung ist die Summe von vier Zahlen. Nur die beste zählt, die die Philosophie zählen lässt.
chronicle-chart = Endwertungen
chronicle-chart-label = Welche Endwertung jeder am Ende jedes Zuges gehabt hätte
chronicle-turn = Zug { $turn }
chronicle-epoch = Epoche { $epoch }
chronicle-turns = Züge { $first } bis { $last }
chronicle-beginning = Der Anfang
chronicle-chits = Siegplättchen
chronicle-total = { $discipline } zusammen
chronicle-final = Endwertung
chronicle-shut = zählt nicht
chronicle-rule = Regel
chronicle-unfinished = Die Geschichte ist noch nicht zu Ende.
chronicle-before = Noch ist nichts geschehen: Der erste Zug steht noch bevor.
chronicle-lead-in = { $turns ->
    [one] Ein Zug
   *[other] { $turns } Züge
 }, { $challenges ->
    [0] keine Herausforderung der Götter
    [one] eine Herausforderung der Götter
   *[other] { $challenges } Herausforderungen der Götter
 }, { $cities ->
    [0] keine Stadt
    [one] eine Stadt
   *[other] { $cities } Städte
 } gegründet und { $ideas ->
    [0] nichts
    [one] eine Idee
   *[other] { $ideas } Ideen
 } erfunden.
chronicle-mark-foundation = Fundament
chronicle-mark-invented = Erfindung
chronicle-mark-city = Stadt
chronicle-mark-revolution = Revolution
chronicle-mark-war = Krieg
chronicle-mark-trade = Handel
chronicle-mark-challenge = Herausforderung
chronicle-mark-comet = Komet
chronicle-elders = Älteste und Botschafter

## Revolutionen, Kriege und Handel, je eine Zeile

chronicle-deed-revolution = Chaotische Revolution von { $player }
chronicle-deed-quiet-revolution = Stille Revolution von { $player }: { $discipline }
chronicle-deed-elected = Wahl von { $player }: { $discipline }
chronicle-deed-attack = { $player } griff { $other } { $spot } an
chronicle-deed-struck = { $player } bombardierte { $other } { $spot }
chronicle-deed-city-struck = { $player } bombardierte die Stadt von { $other } { $hex }
chronicle-deed-city-taken = { $player } nahm { $other } die Stadt { $hex }
chronicle-deed-converted = { $player } bekehrte { $other } { $spot }
chronicle-deed-enslaved = { $player } versklavte { $other } { $spot }
chronicle-deed-traded = { $player } handelte mit { $other }

## Sätze

chronicle-more = { $count } weitere
chronicle-home = { $player } { $spot }
chronicle-began-0 = { $count ->
    [one] Ein Volk
    [2] Zwei Völker
    [3] Drei Völker
   *[other] Vier Völker
 } mit mehr Gefühlen als Worten: { $homes }.
chronicle-challenged-0 = { $player } forderte die Götter heraus. Ihre Antwort: { $challenge }.
chronicle-challenged-1 = Wieder wurden die Götter gerufen, diesmal von { $player }: { $challenge }.
chronicle-challenged-2 = { $player } verlangte mehr, als gegeben war, und dies kam über die Welt: { $challenge }.
chronicle-comet-0 = { $player } las den Himmel und nahm sich { $comet }.
chronicle-comet-1 = Ein Schweif aus Licht stand über der Welt, und { $player } wusste, was er bedeutete: { $comet }.
chronicle-chits-0 = { $count ->
    [one] Ein Volk stand
   *[other] { $count } Völker standen
 } damals hinter { $player }, und das zählt für die { $discipline }.
chronicle-chits-1 = { $player } war { $count ->
    [one] einem Volk
   *[other] { $count } Völkern
 } voraus, zum Nutzen der { $discipline }.
chronicle-catastrophe-0 = Eine Katastrophe ereignete sich { $hexes }: { $catastrophe }.
chronicle-catastrophe-1 = Was { $hexes } geschah, vergaß niemand: { $catastrophe }.
chronicle-sea-0 = Das Meer kam und blieb { $hexes }.
chronicle-sea-1 = Wasser stand nun { $hexes }.
chronicle-ice-0 = Eis wuchs { $hexes }.
chronicle-ice-1 = Es wurde kalt, und Eis lag nun { $hexes }.
chronicle-desert-0 = Sand breitete sich { $hexes } aus.
chronicle-desert-1 = Der Regen blieb { $hexes } aus.
chronicle-jungle-0 = Der Wald schloss sich { $hexes }.
chronicle-jungle-1 = Dschungel wuchs { $hexes }.
chronicle-infected-0 = Krankheit ging um bei { $players }.
chronicle-infected-1 = Eine Seuche fand { $players }.
chronicle-famine-0 = Die Städte von { $players } hatten mehr Münder als Brot.
chronicle-famine-1 = Hunger herrschte in den Städten von { $players }.
chronicle-pollution-0 = Rauch lag über { $players }.
chronicle-pollution-1 = Die Brunnen von { $players } verdarben.
chronicle-crisis-0 = Eine Krise kam über { $players }.
chronicle-crisis-1 = Was { $players } zusammengehalten hatte, zerbrach.
chronicle-dictator-0 = Ein Diktator stieg auf und ergriff bei { $player } die Macht: { $challenge }.
chronicle-dictator-1 = { $player } erwachte unter einem Diktator: { $challenge }.
chronicle-founded-0 = { $player } baute darauf, für die { $discipline }.
chronicle-founded-1 = So kam { $player } zu einem Fundament für die { $discipline }: { $challenge }.
chronicle-founded-2 = Für { $player } war es der Stein, auf dem die { $discipline } weiterging.
chronicle-unfit-0 = { $player } gewann, war aber nicht reif dafür: { $challenge }.
chronicle-unwanted-0 = Niemand machte es sich zu eigen.
chronicle-unwanted-1 = Es ging vorüber, und niemand baute darauf.
chronicle-revolution-0 = Das Volk von { $player } erhob sich zur Revolution.
chronicle-revolution-1 = Es war kein Friede mehr bei { $player }: Revolution.
chronicle-revolution-2 = Der Unmut kochte über, und wer { $player } regiert hatte, stürzte.
chronicle-putsch-0 = Ein Fundament drehte sich um ({ $challenge }), und die { $discipline } regierte { $player }.
chronicle-quiet-revolution-0 = Ohne Blutvergießen kam die { $discipline } bei { $player } an die Macht.
chronicle-quiet-revolution-1 = { $player } wandelte sich still: Nun regierte die { $discipline }.
chronicle-elected-0 = Die Ältesten von { $player } kamen zusammen und wählten die { $discipline }.
chronicle-elected-1 = { $player } hielt eine Wahl ab, und die { $discipline } gewann sie.
chronicle-foundation-lost-0 = { $player } verlor ein Fundament: { $challenge }.
chronicle-philosophy-0 = Das Denken zog weiter, und { $player } gab die Richtung an: { $space }.
chronicle-philosophy-1 = { $player } lenkte das Denken in eine neue Richtung: { $space }.
chronicle-city-taken-0 = { $player } nahm { $other } die Stadt { $hexes }.
chronicle-city-taken-1 = Eine Stadt { $hexes } fiel: Sie hatte { $other } gehört, nun gehörte sie { $player }.
chronicle-city-struck-0 = { $player } legte die Stadt von { $other } { $hexes } in Trümmer.
chronicle-struck-0 = { $player } ließ { $spots } Feuer auf { $other } regnen; eine Horde verging darin.
chronicle-struck-1 = Eine Horde von { $other } { $spots } sah die Waffen von { $player } nicht kommen.
chronicle-converted-0 = Die Prediger von { $player } gewannen die Leute von { $other } { $spots }.
chronicle-converted-1 = Eine Horde von { $other } { $spots } nahm den Glauben von { $player } an.
chronicle-enslaved-0 = { $player } legte die Leute von { $other } { $spots } in Ketten.
chronicle-enslaved-1 = Eine Horde von { $other } { $spots } geriet in die Sklaverei von { $player }.
chronicle-traded-0 = { $player } und { $other } handelten{ $count ->
    [one] {""}
   *[other] {" "}immer wieder
 }.
chronicle-traded-1 = Karawanen zogen von { $player } zu { $other }.
chronicle-wandered-0 = { $player } wanderte und lagerte { $spots }.
chronicle-wandered-1 = Die Horden von { $player } ließen sich { $spots } nieder.
chronicle-wandered-2 = Die Feuer von { $player } brannten { $spots }.
chronicle-wandered-3 = { $player } wurde { $spots } gesehen.
chronicle-city-0 = { $player } baute { $count ->
    [one] eine Stadt { $hexes }
   *[other] Städte { $hexes }
 }.
chronicle-city-1 = Wo { $player } gelagert hatte, wuchsen Mauern: { $hexes }.
chronicle-city-2 = { $player } wurde { $hexes } sesshaft.
chronicle-diaspora-0 = { $player } verlor alles außer dem Willen weiterzumachen und begann { $spots } von vorn.
chronicle-starved-0 = { $count ->
    [one] Eine Horde von { $player } verhungerte
   *[other] { $count } Horden von { $player } verhungerten
 }, wo zu viele lebten.
chronicle-starved-1 = Das Land ernährte { $player } nicht ganz: { $count ->
    [one] Eine Horde ging
   *[other] { $count } Horden gingen
 } verloren.
chronicle-cities-lost-0 = { $player } verlor { $count ->
    [one] eine Stadt
   *[other] Städte
 } { $hexes }.
chronicle-cities-lost-1 = { $count ->
    [one] Die Stadt von { $player } { $hexes } lag in Trümmern
   *[other] Die Städte von { $player } { $hexes } lagen in Trümmern
 }.
chronicle-migrants-lost-0 = { $count ->
    [one] Eine Horde von { $player } ging zugrunde
   *[other] { $count } Horden von { $player } gingen zugrunde
 }.
chronicle-migrants-lost-1 = { $player } trauerte um { $count ->
    [one] eine Horde
   *[other] { $count } Horden
 }.
chronicle-invented-0 = { $player } kam auf etwas Neues: { $ideas }.
chronicle-invented-1 = Das erfand { $player }: { $ideas }.
chronicle-invented-2 = { $player } gab der Welt, was sie noch nicht kannte: { $ideas }.
chronicle-words-0 = { $player } fand Worte für { $count ->
    [one] ein Gefühl
   *[other] Gefühle
 }.
chronicle-words-1 = Bei { $player } { $count ->
    [one] lernte ein Gefühl
   *[other] lernten Gefühle
 } sprechen.
chronicle-will-0 = { $player } begann zu wählen, wo nur geredet worden war.
chronicle-will-1 = Der Wille von { $player } wurde freier.
chronicle-art-0 = Die Kunst holte { $player } von den Göttern zurück.
chronicle-prayer-0 = { $player } betete.
chronicle-prayer-1 = { $player } hörte Stimmen und gehorchte.
chronicle-stages-0 = { $player } gelangte zu { $tracks }.
chronicle-stages-1 = { $player } lernte: { $tracks }.
chronicle-stages-2 = { $player } kam voran ({ $tracks }).
chronicle-leads-0 = { $player } war nun vor allen anderen, mit { $count }.
chronicle-leads-1 = Die Führung ging an { $player }, mit { $count }.
chronicle-leads-2 = Niemand stand höher als { $player } mit { $count }.
chronicle-quiet-0 = Nichts geschah, woran sich jemand erinnerte.
chronicle-quiet-1 = Die Jahre vergingen.
chronicle-quiet-2 = Alle warteten.
chronicle-attack-won-0 = { $player } schlug { $other } { $spots } aus dem Feld.
chronicle-attack-won-1 = { $player } fiel { $spots } über { $other } her und siegte.
chronicle-attack-drawn-0 = { $player } zog { $spots } gegen { $other }, und beide verloren ihre Horde.
chronicle-attack-lost-0 = { $player } zog { $spots } gegen { $other } und wurde geschlagen.
chronicle-cities-starved-0 = Hunger leerte { $count ->
    [one] die Stadt
   *[other] die Städte
 } von { $player } { $hexes }.
chronicle-cities-given-up-0 = { $player } gab { $count ->
    [one] eine Stadt
   *[other] Städte
 } auf { $hexes }, um anderswo neu zu bauen.
in-hex = im Hexfeld
in-spot = am Ort
chronicle-stranded-0 = { $count ->
    [one] Eine Horde von { $player } siegte und ging in der Fremde zugrunde
   *[other] { $count } Horden von { $player } siegten und gingen in der Fremde zugrunde
 }.
