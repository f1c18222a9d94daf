"""The command line in the language of the reader: the words of argparse, and numbers refused with a sentence."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from biont import games
from biont.games import Definition
from biont.kernel import BiontError, Record
from biont.words import Words
from biont.words.errors import tell
from biont.words.foreign import foreign


class Command(argparse.ArgumentParser):
    """The parser of a command. It gets its arguments when it is called, so that only that command is imported."""

    filling: Callable[[Command], None] | None = None

    def parse_known_args(self, args: Iterable[str] | None = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Parse, after the arguments are there."""
        self.fill()
        return super().parse_known_args(args, namespace)

    def fill(self) -> None:
        """Get the arguments, unless they are there."""
        filling, self.filling = self.filling, None
        if filling is not None:
            filling(self)


@contextmanager
def speaking(say: Words) -> Iterator[None]:
    """Parsers that are made and used meanwhile speak the language of ``say``.

    argparse looks up its words with gettext, which knows only compiled catalogues; so it gets other functions to ask.
    """
    module = vars(argparse)
    before = {name: module[name] for name in ("_", "ngettext")}

    def one(text: str) -> str:
        return foreign(text, say)

    def some(singular: str, plural: str, count: int) -> str:
        return foreign(singular if count == 1 else plural, say)

    module.update(_=one, ngettext=some)
    try:
        yield
    finally:
        module.update(before)


@contextmanager
def about(record: Record, say: Words) -> Iterator[tuple[Definition, Words]]:
    """The game of a record and its words, in which is also told what goes wrong meanwhile."""
    definition = games.game_of(record)
    words = definition.words(say.language)
    try:
        yield definition, words
    except BiontError as error:
        raise BiontError(tell(error, words)) from error


def whole(say: Words, least: int | None = None) -> Callable[[str], int]:
    """The type of an argument that is a whole number, perhaps with a least one."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(say("cli-no-number", text=text)) from None
        if least is not None and value < least:
            raise argparse.ArgumentTypeError(say("cli-too-small", text=text, least=least))
        return value

    return number
