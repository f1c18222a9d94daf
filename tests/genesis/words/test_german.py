"""German terms: one word for one thing, as the German rulebook has it, and sentences a German would say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
GERMAN = sorted(
    [*(ROOT / "src/biont/words/de").glob("*.ftl"), *(ROOT / "src/biont/genesis/words/de").glob("*.ftl")]
    + [ROOT / "docs" / name for name in ("playing.de.md", "rules.de.md", "readings.de.md")]
)

AVOIDED = {
    r"Rote[nr]? Königin": "Red Queen, as the rulebook says",
    r"System(chromosom| Chromosom)": "System-Chromosom",
    r"Wahlen/s": "Entscheidungen/s",
    r"part-cubes = Würfel": "cubes are Klötzchen, Würfel are dice",
    r"waren keine mehr übrig": "no German",
    r"Es kommen lassen": "Armageddon is not invited",
    r"wurde vom Wirt verdrängt: Wohin": "say that it is a parasite",
    r"für zwei davon sein": "no German",
    r"Bionten?[^.;]* in Refugien": "bionts stand on refugia: auf",
    r"spielt noch einmal": "no German",
    r"jeder Reihe zuteilen": "in jede Reihe setzen",
    r"gemeinsamen anderen Farbe": "derselben anderen Farbe",
    r"wie du rote hast": "für jedes rote Chromosom",
    r"Reihen\*{0,2} sind vier": "Es gibt vier Reihen",
    r"vom Limit": "Limit 0",
}


@pytest.mark.parametrize("words", AVOIDED)
def test_no_german_text_says_it_so(words: str) -> None:
    assert len(GERMAN) > 15
    found = [f"{path.name}: {hit[0]}" for path in GERMAN if (hit := re.search(words, path.read_text("utf-8")))]
    assert found == [], AVOIDED[words]
