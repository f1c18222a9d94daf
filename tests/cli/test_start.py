"""What a command costs before it does anything: only what it needs is imported."""

from __future__ import annotations

import subprocess
import sys

import pytest

LIBRARIES = {"starlette", "sqlalchemy", "jinja2", "rich", "uvicorn"}
HEAVY = {*LIBRARIES, "biont.packs", "biont.genesis", "biont.origins", "biont.lab"}
"""Libraries and parts that take longer to import than such a command may take."""


def imported_by(argument: str) -> set[str]:
    """Every module that is there when a command has ended."""
    code = f"""
import sys
from biont.cli import main
try:
    main([{argument!r}])
finally:
    print(*sys.modules, file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


def test_the_doctor_reads_no_cards_and_no_rules() -> None:
    """Games tell their versions; whoever has a broken installation is told of it all the same."""
    imported = imported_by("doctor")
    assert {"biont.genesis.definition", "biont.origins.definition"} <= imported
    assert imported & {*LIBRARIES, "biont.packs", "biont.genesis.cards", "biont.origins.cards"} == set()


@pytest.mark.parametrize("argument", ["--version", "--help"])
def test_what_is_asked_of_no_command_imports_none(argument: str) -> None:
    imported = imported_by(argument)
    assert "biont.cli" in imported
    assert imported & {*HEAVY, "fluent.runtime"} == set()
    assert {name for name in imported if name.startswith("biont.cli.")} == {"biont.cli.parser"}


def test_the_library_alone_imports_no_words_of_other_programs() -> None:
    """Fluent is loaded when a sentence is first said, games of other distributions when one is first looked for."""
    code = "import sys, biont; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) & {*HEAVY, "fluent.runtime", "importlib.metadata"} == set()
