### Packs: what is wrong with one, what stands in one to fill in, and what is checked

## Problems, word for word as the code notes them

pack-icons = icons out of { $icons }, a track with a stage such as footprint 3, and cull I to III
pack-activities = activities out of { $icons }, a track with a stage such as footprint 3, perhaps with a Consequent: war -> energy 5
pack-requirements = requirements: menopause, a track with a stage such as energy 4, or a city: any, { $cities }
pack-events = two events out of { $events }, or catastrophe with the code of one on the map
pack-stages = a list of stages from 0 to 10
pack-grid = a row and a column such as [3, 17]
pack-corner = a corner such as c17: its line from the north, half Hexes from the west
pack-corners = six letters clockwise from the top: l for land, w for water, - for no corner
pack-needs = a track with a stage such as metallurgy 4
pack-orientations = both orientations have the same discipline; a card has two.
pack-spaces = codes of other spaces
pack-dice = six letters from north to south: w for a white die, g for a green one, - for neither
pack-find-number = No card has the number { $number }.
pack-find-hex = No Hex is called '{ $word }'.
pack-find-spot = No Spot is called '{ $word }'.
pack-find-resource = No resource has '{ $word }' in its name there.
pack-find-space = No space of the Philosophy is called '{ $word }'.
pack-find-centre = { $count } spaces are the centre; there should be one.
pack-find-start = The colour { $colour } starts nowhere.
pack-out-of-place = Out of place: { $cards }.
pack-called = It is called { $card }.
pack-not-these = Not so: { $cards }.
pack-lacks = Missing: { $icons }.
pack-no-walk = It cannot be walked to.
pack-no-ice = The ice does not bar the way.
pack-no-boats = Boats do not get round the ice.
pack-isle = { $word } is not so.
error-pack-no-space = spaces.toml: { $space }: adjacent: { $code } stands there; the spaces are { $spaces }.
error-pack-hex-taken = { $file }: { $hex }: at: another Hex lies in row { $row }, column { $column }.
error-pack-spot-nowhere = spots.toml: { $spot }: { $corner } is no corner of a Hex, or has a name already.

## Comments in the files of a pack to fill in

pack-hint-challenge =
    The 84 Challenge Cards.
    number         the number of the card
    epoch          I, II, III or IV, in the upper right corner
    religious      true where the religious icon stands beside it
    events         the two round icons, left to right: crowd disease, zoonotic disease, cooling, warming, deforestation,
                   forestation, pollution, famine, crisis, dictator left, dictator right, or catastrophe with the code of
                   the one in world.toml: "catastrophe toba"
    eureka         all of its icons: encephalize, abstraction, art, prayer, demagogue, purge, or a track with its number,
                   such as "footprint 3"
    requires       what stands after REQ, one of them being enough: menopause, or a track with its stage; [] for nothing
    rainbow        dissent where a figure stands on the rainbow, else plain
    first, second  the two orientations: culture (white), politics (purple) or industry (red), and the activities, which
                   are separated by "/" on the card; an arrow is written as in "war -> metallurgy 3".

pack-hint-idea =
    The 119 Ideas.
    number         the number of the card
    epoch          I, II, III or IV
    deck           the discipline on its back: culture (white), politics (purple) or industry (red)
    eureka         all of its icons: encephalize, abstraction, art, prayer, demagogue, invent, cull I to III, or a track
                   with its number
    requires       what stands after REQ, one of them being enough: menopause, a track with its stage, or a city: city any,
                   city war animal, city work animal, city biofuel, city horticulture, city metal, city oil,
                   city uranium; [] for nothing
    first, second  the two orientations, and the activities of each

pack-hint-comet =
    The four Comets.
    compares    mysticism, urbanization, diversity, or none on the last one
    discipline  where the victory chits go

pack-hint-crown =
    The four Crowns.
    discipline  the colour on the front: culture, politics or industry
    bonus       the icons beside it, [] for nothing

pack-hint-species =
    The four Species Placards.
    first        the name of the species in the first dispersal
    culture ...  the two rows in each discipline, and what the upper row has besides in the basic game, with the
                 environment it needs

pack-hint-space =
    The spaces of the Philosophy diagram. If there are others, put own = ["space"] into pack.toml.
    arm       centre, up, left or right
    favours   the discipline of the coloured "+"
    shuts     the discipline that cannot be scored
    chaos_if  enslave, preach or war where the space says +1 CHAOS IF
    crisis    genocide, civil war or economic crisis
    adjacent  the codes of the spaces that a line joins to it

