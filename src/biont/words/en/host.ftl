## The table for people elsewhere: `biont host`.

cli-host-about = serve the table for people elsewhere, on a database that many processes share
cli-database = address of a database (postgresql://…) instead of a file on this machine
host-database = address of the database: postgresql://…
host-migrate = bring a database to the version of this program; nobody may use it meanwhile
host-migrated = The database has version { $version }.
