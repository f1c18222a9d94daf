"""How the tables changed from version to version, a file for each; Alembic reads them from here."""
