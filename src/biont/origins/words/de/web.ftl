### Bios:Origins auf den Seiten um den Tisch herum.

web-hero = Denk dich hinaus aus Afrika
web-hero-about = Zwei Millionen Jahre auf einer Karte: Fordere die Götter heraus, wandere über die Erde, gründe Städte und lehre eine Handvoll Gefühle sprechen, beten und denken, ehe die Kometen das Zeitalter schließen.
web-play-now-about = Du bist Schwarz; das Programm spielt Grün.
web-strength = Gemessen in Spielen zu zweit. Ein Anfänger, wie ihn ein Programm spielt, das um Tipps bittet, gewinnt 50 % von 200 gegen das leichte Programm, und das mittlere 70 % von 200. Im fortgeschrittenen Spiel gewinnt das schwere mit 0,2 s je Antwort 70 % von 200 gegen das mittlere, und der Meister, der etwa so lange denkt wie das schwere, 84 % von 31 gegen es.
web-turn = Zug { $turn }
web-more = Welt, Lebensraum und Länge

## Was kommen kann, und was man bereuen könnte

web-odds-challenge = Nächste Herausforderung der Epoche { $epoch }, eine von { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
 }, die niemand gesehen hat: { $events }.
web-odds-strikes = So, wie du stehst, kann dich treffen: { $events }.
web-odds-spares = Keine Seuche, Hungersnot, Verschmutzung, Krise oder Katastrophe der { $cards } Karten, die kommen können, würde dich jetzt treffen.
web-odds-disaster = { $event } { $chance } ({ $city ->
    [0] {""}
   *[other] { $migrants ->
        [0] eine Stadt
       *[other] eine Stadt und{" "}
    }
 }{ $migrants ->
    [0] {""}
    [one] einen Migranten
   *[other] { $migrants } Migranten
 })
web-odds-idea = Nächste Idee der Disziplin { $discipline }, eine von { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
 }, die niemand gesehen hat; ihr Heureka hat: { $eurekas }.
web-journey = { $steps } von { $most } Schritten{ $water ->
    [0] {""}
   *[other] , { $water } von { $wet } über Wasser
 }.
web-warn-hungry = { $hex }: Dort wären dann { $living } Figuren, dein Fußabdruck ernährt { $limit }: Am Ende deines Zuges verhungert dort eine von dir, und das ist ein Chaos.
web-warn-no-city = Eine Stadt bringt jetzt weniger, als sie wagt: { $blow }.
web-warn-disaster = { $strikes ->
    [flight] Wohin jemand flieht, kann eine Katastrophe kommen,
   *[other] Eine Katastrophe kann kommen,
 } { $hex }: { $event } ({ $cards } von { $of } Karten) nimmt { $strikes ->
    [city] die Stadt.
   *[other] alle Migranten ringsum.
 }
web-warn-exposed = { $worth ->
    [0] Danach
   *[other] Das Risiko lohnt sich
 }: { $risk }
web-warn-bellwether = Das kostet dich für immer einen Kometen (Vorboten).
web-warn-fuse = Dein letztes Dissensfeld, { $shuts ->
    [0] das der Krone, verlöre den Regenbogen (Vielfalt −1)
   *[other] das von { $dissent }, wäre besetzt und die Karte lahmgelegt
 }: Das nächste Chaos ist eine Revolution, um den Preis { $losses ->
    [one] eines Verlusts
   *[other] von { $losses } Verlusten
 }.
web-warn-points = Deine Punktzahl fiele von { $was } auf { $now }.
web-warn-comet = Ohne leeres Dissensfeld ist sein Chaos eine Revolution für dich ({ $losses ->
    [one] ein Verlust
   *[other] { $losses } Verluste
 }).
web-warn-comet-chaos = Sein Chaos trifft alle: Einer von dir wird zum Dissidenten{ $free ->
    [one] , auf deinem letzten leeren Dissensfeld; das nächste Chaos ist eine Revolution.
   *[other] .
 }
web-warn-library = { $elders ->
    [one] Ein Ältester von dir kehrt dafür heim.
   *[other] { $elders } deiner Ältesten kehren dafür heim.
 }
web-warn-unmet = Du erfüllst die Voraussetzung von { $challenge } nicht: Du bekommst das Heureka, und die Karte verlässt das Spiel.
web-warn-morality = { $space } bestraft das: Es ist ein Chaos{ $free ->
    [0] , und du hast kein freies Dissensfeld: eine Revolution.
   *[other] .
 }
