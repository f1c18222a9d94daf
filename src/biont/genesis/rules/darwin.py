"""G. Phase 4, Darwin rolls: who rolls when, specificity, biosynthesis, error catastrophe (with C4, macro variant)."""

from __future__ import annotations

from biont.genesis import nouns
from biont.genesis.cards import DNA, RED, YELLOW
from biont.genesis.ids import ORGANISMS, PARASITE, Bearer, Organism, Player, Seat, colour_of, npc_of
from biont.genesis.organisms import (
    chromosomes,
    darwin_dice,
    error_shield,
    icons,
    is_life,
    is_macro,
    tableau_of,
)
from biont.genesis.pools import Gains, biosynthesis, no_gains
from biont.genesis.rules.atrophy import atrophy, note_test
from biont.genesis.rules.gifts import offer_gifts
from biont.genesis.rules.sequence import DARWIN, order_from
from biont.genesis.table import NOWHERE, Table
from biont.genesis.vocabulary import ERROR_SHIELD, ERRORS
from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play
from biont.kernel.rules import StepRule

NOBODY = ORGANISMS
"""In place of an organism: none has rolled yet."""


@rule("A4.1", "H0g.1")
def darwin(play: Play[Table], first: Player) -> Asking[None] | None:
    """Phase 4: every microorganism rolls once, in player order.

    Where mutations are bought in these rolls (G4), everybody may give catalysts first, as before other purchases.
    """
    table = play.table
    table.phase = DARWIN
    if not table.box.crystallizes:
        return darwin_next(play, first, NOBODY, 0)
    play.push("darwin-next", first, NOBODY, 0)
    offer_gifts(play, order_from(table, first))
    return None


@rule("G0.1", "G0.2", "A4.1", "A6c", "A6d", "V03")
def darwin_next(play: Play[Table], first: Player, last: Organism, rolled: int) -> Asking[None] | None:
    """Find who rolls next: the parasite of the one that just rolled, else a microorganism of the player in turn.

    ``rolled`` has a bit for each organism that has rolled, so nobody is lost or rolls twice when things die or change
    hands on the way.
    """
    table = play.table
    apart = table.box.rules.parasites_roll_apart
    if last != NOBODY and not apart and table.parasite[last] != NOWHERE:
        organism = _waiting(table, table.parasite[last], rolled)
        if organism != NOBODY:
            _roll_next(play, first, organism, rolled)
            return None
    if not is_life(table):
        return None
    heads = _heads(table, rolled, apart)
    if heads:
        for bearer in _bearers(table, first):
            if bearer in heads:
                if len(heads[bearer]) > 1:
                    return _choose(play, first, bearer, heads[bearer], rolled)
                _roll_next(play, first, heads[bearer][0], rolled)
                break
    return None


def _roll_next(play: Play[Table], first: Player, organism: Organism, rolled: int) -> None:
    play.push_all([("darwin-roll", organism), ("darwin-next", first, organism, rolled | 1 << organism)])


def _bearers(table: Table, first: Player) -> list[Bearer]:
    """The order of the phase; NPCs that have no place of their own in it come last."""
    order = order_from(table, first)
    if not table.box.npcs:
        return order
    return order + [npc_of(colour) for colour in table.box.npcs if npc_of(colour) not in order]


@rule("G0.1", "H3.3")
def _waiting(table: Table, organism: Organism, rolled: int) -> Organism:
    """The first microorganism in a chain of parasites and hyperparasites that has yet to roll, or NOBODY."""
    while organism != NOWHERE:
        if not rolled >> organism & 1 and not is_macro(table, organism):
            return organism
        organism = table.parasite[organism]
    return NOBODY


def _heads(table: Table, rolled: int, apart: bool) -> dict[Bearer, list[Organism]]:
    """What each bearer may roll for next: of each organism in his tableau the first in its chain of parasites.

    Where parasites roll apart (V03) they are their owner's to roll for like any other.
    """
    heads: dict[int, list[int]] = {}
    for organism, owner in enumerate(table.owner):
        if owner != NOWHERE and (organism < PARASITE or apart):
            head = _waiting(table, organism, rolled)
            if head == organism or (head != NOBODY and not apart):
                heads.setdefault(owner, []).append(head)
    return heads


