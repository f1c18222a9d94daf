### The table in the browser: pages, buttons, what the server says.

web-title = Biont – board games in the browser
web-notice = Biont is an unofficial project by admirers of Bios:Genesis and Bios:Origins. It is neither made nor endorsed by the games’ designers or publishers; all drawings and texts are our own.
web-skip = Skip to the content
web-skip-prompt = Skip to your choice
web-nav = Pages
web-rules = Rules
web-rules-about = Every rule that the program enforces, in our own words.
web-aid = Player aid
web-aid-about = One page that tells what happens in a turn and what every sign means.
web-cards = Cards
web-cards-about = Every card, and where each of its values comes from.
web-cards-of = Cards of { $game }
web-cards-kinds = Kinds of cards
web-cards-all = all
web-cards-found = { $count ->
    [one] one card
   *[other] { $count } cards
 }
web-packs = Packs of cards
web-language = Language
web-theme = Theme
web-theme-light = Light
web-theme-dark = Dark
web-theme-own = As the system
web-home = Start page
web-close = Close
web-sorry = That did not work
web-menu = Menu

## Start page

web-play-now = Play now
web-play-intro = Guided first game
web-go-on = Go on playing
web-possibilities = More possibilities
web-new = New game
web-seats = Who plays
web-who-person = a person
web-who-you = you
web-who-nobody = nobody
web-who-random = random program
web-who-greedy = greedy program
web-who-search = searching program
web-who-learned = program that learned by self-play
web-who-gentle = gentle program, for a first game
web-who-easy = easy program
web-who-normal = normal program
web-who-hard = hard program
web-who-master = master: the strongest, searches with what it learned
web-strength-title = How strong the programs are
web-short-random = random
web-short-greedy = greedy
web-short-search = search
web-short-learned = learned
web-short-gentle = gentle
web-short-easy = easy
web-short-normal = normal
web-short-hard = hard
web-short-master = master
web-named = { $name } ({ $who })
web-named-you = { $name } (you)
web-variants = Variants, edition, seed
web-variants-legend = Variants
web-cards-and-dice = Cards and dice
web-pack = Cards
web-pack-own = The cards of this table: your own pack { $pack }.
web-pack-usual = the usual ones
web-pack-about = Your own cards as they are now; a game keeps them so.
web-seed = Seed
web-seed-drawn = drawn at random
web-start = Start the game
web-saved = Saved games
web-saved-damaged = The game { $game } cannot be read: what is kept of it is damaged.
web-saved-none = No game yet. Every answer is saved as it is given.
web-saved-turn = Turn { $turn }
web-saved-over = Finished
web-delete = Delete this game
web-open = Open a record
web-open-about = Watch or go on with a game that was saved as a file.
web-open-file = Record file
web-open-button = Open
web-open-paste = or paste it as text
web-open-paste-hint = The text of a record
web-learn = Learn

## Game page

web-undo = Undo
web-undo-title = Take back your last answer (u)
web-undo-to = Take back to before
web-secret-answer = An answer given in secret
web-hint = Hint
web-hint-there = What is advised stands above the question
web-hint-title = Ask a good program what it would do (h); the record says that you asked
web-hint-title-chance = Let chance name an answer (h), since this game has no program that knows better; the record says that you asked
web-hint-heading = A good program would
web-hint-heading-chance = Chance would
web-hint-points = It brings { $points ->
    [one] a point
   *[other] { $points } points
 }.
web-hint-costs = It costs { $points ->
    [0] no point
    [one] a point
   *[other] { $points } points
 }.
