### The command `biont campaign`.

cli-campaign = a campaign from Bios:Genesis to High Frontier in one file
cli-campaign-file = the file of the campaign
cli-campaign-new = begin a campaign
cli-campaign-name = somebody who plays; once for each person, one alone plays solitaire
cli-campaign-mode = against each other, alone or together
cli-campaign-show = the timeline: what was played, how it ended, what comes next
cli-campaign-next = take what was played or brought, or write what the next step needs
cli-campaign-record = the record of the next game, played to its end
cli-campaign-bot = let this program play the next game for everybody
cli-campaign-result = the result of Bios:Megafauna as TOML, or the name of an example
cli-campaign-stand-in = let dice make up the result of Bios:Megafauna
cli-campaign-choose = what is chosen before Bios:Origins, such as map=tiles
cli-campaign-output = where to write the game to play, the sheet to fill in or the page to print
cli-campaign-world = draw the world of the next game, another one each time
cli-campaign-world-output = where to write it: .svg, .html or .png
cli-campaign-no-world = { $game } is played on no world of its own.
cli-campaign-this-world = World { $number }. Take it: biont campaign next { $campaign } { $choices }
cli-campaign-check = play everything again and hold it against the file
cli-campaign-somebody = Somebody
cli-campaign-exists = { $file } is there already; a campaign begins in a new file.
cli-campaign-how = Go on with: biont campaign next { $file }
cli-campaign-over = This campaign is over.
cli-campaign-true = { $file }: everything in it is what its games lead to.
cli-campaign-wish = { $what }: { $chosen } (--choose { $values })
cli-campaign-play = Play it with "biont play --load { $file }", save it when it is over, then: biont campaign next { $campaign } --record { $file }
cli-campaign-fill = Fill it in, then: biont campaign next { $campaign } --result { $file }. Examples: { $examples }. Or let dice decide: --stand-in.
cli-campaign-points = { $points ->
    [one] one point
   *[other] { $points } points
 }{ $chits ->
    [0] {""}
    [one] , one victory chit
   *[other] , { $chits } victory chits
 }
cli-campaign-total = { $points } in all, with { $chits ->
    [one] one victory chit
   *[other] { $chits } victory chits
 } and half of the last game
cli-campaign-no-text = { $file } is no campaign: it is not a text file.
cli-campaign-unreadable = { $file } cannot be read: { $why }.
cli-word-name = NAME
