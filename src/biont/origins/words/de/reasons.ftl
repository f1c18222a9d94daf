### Bios:Origins: warum etwas jetzt nicht möglich ist.

reason-must-challenge = Die Herausforderungsphase darf nicht ausgelassen werden: Die Götter sind herauszufordern oder der Komet ist zu nehmen.
reason-not-challenger = Nur Krone 1 fordert heraus, und nicht vor der zweiten Runde.
reason-no-globalization = Im Solo- und im kooperativen Spiel bewegen Vorboten nichts.
reason-no-bellwether = Dazu braucht es einen Vorboten; ein genommener Komet wird einer.
reason-no-comet = Auf dem Herausforderungsstapel liegt kein Komet.
reason-comet-on-top = Auf dem Herausforderungsstapel liegt ein Komet: Erst muss ihn jemand nehmen.
reason-no-bidder = Zum Herausfordern braucht es einen Ältesten im Markt oder einen Botschafter in der Fremde.

reason-at-limit = { $activity }: Weiter führt die Leiste damit nicht.
reason-no-pawn = { $activity }: Wo ein Kegel herkommen müsste, ist keiner.
reason-no-free-will = { $activity }: Im freien Willen ist kein Kegel mehr.
reason-empty-market = { $activity }: Der Markt ist leer.
reason-no-elder = { $activity }: Dazu braucht es einen Ältesten im Markt.
reason-few-elders = { $activity }: Dazu braucht es mehr Älteste, als da sind.
reason-more-elders = »{ $idea }« braucht { $number } Älteste, { $number2 ->
    [one] einer ist
   *[other] { $number2 } sind
 } da.
reason-elected = { $activity }: In einem Zug gibt es nur eine Wahl.
reason-all-moved = { $activity }: Alle sind schon gezogen, und ein Blitzkrieg ist nicht möglich.
reason-all-shut-in = { $activity }: Wer noch nicht gezogen ist, ist eingeschlossen.
reason-no-site = { $activity }: Kein Migrant steht an einer Ressource, die zu haben ist.
reason-no-figure = Im Vorrat ist kein Migrant mehr, der aufbrechen könnte ({ $spot }).
reason-no-figure-city = Im Vorrat ist kein Migrant mehr, der aufbrechen könnte ({ $hex }).
reason-shut-in = Von hier aus ist nichts zu erreichen ({ $spot }).
reason-shut-in-city = Von hier aus ist nichts zu erreichen ({ $hex }).
reason-has-moved = Dieser Migrant ist in diesem Zug schon gezogen ({ $spot }), und ein Blitzkrieg ist nicht möglich.
reason-just-founded = Diese Stadt wurde erst in diesem Zug gegründet ({ $hex }), und ein Blitzkrieg ist nicht möglich.
reason-occupied = Hier steht schon jemand: { $spot }.
reason-needs-leave = Nur an Migranten anderer vorbei zu erreichen: { $spot }.
reason-too-much-water = Auf dem Weg dorthin ({ $spot }) { $number ->
    [one] liegt ein Wasserort
   *[other] liegen { $number } Wasserorte
 }; die Seefahrt erlaubt { $number2 ->
    [0] keinen
    [one] einen
   *[other] { $number2 }
 }.
reason-shut-side = Auf dem Weg dorthin ({ $spot }) versperrt das Klima beide Seiten, oder der Umweg ist zu weit.
reason-uninhabitable = Jetzt unbewohnbar: { $hex }.
reason-city-there = Hier steht schon die Stadt eines anderen: { $hex }.
reason-needs-stage = { $hex }: Die Ressource verlangt { $track } { $stage }.
reason-duty = Fremdenfeindlichkeit: Unter Partnern muss eine gewaltsame Transaktion ausgeführt werden, die zu gewinnen ist.
reason-no-foreign-idea = { $activity }: Kein Gegner hat eine Idee, auf der nicht schon ein Botschafter dieses Spielers steht.
reason-no-guest = { $activity }: In diesem Tableau steht kein fremder Botschafter.
reason-nobody-weaker = { $activity }: Kein Gegner hat eine geringere Wohlfahrt.
reason-no-foundation = { $activity }: Es gibt kein Fundament.
reason-nothing-in-lore = { $activity }: Keine Idee dieser Farbe passt aus der Überlieferung in dieses Tableau.
reason-wrong-class = »{ $idea }« lässt sich nicht auf die herrschende Klasse drehen.
reason-unmet = Die Voraussetzung von »{ $idea }« ist nicht erfüllt.
reason-environment = { $activity } in der Reihe deiner Art verlangt, dass Fußabdruck und Energie zusammen { $number } ergeben; bei dir sind es { $number2 }. Eine Karte, die es erlaubt, verlangt das nicht.

reason-nobody-mystical = { $activity }: Kein Gegner hat weniger Mystik.
reason-nobody-urban = { $activity }: Kein Gegner hat weniger Städte.
reason-no-target = { $activity }: Kein fremder Spielstein, mit dem das ginge, ist zu erreichen.
reason-as-mystical = { $seat } hat nicht weniger Mystik.
reason-as-armed = { $seat } hat keine niedrigere Metallurgie.
reason-as-urban = { $seat } hat nicht weniger Städte.
reason-no-cuboid = Alle Quader stehen auf der Weltkarte, also lässt sich keine Stadt nehmen ({ $hex }).
reason-no-siege = Neben der Stadt ({ $hex }) steht kein Migrant, der noch handeln darf.
reason-out-of-reach = Nicht zu erreichen: { $spot }.
reason-city-out-of-reach = Kein Ort, den man betreten dürfte, ist zu erreichen: { $hex }.
