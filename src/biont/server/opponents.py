"""Who may have a seat: a person, or one of the programs."""

from __future__ import annotations

import shlex
from collections.abc import Iterable
from pathlib import Path

from biont import games
from biont.bots import Guarded
from biont.games.players import Players
from biont.kernel import BiontError
from biont.server.executors import Elsewhere
from biont.words import Words

PERSON = "person"
EMPTY = "nobody"
SCRIPTS = (".py", ".js", ".mjs", ".ts", ".rb", ".pl", ".lua", ".php", ".sh", ".jl", ".r", ".jar")
"""Ends of the names of files that another program runs."""


def programs(players: Players) -> tuple[str, ...]:
    """The programs that a game comes with, levels for people first.

    Others are offered only if whoever starts the server names them; nothing that a visitor names is ever loaded.
    """
    return tuple(dict.fromkeys((*players.levels, *players.names)))


def make(name: str, seed: int, elsewhere: Elsewhere, players: Players) -> Guarded:
    """The program of a name; one that thinks for long does it elsewhere."""
    if players.is_patient(name):
        return players.guard(elsewhere.program(name, seed))
    return players.make(name, seed)


def is_patient(name: str, game: str) -> bool:
    """Whether a program at a game thinks somewhere else, perhaps for long: so do guests, whom no game knows."""
    try:
        players = games.game(game).players
    except BiontError:  # a game that is not installed here
        return False
    return players.is_patient(name) or name not in players.names


# -- names -----------------------------------------------------------------------------------------------------------


def named(guests: Iterable[str]) -> dict[str, str]:
    """Guests, as ``biont.bot`` takes them, by the names that visitors see and games keep; no two have the same."""
    found: dict[str, str] = {}
    taken = {PERSON, EMPTY, *(name for definition in games.all_games() for name in definition.players.names)}
    for guest in dict.fromkeys(guests):
        name = plain = public(guest)
        number = 1
        while name in taken:
            number += 1
            name = f"{plain} {number}"
        taken.add(name)
        found[name] = guest
    return found


def public(guest: str) -> str:
    """A guest's name without what is nobody's business: where its file lies, and how its command line runs."""
    kind, _, rest = guest.partition(":")
    if kind == "cmd" and rest.strip():
        program, *arguments = _parts(rest)
        script = next((Path(one) for one in arguments if Path(one).suffix.lower() in SCRIPTS), None)
        return script.stem if script else Path(program).name
    file, _, name = guest.rpartition(":")
    return name if file.endswith(".py") else guest


def _parts(command: str) -> list[str]:
    try:
        return shlex.split(command)
    except ValueError:  # kept by a game long ago, perhaps, and only to be shown
        return command.split()


def called(who: str, say: Words) -> str:
    """What a person reads for one who may sit down; who has no word goes by its own name."""
    return say(f"web-who-{who}") if say.has(f"web-who-{who}") else who


def called_briefly(who: str, say: Words) -> str:
    """The same for a program, in a word."""
    return say(f"web-short-{who}") if say.has(f"web-short-{who}") else who
