"""What stands in the house beside its games: packages that bring pages, words and a command of their own.

Nothing here imports one: they are named by strings, as games are, and what they bring is loaded when somebody first
asks for it.
"""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Protocol

from biont.words import Words

if TYPE_CHECKING:
    from argparse import ArgumentParser

    from starlette.routing import BaseRoute

    from biont.games.definition import Definition

BUILT_IN: Mapping[str, str] = {"campaign": "biont.campaign.extension:CAMPAIGN"}
"""The extensions that come with the program: where they are."""


@dataclass(frozen=True, slots=True)
class Pages:
    """What an extension brings to the browser."""

    package: str
    """Whose ``templates`` and ``static`` they are."""
    routes: tuple[BaseRoute, ...]
    """Its lines in the table of all addresses."""
    invitation: str
    """The template of its part of the start page."""
    styles: tuple[str, ...] = ()
    """Its style sheets, by names that no other package uses."""


class Command(Protocol):
    """What an extension brings to the command line; a module may be one."""

    def add(self, parser: ArgumentParser, definition: Definition, say: Words) -> None:
        """Add its arguments and the function that runs it."""


class Extension(ABC):
    """A package that brings pages, words and a command."""

    name: ClassVar[str]
    """That of its command."""
    package: ClassVar[str]
    """Where its ``words`` lie."""
    about: ClassVar[str]
    """The message that says what its command does."""

    @property
    @abstractmethod
    def pages(self) -> Pages:
        """What it brings to the browser."""

    @property
    @abstractmethod
    def command(self) -> Command:
        """What it brings to the command line; nothing heavy is loaded before it runs."""

    def words(self, say: Words) -> Words:
        """Its words beside those that are said already."""
        return say.also(self.package)


@cache
def extensions() -> tuple[Extension, ...]:
    """Everything that stands beside the games."""
    return tuple(map(_extension, BUILT_IN.values()))


def _extension(where: str) -> Extension:
    module, _, attribute = where.partition(":")
    found = getattr(importlib.import_module(module), attribute)
    assert isinstance(found, Extension), f"{where} is no extension"
    return found
