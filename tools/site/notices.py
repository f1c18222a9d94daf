"""Whose work a page brings along, as its parts say themselves: a visitor's browser has no metadata to ask."""

from __future__ import annotations

import json
from email import message_from_bytes

from tools.site.sources import Files, Interpreter

from biont.server import licences
from biont.server.licences import Notice

PLACE = f"biont/server/{licences.KEPT}"
"""Where the page finds them."""


def kept(archive: Files, packages: Files, wanted: Interpreter) -> bytes:
    """Of Biont, its fonts, the interpreter and its packages."""
    everything = [licences.installed("biont"), *licences.fonts(), *_interpreter(archive, wanted), *_packages(packages)]
    return json.dumps(everything, ensure_ascii=False).encode()


def _interpreter(archive: Files, wanted: Interpreter) -> list[Notice]:
    """Pyodide says it in its manifest; Python, whose library it brings, is under its own licence."""
    about = json.loads(archive["package.json"])
    where = "https://docs.python.org/3/license.html"
    return [
        Notice(about["name"], about["version"], about["license"], ""),
        Notice("Python", wanted.python, "PSF-2.0", where),
    ]


def _packages(packages: Files) -> list[Notice]:
    found = []
    for name in sorted(packages, key=str.lower):
        folder, _, file = name.rpartition("/")
        if file == "METADATA" and folder.endswith(".dist-info"):
            texts = [one for one in sorted(packages) if one.startswith(f"{folder}/") and licences.TEXT.search(one)]
            about = message_from_bytes(packages[name])
            found.append(licences.said(about, (packages[one].decode("utf-8", "replace") for one in texts)))
    return found
