"""``biont host``: the table for people elsewhere, from a file that says what its owner has settled."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

from biont.cli import host_file, host_keep
from biont.cli.host_settings import add_place, settings_of
from biont.cli.parser import whole
from biont.cli.serve import LOCAL, called, listen
from biont.games import Definition
from biont.kernel import BiontError
from biont.words import Words

if TYPE_CHECKING:
    from biont.server.settings import HostSettings


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add its arguments."""
    tasks = parser.add_subparsers(dest="task", required=True, metavar=say("cli-command"))
    host_file.add(tasks, say)
    host_keep.add(tasks, say)
    host_keep.add_bounce(tasks, say)
    run = tasks.add_parser("run", help=say("host-run"), description=say("host-run"))
    add_place(run, say)
    address, count = say("cli-word-address"), whole(say, 0)
    run.add_argument("--listen", metavar=address, help=say("host-listen"))
    run.add_argument("--processes", type=whole(say, 1), metavar="N", help=say("host-processes"))
    run.add_argument("--workers", type=count, metavar="M", help=say("host-workers"))
    run.add_argument("--host", metavar=address, help=say("cli-host"))
    run.add_argument("--port", type=count, metavar="N", help=say("cli-port"))
    run.add_argument("--allow-host", action="append", default=[], metavar=address, help=say("cli-allow-host"))
    run.add_argument("--bot", action="append", default=[], metavar=say("cli-word-bot"), help=say("cli-serve-bot"))
    run.add_argument("--password", metavar=say("cli-word-password"), help=say("cli-password"))
    run.add_argument("--metrics", type=count, metavar="N", help=say("host-metrics"))
    run.add_argument("--site", metavar=address, help=say("cli-site"))
    run.add_argument("--without-tls", action="store_true", help=say("host-without-tls"))
    run.set_defaults(run=run_fleet)
    task = tasks.add_parser("migrate", help=say("host-migrate"), description=say("host-migrate"))
    add_place(task, say)
    task.set_defaults(run=run_migrate)
    task = tasks.add_parser("work", help=say("host-work"), description=say("host-work"))
    add_place(task, say)
    task.add_argument("--again", action="store_true", help=say("host-work-again"))
    task.set_defaults(run=run_work)


def run_fleet(parsed: argparse.Namespace, say: Words) -> int:
    """Serve with many processes until somebody stops it."""
    from biont.server.fleet import Fleet, heed
    from biont.server.hosting.public import name_in, refuse_listeners
    from biont.server.member import Task
    from biont.server.people.sessions import hashed
    from biont.server.store import Store

    settings = settings_of(parsed)
    refuse_listeners(settings)
    settings = _shared(settings)
    store = Store(settings.database)  # what is wrong with it is told once, here
    if settings.owner:
        store.offer(hashed(settings.owner))
    store.close()
    listening = listen(say, settings.host, settings.port, any_port=False)
    listening.set_inheritable(True)
    here = f"http://{'localhost' if settings.host in LOCAL else settings.host}:{listening.getsockname()[1]}/"
    names = [*parsed.allow_host, *([name_in(settings.address)] if settings.address else ())]
    web = Task("web", settings, listening.fileno(), hosts=called(settings.host, names), guests=parsed.bot)
    thinking = Task("work", settings, guests=parsed.bot)
    tasks = [web] * settings.processes + [thinking] * settings.workers
    ports = [settings.metrics + number if settings.metrics else 0 for number in range(len(tasks))]
    fleet = Fleet([replace(task, metrics=port) for task, port in zip(tasks, ports, strict=True)])
    heed(fleet)
    try:
        fleet.begin()
        print(say("host-at", url=here, processes=settings.processes, workers=settings.workers), flush=True)
        if settings.address:
            print(say("host-at-public", address=settings.address), flush=True)
        elif settings.host not in LOCAL and not settings.password:
            print(say("serve-open"), file=sys.stderr, flush=True)
        fleet.run()
    finally:
        fleet.end()
        listening.close()
    print(f"\n{say('serve-stopped')}", flush=True)
    return 0


def _shared(settings: HostSettings) -> HostSettings:
    """A file of games serves one process, which thinks too."""
    from biont.server.store import postgres

    if postgres.is_meant(settings.database):
        return settings
    if settings.processes > 1:
        sentence = "Many processes need PostgreSQL: a file serves one."
        raise BiontError(sentence, "fleet-needs-postgres")
    return replace(settings, workers=0)


def run_migrate(parsed: argparse.Namespace, say: Words) -> int:
    """Bring a database to the version of this program."""
    from biont.server.store.migrating import bring_up_to_date

    version = bring_up_to_date(settings_of(parsed).database)
    print(say("host-migrated", version=version))
    return 0


def run_work(parsed: argparse.Namespace, say: Words) -> int:
    """What waits to be done, and what has failed for good."""
    from biont.server.store import Store

    store = Store(settings_of(parsed).database)
    try:
        if parsed.again:
            print(say("host-work-planned", count=store.try_again()))
        waiting, failed = sorted(store.waiting().items()), store.failed()
        if not waiting and not failed:
            print(say("host-work-none"))
        for kind, (count, since) in waiting:
            print(say("host-work-waits", kind=kind, count=count, since=since))
        for job in failed:
            print(say("host-work-failed", kind=job.kind, game=job.game, tries=job.tries, why=job.failed or ""))
    finally:
        store.close()
    return 0
