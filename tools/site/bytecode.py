"""Sources as the interpreter in the page wants them: compiled by itself, which a Chromium runs once for that.

Bytecode belongs to one version of Python, and nobody has that of the page at hand but the page.
"""

from __future__ import annotations

import hashlib
import http.server
import shutil
import threading
from pathlib import Path

from playwright.sync_api import sync_playwright
from tools.site.blob import packed, unpacked
from tools.site.sources import HERE, TAKEN, Files, keep

AS_SOURCE = {"anyio/__init__.py"}
"""Modules that read their own source."""

PAGE = HERE / "compile.html"
INSIDE = HERE / "inside.py"
PATIENCE = 300_000
"""Milliseconds that compiling may take."""


def compiled(sources: Files, archive: Files) -> Files:
    """All modules as bytecode, everything else as it is."""
    modules = {
        name: text for name, text in sources.items() if name.endswith(".py") and name.partition("/")[2] not in AS_SOURCE
    }
    blob = packed(modules)
    mark = hashlib.sha256(blob + INSIDE.read_bytes() + PAGE.read_bytes() + archive["pyodide.asm.wasm"]).hexdigest()[:12]
    kept = TAKEN / f"bytecode-{mark}"
    if not kept.exists():
        keep(kept, _made(blob, archive))
    made = unpacked(kept.read_bytes())
    rest = {name: found for name, found in sources.items() if name not in modules}
    return rest | {name.removesuffix(".py") + ".pyc": code for name, code in made.items()}


def _made(blob: bytes, archive: Files) -> bytes:
    """Bytecode of modules."""
    given = {f"/{name}": found for name, found in archive.items() if name.startswith(("pyodide", "python_stdlib"))}
    given |= {"/": PAGE.read_bytes(), "/inside.py": INSIDE.read_bytes(), "/sources": blob}
    return _in_chromium(given)


def _in_chromium(given: Files) -> bytes:
    """What a page makes of files that it is given; it sends it back to where they came from."""
    made: list[bytes] = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            found = given.get(self.path)
            self.send_response(404 if found is None else 200)
            self.send_header("Content-Type", _kind(self.path))
            self.send_header("Content-Length", str(len(found or b"")))
            self.end_headers()
            self.wfile.write(found or b"")

        def do_POST(self) -> None:
            made.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nobody wants to read that."""

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
            page = browser.new_page()
            page.goto(f"http://127.0.0.1:{server.server_address[1]}/")
            page.wait_for_function("globalThis.done", timeout=PATIENCE)
            trouble = page.evaluate("globalThis.trouble ?? ''")
            browser.close()
        server.shutdown()
    if trouble or not made:
        raise RuntimeError(f"The sources could not be compiled: {trouble}")
    return made[0]


def chromium() -> str | None:
    """The system's Chromium; None for the one that Playwright brought."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((found for found in map(shutil.which, names) if found), None)


def _kind(path: str) -> str:
    kinds = {".mjs": "text/javascript", ".wasm": "application/wasm", "": "text/html"}
    return kinds.get(Path(path).suffix, "application/octet-stream")
