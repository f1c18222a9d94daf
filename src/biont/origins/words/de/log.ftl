### Bios:Origins: was geschehen ist.

## Aufbau und Ablauf

entry-set-up = Das Spiel ist aufgebaut.
entry-crowned = { $player } erhält Krone { $crown }: Es herrscht die { $discipline }.
entry-turn = Zug { $number }: { $player }.
entry-game-ends = { $ending ->
    [comet-left] Niemand hat Komet IV genommen: Das Spiel endet.
    [stalemate] Zwölf Runden lang hat niemand herausgefordert: Das Spiel endet.
   *[comet-claimed] Das Spiel endet.
 }

## Chaos, Revolution, Diaspora

entry-chaos = { $player } erleidet { $number } Chaos.
entry-rebelled = { $player }: Der Migrant { $spot-where } begehrt auf.
entry-dissident = { $player }: Ein Dissident { $dissent-shuts ->
    [0] auf der Krone der herrschenden Klasse verdeckt
   *[other] legt { $dissent } lahm und verdeckt
 } ihren Regenbogen (eine Vielfalt weniger).
entry-quelled = { $player } unterdrückt { $number ->
    [one] einen Dissidenten, um den Preis eines Verlusts; sein Regenbogen zählt wieder (eine Vielfalt mehr).
   *[other] { $number } Dissidenten, jeden um den Preis eines Verlusts; ihre Regenbögen zählen wieder ({ $number } Vielfalt mehr).
 }
entry-quelled-free = { $player } hat nichts mehr zu verlieren: { $number ->
    [one] Der letzte Dissident geht
   *[other] Die letzten { $number } Dissidenten gehen
 } ohne Preis heim.
entry-revolution = Chaotische Revolution bei { $player }!
entry-putsch = { $player }: »{ $challenge }« läuft zur { $discipline } über.
entry-crown = { $player }: Nun herrscht die { $discipline }, also wirkt ihre Spalte und keine andere.
entry-idea-lost = { $player }: »{ $idea }« geht in die Überlieferung.
entry-diaspora = Diaspora: { $player } fängt { $spot-where } neu an.

## Herausforderungen und Ereignisse

entry-no-challenge = { $player } kann nicht herausfordern: Kein Ältester ist im Markt.
entry-challenge = { $player } fordert die Götter heraus: »{ $challenge }«.
entry-event = { $event ->
    [crowd-disease] Massenseuche.
    [zoonotic-disease] Zoonose.
    [catastrophe] Katastrophe.
    [cooling] Abkühlung.
    [warming] Erwärmung.
    [deforestation] Entwaldung.
    [forestation] Bewaldung.
    [pollution] Verschmutzung.
    [famine] Hungersnot.
    [crisis] Krise.
    [dictator-left] Ein linker Diktator.
   *[dictator-right] Ein rechter Diktator.
 }
entry-nobody-struck = { $event ->
    [zoonotic-disease] Die Zoonose trifft niemanden: Niemand hat mehr Fußabdruck als Immunologie.
    [pollution] Die Verschmutzung trifft niemanden: Niemand hat mehr Städte als Energie.
    [famine] Die Hungersnot trifft niemanden: Niemand hat mehr Städte als Fußabdruck.
   *[crowd-disease] Die Massenseuche trifft niemanden: Niemand hat mehr Städte als Immunologie.
 }
entry-no-crisis = { $crisis ->
    [genocide] Kein Völkermord: Niemand mit Fundamenten hat mehr Dissidenten als Mystik.
    [civil-war] Kein Bürgerkrieg: Jeder hat weniger Dissidenten als Vielfalt.
   *[economic-crisis] Keine Wirtschaftskrise: Niemand hat mehr Dissidenten und Mystik als Städte.
 }
entry-nobody-there = Die Katastrophe schadet niemandem, denn { $hex-where } lebt niemand.
entry-infected = { $player } ist befallen, und das kostet { $number ->
    [0] keine Stadt{ $number2 ->
        [0] {""}
       *[other] {" "}(von einer)
    }
   *[other] { $number } von { $number2 } Städten
 } und { $number3 ->
    [0] keinen Ältesten{ $number4 ->
        [0] {""}
       *[other] {" "}(von einem)
    }
   *[other] { $number3 } von { $number4 } Ältesten
 }.
