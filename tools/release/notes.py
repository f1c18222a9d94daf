"""What goes out beside the archives: checksums, the list of parts, and the notes of the release."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from pathlib import Path

from tools.release.archives import Flaw

VERSION = re.compile(r"^## \[(.+?)\].*$", re.MULTILINE)


def checksums(files: dict[str, bytes]) -> str:
    """The text that `sha256sum --check` reads."""
    return "".join(f"{hashlib.sha256(content).hexdigest()}  {name}\n" for name, content in sorted(files.items()))


def notes(changelog: str, version: str) -> str:
    """What CHANGELOG says of a version."""
    found = list(VERSION.finditer(changelog))
    for number, head in enumerate(found):
        if head[1] == version:
            end = found[number + 1].start() if number + 1 < len(found) else len(changelog)
            return changelog[head.end() : end].strip() + "\n"
    raise Flaw(f"CHANGELOG.md has no entry for {version}; it has {', '.join(head[1] for head in found)}.")


def parts(python: Path) -> bytes:
    """The parts of an installation, as CycloneDX lists them: the same installation gives the same bytes."""
    command = [
        sys.executable,
        "-m",
        "cyclonedx_py",
        "environment",
        "--output-reproducible",
        "--of",
        "JSON",
        str(python),
    ]
    return subprocess.run(command, check=True, capture_output=True).stdout
