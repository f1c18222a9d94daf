"""What a site is made from: the interpreter and the packages, each taken once and held against its hash."""

from __future__ import annotations

import hashlib
import io
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import urllib.request
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
TAKEN = ROOT / "build" / "taken"
"""Where downloads stay for the next time."""

REGISTRY = "https://registry.npmjs.org"
ELSEWHERE = "npm_config_registry"
"""Who has the interpreter, unless npm is told of somebody else in the usual variable."""

LEFT_OUT = {
    *("uvicorn", "h11", "click", "colorama", "rich", "pygments", "markdown-it-py", "mdurl", "greenlet"),
    *("alembic", "mako", "segno"),
}
"""Packages of the lock that only a server, a command line or a thread needs."""

PURE = {"markupsafe"}
"""Packages without a wheel for the interpreter, which work without their compiled part: any wheel of them will do."""

SOME_WHEEL = "manylinux2014_x86_64"

Files = dict[str, bytes]


class Altered(Exception):
    """What was taken is not what the lock names."""


@dataclass(frozen=True, slots=True)
class Interpreter:
    """Which interpreter, and for which platform it wants its packages."""

    name: str
    version: str
    python: str
    platform: str
    sha256: str


@cache
def interpreter() -> Interpreter:
    """The interpreter that the lock beside this file names."""
    return Interpreter(**tomllib.loads((HERE / "pyodide.toml").read_text(encoding="utf-8")))


def archive(wanted: Interpreter) -> Files:
    """The files of the interpreter's npm archive by their names; it is checked, wherever it comes from."""
    place = TAKEN / f"{wanted.name}-{wanted.version}.tgz"
    if not place.exists():
        registry = os.environ.get(ELSEWHERE, REGISTRY).rstrip("/")
        address = f"{registry}/{wanted.name}/-/{wanted.name}-{wanted.version}.tgz"
        with urllib.request.urlopen(address) as reply:
            keep(place, reply.read())
    packed = place.read_bytes()
    if hashlib.sha256(packed).hexdigest() != wanted.sha256:
        place.unlink()
        raise Altered(f"{place.name} is not the file that pyodide.toml names.")
    with tarfile.open(fileobj=io.BytesIO(packed)) as opened:
        found = {Path(one.name).name: opened.extractfile(one) for one in opened.getmembers() if one.isfile()}
        return {name: one.read() for name, one in found.items() if one is not None}


def keep(place: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    place.parent.mkdir(parents=True, exist_ok=True)
    half = place.with_suffix(".half")
    half.write_bytes(content)
    half.replace(place)


# -- packages --------------------------------------------------------------------------------------------------------


def requirements(lock: str) -> Mapping[str, str]:
    """The blocks of a lock file by the names of their packages, each with its version and its hashes."""
    blocks = re.split(r"\n(?=[a-zA-Z0-9])", lock.strip())
    return {re.split(r"[=\[ ]", block, maxsplit=1)[0]: block for block in blocks}


def packages(wanted: Interpreter) -> Files:
    """Everything that the wheels of the base lock hold, by its path."""
    lock = (ROOT / "requirements" / "base.lock").read_text(encoding="utf-8")
    folder = TAKEN / hashlib.sha256(f"{lock}{sorted(LEFT_OUT)}{wanted}".encode()).hexdigest()[:12]
    if not (folder / "whole").exists():
        needed = {name: block for name, block in requirements(lock).items() if name not in LEFT_OUT}
        download(folder, wanted, [block for name, block in needed.items() if name not in PURE], wanted.platform)
        download(folder, wanted, [block for name, block in needed.items() if name in PURE], SOME_WHEEL)
        keep(folder / "whole", b"")
    found: Files = {}
    for wheel in sorted(folder.glob("*.whl")):
        with zipfile.ZipFile(wheel) as opened:
            found |= {one: opened.read(one) for one in opened.namelist() if not one.endswith("/")}
    return found


def download(folder: Path, wanted: Interpreter, blocks: list[str], platform: str) -> None:
    """Let pip take wheels for another machine than this one; it holds each against the hashes of the lock."""
    folder.mkdir(parents=True, exist_ok=True)
    listed = folder / "wanted.txt"
    listed.write_text("\n".join(blocks) + "\n", encoding="utf-8")
    tag = "cp" + wanted.python.replace(".", "")
    target = ["--platform", platform, "--python-version", wanted.python, "--implementation", "cp", "--abi", tag]
    quiet = ["--quiet", "--disable-pip-version-check", "--no-deps", "--require-hashes", "--only-binary=:all:"]
    command = [sys.executable, "-m", "pip", "download", *quiet, *target, "--dest", str(folder), "-r", str(listed)]
    subprocess.run(command, check=True)