pack-hint-track =
    The six technology tracks.
    stages   the numbers from left to right
    bonuses  the stages that give a free advance elsewhere

pack-hint-hex =
    The Hexes of the map. To lay another one, put own = ["hex", "spot"] into pack.toml and write all of them.
    at         row and column; rows run from north to south, odd ones stand half a Hex further east
    terrain    ocean (blue disc), shelf (blue ring) or continental
    ring       blue, white, orange, green or none; stars as printed on it
    corners    the Spots clockwise from the top: l for land, w for water, - where the Hex is cut off
    resources  horticulture, biofuel, work animal, war animal, luxury, metal, oil, uranium; the last four with what they
               need

pack-hint-spot =
    Spots that have a name, a start colour or two places.
    at      the corner: a letter for its line from the north, and a number of half Hexes from the west
    also    the other place of a Spot at both edges of the map
    ground  land or water, if it is another than the Hexes around it say
pack-hint-site =
    The Hexes of the custom side of the map, before Hex chits are laid on them; fields as in world.toml.
pack-hint-chit =
    The 26 Hex chits of the custom map.
    littoral  the side with a blue or a white ring; fields as in world.toml, without a place
    inland    the other side
    start     black, white, orange or green where a start Spot is printed, which must be the first land corner from the
              top; leave it out elsewhere
pack-hint-craton =
    The cratons of Bios:Megafauna: four of Earth, two of Mars, two of Venus.
    planet   earth, mars or venus
    terrain  seven words: the centre, then the faces 1 to 6 of a die, clockwise from the upper right; weeds, swamp, sea,
             highland or basin
    start    the colour that starts here, and on_face where; leave both out elsewhere
pack-hint-strip =
    The latitude strips of Bios:Megafauna, from the coldest to the warmest.
    dice  six letters from north to south: w for a white die, g for a green one, - for neither

## Names of the checks

