"""Many files as one: a list of names and lengths, and the files themselves in that order."""

from __future__ import annotations

import gzip
import json

from tools.site.sources import Files


def packed(files: Files) -> bytes:
    """Files in one piece: the length of the list, the list, everything in its order; always the same bytes."""
    names = sorted(files)
    listed = json.dumps([[name, len(files[name])] for name in names], separators=(",", ":")).encode()
    return b"".join([len(listed).to_bytes(4, "little"), listed, *(files[name] for name in names)])


def unpacked(blob: bytes) -> Files:
    """The same back."""
    start = 4 + int.from_bytes(blob[:4], "little")
    found: Files = {}
    for name, length in json.loads(blob[4:start]):
        found[name] = blob[start : start + length]
        start += length
    return found


def squeezed(content: bytes) -> bytes:
    """With gzip, without a date."""
    return gzip.compress(content, 9, mtime=0)