web-warn-elect = { $elders ->
    [one] Dein Ältester verlässt seine Idee und kommt
   *[other] Deine { $elders } Ältesten verlassen ihre Ideen und kommen
 } heim{ $dissidents ->
    [0] .
    [one] , und dein Dissident wird unterdrückt, um den Preis eines Verlusts.
   *[other] , und deine { $dissidents } Dissidenten werden unterdrückt, jeder um den Preis eines Verlusts.
 }
web-warn-quells = { $won ->
    [0] Es kostet
   *[other] Gewinnst du sie, herrscht eine andere Spalte, und das kostet
 } dich { $losses ->
    [one] { $elders ->
        [0] eine Stadt
       *[other] einen Ältesten oder eine Stadt
    }
   *[other] { $losses } { $elders ->
        [0] Städte
       *[other] Älteste oder Städte
    }
 }, denn { $dissidents ->
    [one] dein Dissident wird
   *[other] deine { $dissidents } Dissidenten werden
 } unterdrückt.
web-warn-vain = Das Heureka von { $idea } bringt dir jetzt nichts.
web-warn-shuts-own = Das schließt deine beste Wertung: Dir zählten { $now } statt { $was }.
web-warn-pawn = Es ist der letzte Kegel, der ein Ältester werden könnte: Ohne einen kannst du weder herausfordern noch bieten.
web-warn-shut = Die Philosophie schließt die Kultur: Ein Gebet zählt nichts, solange sie dort liegt.
web-risk-event = { $event } steht auf { $cards } von { $of } Herausforderungen und würde dich { $cost } kosten ({ $left } gegen { $right }){ $revolution ->
    [0] .
   *[other] ; ihr Chaos wäre eine Revolution.
 }
web-risk-cost = { $cities ->
    [0] {""}
    [one] eine Stadt
   *[other] { $cities } Städte
 }{ $both ->
    [0] {""}
   *[other] {" und "}
 }{ $elders ->
    [0] {""}
    [one] einen Ältesten
   *[other] { $elders } Älteste
 }{ $chaos ->
    [0] {""}
   *[other] {" "}und ein Chaos
 }
web-risk-catastrophe = { $event } steht auf { $cards } von { $of } Herausforderungen, die kommen können, und zerstört dann deine Stadt { $hex } und die Migranten ringsum.
web-risk-disaster = Katastrophe { $event }
web-risk-crisis = { $cards } von { $of } kommenden Herausforderungen können eine Krise bringen; wie die Philosophie liegt, kostet dich das { $cost } ({ $left } gegen { $right }).
web-risk-crisis-cost = { $crisis ->
    [genocide] ein Fundament
   *[other] 2 Chaos{ $losses ->
        [0] {""}
        [one] , eine Revolution: ein Verlust
       *[other] , eine Revolution: { $losses } Verluste
    }
 }
web-risk-bellwether = Jemand anders hat einen Vorboten und kann die Philosophie so verschieben, dass die { $discipline } für niemanden zählt: Du hättest { $now } statt { $was } Punkte.
web-risk-bellwether-brief = ein fremder Vorbote kann deine Wertung sperren: { $was } → { $now }
web-risk-bellwether-name = ein fremder Vorbote (deine Wertung { $was } → { $now })
web-risk-hunger = { $hex }: Dort leben { $living }, und dein Fußabdruck ernährt { $limit }. Wer am Ende deines Zuges zu viel ist, verhungert, und das ist ein Chaos.
web-risk-brief = { $event } ({ $cards } von { $of }) kostet { $cost }
web-risk-helps = Mit { $track } { $needed }{ $gap ->
    [0] {""}
   *[other] {""} (eine { $least } gibt es nicht)
 } ginge es an dir vorbei.
web-ignored = Nicht in diesem Spiel
web-ignored-about = Das meiste Durchgestrichene gehört zum fortgeschrittenen Spiel; hier tut die Karte nichts damit.
web-fact-missing = { $count ->
    [0] Damit hat »{ $idea }« alle Ältesten, die Reihe { $row } braucht.
    [one] Dann fehlt »{ $idea }« noch ein Ältester.
   *[other] Dann fehlen »{ $idea }« noch { $count } Älteste.
 }
web-fact-ground = { $count ->
    [0] { $new ->
        [0] Von dort kann er später weiterziehen.
       *[other] Einer mehr von dir auf der Karte, der später weiterziehen kann.
    }
    [one] Auf einem der Felder ringsum kann eine Stadt stehen.
   *[other] Auf { $count } Feldern ringsum kann eine Stadt stehen.
 }
web-fact-score = { $score } { $was } → { $now }.
web-fact-reach = Deine Figuren kommen { $steps } Schritte weit{ $free ->
    [0] .
   *[other] , und diese Stufe schenkt einen Schritt einer anderen Technologie.
 }