entry-famine = { $player } hungert bei mehr Städten als Fußabdruck, und das kostet { $number ->
    [0] keine Stadt{ $number2 ->
        [0] {""}
       *[other] {" "}(von einer)
    }
   *[other] { $number } von { $number2 } Städten
 } und { $number3 ->
    [0] keinen Ältesten{ $number4 ->
        [0] {""}
       *[other] {" "}(von einem)
    }
   *[other] { $number3 } von { $number4 } Ältesten
 }.
entry-pollution = { $player } erstickt im Rauch: mehr Städte als Energie.
entry-crisis = { $crisis ->
    [genocide] Völkermord trifft { $player }.
    [civil-war] Bürgerkrieg trifft { $player }.
   *[economic-crisis] Eine Wirtschaftskrise trifft { $player }.
 }
entry-catastrophe = Die Katastrophe{ $hex-struck-by } schlägt { $hex-where } zu.
entry-milder-climate = { $climate ->
    [ice] Kein Meer ist übrig, das gefrieren könnte, oder kein Platz für Eis: Stattdessen breiten sich Wüsten aus.
   *[sea] Kein Eis ist übrig, das schmelzen könnte, oder kein Platz für Meer: Stattdessen breitet sich Dschungel aus.
 }
entry-no-climate-change = Das Klima bleibt, wie es ist: Es fehlt ein Plättchen oder ein Platz für { $climate ->
    [sea] Meer
    [ice] Eis
    [desert] Wüste
   *[jungle] Dschungel
 }.
entry-steady-climate = Das Klima dieser Welt ändert sich nie.
entry-climate-change = { $climate ->
    [sea] Das Meer soll steigen: Ein Plättchen wandert.
    [ice] Eis soll wachsen: Ein Plättchen wandert.
    [desert] Wüste soll wachsen: Ein Plättchen wandert.
   *[jungle] Dschungel soll wachsen: Ein Plättchen wandert.
 }
entry-milankovitch = Milanković-Zyklus: »{ $challenge }« wird aufgedeckt.
entry-icehouse = Kaltzeit! { $number ->
    [one] Ein Meer gefriert
   *[other] { $number } Meere gefrieren
 }.
entry-ice-age = Warmzeit! { $number ->
    [one] Ein Eisfeld schmilzt
   *[other] { $number } Eisfelder schmelzen
 }.
entry-uprooted = Das Plättchen { $hex-where } wird entwurzelt, zu { $climate ->
    [sea] Meer
    [ice] Eis
    [desert] Wüste
   *[jungle] Dschungel
 } gewendet und zieht um.
entry-chit = { $climate ->
    [sea] Neues Meer: { $hex2 }. Getaut: { $hex }.
    [ice] Neues Eis: { $hex2 }. Trockengefallen: { $hex }.
    [desert] Neue Wüste: { $hex2 }. Kein Dschungel mehr: { $hex }.
   *[jungle] Neuer Dschungel: { $hex2 }. Keine Wüste mehr: { $hex }.
 }

## Versteigerung und Fundamente

entry-bid = { $player } bietet { $number ->
    [one] einen Kegel
   *[other] { $number } Kegel
 }{ $number2 ->
    [0] {""}
    [one] ; einer mehr zählt umsonst (Philosophie oder Mystik)
   *[other] ; { $number2 } mehr zählen umsonst (Philosophie oder Mystik)
 }.
entry-no-bid = { $player } bietet nicht.
entry-cannot-bid = { $player } kann nicht bieten: { $number ->
    [0] Kein Ältester ist im Markt.
    [one] Nötig wären mehr als { $number2 }, und nur ein Kegel kann bieten
   *[other] Nötig wären mehr als { $number2 }, und nur { $number } Kegel können bieten
 }{ $number ->
    [0] {""}
   *[other] { $number3 ->
        [0] .
       *[other] , dazu { $number3 } umsonst.
    }
 }
entry-won = { $player } ersteigert »{ $challenge }« für { $number ->
    [one] einen Kegel
   *[other] { $number } Kegel
 }.
