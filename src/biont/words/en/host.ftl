## The table for people elsewhere: `biont host`.

cli-host-about = serve the table for people elsewhere, on a database that many processes share
cli-database = address of a database (postgresql://…) instead of a file on this machine
host-database = address of the database, instead of the one that the settings name: postgresql://…
host-migrate = bring a database to the version of this program; nobody may use it meanwhile
host-migrated = The database has version { $version }.
host-run = serve with several processes on one database; SIGHUP puts fresh ones in their places, one by one
host-listen = another address of the same database that leads past a pooler, for news between processes
host-processes = processes that serve pages
host-workers = processes in which programs think; with none, those that serve pages do that too
host-at = Biont is at { $url } – { $processes ->
    [one] one process serves
   *[other] { $processes } processes serve
} pages, { $workers ->
    [0] none
    [one] one
   *[other] { $workers }
} more for programs. Stop it with Ctrl+C.
host-work = tell what waits to be done and what has failed for good
host-work-again = try again what has failed for good
host-work-none = Nothing waits, and nothing has failed.
host-work-planned = { $count ->
    [one] One piece of work is
   *[other] { $count } pieces of work are
} tried again.
host-work-waits = { $kind }: { $count } due, the oldest since { $since }
host-work-failed = { $kind }, game { $game }: failed after { $tries } tries: { $why }
error-fleet-needs-postgres = Many processes need PostgreSQL: a file serves one.
error-fleet-no-start = A process did not start; what it said stands above.
error-fleet-slow-reading = After { $seconds } s the first process was still reading rules, cards and words: nothing was started.
error-fleet-slow-start = After { $seconds } s a process ({ $kind }) was still opening the database: nothing was started.
host-metrics = port on this machine at which Prometheus reads the numbers of the first process, those of the others at the ports after it
error-no-prometheus = Numbers for Prometheus need a package more: pip install 'biont[net]'.
web-error-busy = There is a lot to do here just now. Try again in a moment.
error-served-already = The games in { $folder } are being served already ({ $url }). Open that address, stop the other server, or name another folder with BIONT_DATA.
