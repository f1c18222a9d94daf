"""The files for a public forge are valid by the checkers made for them; nothing here can run them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.release.archives import Flaw

SCHEMAS = {
    ".github/workflows/*.yml": ("--builtin-schema", "vendor.github-workflows"),
    ".github/dependabot.yml": ("--builtin-schema", "vendor.dependabot"),
    ".github/ISSUE_TEMPLATE/[!c]*.yml": ("--builtin-schema", "vendor.github-issue-forms"),
    ".github/ISSUE_TEMPLATE/card.yml": ("--builtin-schema", "vendor.github-issue-forms"),
    ".github/ISSUE_TEMPLATE/config.yml": ("--builtin-schema", "vendor.github-issue-config"),
    "CITATION.cff": ("--builtin-schema", "vendor.citation-file-format"),
}


def check(root: Path) -> None:
    """Hold each file against the schema of its kind."""
    for pattern, schema in SCHEMAS.items():
        files = sorted(map(str, root.glob(pattern)))
        if not files:
            raise Flaw(f"There is no {pattern}.")
        command = [sys.executable, "-m", "check_jsonschema", *schema, *files]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise Flaw(done.stdout.strip() or done.stderr.strip())