web-fact-lead = Dort hättest du { $own } Punkte, der beste andere { $rival }; so wie sie jetzt liegt, { $had } und { $against }.
web-fact-safer = So wie die Philosophie liegt, könnten andere, die sie bewegen, dir { $cost ->
    [one] einen Punkt
   *[other] { $cost } Punkte
 } Vorsprung nehmen; von dort aus { $less ->
    [0] keinen
   *[other] { $less }
 }.
web-fact-countered = { $players } { $count ->
    [one] kann sie mit einem eigenen Vorboten
   *[other] können sie mit eigenen Vorboten
 } zurückschieben.
web-fact-demagogue = Eine Karte mit einem Demagogen kann sie noch verschieben.
web-fact-demagogue-ready = { $player } kann sie mit »{ $idea }« weiterschieben: Alle Ältesten dafür stehen da, und die Karte hat einen Demagogen.
web-fact-quelled = Die Unruhe endet: Eine Revolution liegt { $count ->
    [one] einen Dissidenten
   *[other] { $count } Dissidenten
 } ferner.
web-fact-laid = { $others ->
    [0] { $own ->
        [0] Dort lebt niemand.
        [one] Dort lebt einer von dir{ $least ->
            [0] .
           *[other] , anderswo mehr.
        }
       *[other] Dort leben { $own } von dir{ $least ->
            [0] .
           *[other] , anderswo mehr.
        }
    }
   *[other] Dort trifft es andere, die { $others } dort haben{ $own ->
        [0] {""}
       *[other] , und du { $own }
    }.
 }
web-fact-again = Deine Spalte kann sie neu gründen.
web-fact-home = Er kehrt in deinen freien Willen heim; eine Stadt wäre fort.
web-fact-left = { $kept ->
    [0] Danach hast du { $points } Punkte.
   *[other] Deine { $points } Punkte bleiben: Sie kommen von der { $score }, nicht von Städten.
 }
web-fact-spared = { $count ->
    [0] Wo er steht, kann keine Stadt entstehen.
    [one] Wo er steht, ist Boden für nur eine Stadt.
   *[other] Wo er steht, ist Boden für { $count } Städte.
 }
web-fact-spared-far = »{ $idea }« { $count ->
    [one] fehlt ohnehin noch ein Ältester.
   *[other] fehlen ohnehin noch { $count } Älteste.
 }
web-fact-spared-more = »{ $idea }« hat auch ohne ihn alle nötigen Ältesten.
web-fact-spared-vain = Das Heureka von »{ $idea }« brächte dir jetzt nichts.
web-fact-spared-points = Erfunden brächte dir »{ $idea }« jetzt keinen Punkt.
web-fact-crown = Die Krone zeigt nur deine herrschende Klasse: Dort legt er keine Karte lahm.
web-fact-shuts = Dort legt er »{ $challenge }« lahm, bis er unterdrückt wird{ $loss ->
    [idle] ; in dieser Spalte kann die Karte ohnehin nichts.
    [reached] ; { $activities } hast du schon erreicht.
    [elsewhere] : { $activities } fällt so lange aus, doch deine Spalte bietet das auch anderswo.
   *[missed] : { $activities } fällt so lange aus.
 }
web-fact-joins = Auf »{ $idea }« haben andere schon genug Älteste; mit deinem bekommst auch du ihr Heureka.
web-gain-elders = {" "}(bis zu { $count } Älteste auf einmal)
web-fact-promises = Erfunden bringt sie: { $eureka }{ $scores ->
    [none] {""}
   *[other] {" "}({ $scores })
 }.
web-fact-several = Mit ihnen hat »{ $idea }« alle nötigen Ältesten; { $auctions ->
    [0] wer dort zu viel ist, ändert nichts.
   *[other] wer dort zu viel ist, kann in Versteigerungen bieten.
 }
web-fact-bidder = »{ $idea }« hat schon genug Älteste; wer noch dazukommt, kann in Versteigerungen bieten.
web-fact-idle = »{ $idea }« hat schon alle nötigen Ältesten, und keine Versteigerung kommt mehr: Noch einer dort ändert nichts.
web-fact-prize = { $eureka ->
    [none] {""}
   *[other] Das bringt { $eureka }.{" "}
 }Behältst du sie, steigt mit ihrem Regenbogen die Vielfalt von { $was } auf { $now }{ $scores ->
    [none] .
   *[other] : { $scores }.
 }
