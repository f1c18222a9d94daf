### Der Tisch im Browser: Seiten, Knöpfe, was der Server sagt.

## Startseite

web-hero = Aus Staub wird Leben
web-hero-about = Vier Milliarden Jahre an einem Tisch: Schicke Bionten in Tümpel, Schlote und Kometen, erwecke ein Refugium zum Leben, mutiere, stiehl Gene und krieche an Land, bevor das Klima alles beendet.
web-play-now-about = Du spielst Rot, das Programm spielt Blau.
web-strength = Gemessen in Spielen zu zweit. Ein Anfänger, wie ihn ein Programm spielt, das um Tipps bittet, gewinnt 50 % von 200 gegen das leichte Programm. Das mittlere gewinnt 85 % von 200 gegen das leichte; das schwere mit 0,2 s je Antwort 74 % von 200 gegen das mittlere; der Meister, der etwa so lange denkt wie das schwere, 61 % von 58 gegen es.

## Spielseite

web-setting-plain = Einfache Wörter: hinter dem Namen einer Mutation sagen, was sie tut
web-setting-first = Zuerst drankommen, wenn ich es mir aussuchen darf
web-setting-discs = Mit möglichst wenigen Katalysatoren zahlen und nehmen, wovon ich am wenigsten habe
web-setting-own = Nie Katalysatoren verschenken
web-always-first = Immer zuerst
web-always-discs = Künftig Scheiben für mich zahlen und tauschen
web-always-own = Nie etwas verschenken
web-lay = { $count } Scheiben legen: { $places }
web-lay-guards = { $count } Scheiben gegen Sauerstoff legen: { $places }
web-lay-on = { $discs } auf »{ $place }«
web-lay-guard = gegen Sauerstoff { $discs } auf »{ $place }«
web-instead = Stattdessen nehmen: { $discs }
web-again = Neu würfeln: { $dice }
web-again-only = Eine { $die } neu würfeln und sonst nichts
web-a-cube = ein { $colour }es Klötzchen
web-lose = Verlieren: { $pieces }
web-animate-cubes = Beleben: { $cubes }
web-spend-discs = Stattdessen Scheiben abgeben: { $cubes }
web-kill-cubes = Sterben lassen: { $cubes }
web-so-many-bionts = { $count } × Biont von { $player }
web-lose-cubes = Verlieren: { $cubes }
web-under-more = { $cards } und { $count ->
    [one] eine weitere
   *[other] { $count } weitere
 }
web-under-many = Die { $count } vorgeschlagenen Karten{ $organisms ->
    [one] {""}
    [2] {" "}beider Organismen
   *[other] {" "}von { $organisms } Organismen
 } verlieren
web-under = Unter den Stapel: { $cards }
web-bundle-roll-on = Für die übrigen weiterwürfeln
web-bundle-why-roll-on = Der Rest würfelt jetzt; danach lässt sich nichts davon zurücknehmen.
web-bundle-roll-all = Für alle würfeln, die noch nicht gewürfelt haben
web-bundle-why-roll-all = Jeder Organismus muss würfeln. So geschieht es der Reihe nach, bis du etwas wählen kannst; dann würfelst du mit den übrigen weiter.
web-bundle-reroll-errors = Alle Fehler neu würfeln
web-bundle-lose-all = Alle gehen
web-bundle-why-lose-all = Alle Karten deiner Organismen, die verbrennen, kommen unter den Stapel, gleich in welcher Reihenfolge.
web-risk-uv = Sonnenbrand (UV { $limits }) unter den { $events } kommenden Ereignissen{ $comet ->
    [1] , falls ein Komet die Ozonschicht aufreißt
   *[other] {""}
 }: bis zu { $cost } deiner { $points } Punkte.
web-risk-kept = So wie es steht: { $risk } Eine Scheibe, die dagegen liegt, kauft keine Karte.
web-risk-uv-helps = Dagegen hilft, Mutationen auf mehrere Organismen zu verteilen; jeder behält seinen Teil.
web-risk-uv-helpless = Dagegen hilft nichts; nur was auf der Karte des Organismus liegt, verbrennt nie.
web-risk-uv-brief = { $hopeless ->
    [1] { $comet ->
        [1] Ein Komet durch die Ozonschicht
       *[other] Ein Sonnenbrand
     } (UV { $limits }) kann bis zu { $cost } deiner { $points } Punkte kosten: Karten verbrennen, Klötzchen auf dem Organismus selbst nicht
   *[other] { $comet ->
        [1] Ein Komet durch die Ozonschicht
       *[other] Ein Sonnenbrand
     } (UV { $limits }) kann bis zu { $cost } deiner { $points } Punkte kosten: Verteile Karten auf deine Organismen
 }
