"""The server's visitor, for pages of this game."""

from tests.server.conftest import store, visitor

__all__ = ["store", "visitor"]