entry-dictator-ignored = Im Grundspiel nimmt kein Diktator eine Karte ohne Gebot: »{ $challenge }« wird versteigert.
entry-dictator = Ein Diktator kommt ohne Versteigerung: »{ $challenge }« geht an { $player } (am meisten { $measure }).
entry-unfit = { $player } erfüllt die Voraussetzung von »{ $challenge }« nicht.
entry-challenge-discarded = { $rule ->
    [E2a] Niemand gewinnt »{ $challenge }«: Die Karte verlässt das Spiel.
   *[other] »{ $challenge }« verlässt das Spiel.
 }
entry-quiet-revolution = Stille Revolution bei { $player }: zur { $discipline }.
entry-foundation = { $player } legt »{ $challenge }« als Fundament der { $discipline }.
entry-foundation-lost = { $player } verliert »{ $challenge }«.

## Kometen und Philosophie

entry-comet = { $player } nimmt { $comet }.{ $comet-last ->
    [0] {" "}Ein Chaos für alle.
   *[other] {""}
 }
entry-epoch = Epoche { $epoch } beginnt.
entry-victory-chits = { $player } nimmt { $number ->
    [one] ein Siegplättchen
   *[other] { $number } Siegplättchen
 } für die { $discipline }: { $measure } { $number2 }, mehr als { $number ->
    [one] eine andere Farbe
   *[other] { $number } andere Farben
 }.
entry-nobody-behind = { $player } nimmt kein Siegplättchen für die { $discipline }: { $measure } { $number }, und niemand hat weniger.
entry-no-chits = Alle haben { $measure } { $number }, also nimmt niemand ein Siegplättchen für die { $discipline }.
entry-bellwether-spent = { $player } gibt einen genommenen Kometen, den Vorboten, für immer ab.
entry-philosophy = { $player } verschiebt die Philosophie: { $space } ({ $space-does }).

## Fortschritte

entry-pawn = { $rule ->
    [G9a] { $player }, Enzephalisation: Ein Kegel geht { $domain-from } { $domain2-to }.
    [G9b] { $player }, Abstraktion: Ein Kegel geht { $domain-from } { $domain2-to }.
    [G9c] { $player }, Kunst: Ein Kegel geht { $domain-from } { $domain2-to }.
    [G9d] { $player }, Gebet: Ein Kegel geht { $domain-from } { $domain2-to }.
   *[other] { $player }: Ein Kegel geht { $domain-from } { $domain2-to }.
 }
entry-nothing-gained = »{ $advancement }« bringt { $player } jetzt nichts.
entry-stage = { $player }: { $track } steigt auf { $stage }{ $stage-after ->
    [none] {""}
   *[other] {" "}(die nächste Stufe nach { $stage-after })
 }.

## Verluste

entry-migrant-lost = { $rule ->
    [H1b] { $player } hungert und verliert den Migranten { $spot-where }.
   *[other] { $player } verliert den Migranten { $spot-where }.
 }
entry-city-lost = { $rule ->
    [H1b] { $player } hungert und verliert die Stadt { $hex-where }.
   *[other] { $player } verliert die Stadt { $hex-where }.
 }
entry-refugee = { $player }: Aus der verlorenen Stadt flieht ein Migrant ({ $spot }).
entry-no-refugee = { $player }: Niemand entkommt ({ $hex }).
entry-elder-expended = { $player }: Der Älteste auf »{ $idea }« kehrt heim.
entry-recalled = { $player }, Bibliothek: Der Älteste auf »{ $idea }« kehrt heim.
entry-emissary-expended = { $player }: Der Botschafter auf »{ $idea }« kehrt heim.

## Der Markt

entry-market = Markt, Reihe { $row }: »{ $idea }«.
entry-slid = { $player }: »{ $idea }« rückt im Markt in Reihe { $row }, wo eine Idee fort ist, und braucht nun { $row ->
    [1] einen Ältesten
   *[other] { $row } Älteste
 }.

## Aktivitäten

entry-activity = { $player } nutzt: { $activity }.
entry-left-out = { $player } lässt aus: { $activities }.
entry-foundation-shut = { $player }: »{ $challenge }« wirkt nicht: Ein Dissident legt sie still.
entry-foundation-idle = { $player }: »{ $challenge }« kann { $activities-count ->
    [0] in dieser Spalte nichts.
   *[other] jetzt nichts ({ $activities }).
 }
