### Das Spielbrett: Steine, Orte und Zahlen, wie sie gezeichnet sind.

## Spielsteine

board-colour = { $colour ->
    [red] Rot: Stoffwechsel
    [yellow] Gelb: Spezifität
    [green] Grün: Entropie
   *[blue] Blau: Vererbung
 }
board-piece-dome = { $colour ->
    [red] roter
    [yellow] gelber
    [green] grüner
   *[blue] blauer
 } Biont
board-piece-npc = { $colour ->
    [red] roter
    [yellow] gelber
    [green] grüner
   *[blue] blauer
 } NPC-Biont, den niemand spielt
board-piece-acted = { $piece }, hat schon gehandelt
board-piece-cube = { $colour ->
    [red] rotes
    [yellow] gelbes
    [green] grünes
   *[blue] blaues
 } Klötzchen
board-piece-disc = { $colour ->
    [red] roter
    [yellow] gelber
    [green] grüner
   *[blue] blauer
 } Katalysator
board-piece-enzyme = { $colour ->
    [red] rotes
    [yellow] gelbes
    [green] grünes
   *[blue] blaues
 } Enzym
board-piece-antioxidant = { $colour ->
    [red] rotes
    [yellow] gelbes
    [green] grünes
   *[blue] blaues
 } Antioxidans
board-piece-vitamin = { $colour ->
    [red] rotes
    [yellow] gelbes
    [green] grünes
   *[blue] blaues
 } Vitamin
board-piece-substitute = { $colour ->
    [red] roter
    [yellow] gelber
    [green] grüner
   *[blue] blauer
 } Ersatz für ein fehlendes Klötzchen
board-player = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
 }{ $npc ->
    [yes] {" "}(NPC)
   *[no] {""}
 }

## Fähigkeiten

board-icon-heat-shield = Hitze-Abwehr
board-icon-o2-shield = Sauerstoff-Abwehr
board-icon-immunology = Immunologie
board-icon-spore = Spore
board-icon-hgt = Horizontaler Gentransfer (HGT)
board-icon-fission = Teilung
board-icon-nucleus = Zellkern
board-icon-sex = Sex
board-icon-red-queen = Red Queen
board-icon-pollution = Verschmutzung
board-icon-dna = DNA
board-icon-uv-shield = UV-Abwehr
board-icon-cancer-shield = Krebs-Abwehr
board-icon-drought-shield = Dürre-Abwehr

board-explain-heat-shield = Zählt wie ein weiteres rotes Chromosom gegen die X einer Extremophilen-Krise.
board-explain-o2-shield = Zählt wie ein weiteres grünes Chromosom gegen die O₂ einer Sauerstoffspitze.
board-explain-immunology = Verluste werden frei gewählt, ohne die übliche Reihenfolge der Atrophie, auch Mutationen, die ultraviolette Strahlung kostet.
board-explain-spore = Wer hier einen Bionten hat, darf Bionten und Enzyme in jede Reihe setzen und Wirte in jeder Reihe befallen; dieser Organismus kauft Mutationen aus jeder Reihe und wälzt dort um.
board-explain-hgt = Jedes dieser Symbole bewegt einen Bionten je Runde aus einem Mikroorganismus: in einen anderen, auf einen Ort oder heim. Wer allein die meisten hat, darf in einer Phase anfangen.
board-explain-fission = Zwei Anschaffungen statt einer für jeden Bionten hier, ab der Runde nach dem Erwerb. Weitere dieser Symbole ändern nichts.
board-explain-nucleus = Ein einziger Katalysator beliebiger Farbe bezahlt jede Anschaffung dieses Organismus.
board-explain-sex = Vor einer Anschaffung darf die oberste Karte eines Mutationsstapels einer aktiven Reihe oder der Heimatreihe nach unten gelegt werden, einmal für jedes dieser Symbole.
board-explain-red-queen = Erlaubt ein Wettrüsten: Ein Wirt greift seinen Parasiten an oder ein Parasit seinen Wirt. Dazu braucht es mehr dieser Symbole als beim Ziel oder dessen Zustimmung.
board-explain-pollution = Sobald sie kommt, trifft alle anderen Organismen derselben Heimatreihe eine Sauerstoffspitze, so stark wie die grünen Chromosomen dieses Organismus.
board-explain-dna = Bei Darwin-Würfen sind nur Sechsen Fehler, Fünfen nicht; weitere dieser Symbole ändern nichts. In der Makrovariante hebt stattdessen jedes von ihnen einen Fehler auf.
board-explain-uv-shield = Ultraviolette Strahlung nimmt diesem Makroorganismus nichts.
board-explain-cancer-shield = Bei Krebs-Würfen dieses Makroorganismus sind nur Sechsen Fehler, Fünfen nicht.
board-explain-drought-shield = Dürren schaden diesem Makroorganismus an Land nicht.

