"""A pack as one file that goes from owner to owner: a zip of its tables, which is looked at before anything is kept.

Nothing in it is trusted. Files are found by the names that a pack has and never written under a name of the archive's;
what they unpack to is counted as it comes; and the pack lies in its place only once all of it can be read.
"""

from __future__ import annotations

import io
import re
import shutil
import tempfile
import zipfile
import zlib
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Any

from biont.kernel.errors import BadPack, Several
from biont.packs.layer import HEAD
from biont.packs.library import PackLibrary, written
from biont.packs.toml import TomlError, loads

LARGEST = 1_000_000
"""Bytes of a pack's files together; the largest that comes with a game has a quarter of that."""

ENTRIES = 200
"""Files of an archive, those included that are none of the pack's."""

PLAIN = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""How the files of an archive may be packed."""

UNREADABLE = (zipfile.BadZipFile, zlib.error, RuntimeError, NotImplementedError, EOFError, OSError, ValueError)
"""What the reader of archives raises for one that is damaged, locked or none."""


def packed(folder: Path, files: Iterable[str]) -> bytes:
    """The files of a pack as an archive, in a folder of its name."""
    stored = io.BytesIO()
    with zipfile.ZipFile(stored, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in files:
            if (folder / file).is_file():
                archive.write(folder / file, f"{folder.name}/{file}")
    return stored.getvalue()


def files_of(library: PackLibrary[Any]) -> tuple[str, ...]:
    """The names of the files that a pack may have."""
    return tuple(dict.fromkeys((HEAD, *(kind.file for kind in library.kinds))))


def unpacked(data: bytes, files: Iterable[str]) -> dict[str, bytes]:
    """What an archive holds of these files, beside its only pack.toml; `BadPack` where it is no such archive."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = archive.infolist()
            heads = [PurePosixPath(entry.filename) for entry in entries if _name(entry) == HEAD]
            if len(entries) > ENTRIES or len(heads) != 1:
                raise BadPack(
                    "An archive holds one pack with one {head}; this one has {count}.",
                    "archive-one-pack",
                    head=HEAD,
                    count=len(heads),
                )
            place, wanted, found, left = heads[0].parent, set(files), {}, LARGEST
            for entry in entries:
                if _name(entry) in wanted and PurePosixPath(entry.filename).parent == place:
                    found[_name(entry)] = _read(archive, entry, left)
                    left -= len(found[_name(entry)])
            return found
    except UNREADABLE:
        raise BadPack("This is no zip archive of a pack, or it is damaged or locked.", "archive-unreadable") from None


def _name(entry: zipfile.ZipInfo) -> str:
    return "" if entry.is_dir() else PurePosixPath(entry.filename).name


def _read(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, left: int) -> bytes:
    """What a file of an archive holds, read no further than is allowed: what it says of its own size may be a lie."""
    if entry.compress_type not in PLAIN:
        raise zipfile.BadZipFile
    with archive.open(entry) as file:
        data = file.read(left + 1)
    if len(data) > left:
        raise BadPack(
            "Unpacked the pack has more than {most} bytes; no pack is that large.", "archive-large", most=LARGEST
        )
    return data


def take_in(library: PackLibrary[Any], data: bytes, place: Path, name: str) -> Path:
    """Lay the pack of an archive beside others in ``place``, under this ``name``, which is free.

    Whatever is wrong with it raises `BadPack`, and leaves nothing there.
    """
    files = unpacked(data, files_of(library))
    head = _head(files[HEAD])
    _refuse_strangers(library, head)
    files[HEAD] = _renamed(files[HEAD], name)
    with written(place):
        place.mkdir(parents=True, exist_ok=True)
        fresh = Path(tempfile.mkdtemp(prefix=".", dir=place))
        try:
            for file, content in files.items():
                (fresh / file).write_bytes(content)
            if library.read(fresh).name != name:  # it says its name in a way of its own
                raise _no_head()
            return fresh.rename(place / name)
        except BaseException:
            shutil.rmtree(fresh, ignore_errors=True)
            raise


def name_in(data: bytes) -> str:
    """What the pack of an archive is called."""
    return str(_head(unpacked(data, (HEAD,))[HEAD]).get("name", ""))


def _head(text: bytes) -> dict[str, Any]:
    try:
        return loads(text.decode("utf-8"))
    except (TomlError, UnicodeDecodeError):
        raise _no_head() from None


def _no_head() -> BadPack:
    return BadPack("{file} of this archive cannot be read.", "archive-no-head", file=HEAD)


def _renamed(head: bytes, name: str) -> bytes:
    """The same pack.toml with another name."""
    return re.sub(rb"(?m)^name\s*=[^\n]*", f'name = "{name}"'.encode(), head, count=1)


def _refuse_strangers(library: PackLibrary[Any], head: dict[str, Any]) -> None:
    """A pack that comes from elsewhere inherits what is known here by its name; a path could lead anywhere."""
    below = head.get("inherits")
    if below is not None and below not in library.names():
        raise BadPack(
            "It inherits the pack {pack}, which is not here; there are {packs}.",
            "archive-no-parent",
            pack=str(below)[:40],
            packs=Several(library.names()),
        )
