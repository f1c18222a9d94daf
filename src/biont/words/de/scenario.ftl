### Szenarien

scenario-about = Szenarien spielen: Stellungen, Würfel, Antworten und was danach gelten muss
scenario-action = AKTION
scenario-run = Szenarien spielen und sagen, welche stimmen; Rückgabewert 1, wenn eines nicht stimmt
scenario-files = Szenariodateien oder Ordner mit solchen Dateien
scenario-quiet = nur zeigen, was nicht stimmt
scenario-ok = stimmt
scenario-failed = FALSCH
scenario-unreadable = FALSCH  { $reason }
scenario-count = { $good ->
    [one] Ein Szenario stimmt
   *[other] { $good } Szenarien stimmen
}, { $bad ->
    [0] keines ist falsch
    [one] eines ist falsch
   *[other] { $bad } sind falsch
}.
