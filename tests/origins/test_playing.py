"""docs/playing-origins: the rules it names exist, and its first turn can be played as told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import biont
from biont.kernel.ledger import find
from biont.origins.rules.destroy import MIGRANT_LOST
from biont.origins.rules.spread import TOO_MUCH_WATER

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("playing-origins.md", "playing-origins.de.md")


def tags(name: str) -> list[str]:
    """The rule ids in the small tags of a page, in order."""
    return " ".join(re.findall(r"<sup>([^<]+)</sup>", (DOCS / name).read_text(encoding="utf-8"))).split()


@pytest.mark.parametrize("name", PAGES)
def test_every_rule_that_is_named_exists(name: str) -> None:
    assert len(tags(name)) > 60
    assert [tag for tag in tags(name) if not find("biont.origins", tag)] == []


def test_both_languages_name_the_same_rules() -> None:
    assert tags(PAGES[0]) == tags(PAGES[1])


@pytest.mark.parametrize("name", PAGES)
def test_the_first_turn_can_be_played_as_told(name: str) -> None:
    """The answers of its table, one after the other; what has one answer only is answered by the program."""
    text = (DOCS / name).read_text(encoding="utf-8")
    seed = int(re.findall(r"play origins --text --seed (\d+)", text)[0])
    game = biont.new("origins", seats=["black", "white"], seed=seed)
    cells = re.findall(r"^\| [^|]+ \| ([^|]*) \| [^|]+ \|$", text, flags=re.MULTILINE)
    answers = [answer for cell in cells for answer in re.findall(r"`([^`]+)`", cell)]
    assert answers[:2] == ["use specialize", "specialize lullaby"]
    assert len(answers) == 11
    for answer in answers:
        while game.decision is not None and game.decision.forced:
            game.choose(game.decision.options[0])
        if answer == "why":
            reasons = {game.print(refusal.option): refusal.reason for refusal in game.refusals()}
            assert reasons["to madagascar"] == TOO_MUCH_WATER
        else:
            game.choose(answer)
    while game.decision is not None and game.decision.forced:
        game.choose(game.decision.options[0])
    assert game.table.pawns[:4] == [3, 3, 1, 0]
    assert not [entry for entry in game.entries if entry.kind == MIGRANT_LOST]
