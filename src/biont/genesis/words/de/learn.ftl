### Lernen: der Begleiter des ersten Spiels, und Lektionen.

learn-guided-about = Du bist Rot und spielst gegen ein leichtes Programm. Ein Begleiter erklärt jeden Gedanken, wenn er zum ersten Mal vorkommt. Es ist das Einführungsspiel: immer warm, und nichts wächst über ein Bakterium hinaus.

## Gedanken: ein einfacher Name, der wissenschaftliche, zwei oder drei Sätze; warum der Vorschlag gut ist

learn-idea-welcome = Etwas soll leben
learn-term-welcome = Abiogenese
learn-text-welcome = Du bist Rot. Das meiste Leben gewinnt. Mit deinen Kuppeln, den Bionten, beginnt es oben.
learn-do-welcome = Leben: diese Runde zu 8 %, nächste zu 66 %. Anderswo kostet es einen Katalysator.
learn-idea-event = Etwas geschieht
learn-term-event = Ereignis
learn-text-event = Jede Runde beginnt mit einer Ereigniskarte. In den Reihen, die sie aktiv macht, ist Neues möglich. Ohne Karten endet das Spiel.
learn-set-event = Jede Runde beginnt mit einer Ereigniskarte; diese war ein Nachbeben und brachte sofort eine zweite. In aktiven Reihen ist Neues möglich.
learn-do-event = Ein zweites Zuhause ist ein zweites Leben.
learn-idea-assignment = Schicke deine Bionten aus
learn-term-assignment = Zuteilung, Phase 2
learn-text-assignment = Setze einen Bionten in eine aktive Reihe oder eine, in der schon einer von dir ist: vor allem wenige offene dunkle Würfel, dann viele Belebungszahlen.
learn-idea-enzyme = Schütze einen Ort
learn-term-enzyme = Enzym
learn-text-enzyme = Dunkle Würfel töten Leben, runde Würfel Enzyme. Eine Scheibe bedeckt den vordersten offenen; diese Zahl tötet nicht mehr.
learn-do-enzyme = Dann belebt eine 3 nur, tötet nichts.
learn-idea-entropy = Wie viele zugleich
learn-term-entropy = Entropiebegrenzung
learn-text-entropy = Jedes grüne Klötzchen deines grünsten Organismus erlaubt ab der nächsten Runde einen Bionten mehr auf Orten.
learn-idea-autocatalysis = Der Wurf ums Leben
learn-term-autocatalysis = autokatalytischer Wurf, Phase 3
learn-text-autocatalysis = Jeder Ort mit einem Bionten würfelt: zwei Würfel je Biont, einer je waches Klötzchen. Belebungszahlen wecken Klötzchen, offene dunkle Würfel töten, ein Pasch bringt Leben.
learn-set-autocatalysis = Gewürfelt wird Reihe für Reihe: Blau hat nebenan ein Klötzchen belebt und verloren. Nun wirft dein Biont zwei Würfel: Jede 1, 2 oder 3 belebt ein Klötzchen.
learn-do-autocatalysis = Leben braucht einen Pasch (zwei gleiche), noch selten.
learn-idea-again = Ein zweiter Versuch
learn-term-again = Wiederholung in der eigenen Farbe
learn-text-again = Allein auf einer Karte deiner Farbe darfst du alle Würfel noch einmal werfen. Behalte einen Pasch, bei dem mehr als ein Biont am Leben bleibt; der zweite Wurf gilt.
learn-idea-animation = Ordnung aus dem Durcheinander
learn-term-animation = Belebung
learn-text-animation = Jeder Würfel mit einer Belebungszahl weckt ein Klötzchen: Es kommt in die obere Hälfte und zählt von nun an. Du wählst die Farbe.
learn-set-animation = Eine 1 und eine 3: Zwei Klötzchen erwachen und kommen in die obere Hälfte. Du wählst, welche.
learn-do-animation = Gelbe lassen dich später Würfel wiederholen.
learn-idea-dice = Mehr Leben, mehr Würfel
learn-term-dice = geordnete Klötzchen
learn-text-dice = Jedes wache Klötzchen bringt diesem Ort einen Würfel. In der nächsten Runde wirfst du hier vier.
learn-do-dice = Grün im Organismus lässt mehr Bionten zugleich arbeiten.
learn-idea-doubles = Auf einen Pasch würfeln
learn-term-doubles = vier Würfel
learn-text-doubles = Das Ereignis brachte den Lehmhügel, und Hitze, die noch niemandem schadet. Nun wirf: Zwei gleiche Würfel können hier ein Bakterium entstehen lassen.
learn-do-doubles = In zwei von drei Fällen gelingt es.
learn-idea-death = Manches zerfällt
learn-term-death = Manna-Tod
learn-text-death = Jede offene dunkle Zahl, die fällt, nimmt etwas: ein Klötzchen (es lässt eine Scheibe), einen Bionten (er kehrt heim) oder das letzte Enzym.
learn-set-death = Ein Pasch! Doch die 4 steht dunkel und rund auf der Karte: Sie tötet ein Stück und dein Enzym. Ein totes Klötzchen lässt dir seinen Katalysator.
learn-do-death = Ein gelbes und das grüne bleiben.
learn-idea-contest = Nicht allein hier
learn-term-contest = Progenote
learn-text-contest = Zwei Farben teilen sich diesen Ort. Wer mehr Enzyme und Lebendes seiner Farbe hat (Gleichstand: wer auf der Karte zuerst steht), würfelt und wählt, was stirbt; Scheiben toter Klötzchen gehen an den anderen.
learn-idea-life = Es kann leben!
learn-term-life = Entstehung eines Bakteriums
learn-text-life = Der Pasch gilt: Dreh die Karte um, und was wach ist, wird dein erstes Bakterium. Warten könnte mehr bringen, oder den Tod.
learn-do-life = Drei Stücke sind drei Punkte.
learn-idea-points = Was zählt
learn-term-points = Siegpunkte
learn-text-points = Jedes Klötzchen und jeder deiner Bionten in deinen Organismen ist ein Punkt. Die Zahl neben deiner Farbe zählt mit.
learn-set-points = Jeder Biont und jedes Klötzchen in deinen Organismen ist ein Punkt: Biont, zwei Klötzchen und das der Mutation sind vier.
learn-do-points = Zwei Bionten werfen vier Würfel: Leben wird sechsmal so wahrscheinlich.
learn-idea-darwin = Der Kampf ums Dasein
learn-term-darwin = Darwin-Wurf, Phase 4
learn-text-darwin = Jeder Organismus würfelt einmal je Runde: zwei Würfel je Biont, einer je Klötzchen. Einsen sind Nahrung, Fünfen und Sechsen sind Kopierfehler.
learn-idea-reroll = Einen Würfel noch einmal
learn-term-reroll = Spezifität
learn-text-reroll = Jedes gelbe Klötzchen lässt dich einen Würfel dieses Wurfs wiederholen. Werde Fünfen und Sechsen los; behalte Einsen und Drillinge.
learn-set-reroll = Die 6 ist ein Fehler und würde ein Stück kosten. Dein gelbes Klötzchen lässt dich einen Würfel wiederholen.
learn-do-reroll = Vier von sechs Seiten schaden nicht.
learn-idea-catalysts = Nahrung wird Geld
learn-term-catalysts = Katalysatoren
learn-text-catalysts = Würfel nähren einen Organismus: Jede 1 bringt je rotem Klötzchen und rotem Bionten eine Scheibe in der Farbe seiner Karte; drei gleiche bringen eine dazu.
learn-idea-errors = Beim Abschreiben geht etwas schief
learn-term-errors = Fehler und Vererbung
learn-text-errors = Sechsen sind Fehler, und Fünfen ohne DNA, die aufgestufte Karten haben. Jedes blaue Klötzchen behebt einen; jeder weitere kostet ein Stück.
learn-idea-full = Der Vorrat ist voll
learn-term-full = sechs einer Farbe
learn-text-full = Sechs Scheiben einer Farbe haben Platz. Für je zwei zu viel darfst du eine andersfarbige nehmen; der Schalter bei der Frage tut es für dich.
learn-idea-burnt = Verbrannt, aber am Leben
learn-term-burnt = nach einem Sonnenbrand
learn-text-burnt = Mutationen verbrannten, doch der Organismus lebt und verdient. Kaufe wieder: Karten sind Punkte, Scheiben keine.
learn-idea-discards = Karten gehen zurück
learn-term-discards = Mutationsstapel
learn-text-discards = Alle diese Karten kommen mit ihren Klötzchen unter ihre Stapel. Später können sie wieder auftauchen; nur in welcher Reihenfolge sie dort liegen, bestimmst du.
learn-idea-atrophy = Etwas geht verloren
learn-term-atrophy = Atrophie
learn-text-atrophy = Zuerst gehen Klötzchen von Mutationen, dann die der Karte, zuletzt Bionten; frei wählt nur, wer eine Karte mit »Verluste wählen« hat. Ohne Bionten stirbt ein Organismus.
learn-idea-purchase = Wachse
learn-term-purchase = Anschaffungen, Phase 5
learn-text-purchase = Jeder Biont in einem Organismus kauft je Runde eines für ihn. Eine Mutation kostet eine Scheibe ihrer Farbe und bringt Fähigkeit, Klötzchen und Punkt.
learn-set-purchase = Jede 1 brachte deinem roten Bionten eine Scheibe: zwei, grün wie seine Karte. Jeder Biont kauft eine Mutation je Runde: Fähigkeit, Klötzchen, Punkt.
learn-do-purchase = Später umgedreht behebt sie Fehler.
learn-idea-promotion = Mach es besser
learn-term-promotion = Aufstufung
learn-text-promotion = Eine Mutation lässt sich umdrehen: Bezahle ihre Farbe, und ein zweites Klötzchen kommt mit der Fähigkeit der anderen Seite.
learn-idea-payment = Womit bezahlen
learn-term-payment = Bezahlung und Ersatz
learn-text-payment = Du wählst die Scheibe, die geht; zwei einer Farbe gelten als eine jeder anderen.
learn-idea-mutation = Eine neue Fähigkeit
learn-term-mutation = Mutation
learn-text-mutation = Das Klötzchen der neuen Karte zählt wie die eigenen, und ihre Symbole wirken sofort; nur »kauft zweimal« gilt erst ab der nächsten Runde.
learn-idea-antioxidant = Ein Wächter gegen Sauerstoff
learn-term-antioxidant = Antioxidans
learn-text-antioxidant = Eine Scheibe auf deinem Organismus kann statt eines Verlustes gehen, wenn Sauerstoff kommt; eine grüne schützt und bleibt.
learn-idea-transfer = Ein Biont zieht um
learn-term-transfer = horizontaler Gentransfer, HGT
learn-text-transfer = Je Karte, die Zellen wechselt (HGT), darf jede Runde ein Biont umziehen: in einen anderen Organismus, auf einen Ort oder heim.
learn-idea-wanton = Einmal zuerst
learn-term-wanton = Ungezügeltheit
learn-text-wanton = Karten, die Zellen wechseln (HGT), machen ungezügelt. Wer allein am meisten davon hat, darf sagen, wer anfängt.
learn-idea-parasite = Etwas klammert sich an
learn-term-parasite = Parasit
learn-text-parasite = Ein Parasit nimmt Klötzchen der Mutationen seines Wirts, kauft mit dessen Scheiben und zählt für seinen Besitzer. Das Wettrüsten (Red Queen), ein Kauf, holt Klötzchen zurück.
learn-idea-guest = Gäste zahlen mit deinen Scheiben
learn-term-guest = fremdes Gen, Parasit
learn-text-guest = Fremde Bionten in oder an deinem Organismus kaufen auch, mit deinen Scheiben, gleich nach deinen dort, selbst was dich vergiftet. Kauf also dort zuletzt.
learn-idea-refugium = Neue Orte zum Leben
learn-term-refugium = Refugium
learn-text-refugium = Ereignisse bringen neue Orte: Unten schlafen Klötzchen, darüber stehen Belebungs- und Todeszahlen.
learn-idea-smite = Vom Himmel getroffen
learn-term-smite = Niederschlagen
learn-text-smite = Jeder Ort ohne grünen Schild verliert sein letztes Enzym, sonst ein Klötzchen; ohne Klötzchen ist er fort.
learn-idea-heat = Zu heiß, zu kalt, zu salzig
learn-term-heat = Extremophilen-Krise, X
learn-text-heat = Jedes X kostet jeden Organismus ein Stück. Alles Rote darin und jede Hitze-Abwehr hält ein X ab.
learn-idea-oxygen = Gift in der Luft
learn-term-oxygen = Sauerstoffspitze, O₂
learn-text-oxygen = Jedes O₂ kostet jeden Organismus ein Stück, wenn Grünes oder Schilde es nicht aufhalten. Eine zuvor dort abgelegte Scheibe kann stattdessen gehen.
learn-idea-ultraviolet = Sonnenbrand
learn-term-ultraviolet = ultraviolette Strahlung, UV
learn-text-ultraviolet = Die Zahl auf dem Symbol sagt, wie viele Mutationen ein Organismus behält. Was mehr ist, geht zurück; der Besitzer wählt.
learn-idea-pollution = Des einen Abfall, des anderen Tod
learn-term-pollution = Verschmutzung
learn-text-pollution = Eine Karte, die die Luft vergiftet (Wolke), lässt auf alle anderen ihrer Heimatreihe Sauerstoff los, einen je grünem Klötzchen.
learn-idea-extinction = Ein Zweig endet
learn-term-extinction = Aussterben
learn-text-extinction = Ohne Bionten ist ein Organismus ausgestorben, seine Punkte sind weg; ein gestorbener Biont kehrt mit einer Scheibe heim.
learn-idea-colours = Was dein nächstes Leben braucht
learn-term-colours = vier Farben
learn-text-colours = Rote Klötzchen bringen Futter und halten Hitze ab, gelbe werfen Würfel neu, grüne halten Sauerstoff ab, blaue beheben Fehler. Belebe, womit du wachsen willst.
learn-idea-free = Nun ist es dein Spiel
learn-term-free = ein freies Spiel
learn-text-free = Ab hier ist nichts mehr vorbereitet: Die Würfel fallen, wie sie wollen.
learn-do-free = Sechs Würfel bringen in fast neun von zehn Würfen Leben.
learn-idea-end = Die letzte Runde
learn-term-end = Ende des Spiels
learn-text-end = Kein Ereignis ist übrig; dies ist die letzte Runde. Klötzchen und Bionten sind Punkte; eine letzte Anschaffung ist ein Punkt mehr.

