"""A Firefox of the system, spoken to by its own protocol: Playwright drives only one that it brings itself."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.site.hosting import LONG

PROGRAM = shutil.which("firefox-esr") or shutil.which("firefox")
"""The system's Firefox; None where there is none."""

PREFERENCES = """user_pref("marionette.port", {port});
user_pref("intl.accept_languages", "{language}");
user_pref("intl.locale.requested", "{language}");
user_pref("ui.prefersReducedMotion", 1);
user_pref("app.update.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
"""


PATIENT = LONG + 30_000
"""Milliseconds that a script may take: one that waits itself for so long as ``LONG`` can still say what it saw."""


class Firefox:
    """One window of a Firefox that knows nothing yet."""

    def __init__(self, profile: Path, language: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        (profile / "user.js").write_text(PREFERENCES.format(port=port, language=language), encoding="utf-8")
        assert PROGRAM
        self._process = subprocess.Popen(
            [PROGRAM, "--headless", "--marionette", "--no-remote", "--profile", str(profile)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._line = self._connected(port)
        self._number = 0
        self._read()  # it says what it is
        self._told("WebDriver:NewSession", capabilities={})
        self._told("WebDriver:SetTimeouts", script=PATIENT, pageLoad=LONG)

    def _connected(self, port: int) -> socket.socket:
        for _ in range(LONG // 100):
            try:
                return socket.create_connection(("127.0.0.1", port), 2 * LONG / 1000)
            except ConnectionRefusedError:
                time.sleep(0.1)  # nobody tells when it listens
        raise TimeoutError("Firefox does not listen.")

    def _read(self) -> Any:
        """A message: its length, a colon, and JSON."""
        length = b""
        while not length.endswith(b":"):
            length += self._line.recv(1)
        text = b""
        while len(text) < int(length[:-1]):
            text += self._line.recv(65536)
        return json.loads(text)

    def _told(self, command: str, **parameters: Any) -> Any:
        self._number += 1
        text = json.dumps([0, self._number, command, parameters]).encode()
        self._line.sendall(b"%d:%s" % (len(text), text))
        _, _, error, found = self._read()
        assert error is None, error
        return found

    def open(self, address: str) -> None:
        """Open an address."""
        self._told("WebDriver:Navigate", url=address)

    def run(self, script: str, *given: Any) -> Any:
        """What a function returns, or a promise of it, that is called in the page."""
        return self._called(None, script, given)

    def run_within(self, script: str, *given: Any) -> Any:
        """The same in its frame."""
        return self._called(0, script, given)

    def _called(self, frame: int | None, script: str, given: Sequence[Any]) -> Any:
        self._told("WebDriver:SwitchToFrame")
        if frame is not None:
            self._told("WebDriver:SwitchToFrame", id=frame)
        found = self._told("WebDriver:ExecuteScript", script=f"return ({script})(...arguments)", args=list(given))
        return found["value"]

    def close(self) -> None:
        """It goes."""
        self._line.close()
        self._process.terminate()
        self._process.wait(30)
