"""The README keeps its promises: its Python examples run, and the commands it names exist."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")

EXAMPLES = re.findall(r"^```python\n(.*?)^```$", README, flags=re.MULTILINE | re.DOTALL)
COMMANDS = sorted(set(re.findall(r"^make ([a-z]+)", README, flags=re.MULTILINE)))


def test_readme_has_examples_and_commands() -> None:
    assert EXAMPLES
    assert {"play", "test"} <= set(COMMANDS)


@pytest.mark.parametrize("example", EXAMPLES)
def test_example_runs(example: str, tmp_path: Path) -> None:
    """In a process and a folder of its own, as a reader would run it; the limit catches a game that never ends."""
    run = subprocess.run(
        [sys.executable, "-c", example], cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip(), "the example prints nothing"


@pytest.mark.parametrize("command", COMMANDS)
def test_make_knows_the_command(command: str) -> None:
    assert re.search(rf"^{command}:", MAKEFILE, flags=re.MULTILINE), f"README names `make {command}`"
