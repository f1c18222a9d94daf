"""H. Purchases: who buys when (H0b), new mutations (H1), promotions (H2), and the turn in which all of it is asked.

Macroorganisms and organs (H3, H5) and the Red Queen (H4) have modules of their own. A turn is a step that asks for one
purchase and comes again until its player is done; its last ints are marks of what he did before that purchase.
"""

from __future__ import annotations

from biont.genesis import nouns
from biont.genesis.bionts import homes, is_resident
from biont.genesis.cards import POLLUTION, SEX
from biont.genesis.ids import NPC, ORGANISMS, PARASITE, Bearer, Organism, Player, colour_of, parasite_of, side_of
from biont.genesis.organisms import (
    host_of,
    icons,
    is_alive,
    is_life,
    is_macro,
    is_parasite,
    organisms_of,
    residents,
    tableau_of,
)
from biont.genesis.pools import catalysts
from biont.genesis.rules import entropy, macroorganisms, organs, red_queen, spike
from biont.genesis.rules.buyers import (
    buyers,
    card_price,
    charge,
    controller,
    count_purchase,
    is_open,
    may_roil,
    purchases_left,
    purse,
    seat_buying,
)
from biont.genesis.rules.gifts import call_for_gifts, donors, gift_options, give, offer_gifts
from biont.genesis.rules.mutations import promote, receive, roil, take_top, top_card
from biont.genesis.rules.purchase_refusals import lacks_catalysts, refusals
from biont.genesis.rules.sequence import PURCHASES, order_from
from biont.genesis.table import NOWHERE, Table
from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play
from biont.kernel.rules import StepRule
from biont.kernel.table import Step

NO_HOSTS = [NOWHERE] * 4
"""The hosts of the four parasite cards while none is in play."""

ANYWHERE = -1
"""The place of a turn in which a player buys for all his bacteria and macroorganisms and those he is a guest in."""

REFUSED = ORGANISMS
"""Added to an organism in the marks of a turn: a Red Queen on it was refused. An organism itself: it roiled a deck."""

CALLED = 2 * ORGANISMS
"""Another mark: others were called on to give to a pool that could pay nothing, and it has paid nothing since."""


# -- H0b: the order ----------------------------------------------------------------------------------------------------


@rule("A5", "H0b.1", "H0g.1")
def purchases(play: Play[Table], first: Player) -> None:
    """Phase 5: everybody may give catalysts, then the players buy in order, each parasite after its host.

    The first player can give in his own turn, which comes at once.
    """
    table = play.table
    table.phase = PURCHASES
    if is_life(table):
        marks = (CALLED,) if table.box.readings.gifts_out_of_turn else ()
        play.push("purchase-round", first, 0, 0, *marks)
        offer_gifts(play, order_from(table, first)[1:])
    elif table.box.advanced:
        play.push("food-chains", first)


@rule("A5", "A6c", "H0b.1", "H0b.2", "H4e", "C1b.2")
def purchase_round(play: Play[Table], first: Player, done: int, acted: int, *marks: int) -> Asking[None] | None:
    """Let the next one buy: a parasite whose host's bionts have all bought, or else the player whose turn it is.

    A parasite that was assimilated has no turn any more (U34). ``done`` counts those in the order who had theirs,
    ``acted`` has a bit for each parasite that had its own. The round comes again after each purchase, with the
    ``marks`` of the turn that it breaks into.
    """
    table = play.table
    order = order_from(table, first)
    parasite = _due_parasite(table, order, done, acted)
    while parasite == NOWHERE and done < len(order) and not _has_say(table, order[done]):
        done, marks = done + 1, ()
        parasite = _due_parasite(table, order, done, acted)
    if parasite != NOWHERE:
        play.push("purchase-round", first, done, acted | 1 << colour_of(parasite), *marks)
        _parasite_turns(play, parasite, order)
    elif done < len(order):
        after: Step = ("purchase-round", first, done + 1, acted)
        if not table.box.readings.parasites_wait:
            return _buy_one(play, order[done], ANYWHERE, marks, ("purchase-round", first, done, acted), after)
        play.push_all([("purchase-turn", order[done], ANYWHERE), after])
    elif table.box.advanced:
        play.push("food-chains", first)
    return None


