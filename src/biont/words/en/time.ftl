## Clocks and time.

time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
 }
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
 }
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
time-weekday = { $day ->
    [1] Monday { $time }
    [2] Tuesday { $time }
    [3] Wednesday { $time }
    [4] Thursday { $time }
    [5] Friday { $time }
    [6] Saturday { $time }
   *[7] Sunday { $time }
 }
time-day = { $day }, { $time }
time-left = { $time } left, until { $until }
time-out = No time left
time-still = Time stands still until { $until }. { $left }
clock = Time
clock-none = No clock
clock-live = Live
clock-brisk = By turns: brisk
clock-steady = By turns: steady
clock-calm = By turns: calm
clock-own = By turns: own figures
clock-none-about = Everybody takes as long as he likes.
clock-live-about = Live: { $first } for everybody, and { $more } seconds for each turn.
clock-live-own = At one sitting: minutes for everybody, and seconds for each turn.
clock-figures = { $first }, and { $more } for each turn, at most { $most }.
clock-own-own = Over days, with hours of your choice.
clock-weekends-about = Weekends do not count ({ $zone }).
clock-no-holidays-about = Holidays count.
clock-lost-about = The game can be lost to the clock.
clock-minutes = Minutes at the start
clock-seconds = Seconds for each turn
clock-first = Hours at the start
clock-more = Hours for each turn
clock-most = Hours at most
clock-weekends = Time stands still at weekends
clock-no-holidays = Time runs on people’s holidays too
clock-zone = Time zone of the table
clock-lost = The game can be lost to the clock
clock-lost-how = When somebody has no time left, any other may say so: a game of two is over then, and the other has won. With more, a program has the seat for good and plays on; who lost it may look on, and has no part in the result.
clock-no-zone = There is no time zone “{ $zone }”; write it like Europe/Berlin.
clock-no-figure = These figures are no time: write whole numbers, and no more than a year.
hurry-out = { $name } has no time left. You can wait, or:
hurry-program = A program plays on
hurry-more = Give more time
hurry-end = The game is lost to the clock
hurry-seat = The seat is lost to the clock
web-refused-hurry = That can be done only by another player, when somebody’s time has run out.
propose-clock = Another clock
propose-clock-do = Propose it
proposal-clock = { $name } would like another clock: { $clock }. Everybody begins it anew.
journal-propose-clock = { $name } proposed another clock
journal-clock-changed = All agreed on another clock
journal-ran-out = { $name } had no time left; a program plays on
journal-more-time = { $name } gave more time
journal-went-out = { $name } had no time left and has lost the seat; a program plays on
journal-lost = { $name } had no time left, and the game was lost to the clock
holidays = Holidays
holidays-about = Your time stands still at tables by turns. { $count ->
    [0] No day is left this year
    [one] One day is left this year
   *[other] { $count } days are left this year
 }; announce them the day before at the latest.
holidays-yours = Announced:
holidays-first = From
holidays-last = until
holidays-do = Announce
holidays-off = Have none after all
holidays-wrong = These are no holidays: give the first and the last day, at most { $most } days a year.
holidays-late = Holidays are announced the day before at the latest.
