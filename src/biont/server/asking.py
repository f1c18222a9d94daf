"""The open question as a person sees it: sentences, keys, places on the board, and what each answer would do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from biont.draw import Anchors, Choice, Question, Unavailable
from biont.draw.anchors import PROMPT
from biont.genesis.box import NPC, PARASITE
from biont.genesis.cards import COLOURS, Pack
from biont.genesis.entries import QUESTIONS
from biont.genesis.rules import parts
from biont.genesis.table import Table
from biont.genesis.vocabulary import from_organism, from_refugium
from biont.kernel import Decision, Game, Option
from biont.kernel.ledger import find
from biont.kernel.play import Datum
from biont.server import odds
from biont.words import Words
from biont.words.genesis import Teller

ENDING = (
    "done", "pass", "stand", "keep", "decline", "forgo", "enough", "leave", "stay", "stay-marine", "no-vote", "roll",
)  # fmt: skip
"""Verbs that end a question; the first of them that is offered answers to the Enter key."""

KEYS = "123456789abcdefghijklmnopqrstvwxyz"
"""Keys of the other options; u takes back."""


CUBES = frozenset(("animate", "kill-cube", "lose-cube"))
DISCS = frozenset(("enzyme", "antioxidant", "gain", "pay", "give", "substitute", "contribute", "spend-disc"))
"""Verbs that move a cube or a disc of the colour they name."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What the page says about an option before it is chosen."""

    label: str
    rule: str
    about: str
    final: bool
    notes: tuple[str, ...]
    warnings: tuple[str, ...]


@lru_cache(maxsize=8)
def anchors(pack: Pack) -> Anchors:
    """Where things stand on the page, for the cards of a pack."""
    return Anchors(pack, parts.verbs())


def asked(game: Game[Any], teller: Teller, say: Words, action: str, token: str) -> tuple[Question, list[Effect]]:
    """The question of a game's decision, and what its options do."""
    decision = game.decision
    assert decision is not None
    organism, player = subject(game, decision)
    place = anchors(game.table.box.pack)
    home = refugium_of(game, decision)
    effects = [effect(game, decision, option, teller, say) for option in decision.options]
    keys = keys_of(decision.options)
    choices = [
        Choice(
            game.print(option),
            told.label,
            at_home(place(option, organism, player), option, home),
            key,
            "mark-dice" if told.final else symbol(option, player),
        )
        for option, told, key in zip(decision.options, effects, keys, strict=True)
    ]
    refused: dict[tuple[str, str], Unavailable] = {}
    for refusal in decision.refusals():
        why = f"{teller.option(refusal.option, decision)}: {teller.reason(refusal)} ({refusal.rule})"
        anchor = place(refusal.option, organism, player)
        refused.setdefault((anchor, why), Unavailable(anchor, why))
    final = [told.final for told in effects]
    hint = say("web-final-all") if all(final) else say("web-final-some") if any(final) else ""
    question = Question(teller.prompt(decision), hint, decision.rule, choices, list(refused.values()), action, token)
    return question, effects


def subject(game: Game[Any], decision: Decision) -> tuple[int, int]:
    """The organism and the player that a question is about."""
    box = game.table.box
    organism = player = -1
    for kind, datum in zip(QUESTIONS[decision.kind], decision.data, strict=False):
        if kind in ("organism", "where") and organism < 0:
            organism = datum
        if kind == "player" and player < 0:
            player = datum
    if player < 0:
        player = next((one for one in box.players if box.seat_of[one] == decision.seat), -1)
    return organism, player % NPC if player >= 0 else -1


def refugium_of(game: Game[Any], decision: Decision) -> str:
    """The id of the refugium that a question is about, if it is about one."""
    for kind, datum in zip(QUESTIONS[decision.kind], decision.data, strict=False):
        if kind == "refugium":
            return f"refugium-{game.table.box.pack.placards[datum].code}"
    return ""


def at_home(anchor: str, option: Option, home: str) -> str:
    """Where an option stands: a colour in a question about a refugium means a cube there, not a disc in the pool."""
    nowhere = anchor == PROMPT and option[0] not in ENDING
    return home if home and (nowhere or anchor.startswith("catalyst-")) else anchor