web-hint-plain = By the reckoning of a good program it leaves you better off than the others.
web-hint-least = Every answer costs something here, and this one least: { $price }
web-hint-every = The least evil here. { $price }
web-hint-spared = Against “{ $other }”: { $warning }
web-way-after = { $left }, then { $then }
web-way-times = { $label } ×{ $count }
web-way-more = { $count } more like this
web-hint-chance = This game has no program that knows better.
web-sound = Sound: a switch for this browser
web-redo = Redo
web-points = Points
web-whole-log = Whole log
web-record = Save as a file
web-record-about = While others sit at the table, the file has neither the seed nor secret answers; when the game is over, it has everything.
web-record-whole = Record with the seed
web-record-whole-about = To go on elsewhere. Whoever reads it can work out the dice to come.
web-svg = Picture (SVG)
web-report = Text for a bug report
web-report-about = Everything that happened, as text: paste it into a report. Under “Open a record” it becomes the same game again, wherever Biont is installed.
web-report-text = The record as text
web-report-installation = The installation: no names, files or addresses are in it
web-copy = Copy
web-copied = Copied
web-png = Picture (PNG)
web-undo-here = Take back to before this
web-print = Print
web-help = Keys
web-settings = This page
web-setting-forced = Give answers by itself where only one is possible
web-setting-rolls = Roll dice without asking (then nothing before them can be taken back)
web-setting-dice = Show dice as they tumble
web-setting-motion = Let pieces and cards glide to their new places
web-setting-stage = Show events and what followed on stage, in order
web-setting-pace = Programs answer and events unfold
web-pace-instant = at once
web-pace-quick = quickly
web-pace-slow = slowly
web-settings-save = Save
web-rules-all = All rules
web-points-more = Points over time
web-play-first = Play your first game
web-play-known = I know the game
web-stage = Since your last move
web-cause-nothing = Nothing came of it.
web-cause-pending = It is not over: what is asked now follows from it.
web-cause-points = { $name } { $before } → { $after }
web-stage-still = { $title } It goes on:
web-cause-times = { $text } (×{ $count })
web-cause-rest = { $count } more of this
web-stage-earlier = What happened before it
web-stage-besides = What else happened
web-stage-altogether = All since your last move:
web-stage-on = Next
web-stage-back = Back
web-stage-table = To the table
web-stage-more = More below
web-others = What the others did
web-others-points = points { $before } → { $after }
web-others-points-all = points in all { $before } → { $after }
web-others-nothing = { $name } did nothing: all that it could do was skipped.
web-others-more = { $count ->
    [one] (and one thing more)
   *[other] (and { $count } things more)
 }
web-help-places = step through the places that changed
web-stage-nothing = Nothing has happened since.
web-history = History
web-now = now
web-show = Show
web-watch = Watch from the beginning
web-chances = Chances
web-risks = What can still come, and what it would cost you
web-risks-word = Risk
web-chances-about = Chances in the next roll
web-tray = Last dice
web-card-zoom = A card in detail
web-chooses = { $name } is choosing.
web-thinking = { $name } is thinking …
web-past = After answer { $at } of { $total }
web-past-told = After answer { $at } of { $total }: { $told }
web-back-to-now = Back to now
web-branch = Play on from here as a new game
web-branch-about = Cards that nobody has seen are dealt anew, and other dice will fall.
web-branch-same = the same cards and dice, for study
web-to-end = See the scores
web-tap-again = Choose it again to do it.
web-final-dice = Cannot be taken back: dice fall.
web-final-turn = Cannot be taken back: it ends your turn or a part of it.
web-final-beyond = Cannot be taken back: dice, a hidden card or somebody else’s turn comes next.
web-final-all = This cannot be taken back.
web-final-some = Answers with dice or a lock are final.
web-then = Then { $name } chooses.
web-warned = { $label } ⚠︎
web-help-options = choose the option with that key
web-help-enter = do what the button with the Enter mark says
web-help-end = nothing more: end the question
web-help-hint = ask what a good program would do
web-help-stage = show what happened since your last move
web-help-cause = show what the question follows from
web-help-on = the next sheet of what happened
web-help-undo = take back
web-help-redo = give again what was taken back
web-help-slider = go back and forth in the history
web-help-talk = at a table over the net: talk and notes
web-help-wish = at a table over the net: to what somebody proposes
web-help-now = let go of what was picked; back to now, close, skip the dice
web-help-help = show these keys
web-help-amber = What is lit in amber can be clicked now. Pick a piece, and its places light up. Point at a place, or move to it with the Tab key, to read what it would do.

## Points and end

web-end = The game is over
web-points-now = Points so far
web-breakdown = Where the points come from
web-kind-of-points = Kind of points
web-won = won
web-total = Points
web-of-goal = of { $goal }
web-chart = Points over time
web-chart-label = Points of each player over the whole game
web-fair = Fair dice
web-seed-hash = SHA-256 of the seed:
web-seed-shown = The seed:
web-seed-about = Every die follows from a seed. Its hash is shown from the start, the seed at the end.
web-older-rules = This game goes on by version { $theirs } of the rules, with which it began; new games are played by { $ours }.
web-seed-check = The SHA-256 of these digits is the hash above, so nobody changed the dice during the game.
web-seed-check-salted = The SHA-256 of the salt and these digits, one after the other, is the hash above, so nobody changed the dice during the game.
web-seed-salt = The salt, which keeps anybody from guessing the seed:
web-to-table = To the table

## Rules and aid

web-search = Search
web-rules-count = { $count ->
    [one] one rule
   *[other] { $count } rules
 }