## Lektionen

learn-theme-life = Wie Leben beginnt
learn-theme-assignment = Zuteilung, Parasiten und Gentransfer
learn-theme-events = Ereignisse
learn-theme-darwin = Darwin-Würfe
learn-theme-purchases = Anschaffungen und was daraus wird
learn-theme-land = Organe und der Weg an Land
learn-theme-parasites = Parasiten
learn-theme-medea = Das Ende der Welt
learn-theme-ultraviolet = Ultraviolettes Licht
learn-theme-heat = Hitze
learn-theme-oxygen = Sauerstoff
learn-theme-cancer = Krebs
learn-theme-drought = Dürre

learn-lesson-S26 = Vier Dreien
learn-task-S26 = Grün hat auf der Alkalischen Erdgasausströmung vier Dreien geworfen. Dort ist noch kein Klötzchen geordnet, und eine 3 belebt hier nichts und tötet nichts. Grün will jetzt ein Bakterium. Alles noch einmal würfeln?
learn-goal-S26 = Ziel: ein Bakterium, jetzt.
learn-why-S26 = Vier Dreien sind ein Pasch, und mehr braucht die Entstehung nicht: Die Bionten allein werden die Chromosomen des Bakteriums. Ein zweiter Wurf könnte sie kosten.
learn-lesson-S80 = Zwei Einsen auf einem Vulkan
learn-task-S80 = Zwei Einsen haben auf dem Vulkan zwei Klötzchen belebt, und ein Pasch sind sie auch. Ohne Enzym kann der nächste Wurf töten. Jetzt Leben schaffen oder auf mehr Klötzchen warten?
learn-goal-S80 = Ziel: ein Bakterium mit einem roten und einem blauen Klötzchen.
learn-why-S80 = Die Tafel wird ein Bakterium mit einem Bionten und zwei Klötzchen. Was ungeordnet blieb, ist verloren, aber was mitkommt, ist vor dem Vulkan sicher.
learn-lesson-S25 = Ein Vulkan gibt und nimmt
learn-task-S25 = Auf dem Wasserstoffvulkan müssen drei Stücke sterben. Grün hat genug von diesem Ort und will den Bionten wieder im Vorrat haben, mit Katalysatoren für den nächsten Versuch. Was geht zuerst?
learn-goal-S25 = Ziel: dein Biont zu Hause, mit zwei roten Katalysatoren und einem grünen.
learn-why-S25 = Der gestorbene Biont kehrt mit einem grünen Katalysator heim, und jedes gestorbene Klötzchen hinterlässt einen seiner Farbe. Was geordnet bleibt, wartet auf den Nächsten.
learn-lesson-S29 = Drei Farben auf einem Hügel
learn-task-S29 = Rot würfelt für einen Lehmhügel, auf dem drei Farben stehen, und zwei Stücke müssen sterben. Rot will beide blauen Klötzchen und ein Bakterium ohne Gäste. Was stirbt zuerst?
learn-goal-S29 = Ziel: ein Bakterium mit beiden blauen Klötzchen und ohne Gäste.
learn-why-S29 = Die Progenote bestimmt, wer stirbt. Ohne den grünen und den blauen Bionten kommt niemand als fremdes Gen mit, und beide Klötzchen bleiben; das kostet nur, dass die anderen je einen Katalysator bekommen.
learn-lesson-S16 = Auf dem Mars fest
learn-task-S16 = Die Reihe des Mars ist nicht aktiv, also kann der Biont dort nicht fort. Aber er steht in dieser Reihe, und er gehört Grün. Wie werden es beim nächsten Wurf mehr Würfel?
learn-goal-S16 = Ziel: zwei Bionten und zwei Enzyme auf dem Mars.
learn-why-S16 = Wo ein Biont von dir steht, dürfen andere hinzu, obwohl die Reihe inaktiv ist. Zwei Bionten werfen vier Würfel, und das grüne Chromosom des Organismus hebt die Entropiebegrenzung auf zwei.
learn-lesson-S19 = Fremdes Grün
learn-task-S19 = Der einzige Biont, den Blau auf Refugien haben darf, steht schon dort. Ein anderer könnte sich aus dem Bakterium von Grün ein grünes Chromosom holen und so die Begrenzung von der nächsten Runde an heben. Wie?
learn-goal-S19 = Ziel: ein Parasit von dir, der ein grünes Klötzchen hält.
learn-why-S19 = Das Virus nimmt das grüne Klötzchen einer Mutation. Seine Chromosomen zählen als die eines Organismus mit blauem Bionten, also darf Blau zwei auf Refugien haben; die Begrenzung dieser Runde stand aber schon zu Beginn der Phase fest.
learn-lesson-S23-S24 = Malaria im Haus
learn-task-S23-S24 = Auf dem Bakterium von Rot sitzt die Malaria. Rot hat ein HGT-Symbol und zwei Bionten dort und hätte gern den Parasiten selbst. Was ist der erste Schritt?
learn-goal-S23-S24 = Ziel: ein Biont von dir im Parasiten.
learn-why-S23-S24 = Gentransfer bringt einen roten Bionten in den Parasiten. In der Anschaffungsphase holt die Red Queen dann den gelben heraus, und mit nur noch roten wechselt der Parasit den Besitzer.
learn-lesson-S4 = Sauerstoff für einen Plattwurm
learn-task-S4 = Eine Sauerstoffspitze geht um eins über die Abwehr des Plattwurms hinaus. Rot will das Tier behalten. Was wird geopfert?
learn-goal-S4 = Ziel: Der Plattwurm lebt weiter.
learn-why-S4 = Für diesen Augenblick liegt das Antioxidans da: Die Scheibe geht an Stelle eines Verlustes. Ohne sie träfe es den trophischen Bionten, und nur das Bakterium bliebe.
learn-lesson-S13 = Die vierte Kälte
learn-task-S13 = Eine vierte Abkühlung würde in dieser Runde die Welt beenden. Grün möchte weiterspielen und kann einen Katalysator entbehren. Was nun?
learn-goal-S13 = Ziel: Die Welt geht nicht unter.
learn-why-S13 = Ein Gaia-Votum wendet das Ende ab, wenn niemand für Medea stimmt; dann bezahlen alle einen Katalysator oder erleiden eine Atrophie. Mit dem nächsten Ereignis dieser Art ist die Gefahr wieder da.
learn-lesson-two-sixes = Zwei Fehler, eine Reparatur
learn-task-two-sixes = Das Bakterium von Rot hat 1 3 6 6 geworfen. Sein blaues Klötzchen behebt einen Fehler, das gelbe wiederholt einen Würfel. Welchen?
learn-goal-two-sixes = Ziel: kein Stück verlieren und einen roten Katalysator verdienen.
learn-why-two-sixes = Zwei Sechsen sind zwei Fehler, und Blau behebt einen. Wiederhole eine Sechs: Die meisten Seiten schaden nicht, und die Eins verdient weiter ihren Katalysator.
learn-lesson-S36 = Zwei Fehler und eine Münze
learn-task-S36 = Mit der Kristall-Katastrophe werden Mutationen während des Darwin-Wurfs angeschafft. Zwei Fehler sind nicht behoben, und das Bakterium hat nichts als seinen Bionten. Rot hat einen gelben Katalysator. Kaufen?
learn-goal-S36 = Ziel: Das Bakterium lebt weiter.
learn-why-S36 = Die Anschaffung hebt einen Fehler auf. Der andere ist eine Atrophie, und sie nimmt das Klötzchen der neuen Mutation statt des Bionten: Die Karte ist wieder fort, aber das Bakterium lebt.
learn-lesson-S42 = Ein gestohlenes Klötzchen
learn-task-S42 = Ein Parasit hat das Klötzchen der Chloroplasten von Rot genommen. Lässt sich die Karte trotzdem verbessern?
learn-goal-S42 = Ziel: die Karte aufgestuft, mit einem gesunden Klötzchen darauf.
learn-why-S42 = Eine krankheitsbefallene Mutation gehört weiter ihrem Wirt und kann aufgestuft werden. Das neue Klötzchen liegt gesund auf der Karte, das gestohlene bleibt beim Parasiten.
learn-lesson-S91-one-cube = Die Salmonellen loswerden
learn-task-S91-one-cube = Blau hat der Salmonelle das letzte gestohlene Klötzchen wieder abgenommen und darf dank Zellteilung noch einmal anschaffen. Wie wird Blau den Parasiten los?
learn-goal-S91-one-cube = Ziel: kein Parasit an deinem Bakterium.
learn-why-S91-one-cube = Ein Parasit ohne krankheitsbefallene Klötzchen verliert an die Red Queen einen Bionten. Es war der letzte; der Parasit ist ausgestorben, und der grüne Biont lebt als fremdes Gen im Wirt weiter.
learn-lesson-S48-S49 = Gedränge im Meer
learn-task-S48-S49 = Vier Makroorganismen drängen sich im Meer, das nur drei ernährt. Blau hat Katalysatoren für alle drei Organe, die Dickinsonia fehlen, und das Land ist leer. Was nun?
learn-goal-S48-S49 = Ziel: Dickinsonia überlebt, an Land.
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
    Jeder Mikroorganismus würfelt: Einsen bringen Katalysatoren, Fehler über seinen blauen Chromosomen kosten ihn Stücke.
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
    Diese Stücke bringen Würfel und werden Teil des Bakteriums; eine Todeszahl kann sie nehmen.
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
    Ein Würfel, der sie zeigt, nimmt ein lebendiges Stück, bis ein Enzym die Zahl bedeckt.
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
    grüner Schild
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
    Jedes HGT-Symbol bewegt einen Bionten je Runde; es zählt für alle, deren Bionten dort leben, und wer allein die meisten hat, darf anfangen.
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
    Jedes rote Chromosom und jedes Hitze-Abwehr-Symbol hält eine Hitze (ein X) einer Extremophilen-Krise ab.
