"""What each answer would do, said before it is given: it is tried on a copy, and only what is certain is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from biont.genesis.rules import parts
from biont.genesis.table import Table
from biont.genesis.vocabulary import from_organism, from_refugium
from biont.genesis.web import odds
from biont.genesis.web.regrets import BUYING, Trial, regrets
from biont.genesis.words.teller import Teller
from biont.kernel import Decision, Game, Option
from biont.kernel.ledger import find
from biont.words import Words

SETTLING = frozenset(("pay", "discard order", "substitute"))
"""Questions that only settle the price or the order of what was chosen before them."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What the page says about an option before it is chosen."""

    label: str
    rule: str
    about: str
    final: bool
    happens: tuple[tuple[str, str], ...]
    """What would happen at once, each with its rule."""
    notes: tuple[str, ...]
    warnings: tuple[tuple[str, str], ...]
    """Each with the rule behind it."""


UNTOLD = frozenset(("paid", "phase"))
"""Entries that say nothing of what an option does; which catalyst pays may still be a choice."""

MOST_TOLD = 4
"""Sentences about what an option would do; more nobody reads before he chooses."""

Itself = Callable[[Decision], bool]
"""Whether the page answers a question by itself, without asking the person."""


def never(decision: Decision) -> bool:
    """A page that answers nothing by itself."""
    return False


def effect(
    game: Game[Any], decision: Decision, option: Option, teller: Teller, say: Words, itself: Itself = never
) -> Effect:
    """Try an option on a copy. What follows is told only if it is certain: nothing may give away a die to come."""
    about = " ".join(f"{rule.id} {rule.title[say.language]}." for rule in find("biont.genesis", decision.rule)[:2])
    twin, final, certain = tried(game, option, itself)
    notes = _before_dice(game.table, decision, option, teller, say)
    if certain and not notes:
        notes = _chances(game.table, twin.table, option, teller, say)
    trial = Trial(game.table, twin.table if certain else None, decision, option, teller)
    warnings = tuple((say(f"web-warn-{one.name}", **one.values), one.rule) for one in regrets(trial))
    happens = _happens(game.table, twin, decision, teller) if certain else ()
    return Effect(teller.option(option, decision), decision.rule, about, final, happens, notes, warnings)


def _happens(before: Table, twin: Game[Any], decision: Decision, board: Teller) -> tuple[tuple[str, str], ...]:
    """What an option would do, as the log would tell it, and who would choose next."""
    teller = Teller(board.pack, board.say)
    teller.look(before)
    told = [(teller.entry(entry), entry.rule) for entry in twin.entries_for(decision.seat) if entry.kind not in UNTOLD]
    following = twin.decision
    if following is not None and following.seat != decision.seat:
        told.append((board.say("web-then", name=teller.seat(twin.seats[following.seat])), ""))
    return tuple(told[:MOST_TOLD])


def tried(game: Game[Any], option: Option, itself: Itself) -> tuple[Game[Any], bool, bool]:
    """A copy on which an option was carried out, price included; whether it stands, and whether the copy may be shown.

    Answers that the page gives by itself right after it decide whether it can be taken back, but are not looked at:
    they may lead to dice and to the next event. What a purchase does is shown though it uncovers a card, for that card
    changes nothing else.
    """
    decision = game.decision
    buys = option[0] in BUYING and decision is not None and decision.kind == "purchase"
    twin = game.copy(history=False)
    twin.choose(option)
    stands = twin.undoable() < 1
    final = stands or _stands_by_itself(twin, itself)
    while twin.decision is not None and twin.decision.kind in SETTLING and (buys or not stands):
        twin.choose(twin.decision.options[0])
        stands = twin.undoable() < 1
    before, after = game.table, twin.table
    same = (before.turn, before.phase) == (after.turn, after.phase)
    return twin, final, same if buys else not stands


def _stands_by_itself(game: Game[Any], itself: Itself) -> bool:
    """Whether answers that the page gives by itself bring dice or a reveal."""
    if game.decision is None or not itself(game.decision):
        return False
    ahead = game.copy(history=False, log=False)
    answers = 0
    while ahead.decision is not None and itself(ahead.decision):
        ahead.choose(ahead.decision.options[0])
        answers += 1
        if ahead.undoable() < answers:
            return True
    return False


def _before_dice(table: Table, decision: Decision, option: Option, teller: Teller, say: Words) -> tuple[str, ...]:
    """The chances of a roll that is asked for, or of rolling again."""
    found = odds.before_dice(table, decision.kind, decision.data, option)
    return tuple(told_chance(one, teller, say) for one in found)


def told_chance(chance: odds.Chance, teller: Teller, say: Words) -> str:
    """A chance as a sentence."""
    name = teller.refugium(chance.thing) if chance.of == "alive" else teller.organism(chance.thing)
    return say(f"web-odds-{chance.of}", name=name, chance=percent(chance.chance))


def _chances(before: Table, after: Table, option: Option, teller: Teller, say: Words) -> tuple[str, ...]:
    """How an option changes the chances of what it touches."""
    notes = []
    for kind, value in _touched(option):
        chance, was = (
            (odds.alive(after, value), odds.alive(before, value))
            if kind == "refugium"
            else (odds.unharmed(after, value), odds.unharmed(before, value))
        )
        if chance is not None and chance != was:
            now = told_chance(odds.Chance("alive" if kind == "refugium" else "unharmed", value, chance), teller, say)
            notes.append(now if was is None else say("web-odds-was", now=now, was=percent(was)))
    return tuple(notes)


def _touched(option: Option) -> list[tuple[str, int]]:
    """Refugia and organisms among the arguments of an option."""
    found: list[tuple[str, int]] = []
    for kind, value in zip(parts.verbs()[option[0]], option[1:], strict=False):
        if kind in ("refugium", "organism"):
            found.append((kind, value))
        elif kind == "source" and value >= from_organism(0):
            found.append(("organism", value - from_organism(0)))
        elif kind == "source" and value >= from_refugium(0):
            found.append(("refugium", value - from_refugium(0)))
    return found


def percent(chance: float) -> str:
    """A chance for people; neither certain nor impossible unless it is."""
    if 0 < chance < 0.01:
        return "<1 %"
    if 0.99 < chance < 1:
        return ">99 %"
    return f"{round(chance * 100)} %"
