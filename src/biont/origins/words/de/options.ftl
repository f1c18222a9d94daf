### Bios:Origins: was ein Spieler antworten kann.

## Herausforderungsphase, Versteigerung, Kometen, Philosophie

option-skip = { $question ->
    [challenge-phase] Nichts davon
   *[other] Auslassen
 }
option-challenge = Die Götter herausfordern
option-claim = Den Kometen nehmen
option-globalize = Globalisieren: Ein Vorbote verschiebt die Philosophie
option-pass = Passen
option-bid = { $number ->
    [one] Einen Kegel
   *[other] { $number } Kegel
 } bieten
option-orient = In die Spalte { $discipline } legen
option-step-to = Zu »{ $space }« ({ $space-does })
option-stay = { $question ->
    [demagogue] Die Philosophie lassen, wo sie ist
   *[other] Dort anhalten
 }

## Ereignisse und Klima

option-lift = { $hex }
option-lay = { $hex }
option-destroy-city = Die Stadt { $hex-where } verlieren
option-expend-elder = { $question ->
    [pay] Mit dem Ältesten auf »{ $idea }« bezahlen
    [library] Den Ältesten auf »{ $idea }« heimschicken
   *[other] Den Ältesten auf »{ $idea }« verlieren
 }
option-expend-emissary = { $question ->
    [pay] Mit dem Botschafter auf »{ $idea }« bezahlen
   *[other] Den Botschafter auf »{ $idea }« verlieren
 }
option-expend-migrant = Den Migranten { $spot-where } verlieren
option-give-up = »{ $challenge }« aufgeben

## Chaos, Revolution, Diaspora

option-rebel = Der Migrant { $spot-where }
option-dissent = Den Dissidenten hierhin: { $dissent }
option-rule = Herrschende Klasse: { $discipline }
option-flee = Den Migranten { $spot-where } nehmen
option-refuge = Ein Migrant überlebt { $spot-where }
option-land = Landung { $spot-where }

## Fortschritte

option-pray = Einen Kegel { $domain-from } in die Mystik schicken
option-step = Ein Schritt: { $track }

## Aktivitäten

option-use = { $activity }
option-specialize = { $idea }
option-done = Mehr nicht
option-invent = »{ $idea }« erfinden
option-move = Der Migrant { $spot-where } zieht weiter
option-branch = Ein neuer Migrant bricht { $spot-where } auf
option-depart = Ein neuer Migrant verlässt die Stadt { $hex-where }
option-to = { $spot }
option-past = { $spot } (Durchzug)
option-emigrate = Auswandern: { $spot }
option-turn-back = Doch bleiben
option-let-pass = Durchziehen lassen
option-refuse = Ablehnen
option-found = { $hex }: { $site }
option-again = Noch einmal, nur für die Folge: { $hex }
option-settle = Der Migrant { $spot-where }
option-yield-city = Die Stadt { $hex-where } aufgeben
option-starve = Der Migrant { $spot-where }
option-starve-city = Die Stadt { $hex-where }

## Welten aus Hexplättchen

option-chit = { $chit }
option-face = { $face }
option-put = { $hex }
option-turn = { $number ->
    [0] Nicht gedreht
    [one] Um ein Sechstel gedreht
   *[other] Um { $number } Sechstel gedreht
 }
option-start = Beginn: { $spot }
option-centre = Seine Mitte auf { $hex }
option-shift = { $craton } verschieben
option-leave-cratons = Alle bleiben, wo sie sind
option-bring = { $climate ->
    [sea] Ein Meer
    [ice] Eis
    [desert] Eine Wüste
   *[jungle] Ein Dschungel
 }

## Erfindungen, Verhandlungen, Ältestenaktionen

option-keep = »{ $idea }« behalten
option-discard = »{ $idea }« in die Überlieferung
option-release = Einen Kegel { $domain-from } befreien
option-appease = Einen Dissidenten entfernen: { $dissent }
option-decline = Verzichten
option-marry = Einen Botschafter zu »{ $idea }« schicken
option-expel = Den Botschafter von { $seat } auf »{ $idea }« ausweisen
option-threaten = { $seat } drohen
option-reorient = »{ $challenge }« drehen
option-retrieve = »{ $idea }« zurückholen

## Transaktionen

option-trade = Handeln: { $spot }
option-trade-city = In der Stadt handeln: { $hex }
option-convert = Den Migranten bekehren: { $spot }
option-convert-city = Die Stadt bekehren: { $hex }
option-attack = Den Migranten angreifen: { $spot }
option-besiege = Die Stadt belagern: { $hex }
option-bomb = Atombombe auf den Migranten: { $spot }
option-bomb-city = Atombombe auf die Stadt: { $hex }
option-strike = Rakete auf den Migranten: { $spot }
option-strike-city = Rakete auf die Stadt: { $hex }
option-enslave = Den Migranten versklaven: { $spot }
option-enslave-city = Die Stadt versklaven: { $hex }
option-call-off = Doch nicht
