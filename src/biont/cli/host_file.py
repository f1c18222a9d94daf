"""``biont host init`` and ``biont host check``: the file with what an owner has settled, and whether it holds."""

from __future__ import annotations

import argparse
import secrets
import sys
from getpass import getpass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from biont.cli.host_settings import add_place, settings_file, settings_of
from biont.kernel import BiontError
from biont.words import Words
from biont.words.errors import tell

if TYPE_CHECKING:
    from biont.server.hosting.layout import Values

BESIDE = "127.0.0.1"
"""Where the proxy with TLS is that stands before a server on the same machine."""


def add(tasks: Any, say: Words) -> None:
    """Add both commands."""
    task = tasks.add_parser("init", help=say("host-init"), description=say("host-init"))
    file = say("cli-word-file")
    task.add_argument("--settings", type=Path, metavar=file, help=say("host-settings"))
    task.add_argument("--answers", type=Path, metavar=file, help=say("host-answers"))
    task.set_defaults(run=run_init)
    task = tasks.add_parser("owner", help=say("host-owner"), description=say("host-owner"))
    add_place(task, say)
    task.set_defaults(run=run_owner)
    task = tasks.add_parser("check", help=say("host-check"), description=say("host-check"))
    task.add_argument("--settings", type=Path, metavar=file, help=say("host-settings"))
    task.add_argument("--mail", default="", metavar=say("cli-word-address"), help=say("host-check-mail"))
    task.set_defaults(run=run_check, database="")


def run_init(parsed: argparse.Namespace, say: Words) -> int:
    """Write the file of a host: from answers in another one, or asked for."""
    from biont.server.hosting import keys
    from biont.server.hosting.layout import SERVER, keys_beside, values_of
    from biont.server.hosting.reading import read_file, settled
    from biont.server.hosting.writing import keep
    from biont.server.store import sqlite_url

    file = settings_file(parsed)
    if file.exists():
        sentence = "{file} is there already, and was left as it is. Move it away to begin anew."
        raise BiontError(sentence, "host-file-there", file=str(file))
    given = read_file(parsed.answers) if parsed.answers else asked(say)
    values: Values = keys.fresh() | given
    if not values.get((SERVER, "database")):
        values[SERVER, "database"] = sqlite_url()
    if str(values.get((SERVER, "address"), "")).startswith("https:"):
        values.setdefault((SERVER, "proxies"), BESIDE)
    contact = str(values.get(("mail", "sender")) or "")
    values.setdefault(("push", "contact"), f"mailto:{contact}" if contact else str(values.get((SERVER, "address"), "")))
    if not str(values["push", "contact"]).startswith(("mailto:", "https://")):
        values["push", "contact"] = "https://localhost"
    settings = settled(values)
    keep(file, values_of(settings), say)
    print(say("host-init-done", file=str(file), keys=str(keys_beside(file))))
    print(say("host-init-next"))
    if settings.address:
        print(say("host-owner-link", link=f"{settings.address}/own/{settings.owner}"))
    return 0


def asked(say: Words) -> Values:
    """What an owner answers, one question after the other; an empty answer is the usual one."""
    try:
        return _asked(say)
    except EOFError:
        sentence = "The answers ended before the questions did; nothing was written."
        raise BiontError(sentence, "host-init-ended") from None


def _asked(say: Words) -> Values:
    from biont.server.hosting.public import is_address

    while not is_address(address := _answer(say("host-ask-address"))):
        print(say("host-ask-address-how"))
    values: Values = {("server", "address"): address}
    values["server", "database"] = _answer(say("host-ask-database"))
    if server := _answer(say("host-ask-mail")):
        values["mail", "server"] = server
        security = _answer(say("host-ask-mail-security")) or "starttls"
        values["mail", "security"] = security
        values["mail", "port"] = 465 if security == "tls" else 587
        values["mail", "sender"] = _answer(say("host-ask-mail-sender"))
        if user := _answer(say("host-ask-mail-user")):
            values["mail", "user"] = user
            question = say("host-ask-mail-password")
            values["mail", "password"] = getpass(f"{question} ") if sys.stdin.isatty() else _answer(question)
    for name in ("imprint", "privacy"):
        values["pages", name] = _text(_answer(say(f"host-ask-{name}")))
    return values


def _answer(question: str) -> str:
    return input(f"{question} ").strip()


def _text(answer: str) -> str:
    """A text: the one of the file that is named, or the answer itself."""
    try:
        return Path(answer).read_text(encoding="utf-8").strip() if answer and Path(answer).is_file() else answer
    except (OSError, UnicodeDecodeError):
        return answer


def run_owner(parsed: argparse.Namespace, say: Words) -> int:
    """Print a fresh link for an owner."""
    from biont.server.people.sessions import hashed
    from biont.server.store import Store

    settings = settings_of(parsed)
    if not settings.address:
        raise BiontError("The settings name no address to which a link could lead.", "host-no-address")
    secret = secrets.token_urlsafe(24)
    store = Store(settings.database)
    try:
        store.offer(hashed(secret), anew=True)
    finally:
        store.close()
    print(say("host-owner-link", link=f"{settings.address}/own/{secret}"))
    return 0


def run_check(parsed: argparse.Namespace, say: Words) -> int:
    """Say line by line what holds."""
    from biont.server.hosting.checks import checked

    failed = 0
    for found in checked(settings_of(parsed), settings_file(parsed), parsed.mail):
        values = {
            name: tell(value, say) if isinstance(value, BiontError) else value for name, value in found.values.items()
        }
        mark = say("host-check-holds") if found.holds else say("host-check-fails")
        print(
            f"{mark:5} {say(f'host-check-{found.what}-title'):14} {say(f'host-check-{found.said}', **values)}",
            flush=True,
        )
        failed += not found.holds
    return min(failed, 1)
