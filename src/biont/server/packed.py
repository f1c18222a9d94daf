"""A record as a link: short enough for the end of an address, which browsers keep to themselves."""

from __future__ import annotations

import base64
import binascii
import re
import zlib

from biont.kernel import BadRecord

MARK = "#game="
"""What stands before the record in an address."""

LONGEST = 2_000_000
"""Characters of a record that is unpacked."""


def pack(text: str) -> str:
    """A record in letters that an address may have, about a seventh as long."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    squeezed = deflate.compress(text.encode()) + deflate.flush()
    return base64.urlsafe_b64encode(squeezed).decode().rstrip("=")


def unpack(packed: str) -> str:
    """The record back; what is none, or would never end, is refused."""
    text = packed.strip().rpartition(MARK)[2]
    try:
        if not re.fullmatch(r"[\w-]*", text, re.ASCII):
            raise ValueError(text)
        inflate = zlib.decompressobj(-zlib.MAX_WBITS)
        found = inflate.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), LONGEST)
        if not inflate.eof:
            raise ValueError(text)
        return found.decode()
    except (ValueError, binascii.Error, zlib.error):
        raise BadRecord("This link holds no whole game; perhaps a part of it was lost on the way.", "packed") from None