def keys_of(options: Iterable[Option]) -> list[str]:
    """A key for every option, as long as there are keys."""
    verbs = [str(option[0]) for option in options]
    last = next((verbs.index(verb) for verb in ENDING if verbs.count(verb) == 1), -1)
    keys = iter(KEYS)
    return ["Enter" if number == last else next(keys, "") for number in range(len(verbs))]


def symbol(option: Option, player: int) -> str:
    """The piece that an option moves, to be drawn before its label."""
    verb = option[0]
    kinds = parts.verbs()[verb]
    if verb in ("assign", "withdraw", "attach", "supplant", "hgt", "from") and player >= 0:
        return f"dome-{COLOURS[player]}"
    for kind, value in zip(kinds, option[1:], strict=False):
        if kind == "colour" and verb in CUBES:
            return f"cube-{COLOURS[value]}"
        if kind == "colour" and verb in DISCS:
            return f"disc-{COLOURS[value]}"
        if kind == "bearer":
            return f"{'npc' if value >= NPC else 'dome'}-{COLOURS[value % NPC]}"
    if verb == "reroll" and len(option) > 1:
        return f"die-{option[1]}"
    return ""


def effect(game: Game[Any], decision: Decision, option: Option, teller: Teller, say: Words) -> Effect:
    """Try an option on a copy. What follows is told only if it is certain: nothing may give away a die to come."""
    about = " ".join(f"{rule.id} {rule.title[say.language]}." for rule in find("biont.genesis", decision.rule)[:2])
    label = teller.option(option, decision)
    if game.is_final(option):
        return Effect(label, decision.rule, about, True, (), ())
    twin = game.copy(history=False, log=False)
    twin.choose(option)
    notes = _chances(game, twin, option, teller, say)
    return Effect(label, decision.rule, about, False, notes, _warnings(game, twin, decision, teller, say))


def _chances(game: Game[Any], twin: Game[Any], option: Option, teller: Teller, say: Words) -> tuple[str, ...]:
    """How an option changes the chances of what it touches."""
    before, after = game.table, twin.table
    notes = []
    for kind, value in _touched(option):
        chance, was = (
            (odds.alive(after, value), odds.alive(before, value))
            if kind == "refugium"
            else (odds.unharmed(after, value), odds.unharmed(before, value))
        )
        if chance is not None and chance != was:
            name = teller.refugium(value) if kind == "refugium" else teller.organism(value)
            key = f"web-odds-{'alive' if kind == 'refugium' else 'unharmed'}"
            now = say(key, name=name, chance=percent(chance))
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


def _warnings(game: Game[Any], twin: Game[Any], decision: Decision, teller: Teller, say: Words) -> tuple[str, ...]:
    """What the one who is asked would regret: an organism of his that would be gone."""
    before, after = game.table, twin.table
    box = game.table.box
    mine = [player for player in box.players if box.seat_of[player] == decision.seat]
    lost = [
        organism for organism, owner in enumerate(before.owner) if owner in mine and after.owner[organism] not in mine
    ]
    return tuple(say("web-warn-lost", name=teller.organism(organism)) for organism in lost)


def percent(chance: float) -> str:
    """A chance for people; neither certain nor impossible unless it is."""
    if 0 < chance < 0.01:
        return "<1 %"
    if 0.99 < chance < 1:
        return ">99 %"
    return f"{round(chance * 100)} %"


def anchor_of(kinds: Iterable[str], data: Iterable[Datum], pack: Pack, table: Table) -> str:
    """The id of the first thing among some data that may stand on the board."""
    for kind, value in zip(kinds, data, strict=False):
        if not isinstance(value, int) or value < 0:
            continue
        if kind in ("organism", "where"):
            return organism_id(pack, value)
        if kind == "refugium":
            on_map = any(value in row for row in table.rows)
            return f"refugium-{pack.placards[value].code}" if on_map else organism_id(pack, value)
        if kind == "mutation":
            return f"card-{pack.mutations[value].code}"
    return ""


def organism_id(pack: Pack, organism: int) -> str:
    """The id of an organism on the page."""
    code = f"parasite-{COLOURS[organism - PARASITE]}" if organism >= PARASITE else pack.placards[organism].code
    return f"organism-{code}"