## Ereignisse

board-event = Ereignis der Runde
board-no-event = Das erste Ereignis steht noch aus.
board-event-heaven = +Himmel: neuer Ort in der obersten aktiven Reihe
board-event-earth = +Erde: neuer Ort in der untersten aktiven Reihe
board-event-smite = Niederschlagen: jeder ungeschützte Ort verliert ein Enzym oder ein Klötzchen
board-event-x = Extremophilen-Krise: Hitze kostet für jede Stufe über der Hitze-Abwehr ein Teil
board-event-o2 = Sauerstoffspitze: kostet für jede Stufe über der Sauerstoff-Abwehr ein Teil
board-event-uv = Ultraviolette Strahlung: kein Organismus behält mehr Mutationen oder Organe, als die Zahl sagt
board-event-cancer = Krebs: Makroorganismen würfeln
board-event-idle = (nicht in diesem Spiel)
board-event-drought = Dürre: Makroorganismen an Land leiden
board-event-aftershock = Nachbeben: sofort folgt ein weiteres Ereignis
board-event-waterworld = Wasserwelt: Die Festland-Reihe ruht bis zum nächsten Nachbeben; nicht im Einführungsspiel
board-event-ozone = Ozonschicht: von nun an keine ultraviolette Strahlung
board-event-ignores-ozone = Durchschlägt die Ozonschicht: Ihre ultraviolette Strahlung trifft trotzdem
board-event-immune-cosmic = Die Weltraum-Reihe bleibt verschont
board-aftershock = Nachbeben
board-order = Reihenfolge
board-eon-hadean = Hadaikum
board-eon-archean = Archaikum
board-eon-proterozoic = Proterozoikum
board-eon-span-hadean = vor 4,6–4,0 Milliarden Jahren
board-eon-span-archean = vor 4,0–2,5 Milliarden Jahren
board-eon-span-proterozoic = vor 2,5–0,5 Milliarden Jahren
board-eons = Ereignisse im Stapel

## Klima

board-climate = Klima
board-climate-warm = warm
board-climate-cool = kalt
board-armageddon = Armageddon
board-armageddon-far = Noch kein Klimawandel.
board-armageddon-left = { $climate ->
    [warm] { $count ->
        [0] Die Sonnen haben gesiegt: Die Ozeane verkochen.
        [one] Noch eine Sonne in Folge beendet die Welt.
       *[other] Noch { $count } Sonnen in Folge beenden die Welt.
     }
   *[cool] { $count ->
        [0] Der Schnee hat gesiegt: Die Erde friert zu.
        [one] Noch eine Schneeflocke in Folge beendet die Welt.
       *[other] Noch { $count } Schneeflocken in Folge beenden die Welt.
     }
 }
board-armageddon-greenhouse = Treibhauseffekt außer Kontrolle: Diese Runde ist die letzte.
board-armageddon-snowball = Schneeball-Erde: Diese Runde ist die letzte.

## Zeit

board-phases = Phasen der Runde
board-phase-events = Ereignisse
board-phase-assignment = Zuteilung
board-phase-autocatalysis = Autokatalyse
board-phase-darwin = Darwin
board-phase-purchases = Anschaffungen
board-set-up = Aufbau
board-events-left = { $count ->
    [0] letztes Ereignis
    [one] noch ein Ereignis
   *[other] noch { $count } Ereignisse
 }

## Die Karte

board-strata = Die Reihen
board-refugia = Orte: { $row }
board-active = aktiv
board-inactive = inaktiv
board-placards-left = { $count ->
    [0] keine Orte mehr
    [one] noch ein Ort
   *[other] noch { $count } Orte
 }
board-deck = { $count ->
    [one] letzte Karte
   *[other] { $count } Karten
 }
board-deck-unseen = { $count ->
    [0] Alle Karten dieses Stapels sind bekannt.
    [one] Eine Karte darunter hat noch niemand gesehen.
   *[other] { $count } Karten darunter hat noch niemand gesehen.
 }
board-deck-empty = keine Mutationen mehr
board-plus = aufgestuft kommt ein { $colour ->
    [red] rotes
    [yellow] gelbes
    [green] grünes
   *[blue] blaues
 } Klötzchen hinzu
board-organized = geordnet: lebendig
board-disorganized = ungeordnet
board-slots = Enzymfelder mit ihren Todeswürfeln
board-death = { $kills ->
    [manna] Manna-Tod: eine gewürfelte { $face } tötet geordnetes Manna, bis ein Enzym das Feld bedeckt.
   *[enzyme] Enzym-Tod: eine gewürfelte { $face } tötet ein Enzym, bis ein Enzym das Feld bedeckt.
 }
