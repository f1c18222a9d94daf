"""A game written as a scenario: its table as a position, so that what went wrong there becomes a test."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from biont.kernel.game import Game
from biont.kernel.play import TableT
from biont.packs.fields import shown
from biont.scenarios.language import ScenarioLanguage
from biont.scenarios.run import do_inevitable

FEW = 5
"""Answers ahead that are named."""

BARE = re.compile(r"[A-Za-z0-9_-]+")
"""Keys that TOML takes without quotes."""


def scenario_text(
    game: Game[TableT],
    scenarios: ScenarioLanguage[TableT],
    id: str,
    title: Mapping[str, str],
    ahead: Sequence[str] = (),
) -> str:
    """The scenario that leads to the next question of a game with more than one answer, and states what it is.

    It begins with the step under way, and played through it gives the table as it lies. ``ahead`` are the answers that
    follow; the next few are written as a comment.
    """
    before = len(game.answers)
    game = game.copy()
    do_inevitable(game)
    ahead = ahead[len(game.answers) - before :][:FEW]
    table, given, dice = game.beginning()
    rules = game.rules
    head = {
        "id": id,
        "title": dict(title),
        "rules": [],
        "game": scenarios.game,
        "settings": scenarios.settings(rules),
        "seed": game.seed,
        # The dice of the step under way are told, so the seed goes on after them.
        "drawn": game.table.count,
        "from": [scenarios.step_text(rules, table, step) for step in reversed(table.steps)],
    }
    again = Game.at(rules, table.copy(), game.seed, dice=dice)
    move = {
        "dice": list(dice),
        "answers": _answers(again, [game.print(option) for option in given]),
        "expect": {"asked": _asked(game)},
    }
    lines = ["[[scenario]]", *_fields(head)]
    lines += ["", "[scenario.position]", *_fields(scenarios.position(rules, table), deep=True)]
    lines += ["", "[[scenario.play]]", *_fields({name: value for name, value in move.items() if value}, deep=True)]
    if ahead:
        lines.append(f"# The record goes on: {shown(list(ahead))}")
    return "\n".join(lines) + "\n"


def _answers(game: Game[Any], texts: Sequence[str]) -> list[str]:
    """Who gave which answers; those to questions with only one are not written down."""
    answers = []
    for text in texts:
        assert game.decision is not None
        if not game.decision.forced:
            answers.append(f"{game.seats[game.decision.seat]}: {text}")
        game.choose(text)
    return answers


def _asked(game: Game[Any]) -> Any:
    decision = game.decision
    if decision is None:
        return False
    return {"seat": game.seats[decision.seat], "kind": decision.kind, "rule": decision.rule}


def _fields(table: Mapping[str, Any], deep: bool = False) -> Iterator[str]:
    """The lines of a table; ``deep``: a table inside it has a line for each of its fields."""
    for name, value in table.items():
        key = name if BARE.fullmatch(name) else shown(name)
        if deep and isinstance(value, dict) and value:
            for line in _fields(value):
                yield f"{key}.{line}"
        else:
            yield f"{key} = {shown(value)}"