web-risk-x-name = Hitze
web-risk-o2-name = Sauerstoff
web-risk-uv-name = ein Sonnenbrand
web-risk-x = Hitze { $limits } unter den { $events } kommenden Ereignissen: bis zu { $cost } deiner { $points } Punkte.
web-risk-x-helps = Dagegen hilft alles Rote in einem Organismus, und Hitze-Abwehr.
web-risk-x-brief = Hitze { $limits } kann bis zu { $cost } deiner { $points } Punkte kosten: Rotes und Hitze-Abwehr helfen
web-risk-o2 = Sauerstoff { $limits } unter den { $events } kommenden Ereignissen: bis zu { $cost } deiner { $points } Punkte.
web-risk-o2-helps = Dagegen helfen Grünes im Organismus, Sauerstoff-Abwehr und Scheiben auf ihm.
web-risk-o2-brief = Sauerstoff { $limits } kann bis zu { $cost } deiner { $points } Punkte kosten: Grünes, Abwehr und Scheiben auf Organismen helfen
web-risk-smoke-name = was andere kaufen
web-risk-smoke = { $player } kann »{ $card }« für { $name } { $verb ->
    [promote] aufstufen
   *[buy] kaufen
}{ $yours ->
    [1] , mit deinen Scheiben
   *[other] {""}
}: Der Sauerstoff daraus ({ $strength }) würde bis zu { $cost } deiner { $points } Punkte kosten.
web-risk-smoke-helps = Dagegen hilft, die Karte selbst zu nehmen, keine Scheiben dafür übrig zu lassen, oder Grünes, Abwehr und Scheiben bei denen, die er träfe.
web-risk-smoke-brief = Sauerstoff einer Karte, die { $player } { $yours ->
    [1] mit deinen Scheiben{ " " }
   *[other] {""}
}{ $verb ->
    [promote] aufstufen
   *[buy] kaufen
} kann, kann bis zu { $cost } deiner { $points } Punkte kosten
web-fact-smoke-cleared = Sonst kann { $player } { $yours ->
    [1] mit deinen Scheiben{ " " }
   *[other] {""}
}»{ $card }« für { $name } { $verb ->
    [promote] aufstufen
   *[buy] kaufen
}: Der Sauerstoff daraus würde dich bis zu { $cost } Punkte kosten{ $then ->
    [0] .
   *[other] , dann noch { $then }.
}
web-brings-red = verdient mehr, erträgt Hitze
web-brings-yellow = wiederholt einen Würfel
web-brings-green = erträgt Sauerstoff, ein Biont mehr
web-brings-blue = behebt einen Fehler
web-brings-buy = ein Klötzchen mehr: ein Punkt
web-brings-promote = das zweite Klötzchen der Karte: ein Punkt
web-brings-buy-guest = ein Klötzchen mehr: ein Punkt für { $player }
web-brings-promote-guest = das zweite Klötzchen der Karte: ein Punkt für { $player }
web-brings-kill-cube = lässt dir seinen Katalysator
web-brings-kill-cube-shared = sein Katalysator geht an { $player }
web-brings-lose-card = ihr letztes Klötzchen: Auch die Karte geht
web-brings-lose-plus = die Karte fällt auf ihre erste Seite zurück
web-brings-kill-biont = kehrt heim, mit einem Katalysator
web-brings-call-vote = alle stimmen geheim ab
web-brings-gaia = tun es alle, geht das Spiel weiter, und jeder zahlt
web-brings-medea = das Spiel endet, und du verlierst die Hälfte deiner Punkte
web-means-animate-red = Mit Rot verdient jede gewürfelte 1 mehr.
web-means-animate-yellow = Mit Gelb wiederholst du einen Würfel.
web-means-animate-green = Mit Grün arbeitet ein Biont mehr zugleich.
web-means-animate-green-shield = Grün schützt dann vor Sauerstoff, wer hier lebt.
web-means-animate-blue = Ein blaues Klötzchen behebt in jedem Darwin-Wurf einen Fehler.
web-means-kill-cube = Es hinterlässt einen Katalysator seiner Farbe.
web-means-kill-biont = Er kehrt mit einem Katalysator heim.
web-means-antioxidant = Statt eines Stücks kann eine Scheibe gehen, wenn Sauerstoff kommt.
web-means-vitamin = Es hält jedes Mal einen Sauerstoff ab; es kann auch statt eines Stücks gehen.
web-means-stand-safe = Wie die Würfel liegen, schadet dir kein Fehler.
web-means-keep = Was im Vorrat bleibt, kann noch eine Anschaffung bezahlen.
web-means-hoard = Noch lebt nichts von dir, für das deine Scheiben kaufen könnten; sie bleiben für später.
web-means-enzyme-claim = Wie ein Biont zählt sie für dich: Wer dort am meisten von seiner Farbe hat, würfelt und bekommt das Leben, und es können noch andere kommen.
web-means-hoard-hope = Erwacht diese Runde ein Ort von dir zum Leben, kann, was du behältst, gleich dafür kaufen.
web-means-hoard-tie = Leben von dir entsteht nicht mehr; übrige Scheiben entscheiden nur einen Gleichstand.
web-means-rest = Was du noch bewegen könntest, steht besser, wo es ist.
web-means-save = Nichts davon ist seinen Preis wert; was du behältst, kann nächste Runde bezahlen.
web-means-last = Danach kommt keine Runde mehr: Es zählt nur der Punkt.
web-means-no-biont = Keiner deiner Bionten kann jetzt irgendwohin; Scheiben können noch eine Anschaffung bezahlen.
web-means-over = Nichts davon bringt dir noch einen Punkt.
web-means-sold-out = Hier kann nichts mehr gekauft werden (jeder Biont kauft einmal je Runde); wo ein anderer von dir kaufen darf, wirst du gleich gefragt.
web-means-refuse = Du behältst, was er nähme.
web-means-own = In deinem eigenen Vorrat nützt er dir mehr.
web-means-substitute = Für zwei, die keinen Platz finden, bekommst du einen, der ihn hat; sonst verfallen sie.
web-means-roll-for = Jeder davon muss würfeln; die Reihenfolge macht kaum etwas aus.
web-means-assign = Nur wo ein Biont von dir ist, kann das Leben deines werden.
web-means-enzyme = Eine Augenzahl, deren Feld verdeckt ist, tötet dort nichts.
web-means-hgt = Dort nützt er dir mehr.
web-means-wait = Nicht organisierte Klötzchen gingen verloren; sie können noch erwachen.
web-means-pay = Von allem, womit du zahlen könntest, fehlt es dir am wenigsten.
web-means-attach = Die Klötzchen, die dabei dem Wirt genommen werden, zählen für dich.
web-means-steal = Es zählt nun für den Parasiten und nicht mehr für den Wirt.
web-means-second = Ein zweiter Biont zählt einen Punkt und kann ebenfalls etwas anschaffen.
web-means-enough = Der andere Biont nützt dir anderswo mehr.
web-means-from = Dort fehlt er dir am wenigsten.
web-means-reroll = So bringt er nichts ein; neu gewürfelt vielleicht, und ein Fehler würde behoben.
web-means-reroll-risk = So schadet er nicht; neu gewürfelt ist er in einem von { $lowest ->
    [5] drei
   *[other] sechs
 } Fällen ein Fehler, der ein Stück kostet.