web-fact-bidding = Du kannst bis { $own } bieten, die anderen { $rival }{ $religious ->
    [0] .
   *[other] ; auf religiösen Karten (★, { $religious } von { $of }) du { $pious }, sie { $opposed }.
 }
web-fact-comet = Wer ihn auch nimmt: { $chits ->
    [0] { $theirs ->
        [0] Niemand bekommt ein Siegplättchen (einen Punkt) für { $discipline }; { $measure }: alle { $own }.
       *[other] Andere bekommen ein Siegplättchen (einen Punkt) für { $discipline }, du keins; { $measure }: sie { $rival }, du { $own }.
    }
    [one] Du bekommst ein Siegplättchen (einen Punkt) für { $discipline }; { $measure }: du { $own }, die anderen { $rival }.
   *[other] Du bekommst { $chits } Siegplättchen (Punkte) für { $discipline }; { $measure }: du { $own }, die anderen { $rival }.
 }
web-fact-bellwether = Sein Chaos trifft alle, wer ihn auch nimmt; wer ihn nimmt, behält ihn als Vorboten: Später abgegeben, verschiebt er die Philosophie, durch die eine Wertung für niemanden zählt.
web-fact-end = Damit endet das Spiel, und du führst: { $own } zu { $rival }.
web-fact-hurry = Du führst { $own } zu { $rival }: Jede Herausforderung bringt das Ende näher.
web-fact-hurry-comet = Du führst { $own } zu { $rival }: Mit jedem Kometen ist das Ende näher.
web-fact-still = Seit { $rounds } Runden hat niemand herausgefordert: Nur Herausforderungen bringen das Ende näher.
web-fact-reopens = Als Vorbote kann er die gesperrte Wertung zurückbringen: Du hättest { $now } statt { $was } Punkte.
web-fact-still-comet = Seit { $rounds } Runden hat niemand herausgefordert oder diesen Kometen genommen: Bis das jemand tut, kommt das Ende nicht näher.
web-omits-answer = { $other }? { $why }
web-omits-outbid = Andere können bis { $rival } bieten, du { $own }{ $religious ->
    [0] .
   *[other] ; auf religiösen Karten (★, { $religious } von { $of }) { $opposed }, du { $pious }.
 }
web-omits-challenge = Die Karte trifft alle, bevor sie versteigert wird, und ein siegreiches Gebot kostet Älteste; du hast { $own }.
web-omits-end = Damit endet das Spiel, und dir zählen { $own }, dem Besten der anderen { $rival }.
web-omits-chaos = Er bringt allen ein Chaos, auch dir; von deinen Dissensfeldern { $free ->
    [0] ist keines
    [one] ist eines
   *[other] sind { $free }
 } frei.
web-omits-philosophy = Nirgends in Reichweite läge die Philosophie besser für dich; so wie sie jetzt liegt, steht es { $own } zu { $rival }.
web-omits-globalize = Dir zählten dann { $best } statt { $own }; aber der Vorbote ist dann weg, andere verschieben sie wieder, und erst am Ende zählt, was gesperrt ist.
web-omits-wait = Der Vorbote ist dann weg, und welche Wertung gesperrt ist, zählt erst am Ende.
web-omits-prayer = Kultur steht bei { $culture }, deine beste Wertung bei { $best }: Ein Punkt dort ändert nichts.
web-omits-pawn = Wer betet, kann nicht mehr Ältester werden.
web-omits-ground = Kein Boden für eine weitere Stadt ist erreichbar, und einer mehr müsste ernährt werden.
web-omits-specialize = Deine Ältesten sind schon unterwegs; ein Kegel daheim kann noch beten oder später gehen.
web-omits-invent = Die Ältesten dort gehen heim und bieten nicht mehr.
web-omits-library = Sie hebt die Information, aber { $elders ->
    [one] ein Ältester geht
   *[other] { $elders } Älteste gehen
 } dafür heim, die bieten oder erfinden könnten.
web-way-cities = Die Städte { $places } verlieren
web-way-elders = Älteste schicken: { $ideas }
web-way-globalize = Vorboten hergeben: Die Philosophie geht zu »{ $space }« ({ $space-does })
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
web-means-invented = Das Heureka: { $eureka }. { $last ->
    [0] Die Ältesten dort kommen heim.
   *[other] Keiner von dir bleibt im Markt: Ohne einen Ältesten dort kannst du nicht bieten.
 }
