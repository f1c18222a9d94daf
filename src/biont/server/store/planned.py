"""What a transaction leaves for workers to do: whether there are any, and whether they should look."""

from __future__ import annotations

import sqlalchemy as sa

PLANS = "plans"
"""The option of an engine that says whether anything is planned there."""

NEW = "planned"


def plans(connection: sa.Connection) -> bool:
    """Whether there may be workers who do what is planned."""
    return bool(connection.get_execution_options().get(PLANS, True))


def note_plan(connection: sa.Connection) -> None:
    """Something is planned: workers of this process look when the transaction has ended."""
    connection.info[NEW] = True


def is_new(connection: sa.Connection) -> bool:
    """Whether something was planned since this was asked last."""
    return bool(connection.info.pop(NEW, False))