web-means-reroll-repaired = Ein behobener Fehler kann, neu gewürfelt, noch verdienen, und schlimmer wird es nicht.
web-means-reroll-error = Ein Fehler, den kein blaues Klötzchen behebt, kostet ein Stück; neu gewürfelt schadet er { $lowest ->
    [5] in zwei von drei
   *[other] in fünf von sechs
 } Fällen nicht.
web-means-first = Du handelst vor den anderen; »Immer zuerst« erspart dir die Frage.
web-means-award = Behalten darfst du ihn nicht; dort schadet er dir am wenigsten.
web-means-gain = Von diesen Farben brauchst du sie am meisten.
web-means-loss = Das wirst du von allem am wenigsten vermissen.
web-means-spend-disc = Die Scheibe geht an Stelle eines Stücks.
web-means-cancel = Das hebt einen Fehler auf.
web-means-sex = Die nächste Karte passt vielleicht besser; der Wechsel kostet nichts.
web-means-call-vote = Ohne Abstimmung endet die Welt mit dieser Runde.
web-means-gaia = Stimmt jemand für Medea, so behältst du doch alle Punkte.
web-means-no-vote = Dann endet die Welt mit dieser Runde, und niemand zahlt für ihre Rettung.
web-means-medea = Die Welt endet mit dieser Runde; das kostet dich die Hälfte deiner Punkte.
web-fact-left = { $count ->
    [0] Danach ist kein { $colour }er Katalysator mehr da.
    [one] Danach ist noch ein { $colour }er Katalysator da.
   *[other] Danach sind noch { $count } { $colour }e Katalysatoren da.
 }
web-fact-cheap = Das kostet nur einen Katalysator.
web-fact-abilities = Der Nutzen: { $icons }.
web-use-heat-shield = eine Hitze mehr schadet nicht
web-use-o2-shield = ein Sauerstoff mehr schadet nicht
web-use-immunology = du wählst, was verloren geht
web-use-spore = alle Reihen sind erreichbar
web-use-hgt = ein Biont je Runde darf umziehen
web-use-fission = von der nächsten Runde an kauft es zweimal
web-use-nucleus = jede Farbe bezahlt dafür
web-use-sex = eine Karte im Angebot lässt sich wechseln
web-use-red-queen = ein Kauf kann nun ein Wettrüsten sein, das zurückholen kann, was Parasiten nahmen
web-use-red-queen-more = eine Red Queen mehr; ein Wettrüsten braucht mehr davon als das Ziel
web-use-red-queen-host = ein Wettrüsten nimmt dem Wirt ein Klötzchen
web-use-dna = eine 5 ist kein Fehler
web-use-uv-shield = eine Karte mehr übersteht einen Sonnenbrand
web-use-cancer-shield = es widersteht dem Krebs
web-use-drought-shield = es widersteht der Dürre
web-fact-oxygen = { $events ->
    [one] Ein Ereignis, das noch kommen kann, bringt
   *[other] { $events } Ereignisse, die noch kommen können, bringen
 } mehr Sauerstoff, als »{ $name }« aushält.
