"""Bots from a file of their own: ``path/to/file.py:MyBot``."""

from __future__ import annotations

import inspect
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from biont.bots.bot import Bot
from biont.kernel.errors import BiontError


class BadBot(BiontError):
    """A bot that cannot be made."""


def load(path: str, name: str, seed: int) -> Bot:
    """Make the bot that a class or function of a Python file makes, with ``seed`` if it takes one."""
    file = Path(path)
    if not file.is_file():
        sentence = "There is no file {path}; a bot of your own is named like path/to/file.py:MyBot."
        raise BadBot(sentence, "bot-no-file", path=path)
    spec = spec_from_file_location(f"biont_bot_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BadBot("{path} cannot be read: {why}", "bot-unreadable", path=path, why=why) from error
    maker = getattr(module, name, None)
    if not callable(maker):
        raise BadBot("{path} has no class or function {name}.", "bot-no-class", path=path, name=name)
    try:
        bot: Bot = maker(seed) if _takes_seed(maker) else maker()
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BadBot("{name} cannot be made: {why}", "bot-not-made", name=name, why=why) from error
    if not callable(getattr(bot, "choose", None)):
        raise BadBot("{name} is no bot: it has no method choose(view).", "bot-no-choose", name=name)
    if not isinstance(getattr(bot, "name", None), str):
        bot.name = name
    return bot


def _takes_seed(maker: object) -> bool:
    assert callable(maker)
    try:
        return bool(inspect.signature(maker).parameters)
    except ValueError:
        return False