entry-row-idle = { $player }: Eine Reihe der Speziestafel kann jetzt nichts ({ $activities }).
entry-idea-idle = { $player }: »{ $idea }« kann { $activities-count ->
    [0] in dieser Spalte nichts.
   *[other] jetzt nichts ({ $activities }).
 }
entry-elder = { $player } setzt einen Ältesten auf »{ $idea }«.
entry-invented = { $player } erfindet »{ $idea }«, und alle Ältesten dort kehren heim.
entry-elected = { $player } hält eine Wahl ab ({ $discipline }), und die eigenen Ältesten kommen alle heim.
entry-moved = { $player }: Ein Migrant zieht ({ $spot } → { $spot2 }).
entry-branched = { $player }: Ein neuer Migrant zieht aus ({ $spot } → { $spot2 }).
entry-departed = { $player }: Ein neuer Migrant verlässt die Stadt ({ $hex } → { $spot }).
entry-leave = { $player } lässt { $seat } durchziehen ({ $spot }).
entry-no-leave = { $player } lässt { $seat } nicht durchziehen ({ $spot }).
entry-city = { $player } gründet eine Stadt { $hex-where } (Ressource: { $resource }).
entry-city-moved = { $player }: Die Stadt { $hex-where } nimmt eine andere Ressource ({ $resource }); es bleiben gleich viele Städte.
entry-urbanized-again = { $player } nutzt die Stadt { $hex-where } noch einmal, für das, was daraus folgt.

## Welten aus Hexplättchen

entry-hex-laid = { $player } legt »{ $face }« ({ $hex }).
entry-started = { $player } beginnt ({ $spot }).
entry-craton-laid = { $player } legt { $craton } um { $hex }.
entry-strip = Der Breitenstreifen sagt: { $strip }.
entry-first-chit = { $player } bringt { $climate ->
    [sea] ein Meer
    [ice] Eis
    [desert] eine Wüste
   *[jungle] einen Dschungel
 } nach { $hex }.
entry-no-catastrophe = Diese Katastrophe trifft niemanden: Ihr Hexfeld ist nicht auf der Karte.

## Erfindungen und Ältestenaktionen

entry-idea-unfit = { $player } kann »{ $idea }« nicht behalten: Die Idee geht in die Überlieferung.
entry-idea-kept = { $player } behält »{ $idea }«.
entry-idea-discarded = { $player } lässt »{ $idea }« der Überlieferung.
entry-emissary = { $player } schickt einen Botschafter zu »{ $idea }«.
entry-constitution = { $player }: Eine Verfassung dreht »{ $challenge }« auf { $discipline }.
entry-search = { $player } durchsucht die Überlieferung: { $discipline }.
entry-idea-retrieved = { $player } holt »{ $idea }« aus der Überlieferung zurück.
entry-appeased = { $player }: Ein Dissident gibt Ruhe ({ $dissent }).

## Transaktionen

entry-traded = { $player } handelt mit { $seat }.
entry-converted = { $player } bekehrt einen Migranten von { $seat } ({ $spot }).
entry-enslaved = { $player } versklavt einen Migranten von { $seat } ({ $spot }).
entry-attack = { $player } greift einen Migranten von { $seat } an ({ $spot }).
entry-struck = { $player } bombardiert einen Migranten von { $seat } ({ $spot }).
entry-city-struck = { $player } bombardiert eine Stadt von { $seat } ({ $hex }).
entry-city-taken = { $player } nimmt eine Stadt von { $seat } ein ({ $hex }).

## Prüfungen der Ereignisse und Taten, mit beiden Zahlen

entry-tested = { $player }: { $measure } { $number } { $sign } { $measure2 } { $number2 }, { $flag ->
    [yes] getroffen
   *[no] verschont
 }.
test-tested-left = { $measure }
test-tested-right = { $measure2 }
test-tested-verdict = { $flag ->
    [yes] getroffen
   *[no] verschont
 }
entry-compared = { $player }: { $measure } { $number } { $sign } { $number2 } von { $seat }, { $flag ->
    [yes] überlegen
   *[no] nicht überlegen
 }.
test-compared-left = { $measure }
test-compared-right = { $seat }
test-compared-verdict = { $flag ->
    [yes] überlegen
   *[no] nicht überlegen
 }
