"""Wheel and source archive: built twice from what is committed, equal byte for byte, with all that belongs in them."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

from packaging.metadata import Metadata

PACKAGE = "src/biont/"
UNWANTED = ("__pycache__", ".so", ".pyd", ".sqlite", ".orig", ".rej", ".DS_Store")


class Flaw(Exception):
    """Something that must not go out, in a sentence."""


def git(root: Path, *arguments: str) -> bytes:
    """What git says."""
    return subprocess.run(["git", *arguments], cwd=root, check=True, capture_output=True).stdout


def committed(root: Path) -> list[str]:
    """Every file of the commit."""
    return git(root, "ls-tree", "-r", "--name-only", "HEAD").decode().splitlines()


def export(root: Path, folder: Path) -> None:
    """Lay out the commit, and nothing that lies beside it."""
    with tarfile.open(fileobj=io.BytesIO(git(root, "archive", "HEAD"))) as archive:
        archive.extractall(folder, filter="data")


def build(root: Path, folder: Path) -> dict[str, bytes]:
    """Build both archives in a folder that exists for that alone; they bear the time of the commit."""
    export(root, folder)
    stamped = {**os.environ, "SOURCE_DATE_EPOCH": git(root, "log", "-1", "--format=%ct").decode().strip()}
    subprocess.run([sys.executable, "-m", "hatchling", "build"], cwd=folder, check=True, env=stamped, stdout=sys.stderr)
    return {file.name: file.read_bytes() for file in sorted((folder / "dist").iterdir())}


def equal(one: dict[str, bytes], other: dict[str, bytes]) -> None:
    """Both times the same bytes came out."""
    if one != other:
        differing = sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))
        raise Flaw(f"Built twice, these differ: {', '.join(differing)}.")


def wheel_holds_the_package(wheel: bytes, files: Iterable[str]) -> None:
    """Every template, font, word and pack is in the wheel, with the licence, and nothing else is."""
    with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
        names = set(archive.namelist())
    inside = {name for name in names if ".dist-info/" not in name}
    wanted = {name.removeprefix("src/") for name in files if name.startswith(PACKAGE)}
    _same("wheel", inside, wanted)
    if not any(name.endswith("licenses/LICENSE") for name in names):
        raise Flaw("The licence is not in the wheel.")


def archive_holds_the_sources(archive: bytes, files: Iterable[str]) -> None:
    """What the source archive has is committed, and it has the package, its tests and its pages."""
    with tarfile.open(fileobj=io.BytesIO(archive)) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    told = set(files)
    stray = sorted(names - told - {"PKG-INFO"})
    missing = sorted(name for name in told - names if name.startswith((PACKAGE, "tests/", "docs/")))
    if stray or missing:
        raise Flaw(f"The source archive lacks {missing[:5]} and has {stray[:5]} that nobody committed.")


def metadata(wheel: bytes) -> Metadata:
    """What the wheel says of itself, by the rules for it."""
    with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
        (place,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        return Metadata.from_email(archive.read(place), validate=True)


def _same(what: str, there: set[str], wanted: set[str]) -> None:
    bad = sorted(name for name in there if name.endswith(UNWANTED) or any(part in name for part in UNWANTED))
    if there != wanted or bad:
        missing, stray = sorted(wanted - there)[:5], sorted({*(there - wanted), *bad})[:5]
        raise Flaw(f"The {what} lacks {missing} and has {stray} too much.")
