### Bios:Genesis: its name, and the settings that players agree on.

game-title = Bios:Genesis

setting-mode = Kind of game
setting-mode-competitive = Competitive
setting-mode-competitive-about = Two to four colours, everyone for himself.
setting-mode-solitaire = Solitaire
setting-mode-solitaire-about = One person plays two colours against the parasites of the others (NPCs: colours that nobody plays). You win if in the end both your colours live in creatures of the sea.
setting-mode-cooperative = Cooperative
setting-mode-cooperative-about = All win or lose together: everybody needs a macroorganism, and one must reach the land.
setting-edition = Edition
setting-edition-2e = second (English)
setting-edition-1e = first (German)
setting-short = Short game
setting-short-about = Three events fewer (C0d).
setting-intro = Introductory game
setting-intro-about = Always warm, and nothing grows beyond a bacterium (C3).
setting-bans = Beginners’ bans
setting-bans-about = With the introductory game: no parasites, no Red Queens, no foreign genes (C3).
setting-macro = Macro variant
setting-macro-about = Only sixes are errors, and DNA shields: life is kinder, creatures grow sooner (C4).
setting-crystal = Crystal catastrophe
setting-crystal-about = Mutations are bought with the errors of a Darwin roll (G4).
setting-chimera = Macro parasite chimeras
setting-chimera-about = Parasites may grow into macroorganisms too (L).
setting-plants = Plants as a basis
setting-plants-about = Whoever has most blue and green survives overcrowding (L6b).
setting-gifts = Gifts between your colours
setting-gifts-about = Alone: your two colours may give each other catalysts (H0g).
setting-waiting = Waiting parasites
setting-waiting-about = A parasite buys only when the owners of its host’s bionts have ended their turns (H0b).

## Its chapter of a campaign

chapter-when = 4500 to 600 million years ago
chapter-about = Life begins, in refugia of rock and ice, and grows into macroorganisms.
