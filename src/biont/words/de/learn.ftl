### Lernen: der Begleiter des ersten Spiels, und Lektionen.

learn-your-turn = Du bist dran
learn-asked = Du wirst gefragt
learn-others-turn = Die anderen sind am Zug
learn-others-turn-text = Was sie tun, steht unter dem Brett und im Log; was dich betrifft, wird zuerst gezeigt.
learn-news = Gerade eben:
learn-risk-now = So wie es steht: { $risk }
learn-risk-then = Danach: { $risk }
learn-risk-worth = Das Risiko lohnt sich: { $risk }
learn-risk-more = { $risk }{ $names ->
    [none] , und { $count ->
        [one] eine weitere Gefahr droht
       *[other] { $count } weitere Gefahren drohen
     }
   *[other] . Auch zu fürchten: { $names }
 }.
learn-happened-more = (+{ $count } mehr)
learn-happened = { $name } { $before } → { $after }: { $why }
learn-scored = { $own ->
    [1] Für dich
   *[other] { $name }
 }: { $why }.
learn-leave = Ohne Begleiter weiter
learn-leave-title = Ohne Erklärungen weiterspielen. Regeln und Spielhilfe bleiben im Menü.
learn-back = Mit Begleiter weiter
learn-back-title = Alles wird erklärt, wenn es zum ersten Mal vorkommt; was du schon gehört hast, entfällt.
learn-rules = Regeln

## Lektionen

learn-lessons = Lektionen
learn-lessons-about = Kleine Aufgaben mit je einem Ziel, eine Idee nach der anderen. Löse sie und lies, warum es so geht.
learn-lessons-intro = Jede Lektion ist eine Aufgabe mit einem Ziel. Nichts kann schiefgehen: Wähle, lies, was geschieht, versuche etwas anderes.
learn-guided-start = Spielen
learn-solved = { $count ->
    [0] Noch keine der { $all } Lektionen gelöst. Beginne mit der ersten.
    [one] Eine von { $all } Lektionen gelöst.
   *[other] { $count } von { $all } Lektionen gelöst.
 }
learn-solved-one = gelöst
learn-title = { $title } – Biont
learn-all = Alle Lektionen
learn-next = Nächste Lektion
learn-again = Noch einmal
learn-right = Gelöst!
learn-other = Diesmal nicht.
learn-example = So geht es zum Beispiel

## Rätsel

learn-puzzles = Rätsel
learn-puzzles-intro = Fragen aus Partien, die Programme gegeneinander gespielt haben. Eine Antwort ist klar die beste: Sie gewinnt mindestens 5 % mehr solcher Partien als jede andere. Finde sie.
learn-puzzles-solved = { $count ->
    [0] Noch keines der { $all } Rätsel gelöst.
    [one] Eines von { $all } Rätseln gelöst.
   *[other] { $count } von { $all } Rätseln gelöst.
 }
learn-puzzle = { $theme }: Rätsel { $number }
learn-puzzle-task = Du spielst { $name }, es ist { -turn } { $turn }. Du hast eine Antwort, danach wird nichts mehr gefragt.
learn-puzzle-goal = Finde die Antwort, mit der { $name } am häufigsten gewinnt.
learn-puzzle-why = »{ $best }« gewinnt { $chance } % von { $imagined } gedachten Partien, die nächstbeste Antwort, »{ $second }«, { $other } %.
learn-next-puzzle = Nächstes Rätsel
learn-answer = Die beste Antwort zeigen

## Begriffe: ein einfacher Name, der wissenschaftliche, ein Satz

learn-words = Wörter des Tisches
learn-recap = Was daraus wurde
