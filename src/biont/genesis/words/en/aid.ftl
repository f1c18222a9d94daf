### The player aid: the turn and the icons on two pages.

aid-title = Bios:Genesis: the turn and the icons (second edition; the letters name the rules)
aid-turn-title = The turn
aid-turn =
    Five phases a turn, one event (with its aftershocks) a turn. The game ends with the event deck or with an Armageddon.
    The row of colours on the event is the player order (A6). Whoever alone has the most HGT icons may go first in phase 2, 4 or 5 (A6b).
    A pool holds 12 catalysts of each colour, divided by the number of players. For every two that a roll gives you beyond that you may take one of another colour (B3).
aid-events-title = 1. Events
aid-events =
    Turn over events until one is no aftershock. The last card says which rows are active and who goes first (D1, D2).
    Roil the mutation deck of every active row: its top card goes to the bottom (D2).
    Icons act from left to right, card by card; all X of the turn strike together at the first X, and so do all O₂ (A1c).
    The climate follows the latest sun or snowflake. Four alike in a row end the world after this turn (D10).
    Unless somebody calls a Gaia vote and nobody votes for Medea: then everybody pays a catalyst or suffers an atrophy. If the world ends after a vote, those for Medea lose half their points.
aid-assignment-title = 2. Assignment, in player order
aid-assignment =
    Do any of these in any order. Each biont acts once (E0).
    Biont: from the pool, or from a refugium in an active row, onto a refugium in an active row or in a row with another biont of yours; or back into the pool (E1).
    Entropy limit: your bionts on refugia may be one, plus the green chromosomes of one organism that holds a biont of yours (E2a).
    Enzyme: a catalyst into the leftmost free slot of such a refugium. It covers the death die printed there (E1c).
    Parasite: with one or two bionts onto somebody else’s organism, or any parasite, in an active row or one with your biont. It takes one or two cubes from mutations (or organs) in the colours of its slots (E3).
    Supplanting: where another parasite lives already, with more diseased cubes than it has; that one finds another host at once or dies (E4).
    Antioxidant: a catalyst on an organism of yours, neither parasite nor on land; a green one is a vitamin (E5).
    HGT: for each HGT icon one biont leaves a microorganism for another one, a refugium or the pool (E6).
aid-autocatalysis-title = 3. Autocatalytic rolls, refugium by refugium
aid-autocatalysis =
    Every refugium with a biont rolls, in inactive rows too: one die for each organized cube, two for each biont (F0).
    The player with most enzymes, organized cubes and bionts of the own colour rolls; a tie goes by the printed order (F4).
    Alone on a placard of your own colour you may roll everything again, once (F0c).
    Life: each die that shows a life number organizes a cube (F1).
    Death: each die that shows the number of a slot not covered before the roll. Manna death takes something organized: a cube falls back and earns its catalyst (for another contestant, if there is one), a biont goes home with compensation. Enzyme death takes the rightmost enzyme (F2).
    Doubles: with a biont left there you may take the placard as a bacterium, with all that is organized (F3).
aid-darwin-title = 4. Darwin rolls, in player order
aid-darwin =
    Every microorganism rolls, each parasite right after its host: one die a cube, two a biont (G0).
    Once, as many dice as there are yellow chromosomes may be rolled again (G1).
    Each 1 earns a catalyst for every red chromosome, each triple one more. They go to the pool of the tableau in which the organism lies (G2).
    5s and 6s are errors, with DNA only 6s. Each blue chromosome cancels one; every other error is an atrophy (G3).
aid-purchases-title = 5. Purchases, in player order, parasites after their hosts
aid-purchases =
    Each biont in an organism buys once for it, for one catalyst from the pool of the tableau in which it lies. Two of one colour stand for any other colour (H0).
    New mutation: the top card of an active row or of the home row, for a catalyst of its colour (H1).
    Promotion: turn the card over and add the + cube, for the colour of the side that lay up (H2).
    Macroorganism: a bacterium that has the printed cubes becomes one, for any catalyst; cubes left over become organs (H3).
    Organ: for the colour of its square. With all organs a marine macroorganism goes ashore and starts anew there (H5).
    Red Queen: a host takes a diseased cube back, or a biont if there is none; a parasite takes another cube of its host. It takes more Red Queens than the target has, or consent, and a catalyst of that colour; Yellow strikes at parasites for free (H4).
    At the end the macroorganisms of sea and land line up by metabolic rate, red plus yellow: plant, herbivore, carnivore. Of a fourth the lowest dies out (H6).