web-fact-smoke = Ihr Sauerstoff ({ $strength }) trifft { $names }, nichts von dir.
web-fact-smoke-taken = Ihr Sauerstoff ({ $strength }) trifft { $names }; eine Karte, deren letztes Klötzchen ein Parasit hat, geht mit ihm.
web-fact-guard = { $danger ->
    [x] Hitze
    [o2] Sauerstoff
   *[uv] Ein Sonnenbrand
} kann dich dann höchstens { $cost ->
    [one] einen Punkt
   *[other] { $cost } Punkte
} kosten, jetzt { $was }.
web-fact-guard-from = { $danger ->
    [x] Hitze
   *[o2] Sauerstoff
} schadet dir dann erst ab { $low }, jetzt ab { $was }.
web-fact-viable = { $bionts ->
    [one] Als Bakterium übersteht es den ersten Darwin-Wurf mit { $chance }, und der Biont kauft jede Runde eine Karte.
   *[other] Als Bakterium übersteht es den ersten Darwin-Wurf mit { $chance }, und jeder Biont kauft jede Runde eine Karte.
}
web-fact-promise = Mit allem, was du noch hinbringen kannst, gelingt Leben dort zu { $chance }.
web-fact-still-due = Hitze und Sauerstoff dieser Runde, die noch treffen, nehmen dir dann { $cost ->
    [0] nichts
    [one] ein Teil
   *[other] { $cost } Teile
}, sonst bis zu { $most }.
web-fact-due = Der Pasch kann noch Leben bringen.
web-fact-room = Kein Sonnenbrand, der kommen kann, nimmt es dort: »{ $name }« hat Platz.
web-fact-wakes = So { $count ->
    [one] erwacht sicher ein Klötzchen
   *[other] erwachen sicher { $count } Klötzchen
 }: nächste Runde mehr Würfel.
web-fact-alike = Drei gleiche Fehler bleiben, die eine Scheibe bringen.
web-fact-barren = { $left ->
    [none] So lassen sie nichts am Leben; ein zweiter Wurf vielleicht.
    [biont] So bringen sie kein Leben und lassen den Bionten allein; ein zweiter Wurf bringt vielleicht mehr.
   *[life] So bleibt der Biont allein, der als Bakterium seinen ersten Darwin-Wurf nur mit { $chance } übersteht; ein zweiter Wurf weckt vielleicht mehr.
 }
web-fact-stays = { $count ->
    [one] Ein Stück bleibt am Leben und übersteht
   *[other] { $count } Stücke bleiben am Leben und überstehen
 } als Bakterium den ersten Darwin-Wurf mit { $chance }.
web-fact-lasting = Es bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } und übersteht seinen ersten Darwin-Wurf mit { $chance }{ $whole ->
    [none] {""}
   *[other] , ohne Verlust mit { $whole }
 }.
web-fact-doomed = Gleich danach { $count ->
    [one] stirbt ein Stück
   *[other] sterben { $count } Stücke
 }: Ein Klötzchen kann statt eines Bionten gehen.
web-fact-all-die = Gleich danach stirbt alles dort.
web-fact-frail = Als Bakterium überstünde es seinen ersten Darwin-Wurf mit { $chance }.
web-fact-first = Das erste { $colour }e Klötzchen für { $name }.
web-fact-with-it = »{ $card }« geht mit.
web-fact-kept = Es bleibt: { $cubes }.
web-fact-steady = { $due ->
    [1] Geht es, so übersteht der Organismus den nächsten Darwin-Wurf
   *[other] Geht nur noch es, so übersteht der Organismus den nächsten Darwin-Wurf
 } zu { $chance } ohne Schaden; geht ein anderes Klötzchen, höchstens zu { $others }.
web-fact-shielded = Es schützt vor keinem Ereignis, das noch kommen kann; andere schon.
web-fact-keeps = »{ $name }« behält { $cards }.
web-fact-burnt-next = Doch in derselben Runde folgt Ultraviolett { $limit } und verbrennt { $limit ->
    [0] alle
   *[other] sie bis auf { $limit }
 } ohnehin.
web-fact-no-card = »{ $name }« behält keine Karte.
web-fact-none = Nichts Lebendes bleibt dort.
web-fact-bionts = { $count ->
    [one] ein Biont von { $player } (zwei Würfel)
   *[other] { $count } Bionten von { $player } (je zwei Würfel)
 }
web-fact-worth = { $count ->
    [0] Keine Fähigkeit geht mit.
    [one] Eine Fähigkeit geht mit.
   *[other] { $count } Fähigkeiten gehen mit.
 }
