### Bios:Origins: wie ein Spiel endet.

end-highest-score = höchste Wertung
end-sum-of-scores = Gleichstand, entschieden durch die Summe aller drei Wertungen
end-shared = geteilter Sieg
end-goal-reached = alle Ziele erreicht
end-decisive-win = alle Ziele erreicht, und den Weltraum dazu
end-goal-missed = ein Ziel wurde verfehlt