web-rules-parts = Parts of the rules

## Errors

web-error-no-game = There is no such game here; it may have been deleted.
web-error-no-page = There is no such page.
web-error-overtaken = Somebody else was faster: the game has moved on. Look at the table as it is now and choose again.
web-error-undo = There is nothing to take back or to give again: dice, reveals and finished turns stand.
web-error-token = This form did not come from a page that this server gave to you. Open the page again and repeat.
web-error-form = The form was not filled in as this page expects it.
web-error-not-asked = It is not a person’s turn now; wait until the program has answered.
web-error-no-file = Choose a record file first, or paste its text.
web-error-no-text = This is no record of a game: the file is not a text file.
web-error-large = The file is too large; a record has at most { $megabytes } megabytes.
web-error-length = The request did not say how long it is.
web-error-host = This server is not called by that name. Whoever started it can allow the name with --allow-host.
web-error-lost = No answer came from the server: it may have stopped, or the connection broke. See whether the game has moved on, and try again.
web-error-inside = Something went wrong inside. Everything that was acknowledged is saved; load the page again.
web-door = This table has a password.
web-door-password = Password
web-door-enter = Come in
web-door-wrong = That is not the password.
web-door-often = There were too many wrong passwords from where you are. Wait { $minutes } minutes.

# What somebody may not do, by the name of the act (server/company/acts.py)
web-refused = You may not do that here.
web-refused-fill-packs = Packs of cards are filled in at the machine itself, by whoever runs it.
web-refused-campaign = Campaigns are played at the machine itself, by whoever runs it.
web-refused-answer = It is not your turn: only who has the seat that is asked can answer.
web-refused-take-back = Only who has a seat at this table can take an answer back.
web-refused-be-helped = Hints and the guide are for games in which no other person plays.
web-refused-wish = Only who has a seat at this table has settings here.
web-refused-arrange = Only the host of this table can change it.
web-refused-sit = This table is not open to you.
web-refused-wait = Only who has a seat at this table can do that.
web-refused-lead = Only the host of this table can do that.
web-refused-meet = At home nobody need be invited: all play at this screen.
web-refused-seat-anybody = A seat of a person is his, and one of a program stays a program’s.
web-refused-leave = Only who plays here with other persons can leave the game to a program.
web-refused-come-back = Only who has left his seat to a program can take it back.
web-refused-again = Only those who played here meet again.
web-refused-agree = Only who has a seat at this table can propose something or agree to it.
web-refused-branch = While other persons have played here, nobody plays on from a moment of the past.
web-refused-delete = A game in which other persons play cannot be deleted.
web-refused-hear = Only who sits at this table reads what is said there.
web-refused-say = Only who sits at this table speaks there.
web-refused-note = Only who sits at this table takes notes there.

error-web-playwright = To measure the page Playwright is needed: pip install playwright.
error-web-who = Nobody is called '{ $who }'; seats are for a person or one of { $programs }.
error-web-no-pack = There is no pack '{ $name }' of your own here.
error-store-trouble = The games cannot be read or kept now: { $why }. Nothing was changed; try again.
error-store-closed = { $file } in { $folder } cannot be written. Give yourself the right to write there, or name another folder with BIONT_DATA.
error-store-damaged = { $file } in { $folder } is damaged, or no database at all. Move it elsewhere and start again, or name another folder with BIONT_DATA.
error-store-damaged-row = What is kept of { $one } is damaged and cannot be read. Everything else here is whole.
error-store-foreign = { $file } in { $folder } is the database of another program, and was left as it is. Name another folder with BIONT_DATA.
error-store-full = There is no room for games in { $folder }, or its disk fails. Make room, or name another folder with BIONT_DATA.
error-store-locked = Another program holds { $file } in { $folder }. Stop it and start again, or name another folder with BIONT_DATA.
error-store-newer = A newer version of Biont has brought { $file } in { $folder } up to date, and this one cannot read it any more. Start the newer version, or name another folder with BIONT_DATA.
error-store-no-copy = { $file } in { $folder } is of an older version and is copied before it is changed, but there is no room for the copy. It was left as it is. Make room and start again.
error-store-altered = { $file } in { $folder } is of an older version, and bringing it up to date would have changed games. It was left as it is. Start the version that made it, and report this.
error-store-unusable = The games in { $folder } cannot be opened: { $why }. Name another folder with BIONT_DATA, or try again later.
error-store-foreign-database = The database { $database } belongs to another program, and was left as it is. Name an empty one.
error-store-newer-database = A newer version of Biont has brought the database { $database } up to date, and this one cannot read it any more. Start the newer version.
error-store-older-database = The database { $database } is of an older version. Stop every Biont that uses it, keep a copy, and bring it up to date with `biont host migrate`.
error-store-unusable-database = The database { $database } cannot be used: { $why }.
error-no-psycopg = PostgreSQL needs a package more: pip install 'biont[net]'.
error-web-seed = A seed is a number of at most 38 digits; without one the program draws it.
error-web-pack = This record was played with the cards '{ $name }', which are not installed here; installed are { $packs }. Where they lie in a folder, --pack (in Python pack=) says which.

