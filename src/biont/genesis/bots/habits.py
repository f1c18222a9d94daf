"""Quick answers to every question of Bios:Genesis, straight from the table: a whole player, if a plain one.

Greedy answers small questions this way, trials and rollouts all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from biont.genesis.bots.odds import MOST, Outlook, outlook
from biont.genesis.bots.refugia import prospect
from biont.genesis.box import Box
from biont.genesis.cards import GREEN
from biont.genesis.ids import PARASITE, base_cube, is_plus, marine, plus_cube
from biont.genesis.organisms import antioxidant_shield, chromosomes, darwin_dice, error_shield
from biont.genesis.pools import ASK_PAY, ASK_SUBSTITUTE
from biont.genesis.rules.assignment import ASK_ASSIGN, turn_options
from biont.genesis.rules.atrophy import ASK_ATROPHY
from biont.genesis.rules.autocatalysis import (
    ASK_ANIMATE,
    ASK_AWARD,
    ASK_CREATE_LIFE,
    ASK_DEATH,
    ASK_ERSATZ,
    ASK_REROLL_ALL,
)
from biont.genesis.rules.buyers import controller
from biont.genesis.rules.climate import ASK_GAIA_CALL, ASK_GAIA_PRICE, ASK_GAIA_VOTE
from biont.genesis.rules.commandeering import ASK_HEIR
from biont.genesis.rules.crystal import ASK_CRYSTAL
from biont.genesis.rules.darwin import ASK_REROLL, fives_are_errors
from biont.genesis.rules.gifts import ASK_GIFT
from biont.genesis.rules.hgt import ASK_BLOCKED, ASK_WANTON_BLOCK
from biont.genesis.rules.macroorganisms import healthy_cubes
from biont.genesis.rules.mutations import top_card
from biont.genesis.rules.organs import ASK_LAND_ORGANS, ASK_LANDFALL
from biont.genesis.rules.parasites import ASK_DISEASED_CUBE, ASK_PARASITE_BIONT, ASK_SECOND_BIONT
from biont.genesis.rules.purchase import ASK_PURCHASE
from biont.genesis.rules.red_queen import ASK_RED_QUEEN
from biont.genesis.rules.sequence import ASK_WANTON
from biont.genesis.rules.strikes import ASK_MACRO_BIOSYNTHESIS, ASK_ULTRAVIOLET
from biont.genesis.rules.trophic import ASK_CONTRIBUTE, ASK_OVERCROWDED
from biont.genesis.rules.victory import points
from biont.genesis.table import CELL, CELLS, NOWHERE, Table
from biont.genesis.vocabulary import POOL, refugium_at
from biont.kernel.decision import Decision, Option
from biont.kernel.declared import Question

COLOUR_WORTH = (1.0, 0.6, 0.8, 1.3)
"""How much a bacterium needs a cube of each colour: heat, re-rolls, oxygen, errors."""
LIFE, TOKENS, LATER = 6.0, 1.9, 0.8
"""Points in the chance of life, in the tokens it would have and in those it would still have a turn later."""
ATTACH = 3.0
"""Points in a parasite of one's own."""
LITTLE = 0.3
"""Points for which nobody lifts a finger."""
DONE: Option = ("done",)


