"""What a game is to the rest of the house, and where games are found.

Nothing here imports a game: those that come with the program are named by strings, those of other distributions by
entry points of the group ``biont.games``. Every one of them is a :class:`Kit`.

>>> game("genesis").chairs.names
('red', 'yellow', 'green', 'blue')
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from biont.games.kit import Kit, Part, Party, Settings
from biont.games.outline import Colour, Moment
from biont.kernel.chairs import Chairs
from biont.kernel.errors import BadRecord, BiontError
from biont.kernel.record import Record
from biont.kernel.rules import Rules

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = [
    "USUAL",
    "Chairs",
    "Colour",
    "Kit",
    "Moment",
    "Part",
    "Party",
    "Settings",
    "all_games",
    "game",
    "game_of",
    "kit_of",
    "names",
    "rules_of",
]

GROUP = "biont.games"
"""The group of entry points under which other distributions offer games."""

BUILT_IN: Mapping[str, str] = {"genesis": "biont.genesis.kit:GENESIS", "origins": "biont.origins.kit:ORIGINS"}
"""The games that come with the program: where their kits are."""

USUAL = "genesis"
"""The game that is meant where none is named."""


@cache
def _guests() -> Mapping[str, EntryPoint]:
    """Games of other distributions by name; none can take the place of one that comes with the program."""
    from importlib.metadata import entry_points

    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in BUILT_IN}


def names() -> tuple[str, ...]:
    """The names of all games that can be played here."""
    return (*BUILT_IN, *sorted(_guests()))


@cache
def game(name: str) -> Kit:
    """The kit of a game by its name."""
    if name in BUILT_IN:
        module, _, attribute = BUILT_IN[name].partition(":")
        kit = getattr(importlib.import_module(module), attribute)
    elif name in _guests():
        kit = _guests()[name].load()
    else:
        sentence = "There is no game '{name}'; games are {games}."
        raise BiontError(sentence, "no-game", name=name, games=", ".join(names()))
    assert isinstance(kit, Kit), f"{name} is no kit"
    return kit


def game_of(record: Record) -> Kit:
    """The kit of the game that a record is of."""
    if record.game not in names():
        sentence = "This record is of the game '{game}'; this program knows {games}."
        raise BadRecord(sentence, "unknown-game", game=record.game, games=", ".join(names()))
    return game(record.game)


def rules_of(record: Record, pack: str | None = None) -> Rules[Any]:
    """The rules that a record was played with; ``pack`` says where its cards are if not built in.

    What somebody else wrote into a record is not looked for on the disk.
    """
    kit, name = game_of(record), record.pack.get("name", "")
    packs = kit.shelf.names()
    if not pack and name and packs and name not in packs:
        raise BadRecord(
            "This record was played with the cards '{name}', which are not installed here; installed are {packs}.",
            "web-pack",
            name=name[:60],
            packs=", ".join(packs),
        )
    return kit.rules_of(record, pack or kit.shelf.recall(name, record.pack.get("hash", "")))


def all_games() -> Iterator[Kit]:
    """The kits of all games."""
    return map(game, names())


def kit_of(rules: Rules[Any]) -> Kit:
    """The kit of the game that these rules belong to: what a page, a teller or a bot starts from."""
    return game(rules.name)