learn-about-oxygen =
    erträgt Sauerstoff
    Antioxidanzien-Abwehr
    Jedes grüne Chromosom, jedes Sauerstoff-Abwehr-Symbol und jedes Vitamin hält einen Sauerstoff (ein O₂) einer Sauerstoffspitze ab.
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
    Ein Biont kann sie, mit einer ihrer zwei Seiten nach oben, an einen fremden Organismus heften. Dort nimmt sie Klötzchen von Mutationen, in den Farben der zwei Quadrate hinter dem Namen der Seite.
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

## Wörter der Fragen und des Verlaufs: ihre Formen als regulärer Ausdruck, der Begriff, ein Satz

learn-word-refugium =
    Refugi(?:um|en)
    Refugium
    Ein Ort auf dem Plan, an dem Leben beginnen kann.
learn-word-biont =
    Biont(?:en)?
    Biont
    Ein Keim des Lebens, die Kuppel eines Spielers. Er belebt Orte und lebt in Organismen; dort ist jeder ein Punkt.
learn-word-placard =
    Tafeln?
    Tafel
    Die Karte eines Ortes auf dem Plan; ihre Rückseite ist das Bakterium, zu dem er werden kann.
learn-word-manna =
    Manna
    Manna
    Die Klötzchen eines Ortes, ungeordnet unten oder geordnet oben.