ASK_ROLL_ORDER = Question("roll order", "G0", about=(nouns.PLAYER,))


@rule("G0.2", "A6d")
def _choose(play: Play[Table], first: Player, bearer: Bearer, heads: list[Organism], rolled: int) -> Asking[None]:
    """Let a player choose for which of several organisms he rolls next; chance chooses for an NPC."""
    seat = play.table.box.seat_of[bearer]
    if seat < 0:
        chosen = heads[play.pick(len(heads))]
    else:
        options: list[Option] = [("roll-for", organism) for organism in heads]
        answer = yield ask(seat, ASK_ROLL_ORDER, options, (bearer,))
        chosen = answer[1]
    _roll_next(play, first, chosen, rolled)


ASK_ROLL_ORGANISM = Question("roll organism", "G0a", about=(nouns.ORGANISM,), rolls=True)
DARWIN_ROLL = Event(
    "darwin roll",
    "G0a",
    things=(nouns.ORGANISM, nouns.DICE, nouns.NUMBER, nouns.NUMBER, nouns.NUMBER, nouns.NUMBER),
    causes=True,
)


@rule("A4.2", "G0a.1", "G0a.2", "G3.3", "G0b")
def darwin_roll(play: Play[Table], organism: Organism) -> Asking[None]:
    """Roll, re-roll, take catalysts; what errors do comes last, as a step of its own."""
    table = play.table
    owner = table.owner[organism]
    if owner == NOWHERE:
        return
    seat = table.box.seat_of[owner]
    if seat >= 0:
        yield ask(seat, ASK_ROLL_ORGANISM, [("roll",)], (organism,))
    dice = play.roll(darwin_dice(table, organism))
    if play.entries is not None:
        play.note(DARWIN_ROLL, seat, organism, tuple(dice), *worth(table, organism, dice))
    yellow = chromosomes(table, organism, YELLOW)
    if yellow:
        dice = yield from _reroll(play, organism, dice, min(yellow, len(dice)))
    gains = earn(play, organism, dice)
    if gains:
        pool = tableau_of(table, organism)
        yield from biosynthesis(play, pool, gains, "G2", owner if table.box.readings.roller_substitutes else pool)
    fives, sixes = dice.count(5), dice.count(6)
    if not (fives or sixes) or uncancelled(table, organism, fives, sixes) <= 0:
        return
    if table.box.crystallizes:
        play.push("crystal", organism, fives, sixes, 0, 0)
    else:
        play.push("errors", organism, fives, sixes)


def worth(table: Table, organism: Organism, dice: list[int]) -> tuple[int, int, int, int]:
    """What dice mean for it: catalysts for a one, errors, those that do no harm, and the lowest face that is one."""
    lowest = 5 if fives_are_errors(table, organism) else 6
    errors = errors_of(table, organism, dice.count(5), dice.count(6))
    return chromosomes(table, organism, RED), errors, error_shield(table, organism), lowest


DARWIN_REROLL = Event(
    "darwin reroll",
    "G1",
    things=(nouns.ORGANISM, nouns.DICE, nouns.DICE, nouns.DICE, *DARWIN_ROLL.things[2:]),
    causes=True,
)


@rule("G1.1", "C1e")
def _reroll(play: Play[Table], organism: Organism, dice: list[int], limit: int) -> Asking[list[int]]:
    """Once, up to ``limit`` dice, as many as there are yellow chromosomes, are rolled again."""
    table = play.table
    seat = table.box.seat_of[table.owner[organism]]
    kept = sorted(dice)
    if seat < 0:
        picked = _npc_picks(table, organism, kept)[:limit]
        for face in picked:
            kept.remove(face)
    else:
        picked = yield from _pick_dice(seat, organism, kept, limit)
    if not picked:
        return dice
    again = play.roll(len(picked))
    kept = sorted(kept + again)
    if play.entries is not None:
        rolls = tuple(picked), tuple(again), tuple(kept)
        play.note(DARWIN_REROLL, seat, organism, *rolls, *worth(table, organism, kept))
    return kept


