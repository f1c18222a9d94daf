"""The notebook of docs/ runs from top to bottom, in a small version; what stands below its cells is what it printed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import matplotlib
import numpy as np
import pytest

NOTEBOOK = Path(__file__).parents[2] / "docs" / "learning.ipynb"

SMALL = {"GAMES": 8, "TEST_GAMES": 2}


@pytest.fixture(scope="module")
def cells() -> list[dict[str, Any]]:
    """The cells with code."""
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert (notebook["nbformat"], notebook["metadata"]["language_info"]["name"]) == (4, "python")
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def test_the_notebook_trains_a_policy(cells: list[dict[str, Any]], capsys: pytest.CaptureFixture[str]) -> None:
    """Every game is a lesson: preferences move, only those of actions that were legal; and a curve is drawn."""
    matplotlib.use("Agg")
    names: dict[str, Any] = {"__name__": "notebook"}
    for cell in cells:
        exec("".join(cell["source"]), names)
        if "parameters" in cell["metadata"].get("tags", ()):
            assert set(SMALL) < set(names)
            names |= SMALL
    assert len(names["rewards"]) == SMALL["GAMES"]
    assert set(names["rewards"]) <= {-1.0, 0.0, 1.0}
    moved = np.flatnonzero(names["tastes"])
    assert 10 < len(moved) < len(names["tastes"]) // 2
    assert len(names["axes"].lines) == 2
    assert re.search(r"won \d of 2, shared \d", capsys.readouterr().out)
    names["plt"].close("all")


def test_the_notebook_shows_what_was_learnt(cells: list[dict[str, Any]]) -> None:
    """Below its cells: the curve as a picture, and that a policy which has learnt wins most games."""
    outputs = [output for cell in cells for output in cell["outputs"]]
    assert any("image/png" in output.get("data", {}) for output in outputs)
    said = "".join(line for output in outputs for line in output.get("text", ()))
    found = re.search(r"won (\d+) of (\d+)", said)
    assert found
    assert int(found[1]) > 0.7 * int(found[2])
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