learn-word-organize =
    (?:un)?geordnet(?:es|e|en)?
    Geordnet
    Lebendig: Ein geordnetes Klötzchen steht in der oberen Hälfte, bringt einen Würfel und kommt mit, wenn Leben beginnt.
learn-word-enzyme =
    Enzyms?|Enzyme[n]?
    Enzym
    Ein Katalysator, der auf einem Ort liegt und eine Zahl bedeckt, die töten würde.
learn-word-catalyst =
    Katalysator(?:en|s)?
    Katalysator
    Eine Scheibe im Vorrat: Geld ihrer Farbe. Zwei einer Farbe gelten als einer jeder anderen.
learn-word-autocatalytic =
    autokatalytische[rn]? W[uü]rfe?
    Autokatalytischer Wurf
    Der Wurf eines Ortes mit einem Bionten: Er weckt Klötzchen, tötet manche, und ein Pasch bringt Leben.
learn-word-darwin =
    Darwin-W[uü]rfe?
    Darwin-Wurf
    Der Wurf eines Organismus in jeder Runde: Einsen sind Nahrung, Fünfen und Sechsen sind Fehler.
learn-word-atrophy =
    Atrophien?
    Atrophie
    Der Verlust eines Stücks: zuerst Klötzchen von Mutationen, dann die der Karte, zuletzt Bionten.
