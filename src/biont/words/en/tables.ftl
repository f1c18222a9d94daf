## Tables at which people meet

table-waits = { $count ->
    [0] No table waits for you
    [one] A table waits for you
   *[other] { $count } tables wait for you
 }
table-play = Play
table-look = Look
table-running = Running
table-opened = Open tables
table-finished = Finished
table-none = There is none.
table-none-open = Nobody waits for others now. Open a table yourself.
table-your-turn = It is your turn
table-asked = { $name } is asked
table-open = Open a table
table-open-of = Open a table: { $game }
table-open-now = Open the table
table-said = Your table
table-said-game = { $game }, with people at several screens.
table-said-mine = You are { $seats }.
table-said-open = { $seats } { $count ->
    [one] is
   *[other] are
 } open to whoever comes first.
table-said-friend = { $seats } { $count ->
    [one] is
   *[other] are
 } kept for a friend whom you invite.
table-said-program = { $seats }: { $program }.
table-said-watch-nobody = Nobody may watch.
table-said-watch-link = Who has the link may watch.
table-said-watch-all = All may watch.
table-open-about = Then you get links for your friends. Nobody sees a card or die before the game begins, you neither.
table-alone = At a table people meet; whoever plays alone begins at once, on the first page.
table-alone-play = Play against programs
table-who-mine = Mine
table-who-open = Open to whoever comes
table-who-friend = Kept for a friend
table-who-nobody = Nobody
table-watch = Who may watch
table-watch-nobody = Nobody
table-watch-link = Who has the link
table-watch-all = All
table-listed = Listed while seats are open
table-name = Your name at the table
table-room = The table is being set
table-opened-by = Opened by { $name }
table-somebody = somebody
table-you = you
table-you-are = You sit down as { $name }.
table-kept = kept for a friend
table-free = open
table-ready = ready
table-not-ready = not ready yet
table-are-you-ready = Are you ready?
table-begins = { $free ->
    [0] The game begins when all are.
    [one] The game begins when all are. A seat is still open.
   *[other] The game begins when all are. { $free } seats are still open.
 }
table-i-am-ready = I am ready
table-not-after-all = Not yet after all
table-stand = Stand up
table-sit = Sit down as { $seat }
table-sit-instead = Sit here instead
table-send-away = Send away
table-hand-on = Hand the table to this one
table-give = Who plays here
table-change = Change
table-close = Close the table
table-invite = Invite
table-invite-any = A link to the table
table-invite-to = A link to { $seat }
table-invites = to the table
table-invites-to = to { $seat }
table-invite-about = Whoever opens a link sees the table and may sit down. Looking uses nothing up; once the seat is taken, the link leads nowhere.
table-link = The link
table-link-code = The link as a code for a camera
table-copy = Copy the link
table-withdraw = Withdraw it
table-all-taken = All seats are taken.
table-invited = { $name } invites you to { $game }
table-nowhere = This link leads nowhere any more.
table-quicker = { $name } was quicker. This is the table as it is now.
table-no-chair = This seat is not to be had. This is the table as it is now.
table-company = Who plays
table-turn-yours = Your turn
table-turn-of = { $name } is asked
table-since = since
table-next = Next table
table-is-here = here
table-is-lately = was here a short time ago
table-is-away = not here
table-watching = { $count } watching
table-leave = Leave the game
table-leave-about = A program plays on for you; you can take your seat back.
table-come-back = Take my seat back
table-plays-for = { $program } for { $name }
table-again-about = The same people, each on the next seat
table-again-ready = { $count ->
    [one] { $names } is ready
   *[other] { $names } are ready
 }
table-again-unfinished = This game is not over yet.
journal-opened = { $name } opened the table
journal-sat = { $name } sat down
journal-stood = { $name } stood up
journal-sent-away = { $name } was sent away
journal-ready = { $name } is ready
journal-not-ready = { $name } is not ready after all
journal-host = { $name } is host now
journal-took-back = { $count ->
    [one] { $name } took back an answer
    [2] { $name } took back two answers
   *[other] { $name } took back { $count } answers
 }
