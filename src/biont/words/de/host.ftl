## Der Tisch für Leute anderswo: `biont host`.

cli-host-about = den Tisch für Leute anderswo anbieten, auf einer Datenbank, die viele Prozesse teilen
cli-database = Adresse einer Datenbank (postgresql://…) statt einer Datei auf diesem Rechner
host-database = Adresse der Datenbank: postgresql://…
host-migrate = eine Datenbank auf den Stand dieses Programms bringen; niemand darf sie solange benutzen
host-migrated = Die Datenbank hat den Stand { $version }.
