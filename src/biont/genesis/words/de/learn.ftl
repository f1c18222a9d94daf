### Lernen: der Begleiter des ersten Spiels, und Lektionen.

learn-guided-about = Rot gegen ein leichtes Programm. Ein Begleiter erklärt jeden Gedanken, wenn er zum ersten Mal vorkommt.

## Gedanken: ein einfacher Name, der wissenschaftliche, zwei oder drei Sätze

learn-idea-welcome = Etwas soll leben
learn-term-welcome = Abiogenese
learn-text-welcome = Du spielst Rot. Deine Kuppeln sind Bionten, die Keime des Lebens; die Orte auf dem Plan, an denen Leben beginnen kann, heißen Refugien. Schicke einen Bionten auf ein Refugium, lass die Würfel es beleben und hilf dann deinem Bakterium zu wachsen: Jedes Klötzchen darauf ist ein Punkt.
learn-idea-event = Etwas geschieht
learn-term-event = Ereignis
learn-text-event = Jede Runde beginnt mit einer Ereigniskarte. Sie macht einige Reihen des Plans aktiv, und dort ist in dieser Runde Neues möglich; ihre Symbole bringen Orte zum Siedeln oder Unheil. Sind die Karten zu Ende, ist es auch das Spiel.
learn-idea-assignment = Schicke deine Bionten aus
learn-term-assignment = Zuteilung, Phase 2
learn-text-assignment = Setze einen Bionten aus deinem Vorrat auf ein Refugium in einer aktiven Reihe. Viele Belebungszahlen (neben der Sonne) und wenige Todeszahlen (in den runden Feldern) machen ein gutes Zuhause. Was auf dem Brett leuchtet, lässt sich anklicken; »Nichts weiter zuteilen« beendet deinen Zug in dieser Phase.
learn-idea-enzyme = Schütze einen Ort
learn-term-enzyme = Enzym
learn-text-enzyme = Ein Katalysator ist eine Scheibe in deinem Vorrat. Auf einem Refugium wird er zum Enzym: Er bedeckt die vorderste offene Todeszahl, und diese Zahl tötet nicht mehr. Mit Scheiben bezahlst du später auch Mutationen; du musst also jetzt nicht alle ausgeben.
learn-idea-entropy = Wie viele zugleich
learn-term-entropy = Entropiebegrenzung
learn-text-entropy = Anfangs darf nur einer deiner Bionten auf Refugien stehen. Jedes grüne Chromosom deines grünsten Organismus erlaubt einen mehr. Der kleine Zähler neben deinem Vorrat sagt, wie viele draußen sind und wie viele es sein dürfen.
learn-idea-autocatalysis = Der Wurf ums Leben
learn-term-autocatalysis = autokatalytischer Wurf, Phase 3
learn-text-autocatalysis = Jedes Refugium mit einem Bionten würfelt: zwei Würfel je Biont, einer je Klötzchen, das schon geordnet ist. Zuerst wirken Belebungszahlen, dann Todeszahlen, und dann kann ein Pasch den Ort lebendig machen. »Chancen« unter dem Brett nennt die Aussichten.
learn-idea-again = Ein zweiter Versuch
learn-term-again = Wiederholung in der eigenen Farbe
learn-text-again = Du bist allein auf einer Tafel deiner Farbe und darfst deshalb alle diese Würfel noch einmal werfen. Behalte den Wurf, wenn er einen Pasch hat und wenig schadet; der zweite gilt, was er auch bringt.
learn-idea-animation = Ordnung aus dem Durcheinander
learn-term-animation = Belebung
learn-text-animation = Jeder Würfel mit einer Belebungszahl hebt ein Klötzchen aus der unteren Hälfte des Refugiums in die obere: Es ist nun geordnet. Du wählst die Farbe. Rot verdient, Gelb wiederholt Würfe, Grün schützt vor Sauerstoff, Blau behebt Fehler.
learn-idea-death = Manches zerfällt
learn-term-death = Manna-Tod und Enzym-Tod
learn-text-death = Jeder Würfel mit einer offenen Todeszahl nimmt etwas: Ein Klötzchen fällt zurück und zahlt einen Katalysator seiner Farbe, ein Biont kehrt mit einem Katalysator als Trost heim, oder das letzte Enzym geht verloren. Hast du die Wahl, so behalte, was du für den Pasch brauchst: Ein Biont muss bleiben.
learn-idea-contest = Nicht allein hier
learn-term-contest = Progenote
learn-text-contest = Bionten beider Farben teilen sich dieses Refugium. Die Farbe mit mehr Enzymen und Geordnetem, die Progenote, würfelt und bestimmt, was lebt und stirbt. Die Katalysatoren gestorbener Klötzchen bekommt die andere.
learn-idea-life = Es lebt!
learn-term-life = Entstehung eines Bakteriums
learn-text-life = Ein Pasch: Die Tafel darf umgedreht werden und wird ein Bakterium. Alles Geordnete kommt als seine Chromosomen mit, der Rest ist verloren. Du kannst auch warten und auf mehr Klötzchen hoffen, aber der nächste Wurf kann töten.
learn-idea-points = Was zählt
learn-term-points = Siegpunkte
learn-text-points = Jedes Klötzchen auf deinen Organismen und ihren Mutationen ist ein Punkt, ebenso jeder deiner Bionten in einem Organismus. Wer am Ende die meisten hat, gewinnt. Die Zahl neben deiner Farbe zählt mit.
learn-idea-darwin = Der Kampf ums Dasein
learn-term-darwin = Darwin-Wurf, Phase 4
learn-text-darwin = Jedes Bakterium würfelt einmal je Runde: ein Würfel je Klötzchen, zwei je Biont. Einsen sind Nahrung, Fünfen und Sechsen sind Kopierfehler. Ein großer Organismus isst mehr und irrt öfter.
learn-idea-reroll = Einige Würfel noch einmal
learn-term-reroll = Spezifität
learn-text-reroll = Für jedes gelbe Chromosom darfst du einen Würfel dieses Wurfs wiederholen, alle zugleich. Sechsen und Fünfen willst du loswerden; Einsen und Drillinge behältst du.
learn-idea-catalysts = Nahrung wird Geld
learn-term-catalysts = Katalysatoren
learn-text-catalysts = In einem Darwin-Wurf bringt jede 1 einen Katalysator je rotem Chromosom, und drei gleiche Würfel bringen einen dazu; auch ein gestorbenes Klötzchen auf einem Refugium hinterlässt einen. Sie liegen in deinem Vorrat, der von jeder Farbe nur eine bestimmte Zahl fasst. Du gibst sie als Enzyme oder für Mutationen aus.
learn-idea-errors = Beim Abschreiben geht etwas schief
learn-term-errors = Fehler und Vererbung
learn-text-errors = In einem Darwin-Wurf sind Fünfen und Sechsen Fehler. Jedes blaue Chromosom behebt einen davon; jeder weitere kostet ein Stück des Organismus. Mit DNA sind nur Sechsen Fehler.
learn-idea-atrophy = Etwas geht verloren
learn-term-atrophy = Atrophie
learn-text-atrophy = Eine Atrophie nimmt ein Stück: zuerst ein Klötzchen einer Mutation, dann eines auf der Karte, und ganz zuletzt Bionten. Innerhalb jeder Stufe wählt der Eigentümer. Ohne seinen letzten Bionten stirbt ein Organismus.
learn-idea-purchase = Wachse
learn-term-purchase = Anschaffungen, Phase 5
learn-text-purchase = Jeder Biont in einem Organismus schafft eines für ihn an. Eine Mutation ist die oberste Karte eines Stapels in einer aktiven Reihe oder der Heimatreihe und kostet einen Katalysator in der Farbe der Karte. Sie bringt ein Klötzchen, also einen Punkt und ein Chromosom, und oft eine Fähigkeit.
learn-idea-promotion = Mach es besser
learn-term-promotion = Aufstufung
learn-text-promotion = Eine eigene Mutation lässt sich umdrehen: Bezahle die Farbe der Seite, die oben liegt, und ein zweites Klötzchen kommt mit der Fähigkeit der anderen Seite. Mit zwei Klötzchen geht die Karte auch nicht so leicht verloren.
learn-idea-payment = Womit bezahlen
learn-term-payment = Bezahlung und Ersatz
learn-text-payment = Etwas hat seinen Preis, und du wählst den Katalysator, der deinen Vorrat verlässt. Zwei einer Farbe gelten als einer jeder anderen. Behalte die Farben der Karten, die du als Nächstes willst.
learn-idea-mutation = Eine neue Fähigkeit
learn-term-mutation = Mutation
learn-text-mutation = Die neue Karte liegt bei ihrem Organismus, mit einem Klötzchen, das als Chromosom seiner Farbe zählt. Ihre Symbole wirken sofort. Zeige auf ein Symbol, um zu lesen, was es tut.
learn-idea-antioxidant = Ein Wächter gegen Sauerstoff
learn-term-antioxidant = Antioxidans
learn-text-antioxidant = In dieser Phase kann ein Katalysator auch auf einen deiner Organismen gelegt werden. Dort wartet er und geht, wenn Sauerstoff kommt, an Stelle eines Verlustes. Ein grüner ist ein Vitamin: Er schützt und darf dabei bleiben.
learn-idea-transfer = Ein Biont zieht um
learn-term-transfer = horizontaler Gentransfer, HGT
learn-text-transfer = Ein Organismus mit diesem Symbol darf je Runde einen Bionten weiterziehen lassen: in einen anderen Organismus von dir, auf ein Refugium oder heim in den Vorrat. Bedenke, dass ein Organismus ohne Bionten stirbt.
learn-idea-wanton = Einmal zuerst
learn-term-wanton = Ungezügeltheit
learn-text-wanton = Wer allein die meisten HGT-Symbole hat, darf in dieser Phase anfangen, was die Ereigniskarte auch sagt. Wer anfängt, wählt zuerst unter Orten und Karten.
learn-idea-parasite = Etwas klammert sich an
learn-term-parasite = Parasit
learn-text-parasite = Ein Parasit hängt an einem Wirt: Er nimmt Klötzchen von dessen Mutationen als eigene Chromosomen und würfelt für sich. Er zählt für seinen Besitzer und kostet den Wirt. Die Red Queen, eine Anschaffung, vertreibt ihn.
learn-idea-refugium = Neue Orte zum Leben
learn-term-refugium = Refugium
learn-text-refugium = Das Ereignis hat ein Refugium gebracht. Seine Klötzchen liegen in der unteren Hälfte, noch ungeordnet; daneben stehen Belebungs- und Todeszahlen. Welche Zahlen beleben, hängt vom Klima ab, und in diesem Spiel ist es immer warm.
learn-idea-smite = Vom Himmel getroffen
learn-term-smite = Niederschlagen
learn-text-smite = Ein Bombardement trifft jedes Refugium ohne grünes Schild: Es verliert sein letztes Enzym, sonst ein Klötzchen, ungeordnete zuerst. Ein Refugium ohne Klötzchen ist fort, und Bionten darauf kehren heim.
learn-idea-heat = Zu heiß, zu kalt, zu salzig
learn-term-heat = Extremophilen-Krise, X
learn-text-heat = Jedes X des Ereignisses kostet jeden Organismus ein Stück. Seine Hitze-Abwehr, eins je rotem Chromosom und je Schildsymbol, hält ebenso viele ab. Zwei X bei einem roten Chromosom sind ein Verlust.
learn-idea-oxygen = Gift in der Luft
learn-term-oxygen = Sauerstoffspitze, O₂
learn-text-oxygen = Sauerstoff verbrennt das frühe Leben. Jedes O₂ kostet jeden Organismus ein Stück, wenn grüne Chromosomen und Schildsymbole es nicht abhalten. An Stelle eines Verlustes kann ein Antioxidans vom Organismus gehen.
learn-idea-ultraviolet = Sonnenbrand
learn-term-ultraviolet = ultraviolette Strahlung, UV
learn-text-ultraviolet = Die Zahl auf diesem Symbol sagt, wie viele Mutationen ein Organismus behält; was mehr ist, kommt unter einen Stapel zurück, und der Eigentümer wählt. Wenige aufgestufte Mutationen leiden weniger als viele kleine.
learn-idea-pollution = Des einen Abfall, des anderen Tod
learn-term-pollution = Verschmutzung
learn-text-pollution = Wer dieses Symbol ins Spiel bringt, lässt Sauerstoff auf alle anderen Organismen derselben Heimatreihe los, so stark wie die eigenen grünen Chromosomen. Der Verschmutzer selbst bleibt verschont.
learn-idea-extinction = Ein Zweig endet
learn-term-extinction = Aussterben
learn-text-extinction = Ein Organismus ohne Bionten ist ausgestorben. Seine Bionten sind wieder im Vorrat ihres Spielers, mit Katalysatoren als Trost: Niemand scheidet je aus, und anderswo kann Leben neu beginnen.
learn-idea-end = Die letzte Runde
learn-term-end = Ende des Spiels
learn-text-end = Der Ereignisstapel ist leer; dies ist also die letzte Runde. Klötzchen und Bionten in Organismen sind Punkte; Katalysatoren entscheiden nur einen Gleichstand. Eine letzte Anschaffung ist einen Punkt wert, und die Seite der Punkte zeigt, woher sie kamen.

