"""The folder itself: what lies in it, and the list by which a browser takes it whole or not at all."""

from __future__ import annotations

import base64
import hashlib
import io
import json
import shutil
import zipfile
from pathlib import Path
from typing import Any

from tools.site.blob import squeezed
from tools.site.icons import CUT, PAPER, SIZES, icons
from tools.site.sources import ROOT, Files

from biont.words import LANGUAGES, words

STATIC = ROOT / "src" / "biont" / "server" / "browser" / "static"
ICON = ROOT / "src" / "biont" / "server" / "static" / "icon.svg"
PACKED = ("library.bin", "pyodide.asm.wasm", "pyodide.asm.mjs")
"""What is given out squeezed, whatever the host does by itself."""
MANIFEST = {
    "name": "Biont",
    "short_name": "Biont",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": PAPER,
    "theme_color": PAPER,
    "icons": [
        {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
        *({"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in SIZES),
        {"src": CUT, "sizes": f"{SIZES[-1]}x{SIZES[-1]}", "type": "image/png", "purpose": "maskable"},
    ],
}
"""By which a browser installs the table like a program."""
TOLD = {"index.html": "shell-no-script", "404.html": "shell-nowhere"}
"""Pages with a place for what they say in every language."""
UNLISTED = ("sw.js", "contents.js", "404.html", CUT, *(f"icon-{size}.png" for size in SIZES))
"""What the browser itself holds against what it has, what only strangers see, and what one needs to install it."""
FILLED = b"Module.HEAP8.set(t),l}"
"""Where the interpreter fills its memory with what was kept, without making it large enough before."""
BY_US = b"API.config.fill(Module),l}"
"""There it is read from its file, with no copy between (`memory.js`)."""
ASKED = b'_(e+"pyodide.asm.wasm"),i=K();'
"""Where it asks for its code ..."""
BUILT = b"l=await WebAssembly.instantiateStreaming(n,s)"
"""... and where it reads it: only when everything else is there, its memory too."""
AT_ONCE = ASKED.replace(b";", b",m=n&&WebAssembly.compileStreaming(n);")
THEN = b"l={module:await m,instance:await WebAssembly.instantiate(await m,s)}"
CHANGED = {"pyodide.asm.mjs": {FILLED: BY_US}, "pyodide.mjs": {ASKED: AT_ONCE, BUILT: THEN}}
"""What is changed in its scripts."""


def interpreter(archive: Files) -> Files:
    """The files of the interpreter."""
    found = {name: archive[name] for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")}
    for name, changes in CHANGED.items():
        for before, after in changes.items():
            assert found[name].count(before) == 1, f"another version of the interpreter: see what {name} does now"
            found[name] = found[name].replace(before, after)
    return found


def around() -> Files:
    """The page around the table, its workers, and what makes it installable."""
    found = {path.name: path.read_bytes() for path in sorted(STATIC.iterdir())}
    found |= {name: _told(found[name], key) for name, key in TOLD.items()}
    manifest = json.dumps(MANIFEST, indent=1).encode()
    icon = ICON.read_bytes()
    return {**found, "icon.svg": icon, **icons(icon), "empty.zip": _nothing(), "manifest.webmanifest": manifest}


def _told(page: bytes, key: str) -> bytes:
    """A page with what it says in every language, where no script can choose one."""
    told = "".join(f'<p lang="{language}">{words(language)(key)}</p>' for language in LANGUAGES)
    return page.replace(f"{{{key}}}".encode(), told.encode())


def _nothing() -> bytes:
    """An archive of nothing: the interpreter insists on one, and finds its library in files."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w"):
        pass
    return out.getvalue()


def contents(files: Files) -> bytes:
    """The list: every file with its length and its hash, and what the shell says; a version is named after all that."""
    listed = [_line(name, files) for name in sorted(files) if name not in UNLISTED and name.removesuffix(".gz") == name]
    told = {language: _said(language) for language in LANGUAGES}
    text = json.dumps({"files": [*listed], "words": told}, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    version = hashlib.sha256(text.encode() + files["sw.js"]).hexdigest()[:12]
    everything = {"version": version, **json.loads(text)}
    # The list is one of the files of its version; it cannot hold its own hash.
    everything["files"].append({"name": "contents.js", "bytes": 0})
    return (
        b"self.biontContents = " + json.dumps(everything, ensure_ascii=False, separators=(",", ":")).encode() + b";\n"
    )


def _line(name: str, files: Files) -> dict[str, Any]:
    sent = f"{name}.gz" if f"{name}.gz" in files else name
    hashed = base64.b64encode(hashlib.sha256(files[sent]).digest()).decode()
    line = {"name": name, "bytes": len(files[sent]), "sha256": hashed}
    return line if sent == name else {**line, "packed": sent}


def _said(language: str) -> dict[str, str]:
    """What the shell says, with numbered places for what only it knows."""
    say = words(language)
    places = {"come": "{0}", "total": "{1}"}
    return {key: say(key, **places) for key in sorted(say.keys) if key.startswith("shell-")}


def written(place: Path, library: bytes, archive: Files) -> int:
    """Write the folder anew; how many bytes a first visit takes."""
    files = {**interpreter(archive), **around(), "library.bin": library}
    squeeze = {f"{name}.gz": squeezed(files[name]) for name in PACKED}
    files |= squeeze
    files["contents.js"] = contents(files)
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    for name, content in files.items():
        if name not in PACKED:
            (place / name).write_bytes(content)
    needed = {"sw.js", "contents.js", *(name for name in files if name not in {*PACKED, *UNLISTED})}
    return sum(len(squeezed(files[name])) for name in needed)