def whose_turn(table: Table, first: Player, done: int) -> Bearer:
    """The player whose turn a round has come to when it asks for a purchase."""
    return next(bearer for bearer in order_from(table, first)[done:] if _has_say(table, bearer))


def _has_say(table: Table, bearer: Bearer) -> bool:
    """Whether anything could be asked in a bearer's turn; an NPC has none besides its parasite's."""
    return bearer < NPC and (bearer in table.owner or is_resident(table, bearer))


@rule("H0b.1", "A6c")
def _due_parasite(table: Table, order: list[Bearer], done: int, acted: int) -> Organism:
    """A parasite that may buy now; hyperparasites first, since they follow their host directly."""
    if table.host == NO_HOSTS:
        return NOWHERE
    had_turn = order[:done]
    having = NOWHERE if done == len(order) or table.box.readings.parasites_wait else order[done]
    due: list[int] = []
    for colour, host in enumerate(table.host):
        if host != NOWHERE and not acted >> colour & 1 and host_is_done(table, host, had_turn, having, acted):
            due.append(parasite_of(colour))
    if len(due) < 2:
        return due[0] if due else NOWHERE
    place = {bearer: number for number, bearer in enumerate(order)}
    due.sort(key=lambda parasite: (not is_parasite(host_of(table, parasite)), place.get(table.owner[parasite], 8)))
    return due[0]


def host_is_done(table: Table, host: Organism, had_turn: list[Bearer], having: Bearer, acted: int) -> bool:
    """Whether all bionts in a host have bought: of players who had their turn, or of the one who is ``having`` it and
    has no purchase left for the host (U25)."""
    if is_parasite(host):
        return bool(acted >> colour_of(host) & 1)
    for bearer in residents(table, host):
        buyer = controller(table, bearer, host)
        if buyer not in had_turn and (buyer != having or purchases_left(table, bearer, host) > 0):
            return False
    return True


@rule("H0b.1", "H0f", "C1b.2", "C1b.7", "E3.4")
def _parasite_turns(play: Play[Table], parasite: Organism, order: list[Bearer]) -> None:
    """All who have a biont in a parasite buy for it, in player order; an NPC by its own rules."""
    table = play.table
    inside = {bearer: controller(table, bearer, parasite) for bearer in residents(table, parasite)}
    turns: list[Step] = []
    for buyer in sorted(set(inside.values()), key=[*order, *range(8)].index):
        if buyer < NPC:
            turns.append(("purchase-turn", buyer, parasite))
        else:
            turns += [("npc-purchase", bearer, parasite) for bearer in inside if inside[bearer] == buyer]
    play.push_all(turns)


# -- H0: a turn --------------------------------------------------------------------------------------------------------


@rule("A5a", "A5b", "A6d", "H0.1", "H0.2", "H0b.2", "H0g.1", "H3.4")
def purchase_turn(play: Play[Table], player: Player, where: Organism, *marks: int) -> Asking[None]:
    """A player's turn for a parasite, or where parasites wait for all his other organisms."""
    return _buy_one(play, player, where, marks, ("purchase-turn", player, where), None)


ASK_PURCHASE = Question("purchase", "H0", about=(nouns.PLAYER, nouns.WHERE))
SEX_HAD = Event("sex", "H1a", things=(nouns.PLAYER, nouns.ORGANISM, nouns.ROW))


@rule("A5a", "A5b", "A6d", "H0.1", "H0.2", "H0b.2", "H0g.1", "H3.4")
def _buy_one(
    play: Play[Table], player: Player, where: Organism, marks: tuple[int, ...], again: Step, after: Step | None
) -> Asking[None]:
    """A player buys one thing for one of his organisms, or prepares it, or is done.

    ``again`` is the step that his turn goes on with, the marks added; ``after`` the one that follows it, if any.
    """
    table = play.table
    inside = homes(table, player)
    places = buying_places(table, player, where, inside)
    options: list[Option] = []
    for organism in places:
        options += organism_options(table, player, organism, marks)
    if not options and CALLED not in marks and _call(play, player, places, marks, again):
        return
    options += gift_options(table, player, inside)
    if not options and not places:
        _end_turn(play, after)
        return
    options.append(("done",))
    seat = table.box.seat_of[player]
    reasons = refusals, table, player, places, options
    answer = yield ask(seat, ASK_PURCHASE, options, (player, where), reasons)
    if answer[0] == "done":
        _end_turn(play, after)
        return
    verb, what, how = answer
    if verb == "give":
        give(play, player, what, how)
        play.push(*again, *marks)
    elif verb == "sex":
        play.push(*again, *marks, what)
        play.note(SEX_HAD, seat, player, what, how)
        roil(play, how)
    else:
        yield from _purchase(play, player, marks, answer, again)


