"""Packs of one's own: folders of whoever runs the server, which can be played with by their names."""

from __future__ import annotations

import logging
import re
from pathlib import Path

from biont import games
from biont.kernel.errors import BadPack
from biont.packs.layer import HEAD

log = logging.getLogger(__name__)

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONG = 40
"""What a pack may be called, and how long its name may be: it is the name of a folder too."""


def is_name(text: str) -> bool:
    """Whether a pack may be called so."""
    return len(text) <= LONG and NAME.fullmatch(text) is not None


def is_own(place: Path) -> bool:
    """Whether a pack lies in a folder, and really there."""
    return is_name(place.name) and (place / HEAD).is_file() and not place.is_symlink()


def own_packs(library: Path) -> list[Path]:
    """The folders of the packs of one game."""
    return sorted(filter(is_own, library.glob("*")))


def bring_own(folder: Path) -> None:
    """Make all of them known to their games; the editor says what is wrong with one that cannot be read."""
    for definition in games.all_games():
        for place in own_packs(folder / definition.name):
            try:
                definition.library.bring(str(place))
            except BadPack as error:
                log.warning("The pack in %s cannot be played with: %s", place, error)