journal-left = { $name } left; a program plays on
journal-came-back = { $name } came back
journal-gave-up = { $name } gave up
journal-took-over = { $name } took over a seat
journal-propose-back = { $count ->
    [one] { $name } proposed to go back by an answer
   *[other] { $name } proposed to go back by { $count } answers
 }
journal-propose-pause = { $name } proposed a pause
journal-propose-end = { $name } proposed to end without a winner
journal-propose-seat = { $name } proposed to let a program play for whoever is gone
journal-agreed = { $name } agreed
journal-refused = { $name } refused
journal-withdrew = { $name } withdrew it
journal-went-back = All agreed: the game went back, and what nobody had seen was dealt anew
journal-paused = All agreed: the game rests
journal-ended = All agreed: the game ended without a winner
journal-replaced = All agreed: a program plays for { $name }
journal-went-on = { $name } went on with the game
proposals = Proposals
proposal-back = { $name } would like to go back to turn { $turn }. { $count ->
    [one] One answer would go
   *[other] { $count } answers would go
 }{ $own ->
    [0] {""}
    [one] , one of them yours
   *[other] , { $own } of them yours
 }; what nobody has seen is dealt anew.
proposal-pause = { $name } would like a pause.
proposal-end = { $name } would like to end the game without a winner.
proposal-seat = { $name } would like a program to play for { $owner }, who seems to be gone.
proposal-moment = Show that moment
proposal-agree = Agree
proposal-refuse = Refuse
proposal-withdraw = Withdraw
proposal-go-on = Go on
propose = Propose to the others
propose-back = Propose to go back to here
propose-back-about = If all others agree, the game goes on from here; what nobody had seen is dealt anew.
propose-pause = A pause
propose-end = An end without a winner
propose-seat = A program for { $name }
propose-seat-about = If somebody seems to be gone and the others agree, a program plays for him until he takes his seat back.
table-rests = The game rests.
table-ended = The game ended without a winner: all agreed.
table-ended-title = No winner
table-given-up = { $name } wins: the other one gave up.
table-give-up = Give the game up
table-give-up-about = The game is over then, and the other one has won.
table-give-up-now = Give up
error-proposal-open = You have proposed something already; withdraw that first.
error-proposal-improper = That cannot be proposed here, or not any more.
error-refused-before = What you proposed was refused; propose something else in { $count } s.
error-not-gone = Whoever is asked was here a while ago; wait for { $minutes } min.
dice-about = The server has sealed a number, everybody who is ready throws in one of his own, and all of them together make the dice and the decks: nobody can choose them alone.
dice-trust = Whoever runs this server could look at it, and at the cards to come; if you trust nobody, run one yourself.
dice-seal = The seal:
dice-throw = Throw in (anything you like)
dice-nothing = For whoever throws in nothing the server draws a number.
dice-thrown-by = { $name } threw in:
dice-number = The sealed number:
dice-check = “biont check” makes the seed anew from the record of this game: the seal is the SHA-256 of salt and number, the seed comes from these and from what everybody threw in.
table-abandoned = Running, and a seat needs somebody
table-offer = Invite somebody to { $seat }
offer-about = Whoever opens this link can take the seat from the program that plays there; who left it cannot take it back then.
table-guest = Guest
table-called = What the table is called, if you like
table-heard = Those who watch may read the talk
table-stand-in = Whoever leaves is replaced by

## Talk and notes

talk-title = Talk
talk-back = Back to the table
talk-nothing = Nobody has said anything yet.
talk-say = Say
talk-say-what = Say something
talk-whom = Whom I hear
talk-about = Talk is no part of the game: it stands in no record.
talk-heard = I have read all of it
talk-off = Switch the talk off here
talk-on = Switch the talk on again
talk-is-off = You have switched the talk off here.
talk-mute = Hear nothing of { $name }
talk-unmute = Hear { $name } again
talk-notes = My notes
talk-notes-about = Nobody else ever sees them.
talk-keep = Keep
talk-close = Close
