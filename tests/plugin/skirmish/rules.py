"""Skirmish: a small game that asks of the kernel all that a big one may ask.

Tribes on six regions bid once around for the idol, vote in secret, and strike at each other with hidden cards and
dice. A strike may kill a token, which brings chaos over its owner; enough chaos is a revolution, in which the victim
chooses what to lose and which ends the turn of whoever is active; a tribe without tokens goes into diaspora, where the
others are asked in order whether they shelter it. All of that happens in the middle of somebody else's turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from biont.kernel import (
    Asking,
    Chance,
    Event,
    Game,
    Kind,
    Notation,
    Option,
    Play,
    Question,
    Reason,
    Refusal,
    Result,
    Rules,
    StepRule,
    Table,
    Verbs,
    ask,
    joined,
    staged,
)

REGIONS = ("fen", "heath", "cliff", "dune", "glen", "moor")
SEATS = ("red", "blue", "green", "white")
CARDS = 20
TOKENS = 6
COINS = 30
UNKNOWN = -1


class Ground(Table):
    """The table of a skirmish; ``tokens`` counts by seat and region, cards are numbers whose rest by 4 is strength."""

    __slots__ = ("active", "bank", "bid", "bidder", "chaos", "coins", "deck", "discard", "hands", "idol", "tokens")

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.active = 0
        self.bank = COINS - 3 * seats
        self.bid = 0
        self.bidder = -1
        self.idol = 0
        self.chaos = [0] * seats
        self.coins = [3] * seats
        self.deck = list(range(CARDS))
        self.discard: list[int] = []
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.tokens = [0] * (seats * len(REGIONS))

    def on(self, seat: int) -> list[int]:
        """The regions where a seat has tokens."""
        return [r for r in range(len(REGIONS)) if self.tokens[seat * len(REGIONS) + r]]

    def place(self, seat: int, region: int, change: int) -> None:
        """Add or remove a token."""
        self.tokens[seat * len(REGIONS) + region] += change

    def in_play(self, seat: int) -> int:
        """How many tokens a seat has on the ground."""
        return sum(self.tokens[seat * len(REGIONS) : (seat + 1) * len(REGIONS)])

    def pay(self, seat: int, amount: int) -> None:
        """Move coins from a seat to the bank, or back when negative and as far as the bank can."""
        amount = max(amount, -self.bank)
        self.coins[seat] -= amount
        self.bank += amount


DRAWS = Event("draws", "S0")
DREW = Event("drew", "S0", ("card",))


def draw_card(play: Play[Ground], seat: int) -> None:
    """A seat takes the top card of the deck, seen by nobody else."""
    table = play.table
    if not table.deck:
        table.deck, table.discard = table.discard, []
        play.shuffle(table.deck)
    if table.deck:
        card = table.deck.pop()
        table.hands[seat] = tuple(sorted((*table.hands[seat], card)))
        play.reveal()
        play.note(DRAWS, seat)
        play.whisper(seat, DREW, card)


DISCARDS = Event("discards", "S0", ("card",))


def discard_card(play: Play[Ground], seat: int, card: int) -> None:
    """A card leaves a hand for the discard, face up."""
    table = play.table
    table.hands[seat] = tuple(other for other in table.hands[seat] if other != card)
    table.discard.append(card)
    play.reveal()
    play.note(DISCARDS, seat, card)


ROUND_BEGINS = Event("round", "S1", ("number",))


def round_begins(play: Play[Ground], number: int) -> None:
    """S1: an auction, a vote, then a turn for every seat from the owner of the idol on."""
    table = play.table
    seats = len(table.coins)
    order = [(table.idol + i) % seats for i in range(seats)]
    table.bid, table.bidder = 0, -1
    play.note(ROUND_BEGINS, -1, number)
    play.push_all([*(("bid", seat) for seat in order), ("idol",), ("vote", table.idol), ("turns", number)])


ASK_BID = Question("auction", "S2", ("coins",))
BIDS = Event("bids", "S2", ("coins",))


def bid(play: Play[Ground], seat: int) -> Asking[None]:
    """S2: each seat bids once, more than all before it, or passes."""
    table = play.table
    options: list[Option] = [("pass",), *(("bid", coins) for coins in range(table.bid + 1, table.coins[seat] + 1))]
    answer = yield ask(seat, ASK_BID, options, (table.bid,))
    if answer[0] == "bid":
        table.bid, table.bidder = answer[1], seat
        play.note(BIDS, seat, table.bid)


TAKES_IDOL = Event("takes idol", "S2", ("coins",))


def idol(play: Play[Ground]) -> None:
    """S2: the highest bidder pays and has the idol."""
    table = play.table
    if table.bidder >= 0:
        table.pay(table.bidder, table.bid)
        table.idol = table.bidder
        play.note(TAKES_IDOL, table.idol, table.bid)


ASK_VOTE = Question("vote", "S3")
BALLOTS = Event("ballots", "S3", ("dice",))


def vote(play: Play[Ground], first: int) -> Asking[None]:
    """S3: all vote in secret; peace gives everybody a card, war ruins the region that the die names."""
    seats = len(play.table.coins)
    ballots = []
    for i in range(seats):
        seat = (first + i) % seats
        answer = yield ask(seat, ASK_VOTE, [("peace",), ("war",)], secret=True)
        ballots.append(answer[0] == "war")
    play.reveal()
    play.note(BALLOTS, -1, tuple(int(ballot) for ballot in ballots))
    if 2 * sum(ballots) > seats:
        region = play.roll(1)[0] - 1
        play.push_all([("kill", seat, region) for seat in range(seats) if region in play.table.on(seat)])
    else:
        for seat in range(seats):
            draw_card(play, seat)


def turns(play: Play[Ground], number: int) -> None:
    """S1: every seat has a turn; after three rounds the game ends."""
    seats = len(play.table.coins)
    order = [(play.table.idol + i) % seats for i in range(seats)]
    if number < 3:
        play.push("round", number + 1)
    play.push_all([("turn", seat) for seat in order])


def turn(play: Play[Ground], seat: int) -> None:
    """S1: two actions; what the others did in their turns stands."""
    play.seal()
    play.table.active = seat
    play.push_all([("act", seat, action) for action in range(2)])


ASK_ACT = Question("act", "S4", ("number",))
ASK_WEAPON = Question("weapon", "S5", ("seat", "region"))
SPREADS = Event("spreads", "S4", ("region",))


def act(play: Play[Ground], seat: int, action: int) -> Asking[None]:
    """S4: spread to a region, strike at somebody (whom, then where), or rest for a coin and a card."""
    table = play.table
    options: list[Option] = [("rest",)]
    if table.coins[seat] and table.in_play(seat) < TOKENS:
        options += [("spread", region) for region in range(len(REGIONS))]
    if table.hands[seat]:
        options += strikes(table, seat)
    answer = yield from staged(seat, ASK_ACT, options, (action,), reasons=(no_strikes, table, seat))
    if answer[0] == "spread":
        table.pay(seat, 1)
        table.place(seat, answer[1], 1)
        play.note(SPREADS, seat, answer[1])
    elif answer[0] == "strike":
        card = yield ask(seat, ASK_WEAPON, [("play", card) for card in table.hands[seat]], answer[1:])
        discard_card(play, seat, card[1])
        play.push("strike", seat, answer[1], answer[2], card[1] % 4)
    else:
        table.pay(seat, -1)
        draw_card(play, seat)


def strikes(table: Ground, seat: int) -> list[Option]:
    """Whom a seat can strike where: a region they share."""
    own = table.on(seat)
    others = [other for other in range(len(table.coins)) if other != seat]
    return [("strike", other, region) for other in others for region in table.on(other) if region in own]


NO_CARD = Reason("no-card-in-hand")


def no_strikes(table: Ground, seat: int) -> list[Refusal]:
    """Why a strike that somebody may have in mind is not offered."""
    if table.hands[seat]:
        return []
    return [Refusal(option, NO_CARD, "S5") for option in strikes(table, seat)]


ASK_AGAIN = Question("again", "S5", ("number", "number"))
STRIKES = Event("strikes", "S5", ("seat", "dice"))


def strike(play: Play[Ground], seat: int, victim: int, region: int, strength: int) -> Asking[None]:
    """S5: a die and the card's strength make five or more, with one more roll for a coin."""
    table = play.table
    (die,) = play.roll(1)
    if die + strength < 5 and table.coins[seat]:
        answer = yield ask(seat, ASK_AGAIN, [("reroll",), ("leave",)], (die, strength))
        if answer[0] == "reroll":
            table.pay(seat, 1)
            (die,) = play.roll(1)
    play.note(STRIKES, seat, victim, (region, die, strength))
    if die + strength >= 5 and region in table.on(victim):
        play.push("kill", victim, region)


