"""What all tests share: long runs on request."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--soak`` plays every game of the long tests, where otherwise they stop once they have seen what they want."""
    parser.addoption("--soak", action="store_true", help="play every game of the long tests")


@pytest.fixture
def soak(request: pytest.FixtureRequest) -> bool:
    """Whether the long tests are to play all their games."""
    return bool(request.config.getoption("--soak"))
