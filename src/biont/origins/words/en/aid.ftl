### The player aid: the turn and the icons on two pages.

aid-title = Bios:Origins: the turn and the icons (second edition; the letters name the rules)
aid-turn-title = The game
aid-turn =
    Four Epochs, each closed by a Comet; Comet IV ends the game at once (A0a).
    A turn has three phases: challenge, activities, then footprint and Market. Crown 1 begins, then clockwise (A0).
    Only the column with the Crown, your Ruling Class, acts. All your Ideas and Dissidents are there (A2).
    Pawns climb from emotions to vocabulary to Free Will; from there they go into the Market as Elders and come home again (B1a).
aid-challenge-title = 1. Challenge phase: one of these, or none
aid-challenge =
    Challenge the gods, with an Elder or an Emissary: a card is turned up, its two events strike everybody, then everybody bids once (E0a, E1, E2).
    A bid is Elders and Emissaries. Mysticism adds to it on religious cards, and the Philosophy adds one for the discipline it favours (E2b, E2c).
    The winner pays, takes the Eureka and lays the card lowest into one of its two columns. If that column does not rule, it does now: a quiet revolution (E2).
    Claim the Comet if it is on top: everybody suffers a Chaos, the Market goes on to the next Epoch, and you take a chit for each opponent with less Mysticism, fewer Cities or fewer Rainbows (E3).
    Globalize: give up a Bellwether, as a claimed Comet is called, and move the Philosophy one or two steps (E4).
aid-activities-title = 2. Activities: climb your ruling column
aid-activities =
    From the bottom up: Foundations, lower Species row, upper Species row, Ideas. One activity a card; skip what you like (F0a).
    A Dissident on a Foundation shuts it down; one on the Crown shuts nothing (F0b).
    A slash means: choose one. What stands behind an arrow is compulsory and comes last (F0c, F0d).
    An Idea is invented when as many Elders stand on it as the number of its row, one of them yours. Everybody with an Elder there gets its Eureka (G2).
    Who uses a card with a foreign Emissary gives its owner a Negotiation: a step towards your stage, a pawn to Free Will, or a Dissident less (F0f).
aid-moving-title = Moving on the map
aid-moving =
    A spread covers as many Spots as your energy, with as many water Spots as your maritime, and ends on empty land (G6a, G6b).
    Not between two uninhabitable Hexes. Footprint 3 opens deserts, energy 5 ice, immunology 4 jungles, maritime 2 seas and ocean (G6f).
    Without a war animal, oil or uranium City nobody spreads from what moved or was founded this turn (G6c).
    A City needs a habitable Hex, a Migrant beside it and the right resource; black resources also need a technology (G7).
aid-chaos-title = Chaos, whenever it comes
aid-chaos =
    Each Chaos moves a Migrant of yours onto an empty Dissent of your Ruling Class (D2).
    No empty Dissent left: all Dissidents are quelled. Each costs an Elder, an Emissary or a City, or a Migrant if you have none of these (D3a).
    Then your lowest Foundation turns around and its other column rules; Ideas without that colour go to Lore (D3b, D3e).
    In your own activities this ends the phase (D3f). Your last token on the map is never lost but flees: diaspora (D4).
aid-footprint-title = 3. Footprint and Market
aid-footprint =
    A Hex feeds as many tokens, of all players, as your footprint. Take your own away until it fits; each brings a Chaos (H1a, H1b).
    A Migrant counts in every Hex around it, a City only in its own (H1a).
    Market cards slide away from the decks, then the Gaps are filled (H2).
aid-scores-title = Three scores, of which the best counts
aid-scores =
    Culture: chits of Comet I, Mysticism, footprint, energy (I1).
    Politics: chits of Comet II, Cities, metallurgy, immunology (I2).
    Industry: chits of Comet III, open Rainbows, maritime, information (I3).
    The Philosophy can shut one of them for all (I0b). Ties go by the sum of all three (I0a).
aid-events-title = Events
aid-technologies-title = Technologies: a step up to the number printed
aid-brain-title = Brain
aid-knowledge-title = Knowledge
aid-map-title = On the map
aid-transactions-title = Transactions (advanced game)
aid-elders-title = Elder actions (advanced game)
aid-others-title = Others
