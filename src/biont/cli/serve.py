"""``biont serve``: the table in the browser."""

from __future__ import annotations

import argparse
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from biont import games
from biont.cli.parser import whole
from biont.games import Definition
from biont.installation import PACKS, data_folder
from biont.kernel import BiontError
from biont.packs.library import uncollected
from biont.words import Words
from biont.words.foreign import trouble

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from biont.server import Store
    from biont.server.registry import Registry

HOST, PORT = "127.0.0.1", 8417
LOCAL = ("127.0.0.1", "localhost", "[::1]")


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add its arguments."""
    parser.add_argument("--host", default=HOST, metavar=say("cli-word-address"), help=say("cli-host"))
    parser.add_argument("--port", type=whole(say, 0), default=PORT, metavar="N", help=say("cli-port"))
    parser.add_argument("--bot", action="append", default=[], metavar=say("cli-word-bot"), help=say("cli-serve-bot"))
    parser.add_argument(
        "--allow-host", action="append", default=[], metavar=say("cli-word-address"), help=say("cli-allow-host")
    )
    parser.add_argument("--proxy", action="append", default=[], metavar=say("cli-word-address"), help=say("cli-proxy"))
    parser.add_argument("--password", default="", metavar=say("cli-word-password"), help=say("cli-password"))
    parser.add_argument("--database", default="", metavar=say("cli-word-address"), help=say("cli-database"))
    parser.add_argument("--site", default="", metavar=say("cli-word-address"), help=say("cli-site"))
    parser.add_argument("--quiet", action="store_true", help=say("cli-open"))
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Serve until somebody stops it."""
    return serve(
        say,
        parsed.host,
        parsed.port,
        browser=not parsed.quiet,
        guests=parsed.bot,
        names=parsed.allow_host,
        password=parsed.password,
        database=parsed.database,
        site=parsed.site,
        proxies=",".join(parsed.proxy),
    )


def serve(
    say: Words,
    host: str = HOST,
    port: int = PORT,
    *,
    browser: bool = True,
    any_port: bool = False,
    game: str = games.USUAL,
    guests: Sequence[str] = (),
    names: Sequence[str] = (),
    password: str = "",
    database: str = "",
    site: str = "",
    proxies: str = "",
    begin: Callable[[Registry], str] | None = None,
) -> int:
    """Serve the table, and open a browser when it stands; ``any_port`` takes the next free one if that is taken.

    ``guests`` are bots that may sit down beside those of the game. ``names`` are further ones by which the server may
    be called, ``password`` what its visitors have to know, ``database`` where games are kept instead of in a file,
    ``site`` where the table is a web page, ``proxies`` whose word about visitors is believed. ``begin`` lays out the
    game that the browser shows instead of the start page, and says its id.
    """
    with uncollected():
        from biont.server import Store, sqlite_url
        from biont.server.running import run as run_app

    players = games.game(game).players
    for guest in guests:
        players.make(guest).close()  # one that does not exist is told now, not in the middle of a game
    listening = listen(say, host, port, any_port)
    port = listening.getsockname()[1]
    others = [guest for guest in guests if guest not in players.names]
    try:
        store = Store(database or sqlite_url())
    except BiontError:
        listening.close()
        raise
    url = f"http://{'localhost' if host in LOCAL else host}:{port}/"
    try:
        with store.claimed(url):
            app = _app(store, host, names, others, password, database, site)
            if begin is not None:
                url += f"game/{begin(app.state.registry)}"
            print(say("serve-at", url=url, folder=store.place), flush=True)
            if host not in LOCAL and not password:
                print(say("serve-open"), file=sys.stderr, flush=True)
            if browser:
                threading.Timer(0.8, webbrowser.open, [url]).start()
            # Ctrl+C is the way to stop it; in the background of a shell that signal comes without the error.
            with suppress(KeyboardInterrupt):
                run_app(app, listening, proxies=proxies)
            print(f"\n{say('serve-stopped')}", flush=True)  # the echo of Ctrl+C has no end of line
    finally:
        listening.close()
        store.close()
    return 0


def _app(
    store: Store, host: str, names: Sequence[str], guests: Sequence[str], password: str, database: str, site: str
) -> Starlette:
    """The application, as whoever can reach it needs it."""
    with uncollected():
        from biont.server import create_app
        from biont.server.member import at_home, beside
        from biont.server.threads import Threads

        alone = host in LOCAL and not names
        packs = data_folder() / PACKS if alone else None
        aside = beside(database) if store.is_shared else at_home
        served = partial(create_app, people=not alone, eager=True, site=site, beside=aside)
        return served(store, Threads(), called(host, names), guests, password, packs)


def called(host: str, names: Sequence[str] = ()) -> tuple[str, ...]:
    """By what the server may be called: its own names and those allowed, so that no foreign page can borrow one that
    leads here."""
    from biont.server.limits import ANY_ADDRESS

    elsewhere = () if host in LOCAL else (host.lower(), ANY_ADDRESS, socket.gethostname().lower())
    return (*LOCAL, *elsewhere, *(name.lower() for name in names))


def listen(say: Words, host: str, port: int, any_port: bool) -> socket.socket:
    """A socket at that address; ``any_port``: at another port if that one is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        try:
            listening.bind((host.strip("[]"), port))
        except OSError:
            if not any_port:
                raise
            listening.bind((host.strip("[]"), 0))
    except (OSError, OverflowError) as error:
        listening.close()
        raise BiontError(say("serve-port", port=str(port), host=host, reason=trouble(error, say))) from None
    listening.listen(128)
    return listening
