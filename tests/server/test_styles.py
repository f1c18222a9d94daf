"""What moves on a page costs no painting: a laptop has sixteen milliseconds for a frame."""

from __future__ import annotations

import re
from pathlib import Path

import biont

SHEETS = sorted(Path(biont.__file__).parent.rglob("static/*.css"))
FREE = {"opacity", "transform", "translate", "rotate", "scale"}
"""What a browser moves without laying out or painting anything anew."""

ALONE = {"visibility"}
"""What changes at once: beside something that takes its time every frame of that would be painted anew."""

SCROLLED = {"more"}
"""What changes as somebody scrolls, and not as time goes by."""


def test_what_moves_is_only_moved_turned_scaled_or_faded() -> None:
    found = {}
    for sheet in SHEETS:
        for name, body in re.findall(
            r"@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)", sheet.read_text(encoding="utf-8")
        ):
            found[name] = set(re.findall(r"([\w-]+):", re.sub(r"\([^()]*\)", "", body)))
    assert {"halo", "fallen", "freeze", "laid", "tumble"} <= set(found)
    assert {
        name: changed - FREE
        for name, changed in found.items()
        if name not in SCROLLED and changed != ALONE and changed - FREE
    } == {}
