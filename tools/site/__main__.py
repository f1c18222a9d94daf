"""Writes `site/`, or the folder that is named: `python -m tools.site [FOLDER]`."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.site import contents, folder, notices
from tools.site.blob import packed
from tools.site.bytecode import compiled
from tools.site.sources import ROOT, archive, interpreter, packages


def main(place: Path) -> int:
    """Take everything, compile it, write it."""
    wanted = interpreter()
    found = archive(wanted)
    library = {
        f"lib/python{wanted.python}/{name}": one for name, one in contents.library(found["python_stdlib.zip"]).items()
    }
    wheels = packages(wanted)
    theirs = library | {f"app/{name}": one for name, one in contents.needed(wheels).items()}
    ours = {f"app/{name}": one for name, one in contents.biont().items()}
    ours[f"app/{notices.PLACE}"] = notices.kept(found, wheels, wanted)
    size = folder.written(place, packed(compiled(theirs, found) | compiled(ours, found)), found)
    print(f"{place}: a first visit takes {size / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "site"))