learn-word-roil =
    (?:um)?gewälzt|umwälzen
    Umwälzen
    Die oberste Karte eines Mutationsstapels kommt darunter, und eine andere liegt offen.
learn-word-crisis =
    Extremophilen-Krise|Hitzekrise
    Hitzekrise
    Hitze, Kälte oder Salz: Jeder Organismus verliert, was die Krise über seiner Hitze-Abwehr hat.
learn-word-spike =
    Sauerstoffspitzen?
    Sauerstoffspitze
    Jeder Organismus verliert, was sie über seiner Sauerstoff-Abwehr hat; statt dessen kann eine Scheibe gehen.
learn-word-ultraviolet =
    Ultraviolette Strahlung
    Ultraviolette Strahlung
    Nur so viele Mutationen bleiben bei jedem Organismus; was mehr ist, kommt unter einen Stapel zurück.
learn-word-smite =
    Niederschlagen
    Niederschlagen
    Ein Treffer vom Himmel: Ein Ort ohne Schild verliert sein letztes Enzym, sonst ein Klötzchen.
learn-word-mutation =
    Mutation(?:en)?
    Mutation
    Eine Karte, die ein Organismus gekauft hat: ein Klötzchen, ein Punkt und oft eine Fähigkeit.
learn-word-promote =
    aufgestuft|aufstufen|Aufstufung
    Aufstufung
    Eine Mutation wird umgedreht: ein zweites Klötzchen und die Fähigkeit der anderen Seite.
