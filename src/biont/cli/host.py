"""``biont host``: the table for people elsewhere, on a database that many processes share."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace

from biont.cli.parser import whole
from biont.cli.serve import HOST, LOCAL, PORT, called, listen
from biont.games import Definition
from biont.kernel import BiontError
from biont.words import Words


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add its arguments."""
    tasks = parser.add_subparsers(dest="task", required=True, metavar=say("cli-command"))
    run = tasks.add_parser("run", help=say("host-run"), description=say("host-run"))
    _add_database(run, say)
    address = say("cli-word-address")
    run.add_argument("--listen", default="", metavar=address, help=say("host-listen"))
    run.add_argument("--processes", type=whole(say, 1), default=1, metavar="N", help=say("host-processes"))
    run.add_argument("--workers", type=whole(say, 0), default=1, metavar="M", help=say("host-workers"))
    run.add_argument("--host", default=HOST, metavar=address, help=say("cli-host"))
    run.add_argument("--port", type=whole(say, 0), default=PORT, metavar="N", help=say("cli-port"))
    run.add_argument("--allow-host", action="append", default=[], metavar=address, help=say("cli-allow-host"))
    run.add_argument("--bot", action="append", default=[], metavar=say("cli-word-bot"), help=say("cli-serve-bot"))
    run.add_argument("--password", default="", metavar=say("cli-word-password"), help=say("cli-password"))
    run.add_argument("--metrics", type=whole(say, 0), default=0, metavar="N", help=say("host-metrics"))
    run.add_argument("--site", default="", metavar=address, help=say("cli-site"))
    run.set_defaults(run=run_fleet)
    task = tasks.add_parser("migrate", help=say("host-migrate"), description=say("host-migrate"))
    _add_database(task, say)
    task.set_defaults(run=run_migrate)
    task = tasks.add_parser("work", help=say("host-work"), description=say("host-work"))
    _add_database(task, say)
    task.add_argument("--again", action="store_true", help=say("host-work-again"))
    task.set_defaults(run=run_work)


def _add_database(parser: argparse.ArgumentParser, say: Words) -> None:
    parser.add_argument("--database", required=True, metavar=say("cli-word-address"), help=say("host-database"))


def run_fleet(parsed: argparse.Namespace, say: Words) -> int:
    """Serve with many processes until somebody stops it."""
    from biont.server.fleet import Fleet, heed
    from biont.server.member import Task
    from biont.server.settings import HostSettings
    from biont.server.store import Store, postgres

    if not postgres.is_meant(parsed.database):
        sentence = "Many processes need PostgreSQL: a file serves one, with `biont serve`."
        raise BiontError(sentence, "fleet-needs-postgres")
    Store(parsed.database).close()  # what is wrong with it is told once, here
    listening = listen(say, parsed.host, parsed.port, any_port=False)
    listening.set_inheritable(True)
    url = f"http://{'localhost' if parsed.host in LOCAL else parsed.host}:{listening.getsockname()[1]}/"
    settings = HostSettings(
        database=parsed.database,
        listen=parsed.listen,
        processes=parsed.processes,
        workers=parsed.workers,
        password=parsed.password,
        site=parsed.site,
    )
    hosts = called(parsed.host, parsed.allow_host)
    web = Task("web", settings, listening.fileno(), hosts=hosts, guests=parsed.bot)
    thinking = Task("work", settings, guests=parsed.bot)
    tasks = [web] * parsed.processes + [thinking] * parsed.workers
    ports = [parsed.metrics + number if parsed.metrics else 0 for number in range(len(tasks))]
    fleet = Fleet([replace(task, metrics=port) for task, port in zip(tasks, ports, strict=True)])
    heed(fleet)
    try:
        fleet.begin()
        print(say("host-at", url=url, processes=parsed.processes, workers=parsed.workers), flush=True)
        if parsed.host not in LOCAL and not parsed.password:
            print(say("serve-open"), file=sys.stderr, flush=True)
        fleet.run()
    finally:
        fleet.end()
        listening.close()
    print(f"\n{say('serve-stopped')}", flush=True)
    return 0


def run_migrate(parsed: argparse.Namespace, say: Words) -> int:
    """Bring a database to the version of this program."""
    from biont.server.store.migrating import bring_up_to_date

    version = bring_up_to_date(parsed.database)
    print(say("host-migrated", version=version))
    return 0


def run_work(parsed: argparse.Namespace, say: Words) -> int:
    """What waits to be done, and what has failed for good."""
    from biont.server.store import Store

    store = Store(parsed.database)
    try:
        if parsed.again:
            print(say("host-work-planned", count=store.try_again()))
        for kind, (count, since) in sorted(store.waiting().items()):
            print(say("host-work-waits", kind=kind, count=count, since=since))
        for job in store.failed():
            print(say("host-work-failed", kind=job.kind, game=job.game, tries=job.tries, why=job.failed or ""))
    finally:
        store.close()
    return 0