## Lektionen

learn-theme-life = Wie Leben beginnt
learn-theme-assignment = Zuteilung, Parasiten und Gentransfer
learn-theme-events = Ereignisse
learn-theme-darwin = Darwin-Würfe
learn-theme-purchases = Anschaffungen und was daraus wird

learn-task-S26 = Grün hat auf der Alkalischen Erdgasausströmung vier Dreien geworfen; dort ist noch kein Klötzchen geordnet, und Dreien beleben und töten hier nicht. Grün will jetzt ein Bakterium. Alles noch einmal würfeln?
learn-why-S26 = Vier Dreien sind ein Pasch, und mehr braucht die Entstehung nicht: Die Bionten allein werden die Chromosomen des Bakteriums. Ein zweiter Wurf könnte sie kosten.
learn-task-S80 = Zwei Einsen haben auf dem Vulkan zwei Klötzchen belebt, und ein Pasch sind sie auch. Ohne Enzym kann der nächste Wurf töten. Jetzt Leben schaffen oder auf mehr Klötzchen warten?
learn-why-S80 = Die Tafel wird ein Bakterium mit einem Bionten und zwei Klötzchen. Was ungeordnet blieb, ist verloren, aber was mitkommt, ist vor dem Vulkan sicher.
learn-task-S25 = Auf dem Wasserstoffvulkan müssen drei Stücke sterben. Grün hat genug von diesem Ort und will den Bionten wieder im Vorrat haben, mit Katalysatoren für den nächsten Versuch. Was geht zuerst?
learn-why-S25 = Der gestorbene Biont kehrt mit einem grünen Katalysator heim, und jedes gestorbene Klötzchen hinterlässt einen seiner Farbe. Was geordnet bleibt, wartet auf den Nächsten.
learn-task-S29 = Rot würfelt für einen Lehmhügel, auf dem drei Farben stehen, und zwei Stücke müssen sterben. Rot will beide blauen Klötzchen und ein Bakterium ohne Gäste. Was stirbt zuerst?
learn-why-S29 = Die Progenote bestimmt, wer stirbt. Ohne den grünen und den blauen Bionten kommt niemand als fremdes Gen mit, und beide Klötzchen bleiben; das kostet nur, dass die anderen je einen Katalysator bekommen.
learn-task-S16 = Die Reihe des Mars ist nicht aktiv, also kann der Biont dort nicht fort. Aber er steht in dieser Reihe, und er gehört Grün. Wie werden es beim nächsten Wurf mehr Würfel?
learn-why-S16 = Wo ein Biont von dir steht, dürfen andere hinzu, obwohl die Reihe inaktiv ist. Zwei Bionten werfen vier Würfel, und das grüne Chromosom des Organismus hebt die Entropiebegrenzung auf zwei.
learn-task-S19 = Der einzige Biont, den Blau auf Refugien haben darf, steht schon dort. Ein anderer könnte sich aus dem Bakterium von Grün ein grünes Chromosom holen und so die Begrenzung von der nächsten Runde an heben. Wie?
learn-why-S19 = Das Virus nimmt das grüne Klötzchen einer Mutation. Seine Chromosomen zählen als die eines Organismus mit blauem Bionten, also darf Blau zwei auf Refugien haben; die Begrenzung dieser Runde stand aber schon zu Beginn der Phase fest.
learn-task-S23-S24 = Auf dem Bakterium von Rot sitzt die Malaria. Rot hat ein HGT-Symbol und zwei Bionten dort und hätte gern den Parasiten selbst. Was ist der erste Schritt?
learn-why-S23-S24 = Gentransfer bringt einen roten Bionten in den Parasiten. In der Anschaffungsphase holt die Red Queen dann den gelben heraus, und mit nur noch roten wechselt der Parasit den Besitzer.
learn-task-S4 = Eine Sauerstoffspitze geht um eins über die Abwehr des Plattwurms hinaus. Rot will das Tier behalten. Was wird geopfert?
learn-why-S4 = Für diesen Augenblick liegt das Antioxidans da: Die Scheibe geht an Stelle eines Verlustes. Ohne sie träfe es den trophischen Bionten, und nur das Bakterium bliebe.
learn-task-S13 = Eine vierte Abkühlung würde in dieser Runde die Welt beenden. Grün möchte weiterspielen und kann einen Katalysator entbehren. Was nun?
learn-why-S13 = Ein Gaia-Votum wendet das Ende ab, wenn niemand für Medea stimmt; dann bezahlen alle einen Katalysator oder erleiden eine Atrophie. Mit dem nächsten Ereignis dieser Art ist die Gefahr wieder da.
learn-task-S32 = Das Bakterium von Rot hat 1 2 3 4 6 geworfen und darf zwei Würfel wiederholen, einen je gelbem Chromosom. Welchen vor allem?
learn-why-S32 = Die Sechs ist der einzige Fehler, und die Eins bringt einen Katalysator: Also geht die Sechs, und die Eins bleibt. Das blaue Klötzchen würde einen Fehler beheben, einen zweiten aber nicht. Eine Vier nützt und schadet nicht und darf es als neue Eins versuchen.
learn-task-S36 = Mit der Kristall-Katastrophe werden Mutationen während des Darwin-Wurfs angeschafft. Zwei Fehler sind nicht behoben, und das Bakterium hat nichts als seinen Bionten. Rot hat einen gelben Katalysator. Kaufen?
learn-why-S36 = Die Anschaffung hebt einen Fehler auf. Der andere ist eine Atrophie, und sie nimmt das Klötzchen der neuen Mutation statt des Bionten: Die Karte ist wieder fort, aber das Bakterium lebt.
learn-task-S42 = Ein Parasit hat das Klötzchen der Chloroplasten von Rot genommen. Lässt sich die Karte trotzdem verbessern?
learn-why-S42 = Eine krankheitsbefallene Mutation gehört weiter ihrem Wirt und kann aufgestuft werden. Das neue Klötzchen liegt gesund auf der Karte, das gestohlene bleibt beim Parasiten.
learn-task-S91-one-cube = Blau hat der Salmonelle das letzte gestohlene Klötzchen wieder abgenommen und darf dank Zellteilung noch einmal anschaffen. Wie wird Blau den Parasiten los?
learn-why-S91-one-cube = Ein Parasit ohne krankheitsbefallene Klötzchen verliert an die Red Queen einen Bionten. Es war der letzte; der Parasit ist ausgestorben, und der grüne Biont lebt als fremdes Gen im Wirt weiter.
learn-task-S48-S49 = Vier Makroorganismen drängen sich im Meer, das nur drei ernährt. Blau hat Katalysatoren für alle drei Organe, die Dickinsonia fehlen, und das Land ist leer. Was nun?
learn-why-S48-S49 = Wer alle fehlenden Organe auf einmal bezahlt, geht an Land, und Dickinsonia ist dort die erste Pflanze. Wäre sie geblieben, hätte es den Seetang mit der niedrigsten Stoffwechselrate getroffen.