web-odds-unharmed = { $name } von { $owner } verliert im Darwin-Wurf nichts: { $chance }
web-odds-survives = { $name } von { $owner } überlebt den Darwin-Wurf: { $chance }
web-odds-alive = { $name } kann beim nächsten Wurf ein Bakterium von { $owner } werden: { $chance }
web-odds-alive-due = { $name } kann ein Bakterium von { $owner } werden: { $chance }
web-odds-guest = Dein Biont dort ist ein Punkt für dich, sobald { $name } ein Bakterium von { $owner } ist: { $chance }
web-odds-more = { $now }, mehr als jetzt ({ $was })
web-odds-less = { $now }, weniger als jetzt ({ $was })
web-odds-left = { $note }, aber { $chance }, wenn { $player } den Ort { $count ->
    [one] verlässt
   *[other] verlassen
 }
web-odds-unless = { $note } – außer { $how ->
    [tie] { $player } stellt dort einen Bionten dazu: Bei Gleichstand würfelt { $player }
    [ahead] { $player } stellt dort einen Bionten dazu: Wer mehr von seiner Farbe hat, würfelt
   *[more] { $player } { $count ->
        [one] bringt
       *[other] bringen
    } genug dorthin, um zu würfeln
 }
web-odds-safe = { $note }, und dort { $count ->
    [one] kann
   *[other] können
 } { $player } nicht mehr in die Überzahl kommen
web-odds-other = { $now }; sonst von { $owner }: { $was }

## Was jeder Würfel eines Wurfs bedeutet

web-die-life = { $count ->
    [one] weckt ein Klötzchen
   *[other] können je ein Klötzchen wecken
 }
web-die-manna = { $count ->
    [one] tötet ein Stück
   *[other] töten je ein Stück
 }
web-die-enzyme = { $count ->
    [one] tötet ein Enzym (runder Würfel)
   *[other] töten je ein Enzym (runder Würfel)
 }
web-die-enzyme-few = { $enzymes ->
    [one] töten das einzige Enzym (runder Würfel)
   *[other] töten { $enzymes } Enzyme (runder Würfel)
 }
web-die-both-few = { $enzymes ->
    [one] töten je ein Stück, dazu das einzige Enzym
   *[other] töten je ein Stück, dazu { $enzymes } Enzyme
 }
web-die-both = { $count ->
    [one] tötet ein Stück und ein Enzym
   *[other] töten je ein Stück und ein Enzym
 }
web-die-and = { $first } und { $second }
web-die-nothing = nichts
web-die-nothing-dna = nichts (mit DNA ist eine 5 kein Fehler)
web-die-doubles = Pasch: Leben, wenn ein Stück am Leben bleibt
web-die-also = { $text }; { $more }
web-die-food = Nahrung: Katalysatoren
web-die-food-host = Nahrung: Katalysatoren für seinen Wirt
web-die-unfed = Nahrung, aber nichts Rotes nutzt sie
web-die-error = { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
 }{ $repaired ->
    [0] {""}
   *[other] , davon { $repaired } behoben
 }
web-die-triple = Drilling: ein Katalysator mehr
web-warn-extinct = »{ $name }« stirbt aus: Sein letzter Biont wäre fort.
web-warn-guest-next = »{ $guest }« ({ $player }) kauft dann als Nächstes, mit deinen Scheiben{ $waits ->
    [1] , noch vor deinen anderen Organismen.
   *[other] .
}
web-warn-moves-in = Der Biont von { $player } lebt in »{ $name }« weiter und kauft dort mit deinen Scheiben.
web-warn-consent = { $player } darf ablehnen, denn »{ $name }« hat nicht mehr Red Queens als der Angegriffene.
web-warn-passes = »{ $name }« fällt an { $player }: Kein Biont von dir bliebe darin.
web-warn-reverts = »{ $name }« wäre wieder ein Bakterium.
web-warn-abandoned = Du lässt »{ $name }« im Stich, mit { $cubes ->
    [0] {""}
    [one] einem geordneten Klötzchen
   *[other] { $cubes } geordneten Klötzchen
 }{ $both ->
    [yes] {" und "}
   *[no] {""}
 }{ $enzymes ->
    [0] {""}
    [one] einem Enzym
   *[other] { $enzymes } Enzymen
 } für den, der als Nächster kommt.
web-warn-points = Das kostet dich { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
 }.
web-warn-for-another = Du bist Gast in »{ $name }«: Das Klötzchen ist ein Punkt für { $player }, nicht für dich.
web-warn-twice = { $name } hat das schon: { $icons }. Dazu kommt nur das Klötzchen.
web-warn-banned = Bei den Verboten für Anfänger ist damit nichts anzufangen: { $icons }. Nur das Klötzchen zählt.
web-warn-late = Keine Runde bleibt mehr, um es zu nutzen: { $icons }. Nur das Klötzchen zählt.
web-warn-gives-up = »{ $name }« gibt das für die andere Kartenseite auf: { $icons }.
web-warn-smoke = Die Verschmutzung trifft auch deinen Organismus »{ $name }«: { $losses ->
    [one] Ein Stück geht verloren
   *[other] { $losses } Stücke gehen verloren
 }, wenn keine Antioxidanzien darauf liegen.