learn-word-chromosome =
    Chromosom(?:en|s)?
    Chromosom
    Ein Klötzchen oder Biont im Organismus. Rot verdient und erträgt Hitze, Gelb wiederholt, Grün erträgt Sauerstoff, Blau behebt Fehler.
learn-word-parasite =
    Parasit(?:en)?
    Parasit
    Ein Organismus auf einem Wirt: Er lebt von gestohlenen Klötzchen und zählt für seinen Besitzer.
learn-word-diseased =
    krankheitsbefallene[sn]?
    Krankheitsbefallen
    Ein Klötzchen des Wirts, das ein Parasit hält.
learn-word-queen =
    Red Queen
    Red Queen
    Eine Anschaffung im Wettrüsten von Wirt und Parasit: Sie holt ein Klötzchen oder einen Bionten zurück.
learn-word-progenote =
    Progenoten?
    Progenote
    Wer an einem Ort am meisten Geordnetes und Enzyme hat; er würfelt und wählt dort.
learn-word-entropy =
    Entropie(?:begrenzung)?
    Entropiebegrenzung
    Wie viele deiner Bionten zugleich auf Orten sein dürfen: einer, und einer je grünem Chromosom.
learn-word-antioxidant =
    Antioxidan(?:s|tien)|Vitamine?
    Antioxidans, Vitamin
    Eine Scheibe auf einem Organismus: Bei Sauerstoff geht sie an Stelle eines Stücks; eine grüne (Vitamin) schützt und darf bleiben.
