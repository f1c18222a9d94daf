### The command line

cli-about = An unofficial digital table for Bios:Genesis and Bios:Origins: play, replay, simulate, look things up.
cli-command = COMMAND
cli-lang = language of everything that is shown (default: BIONT_LANG, else the locale's)
cli-version = show the version
cli-engine-compiled = compiled
cli-engine-pure = pure Python
cli-word-file = FILE
cli-word-folder = FOLDER
cli-word-pack = PACK
cli-word-cards = [GAME] PACK | show NAME
cli-word-colour = SEAT
cli-word-colours = SEATS
cli-word-word = WORD
cli-word-bot = BOT
cli-word-address = ADDRESS
cli-no-number = '{ $text }' is no whole number
cli-too-small = { $text } is too small; the least is { $least }
cli-game = the game
cli-pack = the cards: the name of a pack or a folder with one of your own
cli-json = print the result as JSON
cli-seed = seed of the dice and shuffles; the same seed gives the same game
cli-file = a saved game
cli-play = play a game
cli-text = play at the terminal
cli-seats = who plays, separated by commas
cli-people = the seats that people have; programs play the others
cli-bot = who plays a seat without a person: a bot's name, file.py:Bot or cmd:PROGRAM; several times for several seats
cli-serve-bot = offer this bot too for the seats: file.py:Bot, cmd:PROGRAM or search:2s; several times for several bots
cli-load = go on with a saved game
cli-ask-forced = ask even where only one answer is possible
cli-check = check that a record is what it says, and that its dice were fair
fairness-unfair = Nobody threw anything in for the dice of this game: its seed was drawn by one machine, or typed in.
fairness-seal = The seal: { $seal }
fairness-thrown = { $seat } threw in: { $thrown }
fairness-fair = The seed follows from the sealed number and from all that was thrown in. Compare the seal with the one that you saw before you sat down.
cli-replay = show a saved game
cli-to = stop after so many answers
cli-to-negative = A game has no answer number { $to }; count from 0.
cli-verify = check that the game replays exactly as it was recorded
cli-log = tell what happened instead of showing the table
cli-verified = The record replays: { $answers } answers, table { $table }.
cli-simulate = play many games with programs and sum them up
cli-players = number of players
cli-games = number of games
cli-simulate-progress = Games
cli-summary = { $games ->
    [one] One game
   *[other] { $games } games
}
cli-summary-turns = Turns, mean (range)
cli-summary-points = Points of { $colour }, mean (range), games won
cli-summary-games-per-s = Games a second
cli-summary-answers-per-s = Answers a second
cli-bench = measure the speed on one core
cli-bench-answers = answers/s
cli-bench-choices = choices/s
cli-bench-games = games/s
cli-bench-copy = copy µs
cli-bench-used = copy read µs
cli-bench-ratio = Beside catanatron, { $game } makes { $answers } times as many answers a second, and { $choices } times as many choices, which are answers with an alternative. A copy takes { $copy } times as long, one that is read at once { $used } times.
cli-bench-alone = Install the bench requirements to compare with catanatron (make bench does it).
cli-aid = the turn and the icons of a game, on one sheet
cli-aid-output = write it to this file (.html), which prints on one sheet of A4
cli-aid-none = There is no player aid for { $game }.
cli-rules = look up rules and the code and tests that carry them
cli-rules-query = an id such as E2a, or words to search for; a game first, if it is not the usual one
cli-rules-check = list rules without code or without a test; exit 1 if there are any
cli-rules-tests = where the tests are
cli-rules-write = write all rules as a page of Markdown
cli-rules-written = Wrote { $file }.
cli-rules-none = No rule fits '{ $query }'; try an id such as E2a or another word.
cli-rules-code = code
cli-rules-test = test
cli-rules-no-code = { $id } has no code: { $title }
cli-rules-no-test = { $id } has no test: { $title }
cli-rules-unknown = { $id } is no rule of the ledger but is named by { $places }
rules-title = The rules of { $game }
cli-rules-count = { $rules } rules, { $code } with code, { $tests } with a test
cli-rules-growing = { $count } rules of parts that are still growing ({ $tags }) have no code or no test yet
cli-cards = list and show cards, check packs, begin a pack of your own
cli-cards-words = a pack to list, or: show NAME; a game first, if it is not the usual one
cli-cards-check = hold a pack against everything the rulebooks say about the cards; exit 1 if something is wrong
cli-cards-new = write a pack to fill in from a printed copy of the game
cli-cards-sources = compare the lines that the sources cite with the rulebooks as plain text: files or folders whose names begin with the short name of the text (000), or 000=FILE
cli-word-texts = TEXT
cli-cards-doubt = { $card }: { $field } = { $value }
cli-cards-cited = { $pack }: { $cited ->
    [one] One value cites
   *[other] { $cited } values cite
 } a line; { $good } rest on what stands there, { $bad } do not, { $apart } cite texts that are not at hand.
cli-cards-written = Wrote a pack to fill in to { $folder }; 'biont cards { $game } --check { $folder }' says what is still missing.
cli-cards-ok = { "ok    " }
cli-cards-bad = { "BAD   " }
cli-cards-warning = { "warn  " }
cli-cards-untestable = { "–     " }
cli-cards-remarks = { $remarks ->
    [one] One check fails
   *[other] { $remarks } checks fail
} where a card of yours meets a value that is made up and inherited; that makes no pack bad.
cli-cards-checked = { $pack }: { $good } checks hold, { $bad } fail, { $warnings ->
    [one] 1 hint is missed
   *[other] { $warnings } hints are missed
}; { $untestable } statements cannot be checked.
cli-cards-file = { $file }: { $done } of { $all } values stand there.
cli-cards-gap = {"        "}next: { $file }: { $card }: { $field }
cli-cards-total = Altogether { $done } of { $all } values stand there; the other { $open } are still those of the inherited pack.
cli-cards-none = There is no card '{ $name }' in { $pack }; 'biont cards { $pack }' lists them.
provenance-rulebook = rulebook
provenance-public = public source
provenance-deduced = deduced
provenance-reconstructed = reconstructed
provenance-owner = read off the card
cli-successor = write what a successor game needs to a JSON file
successor-written = Wrote { $file } for the successor game.
successor-running = The game is not over yet; a successor game begins with its end.
successor-none = No game of this program follows on { $game }.

## Pictures and chronicles

cli-draw = draw the board of a saved game, a card, or the map of a game, as a picture
cli-draw-what = a saved game, or world, or card and its code; a game alone: its table before the first turn
cli-word-drawn = [GAME] FILE | world | card CODE
cli-other-game = { $file } is a game of { $game }.
cli-no-card = No pack has a card with the code “{ $code }”; “biont cards GAME” lists them.
cli-draw-seat = whose side of the table is drawn large (default: the one who is asked)
cli-draw-theme = light or dark (default: light for pictures, the reader’s own for HTML)
cli-draw-output = the picture to write: a name that ends in .svg, .html or .png
cli-draw-choose = a setting that a picture depends on, such as map=mars, world=7 or seats=black,white
cli-word-choice = WHAT=VALUE
cli-chronicle = tell a saved game as a story
cli-chronicle-output = the file to write: .html for the whole story, .svg for its picture, .md for the text
cli-written = Wrote { $file }.
cli-output-kind = { $file }: the name must end in one of { $kinds }.
cli-unwritable = { $file } cannot be written: { $why }.
cli-no-cards = { $game } has no cards.
cli-no-ledger = { $game } has no list of its rules.
cli-no-chronicle = { $game } has no chronicle.
cli-no-seat = Nobody plays { $colour } in this game; those who play are { $colours }.
cli-no-browser = A PNG is drawn by Chromium, and none was found. Install Chromium or Chrome, or write an .svg or .html instead.
cli-browser-failed = The browser { $browser } drew no picture: { $why }

## Playing at the terminal

play-welcome = Type a number or an option's notation; Enter rolls the dice. '?' shows the other commands.
play-help =
    table      show the table
    why        why other things are not possible now
    rule ID    what a rule says; without an id, the rule of this question
    undo       go back to your last answer
    save FILE  save the game
    quit       leave
play-no-reasons = Nothing else comes into question here.
play-no-number = There is no answer { $number }; { $count ->
    [one] there is only one.
   *[other] they go from 1 to { $count }.
 }
play-undone = Taken back.
play-stands = There is nothing to take back: dice, reveals and what was chosen before them stand.
play-save-name = Name a file: save FILE
play-saved = Saved as { $path }.
play-too-many-bots = Too many bots are named: { $bots } for { $seats } seats without a person.
play-no-such-seat = Nobody plays '{ $name }'; seats are { $seats }.

## biont doctor, and the page that reports a fault

cli-doctor = say what a report of a fault needs to know about this installation
doctor-about = This names no person, no file and no address: it can be pasted as it stands into a report of a fault. With the record of the game (the table's menu has it) a fault can be seen again.
doctor-version = Biont
doctor-python = Python
doctor-system = System
doctor-language = Language
doctor-games = Games
doctor-libraries = Libraries
doctor-extra = Extra
doctor-packs = Own packs
doctor-settings = Variables set
doctor-database = Database
doctor-error = Last errors
doctor-games-kept = { $version }, { $games ->
    [one] one game
   *[other] { $games } games
}, { $bytes } bytes
doctor-no-database = { $error }, { $bytes } bytes