web-warn-host-falls = Der Wirt »{ $host }« ist schwach: { $falls ->
    [one] Ein Ereignis
   *[other] { $falls } Ereignisse
 } von { $unseen }, die noch kommen, { $falls ->
    [one] tötete
   *[other] töteten
 } ihn, und »{ $name }« stirbt mit.
web-warn-sunburn = { $comet ->
    [1] Ein Komet durch die Ozonschicht kann
   *[other] { $burning ->
        [one] Ein Sonnenbrand (UV) kann
       *[other] { $burning } Sonnenbrände (UV) können
    }
} die Karte noch verbrennen. Doch Karten sind Punkte, Scheiben nicht.
web-warn-enzymes = { $count ->
    [one] Sein Enzym wird verbraucht.
   *[other] Seine { $count } Enzyme werden verbraucht.
 }
web-warn-smoke-host = Der Sauerstoff tötet den Wirt von »{ $name }«, und »{ $name }« stirbt mit ihm.
web-warn-fee = Hierher kostet es eine Scheibe, anderswo nichts.
web-warn-dear = Zwei Katalysatoren ({ $colour }), wo einer ({ $one }) genügt.
web-warn-enzyme-alone = Kein Biont von dir steht auf »{ $name }« oder kann noch dorthin. Das Enzym dient dem, der kommt.
web-warn-enzyme-guards = Die nächste { $face } auf »{ $name }« tötet nur ein Enzym: Sie zu verdecken macht Leben dort nicht wahrscheinlicher.
web-warn-antioxidant-enough = { $name } erträgt schon vier Sauerstoff, und mehr kommt kaum je auf einmal.
web-warn-antioxidant-late = Es kommt kein Ereignis mehr; nur Verschmutzung könnte »{ $name }« noch schaden.
web-warn-idle-biont = Ein Biont von dir könnte noch auf einen Ort.
web-warn-last-purchase = Das ist die letzte Runde: Eine Anschaffung mehr ist ein Punkt mehr, übrige Katalysatoren entscheiden nur einen Gleichstand.
web-warn-errors = { $errors ->
    [one] Ein Fehler wird nicht aufgehoben: »{ $name }« verliert ein Stück.
   *[other] { $errors } Fehler werden nicht aufgehoben: »{ $name }« verliert ebenso viele Stücke.
 }

## Einfache Worte

web-plain-name = { $molecule } ({ $effect })
web-plain-heat-shield = Hitze-Abwehr
web-plain-o2-shield = Sauerstoff-Abwehr
web-plain-immunology = Verluste wählen
web-plain-spore = alle Reihen erreichen
web-plain-hgt = Zellen wechseln
web-plain-fission = kauft zweimal
web-plain-nucleus = jede Farbe zahlt
web-plain-sex = neue Karten
web-plain-red-queen = Wettrüsten mit Parasiten
web-plain-pollution = vergiftet Nachbarn
web-plain-dna = weniger Fehler
web-plain-uv-shield = UV-Abwehr
web-plain-cancer-shield = Krebs-Abwehr
web-plain-drought-shield = Dürre-Abwehr

## Regeln und Hilfe

web-search-hint = E2a, Parasit, Katalysator …

# A card that an answer is about, in words.
web-card-now = { $name }: { $colour ->
        [red] rotes
        [yellow] gelbes
        [green] grünes
       *[blue] blaues
    } Klötzchen, { $abilities }.
web-card-later = Aufgestuft heißt sie { $name }: { $colour ->
        [red] rotes
        [yellow] gelbes
        [green] grünes
       *[blue] blaues
    } Klötzchen, { $abilities }.
web-card-plain = keine Fähigkeit

## Was eben geschah, eine Zeile für jedes Ding

web-recap-line = { $name }: { $what }
web-recap-dice = { $name } { $dice }
web-recap-more = { $count ->
    [one] Noch eines steht unter »Was geschah«.
   *[other] Noch { $count } Dinge stehen unter »Was geschah«.
 }
web-recap-several = Deine { $count } Organismen
web-recap-event = Das Ereignis
web-recap-arrived = { $count ->
    [one] neuer Ort ({ $places })
   *[other] neue Orte ({ $places })
 }
web-recap-ozone = eine Ozonschicht entsteht und hält Ultraviolett ab
web-recap-ozone-holds = die Ozonschicht hält das Ultraviolett ab
web-recap-ozone-torn = der Komet hat die Ozonschicht aufgerissen: In dieser Runde kommt das Ultraviolett durch
web-recap-roiled = neue oberste Karten ({ $rows })
web-recap-first = mit dieser Karte beginnt { $player }
web-recap-wanton = { $player } hat die höchste Ungezügeltheit und beginnt
web-recap-assigns-nothing = { $player } teilt nichts zu.
web-recap-guests = { $count ->
    [one] darin lebt ein Biont von { $player }: ein Punkt für { $player }
   *[other] darin leben { $count } Bionten von { $player }: { $count } Punkte für { $player }
 }
