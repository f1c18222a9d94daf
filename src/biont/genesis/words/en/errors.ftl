### Errors. Every sentence is the one that the code raises, word for word.

error-lone-bans = The beginners' bans belong to the introductory game; set intro as well (C3).
error-intro-coop = The cooperative game is won with macroorganisms, which the introductory game lacks (C3).
error-intro-chimera = Chimeras are macroorganisms, which the introductory game lacks (C3).
error-first-chimera = The first edition knows no macro parasite chimeras (V65).
error-intro-plants = Overcrowding is for macroorganisms, which the introductory game lacks (C3).
error-no-gifts = Only a soloist's colours need leave to give; players against each other always may (H0g).
error-first-plants = Plants as a basis come from part L, which the first edition lacks (V65).
error-no-version = There is no version '{ $version }' of the rules of Bios:Genesis; versions are { $versions }.
error-coop-chimera = Part L covers the competitive and the solitaire game, not the cooperative one.
error-solo-seats = The solitaire game is played with two colours, not { $count } (C1).
error-intro-solo-seats = The introductory game alone is played with one colour or two, not { $count } (C3a).
error-bad-colours = The setting 'colours' is a list of player colours.
error-soloist-colours = The solitaire game has one player with one or two colours, not { $players }.
error-lonely = The cooperative game needs two players or more, not one.
error-bad-seats = Two to four colours play, not { $count }.