## Begriffe: ein einfacher Name, der wissenschaftliche, ein Satz

learn-about-phase-events =
    was die Runde bringt
    Ereignisse, Phase 1
    Eine Karte wird aufgedeckt: Sie sagt, welche Reihen aktiv sind, wer beginnt und was zuschlägt.
learn-about-phase-assignment =
    Bionten aussenden
    Zuteilung, Phase 2
    Der Reihe nach bringen alle ihre Bionten und Katalysatoren dorthin, wo sie gebraucht werden.
learn-about-phase-autocatalysis =
    der Wurf ums Leben
    Autokatalyse, Phase 3
    Jedes Refugium mit einem Bionten würfelt: Belebungszahlen beleben Klötzchen, Todeszahlen töten, ein Pasch macht ein Bakterium.
learn-about-phase-darwin =
    der Wurf ums Überleben
    Darwin-Wurf, Phase 4
    Jeder Mikroorganismus würfelt: Einsen bringen Katalysatoren, Fehler über seinen blauen Chromosomen kosten ihn Steine.
learn-about-phase-purchases =
    wachsen und sich wandeln
    Anschaffungen, Phase 5
    Jeder Biont in einem Organismus schafft ihm eines an: eine Mutation, eine Aufstufung, ein Organ oder einen Angriff.
