"""Bios:Genesis for learning programs: PettingZoo (all seats) and Gymnasium (one seat against bots).

``genesis_v0.env()`` is the PettingZoo environment, ``gymnasium.make("biont/Genesis-v0")`` the other one. Both need the
extra ``env``. A version in a name changes whenever observations, actions or rewards change; see ``docs/lab.md``.
"""

from __future__ import annotations

from importlib.util import find_spec

from biont.kernel.errors import BiontError


class NoLibraries(BiontError, ImportError):
    """The extra ``env`` is not installed."""


if not all(map(find_spec, ("gymnasium", "pettingzoo"))):
    raise NoLibraries(
        "Environments need the packages gymnasium and pettingzoo; install them with: pip install 'biont[env]'.",
        "lab-no-env",
    )

from gymnasium.envs.registration import register, registry  # noqa: E402, after the look whether it is there

GYM_ID = "biont/Genesis-v0"

if GYM_ID not in registry:
    register(id=GYM_ID, entry_point="biont.lab.environments.single:GenesisAgainstBots")