def habit(table: Table, decision: Decision) -> Option:
    """The answer that comes without thinking."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    handler = _HABITS.get(decision.kind)
    return handler(table, decision) if handler is not None else options[0]


# -- the own turn ------------------------------------------------------------------------------------------------------


def _assign(table: Table, decision: Decision) -> Option:
    """The biont or enzyme that brings most hope of life, a parasite, else done; a long list is asked in two halves."""
    player = decision.data[0]
    future = outlook(table)
    options: Sequence[Option] = decision.options
    if options[-1] != DONE:
        return max(options, key=lambda option: _completion(table, player, option, future))
    halved = all(len(option) < 3 for option in options)
    if halved:
        options = turn_options(table, player)
    best, most = DONE, LITTLE
    for option in options:
        gain = _gain(table, player, option, future)
        if gain > most:
            best, most = option, gain
    return best[:2] if halved else best


def _gain(table: Table, player: int, option: Option, future: Outlook) -> float:
    """What an assignment promises; nothing for those that habit leaves alone."""
    verb = option[0]
    if verb == "assign":
        return _joining(table, player, option[1], option[2], future)
    if verb == "enzyme":
        return _covering(table, player, option[1], option[2], future)
    return ATTACH if verb in ("attach", "supplant") else 0.0


def _completion(table: Table, player: int, option: Option, future: Outlook) -> float:
    """How well the second half of an assignment fits the first one, whoever chose that."""
    verb, where = option[0], int(option[-1])
    if verb == "antioxidant":
        others = sum(table.discs[CELLS[where]]) - table.discs[CELL[where][GREEN]]
        return future.oxygen[min(MOST, antioxidant_shield(table, where) + others)]
    if verb == "hgt":
        refugium = refugium_at(where)
        if refugium == NOWHERE:
            return float(where != POOL)  # a biont in an organism is a point
        return _more(table, player, refugium, 1, future) - table.box.cost[refugium]
    return _gain(table, player, option, future)


def _joining(table: Table, player: int, source: int, refugium: int, future: Outlook) -> float:
    """What is won by one more biont on a refugium, and lost where it comes from."""
    gain = _more(table, player, refugium, 1, future) - table.box.cost[refugium]
    return gain if source == POOL else gain + _more(table, player, refugium_at(source), -1, future)


def _more(table: Table, player: int, refugium: int, bionts: int, future: Outlook) -> float:
    domes = table.domes[CELLS[refugium]]
    before = _hope(table, player, refugium, domes, table.enzymes[refugium], future)
    domes[player] += bionts
    return _hope(table, player, refugium, domes, table.enzymes[refugium], future) - before


def _covering(table: Table, player: int, colour: int, refugium: int, future: Outlook) -> float:
    """What is won by an enzyme, less what the catalyst could buy."""
    domes = table.domes[CELLS[refugium]]
    if not domes[player]:
        return 0.0
    enzymes = table.enzymes[refugium]
    before = _hope(table, player, refugium, domes, enzymes, future)
    after = _hope(table, player, refugium, domes, (*enzymes, colour), future)
    return after - before - (0.7 if table.pool[CELL[player][colour]] > 1 else 1.7)


def _hope(
    table: Table, player: int, refugium: int, domes: list[int], enzymes: tuple[int, ...], future: Outlook
) -> float:
    """How much a player hopes for from a refugium, or fears if somebody else would roll there."""
    if not any(domes):
        return 0.0
    roller, life, tokens, soon, organized, _ = prospect(table, refugium, domes, enzymes, future)
    hope = LIFE * life + TOKENS * tokens + LATER * soon - 1.3 * organized
    return 2.0 * domes[player] + (hope if roller == player else -hope)


def _purchase(table: Table, decision: Decision) -> Option:
    """Grow if possible, then organs, then the mutation whose cube helps most."""
    best, most = decision.options[-1], 0.0
    data = decision.data
    player = controller(table, data[1], data[0]) if decision.kind == ASK_CRYSTAL else data[0]
    for option in decision.options:
        worth = _bargain(table, player, option)
        if worth > most:
            best, most = option, worth
    return best


def _bargain(table: Table, player: int, option: Option) -> float:
    verb = option[0]
    if verb in ("give", "sex", "done"):
        return 0.0
    if len(option) < 3:
        return 0.5
    organism: int = option[1]
    if verb == "grow":
        return 20.0 + float(sum(table.box.system[marine(option[2])]))
    if verb in ("organ", "land-organ"):
        return 10.0
    own = table.owner[organism] == player
    if verb in ("buy", "promote"):
        mutation: int = top_card(table, option[2]) if verb == "buy" else option[2]
        front = table.box.mutation_colour[base_cube(mutation)]
        colour = front if verb == "buy" else table.box.mutation_colour[plus_cube(mutation)]
        worth: float = 2.0 + COLOUR_WORTH[colour] / (1 + chromosomes(table, organism, colour))
        worth += 0.8 * (verb == "promote")
        worth -= 0.0 if table.pool[CELL[player][front]] else 1.0
        if not own:
            return 0.4 * worth
        return worth + (_nearer(table, organism, colour) if organism < PARASITE else 0.0)
    return 1.5


def _nearer(table: Table, organism: int, colour: int) -> float:
    """How much nearer to a macroorganism a cube of this colour brings a bacterium."""
    if not table.stack or not table.box.settings.advanced:
        return 0.0
    have = healthy_cubes(table, organism)
    stack = tuple(table.stack)
    before = _missing(table.box, stack, *have)
    have[colour] += 1
    after = _missing(table.box, stack, *have)
    return 8.0 * (0.7**after - 0.7**before) + (5.0 if after == 0 < before else 0.0)


@lru_cache(maxsize=20000)
def _missing(box: Box, stack: tuple[int, ...], *have: int) -> int:
    """The cubes that are missing for the nearest card of the stack."""
    return min(sum(max(0, need - count) for need, count in zip(box.needs[macro], have, strict=True)) for macro in stack)


# -- refugia -----------------------------------------------------------------------------------------------------------


def _animate(table: Table, decision: Decision) -> Option:
    placard = decision.data[0]
    up = table.up[CELLS[placard]]
    return max(decision.options, key=lambda option: COLOUR_WORTH[option[1]] / (1 + up[option[1]]))


def _death(table: Table, decision: Decision) -> Option:
    """Others' bionts first, then the least useful cube; an own biont last."""
    placard = decision.data[0]
    box = table.box
    up = table.up[CELLS[placard]]

    def pain(option: Option) -> float:
        verb, colour = option[0], option[1]
        if verb == "kill-biont":
            mine = box.seat_of[colour] == decision.seat
            return (9.0 - table.domes[CELL[placard][colour]]) if mine else -1.0
        return COLOUR_WORTH[colour] / up[colour]

    return min(decision.options, key=pain)


