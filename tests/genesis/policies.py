"""Players for whole games in tests: one that takes anything, and tempers biased towards life and growth.

A policy is a function of table, question and chance. A temper looks at the whole table, hidden cards aside, because it
only has to reach the far corners of the rules, not to play fair or well.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from biont.genesis.cards import BLUE, HGT, RED, RED_QUEEN, YELLOW
from biont.genesis.ids import NPC
from biont.genesis.organisms import chromosomes, wantonness
from biont.genesis.pools import ASK_PAY, ASK_SUBSTITUTE
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.rules.atrophy import ASK_ATROPHY
from biont.genesis.rules.autocatalysis import ASK_ANIMATE, ASK_CREATE_LIFE, ASK_DEATH, ASK_REROLL_ALL
from biont.genesis.rules.climate import ASK_GAIA_CALL, ASK_GAIA_PRICE, ASK_GAIA_VOTE
from biont.genesis.rules.crystal import ASK_CRYSTAL
from biont.genesis.rules.darwin import ASK_REROLL, fives_are_errors
from biont.genesis.rules.gifts import ASK_GIFT
from biont.genesis.rules.hgt import ASK_WANTON_BLOCK
from biont.genesis.rules.macroorganisms import healthy_cubes
from biont.genesis.rules.mutations import top_card
from biont.genesis.rules.organs import ASK_LAND_ORGANS, ASK_LANDFALL
from biont.genesis.rules.parasites import ASK_DISEASED_CUBE, ASK_LIBERATED, ASK_SECOND_BIONT
from biont.genesis.rules.purchase import ASK_PURCHASE
from biont.genesis.rules.red_queen import ASK_RED_QUEEN
from biont.genesis.rules.sequence import ASK_WANTON
from biont.genesis.rules.strikes import ASK_MACRO_BIOSYNTHESIS, ASK_ULTRAVIOLET
from biont.genesis.rules.trophic import ASK_CONTRIBUTE, ASK_OVERCROWDED
from biont.genesis.rules.victory import score
from biont.genesis.table import NOWHERE, Table
from biont.genesis.vocabulary import from_organism
from biont.kernel.chance import Chance
from biont.kernel.decision import Decision, Option
from biont.kernel.declared import Question

Policy = Callable[[Table, Decision, Chance], Option]


def anything(table: Table, decision: Decision, chance: Chance) -> Option:
    """Any of the options."""
    return decision.options[chance.below(len(decision.options))]


@dataclass(frozen=True)
class Temper:
    """A player who wants life and macroorganisms; numbers from 0 to 1 say how he is otherwise."""

    wild: float = 0.05
    """How often he answers without looking."""
    parasitic: float = 0.3
    """How gladly he attaches, supplants and attacks."""
    friendly: float = 0.2
    """How gladly he shares refugia and organisms with other colours, consents and contributes."""
    coastal: float = 0.7
    """How gladly he goes ashore when he has the choice."""
    gaian: float = 0.5
    """How often he calls and votes for Gaia."""
    patient: float = 0.5
    """How gladly he waits for full refugia and for a bigger macroorganism."""
    lean: float = 0.0
    """How gladly he keeps catalysts instead of buying organs."""
    tastes: tuple[int, ...] = ()
    """Icons for which he buys mutations."""

    def __call__(self, table: Table, decision: Decision, chance: Chance) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        if _chance(chance) < self.wild:
            return anything(table, decision, chance)
        judge = _JUDGES.get(decision.kind)
        if judge is None:
            return anything(table, decision, chance)
        best, most = options[0], -1e9
        for option in options:
            worth = judge(self, table, decision, option) + 0.4 * _chance(chance)
            if worth > most:
                best, most = option, worth
        return best


def _chance(chance: Chance) -> float:
    return chance.below(1000) / 1000


# -- refugia -----------------------------------------------------------------------------------------------------------


def _assign(temper: Temper, table: Table, decision: Decision, option: Option) -> float:
    """Bionts to promising refugia, enzymes against deaths there, parasites and guests by temper."""
    verb, player = option[0], decision.data[0]
    if verb == "done":
        return 0.7
    if len(option) < 3:  # the first half of a long list
        return {"assign": 1.0, "attach": temper.parasitic * 3, "supplant": temper.parasitic * 4}.get(verb, 0.3)
    if verb == "assign":
        return _refuge(temper, table, player, option[2]) - (0.0 if option[1] == 0 else 1.2)
    if verb == "enzyme":
        return _cover(table, player, option[2])
    if verb == "antioxidant":
        return 0.5 if sum(table.pool[player * 4 : player * 4 + 4]) > 4 else 0.0
    if verb in ("attach", "supplant"):
        big = table.macro[option[2]] != NOWHERE or sum(table.bionts[option[2] * 8 : option[2] * 8 + 8]) > 1
        return temper.parasitic * ((3.0 if verb == "attach" else 4.0) + 2.0 * big)
    if verb == "hgt":
        return _roam(temper, table, player, option)
    return 0.9 * temper.friendly if verb == "give" else 0.0


def _roam(temper: Temper, table: Table, player: int, option: Option) -> float:
    """Whoever likes HGT sends bionts that can be spared to strangers."""
    target = option[2] - from_organism(0)
    if target < 0 or table.owner[target] == player:
        return 0.3
    keen = HGT in temper.tastes and wantonness(table, table.owner[target] % NPC) > wantonness(table, player)
    if table.bionts[option[1] * 8 + player] < 2:
        return 1.5 if keen else 0.0
    return 2.0 if keen else 1.3 * temper.friendly


def _refuge(temper: Temper, table: Table, player: int, placard: int) -> float:
    start, box = placard * 4, table.box
    mine = table.domes[start + player]
    others = sum(table.domes[start : start + 4]) - mine
    worth = 0.9 + 0.15 * sum(table.up[start : start + 4]) + 0.4 * (box.colour[placard] == player)
    worth += 0.1 * len(box.life[placard][table.climate]) - 0.1 * box.cost[placard]
    worth += (0.4, 0.3, -0.4, -1.0, -1.0)[mine]
    return worth + (1.6 * temper.friendly - 0.6) * min(1, others)


def _cover(table: Table, player: int, placard: int) -> float:
    start = placard * 4
    if not table.domes[start + player]:
        return 0.0
    mortal = table.box.slots[placard][len(table.enzymes[placard])][1]
    return 0.7 + 0.1 * sum(table.up[start : start + 4]) if mortal else 0.2


def _animate(temper: Temper, table: Table, decision: Decision, option: Option) -> float:
    placard = decision.data[0]
    return _need(table, table.up[placard * 4 : placard * 4 + 4], option[1])


def _death(temper: Temper, table: Table, decision: Decision, option: Option) -> float:
    """Strangers first, cubes that are not needed next, own bionts last."""
    placard = decision.data[0]
    if option[0] == "kill-biont":
        return -9.0 if table.box.seat_of[option[1]] == decision.seat else 3.0 - 9.0 * temper.friendly
    counts = table.up[placard * 4 : placard * 4 + 4]
    counts[option[1]] -= 1
    return -_need(table, counts, option[1])


def _reroll_all(temper: Temper, table: Table, decision: Decision, option: Option) -> float:
    dice = decision.data[1:]
    return float((option[0] == "stand") == (len(set(dice)) < len(dice)))


def _create_life(temper: Temper, table: Table, decision: Decision, option: Option) -> float:
    """Take a placard that is worth living on; the patient wait until all is organized."""
    placard = decision.data[0]
    start = placard * 4
    up, down = sum(table.up[start : start + 4]), sum(table.down[start : start + 4])
    wanted = 2 + (down > 0) * 2 * temper.patient
    return float((option[0] == "take") == (up >= wanted or table.turn > 12))


# -- organisms ---------------------------------------------------------------------------------------------------------


def _need(table: Table, counts: list[int], colour: int) -> float:
    """How much a body with these cubes needs one more of a colour: for the nearest macroorganism, or as a shield."""
    worth = (0.5, 0.45, 0.4, 0.7)[colour] / (1 + counts[colour])
    nearest = 99
    wanted: tuple[int, ...] = ()
    for macro in table.stack:
        needs = table.box.needs[macro]
        missing = sum(max(0, need - have) for need, have in zip(needs, counts, strict=True))
        if missing < nearest:
            nearest, wanted = missing, needs
    return worth + 1.0 if wanted and counts[colour] < wanted[colour] else worth


def _reroll(temper: Temper, table: Table, decision: Decision, option: Option) -> float:
    """Errors, worst first; other dice only of those with many yellow and red and blue chromosomes."""
    if option[0] != "reroll":
        return 1.0
    organism = decision.data[0]
    if option[1] == 6 or (option[1] == 5 and fives_are_errors(table, organism)):
        return 2.0
    bold = chromosomes(table, organism, BLUE) > 2 and chromosomes(table, organism, RED) > 1 and option[1] != 1
    return 1.1 if bold and chromosomes(table, organism, YELLOW) else 0.0


def _purchase(temper: Temper, table: Table, decision: Decision, option: Option) -> float:
    """Grow, then organs, then mutations that bring a macroorganism nearer."""
    verb = option[0]
    if verb == "done":
        return 0.6
    if verb == "give":
        return 0.9 * temper.friendly
    if verb == "grow":
        size = sum(table.box.needs[option[2]])
        return 9.0 if size >= 4 + 4 * temper.patient or table.turn > 14 else 0.7 - temper.patient
    if verb in ("organ", "land-organ"):
        return 5.0 * (1 - temper.lean)
    if verb in ("buy", "promote"):
        organism: int = option[1]
        mutation: int = top_card(table, option[2]) if verb == "buy" else option[2]
        colour = table.box.mutation_colour[2 * mutation + (verb == "promote")]
        icons = table.box.mutation_icons[2 * mutation + (verb == "promote")]
        worth: float = 1.2 + sum(icons[taste] for taste in temper.tastes)
        worth += _need(table, healthy_cubes(table, organism), colour)
        return worth if table.box.seat_of[table.owner[organism]] == decision.seat else 0.5 * worth
    return 0.2 if verb == "sex" else 4.0 * temper.parasitic


def _atrophy(temper: Temper, table: Table, decision: Decision, option: Option) -> float:
    """Discs first, then what the next macroorganism does not need, then strangers; own bionts last."""
    verb, organism = option[0], decision.data[0]
    if verb == "spend-disc":
        return 3.0
    if verb == "lose-biont":
        return -4.0 if table.box.seat_of[option[1]] == decision.seat else -2.0 * temper.friendly
    if verb in ("lose-mutation", "lose-cube"):
        colour: int = table.box.mutation_colour[option[1]] if verb == "lose-mutation" else option[1]
        counts = healthy_cubes(table, organism)
        counts[colour] = max(0, counts[colour] - 1)
        return -_need(table, counts, colour)
    return -9.0 if verb == "lose-trophic" else -0.5


def _pay(temper: Temper, table: Table, decision: Decision, option: Option) -> float:
    """Few discs, of colours that are there in plenty."""
    if option[0] != "pay":
        return 0.0
    plenty: int = table.pool[decision.data[0] * 4 + option[1]]
    return 0.2 * plenty - 2.0 * float(option[2])


def _scarcest(temper: Temper, table: Table, decision: Decision, option: Option) -> float:
    return -table.pool[decision.data[0] * 4 + option[1]] if len(option) > 1 else -9.0


# -- dealings with others ----------------------------------------------------------------------------------------------


def _cube(temper: Temper, table: Table, decision: Decision, option: Option) -> float:
    return 0.0 if option[0] == "leave" else 1.0


def _liberated(temper: Temper, table: Table, decision: Decision, option: Option) -> float:
    return 0.0 if option[0] == "forgo" else 2.0 if option[0] == "supplant" else 1.0


def _leading(table: Table, seat: int) -> bool:
    totals = [score(table, player).whole for player in table.box.players]
    return totals[seat % len(totals)] == max(totals)


def _gaia(temper: Temper, table: Table, decision: Decision, option: Option) -> float:
    """Those who lead rather let the world end."""
    bent = temper.gaian + (-0.2 if table.box.competitive and _leading(table, decision.seat) else 0.1)
    return 0.8 * bent if option[0] in ("call-vote", "gaia") else 0.8 * (1 - bent)


def _liking(*verbs: str, by: str = "") -> Callable[[Temper, Table, Decision, Option], float]:
    """Some verbs are liked, always or by temper."""

    def judge(temper: Temper, table: Table, decision: Decision, option: Option) -> float:
        degree: float = getattr(temper, by) if by else 1.0
        return degree if option[0] in verbs else 1.0 - degree

    return judge


_JUDGES: dict[Question, Callable[[Temper, Table, Decision, Option], float]] = {
    ASK_ASSIGN: _assign,
    ASK_ANIMATE: _animate,
    ASK_DEATH: _death,
    ASK_REROLL_ALL: _reroll_all,
    ASK_CREATE_LIFE: _create_life,
    ASK_REROLL: _reroll,
    ASK_PURCHASE: _purchase,
    ASK_CRYSTAL: _purchase,
    ASK_LAND_ORGANS: _purchase,
    ASK_ATROPHY: _atrophy,
    ASK_ULTRAVIOLET: _atrophy,
    ASK_PAY: _pay,
    ASK_GAIA_PRICE: _pay,
    ASK_SUBSTITUTE: _scarcest,
    ASK_MACRO_BIOSYNTHESIS: _scarcest,
    ASK_DISEASED_CUBE: _cube,
    ASK_SECOND_BIONT: _liking("from", by="parasitic"),
    ASK_LIBERATED: _liberated,
    ASK_GAIA_CALL: _gaia,
    ASK_GAIA_VOTE: _gaia,
    ASK_WANTON: _liking("first"),
    ASK_WANTON_BLOCK: _liking("block", by="parasitic"),
    ASK_RED_QUEEN: _liking("consent", by="friendly"),
    ASK_OVERCROWDED: _liking("ashore", by="coastal"),
    ASK_LANDFALL: _liking("landfall", by="coastal"),
    ASK_CONTRIBUTE: _liking("contribute", by="friendly"),
    ASK_GIFT: _liking("give", by="friendly"),
}

GROWER = Temper()
"""Wants life and growth, and otherwise a bit of everything."""
RAIDER = Temper(parasitic=0.9, friendly=0.1, patient=0.2)
"""Lives on others."""
FRIEND = Temper(parasitic=0.05, friendly=0.9, gaian=0.9, patient=0.2)
"""Shares refugia and organisms: how a soloist and those who win together play."""
SWARM = Temper(parasitic=0.1, coastal=0.5, gaian=0.9, patient=0.0, lean=0.9)
"""Fills the sea with small macroorganisms and saves for the emergency."""
ROVER = Temper(parasitic=0.6, friendly=0.4, tastes=(HGT, RED_QUEEN))
"""Buys Red Queens and HGT, and moves bionts to organisms whose owner may block them."""
SYMBIONT = Temper(parasitic=0.7, friendly=0.6, gaian=0.9, patient=0.0, lean=0.9)
"""Attaches parasites that can grow themselves."""
SETTLER = Temper(parasitic=0.7, friendly=0.6, coastal=1.0, gaian=0.9, patient=0.0, lean=0.5)
"""A symbiont who wants to go ashore with it."""
