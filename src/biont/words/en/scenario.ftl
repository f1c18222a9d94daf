### Scenarios

scenario-about = play scenario files: positions, dice, answers and what must be true then
scenario-action = ACTION
scenario-run = play scenarios and say which of them hold; exit 1 if one does not
scenario-files = scenario files, or folders with such files; a game alone: those that come with it
scenario-write = write the table of a recorded game as a scenario, before answer N or at its end
scenario-output = where to write it; else it is printed
scenario-title = The question after { $answer } answers
scenario-written = Wrote { $file }; 'biont scenario run { $file }' plays it.
scenario-quiet = show only what fails
scenario-words = list what is asked, written and refused in a game: the words that statements can name
scenario-words-game = a game
scenario-words-write = write the list to a file
scenario-words-title = Words of scenarios
scenario-words-intro = What a statement about a question (`asked.kind`), an entry (`entries`, `sequence`) or a refusal (`refused`) can name, with the kinds of the data, in order. Codes and colours may stand for ids. This page is written by `biont scenario words`.
scenario-words-questions = Questions
scenario-words-entries = Entries
scenario-words-reasons = Reasons
scenario-words-kind = kind
scenario-words-data = data
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

## What is wrong with a scenario, word for word as the code says it

error-scenario-no-step = '{ $text }' cannot be run; what can be is: { $forms }.
error-scenario-unasked = '{ $answer }': nothing is asked.
error-scenario-not-asked = '{ $answer }': not { $seat } but { $asked } is asked ('{ $kind }').
error-scenario-dice-left = Not all dice were rolled; left over: { $dice }.
error-scenario-more-dice = More dice were rolled than are set, by { $count }: { $rolls }.
error-scenario-more-picks = Chance picked or shuffled something that the dice do not set; a pick among three is a number from 1 to 3, a shuffle a list of what lies on top then.
error-scenario-no-number = '{ $word }' is no number.
scenario-first-run = The first move runs what 'from' says; only later ones can run more.
error-scenario-answer = To { $seat }: { $error }
scenario-untrue = { $what } is { $have }, not { $want }.
scenario-a-scenario = A scenario
scenario-a-move = A move
error-scenario-at = { $file }:{ $line }: { $reason }
scenario-brackets = Scenarios are written [[scenario]], in two brackets.
scenario-begins = Every scenario begins with a line [[scenario]].
scenario-no-toml = This is no TOML: { $why }.
error-scenario-not-text = '{ $name }' is a text, not { $value }.
error-scenario-dice = Dice and other draws are numbers from 1 up.
error-scenario-no-text = { $path } cannot be read: it is no text in UTF-8.
scenario-outside = '{ $name }' stands outside a [[scenario]].
error-scenario-no-position = The file has no position '{ $name }'; it has { $known }.
error-scenario-no-rule = '{ $rule }' is no rule of the ledger; 'biont rules' finds rules by words.
scenario-kind-entry = entry
scenario-kind-question = question
scenario-kind-reason = reason
scenario-kind-seat = seat
scenario-kind-word = word of the game
error-scenario-unknown = There is no { $what } '{ $word }'; nearest to it: { $nearest }.
error-scenario-fewer-things = '{ $kind }' tells of { $things }, and of nothing more.
error-scenario-other-game = This is a scenario of the game '{ $game }', not of '{ $other }'.
error-scenario-crash = The rules cannot play this table; its 'state' or the numbers of a step make no sense ({ $why }).
scenario-the-state = The state
error-scenario-no-slot = The slot '{ $name }' does not look like { $value }.
error-scenario-lacks = The scenario has no '{ $name }'.
scenario-a-position = A position
error-scenario-order = The order of the turn names each of { $names } once.
scenario-nothing-asked = Nothing is asked.
scenario-offered = '{ $text }' is offered.
scenario-is-asked = { $seat } is asked '{ $kind }'.
scenario-a-statement = A statement
scenario-not-offered = '{ $text }' is not offered; offered: { $all }.
scenario-no-entry = No entry { $entry } was written; written: { $all }.
scenario-times = Entries { $entry } were written { $times } times; written: { $all }.
scenario-no-sequence = No entry { $entry } was written in this order; written: { $all }.
scenario-an-entry = An entry { $entry } was written: { $all }.
scenario-not-over = The game is not over.
error-scenario-no-score = '{ $colour }' does not play and has no score.
scenario-not-refused = '{ $text }' is not among what is refused: { $all }.
scenario-named = '{ $name }'
error-scenario-no-table = '{ $name }' is a table of names and values, not { $value }.
error-scenario-no-whole = '{ $name }' takes whole numbers, not { $value }.
error-scenario-no-flag = '{ $name }' is true or false, not { $value }.
error-scenario-no-list = '{ $name }' is a list, not { $value }.
error-scenario-no-word = '{ $word }' is no { $what }; allowed are { $words }.
error-scenario-no-key = { $what } has no '{ $name }'; it has { $known }.
error-scenario-no-texts = '{ $name }' is a list of texts; { $value } is none.
error-scenario-listed-twice = '{ $word }' stands twice in a list.