check-cards-84-challenge-cards-119-ideas-4-comets = cards: 84 Challenge Cards, 119 Ideas, 4 Comets
check-comets-i-ii-iii-and-iv = comets: I, II, III and IV
check-ideas-twelve-piles-of-three-or-more = ideas: twelve piles of three or more
check-challenges-eleven-or-more-in-epoch-i-four-or-more-in-the-others = challenges: eleven or more in Epoch I, four or more in the others
check-cards-no-two-have-the-same-number = cards: no two have the same number
check-cards-challenge-cards-1-to-84-ideas-85-to-203-by-epoch = cards: Challenge Cards 1 to 84, Ideas 85 to 203, by Epoch
check-card-9-grave-goods = card 9: grave goods
check-card-14-musilanguage = card 14: musilanguage
check-card-19-earworms = card 19: earworms
check-card-24-internal-monologue = card 24: internal monologue
check-card-34-gilgamesh = card 34: Gilgamesh
check-card-67-united-nations = card 67: United Nations
check-card-69-televangelists = card 69: televangelists
check-card-76-florence-nightingale = card 76: Florence Nightingale
check-card-79-napoleon = card 79: Napoleon
check-card-98-drugs = card 98: drugs
check-card-116-handaxe = card 116: handaxe
check-card-120-lomekwi = card 120: Lomekwi
check-card-144-ard-plow = card 144: ard plow
check-card-146-wheeled-vehicles = card 146: wheeled vehicles
check-card-178-broadcasting = card 178: broadcasting
check-card-184-natural-rights = card 184: natural rights
check-epochs-earworms-and-musilanguage-in-i-internal-monologue-in-ii = epochs: earworms and musilanguage in I, internal monologue in II
check-foundations-each-has-a-eureka = foundations: each has a Eureka
check-events-each-kind-occurs = events: each kind occurs
check-foundations-each-pair-of-colours-in-each-epoch = foundations: each pair of colours in each Epoch
check-dictators-they-purge-and-nobody-else-does = dictators: they purge, and nobody else does
check-dictators-leftist-and-rightist-ones = dictators: leftist and rightist ones
check-dictators-one-event-of-a-card-at-most = dictators: one event of a card at most
check-grave-goods-religious-and-no-dictator = grave goods: religious, and no dictator
check-foundations-several-religious-ones = foundations: several religious ones
check-earworms-a-dissent-and-a-side-that-is-not-industry = earworms: a Dissent, and a side that is not industry
check-earworms-the-other-side-is-industry = earworms: the other side is industry
check-united-nations-abstraction-or-exogamy-with-footprint-6-in-culture = united nations: abstraction, or exogamy with footprint 6, in culture
check-televangelists-a-dictator = televangelists: a dictator
check-televangelists-prayer-and-purge = televangelists: prayer and purge
check-televangelists-spread-war-or-prayer-with-preach-in-culture = televangelists: spread, war, or prayer with preach, in culture
check-napoleon-crisis-then-rightist-dictator = napoleon: crisis, then rightist dictator
check-napoleon-a-culture-side = napoleon: a culture side
check-foundations-some-with-a-dissent-some-without = foundations: some with a Dissent, some without
check-foundations-four-dissents-of-one-discipline-that-is-not-industry = foundations: four Dissents of one discipline that is not industry
check-foundations-art-in-politics = foundations: art in politics
check-preach-on-foundations-of-epochs-i-to-iii-white-most-then-purple = preach on Foundations of Epochs I to III: white most, then purple
check-war-and-enslave-on-foundations-of-epochs-i-to-iii-mostly-purple = war and enslave on Foundations of Epochs I to III: mostly purple
check-war-or-enslave-on-white-foundations-of-epoch-iv = war or enslave on white Foundations of Epoch IV
check-encephalize-more-on-challenge-cards-than-on-ideas = encephalize: more on Challenge Cards than on Ideas
check-information-3-and-more-on-challenge-cards = information 3 and more: on Challenge Cards
check-art-rarer-in-epochs-iii-and-iv = art: rarer in Epochs III and IV
check-cooling-and-warming-two-cards-or-more-of-each-in-each-epoch = cooling and warming: two cards or more of each in each Epoch
check-catastrophes-each-card-names-a-hex-of-the-map = catastrophes: each card names a Hex of the map
check-catastrophes-the-hex-has-the-numeral-of-the-card-s-epoch = catastrophes: the Hex has the numeral of the card's Epoch
check-catastrophes-each-hex-that-may-be-struck-is-named-by-a-card = catastrophes: each Hex that may be struck is named by a card
check-pollution-and-crowd-disease-not-before-epoch-ii = pollution and crowd disease: not before Epoch II
check-foundations-the-kurgans-in-epoch-ii = foundations: the Kurgans in Epoch II
check-eurekas-no-cull-on-a-challenge-card = eurekas: no cull on a Challenge Card
check-ideas-each-has-a-eureka = ideas: each has a Eureka
check-ideas-the-pile-is-one-of-the-two-orientations = ideas: the pile is one of the two orientations
check-ideas-one-of-the-culture-pile-with-a-purple-side-and-an-abstraction = ideas: one of the culture pile with a purple side and an abstraction
check-ideas-one-with-menopause-and-encephalize = ideas: one with menopause and encephalize
check-ideas-energy-4-or-more-in-politics = ideas: energy 4 or more in politics
check-broadcasting-a-biofuel-or-an-oil-city = broadcasting: a biofuel or an oil City
check-culls-of-epochs-i-ii-and-iii = culls: of Epochs I, II and III
check-culls-not-of-a-later-epoch-than-their-own = culls: not of a later Epoch than their own
check-requirements-a-city-of-any-kind-and-of-each-kind-but-luxury = requirements: a City of any kind, and of each kind but luxury
check-requirements-no-city-in-epoch-i-on-a-quarter-of-the-ideas-of-epoch-ii-or-more = requirements: no City in Epoch I, on a quarter of the Ideas of Epoch II or more
check-requirements-oil-and-uranium-in-epoch-iv-only = requirements: oil and uranium in Epoch IV only
check-requirements-foundations-never-ask-for-a-city = requirements: foundations never ask for a City
check-maritime-ideas-that-need-energy-4-two-or-more = maritime Ideas that need energy 4: two or more
check-information-2-on-two-ideas-or-more-of-epochs-i-and-ii = information 2: on two Ideas or more of Epochs I and II
check-trade-on-ideas-red-most-then-white = trade on Ideas: red most, then white
check-prayer-and-preach-more-than-half-on-white-sides = prayer and preach: more than half on white sides
check-abstraction-rarer-in-epoch-i-than-in-ii = abstraction: rarer in Epoch I than in II
check-domesticate-and-cultivate-in-epochs-i-and-ii-white-most = domesticate and cultivate in Epochs I and II: white most
check-prospect-of-anything-of-luxury-of-metal = prospect: of anything, of luxury, of metal
check-elder-actions-and-invent-each-occurs = elder actions and invent: each occurs
check-science-on-red-sides-pseudoscience-on-white-ones = science on red sides, pseudoscience on white ones
check-artisan-more-often-on-an-idea-than-on-a-challenge-card = artisan: more often on an Idea than on a Challenge Card
check-trade-more-often-on-an-idea-than-on-a-challenge-card = trade: more often on an Idea than on a Challenge Card
check-urbanize-more-often-on-an-idea-than-on-a-challenge-card = urbanize: more often on an Idea than on a Challenge Card
check-technology-more-often-on-an-idea-than-on-a-challenge-card = technology: more often on an Idea than on a Challenge Card
check-eurekas-an-invent-and-a-demagogue-among-them = eurekas: an invent and a demagogue among them
check-consequents-prospect-with-energy-5 = consequents: prospect with energy 5
check-consequents-prospect-with-metallurgy-3 = consequents: prospect with metallurgy 3
check-consequents-trade-with-maritime-6 = consequents: trade with maritime 6
check-consequents-war-with-metallurgy-3-or-more = consequents: war with metallurgy 3 or more
check-technology-every-number-on-a-card-is-a-stage-after-the-first = technology: every number on a card is a stage after the first
check-requirements-every-number-is-a-stage-after-the-first = requirements: every number is a stage after the first
check-technology-the-cards-lead-to-the-last-stage-of-each-track = technology: the cards lead to the last stage of each track
check-technology-energy-8-and-maritime-8-in-epoch-iv-only = technology: energy 8 and maritime 8 in Epoch IV only
check-cards-each-orientation-has-an-activity = cards: each orientation has an activity
check-cards-each-has-something-for-the-basic-game = cards: each has something for the basic game
check-tracks-six-ascending-stages-each = tracks: six ascending stages each
check-footprint-1-to-6 = footprint: 1 to 6
check-energy-3-to-8 = energy: 3 to 8
check-information-1-to-6 = information: 1 to 6
check-metallurgy-with-2-3-and-4-up-to-6 = metallurgy: with 2, 3 and 4, up to 6
check-immunology-with-2-4-and-6-up-to-10 = immunology: with 2, 4 and 6, up to 10
check-maritime-from-0-with-1-2-and-3-up-to-8 = maritime: from 0, with 1, 2 and 3, up to 8
check-tracks-the-third-stages-are-footprint-3-energy-5-immunology-4-maritime-2 = tracks: the third stages are footprint 3, energy 5, immunology 4, maritime 2
check-tracks-madagascar-scores-12-13-and-5-new-zealand-13-25-and-22 = tracks: Madagascar scores 12, 13 and 5, New Zealand 13, 25 and 22
check-energy-steam-and-oil-give-a-free-advance = energy: steam and oil give a free advance
check-species-domesticate-from-an-environment-of-5-cultivate-from-6-prospect-from-the-start = species: domesticate from an environment of 5, cultivate from 6, prospect from the start
check-tracks-the-environment-starts-at-4 = tracks: the environment starts at 4
check-species-specialize-invent-library-and-elect-in-every-lower-row = species: specialize, invent, library and elect in every lower row
check-species-spread-in-the-upper-row-of-politics = species: spread in the upper row of politics
check-species-spread-in-every-upper-row = species: spread in every upper row
check-crowns-the-fourth-is-industry-and-encephalizes = crowns: the fourth is industry and encephalizes
check-crowns-culture-and-politics-among-the-first-three = crowns: culture and politics among the first three
check-comets-mysticism-for-culture-urbanization-for-politics-diversity-for-industry-nothing-for-the-last = comets: mysticism for culture, urbanization for politics, diversity for industry, nothing for the last
check-philosophy-one-centre-which-favours-shuts-and-punishes-nothing = philosophy: one centre, which favours, shuts and punishes nothing
check-philosophy-six-spaces-shut-a-score-two-for-each-discipline = philosophy: six spaces shut a score, two for each discipline
check-philosophy-two-spaces-punish-each-of-enslave-preach-and-war = philosophy: two spaces punish each of enslave, preach and war
check-philosophy-abolitionist-agnostic-and-pacifist-among-them = philosophy: abolitionist, agnostic and pacifist among them
check-philosophy-every-other-space-favours-a-discipline = philosophy: every other space favours a discipline
check-philosophy-no-space-favours-what-it-shuts = philosophy: no space favours what it shuts
check-philosophy-natural-law-favours-industry-and-so-does-another-space = philosophy: natural law favours industry, and so does another space
check-philosophy-no-shutting-space-beside-the-centre = philosophy: no shutting space beside the centre
check-philosophy-every-space-can-be-reached = philosophy: every space can be reached
check-philosophy-whoever-is-beside-a-space-has-it-beside = philosophy: whoever is beside a space has it beside
check-philosophy-a-bellwether-can-shut-each-discipline-from-the-centre = philosophy: a Bellwether can shut each discipline from the centre
check-philosophy-civil-war-above-and-in-the-centre-economic-crisis-left-genocide-right = philosophy: civil war above and in the centre, economic crisis left, genocide right
check-starts-zimbabwe-spain-china-and-indonesia-on-land = starts: Zimbabwe, Spain, China and Indonesia on land
check-starts-a-land-and-a-water-spot-of-each-colour-in-one-hex = starts: a land and a water Spot of each colour in one Hex
check-starts-no-two-land-spots-share-a-hex = starts: no two land Spots share a Hex
check-hexes-four-to-six-spots-each = hexes: four to six Spots each
check-spots-up-to-three-hexes-each = spots: up to three Hexes each
check-spots-beringia-musicians-seamounts-and-hawaii-join-the-edges = spots: Beringia, Musicians Seamounts and Hawaii join the edges
check-north-permanent-ice-beyond-both-upper-sides-of-every-hex-of-the-first-row = north: permanent ice beyond both upper sides of every Hex of the first row
check-hexes-one-or-two-resources-each = hexes: one or two resources each
check-resources-what-a-mineral-needs-is-a-stage-of-its-track = resources: what a mineral needs is a stage of its track
check-middle-east-oil-from-metallurgy-4-on = middle east: oil from metallurgy 4 on
check-saudi-arabia-pearls-a-luxury-from-maritime-1-on = saudi arabia: pearls, a luxury from maritime 1 on
check-war-animals-the-elephant-of-india-horse-and-rhino = war animals: the elephant of India, horse and rhino
check-animals-the-camel-of-the-himalaya-and-the-wombat-of-australia = animals: the camel of the Himalaya and the wombat of Australia
check-biofuel-mediterranean-andes-sonoran-desert-hawaii = biofuel: Mediterranean, Andes, Sonoran desert, Hawaii
check-resources-all-eight-kinds = resources: all eight kinds
check-horticulture-where-food-production-began = horticulture: where food production began
check-stars-16-rings-with-four-4-with-three-12-with-fewer = stars: 16 rings with four, 4 with three, 12 with fewer
check-stars-on-16-blue-and-white-rings-on-16-orange-and-green-ones = stars: on 16 blue and white rings, on 16 orange and green ones
check-california-an-orange-ring-with-three-stars = california: an orange ring with three stars
check-rings-blue-on-a-shelf-and-nowhere-else-none-on-the-ocean-stars-only-on-rings = rings: blue on a shelf and nowhere else, none on the ocean, stars only on rings
check-rings-some-without-stars-in-each-colour = rings: some without stars in each colour
check-northern-australia-a-green-ring-beside-the-wombat-hex-with-an-orange-one-and-the-carcharodon-ocean = northern australia: a green ring, beside the wombat Hex with an orange one and the Carcharodon ocean
check-horse-in-the-first-row-of-hexes-or-the-second = horse: in the first row of Hexes or the second
check-catastrophes-hexes-for-each-epoch = catastrophes: Hexes for each Epoch
check-catastrophes-toba-among-them = catastrophes: Toba among them
check-starts-somewhere-to-spread-to-for-any-number-of-players = starts: somewhere to spread to, for any number of players
check-crossing-to-australia-shut-in-the-east-and-open-in-the-south-with-footprint-3 = crossing to australia: shut in the east and open in the south with footprint 3
check-crossing-to-australia-shut-on-both-routes-with-footprint-1 = crossing to australia: shut on both routes with footprint 1
check-crossing-to-australia-open-on-both-routes-with-maritime-2 = crossing to australia: open on both routes with maritime 2
check-crossing-to-australia-no-other-way-with-footprint-1 = crossing to australia: no other way with footprint 1
check-australia-out-of-reach-with-maritime-0-in-reach-with-1 = australia: out of reach with maritime 0, in reach with 1
check-boats-greenland-vinland-hawaii-and-new-zealand-with-maritime-2-none-with-1 = boats: Greenland, Vinland, Hawaii and New Zealand with maritime 2, none with 1
check-middle-atlantic-crossed-with-maritime-3-not-with-2 = middle atlantic: crossed with maritime 3, not with 2
check-beringia-on-foot-from-asia-with-ice-before-the-rest-of-america = beringia: on foot from Asia, with ice before the rest of America
check-iceland-and-the-canaries-land-equally-far-from-the-french-hex-with-water-between = iceland and the canaries: land, equally far from the French Hex, with water between
check-spain-boats-are-needed-at-gibraltar = spain: boats are needed at Gibraltar
check-merfolk-an-ocean-or-a-shelf-near-every-start = merfolk: an ocean or a shelf near every start
check-map-with-every-technology-every-land-spot-can-be-reached = map: with every technology every land Spot can be reached
check-hex-chits-start-spots-of-the-four-colours = hex chits: start Spots of the four colours
check-hex-chits-a-side-with-a-blue-or-a-white-ring-each-five-for-the-yrr = hex chits: a side with a blue or a white ring each, five for the Yrr
check-hex-chits-blank-green-orange-and-white-ones-and-oceans = hex chits: blank, green, orange and white ones, and oceans
check-custom-side-oil-and-uranium-on-its-islands = custom side: oil and uranium on its islands

