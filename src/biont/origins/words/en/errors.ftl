### Bios:Origins: what is wrong with settings and positions.

error-no-origins-version = There is no version '{ $version }' of the rules of Bios:Origins; versions are { $versions }.
error-origins-solo-seats = The solitaire game is played by Black alone (C7).
error-lone-merfolk = Merfolk are named only in the Yrr variant; set realm to yrr (C4).
error-one-realm = The Yrr variant needs landfolk and merfolk (C4).
error-position-word = There is no { $kind } '{ $word }'.
error-position-negative = '{ $name }' cannot be less than nothing, as { $value } is.
error-position-stage = '{ $track }' has no stage { $stage }; it has { $stages }.
error-position-second = The Hex of '{ $code }' has one resource.
error-position-craton = A craton is its centre, its name, a turn, a stage and the faces of two animals, not { $value }.
error-position-face = On a craton stand numbers from 0 to 6, not { $number }.
error-position-chit = A Hex chit is a Hex, a face and a turn, not { $value }.
error-position-turn = A Hex chit is turned by 0 to 5 corners, not { $turn }.
error-position-other-deck = '{ $word }' is no card of '{ $deck }', or lies elsewhere.
error-position-nowhere = These cards lie nowhere: { $words }; end '{ $deck }' with '...'.
error-position-no-deck = There is no draw deck '{ $deck }'.
error-position-two-places = '{ $word }' is in two places of the position.
error-position-shared = Two things cannot lie on '{ $word }'.
error-position-figures = { $colour } has more than { $number } figures.
error-position-cuboids = { $colour } has more Cities than cuboids.
error-position-pawns = { $colour } has more than { $number } pawns.
error-position-realm = A Migrant of { $colour } cannot stay on '{ $word }'.
error-position-ring = '{ $word }' has no ring for { $climate }.
error-position-chits = There are { $number } chits of { $climate } and { $other }, and not more.
error-position-city = A City of { $colour } cannot stand on '{ $word }'.
error-position-absent = { $colour } has neither a Migrant nor a City on the map.
error-position-covers = Only a City on the map covers a second resource.
error-position-no-auction = No card is being auctioned; say which with 'auction'.
error-position-ideas = { $colour } has more Ideas than the information stage allows, which is { $limit }.
error-position-moved = Only a Migrant on the map has moved.
error-position-founded = Only a City on the map was founded.
error-position-dissent = '{ $word }' has no Dissent in the Ruling Class of { $colour }.
error-position-emissary = '{ $word }' is no Idea of an opponent, so { $colour } has no Emissary there.
error-position-column = '{ $word }' has no side for { $discipline }.
position-a-player = A player
error-position-elder = '{ $code }' is not in the Market, so no Elder can be there.
error-position-market = The Market has { $places } places, not { $number }.
error-origins-alone = The solitaire game has one player, not { $players }.

## Worlds and campaigns

error-bad-legacy = A legacy of Bios:Megafauna does not know '{ $word }'.
error-bad-cratons = A world has one to four cratons, not { $count }.
error-dry-waterworld = Only merfolk live in a waterworld; choose the sea as their realm (realm=sea, K3c).
error-bad-world = A world has a number, not '{ $world }'.
error-lone-campaign-map = The map '{ $map }' rebuilds a world of Bios:Megafauna; without a campaign there is none (C6).
error-bad-campaign-map = A campaign goes on on one of the maps { $maps } (C6).
error-lonely = The cooperative game needs two players or more, not one.
error-bad-seats = Two to four colours play, not { $count }.
