"""Build what goes out and use it as strangers would: ``python -m tools.release [--python 3.12 ...]``."""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.release import archives, forge, notes, using

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"


def main() -> int:
    """Everything, line by line; the first flaw ends it, and then nothing lies in ``dist``."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", action="append", metavar="PROGRAM", help="only this one; several times for several")
    parser.add_argument("--unreleased", action="store_true", help="try it: with the notes of what is not released yet")
    wanted = parser.parse_args()
    shutil.rmtree(DIST, ignore_errors=True)
    try:
        with TemporaryDirectory(prefix="biont-release-") as folder:
            _release(Path(folder), wanted.python, wanted.unreleased)
    except archives.Flaw as flaw:
        print(flaw, file=sys.stderr)
        return 1
    return 0


def _release(folder: Path, wanted: list[str] | None, unreleased: bool) -> None:
    _step("files for a forge are valid", lambda: forge.check(ROOT))
    built = archives.build(ROOT, folder / "one")
    _step("wheel and source archive, built twice, are equal", lambda: archives.equal(built, _again(folder)))
    wheel = next(content for name, content in built.items() if name.endswith(".whl"))
    source = next(content for name, content in built.items() if name.endswith(".tar.gz"))
    files = archives.committed(ROOT)
    _step("the wheel has what belongs in it", lambda: archives.wheel_holds_the_package(wheel, files))
    _step("the source archive has what belongs in it", lambda: archives.archive_holds_the_sources(source, files))
    about = archives.metadata(wheel)
    version = "Unreleased" if unreleased else str(about.version)
    told = notes.notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version)
    place = str(next((folder / "one" / "dist").glob("*.whl")))
    for python in wanted or using.pythons(str(about.requires_python)):
        home = using.made(folder / Path(python).name, python, place)
        _step(f"played, drawn, simulated and served with {Path(python).name}", partial(using.use, home))
    parts = notes.parts(home.programs / "python")
    for extra in using.EXTRAS:
        home = using.made(folder / extra, python, f"{place}[{extra}]")
        _step(f"the extra {extra}", partial(using.use_extra, home, extra))
    out = {**built, "biont.cdx.json": parts, "NOTES.md": told.encode()}
    DIST.mkdir()
    for name, content in {**out, "SHA256SUMS": notes.checksums(out).encode()}.items():
        (DIST / name).write_bytes(content)
        print(f"dist/{name}: {len(content):,} bytes")


def _again(folder: Path) -> dict[str, bytes]:
    return archives.build(ROOT, folder / "two")


def _step(what: str, does: Callable[[], None]) -> None:
    does()
    print(f"ok: {what}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
