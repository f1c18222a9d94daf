### Bios:Origins: was an Einstellungen und Stellungen nicht stimmt.

error-origins-solo-seats = Allein spielt nur Schwarz (C7).
error-lone-merfolk = Meervolk wird nur in der Yrr-Variante benannt; dazu gehört die Einstellung realm=yrr (C4).
error-one-realm = Die Yrr-Variante braucht Landvolk und Meervolk (C4).
error-position-word = Es gibt kein »{ $word }« ({ $kind }).
error-position-key = Eine Stellung hat kein »{ $name }«; sie hat { $keys }.
error-position-player = Ein Spieler hat kein »{ $name }«; er hat { $keys }.
error-position-elder = »{ $code }« liegt nicht im Markt, also kann dort kein Ältester sein.
error-position-market = Der Markt hat { $places } Plätze, nicht { $number }.
error-origins-alone = Das Solospiel hat einen Spieler, nicht { $players }.
