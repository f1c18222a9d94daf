"""The visitor of a server, for the pages of a campaign."""

from tests.server.conftest import visitor

__all__ = ["visitor"]