DIES = Event("dies", "S6", ("region",))


def kill(play: Play[Ground], victim: int, region: int) -> None:
    """S6: a token dies; that brings chaos, and a diaspora if it was the last."""
    play.table.place(victim, region, -1)
    play.note(DIES, victim, region)
    play.push("chaos", victim)
    mourn(play, victim)


def mourn(play: Play[Ground], victim: int) -> None:
    """S9: whoever has lost the last token goes into diaspora before anything else happens."""
    if not play.table.in_play(victim):
        play.push("diaspora", victim)


CHAOS = Event("chaos", "S7", ("number",))


def chaos(play: Play[Ground], victim: int) -> None:
    """S7: the second chaos is a revolution with two losses; it ends the turn of whoever is active."""
    table = play.table
    table.chaos[victim] += 1
    play.note(CHAOS, victim, table.chaos[victim])
    if table.chaos[victim] >= 2:
        table.chaos[victim] = 0
        play.push_all([("loss", victim), ("loss", victim), ("upheaval",)])


ASK_LOSS = Question("loss", "S8")
LOSES = Event("loses", "S8", ("region",))


def loss(play: Play[Ground], victim: int) -> Asking[None]:
    """S8: the victim loses a token, a card or a coin of its own choice."""
    table = play.table
    options: list[Option] = [("lose", region) for region in table.on(victim)]
    options += [("discard", card) for card in table.hands[victim]]
    options += [("tribute",)] if table.coins[victim] else []
    if not options:
        return
    answer = yield ask(victim, ASK_LOSS, options)
    if answer[0] == "lose":
        table.place(victim, answer[1], -1)
        play.note(LOSES, victim, answer[1])
        mourn(play, victim)
    elif answer[0] == "discard":
        discard_card(play, victim, answer[1])
    else:
        table.pay(victim, 1)


