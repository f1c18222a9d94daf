### A campaign from the first cell to space.

campaign-title = Campaign
campaign-megafauna = Bios:Megafauna
campaign-megafauna-when = 600 to 2 million years ago
campaign-megafauna-about = Life gets big and goes ashore. This game is not played here: bring its result, or let dice make one up.
campaign-frontier = High Frontier
campaign-frontier-when = from tomorrow on
campaign-frontier-about = Out into the solar system: a page to start from, to print.
campaign-state-done = played
campaign-state-now = next
campaign-state-later = later
campaign-state-never = not played

## What a game leaves

campaign-macroorganism = { $name } of { $owner }, { $where ->
    [land] on land
   *[sea] in the sea
 }, with { $organs ->
    [one] one organ
   *[other] { $organs } organs
 }.
campaign-catalysts = { $owner } keeps { $number ->
    [one] one catalyst
   *[other] { $number } catalysts
 }.
campaign-no-macroorganism = Nothing has grown into a macroorganism.
campaign-goes-on = Something lives, and no greenhouse has run away: the campaign goes on (C6).
campaign-ends-here = Nothing goes on from here: { $why ->
    [greenhouse] a greenhouse has run away
   *[extinct] no species is left
 } (C6). The campaign is over.
campaign-made-up = Made up by the dice of this program (seed { $seed }): a stand-in of our own, not a game of Bios:Megafauna.
campaign-brought = Brought from a table.
campaign-world = { $planet ->
    [mars] A Mars with rain
    [venus] A Venus with rain
   *[earth] The Earth
 } with { $cratons ->
    [one] one craton
   *[other] { $cratons } cratons
 }; latitudes: { $strip }; action limit of the oxygen: { $oxygen }.
campaign-died-out = { $colour } has died out, goes on with archetypes and starts last.
campaign-heir = { $colour }, { $ancestry ->
    [chitinous] a chitinous Sapiens
    [vertebrate] a vertebrate Neanderthal
    [molluscan] a molluscan Denisovan
   *[fungal] a fungal Hobbit
 }, goes on with { $figures } { $shape ->
    [burrower] burrowers
    [armoured] armoured ones
    [flyer] flyers
    [swimmer] swimmers
   *[archetype] archetypes
 } and { $emotions ->
    [0] no emotion
    [one] one emotion
   *[other] { $emotions } emotions
 }{ $language ->
    [yes] , and can speak
   *[no] {""}
 }.

## Choices

campaign-yes = yes
campaign-no = no
campaign-shape = { $shape ->
    [burrower] burrowers
    [armoured] armoured ones
    [flyer] flyers
    [swimmer] swimmers
   *[archetype] archetypes
 }
campaign-shape-of = { $colour } goes on with
campaign-merfolk-of = { $colour }: swimmers become merfolk

## High Frontier

campaign-departure = To High Frontier
campaign-departure-about = What the end of Bios:Origins means for the start of High Frontier, in any edition. The ids are those of part M of the rulebook.
campaign-factions = Factions
campaign-first = { $many ->
    [one] { $names } begins.
   *[other] { $names } have won together and settle who begins.
 } Choose factions in this order.
campaign-order = choice
campaign-who = who
campaign-best = best score
campaign-suits = suits
campaign-start = at the start
campaign-faction = { $faction ->
    [yellow] Yellow
    [purple] Purple
    [white] White
    [green] Green
    [red] Red
   *[grey] Grey
 }
campaign-doubled = twice the usual Aquas
campaign-usual = the usual Aquas
campaign-more-aquas = { $number ->
    [one] one Aqua more
   *[other] { $number } Aquas more
 }
campaign-thruster = a random thruster
campaign-domes = { $shape ->
    [burrower] Burrowers
    [armoured] Armoured creeples
    [flyer] Flyers
    [swimmer] Swimmers
   *[archetype] Archetypes
 } may stand for domes
