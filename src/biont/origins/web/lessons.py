"""Lessons: worked examples of the rulebook as puzzles, one idea each."""

from __future__ import annotations

from biont.games.lessons import Lesson
from biont.origins.scenario import SCENARIOS

LESSONS: dict[str, Lesson] = {
    lesson.id: lesson
    for lesson in (
        Lesson(SCENARIOS, "keep-apart", "map"),
        Lesson(SCENARIOS, "S24", "map", last=1),
        Lesson(SCENARIOS, "S26", "map"),
        Lesson(SCENARIOS, "S28", "cities", 1),
        Lesson(SCENARIOS, "S21", "ideas"),
        Lesson(SCENARIOS, "S22", "ideas"),
        Lesson(SCENARIOS, "S11", "gods"),
        Lesson(SCENARIOS, "S14", "gods"),
        Lesson(SCENARIOS, "S15", "gods"),
        Lesson(SCENARIOS, "S37", "peoples"),
    )
}
