"""The open question as a person sees it: sentences, keys, and places on the board."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from biont.draw import Anchors, Choice, Question, Unavailable
from biont.genesis.box import NPC, PARASITE
from biont.genesis.cards import COLOURS, ROWS, Pack
from biont.genesis.draw.anchors import PROMPT
from biont.genesis.entries import QUESTIONS
from biont.genesis.rules import parts
from biont.genesis.table import Table
from biont.genesis.web import odds
from biont.genesis.words.teller import Teller
from biont.kernel import Decision, Game, Option
from biont.kernel.play import Datum
from biont.server.effects import Effect, Itself, effect, never
from biont.words import Words

ENDING = (
    "done", "pass", "stand", "keep", "decline", "forgo", "enough", "leave", "stay", "stay-marine", "no-vote", "roll",
)  # fmt: skip
"""Verbs that end a question; the first of them that is offered answers to the Enter key."""

KEYS = "123456789abcdefghijklmnopqstvwxyz"
"""Keys of the other options; u takes back and r gives again."""


CUBES = frozenset(("animate", "kill-cube", "lose-cube"))
DISCS = frozenset(("enzyme", "antioxidant", "gain", "pay", "give", "substitute", "contribute", "spend-disc"))
"""Verbs that move a cube or a disc of the colour they name."""

NOBODY = -1
"""The organism of an option that moves nothing but discs of a pool."""


@lru_cache(maxsize=8)
def anchors(pack: Pack) -> Anchors:
    """Where things stand on the page, for the cards of a pack."""
    return Anchors(pack, parts.verbs())


def asked(
    game: Game[Any], teller: Teller, say: Words, action: str, token: str, itself: Itself = never
) -> tuple[Question, list[Effect]]:
    """The question of a game's decision, and what its options do."""
    decision = game.decision
    assert decision is not None
    organism, player = subject(game, decision)
    place = anchors(game.table.box.pack)
    home = refugium_of(game, decision)
    effects = [effect(game, decision, option, teller, say, itself) for option in decision.options]
    keys = keys_of(decision.options)
    choices = [
        Choice(
            game.print(option),
            say("web-warned", label=told.label) if told.warnings else told.label,
            at_home(place(option, NOBODY if option[0] == "give" else organism, player), option, home),
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
    hints = [say("web-final-all") if all(final) else say("web-final-some") if any(final) else ""]
    if decision.kind in odds.ROLLS:
        hints[:0] = effects[0].notes
    hint = " · ".join(filter(None, hints))
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


def anchor_of(kinds: Iterable[str], data: Iterable[Datum], pack: Pack, table: Table) -> str:
    """The id of the thing on the board that some data are about: the first that has a place of its own there."""
    found = list(zip(kinds, data, strict=False))
    numbers = [(kind, value) for kind, value in found if isinstance(value, int) and value >= 0]
    for kind, value in numbers:
        if kind in ("organism", "where"):
            return organism_id(pack, value)
        if kind == "refugium":
            on_map = any(value in row for row in table.rows)
            return f"refugium-{pack.placards[value].code}" if on_map else organism_id(pack, value)
        if kind == "mutation":
            return f"card-{pack.mutations[value].code}"
        if kind == "row":
            return f"deck-{ROWS[value]}"
    for kind, value in numbers:
        if kind == "player":
            return f"tableau-{'npc-' if value >= NPC else ''}{COLOURS[value % NPC]}"
    return next((PLACES[kind] for kind, _ in found if kind in PLACES), "board")


PLACES = {"phase": "top", "number": "top", "event": "times", "order": "times", "climate": "times", "rows": "strata"}
"""Where that is told which is about no single thing."""


def organism_id(pack: Pack, organism: int) -> str:
    """The id of an organism on the page."""
    code = f"parasite-{COLOURS[organism - PARASITE]}" if organism >= PARASITE else pack.placards[organism].code
    return f"organism-{code}"
