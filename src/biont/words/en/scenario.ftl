### Scenarios

scenario-about = play scenario files: positions, dice, answers and what must be true then
scenario-action = ACTION
scenario-run = play scenarios and say which of them hold; exit 1 if one does not
scenario-files = scenario files, or folders with such files
scenario-quiet = show only what fails
scenario-ok = { "ok    " }
scenario-failed = FAILED
scenario-unreadable = FAILED  { $reason }
scenario-count = { $good ->
    [one] One scenario holds
   *[other] { $good } scenarios hold
}, { $bad ->
    [0] none fails
    [one] one fails
   *[other] { $bad } fail
}.