web-recap-spared = nichts von dir geht verloren
web-recap-unharmed = nichts verloren
web-recap-unharmed-dna = nichts verloren (mit DNA ist eine 5 kein Fehler)
web-recap-dna = mit DNA ist eine 5 kein Fehler
web-recap-again = { $before } → { $after }
web-recap-rolls = { $player } würfelt { $dice }
web-recap-rolls-shared = { $what } dafür ({ $why })
web-recap-why = mehr von seiner Farbe dort, oder zuerst auf der Karte
web-recap-why-more = { $own ->
    [yes] von dir zählen dort { $count }: Bionten, Enzyme, belebte Klötzchen; von { $rival } { $number }
   *[no] von { $player } zählen dort { $count }: Bionten, Enzyme, belebte Klötzchen; von dir { $number }
 }
web-recap-why-tie = { $own ->
    [yes] dort von jeder Farbe { $count }; deine steht auf der Karte weiter vorn
   *[no] dort von jeder Farbe { $count }; { $player } steht auf der Karte weiter vorn
 }
web-recap-rolls-again = alle noch einmal, was ein Ort in der Farbe von { $player } erlaubt: { $dice }
web-recap-dead-doubles = ein Pasch, doch dort ist kein Biont mehr
web-recap-lifeless-doubles = ein Pasch, doch { $player } wartet und macht noch kein Bakterium daraus
web-recap-wakes = ein { $colour }es Klötzchen erwacht
web-recap-dies = ein { $colour }es Klötzchen stirbt
web-recap-enzyme = das { $colour }e Enzym ist verbraucht
web-recap-smitten = das Ereignis nimmt ein { $colour }es Klötzchen
web-recap-deserted = der Ort ist fort
web-recap-home = ein Biont von { $player } kehrt in den Vorrat zurück
web-recap-life = { $own ->
    [yes] dein neues Bakterium lebt
   *[no] ein neues Bakterium von { $player }
 }{ $ours ->
    [0] {""}
    [one] , mit einem Bionten von dir: ein Punkt für dich
   *[other] , mit { $ours } Bionten von dir: { $ours } Punkte für dich
 }
web-recap-gain = +{ $count } { $colour }
web-recap-consoled = dafür bekommst du +{ $count } { $colour }
web-recap-awarded = seine Scheibe geht an { $player } (wer auf geteiltem Ort würfelt, behält keine)
web-recap-award-comes = { $player } nimmt die { $count ->
    [one] Scheibe des Klötzchens
   *[other] Scheiben der Klötzchen
 } (+{ $count } { $colour })
web-recap-gain-of = { $player } bekommt +{ $count } { $colour }
web-recap-swap = { $discs } für { $count } ohne Platz
web-recap-forfeited = { $count ->
    [one] für eine weitere Scheibe war kein Platz (höchstens sechs einer Farbe)
   *[other] für { $count } weitere Scheiben war kein Platz (höchstens sechs einer Farbe)
 }
web-recap-pool = Dein Vorrat
web-recap-feeds-other = sein Futter nährt den Wirt: { $player } +{ $count } { $colour }
web-recap-feeds = sein Futter nährt dich: { $what }
web-recap-earned = { $what } (zusammen { $count })
web-recap-errors = { $errors ->
    [one] ein Fehler
   *[other] { $errors } Fehler
 }{ $repaired ->
    [0] {""}
   *[other] , { $repaired } behoben
 }
web-recap-uv = { $count ->
    [0] Sonnenbrand, keine Mutation bleibt
    [one] Sonnenbrand, nur eine Mutation bleibt
   *[other] Sonnenbrand, nur { $count } Mutationen bleiben
 }{ $robbed ->
    [yes] , Karten mit gestohlenen Klötzchen gehen zuletzt
   *[no] {""}
 }
web-recap-heat = Hitze { $number }, Abwehr { $shield }
web-recap-oxygen = Sauerstoff { $number }, Abwehr { $shield }
web-recap-cube = ein { $colour }es Klötzchen verloren
web-recap-cube-of = { $cube } verloren
web-recap-tier-card = Klötzchen von Karten gehen zuerst
web-recap-tier-cube = keine Karte da: dann Klötzchen, Bionten zuletzt
web-recap-tier-biont = nur noch Bionten sind da
web-recap-demoted = nun wieder »{ $card }«
web-recap-slot = ein genommenes Klötzchen verloren
web-recap-card = { $card } verloren
web-recap-loot = verliert das von »{ $card }« genommene Klötzchen
web-recap-with-it = verliert das geraubte letzte Klötzchen von »{ $card }«: Auch die Karte geht
web-recap-biont = ein Biont von { $player } stirbt
web-recap-given-up = { $any ->
    [yes] { $owner } darf jedes Stück wählen (Verluste wählen) und
   *[no] { $owner } besitzt ihn, wählt aus und
 } gibt einen Bionten von { $player } her
