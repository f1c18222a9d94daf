"""The settings of a game: declared once, as the fields of a class, and read by everybody who offers them.

A game writes a frozen dataclass below :class:`Settings` and names it on its definition. A field that is true or false
is a switch; one with several values is declared with :func:`one_of`. Command line, start page, lab and docs read
``offered()``, and a record is given what differs from the usual game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Self, TypeAlias

from biont.kernel.errors import BadSettings


@dataclass(frozen=True, slots=True)
class Choice:
    """A setting with several values; ``setting-<name>`` and ``setting-<name>-<value>`` are its words."""

    name: str
    values: tuple[str, ...]
    usual: str
    """What is played where nothing is said."""
    more: tuple[str, ...] = ()
    """Values that are not offered to people, but that a program may set."""


@dataclass(frozen=True, slots=True)
class Switch:
    """A setting that is on or off, usually off; ``setting-<name>`` are its words."""

    name: str
    usual: ClassVar[bool] = False


Setting: TypeAlias = Choice | Switch

OFFERED: dict[type[Any], tuple[Setting, ...]] = {}
"""What each class of settings offers, since every game that begins asks for it."""


def one_of(values: tuple[str, ...], usual: str | None = None, more: tuple[str, ...] = ()) -> Any:
    """A field with several values, the first of them the usual one; ``more`` are values that nobody is offered."""
    return field(default=usual or values[0], metadata={"values": values, "more": more})


def carried() -> Any:
    """A text that is brought to the table, such as what another game has left; nobody is offered it as a setting."""
    return field(default="", metadata={"carried": True})


@dataclass(frozen=True, slots=True)
class Settings:
    """What players agree on before a game. None can be made with a value that a setting does not have."""

    def __post_init__(self) -> None:
        for setting in self.offered():
            value = getattr(self, setting.name)
            if isinstance(setting, Choice) and value not in (*setting.values, *setting.more):
                sentence = "The setting '{name}' is one of {values}, not '{value}'."
                values = ", ".join(setting.values)
                raise BadSettings(sentence, "no-value", name=setting.name, values=values, value=value)

    @classmethod
    def offered(cls) -> tuple[Setting, ...]:
        """Every setting that is offered, in the order of the fields."""
        found = OFFERED.get(cls)
        if found is None:
            found = OFFERED[cls] = tuple(
                Choice(f.name, f.metadata["values"], str(f.default), f.metadata["more"])
                if "values" in f.metadata
                else Switch(f.name)
                for f in fields(cls)
                if "carried" not in f.metadata
            )
        return found

    @classmethod
    def texts(cls) -> tuple[str, ...]:
        """The names of the texts that are carried to the table."""
        return tuple(f.name for f in fields(cls) if "carried" in f.metadata)

    @classmethod
    def of(cls, settings: Mapping[str, Any]) -> Self:
        """Settings from plain data, such as a record's; unknown or mistyped settings are refused."""
        known = {setting.name: setting for setting in cls.offered()} if settings else {}
        for name, value in settings.items():
            setting = known.get(name)
            if name in cls.texts():
                if type(value) is not str:
                    raise BadSettings("'{name}' is a text, not {value}.", "no-string", name=name, value=repr(value))
                continue
            if setting is None:
                if not known:
                    raise BadSettings("This game has no settings, so no '{name}'.", "no-settings", name=name)
                names = ", ".join(known)
                sentence = "There is no setting '{name}'; settings are {names}."
                raise BadSettings(sentence, "no-setting", name=name, names=names)
            if isinstance(setting, Switch) and type(value) is not bool:
                sentence = "The setting '{name}' is true or false, not {value}."
                raise BadSettings(sentence, "no-switch", name=name, value=repr(value))
            if isinstance(setting, Choice) and type(value) is not str:
                sentence = "The setting '{name}' is a word, not {value}."
                raise BadSettings(sentence, "no-word", name=name, value=repr(value))
        return cls(**settings)

    def to_data(self) -> dict[str, Any]:
        """The settings that differ from the usual game, as plain data."""
        values = {f.name: getattr(self, f.name) for f in fields(self)}
        usual: dict[str, Any] = {setting.name: setting.usual for setting in self.offered()}
        usual |= dict.fromkeys(self.texts(), "")
        return {name: values[name] for name in usual if values[name] != usual[name]}
