"""What a game is to the rest of the house, and where games are found.

Nothing here imports a game: those that come with the program are named by strings, those of other distributions by
entry points of the group ``biont.games``. Every one of them is a :class:`Definition`.

>>> game("genesis").seating.names
('red', 'yellow', 'green', 'blue')
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from biont.games.definition import Definition, Earner, Headcount, ScorePart, SettingsByName
from biont.games.outline import Colour, Moment
from biont.kernel.errors import BadRecord, BiontError
from biont.kernel.record import Record
from biont.kernel.rules import Rules
from biont.kernel.seating import Seating

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = [
    "USUAL",
    "Colour",
    "Definition",
    "Earner",
    "Headcount",
    "Moment",
    "ScorePart",
    "Seating",
    "SettingsByName",
    "all_games",
    "definition_of",
    "game",
    "game_of",
    "names",
    "rules_of",
]

GROUP = "biont.games"
"""The group of entry points under which other distributions offer games."""

BUILT_IN: Mapping[str, str] = {
    "genesis": "biont.genesis.definition:GENESIS",
    "origins": "biont.origins.definition:ORIGINS",
}
"""The games that come with the program: where their definitions are."""

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
def game(name: str) -> Definition:
    """The definition of a game by its name."""
    if name in BUILT_IN:
        module, _, attribute = BUILT_IN[name].partition(":")
        definition = getattr(importlib.import_module(module), attribute)
    elif name in _guests():
        definition = _guests()[name].load()
    else:
        sentence = "There is no game '{name}'; games are {games}."
        raise BiontError(sentence, "no-game", name=name, games=", ".join(names()))
    assert isinstance(definition, Definition), f"{name} is no definition"
    return definition


def game_of(record: Record) -> Definition:
    """The definition of the game that a record is of."""
    if record.game not in names():
        sentence = "This record is of the game '{game}'; this program knows {games}."
        raise BadRecord(sentence, "unknown-game", game=record.game, games=", ".join(names()))
    return game(record.game)


def rules_of(record: Record, pack: str | None = None) -> Rules[Any]:
    """The rules that a record was played with; ``pack`` says where its cards are if not built in.

    What somebody else wrote into a record is not looked for on the disk.
    """
    definition, name = game_of(record), record.pack.get("name", "")
    packs = definition.library.names()
    if not pack and name and packs and name not in packs:
        raise BadRecord(
            "This record was played with the cards '{name}', which are not installed here; installed are {packs}. "
            "Where they lie in a folder, --pack (in Python pack=) says which.",
            "web-pack",
            name=name[:60],
            packs=", ".join(packs),
        )
    return definition.rules_of(record, pack or definition.library.recall(name, record.pack.get("hash", "")))


def all_games() -> Iterator[Definition]:
    """The definitions of all games."""
    return map(game, names())


def definition_of(rules: Rules[Any]) -> Definition:
    """The definition of the game that these rules belong to: what a page, a teller or a bot starts from."""
    return game(rules.name)
