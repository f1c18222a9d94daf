"""A new game as the form of the start page says it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from biont.games import Definition
from biont.kernel import BadSettings
from biont.kernel.settings import Choice
from biont.server.opponents import EMPTY, PERSON
from biont.server.preview import LONGEST

LONGEST_SEED = 38
"""Digits of a seed."""
LONGEST_WORD = 40
"""Characters of a value that is shown to whoever chose it wrongly."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game that is about to begin: who sits where, with which settings, dice and cards."""

    colours: tuple[str, ...]
    players: tuple[str, ...]
    """Who plays the colours, one by one."""
    settings: Mapping[str, Any]
    seed: int | None
    """None where it is to be drawn."""
    pack: str
    """A pack of one's own; empty for the usual cards."""


def new_game(definition: Definition, form: Mapping[str, str], whos: Sequence[str]) -> NewGame:
    """The game that a form says; ``whos`` may sit down. What cannot be is refused with a sentence."""
    named = _named(definition, form, whos)
    seed = _seed(form)
    settings = _settings(definition, form)
    alone = definition.is_alone(settings)
    chosen = [colour for colour, who in named.items() if (f"alone-{colour}" in form if alone else who != EMPTY)]
    colours = tuple(definition.seated(chosen, settings))
    players = tuple(PERSON if alone else named[colour] for colour in colours)
    return NewGame(colours, players, settings, seed, _pack(definition, form))


def _named(definition: Definition, form: Mapping[str, str], whos: Sequence[str]) -> dict[str, str]:
    """Who has every seat."""
    named = {colour: form.get(f"seat-{colour}", EMPTY) for colour in definition.seating.names}
    for who in named.values():
        if who not in (*whos, EMPTY):
            raise BadSettings(
                "Nobody is called '{who}'; seats are for a person or one of {programs}.",
                "web-who",
                who=who[:LONGEST_WORD],
                programs=", ".join(one for one in whos if one != PERSON),
            )
    return named


def _seed(form: Mapping[str, str]) -> int | None:
    text = form.get("seed", "").strip()
    if text and not (text.isascii() and text.isdigit() and len(text) <= LONGEST_SEED):
        raise BadSettings("A seed is a number of at most 38 digits; without one the program draws it.", "web-seed")
    return int(text) if text else None


def _settings(definition: Definition, form: Mapping[str, str]) -> dict[str, Any]:
    """Every setting, and the number of what chance lays, if one was typed."""
    settings = {
        setting.name: form.get(setting.name, setting.usual)[:LONGEST_WORD]
        if isinstance(setting, Choice)
        else bool(form.get(setting.name))
        for setting in definition.settings
    }
    number = form.get(definition.preview.name, "").strip()[:LONGEST] if definition.preview else ""
    return definition.preview.numbered(number, settings) if definition.preview and number else settings


def _pack(definition: Definition, form: Mapping[str, str]) -> str:
    pack = form.get("pack", "")
    if pack and pack not in definition.library.brought():
        raise BadSettings("There is no pack '{name}' of your own here.", "web-no-pack", name=pack[:LONGEST_WORD])
    return pack