campaign-politics = First law
campaign-law = { $law ->
    [unity] The first law is Unity.
    [equality] The first law is Equality.
    [freedom] The first law is Freedom.
   *[centrist] The first law is Centrist.
 }
campaign-home = Where it starts
campaign-home-about = { $planet ->
    [mars] Life came from the Mars Paleo-Ocean: start on a Mars with oceans. Sections V7 and V8 of High Frontier 4 All say how.
    [venus] Life came from the cosmos: start on a Venus with oceans. Sections V7 and V8 of High Frontier 4 All say how.
   *[earth] Life came from the Earth: start there. Section V7 of High Frontier 4 All says more about a campaign.
 }
campaign-points = Points
campaign-points-about = The total counts if the campaign ends with Bios:Origins: half its score, and the victory chits of the games before. If High Frontier is played, Bios:Origins gives victory chits instead, and half the score of High Frontier counts.
campaign-chits = chits so far
campaign-next-chits = chits of Bios:Origins
campaign-total = total
campaign-crew = { $name }, best in { $best }: { $factions }.
campaign-discipline = { $discipline ->
    [culture] culture
    [politics] politics
   *[industry] industry
 }
campaign-or = { " or " }

## On the page

campaign-new = A new campaign
campaign-new-about = From the first cell to space: a game of Bios:Genesis, then Bios:Megafauna (from your table, or made up by dice), then Bios:Origins on the world that is left, and a page for High Frontier.
campaign-names = Who plays
campaign-name = Name { $number }
campaign-mode = How
campaign-mode-competitive = against each other
campaign-mode-cooperative = together
campaign-alone = One name alone plays solitaire.
campaign-victory-chits = victory chits
campaign-begin = Begin
campaign-open = Open a campaign
campaign-open-file = A file of a campaign
campaign-no-text = This is not a text file.
campaign-open-button = Open it
campaign-yours = Campaigns on this server
campaign-download = Take the campaign home as a file
campaign-play = Play { $game }
campaign-go-on = Go on playing { $game }
campaign-take = Close this chapter
campaign-make-up = Let dice make up Bios:Megafauna
campaign-make-up-about = A stand-in of our own: what lives at the end of Bios:Genesis becomes creeples, and chance does the rest.
campaign-bring = Bring the result of Bios:Megafauna
campaign-bring-about = How your game of Bios:Megafauna ended. An example stands here already: change it to what lay on your table.
campaign-bring-what = with a form, a file or an example
campaign-result = A file with a result
campaign-bring-button = Take this result
campaign-choose = Choose
campaign-chronicle = Chronicle
campaign-page = The page for High Frontier
campaign-winners = { $many ->
    [one] { $names } has won the campaign.
   *[other] { $names } share the victory of the campaign.
 }
campaign-starts = How everybody starts
campaign-hands-on = What it hands on

## Maps of a campaign

campaign-map-cratons = cratons
campaign-map-tiles = Hex chits in their place
campaign-map-real-earth = the real Earth

## The form for Bios:Megafauna

campaign-back = Back to the campaign
campaign-record = The game as a file
campaign-result-file = The result as a file
campaign-fill = Begin with an example or a file
campaign-fill-file = Fill the form from this file
campaign-example-green-earth = Green Earth
campaign-example-frozen-sea = Frozen sea
campaign-example-raindance-mars = Mars with rain
campaign-look = Look at this world
campaign-result-home = Take the form home as a file
campaign-field-problems = { $count ->
    [one] One field needs another look; nothing is lost.
   *[other] { $count } fields need another look; nothing is lost.
 }
