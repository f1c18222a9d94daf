### Bios:Origins: warum etwas jetzt nicht möglich ist.

reason-must-challenge = Die Herausforderungsphase darf nicht ausgelassen werden: Die Götter sind herauszufordern oder der Komet ist zu nehmen.
reason-not-challenger = Nur Krone 1 fordert heraus, und nicht vor der zweiten Runde.
reason-no-globalization = Im Solo- und im kooperativen Spiel bewegen Vorboten nichts.
reason-no-bellwether = Dazu braucht es einen Vorboten; ein genommener Komet wird einer.
reason-no-comet = Auf dem Herausforderungsstapel liegt kein Komet.
reason-comet-on-top = Auf dem Herausforderungsstapel liegt ein Komet: Erst muss ihn jemand nehmen.
reason-no-bidder = Zum Herausfordern braucht es einen Ältesten im Markt oder einen Botschafter in der Fremde.
