"""Guided first games as tests follow them, whatever the game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from html import unescape
from typing import Any

import biont
from biont.games import Definition
from biont.games.guide import Guide, Idea, Told
from biont.kernel import Game, Question
from biont.server.registry import Registry
from tests.server.conftest import Visitor, answered


def guided(visitor: Visitor, definition: Definition) -> str:
    """Start the guided game, and return its id."""
    reply = visitor.post(f"/{definition.name}/guided")
    assert reply.status_code == 303, reply.text
    return str(reply.headers["location"]).removeprefix("/game/")


def on(visitor: Visitor, game: str) -> dict[str, Any]:
    """Let programs answer until the person is asked."""
    registry: Registry = visitor.client.app.state.registry  # type: ignore[attr-defined]
    while not registry.open(game).waits_for_person:
        answered(registry, game)
    return visitor.frame(game)


def shown(frame: dict[str, Any]) -> str:
    """The heading of what a position explains, if anything."""
    found = re.search(r'id="guide-title">([^<]*?) *<', frame["regions"]["guide"])
    return unescape(found[1]) if found else ""


def heading(definition: Definition, idea: str) -> str:
    """What an idea is headed by."""
    return definition.words("en")(f"learn-idea-{idea}")


def wordy(definition: Definition, ideas: Iterable[Idea], language: str) -> list[str]:
    """What takes more than forty words to read."""
    say = definition.words(language)
    found = []
    for idea in ideas:
        for text in ("text", "set"):
            keys = [f"learn-{part}-{idea.name}" for part in ("idea", text, "do")]
            told = " ".join(say(key) for key in keys if say.has(key))
            found += [told] if len(told.split()) > 40 else []
    return found


def silent(game: Game[Any], told: Told) -> None:
    """Somebody who listens to the guide and says nothing."""


def follow(
    definition: Definition, teacher: Guide, hear: Callable[[Game[Any], Told], None] = silent
) -> tuple[Game[Any], list[tuple[str, int, Question]]]:
    """The guided game of somebody who does what the guide suggests, and the ideas with their turns and questions.

    ``hear`` is called with everything that the guide tells, at its question.
    """
    game = biont.new(definition.name, seats=teacher.seats, seed=teacher.seed, settings=teacher.settings)
    suggests, opponent = (
        definition.players.make(definition.players.sparring),
        definition.players.make(teacher.opponent, 7),
    )
    told: list[tuple[str, int, Question]] = []
    last = 0
    while game.decision is not None:
        seat, beat = game.decision.seat, teacher.beat([game.print(answer) for answer in game.answers])
        if seat == 0:
            known = [name for name, *_ in told]
            now = teacher.scripted(beat) if beat else teacher.now(game, 0, known, last)
            hear(game, now)
            told += [(now.idea.name, game.table.turn, game.decision.kind)] if now.idea else []
            last = len(game.answers)
        if beat is not None:
            game.inject(beat.dice)
        game.choose(beat.answer if beat else (opponent if seat else suggests).choose(game.view(seat)))
    return game, told
