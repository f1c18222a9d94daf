"""A visitor of the pages."""

from __future__ import annotations

from tests.server.conftest import visitor

__all__ = ["visitor"]