web-means-won = Wer sie gewinnt, erhält das Heureka: { $eureka }.
web-means-kept = Ab jetzt kannst du sie nutzen: { $activities }.
web-means-migrant = Ein Migrant mehr auf der Karte: mehr Boden für Städte.
web-brings-end = das Spiel endet sofort
web-brings-turned = keine neue Stadt
web-means-end = Damit endet das Spiel.
web-means-city = Jede Stadt zählt für deine Politik.
web-means-turned = Keine neue Stadt: Deine dort wechselt nur die Ressource; das lohnt sich allein für das, was die Karte danach bringt.
web-means-yields = Kein Quader ist übrig: Du gibst dafür eine andere Stadt auf.
web-means-settle = Jede Stadt zählt für deine Politik; diesen Migranten brauchst du am wenigsten.
web-means-gate = Für deine Wertungen zählt sie kaum, aber neue Migranten können aus ihr aufbrechen.
web-means-refuge = Ihre Leute leben dort weiter und können wieder eine Stadt gründen.
web-means-loss = Eine muss weg; nichts spricht für eine andere.
web-means-lost = Einer muss weg; nichts spricht für einen anderen.
web-means-home = Er kehrt in deinen freien Willen heim und kann wieder ausgesandt werden.
web-means-move = Er nützt dir anderswo mehr.
web-means-oriented = { $idle ->
    [0] { $now ->
        [0] Die Karte bietet dort { $activities }{ $others ->
            [none] {""}
           *[other] , in der { $other } { $others }
        }; dafür herrscht dann die { $there }
       *[other] Diese Spalte herrscht schon; die Karte bringt ihr { $activities }
    }.
   *[other] Tun kann sie dort in diesem Spiel nichts, aber ihr Regenbogen zählt.
 }
web-means-pass = Ein siegreiches Gebot kostet Älteste; deine bleiben auf ihren Ideen.
web-means-pass-pawn = Gewönnest du, ginge dein letzter Kegel in die Mystik: Ohne ihn kannst du weder herausfordern noch bieten, und es kommen noch Karten.
web-means-skip = Nichts davon brächte dir mehr, als es kostet.
web-means-done = Die übrigen Kegel können noch etwas anderes tun.
web-means-philosophy = { $shut ->
    [none] Liegt die Philosophie dort, zählen alle Wertungen.
   *[other] Liegt die Philosophie dort, zählt eine Wertung für niemanden: { $shut }.
 }
web-means-lift = Unter einem Plättchen kann niemand leben: Dieses Hexfeld wird wieder frei.
web-means-lay = Unter einem Plättchen kann niemand leben: Dort kostet es dich am wenigsten oder die anderen am meisten.
web-means-dissent = Jeder Dissident bringt eine Revolution näher, wo er auch steht.
web-means-rule = { $cards ->
    [0] Dort liegt noch keine deiner Karten
    [one] Dort wirkt eine deiner Karten
   *[other] Dort wirken { $cards } deiner Karten
 }.
web-means-room = Dort ernährt das Land noch einen.
web-means-pray = Ein Kegel in der Mystik zählt für deine Kultur.
web-means-pray-shut = Zieht die Philosophie weiter, zählt ein Kegel in der Mystik wieder.
web-means-step = Jeder Schritt einer Technologie zählt für die Wertung ihrer Disziplin.
web-means-release = Ein Kegel des freien Willens kann Ältester werden.
web-means-appease = Eine Revolution liegt einen Dissidenten ferner.
web-means-discard = Ihre Aktivitäten nützen dir am wenigsten.
web-means-marry = Wann immer die Idee genutzt wird, verhandelst du; und ein Botschafter kann bieten.
web-means-expel = Wer ihn gesandt hat, gewinnt nichts mehr, wenn die Idee genutzt wird.
web-means-threaten = Es bringt ein Chaos über sie.
web-means-reorient = Die Karte wirkt in ihrer anderen Spalte, und ihr Dissident geht.
web-means-past = Sie werden um Durchlass gebeten; lehnen sie ab, wählst du neu.
web-means-let-pass = Es kostet dich nichts.
web-means-refuse = So kommen sie nicht, wohin sie wollen.
web-means-call-off = Nichts dort ist den Weg wert.
web-means-turn-back = Nichts dort ist den Weg wert.

## Die Welt vor einem Spiel

preview-picture = Karte der Welt Nummer { $number }
preview-caption = Welt { $number }
preview-number = Nummer der Welt
preview-about = Eine Welt mit einer Nummer legt der Zufall, und immer dieselbe.
preview-before = Die Welt vor dem Beginn ansehen
preview-look = Ansehen
preview-again = Eine andere Welt
preview-drawn = Welt { $number }, ausgelost; dieselbe noch einmal mit --choose { $name }={ $number }
web-help-map = die Karte größer, kleiner, die ganze Welt; Pfeile schieben sie, sobald Tab sie erreicht hat