learn-about-biont =
    ein Keim des Lebens
    Biont
    Eine Kuppel in der Farbe eines Spielers: Sie besiedelt Refugien, lebt in Organismen und ist dort einen Punkt wert.
learn-about-npc =
    ein Keim des Lebens, den niemand führt
    Biont eines NPC
    Er folgt den Regeln für Farben ohne Spieler.
learn-about-cube =
    ein Gen
    Chromosom
    Jedes Klötzchen eines Organismus ist einen Punkt wert und hilft ihm auf die Art seiner Farbe.
learn-about-organized =
    schon lebendig
    geordnetes Manna
    Diese Steine bringen Würfel und werden Teil des Bakteriums; eine Todeszahl kann sie nehmen.
learn-about-disorganized =
    rohe Materie
    ungeordnetes Manna
    Eine gewürfelte Belebungszahl bringt eines dieser Klötzchen hinauf zu den lebendigen.
learn-about-catalyst =
    eine Münze der Chemie
    Katalysator
    Bezahlt Anschaffungen, schützt ein Refugium als Enzym oder einen Organismus als Antioxidans.
learn-about-enzyme =
    ein Wächter
    Enzym
    Ein Katalysator, der eine Todeszahl bedeckt: Diese Zahl schadet hier nicht mehr.