learn-word-sex =
    Sex
    Sex
    Eine Fähigkeit: Vor einer Anschaffung darf die oberste Karte eines Mutationsstapels nach unten, und die nächste liegt im Angebot.
learn-word-wanton =
    Ungezügeltheit|ungezügelt\w*
    Ungezügeltheit
    So viel wie deine HGT-Symbole: Wer allein am meisten hat, darf in einer Phase anfangen und fremde Bionten abweisen.
learn-word-hgt =
    HGT|Gentransfer
    Gentransfer, HGT
    Ein Biont eines Organismus mit diesem Symbol zieht in einen anderen, auf einen Ort oder heim.
learn-word-macroorganism =
    Makroorganism(?:us|en)
    Makroorganismus
    Ein vielzelliger Körper auf einem Bakterium: mit Organen und einem Platz in der Nahrungskette.
learn-word-endosymbiont =
    Endosymbiont(?:en)?
    Endosymbiont
    Ein Biont, der in einem Körper lebt und ihm seine Fähigkeiten leiht.
learn-word-trophic =
    trophisch(?:e|er|en)?
    Trophisch
    Die Nahrungskette betreffend: Pflanzen, Pflanzen- und Fleischfresser, je einer im Meer und an Land.
learn-word-soup =
    Suppe
    Suppe
    Der Vorrat, aus dem alle Klötzchen und Scheiben kommen und in den sie zurückkehren.
learn-word-pollution =
    Verschmutzung
    Verschmutzung
    Sauerstoff für alle anderen Organismen derselben Heimatreihe.
learn-word-extinct =
    ausgestorben|Aussterben
    Ausgestorben
    Ohne Bionten stirbt ein Organismus; seine Bionten kehren mit Katalysatoren als Trost heim.
learn-word-errors =
    Fehler
    Fehler
    Eine Fünf oder Sechs im Darwin-Wurf (mit DNA nur eine Sechs). Blaue Chromosomen beheben so viele, wie es sind.
