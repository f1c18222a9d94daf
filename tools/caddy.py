"""A Caddy for the test of what stands before a server: found on the path, or taken out of Debian's package.

`python -m tools.caddy` finds it or fetches it (`make caddy`). Nothing is installed: the package would start a service.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

NAME = "caddy"
NONE = (
    "Caddy is needed for the tests, and was neither found nor could it be fetched with apt-get: install Caddy 2.6 or "
    "newer, or put it on the path."
)


def kept() -> Path:
    """Where it lies once it was fetched: in the environment."""
    return Path(sys.prefix) / "bin" / NAME


def program() -> Path | None:
    """Caddy, if there is one."""
    found = shutil.which(NAME)
    return Path(found) if found else kept() if kept().exists() else None


def fetch() -> None:
    """Take it out of Debian's package; that needs no rights."""
    if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
        return
    with tempfile.TemporaryDirectory() as folder:
        got = subprocess.run(("apt-get", "download", "-qq", NAME), cwd=folder, check=False, capture_output=True)
        package = next(Path(folder).glob("*.deb"), None)
        if got.returncode or package is None:
            return
        subprocess.run(("dpkg-deb", "-x", str(package), folder), check=True)
        shutil.copy2(Path(folder) / "usr" / "bin" / NAME, kept())


def main() -> None:
    """Find or fetch it, and say where it is."""
    if program() is None:
        fetch()
    found = program()
    if found is None:
        raise SystemExit(NONE)
    print(found)


if __name__ == "__main__":
    main()