board-smite-proof = Niederschlagen schadet hier nicht
board-fee = Ein hier zugeteilter Biont kostet einen Katalysator
board-ties = Reihenfolge der Farben bei Gleichstand
board-soup = Suppe
board-stack = { $count ->
    [one] Ein Makroorganismus
   *[other] { $count } Makroorganismen
 }

## Tableaus

board-others = Die anderen Spieler
board-organisms = Organismen
board-own = Dein Tableau
board-vp = SP
board-pool = Katalysatoren
board-cap = Katalysatoren: höchstens { $count } je Farbe
board-entropy = Bionten auf Orten { $used }/{ $limit }{ $grows ->
    [1] , dann { $coming }
   *[other] {""}
 }
board-entropy-long = Entropiebegrenzung: so viele deiner Bionten dürfen auf Orten stehen{ $grows ->
    [1] , ab der nächsten Runde { $coming }
   *[other] {""}
 }
board-wanton = Ungezügeltheit { $count }
board-wanton-long = HGT-Symbole aller Mikroorganismen mit einem Bionten dieses Spielers, auch als Gast; wer allein die meisten hat, darf anfangen
board-free = { $count ->
    [0] kein freier Biont
    [one] ein freier Biont
   *[other] { $count } freie Bionten
 }
board-trophies = { $count ->
    [one] eine Trophäe
   *[other] { $count } Trophäen
 }
board-mutations = { $count ->
    [one] eine Mutation
   *[other] { $count } Mutationen
 }
board-no-organism = kein eigenes Bakterium
board-no-organism-own = Kein Organismus: Belebe einen Ort.
board-parasite-of = { $npc ->
    [yes] NPC-Parasit, { $colour ->
        [red] rot
        [yellow] gelb
        [green] grün
       *[blue] blau
     }
   *[no] { $colour ->
        [red] Parasit von Rot
        [yellow] Parasit von Gelb
        [green] Parasit von Grün
       *[blue] Parasit von Blau
     }
 }
board-home = Heimatreihe: { $row ->
    [cosmic] Weltraum
    [ocean] Ozean
    [coastal] Küstenregion
   *[continent] Festland
 }
board-stolen = von einem Parasiten geraubt
board-slot-from = krankheitsbefallenes Klötzchen von { $card }
board-slot-empty = leeres Feld für ein krankheitsbefallenes Klötzchen
board-spare = Parasitenkarte: beim Anheften wählst du eine Seite. Die Quadrate sind die Farben der Mutationsklötzchen, die diese Seite nimmt
board-spare-resting = Dieser Parasit ruht bis zur nächsten Runde

board-dice = { $count } Würfel
board-dice-long = Darwin-Wurf mit { $count ->
    [one] einem Würfel
   *[other] { $count } Würfeln
 }
board-errors = { $count } Fehler
board-errors-long = { $count ->
    [0] Jeder Fehler kostet ein Stück
    [one] Ein Fehler schadet nicht
   *[other] { $count } Fehler schaden nicht
 }
board-heat = Hitze-Abwehr
board-heat-long = Hitze-Abwehr { $count }: so viele X einer Extremophilen-Krise schaden nicht
board-oxygen = Antioxidanzien-Abwehr
board-oxygen-long = Antioxidanzien-Abwehr { $count }: so viele O₂ einer Sauerstoffspitze schaden nicht
board-rate = Stoffwechselrate
board-rate-long = Stoffwechselrate { $count }: bestimmt den Platz in der Nahrungskette
board-parasite-takes = Was er nimmt
board-explain-parasite-takes = Klötzchen der Mutationen seines Wirts, je eines für die Farben seiner Felder: Sie zählen für seinen Besitzer, nicht mehr für den Wirt.
board-parasite-lives = Wie er lebt
board-explain-parasite-lives = Er würfelt für sich. Was er frisst, nährt den Wirt; seine Bionten kaufen mit den Scheiben des Wirts.
board-parasite-leaves = Wie er vergeht
board-explain-parasite-leaves = Durch seine Fehler, durch Ereignisse, mit seinem Wirt oder im Wettrüsten: ein Kauf mit Red Queen (Krone), der Klötzchen zurückholt.

## Makroorganismen

board-trophic-plant = Pflanze
board-trophic-herbivore = Pflanzenfresser
board-trophic-carnivore = Fleischfresser
board-trophic-waiting = wartend
board-trophic-biont = trophischer Biont: zeigt den Eigentümer und hält das Wesen am Leben
board-chain-sea = Nahrungskette im Meer
board-chain-land = Nahrungskette an Land
board-on-land = terrestrisch
board-in-sea = aquatisch
board-system = System-Chromosomen
board-organs = Organe
board-organ-absent = noch nicht gewachsen
board-circles = Endosymbionten

