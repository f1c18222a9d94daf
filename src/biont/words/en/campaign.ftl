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
campaign-ends-here = Nothing goes on from here: no species is left, or a greenhouse has run away (C6). The campaign is over.
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
campaign-crew = { $name }, best in { $best ->
    [culture] culture
    [politics] politics
   *[industry] industry
 }: { $one } or { $other }.

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
campaign-open-button = Open it
campaign-yours = Campaigns on this server
campaign-download = Take the campaign home as a file
campaign-play = Play { $game }
campaign-go-on = Go on playing { $game }
campaign-take = Close this chapter
campaign-make-up = Let dice make up Bios:Megafauna
campaign-make-up-about = A stand-in of our own: what lives at the end of Bios:Genesis becomes creeples, and chance does the rest.
campaign-bring = Bring the result of Bios:Megafauna
campaign-bring-about = Write down how your game ended. An example with your players stands here already; others:
campaign-result = The result
campaign-bring-button = Take this result
campaign-choose = Choose
campaign-chronicle = Chronicle
campaign-page = The page for High Frontier
campaign-winners = { $many ->
    [one] { $names } has won the campaign.
   *[other] { $names } share the victory of the campaign.
 }
campaign-hands-on = What it hands on

## Maps of a campaign

campaign-map-cratons = cratons
campaign-map-tiles = Hex chits in their place
campaign-map-real-earth = the real Earth
