"""Whose points are others than they were, and what of that they are made."""

from __future__ import annotations

from typing import NamedTuple

from biont.server.page.position import Position


class Cost(NamedTuple):
    """The points of a colour before something and after it, and what changed in them, a clause each."""

    colour: str
    name: str
    before: int
    after: int
    why: tuple[str, ...] = ()
    partly: bool = False
    """Whether more than this has changed since the last answer of whoever looks: then only by how much is said, for the
    numbers beside it are those of now."""

    @property
    def step(self) -> str:
        """By how much they changed."""
        return f"+{self.after - self.before}" if self.after > self.before else f"−{self.before - self.after}"

    @property
    def told(self) -> str:
        """What changed, in one line."""
        return "; ".join(self.why)


def costs(position: Position, before: int, after: int) -> list[Cost]:
    """Of everybody whose points, or what they are made of, changed between two numbers of answers."""
    was, now = (position.open_game.history[at] for at in (before, after))
    found: list[Cost] = []
    if was == now:
        return found
    for place, one in enumerate(position.colours):
        why = tuple(position.definition.telling.changes(was, now, place, position.say))
        if why or was.points[place] != now.points[place]:
            name = position.addressed.get(one.name) or position.names[one.name]
            found.append(Cost(one.name, name, was.points[place], now.points[place], why))
    return found