def _reroll_all(table: Table, decision: Decision) -> Option:
    """Stand on doubles."""
    _, *dice = decision.data
    return ("stand",) if len(set(dice)) < len(dice) else ("reroll",)


def _weakest(table: Table, decision: Decision) -> Option:
    """Whoever has the fewest points, if it cannot be oneself."""
    box = table.box
    totals = {score.player: score.total for score in points(table)}
    return min(
        decision.options,
        key=lambda option: (box.seat_of[option[1]] != decision.seat, totals.get(option[1], 0)),
    )


# -- Darwin rolls ------------------------------------------------------------------------------------------------------


def _reroll(table: Table, decision: Decision) -> Option:
    """Errors first, which can only get better; then dice that cannot do harm as long as the shield has room."""
    organism, _, *kept = decision.data
    worst = 5 if fives_are_errors(table, organism) else 6
    for option in reversed(decision.options):
        if option[0] == "reroll" and option[1] >= worst:
            return option
    stop = decision.options[-1]
    if not chromosomes(table, organism, 0):
        return stop
    # Every die picked so far may turn out an error; what the shield takes beyond those is free to try for ones.
    picked = _picked(table, organism, kept)
    slack = error_shield(table, organism) - picked
    if slack <= 0:
        return stop
    for option in decision.options:
        if option[0] == "reroll" and option[1] != 1 and kept.count(option[1]) < 3:
            return option
    return stop


def _picked(table: Table, organism: int, kept: list[int]) -> int:
    """How many dice have been picked for the re-roll: those of the roll that are no longer there."""
    return darwin_dice(table, organism) - len(kept)


# -- losses, payments and votes ----------------------------------------------------------------------------------------


def _atrophy(table: Table, decision: Decision) -> Option:
    """Discs before cubes, cubes of plentiful colours before rare ones, bionts last (others' before own)."""
    organism = decision.data[0]
    box = table.box

    def pain(option: Option) -> float:
        verb = option[0]
        if verb == "spend-disc":
            return -1.0
        if verb == "lose-trophic":
            return 99.0
        if verb == "lose-biont":
            return 9.0 if box.seat_of[option[1]] == decision.seat else 3.0
        if verb in ("lose-mutation", "lose-cube"):
            colour: int = box.mutation_colour[option[1]] if verb == "lose-mutation" else option[1]
            have = max(1, chromosomes(table, organism, colour))
            demotion = 0.5 if verb == "lose-mutation" and is_plus(option[1]) else 0.0
            return COLOUR_WORTH[colour] / have + demotion
        return 1.0

    return min(decision.options, key=pain)


