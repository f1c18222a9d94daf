### The lab: many games, tournaments, reports, environments

lab-kind-mutation = Mutations
lab-kind-placard = Refugia (bought: come to life; promoted: grown)
lab-kind-parasite = Parasites (bought: attached)
lab-kind-macroorganism = Macroorganisms (promoted: gone ashore)
lab-kind-event = Events

summary-created = Organisms created
summary-lost = Organisms lost
summary-macroorganisms = Macroorganisms
summary-armageddons = Games ended by Armageddon
lab-report-part-cubes = Cubes
lab-report-part-system = System chromosomes
lab-report-part-bionts = Bionts
lab-report-part-trophies = Trophies
lab-report-part-dominance = Food chains
lab-report-part-medea = Medea
lab-report-deaths = What kills organisms
lab-report-deaths-about = { $lost } of { $all } organisms died. For each cause: how many, and the turns they had lived, on average.
lab-report-cause = Cause
lab-report-age = Turns lived
lab-report-openings = Opening refugia
lab-report-openings-about = Where a player's first biont went, how often he made that refugium live, and how he fared in the end.
lab-report-refugium = Refugium
lab-report-chosen = Chosen
lab-report-alive = Came to life
lab-report-first = Turns as first player

lab-cause-G3 = Errors in the Darwin roll (G3)
lab-cause-D5 = Heat (D5)
lab-cause-D6 = Oxygen and pollution (D6)
lab-cause-D7 = Ultraviolet (D7)
lab-cause-D8 = Cancer (D8)
lab-cause-D9 = Drought (D9)
lab-cause-D10b = The price of Gaia (D10b)
lab-cause-E3h = Died with its host (E3h)
lab-cause-E4 = Supplanted (E4)
lab-cause-E6b = Left by its last biont (E6b)
lab-cause-H4a = Red Queen (H4a)
lab-cause-L = Chimeras (L)
lab-cause-GL = Its host fell back (glossary)
lab-cause-other = Rule { $rule }
