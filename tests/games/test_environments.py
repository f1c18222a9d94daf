"""docs/environments.md tells what environments show."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from biont.games.observation import VectorPart
from biont.lab import environments

UNNAMED = ("place", "number")


@pytest.mark.parametrize("name", ["genesis", "origins"])
def test_the_page_describes_every_part_of_the_vector(name: str) -> None:
    """Group, name, beginning, lengths and meaning, in their order, as the parts declare them."""
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    section = page.partition(f"### Bios:{name.capitalize()}")[2].partition("###")[0]
    env = getattr(environments, f"{name}_v1").raw_env(2)
    observer = env.observer
    where = observer.slices()
    assert re.findall(r"^\| \w+ \| `.*", section, flags=re.MULTILINE) == [
        f"| {part.group} | `{part.name}` | {where[part.name].start} | {_lengths(part)} | {_meaning(part)} |"
        for part in observer.parts
    ]
    assert f"{observer.size:,}" in page
    assert f"{env.action_space(env.possible_agents[0]).n:,}" in page


def _lengths(part: VectorPart) -> str:
    """What a part runs through; places and numbers have no names."""
    return " × ".join(f"{length}" if kind in UNNAMED else f"{length} {kind}" for kind, length in part.axes) or "1"


def _meaning(part: VectorPart) -> str:
    return f"{part.about} ({part.values})" if part.values else part.about