web-recap-disc = stattdessen geht eine { $colour }e Scheibe
web-recap-extinct = { $name } ({ $player }) stirbt aus
web-recap-so-chosen = { $player } gab den Bionten her
web-recap-fate-host = mit seinem Wirt
web-recap-fate-supplanted = fand keinen anderen Wirt
web-recap-fate-abandoned = sein letzter Biont ging
web-recap-own-purchase = Gekauft
web-recap-bought = »{ $card }« für { $organism }
web-recap-promoted = »{ $card }« wird »{ $back }«
web-recap-for-host = { $what } (ein Punkt für { $player })
web-recap-polluted = vergiftet die Luft (Sauerstoff { $number })
web-recap-yours = Gäste haben Scheiben von dir ausgegeben
web-recap-spent-for = { $discs } ({ $what })
web-recap-arms-race = Wettrüsten
web-recap-comes = ein Biont von { $player } kommt
web-recap-fee = { $what }: Hierher zu kommen kostet eine Scheibe
web-recap-roller = { $own ->
    [yes] du würfelst dort weiterhin ({ $why })
   *[no] { $player } würfelt dort nun ({ $why })
 }
web-recap-comes-from = ein Biont von { $player } kommt { $where }
web-recap-turned = sein Biont kommt { $where }
web-recap-guarded = { $player } legt ein { $colour }es Enzym
web-recap-sex = andere oberste Karte ({ $row }) durch Sex von { $organism }
web-recap-blocked = ein Biont von { $player } wird abgewiesen
web-recap-left = ein Biont von { $player } zieht um { $where }
web-recap-clings = klammert sich{ $count ->
    [2] {" "}mit zwei Bionten
   *[other] {""}
 } an { $host }
web-recap-takes = nimmt { $cubes }
web-recap-retakes = Wettrüsten (Red Queen), holt von { $victim } zurück: { $taken }
web-recap-robs = Wettrüsten (Red Queen), nimmt von { $victim }: { $taken }
web-recap-refused = Wettrüsten (Red Queen), darf »{ $victim }« nicht angreifen
web-recap-of-player = ein Biont von { $player }
web-recap-price = { $what } (−{ $count } { $colour }{ $count ->
    [2] , denn zwei einer Farbe zahlen eine andere
   *[other] {""}
 })
web-recap-price-of = { $what } (−{ $count } { $colour } von { $player })
web-recap-rest = { $count } mehr unter »Was geschah«
web-recap-rest-also = { $count ->
    [one] noch eines im Log
   *[other] noch { $count } im Log
 }
web-recap-rest-lost = noch { $count } verloren
web-recap-shielded = darauf liegt eine { $colour }e Scheibe, die bei Sauerstoff statt eines Teils gehen kann
web-recap-vitamin = darauf liegt eine { $colour }e Scheibe: die Sauerstoff-Abwehr wächst um eins
web-recap-gives = eine { $colour }e Scheibe geht an { $player }
web-recap-gets = eine { $colour }e Scheibe von { $player }
web-recap-went-enzyme = { $count ->
    [one] sein Enzym ist verbraucht
   *[other] seine { $count } Enzyme sind verbraucht
 }
web-recap-went-disc = { $count ->
    [one] die Scheibe darauf ist fort
   *[other] die { $count } Scheiben darauf sind fort
 }
web-recap-nothing-woke = nichts kommt davon
web-recap-falls = gehört nun { $player }
web-recap-heat-struck = Hitze
web-recap-oxygen-struck = Sauerstoff
web-recap-sunburn = Sonnenbrand
web-recap-lifeless = Du hast keinen Organismus: nichts zu würfeln, nichts zu kaufen
web-recap-placed = { $count ->
    [one] Nichts zuzuteilen: Nur einer deiner Bionten darf jetzt auf Orten stehen; Grün zählt in einem Organismus
   *[other] Nichts zuzuteilen: Nur { $count } deiner Bionten dürfen jetzt auf Orten stehen; mehr mit Grün im Organismus
 }
web-recap-lifeless-guest = Du hast keinen eigenen Organismus: nichts zu würfeln; ein Gast kauft für seinen Wirt
web-recap-idle = Nichts, was du zuteilen könntest
web-recap-all-bought = damit enden deine Käufe: Jeder Biont hat gekauft, oder deine Scheiben bezahlen nichts mehr
web-recap-all-spent-by-guests = damit enden deine Käufe: Gäste haben deine restlichen Scheiben ausgegeben
web-recap-all-spent = damit enden deine Käufe: Es ist keine Scheibe mehr da
web-recap-unpaid = Nichts, was du kaufen könntest
