### Bios:Origins: was gefragt wird.

## Herausforderungsphase, Versteigerung, Kometen, Philosophie

prompt-challenge-phase = Was tut { $player } in der Herausforderungsphase?
prompt-bid = »{ $challenge }« wird versteigert, { $number ->
    [0] noch kein Gebot
   *[other] höchstes Gebot { $number }
 }: Was bietet { $player }{ $number2 ->
    [0] {""}
   *[other] {" "}(und { $number2 } umsonst dazu)
 }?
prompt-pay = Welcher Kegel bezahlt das Gebot von { $player } (noch { $number })?
prompt-orient = In welche Spalte legt { $player } »{ $challenge }«?
prompt-globalize = Wohin verschiebt { $player } die Philosophie?
prompt-globalize-further = Verschiebt { $player } die Philosophie um einen zweiten Schritt?
prompt-demagogue = Ein Demagoge: Verschiebt { $player } die Philosophie?

## Ereignisse und Klima

prompt-lose-city = Welche Stadt verliert { $player } (noch { $number })?
prompt-lose-elder = Welchen Ältesten verliert { $player } (noch { $number })?
prompt-pollution = Verschmutzung: Was verliert { $player }?
prompt-genocide = Völkermord: Welches Fundament gibt { $player } auf?
prompt-lift-chit = Welches Plättchen dreht { $player } auf die { $climate ->
    [sea] Meeresseite
    [ice] Eisseite
    [desert] Wüstenseite
   *[jungle] Dschungelseite
 }?
prompt-lay-chit = Wohin bringt das Plättchen ({ $hex }) { $climate ->
    [sea] das Meer
    [ice] das Eis
    [desert] die Wüste
   *[jungle] den Dschungel
 }?

## Chaos, Revolution, Diaspora

prompt-rebel = Chaos (noch { $number }): Welcher Migrant von { $player } wird Dissident?
prompt-dissent = Auf welches Dissensfeld stellt { $player } den Dissidenten?
prompt-quell = Unterdrückung (noch { $number }): Was verliert { $player }?
prompt-putsch = Revolution ohne Fundament: Welche Klasse herrscht nun bei { $player }?
prompt-diaspora = Diaspora: Wo landet der letzte Spielstein von { $player }?
prompt-flee = Welcher Migrant von { $player } wird zum Flüchtling ({ $hex })?
prompt-refuge = Wohin geht der Flüchtling ({ $hex })?

## Fortschritte

prompt-pray = Gebet: Welchen Kegel schickt { $player } zur Mystik?
prompt-free-step = Diese Energiestufe schenkt einen Schritt: Welche andere Technologie hebt { $player }?

## Aktivitäten

prompt-foundation = Welche Aktivität von »{ $challenge }« nutzt { $player }?
prompt-lower-row = Welche Aktivität der unteren Speziesreihe nutzt { $player }?
prompt-upper-row = Welche Aktivität der oberen Speziesreihe nutzt { $player }?
prompt-idea = Welche Aktivität von »{ $idea }« nutzt { $player }?
prompt-specialize = Auf welche Idee setzt { $player } einen Ältesten ({ $number } jetzt, nach Information und freiem Willen)?
prompt-invent = Was erfindet { $player }?
prompt-library = Welchen Ältesten schickt { $player } für die Bibliothek heim (noch { $number })?
prompt-elect = Welche Klasse wählt { $player }?
prompt-spread = Welche Figur von { $player } bricht auf?
prompt-destination = Wohin geht die Figur?
prompt-leave = Lässt { $player } { $seat } durchziehen ({ $spot }, Ziel { $spot2 })?
prompt-urbanize = Wo gründet { $player } eine Stadt?
prompt-settle = Welcher Migrant von { $player } lässt sich nieder ({ $hex })?
prompt-give-up = Alle Quader stehen auf der Weltkarte: Welche Stadt gibt { $player } auf ({ $hex })?
prompt-starve = Die Nahrung reicht nicht für alle: Was verhungert bei { $player }?

## Welten aus Hexplättchen

prompt-hex-chit = Welches Hexplättchen legt { $player } als Nächstes?
prompt-hex-side = Welche Seite von { $chit } liegt oben?
prompt-hex-place = Wohin legt { $player } »{ $face }«?
prompt-hex-turn = Wie liegt »{ $face }« ({ $hex })?
prompt-start = Wo beginnt { $player }?
prompt-craton-place = Wohin legt { $player } { $craton }?
prompt-craton-turn = Wie wird { $craton } auf { $hex } gedreht?
prompt-shift-craton = Verschiebt { $player } einen Kraton?
prompt-first-climate = Welches Klima bringt { $player } auf die Karte?
prompt-first-chit = Wohin legt { $player } { $climate ->
    [sea] das Meer
    [ice] das Eis
    [desert] die Wüste
   *[jungle] den Dschungel
 }?

## Erfindungen, Verhandlungen, Ältestenaktionen

prompt-invention = Behält { $player } »{ $idea }«?
prompt-obsolescence = Mehr Ideen als Information: Welche legt { $player } ab?
prompt-cull = Streichung { $epoch }: Welche Idee legt { $player } ab?
prompt-negotiate = Was gewinnt { $player } in der Verhandlung mit { $seat }?
prompt-exogamy = Zu welcher Idee schickt { $player } einen Botschafter?
prompt-racism = Welchen Botschafter weist { $player } aus?
prompt-cold-war = Kalter Krieg: Wem droht { $player }?
prompt-threat = Welchen Kegel gibt { $player } für das Chaos von { $seat }?
prompt-artisan = Auf welche Idee setzt { $player } den Kunsthandwerker?
prompt-constitution = Welches Fundament dreht { $player }?
prompt-retrieve = Welche Idee ({ $discipline }) holt { $player } aus der Überlieferung zurück?

## Transaktionen

prompt-trade = Mit wem handelt { $player }?
prompt-preach = Wem predigt { $player }?
prompt-war = Gegen wen führt { $player } Krieg?
prompt-enslave = Wen versklavt { $player }?
prompt-envoy = Welche Figur von { $player } geht dorthin ({ $spot })?
prompt-city-envoy = Welche Figur von { $player } geht dorthin ({ $hex })?
