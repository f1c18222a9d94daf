### Bios:Origins: wie ein Spiel endet.

end-highest-score = höchste Wertung
end-sum-of-scores = Gleichstand, entschieden durch die Summe aller drei Wertungen, { $sums }
end-shared = geteilter Sieg
end-goal-reached = alle Ziele erreicht
end-decisive-win = alle Ziele erreicht, und den Weltraum dazu
end-goal-missed = { $goals } unter { $points }

## Woraus Punktzahlen bestehen

score-about = Durchgestrichenes zählt nicht: Die beste der drei Wertungen eines Spielers ist sein Ergebnis. Gleichstand: die Summe aller drei.
score-goals = { $many ->
    [one] Jede Wertung muss ihr Ziel erreichen, bis auf eine, die die Philosophie schließt. Seefahrt 8 macht den Sieg entscheidend.
   *[other] In jeder Disziplin, bis auf eine, die die Philosophie schließt, muss jemand das Ziel erreichen. Seefahrt 8 macht den Sieg entscheidend.
 }

score-culture-chits = Kultur: Siegplättchen (Komet I)
score-mysticism = Kultur: Mystik
score-footprint = Kultur: Fußabdruck
score-energy = Kultur: Energie
score-politics-chits = Politik: Siegplättchen (Komet II)
score-urbanization = Politik: Städte
score-metallurgy = Politik: Metallurgie
score-immunology = Politik: Immunologie
score-industry-chits = Industrie: Siegplättchen (Komet III)
score-diversity = Industrie: Vielfalt
score-maritime = Industrie: Seefahrt
score-information = Industrie: Information
score-culture = Kultur zusammen
score-politics = Politik zusammen
score-industry = Industrie zusammen
score-culture-shut = Kultur: zählt wegen der Philosophie für niemanden
score-politics-shut = Politik: zählt wegen der Philosophie für niemanden
score-industry-shut = Industrie: zählt wegen der Philosophie für niemanden

## What changed in a score

score-part = { $part } { $was } → { $now }
score-part-chits = Siegplättchen für { $score }
score-part-mysticism = Mystik
score-part-urbanization = Städte
score-part-diversity = Vielfalt (offene Regenbögen)
score-changed = { $parts }, also { $score } { $was } → { $now }
score-kept = { $parts }, also bleibt { $score } bei { $now }
score-uncounted = { $parts }, also { $score } { $was } → { $now }, was für niemanden zählt
score-shut-now = { $score } zählt für niemanden mehr{ $lost ->
    [0] {""}
   *[other] , also { $was } → { $now } Punkte
 }
score-open-now = { $score } zählt wieder
