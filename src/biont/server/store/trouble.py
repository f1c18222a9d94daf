"""What can be wrong with a database, and how a person is told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from biont.kernel import BiontError
from biont.server.store.postgres import place

FOREIGN = "foreign"
"""What is wrong with a database that another program has made."""

NEWER = "newer"
"""What is wrong with one that a newer version of this program has made."""

NO_COPY, ALTERED = "no copy", "altered"
"""What kept one from being brought to a newer version."""

OLDER = "older"
"""What is wrong with one of an older version that the mere start of a program must not change."""

MISFITS = (FOREIGN, NEWER, NO_COPY, ALTERED, OLDER)

DAMAGE = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
"""What SQLite calls a file whose bytes were turned over."""


class NoSuchGame(BiontError):
    """There is no game of that id."""


class Overtaken(BiontError):
    """Somebody else has changed the game since the page was drawn; nothing was stored."""


class Trouble(BiontError):
    """The database cannot be used now: it is locked, damaged, or there is no room; nothing was stored."""


class Damaged(BiontError):
    """What is kept of one game or campaign cannot be read; nothing else suffers from that."""


def damaged(one: str) -> Damaged:
    """The error of a game or campaign by its id."""
    sentence = "What is kept of {one} is damaged and cannot be read. Everything else here is whole."
    return Damaged(sentence, "store-damaged-row", one=one)


def is_damage(trouble: Trouble) -> bool:
    """Whether it comes of bytes in the file that are not what they were, and will not pass."""
    return _code(trouble).startswith(DAMAGE)


def _code(trouble: Trouble) -> str:
    """What SQLite calls it."""
    cause = trouble.__cause__
    if isinstance(cause, UnicodeDecodeError):
        return DAMAGE[0]
    return str(getattr(getattr(cause, "orig", None), "sqlite_errorname", ""))


def unusable(url: sa.URL, trouble: Trouble) -> Trouble:
    """Why a database cannot even be opened, where it lies, and what to do."""
    if url.get_backend_name() != "sqlite":
        return _unusable_elsewhere(url, trouble)
    place = Path(url.database or "")
    named = {"folder": str(place.parent), "file": place.name}
    cause, code = getattr(trouble.__cause__, "orig", None), _code(trouble)
    if str(trouble) in MISFITS:
        return _misfit(str(trouble), named)
    if code.startswith(("SQLITE_CANTOPEN", "SQLITE_READONLY", "SQLITE_PERM", "SQLITE_AUTH")):
        return Trouble(
            "{file} in {folder} cannot be written. Give yourself the right to write there, or name another folder with "
            "BIONT_DATA.",
            "store-closed",
            **named,
        )
    if code.startswith(("SQLITE_FULL", "SQLITE_IOERR")):
        return Trouble(
            "There is no room for games in {folder}, or its disk fails. Make room, or name another folder with "
            "BIONT_DATA.",
            "store-full",
            **named,
        )
    if code.startswith(DAMAGE):
        return Trouble(
            "{file} in {folder} is damaged, or no database at all. Move it elsewhere and start again, or name another "
            "folder with BIONT_DATA.",
            "store-damaged",
            **named,
        )
    if code.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return Trouble(
            "Another program holds {file} in {folder}. Stop it and start again, or name another folder with "
            "BIONT_DATA.",
            "store-locked",
            **named,
        )
    sentence = "The games in {folder} cannot be opened: {why}. Name another folder with BIONT_DATA, or try again later."
    return Trouble(sentence, "store-unusable", why=str(cause or trouble), **named)


def _unusable_elsewhere(url: sa.URL, trouble: Trouble) -> Trouble:
    """The same for a database that is no file."""
    where = {"database": place(url)}
    if str(trouble) == FOREIGN:
        return Trouble(
            "The database {database} belongs to another program, and was left as it is. Name an empty one.",
            "store-foreign-database",
            **where,
        )
    if str(trouble) == NEWER:
        return Trouble(
            "A newer version of Biont has brought the database {database} up to date, and this one cannot read it any "
            "more. Start the newer version.",
            "store-newer-database",
            **where,
        )
    if str(trouble) == OLDER:
        return Trouble(
            "The database {database} is of an older version. Stop every Biont that uses it, keep a copy, and bring it "
            "up to date with `biont host migrate`.",
            "store-older-database",
            **where,
        )
    # The first line alone: the driver asks questions in those after it.
    why = str(getattr(trouble.__cause__, "orig", None) or trouble).strip().partition("\n")[0]
    sentence = "The database {database} cannot be used: {why}."
    return Trouble(sentence, "store-unusable-database", why=why, **where)


def _misfit(why: str, named: dict[str, str]) -> Trouble:
    """Why a database that can be read is none for this program."""
    if why == FOREIGN:
        return Trouble(
            "{file} in {folder} is the database of another program, and was left as it is. Name another folder with "
            "BIONT_DATA.",
            "store-foreign",
            **named,
        )
    if why == NEWER:
        return Trouble(
            "A newer version of Biont has brought {file} in {folder} up to date, and this one cannot read it any more. "
            "Start the newer version, or name another folder with BIONT_DATA.",
            "store-newer",
            **named,
        )
    if why == NO_COPY:
        return Trouble(
            "{file} in {folder} is of an older version and is copied before it is changed, but there is no room for "
            "the copy. It was left as it is. Make room and start again.",
            "store-no-copy",
            **named,
        )
    return Trouble(
        "{file} in {folder} is of an older version, and bringing it up to date would have changed games. It was left "
        "as it is. Start the version that made it, and report this.",
        "store-altered",
        **named,
    )


@contextmanager
def troubled() -> Iterator[None]:
    """What the database itself complains about, as an error of the store."""
    sentence = "The games cannot be read or kept now: {why}. Nothing was changed; try again."
    try:
        yield
    except sa.exc.DBAPIError as error:
        # The first line alone: those after it may quote what somebody has written.
        raise Trouble(sentence, "store-trouble", why=str(error.orig).partition("\n")[0]) from error
    except sa.exc.TimeoutError as error:  # every connection is in use
        raise Trouble(sentence, "store-trouble", why=type(error).__name__) from error
    except UnicodeDecodeError as error:  # SQLite names what is damaged, and the name is
        raise Trouble(sentence, "store-trouble", why=error.reason) from error
