"""What a player needs runs on every system: sources call nothing that only some of them have, unless they ask first."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import biont
from tests import sources

SOURCE = Path(biont.__file__).parent
HOSTS = ("server/cradle.py", "server/fleet.py", "server/member.py", "server/load/")
"""What only a host's machine runs, which is a Unix."""

ELSEWHERE = {
    "os": "chown fchmod fork forkpty getegid geteuid getgid getloadavg getpgid getpgrp getuid killpg lchown mkfifo "
    "nice posix_spawn pread pwrite sched_getaffinity sched_yield sendfile setgid setpgid setsid setuid statvfs sysconf "
    "tcsetpgrp uname wait wait3 wait4 WNOHANG O_NOFOLLOW O_DIRECTORY O_CLOEXEC",
    "signal": "SIGALRM SIGCHLD SIGHUP SIGKILL SIGPIPE SIGQUIT SIGSTOP SIGTSTP SIGUSR1 SIGUSR2 SIGWINCH SIG_BLOCK "
    "SIG_SETMASK SIG_UNBLOCK alarm pause pthread_kill pthread_sigmask setitimer sigpending sigwait",
    "socket": "AF_UNIX SO_REUSEPORT sendmsg socketpair",
    "asyncio": "create_unix_connection start_unix_server",
    "loop": "add_signal_handler add_reader create_unix_server",
}
"""What Windows has not, by what it is asked of."""

MODULES = {"crypt", "fcntl", "grp", "posix", "pty", "pwd", "resource", "spwd", "syslog", "termios", "tty"}
"""Modules that Windows has not."""

QUESTIONS = ("hasattr(", "sys.platform", "os.name", "except ImportError")
"""How code asks what a system has."""


MAYBE = re.compile(
    rf"\.({'|'.join(' '.join(ELSEWHERE.values()).split())})\b|^ *(import|from) ({'|'.join(MODULES)})\b", re.MULTILINE
)
"""What files must have in them to be looked at more closely."""


def missing(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """What a piece of code uses that some systems have not: where, and what."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.attr in ELSEWHERE.get(node.value.id, "").split():
                yield node.lineno, f"{node.value.id}.{node.attr}"
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names if alias.name in MODULES)
        elif isinstance(node, ast.ImportFrom) and node.module in MODULES:
            yield node.lineno, node.module


def unasked(tree: ast.Module) -> list[str]:
    """The same, but for functions, or statements of the module, that ask first."""
    found = []
    for piece in tree.body:
        for part in piece.body if isinstance(piece, ast.ClassDef) else [piece]:
            uses = list(missing(part))
            if uses and not any(question in ast.unparse(part) for question in QUESTIONS):
                found += [f"{line}: {what}" for line, what in uses]
    return found


def test_a_player_needs_nothing_that_his_system_may_not_have() -> None:
    files = [file for file in having(MAYBE) if not file.relative_to(SOURCE).as_posix().startswith(HOSTS)]
    assert files
    assert [f"{file.name}:{found}" for file in files for found in unasked(sources.tree(file))] == []


def having(words: re.Pattern[str]) -> Iterator[Path]:
    """The sources in which some words stand."""
    return (file for file in SOURCE.rglob("*.py") if words.search(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("code", ["os.killpg(1, 9)", "import fcntl", "signal.alarm(5)", "from pwd import getpwnam"])
def test_it_would_be_found(code: str) -> None:
    def found(text: str) -> bool:
        return bool(unasked(ast.parse(text)))

    assert found(code)
    assert found(f"def act():\n    {code}")
    assert found(f"class Kind:\n    def act(self):\n        {code}")
    assert not found(f'def act():\n    if hasattr(os, "killpg"):\n        {code}')


def test_files_are_read_and_written_in_one_encoding() -> None:
    """A system's own encoding is another one on Windows."""
    found = []
    for file in having(re.compile(r"(read|write)_text\(")):
        for node in sources.nodes(sources.tree(file)):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith((".read_text", ".write_text")):
                given = [keyword.arg for keyword in node.keywords]
                told = len(node.args) > ast.unparse(node.func).endswith(".write_text")
                if "encoding" not in given and not told:
                    found.append(f"{file.name}:{node.lineno}")
    assert found == []