def _pay(table: Table, decision: Decision) -> Option:
    """Fewest discs, of the colour there is most of."""
    pool = decision.data[0]
    return min(decision.options, key=lambda option: (option[2], -table.pool[CELL[pool][option[1]]]))


def _scarcest(table: Table, decision: Decision) -> Option:
    """The colour of which the pool has fewest."""
    player = decision.data[0]
    choices = [option for option in decision.options if len(option) > 1]
    return min(choices, key=lambda option: table.pool[CELL[player][option[1]]])


def _gaia_call(table: Table, decision: Decision) -> Option:
    """The leader lets the world end; everybody else wants to play on."""
    return ("no-vote",) if _lead(table, decision.seat) > 0 else ("call-vote",)


def _gaia_vote(table: Table, decision: Decision) -> Option:
    """Medea only where half of the points still win."""
    if not table.box.competitive:
        return ("gaia",)
    totals = [score.whole for score in points(table)]
    own = totals[decision.seat]
    others = max(total for seat, total in enumerate(totals) if seat != decision.seat)
    return ("medea",) if own - own // 2 > others + 3 else ("gaia",)


def _lead(table: Table, seat: int) -> int:
    if not table.box.competitive:
        return -1
    totals = [score.whole for score in points(table)]
    return totals[seat] - max(total for place, total in enumerate(totals) if place != seat)


def _gaia_price(table: Table, decision: Decision) -> Option:
    paying = [option for option in decision.options if option[0] == "pay"]
    if not paying:
        return decision.options[0]
    return min(paying, key=lambda option: -table.pool[CELL[decision.data[0]][option[1]]])


# -- parasites ---------------------------------------------------------------------------------------------------------


def _parasite_biont(table: Table, decision: Decision) -> Option:
    """One biont, from the pool if possible."""
    for option in decision.options:
        if option[0] == "enough":
            return option
    return min(decision.options, key=lambda option: int(option[1]))


def _steal(table: Table, decision: Decision) -> Option:
    return next((option for option in decision.options if option[0] != "leave"), decision.options[0])


def _verb(word: str) -> Callable[[Table, Decision], Option]:
    """A habit that always gives the answer with this verb."""

    def answer(table: Table, decision: Decision) -> Option:
        return next((option for option in decision.options if option[0] == word), decision.options[0])

    return answer


def _back(table: Table, decision: Decision) -> Option:
    """After a block: back where the biont was, the second place offered."""
    return decision.options[1]


_HABITS: dict[Question, Callable[[Table, Decision], Option]] = {
    ASK_ASSIGN: _assign,
    **dict.fromkeys((ASK_PURCHASE, ASK_CRYSTAL, ASK_LAND_ORGANS), _purchase),
    ASK_ANIMATE: _animate,
    ASK_DEATH: _death,
    ASK_REROLL_ALL: _reroll_all,
    ASK_CREATE_LIFE: _verb("take"),
    **dict.fromkeys((ASK_AWARD, ASK_ERSATZ, ASK_HEIR), _weakest),
    ASK_REROLL: _reroll,
    ASK_ATROPHY: _atrophy,
    ASK_ULTRAVIOLET: _atrophy,
    ASK_PAY: _pay,
    ASK_SUBSTITUTE: _scarcest,
    ASK_MACRO_BIOSYNTHESIS: _scarcest,
    ASK_GAIA_CALL: _gaia_call,
    ASK_GAIA_VOTE: _gaia_vote,
    ASK_GAIA_PRICE: _gaia_price,
    ASK_GIFT: _verb("done"),
    ASK_CONTRIBUTE: _verb("done"),
    ASK_PARASITE_BIONT: _parasite_biont,
    ASK_SECOND_BIONT: _parasite_biont,
    ASK_DISEASED_CUBE: _steal,
    ASK_WANTON: _verb("first"),
    ASK_WANTON_BLOCK: _verb("block"),
    ASK_BLOCKED: _back,
    ASK_RED_QUEEN: _verb("refuse"),
    ASK_OVERCROWDED: _verb("ashore"),
    ASK_LANDFALL: _verb("landfall"),
}
