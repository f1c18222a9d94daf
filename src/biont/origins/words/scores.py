"""What scores are made of, in words: what changed in them, and what they are therefore."""

from __future__ import annotations

from collections.abc import Sequence

from biont.origins.cards import DISCIPLINES, TRACKS
from biont.origins.rules.scoring import SHEET
from biont.origins.tableau import ALL_DISCIPLINES
from biont.words import Words

LINES = 5
"""The lines of a discipline on a sheet of scores: chits, what is measured, two tracks, and their sum."""


def score_changes(before: Sequence[int], after: Sequence[int], say: Words) -> list[str]:
    """A clause for each discipline of which two sheets say something else; behind its lines a sheet has the discipline
    that the Philosophy shuts."""
    shut = after[-1]
    points = best_without(before, before[-1]), best_without(after, shut)
    found = _turned(before[-1], shut, points, say)
    for discipline, (_, measure, _, tracks) in enumerate(SHEET):
        names = ("score-part-chits", f"score-part-{measure}", *(f"track-{TRACKS[track]}" for track in tracks))
        lines = slice(discipline * LINES, (discipline + 1) * LINES)
        *had, was = before[lines]
        *has, now = after[lines]
        score = _name(discipline, say)
        parts = [
            say("score-part", part=say(name, score=score), was=old, now=new)
            for name, old, new in zip(names, had, has, strict=True)
            if old != new
        ]
        if parts:
            key = "score-uncounted" if discipline == shut else "score-changed" if was != now else "score-kept"
            found.append(say(key, parts=", ".join(parts), score=score, was=was, now=now))
    return found


def best_without(sheet: Sequence[int], shut: int) -> int:
    """The best score of a sheet, if one of them were shut."""
    return max(score for discipline, score in enumerate(sheet[LINES - 1 :: LINES]) if discipline != shut)


def _turned(was: int, now: int, points: tuple[int, int], say: Words) -> list[str]:
    """Which score counts for nobody any more, and what is lost by that; which counts again."""
    if was == now:
        return []
    had, has = points
    values = {"was": had, "now": has, "lost": int(has < had)}
    found = [say("score-shut-now", score=_name(now, say), **values)] if now in ALL_DISCIPLINES else []
    return [*found, *([say("score-open-now", score=_name(was, say))] if was in ALL_DISCIPLINES else [])]


def _name(discipline: int, say: Words) -> str:
    return say(f"discipline-{DISCIPLINES[discipline]}")