learn-about-antioxidant =
    ein Wächter gegen Sauerstoff
    Antioxidans
    Bei einer Sauerstoffspitze geht es statt eines Verlustes; ein grünes, ein Vitamin, zählt auch als Abwehr.
learn-about-life =
    Belebungszahlen
    Belebungswürfe
    Jeder Würfel mit einer dieser Zahlen belebt ein Klötzchen; Sonne und Flocke sagen, bei welchem Klima sie gelten.
learn-about-manna-death =
    eine Zahl, die tötet
    Manna-Tod
    Ein Würfel, der sie zeigt, nimmt einen lebendigen Stein, bis ein Enzym die Zahl bedeckt.
learn-about-enzyme-death =
    eine Zahl, die Wächter verschleißt
    Enzym-Tod
    Ein Würfel, der sie zeigt, nimmt das letzte Enzym, bis ein Enzym die Zahl bedeckt.
learn-about-fee =
    schwer zugänglich
    Zuteilungskosten
    Ein Biont, der hierher kommt, kostet einen Katalysator beliebiger Farbe.
learn-about-smite-proof =
    sicher vor dem Himmel
    grünes Schild
    Das Niederschlagen eines Ereignisses schadet hier nicht.
learn-about-ties =
    wer hier vorgeht
    Reihenfolge der Farben
    Entscheidet, wer bei Gleichstand für dieses Refugium würfelt.
