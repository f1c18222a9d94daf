## Uhren und Zeit.

time-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
 }
time-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
 }
time-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
 }
time-weekday = { $day ->
    [1] Montag { $time }
    [2] Dienstag { $time }
    [3] Mittwoch { $time }
    [4] Donnerstag { $time }
    [5] Freitag { $time }
    [6] Samstag { $time }
   *[7] Sonntag { $time }
 }
time-day = { $day }, { $time }
time-left = Noch { $time }, bis { $until }
time-out = Keine Zeit mehr
time-still = Die Zeit steht still bis { $until }. { $left }
clock = Zeit
clock-none = Ohne Uhr
clock-live = Live
clock-brisk = Zug um Zug: flott
clock-steady = Zug um Zug: stetig
clock-calm = Zug um Zug: ruhig
clock-own = Zug um Zug: eigene Zahlen
clock-none-about = Alle lassen sich Zeit, so lange sie wollen.
clock-live-about = Live: { $first } für jeden, und { $more } Sekunden für jeden Zug.
clock-live-own = An einem Abend: Minuten für jeden, und Sekunden für jeden Zug.
clock-figures = { $first }, und { $more } für jeden Zug, höchstens { $most }.
clock-own-own = Über Tage, mit selbst gewählten Stunden.
clock-weekends-about = Wochenenden zählen nicht ({ $zone }).
clock-no-holidays-about = Urlaubstage zählen mit.
clock-lost-about = Das Spiel kann an der Uhr verloren gehen.
clock-minutes = Minuten am Anfang
clock-seconds = Sekunden für jeden Zug
clock-first = Stunden am Anfang
clock-more = Stunden für jeden Zug
clock-most = Stunden höchstens
clock-weekends = Am Wochenende steht die Zeit still
clock-no-holidays = Die Zeit läuft auch im Urlaub
clock-zone = Zeitzone des Tisches
clock-lost = Das Spiel kann an der Uhr verloren gehen
clock-lost-how = Hat jemand keine Zeit mehr, kann jeder andere es sagen: Ein Spiel zu zweit ist dann aus, und der andere hat gewonnen. Sind es mehr, hat ein Programm den Platz für immer und spielt weiter; wer ihn verlor, darf zusehen und zählt im Ergebnis nicht.
clock-no-zone = Eine Zeitzone »{ $zone }« gibt es nicht; schreib sie wie Europe/Berlin.
clock-no-figure = Diese Zahlen sind keine Zeit: Schreib ganze Zahlen, und nicht mehr als ein Jahr.
hurry-out = { $name } hat keine Zeit mehr. Ihr könnt warten, oder:
hurry-program = Ein Programm spielt weiter
hurry-more = Mehr Zeit geben
hurry-end = Das Spiel ist an der Uhr verloren
hurry-seat = Der Platz ist an der Uhr verloren
web-refused-hurry = Das kann nur jemand anders am Tisch, wenn die Zeit von jemandem um ist.
propose-clock = Eine andere Uhr
propose-clock-do = Vorschlagen
proposal-clock = { $name } möchte eine andere Uhr: { $clock }. Alle fangen mit ihr neu an.
journal-propose-clock = { $name } hat eine andere Uhr vorgeschlagen
journal-clock-changed = Alle waren einig: Es gilt eine andere Uhr
journal-ran-out = { $name } hatte keine Zeit mehr; ein Programm spielt weiter
journal-more-time = { $name } hat mehr Zeit gegeben
journal-went-out = { $name } hatte keine Zeit mehr und hat den Platz verloren; ein Programm spielt weiter
journal-lost = { $name } hatte keine Zeit mehr, und das Spiel war an der Uhr verloren
holidays = Urlaub
holidays-about = An Tischen Zug um Zug steht deine Zeit still. { $count ->
    [0] Kein Tag ist dieses Jahr noch frei
    [one] Ein Tag ist dieses Jahr noch frei
   *[other] { $count } Tage sind dieses Jahr noch frei
 }; melde sie spätestens am Tag davor an.
holidays-yours = Angemeldet:
holidays-first = Von
holidays-last = bis
holidays-do = Anmelden
holidays-off = Doch keinen haben
holidays-wrong = Das ist kein Urlaub: Nenn den ersten und den letzten Tag, höchstens { $most } Tage im Jahr.
holidays-late = Urlaub wird spätestens am Tag davor angemeldet.