## Große Karte

board-card-landform = Landform
board-card-event = Ereignis
board-card-placard = Refugium
board-card-mutation = Mutation
board-card-parasite = Parasit
board-card-macroorganism = Makroorganismus
board-cards-placard = Refugien
board-cards-mutation = Mutationen
board-cards-event = Ereignisse
board-cards-macroorganism = Makroorganismen
board-cards-parasite = Parasiten
board-cards-landform = Landformen
board-card-front = nicht aufgestuft
board-card-back = aufgestuft
board-card-marine = aquatisch
board-card-terrestrial = terrestrisch
board-card-bacterium = Bakterium, das hier entstehen kann
board-card-row = Reihe
board-card-colour = Farbe
board-card-plus-colour = zusätzliches Klötzchen
board-card-warm = Belebungswürfe bei Wärme
board-card-cool = Belebungswürfe bei Kälte
board-card-slots = Todeswürfel
board-card-manna = Manna zu Beginn
board-card-dots = Reihenfolge bei Gleichstand
board-card-smite-proof = vor Niederschlagen sicher
board-card-cost = Abgabe für einen Bionten
board-card-icons = Symbole
board-card-landforms = aktive Reihen
board-card-climate = Klima
board-card-order = Spielerreihenfolge
board-card-special = Besonderes
board-card-eon = Äon
board-card-metabolism = eine gewürfelte 1 bringt
board-card-triple = ein Drilling bringt
board-card-needs = verlangte Klötzchen
board-card-system = System-Chromosomen
board-card-organs = Organe
board-card-circles = Endosymbionten
board-card-diseased = Felder

board-manna-death = Manna-Tod
board-enzyme-death = Enzym-Tod
board-explain-life = Jede dieser Augenzahlen belebt, wenn sie fällt, ein ungeordnetes Klötzchen.
board-explain-manna-death = Fällt die Augenzahl, stirbt ein geordnetes Stück. Ein Enzym auf dem Feld verhindert es.
board-explain-enzyme-death = Fällt die Augenzahl, geht das rechte Enzym verloren. Ein Enzym auf dem Feld verhindert es.

## Karten auf dem Tisch, und wonach man sie sucht

trait-row = Reihe
trait-row-cosmic = Kosmos
trait-row-ocean = Ozean
trait-row-coastal = Küste
trait-row-continent = Kontinent
trait-colour = Farbe
trait-colour-red = rot
trait-colour-yellow = gelb
trait-colour-green = grün
trait-colour-blue = blau
trait-eon = Äon
trait-climate = Klima
board-front-manna = Manna
board-front-ties = Gleichstand
board-front-order = Reihenfolge
board-front-needs = nimmt
board-front-one = für eine 1
board-front-triple = für einen Drilling

## Felder von Karten, im Formular eigener Kartensätze

blank-en = englischer Name
blank-de = deutscher Name
blank-number = Nummer
blank-colour = Farbe
blank-icons = Symbole
blank-row = Reihe
blank-warm = Lebenswürfel, warm
blank-cool = Lebenswürfel, kalt
blank-slots = Felder
blank-manna = Manna
blank-dots = Reihenfolge bei Gleichstand
blank-smite-proof = sicher vor Einschlägen
blank-cost = kostet einen Katalysator
blank-bacterium = Bakterium
blank-metabolism = eine 1 bringt
blank-triple = ein Drilling bringt
blank-front = nicht aufgestufte Seite
blank-back = aufgestufte Seite
blank-eon = Äon
blank-landforms = aktive Reihen
blank-climate = Klima
blank-order = Spielerreihenfolge
blank-special = Besonderes
blank-needs = Klötzchen, die er nimmt
blank-system = System-Chromosomen
blank-organs = Organe
blank-endosymbionts = Endosymbionten
blank-marine = aquatisch
blank-terrestrial = terrestrisch
blank-sides = Seiten

## Games without rivals

board-goal = Ziel:
board-goal-solitaire = Am Ende haben deine beiden Farben Bionten in Makroorganismen des Meeres; noch besser: beide in einem an Land.
board-goal-points = { $points } Punkte mit beiden Farben zusammen.
board-goal-cooperative = Am Ende haben alle einen Makroorganismus, und einer davon lebt an Land.
board-npc-long = NPC: eine Farbe, die niemand spielt. Sie hat einen Bionten und ihren Parasiten, der sich dort ansiedelt, wo er am meisten zu holen findet.