learn-about-refugium =
    ein Ort, an dem Leben beginnen kann
    Refugium
    Sende einen Bionten her und lass die Würfel ihn zum Leben bringen.
learn-about-active =
    in dieser Runde offen
    aktive Reihe
    Bionten dürfen auf die Refugien dieser Reihe, und Mutationen kommen aus ihrem Stapel.
learn-about-inactive =
    in dieser Runde geschlossen
    inaktive Reihe
    Nur wer schon einen Bionten in dieser Reihe hat, kann hier etwas tun.
learn-about-deck =
    Fähigkeiten im Angebot
    Mutationsstapel
    Die oberste Karte ist zu haben; ist die Reihe aktiv, kommt sie zuvor nach unten.
learn-about-plus =
    was eine Verbesserung bringt
    Aufstufung
    Noch einmal bezahlt, wird die Karte gewendet und bekommt ein Klötzchen dieser Farbe dazu.
learn-about-limit =
    wie viele unterwegs sein dürfen
    Entropiebegrenzung
    So viele deiner Bionten dürfen auf Refugien stehen: einer und einer mehr für jedes grüne Chromosom deines grünsten Organismus.
learn-about-wanton =
    wie frei sich Gene bewegen
    Ungezügeltheit
    Jedes HGT-Symbol bewegt einen Bionten je Runde; wer allein die meisten hat, darf anfangen.
