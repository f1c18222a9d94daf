### Bios:Origins: what is wrong with settings and positions.

error-origins-solo-seats = The solitaire game is played by Black alone (C7).
error-lone-merfolk = Merfolk are named only in the Yrr variant; set realm to yrr (C4).
error-one-realm = The Yrr variant needs landfolk and merfolk (C4).
error-position-word = There is no { $kind } '{ $word }'.
error-position-key = A position has no '{ $name }'; it has { $keys }.
error-position-player = A player has no '{ $name }'; he has { $keys }.
error-position-elder = '{ $code }' is not in the Market, so no Elder can be there.
error-position-market = The Market has { $places } places, not { $number }.
error-origins-alone = The solitaire game has one player, not { $players }.