@rule("H0g.1")
def _call(play: Play[Table], player: Player, places: list[Organism], marks: tuple[int, ...], again: Step) -> bool:
    """Call on others to give to a pool that can pay for nothing, where that is all a purchase lacks."""
    table = play.table
    name, *values = again
    for organism in places:
        if not buyers(table, player, organism):
            continue
        pool = tableau_of(table, organism)
        if donors(table, pool, (player,)) and lacks_catalysts(table, player, organism):  # what is seldom first
            if call_for_gifts(play, pool, (name, *[*values, *marks, CALLED]), (player,)):
                return True
    return False


def _end_turn(play: Play[Table], after: Step | None) -> None:
    if after is not None:
        play.push(*after)


def buying_places(table: Table, player: Player, where: Organism, inside: list[Organism]) -> list[Organism]:
    """The organisms in which a player has a say in this turn: all that are no parasites, or one parasite.

    ``inside`` are the organisms in which he has a biont.
    """
    if where != ANYWHERE:
        return [where] if is_alive(table, where) else []
    if table.box.npcs:  # only beside an NPC's biont an organism is without one of its owner's (E6c)
        inside = sorted({*inside, *organisms_of(table, player)})
    return [organism for organism in inside if organism < PARASITE]


def purchases_ahead(table: Table, player: Player, where: Organism) -> int:
    """Purchases that a player may still make in his turn, for all his organisms or for one parasite: as many as he has
    left for those that can buy now, but no more than there are discs to pay with; few cost none."""
    left: dict[Player, int] = {}
    for organism in buying_places(table, player, where, homes(table, player)):
        if organism_options(table, player, organism, ()):
            inside = buyers(table, player, organism)
            pool, more = tableau_of(table, organism), sum(purchases_left(table, one, organism) for one in inside)
            left[pool] = left.get(pool, 0) + more
    return sum(max(1, min(count, catalysts(table, pool))) for pool, count in left.items())


@rule("H0.1", "H0.2", "A5b", "G4.1")
def organism_options(table: Table, player: Player, organism: Organism, marks: tuple[int, ...]) -> list[Option]:
    """What a player can buy for one organism now, and the decks he may roil before he does."""
    inside = buyers(table, player, organism)
    if not inside:
        return []
    bearer = inside[0]
    if not catalysts(table, tableau_of(table, organism)):  # only Yellow's Red Queen may cost nothing (H4d)
        return _attacks(table, bearer, organism, marks)
    options: list[Option] = []
    if is_macro(table, organism):
        offers = organs.organ_options(table, bearer, organism)
    elif table.box.crystallizes:
        offers = macroorganisms.grow_options(table, bearer, organism)
    else:
        options = sex_options(table, organism, marks)
        offers = mutation_options(table, bearer, organism) + macroorganisms.grow_options(table, bearer, organism)
    for verb, what in offers:
        options.append((verb, organism, what))
    return options + _attacks(table, bearer, organism, marks)


def _attacks(table: Table, bearer: Bearer, organism: Organism, marks: tuple[int, ...]) -> list[Option]:
    """Red Queens that can be bought now; who has refused in this turn is not asked again, only outnumbered."""
    options: list[Option] = []
    for option in red_queen.attack_options(table, bearer, organism):
        target = red_queen.victim(table, organism, option)
        if REFUSED + target not in marks or red_queen.outnumbers(table, organism, target):
            options.append(option)
    return options


