"""What a transaction leaves for workers to do: whether there are any, and whether they should look."""

from __future__ import annotations

import sqlalchemy as sa

PLANS = "plans"
"""The option of an engine that says whether anything is planned there."""

NEW = "planned"


def plans(connection: sa.Connection) -> bool:
    """Whether there may be workers who do what is planned."""
    return bool(connection.get_execution_options().get(PLANS, True))


def note_plan(connection: sa.Connection, due: str) -> None:
    """Something is planned for a moment: workers hear of the first one when the transaction has ended."""
    connection.info[NEW] = min(due, connection.info.get(NEW, due))


def first_planned(connection: sa.Connection) -> str:
    """The first moment for which something was planned since this was asked last; empty where nothing was."""
    return str(connection.info.pop(NEW, ""))
