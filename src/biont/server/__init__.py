"""The table in the browser, and where its games are kept."""

from biont.server.app import create_app
from biont.server.store import Store, sqlite_url

__all__ = ["Store", "create_app", "sqlite_url"]