## The command line

cli-serve = serve the table in the browser
cli-host = address to serve on
cli-allow-host = a further name by which the server may be called (may be repeated)
cli-proxy = where a proxy is whose word about visitors is believed; nobody else's is (may be repeated)
cli-password = what visitors have to know to see anything
cli-site = where the table is a web page (`make site`), which the start page then offers
cli-word-password = PASSWORD
cli-port = port to serve on
cli-open = do not open a browser
serve-at = Biont is at { $url } – stop it with Ctrl+C. Games are kept in { $folder }.
serve-stopped = Stopped.
serve-open = Whoever reaches this address can open tables and play here. With --password only those come in who know it.
serve-port = Port { $port } on { $host } cannot be used: { $reason }. Choose another with --port.
cli-bench-web = measure the table in the browser: from an answer to the new board
cli-bench-net = measure play over the net: from an answer to the boards of the others
cli-bench-load = with --net: under a load, as JSON: 200 games, 1,000 streams on one game, two processes and one, long games
cli-bench-database = with --load: a PostgreSQL to measure with, which nothing else uses; without one, a file and one process
cli-bench-seconds = with --load: how long 200 games are played
cli-bench-full = with --web: the middle of a game with all seats and everything in it instead of a new one
bench-web = Click to new board: median { $median } ms, slowest tenth { $slow } ms over { $count } answers, which bring { $update } kB, the largest tenth { $largest } kB; start page { $start } kB, page of a game { $page } kB with style and script, { $packed } kB as it is sent; besides, once for all games, { $kept } kB of pictures and explanations.
bench-net = Click to the boards of the others: median { $median } ms, slowest tenth { $slow } ms over { $count } answers at { $screens } screens.

## Packs of one’s own

web-desk = Your own cards
web-desk-about = Enter the cards of your printed copy, one by one. What is still open is served by the standard pack, so yours can be played at any time.
web-desk-new = Begin a pack
web-desk-name = Name
web-desk-like = It begins with
web-desk-begin = Begin
web-desk-bring = Bring a pack
web-desk-bring-about = A zip file that “Download as TOML” wrote, here or at a friend’s. It is read and checked first; what is wrong with it is told, and nothing of it stays then.
web-desk-bring-file = Zip file
web-desk-bring-name = Another name, if you like
web-desk-bring-button = Bring it
web-desk-packs = Your packs
web-desk-none = None yet.
web-desk-bad-name = A pack has a name of its own, at most { $most } lowercase letters, digits and hyphens; this one is taken or no such name.
web-desk-left = { $open } of { $values } open
web-desk-done = filled in
web-desk-play = Play with it, or check it, on the command line
web-desk-play-here = Play with it here: a new game offers it, under “{ $where }”.
web-desk-check = Check the cards
web-desk-checked = { $held ->
    [one] One statement of the rulebook holds
   *[other] { $held } statements of the rulebook hold
}, { $bad ->
    [0] none is broken.
    [one] one is broken.
   *[other] { $bad } are broken.
}
web-desk-download = Download as TOML
web-desk-save = Save
web-desk-next = Save, and on to the next open card
web-desk-saved = Saved.
web-desk-serves = { $pack } has { $value }
web-desk-empty = Leave a field empty while you do not know it; – says that the card has nothing there. Several things are separated by commas.
web-desk-many = How many
web-desk-open = still open
web-desk-hint = Where it stands on the card
web-desk-elsewhere = Something else in the pack is wrong:
web-desk-drawing = The card so far
web-desk-cards = All cards of { $pack }

## A rule with all that is known of it, in the handbook too
rule-whole = With a picture, what follows from it, code and tests
rule-sets-off = What interrupts it or follows from it
rule-set-off-by = What it interrupts or follows from
rule-names = Names
rule-named-by = Named by
rule-cards = Cards
rule-scenarios = Scenarios
rule-code = Code
rule-tests = Tests
scene-before = Before
scene-after = Afterwards
scene-answers = Answers:
