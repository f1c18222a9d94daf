"""What is worthy of being suggested to somebody who learns: programs give some answers for want of a better one, or for
reasons that nobody sees. What the guide has taught it does not take back, and what it fears it does not bring near."""

from __future__ import annotations

from collections.abc import Sequence

from biont.games.advice import TriedOption
from biont.genesis.bionts import is_resident
from biont.genesis.cards import BLUE, FISSION, GREEN, POLLUTION, RED, SEX
from biont.genesis.ids import PARASITE, colour_of, cubes_of, side_of
from biont.genesis.organisms import chromosomes, error_shield, icons, tableau_of
from biont.genesis.pools import ASK_SUBSTITUTE
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.rules.atrophy import ASK_ATROPHY
from biont.genesis.rules.autocatalysis import ASK_CREATE_LIFE, ASK_DEATH, ASK_REROLL_ALL
from biont.genesis.rules.darwin import ASK_REROLL
from biont.genesis.rules.mutations import top_card
from biont.genesis.rules.purchase import ASK_PURCHASE
from biont.genesis.rules.red_queen import ATTACKS
from biont.genesis.rules.strikes import ASK_ULTRAVIOLET
from biont.genesis.rules.victory import points
from biont.genesis.table import BERTH, CELL, CELLS, HERE, NOWHERE, Table
from biont.genesis.web.contests import is_worth_a_claim
from biont.genesis.web.deaths import may_die
from biont.genesis.web.first_roll import would_survive
from biont.genesis.web.guests import has_guest
from biont.genesis.web.odds import alive, before_dice, lowest_error, unharmed, whose
from biont.genesis.web.promise import is_faint, is_left
from biont.genesis.web.regrets import in_vain, regrets
from biont.genesis.web.rerolls import room
from biont.genesis.web.risks import burners, guard, is_bare, may_harm, safe
from biont.genesis.web.smoke import leaves_smoke
from biont.genesis.web.tries import BUYING, Try, is_last
from biont.genesis.web.weakness import due_without, is_missed
from biont.kernel.decision import Option

SPENDS = "spend-disc"
"""A disc that goes in place of a piece."""

PRICES = frozenset(("twice", "banned", "late", "gives-up", "sunburn", "host-falls", "guest-next"))
"""What a purchase may cost or bring in vain though its cube is a point."""

FOOD = 1
"""What a die of a Darwin roll shows that is a catalyst by itself."""

RICH = 2
"""Of so many green discs one is laid where another could be."""

SPARE = 2
"""So many discs of a colour are soon needed; more can be laid against oxygen."""

SURE = 2
"""So many cubes that wake for certain are worth more than another roll."""

WORTHWHILE = 0.05
"""By so much a chance grows where it is worth a disc that nothing else needs."""

STEADIER = 0.2
"""By so much the chance to lose nothing in a Darwin roll grows where it is worth an ability that was just bought."""

LIKELY = 0.5
"""Whoever comes through his first Darwin roll with less than this chance is better off as he is."""


def is_worthy(trial: TriedOption) -> bool:
    """Whether an answer may be suggested."""
    table: Table = trial.before
    option, kind = trial.option, trial.decision.kind
    if kind == ASK_ATROPHY:
        return not (_wastes(trial, option) or is_missed(trial, option))
    if kind == ASK_SUBSTITUTE:  # what is due to somebody else need not be made good
        return option == ("forgo",) or trial.decision.data[0] in _players(trial)
    if kind == ASK_ULTRAVIOLET:
        return option[0] != "under" or not _burns_points(trial)
    if kind == ASK_REROLL:
        idle = _earns_nothing(trial, option) or _leaves_idle(trial, option)
        return not (idle or _breaks(trial, option) or _tempts(trial, option))
    if kind == ASK_DEATH:
        return may_die(trial)
    if kind == ASK_REROLL_ALL:
        if option[0] == "reroll":
            return woken(table, trial.decision.data) < SURE
        sure = woken(table, trial.decision.data) >= SURE
        return sure or not (is_barren(table, trial.decision.data) or _dies(trial))
    if kind == ASK_CREATE_LIFE:
        return option[0] != "decline" or would_survive(table, trial.decision.data[0]) < LIKELY
    if kind == ASK_PURCHASE:
        if option[0] == "done":
            return not _misses_points(trial)
        if option[0] == "sex":
            return not (_turns_over_all(trial, option) or _lets_others_smoke(trial))
        if option[0] in ATTACKS:
            return not (_moves_no_point(trial) and _misses_points(trial))
        if _is_burnt_sooner(trial) or _is_unripe(trial, option) or _is_plain(trial):
            return False
        return not (_lets_guests_spend(trial) or _lets_others_smoke(trial))
    match option:
        case ("done",) if kind == ASK_ASSIGN:
            return not (_misses_life(trial) or _keeps_spare(trial) or is_left(trial))
        case ("assign", *_) if kind == ASK_ASSIGN:
            return not is_faint(trial)
        case ("withdraw", *_):  # whoever is taken off a place would be sent there again
            return False
        case ("enzyme", int(colour), int(refugium)):  # whoever has most of his colour there rolls
            own = [("enzyme", one, refugium) in trial.decision.options for one in _players(trial)]
            suits = colour in _players(trial) or colour not in table.box.players or not any(own)
            return suits and _is_there(trial, refugium)
        case ("hgt", int(organism), *_):  # nobody is moved out of where another one has just been moved to
            return not any(table.acted_organism[BERTH[organism][one]] for one in _players(trial))
        case ("antioxidant", int(colour), *where):  # a program that can keep no more discs lays down all it has
            guarded = (safe(table, one) or not may_harm(table, one, "o2") for one in where or _bacteria(trial))
            return not (all(guarded) or _spares_green(trial, colour) or _leaves_bare(trial) or is_left(trial))
    return True


def _turns_over_all(trial: TriedOption, option: Option) -> bool:
    """Whether a deck can be turned over so often now that its first card would come again."""
    table, (verb, _, row) = trial.before, option
    able = [one[1] for one in trial.decision.options if (one[0], one[-1]) == (verb, row)]
    return sum(icons(table, one, SEX) for one in able) >= len(table.decks[row])


def _misses_life(trial: TriedOption) -> bool:
    """Whether somebody who has nothing to buy for keeps a disc that makes life on a place of his likelier, or keeps
    that place from somebody else."""
    table: Table = trial.before
    if any(is_resident(table, one) for one in _players(trial)):
        return False
    for colour, refugium in (one[1:] for one in trial.decision.options if one[0] == "enzyme" and len(one) == 3):
        if colour in _players(trial) and is_worth_a_claim(table, _players(trial), refugium):
            return True
        after = table.copy()
        after.enzymes[refugium] = (*table.enzymes[refugium], colour)
        if whose(after, "alive", refugium) in _players(trial):
            if (alive(after, refugium) or 0) - (alive(table, refugium) or 0) >= WORTHWHILE:
                return True
    return False


def _is_there(trial: TriedOption, refugium: int) -> bool:
    """Whether anybody of one's own is on a place: what is laid where nobody is serves others."""
    return any(trial.before.domes[CELL[refugium][one]] for one in _players(trial))


def _players(trial: TriedOption) -> tuple[int, ...]:
    found: tuple[int, ...] = trial.before.box.players_of(trial.decision.seat)
    return found


def _bacteria(trial: TriedOption) -> list[int]:
    return [one for one in range(PARASITE) if trial.before.owner[one] in _players(trial)]


def _spares_green(trial: TriedOption, colour: int) -> bool:
    """Whether a disc that only goes once is laid though green ones are many, of which each shields besides (E5b)."""
    option = ("antioxidant", GREEN, *trial.option[2:])
    green = sum(trial.before.pool[CELLS[one]][GREEN] for one in _players(trial))
    return colour != GREEN and green >= RICH and option in trial.decision.options


def _leaves_bare(trial: TriedOption) -> bool:
    """Whether a disc against oxygen is laid on one organism, though another of one's own that oxygen may strike is
    guarded less."""
    table, (verb, colour, *where) = trial.before, trial.option
    others = [one[2] for one in trial.decision.options if one[:2] == (verb, colour) and len(one) > 2]
    return any(guard(table, one) < guard(table, where[0]) and is_bare(table, one) for one in others if where)


def _keeps_spare(trial: TriedOption) -> bool:
    """Whether a disc is kept of which there are more than are soon needed, though oxygen may strike an organism."""
    table: Table = trial.before
    laid = [one for one in trial.decision.options if one[0] == "antioxidant" and len(one) > 2 and one[1] != GREEN]
    return any(
        table.pool[CELL[tableau_of(table, where)][colour]] > RICH and is_bare(table, where) and not safe(table, where)
        for _, colour, where in laid
    )


def _is_unripe(trial: TriedOption, option: Option) -> bool:
    """Whether a promotion gives up what a card was bought for in the same turn, and the organism is not much steadier
    for it; or what lets it buy twice, while there is something else to buy."""
    if option[0] != "promote" or is_last(trial.before):
        return False
    doubles = _buys_twice(trial, option) and any(_is_bought_along(trial, option, one) for one in trial.decision.options)
    if trial.before.onset[option[2]] != NOWHERE and not doubles:
        return False
    if option == trial.option and trial.after is not None and not doubles:
        now, then = (unharmed(table, option[1]) or 0 for table in (trial.before, trial.after))
        if then - now >= STEADIER:
            return False
    found = regrets(Try(trial.before, None, trial.decision, option, trial.teller))
    return any(one.name == "gives-up" for one in found)


def _buys_twice(trial: TriedOption, option: Option) -> bool:
    """Whether a promotion turns over a card by which its organism buys twice."""
    front, back = (trial.before.box.mutation_icons[cube] for cube in cubes_of(option[2]))
    return bool(front[FISSION] and not back[FISSION])


def _is_bought_along(trial: TriedOption, option: Option, other: Option) -> bool:
    """Whether something else can be bought for the organism of a promotion: no card that a sunburn could take, and none
    that gives up the same."""
    if other[0] not in BUYING or other == option or len(other) < 3 or other[1] != option[1]:
        return False
    if other[0] == "promote":
        return not _buys_twice(trial, other)
    return not burners(trial.before, option[1], 1)[0]


def _is_plain(trial: TriedOption) -> bool:
    """Whether a card without any ability is bought where one with some is to be had for the same."""
    if trial.option[0] != "buy" or _can_anything(trial, trial.option):
        return False
    table, same = trial.before, [one for one in trial.decision.options if one[:2] == trial.option[:2]]
    price = table.box.price[top_card(table, trial.option[2])]
    able = [one for one in same if _can_anything(trial, one) and table.box.price[top_card(table, one[2])] == price]
    return any(_is_sound(trial, one) for one in able)


def _can_anything(trial: TriedOption, option: Option) -> bool:
    """Whether a card that can be bought has an ability, and one that the organism has not yet."""
    table: Table = trial.before
    card = top_card(table, option[2])
    brought = table.box.mutation_icons[side_of(card, False)]
    tried = Try(table, None, trial.decision, option, trial.teller)
    useful = any(count for icon, count in enumerate(brought) if icon != POLLUTION)
    return useful and not any(in_vain(tried, option[1], brought, card))


def _lets_guests_spend(trial: TriedOption) -> bool:
    """Whether an organism buys whose guests may then spend the discs of its owner, while one without guests could."""
    table, mine = trial.before, _players(trial)
    if trial.option[0] not in BUYING or not has_guest(table, trial.option[1], mine):
        return False
    others = [one for one in trial.decision.options if one[0] in BUYING and not has_guest(table, one[1], mine)]
    return any(_is_sound(trial, one) for one in others)


def _lets_others_smoke(trial: TriedOption) -> bool:
    """Whether a card is left to others whose oxygen would cost much, though it could be bought oneself."""
    verb, *where = leaves_smoke(trial) or ("",)
    if trial.option[0] == "sex" and [trial.option[-1]] == where:
        return False  # another card lies there then
    return verb == "buy" and any(
        [one[0], *one[2:]] == [verb, *where] and _is_sound(trial, one) for one in trial.decision.options
    )


def _burns_points(trial: TriedOption) -> bool:
    """Whether a card goes with which more is lost than with another that could go: cubes on it, and what the cards of
    this turn still strike."""
    costs = {card: _cubes(trial.before, card) + due for card, due in due_without(trial).items()}
    return costs[trial.option[1]] > min(costs.values())


def _cubes(table: Table, mutation: int) -> int:
    return sum(table.mutation_cube[cube] == HERE for cube in cubes_of(mutation))


def _wastes(trial: TriedOption, option: Option) -> bool:
    """Whether a piece goes though a disc could, a disc that shields though another could, or the last blue cube, which
    repairs errors, though another cube could."""
    options = trial.decision.options
    if any(one[0] == SPENDS for one in options):
        spare = any(one[0] == SPENDS and one[1] != GREEN for one in options)
        return option[0] != SPENDS or (spare and option[1] == GREEN)
    alone = _colour(trial, option) == BLUE and chromosomes(trial.before, trial.decision.data[0], BLUE) == 1
    return alone and any(_colour(trial, one) not in (BLUE, NOWHERE) for one in options)


def _colour(trial: TriedOption, option: Option) -> int:
    """The colour of a cube that an organism loses; NOWHERE where it loses something else."""
    if option[0] == "lose-mutation":
        colour: int = trial.before.box.mutation_colour[option[1]]
        return colour
    return option[1] if option[0] == "lose-cube" else NOWHERE


def _breaks(trial: TriedOption, option: Option) -> bool:
    """Whether a die goes that earns, a one or the third of three alike, though it is no error that costs something, or
    another error earns nothing; or one of two alike, which may yet be three, though a lone one of the same worth
    could."""
    table: Table = trial.before
    organism, _, *dice = trial.decision.data
    if len(option) < 2:
        return False
    face, lowest = option[1], lowest_error(table, organism)
    if face == FOOD and chromosomes(table, organism, RED):
        return True
    errors = sum(one >= lowest for one in dice)

    def earns(one: int) -> bool:
        return dice.count(one) >= 3 and dice.count(one) % 3 == 0

    others = any(one >= lowest and not earns(one) for one in dice)
    if dice.count(face) % 3 == 2:
        alike = [one for one in dice if one > FOOD and (one < lowest) == (face < lowest)]
        return any(dice.count(one) % 3 == 1 and ("reroll", one) in trial.decision.options for one in alike)
    return earns(face) and (face < lowest or errors <= error_shield(table, organism) or others)


def _leaves_idle(trial: TriedOption, option: Option) -> bool:
    """Whether dice are kept though a lone one earns nothing and can be rolled again without any harm."""
    table: Table = trial.before
    organism, _, *dice = trial.decision.data
    if option[0] != "stand" or not _stores(trial) or not chromosomes(table, organism, RED):
        return False
    lowest = lowest_error(table, organism)
    spare = error_shield(table, organism) - sum(face >= lowest for face in dice)
    idle = {face for face in dice if face != FOOD and dice.count(face) % 3 == 1}
    return any(spare + (face >= lowest) > 0 for face in idle)


def _earns_nothing(trial: TriedOption, option: Option) -> bool:
    """Whether a die is rolled again that costs nothing, for food of which no own pool has room for more."""
    organism, _, *dice = trial.decision.data
    lowest = lowest_error(trial.before, organism)
    repaired = sum(face >= lowest for face in dice) <= error_shield(trial.before, organism)
    return len(option) > 1 and (repaired or option[1] < lowest) and not _stores(trial)


def _stores(trial: TriedOption) -> bool:
    """Whether there is room for the food of an organism, discs of its metabolism for ones and those for triples, in a
    pool of one's own: that of a parasite feeds its host."""
    table, organism = trial.before, trial.decision.data[0]
    box, owner = table.box, tableau_of(table, organism)
    if owner not in _players(trial):
        return False
    pool = CELLS[owner]
    colours = (box.metabolism[organism], box.triple[organism]) if organism < PARASITE else (colour_of(organism),)
    return any(table.pool[pool][colour] < box.cap for colour in colours)


def _tempts(trial: TriedOption, option: Option) -> bool:
    """Whether a die that does no harm is rolled again, though as an error it would cost a piece."""
    harmless = len(option) > 1 and option[1] < lowest_error(trial.before, trial.decision.data[0])
    return harmless and room(trial.before, trial.decision) <= 0


def _dies(trial: TriedOption) -> bool:
    """Whether dice that lie on a place bring it no life, while a second roll may."""
    chances = [
        [one.chance for one in before_dice(trial.before, trial.decision.kind, trial.decision.data, way)]
        for way in (("stand",), ("reroll",))
    ]
    return max(chances[0], default=1.0) == 0 < max(chances[1], default=0.0)


def woken(table: Table, data: Sequence[int]) -> int:
    """How many cubes dice wake for certain that lie on a place and kill nothing."""
    placard, *dice = data
    here, lives = CELLS[placard], table.box.life[placard][table.climate]
    deadly = {face for face, kills in table.box.slots[placard][len(table.enzymes[placard]) :] if kills}
    return 0 if deadly & {*dice} else min(sum(table.down[here]), sum(face in lives for face in dice))


def is_barren(table: Table, data: Sequence[int]) -> bool:
    """Whether dice that lie on a place leave nothing there, or a biont alone, which is better off as it is than as a
    bacterium."""
    placard, *dice = data
    here, lives = CELLS[placard], table.box.life[placard][table.climate]
    deadly = [face for face, kills in table.box.slots[placard][len(table.enzymes[placard]) :] if kills]
    woken = min(sum(table.down[here]), sum(face in lives for face in dice))
    dead = sum(deadly.count(face) for face in dice)
    return sum(table.up[here]) + sum(table.domes[here]) + woken - dead <= 1


def _misses_points(trial: TriedOption) -> bool:
    """Whether nothing is bought though something is to be had that nothing speaks against: a card is a point, a disc
    none."""
    return any(_is_sound(trial, one) for one in trial.decision.options)


def _moves_no_point(trial: TriedOption) -> bool:
    """Whether an arms race takes nothing that counts for anybody."""
    return trial.after is not None and points(trial.after) == points(trial.before)


def _is_sound(trial: TriedOption, option: Option) -> bool:
    """Whether a purchase is for an own organism, where its cube is a point, and nothing but prices of that speak
    against it."""
    if option[0] not in BUYING or len(option) < 3 or trial.before.owner[option[1]] not in _players(trial):
        return False
    if _is_unripe(trial, option):
        return False
    found = regrets(Try(trial.before, None, trial.decision, option, trial.teller))
    return all(one.slight or one.name in PRICES for one in found)


def _is_burnt_sooner(trial: TriedOption) -> bool:
    """Whether a card is bought for an organism in which more sunburns take it than in another that could have it."""
    table: Table = trial.before
    verb, organism, *what = (*trial.option, -1)[:3]
    if verb != "buy" or is_last(table) or table.owner[organism] not in _players(trial):
        return False
    burning = burners(table, organism, 1)[0]
    others = [one for one in trial.decision.options if one[0] == verb and [*one[2:]] == what and one[1] != organism]
    return any(burners(table, one[1], 1)[0] < burning and _is_sound(trial, one) for one in others)
