"""The games for learning programs: PettingZoo (all seats) and Gymnasium (one seat against bots).

Every game has both by its name: ``<game>_v1.env()`` is the PettingZoo environment, ``biont/<Game>-v1`` the one that
``gymnasium.make`` knows. Both need the extra ``env``. A version in a name changes whenever observations, actions or
rewards change; see ``docs/lab.md``.
"""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec

from biont import games
from biont.kernel.errors import BiontError


class NoLibraries(BiontError, ImportError):
    """The extra ``env`` is not installed."""


if not all(map(find_spec, ("gymnasium", "pettingzoo"))):
    raise NoLibraries(
        "Environments need the packages gymnasium and pettingzoo; install them with: pip install 'biont[env]'.",
        "lab-no-env",
    )

from gymnasium.envs.registration import register, registry  # noqa: E402, after the look whether it is there

from biont.lab.version import VERSION  # noqa: E402


class Zoo:
    """The PettingZoo environments of one game, as its library names them."""

    def __init__(self, game: str) -> None:
        from biont.lab.environments import zoo

        self.env = partial(zoo.env, game=game)
        self.raw_env = partial(zoo.raw_env, game=game)


def gym_id(game: str) -> str:
    """The name under which Gymnasium knows a game."""
    return f"biont/{game.capitalize()}-{VERSION}"


def __getattr__(name: str) -> Zoo:
    """``<game>_v1``, for every game."""
    game, _, version = name.rpartition("_")
    if version != VERSION or game not in games.names():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return Zoo(game)


for _game in games.names():
    if gym_id(_game) not in registry:
        register(id=gym_id(_game), entry_point="biont.lab.environments.single:AgainstBots", kwargs={"game": _game})