learn-about-free =
    zu Hause und bereit
    Bionten im Vorrat
    Sie können in der Zuteilung ausgesandt werden.
learn-about-vp =
    Punkte
    Siegpunkte
    Klötzchen und Bionten in Organismen, Trophäen und Makroorganismen; die Seite der Punkte zeigt, woher sie kommen.
learn-about-trophy =
    was einmal war
    Trophäe
    Ein Organismus von dir, der ausstarb; im fortgeschrittenen Spiel zählt er einen Punkt.
learn-about-dice =
    Würfel ums Überleben
    Darwin-Würfel
    Einer je Klötzchen und zwei je Biont; Fehler sind Fünfen und Sechsen, mit DNA nur Sechsen.
learn-about-errors =
    Fehler, die nicht schaden
    Vererbung
    Jedes blaue Chromosom hebt einen Fehler des Darwin-Wurfs auf.
learn-about-heat =
    erträgt Hitze
    Hitze-Abwehr
    Jedes rote Chromosom und jedes Hitze-Abwehr-Symbol hält ein X einer Extremophilen-Krise ab.
learn-about-oxygen =
    erträgt Sauerstoff
    Antioxidanzien-Abwehr
    Jedes grüne Chromosom, jedes Sauerstoff-Abwehr-Symbol und jedes Vitamin hält ein O₂ einer Sauerstoffspitze ab.
learn-about-rate =
    wie schnell es lebt
    Stoffwechselrate
    Rote und gelbe Chromosomen zusammen: je mehr, desto weiter oben in der Nahrungskette.
learn-about-order =
    wer wann dran ist
    Spielerreihenfolge
    In dieser Reihenfolge handeln die Farben; die Ereigniskarte ändert sie jede Runde.
learn-about-climate =
    warm oder kalt
    Klima
    Es sagt, welche Belebungszahlen gelten; vier Sonnen oder vier Flocken nacheinander beenden die Welt.
learn-about-eons =
    Zeit, die bleibt
    Äonen
    Sind diese Ereignisse aufgebraucht, ist das Spiel zu Ende.
learn-about-stack =
    Geschöpfe, zu denen man wächst
    Makroorganismen
    Ein Bakterium mit den Klötzchen, die eine Karte zeigt, kann dieses Geschöpf werden.
learn-about-soup =
    was niemand hat
    Ursuppe
    Die Klötzchen und Scheiben im Vorrat aller.
learn-about-chain =
    wer wen frisst
    Nahrungskette
    Drei Makroorganismen finden im Meer Nahrung und drei an Land; der oberste zählt doppelt.
learn-about-spare =
    ein Dieb in Reserve
    Parasitenkarte
    Ein Biont kann sie an einen fremden Organismus heften, wo sie Klötzchen nimmt.
learn-about-diseased =
    Diebesgut
    krankheitsbefallenes Klötzchen
    Ein Klötzchen, das dem Wirt genommen wurde: Es zählt jetzt für den Parasiten.
learn-about-trophic =
    das Herz des Geschöpfs
    trophischer Biont
    Er zeigt den Eigentümer; geht er verloren, bleibt nur das Bakterium.
learn-about-organ =
    ein Teil des Körpers
    Organ
    Jedes ist ein Klötzchen und einen Punkt wert, mit der gezeigten Fähigkeit; mit allen geht ein Meereswesen an Land.
learn-about-endosymbiont =
    ein Untermieter
    Endosymbiont
    Ein Biont, der darin lebt und die gezeigte Fähigkeit gibt; sein Spieler teilt die Punkte des Geschöpfs.
