"""Lessons: scenarios of the game as puzzles."""

from __future__ import annotations

from biont.games.lessons import Lesson
from biont.genesis.scenario import SCENARIOS

LESSONS: dict[str, Lesson] = {
    lesson.id: lesson
    for lesson in (
        Lesson(SCENARIOS, "S80", "life"),
        Lesson(SCENARIOS, "S26", "life"),
        Lesson(SCENARIOS, "S25", "life"),
        Lesson(SCENARIOS, "S29", "life", 0, 2),
        Lesson(SCENARIOS, "S16", "assignment", 1),
        Lesson(SCENARIOS, "S19", "assignment", 0, 1),
        Lesson(SCENARIOS, "S23-S24", "assignment", 1, last=1),
        Lesson(SCENARIOS, "two-sixes", "darwin"),
        Lesson(SCENARIOS, "S36", "darwin", 1),
        Lesson(SCENARIOS, "S4", "events", 1),
        Lesson(SCENARIOS, "S13", "events", 1),
        Lesson(SCENARIOS, "S42", "purchases"),
        Lesson(SCENARIOS, "S91-one-cube", "purchases", 0, 1),
        Lesson(SCENARIOS, "S48-S49", "purchases", 1),
    )
}
