### Bios:Origins: was an Einstellungen und Stellungen nicht stimmt.

error-no-origins-version = Es gibt keine Version »{ $version }« der Regeln von Bios:Origins; Versionen sind { $versions }.
error-origins-solo-seats = Allein spielt nur Schwarz (C7).
error-lone-merfolk = Meervolk wird nur in der Yrr-Variante benannt; dazu gehört die Einstellung realm=yrr (C4).
error-one-realm = Die Yrr-Variante braucht Landvolk und Meervolk (C4).
error-position-word = »{ $word }« gibt es nicht als { $kind }.
error-position-negative = »{ $name }« kann nicht weniger als nichts sein wie { $value }.
error-position-stage = »{ $track }« hat keine Stufe { $stage }; es gibt { $stages }.
error-position-second = Das Hexfeld von »{ $code }« hat eine Ressource.
error-position-craton = Ein Kraton ist seine Mitte, sein Name, eine Drehung, eine Stufe und die Seiten zweier Tiere, nicht { $value }.
error-position-face = Auf einem Kraton stehen Zahlen von 0 bis 6, nicht { $number }.
error-position-chit = Ein Hexplättchen ist ein Hexfeld, eine Seite und eine Drehung, nicht { $value }.
error-position-turn = Ein Hexplättchen ist um 0 bis 5 Ecken gedreht, nicht um { $turn }.
error-position-other-deck = »{ $word }« ist keine Karte von »{ $deck }« oder liegt woanders.
error-position-nowhere = Diese Karten liegen nirgends: { $words }; beende »{ $deck }« mit »...«.
error-position-no-deck = Es gibt keinen Ziehstapel »{ $deck }«.
error-position-two-places = »{ $word }« ist an zwei Stellen der Stellung.
error-position-shared = Auf »{ $word }« können nicht zwei Dinge liegen.
error-position-figures = { $colour } hat mehr als { $number } Figuren.
error-position-cuboids = { $colour } hat mehr Städte als Quader.
error-position-pawns = { $colour } hat mehr als { $number } Kegel.
error-position-realm = Ein Migrant von { $colour } kann nicht auf »{ $word }« bleiben.
error-position-ring = »{ $word }« hat keinen Ring für { $climate }.
error-position-chits = Es gibt { $number } Plättchen für { $climate } und { $other }, und nicht mehr.
error-position-city = Eine Stadt von { $colour } kann nicht auf »{ $word }« stehen.
error-position-absent = { $colour } hat weder einen Migranten noch eine Stadt auf der Karte.
error-position-covers = Nur eine Stadt auf der Karte verdeckt einen zweiten Rohstoff.
error-position-no-auction = Es wird keine Karte versteigert; »auction« sagt, welche.
error-position-ideas = { $colour } hat mehr Ideen, als die Informationsstufe erlaubt, nämlich { $limit }.
error-position-moved = Nur ein Migrant auf der Karte ist gezogen.
error-position-founded = Nur eine Stadt auf der Karte wurde gegründet.
error-position-dissent = »{ $word }« hat kein Dissensfeld in der herrschenden Klasse von { $colour }.
error-position-emissary = »{ $word }« ist keine Idee eines Gegners, also hat { $colour } dort keinen Botschafter.
error-position-column = »{ $word }« hat keine Seite für { $discipline }.
position-a-player = Ein Spieler
error-position-elder = »{ $code }« liegt nicht im Markt, also kann dort kein Ältester sein.
error-position-market = Der Markt hat { $places } Plätze, nicht { $number }.
error-origins-alone = Das Solospiel hat einen Spieler, nicht { $players }.

## Welten und Kampagnen

error-bad-legacy = Das Erbe aus Bios:Megafauna kennt »{ $word }« nicht.
error-bad-cratons = Eine Welt hat einen bis vier Kratone, nicht { $count }.
error-dry-waterworld = In einer Wasserwelt lebt nur Meervolk; wähle als Lebensraum das Meer (realm=sea, K3c).
error-bad-world = Eine Welt hat eine Nummer, nicht »{ $world }«.
error-lone-campaign-map = Die Karte »{ $map }« baut eine Welt aus Bios:Megafauna nach; ohne Kampagne gibt es keine (C6).
error-bad-campaign-map = Eine Kampagne geht auf einer der Karten { $maps } weiter (C6).
error-lonely = Das kooperative Spiel braucht mindestens zwei Spieler, nicht einen.
error-bad-seats = Es spielen zwei bis vier Farben, nicht { $count }.
