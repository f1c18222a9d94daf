"""What scores are made of, in words: what changed in them, and what they are therefore."""

from __future__ import annotations

from collections.abc import Sequence

from biont.origins.cards import DISCIPLINES, TRACKS
from biont.origins.rules.scoring import SHEET
from biont.words import Words

LINES = 5
"""The lines of a discipline on a sheet of scores: chits, what is measured, two tracks, and their sum."""


def score_changes(before: Sequence[int], after: Sequence[int], say: Words) -> list[str]:
    """A clause for each discipline of which two sheets say something else."""
    found = []
    for discipline, (_, measure, _, tracks) in enumerate(SHEET):
        names = ("score-part-chits", f"score-part-{measure}", *(f"track-{TRACKS[track]}" for track in tracks))
        lines = slice(discipline * LINES, (discipline + 1) * LINES)
        *had, was = before[lines]
        *has, now = after[lines]
        parts = [
            say("score-part", part=say(name), was=old, now=new)
            for name, old, new in zip(names, had, has, strict=True)
            if old != new
        ]
        if parts:
            name = say(f"discipline-{DISCIPLINES[discipline]}")
            key = "score-changed" if was != now else "score-kept"
            found.append(say(key, parts=", ".join(parts), score=name, was=was, now=now))
    return found