## Statements that are not checked, and why

check-cards-events-orientations-and-activities-are-of-the-known-kinds = cards: events, orientations and activities are of the known kinds
untestable-cards-events-orientations-and-activities-are-of-the-known-kinds = A pack with another word is not read at all.
check-consequents-only-after-prayer-urbanize-exogamy-war-and-trade-an-advancement-chaos-or-preach = consequents: only after prayer, urbanize, exogamy, war and trade; an advancement, Chaos or preach
untestable-consequents-only-after-prayer-urbanize-exogamy-war-and-trade-an-advancement-chaos-or-preach = A pack with another one is not read at all.
check-foundations-each-has-a-rainbow = foundations: each has a Rainbow
untestable-foundations-each-has-a-rainbow = A pack says only whether the Rainbow is a Dissent.
check-tracks-all-cubes-start-on-the-first-stages-diversity-at-1 = tracks: all cubes start on the first stages, Diversity at 1
untestable-tracks-all-cubes-start-on-the-first-stages-diversity-at-1 = That is a rule of the setup.
check-canary-islands-an-island = canary islands: an island
untestable-canary-islands-an-island = On this grid its corner touches the Sahara, so it can be walked to.

## Words that can be chosen at the desk

desk-word-plain = plain
desk-word-dissent = dissent
desk-word-culture = { discipline-culture }
desk-word-politics = { discipline-politics }
desk-word-industry = { discipline-industry }
desk-word-none = none
desk-word-mysticism = { domain-mysticism }
desk-word-urbanization = urbanization
desk-word-diversity = diversity
desk-word-centre = centre
desk-word-up = up
desk-word-left = left
desk-word-right = right
desk-word-enslave = enslave
desk-word-preach = preach
desk-word-war = war
desk-word-genocide = genocide
desk-word-civil-war = civil war
desk-word-economic-crisis = economic crisis
desk-word-ocean = ocean
desk-word-shelf = shelf
desk-word-continental = continental
desk-word-blue = blue
desk-word-white = white
desk-word-orange = orange
desk-word-green = green
desk-word-black = black
desk-word-horticulture = { resource-horticulture }
desk-word-biofuel = { resource-biofuel }
desk-word-work-animal = { resource-work-animal }
desk-word-war-animal = { resource-war-animal }
desk-word-luxury = { resource-luxury }
desk-word-metal = { resource-metal }
desk-word-oil = { resource-oil }
desk-word-uranium = { resource-uranium }
desk-word-water = water
desk-word-land = land
desk-word-earth = Earth
desk-word-mars = Mars
desk-word-venus = Venus
