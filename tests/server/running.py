"""A real server in a process of its own, for tests that need one."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path


class Runner:
    """``biont serve`` on a free port with its games in a folder; ``first`` is Python that it runs before, and
    ``options`` are further ones of the command, or of another ``task`` that serves."""

    def __init__(
        self, folder: Path, first: str = "pass", *options: str, task: tuple[str, ...] = ("serve", "--quiet")
    ) -> None:
        code = f"{first}; from biont.cli import main; main()"
        command = [sys.executable, "-c", code, *task, "--port", "0", *options]
        environment = {**os.environ, "BIONT_DATA": str(folder), "BIONT_LANG": "en", "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://localhost:\d+", line)
        assert found, f"the server did not say where it is: {line!r}"
        self.url = found[0]

    def kill(self) -> None:
        """Kill it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        """Ask it to stop."""
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait(timeout=20)
        assert self.process.stdout is not None
        self.process.stdout.close()
