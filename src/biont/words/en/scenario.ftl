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

## What is wrong with a scenario, word for word as the code says it

error-scenario-no-step = '{ $text }' cannot be run; what can be is: { $forms }.
error-scenario-unasked = '{ $answer }': nothing is asked.
error-scenario-not-asked = '{ $answer }': not { $seat } but { $asked } is asked ('{ $kind }').
error-scenario-dice-left = Not all dice were rolled; left over: { $dice }.
error-scenario-more-dice = More dice were rolled than are set.
error-scenario-no-roll = Nobody has a biont on '{ $refugium }', so nobody rolls for it.
error-scenario-no-number = '{ $word }' is no number.
scenario-first-run = The first move runs what 'from' says; only later ones can run more.
error-scenario-answer = To { $seat }: { $error }
error-scenario-two-places = '{ $word }' is in two places of the position.
error-scenario-nowhere = These mutations lie nowhere: { $words }; end a deck with '...'.
error-scenario-past = The event '{ $word }' is both past and to come.
error-scenario-other-deck = The placard '{ $word }' is no card of the deck '{ $deck }', or lies elsewhere.
scenario-untrue = { $what } is { $have }, not { $want }.
scenario-placard-is = The placard '{ $code }' is: { $place }.
scenario-no-organism = There is no organism '{ $code }'.
error-scenario-no-place = A placard is one of { $places }, not { $value }.
scenario-alive = The organism '{ $code }' is alive.
scenario-not-macro = The organism '{ $code }' is no macroorganism.
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
error-scenario-no-language = '{ $name }' lacks the language '{ $language }'.
error-scenario-no-rule = '{ $rule }' is no rule of the ledger; 'biont rules' finds rules by words.
error-scenario-lacks = The scenario has no '{ $name }'.
error-scenario-no-organ = '{ $organ }' is no organ of '{ $card }'; it has { $known }, or by number 0 to { $last }.
error-scenario-many-bionts = The position has more bionts of { $colour } than the game; '{ $where }' has one too many.
scenario-the-organism = The organism '{ $code }'
error-scenario-no-owner = The organism '{ $code }' needs an owner.
error-scenario-absent-owner = The owner of '{ $code }' has no biont in it.
error-scenario-macro-taken = The macroorganism '{ $word }' is taken already, or not in this game.
error-scenario-macro-cubes = '{ $code }' is a macroorganism, which has organs in place of cubes and mutations.
scenario-the-parasite = The parasite of { $colour }
error-scenario-parasite-biont = The parasite of { $colour } has no biont.
error-scenario-no-host = The parasite of { $colour } needs a host.
error-scenario-other-host = The host '{ $host }' of { $colour }'s parasite is no other organism of the position.
error-scenario-two = '{ $host }' has two parasites; an organism has one at most.
error-scenario-slots = The parasite of { $colour } has two slots for diseased cubes, not { $count }.
error-scenario-cube-away = The cube '{ $cube }' does not lie on the host of { $colour }'s parasite.
error-scenario-slot-colour = The cube '{ $cube }' is { $own }, but slot { $slot } is for { $colour }.
error-scenario-many-npc-bionts = The position has more bionts of the NPC of { $colour } than the game; '{ $where }' has one too many.
error-scenario-only-macro = '{ $code }' has '{ $name }' but is no macroorganism; say which with 'macro'.
scenario-a-position = A position
scenario-the-refugium = The refugium '{ $code }'
error-scenario-enzymes = '{ $code }' has only { $count } enzyme slots.
error-scenario-order = The order of the turn names each of { $names } once.
error-scenario-no-manna = '{ $code }' has no { $colour } manna left to be organized.
error-scenario-much-manna = '{ $code }' has more { $colour } manna than is printed on it.
error-scenario-pool = The pool of { $colour } holds { $cap } catalysts of a colour at most (B3b).
error-scenario-own-host = The parasite of { $colour } lives on itself.
error-scenario-stranger = '{ $code }' belongs to { $colour }, who does not play.
error-scenario-idle-pool = There is a pool of { $colour }, who does not play.
scenario-nothing-asked = Nothing is asked.
scenario-offered = '{ $text }' is offered.
scenario-is-asked = { $seat } is asked '{ $kind }'.
scenario-a-statement = A statement
scenario-not-offered = '{ $text }' is not offered; offered: { $all }.
scenario-no-entry = No entry { $entry } was written; written: { $all }.
scenario-an-entry = An entry { $entry } was written.
scenario-not-over = The game is not over.
error-scenario-no-score = '{ $colour }' does not play and has no score.
scenario-not-refused = '{ $text }' is not among what is refused: { $all }.
scenario-named = '{ $name }'
error-scenario-no-table = '{ $name }' is a table of names and values, not { $value }.
error-scenario-no-whole = '{ $name }' takes whole numbers, not { $value }.
error-scenario-no-flag = '{ $name }' is true or false, not { $value }.
error-scenario-no-list = '{ $name }' is a list, not { $value }.
error-scenario-no-letter = '{ $name }' has the pieces '{ $text }', but '{ $letter }' is no colour; colours are r, y, g and b.
error-scenario-no-word = '{ $word }' is no { $what }; allowed are { $words }.
error-scenario-no-key = { $what } has no '{ $name }'; it has { $known }.
error-scenario-no-texts = '{ $name }' is a list of texts; { $value } is none.
error-scenario-mutation = A mutation is written 'tmrna', 'tmrna+' or 'tmrna+ without tmrna', not { $value }.
error-scenario-lost-cube = Only a promoted mutation can lack a cube, and only its first one, not { $value }.
error-scenario-listed-twice = '{ $word }' stands twice in a list.