ASK_REROLL = Question("reroll", "G1", about=(nouns.ORGANISM, nouns.NUMBER, nouns.DICE), judges=True)


def _pick_dice(seat: Seat, organism: Organism, kept: list[int], limit: int) -> Asking[list[int]]:
    """Let a player pick dice one at a time; the re-roll happens when he says so or has picked all he may."""
    picked: list[int] = []
    while len(picked) < limit:
        options: list[Option] = [("reroll", face) for face in sorted(set(kept))]
        options.append(("roll",) if picked else ("stand",))
        answer = yield ask(seat, ASK_REROLL, options, (organism, limit - len(picked), *kept))
        if answer[0] != "reroll":
            break
        kept.remove(answer[1])
        picked.append(answer[1])
    return picked


@rule("C1e", "V15")
def _npc_picks(table: Table, organism: Organism, dice: list[int]) -> list[int]:
    """An NPC re-rolls errors and nothing else, sixes first; in the first edition sixes only."""
    picks = [6] * dice.count(6)
    if table.box.rules.npc_rerolls_fives and fives_are_errors(table, organism):
        picks += [5] * dice.count(5)
    return picks


EARNED = Event("earned", "G2", things=(nouns.ORGANISM, nouns.NUMBER, nouns.NUMBER, nouns.NUMBER), trifling=True)


@rule("G2.1", "G2.2", "G2.3", "G2a.1", "G2a.2", "G2a.3", "B3a.3")
def earn(play: Play[Table], organism: Organism, dice: list[int]) -> Gains:
    """Catalysts for ones and triples, of each colour, for the tableau where the organism lies; empty without any."""
    table = play.table
    box = table.box
    ones, each = dice.count(1), 0
    if ones:
        each = chromosomes(table, organism, RED)
    triples = 0
    faces = set(dice)
    if len(faces) + 2 <= len(dice):
        for face in faces:
            triples += dice.count(face) // 3
    if not each and not triples:
        return []
    if play.entries is not None:
        play.note(EARNED, box.seat_of[table.owner[organism]], organism, ones if each else 0, each, triples)
    gains = no_gains()
    if organism >= PARASITE:
        gains[colour_of(organism)] = ones * each + triples
    else:
        gains[box.metabolism[organism]] += ones * each
        gains[box.triple[organism]] += triples
    return gains


@rule("G3a.1", "G3b", "C4.1")
def fives_are_errors(table: Table, organism: Organism) -> bool:
    """Whether a five is an error: not with DNA, and for nobody in the macro variant."""
    return not table.box.settings.macro and not icons(table, organism, DNA)


@rule("G3.1")
def errors_of(table: Table, organism: Organism, fives: int, sixes: int) -> int:
    """How many dice are errors."""
    return sixes + fives if fives_are_errors(table, organism) else sixes


@rule("G3.2", "G3a.2", "G4.4")
def uncancelled(table: Table, organism: Organism, fives: int, sixes: int) -> int:
    """Errors beyond the error shield, as the organism is now."""
    return errors_of(table, organism, fives, sixes) - error_shield(table, organism)


@rule("G3.2", "A4.2")
def errors(play: Play[Table], organism: Organism, fives: int, sixes: int) -> Asking[None] | None:
    """Error catastrophe: one atrophy for each error beyond the shield."""
    table = play.table
    if table.owner[organism] == NOWHERE:
        return None
    losses = uncancelled(table, organism, fives, sixes)
    if losses > 0 and play.entries is not None:
        shield = error_shield(table, organism)
        note_test(play, "G3", organism, (ERRORS, losses + shield), (ERROR_SHIELD, shield), losses)
    return atrophy(play, organism, losses, "G3") if losses > 0 else None


STEPS: dict[str, StepRule] = {
    "darwin": darwin,
    "darwin-next": darwin_next,
    "darwin-roll": darwin_roll,
    "errors": errors,
}
VERBS: Verbs = {"roll-for": (nouns.ORGANISM,), "reroll": (nouns.NUMBER,), "roll": (), "stand": ()}
