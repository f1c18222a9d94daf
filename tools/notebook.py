"""Run the notebook of docs/ from top to bottom and put what it prints and draws below its cells: tools/notebook.py."""

from __future__ import annotations

import base64
import contextlib
import io
import json
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot as plt

NOTEBOOK = Path(__file__).resolve().parent.parent / "docs" / "learning.ipynb"


def run(cell: dict[str, Any], names: dict[str, Any]) -> list[dict[str, Any]]:
    """What a cell prints, and the pictures that it draws."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec("".join(cell["source"]), names)
    found: list[dict[str, Any]] = []
    if out.getvalue():
        found.append({"name": "stdout", "output_type": "stream", "text": out.getvalue().splitlines(keepends=True)})
    for number in plt.get_fignums():
        picture = io.BytesIO()
        plt.figure(number).savefig(picture, format="png", dpi=80, bbox_inches="tight")
        data = {"image/png": base64.b64encode(picture.getvalue()).decode(), "text/plain": ["<Figure>"]}
        found.append({"data": data, "metadata": {}, "output_type": "display_data"})
    plt.close("all")
    return found


def main() -> None:
    """Run all cells in one namespace."""
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    names: dict[str, Any] = {"__name__": "notebook"}
    for count, cell in enumerate((cell for cell in notebook["cells"] if cell["cell_type"] == "code"), 1):
        cell["outputs"] = run(cell, names)
        cell["execution_count"] = count
    NOTEBOOK.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
