"""docs/environments.md tells what environments show."""

from __future__ import annotations

import re
from math import prod
from pathlib import Path

import pytest

from biont.lab import environments


@pytest.mark.parametrize("name", ["genesis", "origins"])
def test_the_page_describes_every_part_of_the_vector(name: str) -> None:
    """Group, name, beginning and lengths, in their order."""
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    section = page.partition(f"### Bios:{name.capitalize()}")[2].partition("###")[0]
    written = re.findall(r"^\| (\w+) \| `(\w+)` \| (\d+) \| ([^|]+) \|", section, flags=re.MULTILINE)
    env = getattr(environments, f"{name}_v1").raw_env(2)
    observer = env.observer
    where = observer.slices()
    assert [
        (group, part, int(start), prod(map(int, re.findall(r"\d+", sizes)))) for group, part, start, sizes in written
    ] == [(part.group, part.name, where[part.name].start, part.size) for part in observer.parts]
    assert f"{observer.size:,}" in page
    assert f"{env.action_space(env.possible_agents[0]).n:,}" in page
