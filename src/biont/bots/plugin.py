"""Bots from a file of their own: ``path/to/file.py:MyBot``."""

from __future__ import annotations

import inspect
import sys
from hashlib import blake2b
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import RLock
from types import ModuleType

from biont.bots.bot import Bot
from biont.bots.guarded import text_of
from biont.kernel.errors import BiontError

_LOCK = RLock()


class BadBot(BiontError):
    """A bot that cannot be made."""


def load(path: str, name: str, seed: int) -> Bot:
    """Make the bot that a class or function of a Python file makes, with ``seed`` if it takes one."""
    file = Path(path)
    if not file.is_file():
        sentence = "There is no file {path}; a bot of your own is named like path/to/file.py:MyBot."
        raise BadBot(sentence, "bot-no-file", path=path)
    try:
        with _LOCK:
            maker = getattr(_module(file.resolve()), name, None)
    except (Exception, SystemExit) as error:
        raise BadBot("{path} cannot be read: {why}", "bot-unreadable", path=path, why=_why(error)) from error
    if not callable(maker):
        raise BadBot("{path} has no class or function {name}.", "bot-no-class", path=path, name=name)
    try:
        bot: Bot = maker(seed) if _takes_seed(maker) else maker()
        chooses = callable(getattr(bot, "choose", None))
    except (Exception, SystemExit) as error:
        raise BadBot("{name} cannot be made: {why}", "bot-not-made", name=name, why=_why(error)) from error
    if not chooses:
        raise BadBot("{name} is no bot: it has no method choose(view).", "bot-no-choose", name=name)
    return bot


def _module(file: Path) -> ModuleType:
    """The module of a file, which is run once, under a name that no other file has.

    Its folder stays on the path, behind everything else: modules beside it are found, and hide nobody else's.
    """
    name = f"biont_bot_{file.stem}_{blake2b(bytes(file), digest_size=6).hexdigest()}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _why(error: BaseException) -> str:
    """The kind of an error and what it says, if it says anything."""
    kind, text = type(error).__name__, text_of(error)
    return f"{kind}: {text}" if text else kind


def _takes_seed(maker: object) -> bool:
    """Whether it takes an argument by its place; one that takes anything by ``*args`` need not get one."""
    assert callable(maker)
    try:
        parameters = inspect.signature(maker).parameters.values()
    except (ValueError, TypeError):
        return False
    return any(one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD) for one in parameters)
