"""Lessons: scenarios of the game as puzzles."""

from __future__ import annotations

from biont.games.lessons import Lesson
from biont.genesis.scenario import SCENARIOS

LESSONS: dict[str, Lesson] = {
    lesson.id: lesson
    for lesson in (
        Lesson(SCENARIOS, "S80", "life", "volcano"),
        Lesson(SCENARIOS, "S26", "life", "seep"),
        Lesson(SCENARIOS, "S25", "life", "volcano"),
        Lesson(SCENARIOS, "S29", "life", "clay", 0, 2),
        Lesson(SCENARIOS, "S16", "assignment", "mars", 1),
        Lesson(SCENARIOS, "S19", "assignment", "virus", 0, 1),
        Lesson(SCENARIOS, "S23-S24", "assignment", "malaria", 1, last=1),
        Lesson(SCENARIOS, "two-sixes", "darwin", "mars"),
        Lesson(SCENARIOS, "S36", "darwin", "cytochrome", 1),
        Lesson(SCENARIOS, "S4", "events", "flatworm", 1),
        Lesson(SCENARIOS, "S13", "events", "vaalbara", 1),
        Lesson(SCENARIOS, "S42", "purchases", "chloroplast"),
        Lesson(SCENARIOS, "S91-one-cube", "purchases", "salmonella", 0, 1),
        Lesson(SCENARIOS, "S48-S49", "purchases", "dickinsonia", 1),
    )
}
