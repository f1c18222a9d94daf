"""Lessons: worked examples of the rulebook as puzzles, one idea each."""

from __future__ import annotations

from biont.games.lessons import Lesson
from biont.origins.scenario import STAGE

LESSONS: dict[str, Lesson] = {
    lesson.id: lesson
    for lesson in (
        Lesson(STAGE, "keep-apart", "map"),
        Lesson(STAGE, "S24", "map", last=1),
        Lesson(STAGE, "S26", "map"),
        Lesson(STAGE, "S28", "cities", 1),
        Lesson(STAGE, "S21", "ideas"),
        Lesson(STAGE, "S22", "ideas"),
        Lesson(STAGE, "S11", "gods"),
        Lesson(STAGE, "S14", "gods"),
        Lesson(STAGE, "S15", "gods"),
        Lesson(STAGE, "S37", "peoples"),
    )
}