aid-colours-title = Colours
aid-colour-name-red = Red, metabolism
aid-colour-name-yellow = Yellow, specificity
aid-colour-name-green = Green, entropy
aid-colour-name-blue = Blue, heredity
aid-colour-red = Each red chromosome earns a catalyst for every rolled 1, and stops one X (G2, D5a).
aid-colour-yellow = Each yellow chromosome allows one die of a Darwin roll to be rolled again (G1).
aid-colour-green = Each green chromosome stops one O₂ and raises the entropy limit by one; it is also what a polluter strikes with (D6a, E2a, H1d).
aid-colour-blue = Each blue chromosome cancels one error, of a cancer roll too (G3, D8).
aid-event-icons-title = Icons of events
aid-event-heaven = A refugium comes from the topmost active row that has one left (D3).
aid-event-earth = A refugium comes from the lowest active row that has one left (D3).
aid-event-smite = Every refugium without a green shield loses its rightmost enzyme, or else the leftmost printed cube, disorganized before organized. Without cubes it is gone (D4).
aid-event-x = Extremophile crisis: every organism suffers one atrophy for each X above its heat shield (D5).
aid-event-o2 = Oxygen spike: one atrophy for each O₂ above the antioxidant shield; a disc on the organism may be spent in place of a loss (D6).
aid-event-uv = Nobody keeps more mutations or organs than the number says; the owner chooses, healthy mutations before diseased ones (D7).
aid-event-cancer = Macroorganisms roll one die an organ and two a biont: 5s and 6s above the blue chromosomes are atrophies, each 1 earns any catalyst (D8).
aid-event-drought = Every macroorganism on land suffers an atrophy (D9).
aid-icons-title = Abilities
aid-icon-heat-shield = Stops one X, like one more red chromosome (D5a).
aid-icon-o2-shield = Stops one O₂, like one more green chromosome (D6a).
aid-icon-immunology = The owner picks any loss, in place of the usual order of atrophy (GL-Immunology).
aid-icon-spore = Free travel: whoever has a biont in it may assign to every row and find hosts there; it buys mutations from every row (E2d).
aid-icon-hgt = One biont a turn may move out of a microorganism; the most icons may let you go first (E6).
aid-icon-fission = Two purchases for each biont in it, beginning the turn after it came (H0e).
aid-icon-nucleus = Any colour pays for its purchases (H0d).
aid-icon-sex = Before a purchase roil one deck of an active row or the home row (H1a).
aid-icon-red-queen = Arms race: the right to strike at its parasite or its host (H4).
aid-icon-pollution = When it comes, the green chromosomes of its organism strike all others of the same home row as an oxygen spike (H1d).
aid-icon-dna = Fives are no errors. In the macro variant each of these cancels an error instead (G3a).
aid-icon-uv-shield = Ultraviolet radiation takes nothing from this macroorganism (D7).
aid-icon-cancer-shield = Only 6s are errors of its cancer rolls (D8).
aid-icon-drought-shield = Droughts do it no harm (D9).
aid-losses-title = Losses
aid-losses =
    Atrophy of a microorganism: mutation cubes first, then cubes on its card (a parasite’s diseased cubes), then bionts. Of a macroorganism: organs, then endosymbionts, then the trophic biont, which leaves only the bacterium.
    An unpromoted mutation goes with its cube, under the deck of the home row. Without its + cube a promoted one is turned back.
    A biont that dies goes home and brings a catalyst of its colour (B4).
    Without bionts an organism is extinct: a trophy, and its parasite dies with it. A dead parasite’s card is free again next turn.
aid-points-title = Victory points
aid-points =
    One for each cube on your organisms, their mutations and your parasite, and for each system chromosome (I1a).
    One for each of your bionts in any organism (I1b). One for each trophy, in the advanced game (I1c).
    A macroorganism is worth 6, at the top of its food chain 12, shared among all who have a biont in it, rounded down (I1d).
    A tie is broken by catalysts in the pool; if that is a tie too, the victory is shared (I1e).