@rule("A5a")
def _purchase(play: Play[Table], player: Player, marks: tuple[int, ...], answer: Option, again: Step) -> Asking[None]:
    """Carry out one purchase. The turn goes on only after the spikes and other steps that it brings about."""
    table = play.table
    verb, organism, what = answer
    bearer = buyers(table, player, organism)[0]
    attack = verb in red_queen.ATTACKS
    kept = [mark for mark in marks if mark not in (organism, CALLED)]
    play.push(*again, *kept)
    if attack and not (yield from red_queen.consent(play, bearer, organism, answer)):
        play.cancel(*again, *kept)
        play.push(*again, *marks, REFUSED + red_queen.victim(table, organism, answer))
        return
    entropy.watch(play)
    count_purchase(table, bearer, organism)
    if attack:
        yield from red_queen.strike(play, bearer, organism, answer)
    elif verb == "grow":
        yield from macroorganisms.grow(play, bearer, organism, what)
    elif verb == "organ":
        yield from organs.add_organ(play, bearer, organism, what)
    else:
        yield from buy(play, bearer, organism, (verb, what))


# -- H1, H2: mutations -------------------------------------------------------------------------------------------------


@rule("H1.1", "H1.2", "H1.5", "H2.1", "H2d", "H0.1")
def mutation_options(table: Table, bearer: Bearer, organism: Organism) -> list[Option]:
    """Mutations that can be bought and promoted now: ``("buy", row)`` and ``("promote", mutation)``."""
    if is_macro(table, organism):
        return []
    payable = purse(table, organism)
    if True not in payable:
        return []
    options: list[Option] = []
    for row, deck in enumerate(table.decks):
        if deck and payable[card_price(table, deck[0])] and is_open(table, organism, row):
            options.append(("buy", row))
    for mutation in table.mutations[organism]:
        if not table.promoted[mutation] and payable[card_price(table, mutation)]:
            options.append(("promote", mutation))
    return options


@rule("H1a")
def sex_options(table: Table, organism: Organism, marks: tuple[int, ...] = ()) -> list[Option]:
    """Decks that may be roiled before the next purchase for an organism: once for each sex icon (U14).

    Nobody roils who has no catalyst to buy with; nobody has to buy what turns up (U32). A guest may roil too (U33).
    """
    sex = icons(table, organism, SEX)
    if not sex or sex <= marks.count(organism) or not catalysts(table, tableau_of(table, organism)):
        return []
    return [("sex", organism, row) for row in range(4) if len(table.decks[row]) > 1 and may_roil(table, organism, row)]


BOUGHT = Event("bought", "", things=(nouns.PLAYER, nouns.ORGANISM, nouns.MUTATION, nouns.ROW), causes=True)
PROMOTED = Event("promoted", "", things=(nouns.PLAYER, nouns.ORGANISM, nouns.MUTATION), causes=True)


@rule("H1.1", "H1d.1", "H2.1", "H2c")
def buy(play: Play[Table], bearer: Bearer, organism: Organism, option: Option) -> Asking[None]:
    """Pay for a new mutation or a promotion and lay it out with its cube; a polluter spikes its home row next.

    A new card may uncover the next of its deck, so a step must not ask anything after this.
    """
    table = play.table
    verb, what = option
    mutation = top_card(table, what) if verb == "buy" else what
    rule_id = "H1" if verb == "buy" else "H2"
    seat = seat_buying(table, bearer, organism)
    yield from charge(play, bearer, organism, card_price(table, mutation), rule_id)
    if verb == "buy":
        take_top(play, what)
        receive(play, organism, mutation)
        play.note_by(rule_id, BOUGHT, seat, bearer, organism, mutation, what)
    else:
        promote(play, mutation)
        play.note_by(rule_id, PROMOTED, seat, bearer, organism, mutation)
    if table.box.mutation_icons[side_of(mutation, table.promoted[mutation])][POLLUTION]:
        spike.pollution(play, organism)


STEPS: dict[str, StepRule] = {
    "purchases": purchases,
    "purchase-round": purchase_round,
    "purchase-turn": purchase_turn,
}
VERBS: Verbs = {
    "buy": (nouns.ORGANISM, nouns.ROW),
    "promote": (nouns.ORGANISM, nouns.MUTATION),
    "grow": (nouns.ORGANISM, nouns.MACRO),
    "organ": (nouns.ORGANISM, nouns.NUMBER),
    "sex": (nouns.ORGANISM, nouns.ROW),
    "done": (),
}
