"""The suite that every game is held to, those of the program and those of other distributions alike.

A test of a game is a class with the name that the game is found by::

    from biont.testing import GameSuite

    class TestLiarsDice(GameSuite):
        game = "liars-dice"

``pytest`` then plays it at random and holds it to what the kernel promises, and tells it, draws it, begins it in the
browser and at the terminal, simulates it and makes environments of it, as the house does with any game. All that it
needs is ``pip install biont pytest``; what belongs to an extra that is not installed is left out, which a warning says.
"""

import pytest

# Before they are imported, so that a failing comparison shows what was compared.
pytest.register_assert_rewrite(
    *(
        f"biont.testing.{module}"
        for module in (
            "commands",
            "drawing",
            "environments",
            "markup",
            "pages",
            "players",
            "rules",
            "scenarios",
            "statistics",
            "telling",
            "visitor",
        )
    )
)

from biont.testing.parts import LeftOut  # noqa: E402
from biont.testing.suite import GameSuite  # noqa: E402

__all__ = ["GameSuite", "LeftOut"]
