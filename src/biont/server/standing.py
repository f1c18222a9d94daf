"""Answers that a page gives by itself: the only one there is, what a person wants always, what he has begun.

The rules ask every question and the record keeps every answer. Nothing is decided here that somebody could have decided
better: an answer is given unasked where it is the only one, where the rules prove that no other is better, or where the
person has said so before. What was given unasked is told in the log, and goes back with the answer before it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from biont.games import Definition
from biont.games.bundles import Bundle
from biont.kernel import Decision, Game, Option

ROLLING = "rolling"
"""The setting that says after how many answers a person let all dice of a phase roll one after another."""


def answer(
    game: Game[Any],
    definition: Definition,
    settings: Mapping[str, Any],
    decision: Decision,
    loose: Sequence[str] = (),
) -> Option | None:
    """The answer that is given for a person; None where he is asked. What he has answered himself and could still take
    back is ``loose``, and waits for his word before dice fall."""
    waits = bool(loose)
    if decision.kind.rolls and decision.forced:
        return decision.options[0] if settings["rolls"] or (not waits and is_rolling(game, settings)) else None
    if decision.forced:
        return decision.options[0] if settings["forced"] else None
    standing = definition.advice.standing(game.table, decision)
    if standing is None:
        return None
    if standing.rolls:
        return standing.option if not waits and is_rolling(game, settings) else None
    if standing.ends and {*loose} - {game.print(standing.option)}:
        return None
    wanted = standing.proven or bool(settings.get(standing.name))
    return standing.option if wanted and (settings["forced"] or not standing.proven) else None


def choice(game: Game[Any], definition: Definition, decision: Decision) -> str:
    """The name of the switch that would answer a question from now on; nothing where there is none."""
    standing = definition.advice.standing(game.table, decision)
    return standing.name if standing is not None and not (standing.rolls or standing.ends) else ""


def is_rolling(game: Game[Any], settings: Mapping[str, Any]) -> bool:
    """Whether all dice of this phase roll one after another, as the person has wanted it when it began."""
    begun = settings.get(ROLLING)
    if not isinstance(begun, int) or begun >= len(game.answers):
        return False
    return not any(entry.kind.begins for entry in game.entries_since(begun))


def rolled(
    settings: Mapping[str, Any], bundles: Sequence[Bundle], given: Sequence[str], answers: int
) -> dict[str, Any]:
    """Settings after an answer: whether it lets all dice of the phase roll."""
    rolls = any(one.rolls and list(one.texts) == list(given) for one in bundles)
    return {**settings, ROLLING: answers} if rolls else dict(settings)