campaign-field-wrong = Allowed here: { $allowed }.
campaign-field-notes = What the fields mean
campaign-field-world = The world
campaign-field-world-about = How the world stood at the end of Bios:Megafauna.
campaign-field-planet = Planet
campaign-field-planet-about = Where you played: its cratons are asked for below.
campaign-field-strip = Latitude strip
campaign-field-strip-about = The strip that lay beside the map at the end (C6b).
campaign-field-oxygen = Oxygen
campaign-field-oxygen-about = The action limit beside the Oxygen Reservoir, 1 to 4: how far animals spread at energy 3 (C6e).
campaign-field-atmosphere = Atmosphere
campaign-field-atmosphere-about = The action limit beside the other reservoir, 1 to 4: the same for plants (C6e).
campaign-field-runaway = A greenhouse has run away
campaign-field-runaway-about = Then nothing goes on, and the campaign is over (C6).
campaign-field-craton = Cratons
campaign-field-craton-about = One to four of them; a craton that did not lie on the map stays blank.
campaign-field-at = Place
campaign-field-at-about = Row and column of its centre, 0 to 40, on any grid of Hexes: only how cratons lie to each other counts (C6c).
campaign-field-row = row
campaign-field-column = column
campaign-field-turn = Turn
campaign-field-turn-about = By how many Hexes it is turned clockwise, 0 to 5.
campaign-field-disks = Climate disks
campaign-field-disks-about = What lies on its Hexes: 1 to 6 as the die counts them, clockwise from the upper right, and the centre (C6d).
campaign-field-plants = Plants
campaign-field-plants-about = Mars and Venus only: highlands with an archetype plant, which become swamp (K4a).
campaign-field-tubers = Tubers
campaign-field-tubers-about = Mars and Venus only: Hexes with a burrower plant, which become tuber forest (K4b).
campaign-field-face = { $face ->
    [0] centre
   *[other] { $face }
 } { $ground ->
    [swamp] swamp
    [sea] sea
    [highland] highland
    [basin] basin
   *[weeds] weeds
 }
campaign-field-player = Players
campaign-field-player-about = How everybody ended. The most points have won, and start first; equals in this order (C6h).
campaign-field-points = Points
campaign-field-points-about = Victory points of Bios:Megafauna, 0 to 999; they give victory chits (C6j).
campaign-field-kind = Realm of life
campaign-field-kind-about = Animals use the oxygen, plants the atmosphere (C6e).
campaign-field-creeples = Creeples
campaign-field-creeples-about = Every shape that lives at the end; a line without figures is a shape that is gone (C6g).
campaign-field-figures = Figures
campaign-field-figures-about = How many creeples of this shape live, 1 to 12: so many Migrants there are.
campaign-field-emotions = Emotions
campaign-field-emotions-about = How many emotions this species has won, 0 to 6 (C6f).
campaign-field-language = Language
campaign-field-language-about = 1 for the shape that could speak first, 2 for the next, 0 or nothing for none: the first goes on (C6g).
campaign-field-hexes = Hexes
campaign-field-hexes-about = Where they live, with commas between: a craton and a number, such as laurentia 1, gondwana 0 for a centre (C6h).
campaign-value-earth = Earth
campaign-value-mars = Mars
campaign-value-venus = Venus
campaign-value-white = white
campaign-value-green = green
campaign-value-black = black
campaign-value-animal = animals
campaign-value-plant = plants
campaign-value-archetype = Archetypes
campaign-value-burrower = Burrowers
campaign-value-armoured = Armoured ones
campaign-value-flyer = Flyers
campaign-value-swimmer = Swimmers

## What a player takes along

campaign-sheet-colour = Colour from now on
campaign-sheet-catalysts = Catalysts
campaign-sheet-none = none
campaign-sheet-life = { $where ->
    [land] on land
   *[sea] in the sea
 }, { $level ->
    [plant] plant
    [herbivore] herbivore
    [carnivore] carnivore
   *[waiting] waiting for a place in the food chain
 }
campaign-sheet-organs = organs: { $names }
campaign-sheet-endosymbionts = endosymbionts: { $names }

## Dice

campaign-dice-look = Look first
campaign-dice-seed = Seed of the dice
campaign-dice-see = Look at it
campaign-dice-again = Throw again
campaign-dice-take = Go on with this one
campaign-so-many-points = { $points ->
    [one] one point
   *[other] { $points } points
 }
