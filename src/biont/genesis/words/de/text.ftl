### Der Tisch im Terminal

text-help =
    So ist der Tisch geschrieben: r y g b sind Klötzchen und Katalysatoren in Rot, Gelb, Grün und Blau, R Y G B Bionten,
    R' ist ein NPC-Biont. * steht vor aktiven Reihen. Leben: Würfe, die Klötzchen beleben. Tode: Bei 4m tötet eine 4
    Manna, bei 5e eine 5 ein Enzym, bis ein Enzym das Feld bedeckt. P H C sind Pflanze, Pflanzenfresser und
    Fleischfresser, x ist ein Klötzchen, das ein Parasit hat.
text-turn = Runde { $turn }  ·  { $event }  ·  { $left ->
    [one] noch ein Ereignis
   *[other] noch { $left } Ereignisse
 }
text-climate = Klima { $climate } ({ $icons })  ·  Reihenfolge: { $order }
text-row = { $active } { $row }: { $placards ->
    [0] kein Refugium mehr
    [one] noch ein Refugium
   *[other] noch { $placards } Refugien
 }  ·  { $cards ->
    [one] eine Mutation
   *[other] { $cards } Mutationen
 }, oben: { $deck }
text-refugium = { $name } ({ $code }, { $colour })  geordnet { $up }  ungeordnet { $down }  Leben { $life }  Enzyme { $enzymes }  Tode { $deaths }
text-player = { $player }: { $points } SP, { $bionts ->
    [one] ein Biont
   *[other] { $bionts } Bionten
 } und Katalysatoren { $pool } im Vorrat
text-organism = { $name } ({ $code }, { $row })  { $chromosomes }  Scheiben { $discs }  Würfel { $dice }, Fehler { $errors }, Hitze { $heat }, O2 { $oxygen }
text-macro = { $name } ({ $code }, { $place } { $level })  System { $system }  Organe { $organs }  Bionten { $bionts } ({ $number })  Scheiben { $discs }  Rate { $rate }, Hitze { $heat }, O2 { $oxygen }
text-abroad = { $name } im Tableau von { $player }
text-sea = Meer
text-land = Land