entry-starving = { $player } kann nicht alle ernähren.
entry-crowded = { $hex }: { $number } leben dort { $sign } Fußabdruck { $number2 }, also hungern sie.
test-crowded-who = { $hex }
test-crowded-left = leben dort
test-crowded-right = Fußabdruck
test-crowded-verdict = Hunger
entry-city-assailed = { $rule ->
    [J3b] { $player } bekehrt eine Stadt von { $seat } ({ $hex }).
    [J3d] { $player } versklavt eine Stadt von { $seat } ({ $hex }).
   *[other] { $player } belagert eine Stadt von { $seat } ({ $hex }).
 }
entry-threatened = { $player } droht { $seat } mit einem kalten Krieg.

measure-cities = Städte
measure-dissidents = Dissidenten
measure-mysticism = Mystik
measure-diversity = Vielfalt
measure-unrest = Dissidenten und Mystik

## Woraus eine Frage folgt: »wegen: …«

cause-challenge = »{ $challenge }«
cause-event = { $event ->
    [crowd-disease] Massenseuche
    [zoonotic-disease] Zoonose
    [catastrophe] Katastrophe
    [cooling] Abkühlung
    [warming] Erwärmung
    [deforestation] Entwaldung
    [forestation] Bewaldung
    [pollution] Verschmutzung
    [famine] Hungersnot
    [crisis] Krise
   *[other] Diktator
 }
cause-catastrophe = Katastrophe ({ $hex })
cause-comet = { $comet }
cause-chaos = { $number } Chaos
cause-revolution = Revolution
cause-invented = Erfindung »{ $idea }«
cause-milankovitch = »{ $challenge }«
cause-traded = Handel von { $player }
cause-converted = Bekehrung durch { $player }
cause-enslaved = Überfall von { $player }
cause-attack = Angriff von { $player }
cause-struck = Bomben von { $player }
cause-city-struck = Bomben von { $player }
cause-city-assailed = Angriff von { $player }
cause-starving = Hunger
cause-threatened = kalter Krieg von { $player }
cause-elected = Wahl
cause-quiet-revolution = stille Revolution
strikes-event = { $event ->
    [crowd-disease] Trifft jeden, der mehr Städte als Immunologie hat: Die Hälfte der Städte und die Hälfte der Ältesten gehen verloren (wer nur eine oder einen hat, behält sie), und die Immunologie steigt.
    [zoonotic-disease] Trifft jeden, der mehr Fußabdruck als Immunologie hat: Die Hälfte der Städte und die Hälfte der Ältesten gehen verloren (wer nur eine oder einen hat, behält sie), und die Immunologie steigt.
    [pollution] Trifft jeden, der mehr Städte als Energie hat: ein Chaos, dann geht ein Ältester oder eine Stadt verloren.
    [famine] Trifft jeden, der mehr Städte als Fußabdruck hat: Die Hälfte der Städte und die Hälfte der Ältesten gehen verloren (wer nur eine oder einen hat, behält sie).
    [crisis] Völkermord, Bürgerkrieg oder Wirtschaftskrise, je nach Philosophie; die Zeilen darunter sagen, wen sie trifft.
    [catastrophe] Zerstört alles, was in einem Feld lebt.
   *[other] Der Herausforderer ändert das Klima: Ein Plättchen dreht sich um und wandert.
 }
strikes-comet = { $comet-last ->
    [0] Alle erleiden ein Chaos: Ein Migrant auf der Karte wird Dissident; wer dort nur einen hat, nimmt einen aus dem Vorrat. Der Markt wird für die nächste Epoche erneuert. Wer mehr { $comet-measure } hat als andere, bekommt Siegplättchen.
   *[other] Mit ihm endet das Spiel.
 }
strikes-revolution = Kein Dissensfeld war frei: Alle Dissidenten werden unterdrückt, jeder für einen Verlust, und eine andere Klasse herrscht. Wie viel Chaos auch übrig war, es ist nur eine Revolution.
strikes-quiet-revolution = Eine ersteigerte Karte darf in eine andere Spalte: Dann herrscht diese, und nur ihre Fundamente handeln. Das kostet für jeden Dissidenten einen Verlust und beendet die Unruhe.
strikes-starving = In einem Feld leben mehr, als der Fußabdruck erlaubt.