UPHEAVAL = Event("upheaval", "S8")


def upheaval(play: Play[Ground]) -> None:
    """S8: the actions that the active seat still had are gone."""
    play.drop("act")
    play.note(UPHEAVAL, play.table.active)


ASK_SHELTER = Question("shelter", "S9", ("seat",))
ASK_LAND = Question("land", "S9", ("seat",))
SHELTERS = Event("shelters", "S9", ("seat",))
LANDS = Event("lands", "S9", ("region",))


def diaspora(play: Play[Ground], victim: int) -> Asking[None]:
    """S9: the others are asked in order for shelter, the first to give it earns a coin; the victim lands anew."""
    table = play.table
    seats = len(table.coins)
    for i in range(1, seats):
        host = (victim + i) % seats
        answer = yield ask(host, ASK_SHELTER, [("shelter",), ("refuse",)], (victim,))
        if answer[0] == "shelter":
            table.pay(host, -1)
            play.note(SHELTERS, host, victim)
            break
    else:
        host = victim
    landing = table.on(host) if host != victim else range(len(REGIONS))
    answer = yield ask(victim, ASK_LAND, [("land", region) for region in landing], (host,))
    table.place(victim, answer[1], 1)
    play.note(LANDS, victim, answer[1])


def points(table: Ground) -> tuple[int, ...]:
    """S10: two for each token and for the idol, one for each coin."""
    return tuple(2 * table.in_play(seat) + coins + 2 * (table.idol == seat) for seat, coins in enumerate(table.coins))


