"""Lessons: scenarios of the game as puzzles."""

from __future__ import annotations

from biont.games.lessons import Lesson
from biont.genesis.scenario import STAGE

LESSONS: dict[str, Lesson] = {
    lesson.id: lesson
    for lesson in (
        Lesson(STAGE, "S80", "life"),
        Lesson(STAGE, "S26", "life"),
        Lesson(STAGE, "S25", "life"),
        Lesson(STAGE, "S29", "life", 0, 2),
        Lesson(STAGE, "S16", "assignment", 1),
        Lesson(STAGE, "S19", "assignment", 0, 1),
        Lesson(STAGE, "S23-S24", "assignment", 1, last=1),
        Lesson(STAGE, "two-sixes", "darwin"),
        Lesson(STAGE, "S36", "darwin", 1),
        Lesson(STAGE, "S4", "events", 1),
        Lesson(STAGE, "S13", "events", 1),
        Lesson(STAGE, "S42", "purchases"),
        Lesson(STAGE, "S91-one-cube", "purchases", 0, 1),
        Lesson(STAGE, "S48-S49", "purchases", 1),
    )
}
