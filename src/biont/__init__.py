"""Biont: an unofficial digital table for Bios:Genesis and Bios:Origins, and a library to study them with.

>>> import biont
>>> game = biont.new("genesis", seats=["red", "blue"], seed=7)
>>> game.decision.kind
'assign'
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, Unpack, overload

from biont import compiled as compiled  # first, since it says where all others are found
from biont import games
from biont.bots import Guarded
from biont.games.newcomer import Newcomer
from biont.kernel import BiontError, Decision, Game, IllegalChoice, Record, Result, View
from biont.kernel import replay as _replaying
from biont.kernel.chance import seed_of
from biont.kernel.seating import party_of

if TYPE_CHECKING:
    from biont.games.review import Review
    from biont.genesis.settings import Keywords as GenesisKeywords
    from biont.genesis.settings import Player as GenesisPlayer
    from biont.genesis.table import Table as GenesisTable
    from biont.origins.settings import Keywords as OriginsKeywords
    from biont.origins.settings import Player as OriginsPlayer
    from biont.origins.table import Table as OriginsTable

__version__ = "0.2.0"

__all__ = [
    "BiontError",
    "Decision",
    "Game",
    "IllegalChoice",
    "Record",
    "Result",
    "View",
    "bot",
    "games",
    "load",
    "new",
    "replay",
    "review",
    "verify",
]


def __dir__() -> list[str]:
    """What there is to use."""
    return sorted([*__all__, "__all__", "__doc__", "__file__", "__name__", "__version__"])


@overload
def new(
    name: Literal["genesis"] = ...,
    *,
    seats: Sequence[GenesisPlayer] | int,
    seed: int | None = ...,
    pack: str = ...,
    keep: bool = ...,
    log: bool = ...,
    **named: Unpack[GenesisKeywords],
) -> Game[GenesisTable]: ...


@overload
def new(
    name: Literal["origins"],
    *,
    seats: Sequence[OriginsPlayer] | int,
    seed: int | None = ...,
    pack: str = ...,
    keep: bool = ...,
    log: bool = ...,
    **named: Unpack[OriginsKeywords],
) -> Game[OriginsTable]: ...


@overload
def new(
    name: str,
    *,
    seats: Sequence[str] | int,
    settings: Mapping[str, Any],
    seed: int | None = ...,
    pack: str = ...,
    keep: bool = ...,
    log: bool = ...,
) -> Game[Any]: ...


def new(
    name: str = games.USUAL,
    *,
    seats: Sequence[str] | int,
    settings: Mapping[str, Any] = MappingProxyType({}),
    seed: int | None = None,
    pack: str = "",
    keep: bool = True,
    log: bool = True,
    **named: Any,
) -> Game[Any]:
    """Start a game: its name, the colours that play (or how many, dealt at random), and the settings of that game.

    Settings of the two games below are named one by one (``intro=True``), so that a type checker knows them. Those of
    another game, or of one whose name is known only later, are a mapping: ``settings={"dice": "3"}``, ``settings={}``.
    Without a seed one is drawn; without a pack the usual cards are played. ``keep`` and ``log`` are the game's.

    Settings of Bios:Genesis: ``mode`` (competitive, solitaire, cooperative), ``edition`` (2e, 1e), and switches:
    ``short``, ``intro``, ``bans``, ``macro``, ``crystal``, ``chimera``, ``plants``, ``gifts``, ``waiting``.

    Settings of Bios:Origins: ``mode`` (competitive, solitaire, cooperative), ``dispersal`` (second, first), ``realm``
    (land, sea, yrr), ``merfolk`` (every-second, black, white, orange, green, black-white, black-orange, black-green,
    white-orange, white-green, orange-green, black-white-orange, black-white-green, black-orange-green,
    white-orange-green), ``map`` (classic, custom, cratons, archipelago, covered, waterworld, mars, venus, chimera),
    ``laying`` (players, seed), ``strip`` (random, printed), ``deck`` (usual, basic, advanced, first), and switches:
    ``advanced``, ``elect_upward``, ``library_beyond``, ``dictator_stays``, ``closed_posts``.
    """
    seed = secrets.randbits(127) if seed is None else seed_of(seed)
    rules = games.game(name).rules(party_of(seats), {**settings, **named}, pack, seed=seed)
    return Game(rules, seed, keep=keep, log=log)


def replay(record: Record, *, to: int | None = None, pack: str | None = None, log: bool = True) -> Game[Any]:
    """The game of a record, up to answer number ``to``; ``pack`` says where its cards are if not built in."""
    return _replaying.replay(games.rules_of(record, pack), record, to=to, log=log)


def verify(record: Record, *, pack: str | None = None) -> Game[Any]:
    """Replay a record and hold everything it claims against what its answers lead to."""
    return _replaying.verify(games.rules_of(record, pack), record)


def load(path: Path | str, *, to: int | None = None, pack: str | None = None) -> Game[Any]:
    """The game saved in a file."""
    return replay(Record.load(path), to=to, pack=pack)


def review(
    game: Game[Any],
    seats: Collection[int] | None = None,
    *,
    closely: int | None = None,
    seed: int = 0,
    told: Callable[[int, int], object] | None = None,
) -> Review:
    """A game of rivals judged by a program: chances to win at each moment, and what answers of these seats cost.

    So many answers are looked at ``closely``, 30 if nothing is said; ``told`` hears how many of them have been.
    """
    from biont.games.review import review as judged

    return judged(game, games.definition_of(game.rules).players, seats, closely=closely, seed=seed, told=told)


def bot(spec: str, seed: int = 0, *, game: str = "") -> Guarded:
    """A program that plays a game: its name, ``search:200ms``, ``file.py:MyBot`` or ``cmd:./engine``; see docs/bots.md.

    For one seed it always plays the same. It is guarded: it always answers legally. It plays one game, ``game`` or the
    one in which it is first asked, and refuses every other.
    """
    return games.game(game).players.make(spec, seed_of(seed)) if game else Newcomer(spec, seed_of(seed))


def _picture(game: Game[Any]) -> str | None:
    """A game as a notebook shows it, unless it keeps nothing to be viewed; drawing is loaded when somebody looks."""
    if not game.keep or game.rules.name not in games.names():
        return None
    definition = games.definition_of(game.rules)
    say = definition.words()
    return definition.drawing.pictures.notebook(game.view(-1), say, definition.drawing.board.around(game, say))


def _picture_of_view(view: View[Any]) -> str | None:
    """A view as a notebook shows it."""
    if view.rules.name not in games.names():
        return None
    definition = games.definition_of(view.rules)
    return definition.drawing.pictures.notebook(view, definition.words())


Game.picture = _picture
View.picture = _picture_of_view