PLAIN: Verbs = dict.fromkeys(("pass", "peace", "war", "rest", "reroll", "leave", "tribute", "shelter", "refuse"), ())
CARDS_AND_COINS: Verbs = {"bid": ("coins",), "play": ("card",), "discard": ("card",)}
WHERE: Verbs = {"spread": ("region",), "lose": ("region",), "land": ("region",), "strike": ("seat", "region")}
VERBS: Verbs = joined((PLAIN, CARDS_AND_COINS, WHERE))


class Skirmish(Rules[Ground]):
    """The rules of Skirmish for two to four seats."""

    name = "skirmish"
    version = "1"
    steps: Mapping[str, StepRule] = {
        "round": round_begins, "bid": bid, "idol": idol, "vote": vote, "turns": turns, "turn": turn, "act": act,
        "strike": strike, "kill": kill, "chaos": chaos, "loss": loss, "upheaval": upheaval, "diaspora": diaspora,
    }  # fmt: skip

    def __init__(self, seats: int | Sequence[str] = 3) -> None:
        """``seats``: the tribes that play, or how many of them."""
        self.seats = SEATS[:seats] if isinstance(seats, int) else tuple(seats)
        kinds = (
            Kind("coins"),
            Kind("card"),
            Kind("seat", self.seats, "tribe"),
            Kind("region", REGIONS, "region", rank=1),
        )
        self.notation = Notation.of(VERBS, kinds)

    def blank(self) -> Ground:
        return Ground(len(self.seats))

    def setup(self, play: Play[Ground]) -> None:
        table = play.table
        play.shuffle(table.deck)
        for seat in range(len(self.seats)):
            for region in (0, 1, 2 + seat):
                table.place(seat, region, 1)
            for _ in range(2):
                draw_card(play, seat)
        play.push("round", 1)

    def blind(self, table: Ground, seat: int) -> Ground:
        twin = table.copy()
        twin.deck = [UNKNOWN] * len(table.deck)
        twin.hands = [hand if owner == seat else (UNKNOWN,) * len(hand) for owner, hand in enumerate(table.hands)]
        return twin

    def imagine(self, table: Ground, seat: int, chance: Chance) -> None:
        seen = set(table.discard).union(*table.hands)
        unseen = [card for card in range(CARDS) if card not in seen]
        chance.shuffle(unseen)
        table.hands = [tuple(sorted(unseen.pop() for _ in hand)) if UNKNOWN in hand else hand for hand in table.hands]
        table.deck = unseen

    def result(self, table: Ground) -> Result:
        scores = points(table)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Result(self.seats, winners, scores, "most points")


def game(seed: int, seats: int = 3) -> Game[Ground]:
    """A new skirmish."""
    return Game(Skirmish(seats), seed)


def invariants(table: Ground) -> None:
    """Cards, coins and tokens are conserved."""
    cards = sorted([*table.deck, *table.discard, *(card for hand in table.hands for card in hand)])
    assert cards == list(range(CARDS)), f"cards are not each in one place: {cards}"
    assert sum(table.coins) + table.bank == COINS, "coins were made or lost"
    assert min(table.coins) >= 0, "a seat owes coins"
    assert table.bank >= 0, "the bank owes coins"
    assert min(table.tokens) >= 0, "a region has fewer than no tokens"
    assert all(table.in_play(seat) <= TOKENS for seat in range(len(table.coins))), "a seat has too many tokens"


def permute(table: Ground, seat: int, chance: Chance) -> None:
    """Exchange at random all cards that a seat cannot see."""
    hidden = [card for owner, hand in enumerate(table.hands) if owner != seat for card in hand] + table.deck
    chance.shuffle(hidden)
    for owner, hand in enumerate(table.hands):
        if owner != seat:
            table.hands[owner] = tuple(sorted(hidden.pop() for _ in hand))
    table.deck = hidden
