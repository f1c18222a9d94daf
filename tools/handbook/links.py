"""Reads the built site as a visitor's browser would: every link and anchor inside, nothing from another host."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urlsplit

LARGEST = 300_000
"""Bytes of a page."""
TAKEN = re.compile(r"<(?:a|link|script|img|iframe|image)\b[^>]*?\s(href|src)=[\"']([^\"']*)[\"']")
LEADS = re.compile(r"<a\b")
MARKS = re.compile(r"\s(?:id|name)=[\"']([^\"']+)[\"']")


def flaws(site: Path) -> Iterator[str]:
    """Whatever is wrong with a page below a folder."""

    @cache
    def marks(file: Path) -> frozenset[str]:
        return frozenset(MARKS.findall(file.read_text(encoding="utf-8")))

    there = {file for file in site.rglob("*") if file.is_file()}
    for page in sorted(file for file in there if file.suffix == ".html"):
        text, name = page.read_text(encoding="utf-8"), page.relative_to(site)
        if len(text.encode()) > LARGEST:
            yield f"{name}: {len(text.encode()):,} bytes"
        for found in dict.fromkeys(TAKEN.finditer(text)):
            address = urlsplit(found[2].replace("&amp;", "&"))
            if address.scheme or address.netloc:
                if not LEADS.match(found[0]) and address.scheme != "data":
                    yield f"{name}: takes {found[2]} from another host"
                continue
            target = (page.parent / unquote(address.path)).resolve() if address.path else page
            if target.is_dir():
                target /= "index.html"
            if target not in there:
                yield f"{name}: {found[2]} leads nowhere"
            elif address.fragment and target.suffix == ".html" and unquote(address.fragment) not in marks(target):
                yield f"{name}: {found[2]} has no such place"
