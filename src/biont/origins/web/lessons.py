"""Lessons: worked examples of the rulebook as puzzles, one idea each."""

from __future__ import annotations

from biont.games.lessons import Lesson
from biont.origins.scenario import SCENARIOS

LESSONS: dict[str, Lesson] = {
    lesson.id: lesson
    for lesson in (
        Lesson(SCENARIOS, "keep-apart", "map", "zimbabwe"),
        Lesson(SCENARIOS, "S24", "map", "india", last=1),
        Lesson(SCENARIOS, "S26", "map", "north-australia"),
        Lesson(SCENARIOS, "S28", "cities", "himalaya", 1),
        Lesson(SCENARIOS, "S21", "ideas", "star-lore"),
        Lesson(SCENARIOS, "S22", "ideas", "firekeeping"),
        Lesson(SCENARIOS, "S11", "gods", "grave-goods"),
        Lesson(SCENARIOS, "S14", "gods", "earworms"),
        Lesson(SCENARIOS, "S15", "gods", "comet-1"),
        Lesson(SCENARIOS, "S37", "peoples", "middle-east"),
    )
}
